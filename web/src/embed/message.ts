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
export const EVENTS = ['load', 'progress', 'error', 'stage', 'pose', 'contacts', 'play', 'pause', 'resize'] as const;
export const COMMANDS = ['next', 'prev', 'seek', 'play', 'pause', 'setPose', 'getState'] as const;

export type EventType = (typeof EVENTS)[number];

export type Command =
  | {id: Id; type: 'next' | 'prev' | 'play' | 'pause' | 'getState'}
  | {id: Id; type: 'seek'; stage: string}
  | {id: Id; type: 'setPose'; pose: object};

/** What a message may hold: more than any command needs. */
const MOST = {values: 64, depth: 4, length: 2000, id: 64};

/** Names through which a copy of an object could reach what all objects share. */
const FORBIDDEN: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Reads what has come by postMessage. Undefined if it is none of ours or no command, as
 * an event of another figure; an error, with the id if it has a good one, if it cannot be
 * read. What a command asks for is judged by the figure.
 */
export function readCommand(data: unknown): Command | {id: Id; error: ClipstageError} | undefined {
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
  const needs = (range: string): {id: Id; error: ClipstageError} => refuse(say('page.message.payload', {type: type as string, range}));
  switch (type) {
    case 'next': case 'prev': case 'play': case 'pause': case 'getState':
      return payload === undefined || payload === null || (isPlain(payload) && Object.keys(payload).length === 0)
        ? {id, type} : needs(say('page.message.none'));
    case 'seek': {
      const stage = isPlain(payload) ? own(payload, 'stage') : payload;
      return typeof stage === 'string' ? {id, type, stage} : needs(say('page.message.stage'));
    }
    case 'setPose':
      return isPose(payload) ? {id, type, pose: payload} : needs(say('page.message.pose', {example: '{a: {w, h, x, y, angle}, b: {w, h, x, y, angle}}'}));
  }
  if (EVENTS.includes(type as EventType)) return undefined;
  return refuse(say('page.message.type', {type: quoted(typeof type === 'string' ? type : typeof type), commands: COMMANDS.join(', ')}));
}

/** What keeps a value from being read at all. */
function faultOf(value: unknown, depth: number, budget: {left: number}): string | undefined {
  const size = (): string => say('page.message.size', {most: MOST.values, depth: MOST.depth, length: MOST.length});
  if (--budget.left < 0 || depth < 0) return size();
  if (value === null || value === undefined || typeof value === 'boolean' || typeof value === 'number') return undefined;
  if (typeof value === 'string') return value.length > MOST.length ? size() : undefined;
  if (!isPlain(value)) return say('page.message.plain');
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

function own(object: object, key: string): unknown {
  return Object.hasOwn(object, key) ? (object as Record<string, unknown>)[key] : undefined;
}
