import {H} from '../../draw/hull.gen';

/** The names of things that a text may mark. Numbers count from 1. */
export const MARKABLE = ['A', 'B', 'reference', 'incident', 'normal', 'A.f1', 'A.e1', 'A.v1', 'B.f1', 'B.e1', 'B.v1', 'side1', 'point1', 'contact1'] as const;

const PARTS = {f: 'faces', e: 'edges', v: 'vertices'} as const;

/** Whether a name may be marked: its hull has the face, edge or vertex. Sides, points and contacts come and go. */
export function isMark(frame: Float64Array, name: string): boolean {
  const [, hull, kind, number] = /^([AB])\.([fev])([1-9]\d*)$/.exec(name) ?? [];
  if (hull !== undefined) return Number(number) <= frame[H.hulls[hull === 'A' ? 0 : 1][PARTS[kind as keyof typeof PARTS]].count]!;
  return (MARKABLE as readonly string[]).includes(name) || /^(side|point|contact)[1-9]\d*$/.test(name);
}
