import type {Camera} from '../../draw/camera';
import {contains, cornersOf, type Point, type Rect} from '../../draw/geometry';
import type {Placed, Slot} from '../../draw/label';
import {type Thing, thingsAt} from '../../draw/marks';
import {HULL_VERSION} from '../../draw/layout.gen';
import {H} from '../../draw/hull.gen';
import type {Theme} from '../../draw/theme';
import type {Eye} from './eye';
import {drawApart} from './layers/apart';
import {drawBars} from './layers/bars';
import {drawBest} from './layers/best';
import {drawAnswer} from './layers/compare';
import {drawAxes} from './layers/axes';
import {drawFan} from './layers/fan';
import {drawFlat} from './layers/flat';
import {drawHighlights} from './layers/highlights';
import {drawLabels, drawMarks, thingsOf} from './layers/marks';
import {drawSphere} from './layers/sphere';
import {STAGE, stageOf} from './layers/stage';
import {drawWire} from './layers/wire';
import {ANSWERS, answersIn, fitHullsInto, type Tab} from './camera';
import {type OnPlane, Sheet} from './sheet';

export {Sheet} from './sheet';

/** A layer draws its subject at the frame's stage. It keeps no state. */
export interface Layer { name: string; draw(sheet: Sheet): void }

/** The layers of both hulls, from the lowest to the highest. */
export const layers: readonly Layer[] = [
  {name: 'hulls', draw: (sheet) => sheet.eye === undefined ? drawWire(sheet) : sheet.eye.solids(sheet)}, {name: 'axes', draw: drawAxes}, {name: 'marks', draw: drawMarks}, {name: 'highlights', draw: drawHighlights}, {name: 'labels', draw: drawLabels},
];

/** The layer of each stage's second picture, in the order of the stages. */
export const seconds: readonly Layer[] = [
  {name: 'bars', draw: (sheet) => drawBars(sheet, 0)}, {name: 'bars', draw: (sheet) => drawBars(sheet, 1)}, {name: 'sphere', draw: drawSphere}, {name: 'best', draw: drawBest},
  {name: 'fan', draw: drawFan}, {name: 'flat', draw: drawFlat}, {name: 'flat', draw: drawFlat}, {name: 'flat', draw: drawFlat}, {name: 'flat', draw: drawFlat},
];

/**
 * The result of a drawing: the rectangles of all labels, and by key how each was placed, for the next drawing. onPlane
 * finds a point of the contact plane: see Sheet. thingsAt finds the things at a point.
 */
export interface Drawn { labels: readonly Placed[]; slots: ReadonlyMap<string, Slot>; onPlane?(at: Point): OnPlane | undefined; thingsAt?(at: Point): Thing[] }

/** The further inputs of a drawing. */
export interface Seen {
  eyes?: readonly Eye<Sheet>[]; // one, or one for each answer; without any, the hulls are drawn flat
  tab?: Tab | undefined; // the picture that is shown alone on a narrow canvas
  hands?: ((sheet: Sheet) => void) | undefined; // draws the handles; not used while answers are compared
  before?: ReadonlyMap<string, Slot> | undefined; // the places of the last drawing's labels; a label keeps its place while that is good
  t?: number; // progress of the motion from the step before: 1 at rest
  marked?: readonly number[] | undefined; // the kind and number of the thing that a text marks
}

/**
 * Draws the frame's stage: both hulls and the subject of the stage, or the three compared answers. ctx must be
 * scaled so that its unit is one CSS pixel. The picture depends only on the arguments. words are the engine's
 * texts on the picture, by name. If an eye's hulls are on a canvas behind this one, that canvas stays visible.
 */
