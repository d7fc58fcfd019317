import {followHash} from '../figure/address';
import {Messenger} from './messenger';
import type {Command} from './message';
import {naturalHeight} from './height';
import {type Engine, loadEngine} from '../engine/engine';
import {ClipstageError} from '../base/error';
import {ofEngine, showFailure} from '../figure/failure';
import type {Figure} from '../labs/pair/figure';
import {pair} from '../labs/pair/lab';
import {type MountOptions, readPairOptions} from '../labs/pair/options';
import {DEFAULT_PRESET, PRESETS, type Stage} from '../base/figure.gen';
import {Schedule} from './schedule';
import {say} from '../text/words';

/** How often progress is told, at most. */
const PROGRESS = 20;
let progress = 0;

const {page: options, engine: engineOptions, problems} = readPairOptions(Object.fromEntries(new URLSearchParams(location.search)));
byID('late').remove(); // it has come
const container = byID('figure');
const waiting = [...container.children]; // what stands there until the figure does, and again where it cannot
const schedule = new Schedule(container);
const messenger = new Messenger(options.id ?? '', options.origin || undefined, schedule.startNow);

if (options.theme === 'light' || options.theme === 'dark') document.documentElement.dataset.theme = options.theme;
if (options.alt) document.title = options.alt;
showPoster();
let home: string | undefined; // what is shown without a hash
void schedule.due.then(() => begin());

async function begin(fresh = false): Promise<void> {
  try {
    const drawn = pair.load().catch(() => {}); // the figure says so
    const engine = await loadEngine([pair], {fresh, onProgress: showProgress});
    await drawn; // so that the picture comes with the figure
    start(engine);
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
  showFailure(byID('poster'), [failure, ...problems], () => {
    byID('wait').hidden = false;
    void begin(!ofEngine(failure));
  });
}

function start(engine: Engine): void {
  const {theme: _, ...rest} = options; // the whole page has it
  const figure = pair.mount(engine, container, {controls: 'minimal', ...rest, ...engineOptions as MountOptions, hash: location.hash.slice(1), problems});
  const gone = new AbortController();
  home ??= figure.getState();
  const write = followHash(figure, {own: false, home, signal: gone.signal});
  for (const type of ['stage', 'pose', 'contacts', 'play', 'pause'] as const) figure.on(type, (detail: unknown) => messenger.tell(type, detail ?? null));

  messenger.tell('load', stateOf(figure));
  for (const error of figure.problems) messenger.fail(error);
  let told = 0;
  const paper = matchMedia('print');
  const fit = (): void => {
    if (paper.matches) return; // where the figure takes the height that its frame has
    const height = naturalHeight(figure.element, options.height === undefined ? undefined : Number(options.height));
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
  messenger.start((command) => obey(figure, command, told));
}

function obey(figure: Figure, command: Command, height: number): unknown {
  switch (command.type) {
    case 'seek': return void figure.seek(command.stage as Stage);
    case 'setPose': return void figure.setPose(command.pose);
    case 'getState': return {...stateOf(figure), pose: figure.getPose(), height};
    default: return void figure[command.type]();
  }
}

function stateOf(figure: Figure): {state: string; stage: Stage; playing: boolean} {
  return {state: figure.getState(), stage: figure.stage, playing: figure.playing};
}

/** What stands in the figure's place until the engine is there. */
function showPoster(): void {
  const view = byID('poster');
  const picture = document.createElement('picture'), image = document.createElement('img');
  const named = options.poster ?? 'auto', preset = posterPreset();
  image.loading = 'lazy'; // those in sight come first, here too
  image.alt = options.alt || say(preset === DEFAULT_PRESET ? 'page.poster' : 'page.poster.preset');
  if (named === 'none') return;
  const file = (theme: string): string => preset === DEFAULT_PRESET ? `./poster-${theme}.svg` : `./posters/${preset}-${theme}.svg`;
  if (named !== 'auto') {
    image.src = named;
  } else if (options.theme === 'light' || options.theme === 'dark') {
    image.src = file(options.theme);
  } else {
    const dark = document.createElement('source');
    dark.srcset = file('dark');
    dark.media = '(prefers-color-scheme: dark)';
    picture.append(dark);
    image.src = file('light');
  }
  picture.append(image);
  view.append(picture);
}

/** The preset that the engine will show; the default one where that is not known yet, or where it will be none. */
function posterPreset(): string {
  const preset = new URLSearchParams(location.hash.slice(1) || engineOptions.state || `preset=${engineOptions.preset}`).get('preset');
  return PRESETS.find((id) => id === preset) ?? DEFAULT_PRESET;
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
