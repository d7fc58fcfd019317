import {readFileSync} from 'node:fs';
import {beforeAll, describe, expect, test, vi} from 'vitest';
import {ClipstageError} from './error';
import {OPTION_NAMES, OPTIONS} from '../labs/pair/options';
import {OPTIONS as OF_WORLD} from '../labs/world/options';
import {copyLoadOptions, copyOptions, quoted, readBesides, readOptions as readBy, type ReadOptions} from './options';
import {say} from '../text/words';

type Given = Readonly<Record<string, unknown>>;
const readOptions = (given: Given, besides: readonly string[] = []): ReadOptions<typeof OPTIONS> => readBy(OPTIONS, given, [...OPTION_NAMES, ...besides]);
const readWorldOptions = (given: Given, besides: readonly string[] = []): ReadOptions<typeof OF_WORLD> => readBy(OF_WORLD, given, [...Object.keys(OF_WORLD), ...besides]);

beforeAll(() => {
  Object.assign(globalThis, {location: {href: 'https://our.example/clip/embed.html?x=1', protocol: 'https:', host: 'our.example'}});
});

test('every default of the page’s options may be given', () => {
  const given = Object.fromEntries(OPTION_NAMES.filter((name) => OPTIONS[name].by === 'page' && OPTIONS[name].default !== '').map((name) => [name, OPTIONS[name].default]));
  expect(readOptions(given)).toEqual({page: given, engine: {}, problems: []});
});

test('the engine’s options pass as they are, and so do a tracker’s names', () => {
  expect(readOptions({stage: 'y', stages: ['keep', 'contacts'], fbclid: '1', msclkid: '1', utm_source: '2', autoplay: undefined, __proto__: {theme: 'dark', autoplay: '1'}}))
    .toEqual({page: {}, engine: {stage: 'y', stages: 'keep,contacts'}, problems: []});
});

test('a world’s options for the engine pass in the spelling of an address', () => {
  expect(readWorldOptions({lab: 'world', step: 5, pick: [3, 7], gravity: [0, -3.5], warmStarting: false, accumulateImpulses: true, positionCorrection: 'off', solver: 'box2d', blockSolve: false, positionIterations: 2, dt: 0.01, alt: 'A wall', controls: 'minimal'}))
    .toEqual({page: {lab: 'world', alt: 'A wall', controls: 'minimal'}, engine: {step: '5', pick: '3,7', gravity: '0,-3.5', warmStarting: 'off', accumulateImpulses: 'on', positionCorrection: 'off', solver: 'box2d', blockSolve: 'off', positionIterations: '2', dt: '0.01'}, problems: []});
  expect(readWorldOptions({scene: 'wall', preset: 'deep', stages: 'keep', hash: ''}, ['hash']).problems.map(({field}) => field)).toEqual(['preset', 'stages']);
});

test('a world may be not editable, and have some parts of its inspector', () => {
  const given = {editable: 'none', panels: ['values', 'settings']};
  expect(readWorldOptions(given)).toEqual({page: {editable: 'none', panels: 'values,settings'}, engine: {}, problems: []});
  for (const [name, value, range] of [['editable', false, 'one of edit, drag, none'], ['editable', '', 'one of edit, drag, none'],
    ['panels', 'ids', 'some of scenes, body, values, pairs, events, settings, keys, with commas between'], ['panels', 'values,', 'some of scenes, body, values, pairs, events, settings, keys, with commas between']] as const) {
    expect(readWorldOptions({[name]: value})).toMatchObject({page: {}, engine: {}, problems: [{code: 'invalid-option', field: name, range}]});
  }
});

test('an unknown name is a problem, which lists the known names', () => {
  for (const name of ['autoplay', 'Stage', 'constructor']) {
    const {page, engine, problems: [problem]} = readOptions({theme: 'dark', [name]: '1'}, ['scene']);
    expect([page, engine]).toEqual([{theme: 'dark'}, {}]);
    const range = [...OPTION_NAMES, 'scene'].join(', ');
    expect({...problem, message: problem!.message}).toMatchObject({code: 'invalid-option', field: name, range, message: `This figure has no option “${name}”. Its options are ${range}.`});
  }
  expect(readOptions({scene: 'deep', wheel: 'page'}, ['scene', 'wheel']).problems).toEqual([]);
  expect(readOptions(Object.fromEntries([...Array(1000).keys()].map((i) => [`x${i}`, '1']))).problems.length, 'a hostile link is not worth more').toBeLessThan(10);
});

