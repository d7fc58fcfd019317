// A pseudo-language, made from English. Each message stands in brackets, has an accent on every letter and is 40 %
// longer. A term only gets accents. The language has its own lists and plurals. A text without brackets, or with a
// plain letter, does not come from wasm/text.

/** The language tag in HTML. Such tags are reserved for private use. */
export const PSEUDO = 'qps';

const LETTERS = 'aábƀcçdďeéfƒgĝhĥiíjĵkķlļmɱnñoópƥqɋrŕsštţuúvṽwŵxẋyýzžAÁBƁCÇDĎEÉFƑGĜHĤIÍJĴKĶLĻMṀNÑOÓPƤQɊRŔSŠTŢUÚVṼWŴXẊYÝZŽ';
const ACCENTED = new Map(Array.from({length: LETTERS.length / 2}, (_, i) => [LETTERS[2 * i], LETTERS[2 * i + 1]]));

/** The share by which a message becomes longer, brackets included. */
const LONGER = 0.4;
const MORE = 'ñóţ ŕéáļ ŵóŕďš ';

/** A message without its {names}. @param {string} message */
const said = (message) => message.replaceAll(/\{\w+\}/g, '');

/** @param {string} message */
function accented(message) {
  return message.split(/(\{\w+\})/).map((part, i) => i % 2 === 1 ? part : [...part].map((c) => ACCENTED.get(c) ?? c).join('')).join('');
}

/** The separator of the language's lists, whose items are in reverse order. */
export const SEPARATOR = '⁊';

/** The mark of the plural form for even numbers. All other numbers share one other form. */
export const EVEN = '⚌';

/** @param {string} key @param {string} message */
export function pseudo(key, message) {
  if (key.startsWith('list.')) return `⟦${/** @type {string[]} */ (message.match(/\{\w+\}/g)).reverse().join(SEPARATOR)}⟧`;
  if (key.endsWith(':one]')) return pseudo('', message).replace('⟦', `⟦${EVEN}`);
  if (key.startsWith('term.')) return accented(message); // no brackets, since a term is searched in sentences
  const more = Math.max(0, Math.ceil(LONGER * said(message).length) - 2);
  // A short message gets dots, a longer one gets words.
  const tail = more < 4 ? '·'.repeat(more) : ` ${MORE.repeat(1 + Math.floor(more / MORE.length))}`.slice(0, more).trimEnd();
  return `⟦${accented(message)}${tail}⟧`;
}

/** A whole language file. @param {string} english */
export function pseudoFile(english) {
  return english.split('\n').map((line) => {
    const [key, message] = line.split(/ = (.*)/, 2);
    if (line.startsWith('#') || key === undefined || message === undefined) return line;
    return `${key.replace(':one]', ':few]')} = ${pseudo(key, message)}`;
  }).join('\n');
}
