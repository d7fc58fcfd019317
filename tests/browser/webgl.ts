import type {Page} from '@playwright/test';
import {program} from '../browsers.mjs';

/** WebGL by software, which the other tests in Chromium go without: for test.use at the top of a file. The rest of the page is put together as in those tests, which takes less time. */
export const WEBGL = {launchOptions: {
  executablePath: program('chromium'),
  args: ['--no-sandbox', '--disable-gpu-compositing', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
}, reuseContext: false} as object;

declare global {
  interface Window {
    /** All WebGL contexts that the page has asked for, while nothing has collected them. */
    contexts: WeakRef<WebGL2RenderingContext>[];
  }
}

/** Lets contextsOf count in the page that is opened next. */
export async function watchContexts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.contexts = [];
    const {getContext} = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = function watched(this: HTMLCanvasElement, ...args: [string]) {
      const context = getContext.apply(this, args as never) as RenderingContext | null;
      if (context instanceof WebGL2RenderingContext && !window.contexts.some((one) => one.deref() === context)) window.contexts.push(new WeakRef(context));
      return context;
    } as never;
  });
}

/** How many contexts were made, and how many of them are still there to draw. */
export function contextsOf(page: Page): Promise<{made: number; live: number}> {
  return page.evaluate(() => ({made: window.contexts.length, live: window.contexts.filter((one) => one.deref()?.isContextLost() === false).length}));
}
