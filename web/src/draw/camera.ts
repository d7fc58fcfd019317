import type {Point} from './geometry';

/** The view of a canvas. */
export interface Camera {
  scale: number; // CSS pixels per metre
  x: number; // world point at the canvas centre, metres
  y: number;
  width: number; // of the canvas, CSS pixels
  height: number;
  pixel?: number; // canvas pixels per screen pixel; not 1 if a parent scales the canvas
}

/** CSS pixels of the canvas per screen pixel. With it, handles keep their size on the screen. */
export const pixelOf = ({pixel = 1}: Camera): number => pixel;

/** Converts metres, y up, to CSS pixels, y down. */
export function toPixels(camera: Camera, x: number, y: number): Point {
  return {
    x: camera.width / 2 + (x - camera.x) * camera.scale,
    y: camera.height / 2 - (y - camera.y) * camera.scale,
  };
}

export function toMetres(camera: Camera, px: number, py: number): Point {
  return {
    x: camera.x + (px - camera.width / 2) / camera.scale,
    y: camera.y - (py - camera.height / 2) / camera.scale,
  };
}

export interface Extent { left: number; right: number; top: number; bottom: number }
