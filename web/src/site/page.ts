import shareURL from 'chunk:./share';
import viewerURL from 'chunk:../trace/viewer';
import type {Placeholders} from '../engine/engine';
import type {Program} from '../engine/program';
import {programHere, programOf} from '../engine/programs';
import {partsOf} from '../base/link';
import {write} from '../base/dom';
import {ClipstageError} from '../base/error';
import {type ThemePreference, readThemePreference, rememberThemePreference, rememberKnown} from '../base/preference';
import {ofEngine, showFailure} from '../figure/failure';
import {followHash, writeHash} from '../figure/address';
import {otherLab} from '../figure/meant';
import {attachNotes, markTerms} from '../figure/note';
import {Chunk} from '../engine/chunk';
import {labOf} from '../labs/registry';
import type {World} from '../labs/world/world';
import type {TraceFigure} from '../trace/figure';
import {saySite} from '../text/sitewords';
import {learnPage} from '../engine/texts';
import {pageLanguage, say} from '../text/words';
import {takeTraces} from './drop';

const dialog = new Chunk<typeof import('./share')>(shareURL);
const viewer = new Chunk<typeof import('../trace/viewer')>(viewerURL);
byID('late').remove(); // it has come
const main = byID('lab');
const {dataset} = document.documentElement;
const intro = byID('intro');
const tabs = document.querySelectorAll<HTMLAnchorElement>('.page-head nav a');
const poster = main.querySelector('.cs-poster')!; // what stands there until the figure does, and again where it cannot

/** The figure that is shown, and how it makes room for a dropped trace. */
let shown: {report(message: string): void; leave(): void} | undefined;
/** How many files have been dropped. */
let dropped = 0;
/** What is shown is a saved trace, which has no address if it was dropped. */
let saved = traceIn(location.hash) !== null;
/** How often a figure was asked for: only the last one is wanted. */
let asked = 0;

await learnPage(pageLanguage()).catch(() => {}); // the page speaks English then
applyTheme(readThemePreference());
showLab();
for (const one of intro.querySelectorAll('div')) markTerms(one);
attachNotes(intro);
byID('known').addEventListener('click', hideIntro);
window.addEventListener('hashchange', () => {
  showLab();
  if (shown !== undefined) return; // the figure follows the address
  if (saved) return location.reload();
  for (const notice of main.querySelectorAll('.cs-failure')) notice.remove();
  showPoster(true);
  void begin();
});
takeTraces(main, () => labOf(location.hash).id, openDropped);
for (const tab of tabs) for (const type of ['pointerenter', 'focus']) tab.addEventListener(type, () => fetchLab(tab.hash));
await begin();

/** Has a lab come before it is wanted. */
function fetchLab(hash: string): void {
  const lab = labOf(hash);
  for (const part of [programOf(lab.id), lab.load()]) part.catch(() => {}); // it is asked for again when it is wanted
}

async function begin(fresh = false): Promise<void> {
  const mine = ++asked, wanted = (): boolean => mine === asked && shown === undefined; // a trace may be dropped meanwhile
  try {
    if (traceIn(location.hash) !== null) return await showTrace();
    const lab = labOf(location.hash), drawn = lab.load().catch(() => {}); // the figure says so
    const program = await programOf(lab.id, {fresh, onProgress: (...at) => void (wanted() && showProgress(...at))}); // another attempt may have started a figure
    await drawn; // so that the picture comes with the figure
    if (wanted()) start(program, true);
  } catch (error) {
    if (wanted()) fail(error);
  }
}

/** Shows the poster, and the progress of what is awaited. */
function showPoster(awaited: boolean): void {
  shown = undefined;
  main.replaceChildren(poster);
  poster.prepend(intro);
  waiting(awaited);
}

/** Where there is no engine, or no more. */
function fail(error: unknown): void {
  showPoster(false);
  const failure = ClipstageError.from(error);
  showFailure(main.querySelector<HTMLElement>('.cs-view')!, [failure], () => {
    waiting(true);
    void begin(!ofEngine(failure));
  });
}

