import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {generator} from '../../testdata/random';
import type {Lab} from '../trace/manifest';
import {COMMANDS, EVENTS, readCommand} from './message';

const LABS = ['pair', 'world', 'hull'] as const;
const ALL = {commands: [...new Set(LABS.flatMap((lab) => Object.keys(COMMANDS[lab])))], events: [...new Set(LABS.flatMap((lab) => EVENTS[lab]))]};

const command = (type: unknown, payload?: unknown, more: object = {}): unknown => ({source: 'clipstage', v: 1, id: 7, type, ...(payload !== undefined && {payload}), ...more});

/** The command, "passed over", or the code of an error with its id. */
function read(data: unknown, lab: Lab = 'pair'): unknown {
  const got = readCommand(data, lab);
  return got === undefined ? 'passed over' : 'error' in got ? `${got.error.code} ${got.id}` : got;
}

test('each command is read', () => {
  for (const lab of LABS) {
    for (const type of ['next', 'prev', 'play', 'pause', 'getState'] as const) {
      expect(read(command(type), lab)).toEqual({id: 7, type, args: []});
      expect(read(command(type, {}), lab)).toEqual({id: 7, type, args: []});
    }
    expect(read(command('seek', {stage: 'keep'}), lab)).toEqual({id: 7, type: 'seek', args: ['keep']});
    expect(read(command('seek', 'keep'), lab)).toEqual({id: 7, type: 'seek', args: ['keep']});
    for (const theme of ['auto', 'light', 'dark', 'page']) for (const payload of [theme, {theme}]) expect(read(command('theme', payload), lab)).toEqual({id: 7, type: 'theme', args: [theme]});
    for (const payload of [undefined, 'blue', {theme: 1}, ['dark']]) expect(read(command('theme', payload), lab)).toBe('invalid-message 7');
  }
  expect(read(command('setPose', {b: {x: 1, angle: NaN}}))).toEqual({id: 7, type: 'setPose', args: [{b: {x: 1, angle: NaN}}]});
  for (const type of ['step', 'back'] as const) {
    for (const none of [undefined, null, {}]) expect(read(command(type, none), 'world')).toEqual({id: 7, type, args: []});
    for (const n of [3, -1, NaN]) for (const payload of [n, {n}]) expect(read(command(type, payload), 'world')).toEqual({id: 7, type, args: [n]});
  }
  for (const none of [undefined, null, {}]) expect(read(command('pick', none), 'world')).toEqual({id: 7, type: 'pick', args: []});
  expect(read(command('pick', {a: 3, b: 7}), 'world')).toEqual({id: 7, type: 'pick', args: [3, 7]});
  for (const type of ['playWorld', 'listen'] as const) for (const on of [true, false]) for (const payload of [on, {on}]) expect(read(command(type, payload), 'world')).toEqual({id: 7, type, args: [on]});
  const settings = {gravity: [0, -3], iterations: 4, warmStarting: false, solver: 'box2d', ofItsOwn: 1};
  expect(read(command('setSettings', {settings}), 'world')).toEqual({id: 7, type: 'setSettings', args: [settings]});
  const edit = {do: 'push', body: 3, at: [0, 5], impulse: [20, 0]};
  expect(read(command('edit', {edit}), 'world')).toEqual({id: 7, type: 'edit', args: [edit]});
  expect(read(command('edit', {edit: {do: 'set', body: 3, mass: null}}), 'world')).toEqual({id: 7, type: 'edit', args: [{do: 'set', body: 3, mass: null}]});
  for (const type of ['undo', 'redo'] as const) expect(read(command(type), 'world')).toEqual({id: 7, type, args: []});
});

