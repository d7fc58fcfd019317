import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {type Call, type Mark, record} from '../../testdata/recorder';
import {type Camera, toPixels} from '../draw/camera';
import {fit} from './camera';
import {type DrawOptions, type Drawn, type Layer, type Sheet, drawFigure, layers, quantityAt} from './draw';
import {MARKS, QUANTITY, STAGES} from '../base/figure.gen';
import {type Point, toSegment} from '../draw/geometry';
import type {Placed} from '../draw/label';
import {chartRect} from './layers/layout';
import {F, VERSION} from '../draw/layout.gen';
import type {Theme} from '../draw/theme';
import {say} from '../text/words';

const presets = JSON.parse(readFileSync(new URL('../../testdata/presets.json', import.meta.url), 'utf8')) as {id: string; frame: number[]}[];
const SIZES = [[358, 300], [360, 300], [390, 340], [640, 380], [908, 580], [1280, 700], [2560, 1200]] as const;
const theme: Theme = {
  paper: '#fff', panel: '#fefefe', ink: '#000', soft: '#555', grid: '#eee', hairline: '#ddd',
  a: '#00f', b: '#f80', side: '#808', contact: '#080', cut: '#999', hand: '#860', wrong: '#c00', mark: '#ffc', font: 'sans-serif',
};

function draw(frame: number[], stage: number, width: number, height: number, set: [number, number][] = [], camera?: Camera, options: DrawOptions = {}): {placed: Placed[]; calls: Call[]; marks: Mark[]; numbers: Float64Array; drawn: Drawn} {
  const numbers = Float64Array.from(frame);
  numbers[F.stage] = stage;
  numbers[F.knob] = 28;
  for (const [slot, value] of set) numbers[slot] = value;
  const {ctx, calls, marks} = record();
  const drawn = drawFigure(ctx, numbers, camera ?? fit(numbers, width, height), theme, options);
  return {placed: drawn.labels, calls, marks, numbers, drawn};
}

/** Reports whether two segments cross, or one ends on the other. */
function meet(ax: number, ay: number, bx: number, by: number, cx: number, cy: number, dx: number, dy: number): boolean {
  const det = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx);
  if (det === 0) return false;
  const t = ((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)) / det;
  const u = ((cx - ax) * (by - ay) - (cy - ay) * (bx - ax)) / det;
  return t >= 0 && t <= 1 && u >= 0 && u <= 1;
}

/** Reports whether a segment touches a rectangle: an end inside it, or a crossing with one of its sides. */
function touches(r: Placed, ax: number, ay: number, bx: number, by: number): boolean {
  const inside = (x: number, y: number): boolean => x >= r.x && x <= r.x + r.width && y >= r.y && y <= r.y + r.height;
  const right = r.x + r.width, bottom = r.y + r.height;
  return inside(ax, ay) || inside(bx, by)
    || meet(ax, ay, bx, by, r.x, r.y, right, r.y) || meet(ax, ay, bx, by, right, r.y, right, bottom)
    || meet(ax, ay, bx, by, right, bottom, r.x, bottom) || meet(ax, ay, bx, by, r.x, bottom, r.x, r.y);
}

/** The faults of the labels: overlaps, crossed box edges, places off the canvas. */
function faults(placed: Placed[], numbers: Float64Array, camera: Camera): string[] {
  const {width, height} = camera;
  const found: string[] = [];
  placed.forEach((p, i) => {
    if (p.x < 0 || p.y < 0 || p.x + p.width > width || p.y + p.height > height) found.push(`"${p.text}" is off the canvas`);
    for (const q of placed.slice(i + 1)) {
      const apart = p.x + p.width <= q.x || q.x + q.width <= p.x || p.y + p.height <= q.y || q.y + q.height <= p.y;
      if (!apart) found.push(`"${p.text}" and "${q.text}" overlap`);
    }
    F.boxes.forEach(({corners}, box) => corners.forEach((from, k) => {
      const to = corners[(k + 1) % 4]!;
      const a = toPixels(camera, numbers[from.x]!, numbers[from.y]!), b = toPixels(camera, numbers[to.x]!, numbers[to.y]!);
      if (touches({...p, x: p.x - 2, y: p.y - 2, width: p.width + 4, height: p.height + 4}, a.x, a.y, b.x, b.y)) {
        found.push(`"${p.text}" is over edge ${k + 1} of ${'AB'[box]}`);
      }
    }));
  });
  return found;
}

