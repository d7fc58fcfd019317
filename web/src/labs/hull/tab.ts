import type {HullStage} from '../../base/hull.gen';
import {H} from '../../draw/hull.gen';
import type {Tab} from './camera';
import {asks, STAGE} from './layers/stage';

/** The stages whose words speak of the second picture: of the sphere, the bars, the clipped face. */
const FLAT: readonly HullStage[] = ['edges', 'best-axis', 'clip', 'keep', 'reduce'];

/** The picture that a stage's words speak of. A gap, and edges that touch, are spoken of in space, and so are the choices of a question, except points. */
export function tabOf(frame: Float64Array): Tab {
  if (asks({get: (slot) => frame[slot]!})) return frame[H.ask.stage]! - 1 === STAGE.reduce ? 'flat' : 'space';
  const stage = frame[H.stage]!, reached = frame[H.reached]!, gap = frame[H.separated] === 1 && stage >= reached;
  const passed = frame[H.onEdges] === 1 && stage > STAGE['best-axis'];
  return !gap && !passed && FLAT.some((id) => STAGE[id] === stage) ? 'flat' : 'space';
}
