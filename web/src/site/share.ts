// The dialog Share, loaded when it is first opened.

import {optionInput} from './optioninput';
import {offer} from './copy';
import {make} from '../base/dom';
import {ClipstageError} from '../base/error';
import type {Lab, Shared} from '../engine/engine';
import {presetPage} from './presetpage';
import {previewIn} from './preview';
import {type OptionValues, elementTag, figureAddress, frameHeight, iframeTag, markdown, queryOf} from './tag';
import type {SiteKey} from '../text/site.gen';
import {saySite} from '../text/sitewords';
import {say} from '../text/words';
import type {AnyFigure} from '../figure/host';
import {hand, save} from '../figure/save';

type AnyLab = Lab<never, AnyFigure>;

/** Opens the dialog for a figure with the address link. Afterwards opener gets the focus back. */
export function openShare(lab: AnyLab, figure: AnyFigure, link: string, opener: HTMLElement): void {
  const close = make('button', {type: 'button', class: 'share-close', 'aria-label': saySite('page.share.close')}, '×');
  const dialog = make('dialog', {class: 'share', 'aria-labelledby': 'share-title'},
    make('header', {}, make('h2', {id: 'share-title'}, saySite('page.share.title')), close));
  const shared = lab.share?.(figure), instead = shared?.instead;
  const page = import.meta.env.PROD && !instead ? presetPage(new URL('.', location.href).href, figure.getState()) : undefined;
  link = page ?? link;
  const first = instead ? section('page.share.file', instead.why, handing(instead))
    : section('page.share.link', page ? 'page.share.link.page' : lab.link, offer(link, {label: saySite('page.share.link'), copy: saySite('page.share.link.copy')}).element);
  const button = first.querySelector('button')!;
  button.autofocus = true; // so that Enter copies
  button.classList.add('offer-first');
  dialog.append(first);
  const trace = traceOf(figure);
  if (shared) dialog.append(section('page.share.picture', trace ? 'page.share.picture.trace.text' : 'page.share.picture.text', savers(shared, trace)));
  // Markdown and the frame's tag contain the link, so they need a short one.
  if (shared && !instead) dialog.append(
    section('page.share.markdown', 'page.share.markdown.text', offer(markdown({words: shared.title, picture: `${shared.file}.svg`, link}), {
      label: saySite('page.share.markdown'), copy: saySite('page.share.markdown.copy'), lines: 2,
    }).element),
  );
  if (!instead && lab.id !== 'world') dialog.append(section('page.share.handout', 'page.share.handout.text',
    make('p', {class: 'share-hint'}, make('a', {href: `./handout.html?${figure.getState()}`}, saySite('page.share.handout.open')))));
  if (!instead) dialog.append(section('page.share.embed', 'page.share.embed.text', ...embedding(lab, figure)));

  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('keydown', (event) => event.stopPropagation()); // the figure must not handle these keys
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog && outside(dialog, event)) dialog.close();
  });
  dialog.addEventListener('close', () => {
    dialog.remove();
    opener.focus();
    if (document.activeElement !== opener) document.querySelector<HTMLElement>('.page-more')!.focus(); // opener is in the closed menu
  });
  document.body.append(dialog);
  dialog.showModal();
}

function section(name: SiteKey, hint: SiteKey, ...content: readonly Node[]): HTMLElement {
  return make('section', {}, make('h3', {}, saySite(name)), make('p', {class: 'share-hint'}, saySite(hint)), ...content);
}

/** Some options of an embedded figure, a preview, and the tag. The page about embedding has all options. */
function embedding(lab: AnyLab, figure: AnyFigure): HTMLElement[] {
  const host = new URL('.', location.href).href;
  const choices = lab.offered.map((name) => [name, optionInput(name, lab.options[name]!, undefined, () => show(), false)] as const);
  const chosen = (): OptionValues => ({lab: lab.id, ...Object.fromEntries(choices.map(([name, choice]) => [name, choice.value()]))});
  const preview = make('iframe', {class: 'share-preview', title: saySite('page.share.preview')});
  const showIn = previewIn(preview);
  const tag = offer('', {label: saySite('page.share.embed'), copy: saySite('page.share.embed.copy'), lines: 2});
  const element = offer('', {label: saySite('page.share.element'), copy: saySite('page.share.element.copy'), lines: 3});
  const more = make('a', {}, saySite('page.share.embedding'));
  const show = (): void => {
    const src = figureAddress(host, lab.options, chosen(), figure.getState());
    tag.field.value = iframeTag(src, {title: say(lab.name), height: frameHeight(chosen()), theme: chosen().theme});
    element.field.value = elementTag(host, lab.options, {...chosen(), state: figure.getState()}, say(lab.name));
    more.href = './embedding.html#' + queryOf(lab.options, {...chosen(), state: figure.getState()});
    showIn(src);
  };
  show();
  return [make('div', {class: 'share-choices'}, ...choices.map(([, {element}]) => element)), tag.element,
    make('p', {class: 'share-hint'}, saySite('page.share.element.text')), element.element, make('p', {class: 'share-hint'}, more), preview];
}

/** The buttons to save or copy the file that replaces the link. */
function handing({file, text}: NonNullable<Shared['instead']>): HTMLElement {
  const status = make('p', {class: 'offer-status', role: 'status'});
  const button = (name: SiteKey, act: 'save' | 'copy'): HTMLButtonElement => {
    const button = make('button', {type: 'button'}, saySite(name));
    button.addEventListener('click', async () => {
      status.textContent = '';
      try {
        status.textContent = await hand(act, text(), file);
      } catch (error) {
        status.textContent = ClipstageError.from(error).message;
      }
    });
    return button;
  };
  return make('div', {class: 'share-savers'}, button('page.share.file.save', 'save'), button('page.share.file.copy', 'copy'), status);
}

/** Returns a function for the figure's trace as of the option trace=, or undefined if the figure shows no collide call. */
function traceOf(figure: AnyFigure): (() => unknown) | undefined {
  const of = figure as unknown as {getTrace(): unknown; picked?: object | null};
  return of.picked === null ? undefined : () => of.getTrace();
}

function savers(shared: Shared, trace: (() => unknown) | undefined): HTMLElement {
  const status = make('p', {class: 'offer-status', role: 'status'});
  const button = (name: SiteKey, kind: 'svg' | 'png' | 'json', draw: () => Promise<Blob>): HTMLButtonElement => {
    const button = make('button', {type: 'button'}, saySite(name));
    button.addEventListener('click', async () => {
      status.textContent = '';
      const file = `${shared.file}.${kind}`;
      try {
        save(await draw(), file);
        status.textContent = saySite('page.share.picture.saved', {file});
      } catch (error) {
        status.textContent = saySite('page.share.picture.failed', {reason: ClipstageError.from(error).message});
      }
    });
    return button;
  };
  return make('div', {class: 'share-savers'},
    button('page.share.picture.svg', 'svg', async () => new Blob([await shared.toSVG()], {type: 'image/svg+xml'})),
    button('page.share.picture.png', 'png', () => shared.toBlob()),
    ...trace ? [button('page.share.picture.trace', 'json', async () => new Blob([JSON.stringify(trace())], {type: 'application/json'}))] : [],
    status);
}

function outside(dialog: HTMLElement, {clientX: x, clientY: y}: MouseEvent): boolean {
  const {left, right, top, bottom} = dialog.getBoundingClientRect();
  return x < left || x > right || y < top || y > bottom;
}
