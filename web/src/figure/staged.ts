import {make, write} from '../base/dom';
import {ClipstageError, guarded} from '../base/error';
import {CHANGE, type LabID} from '../base/figure.gen';
import {problem} from '../base/options';
import type {Placed} from '../draw/label';
import type {Pictures} from '../engine/api';
import type {Calls} from '../engine/api.gen';
import type {Program, Returns, Takes} from '../engine/program';
import {type Press, textOf} from '../engine/values';
import {type Asked, type Kind, LabFigure} from './labfigure';
import {showNotice} from './notice';
import {Reading, SPEAKING_DELAY} from './pace';
import type {CommonEvents} from './host';
import {showInBar} from './panel';
import type {Caption, Subject} from './picture';
import {pictures, pngOf} from '#pictures';
import type {Standing} from './standing';

/** The labs with one collide call, stage by stage. */
type StagedLab = Exclude<LabID, 'world'>;

/** The events of a staged lab's figures. */
export interface StagedEvents<Stage> extends CommonEvents<Stage> {
  stage: {stage: Stage; reached: boolean};
  pose: object;
  contacts: {count: number};
}

/** The constants of a staged lab's figures. */
export interface StagedKind<L extends StagedLab, Events, Painter, Stage> extends Omit<Kind<L, Events, Painter>, 'events'> {
  stages: readonly Stage[];
  /** The frame's slots of the current stage and the last reached stage. */
  slots: {readonly stage: number; readonly reached: number};
  /** The lab's own events. */
  further?: Partial<Record<keyof Events, true>>;
}

/** The motion of the picture from stage to stage. */
interface Animation { readonly moving: boolean; readonly running: boolean; stop(): void; settled(): Promise<void> }

const EVENTS = {stage: true, pose: true, contacts: true, answered: true, marks: true, camera: true, play: true, pause: true, error: true, state: true} as const;

/** A figure of one collide call: it goes from stage to stage, with words for each. */
export abstract class StagedFigure<L extends StagedLab, Stage extends string, Events extends StagedEvents<Stage>, Painter> extends LabFigure<L, Events, Painter> implements Pictures {
  /** The frame after the last command, written by the engine; the canvas is drawn at most once an animation frame. */
  abstract readonly frame: Float64Array;
  protected abstract readonly animation: Animation;
  protected drawn: {readonly labels: readonly Placed[]} | undefined; // the last drawing
  private readonly twin: HTMLElement;
  private readonly stages: readonly Stage[];
  private readonly slots: StagedKind<L, Events, Painter, Stage>['slots'];
  private strip: Stage | undefined; // the stage to show in the strip of stages
  private readonly reading = new Reading(this.element);
  private speakTimer = 0;

  constructor(program: Program, parent: HTMLElement, {stages, slots, further, ...kind}: StagedKind<L, Events, Painter, Stage>, asked: Asked) {
    const twin = make('p', {class: 'cs-twin', 'aria-live': 'polite'});
    super(program, parent, {...kind, events: {...EVENTS, ...further} as Record<keyof Events, true>}, asked, twin);
    this.twin = twin;
    this.stages = stages;
    this.slots = slots;
    this.element.addEventListener('focusin', ({target}) => { // not for a pointer: the button would move away before the click
      if (target instanceof HTMLElement && target.matches('.cs-stage:focus-visible')) showInBar(target);
    }, {signal: this.gone.signal});
  }

  // Each lab implements these.

  /** Whether a drag is active. */
  protected abstract get dragging(): boolean;
  /** Ends the pointer's drag, after the engine has lost it. */
  protected abstract letGoOfDrag(): void;
  /** The current contacts: the detail of the event contacts. */
  abstract get contacts(): Events['contacts'];
  /** The poses, for the event pose. */
  protected abstract getPoses(): Events['pose'];
  /** Updates the picture after changes, which are bits of CHANGE. */
  protected abstract follow(changes: number): void;
  /** Shows the stage at once. */
  protected abstract stand(): void;
  /** The current picture for a file: without handles and highlights. */
  protected abstract pictured(): (painter: Painter) => Subject;
  /** The caption of that picture. */
  protected abstract captioned(): Caption;
  /** The detail of the event stage. */
  protected abstract stageDetail(stage: Stage): Events['stage'];

  /** The time until the picture is still, in milliseconds at the default pace. */
  protected get arrival(): number { return 0; }

  /** The same figure, typed for the calls of both labs' programs. */
  private get staged(): StagedFigure<StagedLab, Stage, Events, Painter> { return this as unknown as StagedFigure<StagedLab, Stage, Events, Painter>; }

