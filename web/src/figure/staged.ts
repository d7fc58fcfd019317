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
import {readingTime, SPEAKING_DELAY} from './pace';
import {showInBar} from './panel';
import type {Caption, Subject} from './picture';
import {pictures, pngOf} from './pictures';
import type {Standing} from './standing';

/** The labs that show one collide call stage by stage. */
type StagedLab = Exclude<LabID, 'world'>;

/** The events of their figures. */
interface StagedEvents<Stage> {
  stage: {stage: Stage; reached: boolean};
  pose: object;
  contacts: {count: number};
  play: undefined;
  pause: undefined;
  error: ClipstageError;
  state: {preset: boolean};
}

/** The constants of such a lab's figures. */
export interface StagedKind<L extends StagedLab, Events, Painter, Stage> extends Omit<Kind<L, Events, Painter>, 'events'> {
  stages: readonly Stage[];
  /** The slots of the frame with the stage shown, the stage that the call has reached, and the number of contact points. */
  slots: {readonly stage: number; readonly reached: number; readonly contacts: number};
}

/** The motion of the picture from stage to stage. */
interface Animation { readonly moving: boolean; readonly running: boolean; stop(): void; settled(): Promise<void> }

const EVENTS = {stage: true, pose: true, contacts: true, play: true, pause: true, error: true, state: true} as const;

/** A figure of one collide call: it goes from stage to stage, and says each in words. */
export abstract class StagedFigure<L extends StagedLab, Stage extends string, Events extends StagedEvents<Stage>, Painter> extends LabFigure<L, Events, Painter> implements Pictures {
  /** The figure as it is after the last command, which the canvas draws once an animation frame. Written by the engine. */
  abstract readonly frame: Float64Array;
  protected abstract readonly animation: Animation;
  protected drawn: {readonly labels: readonly Placed[]} | undefined; // as it was drawn last
  private readonly twin: HTMLElement;
  private readonly stages: readonly Stage[];
  private readonly slots: StagedKind<L, Events, Painter, Stage>['slots'];
  private strip: Stage | undefined; // the stage that the strip of stages is to show
  private playTimer = 0;
  private speakTimer = 0;

  constructor(program: Program, parent: HTMLElement, {stages, slots, ...kind}: StagedKind<L, Events, Painter, Stage>, asked: Asked) {
    const twin = make('p', {class: 'cs-twin', 'aria-live': 'polite'});
    super(program, parent, {...kind, events: EVENTS as Record<keyof Events, true>}, asked, twin);
    this.twin = twin;
    this.stages = stages;
    this.slots = slots;
    this.element.addEventListener('focusin', ({target}) => { // not for a pointer, under which the button would slide away before it is let go
      if (target instanceof HTMLElement && target.matches('.cs-stage:focus-visible')) showInBar(target);
    }, {signal: this.gone.signal});
  }

  // Each lab has these of its own.

  /** Something is dragged. */
  protected abstract get dragging(): boolean;
  /** Lets go of it, as the engine has lost it. */
  protected abstract letGoOfDrag(): void;
  /** The poses, as the event pose tells them. */
  protected abstract getPoses(): Events['pose'];
  /** Brings the picture up to date with these changes. */
  protected abstract follow(changes: number): void;
  /** The picture shows the stage at once. */
  protected abstract stand(): void;
  /** The picture as it is now, for a file: without handles and highlights. */
  protected abstract pictured(): (painter: Painter) => Subject;
  /** Its caption. */
  protected abstract captioned(): Caption;
  /** The detail of the event stage. */
  protected abstract stageDetail(stage: Stage): Events['stage'];

  /** How long it takes until the picture stands, in milliseconds at the usual pace. */
  protected get arrival(): number { return 0; }

  /** The same figure, for the calls that the programs of both labs have. */
  private get staged(): StagedFigure<StagedLab, Stage, Events, Painter> { return this as unknown as StagedFigure<StagedLab, Stage, Events, Painter>; }

  /** Makes such a call while the figure is created or restored. An error is not shown in the figure. */
  private ask<Name extends keyof Calls[StagedLab]>(name: Name, ...args: Takes<Calls[StagedLab][Name]>): Returns<Calls[StagedLab][Name]> {
    return this.program.call<StagedLab, Name>(this.lab, name, this.id, ...args);
  }

  /** Puts controls and inspector in their places, where others stood for them. */
  override complete(): void {
    this.renderInto(this.controls, this.panel);
    this.speak();
    this.tellStage(this.stage);
    this.showInBar(this.stage);
    this.whole = true;
  }

  /** Applies the options by a function of the lab, then the link; from then on the figure follows its page. */
  protected begin(apply: () => void, {controls}: Asked['stand']): void {
    apply();
    this.openLink();
    this.staged.call('forget'); // the options are no edits that undo takes back
    this.stand();
    if (controls === undefined) this.complete();
    this.start();
  }

  /** Gives the engine its options; an error joins the problems. */
  protected applyOptions(options: Readonly<Record<string, string | undefined>> = this.engineOptions): void {
    for (const [name, value] of Object.entries(options)) {
      if (value !== undefined) this.tried(() => this.staged.call('option', name, value), ({range = '', message}) => problem(name, value, range, message));
    }
  }

  /** Creates the engine's part of the figure, with a seed for its surprises. */
  protected create(): void { this.ask('create', crypto.getRandomValues(new Uint32Array(1))[0]!, this.element.lang); }

