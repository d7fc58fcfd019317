import config from './playwright.config';

/** make pseudo: the site in a pseudo-language, in Chromium, or in Firefox without Chromium. */
export default {...config, testDir: 'pseudo', projects: config.projects!.filter(({testDir}) => testDir === undefined).slice(0, 1)};
