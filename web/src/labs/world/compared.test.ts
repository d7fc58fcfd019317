import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {record} from '../../../testdata/recorder';
import {LAYERS} from '../../base/figure.gen';
import {type Camera, type Extent, toMetres, toPixels} from '../../draw/camera';
import {BODY, BODY_SLOTS, CONTACT, CONTACT_SLOTS, LONE, LONE_SLOTS, OFFSET, OFFSET_SLOTS, WORLD_VERSION, W, W_SLOTS} from '../../draw/layout.gen';
import type {Theme} from '../../draw/theme';
import {fitExtent} from './camera';
import {drawWorld} from './draw';
import {FrameMemory} from './frame';
import {type Compared, drawCompared} from './layers/compared';
import {offsetsOf} from './layers/difference';
import {cameraIn, compareView, HEADING, partAt, secondOf, showsPair, VIEWS, viewports} from './viewports';

const theme: Theme = {
  paper: '#fff', panel: '#fefefe', ink: '#000', soft: '#555', grid: '#eee', hairline: '#ddd',
  a: '#00f', b: '#f80', side: '#808', contact: '#080', cut: '#999', hand: '#860', wrong: '#c00', mark: '#ffc', font: 'sans-serif',
};
const camera: Camera = {scale: 30, x: 1, y: 4, width: 900, height: 500};

const before = globalThis.Path2D;
interface Path { parts: {x: number; y: number}[][] }
beforeAll(() => {
  globalThis.Path2D = class {
    readonly parts: {x: number; y: number}[][] = [];
    moveTo(x: number, y: number): void { this.parts.push([{x, y}]); }
    lineTo(x: number, y: number): void { this.parts.at(-1)!.push({x, y}); }
    arc(x: number, y: number, r: number): void { this.parts.push([{x: x - r, y}, {x: x + r, y}]); }
    closePath(): void {}
  } as unknown as typeof Path2D;
});
afterAll(() => { globalThis.Path2D = before; });

type Box = [x: number, y: number];

/** The frame of a world of slightly rotated boxes, one metre large. */
function world(boxes: readonly Box[], contacts: readonly Box[], more: readonly (readonly [number, number])[] = [], offsets = 0, lone = 0): Float64Array {
  const size = W_SLOTS + boxes.length * BODY_SLOTS + contacts.length * CONTACT_SLOTS;
  const frame = new Float64Array(size + offsets * OFFSET_SLOTS + lone * LONE_SLOTS);
  for (const [slot, value] of [
    [W.version, WORLD_VERSION], [W.size, frame.length], [W.bodies, boxes.length], [W.contacts, contacts.length], [W.complete, 1], [W.chosenA, -1], [W.chosenB, -1], [W.offeredA, -1], [W.offeredB, -1],
    [W.selected, -1], [W.pointedBody, -1], [W.pointedContact, -1], [W.followed, -1], [W.compare.offsets, offsets], [W.compare.lone, lone],
    [W.layers, (['bodies', 'contacts'] as const).reduce((bits, id) => bits | 1 << LAYERS.indexOf(id), 0)], ...more,
  ] as const) frame[slot] = value;
  boxes.forEach(([x, y], i) => {
    const at = W_SLOTS + i * BODY_SLOTS;
    for (const [slot, value] of [[BODY.at.x, x], [BODY.at.y, y], [BODY.half.x, 0.5], [BODY.half.y, 0.5], [BODY.axisX.x, Math.cos(0.3)], [BODY.axisX.y, Math.sin(0.3)]] as const) frame[at + slot] = value;
  });
  contacts.forEach(([x, y], i) => {
    const at = W_SLOTS + boxes.length * BODY_SLOTS + i * CONTACT_SLOTS;
    for (const [slot, value] of [[CONTACT.a, 0], [CONTACT.b, 1], [CONTACT.at.x, x], [CONTACT.at.y, y], [CONTACT.life, 1]] as const) frame[at + slot] = value;
  });
  return frame;
}

const FIRST: Box[] = [[0, 1], [0.5, 3]], SECOND: Box[] = [[0, 1], [2, 2.5]];

