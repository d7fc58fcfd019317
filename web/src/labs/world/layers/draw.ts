import type {Camera} from '../../../draw/camera';
import type {LayerID} from '../frame';
import {drawBounds, drawCells, drawNear} from './broad';
import {drawCompared} from './compared';
import {drawCones} from './cones';
import {drawGravity} from './gravity';
import {drawHands} from './hands';
import {drawIds} from './ids';
import {drawImpulses, drawImpulseScale} from './impulses';
import {drawMatch, matchCamera, matchPlace} from './match';
import {drawMoved, movedPair} from './moved';
import {drawMotions, drawSpeedScale} from './motions';
import {drawNormals} from './normals';
import {drawAsked} from './quiz';
import type {WorldSheet} from './sheet';
import {besideLadder, drawPosition, posedPair} from './position';
import {drawRatio} from './ratio';
import {blockCamera, drawBlock, isAlone, isBlock} from './block';
import {drawStore, shelfCamera} from './stored';
import {drawVelocities} from './velocities';

/**
 * The drawings of layers that are off by default. This module also exports drawings of edits by hand, velocities within
 * a step, two compared worlds, the match, and the stages after the iterations. It is loaded when one is shown.
 */
export const extra = {
  cells: drawCells, bounds: drawBounds, near: drawNear, cones: drawCones, impulses: drawImpulses, normals: drawNormals, velocities: drawVelocities,
  ids: (sheet) => drawIds(sheet, [{x: 0, y: 0, width: sheet.width, height: sheet.top}]),
} satisfies Partial<Record<LayerID, (sheet: WorldSheet) => void>>;

/** The camera that shows a stage's boxes, if the stage has another drawing beside them. */
export function besideCamera(frame: Float64Array, camera: Camera, stage: string | undefined): Camera {
  return stage === 'position' ? besideLadder(frame, camera) : stage === 'store' ? shelfCamera(frame, camera) : isBlock(frame) ? blockCamera(camera) : camera;
}

export {drawAsked, drawBlock, drawCompared, drawGravity, drawHands, drawImpulseScale, drawMatch, drawMotions, drawMoved, drawPosition, drawRatio, drawSpeedScale, drawStore, isAlone, isBlock, matchCamera, matchPlace, movedPair, posedPair};
