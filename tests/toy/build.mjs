// Builds the site with one more lab, two circles: node build.mjs FOLDER, into FOLDER/dist. A copy of the tree gets the lab's files from
// testdata and the changes of shared.patch, and is built as the tree is.
import {cpSync, readFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {Tree} from '../tree.mjs';

const here = fileURLToPath(new URL('.', import.meta.url)), out = process.argv[2];
if (out === undefined) throw new Error('node build.mjs FOLDER');
const patch = readFileSync(join(here, 'shared.patch'), 'utf8');
console.log(`A further lab changes ${patch.match(/^\+\+\+ b\//gm)?.length} shared files of production.`);
const tree = new Tree(out);
cpSync(join(here, 'testdata'), tree.folder, {recursive: true});
const tests = join(here, '..'); // the generators of the bridge read the reference data
cpSync(tests, join(tree.folder, 'tests'), {recursive: true, filter: (from) => !['node_modules', 'results', 'browser', 'toy'].includes(basename(from))});
tree.run('.', 'git', 'apply', join(here, 'shared.patch'));
for (const part of ['text', 'frame', 'bridge']) tree.run(`wasm/${part}`, 'go', 'generate', '.'); // the keys of messages first
tree.run('web', 'node_modules/.bin/tsc', '--noEmit');
tree.wasm();
tree.posters();
tree.site();
