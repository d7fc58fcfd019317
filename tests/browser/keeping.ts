import type {Page} from '@playwright/test';
import {expect} from './lab';

// How pictures are kept in kept/ and compared.

/** A pixel differs if its colour is this far off (0 to 1), and one in two thousand may. */
const TOLERANCE = {threshold: 0.1, maxDiffPixelRatio: 0.0005};

/** One family everywhere: the system's differs from machine to machine. */
const FONT = ':root, .cs-figure { --cs-font: "DejaVu Sans" !important; --cs-mono: "DejaVu Sans Mono" !important; }';

/** Gives the page that is opened next that family. */
export async function oneFont(page: Page): Promise<void> {
  await page.addInitScript((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet); // the policy allows no inline style
  }, FONT);
}

/** Compares the page with the kept picture of that path. Once: the picture rests under reduced motion, and nothing else moves. */
export async function compareKept(page: Page, path: [folder: string, file: string]): Promise<void> {
  const seen = await page.screenshot({animations: 'disabled', caret: 'hide', scale: 'css'});
  expect.soft(seen).toMatchSnapshot(path, TOLERANCE);
}
