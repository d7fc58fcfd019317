import {runScript} from '../engine/script';

/** The exports of the scripts by address: see vite.embed.config.ts. */
declare global {
  var clipstageScripts: Readonly<Record<string, unknown>>;
}

/** #import of a frame, for a chunk that is a classic script. */
export async function importFrom<Module>(url: string, failures: number): Promise<Module> {
  const address = failures === 0 ? url : `${url}?${failures}`;
  const part = await runScript(address, () => globalThis.clipstageScripts[address]);
  if (part === undefined) throw new Error(`${url} is not whole`);
  return part as Module;
}
