import {readFileSync} from 'node:fs';
import {afterAll, beforeAll, describe, expect, test, vi} from 'vitest';
import {generator} from '../../testdata/random';
import {ClipstageError} from '../base/error';
import {STAGES, WORLD_STAGES} from '../base/figure.gen';
import {HULL_STAGES} from '../base/hull.gen';
import {SHAPE_STAGES} from '../base/shape.gen';
import {EDGE, H, SPOT_SLOTS} from '../draw/hull.gen';
import {F, VERSION, W} from '../draw/layout.gen';
import {S} from '../draw/shape.gen';
import * as clipping from '../clipping/draw';
import * as hullDraw from '../labs/hull/draw';
import * as shapeDraw from '../labs/shape/draw';
import * as worldDraw from '../labs/world/draw';
import * as extra from '../labs/world/layers/draw';
import {addressOf, download, MOST} from '../figure/download';
import {checkTrace, readTrace} from './check';
import {linkOf} from './link';
import {picturesOf} from './pictures';
import {tryAll} from './trial';

vi.mock('../figure/clipping', () => ({clipping: {load: () => Promise.resolve(clipping), here: clipping}}));
vi.mock('#drawing/hull', () => ({drawing: {load: () => Promise.resolve(hullDraw), here: hullDraw}}));
vi.mock('#drawing/shape', () => ({drawing: {load: () => Promise.resolve(shapeDraw), here: shapeDraw}}));
vi.mock('../labs/hull/inspace', () => ({inSpace: {load: () => Promise.reject(new Error('no space here'))}}));
vi.mock('../base/dom', () => ({make: () => ({offsetHeight: 0})}));
vi.mock('#painter', () => ({painter: {load: () => Promise.resolve({world: worldDraw, clipping})}}));
vi.mock('../labs/world/extra', () => ({extra: {load: () => Promise.resolve(extra)}}));

const data = <T>(name: string): T => JSON.parse(readFileSync(new URL(`../../testdata/${name}.json`, import.meta.url), 'utf8')) as T;
const said = {title: 'A title', text: 'A text.'};
const at = (frame: readonly number[], slots: Readonly<Record<number, number>>): number[] => {
  const copy = [...frame];
  for (const [slot, x] of Object.entries(slots)) copy[Number(slot)] = x;
  return copy;
};

const PAIRS = data<{id: string; frame: number[]}[]>('presets').map(({id, frame}) => [`pair ${id}`, {
  version: 1, lab: 'pair', input: {a: {w: 1, h: 1, x: 0, y: 0, angle: 0}, b: {w: 1, h: 1, x: 0.5, y: 0.5, angle: 0.1}},
  stages: STAGES.map((stage, i) => ({id: stage, ...said, frame: at(frame, {[F.stage]: i})})), result: {},
}] as const);
const HULLS = data<{id: string; frame: number[]; steps: {stage: number; sub: number; subs: number; drawn: string}[]; compare: {frame: number[]; drawn: string}}[]>('hulls').flatMap(({id, frame, steps, compare}) => [[`hulls ${id}`, {
  version: 1, lab: 'hull', input: {}, result: {},
  stages: steps.map(({stage, sub, subs, drawn}) => ({id: HULL_STAGES[stage]!, ...sub > 0 && {sub}, ...said, drawn, frame: at(frame, {[H.stage]: stage, [H.sub]: sub, [H.subs]: subs})})),
}], [`hulls ${id}, compared`, {version: 1, lab: 'hull', input: {}, result: {}, stages: [{id: HULL_STAGES[compare.frame[H.stage]!]!, ...compare.frame[H.sub]! > 0 && {sub: compare.frame[H.sub]!}, ...said, ...compare}]}]] as const);
const WORLDS = data<{id: string; frame: number[]}[]>('moments').filter(({frame}) => frame[W.chosenA]! >= 0).map(({id, frame}) => [`world ${id}`, {
  version: 1, lab: 'world', input: {}, result: {}, frame,
  stages: WORLD_STAGES.filter((_, i) => i < STAGES.length || i === frame[W.stage] || i === 10 || i === 11).map((stage) => {
    const i = WORLD_STAGES.indexOf(stage);
    return {id: stage, ...said, slots: [[W.stage, i], [W.pair + F.stage, Math.min(i, STAGES.length - 1)]]};
  }),
}] as const);
const SHAPES = data<{id: string; stages: number[]; frame: number[]}[]>('shapes').map(({id, stages, frame}) => [`shapes ${id}`, {
  version: 1, lab: 'shape', input: {}, result: {}, stages: stages.map((stage) => ({id: SHAPE_STAGES[stage]!, ...said, frame: at(frame, {[S.stage]: stage})})),
}] as const);
const GOOD: readonly (readonly [string, object])[] = [...PAIRS, ...HULLS, ...WORLDS, ...SHAPES];

