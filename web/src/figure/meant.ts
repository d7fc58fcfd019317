import type {Language} from '../text/text.gen';
import {say} from '../text/words';

/** The kind of a file: of a lab, or a saved trace. */
export type Meant = 'pair' | 'shape' | 'world' | 'hull' | 'trace';

const SAID = {pair: 'page.file.pair', shape: 'page.file.shape', world: 'page.file.world', hull: 'page.file.hull', trace: 'page.file.trace'} as const satisfies Record<Meant, string>;

/** The length from which a text is too large for every lab. */
const MOST = 8 * 2 ** 20;

/** The kind of a file, valid or not, or undefined. It is recognised by fields that no other kind has. */
export function meantAs(text: string): Meant | undefined {
  if (text.length > MOST) return undefined;
  if (!/^\ufeff?\s*\{/.test(text)) return /^\s*v\s+[-+.\d]/m.test(text) || /^\ufeff?\s*solid\b[^]*\bfacet\s+normal\b/.test(text) ? 'hull' : undefined; // OBJ, STL
  let file: unknown;
  try {
    file = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return undefined;
  }
  const {a, b} = file as {a?: unknown; b?: unknown};
  if (has(file, 'lab', 'stages')) return 'trace';
  if (has(file, 'hulls') || has(a, 'points') || has(b, 'points')) return 'hull';
  if (has(a, 'shape') || has(b, 'shape')) return 'shape';
  if (has(file, 'bodies')) return 'world';
  return has(a, 'w') && has(b, 'w') ? 'pair' : undefined;
}

const has = (of: unknown, ...names: readonly string[]): boolean => typeof of === 'object' && of !== null && names.every((name) => Object.hasOwn(of, name));

/** The message for a text of another lab, with that lab's name; otherwise undefined. */
export function otherLab(text: string, lab: Meant, name: string, language?: Language): string | undefined {
  const meant = meantAs(text);
  return meant === undefined || meant === lab ? undefined : say(SAID[meant], {name: name || say('page.file.this', {}, language)}, language);
}
