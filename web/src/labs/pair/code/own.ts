import {LINES} from 'virtual:listing';
import {make, write} from '../../../base/dom';
import {ClipstageError} from '../../../base/error';
import {readCode, rememberCode} from '../../../base/preference';
import {type Stage, STAGES} from '../../../base/figure.gen';
import type {Box} from '../../../listing/collide.js';
import {save} from '../../../figure/save';
import {sayCode} from '../../../text/codewords';
import type {Camera} from '../../../draw/camera';
import type {Rect} from '../../../draw/geometry';
import {F} from '../../../draw/layout.gen';
import {Pen} from '../../../draw/pen';
import type {Theme} from '../../../draw/theme';
import {type Answer as Compared, type Check, type ExerciseID, loadCheck} from '../../../figure/check';
import {boxesOf, FUNCTIONS_OF, stageOf} from '../../../figure/code/collide';
import {linesAt, type Step, stepper} from '../../../figure/code/steps';
import {type Answer, answerOf, type OwnContact, type Report, type Result} from './answer';
import type {Fault, Probed} from './editor';
import {Exercise} from './exercise';
import {pack} from './packed';
import {Runner} from './runner';
import {drawOver} from './over';
import {fillValues, type PortHost, valuesTable} from './port';
import {type Outcome, Trial} from './trial';
import {drawWrong} from './wrong';

/** The milliseconds without a change after which the code runs. */
const PAUSE = 300;

const SIMPLE = {missing: 'page.code.missing.text', eval: 'page.code.eval.text', blocked: 'page.code.blocked.text', flood: 'page.code.flood.text'} as const;

/** The pane of an editor. */
export interface OwnHost extends Pick<PortHost, 'frame' | 'lang' | 'stageName' | 'differs' | 'show' | 'redraw' | 'failed'> {
  /** The code has run, or the reader has stepped. */
  stepped(): void;
  /** All cases of an exercise have passed. */
  solved(id: ExerciseID): void;
  /** Puts a code into the figure's link; '' takes it out. */
  link(own: string): void;
}

/** The reader's own code: an editor, and the values of its run for the boxes of the figure. */
export class Own {
  readonly element: HTMLElement;
  readonly file: string;
  private readonly editor;
  private readonly status = make('p', {class: 'cs-code-status', role: 'status'});
  private readonly runner = new Runner(() => this.tell({kind: 'flood'}));
  private readonly rows = make('tbody');
  private readonly table: HTMLElement;
  private readonly exercise: Exercise | undefined;
  private readonly trial: Trial | Exercise['drill'];
  private check: Check | undefined;
  private checking: Promise<void> | undefined;
  private contacts: readonly OwnContact[] = []; // the last good result
  private compared: Compared | undefined;
  private probed: Probed | undefined; // the code that runs
  private steps: readonly Step[] = [];
  private begun = new Map<Stage, number>(); // the number of steps before a stage
  private at: number | undefined; // the number of shown steps; undefined: up to the end of the stage
  private fault: Fault | undefined;
  private todo: 'code' | 'call' | undefined;
  private running = false;
  private gone = false;
  private fresh = false; // the code has not been called yet
  private stage: Stage | undefined; // whose function was scrolled to
  private timer = 0;
  private waits: boolean; // the code of a link has not run yet: it runs when the reader says so
  private inLink: boolean;
  private readonly foreign: boolean; // the code came with a link: it is not stored, so that the reader's own stays
  private readonly warning = make('div', {class: 'cs-warning', role: 'alert'});
  private readonly note = make('p', {class: 'cs-hint', role: 'status'});

