import {AxeBuilder} from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import type {World} from '../../web/src/engine';
import {BODY, W} from '../../web/src/draw/layout.gen';
import {bodyAt} from '../../web/src/labs/world/frame';
import {viewports} from '../../web/src/labs/world/viewports';
import {openFixture} from './embed';
import {some, expect, say, soon, test} from './lab';
import {iframe, test as postTest, worldIn} from './post';
import {STRICT} from './server';

declare global {
  interface Window { world: World }
}

interface Point { x: number; y: number }

const compared = (page: Page): Promise<string | null> => page.locator('.cs-world').getAttribute('data-compare');
const at = (page: Page): Promise<string | null> => page.locator('.cs-world').getAttribute('data-step');

class Compared {
  constructor(readonly page: Page) {}

  async mount(state: string): Promise<void> {
    await openFixture(this.page, 'one');
    await this.page.evaluate(async (state) => {
      for (const figure of window.figures) figure.destroy();
      const main = document.querySelector<HTMLElement>('main')!;
      main.style.height = '700px';
      window.world = window.cs.mount(main, {lab: 'world', controls: 'full', wheel: 'zoom'});
      await window.world.setState(state);
    }, state);
    await this.page.locator('.cs-world canvas').scrollIntoViewIfNeeded();
  }

  frame(): Promise<Float64Array> { return this.page.evaluate(() => [...window.world.frame]).then((list) => Float64Array.from(list)); }

  /** The centre of a body in the first world (0) or the second one (1), metres. */
  async place(body: number, which: 0 | 1): Promise<Point> {
    const frame = await this.frame(), own = which === 0 ? frame : frame.subarray(frame[W.compare.second]);
    return {x: own[bodyAt(body) + BODY.at.x]!, y: own[bodyAt(body) + BODY.at.y]!};
  }

  /** The centre of a body on the page, in a part of the canvas, pixels. */
  async on(body: number, which: 0 | 1, part: number): Promise<Point> {
    const {x, y} = await this.place(body, which), frame = await this.frame();
    const {left, top, width, height, camera} = await this.page.evaluate(() => {
      const {left, top, width, height} = document.querySelector('.cs-world canvas')!.getBoundingClientRect(), {x, y, scale} = window.world.camera;
      return {left, top, width, height, camera: {x, y, scale}};
    });
    const at = viewports(frame, width, height)[part]!;
    return {x: left + at.x + at.width / 2 + (x - camera.x) * camera.scale, y: top + at.y + at.height / 2 - (y - camera.y) * camera.scale};
  }

  call<Name extends 'step' | 'back' | 'compare' | 'setView' | 'undo'>(name: Name, ...args: Parameters<World[Name]>): Promise<void> {
    return this.page.evaluate(([name, args]) => { (window.world[name] as (...args: unknown[]) => void)(...args); }, [name, args] as const);
  }

  async drag(from: Point, to: Point): Promise<void> {
    await this.page.mouse.move(from.x, from.y);
    await this.page.mouse.down();
    await this.page.mouse.move(to.x, to.y, {steps: 6});
    await this.page.mouse.up();
  }
}

const both = test.extend<{worlds: Compared}>({worlds: async ({page}, use) => use(new Compared(page))});
const TOWER = 'lab=world&scene=vertical-stack&step=60&compare=solver:box2d;iterations:8';

test('a card begins a prepared comparison, which goes to its step, and ends', {tag: '@engine-all'}, async ({page}) => {
  await page.goto('./#lab=world&scene=pyramid&step=5');
  await soon(() => at(page)).toBe('5');
  expect(await compared(page)).toBeNull();
  const card = page.locator('[data-prepared=iterations]');
  await card.click();
  await soon(() => compared(page)).toBe('split');
  await soon(() => at(page)).toBe('140');
  await soon(() => page.evaluate(() => location.hash)).toContain('iterations=1&compare=iterations:10');
  await expect(page.locator('.cs-words .cs-title')).toHaveText(say('compare.iterations.title'));
  await expect(card).toHaveAttribute('aria-current', 'true');
  await page.getByRole('button', {name: say('compare.view.overlay'), exact: true}).click();
  await soon(() => compared(page)).toBe('overlay');
  expect((await new AxeBuilder({page}).include('.cs-compare').include('.cs-cards').analyze()).violations).toEqual([]);
  await page.locator('button[data-compare=first]').click();
  await soon(() => at(page)).not.toBe('140');
  const first = Number(await at(page));
  expect(first).toBeGreaterThan(0);
  expect(first).toBeLessThan(140);
  await page.locator('button[data-compare=end]').click();
  await soon(() => compared(page)).toBeNull();
});

