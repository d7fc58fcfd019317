import type {Vector} from './collide.js';

export interface Body { p: Vector; v: Vector; w: number; invMass: number; invI: number }
export interface Contact { p: Vector; n: Vector; s: number; pn: number; pt: number; massNormal?: number; massTangent?: number; bias?: number }
export interface Settings { invDt: number; bias: number; slop: number; accumulateImpulses: boolean; positionCorrection: boolean }

export function prestep(a: Body, b: Body, contacts: readonly Contact[], settings: Settings): void;
export function iterate(a: Body, b: Body, contacts: readonly Contact[], friction: number, settings: Settings): void;
