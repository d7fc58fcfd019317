import url from 'chunk:./layers/draw';
import {DEFAULT_LAYERS, LAYERS} from '../../base/figure.gen';
import {W} from '../../draw/layout.gen';
import {Chunk} from '../../engine/chunk';
import {STAGE} from './stage';

/** The chunk that draws layers that are off by default, edits by hand, velocities within a step, two compared worlds, the match, and the later stages of Box2D's solver. */
export type Extra = typeof import('./layers/draw');

export const extra = new Chunk<Extra>(url);

/** Layers that need nothing more: times are no part of the picture. */
const USUAL = [...DEFAULT_LAYERS.split(','), 'timing'].reduce((bits, id) => bits | 1 << LAYERS.findIndex((layer) => layer === id), 0);

/** Box2D's warm start scales the impulses that it carries over: this time step differs in length from the last one. */
const isScaled = (frame: Float64Array): boolean => frame[W.watch.ratio] !== 0 && frame[W.watch.ratio] !== 1;

/** Gravity does not point straight down. */
const isAslant = (frame: Float64Array): boolean => frame[W.settings.gravity.x] !== 0 || frame[W.settings.gravity.y]! > 0;

/** A layer is on that has to be loaded, hands have something to show, velocities change within a step, gravity is drawn, worlds are compared, or a stage that few look at is shown. */
export const needsExtra = (frame: Float64Array): boolean => (frame[W.layers]! & ~USUAL) !== 0 || frame[W.selected]! >= 0 || frame[W.sketching] !== 0 || frame[W.anchors] !== 0 || frame[W.compare.second] !== 0 || frame[W.motions] !== 0 || isAslant(frame) || (frame[W.chosenA]! >= 0 && (frame[W.stage] === STAGE.match || frame[W.stage]! >= (isScaled(frame) ? STAGE['warm-start'] : STAGE.velocity)));
