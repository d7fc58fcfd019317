import trace from 'chunk:./trace';
import {make} from '../base/dom';
import {ClipstageError} from '../base/error';
import {Chunk} from '../engine/chunk';
import type {Part} from './part';
import {PARTS} from './parts.gen';
import {say} from '../text/words';
import type {Lab} from '../trace/manifest';

const URLS: Readonly<Record<Lab, string>> = {...PARTS, trace};

/** A lab's code in a frame, a script of its own. Call it once: the chunk counts its failures. */
export const codeOf = (lab: Lab): Chunk<{part: Part}> => new Chunk(URLS[lab]);

/** The labs' own style sheets. */
const SHEETS = import.meta.glob<string>('../labs/*/*.css', {query: '?url', import: 'default', eager: true});

/** Loads a lab's own style sheet, if it has one. Rejects with the code network. */
export async function loadSheet(lab: Lab): Promise<void> {
  const url = SHEETS[`../labs/${lab}/${lab}.css`];
  if (url === undefined || document.querySelector(`link[data-lab=${lab}]`) !== null) return;
  const link = make('link', {rel: 'stylesheet', href: url, 'data-lab': lab});
  await new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove(); // so that the style sheet can be requested again
      reject(new ClipstageError('network', say('page.part')));
    });
    document.head.append(link);
  });
}
