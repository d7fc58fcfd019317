import {followHash} from './address';
import {type Engine, load} from './engine';
import {ClipstageError} from './error';
import {showFailure} from './failure';
import type {MountOptions} from './figure';
import {readOptions} from './options';
import {say} from './words';

const {page: options, engine: asked, problems} = readOptions(Object.fromEntries(new URLSearchParams(location.search)));
const place = byID('figure');

if (options.theme === 'light' || options.theme === 'dark') document.documentElement.dataset.theme = options.theme;
if (options.alt) document.title = options.alt;
showPoster();
void begin();

async function begin(): Promise<void> {
  try {
    start(await load({onProgress: showProgress}));
  } catch (error) {
    byID('wait').hidden = true;
    showFailure(byID('poster'), ClipstageError.from(error), () => {
      byID('wait').hidden = false;
      void begin();
    });
  }
}

function start(engine: Engine): void {
  const {theme: _, ...rest} = options; // the whole page has it
  const figure = engine.mount(place, {controls: 'minimal', ...rest, ...asked as MountOptions, hash: location.hash.slice(1), problems});
  followHash(figure, {own: false, home: figure.getState()});
}

/** What stands in the figure's place until the engine is there. */
function showPoster(): void {
  const view = byID('poster');
  const picture = document.createElement('picture'), image = document.createElement('img');
  image.alt = options.alt || say('page.poster');
  const named = options.poster ?? 'auto';
  if (named === 'none') return;
  if (named !== 'auto') {
    image.src = named;
  } else if (options.theme === 'light' || options.theme === 'dark') {
    image.src = `./poster-${options.theme}.svg`;
  } else {
    const dark = document.createElement('source');
    dark.srcset = './poster-dark.svg';
    dark.media = '(prefers-color-scheme: dark)';
    picture.append(dark);
    image.src = './poster-light.svg';
  }
  picture.append(image);
  view.append(picture);
}

function showProgress(loaded: number, total: number): void {
  if (total > 0) (byID('bar') as HTMLProgressElement).value = loaded / total;
}

function byID(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (element === null) throw new Error(`embed.html has no #${id}`);
  return element;
}
