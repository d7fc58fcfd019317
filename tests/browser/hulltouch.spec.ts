import type {CDPSession, Page} from '@playwright/test';
import {program} from '../browsers.mjs';
import {atRest, expect, frames, soon, test} from './lab';

// WebGL by software, as in space.spec.ts.
test.use({launchOptions: {
  executablePath: program('chromium'),
  args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
}, reuseContext: false, hasTouch: true, viewport: {width: 390, height: 844}} as object);

interface Point { x: number; y: number }

const STATE = 'lab=hull&preset=tilted-box&stage=incident';
const hash = (page: Page): Promise<string> => page.evaluate(() => location.hash.slice(1));

/** Puts fingers down, moves them in steps, and lifts them. */
async function swipe(session: CDPSession, from: readonly Point[], to: readonly Point[], steps = 8): Promise<void> {
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]): Promise<unknown> => session.send('Input.dispatchTouchEvent', {type, touchPoints: points.map(({x, y}, id) => ({x, y, id}))});
  await send('touchStart', from);
  for (let i = 1; i <= steps; i++) await send('touchMove', from.map((p, k) => ({x: p.x + (to[k]!.x - p.x) * i / steps, y: p.y + (to[k]!.y - p.y) * i / steps})));
  await send('touchEnd', []);
}

/** A point of the picture on a hull, and a point beside the hulls. */
function points(page: Page): Promise<{hull: Point; beside: Point}> {
  return page.locator('.cs-canvas').evaluate((canvas) => {
    const {x, y, width} = document.querySelector('.cs-space')!.getBoundingClientRect();
    const cursor = (p: Point): string => {
      canvas.dispatchEvent(new PointerEvent('pointermove', {clientX: p.x, clientY: p.y, pointerType: 'mouse'}));
      return canvas.style.cursor;
    };
    const on: Point[] = [];
    for (let v = y + 20; v < y + 300; v += 10) for (let u = x + 20; u < x + width - 20; u += 10) if (cursor({x: u, y: v}) === 'move') on.push({x: u, y: v});
    canvas.dispatchEvent(new PointerEvent('pointerleave', {pointerType: 'mouse'}));
    return {hull: on[Math.floor(on.length / 2)]!, beside: {x: x + 14, y: y + 14}};
  });
}

async function steady(page: Page): Promise<string> {
  return atRest(page, () => seen(page));
}

const seen = async (page: Page): Promise<string> => (await page.locator('.cs-view').screenshot()).toString('base64');

test('one finger on a hull drags it, elsewhere it turns the picture, and two zoom', async ({page}) => {
  await page.goto(`./#${STATE}`);
  await expect(page.locator('.cs-space')).toBeVisible();
  await frames(page, 10);
  const session = await page.context().newCDPSession(page), {hull, beside} = await points(page);
  await swipe(session, [hull], [{x: hull.x + 24, y: hull.y - 16}]);
  await soon(() => hash(page)).toMatch(/&[ab]=/);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.keyboard.press('Control+z');
  await soon(() => hash(page)).toBe(STATE);

  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  const first = await seen(page);
  await swipe(session, [beside], [{x: beside.x + 60, y: beside.y + 20}]);
  await soon(() => seen(page)).not.toBe(first);
  const turned = await seen(page);
  await swipe(session, [{x: 150, y: hull.y}, {x: 240, y: hull.y}], [{x: 110, y: hull.y}, {x: 280, y: hull.y}]);
  await soon(() => seen(page)).not.toBe(turned);
  await expect(page.locator('.cs-hull')).toHaveClass(/cs-zoomed/);
  expect(await hash(page)).toBe(STATE); // a hull under the first of two fingers returns to its place
});

test('a swipe on an embedded figure scrolls the page until the figure is tapped', async ({page}) => {
  await page.goto('./embed.html?lab=hull&stage=clip');
  await expect(page.locator('.cs-space')).toBeVisible();
  await page.evaluate(() => {
    const figure = document.querySelector<HTMLElement>('.cs-figure')!;
    Object.assign(figure.style, {height: `${figure.offsetHeight}px`, flex: 'none'}); // the figure keeps its height in a page that scrolls
    document.documentElement.style.cssText = 'overflow: auto; height: auto';
    document.body.style.cssText = 'overflow: visible; height: 3000px';
  });
  await soon(async () => (await points(page)).hull as Point | undefined).toBeDefined(); // the picture is drawn at its new size
  const session = await page.context().newCDPSession(page), {hull} = await points(page), before = await steady(page);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await swipe(session, [hull], [{x: hull.x, y: hull.y - 120}]);
  await soon(() => page.evaluate(() => scrollY)).toBeGreaterThan(40);
  await soon(() => page.evaluate(async () => { // the page may scroll on by inertia
    scrollTo(0, 0);
    await new Promise((done) => { setTimeout(done, 200); });
    return scrollY;
  })).toBe(0);
  expect(await seen(page)).toBe(before);

  await swipe(session, [hull], [hull], 0);
  await soon(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  await swipe(session, [hull], [{x: hull.x, y: hull.y - 60}]);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await soon(() => seen(page)).not.toBe(before);
});
