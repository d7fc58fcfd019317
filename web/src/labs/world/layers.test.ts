import {afterAll, beforeAll, beforeEach, describe, expect, test} from 'vitest';
import {record} from '../../../testdata/recorder';
import {DEFAULT_LAYERS, LAYERS, LIFE} from '../../base/figure.gen';
import {type Camera, toPixels} from '../../draw/camera';
import {overlap, type Point} from '../../draw/geometry';
import {
  ANCHOR, ANCHOR_SLOTS, BODY, BODY_SLOTS, BOUND, BOUND_SLOTS, CELL, CELL_SLOTS, CONTACT, CONTACT_SLOTS, JOINT, JOINT_SLOTS, NEAR, NEAR_SLOTS, WORLD_VERSION, W, W_SLOTS,
} from '../../draw/layout.gen';
import type {Theme} from '../../draw/theme';
import {placeOf} from './card';
import {drawWorld, worldLayers} from './draw';
import {needsExtra} from './extra';
import type {LayerID} from './frame';
import * as extra from './layers/draw';
import {drawIds} from './layers/ids';
import {impulseScale} from './layers/impulses';
import {WorldSheet} from './layers/sheet';
import {ringAbout} from './ring';

const theme: Theme = {
  paper: '#fff', panel: '#fefefe', ink: '#000', soft: '#555', grid: '#eee', hairline: '#ddd',
  a: '#00f', b: '#f80', side: '#808', contact: '#080', cut: '#999', hand: '#860', wrong: '#c00', mark: '#ffc', font: 'sans-serif',
};
const camera: Camera = {scale: 60, x: 0, y: 2, width: 775, height: 545};

interface Shape { kind: string; points: Point[]; color: string; dash: number[]; width: number }
let shapes: Shape[] = [];
const before = globalThis.Path2D;
beforeAll(() => {
  globalThis.Path2D = class {
    readonly parts: Point[][] = [];
    moveTo(x: number, y: number): void { this.parts.push([{x, y}]); }
    lineTo(x: number, y: number): void { this.parts.at(-1)!.push({x, y}); }
    arc(x: number, y: number, r: number): void { this.parts.push([{x: x - r, y: y - r}, {x: x + r, y: y + r}]); }
    rect(x: number, y: number, w: number, h: number): void { this.parts.push([{x, y}, {x: x + w, y: y + h}]); }
    closePath(): void {}
  } as unknown as typeof Path2D;
});
afterAll(() => { globalThis.Path2D = before; });
beforeEach(() => { shapes = []; });

function context(): CanvasRenderingContext2D {
  const {ctx} = record();
  let dash: number[] = [];
  return new Proxy(ctx, {
    get(target, name) {
      if (name === 'setLineDash') return (list: number[]) => { dash = [...list]; };
      if (name === 'fillRect') return (x: number, y: number, w: number, h: number) => {
        shapes.push({kind: 'fill', points: [{x, y: y + h}, {x, y}, {x: x + w, y}, {x: x + w, y: y + h}], color: String(target.fillStyle), dash: [], width: 0});
      };
      const value = Reflect.get(target, name) as unknown;
      if (name !== 'stroke' && name !== 'fill') return value;
      return (path?: {parts: Point[][]}) => {
        const color = String(name === 'stroke' ? target.strokeStyle : target.fillStyle);
        for (const points of path?.parts ?? []) shapes.push({kind: name, points, color, dash: [...dash], width: target.lineWidth});
        if (path === undefined) (value as () => void)();
      };
    },
    set: (target, name, value) => Reflect.set(target, name, value),
  });
}

interface World {
  bodies?: [x: number, y: number, w: number, h: number, angle?: number, vx?: number, vy?: number][];
  joints?: [a: number, b: number, x: number, y: number, px: number, py: number][];
  contacts?: [a: number, b: number, x: number, y: number, nx: number, ny: number, normal: number, friction: number, mu: number, life?: number][];
  anchors?: [body: number, x: number, y: number, toX: number, toY: number, soft: number][];
  bounds?: [body: number, left: number, low: number, right: number, high: number][];
  cells?: [column: number, row: number][];
  near?: [a: number, b: number, touch: number][];
  layers: readonly LayerID[];
}

