import type {Page} from '@playwright/test';
import {expect, soon, test} from './lab';

/** The title's distance from the upper border of what shows it, and the sentence's from the lower one; both are positive in view. */
const inView = (page: Page): Promise<boolean> => page.locator('.cs-figure').evaluate((figure) => {
  const panel = figure.querySelector('.cs-panel')!, scrolls = getComputedStyle(panel).overflowY === 'auto';
  const [title, text, border] = [figure.querySelector('.cs-title')!, figure.querySelector('.cs-text')!, panel].map((e) => e.getBoundingClientRect()) as [DOMRect, DOMRect, DOMRect];
  const view = figure.querySelector('.cs-view')!.getBoundingClientRect();
  return scrolls ? title.top >= border.top && text.bottom <= border.bottom : title.top >= 0 && title.bottom <= innerHeight && view.bottom > 100;
});

/** Scrolls down until the title is out of sight, and reports whether it is. */
async function leave(page: Page): Promise<void> {
  await page.locator('.cs-panel').evaluate((panel) => {
    panel.scrollTop = panel.scrollHeight;
    if (getComputedStyle(panel).overflowY !== 'auto') scrollTo(0, document.documentElement.scrollHeight);
  });
  await soon(() => inView(page)).toBe(false);
}

/** Clicks without scrolling to the button, as a reader does who has it in sight. */
const click = (page: Page, selector: string): Promise<void> => page.locator(selector).first().evaluate((button) => {
  (button as HTMLElement).focus({preventScroll: true});
  (button as HTMLElement).click();
});

for (const size of [{width: 1280, height: 800}, {width: 390, height: 844}]) {
  test.describe(`at ${size.width} × ${size.height}`, () => {
    test.use({viewport: size});

    test('the words of a new subject come into view', async ({page}) => {
      await page.goto('./#lab=world&scene=wall&step=10');
      await expect(page.locator('.cs-world')).toHaveAttribute('data-step', '10');
      await leave(page);
      await click(page, '.cs-cards button');
      await expect(page.locator('.cs-world')).toHaveAttribute('data-compare', /./);
      await soon(() => inView(page)).toBe(true);
      expect(await page.evaluate(() => document.activeElement!.closest('.cs-cards') !== null), 'the focus stays').toBe(true);
    });
  });
}

test('a step leaves the inspector where the reader has scrolled it', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 600});
  await page.goto('./#stage=keep');
  await expect(page.locator('.cs-figure')).toHaveAttribute('data-stage', 'keep');
  await leave(page);
  await click(page, '.cs-next');
  await expect(page.locator('.cs-figure')).toHaveAttribute('data-stage', 'contacts');
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await inView(page)).toBe(false);
  await page.locator('.cs-preset select').evaluate((select: HTMLSelectElement) => { // selectOption would scroll
    select.value = 'deep';
    select.dispatchEvent(new Event('change', {bubbles: true}));
  });
  await soon(() => inView(page)).toBe(true);
});
