import {readFile} from 'node:fs/promises';
import type {Download, Locator, Page} from '@playwright/test';
import {atRest, expect, frames, say, soon, test} from './lab';
import {WEBGL} from './webgl';

test.use(WEBGL);

interface Point { x: number; y: number }

const STATE = 'lab=hull&preset=tilted-box&stage=clip';
/** i, j and k of the quaternion of B's rotation. */
const TURNED = [-0.07508179866515842, -0.07508179866515842, 0.3284828691600681];
const hash = (page: Page): Promise<string> => page.evaluate(() => location.hash.slice(1));
const cursor = (page: Page): Promise<string> => page.locator('.cs-canvas').evaluate((canvas) => canvas.style.cursor);
const button = (page: Page, name: Parameters<typeof say>[0], values?: Record<string, string>): Locator => page.getByRole('button', {name: say(name, values), exact: true});
const focused = (page: Page): Promise<string | undefined> => page.evaluate(() => (document.activeElement as HTMLElement).dataset['box']);
/** A hull's pose in the link: position and quaternion. */
const pose = async (page: Page, side: 'a' | 'b'): Promise<number[]> => new URLSearchParams(await hash(page)).get(side)!.split(',').map(Number);

async function open(page: Page, state = STATE): Promise<void> {
  await page.goto(`./#${state}`);
  await expect(page.locator('.cs-space')).toBeVisible();
  await frames(page, 6);
}

/** The rectangle of the picture in space, without the buttons below it, CSS pixels. */
async function place(page: Page): Promise<{x: number; y: number; width: number; height: number}> {
  const box = (await page.locator('.cs-space').boundingBox())!;
  return {...box, height: box.height - 50}; // without the buttons
}

/**
 * Points of a grid over the picture at which the mouse has the wanted cursor, from the middle outwards. The grid's
 * points are apart pixels apart.
 */
async function found(page: Page, wanted: string, apart = 7): Promise<Point[]> {
  const {x, y, width, height} = await place(page);
  return page.locator('.cs-canvas').evaluate((canvas, {x, y, width, height, wanted, apart}) => {
    const points: Point[] = [];
    for (let u = x + 10; u < x + width - 10; u += apart) for (let v = y + 10; v < y + height - 10; v += apart) {
      canvas.dispatchEvent(new PointerEvent('pointermove', {clientX: u, clientY: v, pointerType: 'mouse'}));
      if (new RegExp(wanted).test(canvas.style.cursor)) points.push({x: u, y: v});
    }
    const away = (p: Point): number => Math.hypot(p.x - x - width / 2, p.y - y - height / 2);
    return points.sort((p, q) => away(p) - away(q));
  }, {x, y, width, height, wanted, apart});
}

/** The link once it is stable. It follows drags with a delay. */
async function settled(page: Page): Promise<string> {
  return atRest(page, () => hash(page), 24);
}

/** A point of the page where a click focuses hull B. */
async function pointOfB(page: Page): Promise<Point> {
  for (const at of await found(page, '^move$', 23)) {
    await page.mouse.click(at.x, at.y);
    if (await focused(page) === 'b') return at;
  }
  throw new Error('B is nowhere');
}

async function drag(page: Page, from: Point, dx: number, dy: number, steps = 6): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + dx, from.y + dy, {steps});
}

