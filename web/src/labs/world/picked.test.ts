import {readFileSync} from 'node:fs';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {type Call, type Mark, record} from '../../../testdata/recorder';
import * as clipping from '../../clipping/draw';
import type {Placed} from '../../clipping/draw';
import {type Camera, toPixels} from '../../draw/camera';
import {overlap, type Point, type Rect} from '../../draw/geometry';
import {F, ROUND, ROUND_SLOTS, W} from '../../draw/layout.gen';
import {WORLD_THING} from '../../base/figure.gen';
import type {Theme} from '../../draw/theme';
import {pairCamera} from './camera';
import {cropped} from './crop';
import {drawWorld} from './draw';
import {needsExtra} from './extra';
import {isPicked, pairOf} from './frame';
import * as extra from './layers/draw';
import {accumulated, carried} from './layers/watch';
import {mapRect} from './map';
import {STAGE} from './stage';

const moments = new Map((JSON.parse(readFileSync(new URL('../../../testdata/moments.json', import.meta.url), 'utf8')) as {id: string; frame: number[]}[]).map(({id, frame}) => [id, frame]));
const picked = [...moments].filter(([, frame]) => isPicked(Float64Array.from(frame))).map(([id]) => id);
const SIZES = [[320, 300], [390, 340], [775, 545], [1280, 620]] as const;
const theme: Theme = {
  paper: '#fff', panel: '#fefefe', ink: '#000', soft: '#555', grid: '#eee', hairline: '#ddd',
  a: '#00f', b: '#f80', side: '#808', contact: '#080', cut: '#999', hand: '#860', wrong: '#c00', mark: '#ffc', font: 'sans-serif',
};

let paths: Point[][] = [];
const before = globalThis.Path2D;
beforeAll(() => {
  globalThis.Path2D = class {
    moveTo(x: number, y: number): void { paths.push([{x, y}]); }
    lineTo(x: number, y: number): void { paths.at(-1)!.push({x, y}); }
    arc(x: number, y: number, r: number): void { paths.push([{x: x - r, y: y - r}, {x: x + r, y: y + r}]); }
    rect(x: number, y: number, w: number, h: number): void { paths.push([{x, y}, {x: x + w, y: y + h}]); }
    closePath(): void {}
  } as unknown as typeof Path2D;
});
afterAll(() => { globalThis.Path2D = before; });

interface Cursor { iteration?: number; constraint?: number; contact?: number }

function frameOf(id: string, stage: number, {iteration = 0, constraint = 0, contact = 0}: Cursor = {}): Float64Array {
  const frame = Float64Array.from(moments.get(id)!);
  frame[W.stage] = stage;
  frame[W.atIteration] = iteration;
  frame[W.atConstraint] = constraint;
  frame[W.contact] = contact;
  frame[W.pair + F.stage] = Math.min(stage, STAGE.contacts);
  frame[W.pair + F.knob] = 28;
  return frame;
}

interface Picture { labels: Placed[]; marks: Mark[]; calls: Call[]; camera: Camera; map: Rect | undefined; texts: string[] }

function draw(frame: Float64Array, width: number, height: number, own: Partial<Theme> = {}): Picture {
  const {ctx, marks, calls} = record(), camera = pairCamera(frame, width, height), map = mapRect(frame, camera);
  paths = [];
  const labels = drawWorld(ctx, frame, camera, {...theme, ...own}, clipping, {map, extra})!.labels;
  return {labels, marks, calls, camera, map, texts: labels.map(({text}) => text)};
}

/** A moment's frames by name: at each stage of its pair; of the iterations, before the first, at the first two, and at the last. */
function* views(id: string): Generator<[string, Float64Array]> {
  for (let stage = 0; stage < STAGE.solve; stage++) yield [`stage ${stage}`, frameOf(id, stage)];
  const box2d = id.startsWith('box2d'), stage = box2d ? STAGE.velocity : STAGE.solve;
  const frame = frameOf(id, stage), iterations = frame[W.iterations]!, contacts = Math.max(1, frame[W.watch.nowCount]!), order = W.watch.order.map((slot) => frame[slot]!);
  for (const iteration of [0, 1, 2, iterations]) for (let constraint = 0; constraint <= (iteration === 0 ? 0 : Math.max(...order)); constraint++) {
    const slot = order.indexOf(constraint), contact = constraint > 0 ? slot >> 1 : Math.min(iteration % 2, contacts - 1);
    yield [`iteration ${iteration}, constraint ${constraint}`, frameOf(id, stage, {iteration, constraint, contact})];
  }
  yield ['integrate', frameOf(id, STAGE.integrate)];
  if (!box2d) return;
  yield ['store', frameOf(id, STAGE.store)];
  for (const constraint of [0, 1, 2]) yield [`position, contact ${constraint}`, frameOf(id, STAGE.position, {iteration: 1, constraint})];
}