const open = async (json: unknown): Promise<void> => {
  const trace = checkTrace(json);
  tryAll(trace, await picturesOf(trace, () => {}));
};

const before = globalThis.Path2D;
beforeAll(() => {
  globalThis.Path2D = class {
    moveTo(): void {}
    lineTo(): void {}
    arc(): void {}
    rect(): void {}
    closePath(): void {}
  } as unknown as typeof Path2D;
});
afterAll(() => {
  globalThis.Path2D = before;
});

test.each(GOOD)('a trace of a %s is taken, and can be drawn', async (_, trace) => {
  await expect(open(trace)).resolves.toBeUndefined();
});

/** A valid trace, and its copy with a changed stage for the invalid traces below. */
const good = PAIRS[0]![1], stage = (i: number, of: object): object => ({...good, stages: good.stages.map((one, k) => (k === i ? {...one, ...of} : one))});
const hullWith = (slots: Record<number, number>): object => ({...HULLS[0]![1], stages: [{...HULLS[0]![1].stages[0], frame: at(HULLS[0]![1].stages[0]!.frame, slots)}]});
const shapeWith = (slots: Record<number, number>): object => ({...SHAPES[0]![1], stages: [{...SHAPES[0]![1].stages[0], frame: at(SHAPES[0]![1].stages[0]!.frame, slots)}]});
const HULL_EDGE = HULLS[0]![1].stages[0]!.frame[H.hulls[0].edges.at]!;
const WRONG: [string, unknown, string, string][] = [
  ['no object', [], 'trace', 'an object'],
  ['null', null, 'trace', 'an object'],
  ['another version', {...good, version: 2}, 'version', 'one of 1'],
  ['another lab', {...good, lab: 'chess'}, 'lab', 'one of pair, world, hull, shape'],
  ['a lab that objects inherit', {...good, lab: 'constructor'}, 'lab', 'one of pair, world, hull, shape'],
  ['no input', {...good, input: 3}, 'input', 'an object'],
  ['no stages', {...good, stages: {}}, 'stages', 'a list of 1 to 400 items'],
  ['too many stages', {...good, stages: Array(401).fill(good.stages[0])}, 'stages', 'a list of 1 to 400 items'],
  ['a world without a pair', {...good, lab: 'world', stages: []}, 'stages', 'the stages of a picked pair: pick one in the world, then save the trace'],
  ['a stage of another lab', stage(3, {id: 'reduce'}), 'stages[3].id', `one of ${STAGES.join(', ')}`],
  ['a stage twice', stage(3, {id: 'faces-b', frame: good.stages[2]!.frame}), 'stages[3].id', 'a stage that comes after faces-b'],
  ['no title', stage(2, {title: 7}), 'stages[2].title', 'a text of at most 400 characters'],
  ['a long text', stage(2, {text: 'x'.repeat(4001)}), 'stages[2].text', 'a text of at most 4000 characters'],
  ['a script in a panel', stage(2, {panel: [['p', 'x', ['script', 'alert(1)']]]}), 'stages[2].panel[0][2][0]', 'a part of a stage’s panel, as getTrace writes it'],
  ['no panel', stage(2, {panel: null}), 'stages[2].panel', 'a list of 0 to 30000 items'],
  ['no frame', stage(2, {frame: undefined}), 'stages[2].frame', 'a list of 305 numbers'],
  ['a short frame', stage(2, {frame: [VERSION]}), 'stages[2].frame', 'a list of 305 numbers'],
  ['a text in a frame', stage(2, {frame: at(good.stages[2]!.frame, {40: 'x' as never})}), 'stages[2].frame[40]', 'a number from −1e15 to 1e15'],
  ['an infinite number', stage(2, {frame: at(good.stages[2]!.frame, {40: Infinity})}), 'stages[2].frame[40]', 'a number from −1e15 to 1e15'],
  ['another layout', stage(2, {frame: at(good.stages[2]!.frame, {0: VERSION - 1})}), 'stages[2].frame[0]', String(VERSION)],
  ['another stage’s frame', stage(2, {frame: good.stages[3]!.frame}), 'stages[2].frame[2]', '2'],
  ['a box without width', stage(2, {frame: at(good.stages[2]!.frame, {[F.boxes[1].w]: 0})}), `stages[2].frame[${F.boxes[1].w}]`, 'a number above 0'],
  ['a million contacts', stage(2, {frame: at(good.stages[2]!.frame, {[F.contacts.count]: 1e6})}), `stages[2].frame[${F.contacts.count}]`, 'a whole number from 0 to 2'],
  ['a tilted hull without end', hullWith({[H.compare.still.count]: 20_000}), `stages[0].frame[${H.compare.still.count}]`, `a whole number from 0 to ${Math.floor(HULLS[0]![1].stages[0]!.frame.length / SPOT_SLOTS)}`],
  ['an edge of a face that is none', hullWith({[HULL_EDGE + EDGE.left]: -1}), `stages[0].frame[${HULL_EDGE + EDGE.left}]`, `a whole number from 0 to ${HULLS[0]![1].stages[0]!.frame[H.hulls[0].faces.count]! - 1}`],
  ['a best edge that is none', hullWith({[H.edges.found]: 1, [H.edges.a]: 1e6}), `stages[0].frame[${H.edges.a}]`, `a whole number from 0 to ${HULLS[0]![1].stages[0]!.frame[H.hulls[0].edges.count]! - 1}`],
  ['a shape with nine corners', shapeWith({[S.sides[0].count]: 9}), `stages[0].frame[${S.sides[0].count}]`, 'a whole number from 1 to 8'],
  ['a corner that is none', shapeWith({[S.faces[0].corners[0]]: 4}), `stages[0].frame[${S.faces[0].corners[0]}]`, 'a whole number from 0 to 3'],
  ['a list beyond the frame', hullWith({[H.hulls[0].vertices.count]: 4000}), `stages[0].frame[${H.hulls[0].vertices.count}]`, `a whole number from 0 to ${Math.floor(HULLS[0]![1].stages[0]!.frame.length / SPOT_SLOTS)}`],
];

