import {make} from '../base/dom';
import {followHash} from '../figure/address';
import {Messenger} from './messenger';
import {naturalHeight, POSTER} from '../labs/height';
import type {Program} from '../engine/program';
import {programOf} from '../engine/programs';
import {ClipstageError} from '../base/error';
import {clipping} from '../figure/clipping';
import {ofEngine, showFailure} from '../figure/failure';
import {OF_ALL, readOptions} from '../base/options';
import {posterOf, posterWords, starterOf, undrawn} from '../labs/poster';
import {startsAtStage} from '../figure/standing';
import {labOf, SHOWN} from '../trace/manifest';
import {loadSheet, PARTS} from './labs';
import type {Manifest} from '../figure/manifest';
import type {Embed} from './part';
import {Schedule} from './schedule';
import {learnPage} from '../engine/texts';
import {LANGUAGES} from '../text/text.gen';
import {languageOf, pageLanguage, say} from '../text/words';

/** How often progress is told, at most. */
const PROGRESS = 20;
let progress = 0;

const query = Object.fromEntries(new URLSearchParams(location.search));
const lab = labOf(query, location.hash.slice(1)), manifest: Manifest = SHOWN[lab];
// What the page needs at once; the lab's own code reads all of it.
const readPage = (): ReturnType<typeof readOptions<typeof OF_ALL>> => readOptions(OF_ALL, query, Object.keys(query)), {page: options} = readPage();
const written = pageLanguage(), language = languageOf(options.lang ?? '') ?? written, words = learnPage(language); // of English at once
document.documentElement.lang = language;
byID('late').remove(); // it has come
const container = byID('figure');
for (const part of container.querySelectorAll<HTMLElement>('[data-of]')) part.hidden = part.dataset.of !== lab;
const waiting = [...container.children]; // what stands there until the figure does, and again where it cannot
const alone = showPoster() && options.poster === 'only'; // until a command comes
const schedule = new Schedule(container, !alone);
const messenger = new Messenger(lab, options.id ?? '', options.origin || undefined, schedule.startNow);

if (options.theme === 'light' || options.theme === 'dark') document.documentElement.dataset.theme = options.theme;
if (options.alt) document.title = options.alt;
else if (lab !== 'pair') document.title = say(manifest.name);
if (language !== LANGUAGES[0] || language !== written) void words.then(speak, () => {}); // where they cannot be had, the figure says so
let home: string | undefined; // what is shown without a hash
let embed: Embed | undefined;
if (alone) {
  container.dataset['alone'] = '';
  byID('poster').append(starterOf(schedule.startNow));
  messenger.tell('resize', {height: Math.ceil(byID('poster').clientWidth * POSTER.height / POSTER.width + around(document.body))});
  void sayWrong();
}
void schedule.due.then(() => {
  delete container.dataset['alone'];
  for (const part of byID('poster').querySelectorAll('.cs-failure, .start')) part.remove();
  return begin();
});

/** Says over a poster that stands alone what is wrong with the query. The lab's own code is asked for only where that names more than a poster has. */
async function sayWrong(): Promise<void> {
  const more = Object.keys(query).some((name) => !(Object.hasOwn(OF_ALL, name) || name === 'stage' || name === manifest.posters?.option));
  if (more && lab !== 'trace') await read().catch(() => {}); // the figure says it, if it comes
  const [first, ...others] = [...embed?.problems ?? readPage().problems, ...undrawn(manifest, query)];
  if (first && 'alone' in container.dataset) showFailure(byID('poster'), [first, ...others], () => {});
}

/** What the lab's own code reads. */
async function read(): Promise<Embed> {
  const [{part}] = await Promise.all([PARTS[lab].load(), words]);
  return embed ??= await part(query, location.hash.slice(1));
}

async function begin(fresh = false): Promise<void> {
  try {
    // All at once. What draws is waited for so that the picture comes with the figure, which says it where that cannot be had.
    const [program, embed] = await Promise.all([lab === 'trace' ? undefined! : programOf(lab, {fresh, onProgress: showProgress}), read(), manifest.clips ? clipping.load().catch(() => {}) : undefined, loadSheet(lab)]);
    start(program, embed);
    schedule.done();
  } catch (error) {
    const failure = ClipstageError.from(error);
    messenger.fail(failure);
    fail(failure);
  }
}

/** Where there is no engine, or no more. */
function fail(failure: ClipstageError): void {
  container.replaceChildren(...waiting);
  byID('wait').hidden = true;
  messenger.start(() => {
    throw failure;
  });
  showFailure(byID('poster'), [failure, ...embed?.problems ?? readPage().problems], () => {
    byID('wait').hidden = false;
    void begin(!ofEngine(failure));
  });
}

function start(program: Program, embed: Embed): void {
  const {figure, home: begun, tell, obey} = embed.mount(program, container, location.hash.slice(1));
  const gone = new AbortController();
  home ??= begun;
  const write = followHash(figure, {own: false, home, signal: gone.signal});
  tell((type, payload) => messenger.tell(type, payload));

  const {standing, atStage} = figure;
  messenger.tell('load', standing);
  if (atStage && startsAtStage(query.stage, query.state, location.hash.slice(1))) messenger.tell('stage', atStage);
  for (const error of figure.problems) messenger.fail(error);
  let told = 0;
  const paper = matchMedia('print');
  const fit = (): void => {
    if (paper.matches) return; // where the figure takes the height that its frame has
    const height = naturalHeight(figure.element, options.height === undefined ? undefined : Number(options.height), around(document.body));
    if (height !== told) messenger.tell('resize', {height: told = height});
  };
  const resizing = new ResizeObserver(fit);
  for (const part of figure.element.children) resizing.observe(part);
  figure.on('error', (error) => {
    messenger.fail(error);
    if (error.stands !== 'ended') return;
    write();
    gone.abort();
    resizing.disconnect();
    fail(error);
  });
  fit();
  messenger.start((command) => obey(command, told));
}

/** Says what stands here before the figure does in a language that has come now. */
function speak(): void {
  document.title = options.alt ?? say(manifest.name);
  const poster = byID('poster'), start = poster.querySelector('.start');
  poster.querySelector('picture')?.remove();
  showPoster();
  start?.replaceWith(starterOf(schedule.startNow));
}

/** Shows what stands in the figure's place until the engine is there; false where there is nothing. */
function showPoster(): boolean {
  const picture = posterOf(manifest, {...query, poster: 'auto', theme: '', alt: '', ...options}, location.hash.slice(1), './');
  if (!picture) return false;
  for (const image of picture.querySelectorAll('img')) image.loading = 'eager'; // a frame that is loaded for paper is printed as soon as that has come
  byID('poster').append(picture);
  const words = posterWords(manifest, query, location.hash.slice(1));
  if (words) container.querySelector('aside')!.prepend(make('p', {class: 'cs-text cs-paper'}, words));
  return true;
}

/** What an element has above and below what is in it, in CSS pixels. */
function around(element: HTMLElement): number {
  const {paddingTop, paddingBottom} = getComputedStyle(element);
  return element.offsetHeight - element.clientHeight + Number.parseFloat(paddingTop) + Number.parseFloat(paddingBottom);
}

function showProgress(loaded: number, total: number): void {
  if (total <= 0) return;
  (byID('bar') as HTMLProgressElement).value = loaded / total;
  const step = Math.floor(loaded / total * PROGRESS);
  if (step !== progress) messenger.tell('progress', {loaded, total});
  progress = step;
}

function byID(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (element === null) throw new Error(`embed.html has no #${id}`);
  return element;
}