test('a link shows a comparison; the stages of a picked pair are side by side', async ({page}) => {
  await page.goto(`./#${TOWER}`);
  await soon(() => at(page)).toBe('60');
  expect(await compared(page)).toBe('split');
  await page.goto('./#lab=world&scene=vertical-stack&step=60&pick=0,1&stage=contacts&compare=solver:box2d;view:pair');
  await soon(() => compared(page)).toBe('pair');
  await expect(page.locator('.cs-world')).toHaveAttribute('data-stage', 'contacts');
  await page.goto('./#lab=world&scene=vertical-stack&step=60');
  await soon(() => compared(page)).toBeNull();
});

both.describe('in lock step', () => {
  both('Next, back and the scrubber take both worlds, to the bit', {tag: '@engine-all'}, async ({worlds, page}) => {
    await worlds.mount(TOWER);
    const before = await worlds.frame();
    const steps = async (): Promise<number[]> => {
      const frame = await worlds.frame();
      return [frame[W.step]!, frame[frame[W.compare.second]! + W.step]!];
    };
    await page.getByRole('button', {name: say('world.next.name'), exact: true}).click();
    await soon(steps).toEqual([61, 61]);
    await page.getByRole('slider', {name: say('world.axis'), exact: true}).fill('20');
    await soon(steps).toEqual([20, 20]);
    await worlds.call('step', 40);
    expect(await steps()).toEqual([60, 60]);
    const bodies = (frame: Float64Array, from: number): number[] => [...frame.subarray(from + bodyAt(0), from + bodyAt(11))];
    const now = await worlds.frame();
    for (const slot of [0, before[W.compare.second]!]) expect(bodies(now, slot)).toEqual(bodies(before, slot));
    expect(bodies(now, 0)).not.toEqual(bodies(now, now[W.compare.second]!));
  });

  both('a drag in any part of the canvas edits both worlds, and undo reverts both', async ({worlds}) => {
    await worlds.mount('lab=world&scene=vertical-stack&step=0&compare=box2d');
    for (const [part, which] of [[0, 0], [1, 0], [2, 1]] as const) {
      const was = await worlds.place(10, 0), from = await worlds.on(10, which, part);
      await worlds.drag(from, {x: from.x + 40, y: from.y - 20});
      const scale = await worlds.page.evaluate(() => window.world.camera.scale);
      for (const world of [0, 1] as const) {
        const {x, y} = await worlds.place(10, world);
        expect(x - was.x, `part ${part}, world ${world}`).toBeCloseTo(40 / scale, 1);
        expect(y - was.y, `part ${part}, world ${world}`).toBeCloseTo(20 / scale, 1);
      }
      await worlds.call('undo');
      for (const world of [0, 1] as const) expect(await worlds.place(10, world)).toEqual(was);
    }
  });

  both('a wide scene has them in rows, and a drag in the last one edits both', async ({worlds, page}) => {
    await worlds.mount('lab=world&scene=conveyor&step=0&solver=lite&compare=solver:box2d');
    const {left, bottom, width, height, camera} = await page.evaluate(() => {
      const {left, bottom, width, height} = document.querySelector('.cs-world canvas')!.getBoundingClientRect();
      return {left, bottom, width, height, camera: {...window.world.camera}};
    });
    expect(camera.width).toBeCloseTo(width, 3);
    expect(camera.height).toBeLessThan(height / 3 + 0.01);
    const was = [await worlds.place(7, 0), await worlds.place(7, 1)] as const, {x, y} = was[1];
    const from = {x: left + width / 2 + (x - camera.x) * camera.scale, y: bottom - camera.height / 2 - (y - camera.y) * camera.scale};
    await worlds.drag(from, {x: from.x + 40, y: from.y - 20});
    for (const world of [0, 1] as const) {
      const now = await worlds.place(7, world);
      expect(now.x - was[world].x, `world ${world}`).toBeCloseTo(40 / camera.scale, 1);
      expect(now.y - was[world].y, `world ${world}`).toBeCloseTo(20 / camera.scale, 1);
    }
  });

  both('the wheel in the last part keeps the point under it, and zooms all parts', async ({worlds, page}) => {
    await worlds.mount(TOWER);
    const before = await worlds.on(5, 1, 2), apart = (await worlds.on(0, 1, 2)).x - (await worlds.on(0, 0, 0)).x, scale = await page.evaluate(() => window.world.camera.scale);
    await page.mouse.move(before.x, before.y);
    await page.mouse.wheel(0, -200);
    await soon(() => page.evaluate(() => window.world.element.classList.contains('cs-zoomed'))).toBe(true);
    const after = await worlds.on(5, 1, 2);
    // Wheel events have whole pixels.
    expect(Math.abs(after.x - before.x)).toBeLessThan(1);
    expect(Math.abs(after.y - before.y)).toBeLessThan(1);
    expect(await page.evaluate(() => window.world.camera.scale)).toBeGreaterThan(scale);
    // The middles of both parts are as far apart as before. At one scale, this is also the distance between both images of a point.
    const [first, second] = [await worlds.on(0, 0, 0), await worlds.on(0, 1, 2)]; // the ground, at the same position in both worlds
    expect(second.x - first.x).toBeCloseTo(apart, 3);
  });
});

