import type {HullFigure} from '../labs/hull/figure';
import type {Figure} from '../labs/pair/figure';
import type {World} from '../labs/world/world';
import type {TraceFigure} from '../trace/figure';

type Any = Figure & World & HullFigure;

/** The methods of figures that an element has too, of whichever lab it shows. Each returns a promise of what the figure's own returns. */
export const METHODS = [
  'next', 'prev', 'seek', 'seekSub', 'play', 'pause', 'reset', 'undo', 'redo', 'resetView', 'repaint', 'settled',
  'getState', 'setState', 'getTrace', 'toSVG', 'toBlob', 'setScene',
  'setPose', 'getPose', 'setHulls', 'getHulls',
  'step', 'back', 'seekStep', 'playWorld', 'pick', 'pickAt', 'choose', 'edit', 'setSettings', 'getSettings', 'loadScene', 'getScene', 'getRecording', 'getHash',
  'compare', 'setView', 'setSecond', 'setLayers',
] as const satisfies readonly (keyof Any)[];

export type Method = typeof METHODS[number];

/** Their properties, which cannot be set: undefined before the figure is there, and where its lab has none such. */
export const PROPERTIES = [
  'frame', 'playing', 'problems', 'camera', 'labels', 'position', 'sub', 'steps', 'picked', 'arriving', 'caption', 'fits',
] as const satisfies readonly (keyof Any)[];

/** A figure, as an element has to do with it. */
export type Shown = Figure | World | HullFigure | TraceFigure;
