// Writes files of dist that are made from other files: the figures' style sheet, the script for embedding pages with
// its version in its name, and each program as a script.
import {copyFileSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {compressed, DIST, siteFiles, stylesheet, WEB} from './files.mjs';

writeFileSync(join(DIST, 'clipstage.css'), stylesheet());
const {version} = JSON.parse(readFileSync(join(WEB, 'package.json'), 'utf8'));
copyFileSync(join(DIST, 'clipstage-embed.js'), join(DIST, `clipstage-embed-${version}.js`));
for (const file of siteFiles().filter((path) => path.endsWith('.wasm')).map((path) => join(DIST, path))) {
  // Gzipped, in base64: for pages that may not fetch the program. See load.ts.
  writeFileSync(`${file}.js`, `clipstageWasm="${compressed(readFileSync(file), 'gz').toString('base64')}"\n`);
}
