import {make} from '../base/dom';
import {followHash} from '../figure/address';
import {Messenger} from './messenger';
import {expectedHeight, naturalHeight, POSTER, reserve, SMALL} from '../labs/height';
import type {Program} from '../engine/program';
import {programOf} from '../engine/programs';
import {ClipstageError} from '../base/error';
import {clipping} from '../figure/clipping';
import {ofEngine, showFailure} from '../figure/failure';
import {linkGlossary} from '../figure/note';
import {OF_ALL, readOptions} from '../base/options';
import {posterOf, posterWords, starterOf, undrawn} from '../labs/poster';
import {startsAtStage} from '../figure/standing';
import {labOf, SHOWN} from '../trace/manifest';
import {codeOf, loadSheet} from './labs';
import {type AnyFigure, viewOf} from '../figure/host';
import type {Manifest} from '../figure/manifest';
import type {Embed} from './part';
import {Schedule} from './schedule';
import {learnPage} from '../engine/texts';
import {LANGUAGES} from '../text/text.gen';
import {languageOf, pageLanguage, say} from '../text/words';

/** The most progress messages that a load sends. */
const PROGRESS = 20;
let progress = 0;

const query = Object.fromEntries(new URLSearchParams(location.search));
const lab = labOf(query, location.hash.slice(1)), manifest: Manifest = SHOWN[lab], code = codeOf(lab);
// readPage reads only the options that the page needs at once; the lab's own code reads all of them.
const readPage = (): ReturnType<typeof readOptions<typeof OF_ALL>> => readOptions(OF_ALL, query, Object.keys(query)), {page: options} = readPage();
const written = pageLanguage(), language = languageOf(options.lang ?? '') ?? written, words = learnPage(language); // English needs no loading
document.documentElement.lang = language;
const spoken = document.getElementById(`in-${language}`); // a template, where the page is written in another language
if (spoken) byID('figure').replaceWith((spoken as HTMLTemplateElement).content);
byID('late').remove(); // the script has been loaded
linkGlossary('./glossary.html');
const container = byID('figure');
for (const part of container.querySelectorAll<HTMLElement>('[data-of]')) part.hidden = part.dataset.of !== lab;
const waiting = [...container.children]; // shown until the figure is there, and again if it fails
const place = byID('poster'); // not in the page while the figure is there
const alone = showPoster() && options.poster === 'only'; // only the poster, until a command comes
const schedule = new Schedule(container, !alone);
const messenger = new Messenger(lab, options.id ?? '', options.origin || undefined, schedule.startNow, ({args: [theme]}) => {
  options.theme = theme as string;
  dress();
  replacePoster();
  shown?.repaint();
});

let shown: AnyFigure | undefined;
dress();
if (options.alt) document.title = options.alt;
else if (lab !== 'pair') document.title = say(manifest.name);
if (language !== LANGUAGES[0] || language !== written) void words.then(speak, () => {}); // if the messages fail to load, the figure reports it
let home: string | undefined; // the state that an empty hash stands for
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

/** If only the poster is shown, shows errors in the query over it. The lab's code is loaded only if the query has options of the lab. */
async function sayWrong(): Promise<void> {
  const more = Object.keys(query).some((name) => !(Object.hasOwn(OF_ALL, name) || name === 'stage' || name === manifest.posters?.option));
  if (more && lab !== 'trace') await read().catch(() => {}); // if a figure is loaded, it reports the error
  const [first, ...others] = [...embed?.problems ?? readPage().problems, ...undrawn(manifest, query)];
  if (first && 'alone' in container.dataset) showFailure(byID('poster'), [first, ...others], () => {});
}

/** Loads the lab's own code, which reads the query. */
async function read(): Promise<Embed> {
  const [{part}] = await Promise.all([code.load(), words]);
  return embed ??= await part(query, location.hash.slice(1));
}

async function begin(fresh = false): Promise<void> {
  try {
    // Program, lab code and drawing code are loaded in parallel. The drawing code is awaited so that the picture
    // appears with the figure, which also reports its failure.
    const [program, embed] = await Promise.all([lab === 'trace' ? undefined! : programOf(lab, {fresh, onProgress: showProgress}), read(), manifest.clips ? clipping.load().catch(() => {}) : undefined, loadSheet(lab)]);
    start(program, embed);
    schedule.done();
  } catch (error) {
    const failure = ClipstageError.from(error);
    messenger.fail(failure);
    fail(failure);
  }
}

/** Shows that there is no engine, or that it has ended. */
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
  shown = figure;
  document.body.style.background = figure.element.style.getPropertyValue('--cs-paper'); // an author's

  const {standing, atStage, contacts} = figure;
  messenger.tell('load', standing);
  if (atStage && startsAtStage(query.stage, query.state, location.hash.slice(1))) messenger.tell('stage', atStage);
  if (contacts) messenger.tell('contacts', contacts);
  messenger.tell('camera', viewOf(figure.camera));
  for (const error of figure.problems) messenger.fail(error);
  if (figure.element.dataset.controls === 'minimal') {
    const {clientWidth} = figure.element, width = innerWidth < SMALL ? clientWidth : Math.max(clientWidth, SMALL); // the frame's width decides about small words
    const space = around(document.body), of = {asks: (query.ask ?? '') !== '', preset: query.preset, around: space};
    reserve(figure.element, Math.ceil(expectedHeight(manifest, 'minimal', width, of) + space));
  }
  let told = 0;
  const paper = matchMedia('print');
  const fit = (): void => {
    if (paper.matches) return; // in print the frame decides the height
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
    shown = undefined;
    fail(error);
  });
  fit();
  messenger.start((command) => obey(command, told));
}

/** Updates the text around the poster when the messages of its language are loaded. */
function speak(): void {
  document.title = options.alt ?? say(manifest.name);
  replacePoster();
  place.querySelector('.start')?.replaceWith(starterOf(schedule.startNow));
}

/** Shows the poster in another language or theme. */
function replacePoster(): void {
  place.querySelector('picture')?.remove();
  showPoster();
}

/** Sets the page's theme. Without one, the system decides, and the page has its own background. */
function dress(): void {
  const {theme = 'auto'} = options, {dataset} = document.documentElement;
  if (theme === 'auto') delete dataset.theme;
  else dataset.theme = theme;
}

/** Shows the poster; false if there is none. */
function showPoster(): boolean {
  const picture = posterOf(manifest, {...query, poster: 'auto', theme: '', alt: '', ...options}, location.hash.slice(1), './');
  if (!picture) return false;
  for (const image of picture.querySelectorAll('img')) image.loading = 'eager'; // browsers print a frame that is loaded for print only once its images are there
  place.prepend(picture);
  const words = posterWords(manifest, query, location.hash.slice(1)), aside = container.querySelector('aside');
  aside?.querySelector('.cs-paper')?.remove();
  if (words) aside?.prepend(make('p', {class: 'cs-text cs-paper'}, words));
  return true;
}

/** The vertical padding and borders of an element, in CSS pixels. */
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