test.each(WRONG)('%s is refused, by the field and its range', async (_, trace, field, range) => {
  await expect(open(trace)).rejects.toMatchObject({name: 'ClipstageError', code: 'invalid-trace', field, range});
});

test('a file that is no text or no JSON is refused', () => {
  const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
  for (const bytes of [Uint8Array.of(0xff, 0xfe), encode(''), encode('{"version":1'), encode('<!doctype html>')]) {
    expect(() => readTrace(bytes)).toThrow(expect.objectContaining({code: 'invalid-trace', field: 'trace'}) as Error);
  }
  expect(readTrace(encode(JSON.stringify(good))).stages).toHaveLength(10);
});

test('a trace cannot change Object.prototype', () => {
  const text = JSON.stringify(good).replace('{', '{"__proto__": {"lab": "hull", "polluted": 1}, "constructor": {"prototype": {"polluted": 1}}, ');
  expect(checkTrace(JSON.parse(text)).lab).toBe('pair');
  expect(() => checkTrace(JSON.parse('{"__proto__": {"version": 1, "lab": "pair", "input": {}, "stages": []}}'))).toThrow(ClipstageError);
  expect(({} as {polluted?: number}).polluted).toBeUndefined();
});

describe('traces with random changes', () => {
  const VALUES: unknown[] = [0, -1, 1, 2, 3, 0.5, 17, 300, 4096, 1e9, -1e15, 1e15, 1e16, 1e308, -0, NaN, Infinity, null, true, '', 'x', '__proto__', [], {}, [[]], {length: 3}, undefined];
  test.each([['pairs', PAIRS], ['hulls', HULLS], ['worlds', WORLDS], ['shapes', SHAPES]] as const)('of %s are opened or refused without another error', async (_, traces) => {
    const random = generator(5), pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
    const counts = {taken: 0, refused: 0};
    for (let i = 0; i < (traces === PAIRS ? 600 : 150); i++) {
      const trace = structuredClone(pick<readonly [string, object]>(traces)[1]);
      for (let n = 1 + Math.floor(random() * 3); n > 0; n--) change(trace, random, pick, VALUES);
      try {
        await open(trace);
        counts.taken++;
      } catch (error) {
        if (!(error instanceof ClipstageError) || error.code !== 'invalid-trace' || !error.field || !error.range) throw error;
        counts.refused++;
      }
    }
    expect(Math.min(counts.taken, counts.refused)).toBeGreaterThan(15);
  }, 120_000);
});

