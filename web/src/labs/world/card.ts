import {make} from '../../base/dom';
import type {Camera} from '../../draw/camera';
import {BODY, W} from '../../draw/layout.gen';
import type {Point, Rect} from '../../draw/geometry';
import {bodyAt} from './frame';
import {type Ring, ringAbout} from './ring';
import {mark} from './symbol';
import {showsPair} from './viewports';

const APART = 10, INSET = 6;

/** The kinds of lines: see Card in wasm/lab/world/say/card.go. */
const KINDS: Readonly<Record<string, string>> = {t: 'cs-title', p: '', h: 'cs-hint'};

/** The world under the pointer: its frame, its camera, and its picture's upper left corner on the canvas, CSS pixels. */
export interface Place { frame: Float64Array; camera: Camera; part: Point }

/**
 * A card beside the body under the pointer, or beside the ringed pair. It describes the body or pair. Screen readers
 * get the same description from the focused element.
 */
export class PointerCard {
  readonly element = make('div', {class: 'cs-card', 'aria-hidden': 'true', hidden: ''});
  private text = '';

  /** Shows the description beside its subject. It calls words only if there may be a description. */
  show({frame, camera, part}: Place, canvas: Camera, words: () => string): void {
    const text = isAt(frame) ? words() : '';
    if (text !== this.text) this.write(text);
    if (text === '') return;
    const ring = ringOf(frame, camera), {x, y} = placeOf({...ring, x: part.x + ring.x, y: part.y + ring.y}, this.element.offsetWidth, this.element.offsetHeight, canvas);
    this.element.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
  }

  private write(text: string): void {
    this.text = text;
    this.element.hidden = text === '';
    this.element.replaceChildren(...(text === '' ? [] : text.split('\n')).map((line) => {
      const kind = line[0]!, symbol = mark(kind);
      return make('div', {class: symbol ? 'cs-of-contact' : KINDS[kind] ?? ''}, ...symbol ? [symbol] : [], line.slice(1));
    }));
  }
}

const isAt = (frame: Float64Array): boolean => !showsPair(frame) && (frame[W.pointedBody]! >= 0 || frame[W.offeredA]! >= 0);

function ringOf(frame: Float64Array, camera: Camera): Ring {
  const body = frame[W.pointedBody]!, a = frame[W.offeredA]!;
  if (a >= 0) return ringAbout(frame, camera, a, frame[W.offeredB]!);
  const ring = ringAbout(frame, camera, body, body);
  // A body wider than the canvas is hardly visible, so its card is in the corner.
  return frame[bodyAt(body) + BODY.half.x]! * camera.scale > camera.width / 2 ? {x: 0, y: 0, radius: 0} : ring;
}

/**
 * The card's upper left corner. It is beside the ring if there is room, preferably on the side away from the canvas's
 * middle. Otherwise it covers as little of the ring as possible.
 */
export function placeOf({x, y, radius}: Ring, width: number, height: number, canvas: {width: number; height: number}): {x: number; y: number} {
  const far = radius + APART, right = canvas.width - INSET - width, bottom = canvas.height - INSET - height;
  const inside = (p: number, most: number): number => Math.max(INSET, Math.min(most, p));
  const aside = [{x: x + far, y: inside(y - height / 2, bottom)}, {x: x - far - width, y: inside(y - height / 2, bottom)}];
  const places = [
    ...x < canvas.width / 2 ? aside.reverse() : aside,
    {x: inside(x - width / 2, right), y: y + far}, {x: inside(x - width / 2, right), y: y - far - height},
  ];
  const whole = places.find((p) => p.x >= INSET && p.x <= right && p.y >= INSET && p.y <= bottom);
  if (whole) return whole;
  const corners = [[right, bottom], [INSET, bottom], [right, INSET], [INSET, INSET]].map(([cx, cy]) => ({x: Math.max(INSET, cx!), y: Math.max(INSET, cy!)}));
  const covered = (p: {x: number; y: number}): number => shared({...p, width, height}, {x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius});
  return corners.reduce((p, q) => (covered(q) < covered(p) ? q : p));
}

function shared(p: Rect, q: Rect): number {
  const wide = Math.min(p.x + p.width, q.x + q.width) - Math.max(p.x, q.x), high = Math.min(p.y + p.height, q.y + q.height) - Math.max(p.y, q.y);
  return wide > 0 && high > 0 ? wide * high : 0;
}
