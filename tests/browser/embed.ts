import {expect, type Page} from '@playwright/test';
import type * as engine from '../../web/src/engine';
import {FIXTURES} from './server';

declare global {
  /** The globals that the pages of fixtures/ set for the tests. */
  interface Window {
    clipstage: typeof engine;
    cs: engine.Engine;
    figures: engine.Figure[];
    mount(): engine.Figure[];
    /** Set by watchMemory. */
    memories: WebAssembly.Memory[];
  }
}

/**
 * Opens a page of fixtures/ and waits for its figures. It also waits for the World lab's drawing code, so that later
 * figures of both labs are drawn at once.
 */
export async function openFixture(page: Page, name: 'one' | 'two'): Promise<void> {
  await page.goto(`${FIXTURES}${name}.html`);
  await page.waitForFunction(() => window.figures !== undefined);
  await page.evaluate(async () => {
    await Promise.all(window.figures.map((figure) => figure.settled()));
    const drawn = (): number => performance.getEntriesByName('clipstage-drawn').length, before = drawn();
    const world = window.cs.mount(document.createElement('div'), {lab: 'world'}); // outside the page, so that no size changes
    while (drawn() === before) await new Promise((resolve) => setTimeout(resolve));
    world.destroy();
    for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame); // the world's controls are removed in these frames
  });
}

/** Mounts the figures of a page of fixtures/ again, for a test's next step. Nothing of the previous step may remain. */
export async function mountAnew(page: Page): Promise<void> {
  expect(await page.evaluate(async () => {
    for (const figure of window.figures) figure.destroy();
    await new Promise(requestAnimationFrame);
    return [...document.body.querySelectorAll('*')].map((element) => element.cloneNode(false) as Element).map(({outerHTML}) => outerHTML)
      .filter((html) => !/^<(header|main|div|script type="module")><\//.test(html));
  }), 'left in the page').toEqual([]);
  await page.evaluate(async () => {
    window.figures = window.mount();
    await Promise.all(window.figures.map((figure) => figure.settled()));
    for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
  });
}

/** Lets wasmMemory see the programs that the page loads next. */
export async function watchMemory(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.memories = [];
    for (const name of ['instantiate', 'instantiateStreaming'] as const) {
      const before = WebAssembly[name] as (...args: unknown[]) => Promise<{instance?: WebAssembly.Instance} & WebAssembly.Instance>;
      Object.assign(WebAssembly, {async [name](...args: unknown[]) {
        const result = await before.apply(WebAssembly, args);
        const {exports} = result.instance ?? result;
        window.memories.push((exports['memory'] ?? exports['mem']) as WebAssembly.Memory); // TinyGo's, Go's
        return result;
      }});
    }
  });
}

/** The bytes of the memories of all labs' programs. */
export function wasmMemory(page: Page): Promise<number> {
  return page.evaluate(() => window.memories.reduce((sum, {buffer}) => sum + buffer.byteLength, 0));
}
