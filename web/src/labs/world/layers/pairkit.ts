import {pairExtent} from '../camera';
import {drawRulers, roundValue} from './rulers';
import {coldWords, directions, drawMark, roomAlong, writeRemark} from './watch';

/** Functions that every world's figure loads, for pictures of a pair that are loaded on demand: see kit.ts. */
export const pairKit = {coldWords, directions, drawMark, drawRulers, pairExtent, roomAlong, roundValue, writeRemark};
export type PairKit = typeof pairKit;