test('the test data has moments of pairs, and one within a step', () => {
  expect(picked.length).toBeGreaterThanOrEqual(12);
  expect(moments.size).toBe(picked.length + 1);
});

describe.each(picked)('%s', (id) => {
  test.each(SIZES)('on a canvas of %i × %i, at every stage and constraint, labels lie on it and overlap no other, and no number is wild', (width, height) => {
    const faults: string[] = [];
    for (const [view, frame] of views(id)) {
      const {labels, map, calls} = draw(frame, width, height);
      if (labels.length === 0) faults.push(`${view}: nothing is written`);
      labels.forEach((p, i) => {
        if (p.x < 0 || p.y < 0 || p.x + p.width > width || p.y + p.height > height) faults.push(`${view}: "${p.text}" is off the canvas`);
        if (map && overlap(p, map)) faults.push(`${view}: "${p.text}" is on the map`);
        for (const q of labels.slice(i + 1)) if (overlap(p, q)) faults.push(`${view}: "${p.text}" and "${q.text}" overlap`);
      });
      for (const {name, args} of calls) {
        if (args.some((arg) => typeof arg === 'number' && !Number.isFinite(arg))) faults.push(`${view}: ${name} ${args.join()}`);
        if (name === 'font' && Number(/(\d+)px/.exec(String(args[0]))![1]) < 13) faults.push(`${view}: ${args.join()}`);
      }
      if (paths.flat().some((p) => !Number.isFinite(p.x + p.y))) faults.push(`${view}: a path`);
    }
    expect(faults).toEqual([]);
  });

  test('the smaller of the boxes is whole on the canvas', () => {
    for (const [width, height] of SIZES) for (const stage of [0, 5, 11]) {
      const frame = frameOf(id, stage), pair = pairOf(frame), camera = pairCamera(frame, width, height);
      const size = (i: 0 | 1): number => Math.hypot(pair[F.boxes[i].w]!, pair[F.boxes[i].h]!);
      for (const {x, y} of F.boxes[size(0) < size(1) ? 0 : 1].corners) {
        const p = toPixels(camera, pair[x]!, pair[y]!);
        expect(p.x > 0 && p.x < width && p.y > 0 && p.y < height, `stage ${stage} on ${width} × ${height}: ${p.x}, ${p.y}`).toBe(true);
      }
    }
  });
});

