import {make} from '../base/dom';
import {ClipstageError} from '../base/error';
import type {LabID} from '../base/figure.gen';
import {problem, readBesides, readOptions} from '../base/options';
import type {Calls} from '../engine/api.gen';
import type {Placeholders} from '../engine/engine';
import type {Program, Returns, Takes} from '../engine/program';
import {type Press, textOf} from '../engine/values';
import type {Thing} from '../draw/marks';
import type {Label} from '../draw/theme';
import {say} from '../text/words';
import {isContent} from './download';
import {keepFocus} from './focus';
import type {FileTarget} from './files';
import {dye} from './colours';
import {Host, type HostEvents, type Setup} from './host';
import type {Manifest} from './manifest';
import {showWords} from './panel';
import {files} from './taking';
import {valuesOf} from './values';
import {where} from './where';

/** The options that the page checks. */
type PageOptions = Partial<Record<'alt' | 'controls' | 'panels' | 'lang' | 'theme' | 'height' | 'editable' | 'code' | 'colours' | 'labels' | 'names' | 'mistake' | 'exercise', string>>;

/** The constants of a lab's figures. */
export interface Kind<L extends LabID, Events, Painter> extends Pick<Manifest, 'class' | 'name' | 'picture' | 'options' | 'besides' | 'files'>, Pick<Setup<Events, Painter>, 'events' | 'painter'> { id: L }

/** The arguments of mount: options, problems of their copying, and elements that are already in the figure's container. */
export interface Asked { options: object; wrong: readonly ClipstageError[]; stand: Placeholders }

/** The most labels of an author's. */
const MOST_LABELS = 20;

/** A figure of a lab's program: its commands are calls of the program. */
export abstract class LabFigure<L extends LabID, Events extends HostEvents, Painter> extends Host<Events, Painter> {
  protected readonly lab: L;
  protected readonly controls: HTMLElement;
  protected readonly panel: HTMLElement;
  /** The options for the page, and those for the engine. */
  protected readonly pageOptions: PageOptions;
  protected readonly engineOptions: Record<string, string>;
  /** The content of the option that may have a file: an object or a text; undefined without one. */
  protected readonly file: unknown;
  /** The problems of the options; a lab adds to them. */
  protected readonly wrong: ClipstageError[];
  private readonly hash: string;
  private faint = ''; // the last problems of the author's colours
  private near = ''; // the things under the pointer

  constructor(program: Program, parent: HTMLElement, kind: Kind<L, Events, Painter>, {options, wrong, stand}: Asked, ...further: readonly HTMLElement[]) {
    const {problems: _, ...given} = options as Record<string, unknown>;
    const language = program.speaks(given.lang), known = [...Object.keys(kind.options), ...kind.besides];
    const {page, engine, problems} = readOptions(kind.options, given, known, language);
    const {wheel = 'zoom-when-focused', hash} = readBesides(options as Record<string, unknown>, problems, language);
    problems.push(...wrong);
    const {above, controls = make('div', {class: 'cs-controls'}), panel = make('aside', {class: 'cs-panel'})} = stand;
    const {alt, controls: shown = 'full', panels, lang = language, theme, height, colours} = page as PageOptions;
    if (lang !== language) problems.push(problem('lang', lang, say('notice.range.choice', {values: program.languages}, language), '', language));
    super(program, parent, {
      ...kind, problems, name: alt || say(kind.name, {}, language), picture: alt || say(kind.picture, {}, language),
      controls: shown, panels, lang: language, theme, wheel, above, parts: [controls, panel, ...further],
    });
    if (height) this.element.style.height = `${height}px`;
    if (colours) {
      const faint = dye(this.element, colours, language);
      problems.push(...faint);
      this.faint = faint.join();
      this.surface.readTheme();
    }
    this.lab = kind.id;
    this.controls = controls;
    this.panel = panel;
    this.pageOptions = page;
    this.engineOptions = engine as Record<string, string>;
    for (const name of kind.files) { // an option with values may name one of them instead
      if ('values' in kind.options[name]! && !isContent(given[name])) continue;
      this.file = given[name];
      delete this.engineOptions[name];
    }
    this.wrong = problems;
    this.hash = hash;
  }

