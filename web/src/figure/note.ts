import url from 'chunk:./notes';
import {languageAt, make} from '../base/dom';
import {Chunk} from '../engine/chunk';
import {finder, TERM} from './terms';

/** The content of the notes. */
const content = new Chunk<typeof import('./notes')>(url);
/** The time that a note stays after the mouse has left its term, so that it can be reached, in milliseconds. */
const STAY = 150;
/** The distance from the term and from the edges of the window, in CSS pixels. */
const GAP = 6, EDGE = 8;

let glossary: string | undefined;
/** Makes the notes link to the glossary. Only the site has one. */
export function linkGlossary(address: string): void { glossary = address; }

/** A word that opens a note. */
const termOf = (id: string, word: string): HTMLElement => make('dfn', {...TERM, 'data-note': id}, word);

/** Makes each term's first place in an element's text open its note, except in links and code. */
export function markTerms(element: HTMLElement): void {
  const found = new Set<string>(), termsIn = finder();
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT, ({parentElement}) =>
    parentElement?.closest('a, button, code, pre, .cs-term') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT);
  while (texts.nextNode()) {
    let text = texts.currentNode as Text, from = 0;
    for (const {term, at, length} of termsIn(text.data)) {
      if (found.has(term)) continue;
      found.add(term);
      const word = text.splitText(at - from), rest = word.splitText(length);
      word.replaceWith(termOf(term, word.data));
      text = texts.currentNode = rest;
      from = at + length;
    }
  }
}

let notes = 0;
let close = (): void => {}; // closes the page's open note

/**
 * Opens the note of a term of root: while the mouse is over it or it has the keyboard's focus;
 * by Enter, Space, a click or a tap until the next one. Esc and any action elsewhere close it.
 * Terms in a nested root belong to that root. The returned function closes the note.
 */
export function attachNotes(root: HTMLElement, signal?: AbortSignal): () => void {
  const notes = new Notes(root);
  notes.listen(signal ? {signal} : {});
  signal?.addEventListener('abort', () => notes.hide());
  return () => notes.hide();
}

/** The notes of the terms in an element; at most one is open. */
class Notes {
  private readonly note = make('div', {class: 'cs-explain', role: 'tooltip', id: `cs-explain-${++notes}`, hidden: ''});
  private readonly layered = 'showPopover' in this.note; // in the top layer, so that nothing clips or covers it
  private of: HTMLElement | undefined; // the term whose note is open
  private stays = false;
  private timer = 0;

  constructor(private readonly root: HTMLElement) {
    if (this.layered) this.note.popover = 'manual';
    root.dataset.notes = '';
    root.append(this.note);
  }

  hide(): void {
    const {of, note} = this;
    clearTimeout(this.timer);
    if (of === undefined) return;
    if (note.querySelector(':focus')) of.focus();
    of.setAttribute('aria-expanded', 'false');
    of.removeAttribute('aria-describedby');
    this.of = undefined;
    this.stays = false;
    if (this.layered && note.isConnected) note.hidePopover();
    note.hidden = true;
  }

  listen(options: AddEventListenerOptions): void {
    const {root, note} = this;
    root.addEventListener('pointerover', ({target, pointerType}) => {
      if (pointerType === 'touch') return;
      const term = this.termAt(target);
      if (term) this.show(term);
      else if (note.contains(target as Node)) clearTimeout(this.timer);
    }, options);
    root.addEventListener('pointerout', ({target}) => {
      if (this.stays || this.of === undefined || this.of.matches(':focus-visible')) return;
      if (this.termAt(target) === this.of || note.contains(target as Node)) {
        clearTimeout(this.timer);
        this.timer = window.setTimeout(() => this.hide(), STAY);
      }
    }, options);
    root.addEventListener('focusin', ({target}) => {
      const term = this.termAt(target);
      if (term?.matches(':focus-visible')) this.show(term);
    }, options);
    root.addEventListener('focusout', ({target, relatedTarget}) => {
      if (target === this.of && !note.contains(relatedTarget as Node | null)) this.hide();
    }, options);
    root.addEventListener('click', ({target}) => {
      const term = this.termAt(target);
      if (term) this.press(term);
    }, options);
    root.addEventListener('keydown', (event) => this.key(event), options);
    this.listenElsewhere({capture: true, ...options});
  }

  /** Events anywhere on the page that close the note, or move its term. */
  private listenElsewhere(all: AddEventListenerOptions): void {
    window.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || this.of === undefined) return;
      this.hide();
      event.preventDefault();
      event.stopPropagation(); // Escape closes only the note
    }, all);
    window.addEventListener('pointerdown', (event) => {
      const target = event.composedPath()[0] ?? null; // the target inside a shadow root
      if (this.of !== undefined && this.termAt(target) !== this.of && !this.note.contains(target as Node)) this.hide();
    }, all);
    for (const type of ['scroll', 'resize']) window.addEventListener(type, () => this.of && this.position(), all);
  }

  private termAt(target: EventTarget | null): HTMLElement | undefined {
    const found = target instanceof Element ? target.closest<HTMLElement>('.cs-term') : null;
    return found?.closest('[data-notes]') === this.root ? found : undefined;
  }

  /** Places the note under its term, or over it; hides it if the term is out of sight. */
  private position(): void {
    const at = this.of?.getClientRects()[0], {width, height} = this.note.getBoundingClientRect(), zoom = width / this.note.offsetWidth || 1; // the scale of a parent
    const page = document.documentElement;
    if (at === undefined || at.bottom < 0 || at.top > page.clientHeight) return this.hide();
    const under = at.bottom + GAP, over = at.top - GAP - height;
    this.note.style.left = `${Math.max(EDGE, Math.min(at.left, page.clientWidth - EDGE - width)) / zoom}px`;
    this.note.style.top = `${(under + height <= page.clientHeight - EDGE ? under : Math.max(EDGE, over)) / zoom}px`;
  }

  /** Opens the note of a term, once its content is there. */
  private show(term: HTMLElement): void {
    clearTimeout(this.timer);
    if (this.of === term) return;
    close();
    this.hide();
    close = () => this.hide();
    this.of = term;
    if (content.here) this.fill(term, content.here);
    else content.load().then((module) => this.of === term && this.fill(term, module), () => this.of === term && this.hide());
  }

  private fill(term: HTMLElement, {contentOf}: typeof import('./notes')): void {
    const {note} = this, id = `${note.id}-text`;
    note.replaceChildren(...contentOf(term.dataset.note!, id, glossary, languageAt(term)));
    term.setAttribute('aria-expanded', 'true');
    term.setAttribute('aria-describedby', id);
    note.hidden = false;
    if (this.layered) note.showPopover();
    this.position();
  }

  private press(term: HTMLElement): void {
    if (this.of === term && this.stays) return this.hide();
    this.show(term);
    this.stays = true;
  }

  private key(event: KeyboardEvent): void {
    if (event.key === 'Tab') return this.tab(event);
    const term = this.termAt(event.target);
    if (term === undefined || (event.key !== 'Enter' && event.key !== ' ') || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault(); // so that the page does not scroll
    if (event.repeat) return;
    term.scrollIntoView({block: 'nearest'});
    this.press(term);
  }

  /** In the order of Tab, the link in a note that stays comes right after the term. */
  private tab(event: KeyboardEvent): void {
    const link = this.note.querySelector('a');
    if (event.target === link) {
      this.of?.focus();
      if (event.shiftKey) event.preventDefault();
    } else if (event.target === this.of && this.stays && link && !event.shiftKey) {
      link.focus();
      event.preventDefault();
    }
  }
}
