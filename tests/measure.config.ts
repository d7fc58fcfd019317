import config from './playwright.config';

/** make measure: prints how long things take. It asserts what twelve elements may take of what one takes, and nothing else. */
export default {...config, testDir: 'measure', workers: 1, timeout: 300_000, projects: config.projects!.slice(0, 1)};
