import type {CDPSession} from '@playwright/test';
import {aim} from './camera';
import {type Lab, LONG, expect, say, soon, test} from './lab';

interface Point { x: number; y: number }

test.use({hasTouch: true, viewport: {width: 390, height: 844}});

/** Fingers on the screen, by touch events of the browser. */
class Fingers {
  private constructor(private readonly session: CDPSession) {}

  static async on({page}: Lab): Promise<Fingers> {
    return new Fingers(await page.context().newCDPSession(page));
  }

  private send(type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]): Promise<unknown> {
    return this.session.send('Input.dispatchTouchEvent', {type, touchPoints: points.map(({x, y}, id) => ({x, y, id}))});
  }

  /** Puts fingers down, moves them in steps, and lifts them. */
  async move(from: readonly Point[], to: readonly Point[], steps = 8): Promise<void> {
    await this.send('touchStart', from);
    for (let i = 1; i <= steps; i++) {
      await this.send('touchMove', from.map((p, k) => ({x: p.x + (to[k]!.x - p.x) * i / steps, y: p.y + (to[k]!.y - p.y) * i / steps})));
    }
    await this.send('touchEnd', []);
  }

  async drag(from: Point, dx: number, dy: number): Promise<void> {
    await this.move([from], [{x: from.x + dx, y: from.y + dy}]);
  }

  async tap(at: Point): Promise<void> {
    await this.move([at], [at], 0);
  }
}

const STATE = 'lab=pair&stage=setup&preset=resting';
const scrolled = (lab: Lab): Promise<number> => lab.page.evaluate(() => scrollY);

/** Checks that undo restores the boxes. It uses the key, since the button is farther down the page. */
async function undoes(lab: Lab, before: Record<string, string>): Promise<void> {
  await lab.page.keyboard.press('Control+z');
  await soon(() => lab.pose()).toEqual(before);
}

test('one finger on a box drags it, and the page stays', async ({lab}) => {
  await lab.open(STATE);
  const {centre, scale} = await aim(lab, 'resting');
  const fingers = await Fingers.on(lab), before = await lab.pose();
  await fingers.drag(centre('B'), 30, -24);
  await soon(async () => Math.abs(await lab.number('b.x') - (Number(before['b.x']) + 30 / scale)) < 1.5 / scale).toBe(true);
  await soon(async () => Math.abs(await lab.number('b.y') - (Number(before['b.y']) + 24 / scale)) < 1.5 / scale).toBe(true);
  expect((await lab.pose())['a.x']).toBe(before['a.x']);
  expect(await scrolled(lab)).toBe(0);
  await lab.undo.tap();
  await soon(() => lab.pose()).toEqual(before);
});

test('one finger beside the boxes scrolls the page and moves no box', async ({lab}) => {
  await lab.open(STATE);
  const fingers = await Fingers.on(lab), before = await lab.pose(), picture = await lab.picture();
  const {x, y, height} = (await lab.canvas.boundingBox())!;
  await fingers.drag({x: x + 14, y: y + height - 14}, 0, -160);
  await soon(() => scrolled(lab)).toBeGreaterThan(80);
  expect(await lab.pose()).toEqual(before);
  await expect(lab.undo).toBeDisabled();
  await expect(lab.figure).not.toHaveClass(/cs-zoomed/);
  expect(await lab.picture()).toBe(picture);
});

test('two fingers zoom, the page keeps its size, and Fit shows both boxes again', async ({page, lab}) => {
  await lab.open(STATE);
  const fingers = await Fingers.on(lab), before = await lab.pose(), picture = await lab.picture();
  const {x, y, width, height} = (await lab.canvas.boundingBox())!;
  const at = (u: number, v: number): Point => ({x: x + u * width, y: y + v * height});
  await fingers.move([at(0.1, 0.1), at(0.9, 0.95)], [at(0.02, 0.02), at(0.98, 0.98)]);
  await expect(lab.figure).toHaveClass(/cs-zoomed/);
  expect(await lab.picture()).not.toBe(picture);
  expect(await page.evaluate(() => [visualViewport!.scale, scrollY])).toEqual([1, 0]);
  expect(await lab.pose()).toEqual(before);
  await page.getByRole('button', {name: say('page.fit.name')}).click();
  await expect(lab.figure).not.toHaveClass(/cs-zoomed/);
  await soon(() => lab.picture()).toBe(picture);
});

test('a finger 20 px from a corner still drags it', async ({lab}) => {
  await lab.open(STATE);
  const {corner} = await aim(lab, 'resting');
  const fingers = await Fingers.on(lab), before = await lab.pose();
  const {x, y} = corner('B', 1);
  for (let i = 0; i < 8; i += LONG ? 1 : 2) {
    const turn = i * Math.PI / 4;
    await test.step(`${i * 45} degrees`, async () => {
      await fingers.drag({x: x + 20 * Math.cos(turn), y: y - 20 * Math.sin(turn)}, -14, 14); // inwards: a box outside the picture would change the view
      await soon(() => lab.number('b.w')).toBeLessThan(Number(before['b.w']));
      await soon(() => lab.number('b.h')).toBeLessThan(Number(before['b.h']));
      await undoes(lab, before);
    });
  }
});

test('a finger 20 px from a knob still turns it', async ({lab}) => {
  await lab.open(STATE);
  const {centre, knob} = await aim(lab, 'resting');
  const fingers = await Fingers.on(lab), before = await lab.pose();
  const {x, y} = knob('B');
  for (let i = 0; i < 8; i += LONG ? 1 : 2) {
    const turn = i * Math.PI / 4;
    await test.step(`${i * 45} degrees`, async () => {
      await fingers.tap(centre('B')); // shows the handles
      await fingers.drag({x: x + 20 * Math.cos(turn), y: y - 20 * Math.sin(turn)}, -16, 4);
      await soon(() => lab.number('b.angle')).toBeGreaterThan(Number(before['b.angle']));
      expect((await lab.pose())['b.w']).toBe(before['b.w']);
      await undoes(lab, before);
    });
  }
});

test('buttons are at least 44 px high and wide', async ({lab}) => {
  await lab.open(STATE);
  const small = await lab.page.locator('.cs-transport button, .cs-stage, .cs-viewtools button, .cs-code-button').evaluateAll((buttons) => buttons
    .map((button) => ({name: button.getAttribute('aria-label'), ...(button.getBoundingClientRect().toJSON() as DOMRect)}))
    .filter(({width, height}) => width > 0 && (width < 43.5 || height < 43.5)).map(({name, width, height}) => `${name} ${width} x ${height}`));
  expect(small).toEqual([]);
});
