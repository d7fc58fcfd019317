// Builds the site in the pseudo-language: node build.mjs FOLDER writes FOLDER/dist. A copy of the tree gets the
// language as it would get any other, by a file of messages and a line in its grammar, and is built like the tree.
import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {Tree} from '../tree.mjs';
import {PSEUDO, pseudoFile} from './language.mjs';

const out = process.argv[2];
if (out === undefined) throw new Error('node build.mjs FOLDER');
const tree = new Tree(out);
const texts = join(tree.folder, 'wasm/text');
writeFileSync(join(texts, `${PSEUDO}.txt`), pseudoFile(readFileSync(join(texts, 'en.txt'), 'utf8')));
const grammar = join(texts, 'grammar/grammar.go'), english = '{"en", Grammar{Plural: singular}},';
const even = 'func(n int) Category { if n%2 == 0 { return Few }; return Other }';
writeFileSync(grammar, readFileSync(grammar, 'utf8').replace(english, `${english}\n{"${PSEUDO}", Grammar{Plural: ${even}}},`));
process.env.CLIPSTAGE_LANGUAGE = PSEUDO;
tree.run('.', 'go', 'run', './wasm/internal/gen/messages');
tree.wasm();
tree.posters();
tree.site();