/** The expected texts for a moment at a stage, on every canvas or from a width on. */
const said: [string, number, Cursor, RegExp[], number?][] = [
  ['bombed', STAGE.match, {}, [/^3\.81 N s( carried)?$/, /^4\.02 N s$/, /^lost/, /^starts from 3\.81 N s$/, /^starts from 0$/, /^a new name$/, /^A e4$/, /^B e4$/]],
  ['bombed', STAGE.match, {}, [/^v4 is 1\.83 mm outside:$/, /^cut at A’s e4$/, /^v4 is .* mm inside:$/, /^not cut$/, /^A’s e4, × \d+$/, /^last step, 121$/, /^this step, 122$/], 640],
  ['ground-begins', STAGE.match, {}, [/^not touching$/, /^starts from 0$/, /^a new point$/]],
  ['ends', STAGE.match, {}, [/^not touching$/, /^lost/]],
  ['other-ids', STAGE.match, {}, [/^reference face: A e1$/, /^reference face: B e3$/], 390],
  ['warm-off', STAGE.match, {}, [/^(would carry )?0\.55 N s$/, /^starts from 0 N s$/]],
  ['warm-off', STAGE.match, {}, [/^warm starting is off$/], 640],
  ['apart', STAGE.match, {}, [/^no contacts in either step$/]],
  ['before-the-first', STAGE.match, {}, [/^no step has run yet$/]],
  ['before-the-first', STAGE['warm-start'], {}, [/^no step has run yet$/]],
  ['bombed', STAGE['warm-start'], {}, [/^3\.81 N s on B$/, /^contact 1\npersisted$/, /^contact 2\nstarts from 0$/, /N s$/, /m\/s$/]],
  ['bombed', STAGE['warm-start'], {}, [/^after: 1\.74 m\/s$/, /^before: 1\.64 m\/s$/, /^turns −0\.97 rad\/s$/], 640],
  ['ground-loses-one', STAGE['warm-start'], {}, [/^after: 0\.110 m\/s$/, /^before: 0\.112 m\/s$/], 640],
  ['warm-off', STAGE['warm-start'], {}, [/^warm starting is off$/, /0\.55 N s on B$/, /^contact 1\nstarts from 0$/], 390],
  ['ends', STAGE['warm-start'], {}, [/^not touching: nothing is carried$/]],
  ['ends', STAGE.solve, {}, [/^not touching: nothing to solve$/]],
  ['bombed', STAGE.solve, {iteration: 2}, [/^after iteration 2:\n3\.24 N s on B$/, /^contact 1$/, /^contact 2$/]],
  ['bombed', STAGE.solve, {iteration: 2}, [/wants 0\.89,.*\n?.*0\.65$/, /3\.81 N s/, /^parted at 0\.17 m\/s$/, /^friction cone/], 390],
  ['bombed', STAGE.solve, {iteration: 2, constraint: 1}, [/^after iteration 2:\n3\.24 N s on B$/, /^parted at 0\.17 m\/s$/], 640],
  ['bombed', STAGE.solve, {iteration: 2, constraint: 2}, [/^slid at 0\.087 m\/s$/], 640],
  ['bombed', STAGE.solve, {}, [/^before the first iteration:\n3\.81 N s on B$/]],
  ['plank', STAGE.solve, {iteration: 10, contact: 1}, [/^wants −2\.38 N s:\ncontacts cannot pull$/]],
  ['slope', STAGE.solve, {iteration: 4}, [/^no friction: along the normal$/], 640],
  ['box2d-pile', STAGE.velocity, {iteration: 2, constraint: 1}, [/^after iteration 2:\n.* N s on B$/, /^slid at /], 640],
  ['box2d-pile', STAGE.store, {}, [/^0\.58 N s$/, /^friction −0\.12 N s$/, /^(contact )?1$/, /^for step \d+$/]],
  ['box2d-pile', STAGE.position, {iteration: 1}, [/^moves × \d+$/, /^thin: before$/, /^contact 1/, /^contact 2/, / kg m$/]],
  ['box2d-pile', STAGE.position, {iteration: 1}, [/^contact 1\nseparation −7\.60 mm\npushed by 0\.52 mm$/], 640],
  ['box2d-apart', STAGE.store, {}, [/^not touching: nothing is kept$/]],
  ['box2d-pile', STAGE.match, {}, [/^\(−0\.500, −0\.500\)$/, /^\(−0\.065, −0\.500\)$/], 640],
  ['box2d-apart', STAGE.position, {}, [/^not touching: nothing to correct$/]],
];

test.each(said)('%s at stage %i, %o, says what it shows', (id, stage, cursor, texts, from = 0) => {
  for (const [width, height] of SIZES) {
    if (width < from) continue;
    const written = draw(frameOf(id, stage, cursor), width, height).texts;
    for (const text of texts) expect(written.some((w) => text.test(w)), `${text} on ${width} × ${height}: ${JSON.stringify(written)}`).toBe(true);
  }
});

