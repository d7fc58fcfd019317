import type {Page} from '@playwright/test';
import {expect} from './lab';

// Writes and compares the pictures of kept/.

/** A pixel differs if its colour is off by more than threshold (0 to 1). One pixel in two thousand may differ. */
const TOLERANCE = {threshold: 0.1, maxDiffPixelRatio: 0.0005};

/** One font family everywhere, since the system's differs between machines. */
const FONT = ':root, .cs-figure { --cs-font: "DejaVu Sans" !important; --cs-mono: "DejaVu Sans Mono" !important; }';

export async function oneFont(page: Page): Promise<void> {
  await page.addInitScript((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet); // the policy allows no inline style
  }, FONT);
}

/** Compares the page once with the kept picture at that path. Under reduced motion nothing moves. */
export async function compareKept(page: Page, path: [folder: string, file: string]): Promise<void> {
  const seen = await page.screenshot({animations: 'disabled', caret: 'hide', scale: 'css'});
  expect.soft(seen).toMatchSnapshot(path, TOLERANCE);
}
