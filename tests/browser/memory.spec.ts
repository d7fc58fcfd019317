import type {CDPSession} from '@playwright/test';
import type {SceneBody} from '../../web/src/engine';
import {openFixture, wasmMemory, watchMemory} from './embed';
import {expect, test} from './lab';
import {type Held, LARGEST, MOST, PART, prepare, WARM, WEAR} from './wear';

interface Memory { heap: number; wasm: number; nodes: number; listeners: number }

const MB = 2 ** 20;
/** Bounds of the leaks of 800 more mounts together. A leak of one node per mount would be 800. */
const BOUNDS = {heap: 1 * MB, wasm: 1 * MB, nodes: 400, listeners: 20};

async function memory(session: CDPSession, wasm: () => Promise<number>): Promise<Memory> {
  for (let i = 0; i < 3; i++) await session.send('HeapProfiler.collectGarbage');
  const {metrics} = await session.send('Performance.getMetrics');
  const get = (name: string): number => metrics.find((metric) => metric.name === name)!.value;
  return {heap: get('JSHeapUsedSize'), nodes: get('Nodes'), listeners: get('JSEventListeners'), wasm: await wasm()};
}

test('a thousand mounts and destroys leak no memory', {tag: '@long'}, async ({page}, testInfo) => {
  test.setTimeout(180_000);
  await watchMemory(page);
  await openFixture(page, 'one');
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const wasm = (): Promise<number> => wasmMemory(page);
  const mount = (times: number): Promise<void> => page.evaluate(async (times) => {
    const place = document.querySelector('main')!;
    const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);
    for (let i = 0; i < times; i++) {
      const figure = window.cs.mount(place, {scene: i % 2 === 0 ? 'both-clip' : 'keep-drops', stage: 'contacts'});
      figure.on('stage', () => {});
      figure.prev();
      figure.setPose({a: {x: 0.1}});
      figure.destroy();
      await frame();
    }
    await frame();
    window.figures = [];
  }, times);

  // The last figures may not be collected yet, so the least of a few counts is compared.
  const settled = async (): Promise<Memory> => {
    const looks: Memory[] = [];
    for (let look = 0; look < 6; look++) {
      await mount(1);
      looks.push(await memory(session, wasm));
    }
    return looks.reduce((least, look) => look.nodes < least.nodes ? look : least);
  };
  await mount(200);
  const before = await settled();
  await mount(800);
  const after = await settled();
  const grown = Object.fromEntries(Object.keys(BOUNDS).map((name) => [name, after[name as keyof Memory] - before[name as keyof Memory]]));
  const told = JSON.stringify({before, after, grown});
  testInfo.annotations.push({type: 'memory', description: told});
  if (process.env.CLIPSTAGE_TELL) process.stdout.write(`${told}\n`);
  for (const [name, bound] of Object.entries(BOUNDS)) expect(grown[name], `${name}: ${told}`).toBeLessThanOrEqual(bound);
  await expect(page.locator('.cs-figure')).toHaveCount(0);
});