/** The drawn scale: the pixels of one unit, from the scale's arrow and text. */
function stated({labels, marks}: Picture, unit: string): number {
  const label = labels.find(({text}) => new RegExp(`^[\\d.]+ ${unit}$`).test(text) && marks.some((m) => m.kind === 'text' && m.text === text && m.color === theme.soft))!;
  const y = label.y + label.height / 2;
  const head = marks.find((m) => m.kind === 'fill' && m.points.length === 3 && Math.abs(m.points[0]!.y - y) < 1 && Math.abs(label.x - 8 - m.points[0]!.x) < 1);
  const line = marks.find((m) => m.kind === 'stroke' && m.points.length === 2 && m.points.every((p) => Math.abs(p.y - y) < 1) && m.points[1]!.x < label.x && m.points[1]!.x > label.x - 90);
  return (head!.points[0]!.x - line!.points[0]!.x) / Number.parseFloat(label.text);
}

/** The ends of arrows with a width and a colour that begin at a point. */
const tips = ({marks}: Picture, from: Point, width: number, color: string): Point[] => marks.flatMap((m, i) => {
  if (m.kind !== 'stroke' || m.width !== width || m.color !== color || Math.hypot(m.points[0]!.x - from.x, m.points[0]!.y - from.y) > 0.01) return [];
  const head = marks.slice(i + 1, i + 3).find((h) => h.kind === 'fill' && h.points.length === 3);
  return head ? [head.points[0]!] : [];
});

test.each(['bombed', 'plank', 'slope', 'ground-loses-one'])('the solver’s arrow on %s is as long as its impulse on the stated scale, after every constraint', (id) => {
  let seen = 0;
  for (let iteration = 0; iteration <= 10; iteration++) for (const constraint of iteration === 0 ? [0] : [0, 1, 2, 3, 4]) {
    const frame = frameOf(id, STAGE.solve, {iteration, constraint}), picture = draw(frame, 775, 545);
    const {normal, friction} = accumulated(frame, 0, iteration, constraint || 4), size = Math.hypot(normal, friction);
    const at = toPixels(picture.camera, frame[W.watch.now[0].at.x]!, frame[W.watch.now[0].at.y]!), scale = stated(picture, 'N s');
    if (size * scale < 20) continue;
    const [tip] = tips(picture, at, 6, theme.contact);
    const x = frame[W.watch.normal.x]!, y = frame[W.watch.normal.y]!;
    expect(tip!.x - at.x).toBeCloseTo(scale * (x * normal + y * friction), 4);
    expect(tip!.y - at.y).toBeCloseTo(-scale * (y * normal - x * friction), 4);
    seen++;
  }
  expect(seen).toBeGreaterThan(10);
});

test('within an iteration the picked contact has the impulse after the constraints so far', () => {
  const frame = frameOf('bombed', STAGE.solve);
  expect(accumulated(frame, 0, 0)).toEqual(carried(frame, 0));
  const after = (contact: number, iteration: number, constraints: number): number[] => Object.values(accumulated(frame, contact, iteration, constraints)).map((x) => Number(x.toFixed(3)));
  expect([1, 2, 3, 4].map((k) => after(0, 2, k))).toEqual([[3.239, 0.716], [3.239, 0.648], [3.239, 0.648], [3.239, 0.648]]);
  expect([1, 2, 3, 4].map((k) => after(1, 2, k))).toEqual([[2.213, 0.443], [2.213, 0.443], [2.657, 0.443], [2.657, 0.531]]);
});

test('with Box2D’s solver friction is solved before the normal impulses', () => {
  const frame = frameOf('box2d-pile', STAGE.velocity);
  expect(W.watch.order.map((slot) => frame[slot])).toEqual([3, 1, 3, 2]);
  const sums = (contact: number, iteration: number, constraints: number): number[] => Object.values(accumulated(frame, contact, iteration, constraints));
  const [before, after] = [[0, 1].map((i) => sums(i, 1, 4)), [0, 1].map((i) => sums(i, 2, 4))] as [number[][], number[][]];
  const [pushed, slid] = [0, 1] as const;
  for (const i of [0, 1]) expect(before[i]).not.toEqual(after[i]);
  expect([1, 2, 3].map((k) => [sums(0, 2, k), sums(1, 2, k)])).toEqual([
    [[before[0]![pushed], after[0]![slid]], before[1]],
    [[before[0]![pushed], after[0]![slid]], [before[1]![pushed], after[1]![slid]]],
    [after[0], after[1]],
  ]);
});