  /** The same figure, typed for the calls of all labs' programs. */
  private get any(): LabFigure<LabID, Events, Painter> { return this as unknown as LabFigure<LabID, Events, Painter>; }

  get playing(): boolean { return this.any.call('playing'); }

  /** Plays the stages; a world without a picked pair plays its steps. */
  play(): void { this.any.call('play'); }
  /** Stops playing; a world also stops on the way to a state's step. */
  pause(): void { this.any.call('pause'); }
  /** Go to the next or the previous stage, sub-step or iteration. At the ends, and in a world without a picked pair, they do nothing. */
  next(): void { this.any.call('next'); }
  prev(): void { this.any.call('prev'); }
  /** Begins anew. A world keeps the picked pair and changed settings; undo restores the edits until a new edit. */
  reset(): void { this.any.call('reset'); }
  /** Undo the last edit, in a world at the edit's step, and redo it. */
  undo(): void { this.any.call('undo'); }
  redo(): void { this.any.call('redo'); }

  /** Lights the thing with this name in the picture, as a text does that names it; an empty name lights none. */
  mark(name = ''): void { this.any.call('mark', textOf(name)); }

  override repaint(): void {
    const {colours} = this.pageOptions, problems = colours && this.element.isConnected && !this.surface.printing ? dye(this.element, colours, this.lang) : undefined;
    super.repaint();
    if (problems === undefined || problems.join() === this.faint) return;
    this.faint = problems.join();
    for (const problem of problems) this.fail(problem);
  }

  /** Reads the option labels: name:text, with | between. The engine finds the things. */
  protected label(): void {
    const {labels} = this.pageOptions, {lang} = this, parts = labels?.split('|') ?? [], range = say('page.range.labels', {most: MOST_LABELS}, lang);
    if (parts.length === 0 || parts.length > MOST_LABELS) return void (labels && this.wrong.push(problem('labels', labels, range, '', lang)));
    const list: Label[] = [];
    for (const part of parts) {
      const [, name, text] = /^\s*([^\s:]+)\s*:\s*(\S.*)$/.exec(part) ?? [];
      this.tried(() => {
        if (name === undefined) throw new ClipstageError('invalid-option', '', {range});
        const [kind, number] = (this as unknown as LabFigure<'pair', Events, Painter>).call('thing', textOf(name));
        list.push({kind: kind!, number: number!, text: text!.trim()});
      }, ({range = '', message}) => problem('labels', part, range, message, lang));
    }
    this.element.dataset.labels = JSON.stringify(list);
    this.surface.readTheme();
  }

  /** Gives a world's bodies the author's names. */
  protected name(): void {
    const {pageOptions: {names}, program, id, lang} = this;
    if (names) this.tried(() => program.call('world', 'setNames', id, names), ({range = '', message}) => problem('names', names, range, message, lang));
    this.showNames();
  }

  /** The picture of a world's picked pair has its bodies' names. */
  protected showNames(): void {
    if (!this.pageOptions.names) return;
    this.element.dataset.names = this.program.call('world', 'pairNames', this.id);
    this.surface.readTheme();
  }

  /** The names of the things under the pointer, if these are others than at the last call. */
  protected otherMarks(things: readonly Pick<Thing, 'kind' | 'number'>[] = []): string[] | undefined {
    const list = things.flatMap(({kind, number = 0}) => [kind, number]), near = list.join();
    if (near === this.near) return undefined;
    this.near = near;
    return this.any.call('names', Float64Array.from(list)).split(' ').filter(Boolean);
  }

  /** The shown stage; "" for a world without a picked pair. */
  abstract get stage(): string;

