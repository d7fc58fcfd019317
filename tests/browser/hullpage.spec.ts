import type {Page} from '@playwright/test';
import {HULL_PRESETS, HULL_STAGES} from '../../web/src/base/hull.gen';
import {openFixture} from './embed';
import {frames, some, expect, say, soon, test} from './lab';

const bias = (page: Page, n: 0 | 1) => page.locator(`[data-slider="bias.${n}"]`);
const best = (page: Page) => page.locator('.cs-panel > .cs-table').first().locator('.cs-lead th');
const pictures = (page: Page) => page.getByRole('button', {name: say('ui.gallery.name'), exact: true});

test('the contacts, the pictures of the presets, the bias and a random pair', {tag: '@engine-all'}, async ({page, lab}) => {
  await test.step('the contacts describe the strict set, in the words of the text twin', async () => {
    for (const [preset, key, values] of [['tilted-box', 'one', {}], ['edgeface', 'two', {}], ['offset', 'more', {count: '4'}]] as const) {
      await lab.open(`lab=hull&preset=${preset}&stage=contacts`);
      const words = say(`hull.contacts.strict.${key}.text`, values);
      await expect(page.locator('.cs-panel .cs-text')).toContainText(words);
      await expect(lab.twin).toContainText(words);
    }
  });

  await test.step('every preset has a picture of its pair', async () => {
    await lab.open('lab=hull');
    await pictures(page).click();
    const cards = page.locator('.cs-gallery .cs-picture');
    await expect(cards).toHaveCount(HULL_PRESETS.length);
    expect(new Set(await cards.locator('svg').evaluateAll((list) => list.map((svg) => svg.innerHTML))).size, 'pictures that differ').toBeGreaterThan(HULL_PRESETS.length - 6);
    await page.locator('.cs-picture[data-preset=gap]').click();
    await expect(lab.preset).toHaveValue('gap');
    await expect(cards).toHaveCount(0);
    await pictures(page).press('Enter');
    await expect(page.locator('.cs-picture[aria-current]')).toHaveAttribute('data-preset', 'gap');
    await page.keyboard.press('Escape');
    await expect(cards).toHaveCount(0);
  });

  await test.step('the bias sliders change the winning axis, are in the link, and can be undone and reset', async () => {
    await lab.open('lab=hull&preset=edgeedge&stage=best-axis');
    await expect(best(page)).toContainText('e3');
    const edges = await best(page).textContent(), said = await page.locator('.cs-panel .cs-text').textContent();
    await bias(page, 0).focus();
    await page.keyboard.press('End');
    await soon(() => best(page).textContent()).not.toBe(edges);
    await expect(page.locator('.cs-panel .cs-text')).not.toHaveText(said!);
    await expect(bias(page, 0)).toHaveAttribute('aria-valuetext', '100 %');
    await expect.poll(() => lab.hash()).toContain('bias=1,0');
    await page.keyboard.press('ArrowLeft');
    await expect(lab.field('bias.0')).toHaveValue('0.99');
    await lab.undo.click();
    await expect(lab.field('bias.0')).toHaveValue('1');
    await lab.undo.click();
    await expect(lab.field('bias.0')).toHaveValue('0');
    expect(await best(page).textContent()).toBe(edges);
    await lab.redo.click();
    await expect(lab.field('bias.0')).toHaveValue('1');

    await lab.reset.click();
    await lab.stageButton('best-axis').click();
    await frames(page); // the slider is rendered anew
    await expect(bias(page, 1)).toHaveValue('0');
    await bias(page, 1).scrollIntoViewIfNeeded();
    const {x, y, width, height} = (await bias(page, 1).boundingBox())!;
    await page.mouse.move(x + 9, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + width * 0.8, y + height / 2, {steps: 12});
    await page.mouse.up();
    await expect.poll(() => lab.number('bias.1')).toBeGreaterThan(0.5);
    await lab.undo.click();
    await expect(lab.field('bias.1')).toHaveValue('0');

    await lab.open('lab=hull&preset=edgeedge&stage=best-axis&bias=0.5,0.02');
    await expect(bias(page, 0)).toHaveValue('50');
    await expect(lab.field('bias.1')).toHaveValue('0.02');
  });

  await test.step('the link of a random pair has its seed', async () => {
    await lab.open('lab=hull&stage=contacts');
    const before = await lab.title.textContent();
    await page.getByRole('button', {name: say('ui.surprise')}).click();
    await expect.poll(() => lab.hash()).toMatch(/seed=\d+/);
    await expect(lab.title).not.toHaveText(before!); // the words come a frame later
    const hash = lab.hash(), title = await lab.title.textContent();
    await page.goto('about:blank');
    await page.goto(`./${hash}`);
    await expect(lab.figure).toHaveAttribute('data-stage', 'contacts');
    await expect(lab.title).toHaveText(title!);
  });
});

