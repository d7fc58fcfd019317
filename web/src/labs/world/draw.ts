import type {Drawn, Layer, Sheet} from '../../clipping/draw';
import type {Camera} from '../../draw/camera';
import type {Rect} from '../../draw/geometry';
import {placeLabels} from '../../draw/label';
import {cropped} from './crop';
import type {Extra} from './extra';
import {asks, isOn, isPicked, type LayerID, pairOf} from './frame';
import {drawBodies, drawChosen} from './layers/bodies';
import {drawGrid, drawScale, scaleCorners} from '../../draw/grid';
import {drawJoints} from './layers/joints';
import {drawContacts} from './layers/contacts';
import {drawMap} from './layers/map';
import {drawNeighbours} from './layers/neighbours';
import {drawOffered} from './layers/offered';
import {drawSolve} from './layers/solve';
import {drawSurfaces} from './layers/surfaces';
import {drawWarmStart} from './layers/warm';
import {pairKit} from './layers/pairkit';
import {type Outline, WorldSheet} from './layers/sheet';
import {drawMarked, isThing, labelsOf} from '../../draw/marks';
import {F, WORLD_VERSION, W} from '../../draw/layout.gen';
import {pairLabels, thingsOf} from './marks';
import {STAGE} from './stage';
import {Pen} from '../../draw/pen';
import type {Theme} from '../../draw/theme';

type Draw = (sheet: WorldSheet, extra: Extra | undefined) => void;

/** A layer that is loaded when it is switched on. */
const loaded = (of: keyof Extra['extra']): {name: string; of: LayerID; draw: Draw} => ({name: of, of, draw: (sheet, extra) => extra?.extra[of](sheet)});

/** The layers of a world, lowest first. of is the id of a layer's switch, if it has one. */
export const worldLayers: readonly {name: string; of?: LayerID; draw: Draw}[] = [
  {name: 'grid', draw: drawGrid},
  loaded('cells'),
  {name: 'bodies', of: 'bodies', draw: drawBodies},
  {name: 'surfaces', of: 'bodies', draw: drawSurfaces},
  loaded('bounds'),
  {name: 'chosen', draw: drawChosen},
  loaded('near'),
  {name: 'joints', of: 'joints', draw: drawJoints},
  loaded('cones'),
  loaded('impulses'),
  loaded('normals'),
  {name: 'motions', draw: (sheet, extra) => extra?.drawMotions(sheet)},
  loaded('velocities'),
  {name: 'contacts', of: 'contacts', draw: drawContacts},
  {name: 'hands', draw: (sheet, extra) => extra?.drawHands(sheet)},
  {name: 'offered', draw: drawOffered},
  {name: 'gravity', draw: (sheet, extra) => extra?.drawGravity(sheet)},
  {name: 'scale', draw: (sheet) => drawScale(sheet, scalePlace(sheet))},
  {name: 'impulse-scale', of: 'impulses', draw: (sheet, extra) => extra?.drawImpulseScale(sheet, scalePlace(sheet))},
  {name: 'speed-scale', draw: (sheet, extra) => extra?.drawSpeedScale(sheet, scalePlace(sheet))},
  loaded('ids'),
];

/** The rectangle of the length scale: at the upper right, below the controls. */
function scalePlace(sheet: WorldSheet): Rect {
  const place = scaleCorners(sheet)[2];
  return {...place, y: place.y + sheet.top};
}

interface Picture { name: string; draw(sheet: Sheet, frame: Float64Array, extra: Extra | undefined): void }

const PICTURES: Readonly<Record<number, Picture>> = {
  [STAGE.match]: {name: 'match', draw: (sheet, frame, extra) => extra?.drawMatch(sheet, frame, pairKit)},
  [STAGE['warm-start']]: {name: 'warm-start', draw: drawWarmStart},
  [STAGE.solve]: {name: 'solve', draw: drawSolve},
  [STAGE.velocity]: {name: 'velocity', draw: (sheet, frame, extra) => (extra?.isBlock(frame) ? extra.drawBlock(sheet, frame, pairKit) : drawSolve(sheet, frame))},
  [STAGE.store]: {name: 'store', draw: (sheet, frame, extra) => extra?.drawStore(sheet, frame, pairKit)},
  [STAGE.integrate]: {name: 'integrate', draw: (sheet, frame, extra) => extra?.drawMoved(sheet, frame, pairOf(frame), pairKit)},
  [STAGE.position]: {name: 'position', draw: (sheet, frame, extra) => extra?.drawPosition(sheet, frame, pairOf(frame), pairKit)},
};

/** The module that draws a pair. It is an argument because it is a separate chunk. */
export type Clipping = Pick<typeof import('../../clipping/draw'), 'drawFigure' | 'layers'>;

/** The picture of a question. The match has its own. */
const ASKED: Picture = {name: 'asked', draw: (sheet, frame, extra) => extra?.drawAsked(sheet, frame)};

