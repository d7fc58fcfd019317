import {readFileSync} from 'node:fs';
import {gunzipSync} from 'node:zlib';
import type {Page} from '@playwright/test';
import {SHAPE_PAIRS} from '../../web/src/base/shape.gen';
import {atRest, expect, frames, READ_BACK, say, test} from './lab';

interface Golden { id: string; kind: string; a: object; b: object; xfA: object; xfB: object; mid: Record<string, unknown>; out: {points: {separation: number}[]}; soft?: string[]; tie?: string[] }

const goldens = gunzipSync(readFileSync(new URL('../testdata/shapes.jsonl.gz', import.meta.url))).toString('utf8').trim().split('\n').map((line) => JSON.parse(line) as Golden);

/** A pair of each kind, with contacts. */
const PAIRS = SHAPE_PAIRS.map((kind) => goldens.find((pair) => pair.kind === kind && pair.out.points.length > 0 && pair.soft === undefined && pair.tie === undefined && pair.mid['swapped'] === 0)!);

/** The stages by kind of pair. */
const STAGES: Readonly<Record<typeof SHAPE_PAIRS[number], readonly string[]>> = {
  'circle-circle': ['frames', 'distance', 'contacts'],
  'capsule-circle': ['frames', 'region', 'distance', 'contacts'],
  'polygon-circle': ['frames', 'faces-a', 'region', 'contacts'],
  'capsule-capsule': ['frames', 'nearest', 'axis', 'clip', 'keep', 'contacts'],
  'polygon-capsule': ['frames', 'faces-a', 'faces-b', 'reference', 'incident', 'corner', 'clip-lower', 'clip-upper', 'contacts'],
  'polygon-polygon': ['frames', 'faces-a', 'faces-b', 'reference', 'incident', 'corner', 'clip-lower', 'clip-upper', 'contacts'],
};

const hash = (page: Page): Promise<string> => page.evaluate(() => location.hash.slice(1));
const settled = (page: Page): Promise<string> => atRest(page, () => hash(page), 24);

async function open(page: Page, state: string): Promise<void> {
  await page.goto(`./#${state}`);
  await page.locator('.cs-figure[data-stage]').waitFor();
  await frames(page, 4);
}

test('every stage of a pair of each kind is shown and has Box2D’s numbers', {tag: '@engine-all'}, async ({page, lab}) => {
  test.slow();
  const said: string[] = [];
  page.on('console', (message) => {
    if (!READ_BACK.test(message.text())) said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(error.message));
  await page.goto('./');
  await page.getByRole('link', {name: say('page.lab.shape'), exact: true}).click();
  for (const golden of PAIRS) {
    await page.getByRole('button', {name: say('shape.ui.import.name')}).click();
    const {id, a, b, xfA, xfB} = golden;
    await page.getByLabel(say('shape.ui.import.field')).fill(JSON.stringify({id, a, b, xfA, xfB}));
    await page.getByRole('button', {name: say('shape.ui.import.load')}).click();
    await lab.canvas.click({position: {x: 4, y: 4}});
    await page.keyboard.press('Home');
    const needless: Readonly<Record<string, boolean>> = {corner: golden.mid['separated'] === 0, clip: golden.mid['axis'] === undefined, keep: golden.mid['axis'] === undefined, 'clip-upper': golden.mid['disjoint'] === 1};
    const stages = STAGES[golden.kind as keyof typeof STAGES].filter((stage) => !needless[stage]), titles = new Set<string>(); // Next passes over the others
    for (const [i, stage] of stages.entries()) {
      await expect(lab.figure, golden.id).toHaveAttribute('data-stage', stage);
      await expect(page.locator('.cs-stage[aria-current=step]')).toHaveAttribute('data-stage', stage);
      await frames(page, 2);
      titles.add((await lab.title.textContent())!);
      if (i + 1 < stages.length) await lab.next.press('Enter');
    }
    expect(titles.size, golden.id).toBe(stages.length);
    const separations = golden.out.points.map(({separation}) => separation), least = Math.min(...separations);
    await expect(lab.twin).toContainText(`${least < 0 ? '−' : ''}${Math.abs(least).toPrecision(4).slice(0, 4)}`);
  }
  expect(said).toEqual([]);
});

test('a figure’s trace has Box2D’s results for each kind of pair', async ({page}) => {
  await page.goto('./');
  const found = await page.evaluate(async (pairs) => {
    const {load} = await import(new URL('engine.js', location.href).href) as typeof import('../../web/src/engine');
    const engine = await load({labs: ['shape']}), place = document.createElement('div');
    place.style.height = '500px';
    document.body.append(place);
    const figure = engine.mount(place, {lab: 'shape'});
    return pairs.map((pair) => {
      figure.load(pair);
      const {result, stages} = figure.getTrace() as unknown as {result: Pick<Golden, 'kind' | 'mid' | 'out'>; stages: {id: string}[]};
      const same = JSON.stringify(engine.collideShapes({...pair.a, ...pair.xfA} as never, {...pair.b, ...pair.xfB} as never).result.out);
      return {kind: result.kind, mid: result.mid, out: result.out, stages: stages.map(({id}) => id), same, contacts: figure.contacts.count};
    });
  }, PAIRS.map(({id, a, b, xfA, xfB}) => ({id, a, b, xfA, xfB})));
  const near = (got: unknown, want: unknown, path: string): void => {
    if (typeof want === 'number') expect(Math.abs((got as number) - want), path).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(want)));
    else if (typeof want === 'object' && want !== null) for (const [name, value] of Object.entries(want)) near((got as Record<string, unknown>)[name], value, `${path}.${name}`);
    else expect(got, path).toEqual(want);
  };
  for (const [i, golden] of PAIRS.entries()) {
    near(found[i], {kind: golden.kind, mid: golden.mid, out: golden.out, stages: STAGES[golden.kind as keyof typeof STAGES], contacts: golden.out.points.length}, golden.id);
    near(JSON.parse(found[i]!.same), golden.out, `${golden.id}, collideShapes`);
  }
});

