import pairURL from 'chunk:./pair';
import worldURL from 'chunk:./world';
import {LABS} from '../base/figure.gen';
import {Chunk} from '../figure/chunk';
import type {Lab} from './message';
import type {Part} from './part';

const chunk = (url: string): Chunk<{part: Part}> => new Chunk(url);

/** The labs whose figures a frame may show, each in a script of its own. */
export const PARTS: Readonly<Record<Lab, Chunk<{part: Part}>>> = {pair: chunk(pairURL), world: chunk(worldURL)};

/** The lab that the query names, else the hash, else the first. */
export function labOf(query: Readonly<Record<string, string>>, hash: string): Lab {
  const named = query.lab ?? new URLSearchParams(hash).get('lab');
  return LABS.find((lab) => lab === named) ?? LABS[0];
}
