// Builds the site in the pseudo-language: node build.mjs FOLDER, into FOLDER/dist. A copy of
// the tree gets another English file and is built like the tree.
import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {Tree} from '../tree.mjs';
import {pseudoFile} from './language.mjs';

const out = process.argv[2];
if (out === undefined) throw new Error('node build.mjs FOLDER');
const tree = new Tree(out);
const words = join(tree.folder, 'wasm/text/en.txt');
writeFileSync(words, pseudoFile(readFileSync(words, 'utf8')));
tree.run('wasm/text', 'go', 'generate', '.');
tree.wasm();
tree.posters();
tree.site();
