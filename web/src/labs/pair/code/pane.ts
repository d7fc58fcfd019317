import {FUNCTIONS, LINES, NAMES, PROBES} from 'virtual:listing';
import url from 'chunk:./editor';
import {make, write} from '../../../base/dom';
import {ClipstageError} from '../../../base/error';
import {EXERCISES, type Stage, STAGES} from '../../../base/figure.gen';
import {F} from '../../../draw/layout.gen';
import {Chunk} from '../../../engine/chunk';
import type {ExerciseID} from '../../../figure/check';
import {sayCode} from '../../../text/codewords';
import {markOf} from './marks';
import {Own} from './own';
import {Port, type PortHost} from './port';
import {TASKS} from './exercise';
import {GoSource} from './gosource';
import {unpack} from './packed';
import {FUNCTIONS_OF, linesAt, type Step, stepsOf} from './steps';

/** The figure of a pane. */
export interface PaneHost extends PortHost {
  /** The chosen exercise, '' for none. */
  readonly exercise: ExerciseID | '';
  train(exercise: ExerciseID | ''): void;
  solved(exercise: ExerciseID): void;
  seek(stage: Stage): void;
  /** The reader's code in the link, '' for none. */
  readonly linked: string;
  link(own: string): void;
  mark(name: string): void;
  close(): void;
}

const editor = new Chunk<typeof import('./editor')>(url);

interface Row { readonly line: number; readonly row: HTMLElement; readonly code: HTMLElement; readonly value: HTMLElement; readonly test: HTMLElement }

const KEYWORDS = /\b(?:export|function|const|let|for|of|if|else|return)\b/g;

/** The code of a stage beside the picture: the listing's functions, with what each line computed for the boxes of the frame. */
export class Pane {
  readonly element: HTMLElement;
  readonly port: Port;
  private readonly body = make('tbody');
  private readonly file = make('strong', {}, 'collide.js');
  private readonly of = make('span', {class: 'cs-code-of'});
  private readonly now = make('p', {class: 'cs-twin', 'aria-live': 'polite'});
  private readonly unreached: HTMLElement;
  private readonly list: HTMLElement;
  private readonly source: GoSource;
  private stage: Stage | undefined;
  private wrong = ''; // the mistaken lines
  private rows: readonly Row[] = [];
  private steps: readonly Step[] = [];
  private at = 0; // the number of steps that have run
  private stepping = false;
  private waiting = 0;
  private gone = false;
  private own: Own | undefined;
  private linked = ''; // the link's code that the editor has
  private wanted: ExerciseID | '' | undefined; // the code in the editor; undefined: the listing is shown
  private readonly select: HTMLSelectElement;
  private readonly ownButton: HTMLElement;

  constructor(private readonly host: PaneHost) {
    const {lang} = host, say = (key: Parameters<typeof sayCode>[0]): string => sayCode(key, {}, lang);
    const button = (name: Parameters<typeof sayCode>[0], text: string, press: () => void): HTMLElement => {
      const made = make('button', {type: 'button', class: 'cs-quiet', 'aria-label': say(name), title: say(name)}, text);
      made.addEventListener('click', press);
      return made;
    };
    this.ownButton = make('button', {type: 'button', class: 'cs-quiet'}, say('page.code.own'));
    this.ownButton.addEventListener('click', () => {
      host.link(this.linked = '');
      host.train('');
      void this.edit(this.own === undefined ? '' : undefined, true);
    });
    this.select = make('select', {'aria-label': say('page.code.exercise')}, make('option', {value: ''}, say('page.code.exercise')), ...EXERCISES.map((id) => make('option', {value: id}, say(`page.code.exercise.${id}`))));
    this.select.addEventListener('change', () => {
      const id = this.select.value as ExerciseID | '';
      host.link(this.linked = '');
      host.train(id);
      if (id !== '') host.seek(TASKS[id].stage);
    });
    this.unreached = make('p', {class: 'cs-hint', hidden: ''}, say('page.code.unreached'));
    const heads = (['page.code.line', 'page.code.code', 'page.code.value'] as const).map((key) => make('th', {scope: 'col'}, say(key)));
    this.list = make('div', {class: 'cs-code-list', tabindex: '0', role: 'group', 'aria-label': say('page.code.steps')},
      make('table', {class: 'cs-code-lines', translate: 'no'}, make('thead', {class: 'cs-unseen'}, make('tr', {}, ...heads)), this.body));
    this.source = new GoSource(lang, host.failed);
    this.port = new Port(host, () => this.show());
    this.element = make('section', {class: 'cs-code', 'aria-label': say('page.code.name')},
      make('div', {class: 'cs-code-head'}, this.file, this.of, button('page.code.back', '◀', () => this.go(-1)), button('page.code.on', '▶', () => this.go(1)),
        this.ownButton, this.select, button('page.code.close', '×', () => host.close())),
      this.unreached, this.list, this.source.element, this.port.element, this.now);
    this.listen();
    this.show();
  }

