import {type Camera, type Extent, toPixels} from '../draw/camera';
import {type Point, isSmall} from '../draw/geometry';
import {F} from '../draw/layout.gen';
import {layOutAxes, chartRect, laneDepth} from './layers/layout';
import {STAGE} from './layers/stage';

/**
 * The camera that shows both boxes and the drawings of all stages: the shadows on the axes, a place for the chart,
 * and margins for knobs and labels. It is the same for all stages, so the picture does not move.
 */
export function fit(frame: Float64Array, width: number, height: number): Camera {
  // Distances are from A's centre. Far from the world's origin, rounding would lose digits.
  const originX = frame[F.boxes[0].x]!, originY = frame[F.boxes[0].y]!;
  const look = (scale: number): Camera => ({scale, x: originX, y: originY, width, height});

  // Finds the largest scale at which everything fits, by bisection on its logarithm.
  let low = 1e-12, high = 1e12;
  for (let i = 0; i < 80; i++) {
    const middle = Math.sqrt(low * high);
    const e = extent(frame, look(middle));
    if (e.right - e.left <= width && e.bottom - e.top <= height) low = middle;
    else high = middle;
  }

  // Lowers the scale until the chart of the best-axis stage has a free place.
  let camera = look(low);
  const charted = frame[F.reached]! >= STAGE['best-axis'];
  for (let step = 0; step < 20; step++) {
    const scale = low * 0.96 ** step;
    const at = look(scale);
    const e = extent(frame, at);
    const slackX = Math.max(0, width - (e.right - e.left)), slackY = Math.max(0, height - (e.bottom - e.top));
    for (const [u, v] of SHIFTS) {
      // The camera `at` has A's centre in the middle. The shift places the extent by its share of the spare room.
      const shifted = {
        ...at,
        x: originX + (e.left - slackX * u) / scale,
        y: originY - (e.top - slackY * v) / scale,
      };
      if (step === 0 && u === 0.5 && v === 0.5) camera = shifted;
      if (!charted || chartRect(frame, (x, y) => toPixels(shifted, x, y), width, height, false).free) return shifted;
    }
  }
  return camera;
}

/** The shares of the spare room to try at the left and at the top. The equal division comes first. */
const SHIFTS = [...Array(25).keys()]
  .map((i) => [(i % 5) / 4, Math.floor(i / 5) / 4] as const)
  .sort(([u, v], [s, t]) => Math.hypot(u - 0.5, v - 0.5) - Math.hypot(s - 0.5, t - 0.5));

/** The place of a box's knob, in pixels: above the middle of its top edge, from v1 to v2. */
export function knobOf(frame: Float64Array, {axisX, corners: [v1, v2]}: typeof F.boxes[number], at: (x: number, y: number) => Point): Point {
  const {x, y} = at((frame[v1.x]! + frame[v2.x]!) / 2, (frame[v1.y]! + frame[v2.y]!) / 2), knob = frame[F.knob]!;
  return {x: x - frame[axisX.y]! * knob, y: y - frame[axisX.x]! * knob};
}

/** The extent to show, with margins, in pixels of the camera. */
function extent(frame: Float64Array, camera: Camera): Extent {
  const e: Extent = {left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity};
  const add = (p: Point, margin: number): void => {
    e.left = Math.min(e.left, p.x - margin);
    e.right = Math.max(e.right, p.x + margin);
    e.top = Math.min(e.top, p.y - margin);
    e.bottom = Math.max(e.bottom, p.y + margin);
  };
  const at = (x: number, y: number): Point => toPixels(camera, x, y);
  const small = isSmall(camera.width, camera.height);
  for (const box of F.boxes) {
    for (const corner of box.corners) add(at(frame[corner.x]!, frame[corner.y]!), small ? 28 : 44);
    add(knobOf(frame, box, at), 10);
  }
  for (const layout of layOutAxes(frame, at, camera.width, camera.height, false)) {
    const depth = laneDepth(camera.width, camera.height, layout.out);
    for (const t of [layout.lo, layout.hi]) {
      add(layout.point(t, 0), small ? 6 : 12);
      add(layout.point(t, depth), small ? 6 : 12);
    }
  }
  return e;
}
