import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {record} from '../../../testdata/recorder';
import {HULL_STAGES, HULL_THING} from '../../base/hull.gen';
import {overlap, type Rect} from '../../draw/geometry';
import {H, KEPT, KEPT_SLOTS, PLANE, PLANE_SLOTS, TRACE, TRACE_SLOTS} from '../../draw/hull.gen';
import type {Theme} from '../../draw/theme';
import {answersIn, fitHulls, placesIn, type Tab} from './camera';
import {drawHulls} from './draw';
import {eyesAtHome} from './space/view';

interface Step { stage: number; sub: number; subs: number; drawn: string }
const presets = JSON.parse(readFileSync(new URL('../../../testdata/hulls.json', import.meta.url), 'utf8')) as {id: string; frame: number[]; steps: Step[]; compare: {frame: number[]; drawn: string}; tilted?: {frame: number[]; drawn: string}}[];
const SIZES = [[320, 380], [390, 490], [760, 540], [908, 592]] as const;
const theme: Theme = {
  paper: '#fff', panel: '#fefefe', ink: '#000', soft: '#555', grid: '#eee', hairline: '#ddd',
  a: '#00f', b: '#f80', side: '#808', contact: '#080', cut: '#999', hand: '#860', wrong: '#c00', mark: '#ffc', font: 'sans-serif',
};

const words = (drawn: string): ReadonlyMap<string, string> => new Map(drawn.split('\n').filter(Boolean).map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]));

function frameAt(frame: readonly number[], {stage, sub, subs}: Step): Float64Array {
  const at = Float64Array.from(frame);
  [at[H.stage], at[H.sub], at[H.subs]] = [stage, sub, subs];
  return at;
}

function drawAt(at: Float64Array, drawn: string, width: number, height: number, own: Partial<Theme> = {}) {
  const {ctx, marks, calls} = record(), {labels} = drawHulls(ctx, at, fitHulls(at, width, height), {...theme, ...own}, words(drawn));
  return {marks, calls, labels, texts: labels.map(({text}) => text)};
}

const draw = (frame: readonly number[], step: Step, width = 908, height = 592) => drawAt(frameAt(frame, step), step.drawn, width, height);

const of = (id: string) => presets.find((one) => one.id === id)!;
const step = (id: string, stage: string, sub = 0): Step => of(id).steps.find((one) => HULL_STAGES[one.stage] === stage && one.sub === sub)!;
const texts = (id: string, stage: string, sub = 0): string[] => draw(of(id).frame, step(id, stage, sub)).texts;

/**
 * The faults of a drawing: too few marks, numbers that are not finite, a clip with a fill rule, texts without their
 * values, labels outside the canvas, labels that overlap.
 */
function faultsOf({calls, labels, marks}: ReturnType<typeof drawAt>, name: string, width: number, height: number): string[] {
  const faults: string[] = [];
  if (marks.length <= 20) faults.push(`${name}: ${marks.length} marks`);
  for (const {name: call, args} of calls) if (args.some((arg) => typeof arg === 'number' && !Number.isFinite(arg))) faults.push(`${name}: ${call}(${args.join()})`);
  for (const {name: call, args} of calls) if (call === 'clip' && args.length > 0) faults.push(`${name}: clip(${args.join()}): SVG has no such rule`);
  labels.forEach((p, i) => {
    if (/[{}]|undefined|NaN/.test(p.text)) faults.push(`${name}: "${p.text}"`);
    if (p.x < -1 || p.y < -1 || p.x + p.width > width + 1 || p.y + p.height > height + 1) faults.push(`${name}: "${p.text}" at ${p.x}, ${p.y}, ${p.width} wide`);
    for (const q of labels.slice(0, i)) if (overlap(shrunk(p), shrunk(q))) faults.push(`${name}: "${p.text}" over "${q.text}"`);
  });
  return faults;
}

describe.each(presets)('$id', ({frame, steps, compare, tilted}) => {
  test.each(SIZES)('the three answers are drawn likewise, at %i × %i', (width, height) => {
    for (const one of [compare, tilted ?? compare]) expect(faultsOf(drawAt(Float64Array.from(one.frame), one.drawn, width, height), 'compare', width, height)).toEqual([]);
  });

  test.each(SIZES)('every step is drawn in finite numbers, its labels inside and apart, at %i × %i', (width, height) => {
    const faults = steps.flatMap((one) => faultsOf(drawAt(frameAt(frame, one), one.drawn, width, height), `${HULL_STAGES[one.stage]} ${one.sub}`, width, height));
    expect(faults).toEqual([]);
  });
});