describe.each(presets)('labels of $id', ({frame}) => {
  test.each(SIZES)('overlap no other and no edge on %i × %i, at every stage, with numbers and without', (width, height) => {
    const found: string[] = [];
    for (let stage = 0; stage < 10; stage++) {
      for (const numbers of [0, 1]) {
        const drawn = draw(frame, stage, width, height, [[F.numbers, numbers]]);
        expect(drawn.placed.length).toBeGreaterThan(1);
        found.push(...faults(drawn.placed, drawn.numbers, fit(drawn.numbers, width, height)).map((fault) => `stage ${stage}, numbers ${numbers}: ${fault}`));
      }
    }
    expect(found).toEqual([]);
  });

  test('keep these rules while a box is dragged under a fixed camera, with its handles shown', () => {
    const camera = fit(Float64Array.from(presets[0]!.frame), 390, 340);
    const found: string[] = [];
    for (let stage = 0; stage < 10; stage++) {
      // With another pose's label places as old places, and without old places.
      const {drawn: previous} = draw(presets[0]!.frame, stage, 390, 340, [], camera);
      for (const options of [{}, {previous}]) {
        const drawn = draw(frame, stage, 390, 340, [[F.hover, 2], [F.part, 1], [F.focus, 1]], camera, options);
        // A box can cover every possible place of the chart.
        if (stage === 3 && !chartRect(drawn.numbers, (x, y) => toPixels(camera, x, y), 390, 340, true).free) continue;
        found.push(...faults(drawn.placed, drawn.numbers, camera).map((fault) => `stage ${stage}: ${fault}`));
      }
    }
    expect(found).toEqual([]);
  });
});

/** Expected labels of some presets at some stages. */
const said: [string, number, RegExp[]][] = [
  ['keep-drops', 0, [/^dp /, /^dA\.x /, /^dA\.y /, /^dB\.x /, /^dB\.y /]],
  ['keep-drops', 1, [/^overlap 2\.11 m$/, /^overlap 0\.28 m$/, /^A’s x axis/, /^A’s y axis/]],
  ['keep-drops', 2, [/^B’s x axis/, /^B’s y axis/]],
  ['keep-drops', 3, [/^A’s y axis\noverlap 0\.28 m$/, /^to beat$/, /^−0\.28$/, /^−2\.11$/, /^−1\.62$/, /^−1\.09$/]],
  ['keep-drops', 4, [/^reference face, e1$/, /^front normal$/, /^−side line$/, /^\+side line$/]],
  ['keep-drops', 5, [/^e1 0\.96$/, /^e2 −0\.30$/, /^e3 · front −0\.96$/, /^e4 0\.30$/, /^v3 \(e2·e3\)$/, /^v4 \(e3·e4\)$/]],
  ['keep-drops', 6, [/nothing to cut$/, /^v3 /, /^v4 /]],
  ['keep-drops', 7, [/^new vertex, t = 0\.54\nid A e4, B e3$/, /^v4 cut away\nid B e3·e4$/, /^v3 stays/]],
  ['both-clip', 7, [/^new vertex, t = 0\.063\nid A e4, B e4\nby winding: A e4, B e3$/]],
  ['keep-drops', 8, [/^v3: 0\.28 m deep, kept$/, /^cut: \+0\.22 m outside, dropped$/]],
  ['keep-drops', 9, [/^depth 0\.28 m\nB’s edges e2 and e3$/]],
  ['both-clip', 9, [/^depth .*\nA’s edge e2, B’s edge e3$/, /\nby winding: A/]],
  ['separated-a', 1, [/^gap 0\.30 m$/]],
  ['separated-a', 6, [/^gap 0\.30 m\nA’s x axis separates them$/]],
  ['separated-b', 2, [/^gap 0\.30 m$/]],
  ['separated-b', 9, [/^gap 0\.30 m\nB’s y axis separates them$/]],
  ['overlap-no-contact', 8, [/^nothing is left: no contact$/]],
  ['corner-touch', 9, [/^one point is left: no contact$/]],
];