export interface WorldDrawOptions {
  position?: number | undefined;
  /** The picture stands between the stages: it responds to the pointer. */
  held?: boolean;
  map?: Rect | undefined;
  /** The rectangles of elements over the canvas, such as buttons, CSS pixels. Labels avoid them. */
  covered?: readonly Rect[] | undefined;
  /** The height of the covered part at the top, CSS pixels. */
  top?: number | undefined;
  /** The module that draws layers that are off by default, once loaded. */
  extra?: Extra | undefined;
  whole?: boolean | undefined;
  /** Decides whether a layer is drawn. on: its switch is on. By default, layers that are on are drawn. */
  draws?: ((name: string, on: boolean) => boolean) | undefined;
  /** The outline of bodies while two worlds are compared. */
  outline?: Outline | undefined;
  /** Do not fill bodies, since the other world's are already drawn. */
  hollow?: boolean | undefined;
  /** The frame of the other compared world. The arrows of both worlds share one scale. */
  beside?: Float64Array | undefined;
  above?: ((sheet: WorldSheet) => void) | undefined;
  /** The kind and number of the thing that a text marks. */
  marked?: readonly number[] | undefined;
  previous?: Drawn | undefined;
}

/** Draws a world's frame: the whole world, or the picked pair with its neighbours. The unit of ctx must be a CSS pixel. */
export function drawWorld(ctx: CanvasRenderingContext2D, frame: Float64Array, camera: Camera, theme: Theme, clipping: Clipping, options: WorldDrawOptions = {}): Drawn | undefined {
  const got = frame[W.version];
  if (got !== WORLD_VERSION) throw new Error(`frame layout v${got}, expected v${WORLD_VERSION}: rebuild the wasm`);
  const {whole, draws = (_, on) => on, extra, marked} = options;
  if (isPicked(frame) && !whole) return drawPicked(ctx, frame, camera, theme, clipping, options);
  const sheet = new WorldSheet(ctx, frame, camera, theme, options.top, options.outline, options.hollow, options.beside);
  for (const {name, of, draw} of worldLayers) if (draws(name, of === undefined || isOn(frame, of))) draw(sheet, extra);
  if (marked?.[0]) drawMarked(ctx, thingsOf(frame, camera, theme).filter((thing) => isThing(thing, marked)), theme);
  if (theme.labels) writeLabels(sheet);
  options.above?.(sheet);
  return undefined;
}

/** Writes the author's labels of bodies and contacts, clear of each other. */
function writeLabels(sheet: WorldSheet): void {
  const {frame, camera, theme, width, height} = sheet, requests = labelsOf(thingsOf(frame, camera, theme), theme);
  for (const {lines, rect, leader, request: {color}} of placeLabels(requests, {width, height, edges: [], boxes: [], obstacles: [], taken: []}, (text) => sheet.measure(text, 13, true))) {
    if (leader) sheet.line(leader.from, leader.to, {color, width: 1});
    sheet.write(lines[0]!, rect.x + rect.width / 2, rect.y + rect.height / 2, {color, size: 13, bold: true, align: 'center'});
  }
}

function drawPicked(ctx: CanvasRenderingContext2D, frame: Float64Array, camera: Camera, theme: Theme, clipping: Clipping, {position, held = false, map, covered = [], extra, previous, marked}: WorldDrawOptions): Drawn {
  const own = asks(frame) && frame[W.stage] !== STAGE.match ? ASKED : PICTURES[frame[W.stage]!];
  const key = [W.step, W.chosenA, W.chosenB, W.stage, W.atIteration, W.atConstraint, W.contact].map((slot) => frame[slot]).join() + (extra ? '+' : '') + [...(map ? [map] : []), ...covered].map(({x, y}) => `,${x},${y}`).join('');
  const under = (sheet: Sheet): void => {
    sheet.taken.push(...covered, ...(map ? [map] : []));
    if (frame[W.stage] !== STAGE.match) drawNeighbours(sheet, frame);
  };
  const isMatch = own?.name === 'match', look = isMatch ? extra?.matchCamera(frame, camera.width, camera.height, pairKit) ?? camera : extra?.besideCamera(frame, camera, own?.name) ?? camera;
  const posed = own?.name === 'position' ? extra?.posedPair : own?.name === 'integrate' ? extra?.movedPair : undefined, pair = posed ? posed(pairOf(frame), frame, look.scale) : pairOf(frame);
  // The first stages show both boxes whole, and the match crops them itself.
  const seen = frame[W.stage]! >= STAGE.reference && !isMatch ? cropped(pair, look) : pair;
  let layers: Layer[] | undefined;
  if (own) {
    const boxes = isMatch || extra?.isAlone(frame, camera) ? [] : clipping.layers.filter(({name}) => name === 'fills' || name === 'boxes');
    const marks = (name: string): readonly Layer[] => (boxes.length === 0 ? [] : clipping.layers.filter((layer) => layer.name === name));
    layers = [...boxes, ...marks('marks'), {name: own.name, draw: (sheet) => own.draw(sheet, frame, extra)}, ...marks('marked-point'), ...marks('labels')];
  }
  const shown = marked?.[0] ? seen.slice() : seen;
  if (marked?.[0]) shown[F.lit] = marked[0];
  const drawn = clipping.drawFigure(ctx, shown, look, {...theme, labels: theme.labels && pairLabels(theme.labels, frame)}, {position, held, previous, under, key, layers});
  if (map) drawMap(new Pen(ctx, camera, theme), frame, map);
  return drawn;
}
