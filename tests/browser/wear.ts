import type {Engine, Figure} from '../../web/src/engine';
import {LONG} from './lab';

/** What an engine holds, once all has been let go that is not reached any more. */
export interface Held {
  /** Of linear memory. */
  bytes: number;
  /** Of it, in objects. */
  live: number;
  /** Values of JavaScript's that Go holds. */
  references: number;
  /** How many it has held at a time. */
  table: number;
}

/** How often each is done; a part of it by "make test". The bound of references holds a twenty-fifth, too. */
export const WEAR = {drag: 200_000, steps: 100_000, mounts: 1000} as const;

/** The part of it that is done. */
export const PART = LONG ? 1 : 0.04;

/** The part of it that is done before, so that all is there that stays. */
export const WARM = LONG ? 0.05 : 0.02;

/**
 * What all of it may leave behind; the memory grows by 1 MB at least. Something left at one in
 * 20 would be 10,000 references, or objects of 16 bytes, by the drag, 5,000 by the steps and 50
 * by the mounts, with 1 MB. The last figure, of some 25,000 bytes, may be gone before or not yet.
 */
export const MOST: Held = {bytes: 2 ** 20, live: 64_000, references: 20, table: 1500};

declare global {
  interface Window { wear: Wear }
}

/** In the page. */
export interface Wear {
  drag(events: number, each: number): Promise<void>;
  steps(count: number): Promise<void>;
  mounts(count: number): Promise<void>;
  held(): Held;
}

/** Puts window.wear into a page with an engine. It runs there, and uses nothing from here. */
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
    /** A box goes to and fro in a pointer's hand; each so many events it falls, and is taken up again. */
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
        if (i === 1 && figure.getPose().a.x === x) throw new Error('nothing is in hand');
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
      for (let i = 0; i < 3; i++) exports.collect(); // what has a finalizer goes with the one after
      return {bytes: memory.buffer.byteLength, live: exports.live(), references: go._values.length - go._idPool.length, table: go._values.length};
    },
  };
}
