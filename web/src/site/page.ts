import searchURL from 'chunk:./search';
import shareURL from 'chunk:./share';
import viewerURL from 'chunk:../trace/viewer';
import type {Placeholders} from '../engine/engine';
import type {Program} from '../engine/program';
import {programHere, programOf} from '../engine/programs';
import {partsOf} from '../base/link';
import {write} from '../base/dom';
import {ClipstageError} from '../base/error';
import {WHERE} from '../base/figure.gen';
import {type ThemePreference, readThemePreference, rememberThemePreference, rememberKnown} from '../base/preference';
import {ofEngine, showFailure} from '../figure/failure';
import type {AnyFigure} from '../figure/host';
import {followHash, writeHash} from '../figure/address';
import {otherLab} from '../figure/meant';
import {attachNotes, linkGlossary, markTerms} from '../figure/note';
import {where} from '../figure/where';
import {Chunk} from '../engine/chunk';
import {labOf} from '../labs/registry';
import type {World} from '../labs/world/world';
import type {TraceFigure} from '../trace/figure';
import {saySite} from '../text/sitewords';
import {learnPage} from '../engine/texts';
import {pageLanguage, say} from '../text/words';
import {linkChapter} from './chapter';
import {takeTraces} from './drop';
import {keepFolds} from './folds';

const dialog = new Chunk<typeof import('./share')>(shareURL);
const search = new Chunk<typeof import('./search')>(searchURL);
const viewer = new Chunk<typeof import('../trace/viewer')>(viewerURL);
byID('late').remove(); // the script has been loaded
const main = byID('lab');
const {dataset} = document.documentElement;
const intro = byID('intro');
const tabs = document.querySelectorAll<HTMLAnchorElement>('.page-head nav a');
const poster = main.querySelector('.cs-poster')!; // shown until the figure is there, and again if it fails

/** The state without a hash: an easy pair, with two contacts and no dropped point. */
const HOME = 'lab=pair&preset=two-contacts';
/** The shown figure: leave() makes room for a dropped trace. */
let shown: {report(message: string): void; leave(): void} | undefined;
/** The number of dropped files and given traces so far. */
let dropped = 0;
/** Whether a saved trace is shown: the one that the hash names, or a dropped file, which has no address. */
let saved = traceIn(location.hash) !== null;
/** The number of requests for a figure so far. Only the last request's result is used. */
let asked = 0;
/** The button of the head that was pressed before the figure was there: it acts then. */
let pressed: HTMLElement | undefined;
for (const button of [byID('search'), byID('share')]) button.addEventListener('click', () => {
  if (shown === undefined) pressed = button;
});

await learnPage(pageLanguage()).catch(() => {}); // if they fail to load, the page speaks English
applyTheme(readThemePreference());
showLab();
keepFolds(main);
for (const one of intro.querySelectorAll('div')) markTerms(one);
attachNotes(intro);
linkGlossary('./glossary.html');
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

/** Loads a lab before it is needed. */
function fetchLab(hash: string): void {
  const lab = labOf(hash);
  for (const part of [programOf(lab.id), lab.load()]) part.catch(() => {}); // requested again when it is needed
}

async function begin(fresh = false): Promise<void> {
  const mine = ++asked, wanted = (): boolean => mine === asked && shown === undefined; // a trace may be dropped meanwhile
  try {
    if (traceIn(location.hash) !== null) return await showTrace();
    const lab = labOf(location.hash), drawn = lab.load().catch(() => {}); // the figure reports the error
    const program = await programOf(lab.id, {fresh, onProgress: (...at) => void (wanted() && showProgress(...at))}); // another attempt may have started a figure
    await drawn; // so that the picture appears with the figure
    if (wanted()) start(program, true);
  } catch (error) {
    if (wanted()) fail(error);
  }
}

/** Shows the poster, with progress if something is loading. */
function showPoster(awaited: boolean): void {
  shown = undefined;
  pressed = undefined;
  main.replaceChildren(poster);
  poster.prepend(intro);
  waiting(awaited);
}

/** Shows that there is no engine, or that it has ended. */
function fail(error: unknown): void {
  showPoster(false);
  const failure = ClipstageError.from(error);
  showFailure(main.querySelector<HTMLElement>('.cs-view')!, [failure], () => {
    waiting(true);
    void begin(!ofEngine(failure));
  });
}

