import type {Page} from '@playwright/test';
import {expect, frames, say, some, test, watchShifts} from './lab';

const LABS = ['pair', 'shape', 'world', 'hull'] as const;
const intro = (page: Page) => page.locator('.page-intro');
const hide = (page: Page) => page.getByRole('button', {name: say('page.intro.known')});

async function stands(page: Page, lab: typeof LABS[number]): Promise<void> {
  await page.locator({pair: '.cs-figure[data-stage]:not(.cs-hull)', shape: '.cs-figure[data-stage]:not(.cs-hull)', world: '.cs-world[data-step]', hull: '.cs-hull[data-stage]'}[lab]).waitFor();
}

test('each lab shows its introduction until it is dismissed', async ({page}) => {
  for (const lab of LABS) {
    await page.goto('about:blank');
    await page.goto(`./#lab=${lab}`);
    await stands(page, lab);
    const lines = intro(page).locator('p:visible');
    await expect(lines).toHaveText([say(`page.intro.${lab}.what`), say(`page.intro.${lab}.why`)]);
    for (const line of await lines.all()) {
      await expect(line).toBeInViewport({ratio: 1});
      expect(await line.evaluate((p) => p.getBoundingClientRect().height / parseFloat(getComputedStyle(p).lineHeight)), 'lines').toBeLessThan(1.5);
    }
    const before = await page.locator('canvas').first().boundingBox();
    await hide(page).click();
    await expect(intro(page)).toBeHidden();
    await expect.poll(async () => (await page.locator('canvas').first().boundingBox())!.height).toBeGreaterThan(before!.height + 20);
  }
  // A dismissed introduction stays hidden after a reload.
  await page.reload();
  await stands(page, 'hull');
  await expect(intro(page)).toBeHidden();
  await page.evaluate(() => {
    location.hash = 'lab=pair';
  });
  await stands(page, 'pair');
  await expect(intro(page)).toBeHidden();
});

test('dismissing one lab’s introduction keeps the other’s', async ({page}) => {
  await page.goto('./#lab=pair');
  await stands(page, 'pair');
  await hide(page).press('Enter');
  await expect(intro(page)).toBeHidden();
  await page.keyboard.press('ArrowRight'); // the figure has the keyboard
  await expect(page.locator('.cs-figure')).toHaveAttribute('data-stage', 'faces-a');
  await page.getByRole('link', {name: say('page.lab.world')}).click();
  await stands(page, 'world');
  await expect(intro(page)).toContainText(say('page.intro.world.what'));
  await page.getByRole('link', {name: say('page.lab.pair')}).click();
  await stands(page, 'pair');
  await expect(intro(page)).toBeHidden();
});

test('without storage it is dismissed for the visit', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {get() {
      throw new DOMException('refused', 'SecurityError');
    }});
  });
  await page.goto('./');
  await stands(page, 'pair');
  await hide(page).click();
  await expect(intro(page)).toBeHidden();
  await page.reload();
  await stands(page, 'pair');
  await expect(intro(page)).toBeVisible();
});

test('it is shown before and without the engine, and in no embed', async ({page, faults}) => {
  faults.allow(/pair-.*\.wasm/, /Failed to load resource/);
  await page.route(/\.wasm$/, (route) => route.fulfill({status: 404, body: ''}));
  await page.goto('./');
  await expect(page.locator('[data-code]')).toBeVisible();
  await expect(intro(page)).toBeVisible();
  await hide(page).click();
  await expect(intro(page)).toBeHidden();
  await page.unroute(/\.wasm$/);
  await page.goto('./embed.html');
  await page.locator('.cs-figure[data-stage]').waitFor();
  await expect(intro(page)).toHaveCount(0);
});

test('the header links the text and Embed at every width', async ({page}) => {
  await page.addInitScript(() => { localStorage['clipstage.folds'] = ''; }); // in a narrow window, open tools would take the picture's place
  for (const [width, height] of some([[1280, 800], [390, 844], [280, 640], [320, 640], [768, 1024], [360, 640]] as const, 4)) await test.step(`${width} px wide`, async () => {
    await page.setViewportSize({width, height});
    for (const lab of LABS) {
      await page.goto(`./#lab=${lab}`);
      await stands(page, lab);
      for (const [name, file] of [['page.read', 'course/index.html'], ['page.embedding', 'embedding.html']] as const) {
        const link = page.getByRole('banner').getByRole('link', {name: say(name)});
        if (!await link.isVisible()) await page.getByRole('button', {name: say('page.more')}).click();
        await expect(link).toHaveAttribute('href', `./${file}`);
        await expect(link).toBeInViewport({ratio: 1});
        const {x, width: wide, height: high} = (await link.boundingBox())!;
        expect(x + wide).toBeLessThanOrEqual(width);
        expect(high, 'to be hit').toBeGreaterThanOrEqual(width < 500 ? 43.5 : 24);
      }
      const {top, bottom, controls, head} = await page.evaluate(() => ({
        ...document.querySelector('canvas')!.getBoundingClientRect().toJSON() as DOMRect,
        controls: Math.min(...[...document.querySelectorAll('.cs-controls, .cs-controls > *:not(.cs-hands)')].map((part) => part.getBoundingClientRect()).filter(({height}) => height > 0).map(({top}) => top)),
        head: document.querySelector('.page-head')!.getBoundingClientRect().height,
      }));
      expect(head, width < 320 ? 'two rows at most' : 'one row').toBeLessThanOrEqual(width < 320 ? 100 : 57);
      expect(Math.min(bottom, controls, height) - top, 'the picture is on the first screen').toBeGreaterThanOrEqual(180);
    }
  });
});

for (const known of ['', 'pair']) {
  for (const viewport of [{width: 1280, height: 760}, {width: 390, height: 844}]) {
    test(`nothing shifts, ${viewport.width} px wide, ${known ? 'with a dismissed introduction' : 'with the introduction'}`, {tag: '@layout-shift'}, async ({page}) => {
      await page.setViewportSize(viewport);
      await page.addInitScript((known) => localStorage.setItem('clipstage.known', known), known);
      const shifts = await watchShifts(page);
      await page.goto('./');
      await stands(page, 'pair');
      await frames(page, 30);
      await expect(intro(page)).toBeVisible({visible: known === ''});
      expect(await shifts()).toBeLessThan(0.01);
    });
  }
}
