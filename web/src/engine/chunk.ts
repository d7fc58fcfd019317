import {ClipstageError} from '../base/error';
import {importFrom} from '#import';
import {patiently} from './patience';
import {say} from '../text/words';

/** The most seconds to wait for a chunk. A chunk's progress cannot be observed. */
const TIME = 60;

export interface Loaded<Modules> {
  readonly here: Modules | undefined;
  /** Loads the modules. A call after a failure tries again. Rejects with the code network. */
  load(): Promise<Modules>;
}

/** A module that is loaded from its chunk's address on demand. */
export class Chunk<Module> implements Loaded<Module> {
  private module: Module | undefined;
  private coming: Promise<Module> | undefined;
  private failures = 0;

  constructor(private readonly url: string) {}

  get here(): Module | undefined { return this.module; }

  /** Loads the module. A call after a failure tries again. Rejects with the code network. */
  load(): Promise<Module> {
    return this.coming ??= this.fetch();
  }

  private async fetch(): Promise<Module> {
    const failed = (cause?: unknown): ClipstageError => new ClipstageError('network', say('page.part'), {cause});
    try {
      return this.module = await patiently(importFrom<Module>(this.url, this.failures), TIME, failed);
    } catch (cause) {
      this.failures++;
      this.coming = undefined;
      throw cause instanceof ClipstageError ? cause : failed(cause);
    }
  }
}

/** A module that is already loaded. */
export const present = <Module>(module: Module): Loaded<Module> => ({here: module, load: () => Promise.resolve(module)});

/** Several modules as one object, loaded in parallel. */
export function together<Modules extends object>(chunks: {readonly [Name in keyof Modules]: Loaded<Modules[Name]>}): Loaded<Modules> {
  const entries = Object.entries(chunks) as [string, Loaded<unknown>][];
  let all: Modules | undefined;
  return {
    get here() {
      if (all === undefined && entries.every(([, {here}]) => here !== undefined)) all = Object.fromEntries(entries.map(([name, {here}]) => [name, here])) as Modules;
      return all;
    },
    async load() {
      await Promise.all(entries.map(([, chunk]) => chunk.load()));
      return this.here!;
    },
  };
}
