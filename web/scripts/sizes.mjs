// Prints the size of every file of dist, as it is and compressed, which compiler the
// wasm is of, what the wasm and a language's texts take together, and what an embedded figure of each lab takes beside them; fails if the wasm is TinyGo's
// and too large, if a figure takes too much, or has code of a lab that it does not show. The copies that compress.mjs writes
// are the same bytes, so they are not counted again.
import {existsSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {BUILD, compressed, DIST, frameFiles, FRAMES, frameScripts, ofPresets, siteFiles} from './files.mjs';

const LIMIT = 330_000; // bytes of TinyGo's wasm, brotli
const COLLIDE_LIMIT = 165_000; // likewise, of the engine without a page
const THREE_LIMIT = 190_000; // bytes of what draws hulls in space, three.js with it, gzip: it is loaded when hulls are shown
const EMBED_LIMITS = {pair: 83_000, world: 109_000, hull: 91_000}; // bytes of an embedded figure's other files, brotli

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
console.log(`\nThe wasm is of ${compiler === 'go' ? `Go's own compiler, ${version}` : version.replace('tinygo version', 'TinyGo')}.`);

const wasm = rows.filter((row) => row.path.endsWith('.wasm'));
if (wasm.length !== 1) {
  console.error(`expected one .wasm in dist, found ${wasm.length}: ${wasm.map((row) => row.path).join(', ')}`);
  process.exitCode = 1;
}
for (const {path, brotli} of wasm) {
  if (compiler === 'go' || brotli <= LIMIT) continue;
  console.error(`${path} has ${brotli.toLocaleString('en')} bytes in brotli, more than ${LIMIT.toLocaleString('en')}`);
  process.exitCode = 1;
}

/** @param {string} message */
const refuse = (message) => {
  console.error(message);
  process.exitCode = 1;
};

// The engine's texts in a language: once for the page, once as a script for embed.html.
const texts = rows.filter(({path}) => /\/text-[\w-]+(\.lab)?\.js$/.test(path));
for (const {path, brotli} of texts) {
  const [both] = wasm.map((row) => row.brotli + brotli);
  console.log(`The wasm and ${path} take ${both?.toLocaleString('en')} bytes in brotli.`);
}
if (texts.length !== 2) refuse(`expected two files of texts, found ${texts.map(({path}) => path).join(', ')}`);

// The engine without a page, which is no part of the site.
const bare = join(BUILD, 'collide');
if (existsSync(join(bare, 'collide.wasm'))) {
  const [size, module] = ['collide.wasm', 'collide.js'].map((file) => compressed(readFileSync(join(bare, file)), 'br').length);
  const {compiler} = JSON.parse(readFileSync(join(bare, 'compiler.json'), 'utf8'));
  console.log(`The engine without a page takes ${size?.toLocaleString('en')} bytes in brotli, collide.js with its texts ${module?.toLocaleString('en')}.`);
  if (compiler !== 'go' && size !== undefined && size > COLLIDE_LIMIT) refuse(`that is more than ${COLLIDE_LIMIT.toLocaleString('en')}`);
}

// What draws hulls in space: once for the page, once as a script for embed.html.
const spaces = rows.filter(({path}) => /\/space-[^/]*\.js$/.test(path));
for (const {path, gzip, brotli} of spaces) {
  console.log(`${path} takes ${gzip.toLocaleString('en')} bytes in gzip, ${brotli.toLocaleString('en')} in brotli, when hulls are shown.`);
  if (gzip > THREE_LIMIT) refuse(`that is more than ${THREE_LIMIT.toLocaleString('en')}`);
}
if (spaces.length !== 2) refuse(`expected two scripts that draw hulls in space, found ${spaces.map(({path}) => path).join(', ')}`);

// An embedded figure: its page and what that names, its lab's script, what draws a collide call, and a poster.
const scripts = frameScripts();
for (const lab of FRAMES) {
  const {loaded, files} = frameFiles(lab, rows.map(({path}) => path));
  const taken = rows.filter(({path}) => files.has(path)).reduce((sum, {brotli}) => sum + brotli, 0);
  console.log(`An embedded ${lab} takes ${taken.toLocaleString('en')} bytes in brotli beside the wasm and the texts.`);
  if (taken > EMBED_LIMITS[lab]) refuse(`that is more than ${EMBED_LIMITS[lab].toLocaleString('en')}`);
  if (loaded.length !== (lab === 'hull' ? 2 : 3) || [...files].some((file) => !rows.some(({path}) => path === file))) refuse(`an embedded ${lab} has not the scripts that it is to have`);
  for (const {modules} of loaded) for (const module of modules) if (!module.includes('.css?') && new RegExp(`^(labs/(?!${lab}/)\\w+/|embed/(?!${lab})(pair|world|hull))`).test(module)) refuse(`an embedded ${lab} has ${module}`);
}
for (const {modules} of scripts.filter(({main}) => main)) for (const module of modules) if (/^(labs\/|clipping\/draw\.ts$)/.test(module) && !module.includes('.css?')) refuse(`${module} is not to come before the figure is shown`);
