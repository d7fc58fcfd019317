import {runScript} from '../engine/script';

/** What a lab's script leaves: see scripts/classic.ts. */
declare global {
  var clipstagePart: unknown;
}

/** As base/import.ts, of a chunk that is a classic script. */
export async function importFrom<Module>(url: string, failures: number): Promise<Module> {
  const part = await runScript(failures === 0 ? url : `${url}?${failures}`, () => {
    const left = globalThis.clipstagePart as Module | undefined;
    delete globalThis.clipstagePart;
    return left;
  });
  if (part === undefined) throw new Error(`${url} is not whole`);
  return part;
}