test.each(['box2d-pile', 'box2d-ground'])('the position pass on %s pushes as far as its impulses are large, from where the boxes were', (id) => {
  const frame = frameOf(id, STAGE.position, {iteration: 1}), picture = draw(frame, 775, 545), scale = stated(picture, 'kg m'), P = W.watch.pass, look = extra.besideCamera(frame, picture.camera, 'position');
  P.points.forEach((point, i) => {
    const impulse = frame[point.impulse]!, at = toPixels(look, frame[point.at.x]!, frame[point.at.y]!), [tip] = tips(picture, at, 5, theme.contact);
    expect(impulse, `contact ${i + 1}`).toBeGreaterThan(0);
    expect(tip!.x - at.x).toBeCloseTo(scale * impulse * frame[point.normal.x]!, 4);
    expect(tip!.y - at.y).toBeCloseTo(-scale * impulse * frame[point.normal.y]!, 4);
  });
  const box = F.boxes[1], {at, axisX} = P.before[1], w = frame[W.pair + box.w]! / 2, h = frame[W.pair + box.h]! / 2;
  const corner = toPixels(look, frame[at.x]! + w * frame[axisX.x]! - h * frame[axisX.y]!, frame[at.y]! + w * frame[axisX.y]! + h * frame[axisX.x]!);
  const thin = picture.marks.filter((m) => m.kind === 'stroke' && m.width === 1 && m.color === theme.b && m.points.some((p) => Math.hypot(p.x - corner.x, p.y - corner.y) < 1e-6));
  expect(thin).toHaveLength(1);
});

test.each(['box2d-pile', 'ground-loses-one', 'slope'])('on %s the boxes are drawn where integration took them, their motion as many times larger as is written', (id) => {
  const frame = frameOf(id, STAGE.integrate), {marks, texts, camera} = draw(frame, 775, 545), X = W.watch;
  const times = Number(/^moves × (\d+)$/.exec(texts.find((text) => text.startsWith('moves'))!)?.[1] ?? 1);
  [theme.a, theme.b].forEach((color, i) => {
    const box = F.boxes[i as 0 | 1], {at} = X.moved[i as 0 | 1], from = toPixels(camera, frame[W.pair + box.x]!, frame[W.pair + box.y]!);
    const to = toPixels(camera, frame[W.pair + box.x]! + times * (frame[at.x]! - frame[W.pair + box.x]!), frame[W.pair + box.y]! + times * (frame[at.y]! - frame[W.pair + box.y]!));
    if (Math.hypot(to.x - from.x, to.y - from.y) <= 9) return; // so short an arrow has no head
    expect(marks.some((m) => m.color === color && m.points.some((p) => Math.hypot(p.x - to.x, p.y - to.y) < 1e-6)), `box ${i}`).toBe(true);
  });
});

test('the ladder has a rung for each contact and iteration, where its separation is between 0 and the limits', () => {
  const frame = frameOf('box2d-ground', STAGE.position, {iteration: 2}), {marks} = draw(frame, 775, 545), P = W.watch.pass;
  const lines = marks.filter((m) => m.kind === 'stroke' && m.width === 1.25 && m.points.length === 2).map((m) => m.points[0]!.y);
  expect(lines).toHaveLength(2);
  const y = (v: number): number => lines[0]! + (lines[1]! - lines[0]!) * v / frame[P.slop]!;
  expect(marks.filter((m) => m.kind === 'stroke' && m.width === 0.75 && m.points.every((p) => Math.abs(p.y - y(frame[P.solved]!)) < 1e-6))).toHaveLength(1);
  const band = marks.filter((m) => m.kind === 'fill' && m.color === theme.contact && m.alpha < 0.2 && m.points.length === 4);
  expect(band.map(({points}) => [points[0]!.y, points[2]!.y])).toEqual([lines]);
  expect(frame[P.rounds]).toBe(3);
  for (let k = 0; k < 3; k++) for (let i = 0; i < 2; i++) {
    const from = frame[P.from]! + k * ROUND_SLOTS, foot = y(frame[from + ROUND.separations[i as 0 | 1]]!);
    const rungs = marks.filter((m) => m.kind === 'stroke' && m.width === (k === 1 ? 4 : 2.5) && m.color === theme.contact && m.points.every((p) => Math.abs(p.y - foot) < 1e-6));
    expect(rungs, `iteration ${k + 1}, contact ${i + 1}`).toHaveLength(1);
  }
});

