import type {Page} from '@playwright/test';
import type {World} from '../../web/src/engine';
import {BODY, W} from '../../web/src/draw/layout.gen';
import {bodyAt} from '../../web/src/labs/world/frame';
import {openFixture} from './embed';
import {expect, say, soon, test} from './lab';

declare global {
  interface Window { world: World }
}

interface Point { x: number; y: number }

class Gestures {
  constructor(readonly page: Page) {}

  async mount(state: string): Promise<void> {
    await openFixture(this.page, 'one');
    await this.page.evaluate(async (state) => {
      for (const figure of window.figures) figure.destroy();
      const main = document.querySelector('main')!;
      window.world = window.cs.mount(main, {lab: 'world', controls: 'full', wheel: 'zoom'});
      await window.world.setState(state);
    }, state);
    await this.page.locator('.cs-world canvas').scrollIntoViewIfNeeded();
  }

  /** The place of a body on the page, pixels. */
  at(body: number): Promise<Point> {
    return this.page.evaluate(({x, y}) => {
      const {frame, camera} = window.world, {left, top} = document.querySelector('.cs-world canvas')!.getBoundingClientRect();
      return {x: left + camera.width / 2 + (frame[x]! - camera.x) * camera.scale, y: top + camera.height / 2 - (frame[y]! - camera.y) * camera.scale};
    }, {x: bodyAt(body) + BODY.at.x, y: bodyAt(body) + BODY.at.y});
  }

  slot(slot: number): Promise<number> { return this.page.evaluate((slot) => window.world.frame[slot]!, slot); }
  velocity(body: number): Promise<number[]> { return Promise.all([this.slot(bodyAt(body) + BODY.velocity.x), this.slot(bodyAt(body) + BODY.velocity.y)]); }
  place(body: number): Promise<number[]> { return Promise.all([this.slot(bodyAt(body) + BODY.at.x), this.slot(bodyAt(body) + BODY.at.y)]); }
  scale(): Promise<number> { return this.page.evaluate(() => window.world.camera.scale); }
  state(): Promise<string> { return this.page.evaluate(() => window.world.getState()); }
  step(n: number): Promise<void> { return this.page.evaluate((n) => window.world.step(n), n); }
  button(key: string) { return this.page.locator('.cs-world').getByRole('button', {name: say(key), exact: true}); }
}

const handsTest = test.extend<{hands: Gestures}>({hands: async ({page}, use) => use(new Gestures(page))});
const STACK = 'lab=world&scene=vertical-stack&step=20';

