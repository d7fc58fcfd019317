import {AxeBuilder} from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {expect, say, test} from './lab';

const field = (page: Page) => page.getByRole('combobox', {name: say('page.search.field')});
const options = (page: Page) => page.locator('.search [role=option]');
const opener = (page: Page) => page.getByRole('button', {name: say('page.search'), exact: true});

test.use({folds: ''});

test('Ctrl+K opens the search; a preset is found, and Enter loads it', {tag: '@engine'}, async ({page, lab}) => {
  await lab.open('lab=pair&preset=keep-drops&stage=keep');
  const {keyboard} = page;
  await keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await keyboard.type('DEEP');
  await expect(options(page).first()).toHaveText(/^Deep/);
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(lab.preset).toHaveValue('deep');
  await lab.isAt('keep');
  await keyboard.press('ArrowLeft'); // the figure gets the keys again
  await lab.isAt('clip-pos');
});

test('arrows, Home and End move through the results, and their count is said', async ({page, lab}) => {
  await lab.open('lab=pair');
  await page.locator('.cs-next').focus();
  const {keyboard} = page, active = () => page.locator('[role=option][aria-selected=true]');
  await keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await keyboard.type('clip');
  await expect(options(page).first()).toBeVisible();
  const all = await options(page).count();
  expect(all).toBeGreaterThan(1);
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(say('page.search.count', {count: all}));
  for (const [key, at] of [['ArrowDown', 1], ['End', all - 1], ['ArrowDown', 0], ['ArrowUp', all - 1], ['Home', 0]] as const) {
    await keyboard.press(key);
    await expect(options(page).nth(at)).toHaveAttribute('aria-selected', 'true');
    await expect(active()).toHaveCount(1);
    expect(await field(page).getAttribute('aria-activedescendant')).toBe(await active().getAttribute('id'));
  }
  await keyboard.type(' nowhere');
  await expect(options(page)).toHaveCount(0);
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(say('page.search.none'));
  await keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('.cs-next')).toBeFocused();
});

test('a setting in a closed fold is shown and focused', {tag: '@engine'}, async ({page, lab}) => {
  await lab.open('lab=pair');
  await expect(lab.field('b.angle')).toBeHidden();
  await opener(page).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('b angle');
  await page.keyboard.press('Enter');
  await expect(lab.field('b.angle')).toBeFocused();
  await page.keyboard.type('45°/');
  await expect(lab.field('b.angle')).toHaveValue('45°/'); // a slash in a field is a slash
});

test('stages, switches, keys and other labs are run by a click', async ({page, lab}) => {
  await lab.open('lab=pair');
  const run = async (typed: string, name: RegExp) => {
    await opener(page).click();
    await expect(field(page)).toBeFocused();
    await page.keyboard.type(typed);
    await options(page).filter({hasText: name}).first().click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  await run('keep', /^Keep 9/);
  await lab.isAt('keep');
  const switched = page.locator('[data-on-click=numbers]');
  await run('edges and', /^Name edges/);
  await expect(switched).toHaveAttribute('aria-pressed', 'true');
  await run('cursor', /^Measuring/); // a row for a one-letter key in the list of keys
  await expect(page.locator('.cs-measure')).toHaveAttribute('aria-pressed', 'true');
  await run('with a cursor', /^Measure with/); // a button of the view
  await expect(page.locator('.cs-measure')).toHaveAttribute('aria-pressed', 'false');
  await run('with a box focused', /^With a box/);
  await expect(page.locator('.cs-keys dl')).toBeVisible();
  await run('dark', /^Dark/);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await run('world', /^World/);
  await page.locator('.cs-world .cs-layers').waitFor({state: 'attached'});
  await run('velocities', /^Velocities/);
  await expect(page.locator('[data-layer=velocities]')).toHaveAttribute('aria-pressed', 'true');
  await run('slop', /^Slop/);
  await expect(page.locator('[data-field=slop]')).toBeFocused();
});

test('letters typed while the search is loading are in its field, and do not reach the figure', async ({page, lab}) => {
  await lab.open('lab=pair&stage=setup');
  let answer = (): void => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/search-[^/]*\.js$/, async (route) => {
    await answered;
    await route.continue();
  });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('p 3dx');
  await page.keyboard.press('Backspace');
  await expect(field(page)).toHaveCount(0);
  answer();
  await expect(field(page)).toHaveValue('p 3d');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('!');
  await expect(field(page)).toHaveValue('p 3d!');
  await page.keyboard.press('Escape');
  await lab.isAt('setup');
  await expect(lab.play).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await lab.isAt('faces-a');
});

test('a term that the stage does not show opens its place in the glossary', async ({page, lab}) => {
  await lab.open('lab=pair&stage=setup');
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('baumgarte');
  const opened = page.context().waitForEvent('page');
  await options(page).filter({hasText: /^Baumgarte/}).click();
  const glossary = await opened;
  await expect(glossary.locator('#baumgarte')).toBeInViewport();
  await glossary.close();
});

test('a term of the stage opens its note', async ({page, lab}) => {
  await lab.open('lab=world&scene=pyramid&step=60&pick=1,2&stage=warm-start');
  const terms = page.locator('.cs-text .cs-term');
  await terms.first().waitFor();
  const term = terms.first(), name = (await term.textContent())!;
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(name);
  await page.locator('.search [role=group]').filter({hasText: say('page.search.terms')}).locator('[role=option]').first().click();
  await expect(page.locator('.cs-term[aria-expanded=true]')).toHaveText(name);
  await expect(page.locator('.cs-explain:not([hidden])')).toBeVisible();
});

for (const [width, scheme] of [[1280, 'light'], [390, 'dark']] as const) test(`the search is accessible and fits, ${width} px, ${scheme}`, async ({page, lab}) => {
  await page.setViewportSize({width, height: 844});
  await page.emulateMedia({colorScheme: scheme});
  await lab.open('lab=hull');
  expect((await page.locator('.page-head').boundingBox())!.height).toBeLessThanOrEqual(width === 390 ? 56 : 57);
  await opener(page).click();
  const box = (await page.getByRole('dialog').boundingBox())!;
  if (width === 390) expect([box.x, box.width]).toEqual([0, 390]);
  expect(box.y + box.height).toBeLessThanOrEqual(844);
  expect((await new AxeBuilder({page}).setLegacyMode().include('dialog').analyze()).violations).toEqual([]);
});

test('figures on other pages have no search, and their list of keys does not name it', async ({page}) => {
  await page.goto('./embed.html?controls=full');
  await page.locator('.cs-keys summary').click();
  await expect(page.locator('.cs-keys dd').first()).toBeVisible();
  await expect(page.locator('.cs-searchkey').first()).toBeHidden();
  await page.keyboard.press('Control+k');
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
