import type {Page} from '@playwright/test';
import {program} from '../browsers.mjs';

/**
 * Options with software WebGL, for test.use at the top of a file. Other tests run Chromium without WebGL. Compositing
 * stays as in those tests, which is faster.
 */
export const WEBGL = {launchOptions: {
  executablePath: program('chromium'),
  args: ['--no-sandbox', '--disable-gpu-compositing', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
}, reuseContext: false} as object;

declare global {
  interface Window {
    /** All WebGL contexts that the page has requested, until they are collected. */
    contexts: WeakRef<WebGL2RenderingContext>[];
  }
}

/** Prepares the next page for contextsOf. */
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

/** The numbers of created and of usable contexts. */
export function contextsOf(page: Page): Promise<{made: number; live: number}> {
  return page.evaluate(() => ({made: window.contexts.length, live: window.contexts.filter((one) => one.deref()?.isContextLost() === false).length}));
}
