import {test} from '@playwright/test';
import {openFixture, wasmMemory, watchMemory} from '../browser/embed';
import {print} from './print';

const WARM = 60;
const RUNS = 120;
const HISTORY = 660;
const MB = 1e6;

/** What a world has that is not for everybody. */
interface Inner {
  call(name: string, ...args: unknown[]): void;
  draw(): void;
  setScene(id: string): void;
  step(n?: number): void;
  back(n: number): void;
  frame: Float64Array;
}

test.use({viewport: {width: 1280, height: 760}});

test('a world of 5,050 bodies: step, copy, draw', async ({page}) => {
  await openFixture(page, 'one');
  for (const scene of ['pyramid', 'drop-2000', 'pyramid-100']) {
    const {steps, copies, draws, pixels, slots} = await page.evaluate(async ({scene, warm, runs}) => {
      const world = window.cs.mount(document.querySelector('main')!, {lab: 'world', scene}) as unknown as Inner;
      const canvas = document.querySelector('canvas')!.getContext('2d')!;
      const time = (run: () => void): number => {
        const start = performance.now();
        run();
        return performance.now() - start;
      };
      const steps: number[] = [], copies: number[] = [], draws: number[] = [], pixels: number[] = [];
      world.step(warm);
      for (let i = 0; i < runs; i++) {
        const both = time(() => world.call('step', 1));
        const copy = time(() => world.call('step', 0)); // nothing but the frame
        steps.push(both - copy);
        copies.push(copy);
        const draw = time(() => world.draw());
        draws.push(draw);
        pixels.push(draw + time(() => canvas.getImageData(0, 0, 1, 1))); // waits for the pixels
        await new Promise(requestAnimationFrame);
      }
      return {steps, copies, draws, pixels, slots: world.frame.length};
    }, {scene, warm: WARM, runs: RUNS});
    console.log(`${scene}: a frame of ${slots.toLocaleString('en')} slots`);
    print('  step', steps);
    print('  frame and copy', copies);
    print('  draw, until the call returns', draws);
    print('  draw, until the pixels are there', pixels);
  }
});

test('memory of a world of 5,050 bodies', async ({page}) => {
  await watchMemory(page);
  await openFixture(page, 'one');
  const at = async (what: string): Promise<void> => console.log(`wasm memory ${what}: ${((await wasmMemory(page)) / MB).toFixed(1)} MB`);
  await at('with the engine alone');
  await page.evaluate(() => {
    window.figures[0]!.destroy();
    Object.assign(window, {world: window.cs.mount(document.querySelector('main')!, {lab: 'world', scene: 'pyramid-100'})});
  });
  await at('with the pyramid of 100 rows');
  const step = (n: number): Promise<void> => page.evaluate((n) => {
    const {world} = window as unknown as {world: Inner};
    for (let i = 0; i < n; i++) world.call('step', 1);
  }, n);
  await step(1);
  await at('after its first step');
  await step(HISTORY - 1);
  await at(`after ${HISTORY} steps, with the whole history`);
  const back = await page.evaluate(() => {
    const {world} = window as unknown as {world: Inner};
    const took: number[] = [];
    for (let i = 0; i < 20; i++) {
      const start = performance.now();
      world.call('back', 1);
      took.push(performance.now() - start);
    }
    return took;
  });
  print('a step back', back);
  await at('after steps back');
  for (let i = 0; i < 3; i++) {
    await page.evaluate(() => (window as unknown as {world: Inner}).world.call('reset'));
    await step(HISTORY);
    await at('begun anew, with the whole history again');
  }
});
