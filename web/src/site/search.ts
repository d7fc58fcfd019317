// The search, loaded when it is first opened.

import styles from './search.css?page&inline';
import {make} from '../base/dom';
import type {AnyFigure} from '../figure/host';
import {saySearch} from '../text/searchwords';
import {type Entry, entriesOf} from './entries';
import {find} from './match';

/** Opens the search on a figure's page, unless another dialog is open. The signal gone closes it. typed is written into the field. */
export function openSearch(figure: AnyFigure, name: string, gone: AbortSignal, typed: string): void {
  if (document.querySelector('dialog[open]') === null) new Search(entriesOf(figure), name).open(gone, typed);
}

/** The dialog: a field, and the entries that contain the typed words. */
class Search {
  private readonly field = make('input', {
    type: 'text', role: 'combobox', 'aria-controls': 'search-list', 'aria-autocomplete': 'list', 'aria-label': saySearch('page.search.field'),
    placeholder: saySearch('page.search.field'), autocomplete: 'off', autocapitalize: 'none', spellcheck: 'false', enterkeyhint: 'go',
  });
  private readonly list = make('div', {id: 'search-list', role: 'listbox', 'aria-label': saySearch('page.search.results')});
  private readonly count = make('p', {role: 'status'});
  private readonly dialog: HTMLDialogElement;
  private options: {element: HTMLElement; entry: Entry}[] = [];
  private active = 0;

  constructor(private readonly entries: readonly Entry[], name: string) {
    const {field, list, count} = this, close = make('button', {type: 'button', 'aria-label': saySearch('page.search.close')}, '×');
    const dialog = this.dialog = make('dialog', {class: 'search', 'aria-label': name}, make('header', {}, field, close), list, count);
    field.addEventListener('input', () => this.show());
    close.addEventListener('click', () => dialog.close());
    list.addEventListener('mousedown', (event) => event.preventDefault()); // the field keeps the focus
    dialog.addEventListener('click', ({target}) => {
      if (target === dialog) dialog.close(); // the click is outside the dialog, which has no padding
      else this.run(this.options.find(({element}) => element.contains(target as Node)));
    });
    dialog.addEventListener('keydown', (event) => {
      event.stopPropagation(); // the figure must not handle these keys
      if (event.target === field && this.press(event)) event.preventDefault();
    });
    dialog.addEventListener('close', () => dialog.remove());
  }

  open(gone: AbortSignal, typed: string): void {
    if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
    gone.addEventListener('abort', () => this.dialog.close());
    document.body.append(this.dialog);
    this.field.value = typed;
    this.show();
    this.dialog.showModal();
  }

  private press({key, isComposing, ctrlKey, altKey, metaKey, shiftKey}: KeyboardEvent): boolean {
    const {active, options: {length}} = this;
    if (length === 0 || isComposing || ctrlKey || altKey || metaKey || shiftKey) return false;
    switch (key) {
      case 'ArrowDown': this.point((active + 1) % length); break;
      case 'ArrowUp': this.point((active + length - 1) % length); break;
      case 'Home': this.point(0); break;
      case 'End': this.point(length - 1); break;
      case 'Enter': this.run(this.options[active]); break;
      default: return false;
    }
    return true;
  }

  private run(option: {entry: Entry} | undefined): void {
    if (option === undefined || option.entry.off) return;
    this.dialog.close(); // first, since the entry may move the focus
    option.entry.run();
  }

  private show(): void {
    const {field, list, count} = this, groups = find(this.entries, field.value);
    this.options = [...groups.values()].flat().map((entry, i) => ({entry, element: optionOf(entry, i)}));
    const {length} = this.options, elements = this.options.map(({element}) => element);
    list.replaceChildren(...[...groups].map(([name, of], i) => make('div', {role: 'group', 'aria-labelledby': `search-group-${i}`},
      make('div', {id: `search-group-${i}`, class: 'search-group', role: 'presentation'}, name), ...elements.splice(0, of.length))));
    field.setAttribute('aria-expanded', String(length > 0));
    count.textContent = length > 0 ? saySearch('page.search.count', {count: length}) : saySearch('page.search.none');
    this.point(0);
  }

  private point(to: number): void {
    this.options[this.active]?.element.setAttribute('aria-selected', 'false');
    this.active = to;
    const option = this.options[to]?.element;
    option?.setAttribute('aria-selected', 'true');
    if (to > 0) option?.scrollIntoView({block: 'nearest'});
    else this.list.scrollTop = 0; // shows the group's name too
    this.field.setAttribute('aria-activedescendant', option?.id ?? '');
  }
}

/** The style is loaded with the search. Policies that forbid inline styles allow this sheet. */
const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);

function optionOf({name, value, keys, off}: Entry, i: number): HTMLElement {
  const option = make('div', {role: 'option', id: `search-option-${i}`, 'aria-selected': 'false'}, make('span', {}, name));
  if (off) option.setAttribute('aria-disabled', 'true');
  if (value) option.append(' ', make('span', {class: 'search-value', translate: 'no'}, value === 'true' ? '✓' : value));
  if (keys) option.append(' ', make('kbd', {translate: 'no'}, keys));
  return option;
}
