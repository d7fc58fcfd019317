import config from './playwright.config';

/** make toy: the site with an additional lab, in Chromium, or in Firefox without Chromium. */
export default {...config, testDir: 'toy', projects: config.projects!.filter(({testDir}) => testDir === undefined).slice(0, 1)};
