import enURL from 'chunk:../text/en';
import {ClipstageError} from '../base/error';
import type {LANGUAGES} from '../base/figure.gen';
import {Chunk} from './chunk';
import {say} from '../text/words';

/** The engine's words: a file a language, as wasm/text generates it. They are no part of the wasm, so that it has those of no language that nobody reads. */
const TEXTS: Readonly<Record<typeof LANGUAGES[number], Chunk<{texts: string}>>> = {en: new Chunk(enURL)};

/** Has the words of a language come. Rejects as the engine itself does where the network fails. */
export async function textsOf(language: typeof LANGUAGES[number]): Promise<string> {
  try {
    return (await TEXTS[language].load()).texts;
  } catch (cause) {
    throw new ClipstageError('network', say('notice.network'), {cause});
  }
}
