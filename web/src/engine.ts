import {built} from 'virtual:wasm';
import {Go} from 'virtual:wasm_exec';
import wasmURL from '../build/clipstage.wasm?url';
import type {Api, Box, Trace, WorldApi} from './api';
import {ClipstageError} from './error';
import {Figure, type MountOptions} from './figure';
import {SLOTS, VERSION} from './layout.gen';
import {instantiate} from './load';
import {checkMount} from './options';
import {plainBox} from './plain';
import {say} from './words';
import {World, type WorldOptions} from './world';

export {ClipstageError, type ErrorCode} from './error';
export type {Box, Contact, Pose, Settings, Trace, WorldTrace} from './api';
export type {Figure, FigureEvents, MountOptions} from './figure';
export type {World, WorldEvents, WorldOptions} from './world';
export {SCENES, STAGES, type Stage} from './figure.gen';

export interface LoadOptions {
  /** Where the wasm lies; beside this module if left out. */
  wasm?: string | URL;
  /** Not from the browser's cache, which may hold what arrived broken: for another attempt. */
  fresh?: boolean;
  /** Told in bytes, uncompressed. */
  onProgress?: (loaded: number, total: number) => void;
}

/** The name under which the starting engine finds the page: see wasm/main_js.go. */
const READY = 'clipstageReady';

/** Loads one engine, for any number of figures. Rejects with a ClipstageError. */
export async function load({wasm, fresh, onProgress}: LoadOptions = {}): Promise<Engine> {
  const go = new Go();
  const source = {url: String(wasm ?? wasmURL), built: wasm === undefined ? built : undefined, fresh, onProgress};
  const instance = await instantiate(source, go.importObject);

  const global = globalThis as unknown as Record<string, unknown>;
  const api = await new Promise<Api>((resolve, reject) => {
    global[READY] = resolve;
    go.run(instance).then(() => reject(new ClipstageError('panic', say('notice.panic', {reason: 'exit'}))), reject);
  });
  delete global[READY];
  if (api.layout !== VERSION || api.slots !== SLOTS) {
    const reason = `frame layout ${api.layout} (${api.slots}), expected ${VERSION} (${SLOTS})`;
    throw new ClipstageError('version', say('notice.version', {reason}));
  }
  return new Engine(api);
}

/** One running engine. */
export class Engine {
  constructor(private readonly api: Api) {}

  /** Makes a figure inside element, which it fills. */
  mount(element: HTMLElement, options: WorldOptions): World;
  mount(element: HTMLElement, options?: MountOptions): Figure;
  mount(element: HTMLElement, options: MountOptions | WorldOptions = {}): Figure | World {
    checkMount(element, options);
    return isWorld(options) ? new World(this, element, options) : new Figure(this, element, options);
  }

  /** Collides two boxes and returns what every stage found; no figure is needed. */
  collide(a: Box, b: Box): Trace {
    return JSON.parse(this.call('collide', plainBox(a), plainBox(b))) as Trace;
  }

  /** Calls the engine; an Error that it returns is thrown as a ClipstageError. */
  call<Name extends keyof Calls>(name: Name, ...args: Parameters<Calls[Name]>): ReturnType<Calls[Name]> {
    return checked((this.api[name] as (...args: unknown[]) => unknown)(...args)) as ReturnType<Calls[Name]>;
  }

  /** Likewise for worlds. */
  callWorld<Name extends keyof WorldApi>(name: Name, ...args: Parameters<WorldApi[Name]>): ReturnType<WorldApi[Name]> {
    let result: unknown;
    try {
      result = (this.api.worlds[name] as (...args: unknown[]) => unknown)(...args);
    } catch (cause) { // its errors are returned: it is no more
      throw new ClipstageError('panic', say('page.ended', {reason: ClipstageError.from(cause).message}), {cause});
    }
    return checked(result) as ReturnType<WorldApi[Name]>;
  }
}

function checked(result: unknown): unknown {
  if (result instanceof Error) throw ClipstageError.from(result);
  return result;
}

function isWorld(options: MountOptions | WorldOptions): options is WorldOptions { return options.lab === 'world'; }

export type Calls = Omit<Api, 'layout' | 'slots' | 'worlds'>;