/** Changes or removes a random value of a trace. In a list, it prefers an early item. */
function change(root: unknown, random: () => number, pick: <T>(list: readonly T[]) => T, values: readonly unknown[]): void {
  let from = root as Record<string, unknown>;
  for (;;) {
    const keys = Object.keys(from), key = keys.length === 0 ? '0' : random() < 0.3 ? keys[Math.min(keys.length - 1, Math.floor(random() * 60))]! : pick(keys), value = from[key];
    if (typeof value === 'object' && value !== null && random() < 0.95) {
      from = value as Record<string, unknown>;
      continue;
    }
    if (random() < 0.05) Reflect.deleteProperty(from, key);
    else from[key] = typeof value === 'number' && random() < 0.3 ? value * pick([-1, 2, 1e6, 1e-6]) + pick([0, 1, -1]) : pick(values);
    return;
  }
}

test('an address is of the web, and has no name or password', () => {
  for (const [given, want] of [['trace.json', 'https://our.example/a/trace.json'], ['../t.json?x=1', 'https://our.example/t.json?x=1'], ['//other.example/t', 'https://other.example/t'], ['http://other.example/t', 'http://other.example/t']] as const) {
    expect(addressOf(given, 'https://our.example/a/embed.html').href).toBe(want);
  }
  for (const given of ['', 'javascript:alert(1)', 'data:application/json,{}', 'file:///etc/passwd', 'blob:https://our.example/1', 'https://me:secret@our.example/t', 'https://', 'ftp://our.example/t']) {
    expect(() => addressOf(given, 'https://our.example/a/embed.html')).toThrow(expect.objectContaining({
      code: 'invalid-option', field: 'trace', message: `trace is “${given}”; it must be an http or https address without user name and password, or one relative to the page.`,
    }) as Error);
  }
});

