import type {Engine, Figure} from '../../web/src/engine';
import {LONG} from './lab';

/** An engine's memory after a collection. */
export interface Held {
  /** The size of linear memory, bytes. */
  bytes: number;
  /** The part of linear memory that live objects take, bytes. */
  live: number;
  /** JavaScript values that Go holds. */
  references: number;
  /** The largest number of references so far. */
  table: number;
}

/** The number of repetitions; "make test" does a part. */
export const WEAR = {drag: 200_000, steps: 100_000, mounts: 1000} as const;

export const PART = LONG ? 1 : 0.04;

/** The part before the measurement, so that permanent objects exist. */
export const WARM = LONG ? 0.05 : 0.04;

/** Bounds of all leaks together. LARGEST bounds the size of linear memory. */
export const MOST: Omit<Held, 'bytes'> = {live: 64_000, references: 20, table: 1500};

/**
 * The bound of linear memory, bytes; 11.8 MB were measured. The memory grows in steps when many figures wait for
 * their collection, and never shrinks. Its growth in one part therefore says nothing, but a leak exceeds any bound.
 */
export const LARGEST = 16 * 2 ** 20;

declare global {
  interface Window { wear: Wear }
}

export interface Wear {
  drag(events: number, each: number): Promise<void>;
  steps(count: number): Promise<void>;
  mounts(count: number): Promise<void>;
  held(): Held;
}

/** Defines window.wear in a page with an engine. It runs there and uses nothing from this file. */
export function prepare(engine: Engine, place: HTMLElement): void {
  interface Inner {
    programs: Map<string, {instance: {
      memory: WebAssembly.Memory;
      exports: {collect(): void; live(): number};
      go: {_values: unknown[]; _idPool: unknown[]};
    }}>;
  }
  const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);
  place.style.cssText = 'flex: none; width: 900px; height: 400px';
  const mount = (): Figure => engine.mount(place, {scene: 'both-clip', stage: 'contacts'});
  const {instance} = (engine as unknown as Inner).programs.get('pair')!;
  let figure = mount();
  window.wear = {
    /** Drags a box to and fro. After some events the box is dropped and taken up again. */
    async drag(events, each) {
      const {camera, element} = figure, {x, y} = figure.getPose().a;
      const canvas = element.querySelector('canvas')!, box = canvas.getBoundingClientRect();
      canvas.setPointerCapture = () => {}; // there is no such pointer
      const home = {x: box.x + camera.width / 2 + (x - camera.x) * camera.scale, y: box.y + camera.height / 2 - (y - camera.y) * camera.scale};
      const point = (type: string, i: number): void => {
        const away = Math.abs(i % 200 - 100) - 100; // pixels
        canvas.dispatchEvent(new PointerEvent(type, {
          bubbles: true, cancelable: true, pointerId: 7, pointerType: 'mouse', button: type === 'pointermove' ? -1 : 0, buttons: type === 'pointerup' ? 0 : 1,
          clientX: home.x - away, clientY: home.y - away / 2,
        }));
      };
      for (let i = 0; i < events; i++) {
        if (i % each === 0) point('pointerdown', 0);
        point('pointermove', i + 1);
        if (i === 1 && figure.getPose().a.x === x) throw new Error('no box is dragged');
        if (i % each === each - 1) {
          point('pointermove', 0);
          point('pointerup', 0);
        }
        if (i % 1000 === 999) await frame();
      }
    },
    async steps(count) {
      for (let i = 0; i < count; i++) {
        if (i % 14 < 7) figure.prev();
        else figure.next();
        if (i % 200 === 199) await frame();
      }
    },
    async mounts(count) {
      figure.destroy();
      for (let i = 0; i < count; i++) {
        figure = mount();
        figure.on('stage', () => {});
        figure.prev();
        figure.setPose({a: {x: 0.1}});
        figure.destroy();
        if (i % 4 === 3) await frame();
      }
      await frame();
      figure = mount();
    },
    held() {
      const {memory, exports, go} = instance;
      for (let i = 0; i < 3; i++) exports.collect(); // objects with finalizers need a second collection
      return {bytes: memory.buffer.byteLength, live: exports.live(), references: go._values.length - go._idPool.length, table: go._values.length};
    },
  };
}