  /** Shows the frame's stage and boxes, in the next animation frame. */
  changed(): void {
    cancelAnimationFrame(this.waiting);
    this.waiting = requestAnimationFrame(() => this.show());
  }

  /** Lights the names of things that the pointer meets in the picture. */
  light(marks: readonly string[]): void {
    for (const name of this.element.querySelectorAll<HTMLElement>('.cs-name-of')) name.classList.toggle('cs-lit', marks.includes(this.markAt(name)));
  }

  /** Draws the result of the reader's code or of the mistake over the picture. */
  draw(...on: Parameters<Port['draw']>): void { (this.own ?? this.port).draw(...on); }

  destroy(): void {
    cancelAnimationFrame(this.waiting);
    this.own?.destroy();
    this.gone = true;
    this.host.mark('');
    this.port.destroy();
    this.element.remove();
  }

  /** Shows the reader's own code, or an exercise, in place of the listing; undefined shows the listing. */
  private async edit(wanted: ExerciseID | '' | undefined, focus = false): Promise<void> {
    const {host} = this, {lang} = host;
    this.own?.destroy();
    this.own = undefined;
    this.wanted = wanted;
    if (wanted === undefined) {
      this.show();
    } else {
      write(this.ownButton, sayCode('page.code.loading', {}, lang));
      try {
        const {linked} = this, parts = await editor.load(), given = linked === '' ? undefined : await unpack(linked) ?? null;
        if (this.gone || this.wanted !== wanted || this.linked !== linked || this.own !== undefined) return;
        host.choose('');
        this.port.update();
        this.own = new Own({...host, stepped: () => this.count(), link: (own) => host.link(this.linked = own)}, parts, wanted, given);
        this.element.append(this.own.element);
        this.count();
        if (given === null) host.link(this.linked = '');
        if (focus) this.own.focus();
      } catch (error) {
        host.failed(ClipstageError.from(error));
      }
    }
    write(this.file, this.own?.file ?? 'collide.js');
    write(this.ownButton, sayCode(this.own === undefined ? 'page.code.own' : 'page.code.listing', {}, lang));
    this.element.classList.toggle('cs-owned', this.own !== undefined);
    host.mark('');
  }