describe('the download', () => {
  afterAll(() => void vi.unstubAllGlobals());
  const url = new URL('https://our.example/t.json');
  const answer = (response: () => Response | Promise<Response>): void => void vi.stubGlobal('fetch', vi.fn(async () => response()));

  test('returns the trace', async () => {
    answer(() => new Response('{}'));
    expect(new TextDecoder().decode(await download(url))).toBe('{}');
    expect(fetch).toHaveBeenCalledWith(url.href, expect.objectContaining({credentials: 'omit'}));
  });

  test('says that the file is missing', async () => {
    answer(() => new Response('', {status: 404}));
    await expect(download(url)).rejects.toMatchObject({code: 'not-found', message: expect.stringContaining('404') as string});
    answer(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(download(url)).rejects.toMatchObject({code: 'network', message: expect.stringContaining(url.href) as string});
  });

  test('ends when the file is too long, whatever length is declared', async () => {
    let sent = 0, ended = false;
    answer(() => new Response(new ReadableStream({
      pull(to) { to.enqueue(new Uint8Array(100_000)); sent += 100_000; },
      cancel() { ended = true; },
    }), {headers: {'content-length': '10'}}));
    await expect(download(url)).rejects.toMatchObject({code: 'trace-too-large', field: 'trace'});
    expect(sent).toBeLessThan(MOST + 500_000);
    expect(ended).toBe(true);
  });
});

test('the lab’s address has the boxes to the bit', () => {
  const a = {w: 0.1 + 0.2, h: 1, x: -1e-7, y: 2, angle: 0.25}, b = {w: 1, h: 1, x: 0, y: 0, angle: 0};
  const link = (input: unknown): string | undefined => linkOf(checkTrace({...good, input}), './');
  expect(link({a, b})).toBe('./index.html#lab=pair&stage=contacts&a=0.30000000000000004,1,-1e-7,2,0.25&b=1,1,0,0,0');
  for (const input of [{}, {a}, {a, b: {...b, x: '1&lab=hull'}}, {a, b: {...b, x: null}}, {a: [], b}]) expect(link(input)).toBeUndefined();
});

test('it has shapes by their corners', () => {
  const input = {a: {shape: 'circle', center: [0, 0.5], radius: 0.3}, b: {shape: 'capsule', p1: [0, 0], p2: [1, 0], radius: 0}, xfA: {x: 1, y: -1e-7, angle: 0.1}, xfB: {x: 0, y: 0, angle: 0}};
  const link = (change: object, compared = 0): string | undefined => linkOf({lab: 'shape', world: false, stages: [{id: 'contacts', frame: at([], {[S.compared]: compared})}], json: {input: {...input, ...change}}} as unknown as Parameters<typeof linkOf>[0], './');
  expect(link({})).toBe('./index.html#lab=shape&stage=contacts&a=1,-1e-7,0.1,0.3;0,0.5&b=0,0,0,0;0,0;1,0');
  expect(link({a: {shape: 'polygon', vertices: [[0, 0], [1, 0], [0, 1]], radius: 0.1}}, 1)).toBe('./index.html#lab=shape&stage=contacts&a=1,-1e-7,0.1,0.1;0,0;1,0;0,1&b=0,0,0,0;0,0;1,0&compare=on');
  for (const wrong of [{a: undefined}, {xfA: {x: '1&b=2', y: 0, angle: 0}}, {a: {...input.a, center: [0]}}, {b: {...input.b, p2: ['0', 0]}}]) expect(link(wrong)).toBeUndefined();
});

test('it has hulls by their points, and a world without edits by its scene', () => {
  const saved = (lab: 'hull' | 'world', json: object, slots: Record<number, number> = {}) => ({lab, world: lab === 'world', stages: [{id: 'contacts', frame: slots}], json}) as unknown as Parameters<typeof linkOf>[0];
  const hull = {points: [[0.1, 0, 0], [1, 0, 0], [0, 1, 0], [0, 0, -1e-7]], position: [0, 0, 2], rotation: [1, 0, 0, 0]};
  const input = {a: hull, b: {...hull, faces: [[0, 1, 2]]}, bias: {relative: 0, absolute: 0}}, ofHulls = (change: object): string | undefined => linkOf(saved('hull', {input: {...input, ...change}}), './');
  expect(ofHulls({})).toBe('./index.html#lab=hull&stage=contacts&va=0.1,0,0;1,0,0;0,1,0;0,0,-1e-7&a=0,0,2,1,0,0,0&vb=0.1,0,0;1,0,0;0,1,0;0,0,-1e-7&b=0,0,2,1,0,0,0');
  expect(ofHulls({bias: {relative: 0.05, absolute: 1e-3}})).toContain('&bias=0.05,0.001');
  for (const [tilt, words] of [[0, '&compare=on'], [1e-3, '&compare=on&tilt=0.001']] as const) {
    expect(linkOf(saved('hull', {input}, {[H.compare.on]: 1, [H.compare.tilt]: tilt}), './')).toBe(ofHulls({}) + words);
  }
  for (const wrong of [{a: undefined}, {a: {...hull, points: [[0, 0]]}}, {a: {...hull, points: 'all'}}, {b: {...hull, rotation: [1, 0, 0, '0&x=1']}}, {bias: {}}, {a: {...hull, points: Array.from({length: 300}, () => [0.25, 0.5, 0.75])}}]) expect(ofHulls(wrong)).toBeUndefined();

  const frame: number[] = Array.from({length: 60}, () => 0);
  frame[W.chosenA] = 3;
  frame[W.chosenB] = 7;
  const settings = {accumulateImpulses: true, warmStarting: false, positionCorrection: true, iterations: 10, gravity: [0, -10], baumgarte: 0.2, slop: 0.01, solver: 'box2d', positionIterations: 3, blockSolve: true};
  const world = {scene: 'wall', name: 'Wall', dt: 1 / 60, settings, untouched: true}, ofWorld = (change: object): string | undefined => linkOf(saved('world', {input: {...world, ...change}, frame, result: {step: 60}}), './');
  expect(ofWorld({})).toBe('./index.html#lab=world&stage=contacts&scene=wall&step=60&pick=3,7&gravity=0,-10&solver=box2d&iterations=10&positionIterations=3&blockSolve=on&baumgarte=0.2&slop=0.01&dt=0.016666666666666666&accumulateImpulses=on&warmStarting=off&positionCorrection=on');
  for (const wrong of [{untouched: false}, {untouched: undefined}, {scene: 'own'}, {scene: 'wall&do=x'}, {settings: {}}, {settings: {...settings, solver: 'a&b'}}]) expect(ofWorld(wrong)).toBeUndefined();
});
