// Builds the site in the pseudo-language: node build.mjs FOLDER, into FOLDER/dist. A copy of
// the tree gets another English file and is built as the tree is. By Go's own compiler,
// unless COMPILER says otherwise: it is the quicker one, and both say the same.
import {execFileSync} from 'node:child_process';
import {cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {basename, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {gzipSync} from 'node:zlib';
import {pseudoFile} from './language.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = process.argv[2];
if (folder === undefined) throw new Error('node build.mjs FOLDER');
const tree = mkdtempSync(join(tmpdir(), 'clipstage-pseudo-'));

/** What is built anew there, or is linked to. */
const LEFT_OUT = new Set(['node_modules', 'dist', 'build', 'testdata']);

process.on('exit', () => rmSync(tree, {recursive: true, force: true}));
for (const part of ['go.mod', 'go.sum', 'physics', 'wasm', 'web']) {
  cpSync(join(root, part), join(tree, part), {recursive: true, filter: (from) => !LEFT_OUT.has(basename(from)) || from === join(root, 'wasm/build')});
}
cpSync(join(root, 'web/testdata'), join(tree, 'web/testdata'), {recursive: true}); // of which posters are made
symlinkSync(join(root, 'web/node_modules'), join(tree, 'web/node_modules'));

const words = join(tree, 'wasm/text/en.txt');
writeFileSync(words, pseudoFile(readFileSync(words, 'utf8')));

/** @param {string} cwd @param {string} program @param {string[]} args */
function run(cwd, program, ...args) {
  execFileSync(program, args, {cwd: join(tree, cwd), stdio: ['ignore', 'ignore', 'inherit'], env: {
    ...process.env, COMPILER: process.env.COMPILER ?? 'go', CLIPSTAGE_BUILD: folder, CLIPSTAGE_DIST: join(folder, 'dist'),
  }});
}
run('wasm/text', 'go', 'generate', '.');
run('.', 'wasm/build', join(folder, 'clipstage.wasm'), './wasm');
run('web', 'node', 'scripts/posters.mjs');
run('web', 'node_modules/.bin/vite', 'build', '--logLevel', 'error');
run('web', 'node_modules/.bin/vite', 'build', '--logLevel', 'error', '--config', 'vite.embed.config.ts');

run('web', 'node', 'scripts/pages.mjs');

// Of what "make dist" compresses, a page asks by name for the wasm's .gz alone.
for (const file of readdirSync(join(folder, 'dist/assets')).filter((name) => name.endsWith('.wasm'))) {
  const wasm = join(folder, 'dist/assets', file);
  writeFileSync(`${wasm}.gz`, gzipSync(readFileSync(wasm), {level: 9}));
}