/** The address of a saved trace that a hash names. */
function traceIn(hash: string): string | null { return partsOf(hash).get('trace'); }

/** Shows the saved trace that the address names, for which no engine is needed. Whoever goes elsewhere has the page anew. */
async function showTrace(): Promise<void> {
  const hash = location.hash.slice(1), {openTrace} = await viewer.load();
  const {mount} = await openTrace({given: {wheel: 'zoom'}, besides: ['wheel'], hash, base: location.href, site: './'});
  if (shown !== undefined) return; // one was dropped meanwhile
  const {figure, signal} = mountTrace(mount), address = traceIn(hash);
  followHash(figure, {
    own: true, home: 'lab=pair', signal,
    elsewhere: (to) => {
      if (traceIn(to) === address) return false;
      location.reload();
      return true;
    },
  });
}

/** Shows a saved trace that was dropped on the page. It has no address: Back, a reload and the tabs lead to the labs. What is none leaves a notice in what is shown. */
async function openDropped(file: File): Promise<void> {
  const mine = ++dropped;
  try {
    const {openTrace} = await viewer.load();
    const {mount} = await openTrace({given: {wheel: 'zoom'}, besides: ['wheel'], file, base: location.href, site: './'});
    if (mine !== dropped) return; // another one came after it
    shown?.leave();
    saved = true;
    const {figure, signal} = mountTrace(mount);
    writeHash(`lab=${figure.lab}`, true);
    showLab();
    window.addEventListener('popstate', () => location.reload(), {signal});
    for (const tab of tabs) tab.addEventListener('click', (event) => {
      if (tab.href !== location.href) return;
      event.preventDefault();
      location.reload();
    }, {signal});
  } catch (error) {
    const other = otherLab(await file.text().catch(() => ''), 'trace', file.name), {message} = ClipstageError.from(error);
    if (shown) shown.report(other ?? message);
    else fail(error);
  }
}

function mountTrace(mount: (element: HTMLElement) => TraceFigure): {figure: TraceFigure; signal: AbortSignal} {
  main.replaceChildren();
  const figure = mount(main), gone = new AbortController(), {signal} = gone;
  shown = {
    report: (message) => figure.report(message),
    leave() {
      gone.abort();
      figure.destroy();
    },
  };
  byID('share').hidden = true;
  document.addEventListener('keydown', (event) => figure.press(event), {signal});
  byID('theme').addEventListener('change', () => figure.repaint(), {signal});
  return {figure, signal};
}

/** Shows the lab that the address names, whose program is there; another one when it names that. In place of the poster the picture comes first, and the words in a task of their own. */
function start(program: Program, first = false): void {
  const gone = new AbortController();
  const {signal} = gone;
  const hash = location.hash.slice(1);
  const lab = labOf(hash);
  // Not engine.mount: the introduction is there from the start, so that nothing is laid out and drawn twice.
  const figure = lab.mount(program, main, {...lab.onPage, hash} as never, [], {above: intro, ...first ? copies() : {}});
  if (!figure.whole) {
    setTimeout(() => {
      try {
        if (!signal.aborted) figure.complete();
      } catch {
        restart(); // it has lost its instance before it was whole
      }
    });
  }
  showLab();
  const world = figure as unknown as Partial<Pick<World, 'getSettings' | 'on'>>;
  if (world.getSettings) {
    saySolver(world.getSettings().solver);
    world.on?.('settings', ({solver}) => saySolver(solver));
  }
  figure.on('error', (error) => {
    if (error.stands !== 'ended') return;
    write();
    gone.abort();
    fail(error);
  });
  const restart = (): void => {
    gone.abort();
    try {
      figure.destroy();
      const next = labOf(location.hash), there = next === lab ? program : programHere(next.id);
      if (there) return start(there);
      showPoster(true);
      void begin();
    } catch (error) {
      fail(error);
    }
  };
  const write = followHash(figure, {
    own: true, home: 'lab=pair', signal,
    elsewhere: (to) => {
      if (traceIn(to) !== null) {
        location.reload();
        return true;
      }
      if (labOf(to) === lab) return false;
      restart();
      return true;
    },
  });
  shown = {
    report: (message) => figure.report(message),
    leave() {
      write();
      gone.abort();
      figure.destroy();
    },
  };
  // What is shown now is what Back shall lead to.
  for (const tab of tabs) tab.addEventListener('click', write, {signal});
  const share = byID('share');
  const missing = saySite('page.share.missing');
  share.addEventListener('click', async () => {
    figure.pause();
    write();
    try {
      const {openShare} = await dialog.load().catch(() => Promise.reject(new ClipstageError('network', missing)));
      if (signal.aborted) return; // the other lab is shown
      figure.retract(missing);
      openShare(lab, figure, location.href, share);
    } catch (error) {
      figure.report(ClipstageError.from(error).message);
    }
  }, {signal});
  document.addEventListener('keydown', (event) => figure.press(event), {signal});
  byID('theme').addEventListener('change', () => figure.repaint(), {signal});
}

