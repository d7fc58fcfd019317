import type {Point, Rect} from '../../../draw/geometry';
import {across, cross, dot, length, plus, times, type Vec3} from '../eye';

/** The eye's distance from the centre, in units of Stand.size. */
const AWAY = 4;
/** The largest elevation for drags and arrow keys, radians. A button can exceed it and look straight along an axis. */
export const STEEPEST = 89 * Math.PI / 180;
export const ZOOM = {least: 0.3, most: 20} as const;
/** The largest shift of the picture, in units of Stand.size. */
const PAN = 1;

/** The subject of the view and the first view's direction. It depends only on the pair. */
export interface Stand {
  centre: Vec3;
  pole: Vec3; // unit vector about which azimuth turns
  right: Vec3; // unit vector perpendicular to pole: the picture's right at azimuth 0
  elevation: number; // of the eye above the plane perpendicular to pole, radians
  size: number; // the diameter of both hulls around the centre, metres
  points: readonly Vec3[]; // all visible in the first view
}

/** The turn, zoom and shift that the reader has chosen. */
export interface Orbit {
  azimuth: number; // about the pole, counter-clockwise seen from its tip, radians
  elevation: number; // above the plane perpendicular to the pole, radians, from -π/2 to π/2
  zoom: number;
  x: number; // the picture's shift to the right, in units of Stand.size
  y: number; // its shift up
}

/** A perspective camera: its axes as unit vectors in the world, and the scale in the plane through the centre. */
export interface Look {
  right: Vec3;
  up: Vec3;
  toward: Vec3;
  centre: Vec3;
  distance: number; // from the eye to the centre, metres
  scale: number; // CSS pixels per metre at the centre
  middle: Point; // the centre's position on the canvas, CSS pixels
}

export const home = ({elevation}: Stand): Orbit => ({azimuth: 0, elevation, zoom: 1, x: 0, y: 0});

/**
 * The stand of a pair. The first solid points are the hulls'; centre and size follow from them. pole is the normal.
 * right and elevation follow from the view with the axes right and toward.
 */
export function standOn(points: readonly Vec3[], solid: number, normal: Vec3, right: Vec3, toward: Vec3): Stand {
  const low = {x: Infinity, y: Infinity, z: Infinity}, high = {x: -Infinity, y: -Infinity, z: -Infinity};
  const hulls = points.slice(0, solid);
  for (const p of hulls) for (const axis of ['x', 'y', 'z'] as const) {
    low[axis] = Math.min(low[axis], p[axis]);
    high[axis] = Math.max(high[axis], p[axis]);
  }
  const centre = plus(low, plus(high, low, -1), 0.5);
  const size = 2 * Math.max(...hulls.map((p) => length(plus(p, centre, -1))), 1e-300);
  return {centre, pole: normal, right: across(normal, right), elevation: Math.asin(Math.max(-1, Math.min(1, dot(toward, normal)))), size, points};
}

export function axesOf({pole, right: from}: Stand, {azimuth, elevation}: Orbit): Pick<Look, 'right' | 'up' | 'toward'> {
  const right = plus(times(from, Math.cos(azimuth)), cross(pole, from), Math.sin(azimuth)), ahead = cross(pole, right);
  return {
    right,
    up: plus(times(pole, Math.cos(elevation)), ahead, Math.sin(elevation)),
    toward: plus(times(pole, Math.sin(elevation)), ahead, -Math.cos(elevation)),
  };
}

/** Turns an orbit so that direction points from the centre to the eye. A direction along the pole keeps the azimuth. */
export function lookFrom({pole, right: from}: Stand, orbit: Orbit, direction: Vec3): Orbit {
  const elevation = Math.asin(Math.max(-1, Math.min(1, dot(direction, pole))));
  const aside = plus(direction, pole, -dot(direction, pole));
  if (length(aside) < 1e-6) return {...orbit, elevation};
  const ahead = times(aside, -1), right = cross(ahead, pole);
  return {...orbit, elevation, azimuth: Math.atan2(dot(right, cross(pole, from)), dot(right, from))};
}

/** Turns an orbit by two angles. The elevation is limited to STEEPEST. */
export const turned = (orbit: Orbit, azimuth: number, elevation: number): Orbit => (
  {...orbit, azimuth: orbit.azimuth + azimuth, elevation: Math.max(-STEEPEST, Math.min(STEEPEST, orbit.elevation + elevation))});

const limited = (x: number): number => Math.max(-PAN, Math.min(PAN, x));

