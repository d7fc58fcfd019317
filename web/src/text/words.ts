import {EN, type Key, type Language, LANGUAGES} from './text.gen';

export type Values = Record<string, string | number>;
type Messages = Readonly<Record<string, string>>;

/** A function that returns a message in a language, by default the page's. */
export type Say<Of extends string = Key> = (key: Of, values?: Values, language?: Language) => string;

/** The loaded messages by language. English is part of the code. */
const learnt = new Map<Language, Messages>();

export function learn(language: Language, messages: Messages): void { learnt.set(language, messages); }

/** The language of an attribute lang, such as de-AT; undefined if there are no messages in it. */
export function languageOf(lang: string): Language | undefined {
  const [primary] = lang.toLowerCase().split('-');
  return LANGUAGES.find((language) => language === primary);
}

/** The language of the page: English, if there are no messages in its own. */
export const pageLanguage = (): Language => languageOf(globalThis.document?.documentElement?.lang ?? '') ?? LANGUAGES[0];

/** A function that says messages, in English if their language is not loaded. */
export const sayer = <Of extends string>(english: Readonly<Record<Of, string>>): Say<Of> =>
  (key, values = {}, language) => fill((learnt.size > 0 ? learnt.get(language ?? pageLanguage()) : undefined)?.[key] ?? english[key], values); // without other languages the document's is not read

/** The message of a key, with each {name} replaced. wasm/text does the same for the engine's words. */
export const say = sayer<Key>(EN);

export const fill = (message: string, values: Values): string => message.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
