import {QUANTITY, WORLD_THING} from '../../base/figure.gen';
import {type Camera, toPixels} from '../../draw/camera';
import type {Point} from '../../draw/geometry';
import {BODY, CONTACT, W} from '../../draw/layout.gen';
import type {Thing} from '../../draw/marks';
import type {Label, Theme} from '../../draw/theme';
import {forEachBody, forEachContact} from './frame';

/** The bodies and contacts of the whole world. */
export function thingsOf(frame: Float64Array, camera: Camera, theme: Pick<Theme, 'ink' | 'contact'>): Thing[] {
  const things: Thing[] = [];
  forEachBody(frame, (at, i) => things.push({kind: WORLD_THING.body, number: i, points: boxOf(frame, at, camera), color: theme.ink}));
  let n = 0;
  forEachContact(frame, (at) => things.push({kind: WORLD_THING.contact, number: n++, points: [toPixels(camera, frame[at + CONTACT.at.x]!, frame[at + CONTACT.at.y]!)], color: theme.contact}));
  return things;
}

/** The labels of a world in the picture of its picked pair: on both bodies, and on the pair's contacts by number. */
export function pairLabels(labels: readonly Label[], frame: Float64Array): Label[] {
  const bodies = [frame[W.chosenA]!, frame[W.chosenB]!];
  return labels.flatMap(({kind, number, text}) => {
    const [first, i] = kind === WORLD_THING.body ? [QUANTITY.box, bodies.indexOf(number)] : [QUANTITY.contact, number];
    return i === 0 || i === 1 ? [{kind: first + i, number: 0, text}] : [];
  });
}

/** The corners of a body, pixels. */
function boxOf(frame: Float64Array, at: number, camera: Camera): Point[] {
  const [x, y, cos, sin, w, h] = [BODY.at.x, BODY.at.y, BODY.axisX.x, BODY.axisX.y, BODY.half.x, BODY.half.y].map((slot) => frame[at + slot]!) as [number, number, number, number, number, number];
  return ([[w, h], [-w, h], [-w, -h], [w, -h]] as const).map(([u, v]) => toPixels(camera, x + cos * u - sin * v, y + sin * u + cos * v));
}
