// Writes .br and .gz beside the files of dist, for hosts that serve such copies.
import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {compressed, DIST, siteFiles} from './files.mjs';

for (const path of siteFiles()) {
  const file = join(DIST, path);
  const data = readFileSync(file);
  if (data.length <= 1000 || /\.(png|jpe?g|webp|woff2|d\.ts)$/.test(path)) continue;
  for (const format of /** @type {const} */ (['br', 'gz'])) writeFileSync(`${file}.${format}`, compressed(data, format));
}
