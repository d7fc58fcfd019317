// Publishes the types of engine.js: dist/engine.d.ts, and in dist/types/ the
// declarations it refers to. Fails if they need anything that is not published.
import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join, posix, relative} from 'node:path';
import {DIST, WEB} from './files.mjs';

process.chdir(WEB);
const [from, to, entry] = ['build/types', DIST, 'engine'];

/** @param {...string} args */
function tsc(...args) {
  execFileSync('node_modules/.bin/tsc', args, {stdio: 'inherit'});
}

/** Where a declaration is published: beside its script, or else in types/. @param {string} name */
const fileOf = (name) => name === entry ? name : `types/${name}`;

rmSync(from, {recursive: true, force: true});
tsc('--noEmit', 'false', '--declaration', '--emitDeclarationOnly', '--rootDir', 'src', '--outDir', from);

const names = new Set([entry]);
for (const name of names) { // grows while it is walked
  const source = readFileSync(join(from, `${name}.d.ts`), 'utf8');
  const published = source.replaceAll(/(\bfrom\s*|\bimport\s*\(?\s*)(['"])([^'"]+)\2/g, (_, before, quote, specifier) => {
    const other = posix.join(posix.dirname(name), specifier.replace(/\.[jt]s$/, ''));
    if (!specifier.startsWith('.') || !existsSync(join(from, `${other}.d.ts`))) {
      throw new Error(`src/${name}.ts: ${specifier} is not published, and the types of engine.js need it`);
    }
    names.add(other);
    const path = posix.relative(posix.dirname(fileOf(name)), fileOf(other));
    return `${before}${quote}${path.startsWith('.') ? path : './' + path}.js${quote}`;
  });
  const file = join(to, `${fileOf(name)}.d.ts`);
  mkdirSync(dirname(file), {recursive: true});
  writeFileSync(file, published);
}

// As a program that installs the module sees it: no settings of ours, every file checked.
const config = join(from, 'tsconfig.json');
writeFileSync(config, JSON.stringify({
  compilerOptions: {
    target: 'es2022', module: 'nodenext', lib: ['es2022', 'dom'], types: [], strict: true, skipLibCheck: false, noEmit: true,
  },
  files: [relative(from, join(to, `${entry}.d.ts`))],
}));
tsc('-p', config);
