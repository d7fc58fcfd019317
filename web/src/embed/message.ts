import {ClipstageError} from '../base/error';
import {OF_ALL as OPTIONS, quoted} from '../base/options';
import type {Command, Manifest} from '../figure/manifest';
import {isPlain, none, own, type Read, valueOf} from '../figure/payload';
import {say} from '../text/words';
import {type Lab, SHOWN} from '../trace/manifest';

/** A message between a page and an embedded figure. An event has its figure's id, a reply its command's. */
export interface Message {
  source: 'clipstage';
  v: 1;
  id: Id;
  type: string;
  payload: unknown;
}

export type Id = string | number | null;

export const VERSION = 1;
/** The events common to all labs. */
const OF_ALL = ['ready', 'done', 'load', 'progress', 'error', 'stage', 'camera', 'play', 'pause', 'resize'];

const seek: Read = (payload) => {
  const stage = valueOf(payload, 'stage');
  return typeof stage === 'string' ? [stage] : say('page.message.stage');
};

/** Reads the payload of getValues: paths into the figure's trace, such as out.contacts[0].s. */
const paths: Read = (payload) => {
  const of = valueOf(payload, 'of');
  return Array.isArray(of) && of.every((path) => typeof path === 'string') ? [of] : say('page.message.of', {example: '{of}'});
};

/** Reads a theme: a value of the option. */
const theme: Read = (payload) => {
  const name = valueOf(payload, 'theme'), {values} = OPTIONS.theme;
  return (values as readonly unknown[]).includes(name) ? [name] : say('page.message.theme', {example: '{theme}', values});
};

/** The commands common to all labs. In each lab's list, its own follow these, and getState is the last. */
const FIRST: Readonly<Record<string, Command>> = {
  hello: {read: none}, next: {read: none}, prev: {read: none}, seek: {read: seek, write: (stage: unknown) => ({stage})}, play: {read: none}, pause: {read: none},
  theme: {read: theme, method: 'setTheme', write: (theme: unknown) => ({theme})},
};

const byLab = <Value>(of: (manifest: Manifest) => Value): Readonly<Record<Lab, Value>> =>
  Object.fromEntries(Object.entries(SHOWN).map(([lab, manifest]) => [lab, of(manifest)])) as Record<Lab, Value>;

/** The events and commands of each lab. */
export const EVENTS = byLab(({events}) => [...OF_ALL, ...events]);
export const COMMANDS = byLab(({commands}): Readonly<Record<string, Command>> => ({...FIRST, ...commands, getValues: {read: paths, write: (of: unknown) => ({of})}, getState: {read: none}}));

/** A command with the arguments for the figure's method. */
export interface Asked { id: Id; type: string; args: readonly unknown[] }

/** The limits of a message: more than any command needs. The engine has further limits for files. */
const MOST = {values: 64, depth: 4, length: 2000, id: 64}, LARGE: typeof MOST = {...MOST, values: 400_000, depth: 10, length: 2 ** 23};

/** Names by which copying an object could change Object.prototype. */
const FORBIDDEN: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Reads a message to a figure of a lab. Returns undefined if the message is not Clipstage's or is another figure's
 * event. Returns an error, with the id if that is valid, if the command is malformed. The figure checks the values in a
 * command.
 */
export function readCommand(data: unknown, lab: Lab): Asked | {id: Id; error: ClipstageError} | undefined {
  if (!isPlain(data) || own(data, 'source') !== 'clipstage') return undefined;
  let id: Id = null;
  const refuse = (message: string): {id: Id; error: ClipstageError} => ({id, error: new ClipstageError('invalid-message', message)});

  const given = own(data, 'id');
  const good = given === undefined || given === null || (typeof given === 'string' && given.length <= MOST.id) || Number.isFinite(given);
  if (good) id = (given ?? null) as Id;
  const type = own(data, 'type'), payload = own(data, 'payload'), commands = COMMANDS[lab], name = typeof type === 'string' ? type : '';
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined, most = command?.large ? LARGE : MOST;
  const fault = faultOf(data, most.depth, {left: most.values, most});
  if (fault !== undefined) return refuse(fault);
  if (!good) return refuse(say('page.message.id', {most: MOST.id}));
  if (own(data, 'v') !== VERSION) return refuse(say('page.message.version', {v: VERSION}));

  if (isEvent(type, payload)) return undefined;
  const all = Object.keys(commands);
  if (command === undefined) {
    return refuse(isCommand(name) ? say('page.message.lab', {type: name, lab, commands: all})
      : say('page.message.type', {type: quoted(typeof type === 'string' ? type : typeof type), commands: all}));
  }
  const args = command.read(payload);
  return typeof args === 'string' ? refuse(say('page.message.payload', {type: name, range: args})) : {id, type: name, args};
}

const isCommand = (type: unknown): boolean => Object.values(COMMANDS).some((commands) => Object.hasOwn(commands, type as string));

/**
 * Whether a message is another figure's event. play, pause and step are types of events and of commands: play
 * and pause count as commands, and step by its payload.
 */
function isEvent(type: unknown, payload: unknown): boolean {
  if (type === 'step') return isPlain(payload) && own(payload, 'step') !== undefined;
  return Object.values(EVENTS).some((list) => list.includes(type as string)) && !isCommand(type);
}

/** The reason why a message's value is refused unread; undefined if there is none. */
function faultOf(value: unknown, depth: number, budget: {left: number; readonly most: typeof MOST}): string | undefined {
  const {most} = budget, size = (): string => say('page.message.size', {most: most.values, depth: most.depth, length: most.length, name: most.id});
  if (--budget.left < 0 || depth < 0) return size();
  if (value === null || value === undefined || typeof value === 'boolean' || typeof value === 'number') return undefined;
  if (typeof value === 'string') return value.length > most.length ? size() : undefined;
  if (Array.isArray(value) && value.length > budget.left) return size();
  if (!isPlain(value) && !Array.isArray(value)) return say('page.message.plain');
  for (const key of Object.keys(value)) {
    if (FORBIDDEN.has(key)) return say('page.message.key', {key});
    const fault = key.length > most.id ? size() : faultOf(own(value, key), depth - 1, budget);
    if (fault !== undefined) return fault;
  }
  return undefined;
}
