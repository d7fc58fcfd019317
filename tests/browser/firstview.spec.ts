import type {Page} from '@playwright/test';
import {expect, say, test} from './lab';

test.use({folds: ''});

/**
 * The names of the controls in the first view. Left out: regions that scroll, the header, the stage bar, words with
 * notes, and the transport: its buttons, speed and slider.
 */
function controls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const all = document.querySelectorAll<HTMLElement>('a, button, input, select, textarea, summary, [tabindex="0"]:not([role=region])');
    return [...all].filter((one) => {
      const {top, bottom, width, height} = one.getBoundingClientRect();
      return width > 0 && height > 0 && top < innerHeight && bottom > 0 && one.checkVisibility({visibilityProperty: true})
        && one.closest('.page-head, .cs-stages, .cs-strip, .cs-buttons, .cs-thumb, .cs-speed, .cs-scrubber, .cs-term') === null;
    }).map((one) => one.getAttribute('aria-label') ?? one.textContent ?? '');
  });
}

for (const [lab, part] of [['pair', '.cs-poses'], ['shape', '.cs-poses'], ['hull', '.cs-poses'], ['world', '.cs-settings']] as const) {
  test(`${lab}: few controls in the first view, more by a fold, which stays open for the next visit`, async ({page}) => {
    for (const [width, height, most] of [[1280, 800, 12], [390, 844, 6]] as const) {
      await page.setViewportSize({width, height});
      await page.goto(`./#lab=${lab}`);
      await page.locator(part).waitFor({state: 'attached'});
      expect((await controls(page)).length, (await controls(page)).join(', ')).toBeLessThanOrEqual(most);
      await page.goto('about:blank');
    }
    await page.setViewportSize({width: 1280, height: 800});
    await page.goto(`./#lab=${lab}`);
    const fold = page.locator(`${part} > details`), field = fold.locator('[data-field]').first();
    await expect(field).toBeHidden();
    await fold.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(field).toBeVisible();
    await page.reload();
    await expect(field).toBeVisible();
    await expect(page.getByRole('button', {name: say('page.zoom-in')})).toBeHidden();
  });
}

test('the tools of a world open by their button, by their keys and by a link that needs them', async ({page}) => {
  const tools = page.getByRole('toolbar', {name: say('world.tools')}), layers = page.getByRole('group', {name: say('layer.list')}), fold = page.locator('.cs-rarer > summary');
  const open = async (link = ''): Promise<void> => {
    await page.goto('about:blank');
    await page.goto(`./#lab=world${link}`);
    await fold.waitFor();
  };
  const hidden = async (): Promise<void> => {
    for (const part of [tools, layers, page.getByRole('button', {name: say('world.plots.name')}), page.getByRole('button', {name: say('world.run')})]) await expect(part).toBeHidden();
  };
  await open();
  await hidden();
  await page.keyboard.press('b');
  await expect(tools.getByRole('button', {name: say('world.tool.bomb')})).toHaveAttribute('aria-pressed', 'true');
  await open();
  await hidden();
  await page.keyboard.press('l');
  await expect(layers.getByRole('button').first()).toBeFocused();
  await open('&layers=bodies,normals');
  await expect(layers).toBeVisible();
  await expect(page.locator('.cs-settings select')).toBeHidden();
  await open('&iterations=3');
  await hidden();
  await expect(page.locator('.cs-settings select')).toBeVisible();
  await open();
  await fold.click();
  for (const part of [tools, layers]) await expect(part).toBeVisible();
  await page.reload();
  await expect(layers).toBeVisible();
  await fold.click();
  await hidden();
});

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
