import {ClipstageError} from '../base/error';
import {quoted} from '../base/options';
import {say} from '../text/words';

/** What a page and an embedded figure send each other. An event has the id of its figure, a reply that of its command. */
export interface Message {
  source: 'clipstage';
  v: 1;
  id: Id;
  type: string;
  payload: unknown;
}

export type Id = string | number | null;

export const VERSION = 1;
/** What the figures of all labs tell, and what those of one tell besides. */
const OF_ALL = ['ready', 'done', 'load', 'progress', 'error', 'stage', 'play', 'pause', 'resize'] as const;
export const EVENTS = {
  pair: [...OF_ALL, 'pose', 'contacts'],
  world: [...OF_ALL, 'step', 'scene', 'picked', 'settings', 'edited', 'contact-event'],
  hull: [...OF_ALL, 'pose', 'contacts'],
  trace: OF_ALL,
} as const;

/** What a figure of each lab does when it is told. */
export const COMMANDS = {
  pair: ['hello', 'next', 'prev', 'seek', 'play', 'pause', 'setPose', 'getState'],
  world: ['hello', 'next', 'prev', 'seek', 'play', 'pause', 'step', 'back', 'pick', 'playWorld', 'setSettings', 'edit', 'undo', 'redo', 'listen', 'getState'],
  hull: ['hello', 'next', 'prev', 'seek', 'play', 'pause', 'getState'],
  trace: ['hello', 'next', 'prev', 'seek', 'play', 'pause', 'getState'],
} as const;

export type Lab = keyof typeof COMMANDS;
export type EventType = (typeof EVENTS)[Lab][number];

export type Simple = {id: Id; type: 'hello' | 'next' | 'prev' | 'play' | 'pause' | 'getState'} | {id: Id; type: 'seek'; stage: string};
export type PairCommand = Simple | {id: Id; type: 'setPose'; pose: object};
export type WorldCommand = Simple
  | {id: Id; type: 'step' | 'back'; n: number | undefined}
  | {id: Id; type: 'pick'; pair: readonly [] | readonly [a: number, b: number]}
  | {id: Id; type: 'playWorld' | 'listen'; on: boolean}
  | {id: Id; type: 'setSettings'; settings: object}
  | {id: Id; type: 'edit'; edit: object}
  | {id: Id; type: 'undo' | 'redo'};
export type HullCommand = Simple;
export type Command = PairCommand | WorldCommand | HullCommand;

/** What a message may hold: more than any command needs. */
const MOST = {values: 64, depth: 4, length: 2000, id: 64};

/** Names through which a copy of an object could reach what all objects share. */
const FORBIDDEN: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Reads what has come by postMessage to a figure of a lab. Undefined if it is none of ours or no command, as
 * an event of another figure; an error, with the id if it has a good one, if it cannot be
 * read. What a command asks for is judged by the figure.
 */
export function readCommand(data: unknown, lab: Lab): Command | {id: Id; error: ClipstageError} | undefined {
  if (!isPlain(data) || own(data, 'source') !== 'clipstage') return undefined;
  let id: Id = null;
  const refuse = (message: string): {id: Id; error: ClipstageError} => ({id, error: new ClipstageError('invalid-message', message)});

  const given = own(data, 'id');
  const good = given === undefined || given === null || (typeof given === 'string' && given.length <= MOST.id) || Number.isFinite(given);
  if (good) id = (given ?? null) as Id;
  const fault = faultOf(data, MOST.depth, {left: MOST.values});
  if (fault !== undefined) return refuse(fault);
  if (!good) return refuse(say('page.message.id', {most: MOST.id}));
  if (own(data, 'v') !== VERSION) return refuse(say('page.message.version', {v: VERSION}));

  const type = own(data, 'type'), payload = own(data, 'payload');
  if (isEvent(type, payload)) return undefined;
  const all = COMMANDS[lab].join(', ');
  if (!isOne(COMMANDS[lab], type)) {
    return refuse(Object.values(COMMANDS).some((list) => isOne(list, type)) ? say('page.message.lab', {type: type as string, lab, commands: all})
      : say('page.message.type', {type: quoted(typeof type === 'string' ? type : typeof type), commands: all}));
  }
  const read = READ[type](payload);
  return typeof read === 'string' ? refuse(say('page.message.payload', {type, range: read})) : {id, type, ...read} as Command;
}

const isOne = <Name extends string>(list: readonly Name[], name: unknown): name is Name => (list as readonly unknown[]).includes(name);

