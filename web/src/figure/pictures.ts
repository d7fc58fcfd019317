import url from 'chunk:./picture';
import {ClipstageError} from '../base/error';
import {Chunk} from '../engine/chunk';
import {say} from '../text/words';
import type {Subject} from './picture';

/** Pixels per CSS pixel of a saved picture. */
const SAVED_RATIO = 2;

/** The code for saved pictures, loaded on demand. */
export const pictures = new Chunk<typeof import('./picture')>(url);

export async function pngOf(subject: Subject): Promise<Blob> {
  const {pngFile} = await pictures.load(), blob = await pngFile(subject, SAVED_RATIO);
  if (blob === null) throw new ClipstageError('no-canvas', say('notice.no-canvas'));
  return blob;
}
