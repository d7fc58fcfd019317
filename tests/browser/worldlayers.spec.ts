import type {Locator, Page} from '@playwright/test';
import {DEFAULT_LAYERS, LAYERS} from '../../web/src/base/figure.gen';
import {expect, say, soon, test} from './lab';

const PYRAMID = 'lab=world&scene=pyramid&step=60';

async function open(page: Page, hash: string): Promise<Locator> {
  await page.goto(`./#${hash}`);
  const world = page.locator('.cs-world');
  await expect(world).toHaveAttribute('data-step', /step=(\d+)/.exec(hash)?.[1] ?? '0');
  return world;
}

const pressed = (page: Page): Promise<string> => page.locator('.cs-layer[aria-pressed=true]').evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['layer']).join(','));

const hash = async (page: Page): Promise<string> => page.evaluate(() => location.hash);

const chip = (page: Page, id: string): Locator => page.locator(`.cs-layer[data-layer=${id}]`);

/** A hash of the picture once it is drawn. */
const picture = (page: Page): Promise<string> => page.locator('.cs-world canvas').evaluate(async (canvas) => {
  for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
  const bytes = new TextEncoder().encode((canvas as HTMLCanvasElement).toDataURL());
  return [...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).subarray(0, 8)].join();
});

test('each layer has a switch with name and explanation; it changes the picture, and the link restores it', async ({page}) => {
  await open(page, PYRAMID);
  await expect(page.locator('.cs-layer')).toHaveCount(LAYERS.length);
  expect(await pressed(page)).toBe(DEFAULT_LAYERS);
  for (const id of LAYERS) {
    const name = say(`layer.${id}`), button = page.getByRole('group', {name: say('layer.list')}).getByRole('button', {name, exact: true});
    await expect(button).toHaveAttribute('aria-description', say(`layer.${id}.note`));
    await expect(button).toHaveAttribute('data-layer', id);
  }
  const before = await picture(page);
  for (const id of ['normals', 'impulses', 'cones', 'bounds', 'cells', 'near']) {
    await chip(page, id).click();
    await soon(() => picture(page)).not.toBe(before);
    await expect(chip(page, id)).toHaveAttribute('aria-pressed', 'true');
    await soon(() => hash(page)).toContain(`layers=${LAYERS.filter((layer) => DEFAULT_LAYERS.split(',').includes(layer) || layer === id).join(',')}`);
    await chip(page, id).click();
    await soon(() => picture(page)).toBe(before);
  }
  await soon(() => hash(page)).not.toContain('layers');
  for (const id of DEFAULT_LAYERS.split(',')) await chip(page, id).click();
  await soon(() => hash(page)).toContain('layers=none');
});

test('a link shows its layers; unknown ones show a notice', async ({page}) => {
  await open(page, `${PYRAMID}&layers=bodies,impulses,near`);
  await soon(() => pressed(page)).toBe('bodies,impulses,near');
  await page.evaluate((link) => { location.hash = link; }, PYRAMID);
  await soon(() => pressed(page)).toBe(DEFAULT_LAYERS);
  await page.goto('about:blank');
  await page.goto(`./#${PYRAMID}&layers=bodies,shadows`);
  await expect(page.locator('.cs-notice')).toContainText(say('notice.invalid-field', {field: 'layers', got: '“bodies,shadows”', want: say('notice.range.list', {values: LAYERS.join(', ')})}));
});

test('the key l focuses the switches, Tab goes through them; a focused one shows its explanation', async ({page}) => {
  await open(page, PYRAMID);
  await page.locator('.cs-world .cs-view').click({position: {x: 700, y: 300}});
  await page.keyboard.press('Escape');
  await page.keyboard.press('l');
  await expect(chip(page, 'bodies')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(chip(page, 'normals')).toBeFocused();
  await expect(chip(page, 'normals').locator('.cs-hint')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(chip(page, 'normals')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.cs-world')).toHaveAttribute('data-playing', 'false');
});

test('at 390 px a button opens the list of switches; with a picked pair there are none', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, PYRAMID);
  await page.locator('.cs-rarer > summary').click();
  const button = page.getByRole('button', {name: say('layer.open'), exact: true});
  await expect(chip(page, 'cells')).toBeHidden();
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(chip(page, 'cells')).toBeVisible();
  expect(await page.locator('.cs-layer').evaluateAll((all) => Math.min(...all.map((one) => one.getBoundingClientRect().height)))).toBeGreaterThanOrEqual(44);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await chip(page, 'cells').click();
  await expect(chip(page, 'cells')).toHaveAttribute('aria-pressed', 'true');
  await button.click();
  await expect(chip(page, 'cells')).toBeHidden();
  await page.evaluate((link) => { location.hash = link; }, `${PYRAMID}&pick=1,13`);
  await expect(page.locator('.cs-layer')).toHaveCount(0);
});

test('the legend counts the step’s contacts', async ({page}) => {
  await open(page, 'lab=world&scene=dominos&step=122');
  await expect(page.locator('.cs-panel td').first()).toBeVisible();
  const counts = (await page.locator('.cs-legend .cs-count').allTextContents()).map(Number);
  const cells = (await page.locator('.cs-panel td').allTextContents()).map(Number);
  expect(counts.every((n) => cells.includes(n)), `${counts} of ${cells}`).toBe(true);
  const said = /Contacts: (\d+)/.exec((await page.locator('.cs-line').textContent())!)![1];
  expect(counts.reduce((sum, n) => sum + n, 0)).toBe(Number(said));
});

test('the element under the pointer has a card; a contact’s has its impulses, and the card stays inside the picture', async ({page}) => {
  await open(page, `${PYRAMID}&layers=bodies,contacts,ids`);
  const card = page.locator('.cs-card');
  await expect(card).toBeHidden();
  const canvas = page.locator('.cs-world canvas'), box = (await canvas.boundingBox())!;
  // First by the keyboard: the pair's ring gives the place to point at.
  await page.keyboard.press('n');
  await expect(card).toContainText(say('card.pair', {a: 0, b: 1}));
  await expect(card).toContainText(say('card.enter'));
  await page.keyboard.press('p');
  await expect(card).not.toContainText(say('card.pair', {a: 0, b: 1}));
  // The ground reaches the picture's lower edge.
  await page.mouse.move(box.x + box.width / 2, box.y + box.height - 4);
  await expect(card).toContainText(say('card.body', {n: 0}));
  await expect(card).toContainText('nothing moves it');
  const place = (await card.boundingBox())!;
  expect(place.x >= box.x && place.y >= box.y && place.x + place.width <= box.x + box.width && place.y + place.height <= box.y + box.height).toBe(true);
  await page.mouse.move(box.x + 3, box.y + 150);
  await expect(card).toBeHidden();
});

test('the layer timing shows the time of a step', async ({page}) => {
  await open(page, `${PYRAMID}&layers=bodies,contacts,joints,timing`);
  const times = page.locator('.cs-times');
  await expect(times).toContainText(/A step takes \d+\.\d\d ms/);
  await expect(times.getByRole('listitem')).toHaveCount(5);
  const shares = await times.locator('.cs-shares i').evaluateAll((all) => all.map((one) => Number(getComputedStyle(one).getPropertyValue('--share'))));
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 1);
  await chip(page, 'timing').click();
  await expect(times).toBeEmpty();
  await chip(page, 'timing').click();
  await expect(times).toHaveText(say('timing.none'));
});