test('if dt changes, a contact’s last impulse is drawn dashed beside the boxes', () => {
  const frame = frameOf('box2d-pile', STAGE['warm-start']), {ratio, now, then} = W.watch;
  frame[ratio] = 0.5;
  expect(needsExtra(frame)).toBe(true);
  for (const c of now) for (const part of ['impulse', 'friction'] as const) frame[c[part]] = frame[then[frame[c.match] as 0 | 1][part]]! / 2;
  const picture = draw(frame, 775, 545), scale = stated(picture, 'N s');
  const places = now.map((c) => toPixels(picture.camera, frame[c.at.x]!, frame[c.at.y]!));
  now.forEach((c, i) => {
    const had = then[frame[c.match] as 0 | 1], size = Math.hypot(frame[had.impulse]!, frame[had.friction]!), at = places[i]!, other = places[1 - i]!;
    const sign = Math.sign(at.x - other.x), corners = F.boxes.flatMap((box) => box.corners.map((c) => toPixels(picture.camera, frame[W.pair + c.x]!, frame[W.pair + c.y]!).x));
    const dashed = picture.marks.filter((m) => m.kind === 'stroke' && m.width === 2.5 && m.color === theme.contact && m.points.length === 2 && corners.every((x) => m.points.every((p) => sign * (p.x - x) > 0)));
    expect(dashed, `contact ${i + 1}`).toHaveLength(1);
    const from = dashed[0]!.points[0]!;
    const long = (p: Point, width: number): number[] => tips(picture, p, width, theme.contact).map((tip) => Math.hypot(tip.x - p.x, tip.y - p.y) / scale);
    expect(long(at, 5)[0]).toBeCloseTo(size / 2, 4);
    expect(long(from, 2.5)).toEqual([expect.closeTo(size, 4)]);
  });
  expect(picture.texts.filter((text) => text.endsWith(' N s × 0.50'))).toHaveLength(2);
});

test('match, store, integrate and position need the chunk of extra layers, and drawing without it does not throw', () => {
  for (const [stage, needed] of [[STAGE.contacts, false], [STAGE.match, true], [STAGE['warm-start'], false], [STAGE.solve, false], [STAGE.velocity, true], [STAGE.store, true], [STAGE.integrate, true], [STAGE.position, true]] as const) expect(needsExtra(frameOf('box2d-pile', stage))).toBe(needed);
  for (const stage of [STAGE.match, STAGE.integrate, STAGE.position]) {
    const {ctx} = record(), frame = frameOf('box2d-pile', stage);
    expect(() => drawWorld(ctx, frame, pairCamera(frame, 775, 545), theme, clipping)).not.toThrow();
  }
});

test('carried impulses push A and B apart, and their change is between the tips of the velocities', () => {
  const frame = frameOf('bombed', STAGE['warm-start']), picture = draw(frame, 775, 545);
  const now = W.watch.now[0], at = toPixels(picture.camera, frame[now.at.x]!, frame[now.at.y]!), scale = stated(picture, 'N s');
  const ways = tips(picture, at, 5, theme.contact).map((tip) => ({x: tip.x - at.x, y: tip.y - at.y}));
  expect(ways).toHaveLength(2);
  expect(ways[0]!.x + ways[1]!.x).toBeCloseTo(0, 6);
  expect(ways[0]!.y + ways[1]!.y).toBeCloseTo(0, 6);
  expect(Math.hypot(ways[0]!.x, ways[0]!.y)).toBeCloseTo(scale * Math.hypot(frame[now.impulse]!, frame[now.friction]!), 4);
  expect(ways[0]!.y).toBeLessThan(0); // B's arrow points up
  const speed = stated(picture, 'm/s');
  for (const box of [0, 1] as const) {
    const centre = toPixels(picture.camera, frame[W.pair + F.boxes[box].x]!, frame[W.pair + F.boxes[box].y]!);
    const end = ({velocity}: {velocity: {x: number; y: number}}): Point => ({x: centre.x + speed * frame[velocity.x]!, y: centre.y - speed * frame[velocity.y]!});
    const from = end(W.watch.unwarmed[box]), to = end(W.watch.warmed[box]), color = box === 0 ? theme.a : theme.b;
    for (const [start, width, ink, tip] of [[centre, 1.5, color, from], [centre, 3, color, to], [from, 2.5, theme.contact, to]] as const) {
      const found = tips(picture, start, width, ink);
      expect(found, `${box}: ${width}`).toHaveLength(1);
      expect(Math.hypot(found[0]!.x - tip.x, found[0]!.y - tip.y)).toBeLessThan(1e-6);
    }
  }
});

