import type {Engine as AnyEngine, Lab} from '../engine/engine';
import {partsOf} from '../base/link';
import type {AnyFigure} from '../figure/host';
import type {HullFigure} from './hull/figure';
import {hull} from './hull/lab';
import type {HullEvents, HullOptions} from './hull/options';
import type {Figure} from './pair/figure';
import {pair} from './pair/lab';
import type {FigureEvents, MountOptions} from './pair/options';
import {shape} from './shape/lab';
import type {ShapeFigure} from './shape/figure';
import type {ShapeEvents, ShapeOptions} from './shape/options';
import {world} from './world/lab';
import type {WorldEvents, WorldOptions} from './world/options';
import type {World} from './world/world';

/** All labs. The first is the default. */
export const LABS: readonly [Lab<never, AnyFigure>, ...Lab<never, AnyFigure>[]] = [pair, shape, world, hull];

/** The lab of a link's hash. */
export function labOf(hash: string): Lab<never, AnyFigure> {
  const id = partsOf(hash).get('lab');
  return LABS.find((lab) => lab.id === id) ?? LABS[0];
}

/** The figures, options and events of all labs. */
export type LabFigure = Figure | ShapeFigure | World | HullFigure;
export type LabOptions = MountOptions | ShapeOptions | WorldOptions | HullOptions;
export type LabEvents = FigureEvents | ShapeEvents | WorldEvents | HullEvents;

/** The names of the members of any of several types. */
export type NameOf<Any> = Any extends unknown ? keyof Any : never;

/** The engine with each lab's types of options and figures. */
export interface Engine extends AnyEngine {
  mount(element: HTMLElement, options: WorldOptions): World;
  mount(element: HTMLElement, options: HullOptions): HullFigure;
  mount(element: HTMLElement, options: ShapeOptions): ShapeFigure;
  mount(element: HTMLElement, options?: MountOptions): Figure;
  mount(element: HTMLElement, options: Only<MountOptions> | Only<WorldOptions> | Only<HullOptions> | Only<ShapeOptions>): LabFigure;
}

/** The options of one lab. Options that only other labs have are excluded. */
type Only<Options> = Options & Partial<Record<Exclude<NameOf<LabOptions>, keyof Options>, never>>;
