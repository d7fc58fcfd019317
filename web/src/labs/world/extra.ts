import url from 'chunk:./layers/draw';
import {DEFAULT_LAYERS, LAYERS} from '../../base/figure.gen';
import {W} from '../../draw/layout.gen';
import {Chunk} from '../../engine/chunk';
import {asks} from './frame';
import {STAGE} from './stage';

/**
 * The chunk that draws everything rare: layers that are off by default, edits by hand, velocities within a step, two
 * compared worlds, the match, and the stages after the iterations.
 */
export type Extra = typeof import('./layers/draw');

export const extra = new Chunk<Extra>(url);

/** The bits of layers that do not need this chunk: the default layers, and timing, which is not drawn. */
const USUAL = [...DEFAULT_LAYERS.split(','), 'timing'].reduce((bits, id) => bits | 1 << LAYERS.findIndex((layer) => layer === id), 0);

/** Whether Box2D's warm start scales the carried impulses, since dt has changed since the last step. */
const isScaled = (frame: Float64Array): boolean => frame[W.watch.ratio] !== 0 && frame[W.watch.ratio] !== 1;

/** Whether gravity does not point straight down. */
const isAslant = (frame: Float64Array): boolean => frame[W.settings.gravity.x] !== 0 || frame[W.settings.gravity.y]! > 0;

/** Whether the frame needs this chunk. */
export const needsExtra = (frame: Float64Array): boolean => (frame[W.layers]! & ~USUAL) !== 0 || frame[W.selected]! >= 0 || frame[W.sketching] !== 0 || frame[W.anchors] !== 0 || frame[W.compare.second] !== 0 || frame[W.motions] !== 0 || isAslant(frame) || asks(frame) || (frame[W.chosenA]! >= 0 && (frame[W.stage] === STAGE.match || frame[W.stage]! >= (isScaled(frame) ? STAGE['warm-start'] : STAGE.velocity)));
