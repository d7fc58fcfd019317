import {ClipstageError} from '../base/error';
import {importFrom} from '../base/import';
import {patiently} from './patience';
import {say} from '../text/words';

/** How long its host may take to send it, in seconds: nobody sees its bytes come. */
const TIME = 60;

/** Modules that are loaded when they are first needed. */
export interface Loaded<Modules> {
  /** What they export, once all of it has come. */
  readonly here: Modules | undefined;
  /** Has them come, or come again where they have failed. Rejects with the code network. */
  load(): Promise<Modules>;
}

/**
 * A module that is loaded when it is first needed, from its chunk's address.
 */
export class Chunk<Module> implements Loaded<Module> {
  private module: Module | undefined;
  private coming: Promise<Module> | undefined;
  private failures = 0;

  constructor(private readonly url: string) {}

  /** The module, once it has come. */
  get here(): Module | undefined { return this.module; }

  /** Has it come, or come again where it has failed. Rejects with the code network. */
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

/** A module that is there. */
export const present = <Module>(module: Module): Loaded<Module> => ({here: module, load: () => Promise.resolve(module)});

/** Several, asked for together, as one: each by its name. */
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