function frameOf({bodies = [], joints = [], contacts = [], anchors = [], bounds = [], cells = [], near = [], layers}: World): Float64Array {
  const lists = [[bodies, BODY_SLOTS], [joints, JOINT_SLOTS], [contacts, CONTACT_SLOTS], [anchors, ANCHOR_SLOTS], [bounds, BOUND_SLOTS], [cells, CELL_SLOTS], [near, NEAR_SLOTS]] as const;
  const frame = new Float64Array(W_SLOTS + lists.reduce((sum, [list, slots]) => sum + list.length * slots, 0));
  const set = (at: number, pairs: readonly (readonly [number, number])[]): void => pairs.forEach(([slot, value]) => { frame[at + slot] = value; });
  set(0, [
    [W.version, WORLD_VERSION], [W.bodies, bodies.length], [W.joints, joints.length], [W.contacts, contacts.length], [W.anchors, anchors.length], [W.bounds, bounds.length], [W.cells, cells.length],
    [W.near, near.length], [W.complete, 1], [W.chosenA, -1], [W.chosenB, -1], [W.offeredA, -1], [W.offeredB, -1], [W.selected, -1], [W.pointedBody, -1], [W.pointedContact, -1],
    [W.layers, layers.reduce((bits, id) => bits | 1 << LAYERS.indexOf(id), 0)],
    [W.grid.low.x, -2], [W.grid.low.y, 0], [W.grid.cell.x, 0.5], [W.grid.cell.y, 1], [W.grid.columns, cells.length > 0 ? 8 : 0], [W.grid.rows, cells.length > 0 ? 4 : 0],
  ]);
  let at = W_SLOTS;
  const each = <T>(list: readonly T[], slots: number, pairs: (of: T) => readonly (readonly [number, number])[]): void => {
    for (const one of list) {
      set(at, pairs(one));
      at += slots;
    }
  };
  each(bodies, BODY_SLOTS, ([x, y, w, h, angle = 0, vx = 0, vy = 0]) => [
    [BODY.at.x, x], [BODY.at.y, y], [BODY.half.x, w], [BODY.half.y, h], [BODY.axisX.x, Math.cos(angle)], [BODY.axisX.y, Math.sin(angle)], [BODY.velocity.x, vx], [BODY.velocity.y, vy],
  ]);
  each(joints, JOINT_SLOTS, ([a, b, x, y, px, py]) => [[JOINT.a, a], [JOINT.b, b], [JOINT.atA.x, x], [JOINT.atA.y, y], [JOINT.atB.x, x], [JOINT.atB.y, y], [JOINT.impulse.x, px], [JOINT.impulse.y, py]]);
  each(contacts, CONTACT_SLOTS, ([a, b, x, y, nx, ny, normal, friction, mu, life = LIFE.kept]) => [
    [CONTACT.a, a], [CONTACT.b, b], [CONTACT.at.x, x], [CONTACT.at.y, y], [CONTACT.normal.x, nx], [CONTACT.normal.y, ny],
    [CONTACT.impulse, normal], [CONTACT.friction, friction], [CONTACT.coefficient, mu], [CONTACT.life, life],
  ]);
  each(anchors, ANCHOR_SLOTS, ([body, x, y, toX, toY, soft]) => [[ANCHOR.body, body], [ANCHOR.at.x, x], [ANCHOR.at.y, y], [ANCHOR.to.x, toX], [ANCHOR.to.y, toY], [ANCHOR.soft, soft]]);
  each(bounds, BOUND_SLOTS, ([body, left, low, right, high]) => [[BOUND.body, body], [BOUND.low.x, left], [BOUND.low.y, low], [BOUND.high.x, right], [BOUND.high.y, high]]);
  each(cells, CELL_SLOTS, ([column, row]) => [[CELL.column, column], [CELL.row, row], [CELL.bodies, 1]]);
  each(near, NEAR_SLOTS, ([a, b, touch]) => [[NEAR.a, a], [NEAR.b, b], [NEAR.touch, touch]]);
  return frame;
}

