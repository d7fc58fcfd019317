import type {Page} from '@playwright/test';
import {aim} from './camera';
import {STAGES, expect, fewer, say, test} from './lab';
import {saying} from './words';

/** Records the policy violations of the next page. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, {violations});
    document.addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI, sample}) => violations.push(`${violatedDirective} ${blockedURI} ${sample}`));
  });
}
const violations = (page: Page): Promise<string[]> => page.evaluate(() => (window as unknown as {violations: string[]}).violations);

test('a whole session does not violate a strict policy', {tag: '@engine'}, async ({page, lab, context, browserName}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await watch(page);
  await lab.open('lab=pair&preset=both-clip');
  const sent = await page.request.head(page.url());
  expect(sent.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'");

  for (const stage of fewer(browserName, STAGES.slice(1), 3)) {
    await lab.next.click();
    await lab.isAt(stage);
  }
  await lab.previous.click();
  await lab.play.click();
  await lab.pause.click();

  const {centre} = await aim(lab, 'both-clip');
  const from = centre('A');
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 40, from.y + 10, {steps: 4});
  await page.mouse.up();
  await page.getByRole('button', {name: say('page.zoom-in')}).click();
  await page.getByRole('button', {name: say('page.measure.name')}).click();
  await page.mouse.move(from.x - 30, from.y);
  await page.getByRole('button', {name: say('page.fit.name')}).click();

  await lab.type('b.x', '0.5');
  await lab.type('b.y', 'up');
  await lab.undo.click();
  await lab.preset.selectOption('resting');
  await page.getByRole('button', {name: say('ui.gallery.name')}).click();
  await page.locator('[data-preset=thin]').click();
  await page.getByRole('button', {name: say('ui.surprise')}).click();
  await page.getByRole('button', {name: say('ui.swap')}).click();

  await lab.go('lab=pair&a=1');
  await expect(lab.notice).toBeVisible();
  await page.getByRole('button', {name: say('page.share'), exact: true}).click();
  await page.getByRole('button', {name: say('page.share.link.copy')}).click();
  await expect(page.getByText(say('page.share.copied'))).toBeVisible();
  for (const name of ['page.share.picture.svg', 'page.share.picture.png']) {
    await page.getByRole('button', {name: say(name), exact: true}).click();
    await expect(page.getByText(saying('page.share.picture.saved'))).toContainText(name.slice(-3));
  }
  await page.keyboard.press('Escape');
  await lab.theme.selectOption('dark');
  await page.emulateMedia({forcedColors: 'active'});
  await page.emulateMedia({forcedColors: 'none'});
  await page.pdf();

  expect(await violations(page)).toEqual([]);
});

test('a session with hulls, in space and as files, does not either', async ({page, lab, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await watch(page);
  await lab.open('lab=hull');
  await expect(page.locator('.cs-space, .cs-flat').first()).toBeAttached();
  for (let step = 0; step < 14; step++) await lab.next.click();
  await expect(lab.figure).toHaveAttribute('data-stage', 'contacts');
  await lab.type('b.2', '0.9');
  await lab.type('b.0', 'far');
  await lab.undo.click();
  await lab.preset.selectOption('spin');
  await page.getByRole('button', {name: say('hull.ui.compare.name'), exact: true}).click();
  await page.getByRole('button', {name: say('ui.surprise')}).click();
  await lab.figure.evaluate((figure) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\n');
    figure.dispatchEvent(new ClipboardEvent('paste', {clipboardData, bubbles: true, cancelable: true}));
  });
  await lab.go('lab=hull&a=1');
  await expect(lab.notice).toBeVisible();
  await page.getByRole('button', {name: say('page.share'), exact: true}).click();
  for (const name of ['page.share.picture.svg', 'page.share.picture.png']) {
    await page.getByRole('button', {name: say(name), exact: true}).click();
    await expect(page.getByText(saying('page.share.picture.saved'))).toContainText(name.slice(-3));
  }
  await page.keyboard.press('Escape');
  await lab.theme.selectOption('dark');
  await page.pdf();
  expect(await violations(page)).toEqual([]);
});
