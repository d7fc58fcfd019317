import {execFileSync, spawnSync} from 'node:child_process';
import {copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {Worker} from 'node:worker_threads';
import {gunzipSync} from 'node:zlib';
import {expect, test} from '@playwright/test';
import {ref} from 'vue';
import type * as Collide from '../../web/src/collide/collide';
import {BODY, BODY_SLOTS, W_SLOTS} from '../../web/src/draw/layout.gen';
import {goldenPairs} from './golden';
import {readFrame} from './hullframe';
import {goldenHulls, gradeResult} from './hullgolden';
import {serve} from './package';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const BUILD = join(process.env.CLIPSTAGE_BUILD ?? join(ROOT, 'web/build'), 'collide');
const MODULE = pathToFileURL(join(BUILD, 'collide.js')).href;

const clipstage = (...args: string[]): string => execFileSync('go', ['run', './physics/cmd/clipstage', ...args], {cwd: ROOT, encoding: 'utf8'});

const printed = (program: string): unknown => JSON.parse(execFileSync(process.execPath, ['--input-type=module', '--eval', program], {encoding: 'utf8', timeout: 60_000}));

let engine: Collide.Engine;
test.beforeAll(async () => {
  engine = await (await import(MODULE) as typeof Collide).load();
});

test('collide returns the original’s results', () => {
  const folder = mkdtempSync(join(tmpdir(), 'collide-')), file = (name: string, lines: readonly object[]): string => {
    writeFileSync(join(folder, name), lines.map((line) => JSON.stringify(line)).join('\n'));
    return join(folder, name);
  };
  try {
    const got = goldenPairs.map(({id, in: {wA, pA, rA, wB, pB, rB}}) => {
      const box = ([w, h]: [number, number], [x, y]: [number, number], angle: number): Collide.Box => ({w, h, x, y, angle});
      return {id, ...engine.collide(box(wA, pA, rA), box(wB, pB, rB)).result};
    });
    expect(got.length).toBeGreaterThan(200);
    expect(clipstage('diff', '-own-trig', file('expected', goldenPairs), file('got', got))).toBe(`${got.length} cases: ${got.length} the same\n`);
  } finally {
    rmSync(folder, {recursive: true});
  }
});

test('collideHulls returns the results of the reference data, also in the frames of a trace', () => {
  const wrong: string[] = [];
  for (const golden of goldenHulls) {
    const {id, A, B} = golden, hull = ({p, f}: typeof A): Collide.Hull => ({points: p, faces: f});
    const {result, stages} = engine.collideHulls(hull(A), hull(B)), frame = readFrame(stages.at(-1)!.frame);
    gradeResult(golden, result, frame, (what) => wrong.push(`${id}: ${what}`));
  }
  expect(wrong).toEqual([]);
});

interface GoldenShapes { id: string; a: Collide.Shape; b: Collide.Shape; xfA: object; xfB: object; kind: string; mid: Record<string, unknown>; out: object }

const goldenShapes = gunzipSync(readFileSync(new URL('../testdata/shapes.jsonl.gz', import.meta.url))).toString('utf8').trim().split('\n').map((line) => JSON.parse(line) as GoldenShapes);

const shapesOf = ({a, b, xfA, xfB}: GoldenShapes): [Collide.Shape, Collide.Shape] => {
  const placed = (shape: Collide.Shape, pose: object): Collide.Shape => ({...shape, ...pose});
  return [placed(a, xfA), placed(b, xfB)];
};

test('collideShapes returns Box2D’s results of every stage, and the mended contacts', () => {
  const cases = new Set<unknown>(), kinds = new Set<string>();
  for (const golden of goldenShapes) {
    const {kind, mid, out, mended} = engine.collideShapes(...shapesOf(golden)).result;
    const got = JSON.parse(JSON.stringify({kind, mid, out})) as object; // without the sign of a zero, as in the data
    expect(got, golden.id).toEqual({kind: golden.kind, mid: golden.mid, out: golden.out});
    kinds.add(kind);
    cases.add(mid.case);
    if (mid.case === 'empty' && mended.points.length > 0) cases.add('mended');
  }
  expect([...kinds].sort()).toEqual(['capsule-capsule', 'capsule-circle', 'circle-circle', 'polygon-capsule', 'polygon-circle', 'polygon-polygon']);
  expect([...cases].sort()).toEqual(['apart', 'apart2', 'clip', 'empty', 'mended', 'point', 'vertex']);
});

test('manifold returns collide’s result, and for boxes apart the axis and the gap', () => {
  const kinds = new Set<string>();
  for (const {id: number, in: {wA, pA, rA, wB, pB, rB}} of goldenPairs) {
    const id = String(number), a = {w: wA[0], h: wA[1], x: pA[0], y: pA[1], angle: rA}, b = {w: wB[0], h: wB[1], x: pB[0], y: pB[1], angle: rB};
    const {mid, out} = engine.collide(a, b).result, {colliding, normal, separation, contacts} = engine.manifold(a, b);
    expect(contacts, id).toEqual(out.contacts.map(({p: [x, y], s, key}) => ({x, y, separation: s, id: key})));
    for (const {n} of out.contacts) expect(n.map((x) => x + 0), id).toEqual(normal.map((x) => x + 0)); // JSON has no -0
    expect(colliding, id).toBe(!['faceA', 'faceB'].includes(mid.stage));
    expect(separation > 0, id).toBe(!colliding);
    expect(Math.hypot(...normal), id).toBeCloseTo(1, 12);
    kinds.add(`${colliding} ${contacts.length}`);
  }
  expect([...kinds].sort()).toEqual(['false 0', 'true 0', 'true 1', 'true 2']);
});

test('hullManifold returns collideHulls’ result for built hulls, and for hulls apart the nearest points', () => {
  const kinds = new Set<string>();
  for (const {id, A, B} of goldenHulls) {
    const {result} = engine.collideHulls({points: A.p, faces: A.f}, {points: B.p, faces: B.f});
    const a = engine.hull(A.p, A.f), b = engine.hull(B.p, B.f), {colliding, axisType, normal, separation, contacts, nearest} = engine.hullManifold(a, {}, b, {});
    expect([colliding, axisType], id).toEqual([result.colliding, result.axisType]);
    expect(contacts.map(({position, onA, onB, separation: s}) => ({p: position, a: onA, b: onB, s})), id).toEqual(result.colliding ? result.contacts.map(({p, a: onA, b: onB, s}) => ({p, a: onA, b: onB, s})) : []);
    expect(Math.hypot(...normal), id).toBeCloseTo(1, 12);
    if (result.colliding) {
      expect([nearest, Math.max(0, -separation)], id).toEqual([null, result.depth]);
    } else {
      expect([separation, nearest!.distance], id).toEqual([result.gap, result.distance]);
      const way = nearest!.onB.map((x, i) => x - nearest!.onA[i]!);
      expect(Math.abs(Math.hypot(...way) - result.distance), id).toBeLessThanOrEqual(1e-14 * Math.max(...A.p.flat().map(Math.abs), ...B.p.flat().map(Math.abs)));
    }
    kinds.add(`${colliding} ${axisType}`);
    for (const hull of [a, b]) hull.destroy();
  }
  expect([...kinds].sort()).toEqual(expect.arrayContaining(['false faceA', 'true edge', 'true faceA', 'true faceB']));
});

test('a wrong hull or pose throws an error with code, field and range', async () => {
  const cube = [0, 1, 2, 3, 4, 5, 6, 7].map((i): [number, number, number] => [i & 1, i >> 1 & 1, i >> 2]);
  const hull = engine.hull([...cube, [0.5, 0.5, 0.5]]), gone = engine.hull(cube), other = (await (await import(MODULE) as typeof Collide).load()).hull(cube);
  expect(hull.vertices).toBe(8);
  gone.destroy();
  gone.destroy();
  for (const [act, code, field] of [
    [() => engine.hull(cube.slice(0, 3)), 'invalid-hull', 'points'],
    [() => engine.hull([...cube, [0, 0, 0]]), 'invalid-hull', 'points[8]'],
    [() => engine.hull([...cube, [NaN, 0, 0]]), 'invalid-hull', 'points[8]'],
    [() => engine.hull(cube, [[0, 1]]), 'invalid-hull', 'faces[0]'],
    [() => engine.hull(undefined as never), 'invalid-hull', 'points'],
    [() => engine.hullManifold(gone, {}, hull, {}), 'destroyed', 'a'],
    [() => engine.hullManifold(hull, {}, other, {}), 'destroyed', 'b'],
    [() => engine.hullManifold(hull, {}, cube as never, {}), 'destroyed', 'b'],
    [() => engine.hullManifold(hull, null as never, hull, {}), 'invalid-pose', 'a'],
    [() => engine.hullManifold(hull, {}, hull, {position: [0, 1] as never}), 'invalid-pose', 'b.position'],
    [() => engine.hullManifold(hull, {}, hull, {position: [0, '1', 0] as never}), 'invalid-pose', 'b.position[1]'],
    [() => engine.hullManifold(hull, {rotation: [2, 0, 0, 0]}, hull, {}), 'invalid-pose', 'a.rotation'],
    [() => engine.hullManifold(hull, {at: 1} as never, hull, {}), 'invalid-pose', 'a.at'],
    [() => engine.manifold({w: 1, h: 1, x: 0, y: 0, angle: 0}, null as never), 'invalid-pose', 'b.w'],
    [() => engine.manifold({w: 1, h: 1, x: 0, y: Infinity, angle: 0}, {w: 1, h: 1, x: 0, y: 0, angle: 0}), 'invalid-pose', 'a.y'],
  ] as const) expect(act, `${code} ${field}`).toThrow(expect.objectContaining({name: 'ClipstageError', code, field, range: expect.stringMatching(/./) as unknown}) as Error);
  hull.destroy();
});

test('a wrong shape throws an error with code, field and range', () => {
  const circle: Collide.Shape = {shape: 'circle', center: [0, 0], radius: 1}, corners: [number, number][] = [[0, 0], [1, 0], [0, 1]];
  expect(engine.collideShapes(circle, {...circle, x: 1.5, angle: 7}).result.out.points).toMatchObject([{point: [0.75, 0], separation: -0.5, id: 0}]);
  for (const [b, field] of [
    [undefined, 'b'],
    [{...circle, shape: 'ball'}, 'b.shape'],
    [{...circle, radius: -1}, 'b.radius'],
    [{...circle, radius: '1'}, 'b.radius'],
    [{...circle, center: [0, NaN]}, 'b.center'],
    [{...circle, x: Infinity}, 'b.x'],
    [{...circle, width: 1}, 'b.width'],
    [{...circle, c: 1, s: 1}, 'b.c'],
    [{shape: 'capsule', p1: [0, 0], radius: 1}, 'b.p2'],
    [{shape: 'capsule', p1: [0, 0], p2: [1e7, 0], radius: 1}, 'b.p2'],
    [{shape: 'polygon', vertices: corners.slice(1), radius: 0}, 'b.vertices'],
    [{shape: 'polygon', vertices: corners.toReversed(), radius: 0}, 'b.vertices[2]'],
    [{shape: 'polygon', vertices: [...corners, [0.25, 0.25]], radius: 0}, 'b.vertices[0]'],
  ] as const) expect(() => engine.collideShapes(circle, b as never), field).toThrow(expect.objectContaining({name: 'ClipstageError', code: 'invalid-shape', field, range: expect.stringMatching(/./) as unknown}) as Error);
});

test('engines, worlds and hulls have no enumerable property, so that development servers serialize none', () => {
  const world = engine.world({scene: 'teeter'}), hull = engine.hull([[0, 0, 0], [1, 0, 0], [0, 1, 0], [0, 0, 1]]);
  world.step(2);
  engine.hullManifold(hull, {}, hull, {position: [0.1, 0, 0]});
  for (const one of [engine, world, hull]) {
    const names: string[] = [];
    for (const name in one) names.push(name);
    expect([names, Object.keys(one), JSON.stringify(one)]).toEqual([[], [], '{}']);
  }
  hull.destroy();
  world.destroy();
});

test('an engine, its worlds and its hulls work in Vue’s ref()', () => {
  const box = {w: 1, h: 1, x: 0, y: 0, angle: 0}, above = {...box, y: 0.9}, cube = [0, 1, 2, 3, 4, 5, 6, 7].map((i): [number, number, number] => [i & 1, i >> 1 & 1, i >> 2]);
  const held = ref(engine) as unknown as {value: Collide.Engine}, world = ref(held.value.world({scene: 'dominos'})) as unknown as {value: Collide.World}, plain = engine.world({scene: 'dominos'});
  const steps: number[] = [];
  world.value.on('step', ({step}) => steps.push(step));
  for (const one of [world.value, plain]) {
    one.step(30);
    one.edit({do: 'push', body: 3, at: [0, 1], impulse: [50, 0]});
    one.step(10);
  }
  expect([world.value.getHash(), world.value.steps, steps]).toEqual([plain.getHash(), 40, [30, 40]]);
  expect(held.value.collide(box, above)).toEqual(engine.collide(box, above));
  expect(held.value.manifold(box, above)).toEqual(engine.manifold(box, above));
  const hull = ref(held.value.hull(cube)) as unknown as {value: Collide.BuiltHull}, pose = {position: [0.2, 0.3, 0.9] as [number, number, number]};
  expect(held.value.hullManifold(hull.value, {}, hull.value, pose).contacts.length).toBe(4);
  hull.value.destroy();
  expect(() => held.value.hullManifold(hull.value, {}, hull.value, pose)).toThrow(expect.objectContaining({code: 'destroyed'}) as Error);
  for (const one of [world.value, plain]) one.destroy();
  expect(() => world.value.step()).toThrow(expect.objectContaining({code: 'destroyed'}) as Error);
});

test('collideHulls takes a bias: two nearly flat boxes keep the face, which an edge beats by a billionth', () => {
  const box = (x: number, y: number): [number, number, number][] => [0, 1, 2, 3, 4, 5, 6, 7].map((i) => [i & 1 ? x : -x, i & 2 ? y : -y, i & 4 ? 0.5 : -0.5]);
  const slab: Collide.Hull = {points: box(2, 1.5)}, on: Collide.Hull = {points: box(0.75, 0.5), position: [1.8, 0.3, 0.95], rotation: [1, 1e-9, 2e-9, 0]};
  const found = [undefined, {}, {bias: {}}, {bias: {relative: 0.02, absolute: 0.0005}}].map((options) => engine.collideHulls(slab, on, options));
  expect(found.map(({input, result}) => [input.bias, result.axisType, 'contacts' in result && result.contacts.length])).toEqual([
    ...[0, 1, 2].map(() => [{relative: 0, absolute: 0}, 'edge', 1]), [{relative: 0.02, absolute: 0.0005}, 'faceA', 4],
  ]);
});

/** TypeScript's errors for a program that declares each object with its type. */
function compiled(objects: readonly (readonly [type: string, object: unknown])[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'traces-')), file = join(folder, 'traces.ts'), config = join(folder, 'tsconfig.json');
  try {
    const types = [...new Set(objects.map(([type]) => type))].join(', ');
    writeFileSync(file, `import type {${types}} from '${join(ROOT, 'web/src/engine/api')}';\n${objects.map(([type, object], i) => `export const n${i}: ${type} = ${JSON.stringify(object)};\n`).join('')}`);
    writeFileSync(config, JSON.stringify({compilerOptions: {module: 'esnext', moduleResolution: 'bundler', target: 'es2022', lib: ['es2022', 'dom'], types: [], strict: true, noEmit: true}, files: [file]}));
    const {stdout, status} = spawnSync(process.execPath, [join(ROOT, 'tests/node_modules/typescript/bin/tsc'), '-p', config, '--pretty', 'false'], {encoding: 'utf8', timeout: 120_000});
    const told = stdout.split('\n').filter((line) => line.includes('error TS'));
    expect(status === 0).toBe(told.length === 0);
    return told;
  } finally {
    rmSync(folder, {recursive: true});
  }
}