/** The frame of two worlds. Body 1 is at different positions, and only the first world has the contact. */
function both(view: typeof VIEWS[number], dashed: 0 | 1 = 1, picked = false): Float64Array {
  const pair = picked ? [[W.chosenA, 0], [W.chosenB, 1]] as const : [];
  const first = world(FIRST, [[0.2, 2]], [[W.compare.view, VIEWS.indexOf(view)], [W.compare.dashed, dashed], ...pair], 1, 1);
  const second = world(SECOND, [], pair), frame = new Float64Array(first.length + second.length);
  const lone = first.length - LONE_SLOTS, offset = lone - OFFSET_SLOTS;
  for (const [slot, value] of [
    [W.compare.second, first.length], [offset + OFFSET.body, 1], [offset + OFFSET.from.x, 2], [offset + OFFSET.from.y, 2.5], [offset + OFFSET.to.x, 0.5], [offset + OFFSET.to.y, 3],
    [offset + OFFSET.distance, Math.hypot(1.5, 0.5)], [offset + OFFSET.largest, 1], [lone + LONE.b, 1], [lone + LONE.at.x, 0.2], [lone + LONE.at.y, 2],
  ] as const) first[slot] = value;
  frame.set(first);
  frame.set(second, first.length);
  return frame;
}

interface Stroke { at: {x: number; y: number}; parts: Path['parts']; dash: number[]; color: string; fill: boolean }

const HEADINGS = 'Lite\nten\nDifference\narrows\nBox2D\neight\n1.58 m apart, body 1\n1 contact\n0 contacts';

function draw(frame: Float64Array, look = camera, extent?: Extent, {covered = [], headings = HEADINGS}: Partial<Pick<Compared, 'covered' | 'headings'>> = {}): {strokes: Stroke[]; texts: {text: string; x: number; y: number}[]} {
  const {ctx} = record(), strokes: Stroke[] = [], texts: {text: string; x: number; y: number}[] = [];
  let dash: number[] = [], at = {x: 0, y: 0};
  const saved: [number[], {x: number; y: number}][] = [];
  const own: Record<string, (...args: never[]) => unknown> = {
    setLineDash: (list: number[]) => { dash = [...list]; },
    translate: (x: number, y: number) => { at = {x: at.x + x, y: at.y + y}; },
    save: () => { saved.push([dash, at]); ctx.save(); },
    restore: () => { [dash, at] = saved.pop()!; ctx.restore(); },
    fillText: (text: string, x: number, y: number) => texts.push({text, x: at.x + x, y: at.y + y}),
    stroke: (path?: Path) => path && strokes.push({at, parts: path.parts, dash, color: String(ctx.strokeStyle), fill: false}),
    fill: (path?: Path) => path && strokes.push({at, parts: path.parts, dash, color: String(ctx.fillStyle), fill: true}),
  };
  const pen = new Proxy(ctx, {get: (target, name) => own[name as string] ?? Reflect.get(target, name) as unknown, set: (target, name, value) => Reflect.set(target, name, value)});
  drawCompared({
    ctx: pen, frame, camera: look, parts: viewports(frame, look.width, look.height, extent), theme, top: 0, covered, position: undefined, previous: [], headings,
    kit: {draw: (one, part, more) => drawWorld(pen, one, part, theme, undefined as never, more), cameraIn, showsPair, HEADING},
  });
  return {strokes, texts};
}

const outlinesAt = (strokes: readonly Stroke[], x: number): Stroke[] => strokes.filter(({at, color, fill, parts}) => at.x === x && !fill && color === theme.ink && parts.some(({length}) => length === 4));

