import {drawRulers, roundValue} from './rulers';
import {drawImpulses} from './warm';
import {directions, drawMark, roomAlong, writeRemark} from './watch';

/** What the pictures of a pair that are loaded when they are shown need of those that are there: as kit.ts is for layers. */
export const pairKit = {directions, drawImpulses, drawMark, drawRulers, roomAlong, roundValue, writeRemark};
export type PairKit = typeof pairKit;