  /** Without an exercise, the reader writes all of collide. given is the code of a link; null if it could not be read. */
  constructor(private readonly host: OwnHost, private readonly parts: typeof import('./editor'), id: ExerciseID | '', given?: string | null) {
    const {lang} = host, say = (key: Parameters<typeof sayCode>[0]): string => sayCode(key, {}, lang);
    const button = (key: Parameters<typeof sayCode>[0], press: () => void): HTMLElement => {
      const made = make('button', {type: 'button', class: 'cs-quiet'}, say(key));
      made.addEventListener('click', press);
      return made;
    };
    this.exercise = id === '' ? undefined : new Exercise(id, host, () => this.begin());
    this.trial = this.exercise?.drill ?? new Trial(host, () => this.begin());
    const {start = EXAMPLE, hint, element} = this.exercise ?? {element: this.trial.element};
    this.file = this.exercise?.file ?? 'collide.js';
    this.editor = new parts.Editor(given ?? readCode(id) ?? start, say('page.code.editor'), () => this.edited());
    this.editor.element.className = 'cs-code-editor';
    this.table = valuesTable(this.rows, say('page.code.yours'), lang);
    this.element = make('div', {class: 'cs-code-own'},
      make('div', {class: 'cs-code-tools'}, button('page.code.run', () => this.allow()), button('page.code.anew', () => this.anew(start)), button('page.code.undo', () => this.editor.undo()),
        button('page.code.save', () => save(new Blob([this.editor.text], {type: 'text/javascript'}), this.file)), button('page.code.open', () => this.open()), button('page.code.link', () => void this.link()), ...hint ? [hint] : []),
      this.warning, this.note, this.status, make('div', {class: 'cs-task'}, element, this.table), this.editor.element, this.runner.element);
    this.table.hidden = true;
    this.waits = this.inLink = this.foreign = typeof given === 'string';
    if (this.waits) this.warning.append(make('p', {}, say('page.code.link.warning.text')), button('page.code.link.run', () => this.allow()));
    else this.warning.remove();
    if (given === null) write(this.note, say('page.code.link.bad.text'));
    this.run('code');
  }

  /** The boxes or the stage have changed. */
  changed(): void {
    if (this.stage !== undefined && this.shownStage !== this.stage) {
      this.at = undefined;
      if (this.exercise === undefined) this.reveal();
      else this.stage = this.shownStage;
    }
    if (this.probed !== undefined) this.run('call');
  }

  /** The number of shown steps and of all steps. */
  get place(): {n: number; count: number} {
    const {length} = this.steps, next = STAGES.slice(STAGES.indexOf(this.shownStage) + 1).find((stage) => this.begun.has(stage));
    return {n: this.at ?? this.begun.get(next!) ?? length, count: length};
  }

  /** Goes some steps forwards or back, and returns the last shown one. The first step forwards is the stage's first. */
  go(step: number): Step | undefined {
    const {length} = this.steps;
    if (length === 0) return undefined;
    this.at = this.at === undefined && step > 0 ? (this.begun.get(this.shownStage) ?? 0) + 1 : Math.max(1, Math.min(length, this.place.n + step));
    this.show();
    const now = this.steps[this.at - 1]!;
    this.editor.reveal(now.line);
    return now;
  }

  /** Draws the contacts of the last good result, and the values of the shown stage that differ from the engine's. */
  draw(pen: CanvasRenderingContext2D, camera: Camera, theme: Theme, labels: readonly Rect[]): void {
    const {compared, host: {frame}} = this, centre = ({x, y}: typeof F.boxes[number]): [number, number] => [frame[x]!, frame[y]!];
    drawOver(pen, this.contacts, camera, compared !== undefined && compared.wrong === undefined && compared.differs === undefined ? theme.contact : theme.wrong);
    if (compared?.differs !== undefined && compared.expected !== undefined) drawWrong(new Pen(pen, camera, theme), this.shownStage, compared.expected, compared.got, [centre(F.boxes[0]), centre(F.boxes[1])], labels);
  }

  focus(): void { this.editor.focus(); }

  destroy(): void {
    this.gone = true;
    clearTimeout(this.timer);
    this.host.differs(-1);
    this.host.redraw();
    this.runner.destroy();
    this.editor.destroy();
    this.element.remove();
  }

  /** Scrolls to the function of the stage, if the code has one with the listing's name. */
  private reveal(): void {
    this.stage = this.shownStage;
    const wanted = this.exercise?.name ?? FUNCTIONS_OF[this.stage][0], found = this.probed?.functions.find(({name}) => name === wanted);
    if (found !== undefined) this.editor.reveal(found.from);
  }