test('traces have exactly the fields of their types', () => {
  test.slow();
  const short = (trace: object): object => JSON.parse(JSON.stringify(trace, (name, value: unknown) => (name === 'frame' ? (value as number[]).slice(0, 2) : value))) as object;
  const pairs = goldenPairs.filter((_, i) => i % 5 === 0).map(({in: {wA, pA, rA, wB, pB, rB}}) => engine.collide({w: wA[0], h: wA[1], x: pA[0], y: pA[1], angle: rA}, {w: wB[0], h: wB[1], x: pB[0], y: pB[1], angle: rB}));
  expect(new Set(pairs.map(({result}) => result.mid.stage))).toEqual(new Set(['faceA', 'faceB', 'clip1', 'clip2', 'end']));
  const hulls = goldenHulls.filter((_, i) => i % 4 === 0).map(({A, B}) => engine.collideHulls({points: A.p, faces: A.f}, {points: B.p}));
  expect(new Set(hulls.map(({result}) => result.colliding)).size).toBe(2);
  const shapes = goldenShapes.filter((_, i) => i % 4 === 0).map((golden) => engine.collideShapes(...shapesOf(golden)));
  const worlds = (['lite', 'box2d'] as const).flatMap((solver) => {
    const world = engine.world({scene: 'dominos', settings: {solver}});
    world.step(90);
    const bare = world.getTrace(), [first] = bare.result.arbiters;
    world.choose(...first!.b);
    const picked = world.getTrace();
    world.destroy();
    expect([bare.stages.length, picked.stages.length, picked.result.jointP!.length > 0]).toEqual([0, solver === 'lite' ? 14 : 16, true]);
    return [bare, picked];
  });
  const all = [...pairs.map((trace) => ['Trace', short(trace)] as const), ...hulls.map((trace) => ['HullTrace', short(trace)] as const), ...shapes.map((trace) => ['ShapeTrace', trace] as const), ...worlds.map((trace) => ['WorldTrace', short(trace)] as const)];
  expect(compiled(all)).toEqual([]);

  // TypeScript reports extra and missing fields.
  const [pair] = pairs, {lab: _, ...less} = short(pair!) as {lab: string};
  const wrong = compiled([['Trace', {...short(pair!), more: 1}], ['Trace', less], ['HullTrace', {...short(hulls[0]!), result: {...hulls[0]!.result, more: 1}}], ['WorldTrace', {...short(worlds[0]!), stages: [{...pair!.stages[0], frame: []}]}]]);
  expect(wrong.map((line) => Number(/ts\((\d+),/.exec(line)![1]) - 2)).toEqual([0, 1, 2, 3]);
});

test('worlds take the command line’s steps, to the bit', () => {
  const scenes = ['pyramid', 'multi-pendulum', 'conveyor', 'card-house'] as const;
  for (const scene of scenes) {
    const world = engine.world({scene});
    world.step(120);
    expect(clipstage('hash', '-step', '120', scene)).toBe(`${scene}: step 120, hash ${world.getHash()}\n`);
    world.destroy();
  }
});

test('a world goes back, is edited, undone and recorded, and sends events', async () => {
  const world = engine.world({scene: 'dominos', settings: {solver: 'box2d'}}), told: string[] = [];
  for (const type of ['step', 'scene', 'settings', 'edited', 'picked', 'error'] as const) world.on(type, () => told.push(type));
  const kinds: string[] = [], end = world.on('contact-event', ({kind, step}) => kinds.push(`${step} ${kind}`));
  world.step(60);
  const at60 = world.getHash();
  expect(kinds).toContain('1 begin');
  end();
  kinds.length = 0;
  world.step(30);
  expect(kinds).toEqual([]);
  world.back(30);
  expect(world.getHash()).toBe(at60);
  world.edit({do: 'push', body: 3, at: [0, 1], impulse: [50, 0]});
  world.setSettings({iterations: 20});
  world.step(30);
  world.choose(5, 4);
  const edited = world.getHash();
  expect(world.picked).toEqual({a: 4, b: 5});
  expect(world.getTrace().stages.map(({id}) => id).slice(-6)).toEqual(['match', 'warm-start', 'velocity', 'store', 'integrate', 'position']);
  expect(told).toEqual(['step', 'step', 'step', 'edited', 'settings', 'step', 'picked']);

  const copy = engine.world();
  await copy.loadScene(world.getRecording());
  expect([copy.scene, copy.steps, copy.getHash(), copy.getSettings()]).toEqual(['own', 90, edited, world.getSettings()]);
  world.undo();
  expect(world.steps).toBe(60);
  world.step(30);
  expect(world.getHash()).not.toBe(edited);
  copy.seekStep(200);
  world.reset();
  expect([copy.steps, world.steps]).toEqual([200, 0]);

  const {bodies} = world.getTrace().result, frame = world.frame;
  expect(bodies.map((_, i) => frame[W_SLOTS + i * BODY_SLOTS + BODY.at.x])).toEqual(bodies.map(([x]) => x));
  world.destroy();
  copy.destroy();
  expect(() => world.step()).toThrow(expect.objectContaining({code: 'destroyed'}) as Error);
});

test('bad input throws a code, the field and its range, and changes nothing', async () => {
  const box = {w: 1, h: 1, x: 0, y: 0, angle: 0}, world = engine.world({scene: 'wall'}), before = world.getHash();
  const hostile = new Proxy({}, {ownKeys: () => { throw new Error('no keys'); }});
  for (const [act, code, field] of [
    [() => engine.collide(box, {...box, w: -1}), 'invalid-pose', 'b.w'],
    [() => engine.collide(box, null as never), 'invalid-pose', 'b.w'],
    [() => engine.collide({...box, foo: 1} as never, box), 'invalid-pose', 'a.foo'],
    [() => engine.collideHulls({points: [[0, 0, 0]]}, {points: []}), 'invalid-hull', 'a.points'],
    [() => engine.collideHulls({points: []}, {points: []}, {bias: {relative: 2}}), 'invalid-hull', 'bias.relative'],
    [() => engine.collideHulls({points: []}, {points: []}, {bias: {absolute: 1e9}}), 'invalid-hull', 'bias.absolute'],
    [() => engine.collideHulls({points: []}, {points: []}, {bias: [0.1, 0] as never}), 'invalid-hull', 'bias'],
    [() => engine.collideHulls({points: []}, {points: []}, {tilt: 1} as never), 'invalid-option', 'tilt'],
    [() => engine.world({scene: 'domino' as never}), 'invalid-scene', 'scene'],
    [() => engine.world({scenes: 'dominos'} as never), 'invalid-option', 'scenes'],
    [() => engine.world({settings: {iterations: 1e9}}), 'invalid-option', 'settings.iterations'],
    [() => engine.world(hostile), 'invalid-option', 'options'],
    [() => world.step(-1), 'invalid-option', 'n'],
    [() => world.edit({do: 'remove', body: 1e6}), 'invalid-option', 'edit.body'],
    [() => world.on('play' as never, () => {}), 'invalid-option', 'type'],
  ] as const) expect(act, code).toThrow(expect.objectContaining({name: 'ClipstageError', code, field}) as Error);
  await expect(world.loadScene('{"version": 1}')).rejects.toMatchObject({code: 'invalid-scene'});
  expect([world.getHash(), world.scene]).toEqual([before, 'wall']);
  world.destroy();
});

test('the wasm comes as address, bytes or module, and a wrong one throws a code', async () => {
  const {load} = await import(MODULE) as typeof Collide, bytes = readFileSync(join(BUILD, 'collide.wasm'));
  for (const wasm of [pathToFileURL(join(BUILD, 'collide.wasm')), './collide.wasm', bytes, new Uint8Array(bytes).buffer, await WebAssembly.compile(bytes)]) {
    expect((await load({wasm})).collide({w: 1, h: 1, x: 0, y: 0, angle: 0}, {w: 1, h: 1, x: 0, y: 0.9, angle: 0}).result.out.n).toBe(2);
  }
  for (const [wasm, code] of [['./nothing.wasm', 'not-found'], ['./collide.js', 'mime'], ['http://localhost:9/', 'network'], [bytes.subarray(0, 1000), 'damaged'], [7, 'invalid-option']] as const) {
    await expect(load({wasm: wasm as never}), code).rejects.toMatchObject({code});
  }
  await expect(load({wasm: './nothing.wasm'})).rejects.toThrow(/clipstage\/collide\.wasm/);
});

test('if a bundler has turned the wasm’s address into a path, the error has the path and the configuration to change', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'collide-')), bundled = join(folder, 'collide.mjs'), path = '/_next/static/media/collide.wasm';
  try {
    const code = readFileSync(join(BUILD, 'collide.js'), 'utf8'), name = /new URL\(['"]\.\/collide\.wasm['"], import\.meta\.url\)/;
    expect(code).toMatch(name);
    writeFileSync(bundled, code.replace(name, `({href: '${path}'})`));
    const {load} = await import(pathToFileURL(bundled).href) as typeof Collide;
    await expect(load()).rejects.toMatchObject({code: 'not-found', message: expect.stringContaining(path) as unknown});
    await expect(load()).rejects.toThrow(/serverExternalPackages/);
  } finally {
    rmSync(folder, {recursive: true});
  }
});

