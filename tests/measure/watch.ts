import {readFileSync} from 'node:fs';
import type {Browser, BrowserContext, Page} from '@playwright/test';

export async function keepLongTasks(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const tasks: number[] = [];
    Object.assign(window, {tasks});
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({duration}) => duration))).observe({type: 'longtask', buffered: true});
  });
}

/** The long tasks so far of the page and of the frames in its process, ms. */
export function longTasks(page: Page): Promise<number[]> { return page.evaluate(() => (window as unknown as {tasks: number[]}).tasks); }

/** The memory of all renderers, MB: their proportional set size, which counts shared memory once. */
export async function memory(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const {processInfo} = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const renderers = processInfo.filter(({type}) => type === 'renderer').map(({id}) => id);
  return renderers.reduce((sum, id) => sum + Number(/^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, 'utf8'))![1]), 0) / 1024;
}

export function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
}
