// Writes the pictures for pages without scripts, which are also shown in place of a figure before the engine is
// loaded or if it fails. There is one SVG for each preset, stage and theme, drawn by the page's own layers as
// for "Save SVG":
//
//	posters/LAB/PRESET/STAGE-THEME.svg, of a world posters/world/SCENE/STEP-THEME.svg
//
// Other languages than English have a folder of their own, posters/xx/pair/PRESET/…. Each preset also has card.png, the
// last reached stage with the preset's name, for previews of links. The data come from Go (wasm/posters) and stay in
// build/posters.json for the pages of the presets: see pages.mjs. Nothing is drawn if neither data nor code have
// changed.
import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {initWasm, Resvg} from '@resvg/resvg-wasm';
import {createServer} from 'vite';
import {escaped, BUILD, LABS, LANGUAGE, LANGUAGES, messages, posterFolder, textsFile, themes, WEB} from './files.mjs';

/** @typedef {{id: string, name: string, title: string, text: string, reached: boolean, frame: number[], drawn?: string, static?: string, moving?: string}} Stage */
/** @typedef {{id: string, name: string, text: string, stages: Stage[], views?: Stage[]}} Preset */
/** @typedef {Record<string, Preset[]>} Shown */
/** @typedef {import('../src/draw/theme').Theme} Theme */

/** The size of a card for the layers, and its width in dots. */
const CARD = {width: 800, height: 372, head: 48}, DOTS = 1200;

/** Characters that are as wide as they are high. */
const WIDE = /\p{scx=Han}|\p{scx=Hiragana}|\p{scx=Katakana}|\p{scx=Hangul}/gu;

/** Estimates the widths of texts from DejaVu Sans, so that labels stay apart in any system's font. */
const measure = {
  font: '',
  measureText(/** @type {string} */ text) {
    const size = Number(/([\d.]+)px/.exec(this.font)?.[1] ?? 13), wide = text.match(WIDE)?.length ?? 0;
    return {width: size * ((text.length - wide) * (/^(600|bold)/.test(this.font) ? 0.65 : 0.59) + wide)};
  },
};

const named = new Map(LANGUAGES.map((language) => [language, messages(textsFile(language)).get('list.named') ?? '']));

/** The title of a picture in a language. @param {string} language @param {string} name @param {string} title */
const titleIn = (language, name, title) => (named.get(language) ?? '').replace('{name}', () => name).replace('{text}', () => title);

