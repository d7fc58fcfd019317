import config from './playwright.config';

/** make toy: the site with one more lab, in Chromium, or else in Firefox. */
export default {...config, testDir: 'toy', projects: config.projects!.filter(({testDir}) => testDir === undefined).slice(0, 1)};
