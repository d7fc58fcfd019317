// Publishes the types of engine.js and clip-stage.js, or with --package of the package's modules: one file per
// module, with public members only.
import {execFileSync} from 'node:child_process';
import {copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join, relative} from 'node:path';
import {DIST, WEB} from './files.mjs';
import {Declarations} from './rollup.mjs';

process.chdir(WEB);
const from = 'build/types';

/** @param {...string} args */
const tsc = (...args) => execFileSync('node_modules/.bin/tsc', args, {stdio: 'inherit'});

rmSync(from, {recursive: true, force: true});
tsc('--noEmit', 'false', '--declaration', '--emitDeclarationOnly', '--rootDir', 'src', '--outDir', from);

/** The public members of figures: the element's methods and properties, and these. */
const LISTS = readFileSync(join(from, 'element/api.d.ts'), 'utf8');
const ELEMENT = [...LISTS.matchAll(/declare const \w+: readonly \[(.*?)\];/g)].flatMap(([, list]) => [.../** @type {string} */ (list).matchAll(/"(\w+)"/g)].map(([, name]) => /** @type {string} */ (name)));
const OF_FIGURES = ['element', 'events', 'stage', 'scene', 'layers', 'standing', 'home', 'getFile', 'fileName', 'on', 'setTheme', 'open', 'destroy', ...ELEMENT.filter((name) => name !== 'labels')];

const OF_WORLDS = ['frame', 'scene', 'steps', 'picked', 'step', 'back', 'reset', 'seekStep', 'setScene', 'loadScene', 'setSettings', 'getSettings', 'edit', 'undo', 'redo', 'pick', 'choose', 'getTrace', 'getScene', 'getRecording', 'getHash', 'on', 'destroy'];

const all = new Declarations(from, {});

/** The public members of every engine, and of the hulls that it builds. */
const COLLIDES = [...all.membersOf('engine/collider', 'Collider').keys()], BUILT = ['vertices', 'destroy'];

/** The figures' classes. */
const FIGURES = / = (.*);/.exec(all.module('labs/registry').declared.get('LabFigure')?.text ?? '')?.[1]?.split(' | ') ?? [];

const members = (/** @type {string} */ module, /** @type {string} */ name) => OF_FIGURES.filter((one) => all.membersOf(module, name).has(one));
const declarations = new Declarations(from, {
  Engine: ['mount', 'load', ...COLLIDES],
  BuiltHull: BUILT,
  ...Object.fromEntries(FIGURES.map((name) => [name, members('labs/registry', name)])),
  TraceFigure: members('trace/figure', 'TraceFigure'),
});

/** The engine without a page has its own Engine and World. */
const bare = new Declarations(from, {
  Engine: [...COLLIDES, 'world'],
  BuiltHull: BUILT,
  World: OF_WORLDS,
});

/** Writes the types into a folder, under the modules' names. @param {string} folder @param {{main: string, element: string, layout?: string, collide?: string}} names */
function publish(folder, {main, element, layout, collide}) {
  mkdirSync(folder, {recursive: true});
  const figures = declarations.rollup('engine');
  const files = {
    [main]: figures.text,
    [element]: declarations.rollup('element/types', {file: `${main}.js`, exported: figures.exported}).text,
    ...collide && {[collide]: bare.rollup('collide/collide').text},
    ...layout && {[layout]: ['layout', 'hull'].map((of) => readFileSync(join(from, `draw/${of}.gen.d.ts`), 'utf8')).join('\n')},
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, `${name}.d.ts`), text);
  check(Object.keys(files).map((name) => join(folder, `${name}.d.ts`)), ['dom']);
  if (collide) check([join(folder, `${collide}.d.ts`)], []); // Node has no DOM
}

/**
 * Checks the types in every file, without our settings, as for a program that installs the modules. @param {readonly
 * string[]} files @param {readonly string[]} besides libraries besides JavaScript's own
 */
function check(files, besides) {
  const config = join(from, 'tsconfig.json');
  writeFileSync(config, JSON.stringify({
    compilerOptions: {target: 'es2022', module: 'nodenext', lib: ['es2022', ...besides], types: [], strict: true, skipLibCheck: false, noEmit: true},
    files: files.map((file) => relative(from, file)),
  }));
  tsc('-p', config);
}

if (process.argv.includes('--package')) {
  publish('lib', {main: 'clipstage', element: 'element', layout: 'layout', collide: 'collide'});
  for (const framework of ['react', 'vue', 'svelte']) copyFileSync(`scripts/frameworks/${framework}.d.ts`, `lib/${framework}.d.ts`); // their own types are not installed here
} else publish(DIST, {main: 'engine', element: 'clip-stage'});