test.each<[name: string, values: unknown[]]>([
  ['controls', ['full', 'minimal', 'none']],
  ['panels', ['', 'values', 'ids,boxes', ['keys', 'presets']]],
  ['theme', ['auto', 'light', 'dark', 'page']],
  ['poster', ['auto', 'none', 'only', 'p.svg', './a/b.png', '/p.png', 'https://our.example/p.png', '?p']],
  ['alt', ['', 'Two boxes', 'é'.repeat(500), '<b>']],
  ['height', ['160', '4000', 480]],
  ['id', ['', 'figure-1']],
  ['origin', ['https://example.org', 'http://localhost:8080']],
])('%s may be', (name, values) => {
  for (const value of values) expect([value, readOptions({[name]: value}).problems]).toEqual([value, []]);
});

describe('an invalid value is refused, with the option, the value and the range', () => {
  test.each<[name: string, values: unknown[], range: string]>([
    ['lab', ['', 'Pair', 'hulls', 'pair,world', 'constructor'], 'one of pair, world, hull, shape'],
    ['controls', ['', 'Full', 'maximal', 'constructor'], 'one of minimal, full, none'],
    ['panels', ['value', 'values ids', 'values,', '*'], 'some of presets, values, ids, boxes, keys, with commas between'],
    ['theme', ['blue', 'LIGHT', {}, null], 'one of auto, light, dark, page'],
    ['poster', ['', 'https://other.example/p.png', '//other.example/p.png', 'javascript:alert(1)', 'data:image/png;base64,', 'http://our.example/p.png', 'https://'], 'auto, none, only, or a path on the figure’s own host'],
    ['alt', ['x'.repeat(501)], 'at most 500 characters'],
    ['height', ['', '159', '4001', '1e3', '300px', '-200', '300.5', NaN, '٣٠٠'], 'a whole number from 160 to 4000 (CSS pixels)'],
    ['id', ['x'.repeat(65)], 'at most 64 characters'],
    ['origin', ['*', 'null', 'example.org', 'https://example.org/', 'data:,'], 'an origin, such as https://example.org'],
  ])('%s', (name, values, range) => {
    for (const value of values) {
      const {page, problems} = readOptions({[name]: value});
      expect([value, page, problems.length]).toEqual([value, {}, 1]);
      const [{code, field, range: got, message}] = problems as [typeof problems[0] & object];
      expect({code, field, got}).toEqual({code: 'invalid-option', field: name, got: range});
      expect(message).toBe(`Option ${name} must be ${range}, not “${quoted(String(value))}”. Its default is used.`);
    }
  });

  test('a value that throws', () => {
    const trap = {toString(): never {
      throw new Error('no');
    }};
    expect(readOptions({theme: trap}).problems).toHaveLength(1);
  });
});

describe('options for code alone', () => {
  const read = (given: Record<string, unknown>): unknown => {
    const problems: ClipstageError[] = [];
    return {...readBesides(given, problems), problems: problems.map(({code, field, range}) => [code, field, range])};
  };
  const mine = new ClipstageError('invalid-option', 'mine', {field: 'mine', range: 'ours'});
  const negative = new Proxy([mine], {get: (target, name) => (name === 'length' ? -1 : Reflect.get(target, name) as unknown)});

  test('may be', () => {
    expect(read({})).toEqual({wheel: undefined, hash: '', problems: []});
    expect(read({wheel: 'page', hash: 'lab=pair', problems: [mine]})).toEqual({wheel: 'page', hash: 'lab=pair', problems: [['invalid-option', 'mine', 'ours']]});
  });

  test.each([
    ['wheel', ['bogus', '', null, 5, {}, Object.create(null), ['page', 'zoom']], 'one of page, zoom-when-focused, zoom'],
    ['hash', [null, 5, {}, [], Object.create(null)], say('notice.range.state')],
    ['problems', [null, 5, {}, 'x', [5], [mine, null], negative, Array(2 ** 32 - 1)], say('page.range.problems')],
  ])('%s else is a problem', (name, values, range) => {
    for (const value of values) expect([value, read({[name]: value})]).toEqual([value, {wheel: undefined, hash: '', problems: [['invalid-option', name, range]]}]);
  });
});

