import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {brotliCompressSync, constants, gzipSync} from 'node:zlib';

export const WEB = fileURLToPath(new URL('..', import.meta.url));

/** The built site, and the built engine's folder: see vite.config.ts. */
export const DIST = process.env.CLIPSTAGE_DIST ?? join(WEB, 'dist');
export const BUILD = process.env.CLIPSTAGE_BUILD ?? join(WEB, 'build');

/** The languages, from a file that Go generates. English is the first. */
export const LANGUAGES = / LANGUAGES = \[(.*)\]/.exec(readFileSync(join(WEB, 'src/text/text.gen.ts'), 'utf8'))?.[1]?.match(/\w+/g) ?? [];

/** The language of the site's pages. */
export const LANGUAGE = process.env.CLIPSTAGE_LANGUAGE ?? 'en';

/** The file with a language's messages. @param {string} language */
export const textsFile = (language) => join(WEB, `../wasm/text/${language}.txt`);

/** The site's folder of posters in a language. @param {string} [language] */
export const posterFolder = (language = LANGUAGE) => language === 'en' ? 'posters' : `posters/${language}`;

const WASM = Buffer.from('\0asm'); // the first bytes of a wasm

const encoders = {
  gz: (/** @type {Buffer} */ data) => gzipSync(data, {level: 9}),
  br: (/** @type {Buffer} */ data) => brotliCompressSync(data, {params: {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_LGWIN]: 24,
    [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
    // An encoding of distances that suits wasm.
    ...data.subarray(0, 4).equals(WASM) && {[constants.BROTLI_PARAM_NPOSTFIX]: 1, [constants.BROTLI_PARAM_NDIRECT]: 30},
  }}),
};

/** The paths of the files in dist, without sizes.json and compressed copies. */
export function siteFiles() {
  return readdirSync(DIST, {recursive: true, encoding: 'utf8'})
    .filter((path) => !/\.(br|gz)$|^sizes\.json$/.test(path) && statSync(join(DIST, path)).isFile()).sort();
}

/**
 * Compresses at the format's highest level. Brotli is slow, so the results of inputs over 100,000 bytes are cached in
 * build/compressed/ under the hash of the input. @param {Buffer} data @param {'br' | 'gz'} format
 */
export function compressed(data, format) {
  const cache = join(WEB, 'build/compressed');
  const file = join(cache, `${createHash('sha256').update(data).digest('hex')}.${format}`);
  if (existsSync(file)) return readFileSync(file);
  const result = encoders[format](data);
  if (data.length > 100_000) {
    mkdirSync(cache, {recursive: true});
    writeFileSync(file, result);
  }
  return result;
}

/** The poster of the default preset. */
const FIRST_POSTER = 'posters/pair/keep-drops/contacts-light.svg';

/** Whether a file is a preset's picture or page, other than the first poster. A reader loads only a few of these. @param {string} path */
export const ofPresets = (path) => /^(posters|p)\//.test(path) && path !== FIRST_POSTER;

/** The labs, from a file that Go generates. */
export const LABS = / LABS = \[(.*)\]/.exec(readFileSync(join(WEB, 'src/base/figure.gen.ts'), 'utf8'))?.[1]?.match(/\w+/g) ?? [];

/** The scripts of embed.html, from vite.embed.config.ts. @returns {{file: string, main: boolean, modules: string[]}[]} */
export const frameScripts = () => JSON.parse(readFileSync(join(BUILD, 'embed.json'), 'utf8'));

/**
 * The files that a lab's frame loads, without the wasm and the texts: its page with the files named there, the lab's
 * script and style sheet, for pairs and worlds the drawing code of collide calls, and for pairs a poster.
 * @param {string} lab @param {readonly string[]} paths
 */
export function frameFiles(lab, paths) {
  const named = [...readFileSync(join(DIST, 'embed.html'), 'utf8').matchAll(/(?:src|href)="\.\/([^"]+)"/g)].map(([, file]) => /** @type {string} */ (file));
  const loaded = frameScripts().filter(({main, file}) => main || new RegExp(['pair', 'world'].includes(lab) ? `/(${lab}|draw-clipping)-` : `/${lab}-`).test(file));
  const sheets = paths.filter((path) => new RegExp(`/${lab}-[^/]*\\.css$`).test(path));
  return {loaded, files: new Set(['embed.html', ...named, ...loaded.map(({file}) => file), ...sheets, ...lab === 'pair' ? [FIRST_POSTER] : []])};
}

/** Matches the paths of a lab's program and texts. The texts are a module for the page, or with kind \\.lab a script for embed.html. @param {string} lab */
export const programFile = (lab, kind = '') => new RegExp(`/${lab}-[\\w-]+\\.wasm$|/text-en-${lab}-[\\w-]+${kind}\\.js$`);

/** @type {Record<string, string>} */
const ENTITIES = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;'};

/** Escapes a text for HTML, between tags or in an attribute's quotes. @param {string} text */
export const escaped = (text) => text.replaceAll(/[&<>"']/g, (c) => ENTITIES[c] ?? c);

/** A language file's messages by key. A page has no other names for A and B. @param {string} file */
export const messages = (file) => new Map(readFileSync(file, 'utf8').replaceAll(/\{([AB])\}/g, '$1').split('\n')
  .filter((line) => line.trim() !== '' && !line.startsWith('#'))
  .map((line) => /** @type {[string, string]} */ (line.split(/ = (.*)/, 2).map((s) => s.trim()))));

/** A style sheet with its imports. @param {string} file @returns {string} */
const styles = (file) => readFileSync(file, 'utf8')
  .replaceAll(/^@import "(.*)";\n/gm, (_, path) => styles(join(dirname(file), path)));

/** The figures' style sheets as one, for other pages. The site's own pages have bundled styles. */
export function stylesheet() {
  const names = ['figure/figure', ...LABS.map((lab) => `labs/${lab}/${lab}`)];
  const sheets = names.map((name) => join(WEB, `src/${name}.css`)).filter(existsSync);
  const text = sheets.map(styles).join('\n');
  if (/@import|url\((?!["']?(data:|#))/.test(text)) throw new Error('the figures\' style sheets need other files');
  return text;
}

/** The two sets of colours in figure.css. @returns {Record<'light' | 'dark', Record<string, string>>} */
export function themes() {
  const css = readFileSync(join(WEB, 'src/figure/figure.css'), 'utf8');
  const read = (/** @type {string} */ rule) => Object.fromEntries(
    [...css.slice(css.indexOf(rule), css.indexOf('}', css.indexOf(rule))).matchAll(/--cs-([a-z]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]));
  const light = read(':root, .cs-figure {');
  return {light, dark: {...light, ...read('.cs-figure[data-theme=dark] {')}};
}