test('a state, a comparison, a scene and hulls are read; files may be large', () => {
  for (const lab of LABS) for (const payload of ['lab=pair', {state: 'lab=pair'}]) expect(read(command('setState', payload), lab)).toEqual({id: 7, type: 'setState', args: ['lab=pair']});
  for (const payload of ['box2d', {compare: 'box2d'}]) expect(read(command('compare', payload), 'world')).toEqual({id: 7, type: 'compare', args: ['box2d']});
  const scene = {bodies: Array.from({length: 2000}, () => ({width: [1, 1], position: [0, 0], mass: 1}))}, hulls = {a: {vertices: [[0, 0, 0]]}};
  for (const given of [scene, JSON.stringify(scene)]) expect(read(command('loadScene', {scene: given}), 'world')).toEqual({id: 7, type: 'loadScene', args: [given]});
  expect(read(command('setHulls', {hulls}), 'hull')).toEqual({id: 7, type: 'setHulls', args: [hulls]});
  for (const payload of [undefined, scene, {scene: 3}, {scene: [scene]}, {scene: {bodies: Array(500_000).fill(0)}}]) expect(read(command('loadScene', payload), 'world')).toBe('invalid-message 7');
  expect(read(command('setHulls', {hulls: '{}'}), 'hull')).toBe('invalid-message 7');
});

test('a command of another lab is refused with a message that says so', () => {
  for (const lab of LABS) {
    const others = ALL.commands.filter((type) => !Object.hasOwn(COMMANDS[lab], type));
    expect(others.length).toBeGreaterThan(0);
    for (const type of others) {
      const got = readCommand(command(type, {n: 1}), lab) as {id: unknown; error: Error};
      expect([type, got.id, got.error.message]).toEqual([type, 7, `A figure of the lab ${lab} has no command ${type}. Its commands are ${Object.keys(COMMANDS[lab]).join(', ')}.`]);
    }
  }
});

test('foreign messages and events are ignored', () => {
  for (const data of [undefined, null, 1, 'clipstage', [], {}, {source: 'other', v: 1, type: 'next'}, new Map(), Object.create({source: 'clipstage'})]) {
    expect(read(data)).toBe('passed over');
  }
  for (const lab of LABS) {
    for (const type of ALL.events.filter((type) => !(ALL.commands as readonly string[]).includes(type))) expect([type, read(command(type, {height: 3}), lab)]).toEqual([type, 'passed over']);
    expect(read(command('step', {step: 3}), lab), 'the event').toBe('passed over');
  }
});