test.each(said)('%s at stage %i says what it shows, on every canvas', (id, stage, texts) => {
  const {frame} = presets.find((preset) => preset.id === id)!;
  for (const [width, height] of SIZES) {
    const written = draw(frame, stage, width, height).placed.map((p) => p.text);
    for (const text of texts) expect(written.some((w) => text.test(w)), `${text} on ${width} × ${height}: ${JSON.stringify(written)}`).toBe(true);
  }
});

/** Title and sentence of each preset at each stage. */
const words = new Map(readFileSync(new URL('../../../wasm/lab/pair/testdata/words.txt', import.meta.url), 'utf8').split('\n======== ').slice(1)
  .map((preset) => [/^[\w-]+/.exec(preset)![0], preset.split('\n---- ').slice(1).map((stage) => stage.split('\n').slice(1, 3).join('. '))]));

/** The edges named in words, such as A3; an edge without a box belongs to the last named box. */
function edgesIn(words: string): Set<string> {
  const found = new Set<string>();
  let last = '';
  for (const [, box, ...numbers] of words.matchAll(/(?:([AB])’s )?(?:edges? )?\be(\d)(?: and e(\d))?\b/g)) {
    last = box ?? last;
    for (const n of numbers) if (n !== undefined) found.add(last + n);
  }
  return found;
}

test('the edges that words name are found', () => {
  expect([...edgesIn('A’s edge e1 is the face. Along its neighbours e2 and e4, B’s edge; B’s e3')]).toEqual(['A1', 'A2', 'A4', 'B3']);
  expect([...edgesIn('the id A’s edge e4 with B’s edges e3 and e2, stage 7, v3 and v4')]).toEqual(['A4', 'B3', 'B2']);
});

describe.each(presets)('$id', ({id, frame}) => {
  test.each(SIZES)('has a label at each edge and vertex that its words name, on %i × %i', (width, height) => {
    const missing: string[] = [];
    for (let stage = 0; stage < 10; stage++) {
      const {marks} = draw(frame, stage, width, height);
      for (const [vertex] of words.get(id)![stage]!.matchAll(/\bv\d\b/g)) {
        if (!marks.some((m) => m.kind === 'text' && m.text!.startsWith(vertex))) missing.push(`stage ${stage}: ${vertex}`);
      }
      for (const edge of edgesIn(words.get(id)![stage]!)) {
        const color = edge[0] === 'A' ? theme.a : theme.b, name = new RegExp(`^(reference face, )?e${edge[1]}\\b`);
        if (!marks.some((m) => m.kind === 'text' && (m.color === color || m.color === theme.soft) && name.test(m.text!))) missing.push(`stage ${stage}: ${edge}`);
      }
    }
    expect(missing).toEqual([]);
  });
});

test('numbers that are compared differ on the canvas too', () => {
  const {frame} = presets.find((preset) => preset.id === 'both-clip')!;
  const separations = F.axes.map((slots) => slots.separation);
  const near: [number, number][] = [[separations[1]!, -0.59104], [F.best.separation, -0.59104], [separations[3]!, -0.59101]];
  const chart = draw(frame, 3, 908, 580, near).placed.map((p) => p.text);
  expect(chart).toContain('−0.59104');
  expect(chart).toContain('−0.59101');
  expect(chart.some((text) => text.endsWith('overlap 0.59104 m'))).toBe(true);
  const dots: [number, number][] = F.incident.dots.map((slot, i) => [slot, [0.7074, -0.7068, -0.7074, 0.7068][i]!]);
  const arrows = draw(frame, 5, 908, 580, dots).placed.map((p) => p.text);
  expect(arrows).toEqual(expect.arrayContaining(['e3 · front −0.7074', 'e2 −0.7068']));
});

test('shadows that just touch do not overlap', () => {
  const {frame} = presets.find((preset) => preset.id === 'corner-touch')!;
  for (const stage of [1, 2, 3]) {
    const texts = draw(frame, stage, 908, 580).placed.flatMap((p) => p.text.split('\n'));
    expect(texts.filter((text) => text === 'touching: 0 m').length).toBe(stage === 3 ? 1 : 2);
    expect(texts.filter((text) => text.startsWith('overlap'))).toEqual([]);
  }
});

test('each axis has the distance of the centres and the sum of the half extents', () => {
  const {frame} = presets.find((preset) => preset.id === 'keep-drops')!;
  for (const [width, height] of SIZES.slice(2)) {
    const texts = draw(frame, 1, width, height).placed.map((p) => p.text);
    expect(texts.some((t) => /^A’s x axis\ncentres 1\.82 m\n(half extents|halves) 3\.93 m$/.test(t)), `${width} × ${height}`).toBe(true);
  }
});

