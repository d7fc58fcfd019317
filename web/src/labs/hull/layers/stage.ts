import {HULL_STAGES, type HullStage} from '../../../base/hull.gen';
import {H} from '../../../draw/hull.gen';

/** A source of a frame's numbers. */
export interface Reader { get(slot: number): number }

/** The stages by their numbers in the frame. */
export const STAGE = Object.fromEntries(HULL_STAGES.map((id, i) => [id, i])) as Readonly<Record<HullStage, number>>;

/** The stage that is drawn: the frame's, or the last reached one if the frame's was not reached. */
export const stageOf = (frame: Reader): number => Math.min(frame.get(H.stage), frame.get(H.reached));

/** Whether the call clips an incident face. It does not if the hulls are apart or two edges decide. */
export const clips = (frame: Reader): boolean => frame.get(H.separated) === 0 && frame.get(H.onEdges) === 0 && frame.get(H.reached) >= STAGE.contacts;

/** Whether the stage compares pairs of edges, and no pair can touch. */
export const withoutPair = (frame: Reader): boolean => stageOf(frame) === STAGE.edges && frame.get(H.edges.found) === 0;

/** Whether a question is open. */
export const asks = (frame: Reader): boolean => frame.get(H.ask.stage) > 0 && frame.get(H.ask.given) === 0;

/** Whether B is drawn as a thin outline, so that it does not cover the findings of the stage. */
export function steppedBack(frame: Reader): boolean {
  const stage = stageOf(frame);
  return frame.get(H.separated) === 0 && (stage === STAGE.contacts || (clips(frame) && stage >= STAGE.clip));
}

/** A face that the stage highlights, and the opacity of its colour. */
export interface Lit { hull: number; face: number; alpha: number }

/** The factor of that opacity for a face whose outside the reader does not see. */
export const AWAY = 0.6;

/** The faces that the stage highlights. They are drawn through everything. */
export function litFaces(frame: Reader): Lit[] {
  const stage = stageOf(frame), best = (hull: number): Lit => ({hull, face: frame.get(H.faces[hull]!.face), alpha: 0.5});
  if (stage === STAGE['faces-a']) return [best(0)];
  if (stage === STAGE['faces-b']) return [best(1)];
  if ((stage === STAGE['best-axis'] || withoutPair(frame)) && frame.get(H.best.axis) < 2) return [best(frame.get(H.best.axis))];
  if (stage <= STAGE['best-axis'] || !clips(frame)) return [];
  const reference = {hull: frame.get(H.reference.ofB), face: frame.get(H.reference.face), alpha: stage === STAGE.contacts ? 0.06 : 0.2};
  return stage === STAGE.incident ? [reference, {hull: frame.get(H.incident.hullFace.ofB), face: frame.get(H.incident.hullFace.face), alpha: 0.5}] : [reference];
}