describe('options that throw', () => {
  const hostile = (): object => Object.defineProperty(Object.create(null), 'theme', {enumerable: true, get: () => { throw new Error('mine'); }}) as object;

  test('are each left out, as problems', () => {
    const {given, problems} = copyOptions(Object.assign(hostile(), {stage: 'keep'}));
    expect([given, problems.map(({code, field}) => [code, field])]).toEqual([{stage: 'keep'}, [['invalid-option', 'theme']]]);
  });

  test('are refused if their names cannot be listed', () => {
    const {proxy, revoke} = Proxy.revocable({}, {});
    revoke();
    for (const options of [proxy, new Proxy({}, {ownKeys() { throw new Error('mine'); }})]) {
      expect(() => copyOptions(options)).toThrow(expect.objectContaining({code: 'invalid-option', field: 'options'}));
      expect(() => copyLoadOptions(options)).toThrow(expect.objectContaining({code: 'invalid-option', field: 'options'}));
    }
  });
});

test('load takes labs, addresses and a function, whose exceptions are reported', () => {
  for (const options of [null, 5, 'x']) expect(() => copyLoadOptions(options)).toThrow(expect.objectContaining({field: 'options'}));
  const range = say('page.range.addresses', {values: 'pair, world, hull, shape'}), refusal = (field: string): unknown => expect.objectContaining({code: 'invalid-option', field, range});
  for (const wasm of [null, 5, 'all.wasm', {cloth: 'cloth.wasm'}]) expect(() => copyLoadOptions({wasm})).toThrow(refusal('wasm') as Error);
  expect(() => copyLoadOptions({wasm: {pair: 5}})).toThrow(refusal('wasm.pair') as Error);
  for (const labs of [null, 'pair', [], ['cloth'], [['pair']]]) expect(() => copyLoadOptions({labs})).toThrow(expect.objectContaining({code: 'invalid-option', field: 'labs'}));
  for (const onProgress of [null, 5, {}]) expect(() => copyLoadOptions({onProgress})).toThrow(expect.objectContaining({field: 'onProgress', range: 'a function'}));
  expect(copyLoadOptions({})).toEqual({labs: ['pair', 'world', 'hull', 'shape'], languages: [], urls: {}, fresh: false});
  expect(copyLoadOptions({languages: ['en']})).toMatchObject({languages: ['en']});
  for (const languages of [null, 'en', ['xx'], [['en']]]) expect(() => copyLoadOptions({languages})).toThrow(expect.objectContaining({code: 'invalid-option', field: 'languages'}));
  expect(copyLoadOptions({labs: ['hull', 'hull'], wasm: 'x.wasm'})).toMatchObject({labs: ['hull'], urls: {hull: 'x.wasm'}});
  expect(copyLoadOptions({wasm: {pair: 'x.wasm', world: undefined}})).toMatchObject({urls: {pair: 'x.wasm'}});
  const reported: unknown[] = [], mine = new Error('mine');
  vi.stubGlobal('reportError', (error: unknown) => reported.push(error));
  const {onProgress} = copyLoadOptions({labs: ['pair'], wasm: new URL('https://our.example/x.wasm'), onProgress() { throw mine; }});
  onProgress!(1, 2);
  expect(reported).toEqual([mine]);
  vi.unstubAllGlobals();
});

test('a quoted value is short, and turns or breaks no line', () => {
  expect(quoted('plain <b>')).toBe('plain <b>');
  expect(quoted('a\nb\0c\u202ed\u2028')).toBe('a\\u{a}b\\u{0}c\\u{202e}d\\u{2028}');
  expect(quoted('x'.repeat(40))).toBe('x'.repeat(40));
  expect(quoted('x'.repeat(1e6))).toBe(`${'x'.repeat(40)}…`);
  expect(quoted('😀'.repeat(50))).toBe(`${'😀'.repeat(40)}…`);
});

test.each([['pair', OPTION_NAMES], ['world', Object.keys(OF_WORLD)]] as const)('the README lists each option of a %s and marks the options of one lab', (lab, names) => {
  const [, ...parts] = readFileSync(new URL('../../README.md', import.meta.url), 'utf8').split('| option | may be |');
  const tables = parts.map((part) => part.split('\n\n')[0]!).join('\n');
  const cells = [...tables.matchAll(/^\| ((?:`\w+`(?:, )?)+)(?: \((\w+)\))? \|/gm)].map(([, options, of]) => ({options: [...options!.matchAll(/\w+/g)].map(String), of}));
  expect(cells.filter(({of}) => of === undefined || of === lab).flatMap(({options}) => options).sort()).toEqual([...names].sort());
});