  /** Every stage, with its words and numbers. */
  abstract getTrace(): {readonly result: unknown};
  /** The values at paths from the result of the trace, such as out.contacts[0].s; undefined where there is none. */
  getValues(of: readonly string[]): unknown[] { return valuesOf(this.getTrace(), of, this.stage); }

  /** The whole state in one line, as in links; for a world and two hulls see fits. */
  getState(): string { return this.any.call('state'); }
  /** Restores a followed link; an unreadable one shows a notice, and the default is used. */
  open(state: string): void { this.any.call('open', textOf(state)); }

  /** The controls that a reader can find by name: see site/entries.ts. */
  controlList(): string { return this.any.call('find'); }

  /** Shows a sentence as the figure's notice; an empty sentence removes the notice. */
  report(message: string): void { this.any.call('report', textOf(message)); }
  /** Removes the notice if it still has this sentence. */
  retract(message: string): void {
    if (this.any.call('notice') === message) this.report('');
  }

  /** Sends the engine a command for this figure. Exceptions pass through; a panic is also shown in the figure. */
  protected call<Name extends keyof Calls[L]>(name: Name, ...args: Takes<Calls[L][Name]>): Returns<Calls[L][Name]> {
    try {
      return this.program.call(this.lab, name, this.id, ...args);
    } catch (error) {
      if (error instanceof ClipstageError && error.code === 'panic' && error.stands !== 'ended') this.fail(error);
      throw error;
    }
  }

  /** Tries to apply an option. An error, which told may reword, is added to the problems. */
  protected tried(act: () => void, told = (error: ClipstageError): ClipstageError => error): void {
    try {
      act();
    } catch (error) {
      if (!(error instanceof ClipstageError)) throw error;
      this.wrong.push(told(error));
    }
  }

  /** Restores the state of the option hash, and shows all problems in the notice. */
  protected openLink(): void {
    if (this.hash) this.open(this.hash);
    if (this.wrong.length > 0) this.report([this.any.call('notice'), ...this.wrong.map(({message}) => message)].filter(Boolean).join('\n'));
  }

  /** Renders controls and inspector into elements. */
  protected renderInto(controls: HTMLElement, panel: HTMLElement): void { this.program.render(this.lab, this.id, controls, panel); }

  /** Renders controls and inspector into new elements, in another instance. */
  protected renderAnew(): void {
    const focus = keepFocus(this.element), controls = make('div', {class: 'cs-controls'}), panel = make('aside', {class: 'cs-panel'}); // found by these classes if rendering fails
    for (const part of [controls, panel]) this.element.querySelector(`.${part.className}`)!.replaceWith(part);
    this.renderInto(controls, panel);
    focus();
  }

  /** Brings the words into view, as they are about another subject. */
  protected showWords(): void {
    if (this.whole) showWords(this.element, this.view);
  }

  /** Lets files be dropped, pasted, opened and saved here. */
  protected async takeFiles(own: FileTarget): Promise<void> {
    try {
      const {listenToFiles} = await files.load();
      listenToFiles(own, this.gone.signal);
    } catch (error) {
      this.fail(ClipstageError.from(error));
    }
  }

  protected override announce(message: string): void {
    try {
      this.program.call<LabID, 'report'>(this.lab, 'report', this.id, message);
    } catch { // the engine cannot show the message
      this.notify(message);
    }
  }

  protected release(): void { this.program.call<LabID, 'destroy'>(this.lab, 'destroy', this.id); }

  /** Go's components render themselves empty in the next animation frame, and need their nodes until then. */
  protected override remove(): void { requestAnimationFrame(() => this.element.remove()); }

  /** Sends the engine a key press; returns the result of the lab's call key. */
  protected pressed({key, ctrlKey, shiftKey, altKey, metaKey}: Press, {repeat, target}: KeyboardEvent): Returns<Calls[L]['key']> {
    return this.any.call('key', key, ctrlKey, shiftKey, altKey, metaKey, repeat, where(target, ctrlKey || metaKey)) as Returns<Calls[L]['key']>;
  }
}
