import {make} from '../../base/dom';
import {type Camera, toMetres} from '../../draw/camera';

/** How far from a contact a pointer may be that means it, in CSS pixels: of a mouse, and of a finger. */
const NEAR = {fine: 14, coarse: 24};

/** What a pointer and the keyboard may ask of a world, in metres. */
export interface PairTarget {
  camera(): Camera;
  /** Rings the pair that a point means; whether there is one. */
  offer(x: number, y: number, within: number): boolean;
  /** Takes the ring away. */
  offerNone(): void;
  /** Rings the next pair that touches. */
  offerNext(by: number): void;
  pickAt(x: number, y: number, within: number): void;
  /** Which pair is ringed, in words. */
  offered(): string;
}

/** Lets a pointer on the canvas ring the pair that it means, and a click pick it. */
export function listenToPointer(canvas: HTMLCanvasElement, target: PairTarget, signal: AbortSignal): void {
  const at = ({clientX, clientY, pointerType}: PointerEvent | MouseEvent & {pointerType?: string}): [x: number, y: number, within: number] => {
    const {left, top} = canvas.getBoundingClientRect(), camera = target.camera();
    const {x, y} = toMetres(camera, clientX - left, clientY - top);
    return [x, y, (pointerType === 'touch' ? NEAR.coarse : NEAR.fine) / camera.scale];
  };
  canvas.addEventListener('pointermove', (event) => {
    if (event.pointerType === 'touch' || event.buttons !== 0) return;
    canvas.style.cursor = target.offer(...at(event)) ? 'pointer' : '';
  }, {signal});
  canvas.addEventListener('pointerleave', () => target.offerNone(), {signal});
  canvas.addEventListener('click', (event) => target.pickAt(...at(event)), {signal});
}

/** A stop for the keyboard on the picture: arrows ring one pair after the other, Enter picks. */
export function pairKey(target: PairTarget, signal: AbortSignal): HTMLElement {
  const key = make('div', {class: 'cs-boxkey', tabindex: '0', role: 'button', 'data-box': 'pair', 'aria-label': target.offered()});
  key.addEventListener('focus', () => {
    if (key.matches(':focus-visible')) target.offerNext(1);
  }, {signal});
  key.addEventListener('blur', () => target.offerNone(), {signal});
  return key;
}
