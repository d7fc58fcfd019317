import type {Page} from '@playwright/test';
import {atRest, expect, frames, PART, READ_BACK, say, test} from './lab';
import {WEBGL} from './webgl';

test.use(WEBGL);

const STEPS = ['faces-a', 'faces-b', 'edges', 'best-axis', 'incident', 'clip 1', 'clip 2', 'clip 3', 'clip 4', 'keep', 'reduce 1', 'reduce 2', 'reduce 3', 'reduce 4', 'contacts'];

const count = (page: Page): Promise<unknown> => page.addInitScript(() => {
  const counted = globalThis as {drawn?: number};
  counted.drawn = 0;
  for (const name of ['drawElements', 'drawArrays', 'drawElementsInstanced', 'drawArraysInstanced'] as const) {
    const before = WebGL2RenderingContext.prototype[name] as (...args: unknown[]) => void;
    WebGL2RenderingContext.prototype[name] = function count(this: WebGL2RenderingContext, ...args: unknown[]) {
      counted.drawn!++;
      before.apply(this, args);
    } as never;
  }
});
const drawn = (page: Page): Promise<number> => page.evaluate(() => (globalThis as {drawn?: number}).drawn!);

/** The pixels of the left three fifths of the view, without the buttons below. */
async function seen(page: Page): Promise<string> {
  const box = (await page.locator('.cs-view').boundingBox())!;
  return (await page.screenshot({clip: {x: box.x, y: box.y, width: box.width * 0.6, height: box.height - 110}})).toString('base64');
}

const said = (page: Page): string[] => {
  const lines: string[] = [];
  page.on('console', (message) => READ_BACK.test(message.text()) || lines.push(message.text()));
  page.on('pageerror', (error) => lines.push(error.message));
  return lines;
};

test('each step draws another picture in space, and nothing is drawn at rest', async ({page, lab}) => {
  const lines = said(page), pictures = new Set<string>();
  await count(page);
  await lab.open('lab=hull&preset=tilted-box');
  await expect(page.locator('.cs-space')).toBeVisible();
  await expect(page.locator('.cs-flat')).toBeHidden();
  for (const [i] of STEPS.entries()) {
    await frames(page, 3);
    pictures.add(await seen(page));
    if (i + 1 < STEPS.length) await lab.next.press('Enter');
  }
  expect(pictures.size).toBe(STEPS.length);
  await frames(page, 10);
  const before = await drawn(page);
  expect(before).toBeGreaterThan(STEPS.length);
  await frames(page, 30);
  expect(await drawn(page)).toBe(before);
  expect(lines).toEqual([]);
});

test('a drag, the wheel, keys and buttons turn the picture, and Fit brings it back', async ({page, lab}) => {
  await lab.open('lab=hull&preset=tilted-box&stage=clip&sub=2');
  await expect(page.locator('.cs-space')).toBeVisible();
  const first = await atRest(page, () => seen(page)), box = (await page.locator('.cs-canvas').boundingBox())!, pictures = new Set([first]);
  const looked = async (): Promise<void> => {
    await frames(page, 3);
    pictures.add(await seen(page));
  };
  await page.mouse.move(box.x + 40, box.y + 40); // beside both hulls
  await page.mouse.down();
  await page.mouse.move(box.x + 120, box.y + 70, {steps: 4});
  await page.mouse.up();
  await looked();
  await page.mouse.wheel(0, -300);
  await looked();
  await page.locator('.cs-space').focus();
  for (const key of ['ArrowLeft', 'ArrowUp', 'Shift+ArrowRight', 'x', 'n', '-']) {
    await page.keyboard.press(key);
    await looked();
  }
  expect(pictures.size).toBe(9);
  expect(await page.locator('.cs-hull').getAttribute('data-sub')).toBe('2');
  await page.getByRole('button', {name: say('page.space.along', {axis: 'y'}), exact: true}).click();
  await looked();
  expect(pictures.size).toBe(10);
  await page.getByRole('button', {name: say('page.fit.name'), exact: true}).click();
  await page.mouse.move(0, 0);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await expect.poll(() => seen(page)).toBe(first);
});

test('after the loss of the context the hulls are flat, with a notice, until it is restored', async ({page, lab}) => {
  const lines = said(page);
  await lab.open('lab=hull&preset=tilted-box&stage=contacts');
  await expect(page.locator('.cs-space')).toBeVisible();
  const first = await atRest(page, () => seen(page));
  await page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('.cs-space')!, lose = canvas.getContext('webgl2')!.getExtension('WEBGL_lose_context')!;
    (globalThis as {back?: () => void}).back = () => lose.restoreContext();
    lose.loseContext();
  });
  await expect(page.locator('.cs-flat')).toHaveText(say('page.space.lost'));
  await expect(page.locator('.cs-space')).toBeHidden();
  expect(await seen(page)).not.toBe(first);
  await page.evaluate(() => (globalThis as {back?: () => void}).back!());
  await expect(page.locator('.cs-space')).toBeVisible();
  await expect(page.locator('.cs-flat')).toBeHidden();
  await expect.poll(() => seen(page)).toBe(first);
  expect(lines).toEqual([]);
});

