// The three engines of the browser tests, and the recipes tried in them: the programs
// that each needs, and their paths.
//
//   node tests/browsers.mjs packages   prints the Debian packages of missing programs
//   node tests/browsers.mjs check      lists the found programs; fails if one is missing
//   node tests/browsers.mjs without    names the untested engines and recipes, if any
//
// BROWSERS and RECIPES name the ones to test: all, unless they are set.
import {execFileSync} from 'node:child_process';
import {accessSync, constants, readdirSync} from 'node:fs';
import {delimiter, join} from 'node:path';
import {pathToFileURL} from 'node:url';

/**
 * A program: its names or paths, and its argument for printing its version. The first path that exists counts.
 * @typedef {{package: string, paths: string[], version?: string}} Program
 */

/** Debian's path, on any processor, of a program that is not in PATH. @param {string} path */
function libraries(path) {
  try {
    return readdirSync('/usr/lib').filter((name) => name.endsWith('-linux-gnu')).map((name) => join('/usr/lib', name, path));
  } catch {
    return [];
  }
}

/** Reads a browser's print. @type {Program} */
const PAPER = {package: 'poppler-utils', paths: ['pdftotext']};

/** @type {Record<string, Record<string, Program>>} */
const ENGINES = {
  chromium: {
    // Chromium without windows opens pages faster.
    browser: {package: 'chromium-headless-shell', paths: [process.env.CHROMIUM ?? '', '/usr/bin/chromium-headless-shell', 'chromium-headless-shell']},
    paper: PAPER,
  },
  firefox: {
    browser: {package: 'firefox-esr', paths: [process.env.FIREFOX ?? '', '/usr/bin/firefox-esr', 'firefox-esr']},
    paper: PAPER,
  },
  webkit: {
    driver: {package: 'webkit2gtk-driver', paths: ['WebKitWebDriver']},
    browser: {package: 'webkit2gtk-driver', paths: [...libraries('webkit2gtk-4.1/MiniBrowser'), ...libraries('webkit2gtk-4.0/MiniBrowser')]},
    screen: {package: 'xvfb', paths: ['Xvfb']},
  },
};

/** The generators of the recipes. The recipes html and mdx need only npm packages. @type {Record<string, Record<string, Program>>} */
const GENERATORS = {
  html: {},
  hugo: {generator: {package: 'hugo', paths: ['hugo'], version: 'version'}},
  jekyll: {generator: {package: 'jekyll', paths: ['jekyll']}},
  mdx: {},
};

const NEEDS = {...ENGINES, ...GENERATORS};

export const WANTED = wanted('BROWSERS', ENGINES);

export const RECIPES = wanted('RECIPES', GENERATORS);

/** @param {string} variable @param {object} all */
function wanted(variable, all) {
  const known = Object.keys(all), names = (process.env[variable] ?? '').split(/[\s,]+/).filter((name) => name !== '');
  for (const name of names) {
    if (known.includes(name)) continue;
    console.error(`${variable}="${process.env[variable]}": there is no "${name}", only ${known.join(', ')}`);
    process.exit(1);
  }
  return names.length === 0 ? known : known.filter((name) => names.includes(name));
}

/** @param {Program} program */
function find({paths}) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const files = paths.flatMap((path) => path === '' || path.includes('/') ? path : folders.map((folder) => join(folder, path)));
  return files.find((file) => {
    try {
      accessSync(file, constants.X_OK);
      return file !== '';
    } catch {
      return false;
    }
  });
}

/**
 * The path of a program that an engine or a recipe needs.
 * @param {string} name
 * @param {string} [part]
 */
export function program(name, part = 'browser') {
  const wanted = /** @type {Program} */ (NEEDS[name]?.[part]);
  const path = find(wanted);
  if (path === undefined) throw new Error(`${name}: ${wanted.package} is missing; "make browsers" installs it, or says what to do`);
  return path;
}

/** The missing packages of an engine or a recipe. @param {string} name */
function lacks(name) {
  return [...new Set(Object.values(NEEDS[name] ?? {}).filter((one) => find(one) === undefined).map((one) => one.package))];
}

/** A program's path, and its version if it prints one. @param {string} name @param {string} part */
function found(name, part) {
  const path = program(name, part);
  try {
    const output = execFileSync(path, [NEEDS[name]?.[part]?.version ?? '--version'], {encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], timeout: 30_000});
    return `${path}: ${output.trim().split('\n').at(-1)}`;
  } catch {
    return path;
  }
}

function without() {
  const browsers = Object.keys(ENGINES).filter((name) => !WANTED.includes(name)), recipes = Object.keys(GENERATORS).filter((name) => !RECIPES.includes(name));
  return (browsers.length === 0 ? '' : `, but NOT in ${browsers.join(' and ')}, as BROWSERS="${process.env.BROWSERS}" wants it`)
    + (recipes.length === 0 ? '' : `, but NOT the recipe for ${recipes.join(' and ')}, as RECIPES="${process.env.RECIPES}" wants it`);
}

function check() {
  /** @param {string} variable @param {string[]} names @param {string} instead */
  const without = (variable, names, instead) => {
    const rest = names.filter((name) => lacks(name).length === 0);
    return rest.length === names.length ? [] : [`${variable}="${rest.join(' ') || instead}"`];
  };
  const missing = [...WANTED, ...RECIPES].filter((name) => lacks(name).length > 0);
  for (const name of [...WANTED, ...RECIPES]) {
    const [part] = Object.keys(NEEDS[name] ?? {}).sort(); // the browser or generator before its companions
    if (part !== undefined) console.log(`${name}: ${missing.includes(name) ? `missing (${lacks(name).join(', ')})` : found(name, part)}`);
  }
  if (missing.length === 0) return;
  console.error([
    `The browser tests lack what they need for ${missing.join(' and ')}. As root, on Debian:`,
    `  apt-get update && apt-get install ${missing.flatMap(lacks).join(' ')}`,
    'Elsewhere install them, and set CHROMIUM or FIREFOX to the path of its program.',
    `To go on without: ${[...without('BROWSERS', WANTED, 'chromium'), ...without('RECIPES', RECIPES, 'html')].join(' ')} make test. That tests less, and says so.`,
  ].join('\n'));
  process.exitCode = 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  if (process.argv[2] === 'packages') console.log([...WANTED, ...RECIPES].flatMap(lacks).join('\n'));
  else if (process.argv[2] === 'without') console.log(without());
  else check();
}
