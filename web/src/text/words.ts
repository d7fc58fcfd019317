import {EN, type Key, type Language, LANGUAGES} from './text.gen';

/** The values for the {names} in a message. A list is joined in the way of the language. */
export type Values = Record<string, string | number | readonly (string | number)[]>;
type Messages = Readonly<Record<string, string>>;

/** Returns a message in a language, by default the page's. */
export type Say<Of extends string = Key> = (key: Of, values?: Values, language?: Language) => string;

/** The loaded messages by language. English is part of the code. */
const learnt = new Map<Language, Messages>();

export function learn(language: Language, messages: Messages): void { learnt.set(language, messages); }

/** The language of a lang attribute, such as de-AT, or undefined if there are no messages in it. */
export function languageOf(lang: string): Language | undefined {
  const [primary] = lang.toLowerCase().split('-');
  return LANGUAGES.find((language) => language === primary);
}

/** The page's language, or English if there are no messages in it. */
export const pageLanguage = (): Language => languageOf(globalThis.document?.documentElement?.lang ?? '') ?? LANGUAGES[0];

/**
 * Chooses a message's plural form for a number among the values. The parts of the message are the number's name, then
 * alternating categories and forms. The last form fits all other numbers.
 */
function formOf(message: string, values: Values, language: Language): string {
  const [name = '', ...forms] = message.split('\t');
  if (forms.length === 0) return message;
  const category = new Intl.PluralRules(language).select(Number(values[name]));
  return forms[forms.indexOf(category) + 1 || forms.length - 1]!;
}

/** Makes a Say. It answers in English if the language is not loaded. */
export const sayer = <Of extends string>(english: Readonly<Record<Of, string>>): Say<Of> => (key, values = {}, language) => {
  // With English alone, the document's language does not matter.
  const own = learnt.size > 0 ? language ?? pageLanguage() : LANGUAGES[0], message = learnt.get(own)?.[key];
  return (message === undefined ? formOf(english[key], values, LANGUAGES[0]) : formOf(message, values, own)).replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name] ?? whole;
    return String(typeof value === 'object' ? listed(value, language) : value);
  });
};

/** A message with each {name} replaced by its value. wasm/text does the same in the engine. */
export const say = sayer<Key>(EN);

/** Joins texts in the way of the language, such as a, b, c. Empty texts are left out. */
export const listed = (texts: readonly (string | number)[], language?: Language): string =>
  texts.map(String).filter(Boolean).reduce((first, last) => first && say('list.more', {first, last}, language) || last, '');

export const sentences = (first: string, last: string, language?: Language): string =>
  say('list.sentence', {first, last}, language);
