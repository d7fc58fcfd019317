import {test} from '@playwright/test';
import {openFixture} from '../browser/embed';
import {print} from './print';

const WARM = 60, RUNS = 300;

interface Inner {
  call(name: string, ...args: unknown[]): unknown;
  settled(): Promise<void>;
  destroy(): void;
  frame: Float64Array;
}

test.use({viewport: {width: 1280, height: 760}});

test('a drag of a hull of 32 vertices: a frame without its pixels', async ({page}) => {
  await openFixture(page, 'one');
  for (const stage of ['faces-a', 'edges', 'clip', 'contacts']) {
    const told = await page.evaluate(async ({stage, warm, runs}) => {
      const main = document.querySelector('main')!;
      main.replaceChildren();
      main.style.height = '700px';
      const ball = (count: number, twist: number): [number, number, number][] => Array.from({length: count}, (_, i) => {
        const z = 1 - 2 * (i + 0.5) / count, turn = i * Math.PI * (3 - Math.sqrt(5)) + twist, flat = Math.sqrt(1 - z * z);
        return [flat * Math.cos(turn), flat * Math.sin(turn), z];
      });
      const figure = window.cs.mount(main, {lab: 'hull', controls: 'full', stage, hulls: {a: {points: ball(32, 0)}, b: {points: ball(32, 0.4), position: [0.2, 0.1, 1.7]}}} as object) as unknown as Inner;
      await figure.settled();
      const canvas = main.querySelector('canvas')!.getContext('2d')!, ray = (x: number): Float64Array => Float64Array.of(x, 0.1, 9, 0, 0, -1, 0, 0, 1, 0.004, 0, 0, 0);
      const time = (run: () => void): number => {
        const start = performance.now();
        run();
        return performance.now() - start;
      };
      const frames: number[] = [], calls: number[] = [], rests: number[] = [], space = main.querySelector('.cs-space') !== null;
      canvas.beginPath();
      canvas.clip(); // clips everything away
      let spent = 0;
      const before = window.requestAnimationFrame, frame = (): Promise<number> => new Promise((done) => { before.call(window, done); });
      window.requestAnimationFrame = (run) => before.call(window, (now) => { spent += time(() => run(now)); });
      figure.call('grab', ray(0.2));
      for (let i = 0; i < warm + runs; i++) {
        spent = 0;
        const call = time(() => figure.call('drag', ray(0.2 + 0.3 * Math.sin(i / 20))));
        await frame();
        await frame();
        if (i < warm) continue;
        calls.push(call);
        rests.push(spent);
        frames.push(call + spent);
      }
      window.requestAnimationFrame = before;
      figure.call('drop');
      const slots = figure.frame.length;
      figure.destroy();
      return {frames, calls, rests, slots, space};
    }, {stage, warm: WARM, runs: RUNS});
    console.log(`${stage}: a frame of ${told.slots.toLocaleString('en')} slots, ${told.space ? 'in space' : 'flat'}`);
    print('  the drag: collide, words, frame, and the pictures without their pixels', told.calls);
    print('  the panel, in the animation frames that follow', told.rests);
    print('  both', told.frames);
  }
});