test('a bar of the match is as thick as its impulse, solid if it is carried and dashed if it is lost', () => {
  const {marks} = draw(frameOf('bombed', STAGE.match), 1280, 620);
  const bar = marks.filter((m) => m.kind === 'fill' && m.color === theme.contact && m.points.length === 4 && m.points[2]!.x - m.points[0]!.x > 100);
  const lost = marks.filter((m) => m.kind === 'stroke' && m.color === theme.cut && m.points.length === 2 && m.width > 10);
  expect([bar.length, lost.length]).toEqual([1, 1]);
  expect((bar[0]!.points[2]!.y - bar[0]!.points[0]!.y) / lost[0]!.width).toBeCloseTo(3.81121 / 4.02269, 3);
  expect(lost[0]!.points[1]!.x).toBeLessThan(bar[0]!.points[2]!.x); // it does not reach this step's chips
  const off = draw(frameOf('warm-off', STAGE.match), 1280, 620).marks;
  expect(off.filter((m) => m.kind === 'fill' && m.color === theme.contact && m.points.length === 4 && m.points[2]!.x - m.points[0]!.x > 100)).toEqual([]);
});

test.each(['box2d-pile', 'box2d-ground', 'box2d-one'])('on %s each contact has a bar as thick as its impulse, into a tray with its id', (id) => {
  for (const [width, height] of SIZES) {
    const frame = frameOf(id, STAGE.store), {marks, camera, texts} = draw(frame, width, height), {now, nowCount, kept} = W.watch, count = frame[nowCount]!;
    const look = extra.besideCamera(frame, camera, 'store');
    const bars = now.slice(0, count).map((c) => {
      const at = toPixels(look, frame[c.at.x]!, frame[c.at.y]!);
      return marks.filter((m) => m.kind === 'fill' && m.color === theme.contact && m.points.length === 4 && Math.hypot((m.points[0]!.x + m.points[3]!.x) / 2 - at.x, (m.points[0]!.y + m.points[3]!.y) / 2 - at.y) < 1e-6);
    });
    expect(bars.map(({length}) => length)).toEqual(Array(count).fill(1));
    const thick = bars.map(([bar]) => Math.hypot(bar!.points[3]!.x - bar!.points[0]!.x, bar!.points[3]!.y - bar!.points[0]!.y)), normals = kept.slice(0, count).map(({normal}) => frame[normal]!);
    thick.forEach((t, i) => expect(t).toBeCloseTo(Math.max(2, 14 * normals[i]! / Math.max(...normals)), 4));
    const trays = marks.filter((m) => m.kind === 'stroke' && m.width === 2 && m.color === theme.ink && m.points.length === 4 && !m.closed);
    expect(trays).toHaveLength(count);
    for (const [bar] of bars) {
      const tip = marks[marks.indexOf(bar!) + 1]!.points[0]!;
      expect(trays.filter(({points: [p, , , q]}) => tip.x > p!.x && tip.x < q!.x && tip.y > p!.y), `${width} × ${height}`).toHaveLength(1);
    }
    expect(texts.filter((text) => /^[AB] e\d$/.test(text))).toHaveLength(2 * count);
    expect(texts).toContain(`for step ${frame[W.watch.step]! + 1}`);
  }
});

test('neighbours that are not on the canvas are not drawn', () => {
  const frame = frameOf('bombed', STAGE['warm-start']), {camera} = draw(frame, 775, 545);
  paths = [];
  drawWorld(record().ctx, frame, camera, theme, clipping, {});
  expect(paths.length).toBeGreaterThan(8);
  expect(paths.length).toBeLessThan(30);
  for (const p of paths) {
    const xs = p.map(({x}) => x), ys = p.map(({y}) => y), [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)] as const;
    const size = Math.hypot(right - left, bottom - top); // the box's bounding circle may reach into the canvas although the box does not
    expect(left < 775 + size && right > -size && top < 545 + size && bottom > -size).toBe(true);
  }
});

