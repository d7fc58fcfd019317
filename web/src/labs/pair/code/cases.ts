import {CASES} from 'virtual:cases';
import type {Box, Vector} from '../../../listing/collide.js';

/** A reference case: its id, how hard it is (see scripts/listing.ts), its boxes as the listing takes them, and as w, h, x, y, angle. */
export interface Case { readonly id: number; readonly level: number; readonly a: Box; readonly b: Box; readonly poses: readonly [a: readonly number[], b: readonly number[]] }

/** The numbers of a box in virtual:cases: w, h, x, y, angle, cosine and sine. */
function boxOf(numbers: readonly number[]): Box {
  const [w = 0, h = 0, x = 0, y = 0, , c = 0, s = 0] = numbers, p: Vector = [x, y];
  return {w: [w, h], p, mat: [c, s, -s, c]};
}

/** The reference pairs and ties. */
export const cases: readonly Case[] = CASES.map(([id = 0, level = 0, ...numbers]) => {
  const [a, b] = [numbers.slice(0, 7), numbers.slice(7)];
  return {id, level, a: boxOf(a), b: boxOf(b), poses: [a.slice(0, 5), b.slice(0, 5)]};
});
