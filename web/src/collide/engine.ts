import {ClipstageError} from '../base/error';
import {hide} from '../base/hide';
import {isA} from '../base/options';
import {WORLD_VERSION} from '../draw/layout.gen';
import {Collider} from '../engine/collider';
import {readGiven, refusal} from '../engine/given';
import {type Argument, Instance, Lost} from '../engine/instance';
import {endOf} from '../engine/end';
import {texts} from '../text/en';
import {sayCollide} from '../text/collidewords';
import {say} from '../text/words';
import {CALLS} from './calls.gen';
import {moduleOf, noMemory, type Wasm} from './wasm';
import {World, type WorldStart} from './world';

export interface LoadOptions {
  /** The wasm: its address (default: beside this module), its bytes, or a compiled module, which workers can share. */
  wasm?: Wasm;
}

/**
 * Loads an engine for any number of calls and worlds. Rejects with a ClipstageError. After an engine has ended, the
 * next call loads a new one.
 */
export async function load(options: LoadOptions = {}): Promise<Engine> {
  const given = readGiven(options, 'options', say('page.range.options'), ['wasm']), {wasm} = given;
  const isWasm = wasm === undefined || typeof wasm === 'string' || isA(wasm, URL) || isA(wasm, ArrayBuffer) || ArrayBuffer.isView(wasm) || isA(wasm, WebAssembly.Module);
  if (!isWasm) throw refusal('wasm', wasm, sayCollide('page.collide.range.wasm'));
  return Engine.of(await moduleOf(wasm as Wasm | undefined));
}

export class Engine extends Collider {
  private over: ClipstageError | undefined;
  private readonly worlds = new Map<number, World>();
  private nextID = 1;
  private readonly instance = new Instance({
    publish: (id, frame) => this.worlds.get(id)?.publish(frame),
    changed: (id, changes) => this.worlds.get(id)?.changed(changes),
    keep() {}, // no snapshots: an engine that loses its instance ends
    lost() {}, // no events, so no loss outside a call
  });

  private constructor() {
    super();
  }

  static async of(module: WebAssembly.Module): Promise<Engine> {
    const engine = new Engine(), {instance} = engine;
    try {
      instance.start(await WebAssembly.instantiate(module, instance.imports), [texts], WORLD_VERSION);
    } catch (cause) {
      throw cause instanceof RangeError ? noMemory(cause) : cause instanceof Lost ? endOf(cause) : ClipstageError.from(cause);
    }
    return hide(engine);
  }

  /**
   * Creates a world of a named scene (default: pyramid), before its first step. For a custom scene, call loadScene on
   * the world. Throws if an option is invalid.
   */
  world(options: WorldStart = {}): World {
    const {scene, settings} = readGiven(options, 'options', sayCollide('page.collide.range.world'), ['scene', 'settings']) as WorldStart;
    const id = this.nextID++, world = hide(new World({
      call: (name, ...args) => this.enter(CALLS.world[name], id, args) as never,
      release: () => this.worlds.delete(id),
    }));
    this.worlds.set(id, world);
    try {
      world.begin(scene, settings);
    } catch (error) {
      if (this.over === undefined) world.destroy();
      throw error;
    }
    return world;
  }

  protected ask(lab: 'pair' | 'shape' | 'hull', name: string, id: number, ...args: readonly (Argument | undefined)[]): unknown {
    return this.enter((CALLS[lab] as Readonly<Record<string, number>>)[name]!, id, args);
  }

  private enter(call: number, id: number, args: readonly (Argument | undefined)[]): unknown {
    if (this.over !== undefined) throw this.over;
    try {
      return this.instance.call(call, id, args);
    } catch (cause) {
      if (!(cause instanceof Lost)) throw cause;
      throw this.over = endOf(cause);
    }
  }
}