describe('viewports', () => {
  test('share the canvas, without a gap', () => {
    for (const [view, width, shows] of [
      ['split', 900, ['first', 'difference', 'second']], ['split', 390, ['first', 'second']], ['overlay', 900, ['difference']], ['overlay', 390, ['difference']], ['pair', 900, ['first', 'second']],
    ] as const) {
      const parts = viewports(both(view), width, 480);
      expect(parts.map((part) => part.shows)).toEqual(shows);
      expect(parts.reduce((sum, part) => sum + part.width * part.height, 0)).toBeCloseTo(width * 480, 6);
      expect(parts.every((part) => (width === 390 ? part.x === 0 : part.y === 0))).toBe(true);
      for (const [i, part] of parts.entries()) expect(partAt(parts, part.x + part.width / 2, part.y + part.height / 2)).toBe(i);
    }
  });

  test('are the whole canvas of one world', () => {
    const one = world(FIRST, []);
    expect(viewports(one, 900, 480)).toEqual([{shows: 'first', heading: 'lines', x: 0, y: 0, width: 900, height: 480}]);
    expect(compareView(one)).toBeUndefined();
    expect(showsPair(world(FIRST, [], [[W.chosenA, 0], [W.chosenB, 1]]))).toBe(true);
  });

  const FLAT: Extent = {left: -15, right: 15, bottom: -1, top: 3}, HIGH: Extent = {left: -3, right: 3, bottom: -1, top: 11};

  test('are rows below the covered part, if a wide scene is larger in rows', () => {
    const frame = both('split'), rows = viewports(frame, 900, 480, FLAT, 48);
    expect(rows.map(({shows, heading, x, y, width, height}) => [shows, heading, x, y, width, height])).toEqual(
      [['first', 'line', 0, 48, 900, 144], ['difference', 'line', 0, 192, 900, 144], ['second', 'line', 0, 336, 900, 144]]);
    const scale = fitExtent(FLAT, 900, 144, FLAT.top, HEADING.line).scale;
    expect(scale).toBeGreaterThan(2 * fitExtent(FLAT, 300, 480, FLAT.top, 48 + HEADING.lines).scale);
    for (const [i, part] of rows.entries()) expect(partAt(rows, 450, part.y + 1)).toBe(i);
    expect(partAt(rows, 450, 10)).toBe(0);
    // A high scene is larger in columns. On a narrow canvas and in other views nothing changes.
    expect(viewports(frame, 900, 480, HIGH, 48)).toEqual(viewports(frame, 900, 480));
    expect(viewports(frame, 390, 480, FLAT, 48)).toEqual(viewports(frame, 390, 480));
    for (const view of ['overlay', 'pair'] as const) expect(viewports(both(view), 900, 480, FLAT, 48)).toEqual(viewports(both(view), 900, 480));
  });

  test('in rows each shows its world, with a heading of one line', () => {
    const {strokes, texts} = draw(both('split'), {...camera, height: 480}, FLAT);
    expect(new Set(strokes.map(({at}) => at.x))).toEqual(new Set([0]));
    expect(new Set(strokes.filter(({parts}) => parts.some(({length}) => length === 4)).map(({at}) => at.y))).toEqual(new Set([0, 160, 320]));
    const of = (text: string): {x: number; y: number} => texts.find((one) => one.text === text)!;
    for (const [title, text] of [['Lite', 'ten'], ['Difference', 'arrows'], ['Box2D', 'eight']] as const) {
      expect(of(text).y).toBe(of(title).y);
      expect(of(text).x).toBeGreaterThan(of(title).x);
    }
    expect([of('1 contact').y, of('0 contacts').y]).toEqual([of('Lite').y, of('Box2D').y]);
  });

  test('show the stages of a picked pair in one view alone', () => {
    for (const view of VIEWS) expect(showsPair(both(view, 1, true))).toBe(view === 'pair');
  });

  test('have the same point of the world in their middles', () => {
    const frame = both('split');
    for (const part of viewports(frame, camera.width, camera.height)) {
      const look = cameraIn(frame, camera, part);
      expect(toMetres(look, part.width / 2, part.height / 2)).toEqual({x: camera.x, y: camera.y});
      expect(look.scale).toBe(camera.scale);
    }
  });
});

test('the kept frame contains both worlds', () => {
  const memory = new FrameMemory(), frame = both('split');
  memory.write(frame);
  memory.show();
  expect(memory.shown).toEqual(frame);
  expect(secondOf(memory.shown)[W.bodies]).toBe(2);
  memory.write(world(FIRST, []));
  memory.show();
  expect(memory.shown).toEqual(world(FIRST, []));
});

