import {SCENES} from '../base/figure.gen';
import {H} from '../draw/hull.gen';
import {W} from '../draw/layout.gen';
import {S} from '../draw/shape.gen';
import {SETTINGS} from '../labs/world/options';
import type {SavedTrace} from './check';

/** The longest link that a lab reads. */
const LONGEST = 2000;

/**
 * The address of the lab with a trace's input, at the trace's last stage. It is undefined if there is no site, or if
 * the input is incomplete or too long for a link. The lab checks the numbers.
 */
export function linkOf({lab, json, stages}: SavedTrace, site: string | undefined): string | undefined {
  const parts = site === undefined ? undefined : {pair: ofPair, shape: ofShapes, hull: ofHulls, world: ofWorld}[lab](json), last = stages.at(-1)!;
  if (parts === undefined) return undefined;
  const link = [`lab=${lab}`, `stage=${last.id}`, ...parts, ...lab === 'hull' ? compared(last.frame) : [], ...lab === 'shape' && last.frame[S.compared] === 1 ? ['compare=on'] : []].join('&');
  return link.length > LONGEST ? undefined : `${site}index.html#${link}`;
}

function ofPair(json: unknown): string[] | undefined {
  const boxes = ['a', 'b'].map((side) => numbers(['w', 'h', 'x', 'y', 'angle'].map((field) => at(json, 'input', side, field)), 5));
  return boxes.every((box) => box !== undefined) ? [`a=${boxes[0]!}`, `b=${boxes[1]!}`] : undefined;
}

/** The link's parts for the option compare, and for B's tilt if there is one. */
const compared = (frame: ArrayLike<number>): string[] => frame[H.compare.on] === 1 ? ['compare=on', ...frame[H.compare.tilt]! > 0 ? [`tilt=${frame[H.compare.tilt]!}`] : []] : [];

/** The poses, radii and corners of shapes. */
function ofShapes(json: unknown): string[] | undefined {
  const sides = (['a', 'b'] as const).map((side) => {
    const shape = at(json, 'input', side), pose = at(json, 'input', side === 'a' ? 'xfA' : 'xfB'), center = at(shape, 'center'), p1 = at(shape, 'p1'), vertices = at(shape, 'vertices');
    const head = numbers([at(pose, 'x'), at(pose, 'y'), at(pose, 'angle'), at(shape, 'radius')], 4);
    const corners = (Array.isArray(vertices) ? vertices : p1 === undefined ? [center] : [p1, at(shape, 'p2')]).map((corner) => numbers(corner, 2));
    return head === undefined || corners.includes(undefined) ? undefined : `${side}=${[head, ...corners].join(';')}`;
  });
  return sides.includes(undefined) ? undefined : sides as string[];
}

/** The points and poses of hulls, and their bias. As in the lab's own links, faces are left out. */
function ofHulls(json: unknown): string[] | undefined {
  const parts: string[] = [], bias = numbers([at(json, 'input', 'bias', 'relative'), at(json, 'input', 'bias', 'absolute')], 2);
  for (const side of ['a', 'b']) {
    const hull = (name: string): unknown => at(json, 'input', side, name), given = hull('points');
    const points = Array.isArray(given) ? given.map((point) => numbers(point, 3)) : [undefined];
    const position = numbers(hull('position'), 3), rotation = numbers(hull('rotation'), 4);
    if (points.includes(undefined) || position === undefined || rotation === undefined) return undefined;
    parts.push(`v${side}=${points.join(';')}`, `${side}=${position},${rotation}`);
  }
  return bias === undefined ? undefined : bias === '0,0' ? parts : [...parts, `bias=${bias}`];
}

/** A world with edits, or a custom scene, has no link. */
function ofWorld(json: unknown): string[] | undefined {
  const scene = at(json, 'input', 'scene'), step = at(json, 'result', 'step'), pair = numbers([at(json, 'frame', W.chosenA), at(json, 'frame', W.chosenB)], 2);
  if (at(json, 'input', 'untouched') !== true || !(SCENES as readonly unknown[]).includes(scene) || pair === undefined || !Number.isInteger(step)) return undefined;
  const settings = SETTINGS.map((name) => setting(name === 'dt' ? at(json, 'input', name) : at(json, 'input', 'settings', name)));
  if (settings.includes(undefined)) return undefined;
  return [`scene=${String(scene)}`, `step=${String(step)}`, `pick=${pair}`, ...SETTINGS.map((name, i) => `${name}=${settings[i]!}`)];
}

function setting(value: unknown): string | undefined {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (typeof value === 'string') return /^\w+$/.test(value) ? value : undefined;
  return Array.isArray(value) ? numbers(value, 2) : numbers([value], 1);
}

function numbers(list: unknown, count: number): string | undefined {
  return Array.isArray(list) && list.length === count && list.every((x) => Number.isFinite(x)) ? list.join() : undefined;
}

function at(from: unknown, ...path: readonly (string | number)[]): unknown {
  let value: unknown = from;
  for (const name of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
    value = (value as Record<string | number, unknown>)[name];
  }
  return value;
}