export function drawHulls(ctx: CanvasRenderingContext2D, frame: Float64Array, camera: Camera, theme: Theme, words: ReadonlyMap<string, string>, {eyes = [], tab, before, hands, t = 1, marked}: Seen = {}): Drawn {
  const got = frame[H.version];
  if (got !== HULL_VERSION) throw new Error(`frame layout v${got}, expected v${HULL_VERSION}: rebuild the wasm`);
  const all = {x: 0, y: 0, width: camera.width, height: camera.height}, [eye] = eyes;
  if (eye?.behind) ctx.clearRect(0, 0, camera.width, camera.height);
  if (frame[H.compare.on] === 1) {
    if (!eye?.behind) lay(ctx, theme, all);
    return compare(ctx, frame, camera, theme, words, {eyes, tab, before});
  }
  const sheet = new Sheet(ctx, frame, camera, theme, words, {eye, tab, before, t, marked}), {hulls, second, beside, stacked} = sheet.places;
  lay(ctx, theme, eye?.behind ? second : all);
  if (hulls.width > 0) {
    sheet.within(hulls, () => {
      for (const {draw} of layers) draw(sheet);
      hands?.(sheet);
    });
  }
  if (second.width > 0) sheet.within(second, () => sheet.faded(isAnother(sheet) ? t : 1, () => secondOf(sheet).draw(sheet)));
  const drawn: Drawn = {labels: sheet.labels, slots: sheet.slots, onPlane: (at) => sheet.onPlane(at), thingsAt: (at) => (hulls.width > 0 && contains(cornersOf(hulls), at) ? thingsAt(thingsOf(sheet), at) : [])};
  if (!beside && !stacked) return drawn;
  const [from, to] = beside ? [{x: second.x, y: 0}, {x: second.x, y: camera.height}] : [{x: 0, y: second.y}, {x: camera.width, y: second.y}];
  sheet.line(from, to, {color: theme.hairline, width: 1, weight: 0});
  return drawn;
}

/** Fills a part of the canvas with the colour of paper. */
function lay(ctx: CanvasRenderingContext2D, theme: Theme, {x, y, width, height}: Rect): void {
  ctx.save();
  ctx.fillStyle = theme.paper;
  ctx.fillRect(x, y, width, height);
  ctx.restore();
}

/** Draws the three answers, side by side, or one below the other on a narrow canvas. */
function compare(ctx: CanvasRenderingContext2D, frame: Float64Array, camera: Camera, theme: Theme, words: ReadonlyMap<string, string>, {eyes = [], tab, before}: Seen): Drawn {
  const labels: Placed[] = [], slots = new Map<string, Slot>();
  answersIn(camera.width, camera.height, tab).forEach((part, i) => {
    const {all} = part, sheet = new Sheet(ctx, frame, fitHullsInto(part.hulls, frame, camera), theme, words, {eye: eyes[i], tab, before, name: ANSWERS[i]!});
    if (eyes[i]?.behind) for (const place of [{...all, height: part.hulls.y - all.y}, part.flat, part.plot]) lay(ctx, theme, place);
    sheet.within(all, () => drawAnswer(sheet, ANSWERS[i]!, part));
    if (i > 0) sheet.line({x: all.x, y: all.y}, sheet.places.beside ? {x: all.x, y: part.plot.y + part.plot.height} : {x: all.width, y: all.y}, {color: theme.hairline, width: 1, weight: 0});
    labels.push(...sheet.labels);
    for (const [key, slot] of sheet.slots) slots.set(key, slot);
  });
  return {labels, slots};
}

/** Whether the stage's second picture shows another subject than the stage before. */
const isAnother = (sheet: Sheet): boolean => stageOf(sheet) < STAGE.clip || (stageOf(sheet) === STAGE.clip && sheet.get(H.sub) === 1);

/**
 * The layer of the second picture. After the stage that found a gap, the gap is seen from the side. A stage that was
 * not reached shows the last reached one. If two edges touch, nothing is clipped, and the stages between best-axis and
 * contacts show the sphere.
 */
function secondOf(sheet: Sheet): Layer {
  if (sheet.get(H.separated) === 1 && sheet.get(H.stage) > sheet.get(H.reached)) return {name: 'apart', draw: drawApart};
  const stage = stageOf(sheet), passed = sheet.get(H.onEdges) === 1 && stage > STAGE['best-axis'] && stage < STAGE.contacts;
  return seconds[passed ? STAGE.edges : stage]!;
}
