import url from 'chunk:./editor';
import {make, write} from '../../../base/dom';
import {ClipstageError} from '../../../base/error';
import {EXERCISES, type Stage, STAGES} from '../../../base/figure.gen';
import {F} from '../../../draw/layout.gen';
import {Chunk} from '../../../engine/chunk';
import type {ExerciseID} from '../../../figure/check';
import {type CodeHost, CodePane} from '../../../figure/code/codepane';
import {FUNCTIONS_OF, LISTING, stepsOf} from '../../../figure/code/collide';
import {markOf} from '../../../figure/code/marks';
import {sayCode} from '../../../text/codewords';
import {Own} from './own';
import {Port, type PortHost} from './port';
import {TASKS} from './exercise';
import {GoSource} from './gosource';
import {unpack} from './packed';

/** The figure of a pane. */
export interface PaneHost extends PortHost, CodeHost {
  /** The chosen exercise, '' for none. */
  readonly exercise: ExerciseID | '';
  train(exercise: ExerciseID | ''): void;
  solved(exercise: ExerciseID): void;
  seek(stage: Stage): void;
  /** The reader's code in the link, '' for none. */
  readonly linked: string;
  link(own: string): void;
}

const editor = new Chunk<typeof import('./editor')>(url);

/** The code of a stage beside the picture: the listing's functions, with the values that each line computed for the boxes of the frame. */
export class Pane extends CodePane<PaneHost> {
  private readonly port: Port;
  private readonly source: GoSource;
  private stage: Stage | undefined;
  private wrong: ReturnType<Port['linesOf']> = []; // the mistaken lines
  private gone = false;
  private own: Own | undefined;
  private linked = ''; // the link's code that the editor has
  private wanted: ExerciseID | '' | undefined; // the code in the editor; undefined: the listing is shown
  private readonly select: HTMLSelectElement;
  private readonly ownButton: HTMLElement;

  constructor(host: PaneHost) {
    const {lang} = host, say = (key: Parameters<typeof sayCode>[0]): string => sayCode(key, {}, lang);
    const ownButton = make('button', {type: 'button', class: 'cs-quiet'}, say('page.code.own'));
    const select = make('select', {'aria-label': say('page.code.exercise')}, make('option', {value: ''}, say('page.code.exercise')), ...EXERCISES.map((id) => make('option', {value: id}, say(`page.code.exercise.${id}`))));
    super(host, ownButton, select);
    this.ownButton = ownButton;
    this.select = select;
    this.ownButton.addEventListener('click', () => {
      host.link(this.linked = '');
      host.train('');
      void this.edit(this.own === undefined ? '' : undefined, true);
    });
    this.select.addEventListener('change', () => {
      const id = this.select.value as ExerciseID | '';
      host.link(this.linked = '');
      host.train(id);
      if (id !== '') host.seek(TASKS[id].stage);
    });
    write(this.file, 'collide.js');
    write(this.hint, say('page.code.unreached'));
    this.source = new GoSource(lang, host.failed);
    this.port = new Port(host, () => this.show());
    this.now.before(this.source.element, this.port.element);
    this.show();
  }

  /** Draws the result of the reader's code or of the mistake over the picture. */
  draw(...on: Parameters<Port['draw']>): void { (this.own ?? this.port).draw(...on); }

  override destroy(): void {
    this.own?.destroy();
    this.gone = true;
    this.port.destroy();
    super.destroy();
  }

  /** Shows the reader's own code, or an exercise, in place of the listing; undefined shows the listing. */
  private async edit(wanted: ExerciseID | '' | undefined, focus = false): Promise<void> {
    const {host} = this, {lang} = host;
    this.own?.destroy();
    this.own = undefined;
    this.wanted = wanted;
    host.drawAt(1);
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

  protected markOf(name: string, turn: number): string {
    const {frame} = this.host;
    return markOf(name, {stage: this.stage!, ofB: frame[F.reference.ofB] === 1, axis: frame[F.best.axis]!, edge: frame[F.incident.edge]!, turn});
  }

  protected override get place(): {n: number; count: number} { return this.own?.place ?? super.place; }

  protected show(): void {
    const {exercise, linked} = this.host;
    this.select.value = exercise;
    if (exercise !== (this.wanted ?? '') || linked !== this.linked) {
      this.linked = linked;
      void this.edit(exercise || (linked === '' ? undefined : ''));
      if (exercise !== '' && this.host.frame[F.stage] === 0) this.host.seek(TASKS[exercise].stage); // the link names no stage
    }
    if (this.own !== undefined) return this.own.changed();
    const {frame} = this.host, stage = STAGES[frame[F.stage]!]!, steps = stepsOf(frame)[stage];
    this.stage = stage;
    this.port.update();
    this.source.show(stage);
    this.wrong = FUNCTIONS_OF[stage].flatMap((name) => this.port.linesOf(name));
    this.hint.hidden = steps.length > 0;
    if (this.present({listing: LISTING, functions: FUNCTIONS_OF[stage], steps}, this.wrong.map(({wrong}) => wrong).join())) this.reveal(this.body.querySelector('.cs-right'));
    return undefined;
  }

  protected override go(step: number): void {
    if (this.own === undefined) return super.go(step);
    const now = this.own.go(step);
    if (now !== undefined) write(this.now, sayCode('page.code.now', {line: now.line, code: '', value: now.value}, this.host.lang));
    return undefined;
  }

  /** The rows of the mistaken lines in the place of a line. */
  protected override further(right: HTMLElement, number: number): HTMLElement[] {
    const text = LISTING.LINES[number - 1]!, indent = /^ */.exec(text)![0], line = this.wrong.find((one) => one.right === text.trim());
    right.classList.toggle('cs-right', line !== undefined);
    return (line?.wrong ?? '').split('\n').filter(Boolean).map((code) => make('tr', {class: 'cs-wrong'},
      make('th', {scope: 'row'}, '✗'), make('td', {}, make('code', {}, indent + code)), make('td', {class: 'cs-value'}, sayCode('page.code.port.line', {}, this.host.lang))));
  }
}