test('all contacts have their label on every canvas', () => {
  for (const {id, frame} of presets) for (const [width, height] of SIZES) {
    const {placed} = draw(frame, 9, width, height);
    expect(placed.filter((p) => p.text.startsWith('depth')).length, `${id} on ${width} × ${height}`).toBe(frame[F.contacts.count]);
  }
});

test('the name of the reference face is nearer to this face than to the incident edge', () => {
  const wrong: string[] = [];
  for (const {id, frame} of presets) {
    for (const [width, height] of SIZES) {
      for (let stage = STAGES.indexOf('incident'); stage < STAGES.length; stage++) {
        const {placed, numbers} = draw(frame, stage, width, height), camera = fit(numbers, width, height);
        const name = placed.find(({text}) => text === say('canvas.reference-face'));
        if (!name) continue;
        const at = ({x, y}: {x: number; y: number}): Point => toPixels(camera, numbers[x]!, numbers[y]!), edge = numbers[F.incident.edge]!;
        const corners = F.boxes[1 - numbers[F.reference.ofB]!]!.corners, centre = {x: name.x + name.width / 2, y: name.y + name.height / 2};
        const face = toSegment(centre, {from: at(F.reference.ends[0]!), to: at(F.reference.ends[1]!)});
        const incident = toSegment(centre, {from: at(corners[edge - 1]!), to: at(corners[edge % 4]!)});
        if (face > incident) wrong.push(`${id} ${stage} ${width}: ${face.toFixed(1)} > ${incident.toFixed(1)}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

test('nothing is written smaller than 13 px', () => {
  for (const {frame} of presets) for (let stage = 0; stage < 10; stage++) {
    const sizes = draw(frame, stage, 358, 300).calls.filter((c) => c.name === 'font').map((c) => Number(/(\d+)px/.exec(String(c.args[0]))![1]));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(13);
  }
});

test('no coordinate is NaN or infinite', () => {
  for (const {id, frame} of presets) for (let stage = 0; stage < 10; stage++) {
    const bad = draw(frame, stage, 390, 340, [[F.hover, 1], [F.focus, 2], [F.numbers, 1]]).calls
      .filter(({args}) => args.some((x) => typeof x === 'number' && !Number.isFinite(x)));
    expect(bad, `${id}, stage ${stage}`).toEqual([]);
  }
});

test('every save has its restore', () => {
  for (const {frame} of presets) for (let stage = 0; stage < 10; stage++) {
    const {calls} = draw(frame, stage, 390, 340, [[F.hover, 1], [F.focus, 2]]);
    expect(calls.filter((c) => c.name === 'save').length).toBe(calls.filter((c) => c.name === 'restore').length);
  }
});

test('the same frame gives the same calls', () => {
  const {frame} = presets[0]!;
  expect(draw(frame, 7, 390, 340).calls).toEqual(draw(frame, 7, 390, 340).calls);
});

test('each stage of a touching pair gives another picture', () => {
  const {frame} = presets.find((preset) => preset.id === 'keep-drops')!;
  const pictures = [...Array(10).keys()].map((stage) => JSON.stringify(draw(frame, stage, 390, 340).calls));
  expect(new Set(pictures).size).toBe(10);
});

describe('what is pointed at', () => {
  const {frame} = presets.find((preset) => preset.id === 'keep-drops')!;
  const quantities: [number, number[]][] = [
    [0, [QUANTITY.dp, QUANTITY.da, QUANTITY.db]],
    [1, [QUANTITY.separation, QUANTITY.separation + 1, QUANTITY.distance, QUANTITY.distance + 1, QUANTITY.reach, QUANTITY.reach + 1]],
    [2, [QUANTITY.separation + 2, QUANTITY.separation + 3, QUANTITY.distance + 2, QUANTITY.distance + 3, QUANTITY.reach + 2, QUANTITY.reach + 3]],
    [3, [QUANTITY.separation, QUANTITY.separation + 1, QUANTITY.separation + 2, QUANTITY.separation + 3, QUANTITY.threshold + 1, QUANTITY.threshold + 2, QUANTITY.threshold + 3]],
    [4, [QUANTITY.front, QUANTITY.frontNormal, QUANTITY.sideNeg, QUANTITY.sidePos]],
    [5, [QUANTITY.turned, QUANTITY.point, QUANTITY.point + 1]],
    [6, [QUANTITY.clipDistance, QUANTITY.clipDistance + 1, QUANTITY.point, QUANTITY.point + 1]],
    [7, [QUANTITY.clipDistance, QUANTITY.clipDistance + 1, QUANTITY.fraction, QUANTITY.point, QUANTITY.point + 1]],
    [8, [QUANTITY.keepDistance, QUANTITY.keepDistance + 1]],
    [9, [QUANTITY.contact, QUANTITY.normal]],
  ];

  test.each(quantities)('stage %i: each quantity of the table can be pointed at, and lights', (stage, quantities) => {
    for (const quantity of quantities) {
      const dark = draw(frame, stage, 908, 580), lit = draw(frame, stage, 908, 580, [[F.lit, quantity]]);
      expect(lit.marks.length, `quantity ${quantity}`).toBeGreaterThan(dark.marks.length);
      expect(lit.placed, 'labels stay').toEqual(dark.placed);
      const found = dark.drawn.hits.some((hit) => hit.quantity === quantity && quantityAt(dark.drawn, hit.x + hit.width / 2, hit.y + hit.height / 2) === quantity);
      expect(found, `quantity ${quantity}`).toBe(true);
    }
  });

  test('the normal can be lit before there are contacts', () => {
    expect(draw(frame, 3, 908, 580, [[F.lit, QUANTITY.normal]]).marks.length).toBeGreaterThan(draw(frame, 3, 908, 580).marks.length);
  });

  test('is not told by colour alone: the stroke is thicker', () => {
    const width = (lit: number): number => Math.max(...draw(frame, 4, 908, 580, [[F.lit, lit]]).marks.filter((m) => m.kind === 'stroke' && m.color === theme.side).map((m) => m.width));
    expect(width(QUANTITY.sideNeg)).toBeGreaterThan(width(QUANTITY.none) + 1);
  });

  test('nothing is at an empty place, nor while the picture moves', () => {
    expect(quantityAt(draw(frame, 0, 908, 580).drawn, 2, 2)).toBe(QUANTITY.none);
    expect(draw(frame, 4, 908, 580, [], undefined, {position: 3.5}).drawn.hits).toEqual([]);
  });

  test('a part without a quantity cannot be highlighted', () => {
    expect(draw(frame, 4, 908, 580, [[F.lit, QUANTITY.none]]).marks).toEqual(draw(frame, 4, 908, 580).marks);
  });
});

describe('what a text marks', () => {
  const {frame} = presets.find((preset) => preset.id === 'keep-drops')!, reached = frame[F.reached]!;
  const corner = (box: number, i: number): Point => {
    const {drawn: {memory: {camera}}} = draw(frame, 0, 908, 580), {x, y} = F.boxes[box]!.corners[i]!;
    return toPixels(camera, frame[x]!, frame[y]!);
  };

  test.each(MARKS.flatMap((name, quantity) => (quantity >= QUANTITY.incident ? [[name, quantity] as const] : [])))('%s is lit at every stage', (name, quantity) => {
    for (let stage = 0; stage <= reached; stage++) {
      const dark = draw(frame, stage, 908, 580), lit = draw(frame, stage, 908, 580, [[F.lit, quantity]]);
      expect(lit.marks.length, `${name} at ${stage}`).toBeGreaterThan(dark.marks.length);
      expect(lit.placed, 'labels stay').toEqual(dark.placed);
    }
  });

  test('the halo lies where the thing is', () => {
    const halo = (quantity: number): Point[] => draw(frame, 5, 908, 580, [[F.lit, quantity]]).marks.filter((m) => m.color === theme.mark && m.kind === 'stroke').flatMap(({points}) => points);
    expect(halo(QUANTITY.box)).toEqual([0, 1, 2, 3].map((i) => corner(0, i)));
    expect(halo(QUANTITY.edge + 4 + 2)).toEqual([corner(1, 2), corner(1, 3)]);
    expect(halo(QUANTITY.vertex + 1).map(({x, y}) => Math.hypot(x - corner(0, 1).x, y - corner(0, 1).y))).toEqual([7, 7, 7, 7]);
    expect(halo(QUANTITY.incident)).toEqual(halo(QUANTITY.edge + 4 * (1 - frame[F.reference.ofB]!) + frame[F.incident.edge]! - 1));
  });

  test('a question is not answered', () => {
    const asked: [number, number][] = [[F.ask.stage, STAGES.indexOf('incident') + 1], [F.lit, QUANTITY.incident]];
    expect(draw(frame, 4, 908, 580, asked).marks.length).toBe(draw(frame, 4, 908, 580, [asked[0]!]).marks.length);
  });

  test('the things at a point have names; a box only where nothing smaller is', () => {
    const named = ({thingsAt}: Drawn, at: Point): string[] => thingsAt(at).map(({kind}) => MARKS[kind]!);
    const {drawn} = draw(frame, 5, 908, 580), [from, to] = [corner(1, 2), corner(1, 3)], mid = {x: (from.x + to.x) / 2, y: (from.y + to.y) / 2};
    expect(named(drawn, mid)).toEqual(expect.arrayContaining(['incident', 'B.e3']));
    expect(named(drawn, from)).toEqual(expect.arrayContaining(['B.v3', 'point1']));
    const inside = draw(frame, 0, 908, 580).drawn, centre = toPixels(inside.memory.camera, frame[F.boxes[0]!.x]!, frame[F.boxes[0]!.y]! - 0.6);
    expect(named(inside, centre)).toEqual(['A']);
    expect(inside.thingsAt({x: 2, y: 2})).toEqual([]);
    expect(draw(frame, 4, 908, 580, [], undefined, {position: 3.5}).drawn.thingsAt(mid)).toEqual([]);
    expect(draw(frame, 4, 908, 580, [], undefined, {position: 3.5, held: true}).drawn.thingsAt(mid)).not.toEqual([]);
  });
});

test('a box at hand has a square at each corner, filled under the pointer', () => {
  const {frame} = presets.find((preset) => preset.id === 'keep-drops')!;
  const squares = (part: number): Mark[] => draw(frame, 0, 908, 580, [[F.hover, 2], [F.part, part]]).marks
    .filter((m) => m.kind === 'fill' && m.points.length === 4 && Math.abs(Math.hypot(m.points[0]!.x - m.points[1]!.x, m.points[0]!.y - m.points[1]!.y) - 9) < 1e-6);
  expect(squares(1).map((m) => m.color)).toEqual([theme.paper, theme.paper, theme.paper, theme.paper]);
  expect(squares(5).map((m) => m.color)).toEqual([theme.paper, theme.paper, theme.b, theme.paper]);
});

describe('the measuring cursor', () => {
  const {frame} = presets.find((preset) => preset.id === 'keep-drops')!;
  const numbers = Float64Array.from(frame);
  const camera = fit(numbers, 390, 340);
  const said = (measure: {x: number; y: number}, stage = 0): string => draw(frame, stage, 390, 340, [], camera, {measure}).placed.at(-1)!.text;

  test('has its position in metres', () => {
    const p = toPixels(camera, 1.2345, -2.5);
    expect(said(p)).toBe('x 1.23, y −2.50 m');
  });

  test('snaps to corners, and to contacts where they are shown', () => {
    const corner = F.boxes[1].corners[0];
    const p = toPixels(camera, numbers[corner.x]!, numbers[corner.y]!);
    expect(said({x: p.x + 5, y: p.y - 4})).toBe(said(p));
    const contact = F.contacts.list[0].at;
    const q = toPixels(camera, numbers[contact.x]!, numbers[contact.y]!);
    expect(said({x: q.x + 4, y: q.y + 2}, 9)).toBe(said(q, 9));
    expect(said({x: q.x + 4, y: q.y + 2}, 3)).not.toBe(said(q, 3));
  });

  test('stays on the canvas, is drawn while the picture moves, and changes nothing else', () => {
    for (const [x, y] of [[0, 0], [390, 0], [0, 340], [390, 340], [200, 3]] as const) {
      const plate = draw(frame, 9, 390, 340, [], camera, {measure: {x, y}}).placed.at(-1)!;
      expect(plate.x >= 0 && plate.y >= 0 && plate.x + plate.width <= 390 && plate.y + plate.height <= 340).toBe(true);
    }
    expect(draw(frame, 9, 390, 340, [], camera, {measure: {x: 9, y: 9}}).placed.slice(0, -1)).toEqual(draw(frame, 9, 390, 340, [], camera).placed);
    const texts = draw(frame, 4, 390, 340, [], camera, {position: 3.5, measure: {x: 9, y: 9}}).marks.map((m) => m.text);
    expect(texts.some((text) => text?.startsWith('x '))).toBe(true);
  });
});

test('edge and vertex numbers come on demand', () => {
  const {frame} = presets.find((preset) => preset.id === 'keep-drops')!;
  const names = (numbers: number): string[] => draw(frame, 0, 908, 580, [[F.numbers, numbers]]).placed.map((p) => p.text).filter((t) => /^[ev]\d$/.test(t));
  expect(names(0)).toEqual([]);
  expect(names(1).length).toBeGreaterThanOrEqual(14);
});

test('a frame of another layout is refused with both numbers', () => {
  const numbers = Float64Array.from(presets[0]!.frame);
  numbers[F.version] = 99;
  const {ctx} = record();
  expect(() => drawFigure(ctx, numbers, {scale: 1, x: 0, y: 0, width: 1, height: 1}, theme))
    .toThrow(`frame layout v99, expected v${VERSION}: rebuild the wasm`);
});

test('layers have names of their own', () => {
  expect(new Set(layers.map((layer) => layer.name)).size).toBe(layers.length);
});

describe('a pair inside a world', () => {
  const {frame} = presets.find((preset) => preset.id === 'keep-drops')!;
  const ink = '#123456';
  const strike = (sheet: Sheet): void => sheet.line({x: 10, y: 20}, {x: 300, y: 20}, {color: ink, width: 1, weight: 0});
  const own = (text: string): Layer => ({name: 'own', draw: (sheet) => {
    strike(sheet);
    sheet.label({key: 'own', text, at: [{x: 195, y: 170}], toward: {x: 0, y: -1}, gap: 4, color: ink, priority: 99});
  }});
  const isOwn = (m: Mark): boolean => m.kind === 'stroke' && m.color === ink;

  test('has its neighbours above the grid and below its own parts', () => {
    for (const position of [4, 3.5]) {
      const alone = draw(frame, 4, 390, 340, [], undefined, {position}).marks, {marks} = draw(frame, 4, 390, 340, [], undefined, {position, under: strike});
      const at = marks.findIndex(isOwn);
      expect(marks.filter(isOwn)).toHaveLength(1);
      expect(marks.toSpliced(at, 1)).toEqual(alone);
      expect(marks[at - 1]!.color).toBe(theme.grid);
      expect(marks.slice(at).some(({color}) => color === theme.grid)).toBe(false);
    }
  });

  test('is drawn by the layers that are given in place of its stage\'s, with labels and scale placed as for those', () => {
    const {marks, placed, numbers, drawn} = draw(frame, 9, 390, 340, [], undefined, {layers: [own('mine')], position: 8.5});
    expect(marks.filter(isOwn)).toHaveLength(1);
    expect(marks.some(({color}) => color === theme.a || color === theme.b || color === theme.contact)).toBe(false);
    expect(placed.map(({text}) => text)).toEqual([expect.stringMatching(/m$/), 'mine']);
    expect(faults(placed, numbers, fit(numbers, 390, 340))).toEqual([]);
    expect(draw(frame, 9, 390, 340, [], undefined, {previous: drawn}).placed).toEqual(draw(frame, 9, 390, 340).placed);
  });

  test('has its labels placed anew if their subjects have changed, and only then', () => {
    const camera = fit(Float64Array.from(frame), 390, 340);
    const texts = (text: string, key: string, previous?: Drawn): [string[], Drawn] => {
      const {placed, drawn} = draw(frame, 9, 390, 340, [], camera, {layers: [own(text)], key, previous});
      return [placed.map(({text}) => text).slice(1), drawn];
    };
    const [first, drawn] = texts('step 7', 'scene 7');
    expect(first).toEqual(['step 7']);
    expect(texts('step 8', 'scene 7', drawn)[0]).toEqual(['step 7']);
    expect(texts('step 8', 'scene 8', drawn)[0]).toEqual(['step 8']);
  });
});

test.each(presets)('the depths of $id have no minus sign', ({frame}) => {
  const {placed} = draw(frame, 8, 908, 580);
  expect(placed.filter(({text}) => /deep|depth/.test(text) && text.includes('−'))).toEqual([]);
});