describe('refused, with the id if it can be read', () => {
  let cyclic: Record<string, unknown> = {};
  cyclic = {self: cyclic};
  (cyclic['self'] as Record<string, unknown>)['self'] = cyclic;
  let deep: unknown = 1;
  for (let i = 0; i < 2000; i++) deep = {deep};

  test.each<[name: string, data: unknown, lab?: Lab]>([
    ['steps that are no number', command('step', {n: '3'}), 'world'],
    ['steps by another name', command('back', {steps: 3}), 'world'],
    ['half a pair', command('pick', {a: 1}), 'world'],
    ['a pair of texts', command('pick', {a: '1', b: '2'}), 'world'],
    ['a pair that is a list', command('pick', [1, 2]), 'world'],
    ['a switch that is a number', command('playWorld', {on: 1}), 'world'],
    ['no switch', command('playWorld'), 'world'],
    ['listening to what is no switch', command('listen', {on: 'contact-event'}), 'world'],
    ['no edit', command('edit'), 'world'],
    ['an edit that is not named', command('edit', {do: 'drop'}), 'world'],
    ['an edit that is a list', command('edit', {edit: ['drop']}), 'world'],
    ['an edit that is a text', command('edit', {edit: 'drop@3'}), 'world'],
    ['an edit that is too deep', command('edit', {edit: {do: 'push', at: [[0]]}}), 'world'],
    ['an undo of something', command('undo', {n: 2}), 'world'],
    ['no settings', command('setSettings'), 'world'],
    ['settings that are not named', command('setSettings', {iterations: 3}), 'world'],
    ['settings that are a list', command('setSettings', {settings: [1]}), 'world'],
    ['a setting that is a text', command('setSettings', {settings: {iterations: '3'}}), 'world'],
    ['a solver that is a list', command('setSettings', {settings: {solver: ['box2d']}}), 'world'],
    ['a setting that is an object', command('setSettings', {settings: {gravity: {x: 1}}}), 'world'],
    ['a list of texts', command('setSettings', {settings: {gravity: ['0', '1']}}), 'world'],
    ['a long list', command('setSettings', {settings: {gravity: Array(65).fill(0)}}), 'world'],
    ['a list of nothing, without end', command('setSettings', {settings: {gravity: Array(2 ** 32 - 1)}}), 'world'],
    ['a setting by a name of all objects', command('setSettings', {settings: JSON.parse('{"__proto__": {"x": 1}}')}), 'world'],
    ['another version', {source: 'clipstage', v: 2, id: 7, type: 'next'}],
    ['no version', {source: 'clipstage', id: 7, type: 'next'}],
    ['no type', command(undefined)],
    ['an unknown type', command('fly')],
    ['a type of all objects', command('constructor')],
    ['a type of all objects', command('toString')],
    ['a type that is no text', command(['next'])],
    ['a payload where none is', command('next', {steps: 2})],
    ['a list where none is', command('next', [])],
    ['no stage', command('seek')],
    ['a stage that is no text', command('seek', {stage: 3})],
    ['no pose', command('setPose')],
    ['a pose of three boxes', command('setPose', {c: {x: 1}})],
    ['a pose with a text', command('setPose', {a: {x: '1'}})],
    ['a pose with a field of its own', command('setPose', {a: {z: 1}})],
    ['a long text', command('seek', 'x'.repeat(2001))],
    ['a long key', command('next', undefined, {['k'.repeat(100)]: 1})],
    ['many values', command('next', Object.fromEntries([...Array(100).keys()].map((i) => [i, i])))],
    ['a deep value', command('setPose', {a: {x: {y: {z: {w: 1}}}}})],
    ['a very deep value', command('setPose', deep)],
    ['a value in itself', command('setPose', cyclic)],
    ['a key of all objects', command('setPose', JSON.parse('{"__proto__": {"x": 1}}'))],
    ['a key of all objects, deeper', command('setPose', JSON.parse('{"a": {"constructor": {"prototype": 1}}}'))],
    ['a Date', command('next', new Date(0))],
    ['a Map', command('setPose', new Map([['a', 1]]))],
    ['a typed array', command('setPose', new Float64Array(1e6))],
    ['a big integer', command('setPose', {a: {x: 1n}})],
  ])('%s', (_, data, lab) => {
    for (const one of lab ? [lab] : LABS) expect(read(data, one)).toBe('invalid-message 7');
  });

  test('an id that cannot be read is not sent back', () => {
    for (const id of [NaN, Infinity, {}, [], true, 'x'.repeat(65)]) expect(read({...command('next') as object, id})).toBe('invalid-message null');
    expect(read({source: 'clipstage', v: 1, type: 'next'})).toEqual({id: null, type: 'next', args: []});
  });
});