const draw = (world: World, more: object = {}): Shape[] => {
  drawWorld(context(), frameOf(world), camera, theme, undefined as never, {extra, ...more});
  return shapes = shapes.filter(({color}) => color !== theme.paper);
};

const px = (x: number, y: number): Point => toPixels(camera, x, y);

const world = {
  bodies: [[0, -10, 50, 10], [0, 0.5, 0.5, 0.5, 0, 1, 0], [0.2, 1.5, 0.5, 0.5, 0.3, 0, -2]] as World['bodies'],
  joints: [[0, 1, 0, 0.5, 3, 4]] as World['joints'],
  contacts: [[0, 1, -0.5, 0, 0, 1, 6, 1.2, 0.2], [0, 1, 0.5, 0, 0, 1, 3, -0.3, 0.2], [1, 2, 0.1, 1, 0.6, 0.8, 5, 0, 0.2]] as World['contacts'],
  bounds: [[2, -0.45, 0.87, 0.85, 2.13]] as World['bounds'],
  cells: [[4, 0], [4, 1]] as World['cells'],
  near: [[0, 1, 1], [1, 2, 1], [0, 2, 0]] as World['near'],
};

describe('switches', () => {
  test.each(LAYERS.filter((id) => id !== 'ids' && id !== 'timing'))('%s is drawn where it is on, and leaves nothing where it is off', (id) => {
    const one = draw({...world, layers: [id]}).length;
    shapes = [];
    const none = draw({...world, layers: []}).length;
    expect(none).toBe(0);
    expect(one).toBeGreaterThan(0);
  });

  test('each layer is in the table once', () => {
    expect(worldLayers.flatMap(({of, name}) => of !== undefined && of === name ? [of] : []).sort()).toEqual(LAYERS.filter((id) => id !== 'timing').sort());
  });

  test('the default layers need no further chunk; before the chunk of the others is loaded, the default layers are drawn', () => {
    expect(needsExtra(frameOf({...world, layers: DEFAULT_LAYERS.split(',') as LayerID[]}))).toBe(false);
    for (const id of LAYERS) expect(needsExtra(frameOf({...world, layers: [id]})), `${id}`).toBe(id !== 'timing' && !DEFAULT_LAYERS.split(',').includes(id));
    expect(draw({...world, layers: LAYERS.filter((id) => id !== 'velocities')}, {extra: undefined}).length).toBe((shapes = [], draw({...world, layers: ['bodies', 'contacts', 'joints']}).length));
  });
});

describe('impulses', () => {
  test('a bar begins at its contact, points along the normal, and has its length by the scale', () => {
    const all = draw({...world, layers: ['impulses']}), sheet = new WorldSheet(record().ctx, frameOf({...world, layers: ['impulses']}), camera, theme), scale = impulseScale(sheet);
    const bars = all.filter(({kind, color}) => kind === 'fill' && color === theme.contact);
    expect(bars).toHaveLength(3);
    bars.forEach(({points: [p, q, r, s]}) => {
      const [, , x, y, nx, ny, normal] = world.contacts!.find(([, , cx]) => Math.abs(px(cx, 0).x - (p!.x + s!.x) / 2) < 1)!, from = px(x, y);
      expect((p!.x + s!.x) / 2).toBeCloseTo(from.x, 6);
      expect((p!.y + s!.y) / 2).toBeCloseTo(from.y, 6);
      expect((q!.x + r!.x) / 2 - from.x).toBeCloseTo(nx * normal * scale, 6);
      expect((q!.y + r!.y) / 2 - from.y).toBeCloseTo(-ny * normal * scale, 6);
    });
  });

  test('the written scale is the scale of the bars', () => {
    const {ctx, marks} = record();
    drawWorld(ctx, frameOf({...world, layers: ['impulses']}), camera, theme, undefined as never, {extra});
    const text = marks.find((m) => m.kind === 'text' && m.text!.endsWith('N s'))!, bar = marks.findLast((m) => m.kind === 'fill' && m.color === theme.contact && m.points.length === 4)!;
    const scale = impulseScale(new WorldSheet(record().ctx, frameOf({...world, layers: ['impulses']}), camera, theme));
    expect((Math.max(...bar.points.map(({y}) => y)) - bar.points[0]!.y) / Number.parseFloat(text.text!)).toBeCloseTo(scale, 6);
  });

  test('a joint’s bar is hollow, has the direction of its impulse, and is drawn only if the joints are', () => {
    const bars = draw({...world, layers: ['impulses', 'joints']}).filter(({kind, color, points}) => kind === 'stroke' && color === theme.contact && points.length === 4);
    expect(bars).toHaveLength(1);
    const [p, q, r, s] = bars[0]!.points, dx = (q!.x + r!.x - p!.x - s!.x) / 2, dy = (q!.y + r!.y - p!.y - s!.y) / 2;
    expect(dy / dx).toBeCloseTo(-4 / 3, 6);
    shapes = [];
    expect(draw({...world, layers: ['impulses']}).filter(({kind}) => kind === 'stroke')).toEqual([]);
  });
});

