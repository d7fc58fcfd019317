import {EN, type Key, type Language, UNSPACED} from '../text/text.gen';
import {pageLanguage, say} from '../text/words';

/** The ids of the terms. */
export const TERMS: readonly string[] = Object.keys(EN).filter((key) => key.startsWith('term.')).map((key) => key.slice(5));

/** The attributes of each word that opens a note. It is no button element, so that it is printed as text. */
export const TERM = {class: 'cs-term', role: 'button', tabindex: '0', 'aria-expanded': 'false'} as const;

/** The forms of a term that the texts use, the name first. The engine finds the same ones. */
const formsOf = (term: string, language?: Language): string[] => say(`term.${term}` as Key, {}, language).split('|');

/** The name of a term, as a heading. */
export function nameOf(term: string, language?: Language): string {
  const [name = ''] = formsOf(term, language);
  return say('page.term', {name: name.charAt(0).toUpperCase() + name.slice(1)}, language);
}

/** A function that finds all terms in a text of the page's language. */
export function finder(): (text: string) => {term: string; at: number; length: number}[] {
  const termOf = new Map(TERMS.flatMap((term) => formsOf(term).map((form) => [form.toLowerCase(), term])));
  const any = [...termOf.keys()].sort((a, b) => b.length - a.length).join('|');
  const pattern = new RegExp(UNSPACED.includes(pageLanguage()) ? any : `(?<!\\p{L})(?:${any})(?!\\p{L})`, 'giu');
  return (text) => [...text.matchAll(pattern)].map(({0: words, index}) => ({term: termOf.get(words.toLowerCase())!, at: index, length: words.length}));
}