both('a picture has both worlds and their headings', async ({worlds, page}) => {
  await worlds.mount(TOWER);
  const svg = await page.evaluate(() => window.world.toSVG());
  for (const text of [say('compare.lite'), say('compare.difference'), say('compare.box2d')]) expect(svg).toContain(`>${text}<`);
  expect(svg).toContain('stroke-dasharray');
});

const HOSTILE = [
  'box3d', 'solver:', 'solver:box2d;', ';;;', ':', 'iterations:1e99', 'iterations:-1', 'slop:NaN', 'view:sideways', 'dt:1', 'solver:box2d@99999999999', '%00', '__proto__:1', '<img src=x onerror=window.hit=1>',
  'x'.repeat(1900), 'iterations:1@5;iterations:2@3', 'solver:box2d;'.repeat(100),
];

test('a link with an invalid comparison shows a notice or one world, and runs no comparison', async ({page}) => {
  for (const value of some(HOSTILE, 4)) {
    await page.goto('about:blank');
    await page.goto(`./#lab=world&scene=single-box&step=3&compare=${encodeURIComponent(value)}`);
    await page.locator('.cs-world[data-step]').waitFor();
    if (await compared(page) === null) await expect(page.getByRole('alert').first(), value).toBeVisible();
    expect(await page.evaluate(() => (window as {hit?: number}).hit), value).toBeUndefined();
  }
});

test('on a telephone one world is above the other, and the page is no wider', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto(`./#${TOWER}`);
  await soon(() => at(page)).toBe('60');
  const box = (await page.locator('.cs-world canvas').boundingBox())!;
  expect(box.height).toBeGreaterThan(480);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

postTest('an iframe compares by its option', async ({page, blog}) => {
  await page.goto(blog.publish(iframe(`${STRICT}embed.html?lab=world&scene=vertical-stack&step=30&compare=solver:box2d;view:overlay`)));
  const frame = await worldIn(page);
  await soon(() => frame.evaluate(() => document.querySelector<HTMLElement>('.cs-world')!.dataset.compare)).toBe('overlay');
  await expect(frame.getByRole('alert')).toHaveCount(0);
});
