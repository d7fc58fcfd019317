import {MANIFESTS} from '../labs/manifests';

/**
 * The address of the static page of what a state shows: of a preset or a scene that was not changed, at a stage of it. Crawlers see what stands there, and nothing of
 * what stands behind #. undefined where there is no such page, since the state has something else.
 */
export function presetPage(site: string, state: string): string | undefined {
  const {lab = '', ...rest} = Object.fromEntries(new URLSearchParams(state)), of = Object.values(MANIFESTS).find(({id}) => id === lab)?.posters;
  if (of === undefined) return undefined;
  const {[of.option]: id = '', stage, ...more} = rest, stages: readonly string[] = of.stages;
  if (!(of.presets as readonly string[]).includes(id) || (stage !== undefined && !stages.includes(stage)) || Object.keys(more).length > 0) return undefined;
  return new URL(`p/${lab === Object.keys(MANIFESTS)[0] ? '' : `${lab}-`}${id}/${stage === undefined || stage === stages[0] ? '' : `#${stage}`}`, site).href;
}