const shrunk = ({x, y, width, height}: Rect): Rect => ({x: x + 1, y: y + 2, width: width - 2, height: height - 4});

test('the two pictures fill the canvas and do not overlap', () => {
  for (const [width, height] of SIZES) {
    const {hulls, second} = placesIn(width, height);
    expect(hulls.width * hulls.height + second.width * second.height).toBeCloseTo(width * height, 6);
    expect(overlap(hulls, second)).toBe(false);
  }
});

test('the camera fits both hulls into their picture', () => {
  for (const {frame} of presets) for (const [width, height] of SIZES) for (const head of [0, 30]) {
    const at = Float64Array.from(frame), {hulls} = placesIn(width, height), camera = fitHulls(at, width, height, undefined, head);
    const x = (metres: number): number => width / 2 + (metres - camera.x) * camera.scale, y = (metres: number): number => height / 2 - (metres - camera.y) * camera.scale;
    expect(x(at[H.x.lo]!)).toBeGreaterThanOrEqual(hulls.x);
    expect(x(at[H.x.hi]!)).toBeLessThanOrEqual(hulls.x + hulls.width);
    expect(y(at[H.y.hi]!)).toBeGreaterThanOrEqual(hulls.y + head);
    expect(y(at[H.y.lo]!)).toBeLessThanOrEqual(hulls.y + hulls.height);
  }
});

test('bars name each face, the best one with its unit', () => {
  const {marks} = draw(of('tilted-box').frame, step('tilted-box', 'faces-a'));
  expect(texts('tilted-box', 'faces-a')).toEqual(expect.arrayContaining(['f1', 'f2', 'f3', 'f4', 'f5', 'f6', '−0.34 m', '0.34 m deep', 'B’s deepest point, v3', 'plane of A’s f6', '0']));
  expect(marks.filter(({kind, color, alpha}) => kind === 'fill' && color === theme.mark && alpha === 1).length).toBeGreaterThan(0);
});

test('the grid has a square for each pair that crosses, and says how many', () => {
  expect(texts('tilted-box', 'edges')).toEqual(expect.arrayContaining(['18', 'n']));
  const {marks} = draw(of('tilted-box').frame, step('tilted-box', 'edges'));
  expect(marks.filter(({kind, color, alpha, points}) => kind === 'fill' && color === theme.ink && alpha >= 0.25 && alpha <= 0.86 && points.length === 4)).toHaveLength(18);
});

test('if no pair of edges can touch, both pictures say so, and show the best face', () => {
  const {frame} = of('spin'), found = texts('spin', 'edges'), face = frame[H.faces[frame[H.best.axis]!]!.face]! + 1;
  expect(frame[H.edges.found]).toBe(0);
  expect(found).toEqual(expect.arrayContaining(['No two edges can touch', 'No two arcs cross', '0']));
  expect(found).not.toContain('arcs cross');
  expect(found.filter((text) => text === `A f${face}`)).toHaveLength(2);
  const {marks} = draw(frame, step('spin', 'edges'));
  expect(marks.filter(({kind, width, color}) => kind === 'stroke' && width === 5 && color === theme.a)).toHaveLength(1);
  expect(marks.filter(({kind, width, color}) => kind === 'stroke' && width === 1.75 && (color === theme.a || color === theme.b))).toEqual([]);
});

test('alone on a telephone the sphere’s picture has no empty part: the words of its grid are below the grid', () => {
  const {frame} = of('tilted-box'), one = step('tilted-box', 'edges'), at = frameAt(frame, one), {ctx} = record();
  const {labels} = drawHulls(ctx, at, fitHulls(at, 390, 338, 'space'), theme, words(one.drawn), {tab: 'flat'});
  const count = labels.find(({text}) => text === '18')!, legend = labels.find(({text}) => text === 'A’s faces')!;
  expect(count.y).toBeGreaterThan(338 / 3);
  expect(labels.filter((label) => label !== legend && overlap(shrunk(label), shrunk(legend)))).toEqual([]);
});

test('for a plane that cuts, both pictures cross out the lost corners and mark the new ones', () => {
  for (const sub of [1, 2, 3, 4]) {
    const {frame} = of('tilted-box'), plane = frame[H.clip.planes.at]! + (sub - 1) * PLANE_SLOTS;
    const added = frame[plane + PLANE.added]!, dropped = frame[plane + PLANE.dropped]!, {texts} = draw(frame, step('tilted-box', 'clip', sub));
    expect(texts.filter((text) => text === 'new')).toHaveLength(2 * added);
    expect(texts.filter((text) => text.endsWith('outside'))).toHaveLength(dropped);
  }
});

