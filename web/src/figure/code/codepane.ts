import type {Probe} from 'virtual:listing';
import {make, write} from '../../base/dom';
import {sayCode} from '../../text/codewords';
import type {Language} from '../../text/text.gen';
import {usesKey} from '../where';
import {linesAt, type Step} from './steps';

/** The lines of a listing, and its functions, names and probes: see virtual.d.ts. */
export interface Listing {
  readonly LINES: readonly string[];
  readonly PROBES: readonly Probe[];
  readonly FUNCTIONS: readonly {readonly name: string; readonly from: number; readonly to: number}[];
  readonly NAMES: readonly {readonly line: number; readonly from: number; readonly to: number; readonly name: string}[];
}

/** The functions that a pane shows, and the steps that they ran. The values are those after at steps, by default after all. */
export interface Shown { readonly listing: Listing; readonly functions: readonly string[]; readonly steps: readonly Step[]; readonly at?: number }

/** The figure of a pane. */
export interface CodeHost {
  readonly lang: Language;
  mark(name: string): void;
  /** Draws the picture as it is after a share of the stage; 1 is the whole stage. */
  drawAt(share: number): void;
  close(): void;
}

/** A line: runs tells whether it has values, and choices are its parts with their columns if only one of two branches is taken. */
interface Row { readonly line: number; readonly row: HTMLElement; readonly value: HTMLElement; readonly test: HTMLElement; readonly runs: boolean; readonly choices: readonly (readonly [part: Element, column: number])[] }

const KEYWORDS = /\b(?:export|function|const|let|for|of|if|else|return)\b/g;

/** Functions of a listing beside a picture, with the values that each line computed. */
export abstract class CodePane<Host extends CodeHost> {
  readonly element: HTMLElement;
  protected readonly body = make('tbody');
  protected readonly file = make('strong');
  protected readonly now = make('p', {class: 'cs-twin', 'aria-live': 'polite'});
  /** Why no line has a value. */
  protected readonly hint = make('p', {class: 'cs-hint', hidden: ''});
  private readonly of = make('span', {class: 'cs-code-of'});
  private readonly list: HTMLElement;
  private listing: Listing | undefined;
  private key = ''; // of the shown lines
  private rows: readonly Row[] = [];
  private steps: readonly Step[] = [];
  private at = 0; // the number of steps that have run
  private stepping = false;
  private waiting = 0;

  /** tools stand in the head. */
  constructor(protected readonly host: Host, ...tools: readonly HTMLElement[]) {
    const {lang} = host, say = (key: Parameters<typeof sayCode>[0]): string => sayCode(key, {}, lang);
    const button = (name: Parameters<typeof sayCode>[0], text: string, press: () => void): HTMLElement => {
      const made = make('button', {type: 'button', class: 'cs-quiet', 'aria-label': say(name), title: say(name)}, text);
      made.addEventListener('click', press);
      return made;
    };
    const heads = (['page.code.line', 'page.code.code', 'page.code.value'] as const).map((key) => make('th', {scope: 'col'}, say(key)));
    this.list = make('div', {class: 'cs-code-list', tabindex: '0', role: 'group', 'aria-label': say('page.code.steps')},
      make('table', {class: 'cs-code-lines', translate: 'no'}, make('thead', {class: 'cs-unseen'}, make('tr', {}, ...heads)), this.body));
    this.element = make('section', {class: 'cs-code', 'aria-label': say('page.code.name')},
      make('div', {class: 'cs-code-head'}, this.file, this.of, button('page.code.back', '◀', () => this.go(-1)), button('page.code.on', '▶', () => this.go(1)),
        ...tools, button('page.code.close', '×', () => host.close())),
      this.hint, this.list, this.now);
    this.listen();
  }

  /** Shows the frame's values. */
  protected abstract show(): void;

  /** The thing that a name stands for, '' for none. turn is how often the loop of the shown lines has begun. */
  protected abstract markOf(name: string, turn: number): string;

  /** The share of the stage that the picture shows after at steps. */
  protected shareOf(steps: readonly Step[], at: number): number { return at / steps.length; }

  /** Further rows after a line's. */
  protected further(_row: HTMLElement, _line: number): HTMLElement[] { return []; }

  /** The number of steps that have run, and of all. */
  protected get place(): {n: number; count: number} { return {n: this.at, count: this.steps.length}; }

  /** Shows the frame's values in the next animation frame. */
  changed(): void {
    cancelAnimationFrame(this.waiting);
    this.waiting = requestAnimationFrame(() => this.show());
  }

  /** Lights the names of things that the pointer meets in the picture. */
  light(marks: readonly string[]): void {
    const {turn} = this;
    for (const name of this.names) name.classList.toggle('cs-lit', marks.includes(this.markOf(name.textContent, turn)));
  }

  destroy(): void {
    cancelAnimationFrame(this.waiting);
    this.host.mark('');
    this.host.drawAt(1);
    this.element.remove();
  }

  /** Shows lines and values. Returns whether these are other lines; anew makes them others. */
  protected present({listing, functions, steps, at = steps.length}: Shown, anew = ''): boolean {
    const key = `${functions.join()} ${anew}`, other = key !== this.key;
    this.steps = steps;
    if (other) {
      this.key = key;
      this.listing = listing;
      this.stepping = false;
      this.rows = functions.flatMap((wanted) => {
        const {from, to} = listing.FUNCTIONS.find(({name}) => name === wanted)!;
        return Array.from({length: to - from + 1}, (_, i) => rowOf(listing, from + i, i === 0));
      });
      this.body.replaceChildren(...this.rows.flatMap(({row, line}) => [row, ...this.further(row, line)]));
      this.list.scrollTop = 0;
    }
    this.at = this.stepping ? Math.min(this.at, steps.length) : at;
    this.fill();
    return other;
  }

