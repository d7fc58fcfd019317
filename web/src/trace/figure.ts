import {make, write} from '../base/dom';
import {ClipstageError} from '../base/error';
import {quoted, type WheelPolicy} from '../base/options';
import type {Camera} from '../draw/camera';
import type {Placed} from '../draw/label';
import type {Program} from '../engine/program';
import type {Press} from '../engine/values';
import {WHERE} from '../base/figure.gen';
import {present} from '../engine/chunk';
import {Host, type View} from '../figure/host';
import {Reading, SPEAKING_DELAY} from '../figure/pace';
import {showInBar} from '../figure/panel';
import type {Subject} from '../figure/picture';
import {pictures as files, pngOf} from '#pictures';
import type {Standing} from '../figure/standing';
import {valuesOf} from '../figure/values';
import {where} from '../figure/where';
import type {Language} from '../text/text.gen';
import {pageLanguage, say} from '../text/words';
import type {PlainTrace, Saved, SavedTrace} from './check';
import {Controls} from './controls';
import {linkOf} from './link';
import type {StagePictures} from './pictures';

/** The events of a trace's figure by type. */
export interface TraceEvents {
  stage: {stage: string; sub?: number; reached: boolean};
  camera: View;
  play: undefined;
  pause: undefined;
  error: ClipstageError;
  state: {preset: boolean};
}

/** The trace and the options of a figure. */
export interface TraceSetup {
  trace: SavedTrace;
  /** The trace's address in links. */
  address: string;
  pictures: (redraw: () => void) => StagePictures;
  options: {controls?: string | undefined; theme?: string | undefined; lang?: Language | undefined; alt?: string | undefined; height?: string | undefined};
  stage: string;
  sub: string;
  wheel: WheelPolicy;
  /** The site, which has the lab. */
  site: string | undefined;
  above?: HTMLElement | undefined;
  problems: readonly ClipstageError[];
}

/** An empty program for a figure without an engine. */
const NONE = {hold: () => 0, release() {}} as unknown as Program;

/** A saved trace: its stages are drawn like a live figure's and can be stepped through without an engine. */
export class TraceFigure extends Host<TraceEvents, StagePictures> {
  /** The positions of the labels in the last picture, CSS pixels. */
  labels: readonly Placed[] = [];
  private readonly trace: SavedTrace;
  private readonly address: string;
  private readonly controls: Controls;
  private readonly twin: HTMLElement;
  private readonly pictures: StagePictures;
  private at = 0;
  private running = false;
  private readonly reading = new Reading(this.element);
  private speakTimer = 0;
  private reported = '';
  private seenFrom: Camera | undefined; // the camera that shows the whole stage, for the present size of the canvas

  constructor(parent: HTMLElement, {trace, address, pictures, options, stage, sub, wheel, site, above, problems}: TraceSetup) {
    const {controls: shown = 'full', theme, lang = pageLanguage(), alt, height} = options;
    const controls = new Controls(trace, {next: () => this.next(), prev: () => this.prev(), toggle: () => this.toggle(), show: (i) => this.showByHand(i)}, linkOf(trace, site), lang);
    const twin = make('p', {class: 'cs-twin', 'aria-live': 'polite'}), drawn = pictures(() => this.draw());
    super(NONE, parent, {
      events: {stage: true, camera: true, play: true, pause: true, error: true, state: true}, problems, class: trace.lab === 'hull' ? 'cs-hull cs-trace' : 'cs-trace',
      name: alt || say('page.trace.main', {}, lang), picture: alt || say('page.trace.canvas', {}, lang),
      controls: shown, panels: undefined, lang, theme, wheel, above, parts: [controls.element, controls.panel, twin], painter: present(drawn),
    });
    if (height) this.element.style.height = `${height}px`;
    this.trace = trace;
    this.address = address;
    this.controls = controls;
    this.twin = twin;
    this.pictures = drawn;
    this.addViewTools('page.fit.name');
    const said = problems.map(({message}) => message);
    try {
      if (stage !== '') this.at = this.numberOf(stage, sub);
    } catch (error) {
      said.push((error as ClipstageError).message);
      (problems as ClipstageError[]).push(error as ClipstageError);
    }
    drawn.show(this.shown, {once: true});
    this.enterSpace();
    this.tell();
    if (said.length > 0) this.report(said.join('\n'));
    this.start();
    this.whole = true;
  }