  private edited(): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => {
      if (this.inLink) void this.link();
      if (!this.foreign && !rememberCode(this.editor.text, this.exercise?.id)) write(this.note, sayCode('page.code.unkept.text', {}, this.host.lang));
      this.run('code');
    }, PAUSE);
  }

  private anew(start: string): void {
    this.stage = undefined; // its function is scrolled to
    this.editor.replace(start);
  }

  /** Runs the code, also one of a link, which the reader has seen. */
  private allow(): void {
    this.waits = false;
    this.warning.remove();
    this.run('code');
  }

  /** Puts the code into the figure's link, and keeps it there. */
  private async link(): Promise<void> {
    const {host: {lang}, editor: {text}} = this, packed = await pack(text);
    if (this.gone || text !== this.editor.text) return;
    const before = this.inLink;
    this.inLink = packed !== undefined;
    this.host.link(packed ?? '');
    if (packed === undefined || !before) write(this.note, sayCode(packed === undefined ? 'page.code.link.long.text' : 'page.code.link.done.text', {}, lang));
  }

  /** Opens a file in the editor. */
  private open(): void {
    const input = make('input', {type: 'file', accept: '.js,.mjs,text/javascript'});
    input.addEventListener('change', async () => {
      const [file] = input.files!;
      try {
        if (file !== undefined) this.editor.replace(await file.text());
      } catch (error) {
        this.host.failed(ClipstageError.from(error));
      }
    });
    input.click();
  }

  private get shownStage(): Stage { return STAGES[this.host.frame[F.stage]!]!; }

  /** Runs the code or, with the same code, the call. While a call runs only the last wish waits. */
  private run(what: 'code' | 'call'): void {
    if (this.waits) return;
    if (this.todo !== 'code') this.todo = what;
    this.begin();
  }

  private begin(): void {
    if (!this.running) void this.work();
  }

  private async work(): Promise<void> {
    this.running = true;
    while ((this.todo !== undefined || this.trial.going) && !this.gone) {
      const {todo} = this;
      this.todo = undefined;
      if (todo === undefined) await this.trial.next(({a, b}) => this.outcome(a, b));
      else if (todo === 'call' || await this.load()) await this.call();
    }
    this.running = false;
  }

  /** The outcome of a case of the trial. */
  private async outcome(a: Box, b: Box): Promise<Outcome> {
    const answer = this.probed === undefined ? undefined : answerOf(await this.runner.ask({...this.given(a, b), values: false}), 0);
    const compared = answer?.kind === 'result' ? this.compare(a, b, answer.result) : undefined;
    return compared === undefined || compared.wrong !== undefined ? 'failed' : compared.differs?.stage;
  }

  /** The arguments of a call. */
  private given(a: Box, b: Box): {a: unknown; b: unknown} { return this.exercise?.given(a, b) ?? {a, b}; }

  private compare(a: Box, b: Box, result: Result): Compared | undefined {
    try {
      const {mid, n, contacts} = result;
      return this.exercise !== undefined ? this.exercise.compare(this.check, a, b, result) : this.check?.compare(a, b, {mid, out: {n, contacts}});
    } catch {
      return undefined; // the program could not read it
    }
  }

  /** Loads the code, and reports whether it can be called. */
  private async load(): Promise<boolean> {
    const probed = this.parts.probe(this.editor.text);
    this.probed = undefined;
    this.trial.forget();
    if (!('code' in probed)) {
      this.tell({kind: 'error', ...probed});
      return false;
    }
    const {code, report, tell} = probed, answer = answerOf(await this.runner.ask({code: code + (this.exercise?.tail ?? ''), report, tell}), 0);
    if (answer.kind !== 'ready') {
      this.tell(answer);
      return false;
    }
    this.probed = probed;
    this.fresh = true;
    if (this.stage === undefined) this.reveal();
    return true;
  }

  private async call(): Promise<void> {
    const {probed} = this, [a, b] = boxesOf(this.host.frame);
    if (probed === undefined) return;
    await (this.checking ??= this.loadCheck()); // before the call, so that the answer is shown before any message sent after it
    const answer = answerOf(await this.runner.ask({...this.given(a, b), values: true}), probed.probes.length);
    if (this.gone) return;
    if (answer.kind === 'result') {
      this.compared = this.compare(a, b, answer.result);
      this.contacts = this.exercise?.contactsOf(a, b, answer.result) ?? answer.result.contacts;
    }
    this.tell(answer, probed);
    if (this.fresh && this.exercise !== undefined) await this.exercise.drill.start();
    this.fresh = false;
  }

  private async loadCheck(): Promise<void> {
    try {
      this.check = await loadCheck();
    } catch (error) {
      this.host.failed(ClipstageError.from(error));
    }
  }

  /** Shows an answer. Without a result, the last good one stays. */
  private tell(answer: Answer, probed?: Probed): void {
    const {lang} = this.host;
    if (answer.kind === 'result' && probed !== undefined) {
      const {reports} = answer;
      this.fault = undefined;
      this.take(reports, probed);
      write(this.status, this.verdict());
      this.host.differs(STAGES.indexOf(this.compared?.differs?.stage ?? '' as Stage));
      this.host.redraw();
    } else {
      this.fault = answer.kind === 'error' || answer.kind === 'late' ? {line: answer.line, message: 'message' in answer ? answer.message : sayCode('page.code.late.text', {line: answer.line}, lang)} : undefined;
      write(this.status, this.words(answer));
    }
    if (answer.kind === 'blocked' || answer.kind === 'eval') this.editor.lock();
    const differs = answer.kind === 'result' ? this.compared?.differs : undefined;
    this.element.classList.toggle('cs-fails', answer.kind !== 'result' || differs !== undefined);
    this.table.hidden = differs === undefined;
    fillValues(this.rows, differs?.rows ?? [], lang);
    this.show();
  }

  /** The words about the last good result. */
  private verdict(): string {
    const {contacts: {length}, compared, host: {lang, stageName}} = this, differs = compared?.differs;
    if (compared === undefined) return sayCode(length > 0 ? 'page.code.ran.text' : 'page.code.ran.none.text', {}, lang);
    if (compared.wrong !== undefined) return sayCode('page.code.unreadable.text', {reason: compared.wrong}, lang);
    if (differs === undefined && this.exercise?.tail) return sayCode('page.code.exercise.impulse.same.text', {}, lang);
    if (differs === undefined) return sayCode(length > 0 ? 'page.code.same.text' : 'page.code.same.none.text', {}, lang);
    const {stage, path, rows} = differs, {expected, got} = rows.find(({name}) => name === path) ?? differs;
    return sayCode('page.code.differs.text', {stage: stageName(stage), path, expected, got}, lang);
  }

  private words(answer: Answer): string {
    const {lang} = this.host;
    switch (answer.kind) {
      case 'error': return sayCode('page.code.error', {line: answer.line, message: answer.message}, lang);
      case 'late': return sayCode('page.code.late.text', {line: answer.line}, lang);
      case 'form': return answer.field === '' ? sayCode('page.code.form.text', {}, lang) : sayCode('page.code.form.field.text', {field: answer.field}, lang);
      case 'ready': case 'result': return '';
      default: return sayCode(SIMPLE[answer.kind], {}, lang);
    }
  }

  private take(reports: readonly Report[], {probes, functions}: Probed): void {
    const steps: Step[] = [], begun = new Map<Stage, number>(), report = stepper(probes, (step, {kind}) => {
      const stage = kind === 'call' ? stageOf(functions, step.line) : undefined;
      if (stage !== undefined) begun.set(stage, steps.length);
      steps.push(step);
    });
    for (const [id, values] of reports) report(id, values);
    this.steps = steps;
    this.begun = begun;
    if (this.at !== undefined) this.at = Math.min(this.at, steps.length);
  }

  private show(): void {
    const {lang} = this.host, lines = linesAt(this.steps, this.place.n), ran = new Set(this.steps.map(({line}) => line));
    const idle = this.probed === undefined || this.steps.length === 0 ? [] : [...new Set(this.probed.probes.map(({line}) => line))].filter((line) => !ran.has(line));
    this.editor.show({
      values: [...lines.values()].map(({line, value, off, test}) => ({line, value, off, yes: test === true, ...test !== undefined && {test: sayCode(test ? 'page.code.yes' : 'page.code.no', {}, lang)}})),
      idle, now: this.at === undefined ? undefined : this.steps[this.at - 1]?.line, fault: this.fault,
    });
    this.host.stepped();
  }
}

/** The code to begin with: the contract, and the listing. */
const EXAMPLE = `// Yours to change. It runs after each change and with each drag, in a worker without network and storage.
// collide(a, b) returns a list of contacts, or {mid, out}, with any of the stages that the listing has in mid.

/**
 * @typedef {{w: [number, number], p: [number, number], mat: [number, number, number, number]}} Box
 * @typedef {{p: [number, number], n?: [number, number], s?: number, f?: number[], key?: number}} Contact
 */

${LINES.join('\n')}
`;
