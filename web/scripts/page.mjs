// The static pages of presets and scenes: text for readers without scripts, and data for crawlers and oEmbed consumers.

import {escaped as text, LABS, LANGUAGE, posterFolder} from './files.mjs';

/** @typedef {{id: string, name: string, title: string, text: string, reached: boolean}} Stage */
/** @typedef {{id: string, name: string, text: string, stages: Stage[]}} Preset */
/** @typedef {(key: string, parts?: Record<string, string>) => string} Say */
/** @typedef {{lab: string, preset: Preset, say: Say, site: string | undefined}} Subject */

/** The sizes in CSS pixels of a poster, of a link's preview picture, and of an oEmbed frame. */
const POSTER = {width: 908, height: 552}, CARD = {width: 1200, height: 630}, FRAME = {width: 720, height: 560};

/** The messages for a lab with stages, and for a lab with steps. */
const STAGES = {go: 'page.static.go', on: 'page.static.on', parts: 'page.static.stages'};
const STEPS = {go: 'page.static.go.world', on: 'page.static.run', parts: 'page.static.steps'};


/**
 * The site's address from SITE, with a slash at its end, or undefined without SITE. Crawlers and oEmbed need absolute
 * addresses.
 * @param {string | undefined} given
 */
export function siteOf(given) {
  if (given === undefined || given === '') return undefined;
  const url = URL.canParse(given) ? new URL(given) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.search || url.hash || url.username || url.password) throw new Error(`SITE is ${given}: expected an address such as https://your.host/path/`);
  return url.href.replace(/\/?$/, '/');
}

/**
 * The folder in p/ of a preset's page. For the first lab it is the preset's id; for other labs it is LAB-ID, since
 * labs share ids.
 * @param {string} lab @param {string} id
 */
export function folderOf(lab, id) {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) throw new Error(`${id} cannot be the name of a folder`);
  return lab === 'pair' ? id : `${lab}-${id}`;
}

/** The state in the lab's address after the #. @param {string} lab @param {string} id @param {string} [stage] */
export const stateOf = (lab, id, stage) => {
  if (lab === 'world') return `lab=world&scene=${id}${stage === undefined || stage === '0' ? '' : `&step=${stage}`}`;
  return `lab=${lab}${stage === undefined ? '' : `&stage=${stage}`}&preset=${id}`;
};

/** The address of a frame. @param {string} base @param {string} lab @param {string} id @param {string} [stage] */
const frameOf = (base, lab, id, stage) => `${base}embed.html?${stateOf(lab, id, stage).replace(/^lab=pair&/, '')}`;

/** @param {Preset} preset */
const lastOf = ({stages}) => /** @type {Stage} */ (stages.findLast(({reached}) => reached));

/** A poster in both themes. @param {string} base @param {string} at @param {string} alt @param {'eager' | 'lazy'} loading */
const picture = (base, at, alt, loading) => `<picture><source srcset="${base}${posterFolder()}/${at}-dark.svg" media="(prefers-color-scheme: dark)">`
  + `<img src="${base}${posterFolder()}/${at}-light.svg" alt="${text(alt)}" width="${POSTER.width}" height="${POSTER.height}" loading="${loading}"></picture>`;

/** The site's header. @param {string} base @param {Say} say */
const header = (base, say) => `<header><a href="${base}index.html">${text(say('page.name'))}</a> <a href="${base}course/index.html">${text(say('page.read'))}</a> `
  + `<nav aria-label="${text(say('page.labs'))}"><a href="${base}index.html#lab=pair">${text(say('page.lab.pair'))}</a> <a href="${base}index.html#lab=shape">${text(say('page.lab.shape'))}</a> <a href="${base}index.html#lab=world">${text(say('page.lab.world'))}</a> <a href="${base}index.html#lab=hull">${text(say('hull.tab'))}</a></nav> `
  + `<a href="${base}p/index.html">${text(say('page.static.all'))}</a></header>`;

/**
 * A static page of the site. sheet tells whether it has the style sheet of the presets' pages, and attributes are its body's.
 * @param {{title: string, description: string, head?: string, base: string, body: string, say: Say, sheet?: boolean, attributes?: string}} page
 */
export const document = ({title, description, head = '', base, body, say, sheet = true, attributes = ''}) => `<!doctype html>
<html lang="${LANGUAGE}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${text(title)}</title>
  <meta name="description" content="${text(description)}">
  <meta name="color-scheme" content="light dark">
${head}  <link rel="icon" href="${base}icon.svg" type="image/svg+xml">
${sheet ? `  <link rel="stylesheet" href="${base}p/page.css">\n` : ''}</head>
<body${attributes}>
${header(base, say)}
<main>
${body}
</main>
</body>
</html>
`;

/** The title of a preset's page. @param {Subject} of */
const titleOf = ({preset, say}) => `${preset.name} · ${say('page.name')}`;

/**
 * The page of a preset: its text, the picture of the last reached stage, and the stages with their pictures. A script
 * replaces one of the pictures by the figure. @param {Subject} of
 */
