import {AxeBuilder} from '@axe-core/playwright';
import type {Locator, Page} from '@playwright/test';
import {PLOTS} from '../../web/src/base/figure.gen';
import {TALLY, TALLY_SLOTS, W} from '../../web/src/draw/layout.gen';
import type {World} from '../../web/src/engine';
import {openFixture} from './embed';
import {say, soon} from './lab';
import {expect, iframe, test, worldIn} from './post';
import {STRICT} from './server';

/** A pyramid whose settings change on the way. */
const PYRAMID = 'lab=world&scene=pyramid&step=140&iterations=5@60&warmStarting=off@90';

const world = (page: Page): Locator => page.locator('.cs-world');
const axis = (page: Page): Locator => page.getByRole('slider', {name: say('world.axis'), exact: true});
const plot = (page: Page, id: string): Locator => page.locator(`[data-plot=${id}]`);
const drawn = (page: Page, id: string): Locator => plot(page, id).locator('.cs-drawn');
const plots = (page: Page): Locator => page.getByRole('button', {name: say('world.plots.name')});
const step = (page: Page): Promise<number> => world(page).evaluate((element: HTMLElement) => Number(element.dataset.step));

async function open(page: Page, hash: string, count: number): Promise<void> {
  await page.goto(`./#${hash}`);
  await expect(world(page)).toHaveAttribute('data-step', /step=(\d+)/.exec(hash)![1]!);
  await expect(page.locator('.cs-host canvas')).toHaveCount(count);
}

/** The pixels of a plot, RGBA, and its width. */
const dotsOf = (page: Page, id: string): Promise<{wide: number; dots: number[]}> => plot(page, id).locator('canvas').evaluate((canvas) => {
  const {width: wide, height} = canvas as HTMLCanvasElement;
  const copy = Object.assign(document.createElement('canvas'), {width: wide, height}).getContext('2d', {willReadFrequently: true})!;
  copy.drawImage(canvas as HTMLCanvasElement, 0, 0);
  return {wide, dots: [...copy.getImageData(0, 0, wide, height).data]};
});

/** Reports whether a plot has a curve in the column at a fraction of its width. The fill under a curve does not count. */
async function inked(page: Page, id: string, at: number): Promise<boolean> {
  const {wide, dots} = await dotsOf(page, id), column = Math.round(at * (wide - 1));
  return dots.some((value, i) => i % 4 === 3 && (i >> 2) % wide === column && value > 100);
}

test('the plots’ code is loaded with the first plot, by the button or a link', async ({page}) => {
  const loaded: string[] = [];
  page.on('request', (request) => void (/draw-plots/.test(request.url()) && loaded.push(request.url())));
  await open(page, PYRAMID, 0);
  await expect(plots(page)).toHaveAttribute('aria-pressed', 'false');
  expect(loaded).toEqual([]);
  await plots(page).click();
  await expect(page.locator('.cs-host canvas')).toHaveCount(3);
  expect(loaded).toHaveLength(1);
  await expect(plots(page)).toHaveAttribute('aria-pressed', 'true');
  await soon(async () => page.url()).toContain('&plots=energy,deepest,contacts');

  const contacts = page.getByRole('group', {name: say('world.plots')}).getByRole('button', {name: say('world.plot.contacts')});
  await contacts.click();
  await expect(page.locator('.cs-host canvas')).toHaveCount(2);
  await expect(contacts).toHaveAttribute('aria-pressed', 'false');
  await expect(contacts).toBeFocused();
  await soon(async () => page.url()).toMatch(/&plots=energy,deepest&/);
  await plots(page).click();
  await expect(page.locator('.cs-plots')).toHaveCount(0);
  await soon(async () => page.url()).not.toContain('plots=');

  await open(page, `${PYRAMID}&plots=contacts`, 1);
  await expect(drawn(page, 'contacts')).toBeVisible();
  expect(await inked(page, 'contacts', 0.2)).toBe(true);
  expect(await inked(page, 'contacts', 0.5), 'a step that was not run yet').toBe(false);
});

