import hullURL from 'chunk:./hull';
import pairURL from 'chunk:./pair';
import traceURL from 'chunk:./trace';
import worldURL from 'chunk:./world';
import hullSheet from '../labs/hull/hull.css?url';
import worldSheet from '../labs/world/world.css?url';
import {make} from '../base/dom';
import {ClipstageError} from '../base/error';
import {LABS} from '../base/figure.gen';
import {partsOf} from '../base/link';
import {Chunk} from '../engine/chunk';
import type {Lab} from './message';
import type {Part} from './part';
import {say} from '../text/words';

const chunk = (url: string): Chunk<{part: Part}> => new Chunk(url);

/** The labs whose figures a frame may show, each in a script of its own. */
export const PARTS: Readonly<Record<Lab, Chunk<{part: Part}>>> = {pair: chunk(pairURL), world: chunk(worldURL), hull: chunk(hullURL), trace: chunk(traceURL)};

/** The style sheets that only some labs have. */
const SHEETS: Partial<Readonly<Record<Lab, string>>> = {world: worldSheet, hull: hullSheet};

/** Has a lab's own style sheet in the page, if it has one. Rejects with the code network. */
export async function loadSheet(lab: Lab): Promise<void> {
  const url = SHEETS[lab];
  if (url === undefined || document.querySelector(`link[data-lab=${lab}]`) !== null) return;
  const link = make('link', {rel: 'stylesheet', href: url, 'data-lab': lab});
  await new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove(); // so that it can be asked for again
      reject(new ClipstageError('network', say('page.part')));
    });
    document.head.append(link);
  });
}

/** The lab that the query names, else the hash, else the first; of a saved trace, which one of them may name, none is asked for. */
export function labOf(query: Readonly<Record<string, string>>, hash: string): Lab {
  const state = partsOf(hash), named = query.lab ?? state.get('lab');
  if ((query.trace ?? state.get('trace')) !== null) return 'trace';
  return LABS.find((lab) => lab === named) ?? LABS[0];
}
