import {ClipstageError} from '../base/error';
import {say} from '../text/words';

/**
 * A module that is loaded when it is first needed, from its chunk's address. One that has
 * failed gets another address: Firefox keeps the failure of the first as long as the page.
 */
export function chunk<Module>(url: string): () => Promise<Module> {
  let failures = 0;
  return async () => {
    try {
      return await import(/* @vite-ignore */ failures === 0 ? url : `${url}?${failures}`) as Module;
    } catch (cause) {
      failures++;
      throw new ClipstageError('network', say('page.part'), {cause});
    }
  };
}
