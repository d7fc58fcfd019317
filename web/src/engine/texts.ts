import hullEN from 'chunk:../text/en-hull';
import pairEN from 'chunk:../text/en-pair';
import worldEN from 'chunk:../text/en-world';
import {ClipstageError} from '../base/error';
import type {LabID, LANGUAGES} from '../base/figure.gen';
import {Chunk} from './chunk';
import {say} from '../text/words';

type Texts = Chunk<{texts: string}>;

/** The words of each lab's program, as wasm/text generates them: a file a language. A program holds none, so that a reader loads one language. */
const TEXTS: Readonly<Record<typeof LANGUAGES[number], Readonly<Record<LabID, Texts>>>> = {
  en: {pair: new Chunk(pairEN), world: new Chunk(worldEN), hull: new Chunk(hullEN)},
};

/** Has the words of a lab come in a language. Rejects as the program itself does where the network fails. */
export async function textsOf(language: typeof LANGUAGES[number], lab: LabID): Promise<string> {
  try {
    return (await TEXTS[language][lab].load()).texts;
  } catch (cause) {
    throw new ClipstageError('network', say('notice.network'), {cause});
  }
}
