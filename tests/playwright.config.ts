import {defineConfig, devices, type Project} from '@playwright/test';
import {program, WANTED} from './browsers.mjs';
import {PLAIN, STRICT, servers} from './browser/server';

const page = {
  viewport: {width: 1280, height: 800},
  contextOptions: {reducedMotion: 'reduce' as const}, // pictures are compared as soon as they are drawn
  // A test takes over the page of the one before, emptied. A new one costs more than
  // most tests do. A test that needs one of its own says so by an option.
  reuseContext: true,
  actionTimeout: 15_000,
  navigationTimeout: 30_000,
};

/** "make test" leaves out the tests tagged @long, and in Firefox those tagged @engine-all; "make test-all" runs all of them. */
const LONG = !!process.env.LONG, LEFT = LONG ? [] : [/@long/], ENGINE = LONG ? /@engine/ : /@engine(?!-all)/;

/** Each engine's projects: none for one that BROWSERS leaves out. */
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
      // Every test, on a host with a strict policy.
      {name: 'chromium', use: {...chromium, baseURL: STRICT}},
      // Once more those tagged @sub-path, below a path of a bare file host. They say
      // page.goto('./'), so that the project decides where.
      {name: 'sub-path', grep: /@sub-path/, use: {...chromium, baseURL: PLAIN}},
    ];
  },

  firefox() {
    const firefox = (prefs: Record<string, number>): Project['use'] => ({
      ...devices['Desktop Firefox'],
      ...page,
      reuseContext: false, // Playwright's way to empty a page now and then trips over itself in Firefox
      baseURL: STRICT,
      browserName: 'firefox',
      channel: 'moz-firefox',
      launchOptions: {executablePath: program('firefox'), firefoxUserPrefs: {...prefs, 'browser.download.alwaysOpenPanel': false}},
    });
    return [
      // Those whose outcome depends on the browser's engine: what a page is sent and how it
      // streams, events, focus, history, layout, pixels. What Go or our own code decides is
      // the same everywhere, and is tested in Chromium alone.
      {name: 'firefox', grep: ENGINE, grepInvert: [...LEFT, /@motion/], use: firefox({'ui.prefersReducedMotion': 1})},
      // Firefox does not take from Playwright how much motion a reader wants: these want it.
      {name: 'firefox-motion', grep: /(?=.*@engine)(?=.*@motion)/, use: firefox({'ui.prefersReducedMotion': 0})},
    ];
  },

  // A shorter set, by WebDriver: Playwright's WebKit is a build of its own, which no
  // distribution has. Its fixtures start Debian's.
  webkit: () => [{name: 'webkit', testDir: 'webkit'}],
};

export default defineConfig({
  testDir: 'browser',
  grepInvert: LEFT,
  outputDir: 'results',
  snapshotPathTemplate: '{testDir}/kept/{arg}{ext}',
  updateSnapshots: 'none', // by "make golden" alone
  reporter: 'list',
  workers: 2,
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  webServer: servers,
  // What is waited for comes within a second. A busy machine may take fifteen times as
  // long; more is a hang, and fails with the name of what did not come. Where everything
  // hangs, the run ends early. Where nobody watches, what fails is tried once more, and is
  // named as flaky at the end if it passes then.
  timeout: 90_000,
  retries: process.env.CI ? 1 : 0,
  expect: {timeout: 15_000},
  maxFailures: 15,
  globalTimeout: (LONG ? 90 : 40) * 60_000,
  projects: WANTED.flatMap((engine) => PROJECTS[engine]?.() ?? []),
});