test('reduce numbers one point for each rule so far', () => {
  for (const sub of [1, 2, 3, 4]) {
    const rules = texts('tilted-box', 'reduce', sub).filter((text) => ['deepest', 'farthest from 1', 'largest triangle', 'the other side'].includes(text));
    expect(rules).toHaveLength(sub);
  }
});

test('keep writes the depth of each corner that stays', () => {
  const {frame} = of('tilted-box'), at = frame[H.keep.points.at]!, count = frame[H.keep.points.count]!;
  const kept = Array.from({length: count}, (_, i) => at + i * KEPT_SLOTS).filter((one) => frame[one + KEPT.kept] === 1);
  expect(kept).toHaveLength(6);
  expect(texts('tilted-box', 'keep').filter((text) => /^0\.\d+ m$/.test(text)).length).toBeGreaterThanOrEqual(kept.length);
});

test('in the three answers only differences are red: crosses, dashed rings, words', () => {
  const compared = (id: string) => drawAt(Float64Array.from(of(id).compare.frame), of(id).compare.drawn, 908, 592);
  const {marks, texts, calls} = compared('fault-boundary');
  expect(texts).toEqual(expect.arrayContaining(['Strict set', 'Clipped manifold', 'As printed', '✓ 6 points', 'missing']));
  expect(texts.filter((text) => text.startsWith('✕ '))).toHaveLength(1);
  expect(marks.filter(({kind, color}) => kind === 'stroke' && color === theme.wrong).length).toBeGreaterThanOrEqual(2 * 2 * 2); // two points, each with two strokes in two pictures
  expect(calls.filter(({name}) => name === 'setLineDash').length).toBeGreaterThan(0);
  expect(compared('gap').marks.filter(({color}) => color === theme.wrong)).toEqual([]);
});

test('each answer is drawn through its own eye, and no fill covers the hulls behind the canvas', () => {
  const {compare: {frame, drawn}} = of('fault-boundary'), at = Float64Array.from(frame), {ctx, calls} = record(), asked = [0, 0, 0], solids = [0, 0, 0];
  const eyes = asked.map((_, i) => ({
    axes: {right: {x: 1, y: 0, z: 0}, up: {x: 0, y: 1, z: 0}, toward: {x: 0, y: 0, z: 1}}, behind: true,
    project: (x: number, y: number) => {
      asked[i]!++;
      return {x: 300 * i + 150 + 20 * x, y: 150 - 20 * y};
    },
    solids: () => void solids[i]!++,
  }));
  drawHulls(ctx, at, fitHulls(at, 908, 592), theme, words(drawn), {eyes});
  expect(solids).toEqual([1, 1, 1]);
  expect(Math.min(...asked)).toBeGreaterThan(0);
  expect(calls.find(({name}) => name === 'clearRect')?.args).toEqual([0, 0, 908, 592]);
  for (const {args} of calls.filter(({name}) => name === 'fillRect')) for (const {hulls} of answersIn(908, 592)) {
    const [x, y, width, height] = args as [number, number, number, number];
    expect(overlap({x, y, width, height}, hulls), `${args.join()} covers hulls`).toBe(false);
  }
});

test('the pictures of all answers do not overlap', () => {
  for (const [width, height] of SIZES) for (const tab of [undefined, 'space', 'flat'] as const) {
    const places = answersIn(width, height, tab).flatMap(({hulls, flat, plot}) => [hulls, flat, plot]).filter((place) => place.width > 0);
    expect(places.length).toBe(tab === undefined || width >= 560 ? 9 : 6);
    places.forEach((p, i) => {
      for (const q of places.slice(i + 1)) expect(overlap(shrunk(p), shrunk(q))).toBe(false);
      expect(p.x >= 0 && p.y >= 0 && p.x + p.width <= width && p.y + p.height <= height).toBe(true);
    });
  }
});

test('the points of each answer are drawn over all tilts: red where the strict set has none', () => {
  const {frame, drawn} = of('fault-boundary').compare, at = Float64Array.from(frame), {marks, texts} = drawAt(at, drawn, 908, 592);
  expect(texts.filter((text) => text === 'tilt of B')).toHaveLength(3);
  expect(texts).toEqual(expect.arrayContaining(['0', '10⁻⁹', '10⁻⁶', '10⁻³', '0.3']));
  const traces = Array.from({length: at[H.compare.traces.count]!}, (_, i) => at[H.compare.traces.at]! + i * TRACE_SLOTS), wrong = traces.filter((one) => at[one + TRACE.right] === 0);
  expect(traces.length).toBeGreaterThan(3 * 36);
  expect(wrong.length).toBeGreaterThan(0);
  const on = wrong.filter((one) => at[one + TRACE.from]! > 0), red = marks.filter(({kind, color, width}) => kind === 'stroke' && color === theme.wrong && width === 2);
  expect(red).toHaveLength(on.length); // a thread is interrupted only if its point jumps
  expect(new Set(traces.map((one) => at[one + TRACE.answer])).size).toBe(3);
});

