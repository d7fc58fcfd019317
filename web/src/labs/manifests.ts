import type {LabID} from '../base/figure.gen';
import type {Manifest} from '../figure/manifest';
import {HULL} from './hull/manifest';
import {PAIR} from './pair/manifest';
import {SHAPE} from './shape/manifest';
import {WORLD} from './world/manifest';

/** All labs. The first is the default. */
export const MANIFESTS = {pair: PAIR, shape: SHAPE, world: WORLD, hull: HULL} as const satisfies Readonly<Record<LabID, Manifest>>;

/** The methods and properties of the labs' elements beside the common ones. */
export const LAB_METHODS = [...PAIR.methods, ...SHAPE.methods, ...HULL.methods, ...WORLD.methods] as const;
export const LAB_PROPERTIES = [...PAIR.properties, ...SHAPE.properties, ...HULL.properties, ...WORLD.properties] as const;
