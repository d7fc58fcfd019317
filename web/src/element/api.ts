import {METHODS as OF_LABS, PROPERTIES as SEEN} from '../labs/manifests';
import type {LabFigure} from '../labs/registry';
import type {TraceFigure} from '../trace/figure';

type Member = LabFigure extends infer Figure ? (Figure extends unknown ? keyof Figure : never) : never;

/** The methods of an element: each calls the figure's method of the same name, and returns a promise of its result. */
export const METHODS = [
  'next', 'prev', 'seek', 'play', 'pause', 'reset', 'undo', 'redo', 'resetView', 'repaint', 'settled',
  'getState', 'setState', 'getTrace', 'getValues', 'toSVG', 'toBlob', 'setScene', ...OF_LABS,
] as const satisfies readonly Member[];

export type Method = typeof METHODS[number];

/**
 * The read-only properties of an element that return its figure's: undefined without a figure, and if the
 * figure's lab does not have the property.
 */
export const PROPERTIES = [
  'frame', 'playing', 'problems', 'camera', 'labels', 'caption', 'fits', ...SEEN,
] as const satisfies readonly Member[];

/** A figure in an element. */
export type Shown = LabFigure | TraceFigure;