test('hulls are moved and turned by drags, arrows, rings and keys, and swapped', async ({page, lab}) => {
  await test.step('a drag moves the hull under the mouse as one edit, Escape cancels it, and Shift turns', async () => {
    await open(page);
    const at = await pointOfB(page);
    expect(await hash(page)).toBe(STATE);
    await drag(page, at, 40, -30);
    await soon(() => hash(page)).toContain('&b=');
    await page.mouse.up();
    const linked = await settled(page), [moved, a] = [await pose(page, 'b'), await pose(page, 'a')];
    expect(a).toEqual([0, 0, 0, 1, 0, 0, 0]);
    expect(moved.slice(0, 3)).not.toEqual([0.32, 0.17, 0.83]);
    expect(await cursor(page)).toBe('move'); // the hull is still under the pointer
    await drag(page, {x: at.x + 40, y: at.y - 30}, -60, 10);
    await soon(() => hash(page)).not.toBe(linked);
    await page.keyboard.press('Escape');
    await soon(() => hash(page)).toBe(linked);
    await page.mouse.move(at.x, at.y);
    await page.mouse.up();
    expect(await hash(page)).toBe(linked);

    await page.keyboard.down('Shift');
    await page.mouse.move(at.x + 40, at.y - 31);
    expect(await cursor(page)).toBe('alias');
    await drag(page, {x: at.x + 40, y: at.y - 30}, 30, 0);
    await page.mouse.up();
    await page.keyboard.up('Shift');
    await soon(() => hash(page)).not.toBe(linked);
    const turned = await pose(page, 'b');
    expect(Math.hypot(turned[3]!, turned[4]!, turned[5]!, turned[6]!)).toBeCloseTo(1, 12);
    expect(turned.slice(3)).not.toEqual(moved.slice(3));

    for (const back of [linked, STATE]) {
      await page.keyboard.press('Control+z');
      await soon(() => hash(page)).toBe(back);
    }
    await expect(lab.undo).toBeDisabled();
    await page.keyboard.press('Control+Shift+Z');
    await soon(() => hash(page)).toBe(linked);
  });

  await test.step('arrows move a hull along an axis of the world, rings turn it about one', async () => {
    await open(page);
    await page.locator('.cs-boxkey[data-box=b]').focus();
    const before = [0.32, 0.17, 0.83], ways: Record<string, [number, number]> = {'ew-resize': [26, 0], 'ns-resize': [0, -26], 'nesw-resize': [20, -20], 'nwse-resize': [20, 20]};
    const points = await found(page, '-resize$', 7), top = points.reduce((p, q) => q.y < p.y ? q : p);
    expect(points.length).toBeGreaterThan(20);
    // The highest point is at the tip of the z arrow. The point nearest to the middle is on a ring.
    for (const [at, what] of [[top, 'arrow'], [points[0]!, 'ring']] as const) {
      await page.mouse.move(at.x, at.y);
      const way = await cursor(page);
      if (what === 'arrow') expect(way).toBe('ns-resize');
      await drag(page, at, ...ways[way]!);
      await page.mouse.up();
      await settled(page);
      const is = await pose(page, 'b'), moved = [0, 1, 2].filter((i) => Math.abs(is[i]! - before[i]!) > 1e-9), turned = Math.hypot(...is.slice(4).map((x, i) => x - TURNED[i]!)) > 1e-9;
      expect([moved, turned]).toEqual(what === 'arrow' ? [[2], false] : [[], true]);
      await page.keyboard.press('Control+z');
      await soon(() => hash(page)).toBe(STATE);
    }
  });

  await test.step('Swap exchanges A and B, and undo exchanges them back', async () => {
    await open(page);
    await button(page, 'ui.swap').click();
    await soon(() => hash(page)).toContain('&a=0.32,0.17,0.83,');
    await lab.undo.click();
    await soon(() => hash(page)).toBe(STATE);
  });

  await test.step('keys move and turn the focused hull, by nudges from 1 down to 1e-9', async () => {
    await open(page);
    await page.locator('.cs-boxkey[data-box=b]').focus();
    const nudge = page.locator('.cs-nudge output');
    await expect(nudge).toHaveText(say('hull.ui.nudge.size', {nudge: '0.1'}));
    await page.keyboard.press(']');
    await expect(nudge).toHaveText(say('hull.ui.nudge.size', {nudge: '1'}));
    for (let i = 0; i < 9; i++) await page.keyboard.press('[');
    await expect(nudge).toHaveText(say('hull.ui.nudge.size', {nudge: '1e-9'}));
    await page.keyboard.press('PageUp');
    await soon(() => hash(page)).toContain('&b=');
    const near = await pose(page, 'b');
    expect(near.slice(0, 3).map((x, i) => Math.round((x - [0.32, 0.17, 0.83][i]!) * 1e12) / 1e12).map(Math.abs).sort()).toEqual([0, 0, 1e-9]);
    await page.keyboard.press('PageDown');
    await soon(() => hash(page)).toContain('&b=0.32,0.17,0.83,');
    await page.keyboard.press('Shift+ArrowUp');
    await soon(async () => (await pose(page, 'b')).slice(3)).not.toEqual(near.slice(3));
    for (let i = 0; i < 3; i++) await page.keyboard.press('Control+z');
    await soon(() => hash(page)).toBe(STATE);
    await expect(page.locator('.cs-keys dd').filter({hasText: say('hull.keys.hull')})).toHaveCount(1);
    await expect(page.locator('.cs-keys dd').filter({hasText: say('hull.keys.view')})).toHaveCount(1);
  });
});

