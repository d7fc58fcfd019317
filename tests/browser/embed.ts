import type {Page} from '@playwright/test';
import type * as engine from '../../web/src/engine';
import {FIXTURES} from './server';

declare global {
  /** What the pages of fixtures/ leave for the tests. */
  interface Window {
    clipstage: typeof engine;
    cs: engine.Engine;
    figures: engine.Figure[];
  }
}

/** Opens a page of fixtures/ and waits for its figures. */
export async function openFixture(page: Page, name: 'one' | 'two'): Promise<void> {
  await page.goto(`${FIXTURES}${name}.html`);
  await page.waitForFunction(() => window.figures !== undefined);
}