handsTest.describe('by mouse', () => {
  handsTest('an arrow drawn from a box pushes it at release, unless Escape cancels it', async ({hands, page}) => {
    await hands.mount(STACK);
    const from = await hands.at(5), scale = await hands.scale(), before = await hands.velocity(5);
    await page.mouse.click(from.x + 200, from.y); // focuses the figure
    await page.keyboard.press('u');
    await expect(page.locator('[data-tool=push] button')).toHaveAttribute('aria-pressed', 'true');
    const draw = async (): Promise<void> => {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(from.x + 80, from.y - 30, {steps: 5});
    };
    await draw();
    await soon(() => hands.slot(W.sketching)).toBe(2);
    const impulse = 5 * Math.hypot(80, 30) / scale; // of 1 kg
    expect(Math.abs(await hands.slot(W.push) - impulse)).toBeLessThan(0.05 * impulse);
    await page.keyboard.press('Escape');
    await soon(() => hands.slot(W.sketching)).toBe(0);
    await page.mouse.up();
    expect(await hands.state()).not.toContain('do=');
    await draw();
    await page.mouse.up();
    await soon(() => hands.state()).toMatch(/&do=push@20,b5,/);
    const after = await hands.velocity(5);
    expect(Math.abs(after[0]! - before[0]! - 400 / scale)).toBeLessThan(20 / scale);
    expect(Math.abs(after[1]! - before[1]! - 150 / scale)).toBeLessThan(20 / scale);
    await page.keyboard.press('Control+z');
    await soon(() => hands.velocity(5)).toEqual(before);
  });

  handsTest('a hand is drawn at the pointer only while a box is pulled, in a saved picture too', async ({hands, page}) => {
    await hands.mount('lab=world&scene=single-box&step=200'); // at rest: a falling box would leave the pointer
    const from = await hands.at(1), to = {x: from.x + 60, y: from.y - 50};
    await page.evaluate(() => window.world.playWorld(true));
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, {steps: 5});
    await soon(() => hands.slot(W.anchors)).toBe(1);
    // Only the hand is drawn with curves. This records its start relative to the pointer, and its colour.
    const drawn = (): Promise<[number, string][]> => page.evaluate(async ({x, y}) => {
      const {documentElement: svg} = new DOMParser().parseFromString(await window.world.toSVG(), 'application/xml');
      const {left, top} = document.querySelector('.cs-world canvas')!.getBoundingClientRect();
      return [...svg.querySelectorAll('path')].filter((path) => path.getAttribute('d')!.includes('C')).map((path) => {
        const [, a, b] = /M ?([-\d.]+)[ ,]([-\d.]+)/.exec(path.getAttribute('d')!)!;
        return [Math.hypot(left + Number(a) - x, top + Number(b) - y), path.getAttribute('stroke')!];
      });
    }, to);
    const ink = await page.locator('.cs-world').evaluate((world) => getComputedStyle(world).getPropertyValue('--cs-ink').trim());
    const hand = await drawn();
    expect(hand.map(([, color]) => color)).toContain(ink);
    for (const [distance] of hand) expect(distance).toBeLessThan(32);
    await page.mouse.up();
    await soon(() => hands.slot(W.anchors)).toBe(0);
    expect(await drawn()).toEqual([]);
  });

  handsTest('a box is pushed while the world plays', async ({hands, page}) => {
    await hands.mount('lab=world&scene=single-box');
    await hands.button('world.tool.push').click();
    const from = await hands.at(1);
    await page.evaluate(() => window.world.play());
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 60, from.y, {steps: 3});
    await soon(() => hands.slot(W.step)).toBeGreaterThan(10);
    await page.mouse.up();
    await soon(() => hands.state()).toMatch(/&do=push@\d+,b1,/);
    expect(await page.evaluate(() => window.world.playing)).toBe(true);
  });

  handsTest('a followed box keeps its place on the canvas until the reader pans', async ({hands, page}) => {
    await hands.mount('lab=world&scene=single-box&step=2');
    const body = 1, at = await hands.at(body), there = await hands.place(body);
    const stays = async (to: Point): Promise<void> => soon(async () => {
      const now = await hands.at(body);
      return Math.hypot(now.x - to.x, now.y - to.y);
    }).toBeLessThan(1);
    await hands.button('world.tool.push').click(); // a click with this tool selects
    await page.mouse.click(at.x, at.y);
    await expect(page.locator('.cs-body h3')).toHaveText(say('world.body', {n: body}));
    const begin = await hands.at(body);
    await hands.button('world.body.follow.name').click();
    await soon(() => hands.slot(W.followed)).toBe(body);
    await hands.step(40);
    const moved = await hands.place(body);
    expect(Math.hypot(moved[0]! - there[0]!, moved[1]! - there[1]!)).toBeGreaterThan(2);
    await stays(begin);
    expect(await hands.state()).toContain(`&follow=${body}`);
    await page.evaluate(() => window.world.back(30));
    await stays(begin);
    await page.evaluate(() => window.world.seekStep(50));
    await page.evaluate(() => window.world.play());
    await soon(() => hands.slot(W.step)).toBeGreaterThan(60);
    await page.evaluate(() => window.world.pause());
    await stays(begin);
    // Wheel and buttons zoom without ending the follow mode; a pan ends it.
    await hands.button('page.zoom-in').click();
    await hands.step(1);
    expect(await hands.slot(W.followed)).toBe(body);
    const {x, y, width, height} = (await page.locator('.cs-world canvas').boundingBox())!, sky = {x: x + 0.8 * width, y: y + 0.4 * height};
    await page.mouse.move(sky.x, sky.y);
    await page.mouse.down();
    await page.mouse.move(sky.x + 40, sky.y - 20, {steps: 4});
    await page.mouse.up();
    await soon(() => hands.slot(W.followed)).toBe(-1);
    expect(await hands.state()).not.toContain('follow');
    // The key f starts the follow mode. It ends with the selection.
    await page.keyboard.press('f');
    await soon(() => hands.slot(W.followed)).toBe(body);
    await page.keyboard.press('Escape');
    await soon(() => hands.slot(W.followed)).toBe(-1);
  });

  handsTest('a link restores the follow mode; a far body comes to the middle', async ({hands}) => {
    await hands.mount('lab=world&scene=dominos&step=130&follow=12');
    await soon(() => hands.slot(W.step)).toBe(130);
    expect(await hands.slot(W.followed)).toBe(12);
    await hands.page.evaluate(() => window.world.setState('lab=world&scene=single-box&step=2&follow=1&do=set@1,b1,x3000,y5'));
    await hands.page.evaluate(() => {
      window.world.choose(0, 1); // the view goes there,
      window.world.choose(); // and back to the scene, which the body has left
      window.world.step();
    });
    const {x, y} = await hands.at(1), box = (await hands.page.locator('.cs-world canvas').boundingBox())!;
    expect(Math.abs(x - box.x - box.width / 2) + Math.abs(y - box.y - box.height / 2)).toBeLessThan(2);
  });

  handsTest('Reset says that Undo restores the edits, and it does', async ({hands, page}) => {
    await hands.mount(`${STACK}&do=remove@3,b4&do=add@9,w1,h1,m10,f0.2,x4,y5`);
    const state = await hands.state();
    await hands.button('world.reset').click();
    const notice = page.locator('.cs-notice');
    await expect(notice).toContainText(say('world.reset.undo'));
    expect(await hands.state()).not.toContain('do=');
    await notice.getByRole('button', {name: say('page.undo'), exact: true}).click();
    await soon(() => hands.state()).toBe(state);
    await expect(notice).toBeHidden();
    await hands.button('world.reset').click();
    await hands.step(5);
    await notice.getByRole('button', {name: say('notice.dismiss')}).click();
    await expect(notice).toBeHidden();
    await hands.button('world.undo.name').click();
    await soon(() => hands.state()).toBe(state);
  });

  handsTest('pointing at a contact shows its age', async ({hands, page}) => {
    await hands.mount('lab=world&scene=vertical-stack&step=140');
    const {x, y} = await hands.at(1), scale = await hands.scale();
    await page.mouse.move(x - scale / 2, y + scale / 2); // the box's corner on the ground
    await expect(page.locator('.cs-card')).toContainText(/Age in steps|age in steps: \d{2,3}/);
  });
});

