import type {Browser, Page} from '@playwright/test';
import {iframe, send, test} from '../browser/post';
import {STRICT} from '../browser/server';
import {keepLongTasks, longTasks, median, memory} from './watch';

const RUNS = 3;

/** The pause after a post's figures are ready, ms. Downloads and garbage collections finish in it. */
const REST = 1000;

/** The duration of a processor measurement, ms. */
const WATCH = 4000;

interface Measured {
  bytes: number; // over the network, with headers
  requests: number;
  first: number; // from the navigation to a figure's first drawn stage, ms
  last: number;
  longTasks: number;
  blocked: number; // the total time of long tasks beyond their first 50 ms
  longest: number;
  memory: number; // proportional set size of the page's processes, MB
  idle: number; // processor time of the page's processes while nothing plays, ms per second
  playing: number; // the same after every world was told to play; only the first is in sight
  taken: number[]; // the steps of each world in that time
}

/** Ten pairs at one stage, and worlds alternating with pairs. */
const PAIRS = ['deep', 'both-clip', 'keep-drops', 'resting', 'thin', 'near-tie', 'corner-down', 'edge-on-edge', 'separated-a', 'same-centre'].map((preset) => `preset=${preset}&stage=keep`);
const MIXED = ['lab=world&scene=pyramid&step=60', PAIRS[0]!, 'lab=world&scene=dominos&step=100&layers=bodies,contacts,impulses&plots=energy', PAIRS[1]!, 'lab=world&scene=vertical-stack&step=60&pick=1,2&stage=solve', PAIRS[2]!];

const KINDS = [
  {name: 'no figure', figures: [], attributes: ''},
  {name: 'one figure', figures: PAIRS.slice(0, 1), attributes: ''},
  {name: 'one world', figures: MIXED.slice(0, 1), attributes: ''},
  {name: 'ten figures, all at once', figures: PAIRS, attributes: ''},
  {name: 'ten figures, loading=lazy', figures: PAIRS, attributes: 'loading="lazy"'},
  {name: 'three worlds and three pairs, all at once', figures: MIXED, attributes: ''},
  {name: 'three worlds and three pairs, loading=lazy', figures: MIXED, attributes: 'loading="lazy"'},
];

test('a post with figures, beside the same post without', async ({browser, blog}) => {
  test.slow();
  const words = `<p>${'Cut the incident edge at the two lines that run through the ends of the reference face. '.repeat(8)}</p>`;
  const all = new Map(KINDS.map(({name}) => [name, [] as Measured[]]));
  for (let run = 0; run < RUNS; run++) {
    for (const {name, figures, attributes} of KINDS) {
      const body = PAIRS.map((_, i) => words + (i < figures.length ? iframe(`${STRICT}embed.html?${figures[i]}`, attributes) : '')).join('');
      all.get(name)!.push(await measure(browser, blog.publish(body), figures));
    }
  }
  const bare = median(all.get('no figure')!.map(({memory}) => memory));
  for (const [name, runs] of all) {
    const of = (key: Exclude<keyof Measured, 'taken'>): number => median(runs.map((run) => run[key]));
    const spread = (key: Exclude<keyof Measured, 'taken'>): string => `${of(key).toFixed(0)} (${Math.min(...runs.map((run) => run[key])).toFixed(0)} to ${Math.max(...runs.map((run) => run[key])).toFixed(0)})`;
    console.log(`${name}: ${of('bytes').toLocaleString('en')} bytes in ${of('requests')} requests; first drawn stage of the first ${spread('first')} ms, of the last ${spread('last')} ms; `
      + `long tasks ${of('longTasks')}, the longest ${of('longest').toFixed(0)} ms, beyond 50 ms ${of('blocked').toFixed(0)} ms in sum; `
      + `memory of the page's processes (PSS) ${of('memory').toFixed(0)} MB, ${(of('memory') - bare).toFixed(0)} more than without; processor ${spread('idle')} ms a second while nothing plays`
      + (runs[0]!.taken.length > 0 ? `, ${spread('playing')} while the worlds have been told to play, which take ${runs[0]!.taken.join(', ')} steps in ${WATCH / 1000} s` : '') + `; medians of ${RUNS}, each with an empty cache`);
  }
});

async function measure(browser: Browser, url: string, figures: readonly string[]): Promise<Measured> {
  const context = await browser.newContext({viewport: {width: 1280, height: 800}});
  try {
    await keepLongTasks(context);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    let bytes = 0, requests = 0;
    session.on('Network.loadingFinished', ({encodedDataLength}) => {
      bytes += encodedDataLength;
      requests++;
    });
    await session.send('Network.enable');
    await page.goto(url);
    if (figures.length > 0) await page.frames()[1]!.waitForSelector('.cs-figure:is([data-stage], [data-step])', {timeout: 60_000});
    let count = -1;
    const drawn = async (): Promise<number[]> => {
      const start = await page.evaluate(() => performance.timeOrigin);
      const times = await Promise.all(page.frames().filter((frame) => frame.url().includes('/embed.html')).map((frame) => frame.evaluate(() => {
        const [mark] = performance.getEntriesByName('clipstage-drawn');
        return mark === undefined ? -1 : performance.timeOrigin + mark.startTime;
      }).catch(() => -1)));
      return times.filter((time) => time > 0).map((time) => time - start);
    };
    // A distant lazy frame is not loaded. Loaded frames out of sight start late.
    const here = (): number => page.frames().filter((frame) => frame.url().includes('/embed.html')).length;
    for (let now = 0; now !== count || now < here();) {
      count = now;
      await page.waitForTimeout(REST);
      now = (await drawn()).length;
    }
    const times = await drawn();
    const tasks = await longTasks(page);
    const used = await memory(browser), idle = await processor(browser, page);
    const worlds = figures.flatMap((query, n) => (query.includes('world') ? [n] : [])), before = await steps(page);
    for (const n of worlds) await send(page, {source: 'clipstage', v: 1, type: 'playWorld', payload: {on: true}}, n);
    const playing = worlds.length > 0 ? await processor(browser, page) : 0, after = await steps(page);
    return {
      idle, playing, taken: worlds.map((n) => (after[n] ?? 0) - (before[n] ?? 0)),
      bytes, requests, first: Math.min(...times, times.length > 0 ? Infinity : 0), last: Math.max(0, ...times),
      longTasks: tasks.length, longest: Math.max(0, ...tasks), blocked: tasks.reduce((sum, task) => sum + task - 50, 0),
      memory: used,
    };
  } finally {
    await context.close();
  }
}

/** The step of each frame's world. It is 0 for a pair, and for a frame that is not loaded. */
function steps(page: Page): Promise<number[]> {
  return Promise.all(page.frames().slice(1).map((frame) => frame.url() === '' ? 0 : frame.evaluate(() => Number(document.querySelector<HTMLElement>('.cs-world')?.dataset.step ?? 0)).catch(() => 0)));
}

/** The processor time of all renderers while nobody touches the page, ms per second. */
async function processor(browser: Browser, page: Page): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const spent = async (): Promise<number> => (await session.send('SystemInfo.getProcessInfo')).processInfo.filter(({type}) => type === 'renderer').reduce((sum, {cpuTime}) => sum + cpuTime, 0);
  const before = await spent();
  await page.waitForTimeout(WATCH);
  const after = await spent();
  await session.detach();
  return (after - before) * 1e6 / WATCH;
}
