// Writes a .gz and a .br beside the larger text files and the wasm in dist, for hosts that send them. Presets' pages
// and pictures get only a .gz, except the default preset's poster. Also writes sizes.json with the download sizes in
// bytes of brotli.
import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {compressed, DIST, frameFiles, LABS, ofPresets, programFile, siteFiles} from './files.mjs';

const GZ = /** @type {const} */ (['gz']), BOTH = /** @type {const} */ (['br', 'gz']);
for (const path of siteFiles()) {
  const file = join(DIST, path);
  const data = readFileSync(file);
  if (data.length <= 1000 || /\.(png|jpe?g|webp|woff2|d\.ts)$/.test(path)) continue;
  // Brotli is too slow for the many posters.
  for (const format of ofPresets(path) ? GZ : BOTH) writeFileSync(`${file}.${format}`, compressed(data, format));
}

const paths = siteFiles().filter((path) => !ofPresets(path));
/** @param {(path: string) => boolean} taken */
const sum = (taken) => paths.filter(taken).reduce((bytes, path) => bytes + compressed(readFileSync(join(DIST, path)), 'br').length, 0);
writeFileSync(join(DIST, 'sizes.json'), JSON.stringify({
  ...Object.fromEntries(LABS.map((lab) => [lab, sum((path) => frameFiles(lab, paths).files.has(path) || programFile(lab, '\\.lab').test(path))])),
  element: sum((path) => /^clip-stage\.js$|\/(words|engine|figures|draw-clipping)-[\w-]+\.js$/.test(path) || programFile('pair').test(path)),
}));