export function shifted(stand: Stand, orbit: Orbit, {scale}: Look, x: number, y: number): Orbit {
  const pixels = scale * stand.size;
  return {...orbit, x: limited(orbit.x + x / pixels), y: limited(orbit.y - y / pixels)};
}

/** Zooms about a point of the picture, within the limits. */
export function zoomed(stand: Stand, orbit: Orbit, look: Look, by: number, at: Point): Orbit {
  const zoom = Math.max(ZOOM.least, Math.min(ZOOM.most, orbit.zoom * by)), ratio = zoom / orbit.zoom;
  const still = {x: at.x - look.middle.x, y: at.y - look.middle.y}; // from the centre's position to the point
  const pixels = look.scale * stand.size;
  // The centre's position without a shift stays the same. The shift is in units of Stand.size, so the zoom enlarges it.
  const rest = {x: look.middle.x - orbit.x * pixels, y: look.middle.y + orbit.y * pixels};
  const middle = {x: at.x - still.x * ratio, y: at.y - still.y * ratio};
  return {...orbit, zoom, x: limited((middle.x - rest.x) / (pixels * ratio)), y: limited(-(middle.y - rest.y) / (pixels * ratio))};
}

/**
 * A point's scale relative to the centre's. toward is the point's distance from the centre towards the eye, metres.
 * The result stays finite behind the eye.
 */
const nearness = (toward: number, distance: number): number => 1 / Math.max(0.05, 1 - toward / distance);

/** The camera of an orbit in a rectangle of the canvas. At zoom 1 the first view fits into the rectangle. */
export function lookAt(stand: Stand, orbit: Orbit, place: Rect, margin: {x: number; y: number}): Look {
  const {centre, size, points} = stand, distance = AWAY * size;
  const {right, up, toward} = axesOf(stand, home(stand));
  let [left, far, low, high] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const p of points) {
    const d = plus(p, centre, -1), near = nearness(dot(toward, d), distance), x = dot(right, d) * near, y = dot(up, d) * near;
    [left, far, low, high] = [Math.min(left, x), Math.max(far, x), Math.min(low, y), Math.max(high, y)];
  }
  const inside = (length: number, margin: number): number => Math.max(1, length - 2 * margin);
  const scale = Math.min(inside(place.width, margin.x) / Math.max(far - left, 1e-300), inside(place.height, margin.y) / Math.max(high - low, 1e-300));
  const zoomedScale = scale * orbit.zoom, pan = zoomedScale * size;
  return {
    ...axesOf(stand, orbit), centre, distance, scale: zoomedScale,
    middle: {
      x: place.x + place.width / 2 - (left + far) / 2 * scale + orbit.x * pan,
      y: place.y + place.height / 2 + (low + high) / 2 * scale - orbit.y * pan,
    },
  };
}

/** Projects a world point to the canvas, CSS pixels. */
export function project({right, up, toward, centre, distance, scale, middle}: Look, p: Vec3): Point {
  const d = plus(p, centre, -1), near = scale * nearness(dot(toward, d), distance);
  return {x: middle.x + dot(right, d) * near, y: middle.y - dot(up, d) * near};
}

/** Whether the eye is in front of a plane through the world point at. */
export const faces = ({toward, centre, distance}: Look, at: Vec3, normal: Vec3): boolean => dot(normal, plus(plus(centre, toward, distance), at, -1)) > 0;

/**
 * The camera as matrices for WebGL, by columns. view maps points relative to the centre to the eye's frame.
 * projection maps the eye's frame to the clip space of a canvas that covers place. The depth range covers points
 * within reach metres of the centre.
 */
export function matrices({right, up, toward, distance, scale, middle}: Look, place: Rect, reach: number): {view: number[]; projection: number[]} {
  const near = Math.max(distance * 0.02, distance - reach), far = distance + reach;
  const x = 2 * scale * distance / place.width, y = 2 * scale * distance / place.height;
  const shiftX = 2 * (middle.x - place.x) / place.width - 1, shiftY = 1 - 2 * (middle.y - place.y) / place.height;
  return {
    view: [right.x, up.x, toward.x, 0, right.y, up.y, toward.y, 0, right.z, up.z, toward.z, 0, 0, 0, -distance, 1],
    projection: [x, 0, 0, 0, 0, y, 0, 0, -shiftX, -shiftY, -(far + near) / (far - near), -1, 0, 0, -2 * far * near / (far - near), 0],
  };
}
