// make lighthouse: five runs with the desktop preset on the project's server, with brotli. Prints each category's
// median. npx downloads Lighthouse, which is large and which no test needs.
import {execFileSync, spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, readFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';

const LIGHTHOUSE = 'lighthouse@12.2.3';
const RUNS = 5;
const PORT = 8353;
const FLAGS = '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync';

const server = spawn('node', [fileURLToPath(new URL('../../web/scripts/serve.mjs', import.meta.url)), String(PORT)]);
try {
  const [address] = await once(server.stdout, 'data');
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  /** @type {Record<string, number[]>} */
  const scores = {};
  for (let i = 0; i < RUNS; i++) {
    const file = join(folder, `${i}.json`);
    execFileSync('npx', ['--yes', LIGHTHOUSE, String(address).trim(), '--preset=desktop', '--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${FLAGS}`], {
      env: {...process.env, CHROME_PATH: process.env.CHROMIUM ?? '/usr/bin/chromium'}, stdio: ['ignore', 'ignore', 'ignore'],
    });
    const {categories} = JSON.parse(readFileSync(file, 'utf8'));
    for (const [name, {score}] of Object.entries(categories)) (scores[name] ??= []).push(Math.round(100 * score));
  }
  for (const [name, list] of Object.entries(scores)) {
    console.log(`${name}: median ${list.toSorted((a, b) => a - b)[RUNS >> 1]} of ${list.join(', ')}`);
  }
} finally {
  server.kill();
}