test('the points in the view from above are over their threads, and the scale’s slider is at the tilt', () => {
  for (const id of ['fault-boundary', 'randomface']) for (const [width, height] of [[908, 592], [390, 557]] as const) {
    for (const {frame, drawn} of [of(id).compare, of(id).tilted!]) {
      const {marks} = drawAt(Float64Array.from(frame), drawn, width, height), knobs = marks.filter(({kind, color, points: [, q, r]}) => kind === 'stroke' && color === theme.ink && q !== undefined && r === undefined);
      const guides = marks.filter(({kind, color, width: wide, points: [p, q]}) => kind === 'stroke' && color === theme.contact && wide === 1 && p!.x === q!.x);
      expect(guides.length).toBeGreaterThan(frame[H.strict.count]!);
      const ends = new Set(guides.map(({points: [, q]}) => q!.y.toFixed(6)));
      expect(ends.size).toBe(width < 560 ? 2 : 1); // at the current tilt: columns share its height, rows have one each
      for (const end of ends) expect(knobs.some(({points}) => points.some(({y}) => y.toFixed(6) === end)), `${id}: the slider is not at ${end}`).toBe(true);
    }
  }
});

test('a large tilt has an arc, a small one a lens with its magnification', () => {
  const tilted = (id: string) => drawAt(Float64Array.from(of(id).tilted!.frame), of(id).tilted!.drawn, 908, 592), dashed = (id: string) => tilted(id).calls.filter(({name, args}) => name === 'setLineDash' && (args[0] as number[]).join() === '10,3,2,3').length;
  expect(tilted('randomface').texts.filter((text) => /^× [1-9]00000$/.test(text))).toHaveLength(3);
  for (const [id, angle] of [['fault-boundary', '0.18 rad'], ['randomface', '1.0×10⁻⁶ rad']] as const) {
    expect(tilted(id).texts.filter((text) => text === angle)).toHaveLength(3);
    expect(dashed(id)).toBe(3);
  }
  expect(tilted('fault-boundary').texts.join()).not.toContain('×');
  expect(drawAt(Float64Array.from(of('randomface').compare.frame), of('randomface').compare.drawn, 908, 592).texts.join()).not.toMatch(/×|rad/);
});

test('on a canvas with room for one picture, the tab chooses it', () => {
  const {frame} = of('tilted-box'), clip = step('tilted-box', 'clip', 2), at = frameAt(frame, clip);
  const texts = (tab: Tab): string[] => drawHulls(record().ctx, at, fitHulls(at, 390, 360, tab), theme, words(clip.drawn), {tab}).labels.map(({text}) => text);
  expect(texts('space')).toEqual(expect.arrayContaining(['A', 'B', 'new']));
  expect(texts('flat')).not.toEqual(expect.arrayContaining(['A']));
  expect(texts('flat')).toEqual(expect.arrayContaining(['new']));
});

test('labels keep their places as long as these are good', () => {
  const {frame} = of('tilted-box'), faces = step('tilted-box', 'faces-a'), at = frameAt(frame, faces), camera = fitHulls(at, 908, 592);
  const first = drawHulls(record().ctx, at, camera, theme, words(faces.drawn)), moved = {...camera, x: camera.x - 3 / camera.scale};
  const next = drawHulls(record().ctx, at, moved, theme, words(faces.drawn), {before: first.slots});
  expect(next.slots.size).toBe(first.slots.size);
  for (const [key, {direction, nth}] of next.slots) expect([direction, nth]).toEqual([first.slots.get(key)!.direction, first.slots.get(key)!.nth]);
});

test('hulls that are apart have the plane between them named, with the gap', () => {
  expect(texts('gap', HULL_STAGES[of('gap').steps.at(-1)!.stage]!)).toEqual(expect.arrayContaining([expect.stringMatching(/separating plane[^]*gap 0\.\d+ m/)]));
});

