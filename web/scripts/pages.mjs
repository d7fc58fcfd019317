// Writes a static page for each preset and scene into dist/p/, and a page with links to them: the pictures of
// posters.mjs, with the words. Also writes the pages of the course: see course.mjs. index.html gets the tags of the
// preset HOME. With SITE=https://your.host/path/ the pages contain absolute addresses, and each gets an oembed.json.
import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {writeCourse} from './course.mjs';
import {BUILD, DIST, LANGUAGE, messages, textsFile, themes, WEB} from './files.mjs';
import {folderOf, listPage, meta, oembed, presetPage, siteOf} from './page.mjs';

/** The preset whose tags index.html gets: its card, and with SITE its oEmbed address. */
const HOME = 'two-contacts';

const site = siteOf(process.env.SITE), words = messages(textsFile(LANGUAGE));
/** @type {import('./page.mjs').Say} */
const say = (key, parts = {}) => {
  const message = words.get(key);
  if (message === undefined) throw new Error(`there is no message "${key}"`);
  return message.replaceAll(/\{(\w+)\}/g, (whole, name) => parts[name] ?? whole);
};
const shown = /** @type {Record<string, import('./page.mjs').Preset[]>} */ (JSON.parse(readFileSync(join(BUILD, 'posters.json'), 'utf8')));
const to = join(DIST, 'p'), from = join(WEB, 'scripts/preset'), known = new Set();

rmSync(to, {recursive: true, force: true});
mkdirSync(to);
const {light, dark} = themes(), colors = (/** @type {Record<string, string>} */ theme) => Object.entries(theme).map(([name, value]) => `--cs-${name}: ${value};`).join(' ');
writeFileSync(join(to, 'page.css'), `:root { ${colors(light)} }\n@media (prefers-color-scheme: dark) { :root { ${colors(dark)} } }\n${readFileSync(join(from, 'page.css'), 'utf8')}`);
writeFileSync(join(to, 'page.js'), readFileSync(join(from, 'page.js')));
writeFileSync(join(to, 'index.html'), listPage(shown, say));
writeCourse(say);
for (const [lab, presets] of Object.entries(shown)) for (const preset of presets) {
  const name = folderOf(lab, preset.id), folder = join(to, name);
  if (known.has(name)) throw new Error(`two presets have the page p/${name}/`);
  known.add(name);
  mkdirSync(folder);
  writeFileSync(join(folder, 'index.html'), presetPage({lab, preset, say, site}));
  if (site !== undefined) writeFileSync(join(folder, 'oembed.json'), JSON.stringify(oembed({lab, preset, say, site})));
}

// Tags of an earlier run are replaced: the site may not have been built since.
const index = join(DIST, 'index.html'), home = shown.pair?.find(({id}) => id === HOME), tags = '  <meta property="og:';
if (home === undefined) throw new Error(`there is no preset ${HOME}`);
const [head = '', rest = ''] = readFileSync(index, 'utf8').split('</head>');
const page = {at: '', base: './', title: say('page.title'), description: say('page.description')};
writeFileSync(index, `${head.split(tags)[0]}${meta({lab: 'pair', preset: home, say, site}, page)}</head>${rest}`);