test('a panic ends the engine, and load gives another', async () => {
  const {load} = await import(MODULE) as typeof Collide, one = await load(), world = one.world();
  const asked = (world as unknown as {asked: {call(name: string): unknown}}).asked;
  for (const act of [() => asked.call('panic'), () => world.step(), () => one.world()]) expect(act).toThrow(expect.objectContaining({code: 'panic', stands: 'ended'}) as Error);
  world.destroy();
  (await load()).world().step();
});

test('uses no DOM and adds no globals', () => {
  expect(printed(`
    const asked = [], names = () => Object.getOwnPropertyNames(globalThis).sort().join();
    for (const name of ['window', 'document', 'self', 'location', 'HTMLElement', 'CustomEvent', 'requestAnimationFrame', 'localStorage', 'matchMedia', 'require']) {
      Object.defineProperty(globalThis, name, {get() { asked.push(name); }, configurable: true});
    }
    const before = names(), engine = await (await import(${JSON.stringify(MODULE)})).load(), world = engine.world();
    world.step(3);
    engine.collide({w: 1, h: 1, x: 0, y: 0, angle: 0}, {w: 1, h: 1, x: 0, y: 0.9, angle: 0});
    console.log(JSON.stringify({asked, same: names() === before, steps: world.steps}));`)).toEqual({asked: [], same: true, steps: 3});
});

