import type {Page} from '@playwright/test';
import {expect, soon, test} from './lab';
import {bodyIn, cameraScale, inWindow, type Lab, mountIn, type Point} from './parent';

/** Transforms as in a slide deck: the style of a figure's parent, its scale and its turn. */
const PARENTS = [
  {style: 'transform: scale(1.5)', scale: 1.5, angle: 0},
  {style: 'transform: translate(30px, 20px) scale(0.4)', scale: 0.4, angle: 0},
  {style: 'zoom: 1.5', scale: 1.5, angle: 0},
  {style: 'scale: 1.6; zoom: 0.5', scale: 0.8, angle: 0},
  {style: 'transform: translate(400px, 60px) rotate(30deg) scale(0.8)', scale: 0.8, angle: Math.PI / 6},
];

/** Drags a body by an offset in window pixels, and returns its displacement in metres. */
async function drag(page: Page, lab: Lab, by: Point, scale = 1, angle = 0): Promise<Point> {
  const before = await bodyIn(page, lab), from = await inWindow(page, lab, scale, angle);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + by.x, from.y + by.y, {steps: 3});
  await page.mouse.up();
  const after = await bodyIn(page, lab);
  return {x: after.x - before.x, y: after.y - before.y};
}

/** Converts a window vector, y down, to the frame of a scaling and turning parent, y up. */
const within = ({x, y}: Point, scale: number, angle: number): Point => ({
  x: (x * Math.cos(angle) + y * Math.sin(angle)) / scale, y: -(y * Math.cos(angle) - x * Math.sin(angle)) / scale,
});

async function follows(page: Page, lab: Lab): Promise<void> {
  await mountIn(page, lab, '');
  const camera = await cameraScale(page), there = await drag(page, lab, {x: 40, y: 0}), pixel = there.x / 40; // metres; in space not the flat picture's
  if (lab !== 'hull') expect(Math.abs(pixel * camera - 1)).toBeLessThan(0.03);
  for (const {style, scale, angle} of PARENTS) await test.step(style, async () => {
    await mountIn(page, lab, style);
    const here = lab === 'hull' ? pixel : 1 / await cameraScale(page); // words may break elsewhere, which changes the picture's height
    const by = {x: 24, y: -12}, wanted = within(by, scale, angle), went = await drag(page, lab, by, scale, angle);
    expect(Math.hypot(went.x / here - wanted.x, went.y / here - wanted.y)).toBeLessThan(1.5 / scale);
  });
}

async function isSharp(page: Page, lab: Lab): Promise<void> {
  await mountIn(page, lab, 'transform: scale(2)');
  const dots = (): Promise<number> => page.evaluate(() => {
    const canvas = window.one.element.querySelector('canvas')!;
    return canvas.width / canvas.clientWidth / devicePixelRatio;
  });
  const scaleBy = (scale: number): Promise<unknown> => page.evaluate((scale) => { document.getElementById('parent')!.style.transform = `scale(${scale})`; }, scale);
  await soon(async () => Math.round(100 * await dots())).toBe(200);
  for (const scale of [4, 0.25, 1.5, 1]) {
    await scaleBy(scale);
    await soon(async () => Math.round(100 * await dots())).toBe(100 * scale);
  }
  await page.evaluate(() => { document.getElementById('parent')!.style.transition = 'transform 80ms'; });
  await scaleBy(3);
  await soon(async () => Math.round(100 * await dots())).toBe(300);
}

async function zooms(page: Page, lab: Lab): Promise<void> {
  const scale = 1.25, angle = Math.PI / 9;
  await mountIn(page, lab, `transform: translate(300px, 20px) rotate(20deg) scale(${scale})`);
  await page.evaluate(() => window.one.element.querySelector<HTMLElement>('.cs-view')!.focus());
  const at = await inWindow(page, lab, scale, angle), zoom = await cameraScale(page);
  await page.mouse.move(at.x, at.y);
  await page.mouse.wheel(0, -240);
  await soon(() => cameraScale(page)).toBeGreaterThan(1.2 * zoom);
  const now = await inWindow(page, lab, scale, angle);
  expect(Math.hypot(now.x - at.x, now.y - at.y)).toBeLessThan(1.5);
}

