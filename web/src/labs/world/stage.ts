import {WORLD_STAGES, type WorldStage} from '../../base/figure.gen';

/** The stages of a picked pair by their numbers, as the frame has them: frame[W.stage]. */
export const STAGE = Object.fromEntries(WORLD_STAGES.map((id, number) => [id, number])) as Readonly<Record<WorldStage, number>>;