export function presetPage(of) {
  const {lab, preset, say} = of, {id, name, stages} = preset, kind = lab === 'world' ? STEPS : STAGES, base = '../../', last = lastOf(preset);
  const framed = (/** @type {string | undefined} */ at) => `data-frame="${text(frameOf(base, lab, id, at))}" data-title="${text(titleOf(of))}"`;
  /** @param {Stage} stage @param {'eager' | 'lazy'} loading @param {string} [at] */
  const figure = (stage, loading, at) => `<figure ${framed(at)}>${picture(base, `${lab}/${id}/${stage.id}`, stage.title, loading)}</figure>`;
  /** @type {string[]} */
  const items = [];
  stages.forEach((stage, n) => {
    const number = kind.parts === STEPS.parts ? '' : `<span>${n + 1}.</span> `,
      heading = stage.name === stage.title ? stage.title : say('list.named', {name: stage.name, text: stage.title});
    // Several stages that the call did not reach or skipped may have the same title. Only the first gives the reason.
    // Links can lead to all of them.
    if (!stage.reached && stages[n - 1]?.title === stage.title) return void items.push(items.pop()?.replace(/\n {6}<\/li>$/, `\n        <div id="${stage.id}" ${framed(stage.id)}></div>$&`) ?? '');
    const shown = stage.reached ? `\n        ${figure(stage, 'lazy', stage.id)}` : `\n        <div ${framed(stage.id)}></div>`, link = text(`${base}index.html#${stateOf(lab, id, stage.id)}`);
    items.push(`      <li id="${stage.id}">
        <h3>${number}${text(heading)}</h3>${shown}
        <p>${text(stage.text)}</p>${stage.reached ? `\n        <p><a href="${link}">${text(say(kind.on))}</a></p>` : ''}
      </li>`);
  });
  const body = `    <p class="kind">${text(say(`page.static.${lab}`))}</p>
    <h1>${text(name)}</h1>
    <p class="lead">${text(preset.text)}</p>
    ${figure(last, 'eager')}
    <p><a class="go" href="${text(`${base}index.html#${stateOf(lab, id)}`)}">${text(say(kind.go))}</a></p>
    <h2>${text(say(kind.parts))}</h2>
    <ol>
${items.join('\n')}
    </ol>`;
  const scripts = `  <script src="${base}p/page.js" defer></script>\n  <script src="${base}clipstage-embed.js" defer></script>\n`;
  return document({title: titleOf(of), description: preset.text, base, say, body, head: meta(of) + scripts});
}

/**
 * The tags for crawlers. Without the site's address, tags that need absolute addresses are left out. at is another
 * page of the site that shows the preset. base is the site's relative address there.
 * @param {Subject} of @param {{at?: string, title?: string, description?: string, base?: string}} [page]
 */
export function meta(of, {at, title, description, base = '../../'} = {}) {
  const {lab, preset, say, site} = of, folder = `p/${folderOf(lab, preset.id)}/`, card = `${posterFolder()}/${lab}/${preset.id}/card.png`, address = `${site}${at ?? folder}`;
  /** @type {[attribute: 'property' | 'name', name: string, content: string][]} */
  const tags = [
    ['property', 'og:type', 'article'], ['property', 'og:site_name', say('page.name')], ['property', 'og:title', title ?? preset.name], ['property', 'og:description', description ?? preset.text],
    ['property', 'og:image', `${site ?? base}${card}`], ['property', 'og:image:type', 'image/png'],
    ['property', 'og:image:width', String(CARD.width)], ['property', 'og:image:height', String(CARD.height)], ['property', 'og:image:alt', lastOf(preset).title],
    ['name', 'twitter:card', 'summary_large_image'],
  ];
  if (site !== undefined) tags.push(['property', 'og:url', address]);
  const lines = tags.map(([attribute, name, content]) => `  <meta ${attribute}="${name}" content="${text(content)}">\n`);
  if (site !== undefined) lines.push(
    `  <link rel="canonical" href="${text(address)}">\n`,
    `  <link rel="alternate" type="application/json+oembed" href="${text(`${site}${folder}oembed.json`)}" title="${text(preset.name)}">\n`,
  );
  return lines.join('');
}

/** The oEmbed response: a frame with the figure, with absolute addresses. @param {Subject & {site: string}} of */
export function oembed(of) {
  const {lab, preset, say, site} = of, {width, height} = FRAME, title = titleOf(of);
  return {
    version: '1.0', type: 'rich', title, provider_name: say('page.name'), provider_url: site, width, height,
    html: `<iframe src="${text(frameOf(site, lab, preset.id))}" title="${text(title)}" width="${width}" height="${height}" loading="lazy" style="border: 0; max-width: 100%"></iframe>`,
    thumbnail_url: `${site}${posterFolder()}/${lab}/${preset.id}/card.png`, thumbnail_width: CARD.width, thumbnail_height: CARD.height,
  };
}

/** The page with links to the pages of all presets. @param {Record<string, Preset[]>} shown @param {Say} say */
export function listPage(shown, say) {
  const base = '../';
  const parts = LABS.map((lab) => `    <h2 id="${lab}">${text(say(`page.static.${lab}.all`))}</h2>
    <ul class="cards">
${/** @type {Preset[]} */ (shown[lab]).map((preset) => `      <li><a href="${folderOf(lab, preset.id)}/index.html">${picture(base, `${lab}/${preset.id}/${lastOf(preset).id}`, '', 'lazy')}<strong>${text(preset.name)}</strong></a> <span>${text(preset.text)}</span></li>`).join('\n')}
    </ul>`);
  return document({title: `${say('page.static.all')} · ${say('page.name')}`, description: say('page.static.all.text'), base, say,
    body: `    <h1>${text(say('page.static.all'))}</h1>\n    <p class="lead">${text(say('page.static.all.text'))}</p>\n${parts.join('\n')}`});
}
