/** A thing to find by its name, or with a lower rank by its group or its note. */
export interface Named { readonly group: string; readonly name: string; readonly note?: string }

/** Where a typed word occurs, best first. */
const START = 0, WORD = 1, INSIDE = 2, ABOUT = 3;

/** A text without case, diacritics and typographic forms. */
const plain = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/[‐-―−]/g, '-').replace(/[‘’]/g, '\'').toLowerCase();

/** The best place of a word in a text, or undefined. */
function place(word: string, text: string): number | undefined {
  let best: number | undefined;
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (at === 0) return START;
    if (!/[\p{L}\p{N}]$/u.test(text.slice(0, at))) return WORD;
    best = INSIDE;
  }
  return best;
}

/** The things that contain all typed words, in groups. Things are ranked; groups are in the order of their best thing. */
export function find<Thing extends Named>(things: readonly Thing[], typed: string): Map<string, Thing[]> {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  const rated = things.flatMap((thing) => {
    const name = plain(thing.name), about = plain(`${thing.group} ${thing.note ?? ''}`);
    const places = words.map((word) => place(word, name) ?? (about.includes(word) ? ABOUT : Infinity));
    const rate = places.reduce((sum, one) => sum + one, 0);
    return rate < Infinity ? [{thing, rate}] : [];
  });
  const groups = new Map<string, Thing[]>();
  for (const {thing} of rated.sort((one, other) => one.rate - other.rate)) {
    const group = groups.get(thing.group) ?? [];
    groups.set(thing.group, group);
    group.push(thing);
  }
  return groups;
}
