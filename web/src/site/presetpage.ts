import {PRESETS, SCENES, STAGES} from '../base/figure.gen';
import {HULL_PRESETS, HULL_STAGES} from '../base/hull.gen';

/** The pages of presets that the build writes, by labs: what names one in a state, what may, and the stages it has pictures of. */
const PAGES: Readonly<Record<string, {by: string; ids: readonly string[]; stages: readonly string[]; before: string}>> = {
  pair: {by: 'preset', ids: PRESETS, stages: STAGES, before: ''},
  hull: {by: 'preset', ids: HULL_PRESETS, stages: HULL_STAGES, before: 'hull-'},
  world: {by: 'scene', ids: SCENES, stages: [], before: 'world-'},
};

/**
 * The address of the static page of what a state shows: of a preset or a scene that was not changed, at a stage of it. Crawlers see what stands there, and nothing of
 * what stands behind #. undefined where there is no such page, since the state has something else.
 */
export function presetPage(site: string, state: string): string | undefined {
  const {lab = '', ...rest} = Object.fromEntries(new URLSearchParams(state)), of = Object.hasOwn(PAGES, lab) ? PAGES[lab]! : undefined;
  if (of === undefined) return undefined;
  const {[of.by]: id = '', stage, ...more} = rest;
  if (!of.ids.includes(id) || (stage !== undefined && !of.stages.includes(stage)) || Object.keys(more).length > 0) return undefined;
  return new URL(`p/${of.before}${id}/${stage === undefined || stage === of.stages[0] ? '' : `#${stage}`}`, site).href;
}
