import {type Camera, toPixels} from '../../draw/camera';
import {CIRCLES as C} from '../../draw/circles.gen';
import type {Theme} from '../../draw/theme';

export function fitCircles(frame: Float64Array, width: number, height: number): Camera {
  const across = frame[C.distance]! + 2 * frame[C.radius]!;
  return {width, height, x: frame[C.distance]! / 2, y: 0, scale: 0.8 * Math.min(width / across, height / (2 * frame[C.radius]!))};
}

/** Draws the circles: from stage overlap on with their overlap or gap, and at the last stage with the contact. */
export function drawCircles(pen: CanvasRenderingContext2D, frame: Float64Array, camera: Camera, theme: Theme): {labels: []} {
  const radius = frame[C.radius]!, distance = frame[C.distance]!, stage = frame[C.stage]!;
  const at = (x: number): {x: number; y: number} => toPixels(camera, x, 0);
  pen.lineWidth = 2;
  for (const [x, color] of [[0, theme.a], [distance, theme.b]] as const) {
    pen.strokeStyle = color;
    pen.beginPath();
    pen.arc(at(x).x, at(x).y, radius * camera.scale, 0, 2 * Math.PI);
    pen.stroke();
  }
  const [from, to] = stage === 0 ? [0, distance] : [distance - radius, radius];
  pen.fillStyle = theme.ink;
  pen.fillRect(Math.min(at(from).x, at(to).x), at(0).y - 1, Math.abs(at(to).x - at(from).x), 2);
  if (stage === 2 && frame[C.count] === 1) pen.fillRect(at(distance / 2).x - 4, at(0).y - 4, 8, 8);
  return {labels: []};
}