test('an impulse at the edge of its cone is thick, one inside is thin; the cone’s slope is the coefficient of friction', () => {
  const all = draw({...world, layers: ['cones']}), cones = all.filter(({kind, points}) => kind === 'fill' && points.length === 3);
  cones.forEach(({points: [tip, left, right]}, i) => {
    const [, , x, y, , , , , mu] = world.contacts![i]!;
    expect(tip).toEqual(px(x, y));
    const high = Math.hypot((left!.x + right!.x) / 2 - tip!.x, (left!.y + right!.y) / 2 - tip!.y), wide = Math.hypot(right!.x - left!.x, right!.y - left!.y) / 2;
    expect(wide / high).toBeCloseTo(mu, 6);
  });
  const lines = all.filter(({kind, color}) => kind === 'stroke' && color === theme.contact);
  expect(lines.filter(({width}) => width > 2).map(({points}) => points[0])).toEqual([px(-0.5, 0)]);
  expect(lines.filter(({width}) => width < 2)).toHaveLength(2);
  // Friction acts along the normal turned right. The first contact's friction is positive, so it acts to the right.
  const edge = lines.find(({width}) => width > 2);
  expect(edge!.points[1]!.x).toBeGreaterThan(edge!.points[0]!.x);
});

test('a near pair’s line is solid if the bounding boxes touch, otherwise dotted, and ends at the side of a far larger body', () => {
  const lines = draw({...world, layers: ['near']});
  expect(lines.map(({dash}) => dash.length > 0)).toEqual([true, false, false]);
  for (const {points} of lines) for (const {y} of points) expect(y).toBeLessThanOrEqual(px(0, 0).y + 1e-9); // above the ground's centre
});

test('bounding boxes, cells and velocities are drawn at the frame’s positions', () => {
  expect(draw({...world, layers: ['bounds']}).map(({points, dash}) => [points, dash.length > 0])).toEqual([[[px(-0.45, 2.13), px(0.85, 0.87)], true]]);
  shapes = [];
  const cells = draw({...world, layers: ['cells']});
  expect(cells.filter(({kind}) => kind === 'fill').map(({points}) => points)).toEqual([[px(0, 1), px(0.5, 0)], [px(0, 2), px(0.5, 1)]]);
  expect(cells.filter(({kind}) => kind === 'stroke')).toHaveLength(9 + 5);
  shapes = [];
  const arrows = draw({...world, layers: ['velocities']}).filter(({kind, points}) => kind === 'stroke' && points.length === 2);
  expect(arrows.map(({points}) => points[0])).toEqual([px(0, 0.5), px(0.2, 1.5)]);
  const long = arrows.map(({points: [p, q]}) => [q!.x - p!.x, q!.y - p!.y] as const);
  expect(long[0]![1]).toBeCloseTo(0, 9);
  expect(long[1]![1]! / long[0]![0]!).toBeCloseTo(2, 6); // twice as fast, down
});

