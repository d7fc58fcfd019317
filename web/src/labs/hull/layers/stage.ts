import {HULL_STAGES, type HullStage} from '../../../base/hull.gen';
import {H} from '../../../draw/hull.gen';
import type {Sheet} from '../sheet';

/** The number of a stage. */
export const STAGE = Object.fromEntries(HULL_STAGES.map((id, i) => [id, i])) as Readonly<Record<HullStage, number>>;

/** The stage that is drawn: the last that was reached, if the frame's was not. */
export const stageOf = (sheet: Sheet): number => Math.min(sheet.get(H.stage), sheet.get(H.reached));

/** Whether a face is clipped. */
export const clips = (sheet: Sheet): boolean => sheet.get(H.separated) === 0 && sheet.get(H.onEdges) === 0 && sheet.get(H.reached) >= STAGE.contacts;