  private listen(): void {
    this.element.addEventListener('keydown', (event) => {
      if (event.ctrlKey || event.altKey || event.metaKey || this.port.element.contains(event.target as Node)) return;
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
    for (const other of this.element.querySelectorAll<HTMLElement>('.cs-name-of')) other.classList.toggle('cs-lit', other.textContent === name?.textContent);
    this.host.mark(name === null ? '' : this.markAt(name));
  }

  private markAt(name: HTMLElement): string { return this.markNamed(name.textContent); }

  private markNamed(name: string): string {
    const {frame} = this.host, stage = this.stage!;
    // The loop has begun as often as its line has run.
    const loop = this.rows.find(({line}) => /^\s*for /.test(LINES[line - 1]!))?.line, turn = this.steps.slice(0, this.at).filter(({line}) => line === loop).length;
    return markOf(name, {stage, ofB: frame[F.reference.ofB] === 1, axis: frame[F.best.axis]!, edge: frame[F.incident.edge]!, turn});
  }

  private show(): void {
    const {exercise, linked} = this.host;
    this.select.value = exercise;
    if (exercise !== (this.wanted ?? '') || linked !== this.linked) {
      this.linked = linked;
      void this.edit(exercise || (linked === '' ? undefined : ''));
      if (exercise !== '' && this.host.frame[F.stage] === 0) this.host.seek(TASKS[exercise].stage); // the link names no stage
    }
    if (this.own !== undefined) return this.own.changed();
    const {frame} = this.host, stage = STAGES[frame[F.stage]!]!;
    this.steps = stepsOf(frame)[stage];
    this.port.update();
    this.source.show(stage);
    const wrong = FUNCTIONS_OF[stage].flatMap((name) => this.port.linesOf(name)), lines = wrong.map((line) => line.wrong).join();
    if (stage !== this.stage || lines !== this.wrong) {
      this.stage = stage;
      this.wrong = lines;
      this.stepping = false;
      this.rows = this.rowsOf(stage);
      this.body.replaceChildren(...this.rows.flatMap(({row, line}) => [row, ...this.mistaken(row, line, wrong)]));
      this.list.scrollTop = 0;
      this.reveal(this.body.querySelector('.cs-right'));
    }
    this.at = this.stepping ? Math.min(this.at, this.steps.length) : this.steps.length;
    this.unreached.hidden = this.steps.length > 0;
    this.fill();
    return undefined;
  }

  /** Goes some lines forwards or back. From the stage's end, forwards begins anew. */
  private go(step: number): void {
    if (this.own !== undefined) {
      const now = this.own.go(step);
      if (now !== undefined) write(this.now, sayCode('page.code.now', {line: now.line, code: '', value: now.value}, this.host.lang));
      return;
    }
    const {length} = this.steps;
    if (length === 0) return;
    const at = !this.stepping && step > 0 ? 1 : Math.max(1, Math.min(length, this.at + step));
    this.stepping = true;
    this.at = at;
    this.fill();
    const {line} = this.steps[at - 1]!, row = this.rows.find((one) => one.line === line)!, code = LINES[line - 1]!.trim();
    this.reveal(row.row);
    const value = [row.test.textContent, row.value.textContent].filter(Boolean).join(' ');
    write(this.now, sayCode('page.code.now', {line, code, value}, this.host.lang));
    const marks = NAMES.filter((name) => name.line === line).map(({name}) => this.markNamed(name));
    this.host.mark(marks.find((mark) => mark !== '') ?? '');
  }

  private count(): void {
    const {n, count} = this.own?.place ?? {n: this.at, count: this.steps.length};
    write(this.of, count > 0 ? sayCode('page.code.of', {n, count}, this.host.lang) : '');
  }

  private reveal(row: Element | null): void {
    if (row === null) return;
    const {top, bottom} = row.getBoundingClientRect(), box = this.list.getBoundingClientRect();
    if (top < box.top || bottom > box.bottom) this.list.scrollTop += top - box.top - box.height / 3;
  }

  /** Writes the values of the lines that have run. */
  private fill(): void {
    const {lang} = this.host, lines = linesAt(this.steps, this.at), ran = new Set(this.steps.map(({line}) => line));
    const now = this.stepping ? this.steps[this.at - 1]?.line : undefined;
    this.count();
    for (const {line, row, code, value, test} of this.rows) {
      const step = lines.get(line);
      write(value, step?.value ?? '');
      write(test, step?.test === undefined ? '' : sayCode(step.test ? 'page.code.yes' : 'page.code.no', {}, lang));
      test.classList.toggle('cs-yes', step?.test === true);
      row.classList.toggle('cs-now', line === now);
      row.classList.toggle('cs-idle', !ran.has(line) && row.dataset.runs !== undefined);
      for (const part of code.children) {
        const {from = '-1'} = (part as HTMLElement).dataset, column = Number(from);
        part.classList.toggle('cs-off', step?.off.some(([start, end]) => column >= start && column < end) ?? false);
      }
    }
  }

  /** The rows of the mistaken lines in the place of a line. */
  private mistaken(right: HTMLElement, number: number, wrong: Port['linesOf'] extends (name: string) => infer Lines ? Lines : never): HTMLElement[] {
    const text = LINES[number - 1]!, indent = /^ */.exec(text)![0], line = wrong.find((one) => one.right === text.trim());
    right.classList.toggle('cs-right', line !== undefined);
    return (line?.wrong ?? '').split('\n').filter(Boolean).map((code) => make('tr', {class: 'cs-wrong'},
      make('th', {scope: 'row'}, '✗'), make('td', {}, make('code', {}, indent + code)), make('td', {class: 'cs-value'}, sayCode('page.code.port.line', {}, this.host.lang))));
  }

  private rowsOf(stage: Stage): Row[] {
    return FUNCTIONS_OF[stage].flatMap((wanted) => {
      const {from, to} = FUNCTIONS.find(({name}) => name === wanted)!;
      return Array.from({length: to - from + 1}, (_, i) => rowOf(from + i, i === 0));
    });
  }
}

/** The row of a line: its number, its code with the names in it, and its value. */
function rowOf(line: number, first: boolean): Row {
  const text = LINES[line - 1]!, code = make('code', {}), value = make('span'), test = make('span', {class: 'cs-test'});
  const comment = text.trimStart().startsWith('//'), names = NAMES.filter((name) => name.line === line).sort((p, q) => p.from - q.from);
  let at = 0;
  // A branch that is not taken is struck out, so no part of the line reaches across a branch's ends.
  const ends = PROBES.filter((probe) => probe.line === line).flatMap(({branches}) => branches?.flat() ?? []);
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
  if (!comment && text.trim() !== '}') row.dataset.runs = '';
  return {line, row, code, value, test};
}
