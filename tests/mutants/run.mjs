// Puts one fault at a time into a copy of the site and runs the test file that must find it:
//
//   node tests/mutants/run.mjs [NAME...]    all patches, or the patches whose names begin with a NAME
//
// A patch begins with two lines: "Fault: SENTENCE" and "Test: FILE". A file of tests/browser runs
// in Chromium on the site with the fault; any other file runs in the copy, by Vitest or Go.
import {spawnSync} from 'node:child_process';
import {cpSync, mkdtempSync, readFileSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {basename, dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {Tree} from '../tree.mjs';

const folder = fileURLToPath(new URL('./', import.meta.url));
const tests = join(folder, '..');
const names = process.argv.slice(2);
const patches = readdirSync(folder).filter((file) => file.endsWith('.patch') && (names.length === 0 || names.some((name) => file.startsWith(name))));
if (patches.length === 0) throw new Error(`no patch begins with ${names.join(' or ')}`);

const out = mkdtempSync(join(tmpdir(), 'clipstage-mutants-'));
process.on('exit', () => rmSync(out, {recursive: true, force: true}));
const tree = new Tree(out);
const sound = join(out, 'sound');

/** @param {(program: string, kept: string) => void} copy */
function programs(copy) {
  for (const lab of [...tree.labs, 'check']) copy(tree.program(lab), join(sound, `${lab}.wasm`));
}

/** Runs git apply in the copy. @param {string} patch @param {string[]} args */
function apply(patch, ...args) {
  const {status, stderr} = spawnSync('git', ['apply', ...args, join(folder, patch)], {cwd: tree.folder, encoding: 'utf8', env: {...process.env, GIT_CEILING_DIRECTORIES: tmpdir()}});
  return status === 0 ? '' : stderr.trim();
}

/** @param {string} file @param {string} text */
function inBrowser(file, text) {
  const go = /^\+\+\+ b\/(wasm|physics)\//m.test(text);
  if (go) tree.wasm();
  tree.site();
  if (go) programs((program, kept) => cpSync(kept, program));
  return spawnSync('npx', ['playwright', 'test', '--project=chromium', '--retries=0', '--max-failures=1', file.replace('tests/', '')], {
    cwd: tests, encoding: 'utf8', env: {...process.env, CLIPSTAGE_DIST: join(out, 'dist')},
  });
}

/** @param {string} file */
function byVitest(file) { return spawnSync('node_modules/.bin/vitest', ['run', file.replace('web/', '')], {cwd: join(tree.folder, 'web'), encoding: 'utf8', env: {...process.env, NO_COLOR: '1'}}); }

/** @param {string} file */
function byGo(file) {
  const names = [...readFileSync(join(tree.folder, file), 'utf8').matchAll(/^func (Test\w+)/gm)].map(([, name]) => name);
  return spawnSync('go', ['test', '-vet=off', '-run', `^(${names.join('|')})$`, `./${dirname(file)}`], {cwd: tree.folder, encoding: 'utf8'});
}

/** @param {string} patch @param {string} text */
function tried(patch, text) {
  const file = /^Test: (\S+)$/m.exec(text)?.[1];
  if (file === undefined) return 'names no test file';
  const refused = apply(patch);
  if (refused !== '') return `does not apply: ${refused}`;
  try {
    const {status, stdout, stderr} = file.startsWith('tests/browser/') ? inBrowser(file, text) : file.endsWith('_test.go') ? byGo(file) : byVitest(file);
    if (status === 0) return `is not found by ${file}`;
    const found = /^\s+1\) (.*?)[ ─]*$|^ FAIL +(.*)$|^\s*--- FAIL: (\w+)/m.exec(stdout + stderr)?.slice(1).find(Boolean);
    return found === undefined ? `${file} has not run: ${(stdout + stderr).slice(-2000)}` : {found};
  } catch (error) {
    return `does not build: ${error instanceof Error ? error.message : error}`;
  } finally {
    apply(patch, '--reverse');
  }
}

tree.wasm();
programs((program, kept) => cpSync(program, kept));
tree.posters();
let missed = 0;
for (const patch of patches) {
  const start = Date.now(), result = tried(patch, readFileSync(join(folder, patch), 'utf8'));
  const well = typeof result === 'object';
  if (!well) missed++;
  console.log(`${well ? 'found ' : 'MISSED'} ${basename(patch, '.patch')}, ${Math.round((Date.now() - start) / 1000)} s: ${well ? result.found : result}`);
}
console.log(`${patches.length - missed} of ${patches.length} faults are found`);
process.exitCode = missed === 0 ? 0 : 1;