test('300,000 random messages to figures of all labs are read or refused; none throws or pollutes Object.prototype', () => {
  const random = generator(20_261_121);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const keys = ['source', 'v', 'id', 'type', 'payload', 'a', 'b', 'x', 'w', 'n', 'on', 'stage', 'settings', 'edit', 'gravity', 'scene', 'hulls', '__proto__', 'constructor', 'prototype', 'toString', '', 'é'];
  const value = (depth: number): unknown => {
    switch (Math.floor(random() * (depth > 0 ? 14 : 10))) {
      case 0: return undefined;
      case 1: return null;
      case 2: return random() < 0.5;
      case 3: return pick([0, -0, 1, NaN, Infinity, -1e300, random()]);
      case 4: return pick([...ALL.commands, ...ALL.events, 'keep', 'clipstage', '__proto__', '']);
      case 5: return 'x'.repeat(Math.floor(random() * 3000));
      case 6: return 10n ** 30n;
      case 7: return new Date(NaN);
      case 8: return pick([new Map([[1, 2]]), new Set([1]), new Uint8Array(9), /x/g, new Error('no')]);
      case 9: return pick(['clipstage', 'dark']);
      case 10: return [...Array(Math.floor(random() * 5))].map(() => value(depth - 1));
      default: {
        const object = random() < 0.2 ? Object.create(null) as object : {};
        for (let i = Math.floor(random() * 5); i > 0; i--) {
          Object.defineProperty(object, pick(keys), {value: value(depth - 1), enumerable: true, configurable: true, writable: true});
        }
        return object;
      }
    }
  };
  const before = Object.getOwnPropertyNames(Object.prototype).join();
  const types: Record<Lab, Set<string>> = {pair: new Set(), shape: new Set(), world: new Set(), hull: new Set(), trace: new Set()};
  const counts = {read: 0, refused: 0, 'passed over': 0};
  for (let i = 0; i < 300_000; i++) {
    const whole = random() < 0.8 ? command(pick([...ALL.commands, value(1)]), random() < 0.5 ? value(4) : random() < 0.4 ? {[pick(keys)]: value(2)} : undefined, random() < 0.2 ? {[pick(keys)]: value(2)} : {}) : value(4);
    const lab = pick(LABS), got = readCommand(whole, lab);
    if (got === undefined) counts['passed over']++;
    else if ('error' in got) counts.refused++;
    else {
      counts.read++;
      types[lab].add(got.type);
    }
  }
  expect(Object.getOwnPropertyNames(Object.prototype).join()).toBe(before);
  for (const lab of LABS) expect([...types[lab]].sort()).toEqual(Object.keys(COMMANDS[lab]).sort());
  expect(counts.read).toBeGreaterThan(5000);
  expect(counts.refused).toBeGreaterThan(50_000);
  expect(counts['passed over']).toBeGreaterThan(5000);
});

describe('the documentation of messages', () => {
  const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
  const names = (cell: string): string[] => [...cell.matchAll(/`([\w-]+)`/g)].map(([, name]) => name!);
  const payload = (cell: string): string => (cell.startsWith('`') ? cell.split('`')[1]! : '');
  /** The rows of a table in web/README.md: an event or a command, and its payload. */
  const rowsOf = (kind: string): {names: string[], payload: string}[] => {
    const rows = read('../../README.md').split(`| ${kind} | payload |`)[1]!.split('\n\n')[0]!.split('\n').slice(2);
    return rows.map((row) => row.split('|').map((cell) => cell.trim())).map((cells) => ({names: names(cells[1]!), payload: payload(cells[2]!)}));
  };
  const [events, commands] = [rowsOf('event'), rowsOf('command')];

  test('the README names every event and every command', () => {
    expect(events.flatMap(({names}) => names).sort()).toEqual([...ALL.events].sort());
    expect(commands.flatMap(({names}) => names).sort()).toEqual([...ALL.commands].sort());
  });

  test.each([['events', () => events], ['commands', () => commands]] as const)('the page Embed has the README’s %s, with their payloads', (id, wanted) => {
    const [, body] = new RegExp(`<tbody id="${id}">(.*?)</tbody>`, 's').exec(read('../../embedding.html'))!;
    const code = (cell: string): string[] => [...cell.matchAll(/<code>(.*?)<\/code>/g)].map(([, text]) => text!);
    const got = [...body!.matchAll(/<tr><th scope="row">(.*?)<\/th><td>(.*?)<\/td>/g)].map(([, types, payload]) => ({names: code(types!), payload: code(payload!)[0] ?? ''}));
    // The page describes the answer to getState in words.
    const sorted = (all: typeof got): unknown => all.map((one) => (one.names[0] === 'getState' ? {...one, payload: ''} : one)).sort((a, b) => (a.names[0]! < b.names[0]! ? -1 : 1)).map(({names, payload}) => [[...names].sort(), payload]);
    expect(sorted(got)).toEqual(sorted(wanted()));
  });
});
