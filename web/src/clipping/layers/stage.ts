import {type Stage, STAGES} from '../../base/figure.gen';

/** The stages' numbers, as in frame[F.stage] and frame[F.reached]. */
export const STAGE = Object.fromEntries(STAGES.map((id, number) => [id, number])) as Readonly<Record<Stage, number>>;