test('pair: a body follows the pointer under transforms of its parents', {tag: '@engine'}, ({page}) => follows(page, 'pair'));

test('in a scaling parent figures follow the pointer and keep their resolution and heights', {tag: '@engine-all'}, async ({page}) => {
  test.slow();
  for (const lab of ['world', 'hull'] as const) await test.step(`${lab}: a body follows the pointer`, () => follows(page, lab));
  for (const lab of ['pair', 'world', 'hull'] as const) await test.step(`${lab}: the canvas has the screen’s resolution`, () => isSharp(page, lab));
  for (const lab of ['pair', 'world'] as const) await test.step(`${lab}: the wheel zooms about the pointer`, () => zooms(page, lab));

  await test.step('handles keep their size on the screen, for the eye and the pointer, in a scaling parent', async () => {
    for (const scale of [0.5, 2]) await test.step(String(scale), async () => {
      await mountIn(page, 'pair', `transform: scale(${scale})`);
      await page.evaluate(() => (window.one as unknown as {setPose(pose: object): void}).setPose({b: {h: 0.6, y: 0}})); // so that B's knob is within the canvas
      const canvas = page.locator('.cs-canvas'), cursorAt = async (x: number, y: number): Promise<string> => {
        await page.mouse.move(x, y, {steps: 8});
        return canvas.evaluate((one) => getComputedStyle(one).cursor);
      };
      await soon(async () => { // the text's length changes the picture’s height, and with it the knob’s place
        const centre = await inWindow(page, 'pair', scale);
        await page.mouse.move(centre.x, centre.y); // shows the knob
        const up = await page.evaluate((scale) => {
          const {h, angle} = (window.one as unknown as {getPose(): {b: {h: number; angle: number}}}).getPose().b, long = h / 2 * window.one.camera.scale * scale + 34;
          return {x: -Math.sin(angle) * long, y: -Math.cos(angle) * long};
        }, scale);
        const knob = {x: centre.x + up.x, y: centre.y + up.y};
        return [await cursorAt(knob.x, knob.y), await cursorAt(knob.x + 18, knob.y)]; // the knob reacts within 22 screen pixels
      }).toEqual(['grab', 'grab']);
    });
  });

  await test.step('a plot’s time axis follows the pointer in a scaling parent', async () => {
    for (const scale of [0.75, 1.5]) await test.step(String(scale), async () => {
      await mountIn(page, 'world', `transform: scale(${scale}); height: 640px`, {controls: 'full', scene: 'pyramid', step: 100, plots: 'energy'});
      const place = page.locator('.cs-host');
      await place.scrollIntoViewIfNeeded();
      await soon(async () => { // the plot moves until the panels are rendered
        const box = (await place.boundingBox())!;
        await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
        return page.evaluate(() => {
          const {min, max} = document.querySelector<HTMLInputElement>('.cs-axis .cs-scrubber')!, middle = (Number(min) + Number(max)) / 2;
          return Math.abs((window.one as unknown as {steps: number}).steps - middle) <= 1;
        });
      }).toBe(true);
      await soon(() => page.evaluate(() => {
        const canvas = document.querySelector<HTMLCanvasElement>('.cs-host canvas')!;
        return Math.round(10 * canvas.width / canvas.getBoundingClientRect().width / devicePixelRatio);
      })).toBe(10);
    });
  });

  await test.step('an element in a scaling parent has its unscaled height', async () => {
    await mountIn(page, 'pair', '');
    const heights = await page.evaluate(async () => {
      document.getElementById('parent')!.remove();
      await import(new URL('../clip-stage.js', location.href).href);
      const heightOf = async (scale: number): Promise<number> => {
        const parent = document.createElement('div'), element = document.createElement('clip-stage') as HTMLElement & {ready: Promise<unknown>};
        parent.style.cssText = `position: absolute; left: 0; top: 0; width: 500px; transform-origin: 0 0; transform: scale(${scale})`;
        parent.append(element);
        document.body.append(parent);
        await element.ready;
        for (let i = 0; i < 30; i++) await new Promise(requestAnimationFrame);
        return element.offsetHeight;
      };
      return [await heightOf(1), await heightOf(1.5), await heightOf(0.5)];
    });
    expect(heights).toEqual([heights[0], heights[0], heights[0]]);
  });
});
