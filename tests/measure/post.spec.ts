import type {Browser, Page} from '@playwright/test';
import {expect, iframe, test} from '../browser/post';
import {OPEN} from '../browser/server';
import {keepLongTasks, longTasks, median, memory} from './watch';

const RUNS = 3;

/** The pause before a post's memory is measured, ms. */
const REST = 2000;

/** The bounds of twelve elements relative to one. */
const MOST = {bytes: 1.3, memory: 2};

const NUMBERS = {
  bytes: 'bytes', requests: 'requests', first: 'first stage, ms', last: 'last stage, ms', memory: 'memory, MB', more: 'memory beyond no figure, MB',
  tasks: 'long tasks', blocked: 'beyond 50 ms in sum, ms', longest: 'the longest, ms',
} as const;

type Measured = Record<keyof typeof NUMBERS, number>;

const FIGURES = ['deep', 'both-clip', 'keep-drops', 'resting', 'thin', 'near-tie', 'corner-down', 'edge-on-edge', 'separated-a', 'same-centre', 'overlap-no-contact', 'corner-touch'];

const POSTS = [
  {name: 'no figure', count: 0, by: 'element'},
  {name: 'one, by iframe', count: 1, by: 'iframe'},
  {name: 'twelve, by iframe', count: 12, by: 'iframe'},
  {name: 'one, by element', count: 1, by: 'element'},
  {name: 'twelve, by element', count: 12, by: 'element'},
] as const;

type Name = typeof POSTS[number]['name'];
type How = typeof POSTS[number]['by'];

/** A post of twelve parts, scrolled from top to end. The first parts have figures. */
test('twelve figures in a post, by iframe and by element, beside one and none', async ({browser, blog}) => {
  test.slow();
  const words = `<p>${'Cut the incident edge at the two lines that run through the ends of the reference face. '.repeat(8)}</p>`;
  const tag = {
    iframe: (preset: string): string => iframe(`${OPEN}embed.html?preset=${preset}&stage=keep`),
    element: (preset: string): string => `<clip-stage preset="${preset}" stage="keep" height="480"></clip-stage>`,
  };
  const runs = new Map(POSTS.map(({name}): [Name, Measured[]] => [name, []]));
  for (let run = 0; run < RUNS; run++) {
    for (const {name, count, by} of POSTS) {
      const script = by === 'element' && count > 0 ? `<script type="module" src="${OPEN}clip-stage.js"></script>` : '';
      const body = FIGURES.map((preset, i) => words + (i < count ? tag[by](preset) : '')).join('');
      runs.get(name)!.push(await measure(browser, blog.publish(script + body), count, by));
    }
  }
  const of = (name: Name, key: keyof Measured): number => median(runs.get(name)!.map((run) => run[key]));
  for (const run of [...runs.values()].flat()) run.more = run.memory - of('no figure', 'memory');
  const columns = Object.entries(NUMBERS) as [keyof Measured, string][], cell = (text: string, i: number): string => text.padStart(columns[i]![1].length);
  console.log(`A post of twelve parts, read to its end; medians of ${RUNS}, each with an empty cache. Memory is the proportional set size of all renderers.`);
  console.log([''.padEnd(20), ...columns.map(([, title]) => title)].join('  '));
  for (const {name} of POSTS) console.log([name.padEnd(20), ...columns.map(([key], i) => cell(Math.round(of(name, key)).toLocaleString('en'), i))].join('  '));
  const ratio = (key: keyof Measured, by: How): number => of(`twelve, by ${by}`, key) / of(`one, by ${by}`, key);
  for (const by of ['iframe', 'element'] as const) console.log(`twelve to one, by ${by}: ${ratio('bytes', by).toFixed(2)} times the bytes, ${ratio('memory', by).toFixed(2)} times the memory`);
  expect(ratio('bytes', 'element')).toBeLessThanOrEqual(MOST.bytes);
  expect(ratio('memory', 'element')).toBeLessThanOrEqual(MOST.memory);
});