test('vertices are dragged, added and deleted, and a vertex shows why an edit is refused', async ({page, lab}) => {
  await open(page);
  await button(page, 'hull.ui.vertices').click();
  const fields = page.locator('[data-field^="va."], [data-field^="vb."]');
  await expect(fields).toHaveCount(16);
  const at = (await found(page, '^crosshair$'))[0]!;
  await drag(page, at, 14, 9);
  await page.mouse.up();
  await soon(() => hash(page)).toContain('&va=');
  const moved = await settled(page);
  await page.keyboard.press('Delete');
  await expect(fields).toHaveCount(15);
  await lab.undo.click();
  await soon(() => hash(page)).toBe(moved);
  const face = (await found(page, '^move$'))[0]!;
  await page.mouse.dblclick(face.x, face.y);
  await expect(fields).toHaveCount(17);
  await page.keyboard.press('Delete');
  await expect(fields).toHaveCount(16);

  await settled(page);
  // Two vertices cannot coincide. The field and the text twin say so.
  await expect(async () => { // a render at the same moment may write the old numbers into the fields again
    await page.locator('[data-field="vb.0"]').fill(await page.locator('[data-field="vb.1"]').inputValue());
    await page.keyboard.press('Enter');
    await expect(page.locator('.cs-refused')).toHaveCount(1, {timeout: 2000});
  }).toPass();
  await soon(() => lab.twin.first().textContent()).toMatch(/^B v1: With “[^”]+” B would be no hull\. Two points are in one place: point \d and point \d\. /);
});

test('the picture shows a vertex’s error beside it', async ({page}) => {
  await page.goto('./');
  const found = await page.evaluate(async () => {
    const {load} = await import(new URL('engine.js', location.href).href) as typeof import('../../web/src/engine');
    const place = document.createElement('div');
    place.style.cssText = 'width: 900px; height: 700px';
    document.body.append(place);
    const figure = (await load()).mount(place, {lab: 'hull', controls: 'full'}) as unknown as {settled(): Promise<void>; labels: {text: string}[]; element: HTMLElement; destroy(): void};
    await figure.settled();
    const written = async (): Promise<string[]> => {
      await new Promise((done) => { setTimeout(done, 400); });
      return figure.labels.map(({text}) => text).filter((text) => /^[AB] v\d+:/.test(text));
    };
    const before = await written(), by = (name: string): HTMLElement => [...figure.element.querySelectorAll('button')].find(({textContent}) => textContent === name)!;
    by('Vertices').click();
    let field: HTMLInputElement | null = null;
    while ((field = figure.element.querySelector<HTMLInputElement>('[data-field="va.0"]')) === null) await new Promise((done) => { setTimeout(done, 20); });
    const type = async (text: string): Promise<string[]> => {
      field!.value = text;
      field!.dispatchEvent(new Event('change', {bubbles: true}));
      return written();
    };
    const told = {before, flat: await type('1.1, 0.9, 0.5'), inside: await type('0, 0, 0'), out: await type('-1.2, -1, -0.6')};
    figure.destroy();
    return told;
  });
  expect(found).toEqual({
    before: [], flat: ['A v1: With “1.1, 0.9, 0.5” A would be no hull. Two points are in one place: point 8 and point 1.'],
    inside: [`A v1: ${say('hull.ui.vertex.inside')}`], out: [],
  });
});

