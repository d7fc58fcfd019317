import type {Rect} from '../../../draw/geometry';
import {FACE, FACE_SLOTS, H, SPOT_SLOTS} from '../../../draw/hull.gen';
import type {Theme} from '../../../draw/theme';
import {hullsIn} from '../camera';
import {type Eye, plus, type Vec3} from '../eye';
import {AWAY, litFaces, STAGE, stageOf, steppedBack, withoutPair} from '../layers/stage';
import type {Sheet} from '../sheet';
import {home, type Look, lookAt, type Orbit, project, type Stand, standOn} from './camera';
import type {Shot} from './look';
import {drawSolids, type Letters, nameSolids} from './pen';
import {solidOf, vecAt} from './solid';

/** The margins around a fitted picture, CSS pixels: beside the second picture, above it, and for compared answers. */
const MARGIN = {beside: {x: 46, y: 58}, above: {x: 30, y: 22}, answers: {x: 16, y: 8}} as const;
/** The size of a face's drawn plane, as a multiple of the face's size. The same as in layers/highlights.ts. */
const SPREAD = 1.2;

/** The stand for a frame's hulls. In view are both hulls, B moved until it only touches A, and the planes of the best faces. */
export function standOf(frame: Float64Array): Stand {
  const normal = vecAt(frame, H.normal), at = (slot: number): number => frame[slot]!, points: Vec3[] = [];
  for (const {vertices} of H.hulls) for (let i = 0; i < at(vertices.count); i++) points.push(vecAt(frame, {x: 0, y: 1, z: 2}, at(vertices.at) + i * SPOT_SLOTS));
  const solid = points.length, b = points.slice(at(H.hulls[0].vertices.count));
  points.push(...b.map((p) => plus(p, normal, at(H.contacts.depth))));
  H.hulls.forEach(({faces, corners}, hull) => {
    const face = at(faces.at) + at(H.faces[hull]!.face) * FACE_SLOTS, middle = vecAt(frame, FACE.middle.at, face), first = at(corners.at) + at(face + FACE.first);
    for (let i = 0; i < at(face + FACE.count); i++) {
      const corner = vecAt(frame, {x: 0, y: 1, z: 2}, at(H.hulls[hull]!.vertices.at) + at(first + i) * SPOT_SLOTS);
      points.push(plus(middle, plus(corner, middle, -1), SPREAD));
    }
  });
  return standOn(points, solid, normal, vecAt(frame, H.right), vecAt(frame, H.toward));
}

/** The camera for a stand and an orbit, in the canvas's first part, which shows both hulls. width and height are the canvas's. */
export function lookIn(stand: Stand, orbit: Orbit, frame: Float64Array, [place]: readonly Rect[], width: number, height: number): Look {
  const margin = frame[H.compare.on] === 1 ? MARGIN.answers : place!.width < width && place!.height === height ? MARGIN.beside : MARGIN.above;
  return lookAt(stand, orbit, place!, margin);
}

export function shotOf(frame: Float64Array, look: Look, theme: Theme): Shot {
  const reader = {get: (slot: number): number => frame[slot]!}, last = stageOf(reader) === STAGE.contacts && frame[H.separated] === 0 && frame[H.compare.on] === 0;
  const solids = [solidOf(frame, 0, look), solidOf(frame, 1, look)] as const;
  return {
    look, theme, solids, lit: litFaces(reader).map((one) => solids[one.hull]!.sides[one.face]!.front ? one : {...one, alpha: AWAY * one.alpha}), pale: steppedBack(reader), thin: withoutPair(reader),
    ghost: last ? solidOf(frame, 1, look, frame[H.contacts.depth]!) : undefined,
  };
}

/**
 * One eye for each place of the canvas, all with the shot's camera. With screen, another canvas draws the hulls and
 * an eye only names them. Otherwise an eye also draws them with the pen.
 */
export function eyesOf(shot: Shot, places: readonly Rect[], screen = false, letters: Letters = {}): Eye<Sheet>[] {
  const {look} = shot, first = places[0]!;
  return places.map(({x, y}) => {
    const own = {...look, middle: {x: look.middle.x + x - first.x, y: look.middle.y + y - first.y}}, seen = {...shot, look: own};
    return {
      project: (x, y, z) => project(own, {x, y, z}), axes: own, behind: screen,
      solids(sheet) {
        if (!screen) drawSolids(sheet, seen);
        nameSolids(sheet, seen, screen ? letters : {});
      },
    };
  });
}

/** The eyes for a picture without a figure, such as a poster. They look from the home view, and the pen draws the frame's hulls. */
export function eyesAtHome(frame: Float64Array, theme: Theme, width: number, height: number): Eye<Sheet>[] {
  const stand = standOf(frame), places = hullsIn(frame, width, height);
  return eyesOf(shotOf(frame, lookIn(stand, home(stand), frame, places, width, height), theme), places);
}
