import url from 'chunk:./layers/draw';
import {DEFAULT_LAYERS, LAYERS} from '../../base/figure.gen';
import {W} from '../../draw/layout.gen';
import {Chunk} from '../../figure/chunk';

/** What draws the layers that are off at first. */
export type Extra = typeof import('./layers/draw');

export const extra = new Chunk<Extra>(url);

/** Layers that need nothing more: times are no part of the picture. */
const USUAL = [...DEFAULT_LAYERS.split(','), 'timing'].reduce((bits, id) => bits | 1 << LAYERS.findIndex((layer) => layer === id), 0);

/** A layer is on that has to be loaded. */
export const needsExtra = (frame: Float64Array): boolean => (frame[W.layers]! & ~USUAL) !== 0;
