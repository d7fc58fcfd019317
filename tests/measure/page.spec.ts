import {type Page, test} from '@playwright/test';
import {aim} from '../browser/camera';
import {Lab, STAGES} from '../browser/lab';
import {print} from './print';

const RUNS = 10;
const KEYS = 180;
const MOVES = 60;
const PANELS = 60;
const MOST = 20; // the most frames to wait for the panel

/** The times of one event, in milliseconds. */
interface Took {
  wait: number; // from the event to the first listener: the browser sends one move per frame
  work: number; // for the event's command, and in the next animation frame until the picture is drawn
}

declare global {
  interface Window { longTasks: {start: number; duration: number}[]; took: Record<'keydown' | 'pointermove', Took[]>; panel: Promise<number>; drawn: number[] }
}

test.use({viewport: {width: 1280, height: 760}});

test('loading: from navigation to the first drawn stage', async ({browser, baseURL}) => {
  const cold: number[] = [], cached: number[] = [], tasks: number[] = [], longest: number[] = [], blocked: number[] = [];
  for (let i = 0; i < RUNS; i++) {
    const context = await browser.newContext({viewport: {width: 1280, height: 760}});
    await context.addInitScript(() => {
      window.longTasks = [];
      new PerformanceObserver((list) => window.longTasks.push(...list.getEntries().map(({startTime: start, duration}) => ({start, duration}))))
        .observe({type: 'longtask', buffered: true});
    });
    const page = await context.newPage();
    await page.goto(baseURL!);
    cold.push(await drawn(page));
    await page.waitForTimeout(300);
    const long = await page.evaluate(() => window.longTasks);
    tasks.push(...long.map(({duration}) => duration));
    longest.push(Math.max(0, ...long.map(({duration}) => duration)));
    blocked.push(long.reduce((sum, {duration}) => sum + duration - 50, 0));
    await page.goto('about:blank');
    await page.goto(baseURL!);
    cached.push(await drawn(page));
    await context.close();
  }
  console.log(`first stage drawn ${median(cold).toFixed(0)} ms after navigation, cold, median of ${RUNS}; longest task ${median(longest).toFixed(0)} ms (median), ${Math.max(...longest).toFixed(0)} ms (max); 0 is one of less than 50 ms`);
  print('navigation to the first drawn stage, cold', cold);
  print('the same, from the cache', cached);
  print(`long tasks while loading cold, ${(tasks.length / RUNS).toFixed(1)} a load`, tasks);
  print('what they have beyond 50 ms, in sum', blocked);
});

for (const [what, path] of [['the lab', ''], ['an embed with one figure', 'embed.html?preset=deep&stage=keep']] as const) {
  test(`bytes over the wire, cold, by file: ${what}`, async ({page, baseURL}) => {
    const session = await page.context().newCDPSession(page);
    const files = new Map<string, {url: string; bytes: number}>();
    session.on('Network.responseReceived', ({requestId, response: {url}}) => files.set(requestId, {url, bytes: 0}));
    session.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
      const file = files.get(requestId);
      if (file) file.bytes = encodedDataLength;
    });
    await session.send('Network.enable');
    await page.goto(baseURL! + path);
    await drawn(page);
    await page.waitForLoadState('networkidle');
    const rows = [...files.values()].filter(({url}) => url.startsWith('http')).sort((p, q) => q.bytes - p.bytes);
    const row = (bytes: number, name: string): void => console.log(`${bytes.toLocaleString('en').padStart(10)}  ${name}`);
    const sum = (list: typeof rows): number => list.reduce((all, {bytes}) => all + bytes, 0);
    console.log(`bytes over the wire, cold, with headers, ${what}:`);
    for (const {url, bytes} of rows) row(bytes, new URL(url).pathname);
    row(sum(rows), 'together');
    row(sum(rows.filter(({url}) => !url.includes('.wasm'))), 'beside the wasm');
  });
}