/** An event of another figure; play and pause are commands as well, and so is step, whose payload tells which it is. */
function isEvent(type: unknown, payload: unknown): boolean {
  if (type === 'step') return isPlain(payload) && own(payload, 'step') !== undefined;
  return Object.values(EVENTS).some((list) => isOne(list, type)) && !Object.values(COMMANDS).some((list) => isOne(list, type));
}

/** What a payload holds for a command, or what it had to be. */
type Read = (payload: unknown) => object | string;

const isNone = (payload: unknown): boolean => payload === undefined || payload === null || (isPlain(payload) && Object.keys(payload).length === 0);
/** What stands under a name alone, or without it. */
const valueOf = (payload: unknown, name: string): unknown => (isPlain(payload) ? own(payload, name) : payload);

const none: Read = (payload) => (isNone(payload) ? {} : say('page.message.none'));
const steps: Read = (payload) => {
  if (isNone(payload)) return {n: undefined};
  const n = valueOf(payload, 'n');
  return typeof n === 'number' ? {n} : say('page.message.steps', {example: '{n}'});
};

const switched: Read = (payload) => {
  const on = valueOf(payload, 'on');
  return typeof on === 'boolean' ? {on} : say('page.message.on', {example: '{on}'});
};

const READ: Readonly<Record<Command['type'], Read>> = {
  next: none, prev: none, play: none, pause: none, undo: none, redo: none, getState: none, hello: none,
  seek(payload) {
    const stage = valueOf(payload, 'stage');
    return typeof stage === 'string' ? {stage} : say('page.message.stage');
  },
  setPose: (payload) => (isPose(payload) ? {pose: payload} : say('page.message.pose', {example: '{a: {w, h, x, y, angle}, b: {w, h, x, y, angle}}'})),
  step: steps,
  back: steps,
  pick(payload) {
    if (isNone(payload)) return {pair: []};
    const pair = isPlain(payload) ? [own(payload, 'a'), own(payload, 'b')] : [];
    return pair.length === 2 && pair.every((index) => typeof index === 'number') ? {pair} : say('page.message.pair', {example: '{a, b}'});
  },
  playWorld: switched,
  listen: switched,
  setSettings(payload) {
    const settings = isPlain(payload) ? own(payload, 'settings') : undefined;
    return isSettings(settings) ? {settings} : say('page.message.settings', {example: '{settings}'});
  },
  edit(payload) {
    const edit = isPlain(payload) ? own(payload, 'edit') : undefined;
    return isPlain(edit) ? {edit} : say('page.message.edit', {example: '{edit}'});
  },
};

/** What keeps a value from being read at all. */
function faultOf(value: unknown, depth: number, budget: {left: number}): string | undefined {
  const size = (): string => say('page.message.size', {most: MOST.values, depth: MOST.depth, length: MOST.length});
  if (--budget.left < 0 || depth < 0) return size();
  if (value === null || value === undefined || typeof value === 'boolean' || typeof value === 'number') return undefined;
  if (typeof value === 'string') return value.length > MOST.length ? size() : undefined;
  if (Array.isArray(value) && value.length > budget.left) return size();
  if (!isPlain(value) && !Array.isArray(value)) return say('page.message.plain');
  for (const key of Object.keys(value)) {
    if (FORBIDDEN.has(key)) return say('page.message.key', {key});
    const fault = key.length > MOST.id ? size() : faultOf(own(value, key), depth - 1, budget);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** Numbers by name; whether they can be is for the engine. */
function isPose(value: unknown): value is object {
  if (!isPlain(value)) return false;
  return Object.entries(value).every(([side, box]) => (side === 'a' || side === 'b') && isPlain(box)
    && Object.entries(box).every(([field, number]) => ['w', 'h', 'x', 'y', 'angle'].includes(field) && typeof number === 'number'));
}

/** Numbers, switches and lists of numbers by name, and the id of a solver; whether they can be is for the engine. */
function isSettings(value: unknown): value is object {
  return isPlain(value) && Object.entries(value).every(([name, one]) => typeof one === 'number' || typeof one === 'boolean' || (name === 'solver' && typeof one === 'string')
    || (Array.isArray(one) && one.every((number) => typeof number === 'number')));
}

function own(object: object, key: string): unknown {
  return Object.hasOwn(object, key) ? (object as Record<string, unknown>)[key] : undefined;
}
