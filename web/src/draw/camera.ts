import {type Point, axisPlaces, chartRect, laneDepth} from '../labs/pair/layers/place';
import {STAGE} from '../labs/pair/layers/stage';
import {forEachBody, forEachJoint} from '../labs/world/layers/each';
import {BODY, F, JOINT} from './layout.gen';

/** Where the canvas looks. */
export interface Camera {
  scale: number; // CSS pixels per metre
  x: number; // world point at the canvas centre, metres
  y: number;
  width: number; // of the canvas, CSS pixels
  height: number;
}

/** Metres, y up, to CSS pixels, y down: the only flip. */
export function toPixels(camera: Camera, x: number, y: number): Point {
  return {
    x: camera.width / 2 + (x - camera.x) * camera.scale,
    y: camera.height / 2 - (y - camera.y) * camera.scale,
  };
}

/** The inverse of toPixels. */
export function toWorld(camera: Camera, px: number, py: number): Point {
  return {
    x: camera.x + (px - camera.width / 2) / camera.scale,
    y: camera.y - (py - camera.height / 2) / camera.scale,
  };
}

/** A rectangle: in metres y is up, in pixels down. */
export interface Extent { left: number; right: number; top: number; bottom: number }

/**
 * The camera that shows both boxes and whatever any stage draws about them: the
 * shadows on the axes, the knobs, a place for the chart, room for labels. It does
 * not depend on the stage, so that the picture keeps still.
 */
