import {existsSync} from 'node:fs';
import {delimiter, join} from 'node:path';
import {defineConfig, devices} from '@playwright/test';
import {PLAIN, STRICT, servers} from './browser/server';

/** Debian's Chromium: CHROMIUM, or where Debian puts it, or on the PATH. */
function chromium(): string {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const files = [process.env.CHROMIUM ?? '', '/usr/bin/chromium', 'chromium']
    .flatMap((name) => name === '' || name.includes('/') ? name : folders.map((folder) => join(folder, name)));
  const found = files.find((file) => existsSync(file));
  if (!found) throw new Error('There is no chromium: install it, or set CHROMIUM to its path.');
  return found;
}

const browser = {
  ...devices['Desktop Chrome'],
  viewport: {width: 1280, height: 800},
  contextOptions: {reducedMotion: 'reduce' as const}, // pictures are compared as soon as they are drawn
  launchOptions: {
    executablePath: chromium(),
    args: [
      '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
      '--disable-component-update', '--disable-sync',
    ],
  },
};

export default defineConfig({
  testDir: 'browser',
  outputDir: 'results',
  snapshotPathTemplate: '{testDir}/kept/{arg}{ext}',
  updateSnapshots: 'none', // by "make golden" alone
  reporter: 'list',
  workers: 2,
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  webServer: servers,
  projects: [
    // Every test, on a host with a strict policy.
    {name: 'chromium', use: {...browser, baseURL: STRICT}},
    // Once more those tagged @sub-path, below a path of a bare file host. They say
    // page.goto('./'), so that the project decides where.
    {name: 'sub-path', grep: /@sub-path/, use: {...browser, baseURL: PLAIN}},
  ],
});
