import {type Page, test} from '@playwright/test';

const RUNS = 10;
const KEYS = 200;

declare global {
  interface Window { longTasks: number[]; took: Record<'keydown' | 'pointermove', number[]> }
}

test('loading: from navigation to the first drawn stage', async ({browser, baseURL}) => {
  const cold: number[] = [], cached: number[] = [], tasks: number[] = [];
  for (let i = 0; i < RUNS; i++) {
    const context = await browser.newContext({viewport: {width: 1280, height: 760}});
    await context.addInitScript(() => {
      window.longTasks = [];
      new PerformanceObserver((list) => window.longTasks.push(...list.getEntries().map((e) => e.duration)))
        .observe({type: 'longtask', buffered: true});
    });
    const page = await context.newPage();
    await page.goto(baseURL!);
    cold.push(await drawn(page));
    tasks.push(...await page.evaluate(() => window.longTasks));
    await page.goto('about:blank');
    await page.goto(baseURL!);
    cached.push(await drawn(page));
    await context.close();
  }
  print('navigation to the first drawn stage, cold', cold);
  print('the same, from the cache', cached);
  print(`long tasks while loading cold, ${(tasks.length / RUNS).toFixed(1)} a load`, tasks);
});

test('commands: from the event to the end of the canvas draw', async ({page, baseURL}) => {
  await page.setViewportSize({width: 1280, height: 760});
  await page.goto(baseURL!);
  await drawn(page);
  await page.evaluate(() => {
    window.took = {keydown: [], pointermove: []};
    // A command draws before it returns, and this listener is the last to hear of the event.
    for (const type of ['keydown', 'pointermove'] as const) {
      window.addEventListener(type, (event) => window.took[type].push(performance.now() - event.timeStamp));
    }
  });
  for (let i = 0; i < KEYS; i++) await page.keyboard.press(i % 18 < 9 ? 'ArrowRight' : 'ArrowLeft');
  await page.keyboard.press('Home');
  const box = (await page.locator('.cs-canvas').boundingBox())!;
  const x = box.x + box.width * 0.42, y = box.y + box.height * 0.6;
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let i = 0; i < KEYS; i++) await page.mouse.move(x + 40 * Math.sin(i / 9), y + 30 * Math.cos(i / 7));
  await page.mouse.up();
  const took = await page.evaluate(() => window.took);
  print('key press to the end of the draw', took.keydown);
  print('pointer move of a drag to the end of the draw', took.pointermove.slice(2));
});

async function drawn(page: Page): Promise<number> {
  await page.waitForSelector('.cs-figure[data-stage]');
  return page.evaluate(() => performance.getEntriesByName('clipstage-drawn')[0]!.startTime);
}

function print(what: string, values: number[]): void {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (q: number): string => (sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? NaN).toFixed(1);
  console.log(`${what}: median ${at(0.5)} ms, p95 ${at(0.95)} ms, max ${at(1)} ms, n = ${values.length}`);
}