test('a hundred thousand drags, steps and mounts leak nothing', {tag: '@engine-all'}, async ({page, browserName}, testInfo) => {
  test.setTimeout(600_000);
  await openFixture(page, 'one');
  await page.evaluate(`(${prepare})(cs, document.querySelector('main'))`);
  const session = browserName === 'chromium' ? await page.context().newCDPSession(page) : undefined;
  await session?.send('Performance.enable');
  const look = async (): Promise<Held & Partial<Memory>> => ({...session ? await memory(session, async () => 0) : {}, ...await page.evaluate(() => window.wear.held())});
  const wear = async (part: number): Promise<void> => {
    await page.evaluate((count) => window.wear.mounts(count), WEAR.mounts * part);
    await page.evaluate((count) => window.wear.drag(count, 20), WEAR.drag * part);
    await page.evaluate((count) => window.wear.steps(count), WEAR.steps * part);
  };
  const rest = (): Promise<void> => page.evaluate(async () => { // objects are released in animation frames, on a busy machine in later ones
    for (let last = -1, now = 0; now !== last;) {
      last = now;
      for (let i = 0; i < 15; i++) await new Promise(requestAnimationFrame);
      now = window.wear.held().references;
    }
  });
  await wear(WARM);
  await rest();
  // A leak grows with each part, so the smaller growth of two parts counts.
  const looks = [await look()];
  for (let i = 0; i < 2; i++) {
    await wear(PART);
    await rest();
    looks.push(await look());
  }
  const told = JSON.stringify(looks);
  testInfo.annotations.push({type: 'memory', description: told});
  if (process.env.CLIPSTAGE_TELL) process.stdout.write(`${told}\n`);
  expect(looks.at(-1)!.bytes, told).toBeLessThanOrEqual(LARGEST);
  for (const [name, most] of Object.entries({...BOUNDS, ...MOST})) {
    const [before, between, after] = looks.map((held) => held[name as keyof Held] ?? 0) as [number, number, number];
    expect(Math.min(between - before, after - between), `${name}: ${told}`).toBeLessThanOrEqual(most);
  }
});

test('a world of 5,051 bodies takes less than 64 MB, and its history of 660 steps no more than its budget', async ({page}) => {
  test.setTimeout(180_000);
  const LIMIT = 64 * MB, BUDGET = 96 * MB; // Budget in wasm/lab/world/run/history.go
  await watchMemory(page);
  await openFixture(page, 'one');
  await page.evaluate(() => {
    window.figures[0]!.destroy();
    window.world = window.cs.mount(document.querySelector('main')!, {lab: 'world', scene: 'pyramid-100'});
    window.world.step();
  });
  const first = await wasmMemory(page);
  expect(first).toBeLessThan(LIMIT);
  await page.evaluate(() => {
    for (let step = 0; step < 659; step++) window.world.step();
    window.world.back();
  });
  expect(await page.evaluate(() => [window.world.steps, window.world.frame.length > 0])).toEqual([659, true]);
  expect(await wasmMemory(page) - first).toBeLessThan(BUDGET);
});

test('a large world, mounted anew or with a new scene, reuses the memory of the last one', {tag: '@long'}, async ({page}) => {
  test.setTimeout(180_000);
  await watchMemory(page);
  await openFixture(page, 'one');
  await page.evaluate(() => window.figures[0]!.destroy());
  const times = (count: number, load: boolean): Promise<void> => page.evaluate(async ({count, load}) => {
    const bodies: SceneBody[] = [{width: [400, 2], mass: null, position: [0, -1]}];
    for (let row = 0; row < 100; row++) {
      for (let i = 0; i < 100 - row; i++) bodies.push({width: [1, 1], mass: 1, position: [1.1 * i + 0.55 * row, 0.5 + row]});
    }
    for (let i = 0; i < count; i++) {
      const world = window.cs.mount(document.querySelector('main')!, load ? {lab: 'world'} : {lab: 'world', scene: 'pyramid-100'});
      if (load) await world.loadScene({version: 1, bodies});
      world.step(20);
      world.destroy();
      await new Promise(requestAnimationFrame);
    }
  }, {count, load});
  for (const load of [false, true]) {
    await times(12, load); // by then the holes of one world fit the next, despite small objects of its controls between
    const grown: number[] = [];
    // The time of a collection depends on the machine's load, so memory sometimes grows. A leak would make it grow each time.
    for (let round = 0; round < 3 && !grown.some((bytes) => bytes <= 2 * MB); round++) {
      const before = await wasmMemory(page);
      await times(10, load);
      grown.push(await wasmMemory(page) - before);
    }
    expect(Math.min(...grown), `${grown} bytes with ${load ? 'scenes loaded' : 'worlds mounted'}`).toBeLessThanOrEqual(2 * MB);
  }
});