test('commands: from the event to the end of the canvas draw', async ({page, baseURL}) => {
  const lab = new Lab(page);
  await page.goto(`${baseURL}#lab=pair&stage=setup&preset=both-clip`);
  await drawn(page);
  await listen(page);

  for (let i = 0; i < KEYS; i++) await page.keyboard.press(i % 18 < 9 ? 'ArrowRight' : 'ArrowLeft');
  report('key press', await page.evaluate(() => window.took.keydown));

  const panel: number[] = [];
  for (let i = 0; i < PANELS; i++) {
    panel.push(await framesOf(page, () => page.keyboard.press(i % 18 < 9 ? 'ArrowRight' : 'ArrowLeft')));
  }
  inFrames('the panel has the new stage after a key press', panel);

  await page.waitForTimeout(1000); // the address still follows the last key
  for (const [code, what] of [['', 'pointer move of a drag'], ['&code=on', 'pointer move of a drag with the code open']] as const) {
    const all: Took[] = [], moved: number[] = [];
    for (const stage of STAGES) {
      await lab.go(`lab=pair&stage=${stage}&preset=both-clip${code}`);
      await lab.isAt(stage);
      if (code !== '') await page.locator('.cs-code').waitFor();
      const {x, y} = (await aim(lab, 'both-clip')).centre('A');
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + 1, y);
      await page.evaluate(() => {
        window.took.pointermove = [];
      });
      const to = (i: number): [number, number] => [x + 40 * Math.sin(i / 9), y + 30 * Math.cos(i / 7)];
      for (let i = 0; i < MOVES; i++) await page.mouse.move(...to(i));
      const took = await page.evaluate(() => window.took.pointermove);
      for (let i = 0; i < PANELS / STAGES.length; i++) {
        moved.push(await framesOf(page, () => page.mouse.move(...to(i + 20))));
      }
      await page.mouse.up();
      all.push(...took);
      print(`  ${stage}: pointer move of a drag, without the wait`, took.map(({work}) => work));
    }
    report(what, all);
    inFrames('the panel has the new numbers after a pointer move', moved);
  }
});

test.describe('with motion', () => {
  test.use({contextOptions: {reducedMotion: 'no-preference'}});

  test('pictures between the stages', async ({page, baseURL}) => {
    await page.addInitScript(() => {
      window.drawn = [];
      const {requestAnimationFrame: real} = window;
      window.requestAnimationFrame = (callback) => real((now) => {
        const start = performance.now();
        callback(now);
        window.drawn.push(performance.now() - start);
      });
    });
    await page.goto(`${baseURL}#lab=pair&stage=setup&preset=both-clip`);
    await drawn(page);
    await page.evaluate(() => {
      window.drawn = [];
    });
    for (let i = 0; i < 36; i++) {
      await page.keyboard.press(i % 18 < 9 ? 'ArrowRight' : 'ArrowLeft');
      await page.waitForTimeout(500);
    }
    print('an animation frame, drawing or panel', await page.evaluate(() => window.drawn));
  });
});

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

async function drawn(page: Page): Promise<number> {
  await page.waitForSelector('.cs-figure[data-stage]');
  return page.evaluate(() => performance.getEntriesByName('clipstage-drawn')[0]!.startTime);
}

/** Records each event's times: of its command, and of panel and picture in the next animation frame. */
async function listen(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.took = {keydown: [], pointermove: []};
    for (const type of ['keydown', 'pointermove'] as const) {
      let start = 0, frame = 0;
      window.addEventListener(type, () => {
        start = performance.now();
        requestAnimationFrame(() => {
          frame = performance.now();
        });
      }, {capture: true}); // the event's first listener
      window.addEventListener(type, (event) => {
        const wait = start - event.timeStamp, command = performance.now() - start;
        requestAnimationFrame(() => window.took[type].push({wait, work: command + performance.now() - frame}));
      }); // the last
    }
  });
}

/** The number of the frame in which the panel changes after an event, or MOST. */
async function framesOf(page: Page, event: () => Promise<void>): Promise<number> {
  await page.evaluate((most) => {
    window.panel = new Promise((resolve) => {
      const begin = (): void => {
        for (const type of ['keydown', 'pointermove']) window.removeEventListener(type, begin, {capture: true});
        let frame = 0;
        const count = (): void => {
          if (++frame === most) resolve(frame);
          else requestAnimationFrame(count);
        };
        requestAnimationFrame(count);
        const observer = new MutationObserver(() => {
          observer.disconnect();
          resolve(Math.max(1, frame)); // an earlier render comes first
        });
        observer.observe(document.querySelector('.cs-panel')!, {subtree: true, childList: true, attributes: true, characterData: true});
      };
      for (const type of ['keydown', 'pointermove']) window.addEventListener(type, begin, {capture: true});
    });
  }, MOST);
  await event();
  return page.evaluate(() => window.panel);
}

function report(what: string, took: readonly Took[]): void {
  print(`${what} to the end of the draw, without the wait`, took.map(({work}) => work));
  print(`${what} to the end of the draw, with the wait`, took.map(({wait, work}) => wait + work));
}

function inFrames(what: string, list: readonly number[]): void {
  const counts = [...new Set(list)].sort((p, q) => p - q).map((frame) => `in frame ${frame} ${list.filter((one) => one === frame).length} times`);
  console.log(`${what}: ${counts.join(', ')}`);
}
