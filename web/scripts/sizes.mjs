// Prints the compiler, and the sizes of dist's files, raw and compressed, without the copies by compress.mjs. Also
// prints the sizes of each lab's program with its texts, and of each embedded figure, with budgets. It fails if the
// code for hulls in space exceeds its limit, or if an embedded figure has another lab's code. With TinyGo it also
// fails if another size exceeds its budget by more than a fifth.
import {existsSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {BUILD, compressed, DIST, frameFiles, frameScripts, LABS, ofPresets, programFile, siteFiles} from './files.mjs';

/** Each lab's budgets in bytes of brotli: its program with its texts, and a whole embedded figure without three.js. @type {Record<string, {program: number, embed: number}>} */
const BUDGETS = {pair: {program: 96_000, embed: 175_000}, world: {program: 245_000, embed: 345_000}, shape: {program: 120_000, embed: 192_000}, hull: {program: 170_000, embed: 255_000}};
const COLLIDE = 165_000; // bytes of brotli, the engine without a page
const THREE = 190_000; // bytes of gzip, the script that draws hulls in space, with three.js; loaded when hulls are shown
/** The parts of the code beside the picture, which are loaded on demand: bytes of the editor in gzip, and of the pane with the listings and of the checking program in brotli. @type {readonly (readonly [file: RegExp, size: 'gzip' | 'brotli', most: number])[]} */
const CODE = [[/\/editor-[^/]*\.js$/, 'gzip', 180_000], [/\/(world)?pane-[^/]*\.js$/, 'brotli', 40_000], [/\/check-[^/]*\.wasm$/, 'brotli', 90_000]];
const ROOM = 1.2; // the largest permitted ratio of a size to its budget

/** @type {{compiler: 'tinygo' | 'go', version: string}} */
const {compiler, version} = JSON.parse(readFileSync(join(BUILD, 'compiler.json'), 'utf8'));

const paths = siteFiles(), rows = paths.filter((path) => !ofPresets(path)).map((path) => {
  const data = readFileSync(join(DIST, path));
  return {path, raw: data.length, gzip: compressed(data, 'gz').length, brotli: compressed(data, 'br').length};
});
const total = {path: 'total', raw: 0, gzip: 0, brotli: 0};
for (const row of rows) {
  total.raw += row.raw;
  total.gzip += row.gzip;
  total.brotli += row.brotli;
}

const width = Math.max(...rows.map((row) => row.path.length));
/** @param {(string | number)[]} cells */
const line = ([path, ...sizes]) => console.log(String(path).padEnd(width), ...sizes.map((n) => n.toLocaleString('en').padStart(11)));
line(['web/dist (bytes)', 'raw', 'gzip 9', 'brotli 11']);
for (const {path, raw, gzip, brotli} of [...rows, total]) line([path, raw, gzip, brotli]);
for (const [what, of] of /** @type {[string, RegExp][]} */ ([['posters', /^posters\/.*\.svg$/], ['pictures of links', /^posters\/.*\.png$/], ['files of pages', /^p\//]])) {
  const sizes = paths.filter((path) => of.test(path)).map((path) => statSync(join(DIST, path)).size);
  console.log(`${sizes.length.toLocaleString('en')} ${what} of presets and scenes: ${sizes.reduce((sum, size) => sum + size, 0).toLocaleString('en')} bytes, the largest ${Math.max(0, ...sizes).toLocaleString('en')}.`);
}
console.log(`\nThe programs are of ${compiler === 'go' ? `Go's own compiler, ${version}` : version.replace('tinygo version', 'TinyGo')}.`);

/** @param {string} message */
const refuse = (message) => {
  console.error(message);
  process.exitCode = 1;
};

/** @param {string} name @param {number} size @param {number} [budget] */
function within(name, size, budget = Infinity) {
  console.log(`${name}: ${size.toLocaleString('en')} bytes in brotli, budget ${budget.toLocaleString('en')}.`);
  if (compiler !== 'go' && size > ROOM * budget) refuse('that is too much');
}

// dist has the texts twice: as a module for the page, and as a script for embed.html.
const programs = Object.fromEntries(LABS.map((lab) => {
  const found = rows.filter(({path}) => programFile(lab, '\\.lab').test(path));
  if (found.length !== 2) refuse(`expected a program of the ${lab} lab and its texts, found ${found.map(({path}) => path).join(', ')}`);
  return [lab, found.reduce((sum, {brotli}) => sum + brotli, 0)];
}));
for (const lab of LABS) within(`The program of the ${lab} lab with its texts`, programs[lab] ?? 0, BUDGETS[lab]?.program);

// The engine without a page is not part of the site.
const bare = join(BUILD, 'collide');
if (existsSync(join(bare, 'collide.wasm'))) {
  const [size, module] = ['collide.wasm', 'collide.js'].map((file) => compressed(readFileSync(join(bare, file)), 'br').length);
  within(`The engine without a page, beside ${module?.toLocaleString('en')} bytes of collide.js with its texts`, size ?? 0, COLLIDE);
}

// The code for hulls in space: once for the page, and once as a script for embed.html.
const spaces = rows.filter(({path}) => /\/space-[^/]*\.js$/.test(path));
for (const {path, gzip, brotli} of spaces) {
  console.log(`${path} takes ${gzip.toLocaleString('en')} bytes in gzip, ${brotli.toLocaleString('en')} in brotli, when hulls are shown.`);
  if (gzip > THREE) refuse(`that is more than ${THREE.toLocaleString('en')}`);
}
for (const [file, size, most] of CODE) {
  const found = rows.filter(({path}) => file.test(path));
  if (found.length === 0) refuse(`found no file ${file}`);
  for (const row of found) {
    console.log(`${row.path}: ${row[size].toLocaleString('en')} bytes in ${size}, at most ${most.toLocaleString('en')}.`);
    if (row[size] > most) refuse('that is too much');
  }
}
if (spaces.length !== 2) refuse(`expected two scripts that draw hulls in space, found ${spaces.map(({path}) => path).join(', ')}`);

// The files of an embedded figure: see frameFiles.
const scripts = frameScripts();
for (const lab of LABS) {
  const {loaded, files} = frameFiles(lab, rows.map(({path}) => path));
  const taken = rows.filter(({path}) => files.has(path)).reduce((sum, {brotli}) => sum + brotli, 0);
  within(`An embedded ${lab} in all`, taken + (programs[lab] ?? 0), BUDGETS[lab]?.embed);
  if (loaded.length !== (['pair', 'world'].includes(lab) ? 4 : 3) || [...files].some((file) => !rows.some(({path}) => path === file))) refuse(`an embedded ${lab} has not the scripts that it is to have`);
  for (const {modules} of loaded) for (const module of modules) if (!module.includes('.css?') && new RegExp(`^(labs/(?!${lab}/)\\w+/(?!manifest|options)|embed/(?!${lab})(${LABS.join('|')}))`).test(module)) refuse(`an embedded ${lab} has ${module}`);
}
for (const {modules} of scripts.filter(({main}) => main)) for (const module of modules) if (/^(labs\/(?!\w+\.ts$|\w+\/(manifest|options)\.ts$)|clipping\/draw\.ts$)/.test(module) && !module.includes('.css?')) refuse(`${module} is not to come before the figure is shown`);
