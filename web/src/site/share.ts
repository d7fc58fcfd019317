// The dialog of Share: loaded when it is first opened.

import {optionInput} from './optioninput';
import {offer} from './copy';
import {make} from '../base/dom';
import {ClipstageError} from '../base/error';
import type {Figure} from '../labs/pair/figure';
import {F} from '../draw/layout.gen';
import type {OptionName} from '../base/options';
import {previewIn} from './preview';
import {type OptionValues, figureAddress, frameHeight, iframeTag, markdown, queryOf} from './tag';
import type {Key} from '../text/text.gen';
import {say} from '../text/words';
import type {AnyFigure} from '../figure/host';

/** Opens the dialog for what a figure shows, of which link is the address; of a world there is the link alone. The focus goes back to opener. */
export function openShare(figure: Figure | AnyFigure, link: string, opener: HTMLElement): void {
  const close = make('button', {type: 'button', class: 'share-close', 'aria-label': say('page.share.close')}, '×');
  const dialog = make('dialog', {class: 'share', 'aria-labelledby': 'share-title'},
    make('header', {}, make('h2', {id: 'share-title'}, say('page.share.title')), close));
  const copied = offer(link, {label: say('page.share.link'), copy: say('page.share.link.copy')});
  copied.button.autofocus = true; // Share, then Enter: the quick way
  copied.button.classList.add('offer-first');
  if ('toSVG' in figure) dialog.append(
    section('page.share.link', 'page.share.link.text', copied.element),
    section('page.share.picture', 'page.share.picture.text', savers(figure)),
    section('page.share.markdown', 'page.share.markdown.text', offer(markdown({words: title(figure), picture: fileName(figure, 'svg'), link}), {
      label: say('page.share.markdown'), copy: say('page.share.markdown.copy'), lines: 2,
    }).element),
    section('page.share.embed', 'page.share.embed.text', ...embedding(figure)),
  );
  else dialog.append(
    section('page.share.link', 'page.share.link.world', copied.element),
    section('page.share.embed', 'page.share.embed.world', make('p', {class: 'share-hint'}, make('a', {href: './embedding.html'}, say('page.share.guide')))),
  );

  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('keydown', (event) => event.stopPropagation()); // none of these are the figure's
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog && outside(dialog, event)) dialog.close();
  });
  dialog.addEventListener('close', () => {
    dialog.remove();
    opener.focus();
  });
  document.body.append(dialog);
  dialog.showModal();
}

function section(name: Key, hint: Key, ...content: readonly Node[]): HTMLElement {
  return make('section', {}, make('h3', {}, say(name)), make('p', {class: 'share-hint'}, say(hint)), ...content);
}

/** The options that are offered here; the page about embedding has all. */
const OFFERED: readonly OptionName[] = ['controls', 'editable', 'theme'];

/** The figure in a page of one's own: what may be chosen, how it looks then, the tag. */
function embedding(figure: Figure): HTMLElement[] {
  const host = new URL('..', location.href).href;
  const choices = OFFERED.map((name) => [name, optionInput(name, undefined, () => show(), false)] as const);
  const chosen = (): OptionValues => Object.fromEntries(choices.map(([name, choice]) => [name, choice.value()]));
  const preview = make('iframe', {class: 'share-preview', title: say('page.share.preview')});
  const showIn = previewIn(preview);
  const tag = offer('', {label: say('page.share.embed'), copy: say('page.share.embed.copy'), lines: 2});
  const more = make('a', {}, say('page.share.guide'));
  const show = (): void => {
    const src = figureAddress(host, chosen(), figure.getState());
    tag.field.value = iframeTag(src, {title: say('page.main'), height: frameHeight(chosen()), theme: chosen().theme});
    more.href = './embedding.html#' + queryOf({...chosen(), state: figure.getState()});
    showIn(src);
  };
  show();
  return [make('div', {class: 'share-choices'}, ...choices.map(([, {element}]) => element)), tag.element, make('p', {class: 'share-hint'}, more), preview];
}

/** The buttons that save the picture. */
function savers(figure: Figure): HTMLElement {
  const status = make('p', {class: 'offer-status', role: 'status'});
  const button = (name: Key, kind: 'svg' | 'png', draw: () => Promise<Blob>): HTMLButtonElement => {
    const button = make('button', {type: 'button'}, say(name));
    button.addEventListener('click', async () => {
      status.textContent = '';
      const file = fileName(figure, kind);
      try {
        save(await draw(), file);
        status.textContent = say('page.share.picture.saved', {file});
      } catch (error) {
        status.textContent = say('page.share.picture.failed', {reason: ClipstageError.from(error).message});
      }
    });
    return button;
  };
  return make('div', {class: 'share-savers'},
    button('page.share.picture.svg', 'svg', async () => new Blob([await figure.toSVG()], {type: 'image/svg+xml'})),
    button('page.share.picture.png', 'png', () => figure.toBlob()),
    status);
}

function save(blob: Blob, file: string): void {
  const url = URL.createObjectURL(blob);
  make('a', {href: url, download: file}).click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000); // the browser reads it when it likes
}

/** Such as clipstage-deep-keep.svg. */
function fileName(figure: Figure, kind: 'svg' | 'png'): string {
  const state = new URLSearchParams(figure.getState());
  return `clipstage-${state.get('preset') ?? 'pair'}-${state.get('stage')}.${kind}`;
}

/** What the stage shown has found. */
const title = (figure: Figure): string => figure.getTrace().stages[figure.frame[F.stage]!]!.title;

/** Whether a click beside the dialog is meant to close it. */
function outside(dialog: HTMLElement, {clientX: x, clientY: y}: MouseEvent): boolean {
  const {left, right, top, bottom} = dialog.getBoundingClientRect();
  return x < left || x > right || y < top || y > bottom;
}
