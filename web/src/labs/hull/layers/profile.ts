import {type Camera, toPixels} from '../../../draw/camera';
import type {Point, Rect} from '../../../draw/geometry';
import {H, SPOT, SPOT_SLOTS} from '../../../draw/hull.gen';
import {fitInto} from '../camera';
import {across, dot, times, type Vec3} from '../eye';
import {outlineOf} from '../outline';
import type {Sheet} from '../sheet';

/** The heading's height, CSS pixels. */
const HEAD = 28;
/** The side view's share of the second picture's height, and its least and greatest height in CSS pixels. */
const SHARE = 0.36, LEAST = 150, MOST = 230;
/** The least height of the picture, as a multiple of the measured length. */
const ROOM = 1.4;
/** The share of the picture's height above the plane. */
const ABOVE = 0.5;

/** Both hulls seen along a plane, which is a horizontal line in the picture. Lengths across the plane are true. */
export class Profile {
  /** The hulls' outlines, metres: x along the plane, y across it. */
  readonly outlines: readonly Point[][];
  private readonly right: Vec3;

  /**
   * up is the plane's unit normal, from A to B. The picture's horizontal direction is `along`, projected into the plane.
   * Lengths in that direction are true. The default is the reader's right.
   */
  constructor(private readonly sheet: Sheet, private readonly up: Vec3, along = sheet.right, private camera: Camera = sheet.camera) {
    const right = across(up, along);
    this.right = dot(right, sheet.right) < 0 ? times(right, -1) : right; // keeps the reader's left and right
    this.outlines = H.hulls.map(({vertices}) => outlineOf(sheet.items(vertices, SPOT_SLOTS).map((spot) => this.of(spot))));
  }

  of(spot: number): Point {
    const p = this.sheet.vec(SPOT.at, spot);
    return {x: dot(this.right, p), y: dot(this.up, p)};
  }

  /**
   * Fits both hulls into the width of a rectangle, or the measured length across the plane into its height if that
   * needs a smaller scale. above is the share of the height above the level. Parts without room are cut off.
   */
  fit(place: Rect, level: number, measured: number, above = ABOVE): this {
    const xs = this.outlines.flat().map(({x}) => x), left = Math.min(...xs), right = Math.max(...xs), tall = Math.max((right - left) * place.height / place.width, ROOM * Math.abs(measured));
    this.camera = fitInto(place, [left, right, level - tall * (1 - above), level + tall * above], this.sheet.camera, 14);
    return this;
  }

  /** A magnified copy of this profile. It shows the profile's point `of` at the canvas's point `at`. */
  magnified(times: number, of: Point, at: Point): Profile {
    const scale = this.camera.scale * times, {width, height} = this.camera;
    return new Profile(this.sheet, this.up, this.right, {width, height, scale, x: of.x - (at.x - width / 2) / scale, y: of.y + (at.y - height / 2) / scale});
  }

  /** Pixels per metre. */
  get scale(): number { return this.camera.scale; }

  at({x, y}: Point): Point { return toPixels(this.camera, x, y); }

  /** A hull's outline on the canvas, lifted by this many metres. */
  outline(hull: number, by = 0): Point[] { return this.outlines[hull]!.map(({x, y}) => this.at({x, y: y + by})); }

  draw(hull: number, cover = 0.12): void {
    const {sheet} = this, points = this.outline(hull), color = sheet.color(hull);
    sheet.fill(points, color, cover);
    sheet.path(points, {color, width: 2, weight: 14}, true);
  }

  level(y: number, {x, width}: Rect, style: {color: string; width: number; dash?: readonly number[]; alpha?: number}): void {
    const line = this.at({x: 0, y}).y;
    this.sheet.line({x: x + 8, y: line}, {x: x + width - 8, y: line}, {...style, weight: 4});
  }
}

/** The second picture's upper part, and its side view if there is room. */
export function parted({places: {second, beside}}: Sheet): {above: Rect; side?: Rect} {
  const height = Math.min(MOST, second.height * SHARE), y = second.y + second.height - height;
  return beside && height >= LEAST ? {above: {...second, height: second.height - height}, side: {...second, y, height}} : {above: second};
}

/** Draws a side view below its heading. */
export function drawProfile(sheet: Sheet, whole: Rect, draw: (place: Rect) => void): void {
  sheet.line(whole, {x: whole.x + whole.width, y: whole.y}, {color: sheet.theme.hairline, width: 1, weight: 0});
  sheet.writeFixed(sheet.word('side'), whole.x + 16, whole.y + 16, {color: sheet.theme.soft, size: 13, align: 'left'});
  const place = {...whole, y: whole.y + HEAD, height: whole.height - HEAD};
  sheet.within(place, () => draw(place));
}
