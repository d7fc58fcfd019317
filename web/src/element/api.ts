import type {HullFigure} from '../labs/hull/figure';
import {HULL} from '../labs/hull/manifest';
import type {Figure} from '../labs/pair/figure';
import {PAIR} from '../labs/pair/manifest';
import {WORLD} from '../labs/world/manifest';
import type {World} from '../labs/world/world';
import type {TraceFigure} from '../trace/figure';

type Any = Figure & World & HullFigure;

/** The methods of figures that an element has too, of whichever lab it shows. Each returns a promise of what the figure's own returns. */
export const METHODS = [
  'next', 'prev', 'seek', 'play', 'pause', 'reset', 'undo', 'redo', 'resetView', 'repaint', 'settled',
  'getState', 'setState', 'getTrace', 'toSVG', 'toBlob', 'setScene', ...PAIR.methods, ...HULL.methods, ...WORLD.methods,
] as const satisfies readonly (keyof Any)[];

export type Method = typeof METHODS[number];

/** Their properties, which cannot be set: undefined before the figure is there, and where its lab has none such. */
export const PROPERTIES = [
  'frame', 'playing', 'problems', 'camera', 'labels', 'caption', 'fits', ...PAIR.properties, ...HULL.properties, ...WORLD.properties,
] as const satisfies readonly (keyof Any)[];

/** A figure, as an element has to do with it. */
export type Shown = Figure | World | HullFigure | TraceFigure;