describe('ids', () => {
  test.each([[775, 545, 60], [390, 340, 24], [320, 300, 17], [1280, 620, 400]])('on a canvas of %i × %i the ringed pair’s are written on it, and overlap neither each other nor what covers its top', (width, height, scale) => {
    const frame = frameOf({
      layers: ['ids'], bodies: [[0, 0.5, 0.5, 0.5], [0.2, 1.5, 0.5, 0.5]],
      contacts: [[0, 2, 0.4, 1, 0, 1, 1, 0, 0.2], [0, 1, -0.3, 1, 0, 1, 1, 0, 0.2], [0, 1, 0.5, 1, 0, 1, 1, 0, 0.2], [1, 2, 0, 2, 0, 1, 1, 0, 0.2]],
    });
    [[0, 0, 3, 4], [4, 0, 3, 0]].forEach((edges, i) => (['in1', 'out1', 'in2', 'out2'] as const).forEach((at, k) => { frame[W.offeredIDs[i]![at]] = edges[k]!; }));
    frame[W.offeredA] = 0;
    frame[W.offeredB] = 1;
    const top = {x: 0, y: 0, width, height: 60};
    const sheet = new WorldSheet(record().ctx, frame, {scale, x: 0, y: 1, width, height}, theme), labels = drawIds(sheet, [top]);
    expect(labels.map(({text}) => text).sort()).toEqual(['A e4, B e3', 'B e3·e4']);
    labels.forEach((p, i) => {
      expect(p.x >= 0 && p.y >= 0 && p.x + p.width <= width && p.y + p.height <= height, `${p.text}`).toBe(true);
      for (const q of [...labels.slice(i + 1), top]) expect(overlap(p, q), `${p.text}`).toBe(false);
    });
  });

  test('without a ringed pair nothing is written', () => {
    expect(drawIds(new WorldSheet(record().ctx, frameOf({...world, layers: ['ids']}), camera, theme))).toEqual([]);
  });
});

test('a body that a hand pulls has the picture of a hand; a pin has none', () => {
  const drawn = [1, 0].map((soft) => {
    const {ctx, calls} = record();
    drawWorld(ctx, frameOf({...world, anchors: [[1, 0, 0.5, 2, 3, soft]], layers: []}), camera, theme, undefined as never, {extra});
    return calls;
  });
  const [hand, pin] = drawn as [typeof drawn[0], typeof drawn[0]], at = px(2, 3), curves = hand.filter(({name}) => name === 'bezierCurveTo');
  expect(curves.length).toBeGreaterThan(0);
  for (const {args} of curves) expect(Math.hypot(args[4] as number - at.x, args[5] as number - at.y)).toBeLessThan(32);
  const last = hand.findLastIndex(({name}) => name === 'bezierCurveTo'), stroke = hand.findIndex(({name}, i) => i > last && name === 'stroke');
  expect(hand.slice(last, stroke).findLast(({name}) => name === 'strokeStyle')!.args).toEqual([theme.ink]);
  expect(pin.filter(({name}) => name === 'bezierCurveTo')).toEqual([]);
});

test('the card is on the canvas, beside the ring if there is room', () => {
  const frame = frameOf({...world, layers: []});
  for (const [width, height] of [[775, 545], [390, 340], [320, 300]] as const) for (const [a, b] of [[0, 1], [1, 2], [2, 2]] as const) {
    const ring = ringAbout(frame, {...camera, scale: width / 14, width, height}, a, b), card = {width: 220, height: 110};
    const at = placeOf(ring, card.width, card.height, {width, height});
    expect(at.x >= 0 && at.y >= 0 && at.x + card.width <= width && at.y + card.height <= height, `${width}: ${a}, ${b}`).toBe(true);
    const covers = overlap({...at, ...card}, {x: ring.x - ring.radius, y: ring.y - ring.radius, width: 2 * ring.radius, height: 2 * ring.radius});
    expect(covers && width > 700).toBe(false);
  }
});

test('the scales are below the covered part at the top', () => {
  for (const top of [0, 64]) {
    const {ctx, marks} = record();
    drawWorld(ctx, frameOf({...world, layers: ['impulses', 'velocities']}), camera, theme, undefined as never, {extra, top});
    const texts = marks.filter(({kind}) => kind === 'text');
    expect(texts.map(({text}) => text!.replace(/[\d.]+ /, '')).sort()).toEqual(['N s', 'm', 'm/s']);
    for (const {points} of texts) expect(points[0]!.y).toBeGreaterThan(top);
  }
});