test('the cropped ground beside a small box reaches just beyond the canvas; fully visible boxes are not cropped', () => {
  const frame = frameOf('ground-loses-one', STAGE.keep), camera = pairCamera(frame, 775, 545), pair = pairOf(frame), seen = cropped(pair, camera);
  const corners = F.boxes[0].corners.map(({x, y}) => toPixels(camera, seen[x]!, seen[y]!));
  expect(corners.map(({x}) => Math.round(x))).toEqual([778, -3, -3, 778]);
  expect(Math.round(corners[2]!.y)).toBe(548);
  expect(corners[0]!.y).toBeCloseTo(toPixels(camera, 0, 0).y, 6); // the top has not moved
  expect(seen.slice(F.boxes[1].w, F.setup.dp.x)).toEqual(pair.slice(F.boxes[1].w, F.setup.dp.x));
  const other = frameOf('bombed', STAGE.keep);
  expect(cropped(pairOf(other), pairCamera(other, 775, 545))).toEqual(pairOf(other));
});

describe('the map', () => {
  const frame = frameOf('bombed', STAGE.contacts), width = 775, height = 545, still = pairCamera(frame, width, height);
  const panned = (by: number): Camera => ({...still, scale: still.scale / 2, x: still.x + by, y: still.y + 0.6 * height / still.scale});
  const corner = (by: number, last?: Rect): string => JSON.stringify(mapRect(frame, panned(by), [], last));

  test('keeps its corner while the pair moves to and fro, and leaves it if it would cover the pair', () => {
    const reach = width / still.scale, places = Array.from({length: 401}, (_, i) => reach * (i - 200) / 200);
    const tips = places.slice(1).flatMap((x, i) => corner(x) !== corner(places[i]!) && mapRect(frame, panned(x)) && mapRect(frame, panned(places[i]!)) ? [[places[i]!, x] as const] : []);
    expect(tips.length).toBeGreaterThan(0); // without a previous corner the map jumps there
    for (const [x, y] of tips) for (const [from, to] of [[x, y], [y, x]] as const) {
      const last = mapRect(frame, panned(from));
      expect(corner(to, last)).toBe(JSON.stringify(last));
    }
    const stood = new Set<string>();
    let last: Rect | undefined;
    for (const x of places) {
      last = mapRect(frame, panned(x), [], last);
      stood.add(JSON.stringify(last));
    }
    expect(stood.size).toBeGreaterThan(1);
  });

  test('has another corner on a canvas of another size', () => {
    const last = mapRect(frame, still), small = pairCamera(frame, 390, 340);
    expect(last).toBeDefined();
    expect(mapRect(frame, small, [], last)).toEqual(mapRect(frame, small));
  });
});

test.each(['reference', 'contacts', 'match', 'warm-start', 'solve', 'integrate'] as const)('an author’s names and labels of the picked bodies are in the picture of %s', (stage) => {
  const frame = frameOf(picked[0]!, STAGE[stage], {iteration: 1}), [a, b] = [frame[W.chosenA]!, frame[W.chosenB]!];
  const labels = [{kind: WORLD_THING.body, number: b, text: 'it slides'}, {kind: WORLD_THING.body, number: b + 1, text: 'elsewhere'}, {kind: WORLD_THING.contact, number: 0, text: 'here'}, {kind: WORLD_THING.contact, number: 2, text: 'of others'}];
  const {texts} = draw(frame, 1280, 620, {labels, names: ['floor', 'crate']});
  expect(texts).toEqual(expect.arrayContaining(stage === 'match' ? ['floor', 'crate'] : ['floor', 'crate', 'it slides'])); // match has pictures of its own
  expect(texts.includes('here')).toBe(stage !== 'reference' && stage !== 'match');
  expect(texts).not.toContain('elsewhere');
  expect(texts).not.toContain('of others');
  expect(a).not.toBe(b);
});