const COUNT = 50 * PART;

test('destroyed figures release their contexts', async ({page}) => {
  const lines = said(page);
  await page.goto('./');
  const lost = await page.evaluate(async (count) => {
    const {load} = await import(new URL('engine.js', location.href).href) as typeof import('../../web/src/engine');
    const engine = await load(), place = document.createElement('div');
    place.style.cssText = 'width: 800px; height: 500px';
    document.body.append(place);
    let lost = 0;
    for (let i = 0; i < count; i++) {
      const figure = engine.mount(place, {lab: 'hull'});
      await figure.settled();
      while (place.querySelector('.cs-space') === null) await new Promise((done) => { setTimeout(done, 5); });
      const context = place.querySelector<HTMLCanvasElement>('.cs-space')!.getContext('webgl2')!;
      figure.destroy();
      if (context.isContextLost()) lost++;
    }
    return lost;
  }, COUNT);
  expect(lost).toBe(COUNT);
  expect(lines).toEqual([]);
});

test('an embedded figure draws in space too, and a picture is saved as lines', {tag: '@long'}, async ({page}) => {
  const lines = said(page);
  await page.goto('./embed.html?lab=hull&stage=clip');
  await expect(page.locator('.cs-space')).toBeVisible();
  await page.goto('./');
  const svg = await page.evaluate(async () => {
    const {load} = await import(new URL('engine.js', location.href).href) as typeof import('../../web/src/engine');
    const place = document.createElement('div');
    place.style.cssText = 'width: 800px; height: 500px';
    document.body.append(place);
    const figure = (await load()).mount(place, {lab: 'hull', stage: 'contacts'});
    await figure.settled();
    return figure.toSVG();
  });
  expect(svg).toContain('<svg');
  expect((svg.match(/stroke-dasharray/g) ?? []).length).toBeGreaterThan(8);
  expect(lines).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true});
  test('space is above, without buttons', async ({page, lab}) => {
    await lab.open('lab=hull&preset=tilted-box&stage=incident');
    const space = (await page.locator('.cs-space').boundingBox())!, view = (await page.locator('.cs-view').boundingBox())!;
    expect(space.width).toBeCloseTo(view.width, 0);
    expect(Math.abs(space.height - view.height)).toBeLessThan(1);
    expect(space.y).toBeCloseTo(view.y, 0);
    await expect(page.locator('.cs-axes')).toBeHidden();
  });
});

test('a pair with many lines does not damage the next one', async ({page, lab}) => {
  const lines: string[] = [];
  page.on('console', (message) => {
    if (!message.text().includes('GPU stall due to ReadPixels')) lines.push(message.text()); // Chromium says this where it composes WebGL in software
  });
  const picture = async (): Promise<string> => {
    const box = (await page.locator('.cs-view').boundingBox())!;
    return (await page.screenshot({clip: {x: box.x, y: box.y, width: box.width, height: box.height - 110}})).toString('base64');
  };
  const preset = 'lab=hull&preset=tilted-box&stage=', ball = (count: number): string => Array.from({length: count}, (_, i) => {
    const z = 1 - (2 * i + 1) / count, turn = i * 2.4, flat = Math.sqrt(1 - z * z);
    return [flat * Math.cos(turn), flat * Math.sin(turn), z].map((x) => x.toFixed(2)).join(',');
  }).join(';');
  await page.addInitScript(() => localStorage.setItem('clipstage.known', 'hull')); // the picture keeps its height
  await lab.open(`${preset}faces-b`);
  await expect(page.locator('.cs-space')).toBeVisible();
  const first = await atRest(page, picture);
  // More lines than the buffers hold, first of one hull, then of the other, for each pass.
  for (const [a, b] of [[12, 56], [56, 12]] as const) {
    for (const stage of ['contacts', 'faces-b']) await lab.go(`lab=hull&stage=${stage}&va=${ball(a)}&vb=${ball(b)}&a=0,0,0,1,0,0,0&b=0.1,0.2,1.8,1,0,0,0`);
    await lab.go(`${preset}contacts`);
    await lab.go(`${preset}faces-b`);
    await expect.poll(async () => await picture() === first).toBe(true);
  }
  expect(lines).toEqual([]);
});