  private get shown(): Saved { return this.trace.stages[this.at]!; }

  /** The frame of the stage. */
  get frame(): Float64Array { return this.shown.frame.slice(); }
  get lab(): string { return this.trace.lab; }
  get stage(): string { return this.shown.id; }
  /** The sub-step of the stage, from 1; 0 without sub-steps. */
  get sub(): number { return this.shown.sub; }
  get playing(): boolean { return this.running; }
  get standing(): Standing { return {state: this.getState(), stage: this.stage, playing: this.running}; }
  get atStage(): TraceEvents['stage'] { return {stage: this.stage, ...this.sub > 0 && {sub: this.sub}, reached: this.shown.reached}; }
  /** A line with the stage's title and one with its text. */
  get caption(): string { return `${this.shown.title}\n${this.shown.text}`; }

  next(): void { this.go(Math.min(this.at + 1, this.trace.stages.length - 1)); }
  prev(): void { this.go(Math.max(this.at - 1, 0)); }
  /** Shows a stage at its first sub-step. Throws if the trace does not have the stage. */
  seek(stage: string): void { this.go(this.numberOf(String(stage), '')); }
  play(): void {
    if (this.running) return;
    if (this.at === this.trace.stages.length - 1) this.go(0);
    this.running = true;
    this.tell();
    this.playOn();
    this.handlers.emit('play', undefined);
  }
  pause(): void {
    if (!this.running) return;
    this.running = false;
    this.reading.stop();
    this.tell();
    this.handlers.emit('pause', undefined);
  }

  private toggle(): void {
    if (this.running) this.pause();
    else this.play();
  }

  /** The state after # in links. */
  getState(): string {
    const state = new URLSearchParams({trace: this.address, stage: this.stage});
    if (this.sub > 1) state.set('sub', String(this.sub));
    return String(state);
  }
  /** Shows the stage of a state. Throws if the state is invalid. */
  setState(state: string): void {
    const link = new URLSearchParams(state), stage = link.get('stage');
    this.go(stage === null ? 0 : this.numberOf(stage, link.get('sub') ?? ''));
  }
  /** Shows the stage of a link. An invalid one leaves a notice. */
  open(state: string): void {
    try {
      this.setState(state);
      this.report('');
    } catch (error) {
      this.report(ClipstageError.from(error).message);
    }
  }

  /** A copy of the trace's JSON. */
  getTrace(): PlainTrace { return structuredClone(this.trace.json); }

  /** The values at paths from the result or a stage of the trace. */
  getValues(of: readonly string[]): unknown[] { return valuesOf(this.trace.json, of, this.stage); }

  async toSVG(): Promise<string> {
    const subject = this.subject(), {title, text} = this.shown;
    return (await files.load()).svgText(subject, {title, text});
  }

  async toBlob(): Promise<Blob> {
    return pngOf(this.subject());
  }

  private subject(): Subject {
    const {camera, surface: {theme}, pictures, shown} = this;
    return {camera, draw: (pen) => void pictures.draw(pen, shown, camera, theme)};
  }

  /** Resolves when the picture has stopped moving. */
  async settled(): Promise<void> {
    await this.pictures.settled();
    if (this.stale && !this.destroyed) this.paint();
  }

  report(message: string): void {
    this.reported = message;
    this.notify(message);
  }
  retract(message: string): void {
    if (this.reported === message) this.report('');
  }

  // No engine calls these.
  publish(): void {}
  changed(): void {}
  revive(): () => void { return () => {}; }
  protected release(): void { this.pictures.space?.leave(); }

  /** The index of a stage, from 0. */
  private numberOf(id: string, sub: string): number {
    const {stages} = this.trace, of = stages.filter((stage) => stage.id === id);
    const found = sub === '' ? of[0] : of.find((stage) => stage.sub === Number(sub));
    if (found !== undefined) return stages.indexOf(found);
    const [field, got, values] = of.length === 0 ? ['stage', id, [...new Set(stages.map((stage) => stage.id))]] as const : ['sub', sub, of.map((stage) => stage.sub)] as const;
    const range = this.say('notice.range.choice', {values});
    throw new ClipstageError('invalid-state', this.say('notice.invalid-field', {field, got: `“${quoted(got)}”`, want: range}), {field, range});
  }

  private showByHand(i: number): void {
    this.pause();
    this.go(i);
  }

