// Measures the page in Chromium: make measure. Prints medians and percentiles, asserts
// nothing. The site must be built; it is served here, compressed as on a real host.
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {fileURLToPath} from 'node:url';
import {chromium} from '@playwright/test';
import {launch} from './browser/chromium.mjs';

const PORT = 8350;
const RUNS = 10;
const KEYS = 200;
const url = `http://localhost:${PORT}/`;

const server = spawn('node', [fileURLToPath(new URL('../web/scripts/serve.mjs', import.meta.url)), String(PORT)]);
await once(server.stdout, 'data');
try {
  await loading();
  await commands();
} finally {
  server.kill();
}

/** From navigation to the first drawn stage: cold, and with the files in the browser's cache. */
async function loading() {
  const cold = [], cached = [], tasks = [];
  for (let i = 0; i < RUNS; i++) {
    const browser = await chromium.launch(launch);
    const context = await browser.newContext({viewport: {width: 1280, height: 760}});
    await context.addInitScript(() => {
      globalThis.longTasks = [];
      new PerformanceObserver((list) => globalThis.longTasks.push(...list.getEntries().map((e) => e.duration)))
        .observe({type: 'longtask', buffered: true});
    });
    const page = await context.newPage();
    const drawn = async () => {
      await page.waitForSelector('.cs-figure[data-stage]');
      return page.evaluate(() => performance.getEntriesByName('clipstage-drawn')[0].startTime);
    };
    await page.goto(url);
    cold.push(await drawn());
    tasks.push(...await page.evaluate(() => globalThis.longTasks));
    await page.goto('about:blank');
    await page.goto(url);
    cached.push(await drawn());
    await browser.close();
  }
  print('navigation to first drawn stage, cold', cold);
  print('navigation to first drawn stage, cached', cached);
  print(`long tasks while loading cold, ${(tasks.length / RUNS).toFixed(1)} a load`, tasks);
}

/** From a key press or a pointer move to the end of the canvas draw, as the page's clock tells it. */
async function commands() {
  const browser = await chromium.launch(launch);
  const page = await browser.newPage({viewport: {width: 1280, height: 760}});
  await page.goto(url);
  await page.waitForSelector('.cs-figure[data-stage]');
  await page.evaluate(() => {
    globalThis.took = {keydown: [], pointermove: []};
    // The draw is over when the command returns: this listener is the last to hear of the event.
    for (const type of ['keydown', 'pointermove']) {
      window.addEventListener(type, (event) => globalThis.took[type].push(performance.now() - event.timeStamp));
    }
  });
  for (let i = 0; i < KEYS; i++) await page.keyboard.press(i % 18 < 9 ? 'ArrowRight' : 'ArrowLeft');
  const box = await page.locator('.cs-canvas').boundingBox();
  const frame = await page.evaluate(() => ({w: innerWidth}));
  const at = {x: box.x + box.width * 0.45, y: box.y + box.height * 0.55, ...frame};
  await page.keyboard.press('Home');
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  for (let i = 0; i < KEYS; i++) await page.mouse.move(at.x + 40 * Math.sin(i / 9), at.y + 30 * Math.cos(i / 7));
  await page.mouse.up();
  const took = await page.evaluate(() => globalThis.took);
  print('key press to the end of the draw', took.keydown);
  print('pointer move (drag) to the end of the draw', took.pointermove.slice(2));
  await browser.close();
}

function print(what, values) {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (q) => sorted.length === 0 ? '–' : sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))].toFixed(1);
  console.log(`${what}: median ${at(0.5)} ms, p95 ${at(0.95)} ms, max ${at(1)} ms, n = ${values.length}`);
}
