import type {Page} from '@playwright/test';
import {atRest, expect, frames, READ_BACK, say, some, test} from './lab';
import {WEBGL} from './webgl';

test.use(WEBGL);

const STEPS = ['faces-a', 'faces-b', 'edges', 'best-axis', 'incident', 'clip 1', 'clip 2', 'clip 3', 'clip 4', 'keep', 'reduce 1', 'reduce 2', 'reduce 3', 'reduce 4', 'contacts'];

const said = (page: Page): string[] => {
  const lines: string[] = [];
  page.on('console', (message) => READ_BACK.test(message.text()) || lines.push(message.text()));
  page.on('pageerror', (error) => lines.push(error.message));
  return lines;
};

const count = (page: Page): Promise<unknown> => page.addInitScript(() => {
  const counted = globalThis as {drawn?: number}, {drawElements, drawElementsInstanced, drawArrays} = WebGL2RenderingContext.prototype;
  counted.drawn = 0;
  Object.assign(WebGL2RenderingContext.prototype, Object.fromEntries(Object.entries({drawElements, drawElementsInstanced, drawArrays}).map(([name, before]) => [name, function draw(this: WebGL2RenderingContext, ...args: never[]) {
    counted.drawn!++;
    (before as (...args: never[]) => void).apply(this, args);
  }])));
});
const drawn = (page: Page): Promise<number> => page.evaluate(() => (globalThis as {drawn?: number}).drawn!);

/** The pixels of the view without the buttons over it. */
async function seen(page: Page): Promise<string> {
  const box = (await page.locator('.cs-view').boundingBox())!;
  return (await page.screenshot({clip: {x: box.x, y: box.y, width: box.width, height: box.height - 60}})).toString('base64');
}

const WITH_TILT = 'lab=hull&preset=aligned&stage=contacts&compare=on&tilt=0.001';

test('the answers are compared in space; keys change the tilt, and the link follows', async ({page, lab}) => {
  const lines = said(page);
  await lab.open(WITH_TILT);
  await expect(page.locator('.cs-space')).toBeVisible();
  const slider = page.getByRole('slider', {name: say('ui.tilt.name')}), points = page.locator('.cs-table tbody tr').first().locator('td').first();
  await expect(points).toHaveText('1'); // the strict set's
  const tilted = await seen(page), space = (await page.locator('.cs-space').boundingBox())!, view = (await page.locator('.cs-view').boundingBox())!;
  expect(space.width).toBeGreaterThan(view.width * 0.98); // three columns, one canvas
  await slider.focus();
  await page.keyboard.press('Home');
  await expect(points).toHaveText('4');
  await expect.poll(() => lab.hash()).toBe('#lab=hull&preset=aligned&stage=contacts&compare=on');
  expect(await seen(page)).not.toBe(tilted);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => lab.hash()).toBe('#lab=hull&preset=aligned&stage=contacts&compare=on&tilt=1e-09');
  await expect(slider).toHaveAttribute('aria-valuetext', /rad$/);
  await page.keyboard.press('End');
  await expect.poll(() => lab.hash()).toMatch(/&tilt=0\.3$/);
  await lab.previous.click();
  await expect(slider).toHaveCount(0);
  await expect.poll(() => lab.hash()).not.toContain('tilt');
  expect(lines).toEqual([]);
});

test('one camera turns all three columns, and Fit brings them back', async ({page, lab}) => {
  await lab.open('lab=hull&preset=fault-boundary&stage=contacts&compare=on');
  await expect(page.locator('.cs-space')).toBeVisible();
  await frames(page, 10);
  const box = (await page.locator('.cs-view').boundingBox())!, wide = Math.floor(box.width / 3);
  const column = async (i: number): Promise<string> => (await page.screenshot({clip: {x: box.x + i * wide + 2, y: box.y + 50, width: wide - 4, height: 190}})).toString('base64');
  const columns = (): Promise<string[]> => Promise.all([0, 1, 2].map(column)), first = await columns();
  await page.mouse.move(box.x + wide * 1.5, box.y + 150);
  await page.mouse.down();
  await page.mouse.move(box.x + wide * 1.5 + 60, box.y + 170, {steps: 4});
  await page.mouse.up();
  await page.mouse.wheel(0, -200);
  await page.mouse.move(0, 0);
  await frames(page, 6);
  const turned = await columns();
  for (const i of [0, 1, 2]) expect(turned[i]).not.toBe(first[i]);
  await lab.fit.click();
  await page.mouse.move(0, 0);
  await expect.poll(columns).toEqual(first);
});