test('an exception in a handler is an uncaught error of the program and stops no other handler', () => {
  expect(printed(`
    const told = [], world = (await (await import(${JSON.stringify(MODULE)})).load()).world();
    process.on('uncaughtException', ({message}) => told.push(message));
    world.on('step', () => { throw new Error('mine'); });
    world.on('step', ({step}) => told.push(step));
    world.step(2);
    setTimeout(() => console.log(JSON.stringify(told)));`)).toEqual([2, 'mine']);
});

test('it runs in a worker of Node, from a module that was compiled outside', async () => {
  const worker = new Worker(`
    const {parentPort, workerData} = require('node:worker_threads');
    import(workerData.url).then(({load}) => load({wasm: workerData.wasm})).then((engine) => {
      const world = engine.world({scene: 'pyramid'});
      world.step(120);
      parentPort.postMessage(world.getHash());
    });`, {eval: true, workerData: {url: MODULE, wasm: await WebAssembly.compile(readFileSync(join(BUILD, 'collide.wasm')))}});
  const hash = await new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject));
  await worker.terminate();
  expect(clipstage('hash', '-step', '120', 'pyramid')).toContain(String(hash));
});

test('it runs in a worker of a page, under a strict policy', {tag: '@engine'}, async ({page}) => {
  const folder = mkdtempSync(join(tmpdir(), 'collide-'));
  for (const file of ['collide.js', 'collide.wasm']) copyFileSync(join(BUILD, file), join(folder, file));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>A worker</title><link rel="icon" href="data:,"><script type="module" src="main.js"></script>');
  writeFileSync(join(folder, 'main.js'), `
    const trusted = globalThis.trustedTypes?.createPolicy('clipstage', {createScriptURL: (url) => url}) ?? {createScriptURL: (url) => url};
    new Worker(trusted.createScriptURL('worker.js'), {type: 'module'}).onmessage = ({data}) => { document.title = data; };`);
  writeFileSync(join(folder, 'worker.js'), `import {load} from './collide.js';
    load().then((engine) => { const world = engine.world({scene: 'teeter'}); world.step(120); postMessage(world.getHash()); }, (error) => postMessage(error.code));`);
  const host = await serve(folder);
  try {
    await page.goto(host.url);
    const world = engine.world({scene: 'teeter'});
    world.step(120);
    await expect(page).toHaveTitle(world.getHash(), {timeout: 30_000});
  } finally {
    host.close();
    rmSync(folder, {recursive: true});
  }
});
