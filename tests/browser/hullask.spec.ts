import type {Page} from '@playwright/test';
import {atRest, expect, frames, say, soon, test} from './lab';
import {WEBGL} from './webgl';

test.use(WEBGL);

interface Point { x: number; y: number }

const INCIDENT = 'lab=hull&preset=tilted-box&stage=incident&ask=incident';
const hash = (page: Page): Promise<string> => page.evaluate(() => location.hash.slice(1));
const hot = (page: Page): Promise<string | null> => page.locator('.cs-answer').evaluateAll((all) => all.find((one) => one.classList.contains('cs-hot'))?.textContent ?? null);
const verdict = (page: Page): Promise<string | null> => page.locator('.cs-verdict span').first().textContent();

async function open(page: Page, state: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`./#${state}`);
  await expect(page.locator('.cs-answer').first()).toBeVisible();
  await expect(page.locator('.cs-space')).toBeAttached();
  await frames(page, 6);
}

interface Box extends Point { width: number; height: number }

/** The picture in space, and the second one beside it, without the buttons below them. */
async function pictures(page: Page): Promise<{space: Box; second: Box}> {
  const space = (await page.locator('.cs-space').boundingBox())!, all = (await page.locator('.cs-canvas').boundingBox())!, x = space.x + space.width, height = all.height - 50;
  return {space: {...space, height}, second: {x, y: all.y, width: all.x + all.width - x, height}};
}

/** Points of a picture where the mouse meets a choice. */
async function choices(page: Page, box: Box): Promise<Point[]> {
  return page.locator('.cs-canvas').evaluate((canvas, {x, y, width, height}) => {
    const points: Point[] = [];
    for (let u = x + 10; u < x + width - 10; u += 9) for (let v = y + 10; v < y + height - 10; v += 9) {
      canvas.dispatchEvent(new PointerEvent('pointermove', {clientX: u, clientY: v, pointerType: 'mouse'}));
      if (canvas.style.cursor === 'pointer') points.push({x: u, y: v});
    }
    canvas.dispatchEvent(new PointerEvent('pointerleave', {pointerType: 'mouse'}));
    return points;
  }, box);
}

/** A point where the mouse meets a face. */
async function onFace(page: Page): Promise<Point> {
  const points = await choices(page, (await pictures(page)).space);
  return points[Math.floor(points.length / 2)]!;
}

test('a face is answered by the mouse, and a drag from it moves its hull instead', async ({page}) => {
  await open(page, INCIDENT);
  const at = await onFace(page);
  expect(await hot(page)).toBeNull();
  await page.mouse.move(at.x, at.y);
  await soon(() => hot(page)).not.toBeNull();
  const name = (await hot(page))!;

  await page.mouse.down();
  await page.mouse.move(at.x + 3, at.y + 2);
  await page.mouse.move(at.x + 30, at.y + 20, {steps: 4});
  await page.mouse.up();
  await soon(() => hash(page)).toMatch(/&[ab]=/);
  await expect(page.locator('.cs-verdict')).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await soon(() => hash(page)).toBe(INCIDENT);

  await page.mouse.move(at.x, at.y);
  await soon(() => hot(page)).toBe(name);
  await page.mouse.click(at.x, at.y);
  await expect(page.locator('.cs-verdict')).toBeVisible();
  const said = await verdict(page);
  expect(await hash(page)).toBe(INCIDENT);
  await page.keyboard.press('ArrowRight');
  await soon(() => hash(page)).toContain('stage=clip');

  await open(page, INCIDENT);
  await page.getByRole('button', {name, exact: true}).click();
  await expect(page.locator('.cs-verdict')).toBeVisible();
  expect(await verdict(page)).toBe(said);
});

test('the points that stay are chosen in the picture of the contact plane', async ({page}) => {
  await open(page, 'lab=hull&preset=tilted-box&stage=reduce&ask=reduce');
  const pressed = page.locator('.cs-answer[aria-pressed=true]'), apart: Point[] = [];
  for (const p of await choices(page, (await pictures(page)).second)) if (apart.every((q) => Math.hypot(p.x - q.x, p.y - q.y) > 30)) apart.push(p);
  expect(apart.length).toBeGreaterThanOrEqual(4);
  for (const [i, p] of apart.slice(0, 4).entries()) {
    await page.mouse.click(p.x, p.y);
    await expect(pressed).toHaveCount(i + 1);
  }
  await page.mouse.click(apart[0]!.x, apart[0]!.y);
  await expect(pressed).toHaveCount(3);
  await page.getByRole('button', {name: say('ask.done'), exact: true}).click();
  await expect(page.locator('.cs-verdict')).toBeVisible();
  await expect(page.locator('.cs-answer')).toHaveCount(0);
});

test('each surprise is another pair with an open question', async ({page}) => {
  await open(page, INCIDENT);
  const seen = new Set([await hash(page)]);
  for (let i = 0; i < 3; i++) {
    await page.locator('.cs-asking').getByRole('button', {name: say('ui.surprise')}).click();
    await soon(async () => seen.has(await hash(page))).toBe(false);
    seen.add(await atRest(page, () => hash(page)));
    await expect(page.locator('.cs-answer').first()).toBeVisible();
  }
});

test.describe('on a phone', () => {
  test.use({hasTouch: true, viewport: {width: 390, height: 844}});

  test('a tap on a face answers, a swipe over it does not', async ({page}) => {
    await open(page, INCIDENT);
    const at = await onFace(page), session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]): Promise<unknown> => session.send('Input.dispatchTouchEvent', {type, touchPoints});
    await touch('touchStart', at);
    await touch('touchMove', {x: at.x + 20, y: at.y});
    await touch('touchMove', {x: at.x + 40, y: at.y});
    await touch('touchEnd');
    await frames(page, 6);
    await expect(page.locator('.cs-verdict')).toHaveCount(0);
    await page.keyboard.press('Control+z');
    await page.touchscreen.tap(at.x, at.y);
    await expect(page.locator('.cs-verdict')).toBeVisible();
  });

  for (const stage of ['edges', 'best-axis', 'incident', 'reduce'] as const) {
    test(`the picture and the buttons of the question about ${stage} are in view`, async ({page}) => {
      await open(page, `lab=hull&preset=spin&stage=${stage}&ask=${stage}`);
      await expect(page.locator('.cs-tabs button').nth(stage === 'reduce' ? 1 : 0)).toHaveAttribute('aria-pressed', 'true');
      for (const button of [page.locator('.cs-answer').first(), ...await page.locator('.cs-ask .cs-tools button').all()]) {
        expect(await button.evaluate((element) => {
          const {x, y, width, height} = element.getBoundingClientRect();
          return element.contains(document.elementFromPoint(x + width / 2, y + height - 2));
        }), await button.textContent() ?? '').toBe(true);
      }
    });
  }
});