test('the view along the normal has both edges of a contact, whatever the unused slot of the reference face contains', () => {
  const one = step('edgeedge', 'contacts'), at = frameAt(of('edgeedge').frame, one);
  for (let face = 0; face < at[H.hulls[0].faces.count]!; face++) for (const [width, height] of SIZES) {
    at[H.reference.face] = face;
    for (const eyes of [[], eyesAtHome(at, theme, width, height)]) {
      const {ctx, marks} = record(), {second} = placesIn(width, height);
      drawHulls(ctx, at, fitHulls(at, width, height), theme, words(one.drawn), {eyes});
      const edges = marks.filter(({kind, width}) => kind === 'stroke' && width === 5).map(({points}) => points).filter(([p]) => p!.x >= second.x && p!.y >= second.y);
      expect(edges, `${width} × ${height}`).toHaveLength(2);
      for (const {x, y} of edges.flat()) expect(x > second.x + 20 && x < second.x + second.width - 20 && y > second.y && y < second.y + second.height, `face ${face}: ${x}, ${y} at ${width} × ${height}`).toBe(true);
      expect(Math.max(...edges.map(([p, q]) => Math.hypot(p!.x - q!.x, p!.y - q!.y)))).toBeGreaterThan(Math.min(second.width, second.height) / 4);
    }
  }
});

test('the axes of the world are above the view’s buttons if there is no room for both side by side', () => {
  const one = step('tilted-box', 'faces-a'), at = frameAt(of('tilted-box').frame, one), height = 480;
  for (const width of [560, 600, 650]) {
    const {labels} = drawHulls(record().ctx, at, fitHulls(at, width, height), theme, words(one.drawn), {eyes: eyesAtHome(at, theme, width, height)});
    const axes = labels.filter(({text}) => /^[xyz]$/.test(text));
    expect(axes).toHaveLength(3);
    for (const {y, height: tall} of axes) expect(y + tall).toBeLessThan(height - 44);
  }
});

test('a frame of another layout is refused', () => {
  const frame = Float64Array.from(of('gap').frame);
  frame[H.version] = 1;
  expect(() => drawHulls(record().ctx, frame, fitHulls(frame, 400, 400), theme, new Map())).toThrow(/layout v1/);
});

describe('during a step’s motion', () => {
  const drawnAt = (frame: readonly number[], one: Step, t?: number) => {
    const {ctx, marks, calls} = record(), at = frameAt(frame, one);
    const {labels} = drawHulls(ctx, at, fitHulls(at, 908, 592), theme, words(one.drawn), t === undefined ? {} : {t});
    return {marks, calls, labels};
  };

  test('a step is drawn in finite numbers, and ends in its picture at rest', () => {
    for (const {frame, steps} of presets) for (const one of steps) {
      for (const t of [0.001, 0.5]) {
        const wrong = drawnAt(frame, one, t).calls.filter(({args}) => args.some((arg) => typeof arg === 'number' && !Number.isFinite(arg)));
        expect(wrong).toEqual([]);
      }
      expect(drawnAt(frame, one, 1).calls).toEqual(drawnAt(frame, one).calls);
    }
  });

  test('a cut begins with the polygon before the cut, and a needle begins at its foot', () => {
    const {frame} = of('tilted-box');
    const polygons = (sub: number, t: number) => drawnAt(frame, step('tilted-box', 'clip', sub), t).marks.filter(({kind, width, closed}) => kind === 'stroke' && width === 4.5 && closed);
    for (const sub of [2, 3, 4]) {
      const before = polygons(sub - 1, 1), begins = polygons(sub, 1e-6);
      expect(begins).toHaveLength(2);
      begins.forEach(({points}, i) => {
        for (const point of points) expect(Math.min(...before[i]!.points.map(({x, y}) => Math.hypot(point.x - x, point.y - y)))).toBeLessThan(0.01);
      });
    }
    const longest = (t: number) => Math.max(...drawnAt(frame, step('tilted-box', 'keep'), t).marks.filter(({kind, width, color}) => kind === 'stroke' && width === 4 && color === theme.contact).map(({points: [p, q]}) => Math.hypot(p!.x - q!.x, p!.y - q!.y)));
    expect(longest(1e-6)).toBeLessThan(0.01);
    expect(longest(1)).toBeGreaterThan(20);
  });
});

test('an author’s labels are in each of the compared answers', () => {
  const {compare: {frame, drawn}} = of('tilted-box');
  const {texts} = drawAt(Float64Array.from(frame), drawn, 1200, 700, {labels: [{kind: HULL_THING.hull + 1, number: 0, text: 'the wedge'}, {kind: HULL_THING.vertex, number: 99, text: 'nowhere'}]});
  expect(texts.filter((text) => text === 'the wedge')).toHaveLength(3);
  expect(texts).not.toContain('nowhere');
});
