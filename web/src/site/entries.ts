import type {AnyFigure} from '../figure/host';
import {TERMS, nameOf} from '../figure/terms';
import {saySearch} from '../text/searchwords';
import type {Named} from './match';

/** A result of the search. */
export interface Entry extends Named {
  /** A field's value, or true for a control that is pressed, on or chosen. */
  readonly value: string;
  readonly keys: string;
  readonly off: boolean;
  run(): void;
}

const MARKS = {Control: 'page.search.control', Space: 'page.search.space'} as const;
const SIGNS: Readonly<Record<string, string>> = {ArrowLeft: '←', ArrowRight: '→', Shift: '⇧'};

/** Keys by their names for readers. aria-keyshortcuts has English names. */
const keysOf = (keys: string): string => keys.replaceAll(/\b[A-Z]\w+/g, (name) => name in MARKS ? saySearch(MARKS[name as keyof typeof MARKS]) : SIGNS[name] ?? name);

export function entriesOf(figure: AnyFigure): Entry[] {
  const commands = saySearch('page.search.commands');
  const engine = (figure.controlList?.() ?? '').split('\n').map((line): Entry => {
    const [group, name, value, keys, event, command, choice, off] = line.split('\t') as [string, string, string, string, string, string, string, string];
    return {
      group: group || commands, name, value, keys: keysOf(keys), off: off !== '',
      run: () => command === '' ? pressKey(figure, keys) : useControl(figure.element.querySelector<HTMLElement>(`[data-on-${event}="${CSS.escape(command)}"]`), choice),
    };
  });
  return [...engine, ...ofPage(figure, commands), ...termsOf(figure)];
}

/** All terms. An entry opens the term's note if the figure shows the term, else its place in the glossary. */
function termsOf(figure: AnyFigure): Entry[] {
  const shown = new Map([...figure.element.querySelectorAll<HTMLElement>('.cs-term')].filter((one) => one.checkVisibility()).map((one) => [one.dataset.note, one]));
  return TERMS.map((id) => ({
    group: saySearch('page.search.terms'), name: nameOf(id), value: '', keys: '', off: false,
    run: () => {
      const term = shown.get(id);
      if (term === undefined) return void window.open(`./glossary.html#${id}`, '_blank', 'noopener');
      term.scrollIntoView({block: 'nearest'});
      term.focus({preventScroll: true});
      if (term.ariaExpanded !== 'true') term.click();
    },
  }));
}

/** The controls that the page's code makes: in the header and the view. */
function ofPage(figure: AnyFigure, commands: string): Entry[] {
  const found = document.querySelectorAll<HTMLElement>('.page-head a, .page-share, #theme option'), view = figure.element.querySelectorAll<HTMLElement>('.cs-viewtools button, .cs-tabs button');
  return [...found, ...view].filter((one) => one.closest('[hidden]') === null).map((one) => ({
    group: one.closest('nav, select')?.getAttribute('aria-label') ?? commands, name: one.getAttribute('aria-label') ?? one.textContent,
    value: one.ariaPressed === 'true' || one.hasAttribute('aria-current') || (one as HTMLOptionElement).selected ? 'true' : '', keys: '', off: one.ariaDisabled === 'true',
    run: () => one instanceof HTMLOptionElement ? useControl(one.parentElement, one.value) : useControl(one),
  }));
}

function useControl(control: HTMLElement | null, choice = ''): void {
  if (control instanceof HTMLSelectElement) {
    control.value = choice;
    control.dispatchEvent(new Event('change', {bubbles: true}));
  } else if (control?.matches('input:not([type=checkbox])')) {
    show(control);
    control.focus();
    if (control instanceof HTMLInputElement && control.type === 'text') control.select();
  } else control?.click();
}

/** Presses a letter key, or shows the list of keys for any other key. */
function pressKey(figure: AnyFigure, keys: string): void {
  if (/^\p{L}$/u.test(keys)) return figure.press(new KeyboardEvent('keydown', {key: keys.toLowerCase()}));
  const list = figure.element.querySelector<HTMLDetailsElement>('.cs-keys')!;
  list.open = true;
  list.querySelector('summary')!.focus();
  list.scrollIntoView({block: 'nearest'});
}

function show(element: HTMLElement): void {
  for (let fold = element.closest('details'); fold !== null; fold = fold.parentElement!.closest('details')) fold.open = true;
}
