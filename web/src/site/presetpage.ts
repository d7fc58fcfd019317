import {MANIFESTS} from '../labs/manifests';

/**
 * The address of the static page about an unchanged preset or scene at a stage, or undefined. Crawlers read such a
 * page, but ignore a hash.
 */
export function presetPage(site: string, state: string): string | undefined {
  const {lab = '', ...rest} = Object.fromEntries(new URLSearchParams(state)), of = Object.values(MANIFESTS).find(({id}) => id === lab)?.posters;
  if (of === undefined) return undefined;
  const {[of.option]: id = '', stage, ...more} = rest, stages: readonly string[] = of.stages;
  if (!(of.presets as readonly string[]).includes(id) || (stage !== undefined && !stages.includes(stage)) || Object.keys(more).length > 0) return undefined;
  return new URL(`p/${lab === Object.keys(MANIFESTS)[0] ? '' : `${lab}-`}${id}/${stage === undefined || stage === stages[0] ? '' : `#${stage}`}`, site).href;
}
