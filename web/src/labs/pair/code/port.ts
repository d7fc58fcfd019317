import {make, write} from '../../../base/dom';
import {ClipstageError} from '../../../base/error';
import {MISTAKES, type Stage, STAGES} from '../../../base/figure.gen';
import {Pen} from '../../../draw/pen';
import {F} from '../../../draw/layout.gen';
import type {Camera} from '../../../draw/camera';
import type {Rect} from '../../../draw/geometry';
import type {Theme} from '../../../draw/theme';
import {type Check, loadCheck, type Mistake, type MistakeAnswer, type Row} from '../../../figure/check';
import {boxOf, FUNCTIONS_OF} from '../../../figure/code/collide';
import {sayCode} from '../../../text/codewords';
import type {Language} from '../../../text/text.gen';
import {drawWrong} from './wrong';

/** The figure of a port. */
export interface PortHost {
  readonly frame: Float64Array;
  readonly lang: Language;
  /** The chosen mistake, '' for none. */
  readonly mistake: Mistake | '';
  choose(mistake: Mistake | ''): void;
  stageName(stage: Stage): string;
  /** Marks the first stage that differs in the stage bar; -1 for none. */
  differs(stage: number): void;
  /** Shows boxes, each as w, h, x, y, angle, at a stage. */
  show(a: readonly number[], b: readonly number[], stage: Stage): void;
  /** Draws the picture again. */
  redraw(): void;
  failed(error: ClipstageError): void;
}

/** A table of the values of a stage: the engine's, and a port's. */
export function valuesTable(rows: HTMLElement, port: string, lang: Language): HTMLElement {
  const heads = [sayCode('page.code.port.value', {}, lang), sayCode('page.code.port.right', {}, lang), port].map((text) => make('th', {scope: 'col'}, text));
  return make('table', {class: 'cs-port-values', translate: 'no'}, make('thead', {}, make('tr', {}, ...heads)), rows);
}

/** Fills the table. A value that differs has a cross, and stands above the others. */
export function fillValues(body: HTMLElement, rows: readonly Row[], lang: Language): void {
  body.replaceChildren(...[...rows].sort((p, q) => Number(p.same) - Number(q.same)).map(({name, expected, got, same}) => {
    const wrong = make('td', {}, ...same ? [got] : [make('span', {'aria-hidden': 'true'}, '✗ '), got, make('span', {class: 'cs-unseen'}, ` ${sayCode('page.code.port.off', {}, lang)}`)]);
    return make('tr', {class: same ? '' : 'cs-wrong'}, make('th', {scope: 'row'}, name.replace(/^(mid|out)\./, '')), make('td', {}, expected), wrong);
  }));
}

/** A mistake of ports beside the engine: the choice, the first stage that differs, and its values. The checking program is loaded when a mistake is first chosen. */
export class Port {
  readonly element: HTMLElement;
  private readonly select: HTMLSelectElement;
  private readonly text = make('p', {class: 'cs-hint'});
  private readonly verdict = make('p', {class: 'cs-hint', 'aria-live': 'polite'});
  private readonly lines = make('p', {class: 'cs-hint'});
  private readonly button: HTMLButtonElement;
  private readonly rows = make('tbody');
  private readonly table: HTMLElement;
  private check: Check | undefined;
  private answer: MistakeAnswer | undefined;

  constructor(private readonly host: PortHost, private readonly changed: () => void) {
    const {lang} = host, say = (key: Parameters<typeof sayCode>[0]): string => sayCode(key, {}, lang);
    const option = (value: string, text: string): HTMLElement => make('option', {value}, text);
    this.select = make('select', {'aria-label': say('page.code.port')}, option('', say('page.code.port.none')), ...MISTAKES.map((id) => option(id, say(`page.code.port.${id}`))));
    this.select.addEventListener('change', () => this.host.choose(this.select.value as Mistake | ''));
    this.button = make('button', {type: 'button', class: 'cs-quiet', 'aria-label': say('page.code.port.show.name'), title: say('page.code.port.show.name')}, say('page.code.port.show'));
    this.button.addEventListener('click', () => {
      const {a, b, stage} = this.answer!.shown;
      this.host.show(a, b, stage);
    });
    this.table = valuesTable(this.rows, say('page.code.port.wrong'), lang);
    this.element = make('div', {class: 'cs-port'}, make('label', {}, make('span', {}, say('page.code.port')), this.select), this.button, this.text, this.verdict, this.lines, this.table);
    this.update();
  }

  /** The lines of the chosen mistake in a function of the listing. */
  linesOf(name: string): MistakeAnswer['lines'] { return this.answer?.lines.filter((line) => line.function === name) ?? []; }

  /** Compares the frame's boxes with the chosen mistake. */
  update(): void {
    const {host} = this, {mistake, frame} = host;
    if (mistake !== '' && this.check === undefined) return void this.load();
    this.answer = mistake === '' ? undefined : this.check!.mistake(boxOf(frame, F.boxes[0]), boxOf(frame, F.boxes[1]), mistake);
    host.differs(STAGES.indexOf(this.answer?.differs?.stage ?? '' as Stage));
    host.redraw();
    this.fill();
    return undefined;
  }

  draw(ctx: CanvasRenderingContext2D, camera: Camera, theme: Theme, labels: readonly Rect[]): void {
    const {answer, host: {frame}} = this, centre = ({x, y}: typeof F.boxes[number]): [number, number] => [frame[x]!, frame[y]!];
    if (answer?.differs !== undefined) drawWrong(new Pen(ctx, camera, theme), STAGES[frame[F.stage]!]!, answer.expected, answer.got, [centre(F.boxes[0]), centre(F.boxes[1])], labels);
  }

  destroy(): void {
    this.host.differs(-1);
    this.host.redraw();
  }

  private async load(): Promise<void> {
    try {
      this.check = await loadCheck();
      this.changed();
    } catch (error) {
      this.host.choose('');
      this.host.failed(ClipstageError.from(error));
    }
  }

  private fill(): void {
    const {answer, host: {lang, mistake, frame, stageName}} = this, differs = answer?.differs;
    this.select.value = mistake;
    this.button.hidden = answer === undefined;
    write(this.text, mistake === '' ? '' : sayCode(`page.code.port.${mistake}.text`, {}, lang));
    write(this.verdict, answer === undefined ? '' : differs === undefined ? sayCode('page.code.port.same', {}, lang) : sayCode('page.code.port.differs', {stage: stageName(differs.stage)}, lang));
    const runs = (stage: Stage): boolean => FUNCTIONS_OF[stage].some((name) => this.linesOf(name).length > 0), first = STAGES.find(runs);
    write(this.lines, first === undefined || runs(STAGES[frame[F.stage]!]!) ? '' : sayCode('page.code.port.lines', {stage: stageName(first)}, lang));
    const here = differs !== undefined && STAGES[frame[F.stage]!] === differs.stage;
    this.table.hidden = !here;
    fillValues(this.rows, here ? differs.rows : [], lang);
  }
}
