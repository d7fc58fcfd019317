import type {Camera} from '../draw/camera';
import type {Rect} from '../draw/geometry';
import type {OnScreen} from './onscreen';

/** The rectangles of buttons over a figure's canvas, in its pixels; none for print. */
export function covered({element, canvas, onScreen}: {element: HTMLElement; canvas: HTMLCanvasElement; onScreen: OnScreen}, camera: Camera, buttons: string): Rect[] {
  if (Math.abs(canvas.clientWidth - camera.width) > 1) return [];
  return [...element.querySelectorAll(buttons)].map((button) => button.getBoundingClientRect())
    .filter(({width}) => width > 0).map((rect) => onScreen.rect(rect))
    .filter(({x, y, width, height}) => x < camera.width && x + width > 0 && y < camera.height && y + height > 0);
}
