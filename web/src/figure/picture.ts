// Saved pictures, which the canvas's layers draw. Loaded on demand.

import type {Camera} from '../draw/camera';
import {SvgPath} from './svgpath';
import {type Form, SvgPen} from './svgpen';

/** A drawing's size in CSS pixels, and the function that draws it. */
export interface Subject { camera: Pick<Camera, 'width' | 'height'>; draw(pen: CanvasRenderingContext2D): void }

export interface Caption { title: string; text: string }

/** The figure's picture as an SVG file. The default form suits a reader who saves the file. */
export function svgText({camera: {width, height}, draw}: Subject, {title, text}: Caption, form?: Form): string {
  const pen = new SvgPen(form ?? {measure: document.createElement('canvas').getContext('2d')!}), {Path2D} = globalThis;
  globalThis.Path2D = SvgPath as unknown as typeof Path2D;
  try {
    draw(pen as unknown as CanvasRenderingContext2D);
  } finally {
    globalThis.Path2D = Path2D;
  }
  return pen.file(width, height, title, text);
}

/** The figure's picture as a PNG with ratio pixels per CSS pixel, or null if the browser fails. */
export async function pngFile({camera, draw}: Subject, ratio: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(ratio * camera.width);
  canvas.height = Math.round(ratio * camera.height);
  const context = canvas.getContext('2d');
  if (context === null) return null;
  context.scale(ratio, ratio);
  draw(context);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
