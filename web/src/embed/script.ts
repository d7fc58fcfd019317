import {runScript} from '../engine/script';

/** The export of a lab's script: see scripts/classic.ts. */
declare global {
  var clipstagePart: unknown;
}

/** Replaces base/import.ts for a chunk that is a classic script. */
export async function importFrom<Module>(url: string, failures: number): Promise<Module> {
  const part = await runScript(failures === 0 ? url : `${url}?${failures}`, () => {
    const left = globalThis.clipstagePart as Module | undefined;
    delete globalThis.clipstagePart;
    return left;
  });
  if (part === undefined) throw new Error(`${url} is not whole`);
  return part;
}
