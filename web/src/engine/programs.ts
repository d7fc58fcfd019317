import {built, URLS} from 'virtual:wasm';
import type {LabID} from '../base/figure.gen';
import type {Language} from '../text/text.gen';
import {Program} from './program';

/** A handler of progress in uncompressed bytes. */
export type Progress = (loaded: number, total: number) => void;

export interface Wanted {
  /** The program's address, by default beside this module. */
  url?: string | undefined;
  /** Bypass the browser's cache, which may hold damaged data. For a second attempt. */
  fresh?: boolean | undefined;
  /** Languages of its figures besides the page's. */
  languages?: readonly Language[] | undefined;
  onProgress?: Progress | undefined;
}

/** A program that is loading, and the handlers of its progress. */
interface Coming {
  readonly program: Promise<Program>;
  here?: Program;
  readonly hearers: Set<Progress>;
}

const programs = new Map<string, Coming>();

const keyOf = (lab: LabID, url: string | undefined): string => `${lab} ${url ?? ''}`;

/** The page's loaded program of a lab, unless it has ended. */
export function programHere(lab: LabID, url?: string): Program | undefined {
  const here = programs.get(keyOf(lab, url))?.here;
  return here?.ended ? undefined : here;
}

/** The length of a lab's program in bytes, 0 if unknown. */
export const lengthOf = (lab: LabID, url?: string): number => (url === undefined ? built?.[lab].bytes ?? 0 : 0);

/**
 * Loads the program that all figures of the lab on this page share. After a failure, or after the program has ended,
 * a call loads it again. Rejects with a ClipstageError.
 */
export async function programOf(lab: LabID, {url, fresh, languages = [], onProgress}: Wanted = {}): Promise<Program> {
  const key = keyOf(lab, url);
  let coming = programs.get(key);
  if (coming === undefined || coming.here?.ended) {
    const hearers = new Set<Progress>();
    const tell: Progress = (loaded, total) => {
      for (const hearer of hearers) hearer(loaded, total);
    };
    const source = {url: url ?? URLS[lab], built: url === undefined ? built?.[lab] : undefined, fresh, onProgress: tell};
    programs.set(key, coming = {program: Program.load(lab, source), hearers});
  }
  if (onProgress !== undefined) coming.hearers.add(onProgress);
  try {
    coming.here = await coming.program;
  } catch (error) {
    if (programs.get(key) === coming) programs.delete(key);
    throw error;
  } finally {
    if (onProgress !== undefined) coming.hearers.delete(onProgress);
  }
  await Promise.all(languages.map((language) => coming.here!.learn(language)));
  return coming.here;
}
