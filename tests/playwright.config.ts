import {defineConfig, devices, type Project} from '@playwright/test';
import {program, WANTED} from './browsers.mjs';
import {PLAIN, STRICT, servers} from './browser/server';

const page = {
  viewport: {width: 1280, height: 800},
  contextOptions: {reducedMotion: 'reduce' as const}, // pictures are compared as soon as they are drawn
  // For speed, a test gets the previous test's page, emptied. With reuseContext: false it gets a new page.
  reuseContext: true,
  actionTimeout: 15_000,
  navigationTimeout: 30_000,
};

/** "make test" omits the tests tagged @long, and in Firefox also the tests tagged @engine-all. "make test-all" runs all of them. */
const LONG = !!process.env.LONG, LEFT = LONG ? [] : [/@long/], ENGINE = LONG ? /@engine/ : /@engine(?!-all)/;

/** The projects of each engine. BROWSERS selects the engines. */
const PROJECTS: Record<string, () => Project[]> = {
  chromium() {
    const chromium = {
      ...devices['Desktop Chrome'],
      ...page,
      launchOptions: {
        executablePath: program('chromium'),
        args: [
          '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
          '--disable-component-update', '--disable-sync',
        ],
      },
    };
    return [
      // The tests of tests/browser, on a host with a strict policy.
      {name: 'chromium', use: {...chromium, baseURL: STRICT}},
      // The tests tagged @sub-path also run at a sub-path of a plain file host. Their addresses are relative to the project's baseURL.
      {name: 'sub-path', grep: /@sub-path/, use: {...chromium, baseURL: PLAIN}},
    ];
  },

  firefox() {
    const firefox = (prefs: Record<string, number>): Project['use'] => ({
      ...devices['Desktop Firefox'],
      ...page,
      reuseContext: false, // Playwright sometimes fails to empty a page in Firefox
      baseURL: STRICT,
      browserName: 'firefox',
      channel: 'moz-firefox',
      launchOptions: {executablePath: program('firefox'), firefoxUserPrefs: {...prefs, 'browser.download.alwaysOpenPanel': false}},
    });
    return [
      // Only tests that depend on the browser's engine: downloads and their streams, events, focus, history, layout,
      // pixels. Results of Go or of our own code are the same everywhere, and are tested in Chromium.
      {name: 'firefox', grep: ENGINE, grepInvert: [...LEFT, /@motion/], use: firefox({'ui.prefersReducedMotion': 1})},
      // Playwright cannot set Firefox's reduced motion, so this project has motion.
      {name: 'firefox-motion', grep: /(?=.*@engine)(?=.*@motion)/, use: firefox({'ui.prefersReducedMotion': 0})},
    ];
  },

  // A shorter set, run by WebDriver. Playwright's WebKit is a special build that no distribution has. The fixtures of
  // tests/webkit start Debian's WebKit.
  webkit: () => [{name: 'webkit', testDir: 'webkit'}],
};

export default defineConfig({
  testDir: 'browser',
  grepInvert: LEFT,
  outputDir: 'results',
  snapshotPathTemplate: '{testDir}/kept/{arg}{ext}',
  updateSnapshots: 'none', // only "make golden" updates them
  reporter: 'list',
  workers: 2,
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  webServer: servers,
  // The limits leave room for a busy machine. If everything hangs, the run ends early. In CI a failed test runs once
  // more; if it then passes, the report calls it flaky.
  timeout: 90_000,
  retries: process.env.CI ? 1 : 0,
  expect: {timeout: 15_000},
  maxFailures: 15,
  globalTimeout: (LONG ? 90 : 40) * 60_000,
  projects: WANTED.flatMap((engine) => PROJECTS[engine]?.() ?? []),
});