  /** Makes a call of both labs' programs while the figure is created or restored. An error is not shown in the figure. */
  private ask<Name extends keyof Calls[StagedLab]>(name: Name, ...args: Takes<Calls[StagedLab][Name]>): Returns<Calls[StagedLab][Name]> {
    return this.program.call<StagedLab, Name>(this.lab, name, this.id, ...args);
  }

  /** Replaces the placeholders by controls and inspector. */
  override complete(): void {
    this.renderInto(this.controls, this.panel);
    this.speak();
    this.tellStage(this.stage);
    this.showInBar(this.stage);
    this.whole = true;
  }

  /** Applies the options by a function of the lab, and opens the link. From then on the figure follows its page. */
  protected begin(apply: () => void, {controls}: Asked['stand']): void {
    apply();
    this.label();
    this.openLink();
    this.staged.call('forget'); // undo does not revert the options
    this.stand();
    if (controls === undefined) this.complete();
    this.start();
  }

  /** Gives the engine its options. An error is added to the problems. */
  protected applyOptions(options: Readonly<Record<string, string | undefined>> = this.engineOptions): void {
    for (const [name, value] of Object.entries(options)) {
      if (value !== undefined) this.tried(() => {
        this.staged.call('option', name, value);
        if (name === 'names' || name === 'captions') this.element.dataset[name] = value; // for the picture and the style sheet
        if (name === 'names') this.surface.readTheme();
      }, ({range = '', message}) => problem(name, value, range, message, this.lang));
    }
  }

  /** Creates the engine's part of the figure, with a seed for its random pairs. */
  protected create(): void { this.ask('create', crypto.getRandomValues(new Uint32Array(1))[0]!, this.element.lang); }

  /** The labels' places, in CSS pixels of the canvas, which is drawn first if it is stale; none until the drawing code is loaded. */
  get labels(): readonly Placed[] {
    if (this.stale) this.paint();
    return this.drawn?.labels ?? [];
  }
  get stage(): Stage { return this.staged.call('stage') as Stage; }
  /** The current stage, and whether the call reaches it: the detail of the event stage. */
  get atStage(): Events['stage'] { return this.stageDetail(this.stage); }
  /** A summary of the figure's state: the payload of load. */
  get standing(): Standing { return {state: this.getState(), stage: this.stage, playing: this.playing}; }
  /** Whether the call reaches the current stage. */
  protected get reached(): boolean { return this.frame[this.slots.stage]! <= this.frame[this.slots.reached]!; }

  seek(stage: Stage): void { this.staged.call('seek', textOf(stage)); }
  /** Restores a state; an unreadable one throws and changes nothing. */
  setState(state: string): void { this.staged.call('setState', textOf(state)); }

  async toSVG(): Promise<string> {
    const subject = this.pictured(), caption = this.captioned();
    const [{svgText}, painter] = await Promise.all([pictures.load(), this.painter.load()]);
    return svgText(subject(painter), caption);
  }

  async toBlob(): Promise<Blob> {
    const subject = this.pictured();
    return pngOf(subject(await this.painter.load()));
  }

  /** Resolves when the picture is up to date and still. Rejects if the drawing code cannot be loaded. */
  async settled(): Promise<void> {
    await this.painter.load();
    await this.animation.settled();
    if (this.stale && !this.destroyed) this.paint();
  }

  /** For the engine after the loss of its instance: restores the figure from its snapshot, or begins anew without one. A drag is reverted. */
  revive(kept: Float64Array | undefined, blame: ClipstageError | undefined): () => void {
    const dragged = this.dragging ? CHANGE.pose | CHANGE.contacts : 0;
    this.letGoOfDrag();
    this.create();
    if (kept === undefined || !this.ask('restore', kept)) this.applyOptions();
    else this.applyOptions({names: this.engineOptions.names, captions: this.engineOptions.captions}); // a snapshot has no words
    const stopped = blame !== undefined && this.ask('playing');
    if (stopped || dragged) this.ask('pause'); // a failed figure does not play on; a drag pauses it
    this.renderAnew();
    this.stand();
    return () => {
      const {stage} = this, number = this.stages.indexOf(stage);
      this.tellStage(stage);
      this.showInBar(stage);
      if (kept === undefined) this.changed(~0, number, this.playing);
      else if (dragged) this.changed(dragged | CHANGE.view, number, this.playing);
      else guarded(() => this.show(CHANGE.view | CHANGE.playing, stage, this.playing));
      if (stopped) this.handlers.emit('pause', undefined as Events['pause']);
    };
  }