  private go(to: number, playing = false): void {
    if (!playing) this.pause();
    if (to === this.at || this.destroyed) return;
    this.at = to;
    this.pictures.show(this.shown, {once: !this.seen});
    this.tell();
    this.follow();
    this.drawSoon();
    this.handlers.emit('stage', this.atStage);
    this.handlers.emit('state', {preset: false});
  }

  /** Resets the view if the stage has another fitting camera than the one before. */
  private follow(): void {
    const {width, height} = this.surface.camera, there = this.seenFrom;
    if (width <= 1 || this.surface.printing) return;
    const camera = this.fit(width, height);
    if (there && (camera.scale !== there.scale || camera.x !== there.x || camera.y !== there.y)) this.resetView();
  }

  /** Shows the state in the controls and the element's data attributes, and later to screen readers. */
  private tell(): void {
    const {dataset} = this.element;
    dataset.stage = this.stage;
    if (this.sub > 0) dataset.sub = String(this.sub);
    else delete dataset.sub;
    this.controls.show({at: this.at, playing: this.running});
    showInBar(this.controls.button(this.at));
    clearTimeout(this.speakTimer);
    this.speakTimer = window.setTimeout(() => {
      const {title, text} = this.shown;
      write(this.twin, this.say('list.titled', {title, text}));
    }, SPEAKING_DELAY);
  }

  private playOn(): void {
    if (!this.seen || !this.running) return this.reading.stop();
    this.reading.start(`${this.shown.title} ${this.shown.text}`, () => {
      this.go(this.at + 1, true);
      if (this.at === this.trace.stages.length - 1) this.pause();
      else this.playOn();
    });
  }

  protected key({key, ctrlKey, altKey, metaKey, shiftKey}: Press, {target}: KeyboardEvent): boolean {
    const on = where(target, ctrlKey || metaKey), last = this.trace.stages.length - 1;
    if (ctrlKey || altKey || metaKey || on === WHERE.field) return false;
    if (this.pictures.space?.key(target, key, shiftKey)) return true;
    if (key === 'ArrowRight') this.next();
    else if (key === 'ArrowLeft') this.prev();
    else if (key === 'Home') this.go(0);
    else if (key === 'End' || key === '0') this.go(last);
    else if (key === ' ' && on !== WHERE.button) this.toggle();
    else if (/^[1-9]$/.test(key)) this.go(Math.min(Number(key) - 1, last));
    else return false;
    return true;
  }

  protected rest(): void {
    this.reading.stop();
    clearTimeout(this.speakTimer);
    this.pictures.stop();
  }
  protected goOn(): void { this.playOn(); }
  protected halt(): void {
    this.reading.stop();
    this.pictures.stop();
    this.stale = true;
  }

  // The picture.

  override doze(): void {
    super.doze();
    if (!this.seen) this.pictures.space?.rest();
  }

  /** Shows the hulls in space too, beside the flat picture. */
  private enterSpace(): void {
    this.pictures.space?.enter({
      view: this.view, canvas: this.canvas, camera: () => this.camera, near: () => this.seen,
      point: (event) => this.onScreen.point(event), swipes: () => this.swipes(), wheel: (event) => this.takesWheel(event),
      changed: (home) => {
        this.markMoved(!home);
        this.drawSoon();
      },
      told: () => super.resetView(), // the flat picture gets less room
    });
  }

  protected override get busy(): boolean { return this.pictures?.space?.busy ?? false; }

  protected override zoomBy(factor: number): void {
    if (!this.pictures.space?.zoom(factor)) super.zoomBy(factor);
  }

  override resetView(): void {
    this.pictures.space?.fit();
    super.resetView();
  }

  protected override get animating(): boolean { return this.pictures.running; }

  protected fit(width: number, height: number): Camera {
    const camera = this.pictures.fit(this.shown, width, height);
    if (width === this.view.clientWidth) this.seenFrom = camera;
    return camera;
  }

  protected render(pen: CanvasRenderingContext2D, pictures: StagePictures): void {
    const {camera, theme, printing} = this.surface;
    this.labels = pictures.drawShown(pen, camera, theme, printing ? undefined : this.canvas.width / camera.width);
  }

  protected override reflow(): void {
    this.reserveHeight(() => this.trace.stages.map(({title, text}) => `${title}\n${text.replaceAll('\n', ' ')}`).join('\n'), true);
  }
}
