import {pairExtent} from '../camera';
import {drawRulers, roundValue} from './rulers';
import {coldWords, directions, drawMark, roomAlong, writeRemark} from './watch';

/** What the pictures of a pair that are loaded when they are shown need of those that are there: as kit.ts is for layers. */
export const pairKit = {coldWords, directions, drawMark, drawRulers, pairExtent, roomAlong, roundValue, writeRemark};
export type PairKit = typeof pairKit;