  /** Goes some lines forwards or back. From the end, forwards begins anew. */
  protected go(step: number): void {
    const {steps, steps: {length}} = this;
    if (length === 0) return;
    const at = !this.stepping && step === 1 ? 1 : Math.max(1, Math.min(length, this.at + step));
    this.stepping = true;
    this.at = at;
    this.fill();
    const {line} = steps[at - 1]!, row = this.rows.find((one) => one.line === line)!, {LINES, NAMES} = this.listing!, {turn} = this;
    this.reveal(row.row);
    const value = [row.test.textContent, row.value.textContent].filter(Boolean).join(' ');
    write(this.now, sayCode('page.code.now', {line, code: LINES[line - 1]!.trim(), value}, this.host.lang));
    const marks = NAMES.filter((name) => name.line === line).map(({name}) => this.markOf(name, turn));
    this.host.mark(marks.find((mark) => mark !== '') ?? '');
  }

  protected count(): void {
    const {n, count} = this.place;
    write(this.of, count > 0 ? sayCode('page.code.of', {n, count}, this.host.lang) : '');
  }

  protected reveal(row: Element | null): void {
    if (row === null) return;
    const {top, bottom} = row.getBoundingClientRect(), box = this.list.getBoundingClientRect();
    if (top < box.top || bottom > box.bottom) this.list.scrollTop += top - box.top - box.height / 3;
  }

  private get names(): NodeListOf<HTMLElement> { return this.element.querySelectorAll('.cs-name-of'); }

  /** The loop has begun as often as its line has run. */
  private get turn(): number {
    const loop = this.rows.find(({line}) => /^\s*for /.test(this.listing!.LINES[line - 1]!))?.line;
    return this.steps.slice(0, this.at).filter(({line}) => line === loop).length;
  }

  private listen(): void {
    this.element.addEventListener('keydown', (event) => {
      if (event.ctrlKey || event.altKey || event.metaKey || usesKey(event)) return;
      const step = {ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1, Home: -Infinity, End: Infinity}[event.key];
      if (step === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      this.go(step);
    });
    this.body.addEventListener('pointerover', ({target}) => this.point(target));
    this.body.addEventListener('pointerleave', () => this.point(null));
  }

  /** Lights the pointed name's thing in the picture, and the name's other uses. */
  private point(target: EventTarget | null): void {
    const name = target instanceof Element ? target.closest<HTMLElement>('.cs-name-of') : null;
    for (const other of this.names) other.classList.toggle('cs-lit', other.textContent === name?.textContent);
    this.host.mark(name === null ? '' : this.markOf(name.textContent, this.turn));
  }

  /** Writes the values of the lines that have run. */
  private fill(): void {
    const {lang} = this.host, lines = linesAt(this.steps, this.at), ran = new Set(this.steps.map(({line}) => line));
    const now = this.stepping ? this.steps[this.at - 1]?.line : undefined;
    this.count();
    this.host.drawAt(now === undefined ? 1 : this.shareOf(this.steps, this.at));
    for (const {line, row, value, test, runs, choices} of this.rows) {
      const step = lines.get(line);
      write(value, step?.value ?? '');
      write(test, step?.test === undefined ? '' : sayCode(step.test ? 'page.code.yes' : 'page.code.no', {}, lang));
      test.classList.toggle('cs-yes', step?.test === true);
      row.classList.toggle('cs-now', line === now);
      row.classList.toggle('cs-idle', runs && !ran.has(line));
      for (const [part, column] of choices) part.classList.toggle('cs-off', step?.off.some(([start, end]) => column >= start && column < end) ?? false);
    }
  }
}

/** The row of a line: its number, its code with the names in it, and its value. */
function rowOf({LINES, NAMES, PROBES}: Listing, line: number, first: boolean): Row {
  const text = LINES[line - 1]!, code = make('code', {}), value = make('span'), test = make('span', {class: 'cs-test'});
  const comment = text.trimStart().startsWith('//'), names = NAMES.filter((name) => name.line === line).sort((p, q) => p.from - q.from);
  let at = 0;
  // A branch that is not taken is struck out, so no part of the line reaches across a branch's ends.
  const probes = PROBES.filter((probe) => probe.line === line), ends = probes.flatMap(({branches}) => branches?.flat() ?? []);
  const plain = (to: number): void => {
    const end = ends.filter((column) => column > at && column < to).sort((p, q) => p - q)[0];
    if (end !== undefined) {
      plain(end);
      at = end;
      return plain(to);
    }
    const piece = text.slice(at, to);
    let from = 0;
    for (const {0: word, index} of piece.matchAll(KEYWORDS)) {
      if (index > from) code.append(make('span', {'data-from': String(at + from)}, piece.slice(from, index)));
      code.append(make('b', {'data-from': String(at + index)}, word));
      from = index + word.length;
    }
    if (from < piece.length) code.append(make('span', {'data-from': String(at + from)}, piece.slice(from)));
    return undefined;
  };
  if (comment) code.append(text);
  else {
    for (const {from, to, name} of names) {
      plain(from);
      code.append(make('span', {class: 'cs-name-of', 'data-from': String(from)}, name));
      at = to;
    }
    plain(text.length);
  }
  const row = make('tr', {class: [comment && 'cs-comment', first && 'cs-first'].filter(Boolean).join(' ')},
    make('th', {scope: 'row'}, String(line)), make('td', {}, code), make('td', {class: 'cs-value'}, test, value));
  const choices = ends.length > 0 ? [...code.children].map((part) => [part, Number((part as HTMLElement).dataset.from ?? -1)] as const) : [];
  return {line, row, value, test, runs: probes.length > 0, choices};
}