const json = LANGUAGES.map((language) => execFileSync('go', ['run', './wasm/posters', `wasm/text/${language}.gen.txt`], {cwd: join(WEB, '..'), maxBuffer: 2 ** 28, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit']}));
const shownIn = new Map(json.map((one, i) => [LANGUAGES[i], /** @type {Shown} */ (JSON.parse(one))]));
const folder = join(WEB, 'public/posters');
for (const to of [BUILD, join(WEB, 'build')]) mkdirSync(to, {recursive: true});
writeFileSync(join(BUILD, 'posters.json'), JSON.stringify(shownIn.get(LANGUAGE), (name, value) => ['frame', 'drawn', 'views'].includes(name) ? undefined : value));

const stamp = join(WEB, 'build/posters-made-from'), made = madeFrom();
if (existsSync(stamp) && readFileSync(stamp, 'utf8') === made) process.exit();
rmSync(folder, {recursive: true, force: true});

const vite = await createServer({root: WEB, server: {middlewareMode: true, hmr: false, ws: false, watch: null}, appType: 'custom', logLevel: 'error'});
try {
  const load = (/** @type {string} */ module) => vite.ssrLoadModule(`/src/${module}.ts`);
  const [{svgText}, {POSTER}] = /** @type {any[]} */ (await Promise.all(['figure/picture', 'labs/height'].map(load)));
  /** @type {Record<string, import('../src/figure/still').PosterOf>} */
  const posters = Object.fromEntries(await Promise.all(LABS.map(async (lab) => [lab, (await load(`labs/${lab}/poster`)).posterOf])));

  /** @param {string} lab @param {Preset} preset @param {Stage} stage @param {Record<string, string>} colors */
  const draw = (lab, {id, name, stages: [begin]}, stage, colors, size = POSTER) => {
    if (stage.moving !== undefined) return compared(stage, colors, size);
    const still = {frame: Float64Array.from(stage.frame), preset: id, first: Float64Array.from(/** @type {Stage} */ (begin).frame), drawn: stage.drawn}, theme = /** @type {Theme} */ (/** @type {unknown} */ (colors));
    return /** @type {string} */ (svgText(posters[lab]?.(still, theme, size), {title: titleIn(colors.lang ?? '', name, stage.title), text: stage.text}, {measure, compact: true}));
  };
  const paint = await painter(), {learn} = await load('text/words');
  /** Writes the posters of a preset's stages in both themes, and the preset's card, into the folder to. @param {string} to @param {string} lab @param {Preset} preset @param {Record<'light' | 'dark', Record<string, string>>} themes */
  const write = (to, lab, preset, {light, dark}) => {
    mkdirSync(to, {recursive: true});
    for (const stage of [...preset.stages, ...preset.views ?? []]) for (const [name, theme] of Object.entries({light, dark})) writeFileSync(join(to, `${stage.id}-${name}.svg`), draw(lab, preset, stage, theme));
    const last = /** @type {Stage} */ (preset.stages.findLast(({reached}) => reached));
    writeFileSync(join(to, 'card.png'), paint(card(preset.name, draw(lab, preset, last, light, CARD), light)));
  };
  for (const [lang = '', shown] of shownIn) {
    if (lang !== LANGUAGES[0]) learn(lang, (await load(`text/${lang}-page.gen`)).messages);
    const {light, dark} = themes(), spoken = {light: {...light, lang}, dark: {...dark, lang}};
    for (const [lab, presets] of Object.entries(shown)) for (const preset of presets) write(join(WEB, 'public', posterFolder(lang), lab, preset.id), lab, preset, spoken);
  }
  writeFileSync(stamp, made);
} finally {
  await vite.close();
}

/** Two worlds side by side, from paths in units of a drawing of 240 by 144. @param {Stage} stage @param {Record<string, string>} theme @param {{width: number, height: number}} size */
function compared({title, static: fixed, moving}, {paper, ink, soft, hairline}, {width, height}) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 144" width="${width}" height="${height}" role="img"><title>${escaped(title)}</title>`
    + `<rect width="100%" height="100%" fill="${paper}"/><path d="M120 6V138" stroke="${hairline}"/><path d="${fixed}" fill="${hairline}" stroke="${soft}" stroke-width="0.5"/><path d="${moving}" fill="none" stroke="${ink}"/></svg>`;
}

/** A picture with its name above, as an SVG. @param {string} name @param {string} picture @param {Record<string, string>} theme */
function card(name, picture, {paper, ink, soft}) {
  const {width, height, head} = CARD, text = escaped(name);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${head + height}">`
    + `<rect width="100%" height="100%" fill="${paper}"/><text x="24" y="34" font-size="22" font-weight="bold" fill="${ink}">${text}</text>`
    + `<text x="${width - 24}" y="34" font-size="15" text-anchor="end" fill="${soft}">Clipstage</text>`
    + `<g transform="translate(0 ${head})">${picture}</g></svg>`;
}

/** Makes a function that turns an SVG into a PNG, with the same font on any machine. */
async function painter() {
  const find = (/** @type {string} */ file) => readFileSync(join(WEB, 'node_modules', file));
  await initWasm(find('@resvg/resvg-wasm/index_bg.wasm'));
  const fontBuffers = ['DejaVuSans', 'DejaVuSans-Bold'].map((name) => find(`dejavu-fonts-ttf/ttf/${name}.ttf`)), family = 'DejaVu Sans';
  return (/** @type {string} */ svg) => {
    const drawing = new Resvg(svg, {fitTo: {mode: 'width', value: DOTS}, font: {fontBuffers, defaultFontFamily: family, sansSerifFamily: family}}), image = drawing.render();
    const png = image.asPng();
    image.free();
    drawing.free();
    return png;
  };
}

/** A hash of all input: the data and the drawing code. */
function madeFrom() {
  const hash = createHash('sha256').update(json.join());
  for (const file of readdirSync(join(WEB, 'src'), {recursive: true, encoding: 'utf8'}).sort()) {
    if (/^(base|clipping|draw|figure|labs|text)\/.*(?<!\.test)\.(ts|css)$/.test(file)) hash.update(readFileSync(join(WEB, 'src', file)));
  }
  for (const file of ['scripts/posters.mjs', 'scripts/files.mjs', 'package-lock.json']) hash.update(readFileSync(join(WEB, file)));
  return hash.digest('hex');
}
