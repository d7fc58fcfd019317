import {LAB_METHODS, LAB_PROPERTIES} from '../labs/manifests';
import type {LabFigure, NameOf} from '../labs/registry';
import type {TraceFigure} from '../trace/figure';

/** The methods of an element: each calls the figure's method of the same name, and returns a promise of its result. */
export const METHODS = [
  'next', 'prev', 'seek', 'play', 'pause', 'reset', 'undo', 'redo', 'resetView', 'repaint', 'settled',
  'getState', 'setState', 'getTrace', 'getValues', 'toSVG', 'toBlob', 'setScene', ...LAB_METHODS,
] as const satisfies readonly NameOf<LabFigure>[];

export type Method = typeof METHODS[number];

/**
 * The read-only properties of an element that return its figure's: undefined without a figure, and if the
 * figure's lab does not have the property.
 */
export const PROPERTIES = [
  'frame', 'playing', 'problems', 'camera', 'labels', 'caption', 'fits', ...LAB_PROPERTIES,
] as const satisfies readonly NameOf<LabFigure>[];

/** A figure in an element. */
export type Shown = LabFigure | TraceFigure;
