// A pseudo-language, made from English: each message in brackets, an accent on every letter,
// 40 % longer. A text without brackets, or with a plain letter, does not come from wasm/text.

/** Its language tag in HTML, one of those reserved for private use. */
export const PSEUDO = 'qps';

const LETTERS = 'aábƀcçdďeéfƒgĝhĥiíjĵkķlļmɱnñoópƥqɋrŕsštţuúvṽwŵxẋyýzžAÁBƁCÇDĎEÉFƑGĜHĤIÍJĴKĶLĻMṀNÑOÓPƤQɊRŔSŠTŢUÚVṼWŴXẊYÝZŽ';
const ACCENTED = new Map(Array.from({length: LETTERS.length / 2}, (_, i) => [LETTERS[2 * i], LETTERS[2 * i + 1]]));

/** The factor of a message's length, brackets included. */
const LONGER = 0.4;
const MORE = 'ñóţ ŕéáļ ŵóŕďš ';

/** A message without its {names}. @param {string} message */
const said = (message) => message.replaceAll(/\{\w+\}/g, '');

/** @param {string} message */
function accented(message) {
  return message.split(/(\{\w+\})/).map((part, i) => i % 2 === 1 ? part : [...part].map((c) => ACCENTED.get(c) ?? c).join('')).join('');
}

/** @param {string} key @param {string} message */
export function pseudo(key, message) {
  if (key.startsWith('term.')) return accented(message); // a term is searched in sentences, so it gets no brackets
  const more = Math.max(0, Math.ceil(LONGER * said(message).length) - 2);
  // A single word gets more letters, a sentence more words.
  const tail = more < 4 ? '·'.repeat(more) : ` ${MORE.repeat(1 + Math.floor(more / MORE.length))}`.slice(0, more).trimEnd();
  return `⟦${accented(message)}${tail}⟧`;
}

/** A whole language file. @param {string} english */
export function pseudoFile(english) {
  return english.split('\n').map((line) => {
    const [key, message] = line.split(/ = (.*)/, 2);
    return line.startsWith('#') || message === undefined ? line : `${key} = ${pseudo(key, message)}`;
  }).join('\n');
}
