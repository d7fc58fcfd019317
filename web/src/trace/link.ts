import {STAGES} from '../base/figure.gen';
import type {SavedTrace} from './check';

/** The longest link that a lab takes. */
const LONGEST = 2000;

const FIELDS = ['w', 'h', 'x', 'y', 'angle'] as const;

/** The address of the lab with the boxes of a pair's trace; none of another lab's, or of boxes that are none. The lab judges the numbers. */
export function linkOf({lab, json}: SavedTrace, site: string | undefined): string | undefined {
  if (lab !== 'pair' || site === undefined) return undefined;
  const boxes = ['a', 'b'].map((side) => FIELDS.map((field) => number(json, 'input', side, field)));
  if (boxes.flat().some((x) => x === undefined)) return undefined;
  const link = `lab=pair&stage=${STAGES.at(-1)}&a=${boxes[0]!.join()}&b=${boxes[1]!.join()}`;
  return link.length > LONGEST ? undefined : `${site}index.html#${link}`;
}

function number(from: unknown, ...path: readonly string[]): number | undefined {
  let value: unknown = from;
  for (const name of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
    value = (value as Record<string, unknown>)[name];
  }
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}
