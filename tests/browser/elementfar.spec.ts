import type {Page} from '@playwright/test';
import {soon} from './lab';
import {expect, test} from './post';
import {OPEN} from './server';

type Methods = Record<string, (...args: unknown[]) => Promise<unknown>>;

const call = (page: Page, nth: number, method: string, ...args: unknown[]): Promise<unknown> => page.evaluate(([nth, method, args]) =>
  (document.querySelectorAll('clip-stage')[nth] as unknown as Methods)[method]!(...args), [nth, method, args] as const);

const post = (tag: string, count: number): string => `<script type="module" src="${OPEN}clip-stage.js"></script>${`<p>Words</p><clip-stage ${tag} height="480"></clip-stage>`.repeat(count)}`;

async function go(page: Page, nth: number): Promise<void> {
  const one = page.locator('clip-stage').nth(nth);
  await one.scrollIntoViewIfNeeded();
  await one.locator('.cs-figure[data-stage]').waitFor();
}

/** The width in canvas pixels of each figure's canvas of a class, or null. */
const dots = (page: Page, what: string): Promise<(number | null)[]> => page.evaluate((what) =>
  [...document.querySelectorAll('clip-stage')].map((element) => element.shadowRoot!.querySelector<HTMLCanvasElement>(what)?.width ?? null), what);

const svg = async (page: Page, nth: number): Promise<string> => await call(page, nth, 'toSVG') as string;

const picture = (page: Page, nth: number): Promise<string> => page.evaluate((nth) =>
  document.querySelectorAll('clip-stage')[nth]!.shadowRoot!.querySelector<HTMLCanvasElement>('.cs-canvas')!.toDataURL(), nth);

test.describe('elements that are far away', () => {
  test('release their pictures, and have their state when the reader returns', {tag: '@engine-all'}, async ({page, blog, browserName}) => {
    const COUNT = 20;
    await page.goto(blog.publish(post('preset="both-clip" controls="none"', COUNT)));
    await go(page, 0);
    const [first] = await dots(page, '.cs-canvas');
    await call(page, 0, 'setPose', {a: {w: 2, h: 1, x: 0, y: 0, angle: 0.1}, b: {w: 1, h: 1, x: 0.5, y: 0.9, angle: 0.2}});
    await call(page, 0, 'seek', 'keep');
    await call(page, 0, 'settled');
    const state = await call(page, 0, 'getState'), drawn = await picture(page, 0), saved = await svg(page, 0);
    for (let i = 1; i < COUNT; i++) await go(page, i);
    await soon(async () => (await dots(page, '.cs-canvas')).slice(0, 6)).toEqual([0, 0, 0, 0, 0, 0]);
    expect((await dots(page, '.cs-canvas')).at(-1)).toBe(first);
    expect((await dots(page, '.cs-canvas')).filter((wide) => wide !== 0).length).toBeLessThanOrEqual(14);

    expect(await call(page, 0, 'getState')).toBe(state);
    expect(await svg(page, 0) === saved).toBe(true);
    // Out of sight, neither another width nor printing gives the first figure canvas pixels.
    const size = page.viewportSize()!;
    await page.setViewportSize({...size, width: 900});
    await soon(async () => (await dots(page, '.cs-canvas')).at(-1)).not.toBe(first);
    expect((await dots(page, '.cs-canvas'))[0]).toBe(0);
    await page.setViewportSize(size);
    if (browserName === 'chromium') {
      await page.pdf();
      await soon(async () => (await dots(page, '.cs-canvas'))[0]).toBe(0);
    }

    await go(page, 0);
    await soon(() => picture(page, 0)).toBe(drawn);
    expect(await call(page, 0, 'getState')).toBe(state);
    for (let i = 0; i < 9 && await call(page, 0, 'getState') !== 'lab=pair&stage=setup&preset=both-clip'; i++) await call(page, 0, 'undo');
    expect(await call(page, 0, 'getPose')).toEqual(await call(page, 1, 'getPose'));
  });

  test('release the WebGL contexts of hulls: no context is lost, and no figure is flat', {tag: '@long'}, async ({page, blog}) => {
    test.slow();
    const COUNT = 20;
    await page.goto(blog.publish(post('lab="hull" stage="clip" controls="none"', COUNT)));
    const inSpace = async (nth: number): Promise<void> => {
      await go(page, nth);
      await expect(page.locator('clip-stage').nth(nth).locator('.cs-space')).toBeVisible();
      await expect(page.locator('clip-stage').nth(nth).locator('.cs-flat')).toBeHidden();
    };
    await inSpace(0);
    const view = page.locator('clip-stage').first();
    await view.locator('.cs-space').focus();
    for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowUp', '+']) await page.keyboard.press(key);
    await call(page, 0, 'settled');
    const state = await call(page, 0, 'getState'), shot = await view.screenshot(), saved = await svg(page, 0);
    // A context may be lost out of sight, since frames of one host share the browser's contexts.
    for (let i = 1; i < 5; i++) await inSpace(i);
    await page.evaluate(() => {
      document.querySelectorAll('clip-stage')[1]!.shadowRoot!.querySelector<HTMLCanvasElement>('.cs-space')!.getContext('webgl2')!.getExtension('WEBGL_lose_context')!.loseContext();
    });
    await soon(async () => (await dots(page, '.cs-space'))[1]).toBeNull();
    await inSpace(1);
    for (let i = 2; i < COUNT; i++) await inSpace(i);
    expect((await dots(page, '.cs-canvas'))[0]).not.toBe(0);
    await page.evaluate(() => (document.querySelector('clip-stage')!.shadowRoot!.activeElement as HTMLElement).blur());
    for (let i = COUNT - 2; i > 5; i--) await inSpace(i);

    await soon(async () => (await dots(page, '.cs-space'))[0]).toBeNull();
    expect((await dots(page, '.cs-space')).filter((wide) => wide !== null).length).toBeLessThanOrEqual(14);
    expect(await svg(page, 0) === saved).toBe(true);
    for (let i = 5; i >= 0; i--) await inSpace(i);
    expect(await call(page, 0, 'getState')).toBe(state);
    await view.locator('.cs-space').focus();
    await soon(async () => (await view.screenshot()).equals(shot)).toBe(true);
  });
});
