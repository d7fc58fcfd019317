import {pairExtent} from '../camera';
import {drawRulers, roundValue} from './rulers';
import {coldWords, directions, drawMark, roomAlong, writeRemark} from './watch';

/** Functions of the pictures of a pair that every figure loads, for those that are loaded on demand: as kit.ts is for layers. */
export const pairKit = {coldWords, directions, drawMark, drawRulers, pairExtent, roomAlong, roundValue, writeRemark};
export type PairKit = typeof pairKit;