test('a drag moves a shape, a double click adds a corner, and undo takes each back; the link restores it', async ({page, lab}) => {
  await open(page, 'lab=shape&preset=tilted-corner&stage=faces-a');
  const box = (await lab.canvas.boundingBox())!, inside = {x: box.x + box.width / 2, y: box.y + box.height * 0.4};
  await page.mouse.move(inside.x, inside.y);
  await expect.poll(() => lab.canvas.evaluate((canvas) => canvas.style.cursor)).toBe('move');
  await page.mouse.down();
  await page.mouse.move(inside.x + 40, inside.y - 30, {steps: 4});
  await page.mouse.up();
  const moved = await settled(page), [x, y] = new URLSearchParams(moved).get('b')!.split(',').map(Number);
  expect(moved).not.toContain('preset');
  expect([x! > 0.05, y! > 0.85]).toEqual([true, true]);
  const title = await lab.title.textContent();
  await page.keyboard.press('Control+z');
  expect(await settled(page)).toContain('preset=tilted-corner');
  await page.keyboard.press('Control+y');
  expect(await settled(page)).toBe(moved);
  await page.goto('about:blank');
  await open(page, moved);
  await expect(lab.title).toHaveText(title!);

  await open(page, 'lab=shape&preset=flush-rest&stage=frames');
  await page.reload();
  await lab.figure.waitFor();
  const before = await settled(page), place = (await lab.canvas.boundingBox())!;
  await page.mouse.dblclick(place.x + place.width * 0.3, place.y + place.height * 0.7);
  await expect.poll(() => hash(page)).not.toBe(before);
  expect(new URLSearchParams(await settled(page)).get('a')!.split(';')).toHaveLength(6);
  await page.keyboard.press('Control+z');
  expect(await settled(page)).toBe(before);
});

