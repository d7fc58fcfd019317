/** Something that a reader can find by its name, or less well by the name of its group and by its note. */
export interface Named { readonly group: string; readonly name: string; readonly note?: string }

/** The places of a typed word, from the best one on. */
const START = 0, WORD = 1, INSIDE = 2, ABOUT = 3;

/** A text without case, diacritics and typographic forms. */
const plain = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/[‐-―−]/g, '-').replace(/[‘’]/g, '\'').toLowerCase();

/** The best place of a word in a text: undefined without any. */
function place(word: string, text: string): number | undefined {
  let best: number | undefined;
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (at === 0) return START;
    if (!/[\p{L}\p{N}]$/u.test(text.slice(0, at))) return WORD;
    best = INSIDE;
  }
  return best;
}

/** The things that have all typed words, in groups. The best things come first, and the groups in the order of their best. */
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