describe('two worlds side by side', () => {
  test('each has its own boxes, in its own outline', () => {
    for (const dashed of [0, 1] as const) {
      const {strokes} = draw(both('split', dashed));
      for (const [i, boxes] of [FIRST, SECOND].entries()) {
        const drawn = outlinesAt(strokes, i * 600), look = {...camera, width: 300};
        expect(drawn.every(({dash}) => dash.length > 0 === (i === dashed))).toBe(true);
        const centres = drawn.flatMap(({parts}) => parts.map((part) => ({x: part.reduce((sum, p) => sum + p.x, 0) / 4, y: part.reduce((sum, p) => sum + p.y, 0) / 4})));
        expect(centres).toHaveLength(2);
        boxes.forEach(([x, y], k) => {
          expect(centres[k]!.x).toBeCloseTo(toPixels(look, x, y).x, 6);
          expect(centres[k]!.y).toBeCloseTo(toPixels(look, x, y).y, 6);
        });
      }
    }
  });

  test('the middle viewport has both worlds, and an arrow from the second world’s box to the first one’s', () => {
    const frame = both('split'), {strokes} = draw(frame), middle = outlinesAt(strokes, 300);
    expect(middle.map(({dash}) => dash.length > 0)).toEqual([false, true]);
    const look = {...camera, width: 300}, [from, to] = [toPixels(look, 2, 2.5), toPixels(look, 0.5, 3)];
    const arrows = strokes.filter(({at, fill, parts}) => at.x === 300 && !fill && parts.some((part) => part.length === 2 && Math.hypot(part[0]!.x - from.x, part[0]!.y - from.y) < 1e-9));
    expect(arrows.map(({color}) => color)).toEqual([theme.mark, theme.ink]); // the highlight is below
    for (const {parts} of arrows) expect(parts).toEqual([[from, to]]);
    expect(offsetsOf({project: (x, y) => toPixels(look, x, y)}, frame)).toEqual([{body: 1, from, to, largest: true}]);
  });

  test('a contact that only one world has is marked in the middle viewport, in that world’s style', () => {
    for (const [dashed, filled] of [[1, true], [0, false]] as const) {
      const marks = draw(both('split', dashed)).strokes.filter(({at, color}) => at.x === 300 && color === theme.contact);
      expect(marks.map(({fill}) => fill)).toEqual([filled]);
    }
  });

  test('each heading, and the largest distance of a box, is in its viewport', () => {
    const {texts} = draw(both('split')), x = (text: string): number => texts.find((one) => one.text === text)!.x;
    expect([x('Lite'), x('Difference'), x('Box2D')].map((at) => Math.floor(at / 300))).toEqual([0, 1, 2]);
    expect([x('1 contact'), x('0 contacts')].map((at) => Math.floor(at / 300))).toEqual([0, 2]);
    expect(Math.floor(x('1.58 m apart,') / 300)).toBe(1);
    expect(texts.some(({text}) => text === 'body 1')).toBe(true);
  });

  test.each([640, 668, 704, 900, 1280])('no line of a heading is cut, and the number of contacts stands beside or below them, %i px wide', (width) => {
    const titles = ['Lite', 'Difference', 'Box2D'], texts = ['10 iterations, slop 10 mm', 'Arrows: Box2D’s box to Lite’s. Green: only one has it.', '10 + 3 iterations, slop 5 mm, block solver'];
    const headings = [titles[0], texts[0], titles[1], texts[1], titles[2], texts[2], '1.58 m apart, body 1', '147 contacts', '175 contacts'].join('\n');
    const drawn = draw(both('split'), {...camera, width}, undefined, {covered: [{x: 8, y: 8, width: 70, height: 36}], headings}).texts; // the button that opens the list of layers
    titles.forEach((title, i) => {
      const from = i * width / 3, part = drawn.filter(({x, y}) => x >= from && x <= from + width / 3 && y <= HEADING.tall), count = ['147 contacts', '', '175 contacts'][i]!;
      const lines = part.filter(({text}) => text !== title && text !== count);
      expect(lines.map(({text}) => text).join(' ')).toBe(texts[i]);
      const below = part.find(({text}) => text === count);
      for (const {y} of lines) expect(below?.y).not.toBe(y);
    });
  });

  test('on a narrow canvas one world is above the other; the view overlay shows only the difference', () => {
    const narrow = draw(both('split'), {...camera, width: 390, height: 600}).strokes;
    expect(new Set(narrow.map(({at}) => at.y))).toEqual(new Set([0, 300]));
    expect(narrow.some(({color}) => color === theme.mark)).toBe(false);
    const overlay = draw(both('overlay')).strokes;
    expect(outlinesAt(overlay, 0).map(({dash}) => dash.length > 0)).toEqual([false, true]);
  });
});