/** Says in the introduction whose solver runs. */
function saySolver(solver: string): void {
  const line = byID('solver'), words = saySite(solver === 'box2d' ? 'page.intro.world.box2d' : 'page.intro.world.why');
  if (write(line, words)) markTerms(line);
}

/** Copies of what stands on the poster for controls and inspector: nothing shifts where they take their places. */
function copies(): Placeholders {
  const copy = (of: string): HTMLElement => poster.querySelector(of)!.cloneNode(true) as HTMLElement;
  return {controls: copy('.cs-controls'), panel: copy('.cs-panel')};
}

/** Says which lab the address names: by the tabs, and by what stands in the figure's place before and without the engine. */
function showLab(): void {
  if (saved || traceIn(location.hash) !== null) {
    main.setAttribute('aria-label', say('page.trace.main'));
    for (const tab of tabs) tab.removeAttribute('aria-current');
    for (const part of poster.querySelectorAll<HTMLElement>('[data-of]')) part.hidden = true;
    intro.style.display = 'none';
    return;
  }
  const lab = labOf(location.hash);
  dataset.lab = lab.id;
  main.setAttribute('aria-label', say(lab.name));
  for (const tab of tabs) {
    if (labOf(tab.hash) === lab) tab.setAttribute('aria-current', 'page');
    else tab.removeAttribute('aria-current');
  }
  poster.className = `cs-figure cs-poster ${lab.class}`.trim();
  for (const part of poster.querySelectorAll<HTMLElement>('[data-of]')) part.hidden = part.dataset.of !== lab.id;
}

/** Puts the lab's introduction away, for this visit and the next ones. */
function hideIntro(): void {
  dataset.known = `${dataset.known ?? ''} ${dataset.lab}`.trim();
  rememberKnown(dataset.known);
  main.querySelector<HTMLElement>('.cs-view')!.focus({preventScroll: true}); // its button is gone
}

function showProgress(loaded: number, total: number): void {
  const bar = byID('bar') as HTMLProgressElement;
  if (total > 0) bar.value = loaded / total;
}

function waiting(on: boolean): void {
  byID('progress').hidden = !on;
  showProgress(0, 1);
  byID('bar').hidden = !on;
}

function applyTheme(preference: ThemePreference): void {
  const select = byID('theme') as HTMLSelectElement;
  const show = (to: ThemePreference): void => {
    if (to === 'auto') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = to;
  };
  select.value = preference;
  show(preference);
  select.addEventListener('change', () => {
    const to = select.value as ThemePreference;
    show(to);
    rememberThemePreference(to);
  });
}

function byID(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (element === null) throw new Error(`index.html has no #${id}`);
  return element;
}
