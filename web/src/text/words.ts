import {EN, type Key, type Language, LANGUAGES} from './text.gen';

export type Values = Record<string, string | number>;
type Messages = Readonly<Record<string, string>>;

/** What says the messages of a table in a language; in the page's if none is named. */
export type Say<Of extends string = Key> = (key: Of, values?: Values, language?: Language) => string;

/** The messages of the languages that have come; the code has those of English itself. */
const learnt = new Map<Language, Messages>();

export function learn(language: Language, messages: Messages): void { learnt.set(language, messages); }

/** The language that an attribute lang names, such as de-AT; undefined where there is none such. */
export function languageOf(lang: string): Language | undefined {
  const [primary] = lang.toLowerCase().split('-');
  return LANGUAGES.find((language) => language === primary);
}

/** The language of the page as a whole: English, if there are no messages in its own. */
export const pageLanguage = (): Language => languageOf(globalThis.document?.documentElement?.lang ?? '') ?? LANGUAGES[0];

/** Of a language that has not come yet a message is English. */
export const sayer = <Of extends string>(english: Readonly<Record<Of, string>>): Say<Of> =>
  (key, values = {}, language) => fill((learnt.size > 0 ? learnt.get(language ?? pageLanguage()) : undefined)?.[key] ?? english[key], values); // no document is asked for English alone

/** The message for key with each {name} replaced. wasm/text does the same for the engine's words. */
export const say = sayer<Key>(EN);

export const fill = (message: string, values: Values): string => message.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
