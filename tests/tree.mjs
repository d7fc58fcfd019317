// A copy of the tree in another folder, for a build that differs from this tree's.
import {execFileSync} from 'node:child_process';
import {cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {basename, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {gzipSync} from 'node:zlib';

const root = fileURLToPath(new URL('../', import.meta.url));

/** Folders that are not copied. They are built or linked there, or not needed. */
const LEFT_OUT = new Set(['node_modules', 'dist', 'build', 'testdata']);

export class Tree {
  /** @readonly */ folder = mkdtempSync(join(tmpdir(), 'clipstage-tree-'));

  /** @param {string} out the site is built into OUT/dist */
  constructor(out) {
    this.out = out;
    process.on('exit', () => rmSync(this.folder, {recursive: true, force: true}));
    for (const part of ['go.mod', 'go.sum', 'physics', 'wasm', 'web', 'tests/wordsfile']) { // a lab's tests use the last one
      cpSync(join(root, part), join(this.folder, part), {recursive: true, filter: (from) => !LEFT_OUT.has(basename(from)) || from === join(root, 'wasm/build')});
    }
    cpSync(join(root, 'tests/peers/result.json'), join(this.folder, 'tests/peers/result.json')); // the site shows it
    cpSync(join(root, 'web/testdata'), join(this.folder, 'web/testdata'), {recursive: true}); // posters are made from it
    symlinkSync(join(root, 'tests/testdata'), join(this.folder, 'tests/testdata')); // the reader's code runs its pairs
    symlinkSync(join(root, 'web/node_modules'), join(this.folder, 'web/node_modules'));
  }

  /**
   * Runs a program in a folder of the copy. Builds use Go's own compiler unless COMPILER is set. It is quicker than
   * TinyGo, and its programs give the same results.
   * @param {string} cwd @param {string} program @param {string[]} args
   */
  run(cwd, program, ...args) {
    execFileSync(program, args, {cwd: join(this.folder, cwd), stdio: ['ignore', 'ignore', 'inherit'], env: {
      ...process.env, COMPILER: process.env.COMPILER ?? 'go', CLIPSTAGE_BUILD: this.out, CLIPSTAGE_DIST: join(this.out, 'dist'),
    }});
  }

  /** The labs. Each has a program in a folder of wasm. */
  get labs() {
    const wasm = join(this.folder, 'wasm');
    return readdirSync(wasm).filter((name) => name !== 'collide' && existsSync(join(wasm, name, 'main_js.go')));
  }

  wasm() {
    for (const lab of this.labs) this.run('.', 'wasm/build', this.program(lab), `./wasm/${lab}`);
    this.run('.', 'wasm/build', this.program('check'), './wasm/check/program');
  }

  /** The path of a lab's program. @param {string} lab */
  program(lab) { return join(this.out, `${lab}.wasm`); }

  /** Draws the posters, which a build of the site copies. */
  posters() { this.run('web', 'node', 'scripts/posters.mjs'); }

  site() {
    this.run('web', 'node_modules/.bin/vite', 'build', '--logLevel', 'error');
    this.run('web', 'node_modules/.bin/vite', 'build', '--logLevel', 'error', '--config', 'vite.embed.config.ts');
    for (const script of ['copies', 'pages']) this.run('web', 'node', `scripts/${script}.mjs`);
    // The page Embed requests the sizes, which only a full build knows.
    writeFileSync(join(this.out, 'dist/sizes.json'), JSON.stringify({pair: 171_000, world: 349_000, hull: 269_000, element: 200_000}));
    // A page requests a program's .gz by name. It needs no other compressed file.
    const assets = join(this.out, 'dist/assets');
    for (const file of readdirSync(assets).filter((name) => name.endsWith('.wasm'))) {
      writeFileSync(join(assets, `${file}.gz`), gzipSync(readFileSync(join(assets, file))));
    }
  }
}