export function fit(frame: Float64Array, width: number, height: number): Camera {
  // Far from the origin the world point must not be lost in rounding: measure from A.
  const originX = frame[F.boxes[0].x]!, originY = frame[F.boxes[0].y]!;
  const look = (scale: number): Camera => ({scale, x: originX, y: originY, width, height});

  // The largest scale at which everything fits, by bisection on its logarithm.
  let low = 1e-12, high = 1e12;
  for (let i = 0; i < 80; i++) {
    const middle = Math.sqrt(low * high);
    const e = extent(frame, look(middle));
    if (e.right - e.left <= width && e.bottom - e.top <= height) low = middle;
    else high = middle;
  }

  // Then smaller, until the chart of the best-axis stage finds a free place.
  let camera = look(low);
  const charted = frame[F.reached]! >= STAGE.bestAxis;
  for (let step = 0; step < 20; step++) {
    const scale = low * 0.96 ** step;
    const at = look(scale);
    const e = extent(frame, at);
    const slackX = Math.max(0, width - (e.right - e.left)), slackY = Math.max(0, height - (e.bottom - e.top));
    for (const [u, v] of SHIFTS) {
      // In at, A's centre is drawn at the canvas centre; move the extent's corner instead.
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

/** How the room that is left over may be shared out: the part of it on the left and at the top, the centre first. */
const SHIFTS = [...Array(25).keys()]
  .map((i) => [(i % 5) / 4, Math.floor(i / 5) / 4] as const)
  .sort(([u, v], [s, t]) => Math.hypot(u - 0.5, v - 0.5) - Math.hypot(s - 0.5, t - 0.5));

/** What must be seen, in pixels of the given camera, margins included. */
function extent(frame: Float64Array, camera: Camera): Extent {
  const e: Extent = {left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity};
  const add = (p: Point, margin: number): void => {
    e.left = Math.min(e.left, p.x - margin);
    e.right = Math.max(e.right, p.x + margin);
    e.top = Math.min(e.top, p.y - margin);
    e.bottom = Math.max(e.bottom, p.y + margin);
  };
  const at = (x: number, y: number): Point => toPixels(camera, x, y);
  const small = Math.min(camera.width, camera.height) < 420;
  for (const box of F.boxes) {
    for (const corner of box.corners) add(at(frame[corner.x]!, frame[corner.y]!), small ? 28 : 44);
  }
  for (const place of axisPlaces(frame, at, camera.width, camera.height, false)) {
    const depth = laneDepth(camera.width, camera.height, place.out);
    for (const t of [place.lo, place.hi]) {
      add(place.point(t, 0), small ? 6 : 12);
      add(place.point(t, depth), small ? 6 : 12);
    }
  }
  return e;
}

/** What is shown of Box2D-Lite's samples at least, some of which swing far: the ground's top is y = 0. */
const SAMPLE: Extent = {left: -10, right: 10, bottom: -1.5, top: 16};

/** The camera that shows what is to be seen of a world. */
export function fitWorld({left, right, bottom, top}: Extent, width: number, height: number): Camera {
  const scale = Math.min(width / (right - left), height / (top - bottom));
  // Room that is left over is sky: what rests does so low in the picture.
  return {scale, x: (left + right) / 2, y: bottom + height / 2 / scale, width, height};
}

/** How many times its size what moves may be from what does not, to be shown with it. */
const NEAR = 50;

/**
 * What is to be seen of a world, in metres, y up: all that can move as it stands, as far as
 * the near side of the bodies that cannot, such as the ground, and a margin.
 */
export function worldExtent(frame: Float64Array, sample: boolean): Extent {
  const e = bodiesExtent(frame);
  return sample ? {left: Math.min(e.left, SAMPLE.left), right: Math.max(e.right, SAMPLE.right), bottom: SAMPLE.bottom, top: Math.max(e.top, SAMPLE.top)} : e;
}

/** A body's centre, and how far it reaches from there, metres. */
function bounds(frame: Float64Array, at: number): {x: number; y: number; w: number; h: number} {
  const cos = Math.abs(frame[at + BODY.axisX.x]!), sin = Math.abs(frame[at + BODY.axisX.y]!);
  const w = frame[at + BODY.half.x]!, h = frame[at + BODY.half.y]!;
  return {x: frame[at + BODY.at.x]!, y: frame[at + BODY.at.y]!, w: cos * w + sin * h, h: sin * w + cos * h};
}

function bodiesExtent(frame: Float64Array): Extent {
  const e: Extent = {left: Infinity, right: -Infinity, bottom: Infinity, top: -Infinity};
  const add = (x: number, y: number, w: number, h: number): void => {
    e.left = Math.min(e.left, x - w);
    e.right = Math.max(e.right, x + w);
    e.bottom = Math.min(e.bottom, y - h);
    e.top = Math.max(e.top, y + h);
  };
  for (const all of [false, true]) {
    forEachBody(frame, (at) => {
      if (!all && frame[at + BODY.static]) return;
      const {x, y, w, h} = bounds(frame, at);
      add(x, y, w, h);
    });
    if (e.left <= e.right) break; // else nothing can move: all of it
  }
  // What moves may come to rest on what does not: as far as the near side of that.
  const {left, right, bottom, top} = e;
  const far = NEAR * Math.max(right - left, top - bottom);
  forEachBody(frame, (at) => {
    const {x, y, w, h} = bounds(frame, at);
    const toX = Math.max(x - w - right, left - x - w, 0), toY = Math.max(y - h - top, bottom - y - h, 0);
    if (toX > far || toY > far) return;
    if (toX > 0) add(x < left ? x + w : x - w, (bottom + top) / 2, 0, 0);
    if (toY > 0) add((left + right) / 2, y < bottom ? y + h : y - h, 0, 0);
  });
  forEachJoint(frame, (at) => add(frame[at + JOINT.atA.x]!, frame[at + JOINT.atA.y]!, 0, 0));
  if (e.left > e.right) return SAMPLE;
  const size = Math.max(e.right - e.left, e.top - e.bottom);
  const margin = Math.min(0.5, size / 4) + 0.06 * size;
  add((e.left + e.right) / 2, (e.bottom + e.top) / 2, (e.right - e.left) / 2 + margin, (e.top - e.bottom) / 2 + margin);
  return e;
}