test('by keyboard alone: a preset, all steps, the bias, undo', async ({page, lab}) => {
  await lab.open('lab=hull');
  const {keyboard} = page;
  await lab.preset.focus();
  await keyboard.press('ArrowDown');
  await expect(lab.preset).toHaveValue(HULL_PRESETS[1]);
  await keyboard.press('ArrowUp');
  await expect(lab.preset).toHaveValue(HULL_PRESETS[0]);
  await lab.next.focus();
  const steps: string[] = [];
  for (let i = 0; i < 14; i++) {
    await keyboard.press('Enter');
    steps.push(await lab.figure.evaluate((figure) => `${(figure as HTMLElement).dataset['stage']}${(figure as HTMLElement).dataset['sub'] ?? ''}`));
  }
  expect(steps).toEqual(['faces-b', 'edges', 'best-axis', 'incident', 'clip1', 'clip2', 'clip3', 'clip4', 'keep', 'reduce1', 'reduce2', 'reduce3', 'reduce4', 'contacts']);
  await expect(lab.next).toBeDisabled();
  await expect(lab.next).toBeFocused();
  await keyboard.press('4');
  await expect(lab.figure).toHaveAttribute('data-stage', 'best-axis');
  for (let i = 0; i < 60 && !await bias(page, 1).evaluate((slider) => slider === document.activeElement); i++) await keyboard.press('Tab');
  await keyboard.press('PageUp');
  await expect.poll(() => lab.number('bias.1')).toBeGreaterThan(0);
  await keyboard.press('ControlOrMeta+z'); // on the slider
  await expect(lab.field('bias.1')).toHaveValue('0');
  await expect(bias(page, 1)).toBeFocused();
  await keyboard.press('ControlOrMeta+y');
  await expect.poll(() => lab.number('bias.1')).toBeGreaterThan(0);
  await lab.undo.focus();
  await keyboard.press('Enter');
  await expect(lab.field('bias.1')).toHaveValue('0');
});

for (const width of some([280, 1280, 390, 320])) {
  test(`nothing is wider than its page at any step, ${width} px`, async ({page, lab}) => {
    await page.setViewportSize({width, height: 800});
    for (const preset of some(['spin', 'gap', 'edgeedge', 'tilted-box'], 3)) {
      await lab.open(`lab=hull&preset=${preset}`);
      for (;;) {
        const wide = await page.evaluate(() => {
          const right = document.documentElement.clientWidth, out = [...document.querySelectorAll('.cs-panel *, .cs-transport *')].filter((part) => !part.closest('math') /* scrolls in its block */ && part.checkVisibility() && part.getBoundingClientRect().right > right + 1).map((part) => `${part.tagName}.${part.className}`);
          return document.documentElement.scrollWidth > right ? ['the page', ...out] : out;
        });
        expect(wide, `${preset} ${await lab.title.textContent()}`).toEqual([]);
        if (await lab.next.isDisabled()) break;
        await lab.next.press('Enter', {timeout: 3000}).catch(async (error: unknown) => {
          if (!await lab.next.isDisabled()) throw error; // otherwise the next render disables the button
        });
      }
    }
  });
}

test('print has the picture with its words, and no buttons', async ({page, lab}) => {
  await lab.open('lab=hull&stage=clip&sub=2');
  await page.emulateMedia({media: 'print'});
  await expect(lab.canvas).toBeVisible();
  await expect(lab.title).toBeVisible();
  expect(await page.locator('.cs-hull').evaluate((figure) => [...figure.querySelectorAll('button, input, select, .cs-space')].filter((part) => part.checkVisibility() && part.getBoundingClientRect().height > 1).map((part) => part.className))).toEqual([]);
});

test.describe('motion', {tag: '@motion'}, () => {
  test.use({contextOptions: {reducedMotion: 'no-preference'}});

  test('a step’s transition starts at the previous step, reverses, and ends like a direct jump', {tag: '@long'}, async ({page}) => {
    test.slow();
    await openFixture(page, 'one');
    const {faults, moved} = await page.evaluate(async () => {
      const figure = window.cs.mount(document.querySelector('main')!, {lab: 'hull'}), canvas = figure.element.querySelector('canvas')!;
      const frame = (): Promise<unknown> => new Promise(requestAnimationFrame), faults: string[] = [];
      let moved = 0;
      await figure.settled();
      for (let i = 1; i < 15; i++) {
        const before = canvas.toDataURL();
        figure.next();
        await frame();
        await frame();
        const way = canvas.toDataURL();
        await figure.settled();
        const there = canvas.toDataURL();
        if (way !== there) moved++;
        figure.prev();
        await figure.settled();
        if (canvas.toDataURL() !== before) faults.push(`${i} does not go back`);
        figure.next();
        await frame();
        figure.prev(); // during the transition
        figure.next();
        await figure.settled();
        if (canvas.toDataURL() !== there) faults.push(`${i} ends elsewhere`);
      }
      return {faults, moved};
    });
    expect(faults).toEqual([]);
    expect(moved, 'steps caught on their way').toBeGreaterThan(7);
  });
});

test('under reduced motion a step has no transition', {tag: '@engine-all'}, async ({page}) => {
  await openFixture(page, 'one');
  const faults = await page.evaluate(async (stages) => {
    const figure = window.cs.mount(document.querySelector('main')!, {lab: 'hull', controls: 'none'}), canvas = figure.element.querySelector('canvas')!, faults: string[] = [];
    for (const stage of stages) {
      figure.seek(stage);
      await figure.settled();
      const drawn = canvas.toDataURL();
      await new Promise((resolve) => {
        setTimeout(resolve, 60);
      });
      if (canvas.toDataURL() !== drawn) faults.push(stage);
    }
    return faults;
  }, HULL_STAGES);
  expect(faults).toEqual([]);
});
