import config from './playwright.config';

/** make smoke-go: the site with the wasm of Go's own compiler, in Chromium, or in Firefox without Chromium. */
export default {...config, testDir: 'smoke', workers: 1, projects: config.projects!.filter(({testDir}) => testDir === undefined).slice(0, 1)};
