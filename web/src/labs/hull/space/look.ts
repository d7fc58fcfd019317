import type {Theme} from '../../../draw/theme';
import {dot, type Vec3} from '../eye';
import type {Lit} from '../layers/stage';
import {type Color, colorOf, mixed} from './color';
import type {Look} from './camera';
import type {Solid} from './solid';

/** The inputs of a picture of both hulls in space. */
export interface Shot {
  look: Look;
  solids: readonly [Solid, Solid];
  lit: readonly Lit[];
  pale: boolean; // B is a thin outline
  thin: boolean; // edges are thin, since no pair of edges can touch
  ghost: Solid | undefined; // B, moved until it only touches A
  theme: Theme;
}

/** The opacity of the hulls' faces. */
export const COVER = [0.5, 0.35] as const;

/** The direction to the light, in the picture's axes: above, in front and a little to the left. */
const LIGHT: Vec3 = {x: -0.3, y: 0.82, z: 0.48};

/** A face's colour: between paper and the hull's colour, paler towards the light. */
export function shade({look: {right, up, toward}, theme}: Shot, hull: number, normal: Vec3): Color {
  const light = Math.max(0, dot(normal, right) * LIGHT.x + dot(normal, up) * LIGHT.y + dot(normal, toward) * LIGHT.z);
  return mixed(colorOf(theme.paper), hullColor(theme, hull), 0.16 + 0.24 * (1 - light));
}

export const hullColor = (theme: Theme, hull: number): Color => colorOf(hull === 0 ? theme.a : theme.b);

/** The style of edges, lengths in CSS pixels. own: behind their own hull. behind: behind the other hull. */
export const EDGES = {
  seen: {width: 2, alpha: 1},
  thin: {width: 1.25, alpha: 1},
  behind: {width: 1, alpha: 0.5},
  own: {width: 1, alpha: 0.5, dash: [3, 4]},
  pale: {width: 1.25, alpha: 0.55},
  ghost: {width: 2, alpha: 1, dash: [7, 5]},
  ghostOwn: {width: 1, alpha: 0.45, dash: [3, 4]},
} as const;

export const GHOST_COVER = 0.07;
