import type {Page} from '@playwright/test';
import {expect, say, test} from './lab';

test.use({folds: ''});

/** The names of the controls in the first view beside header, stage bar, transport and words with notes. */
function controls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const all = document.querySelectorAll<HTMLElement>('a, button, input, select, textarea, summary, [tabindex="0"]');
    return [...all].filter((one) => {
      const {top, bottom, width, height} = one.getBoundingClientRect();
      return width > 0 && height > 0 && top < innerHeight && bottom > 0 && one.checkVisibility({visibilityProperty: true})
        && one.closest('.page-head, .cs-stages, .cs-transport, .cs-term') === null && !one.matches('.cs-scrubber');
    }).map((one) => one.getAttribute('aria-label') ?? one.textContent ?? '');
  });
}

for (const [lab, ready] of [['pair', '.cs-poses'], ['hull', '.cs-poses']] as const) {
  test(`${lab}: few controls in the first view, more by a fold, which stays open for the next visit`, async ({page}) => {
    for (const [width, height, most] of [[1280, 800, 12], [390, 844, 6]] as const) {
      await page.setViewportSize({width, height});
      await page.goto(`./#lab=${lab}`);
      await page.locator(ready).waitFor({state: 'attached'});
      expect((await controls(page)).length, (await controls(page)).join(', ')).toBeLessThanOrEqual(most);
      await page.goto('about:blank');
    }
    await page.setViewportSize({width: 1280, height: 800});
    await page.goto(`./#lab=${lab}`);
    const fold = page.locator('.cs-poses > details'), field = fold.locator('[data-field]').first();
    await expect(field).toBeHidden();
    await fold.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(field).toBeVisible();
    await page.reload();
    await expect(field).toBeVisible();
    await expect(page.getByRole('button', {name: say('page.zoom-in')})).toBeHidden();
  });
}

test('the view’s buttons appear when the reader has moved the view', async ({page, lab}) => {
  await lab.open('');
  await expect(lab.fit).toBeHidden();
  await lab.canvas.hover();
  await page.mouse.wheel(0, -200);
  await expect(lab.fit).toBeVisible();
});

test('the page opens with two contacts and no dropped point', async ({page, lab}) => {
  await lab.open('');
  await expect(lab.preset).toHaveValue('two-contacts');
  await page.keyboard.press('End');
  await lab.isAt('contacts');
  await expect(page.locator('.cs-points tbody tr')).toHaveCount(2);
  await expect(page.locator('.cs-points tr.cs-dropped')).toHaveCount(0);
});