async function measure(browser: Browser, url: string, count: number, by: How): Promise<Measured> {
  const context = await browser.newContext({viewport: {width: 1280, height: 800}});
  try {
    await keepLongTasks(context);
    const page = await context.newPage(), session = await context.newCDPSession(page);
    let bytes = 0, requests = 0;
    session.on('Network.loadingFinished', ({encodedDataLength}) => {
      bytes += encodedDataLength;
      requests++;
    });
    await session.send('Network.enable');
    await page.goto(url);
    await read(page, by === 'iframe' ? 'iframe' : 'clip-stage', count);
    const drawn = await drawings(page);
    expect(drawn, 'figures that are drawn').toHaveLength(count);
    const tasks = await longTasks(page);
    await session.send('HeapProfiler.collectGarbage');
    await page.waitForTimeout(REST);
    return {
      bytes, requests, first: Math.min(...drawn, count > 0 ? Infinity : 0), last: Math.max(0, ...drawn), memory: await memory(browser), more: 0,
      tasks: tasks.length, blocked: tasks.reduce((sum, task) => sum + task - 50, 0), longest: Math.max(0, ...tasks),
    };
  } finally {
    await context.close();
  }
}

/** Scrolls a post from figure to figure, each once it can be stepped, and to its end. */
async function read(page: Page, tag: string, count: number): Promise<void> {
  for (let i = 0; i < count; i++) {
    const one = page.locator(tag).nth(i);
    await one.scrollIntoViewIfNeeded();
    const figure = tag === 'iframe' ? one.contentFrame().locator('.cs-figure[data-stage]') : one.locator('.cs-figure[data-stage]');
    await figure.waitFor({timeout: 60_000});
  }
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(async () => (await drawings(page)).length, {timeout: 60_000}).toBe(count);
}

/** When each figure was first drawn, ms after the navigation. */
async function drawings(page: Page): Promise<number[]> {
  const start = await page.evaluate(() => performance.timeOrigin);
  const times = await Promise.all(page.frames().map((frame) => frame.evaluate(() => performance.getEntriesByName('clipstage-drawn').map(({startTime}) => performance.timeOrigin + startTime)).catch(() => [])));
  return times.flat().map((time) => time - start);
}

/** Sixty elements, read to the end and back. The farthest ones release their pictures. */
for (const [lab, tag] of [['pairs', 'preset="both-clip" stage="keep"'], ['worlds', 'lab="world" scene="pyramid"'], ['hulls', 'lab="hull" stage="clip"']] as const) {
  test(`sixty elements in a post, read to the end and back: ${lab}`, async ({browser, blog}) => {
    test.slow();
    const count = 60, context = await browser.newContext({viewport: {width: 1280, height: 800}});
    const page = await context.newPage(), session = await context.newCDPSession(page), figures = page.locator('clip-stage');
    await page.goto(blog.publish(`<script type="module" src="${OPEN}clip-stage.js"></script>${`<p>Words</p><clip-stage ${tag} height="480"></clip-stage>`.repeat(count)}`));
    const to = async (n: number): Promise<void> => {
      await figures.nth(n).scrollIntoViewIfNeeded();
      await figures.nth(n).locator('.cs-figure:is([data-stage], [data-step])').waitFor({timeout: 60_000});
    };
    const used = async (): Promise<string> => {
      await session.send('HeapProfiler.collectGarbage');
      await page.waitForTimeout(REST);
      return (await memory(browser)).toFixed(0);
    };
    await to(0);
    const one = await used();
    for (let i = 1; i < count; i++) await to(i);
    const all = await used();
    for (let i = count - 2; i >= 0; i--) await to(i);
    console.log(`${lab}: ${one} MB with the first ones, ${all} MB at the end, ${await used()} MB back at the beginning`);
    await context.close();
  });
}
