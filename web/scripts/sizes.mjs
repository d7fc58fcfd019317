// Prints the size of every file of dist, as it is and compressed, and which compiler the
// wasm is of; fails if it is TinyGo's and too large. The copies that compress.mjs writes
// are the same bytes, so they are not counted again.
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {BUILD, compressed, DIST, siteFiles} from './files.mjs';

const LIMIT = 165_000; // bytes of TinyGo's wasm, brotli

/** @type {{compiler: 'tinygo' | 'go', version: string}} */
const {compiler, version} = JSON.parse(readFileSync(join(BUILD, 'compiler.json'), 'utf8'));

const rows = siteFiles().map((path) => {
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
