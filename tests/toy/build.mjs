// Builds the site with an additional lab, two circles: node build.mjs FOLDER writes FOLDER/dist. A copy of the tree
// gets the lab's files from testdata and the changes of shared.patch, and is built like the tree.
import {cpSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {Tree} from '../tree.mjs';

const here = fileURLToPath(new URL('.', import.meta.url)), out = process.argv[2];
if (out === undefined) throw new Error('node build.mjs FOLDER');
const patch = readFileSync(join(here, 'shared.patch'), 'utf8');
console.log(`A further lab changes ${patch.match(/^\+\+\+ b\//gm)?.length} shared files of production.`);
const tree = new Tree(out);
cpSync(join(here, 'testdata'), tree.folder, {recursive: true});
tree.run('.', 'git', 'apply', join(here, 'shared.patch'));
tree.run('wasm/internal/gen', 'go', 'generate', '.');
tree.run('web', 'node_modules/.bin/tsc', '--noEmit');
tree.wasm();
tree.posters();
tree.site();