  /** Where the labels stand, in CSS pixels of the canvas, which is drawn for it if it is not as the figure is; none as long as what draws it has not come. */
  get labels(): readonly Placed[] {
    if (this.stale) this.paint();
    return this.drawn?.labels ?? [];
  }
  get stage(): Stage { return this.staged.call('stage') as Stage; }
  /** The stage shown, and whether the call comes to it: what the event stage tells. */
  get atStage(): Events['stage'] { return this.stageDetail(this.stage); }
  /** How it stands, in short: what load tells. */
  get standing(): Standing { return {state: this.getState(), stage: this.stage, playing: this.playing}; }
  /** Whether the call comes to the stage shown. */
  protected get reached(): boolean { return this.frame[this.slots.stage]! <= this.frame[this.slots.reached]!; }

  seek(stage: Stage): void { this.staged.call('seek', textOf(stage)); }
  /** Restores a state; what cannot be read throws and changes nothing. */
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

  /** Resolves when the picture is as the figure, and stands still. Rejects where what draws it cannot be loaded. */
  async settled(): Promise<void> {
    await this.painter.load();
    await this.animation.settled();
    if (this.stale && !this.destroyed) this.paint();
  }

  /** For the engine, which has lost its instance: the figure is as it was, or begins anew where nothing was kept. A drag is taken back. */
  revive(kept: Float64Array | undefined, blame: ClipstageError | undefined): () => void {
    const dragged = this.dragging ? CHANGE.pose | CHANGE.contacts : 0;
    this.letGoOfDrag();
    this.create();
    if (kept === undefined || !this.ask('restore', kept)) this.applyOptions();
    const stopped = blame !== undefined && this.ask('playing');
    if (stopped || dragged) this.ask('pause'); // a figure that failed does not go on by itself; a drag had it pause
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

  /** Shows what has changed, then tells of it: a handler may destroy the figure, which then tells no more. */
  changed(changes: number, number: number, playing: boolean): void {
    const stage = this.stages[number]!, detail = this.stageDetail(stage), count = this.frame[this.slots.contacts]!;
    guarded(() => this.show(changes, stage, playing));
    if (changes & CHANGE.stage) this.handlers.emit('stage', detail);
    if (changes & CHANGE.pose) this.handlers.emit('pose', () => this.getPoses());
    if (changes & CHANGE.contacts) this.handlers.emit('contacts', {count} as Events['contacts']);
    if (changes & CHANGE.playing) this.handlers.emit(playing ? 'play' : 'pause', undefined as Events['play']);
    if (changes & ~(CHANGE.hover | CHANGE.lit)) this.handlers.emit('state', {preset: (changes & CHANGE.preset) !== 0} as Events['state']);
  }

  private show(changes: number, stage: Stage, playing: boolean): void {
    if (changes & CHANGE.stage) this.tellStage(this.strip = stage);
    this.follow(changes);
    this.drawSoon();
    if (changes & CHANGE.playing && playing) this.playOn();
    if (changes & (CHANGE.stage | CHANGE.pose | CHANGE.preset)) {
      this.endNote();
      this.speak();
    }
    if (changes & CHANGE.view) showNotice(this.notice, this.staged.call('notice'), () => this.staged.call('dismiss'));
  }

  /** Says on the element which stage is shown. */
  protected tellStage(stage: Stage): void { this.element.dataset.stage = stage; }

  private showInBar(stage: Stage): void { showInBar(this.element.querySelector<HTMLElement>(`.cs-stage[data-stage=${stage}]`)); }

  protected override paint(): void {
    super.paint();
    if (this.strip !== undefined) this.showInBar(this.strip);
    this.strip = undefined;
  }

  /** Another sentence comes, and its terms with it. */
  private endNote(): void {
    this.closeNote();
    if (this.element.querySelector('.cs-panel .cs-term:focus')) this.view.focus({preventScroll: true});
  }

  protected override get animating(): boolean { return this.animation.running; }

  protected rest(): void {
    clearTimeout(this.playTimer);
    clearTimeout(this.speakTimer);
    this.animation.stop();
  }

  protected goOn(): void {
    if (this.playing) this.playOn();
  }

  protected halt(): void {
    clearTimeout(this.playTimer);
    if (this.animation.moving) this.stale = true;
    this.animation.stop();
  }

  protected key(press: Press, event: KeyboardEvent): boolean { return this.pressed(press, event) as boolean; }

  private playOn(): void {
    clearTimeout(this.playTimer);
    if (!this.seen) return;
    this.playTimer = window.setTimeout(() => this.attempt(() => {
      this.staged.call('tick');
      if (this.playing) this.playOn();
    }), (readingTime(this.staged.call('words')) + this.arrival) / this.staged.call('speed'));
  }

  /** Updates the text twin once the figure rests, so that a drag is not read out step by step. */
  protected speak(): void {
    clearTimeout(this.speakTimer);
    this.speakTimer = window.setTimeout(() => this.attempt(() => {
      write(this.twin, this.staged.call('words'));
      this.reserveHeight(() => this.staged.call('sentences'));
    }), SPEAKING_DELAY);
  }

  protected override reflow(): void { this.reserveHeight(() => this.staged.call('sentences'), true); }

  /** Two stops for the keyboard, one a box or a hull: arrows move the one that has it. focus is told its number from 1, and 0 when none has it any more. */
  protected addKeys(nameOf: (box: number) => string, focus: (box: number, key: HTMLElement) => void): void {
    const {signal} = this.gone;
    this.view.append(...['a', 'b'].map((letter, i) => {
      const key = make('div', {class: 'cs-boxkey', tabindex: '0', role: 'application', 'data-box': letter, 'aria-label': nameOf(i)});
      key.addEventListener('focus', () => focus(i + 1, key), {signal});
      key.addEventListener('blur', () => focus(0, key), {signal}); // as when it is taken away
      return key;
    }));
  }
}
