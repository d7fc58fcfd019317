import {type Engine, load} from './engine';
import {ClipstageError} from './error';
import {type Choice, readChoice, rememberChoice} from './choice';
import {showFailure} from './failure';
import {followHash} from './address';

const lab = byID('lab');

applyTheme(readChoice());
await begin();

async function begin(fresh = false): Promise<void> {
  try {
    start(await load({fresh, onProgress: showProgress}));
  } catch (error) {
    waiting(false);
    showFailure(lab.querySelector<HTMLElement>('.cs-view')!, [ClipstageError.from(error)], () => {
      waiting(true);
      void begin(true);
    });
  }
}

function start(engine: Engine): void {
  const figure = engine.mount(lab, {hash: location.hash.slice(1), wheel: 'zoom'});
  const write = followHash(figure, {own: true, home: 'lab=pair'});
  byID('share').addEventListener('click', async () => {
    write();
    try {
      const {openShare} = await import('./share');
      openShare(figure, location.href, byID('share'));
    } catch (error) {
      figure.report(ClipstageError.from(error).message);
    }
  });
  document.addEventListener('keydown', (event) => figure.press(event));
  byID('theme').addEventListener('change', () => figure.repaint());
}

function showProgress(loaded: number, total: number): void {
  const bar = byID('bar') as HTMLProgressElement;
  if (total > 0) bar.value = loaded / total;
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