/** Fingers on the screen, by touch events of the browser. */
class Fingers {
  private constructor(private readonly send: (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) => Promise<unknown>) {}

  static async on(page: Page): Promise<Fingers> {
    const session = await page.context().newCDPSession(page);
    return new Fingers((type, points) => session.send('Input.dispatchTouchEvent', {type, touchPoints: points.map(({x, y}, id) => ({x, y, id}))}));
  }

  /** Puts a finger down. points are all fingers that are then down. */
  down(...points: readonly Point[]): Promise<unknown> { return this.send('touchStart', points); }
  async move(from: readonly Point[], to: readonly Point[], steps = 6): Promise<void> {
    for (let i = 1; i <= steps; i++) await this.send('touchMove', from.map((p, k) => ({x: p.x + (to[k]!.x - p.x) * i / steps, y: p.y + (to[k]!.y - p.y) * i / steps})));
  }
  /** Lifts all fingers except these. */
  up(...points: readonly Point[]): Promise<unknown> { return this.send('touchEnd', points); }
  async tap(point: Point): Promise<void> {
    await this.down(point);
    await this.up();
  }
}

const by = (p: Point, x: number, y: number): Point => ({x: p.x + x, y: p.y + y});

handsTest.describe('by touch', () => {
  handsTest.use({hasTouch: true, viewport: {width: 390, height: 844}});

  handsTest('one finger drags a body; a second one ends that, and both pan and zoom', async ({hands, page}) => {
    await hands.mount(STACK);
    const fingers = await Fingers.on(page), from = await hands.at(9), scale = await hands.scale();
    await fingers.down(from);
    await fingers.move([from], [by(from, 60, -20)]);
    await soon(async () => Math.abs((await hands.at(9)).x - from.x - 60)).toBeLessThan(2);
    const dragged = await hands.place(9), state = await hands.state();
    expect(state).toMatch(/&do=set@20,b9,/);
    // With the second finger the body stays, and the view moves.
    const first = by(from, 60, -20), second = by(from, -60, 60), was = await hands.at(9);
    await fingers.down(first, second);
    await fingers.move([first, second], [by(first, 40, 30), by(second, 40, 30)]);
    await soon(async () => (await hands.at(9)).x - was.x).toBeGreaterThan(20);
    expect(await hands.place(9)).toEqual(dragged);
    expect(Math.abs(await hands.scale() / scale - 1)).toBeLessThan(0.02);
    await fingers.move([by(first, 40, 30), by(second, 40, 30)], [by(first, 90, -20), by(second, -10, 80)]);
    await soon(() => hands.scale()).toBeGreaterThan(1.3 * scale);
    await fingers.up(by(first, 90, -20));
    await fingers.move([by(first, 90, -20)], [by(first, 30, 40)]);
    await fingers.up();
    expect(await hands.state()).toBe(state);
    expect(await page.evaluate(() => [visualViewport!.scale, scrollX])).toEqual([1, 0]);
    const next = await hands.at(9);
    await fingers.down(next);
    await fingers.move([next], [by(next, -30, -10)]);
    await fingers.up();
    await soon(() => hands.place(9)).not.toEqual(dragged);
  });

  handsTest('a second finger ends the pull of a body', async ({hands, page}) => {
    await hands.mount(STACK);
    await page.evaluate(() => window.world.play());
    const fingers = await Fingers.on(page), from = await hands.at(10);
    await fingers.down(from);
    await fingers.move([from], [by(from, 50, -40)]);
    await soon(() => hands.slot(W.anchors)).toBe(1);
    await fingers.down(by(from, 50, -40), by(from, -80, 40));
    await soon(() => hands.slot(W.anchors)).toBe(0);
    expect(await hands.state()).toMatch(/do=drop@\d+$/);
    await fingers.up();
  });

  handsTest('a second finger, or the page, cancels a drawn push', async ({hands, page}) => {
    await hands.mount(STACK);
    await hands.button('world.tool.push').tap();
    await page.locator('.cs-world canvas').scrollIntoViewIfNeeded();
    const fingers = await Fingers.on(page), from = await hands.at(8);
    await fingers.down(from);
    await fingers.move([from], [by(from, 50, -40)]);
    await soon(() => hands.slot(W.sketching)).toBe(2);
    await fingers.down(by(from, 50, -40), by(from, -80, 40));
    await soon(() => hands.slot(W.sketching)).toBe(0);
    await fingers.up();
    expect(await hands.state()).not.toContain('do=');
    await fingers.down(from);
    await fingers.move([from], [by(from, 50, -40)]);
    await fingers.up();
    await soon(() => hands.state()).toMatch(/&do=push@20,b8,/);
  });

  handsTest('a tap selects a body and describes it, until the next tap', async ({hands, page}) => {
    await hands.mount('lab=world&scene=single-box&step=20');
    const fingers = await Fingers.on(page), at = await hands.at(1), card = page.locator('.cs-card');
    await fingers.tap(at);
    await expect(card).toContainText(say('card.body', {n: 1}));
    await expect(card).toContainText('kg, friction');
    await expect(card).toContainText('m/s');
    await soon(() => hands.slot(W.selected)).toBe(1);
    await hands.step(1);
    await expect(card).toBeVisible();
    await fingers.tap(by(at, 120, -60));
    await expect(card).toBeHidden();
    await soon(() => hands.slot(W.selected)).toBe(-1);
  });

  handsTest('a long press on a contact shows its card; the release picks the pair', async ({hands, page}) => {
    await hands.mount('lab=world&scene=vertical-stack&step=140');
    const fingers = await Fingers.on(page), {x, y} = await hands.at(1), scale = await hands.scale(), corner = {x: x - scale / 2 + 2, y: y + scale / 2 - 2};
    await fingers.down(corner);
    await expect(page.locator('.cs-card')).toContainText(/age in steps: \d{2,3}/);
    await fingers.up();
    await soon(() => hands.slot(W.chosenB)).toBe(1);
  });
});