test('a plot has the ends of the axis, and its cursor is over the scrubber’s thumb', async ({page}) => {
  await open(page, `${PYRAMID}&plots=energy,contacts`, 2);
  for (const width of [1280, 390]) {
    await page.setViewportSize({width, height: 800});
    for (const at of [0, 77, 140]) {
      await axis(page).evaluate((input: HTMLInputElement, at) => {
        input.value = String(at);
        input.dispatchEvent(new Event('input', {bubbles: true}));
        input.dispatchEvent(new Event('change', {bubbles: true}));
      }, at);
      await soon(() => step(page)).toBe(at);
      await soon(() => page.evaluate(() => {
        const box = (selector: string): DOMRect => document.querySelector(selector)!.getBoundingClientRect();
        const slider = box('.cs-axis .cs-scrubber'), thumb = 20, {value, min, max} = document.querySelector<HTMLInputElement>('.cs-axis .cs-scrubber')!;
        const x = slider.left + thumb / 2 + (slider.width - thumb) * (Number(value) - Number(min)) / (Number(max) - Number(min));
        const off = [...document.querySelectorAll('.cs-cursor')].map((cursor) => Math.abs(cursor.getBoundingClientRect().left + 0.5 - x));
        const canvas = box('.cs-host canvas');
        return {cursors: off.length, near: Math.max(...off) <= 1, ends: Math.abs(canvas.left - slider.left - thumb / 2) <= 1 && Math.abs(canvas.right - slider.right + thumb / 2) <= 1};
      })).toEqual({cursors: 2, near: true, ends: true});
    }
    for (const row of await page.locator('.cs-plotrow').all()) expect((await row.boundingBox())!.height).toBeLessThanOrEqual(64);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  }
});

test('a click goes to its step, a drag moves along the axis, and later steps stay', async ({page}) => {
  await open(page, `${PYRAMID}&plots=energy,deepest`, 2);
  const {x, y, width, height} = (await drawn(page, 'deepest').boundingBox())!;
  await page.mouse.click(x + width * 50 / 600, y + height / 2);
  await soon(() => step(page)).toBe(50);
  await expect(axis(page)).toHaveValue('50');
  expect(await inked(page, 'deepest', 0.2)).toBe(true);
  await page.mouse.move(x + width * 100 / 600, y + height / 2);
  await page.mouse.down();
  await soon(() => step(page)).toBe(100);
  await page.mouse.move(x + width * 20 / 600, y + 200, {steps: 4});
  await soon(() => step(page)).toBe(20);
  await page.mouse.up();
  await page.mouse.move(x + width * 90 / 600, y + height / 2);
  expect(await step(page)).toBe(20);
  await page.mouse.click(x + width * 200 / 600, y + height / 2); // not computed yet
  await soon(() => step(page)).toBe(200);
  await expect(plot(page, 'energy').locator('.cs-change')).toHaveCount(2);
});