  /** Shows the changes, then sends the events: a handler may destroy the figure, which then sends no more. */
  changed(changes: number, number: number, playing: boolean): void {
    const stage = this.stages[number]!, detail = this.stageDetail(stage), contacts = changes & (CHANGE.contacts | CHANGE.pose) ? this.contacts : undefined;
    guarded(() => this.show(changes, stage, playing));
    if (changes & CHANGE.stage) this.handlers.emit('stage', detail);
    if (changes & CHANGE.pose) this.handlers.emit('pose', () => this.getPoses());
    if (contacts && (contacts.count > 0 || changes & CHANGE.contacts)) this.handlers.emit('contacts', contacts);
    if (changes & (CHANGE.right | CHANGE.wrong)) this.handlers.emit('answered', {stage, right: (changes & CHANGE.right) !== 0} as Events['answered']);
    if (changes & CHANGE.playing) this.handlers.emit(playing ? 'play' : 'pause', undefined as Events['play']);
    if (changes & ~(CHANGE.hover | CHANGE.lit)) this.handlers.emit('state', {preset: (changes & CHANGE.preset) !== 0} as Events['state']);
  }

  private show(changes: number, stage: Stage, playing: boolean): void {
    if (changes & CHANGE.stage) this.tellStage(this.strip = stage);
    this.follow(changes);
    this.drawSoon();
    if (changes & CHANGE.playing && playing) this.playOn();
    else if (changes & CHANGE.playing) this.reading.stop();
    if (changes & (CHANGE.stage | CHANGE.pose | CHANGE.preset | CHANGE.right | CHANGE.wrong)) {
      this.endNote();
      this.speak();
    }
    if (changes & CHANGE.preset) this.showWords();
    if (changes & CHANGE.view) showNotice(this.notice, this.staged.call('notice'), () => this.staged.call('dismiss'));
  }

  /** Writes the current stage to the element's data-stage. */
  protected tellStage(stage: Stage): void { this.element.dataset.stage = stage; }

  private showInBar(stage: Stage): void { showInBar(this.element.querySelector<HTMLElement>(`.cs-stage[data-stage=${stage}]`)); }

  protected override paint(): void {
    super.paint();
    if (this.strip !== undefined) this.showInBar(this.strip);
    this.strip = undefined;
  }

  /** Closes the open note, since the sentence with its term is replaced. */
  private endNote(): void {
    this.closeNote();
    if (this.element.querySelector('.cs-panel .cs-term:focus')) this.view.focus({preventScroll: true});
  }

  protected override get animating(): boolean { return this.animation.running; }

  protected rest(): void {
    this.reading.stop();
    clearTimeout(this.speakTimer);
    this.animation.stop();
  }

  protected goOn(): void {
    if (this.playing) this.playOn();
  }

  protected halt(): void {
    this.reading.stop();
    if (this.animation.moving) this.stale = true;
    this.animation.stop();
  }

  protected key(press: Press, event: KeyboardEvent): boolean { return this.pressed(press, event) as boolean; }

  private playOn(): void {
    if (!this.seen) return this.reading.stop();
    this.reading.start(this.staged.call('words'), () => this.attempt(() => {
      this.staged.call('tick');
      if (this.playing) this.playOn();
    }), {speed: this.staged.call('speed'), more: this.arrival});
  }

  /** Updates the text twin once the figure rests, so that a drag is not announced step by step. */
  protected speak(): void {
    clearTimeout(this.speakTimer);
    this.speakTimer = window.setTimeout(() => this.attempt(() => {
      write(this.twin, this.staged.call('words'));
      this.reserveHeight(() => this.staged.call('sentences'));
    }), SPEAKING_DELAY);
  }

  protected override reflow(): void { this.reserveHeight(() => this.staged.call('sentences'), true); }

  /**
   * Adds two keyboard stops, one for each box or hull: arrows move the focused one. focus is called with its
   * number, 1 or 2, and with 0 when none is focused.
   */
  protected addKeys(nameOf: (box: number) => string, focus: (box: number, key: HTMLElement) => void): void {
    const {signal} = this.gone;
    this.view.append(...['a', 'b'].map((letter, i) => {
      const key = make('div', {class: 'cs-boxkey', tabindex: '0', role: 'application', 'data-box': letter, 'aria-label': nameOf(i)});
      key.addEventListener('focus', () => focus(i + 1, key), {signal});
      key.addEventListener('blur', () => focus(0, key), {signal}); // also when it is removed
      return key;
    }));
  }
}
