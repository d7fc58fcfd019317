// Builds the site in the pseudo-language: node build.mjs FOLDER, into FOLDER/dist. A copy of
// the tree gets that language as any other, by a file of messages and a line in the list, and
// is built like the tree.
import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {Tree} from '../tree.mjs';
import {PSEUDO, pseudoFile} from './language.mjs';

const out = process.argv[2];
if (out === undefined) throw new Error('node build.mjs FOLDER');
const tree = new Tree(out);
const texts = join(tree.folder, 'wasm/text'), list = join(texts, 'languages.go');
writeFileSync(join(texts, `${PSEUDO}.txt`), pseudoFile(readFileSync(join(texts, 'en.txt'), 'utf8')));
writeFileSync(list, readFileSync(list, 'utf8').replace('"en",\n', `$&\t"${PSEUDO}",\n`));
process.env.CLIPSTAGE_LANGUAGE = PSEUDO;
tree.run('wasm/text', 'go', 'generate', '.');
tree.wasm();
tree.posters();
tree.site();
