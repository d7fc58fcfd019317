// Writes files of dist that are made from other files: the figures' style sheet, the script for embedding pages with
// its version in its name, the script that it loads for links, numbers and stories, and each program as a script.
import {copyFileSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {build} from 'vite';
import {compressed, DIST, siteFiles, stylesheet, WEB} from './files.mjs';

writeFileSync(join(DIST, 'clipstage.css'), stylesheet());
const {version} = JSON.parse(readFileSync(join(WEB, 'package.json'), 'utf8'));
copyFileSync(join(DIST, 'clipstage-embed.js'), join(DIST, `clipstage-embed-${version}.js`));
await build({
  root: WEB, configFile: false, publicDir: false, logLevel: 'warn',
  build: {
    outDir: DIST, emptyOutDir: false, target: 'es2022',
    lib: {entry: join(WEB, 'src/prose/prose.ts'), name: 'clipstageText', formats: ['iife'], fileName: () => 'clipstage-text.js'},
  },
});
for (const file of siteFiles().filter((path) => path.endsWith('.wasm')).map((path) => join(DIST, path))) {
  // Gzipped, in base64: for pages that may not fetch the program. See load.ts.
  writeFileSync(`${file}.js`, `clipstageWasm="${compressed(readFileSync(file), 'gz').toString('base64')}"\n`);
}
