import config from './playwright.config';

/** make measure: prints times. It checks that figures are drawn, and that twelve elements cost little more than one. It checks no times. */
export default {...config, testDir: 'measure', workers: 1, timeout: 300_000, projects: config.projects!.slice(0, 1)};
