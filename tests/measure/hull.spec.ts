import {test} from '@playwright/test';
import {openFixture} from '../browser/embed';
import {print} from './print';

const WARM = 40, RUNS = 200;

/** What a figure of two hulls has that is not for everybody. */
interface Inner {
  call(name: string, ...args: unknown[]): unknown;
  settled(): Promise<void>;
  destroy(): void;
  frame: Float64Array;
}

test.use({viewport: {width: 1280, height: 760}});

// By the main thread's own time, so that what else the machine does is not in it.
test('a drag of a hull of 32 vertices: a frame without its pixels', async ({page}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.setTimeDomain', {timeDomain: 'threadTicks'});
  await session.send('Performance.enable');
  const busy = async (): Promise<number> => 1e3 * (await session.send('Performance.getMetrics')).metrics.find(({name}) => name === 'TaskDuration')!.value;
  await openFixture(page, 'one');
  for (const stage of ['faces-a', 'edges', 'clip', 'contacts']) {
    const [slots, space] = await page.evaluate(async (stage) => {
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
      canvas.beginPath();
      canvas.clip(); // nothing is inside
      figure.call('grab', ray(0.2));
      Object.assign(window, {figure, drag: async (i: number) => {
        figure.call('drag', ray(0.2 + 0.3 * Math.sin(i / 20)));
        for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
      }});
      return [figure.frame.length, main.querySelector('.cs-space') !== null] as const;
    }, stage);
    const idle: number[] = [], frames: number[] = [];
    for (let i = 0; i < WARM + RUNS; i++) {
      const times = [await busy()];
      await page.evaluate(async () => { for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame); });
      times.push(await busy());
      await page.evaluate((i) => (window as unknown as {drag(i: number): Promise<void>}).drag(i), i);
      times.push(await busy());
      if (i < WARM) continue;
      idle.push(times[1]! - times[0]!);
      frames.push(times[2]! - times[1]!);
    }
    await page.evaluate(() => {
      const {figure} = window as unknown as {figure: Inner};
      figure.call('drop');
      figure.destroy();
    });
    console.log(`${stage}: a frame of ${slots.toLocaleString('en')} slots, ${space ? 'in space' : 'flat'}`);
    print('  the drag with its picture and panel', frames);
    print('  as long, without a drag: what measuring takes of it', idle);
  }
});
