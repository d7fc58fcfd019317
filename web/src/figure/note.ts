import {make} from '../base/dom';
import type {Key} from '../text/text.gen';
import {say} from '../text/words';

/** What has a note, and its line. */
const NOTES = {
  impulse: 'page.note.impulse', step: 'page.note.step', solver: 'page.note.solver', manifold: 'page.note.manifold',
  persisted: 'page.note.persisted', new: 'page.note.new', lost: 'page.note.lost',
} as const satisfies Record<string, Key>;
export type Term = keyof typeof NOTES;

/** The terms that are looked for in sentences, as they are written; the engine looks for the same ones. */
const WORDS = {impulse: 'term.impulse', step: 'term.step', solver: 'term.solver', manifold: 'term.manifold'} as const satisfies Partial<Record<Term, Key>>;
/** How long a note stays when a mouse has left its term, so that it can be reached, in milliseconds. */
const STAY = 150;
/** From the term, and from the edges of the window, in CSS pixels. */
const GAP = 6, EDGE = 8;

/** A word that opens a note: no button, so that it is printed as the text that it is. */
export function term(name: Term, word: string): HTMLElement {
  return make('dfn', {class: 'cs-term', role: 'button', tabindex: '0', 'aria-expanded': 'false', 'data-note': name}, word);
}

/** Lets each term open its note where it first stands in an element's text. */
export function markTerms(element: HTMLElement): void {
  const wanted = new Set(Object.keys(WORDS) as (keyof typeof WORDS)[]);
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (wanted.size > 0 && texts.nextNode()) {
    let text = texts.currentNode as Text;
    for (;;) {
      const found = [...wanted].flatMap((name) => {
        const match = new RegExp(`(^|\\P{L})(${say(WORDS[name])}\\p{L}*)`, 'iu').exec(text.data);
        return match ? [{name, word: match[2]!, at: match.index + match[1]!.length}] : [];
      }).sort((a, b) => a.at - b.at)[0];
      if (found === undefined) break;
      wanted.delete(found.name);
      const rest = text.splitText(found.at).splitText(found.word.length);
      text.nextSibling!.replaceWith(term(found.name, found.word));
      text = texts.currentNode = rest;
    }
  }
}

let notes = 0;
let close = (): void => {}; // the note that is open on the page, if one is

/**
 * Opens a line beside a term of root: while a mouse is over it or it has the keyboard's
 * focus; by Enter, Space, a click or a tap until the next one. Esc closes it, and whatever
 * is done elsewhere. Terms in a root of their own within root are not its. What it returns
 * closes the note.
 */
export function attachNotes(root: HTMLElement, signal?: AbortSignal): () => void {
  const options = signal ? {signal} : {}, all = {capture: true, ...options};
  const note = make('div', {class: 'cs-explain', role: 'tooltip', id: `cs-explain-${++notes}`, hidden: ''});
  const layered = 'showPopover' in note; // above whatever would clip or cover it
  if (layered) note.popover = 'manual';
  root.dataset.notes = '';
  root.append(note);
  let of: HTMLElement | undefined; // the term whose note is open
  let stays = false;
  let timer = 0;

  const termAt = (target: EventTarget | null): HTMLElement | undefined => {
    const found = target instanceof Element ? target.closest<HTMLElement>('.cs-term') : null;
    return found?.closest('[data-notes]') === root ? found : undefined;
  };
  /** Under its term, else over it; not at all where the term has gone out of sight. */
  const place = (): void => {
    const at = of?.getClientRects()[0], {width, height} = note.getBoundingClientRect();
    const page = document.documentElement;
    if (at === undefined || at.bottom < 0 || at.top > page.clientHeight) return hide();
    const under = at.bottom + GAP, over = at.top - GAP - height;
    note.style.left = `${Math.max(EDGE, Math.min(at.left, page.clientWidth - EDGE - width))}px`;
    note.style.top = `${under + height <= page.clientHeight - EDGE ? under : Math.max(EDGE, over)}px`;
  };
  const hide = (): void => {
    clearTimeout(timer);
    if (of === undefined) return;
    of.setAttribute('aria-expanded', 'false');
    of.removeAttribute('aria-describedby');
    of = undefined;
    stays = false;
    if (layered && note.isConnected) note.hidePopover();
    note.hidden = true;
  };
  const show = (term: HTMLElement): void => {
    clearTimeout(timer);
    if (of === term) return;
    if (close !== hide) close();
    hide();
    close = hide;
    of = term;
    note.textContent = say(NOTES[term.dataset.note as Term]);
    term.setAttribute('aria-expanded', 'true');
    term.setAttribute('aria-describedby', note.id);
    note.hidden = false;
    if (layered) note.showPopover();
    place();
  };
  const press = (term: HTMLElement): void => {
    if (of === term && stays) return hide();
    show(term);
    stays = true;
  };

  root.addEventListener('pointerover', ({target, pointerType}) => {
    if (pointerType === 'touch') return;
    const term = termAt(target);
    if (term) show(term);
    else if (note.contains(target as Node)) clearTimeout(timer);
  }, options);
  root.addEventListener('pointerout', ({target}) => {
    if (stays || of === undefined || of.matches(':focus-visible')) return;
    if (termAt(target) === of || note.contains(target as Node)) {
      clearTimeout(timer);
      timer = window.setTimeout(hide, STAY);
    }
  }, options);
  root.addEventListener('focusin', ({target}) => {
    const term = termAt(target);
    if (term?.matches(':focus-visible')) show(term);
  }, options);
  root.addEventListener('focusout', ({target}) => {
    if (target === of) hide();
  }, options);
  root.addEventListener('click', ({target}) => {
    const term = termAt(target);
    if (term) press(term);
  }, options);
  root.addEventListener('keydown', (event) => {
    const term = termAt(event.target);
    if (term === undefined || (event.key !== 'Enter' && event.key !== ' ') || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault(); // and not the page's scroll
    if (event.repeat) return;
    term.scrollIntoView({block: 'nearest'});
    press(term);
  }, options);
  window.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || of === undefined) return;
    hide();
    event.preventDefault();
    event.stopPropagation(); // it closes the note, and nothing else
  }, all);
  window.addEventListener('pointerdown', ({target}) => {
    if (of !== undefined && termAt(target) !== of && !note.contains(target as Node)) hide();
  }, all);
  for (const type of ['scroll', 'resize']) window.addEventListener(type, () => of && place(), all);
  signal?.addEventListener('abort', hide);
  return hide;
}
