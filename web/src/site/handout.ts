// The handout of a pose: all stages of its collide call, for paper, with and without the answers. The address has the
// state after the question mark, and answers=off.

import {ClipstageError} from '../base/error';
import {make} from '../base/dom';
import {Engine} from '../engine/engine';
import {type Engine as Loaded, LABS} from '../labs/registry';
import {dress} from '../labs/sheets';

interface Step { id: string; title: string; text: string }

const byID = (id: string): HTMLElement => document.getElementById(id)!;
const query = new URLSearchParams(location.search), without = query.get('answers') === 'off';
query.delete('answers');
const lab = query.get('lab') === 'hull' ? 'hull' : 'pair', answers = byID('answers') as HTMLInputElement;

answers.checked = !without;
const show = (): void => void (document.body.dataset['answers'] = answers.checked ? 'on' : 'off');
answers.addEventListener('change', show);
byID('print').addEventListener('click', () => print());
(byID('lab') as HTMLAnchorElement).href = `./index.html#${query}`;
show();

/** The picture on a canvas: hosts' policies forbid images from memory. */
function picture(drawn: ImageBitmap, name: string, part: string): HTMLCanvasElement {
  const {width, height} = drawn, canvas = make('canvas', {class: part, role: 'img', 'aria-label': name, width: String(width), height: String(height)});
  canvas.getContext('2d')!.drawImage(drawn, 0, 0);
  return canvas;
}

async function begin(): Promise<void> {
  const engine = await Engine.of(LABS, {labs: [lab]}, dress) as Loaded, figure = engine.mount(byID('figure'), {lab, state: String(query), controls: 'none', theme: 'light'} as {lab: 'pair'});
  const {stages} = figure.getTrace() as unknown as {stages: Step[]};
  let before: ImageBitmap | undefined;
  const firsts = stages.filter(({id}, n) => stages.findIndex((one) => one.id === id) === n); // a stage of hulls may have sub-steps
  for (const [n, {id, title, text}] of firsts.entries()) {
    const name = document.querySelector(`[data-name=${lab}-${id}]`)?.textContent ?? title;
    figure.seek(id as 'keep');
    await figure.settled();
    const drawn = await createImageBitmap(await figure.toBlob());
    const asked = before ?? (id === 'setup' ? drawn : undefined); // the first stage of hulls has its answer already
    byID('stages').append(make('li', {id},
      make('h2', {}, `${n + 1}. ${name}`), ...asked ? [picture(asked, name, 'question')] : [], picture(drawn, title, 'answer'),
      make('p', {class: 'words'}, make('strong', {}, title), ` ${text}`), make('div', {class: 'lines'})));
    before = drawn;
  }
  figure.destroy();
  byID('status').textContent = '';
  document.body.dataset['ready'] = '';
}

void begin().catch((error: unknown) => {
  byID('status').textContent = ClipstageError.from(error).message;
});
