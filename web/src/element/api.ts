import type {HullFigure} from '../labs/hull/figure';
import {HULL} from '../labs/hull/manifest';
import type {Figure} from '../labs/pair/figure';
import {PAIR} from '../labs/pair/manifest';
import type {ShapeFigure} from '../labs/shape/figure';
import {SHAPE} from '../labs/shape/manifest';
import {WORLD} from '../labs/world/manifest';
import type {World} from '../labs/world/world';
import type {TraceFigure} from '../trace/figure';

type Any = Figure & ShapeFigure & World & HullFigure;

/** The methods of an element: each calls the figure's method of the same name, and returns a promise of its result. */
export const METHODS = [
  'next', 'prev', 'seek', 'play', 'pause', 'reset', 'undo', 'redo', 'resetView', 'repaint', 'settled',
  'getState', 'setState', 'getTrace', 'getValues', 'toSVG', 'toBlob', 'setScene', ...PAIR.methods, ...SHAPE.methods, ...HULL.methods, ...WORLD.methods,
] as const satisfies readonly (keyof Any)[];

export type Method = typeof METHODS[number];

/**
 * The read-only properties of an element that return its figure's: undefined without a figure, and if the
 * figure's lab does not have the property.
 */
export const PROPERTIES = [
  'frame', 'playing', 'problems', 'camera', 'labels', 'caption', 'fits', ...PAIR.properties, ...SHAPE.properties, ...HULL.properties, ...WORLD.properties,
] as const satisfies readonly (keyof Any)[];

/** A figure in an element. */
export type Shown = Figure | ShapeFigure | World | HullFigure | TraceFigure;