for (const reducedMotion of some(['no-preference', 'reduce'] as const)) {
  test(`a button draws once, and nothing is drawn at rest: motion ${reducedMotion}`, async ({page, lab}) => {
    await count(page);
    await page.emulateMedia({reducedMotion});
    for (const state of ['lab=hull&preset=tilted-box&stage=clip&sub=2', WITH_TILT]) {
      await lab.open('lab=hull');
      await lab.go(state);
      await expect(page.locator('.cs-space')).toBeVisible();
      await frames(page, 30);
      const before = await drawn(page);
      await frames(page, 30);
      expect(await drawn(page)).toBe(before);
      await page.getByRole('button', {name: say('page.space.n.name'), exact: true}).click();
      await frames(page, 15);
      const once = await drawn(page) - before;
      expect(once).toBeGreaterThan(0);
      await page.getByRole('button', {name: say('page.space.side.name'), exact: true}).click();
      await frames(page, 15);
      expect(await drawn(page) - before).toBe(2 * once);
    }
  });
}

test('the theme changes without a reload', {tag: '@long'}, async ({page, lab}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await lab.open('lab=hull&preset=tilted-box&stage=contacts');
  await expect(page.locator('.cs-space')).toBeVisible();
  const steady = (): Promise<string> => atRest(page, () => seen(page));
  const begun = await steady();
  await page.emulateMedia({colorScheme: 'dark'});
  await expect.poll(async () => await seen(page) === begun).toBe(false);
  const dark = await steady();
  await page.emulateMedia({colorScheme: 'light'});
  await expect.poll(async () => await seen(page) === dark).toBe(false);
  const light = await steady(); // everything is loaded, on a busy machine too
  await page.emulateMedia({colorScheme: 'dark'});
  await expect.poll(async () => await seen(page) === dark).toBe(true);
  await page.emulateMedia({colorScheme: 'light'});
  await expect.poll(async () => await seen(page) === light).toBe(true);
});

// hull.spec.ts walks all steps flat, in a browser without WebGL2.
test('without WebGL2 there are a notice, both flat pictures, the tables, and all steps', {tag: '@long'}, async ({page, lab}) => {
  await page.addInitScript(() => {
    const before = HTMLCanvasElement.prototype.getContext as (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) => unknown;
    HTMLCanvasElement.prototype.getContext = function get(this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
      return kind.startsWith('webgl') ? null : before.call(this, kind, ...rest);
    } as never;
  });
  const lines = said(page), pictures = new Set<string>();
  await lab.open('lab=hull&preset=tilted-box');
  await expect(page.locator('.cs-flat')).toHaveText(say('page.space.none'));
  await expect(page.locator('.cs-axes')).toBeHidden();
  for (const step of STEPS) {
    await expect(page.locator('.cs-hull')).toHaveAttribute('data-stage', step.split(' ')[0]!);
    await expect(page.locator('.cs-table:visible').first()).toBeVisible();
    pictures.add(await lab.picture());
    if (step !== 'contacts') await lab.next.click();
  }
  expect(pictures.size).toBe(STEPS.length);
  expect(lines).toEqual([]);
});