/** The address of a saved trace in a hash. */
function traceIn(hash: string): string | null { return partsOf(hash).get('trace'); }

/** Shows the saved trace of the address, without an engine. A link to anything but this trace reloads the page. */
async function showTrace(): Promise<void> {
  const hash = location.hash.slice(1), {openTrace} = await viewer.load();
  const {mount} = await openTrace({given: {wheel: 'zoom'}, besides: ['wheel'], hash, base: location.href, site: './'});
  if (shown !== undefined) return; // a trace was dropped meanwhile
  const {figure, signal} = mountTrace(mount), address = traceIn(hash);
  followHash(figure, {
    own: true, home: HOME, signal,
    elsewhere: (to) => {
      if (traceIn(to) === address) return false;
      location.reload();
      return true;
    },
  });
}

/**
 * Shows a saved trace that was dropped on the page. It has no address: Back, a reload and the tabs lead to the labs. A
 * file that is no trace leaves a notice in the shown figure.
 */
async function openDropped(file: File): Promise<void> {
  const mine = ++dropped;
  try {
    const {openTrace} = await viewer.load();
    const {mount} = await openTrace({given: {wheel: 'zoom'}, besides: ['wheel'], file, base: location.href, site: './'});
    if (mine !== dropped) return; // another file was dropped after it
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
  for (const id of ['search', 'share']) byID(id).hidden = true;
  document.addEventListener('keydown', (event) => figure.press(event), {signal});
  byID('theme').addEventListener('change', () => figure.repaint(), {signal});
  return {figure, signal};
}

/**
 * Shows the lab of the address, whose program is loaded, and follows the address to other labs. The picture replaces
 * the poster first, and the words follow in another task.
 */
function start(program: Program, first = false): void {
  const gone = new AbortController();
  const {signal} = gone;
  const hash = location.hash.slice(1) || HOME;
  const lab = labOf(hash);
  // Not by engine.mount: with the introduction in the figure from the start, the page is laid out only once.
  const figure = lab.mount(program, main, {...lab.onPage, hash} as never, [], {above: intro, ...first ? copies() : {}});
  if (!figure.whole) {
    setTimeout(() => {
      try {
        if (signal.aborted) return;
        figure.complete();
        linkChapter(figure, lab.id, figure.element.dataset.stage ?? '');
      } catch {
        restart(); // its instance was lost during the mount
      }
    });
  }
  showLab();
  if (figure.whole) linkChapter(figure, lab.id, figure.element.dataset.stage ?? '');
  (figure as unknown as Pick<World, 'on'>).on('stage', ({stage}) => linkChapter(figure, lab.id, stage));
  follow(figure as unknown as Pick<World, 'on'> & Partial<Pick<World, 'getSettings'>>);
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
    own: true, home: HOME, signal,
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
  // Back must lead to the present state.
  for (const tab of tabs) tab.addEventListener('click', write, {signal});
  const share = byID('share');
  const missing = saySite('page.share.missing');
  share.addEventListener('click', async () => {
    figure.pause();
    write();
    try {
      const {openShare} = await dialog.load().catch(() => Promise.reject(new ClipstageError('network', missing)));
      if (signal.aborted) return; // another lab is shown
      figure.retract(missing);
      openShare(lab, figure, location.href, share);
    } catch (error) {
      figure.report(ClipstageError.from(error).message);
    }
  }, {signal});
  listenToKeys(figure, signal);
  byID('theme').addEventListener('change', () => figure.repaint(), {signal});
  setTimeout(pressAgain);
}

function pressAgain(): void {
  pressed?.click();
  pressed = undefined;
}

/** Passes the page's key presses to a figure, except for the keys that open the search. */
function listenToKeys(figure: AnyFigure, signal: AbortSignal): void {
  const button = byID('search'), open = async (): Promise<void> => {
    const typed = keepTyped();
    try {
      const {openSearch} = await search.load();
      if (!signal.aborted) openSearch(figure, button.ariaLabel!, signal, typed());
    } catch (error) {
      figure.report(ClipstageError.from(error).message);
    } finally {
      typed();
    }
  };
  button.addEventListener('click', () => void open(), {signal});
  document.addEventListener('keydown', (event) => {
    if (!opensSearch(event)) return figure.press(event);
    event.preventDefault();
    void open();
  }, {signal});
}

/** Keeps the letters that are typed before the search has its field. The returned function returns them, and ends the keeping. */
function keepTyped(): () => string {
  const gone = new AbortController();
  let typed = '';
  window.addEventListener('keydown', (event) => {
    const {key, ctrlKey, altKey, metaKey} = event;
    if (ctrlKey || altKey || metaKey) return;
    if (key === 'Backspace') typed = typed.slice(0, -1);
    else if ([...key].length === 1) typed += key;
    else return;
    event.preventDefault();
    event.stopPropagation();
  }, {capture: true, signal: gone.signal});
  return () => {
    gone.abort();
    return typed;
  };
}

/** Reports whether a key opens the search: Ctrl+K anywhere, or / outside fields. */
function opensSearch({key, target, ctrlKey, altKey, metaKey}: KeyboardEvent): boolean {
  return ctrlKey || metaKey ? key === 'k' && !altKey : key === '/' && !altKey && where(target, false) !== WHERE.field;
}

/**
 * Keeps the introduction true to a figure. On narrow screens the reader's first step hides it; on wide ones that would
 * change the picture's size. The labs differ in the types of their events.
 */
function follow(figure: Pick<World, 'on'> & Partial<Pick<World, 'getSettings'>>): void {
  const narrow = matchMedia('(max-width: 56rem)'), begin = (): void => {
    if (narrow.matches) learn();
  };
  for (const first of ['stage', 'play'] as const) figure.on(first, begin);
  if (!figure.getSettings) return;
  figure.on('step', ({step}) => void (step > 0 && begin()));
  saySolver(figure.getSettings().solver);
  figure.on('settings', ({solver}) => saySolver(solver));
}

/** Writes in the introduction which solver runs. */
function saySolver(solver: string): void {
  const line = byID('solver'), words = saySite(solver === 'box2d' ? 'page.intro.world.box2d' : 'page.intro.world.why');
  if (write(line, words)) markTerms(line);
}

/** Copies of the poster's controls and inspector, so that nothing shifts when the figure's take their places. */
function copies(): Placeholders {
  const copy = (of: string): HTMLElement => poster.querySelector(of)!.cloneNode(true) as HTMLElement;
  return {controls: copy('.cs-controls'), panel: copy('.cs-panel')};
}

/** Shows the lab of the address in the tabs, and its poster. */
function showLab(): void {
  if (saved || traceIn(location.hash) !== null) {
    main.setAttribute('aria-label', say('page.trace.main'));
    for (const tab of tabs) tab.removeAttribute('aria-current');
    for (const part of poster.querySelectorAll<HTMLElement>('[data-of]')) part.hidden = true;
    dataset.intro = 'none';
    return;
  }
  const lab = labOf(location.hash);
  dataset.lab = lab.id;
  showIntro();
  main.setAttribute('aria-label', say(lab.name));
  for (const tab of tabs) {
    if (labOf(tab.hash) === lab) tab.setAttribute('aria-current', 'page');
    else tab.removeAttribute('aria-current');
  }
  poster.className = `cs-figure cs-poster ${lab.class}`.trim();
  for (const part of poster.querySelectorAll<HTMLElement>('[data-of]')) part.hidden = part.dataset.of !== lab.id;
}

/** Shows the introduction, unless the reader has put it away; with a link to a stage only on wide screens. early.js does the same. */
function showIntro(): void { dataset.intro = known().includes(dataset.lab!) ? 'none' : partsOf(location.hash).has('stage') && dataset.intro === 'wide' ? 'wide' : ''; }

function known(): string[] { return (dataset.known ?? '').split(' '); }

/** Hides the lab's introduction, for this visit and later ones. */
function learn(): void {
  if (known().includes(dataset.lab!)) return;
  dataset.known = [...known(), dataset.lab].join(' ').trim();
  dataset.intro = 'none';
  rememberKnown(dataset.known);
}

/** Hides the introduction by its button. */
function hideIntro(): void {
  learn();
  main.querySelector<HTMLElement>('.cs-view')!.focus({preventScroll: true}); // the focused button is gone
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
