import config from './playwright.config';

/** make measure: prints times. It asserts that figures are drawn, and the cost of twelve elements relative to one; no times. */
export default {...config, testDir: 'measure', workers: 1, timeout: 300_000, projects: config.projects!.slice(0, 1)};
