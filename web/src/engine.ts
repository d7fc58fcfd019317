import {built} from 'virtual:wasm';
import {Go} from 'virtual:wasm_exec';
import wasmURL from '../build/clipstage.wasm?url';
import type {Api, Box, Trace, WorldApi} from './api';
import {ClipstageError, guarded} from './error';
import {Figure, type MountOptions} from './figure';
import {SLOTS, VERSION} from './layout.gen';
import {instantiate} from './load';
import {checkMount, plainLoad, plainOptions} from './options';
import {plainBox} from './plain';
import {endOf, watch, type Runtime} from './program';
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

/** Loads one engine, for any number of figures. Rejects with a ClipstageError. Where one has ended, it loads another. */
export async function load(options: LoadOptions = {}): Promise<Engine> {
  const {wasm, fresh, onProgress} = plainLoad(options);
  const go = new Go();
  const source = {url: String(wasm ?? wasmURL), built: wasm === undefined ? built : undefined, fresh, onProgress};
  const {instance} = await instantiate(source, go.importObject);

  const running: {engine?: Engine} = {};
  watch(go as unknown as Runtime, (cause) => running.engine?.end(cause));
  const global = globalThis as unknown as Record<string, unknown>;
  const api = await new Promise<Api>((resolve, reject) => {
    global[READY] = resolve;
    go.run(instance).then(() => reject(endOf(new Error('exit'))), (cause: unknown) => reject(endOf(cause)));
  }).finally(() => delete global[READY]);
  if (api.layout !== VERSION || api.slots !== SLOTS) {
    const reason = `frame layout ${api.layout} (${api.slots}), expected ${VERSION} (${SLOTS})`;
    throw new ClipstageError('version', say('notice.version', {reason}));
  }
  return running.engine = new Engine(api);
}

/** A figure of either lab, as its engine knows it. */
export interface Mounted {
  /** The engine is no more. */
  ended(error: ClipstageError): void;
  destroy(): void;
}

/** One running engine. */
export class Engine {
  private over: ClipstageError | undefined; // why it is no more
  private readonly figures = new Set<Mounted>();

  constructor(private readonly api: Api) {}

  /** Makes a figure inside element, which it fills. */
  mount(element: HTMLElement, options: WorldOptions): World;
  mount(element: HTMLElement, options?: MountOptions): Figure;
  mount(element: HTMLElement, options: MountOptions | WorldOptions = {}): Figure | World {
    checkMount(element, options);
    const {given, problems} = plainOptions(options);
    const before = {nodes: [...element.childNodes], figures: new Set(this.figures)};
    try {
      return isWorld(given) ? new World(this, element, given, problems) : new Figure(this, element, given as MountOptions, problems);
    } catch (error) { // half-way: its place is as it was
      for (const figure of this.figures) if (!before.figures.has(figure)) figure.destroy();
      guarded(() => element.replaceChildren(...before.nodes));
      throw ClipstageError.from(error);
    }
  }

  /** Collides two boxes and returns what every stage found; no figure is needed. */
  collide(a: Box, b: Box): Trace {
    return JSON.parse(this.call('collide', plainBox(a, 'a'), plainBox(b, 'b'))) as Trace;
  }

  /** Calls the engine; an Error that it returns is thrown as a ClipstageError. What is handed over is plain: nothing of it throws when it is read. */
  call<Name extends keyof Calls>(name: Name, ...args: Parameters<Calls[Name]>): ReturnType<Calls[Name]> {
    return this.enter(this.api, name, args) as ReturnType<Calls[Name]>;
  }

  /** Likewise for worlds. */
  callWorld<Name extends keyof WorldApi>(name: Name, ...args: Parameters<WorldApi[Name]>): ReturnType<WorldApi[Name]> {
    return this.enter(this.api.worlds, name, args) as ReturnType<WorldApi[Name]>;
  }

  private enter(functions: object, name: string, args: unknown[]): unknown {
    let result: unknown;
    if (this.over === undefined) {
      try {
        result = (functions as Record<string, (...args: unknown[]) => unknown>)[name]!(...args);
      } catch (cause) { // its errors are returned: it is no more
        this.end(cause);
      }
    }
    if (this.over !== undefined) throw this.over;
    if (result instanceof Error) throw ClipstageError.from(result);
    return result;
  }

  /** Knows a figure from now on, to tell it of the end. */
  hold(figure: Mounted): void { this.figures.add(figure); }
  release(figure: Mounted): void { this.figures.delete(figure); }

  /** It is no more: each figure hears of it once what runs has returned, as there may be no room left on the stack. */
  end(cause: unknown): void {
    if (this.over !== undefined) return;
    const over = this.over = endOf(cause);
    queueMicrotask(() => {
      for (const figure of this.figures) guarded(() => figure.ended(over));
    });
  }
}

function isWorld(options: object): options is WorldOptions { return 'lab' in options && options.lab === 'world'; }

export type Calls = Omit<Api, 'layout' | 'slots' | 'worlds'>;
