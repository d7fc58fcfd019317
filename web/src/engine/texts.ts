import {ClipstageError} from '../base/error';
import type {LabID} from '../base/figure.gen';
import {CHUNKS} from '../text/languages.gen';
import type {Language} from '../text/text.gen';
import {learn, say} from '../text/words';
import {Chunk} from './chunk';

/** The addresses of a language's messages. The page's code contains its English messages. */
type Addresses = Readonly<Record<LabID, string>> & {readonly page?: string};

const chunks = new Map<string, Chunk<unknown>>();

/** Loads a chunk of messages. Rejects with the code network, like a program. */
async function load<Module>(url: string): Promise<Module> {
  const chunk = chunks.get(url) ?? new Chunk<unknown>(url);
  chunks.set(url, chunk);
  try {
    return await chunk.load() as Module;
  } catch (cause) {
    throw new ClipstageError('network', say('notice.network'), {cause});
  }
}

export async function learnPage(language: Language): Promise<void> {
  const {page}: Addresses = CHUNKS[language];
  if (page !== undefined) learn(language, (await load<{messages: Record<string, string>}>(page)).messages);
}

/**
 * The messages of a lab's program in a language, after the page's own are loaded. wasm/text generates them. A program
 * contains none, so that a reader loads only one language.
 */
export async function textsOf(language: Language, lab: LabID): Promise<string> {
  const [{texts}] = await Promise.all([load<{texts: string}>(CHUNKS[language][lab]), learnPage(language)]);
  return texts;
}
