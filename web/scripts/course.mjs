// The pages of the course: each file of public/course/ is the text of a page, and course.json lists the chapters.
import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {DIST, escaped as text, WEB} from './files.mjs';
import {document} from './page.mjs';

/** @typedef {{id: string, title: string, text: string, lab?: string, stages?: string[]}} Chapter */

/** The course, which is in English alone. @returns {{title: string, text: string, chapters: Chapter[]}} */
export const course = () => JSON.parse(readFileSync(join(WEB, 'course.json'), 'utf8'));

/** The number and the id of each stage's chapter, by lab. @returns {Record<string, Record<string, [number, string]>>} */
export function chaptersOfStages() {
  /** @type {Record<string, Record<string, [number, string]>>} */
  const found = {};
  course().chapters.forEach(({id, lab, stages = []}, i) => stages.forEach((stage) => ((found[/** @type {string} */ (lab)] ??= {})[stage] = [i + 1, id])));
  return found;
}

/** Writes the pages into dist/course/. @param {import('./page.mjs').Say} say */
export function writeCourse(say) {
  const {title, text: words, chapters} = course(), from = join(WEB, 'public/course'), to = join(DIST, 'course');
  const files = readdirSync(from).filter((file) => file.endsWith('.html')).sort(), listed = ['index', ...chapters.map(({id}) => id)].map((id) => `${id}.html`).sort();
  if (files.join() !== listed.join()) throw new Error(`public/course has ${files.join(', ')}; course.json lists ${listed.join(', ')}`);
  mkdirSync(to, {recursive: true});
  const sheet = (/** @type {string} */ name) => `  <link rel="stylesheet" href="${name}">\n`, script = (/** @type {string} */ name) => `  <script type="module" src="${name}"></script>\n`;
  const own = sheet('./course.css') + script('./course.js'), figures = sheet('../clip-stage.css') + script('../clip-stage.js');
  /** @param {string} id @param {string} name @param {string} description @param {string} head @param {(text: string) => string} body */
  const write = (id, name, description, head, body) => writeFileSync(join(to, `${id}.html`), document({
    title: `${name} · ${say('page.name')}`, description, base: '../', say, head, sheet: false, attributes: id === 'index' ? '' : ` data-chapter="${id}"`,
    body: body(readFileSync(join(from, `${id}.html`), 'utf8')),
  }));
  /** An element for each line, and for the comment at its end. @param {string} code */
  const lines = (code) => code.split('\n').map((line) => `<code>${line.replace(/\/\/&nbsp;.*/, '<em>$&</em>')}\n</code>`).join('');
  const items = chapters.map(({id, title, text: about}) => `  <li><a href="./${id}.html" data-chapter="${id}">${text(title)}</a><br><span class="by">${text(about)}</span></li>`);
  write('index', title, words, own, (page) => `<h1>${text(title)}</h1>\n${page.replace('<!-- chapters -->', items.join('\n'))}`);
  chapters.forEach(({id, title, text: about}, i) => {
    const turn = (/** @type {Chapter | undefined} */ to, /** @type {string} */ rel, before = '', after = '') => to === undefined ? '' : `<a href="./${to.id}.html" rel="${rel}">${before}${text(to.title)}${after}</a>`;
    write(id, title, about, figures + own, (page) => `<p class="by">${text(say('page.course', {n: String(i + 1)}))}</p>\n<h1>${text(title)}</h1>\n${page.replace(/(?<=<pre>)[^]*?(?=<\/pre>)/g, lines)}`
      + `<nav class="turn" aria-label="${text(say('page.course.chapters'))}">${turn(chapters[i - 1], 'prev', '← ')} <a href="./index.html">${text(say('page.course.contents'))}</a> ${turn(chapters[i + 1], 'next', '', ' →')}</nav>`);
  });
}
