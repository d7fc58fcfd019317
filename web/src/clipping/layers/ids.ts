import type {Sheet} from './sheet';

export interface FeatureSlots { in1: number; out1: number; in2: number; out2: number }

/** The edges of a feature pair: the list of its first box and the list of its second. */
export function edgesOf(sheet: Sheet, id: FeatureSlots): [number[], number[]] {
  const edges = (...slots: number[]): number[] => slots.map((slot) => sheet.get(slot)).filter((n) => n > 0);
  return [edges(id.in1, id.out1), edges(id.in2, id.out2)];
}

/** A feature pair in words: "A’s edge e3, B’s edges e2 and e3", or short: "A e3, B e2·e3". first is the box of the pair's first part. */
export function idText(sheet: Sheet, id: FeatureSlots, first: number, short: boolean): string {
  const boxes = [sheet.name(first), sheet.name(1 - first)];
  const parts = edgesOf(sheet, id).map((edges, i) => {
    const box = boxes[i]!;
    if (edges.length === 0) return '';
    if (edges.length === 1) return sheet.say(short ? 'canvas.short-one' : 'canvas.word-one', {box, edge: String(edges[0])});
    return sheet.say(short ? 'canvas.short-two' : 'canvas.word-two', {box, first: String(edges[0]), second: String(edges[1])});
  }).filter((part) => part !== '');
  return parts.length === 2 ? sheet.say('canvas.word-join', {one: parts[0]!, two: parts[1]!}) : parts[0] ?? sheet.name(0);
}

export function sameId(sheet: Sheet, p: FeatureSlots, q: FeatureSlots): boolean {
  return (['in1', 'out1', 'in2', 'out2'] as const).every((k) => sheet.get(p[k]) === sheet.get(q[k]));
}
