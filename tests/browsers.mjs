// The three engines of the browser tests: what each needs of the machine, and where it is.
//
//   node tests/browsers.mjs packages   prints the Debian packages of what is missing
//   node tests/browsers.mjs check      says what was found; fails if anything is missing
//   node tests/browsers.mjs without    names the engines that are not tested, if there are any
//
// BROWSERS names those that are to be tested: all three, unless it is set.
import {execFileSync} from 'node:child_process';
import {accessSync, constants, readdirSync} from 'node:fs';
import {delimiter, join} from 'node:path';
import {pathToFileURL} from 'node:url';

/**
 * A program: its names or paths, the first that is there counts.
 * @typedef {{package: string, paths: string[]}} Program
 */

/** Where Debian puts what no PATH names, whatever the processor. @param {string} path */
function libraries(path) {
  try {
    return readdirSync('/usr/lib').filter((name) => name.endsWith('-linux-gnu')).map((name) => join('/usr/lib', name, path));
  } catch {
    return [];
  }
}

/** @type {Record<string, Record<string, Program>>} */
const ENGINES = {
  chromium: {
    browser: {package: 'chromium', paths: [process.env.CHROMIUM ?? '', '/usr/bin/chromium', 'chromium']},
  },
  firefox: {
    browser: {package: 'firefox-esr', paths: [process.env.FIREFOX ?? '', '/usr/bin/firefox-esr', 'firefox-esr']},
  },
  webkit: {
    driver: {package: 'webkit2gtk-driver', paths: ['WebKitWebDriver']},
    browser: {package: 'webkit2gtk-driver', paths: [...libraries('webkit2gtk-4.1/MiniBrowser'), ...libraries('webkit2gtk-4.0/MiniBrowser')]},
    screen: {package: 'xvfb', paths: ['Xvfb']},
  },
};

/** The names of all engines. */
export const ALL = Object.keys(ENGINES);

/** The names of those that are to be tested. */
export const WANTED = wanted();

function wanted() {
  const names = (process.env.BROWSERS ?? '').split(/[\s,]+/).filter((name) => name !== '');
  for (const name of names) {
    if (ALL.includes(name)) continue;
    console.error(`BROWSERS="${process.env.BROWSERS}": there is no "${name}", only ${ALL.join(', ')}`);
    process.exit(1);
  }
  return names.length === 0 ? ALL : ALL.filter((name) => names.includes(name));
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
 * The path of an engine's program.
 * @param {string} engine
 * @param {string} [part]
 */
export function program(engine, part = 'browser') {
  const wanted = /** @type {Program} */ (ENGINES[engine]?.[part]);
  const path = find(wanted);
  if (path === undefined) throw new Error(`${engine}: ${wanted.package} is missing; "make browsers" installs it, or says what to do`);
  return path;
}

/** The packages that an engine lacks. @param {string} engine */
function lacks(engine) {
  return [...new Set(Object.values(ENGINES[engine] ?? {}).filter((one) => find(one) === undefined).map((one) => one.package))];
}

/** Where an engine is, and its version if its program tells one. @param {string} engine */
function found(engine) {
  const path = program(engine);
  try {
    const output = execFileSync(path, ['--version'], {encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], timeout: 30_000});
    return `${path}: ${output.trim().split('\n').at(-1)}`;
  } catch {
    return path;
  }
}

function without() {
  const out = ALL.filter((engine) => !WANTED.includes(engine));
  return out.length === 0 ? '' : `, but NOT in ${out.join(' and ')}, as BROWSERS="${process.env.BROWSERS}" wants it`;
}

function check() {
  const missing = WANTED.filter((engine) => lacks(engine).length > 0);
  for (const engine of WANTED) console.log(`${engine}: ${missing.includes(engine) ? `missing (${lacks(engine).join(', ')})` : found(engine)}`);
  if (missing.length === 0) return;
  const rest = WANTED.filter((engine) => !missing.includes(engine));
  console.error([
    `The browser tests cannot run in ${missing.join(' and ')}. As root, on Debian:`,
    `  apt-get update && apt-get install ${missing.flatMap(lacks).join(' ')}`,
    'Elsewhere install them, and set CHROMIUM or FIREFOX to the path of its program.',
    `To go on without: BROWSERS="${rest.join(' ') || 'chromium'}" make test. That tests less, and says so.`,
  ].join('\n'));
  process.exitCode = 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  if (process.argv[2] === 'packages') console.log(WANTED.flatMap(lacks).join('\n'));
  else if (process.argv[2] === 'without') console.log(without());
  else check();
}
