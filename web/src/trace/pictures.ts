// The pictures of a trace's stages, drawn with the layers and cameras of live figures.

import {arrivalTime} from '../clipping/layers/time';
import {fit} from '../clipping/camera';
import type {Camera} from '../draw/camera';
import {H} from '../draw/hull.gen';
import type {Slot, Placed} from '../draw/label';
import {F, W} from '../draw/layout.gen';
import {S} from '../draw/shape.gen';
import type {Theme} from '../draw/theme';
import {StageAnimation} from '../figure/animation';
import {clipping} from '../figure/clipping';
import {fitHulls} from '../labs/hull/camera';
import {drawing} from '#drawing/hull';
import {drawing as shapes} from '#drawing/shape';
import {byName} from '../labs/hull/parts';
import {Steps} from '../labs/hull/steps';
import {fitShapes} from '../labs/shape/camera';
import {pairCamera} from '../labs/world/camera';
import {extra} from '../labs/world/extra';
import {mapRect} from '../labs/world/map';
import {painter} from '#painter';
import type {Saved, SavedTrace} from './check';
import {InSpace} from './inspace';

export interface StagePictures {
  fit(stage: Saved, width: number, height: number): Camera;
  /** Draws a stage without motion, in CSS pixels. */
  draw(pen: CanvasRenderingContext2D, stage: Saved, camera: Camera, theme: Theme): readonly Placed[];
  /** Moves to another stage; once shows it at once. */
  show(stage: Saved, at?: {once: boolean}): void;
  /** Draws the current picture, which may be moving, for a screen with ratio dots per CSS pixel. */
  drawShown(pen: CanvasRenderingContext2D, camera: Camera, theme: Theme, ratio?: number): readonly Placed[];
  readonly running: boolean;
  stop(): void;
  settled(): Promise<void>;
  /** Both hulls in space, beside the picture. */
  readonly space?: InSpace;
}

/** A copy of a frame with some slots set to 0, such as a live figure's handles, which a trace does not show. */
function clear(frame: Float64Array, slots: readonly number[], from = 0): Float64Array {
  const cleared = frame.slice();
  for (const slot of slots) cleared[from + slot] = 0;
  return cleared;
}

const HANDS = [F.measure, F.focus, F.hover, F.part, F.lit];

async function pairPictures(redraw: () => void): Promise<StagePictures> {
  const {drawFigure} = await clipping.load();
  let shown: Saved | undefined, previous: ReturnType<typeof drawFigure> | undefined;
  const animation = new StageAnimation((stage) => arrivalTime(shown!.frame, stage), redraw), number = ({frame}: Saved): number => frame[F.stage]!;
  return {
    fit: ({frame}, width, height) => fit(frame, width, height),
    draw: (pen, {frame}, camera, theme) => drawFigure(pen, clear(frame, HANDS), camera, theme).labels,
    show(stage, {once} = {once: false}) {
      const near = shown !== undefined && !once;
      shown = stage;
      if (near) animation.aim(number(stage), 1);
      else animation.show(number(stage));
      animation.run();
    },
    drawShown(pen, camera, theme) {
      previous = drawFigure(pen, clear(shown!.frame, HANDS), camera, theme, {position: animation.position, previous});
      return previous.labels;
    },
    get running() { return animation.running; },
    stop() {
      animation.stop();
    },
    settled: () => animation.settled(),
  };
}

const HULL_HANDS = [H.held, H.hands.hull, H.hands.handles, H.hands.gizmo.hull];

async function hullPictures(redraw: () => void): Promise<StagePictures> {
  const {drawHulls} = await drawing.load();
  const space = new InSpace(() => shown!.frame), steps = new Steps(redraw), words = new WeakMap<Saved, ReadonlyMap<string, string>>();
  const wordsOf = (stage: Saved): ReadonlyMap<string, string> => {
    const found = words.get(stage) ?? byName(stage.drawn);
    words.set(stage, found);
    return found;
  };
  let shown: Saved | undefined, steady: ReadonlyMap<string, Slot> | undefined;
  return {
    space,
    fit: ({frame}, width, height) => fitHulls(frame, width, height, undefined, space.head),
    draw: (pen, stage, camera, theme) => drawHulls(pen, clear(stage.frame, HULL_HANDS), camera, theme, wordsOf(stage), {eyes: space.eyes(camera, theme)}).labels,
    show(stage, {once} = {once: false}) {
      steps.show(stage.frame, wordsOf(stage), once || shown === undefined || stage.frame[H.compare.on] === 1 ? 0 : 1);
      shown = stage;
      steady = undefined;
    },
    drawShown(pen, camera, theme, ratio) {
      const {frame, words: written, t} = steps.drawn(shown!.frame, wordsOf(shown!));
      const drawn = drawHulls(pen, clear(frame, HULL_HANDS), camera, theme, written, {t, before: steady, eyes: space.eyes(camera, theme, ratio)});
      if (t === 1) steady = drawn.slots;
      return drawn.labels;
    },
    get running() { return steps.running; },
    stop: () => steps.stop(),
    async settled() {
      await Promise.all([space.settled, steps.settled()]);
    },
  };
}

const SHAPE_HANDS = [S.focus, S.lit, S.hands.side, S.hands.chosen];

async function shapePictures(): Promise<StagePictures> {
  const {drawShapePair} = await shapes.load();
  let previous: ReturnType<typeof drawShapePair> | undefined;
  return still(({frame}, width, height) => fitShapes(frame, width, height), (pen, {frame}, camera, theme) => {
    previous = drawShapePair(pen, clear(frame, SHAPE_HANDS), camera, theme, {previous});
    return previous.labels;
  });
}

/** Pictures without motion. */
function still(fit: StagePictures['fit'], draw: StagePictures['draw']): StagePictures {
  let shown: Saved | undefined;
  return {
    fit, draw,
    show(stage) { shown = stage; },
    drawShown: (pen, camera, theme) => draw(pen, shown!, camera, theme),
    running: false,
    stop() {},
    settled: () => Promise.resolve(),
  };
}

async function worldPictures(): Promise<StagePictures> {
  const [{world, clipping: pair}, layers] = await Promise.all([painter.load(), extra.load()]);
  const cleared = (stage: Saved): Float64Array => {
    const frame = clear(stage.frame, HANDS, W.pair);
    frame[W.offeredA] = frame[W.offeredB] = frame[W.selected] = -1;
    for (const slot of [W.sketching, W.compare.second]) frame[slot] = 0;
    return frame;
  };
  return still((stage, width, height) => pairCamera(cleared(stage), width, height), (pen, stage, camera, theme) => {
    const frame = cleared(stage);
    return world.drawWorld(pen, frame, camera, theme, pair, {map: mapRect(frame, camera), extra: layers})?.labels ?? [];
  });
}

export function picturesOf({lab, world}: SavedTrace, redraw: () => void): Promise<StagePictures> {
  if (lab === 'hull') return hullPictures(redraw);
  if (lab === 'shape') return shapePictures();
  return world ? worldPictures() : pairPictures(redraw);
}