test('a saved picture and a print have dashed hidden lines and labels at every step; a PNG has the canvas’s resolution', async ({page}) => {
  const lines = said(page);
  await page.goto('./');
  const found = await page.evaluate(async () => {
    const {load} = await import(new URL('engine.js', location.href).href) as typeof import('../../web/src/engine');
    const place = document.createElement('div');
    place.style.cssText = 'width: 900px; height: 640px';
    document.body.append(place);
    const figure = (await load()).mount(place, {lab: 'hull', hash: 'lab=hull&preset=tilted-box'});
    await figure.settled();
    const steps: {at: string; svg: string}[] = [];
    for (let i = 0; i < 15; i++) {
      steps.push({at: `${figure.stage} ${figure.sub}`, svg: await figure.toSVG()});
      figure.next();
    }
    figure.compare();
    steps.push({at: 'compare', svg: await figure.toSVG()});
    const {width, height} = await createImageBitmap(await figure.toBlob());
    return {steps, png: [width, height]};
  });
  expect(new Set(found.steps.map(({at}) => at)).size).toBe(16);
  for (const {at, svg} of found.steps) {
    const hidden = svg.match(/stroke-dasharray="3[ ,]+4"/g) ?? [];
    expect(hidden.length, `${at}: edges behind their own hull`).toBeGreaterThanOrEqual(at === 'compare' ? 9 : 3);
    for (const label of ['A', 'B']) expect(svg, at).toMatch(new RegExp(`>${label}</(text|tspan)>`));
    expect(svg, at).not.toMatch(/<image|NaN/);
  }
  expect(found.png[0]).toBeGreaterThan(900);
  expect(lines).toEqual([]);
});

test('in print the pen draws both hulls, and the view in space is hidden', async ({page, lab}) => {
  await lab.open('lab=hull&preset=tilted-box&stage=faces-a');
  await expect(page.locator('.cs-space')).toBeVisible();
  await frames(page, 6);
  const paint = (): Promise<number> => page.locator('.cs-canvas').evaluate((canvas) => {
    const {width, height} = canvas as HTMLCanvasElement, copy = new OffscreenCanvas(width, height).getContext('2d')!;
    copy.drawImage(canvas as HTMLCanvasElement, 0, 0);
    const {data} = copy.getImageData(0, 0, Math.round(width * 0.6), height);
    let clear = 0;
    for (let i = 3; i < data.length; i += 4) if (data[i] === 0) clear++;
    return clear / (data.length / 4);
  });
  expect(await paint()).toBeGreaterThan(0.5); // more than half is transparent and shows the canvas below
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  expect(await paint()).toBe(0);
  await page.emulateMedia({media: 'print'});
  await expect(page.locator('.cs-space')).toBeHidden();
  await page.emulateMedia({media: 'screen'});
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect.poll(paint).toBeGreaterThan(0.5);
  await expect(page.locator('.cs-space')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true});
  test('a tab shows the second picture instead of space; sentence and buttons stay visible, and the view is kept', async ({page, lab}) => {
    await lab.open('lab=hull&preset=tilted-box&stage=clip&sub=2');
    const flat = page.getByRole('button', {name: say('page.space.tab.flat.name')}), space = page.getByRole('button', {name: say('page.space.tab.space.name')});
    await space.tap(); // the stage's text is about the other picture
    await expect(page.locator('.cs-space')).toBeVisible();
    await page.locator('.cs-space').focus();
    for (const key of ['ArrowLeft', 'ArrowLeft', '+']) await page.keyboard.press(key);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await frames(page, 6);
    const turned = await seen(page);
    await flat.tap();
    await expect(page.locator('.cs-space')).toBeHidden();
    await expect(flat).toHaveAttribute('aria-pressed', 'true');
    for (const part of [lab.title, lab.next, lab.previous]) await expect(part).toBeInViewport({ratio: 1});
    expect((await flat.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    expect(await seen(page)).not.toBe(turned);
    await space.tap();
    await expect(page.locator('.cs-space')).toBeVisible();
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await expect.poll(() => seen(page)).toBe(turned);
    await flat.tap();
    await lab.next.tap();
    await lab.previous.tap();
    await expect(flat).toHaveAttribute('aria-pressed', 'true');
  });

  test('the answers are one below the other, with the tilt', async ({page, lab}) => {
    await lab.open(WITH_TILT);
    await expect(page.locator('.cs-space')).toBeVisible();
    const slider = page.getByRole('slider', {name: say('ui.tilt.name')});
    await expect(slider).toBeInViewport();
    expect((await slider.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    expect((await page.locator('.cs-view').boundingBox())!.width).toBe(390);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
