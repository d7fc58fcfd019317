import {type Stage, STAGES} from '../../base/figure.gen';

/** The stages by their numbers in the frame: frame[F.stage], frame[F.reached]. */
export const STAGE = Object.fromEntries(STAGES.map((id, number) => [id, number])) as Readonly<Record<Stage, number>>;
