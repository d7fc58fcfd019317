// Builds each recipe with its own tool, opens its page in Chromium, and checks that the figure stands at its stage. The
// arguments are names of recipes; without them, all. The figures' host clipstage.example is web/dist.
import {execFileSync} from 'node:child_process';
import {cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {extname, join} from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {chromium, expect} from '@playwright/test';
import {oembed} from '../../web/scripts/page.mjs';
import {program} from '../browsers.mjs';

const HERE = fileURLToPath(new URL('.', import.meta.url)), DIST = process.env.CLIPSTAGE_DIST ?? join(HERE, '../../web/dist'), HOST = 'https://clipstage.example/';
const TYPES = {'.html': 'text/html', '.js': 'text/javascript', '.mjs': 'text/javascript', '.css': 'text/css', '.json': 'application/json', '.wasm': 'application/wasm', '.svg': 'image/svg+xml', '.png': 'image/png'};

/** The figure of a page: of an element, or in a frame. */
const FIGURE = 'clip-stage .cs-figure';
async function figureOf(page) {
  const place = page.locator('clip-stage, iframe[src*="embed.html"]').first();
  await place.waitFor({state: 'attached'});
  const framed = await place.evaluate(({localName}) => localName === 'iframe');
  return (framed ? place.contentFrame() : place).locator('.cs-figure:not(.cs-poster)');
}

/** The one assertion: the figure stands at its stage, without a notice. */
async function at(page, stage) {
  const figure = await figureOf(page);
  await expect(figure).toHaveAttribute('data-stage', stage, {timeout: 20_000});
  await expect(figure.locator('.cs-notice')).toBeHidden();
}

/** Answers requests for an address with the files of a folder. */
const serve = (page, address, folder) => page.route(`${address}**`, (route) => {
  const path = decodeURIComponent(new URL(route.request().url()).pathname), file = [path, `${path}.html`, join(path, 'index.html')].map((one) => join(folder, one)).find((one) => extname(one) && existsSync(one));
  if (file === undefined) return route.fulfill({status: path === '/favicon.ico' ? 204 : 404});
  return route.fulfill({body: readFileSync(file), contentType: TYPES[extname(file)] ?? 'application/octet-stream', headers: {'access-control-allow-origin': '*'}});
});

/** Builds a copy of a recipe, and returns the folder of its page. */
function build(name) {
  const folder = mkdtempSync(join(tmpdir(), `clipstage-${name}-`)), {scripts, devDependencies, recipe} = JSON.parse(readFileSync(join(HERE, name, 'package.json'), 'utf8'));
  cpSync(join(HERE, name), folder, {recursive: true});
  const npm = (...words) => execFileSync('npm', words, {cwd: folder, stdio: ['ignore', 'pipe', 'pipe'], env: {...process.env, CI: '1', ASTRO_TELEMETRY_DISABLED: '1', NEXT_TELEMETRY_DISABLED: '1'}});
  if (devDependencies) npm('install', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error');
  if (scripts?.build) npm('run', 'build');
  return {folder, out: join(folder, recipe.out)};
}

async function open(browser, name) {
  const page = await browser.newPage({viewport: {width: 1100, height: 800}}), address = 'https://recipe.example/';
  const {folder, out} = build(name);
  try {
    await serve(page, HOST, DIST);
    await serve(page, address, out);
    await page.goto(address);
    await at(page, 'clip-pos');
    const check = join(HERE, name, 'check.mjs');
    if (existsSync(check)) await (await import(pathToFileURL(check).href)).default(page, {at, FIGURE});
  } finally {
    await page.close();
    rmSync(folder, {recursive: true, force: true});
  }
}

/** WordPress and Ghost put an answer's html into the post, and know nothing else of a figure. */
async function openAnswer(browser) {
  const words = (key) => key, answer = oembed({lab: 'pair', preset: {id: 'both-clip', name: 'Both clip', text: '', stages: []}, say: words, site: HOST});
  expect(answer).toMatchObject({version: '1.0', type: 'rich', width: 720, height: 560});
  const page = await browser.newPage();
  await serve(page, HOST, DIST);
  await page.route('https://recipe.example/', (route) => route.fulfill({contentType: 'text/html', body: `<!doctype html><figure>${answer.html}</figure>`}));
  await page.goto('https://recipe.example/');
  await at(page, 'setup');
  await page.close();
}

const all = [...readdirSync(HERE, {withFileTypes: true}).filter((one) => one.isDirectory()).map(({name}) => name), 'oembed'];
const names = process.argv.length > 2 ? process.argv.slice(2) : all, failed = [];
const browser = await chromium.launch({executablePath: program('chromium'), args: ['--no-sandbox', '--disable-gpu']});
for (const name of names) {
  const start = Date.now();
  try {
    await (name === 'oembed' ? openAnswer(browser) : open(browser, name));
    console.log(`${name}: the figure stands at its stage, ${Math.round((Date.now() - start) / 1000)} s`);
  } catch (error) {
    failed.push(name);
    console.log(`${name}: FAILED\n${error.stdout ?? ''}${error.stderr ?? ''}${error.message}`);
  }
}
await browser.close();
if (failed.length > 0) {
  console.log(`failed: ${failed.join(', ')}`);
  process.exit(1);
}
