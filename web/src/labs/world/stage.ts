import {WORLD_STAGES, type WorldStage} from '../../base/figure.gen';

/** The stages' numbers, as in frame[W.stage]. */
export const STAGE = Object.fromEntries(WORLD_STAGES.map((id, number) => [id, number])) as Readonly<Record<WorldStage, number>>;