test('a finger drags a shape, and Compare shows the mended answer of rounded needles', async ({browser}) => {
  const context = await browser.newContext({hasTouch: true, viewport: {width: 390, height: 844}, baseURL: test.info().project.use.baseURL!}), page = await context.newPage();
  await open(page, 'lab=shape&preset=rounded-needle&stage=frames');
  await page.getByRole('button', {name: say('shape.ui.compare.name')}).click();
  await expect(page.getByRole('heading', {level: 2})).toHaveText(say('shape.compare.none.title'));
  await page.getByRole('button', {name: say('shape.ui.compare.name')}).click();
  const box = (await page.locator('canvas').first().boundingBox())!, before = await settled(page);
  const client = await context.newCDPSession(page), touch = (type: string, dx: number): Promise<unknown> => client.send('Input.dispatchTouchEvent', {type: type as 'touchStart', touchPoints: type === 'touchEnd' ? [] : [{x: box.x + box.width * 0.75 + dx, y: box.y + box.height / 2}]});
  await touch('touchStart', 0);
  for (const dx of [10, 20, 30]) await touch('touchMove', dx);
  await touch('touchEnd', 0);
  await expect.poll(() => hash(page)).not.toBe(before);
  await context.close();
});

test('the mouse turns a box by its knob and rounds it by the handle', async ({page, lab}) => {
  await open(page, 'lab=shape&preset=flush-rest&stage=frames');
  const before = await settled(page), box = (await lab.canvas.boundingBox())!, start = {x: box.x + box.width * 0.55, y: box.y + box.height * 0.4};
  /** The cursor at a point. */
  const cursor = async (x: number, y: number): Promise<string> => {
    await page.mouse.move(x, y);
    await frames(page, 1);
    return lab.canvas.evaluate((canvas) => canvas.style.cursor);
  };
  /** How far B reaches from the start along a direction, in pixels. */
  const reach = async (dx: number, dy: number): Promise<number> => {
    let steps = 0;
    while (await cursor(start.x + steps * dx, start.y + steps * dy) === 'move') steps += 2;
    return steps - 6; // a pointer within 6 pixels of the surface still reaches it
  };
  const right = await reach(1, 0), left = await reach(-1, 0), top = await reach(0, -1);
  const middle = {x: start.x + (right - left) / 2, y: start.y - top + (left + right) / 2};
  /** Drags from a point, and returns the angle and the radius of B. */
  const drag = async (x: number, y: number, dx: number, dy: number): Promise<(number | undefined)[]> => {
    await cursor(middle.x, middle.y - 10); // B shows its knob and its handle
    expect(await cursor(x, y)).toBe('grab');
    await page.mouse.down();
    await page.mouse.move(x + dx, y + dy, {steps: 4});
    await page.mouse.up();
    return new URLSearchParams(await settled(page)).get('b')!.split(/[,;]/).slice(2, 4).map(Number);
  };
  const [angle, sharp] = await drag(middle.x, start.y - top - 34, 60, 20);
  expect([angle! < -0.1 && angle! > -1.5, sharp]).toEqual([true, 0]);
  await page.keyboard.press('Control+z');
  expect(await settled(page)).toBe(before);
  const [level, radius] = await drag(start.x + right + 12, middle.y, 25, 0);
  expect([level, radius! > 0.02]).toEqual([0, true]);
  await page.keyboard.press('Control+z');
  expect(await settled(page)).toBe(before);
});

test('while the answers are compared, a slider tilts B by a hair, and ids change', async ({page}) => {
  await open(page, 'lab=shape&preset=flush-rest&stage=contacts');
  const slider = page.getByRole('slider', {name: say('ui.tilt.name')}), before = await settled(page);
  await expect(slider).toBeHidden();
  await page.getByRole('button', {name: say('shape.ui.compare.name')}).click();
  await expect(slider).toHaveAttribute('aria-valuetext', say('ui.tilt.none'));
  const ids = (): Promise<string[]> => page.locator('.cs-panel .cs-table').first().locator('td:last-child').allTextContents();
  const level = await ids();
  expect(level.length).toBeGreaterThanOrEqual(3);
  await slider.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(slider).toHaveAttribute('aria-valuetext', /10⁻⁶ rad/);
  const tilted = await ids();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  expect([tilted.join(';'), (await ids()).join(';')]).not.toEqual([level.join(';'), level.join(';')]);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(ids).toEqual(level);
  await page.getByRole('button', {name: say('shape.ui.compare.name')}).click();
  await expect(slider).toBeHidden();
  expect(await settled(page)).toBe(before);
});
