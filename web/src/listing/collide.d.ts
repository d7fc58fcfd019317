export type Vector = [x: number, y: number];

/** Full widths and centre in metres; mat is the rotation matrix, column by column. */
export interface Box { w: Vector; p: Vector; mat: [number, number, number, number] }

export interface Vertex { v: Vector; f: number[] }
export interface Contact { p: Vector; n: Vector; s: number; f: number[]; key: number }

/** The stages and the contacts of a call, with the names of the reference data. */
export function collide(a: Box, b: Box): {mid: {stage: string}; out: {n: number; contacts: Contact[]}};
