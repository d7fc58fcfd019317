import url from 'chunk:./picture';
import {ClipstageError} from '../base/error';
import {Chunk} from '../engine/chunk';
import {say} from '../text/words';
import type {Subject} from './picture';

/** Pixels for each CSS pixel of a saved picture. */
const SAVED_RATIO = 2;

/** The code for saved pictures, which few readers need. */
export const pictures = new Chunk<typeof import('./picture')>(url);

/** A picture as a PNG. */
export async function pngOf(subject: Subject): Promise<Blob> {
  const {pngFile} = await pictures.load(), blob = await pngFile(subject, SAVED_RATIO);
  if (blob === null) throw new ClipstageError('no-canvas', say('notice.no-canvas'));
  return blob;
}