test('drags, numbers and keys also work flat, without WebGL2', async ({page}) => {
  await page.addInitScript(() => {
    const before = HTMLCanvasElement.prototype.getContext as (...args: unknown[]) => unknown;
    HTMLCanvasElement.prototype.getContext = function none(this: HTMLCanvasElement, ...args: unknown[]) {
      return args[0] === 'webgl2' ? null : before.apply(this, args);
    } as never;
  });
  await page.goto(`./#${STATE}`);
  await expect(page.locator('.cs-flat')).toHaveText(say('page.space.none'));
  let at = {x: 0, y: 0};
  await expect(async () => { // until the flat picture is drawn
    const box = (await page.locator('.cs-canvas').boundingBox())!;
    at = await page.locator('.cs-canvas').evaluate((canvas, box) => {
      for (let v = box.y + 40; v < box.y + box.height - 60; v += 20) for (let u = box.x + 40; u < box.x + 500; u += 20) {
        canvas.dispatchEvent(new PointerEvent('pointermove', {clientX: u, clientY: v, pointerType: 'mouse'}));
        if (canvas.style.cursor === 'move') return {x: u, y: v};
      }
      throw new Error('no hull');
    }, box);
  }).toPass();
  await drag(page, at, 30, 20);
  await page.mouse.up();
  await soon(() => hash(page)).toMatch(/&[ab]=/);
  await expect(page.locator('.cs-hull')).not.toHaveClass(/cs-zoomed/);
  const dragged = await hash(page);
  await page.keyboard.press('ArrowRight');
  await soon(() => hash(page)).not.toBe(dragged);
  await page.locator('[data-field="b.2"]').fill('0.9');
  await page.keyboard.press('Enter');
  await soon(async () => (await pose(page, 'b'))[2]).toBe(0.9);
});

const text = async (download: Download): Promise<string> => readFile((await download.path())!, 'utf8');

/** A hull of n points near a sphere, with numbers of many digits. */
const ball = (count: number): number[][] => Array.from({length: count}, (_, i) => {
  const z = 1 - 2 * (i + 0.5) / count, turn = i * Math.PI * (3 - Math.sqrt(5)), flat = Math.sqrt(1 - z * z);
  return [flat * Math.cos(turn), flat * Math.sin(turn), z];
});

test('a pair is exported as JSON, Go and OBJ, imported by file and by paste, and errors name the vertex or face', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, `${STATE}&a=0,0,0,1,0,0,0&b=0.3,0.1,0.8,1,0,0,0`);
  await button(page, 'hull.ui.export.name').click();
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'hull.ui.export.save.name', {format: say('hull.ui.export.json')}).click()]);
  const json = await text(download);
  await button(page, 'hull.ui.export.copy.name', {format: say('hull.ui.export.go')}).click();
  await soon(() => page.evaluate(() => navigator.clipboard.readText())).toContain('package main');
  await button(page, 'hull.ui.export.copy.name', {format: say('hull.ui.export.json')}).click();
  await soon(() => page.evaluate(() => navigator.clipboard.readText())).toBe(json);
  await button(page, 'hull.ui.export.copy.name', {format: say('hull.ui.export.obj')}).click();
  await soon(() => page.evaluate(() => navigator.clipboard.readText())).toContain('\nf ');

  await page.getByRole('combobox', {name: say('ui.preset')}).selectOption('gap');
  await button(page, 'hull.ui.import.name').click();
  await page.locator('input[type=file]').setInputFiles({name: 'pair.json', mimeType: 'application/json', buffer: Buffer.from(json)});
  await soon(() => hash(page)).toContain('&b=0.3,0.1,0.8,1,0,0,0');
  await expect(page.locator('.cs-sheet')).toHaveCount(0);

  const pair = JSON.parse(json) as {version: number; hulls: {points: number[][]; faces?: number[][]}[]};
  const field = page.getByLabel(say('hull.ui.import.field')), refused = page.locator('.cs-sheet .cs-refused'), before = await hash(page);
  const paste = async (what: unknown): Promise<void> => {
    if (await field.count() === 0) await button(page, 'hull.ui.import.name').click();
    await field.fill(typeof what === 'string' ? what : JSON.stringify(what));
    await page.getByRole('button', {name: say('hull.ui.import.load'), exact: true}).click();
  };
  const [{points}, other] = pair.hulls as [{points: number[][]}, object], withA = (a: object): object => ({...pair, hulls: [a, other]});
  for (const [wrong, words] of [
    [withA({points: [...points.slice(0, 7), points[0]]}), /A is no hull\. Two points are in one place: point [18] and point [18]/],
    [withA({points: points.map(([x, y, z], i) => i === 3 ? [x, y, 1e9] : [x, y, z])}), /A is no hull\. The distance from the origin to point 4/],
    [withA({points, faces: [[0, 3], [0, 1, 2], [0, 2, 1]]}), /A is no hull\. A face needs 3 corners or more: face 1/],
    ['v 0 0 0\nv 1 0\n', /line 2/i],
  ] as const) {
    await paste(wrong);
    await expect(refused).toHaveText(words);
    expect(await hash(page)).toBe(before);
  }
});