test('each plot has a table and a description', async ({page}) => {
  await open(page, `${PYRAMID}&plots=energy,deepest,contacts,impulses`, 4);
  await expect(drawn(page, 'contacts')).toHaveAccessibleName(/^Contacts, steps 0 to 140\. persisted: now \d+, from 0 to \d+\. new: now \d+/);
  await expect(drawn(page, 'impulses')).toContainText(say('world.plot.none'));
  await expect(page.getByRole('table', {name: /up to step 140/})).toHaveCount(0);
  await page.getByRole('button', {name: say('world.plot.table.name', {plot: say('world.plot.contacts')})}).click();
  const table = plot(page, 'contacts').getByRole('table');
  await expect(table).toHaveAccessibleName(say('world.plot.table.caption', {title: say('world.plot.contacts'), to: 140}));
  await expect(table.getByRole('columnheader')).toHaveText(['Step', 'persisted', 'new', 'lost their impulse']);
  const rows = await table.getByRole('row').allTextContents();
  expect(rows.length - 1).toBeLessThanOrEqual(61);
  expect(rows.length).toBeGreaterThan(20);
  await expect(table.locator('[aria-current=step] th')).toHaveText('140');
  const present = await plot(page, 'contacts').locator('.cs-curvekey').allTextContents();
  expect((await table.locator('[aria-current=step] td').allTextContents())).toEqual(present.map((words) => /\d+/.exec(words)![0]));
  const {violations} = await new AxeBuilder({page}).include('.cs-plots').analyze();
  expect(violations.map(({id, nodes}) => [id, nodes.map(({html}) => html)])).toEqual([]);

  await page.goto(`./#${PYRAMID.replace('140', '122')}&pick=1,13&plots=impulses`);
  await expect(world(page)).toHaveAttribute('data-pick', '1,13');
  await expect(plot(page, 'impulses').locator('.cs-value')).toHaveText(/^\d+\.\d+$/);
  await expect(page.locator('.cs-curve')).toBeHidden();
  await soon(() => inked(page, 'impulses', 0.19)).toBe(true);
  const curves = ['normal-1', 'friction-1', 'normal-2', 'friction-2'], names = curves.map((curve) => say(`world.plot.${curve}`));
  const keys = plot(page, 'impulses').locator('.cs-curvekey');
  expect(await keys.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['curve']))).toEqual(curves);
  await page.getByRole('button', {name: say('world.plot.table.name', {plot: say('world.plot.impulses')})}).click();
  const impulses = plot(page, 'impulses').getByRole('table');
  await expect(impulses.getByRole('columnheader')).toHaveText(['Step', ...names]);
  const values = await keys.allTextContents(), now = await impulses.locator('[aria-current=step] td').allTextContents();
  expect(values).toEqual(names.map((name, i) => `${name} ${now[i]}`));
  expect(Number(now[0]) + Number(now[2])).toBeCloseTo(Number(await plot(page, 'impulses').locator('.cs-value').textContent()), 1);
  await page.setViewportSize({width: 390, height: 844});
  await soon(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('the frame has each step’s values while plots are shown, and the canvas follows the theme', async ({page}) => {
  await openFixture(page, 'one');
  const got = await page.evaluate(async ({W, slots, TALLY}) => {
    window.figures[0]!.destroy();
    const world: World = window.cs.mount(document.querySelector('main')!, {lab: 'world', scene: 'dominos'});
    world.step(90);
    const none = world.frame[W.tallies];
    await world.setState('lab=world&scene=dominos&step=90&plots=deepest');
    const {frame} = world, from = frame.length - frame[W.tallies]! * slots;
    const of = (slot: number): number[] => Array.from({length: frame[W.tallies]!}, (_, i) => frame[from + i * slots + slot]!);
    const [, hi] = [frame[W.scales[1].lo], frame[W.scales[1].hi]];
    return {none, steps: of(TALLY.step), most: Math.max(...of(TALLY.deepest)), hi, energy: of(TALLY.kinetic).at(-1), now: frame[W.energy]};
  }, {W, slots: TALLY_SLOTS, TALLY});
  expect(got.none).toBe(0);
  expect(got.steps).toEqual(Array.from({length: 91}, (_, i) => i));
  expect(got.hi).toBe(got.most);
  expect(got.energy).toBeCloseTo(got.now!, 9);

  await expect(page.locator('.cs-host canvas')).toHaveCount(1);
  /** The mean red value of the curves' pixels. */
  const colors = async (): Promise<number> => {
    const {dots} = await dotsOf(page, 'deepest'), curves = dots.filter((_, i) => i % 4 === 0 && dots[i + 3]! > 200);
    return curves.reduce((sum, red) => sum + red, 0) / curves.length;
  };
  await page.emulateMedia({colorScheme: 'light'});
  await soon(async () => await colors() < 80).toBe(true);
  await page.emulateMedia({colorScheme: 'dark'});
  await soon(async () => await colors() > 180).toBe(true);
  await page.emulateMedia({media: 'print'});
  await soon(async () => await colors() < 80).toBe(true);
  await page.emulateMedia({media: 'screen', colorScheme: 'light'});
});

test('an embedded world has plots by its option, and otherwise does not load their code', async ({page, blog}) => {
  const loaded: string[] = [];
  page.on('request', (request) => void (/draw-plots/.test(request.url()) && loaded.push(request.url())));
  const src = (query: string): string => iframe(`${STRICT}embed.html?lab=world&scene=wall&step=30${query}`);
  await page.goto(blog.publish(src('')));
  await soon(async () => (await worldIn(page)).locator('.cs-world').getAttribute('data-step')).toBe('30');
  expect(loaded).toEqual([]);
  await page.goto(blog.publish(src('&plots=energy,contacts')));
  const frame = await worldIn(page);
  await expect(frame.locator('.cs-host canvas')).toHaveCount(2);
  await expect(frame.getByRole('alert')).toHaveCount(0);
  expect(loaded).toHaveLength(1);
  await page.goto(blog.publish(src('&plots=energy,fog')));
  await expect((await worldIn(page)).getByRole('alert')).toContainText(say('page.invalid-option', {option: 'plots', value: 'energy,fog', range: say('notice.range.list', {values: PLOTS.join(', ')})}));
});
