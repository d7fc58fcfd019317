import type {HullFigure} from '../../web/src/labs/hull/figure';
import {openFixture, wasmMemory, watchMemory} from './embed';
import {expect, say, test} from './lab';
import {WEBGL, contextsOf, watchContexts} from './webgl';

test.use(WEBGL);

const MOST = 16;
const MB = 2 ** 20;
/** Bounds of the leaks of 200 mounts together. A leak of one node per mount would be 200, and of each picture's typed array 2 MB. */
const BOUNDS = {heap: 1 * MB, wasm: 1 * MB, nodes: 200, listeners: 20, contexts: 0, live: 64_000, references: 20};

test('two hundred figures in space are mounted and destroyed without leaks of memory or contexts', {tag: '@long'}, async ({page}, testInfo) => {
  test.setTimeout(600_000); // software rendering is slow
  await watchMemory(page);
  await watchContexts(page);
  await openFixture(page, 'one');
  await page.evaluate(() => {
    window.figures[0]!.destroy();
    document.querySelector('main')!.style.cssText = 'flex: none; width: 420px; height: 300px'; // a small picture, for speed
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');

  const mount = (times: number): Promise<number> => page.evaluate(async (times) => {
    const place = document.querySelector('main')!, stages = ['faces-a', 'edges', 'clip', 'contacts'] as const;
    let most = 0;
    for (let i = 0; i < times; i++) {
      const figure = window.cs.mount(place, {lab: 'hull', preset: i % 2 === 0 ? 'tilted-box' : 'spin', stage: stages[i % 4]!});
      figure.on('stage', () => {});
      while (place.querySelector('.cs-space') === null) await new Promise((done) => { setTimeout(done, 2); });
      await new Promise(requestAnimationFrame); // the figure is drawn in this frame
      figure.next();
      figure.setHulls({b: {position: [0.1, 0, 0.9]}});
      most = Math.max(most, window.contexts.filter((one) => one.deref()?.isContextLost() === false).length);
      figure.destroy();
      await new Promise(requestAnimationFrame);
    }
    window.figures = [];
    return most;
  }, times);
  const look = async (): Promise<typeof BOUNDS> => {
    for (let i = 0; i < 3; i++) await session.send('HeapProfiler.collectGarbage');
    const {metrics} = await session.send('Performance.getMetrics');
    const get = (name: string): number => metrics.find((metric) => metric.name === name)!.value;
    const held = await page.evaluate(() => {
      interface Inner { programs: Map<string, {instance: {exports: {collect(): void; live(): number}; go: {_values: unknown[]; _idPool: unknown[]}}}> }
      const {exports, go} = (window.cs as unknown as Inner).programs.get('hull')!.instance;
      for (let i = 0; i < 3; i++) exports.collect();
      return {live: exports.live(), references: go._values.length - go._idPool.length};
    });
    return {heap: get('JSHeapUsedSize'), nodes: get('Nodes'), listeners: get('JSEventListeners'), wasm: await wasmMemory(page), contexts: (await contextsOf(page)).live, ...held};
  };
  /** The one of four measurements with the fewest DOM nodes: in the others, destroyed figures may not be collected yet. */
  const settled = async (): Promise<typeof BOUNDS> => {
    const looks: typeof BOUNDS[] = [];
    for (let i = 0; i < 4; i++) {
      await mount(1);
      looks.push(await look());
    }
    return looks.reduce((least, one) => one.nodes < least.nodes ? one : least);
  };
  await mount(10);
  const before = await settled(), most = await mount(200), after = await settled();
  const told = JSON.stringify({before, after, most});
  testInfo.annotations.push({type: 'memory', description: told});
  if (process.env.CLIPSTAGE_TELL) process.stdout.write(`${told}\n`);
  expect(most).toBe(1);
  for (const [name, bound] of Object.entries(BOUNDS)) expect(after[name as keyof typeof BOUNDS] - before[name as keyof typeof BOUNDS], `${name}: ${told}`).toBeLessThanOrEqual(bound);
  await expect(page.locator('canvas')).toHaveCount(0);
});

test('twelve figures on a page are in space; if contexts run out the oldest in sight are flat, and say so', {tag: '@long'}, async ({page, faults}) => {
  test.slow();
  faults.allow(/Too many active WebGL contexts/); // the browser's own words
  await watchContexts(page);
  await openFixture(page, 'one');
  await page.evaluate(async () => {
    window.figures.pop()!.destroy();
    await new Promise(requestAnimationFrame);
  });
  const mount = (count: number): Promise<void> => page.evaluate(async (count) => {
    const main = document.querySelector('main')!;
    for (let i = 0; i < count; i++) {
      const place = document.createElement('div');
      place.style.cssText = 'width: 600px; height: 420px';
      main.append(place);
      window.figures.push(window.cs.mount(place, {lab: 'hull', controls: 'minimal', stage: 'contacts'}) as never);
    }
    for (let i = 0; i < 2000 && document.querySelectorAll('.cs-space').length < main.children.length; i++) await new Promise((done) => { setTimeout(done, 10); });
  }, count);
  await mount(12);
  expect((await contextsOf(page)).live).toBe(12);
  await expect(page.locator('.cs-space')).toHaveCount(12);
  await expect(page.locator('.cs-flat:visible')).toHaveCount(0);

  await mount(8);
  await expect.poll(async () => (await contextsOf(page)).live).toBeLessThanOrEqual(MOST);
  const flat = page.locator('.cs-flat:not([hidden])');
  await expect(flat).toHaveCount(3);
  for (const notice of await flat.all()) await expect(notice).toHaveText(say('page.space.lost'));
  const wrong = await page.evaluate(() => [...document.querySelectorAll<HTMLElement>('.cs-hull')].map((figure, i) => {
    figure.querySelector<HTMLElement>('[aria-label="Previous stage"]')!.click();
    return figure.dataset['stage'] === 'reduce' || figure.dataset['stage'] === 'keep' ? '' : `${i} is at ${figure.dataset['stage']}`;
  }).filter(Boolean));
  expect(wrong).toEqual([]);
  // The fourth figure was out of sight when it lost its context. It gets another context when it is seen.
  const fourth = page.locator('.cs-hull').nth(3);
  await expect(fourth.locator('.cs-space')).toHaveCount(0);
  await fourth.scrollIntoViewIfNeeded();
  await expect(fourth.locator('.cs-space')).toBeVisible();
  await expect(fourth.locator('.cs-flat')).toBeHidden();
  await page.evaluate(async () => {
    for (const figure of window.figures as unknown as HullFigure[]) figure.destroy();
    await new Promise(requestAnimationFrame);
  });
});