test('hulls too large for a link are exported as a file, which Import reads to the bit', async ({page, lab}) => {
  await open(page);
  const pair = {version: 1, hulls: [{points: ball(60)}, {points: ball(50), position: [0.3, 0.2, 1.5]}]};
  await button(page, 'hull.ui.import.name').click();
  await page.getByLabel(say('hull.ui.import.field')).fill(JSON.stringify(pair));
  await page.getByRole('button', {name: say('hull.ui.import.load'), exact: true}).click();
  await expect(page.locator('.cs-sheet')).toHaveCount(0);
  expect((await hash(page)).length).toBeLessThan(2000);
  await expect(lab.notice).toContainText(say('hull.crowded', {preset: say('hull.preset.tilted-box.name')}));
  const give = async (): Promise<string> => {
    await button(page, 'page.share').click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(say('page.share.file.hull'));
    await expect(dialog.getByRole('heading', {name: say('page.share.link'), exact: true})).toHaveCount(0);
    const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'page.share.file.save').click()]);
    expect(download.suggestedFilename()).toBe('clipstage-hulls.json');
    await page.keyboard.press('Escape');
    return text(download);
  };
  const json = await give();
  expect((JSON.parse(json) as typeof pair).hulls.map(({points}) => points)).toEqual(pair.hulls.map(({points}) => points));
  await page.getByRole('combobox', {name: say('ui.preset')}).selectOption('gap');
  await button(page, 'hull.ui.import.name').click();
  await page.locator('input[type=file]').setInputFiles({name: 'hulls.json', mimeType: 'application/json', buffer: Buffer.from(json)});
  await expect(page.locator('.cs-sheet')).toHaveCount(0);
  expect(await give()).toBe(json);
});

test('two of a file’s three solids can be chosen, with a tolerance, or as the hull of their points; an STL file is bytes', async ({page}) => {
  await open(page);
  const solid = (name: string, first: number, top: string): string => [
    `o ${name}`, 'v 0.000000 0.000000 0.000000', 'v 1.000000 0.000000 0.000000', 'v 1.000000 1.000000 0.000001', 'v 0.000000 1.000000 0.000000', `v 0.500000 0.500000 ${top}`,
    ...[[4, 3, 2, 1], [1, 2, 5], [2, 3, 5], [3, 4, 5], [4, 1, 5]].map((face) => `f ${face.map((corner) => corner + first).join(' ')}`), '',
  ].join('\n');
  const [choose, refused] = [page.locator('input[type=file]'), page.locator('.cs-sheet .cs-refused')];
  await button(page, 'hull.ui.import.name').click();
  await choose.setInputFiles({name: 'three.obj', mimeType: 'model/obj', buffer: Buffer.from(solid('up', 0, '0.800000') + solid('high', 5, '2.000000') + solid('dented', 10, '-0.300000'))});
  await expect(refused).toHaveText(say('hull.wrong.obj', {reason: say('hull.wrong.obj.many', {count: '3'})}));
  await page.locator('[data-field="solid.a"]').selectOption('2');
  await soon(() => hash(page)).toContain('&ta=0.000004');
  await expect(refused).toHaveCount(0);
  await page.locator('[data-field="tolerance"]').fill('0');
  await page.keyboard.press('Tab');
  await expect(refused).toHaveText(/ vertex ([6-9]|10) .* the face in line 18/);
  await page.locator('[data-field="tolerance"]').fill('');
  await page.keyboard.press('Tab');
  await expect(refused).toHaveCount(0);

  const facets = [[0, 0, 0, 0, 1, 0, 1, 0, 0], [0, 0, 0, 1, 0, 0, 0, 0, 1], [0, 0, 0, 0, 0, 1, 0, 1, 0], [1, 0, 0, 0, 1, 0, 0, 0, 1]];
  const stl = Buffer.alloc(84 + 50 * facets.length);
  stl.write('solid of a program');
  stl.writeUInt32LE(facets.length, 80);
  for (const [i, facet] of facets.entries()) for (const [k, x] of facet.entries()) stl.writeFloatLE(x, 84 + 50 * i + 12 + 4 * k);
  await choose.setInputFiles({name: 'a.stl', mimeType: 'model/stl', buffer: stl});
  await soon(() => hash(page)).toContain('&va=0,0,0;0,1,0;1,0,0;0,0,1');
  await expect(page.locator('.cs-sheet')).toHaveCount(0);
});
