import {type Engine, type Figure, load} from './engine';
import {ClipstageError} from './error';
import {type Choice, readChoice, rememberChoice} from './choice';
import {say} from './words';

/** The hash follows the figure this much later, in milliseconds: browsers limit how often it may. */
const HASH_DELAY = 350;

/** What may go better the next time. */
const RETRY: ReadonlySet<string> = new Set(['network', 'truncated', 'not-found']);

const lab = byID('lab');

applyTheme(readChoice());
await begin();

async function begin(): Promise<void> {
  try {
    start(await load({onProgress: showProgress}));
  } catch (error) {
    showFailure(ClipstageError.from(error));
  }
}

function start(engine: Engine): void {
  const figure = engine.mount(lab, {state: location.hash.slice(1), wheel: 'zoom'});
  const write = followHash(figure);
  byID('share').addEventListener('click', () => {
    write();
    void share(figure);
  });
  document.addEventListener('keydown', (event) => figure.press(event));
  byID('theme').addEventListener('change', () => figure.repaint());
}

/** Copies the link to what is seen. */
async function share(figure: Figure): Promise<void> {
  try {
    await navigator.clipboard.writeText(location.href);
    figure.report(say('page.share.copied'));
  } catch {
    figure.report(say('page.share.failed'));
  }
}

/**
 * Keeps the address and the figure the same: choosing a pair adds to the history, all
 * else replaces. Returns a function that does so at once.
 */
function followHash(figure: Figure): () => void {
  let written = location.hash.slice(1);
  let timer = 0;
  const write = (add: boolean): void => {
    clearTimeout(timer);
    timer = 0;
    const state = figure.getState();
    if (state === written) return;
    written = state;
    if (add) history.pushState(null, '', '#' + state);
    else history.replaceState(null, '', '#' + state);
  };
  figure.on('state', ({preset}) => {
    if (preset) write(true);
    else if (timer === 0) timer = window.setTimeout(write, HASH_DELAY, false);
  });
  // Going back, a bookmark, or a hash typed by hand.
  window.addEventListener('popstate', () => {
    const hash = location.hash.slice(1);
    if (hash === written) return;
    clearTimeout(timer);
    timer = 0;
    written = hash;
    figure.open(hash === '' ? 'lab=pair' : hash);
  });
  return () => write(false);
}

function showProgress(loaded: number, total: number): void {
  const bar = byID('bar') as HTMLProgressElement;
  if (total > 0) bar.value = loaded / total;
}

/** Says what is missing, over the poster, which stays where the figure would be. */
function showFailure(error: ClipstageError): void {
  const notice = document.createElement('div');
  notice.className = 'page-failure';
  notice.setAttribute('role', 'alert');
  notice.dataset.code = error.code;
  const message = document.createElement('p');
  message.textContent = error.message;
  notice.append(message);
  if (RETRY.has(error.code)) {
    const retry = document.createElement('button');
    retry.type = 'button';
    retry.textContent = say('page.retry');
    retry.addEventListener('click', () => {
      notice.remove();
      waiting(true);
      void begin();
    });
    notice.append(retry);
  }
  waiting(false);
  lab.querySelector('.cs-view')?.append(notice);
}

function waiting(on: boolean): void {
  byID('progress').hidden = !on;
  byID('bar').hidden = !on;
}

function applyTheme(choice: Choice): void {
  const select = byID('theme') as HTMLSelectElement;
  const show = (to: Choice): void => {
    if (to === 'auto') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = to;
  };
  select.value = choice;
  show(choice);
  select.addEventListener('change', () => {
    const to = select.value as Choice;
    show(to);
    rememberChoice(to);
  });
}

function byID(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (element === null) throw new Error(`index.html has no #${id}`);
  return element;
}
