import {ClipstageError, guarded} from '../base/error';
import {make} from '../base/dom';
import {checkTheme, type WheelPolicy} from '../base/options';
import {LANGUAGES} from '../base/figure.gen';
import type {Camera} from '../draw/camera';
import type {Point} from '../draw/geometry';
import type {Mounted, Program} from '../engine/program';
import {type Press, pressOf} from '../engine/values';
import {endWords} from '../engine/end';
import type {Key} from '../text/text.gen';
import {say} from '../text/words';
import type {Linked} from './address';
import type {Loaded} from '../engine/chunk';
import {showFailure} from './failure';
import {giveBack, hasFocus} from './focus';
import {Handlers} from './handlers';
import {attachNotes} from './note';
import {showNotice} from './notice';
import {OnScreen} from './onscreen';
import {heightOfWords} from './panel';
import {watchSight} from './sight';
import type {Standing} from './standing';
import {usesKey} from './where';
import {Surface} from './surface';
import {Zoom, zoomButtons} from './zoom';

/** What a page may ask of a figure of any lab. */
export interface AnyFigure extends Mounted, Linked {
  readonly element: HTMLElement;
  readonly problems: readonly ClipstageError[];
  readonly standing: Standing;
  readonly atStage: object | undefined;
  /** The link of what its options ask for, where that is not its state from the start. */
  readonly home?: string;
  pause(): void;
  complete(): void;
  repaint(): void;
  press(event: KeyboardEvent): void;
  report(message: string): void;
  retract(message: string): void;
  on(type: 'error', handler: (error: ClipstageError) => void): () => void;
  on(type: 'state', handler: (detail: {preset: boolean}) => void): () => void;
}

/** What a lab says of its figure when it makes one. */
export interface Setup<Events, Painter> {
  /** The types of the figure's events. */
  events: Readonly<Record<keyof Events, true>>;
  /** What was wrong with the options. */
  problems: readonly ClipstageError[];
  /** The element's further class. */
  class?: string;
  /** The figure's accessible name, and that of its picture. */
  name: string;
  picture: string;
  /** Which controls are shown: data-controls. */
  controls: string;
  /** Which parts of the inspector are shown, with commas between: all, or none where controls are not full, if left out. */
  panels: string | undefined;
  lang: string | undefined;
  theme: string | undefined;
  wheel: WheelPolicy;
  /** What stands above the picture from the start. */
  above: HTMLElement | undefined;
  /** What stands beside and below it. */
  parts: readonly HTMLElement[];
  /** What draws the picture. */
  painter: Loaded<Painter>;
}

/**
 * What the figures of all labs are on a page: an element with a canvas, which is drawn when something has changed, at most once an
 * animation frame and not out of sight; zoom, focus, keys, notices, events, colours and paper; and an end. A lab's own figure extends it.
 */
export abstract class Host<Events extends {error: ClipstageError}, Painter> implements Mounted {
  readonly element: HTMLElement;
  /** What was wrong with the options; the figure says it too. */
  readonly problems: readonly ClipstageError[];
  /** It is mounted. */
  whole = false;

  protected readonly id: number;
  protected readonly view = make('div', {class: 'cs-view', tabindex: '-1'}); // a click on the picture is a click into the figure
  protected readonly canvas: HTMLCanvasElement;
  protected readonly notice = make('p', {class: 'cs-notice', role: 'alert', hidden: ''});
  protected readonly surface: Surface;
  protected readonly onScreen: OnScreen;
  protected readonly zoom: Zoom;
  protected readonly handlers: Handlers<Events>;
  protected readonly closeNote: () => void;
  protected readonly gone = new AbortController();
  protected seen = true; // off-screen nothing goes on by itself, and nothing is drawn but what else would be blank
  protected stale = false; // something has changed since it was drawn
  protected destroyed = false; // by a handler perhaps, in the midst of what it was told of
  private readonly wheel: WheelPolicy;
  protected readonly painter: Loaded<Painter>;
  private resizing: ResizeObserver | undefined;
  private words = 0; // the height of the longest sentence of a minimal figure
  private watching: IntersectionObserver | undefined;

  constructor(protected readonly program: Program, parent: HTMLElement, setup: Setup<Events, Painter>) {
    const {events, problems, name, picture, controls, panels = controls === 'full' ? undefined : '', lang = LANGUAGES[0], theme, wheel, above, parts} = setup;
    this.problems = problems;
    this.wheel = wheel;
    this.painter = setup.painter;
    this.handlers = new Handlers<Events>(events);
    this.canvas = make('canvas', {class: 'cs-canvas', role: 'img', 'aria-label': picture});
    const context = this.canvas.getContext('2d');
    if (context === null) throw new ClipstageError('no-canvas', say('notice.no-canvas'));
    this.view.append(this.canvas, this.notice);
    this.onScreen = new OnScreen(this.view);
    this.onScreen.teach(this.canvas);
    this.element = make('div', {class: `cs-figure ${setup.class ?? ''}`.trim(), role: 'group', 'aria-label': name, 'data-controls': controls, 'data-wheel': wheel, lang},
      ...above ? [above] : [], this.view, ...parts);
    if (panels !== undefined) this.element.dataset.panels = panels.replaceAll(',', ' ');
    this.closeNote = attachNotes(this.element, this.gone.signal);
    parent.replaceChildren(this.element);
    if (theme === 'light' || theme === 'dark') this.element.dataset.theme = theme;
    this.surface = new Surface(this.canvas, context, this.element, {
      fit: (width, height) => this.fit(width, height), draw: () => this.draw(), resize: () => this.resize(),
      failed: (error) => this.fail(error),
    });
    this.id = program.hold(this);
    this.zoom = new Zoom(this.canvas, this.onScreen, {
      busy: () => this.busy,
      swipes: () => this.swipes(),
      wheel: (event) => this.takesWheel(event),
      moved: (camera, moved) => {
        this.element.classList.toggle('cs-zoomed', moved);
        this.surface.see(camera);
        this.drawSoon();
      },
      panned: () => this.panned(),
      aside: (x, y) => this.aside(x, y),
    });
  }

  /** The lab's figure is made: from now on it follows its page, the reader and the screen. */
  protected start(): void {
    this.listen();
    this.resizing = new ResizeObserver(() => this.resize());
    this.resizing.observe(this.view);
    this.watching = watchSight(this.view, (seen) => this.watch(seen));
    this.onScreen.watch(() => this.resize(), this.gone.signal);
    this.resize();
    if (this.painter.here === undefined) void this.awaitPainter();
    else performance.mark('clipstage-drawn');
  }

  /** Draws when the code has come that does it; until then the figure is as it always is, but for its picture. */
  private async awaitPainter(): Promise<void> {
    try {
      await this.painter.load();
    } catch (error) {
      if (this.destroyed) return;
      showFailure(this.view, [ClipstageError.from(error)], () => void this.awaitPainter());
      this.handlers.emit('error', ClipstageError.from(error) as Events['error']);
      return;
    }
    if (this.destroyed) return;
    if (this.stale) this.draw();
    performance.mark('clipstage-drawn');
  }

  // What a lab says of its figures.

  /** For the engine: it copies the frame. */
  abstract publish(frame: Float64Array): void;
  /** For the engine: see Mounted. */
  abstract changed(changes: number, stage: number, playing: boolean): void;
  /** For the engine, which has lost its instance: see Mounted. */
  abstract revive(kept: Float64Array | undefined, blame: ClipstageError | undefined): () => void;
  /** Says a sentence where the figure's notices stand; an empty one takes it away. */
  abstract report(message: string): void;
  /** Takes a sentence back, if it still stands there. */
  abstract retract(message: string): void;
  /** The camera that shows all that there is to be seen. */
  protected abstract fit(width: number, height: number): Camera;
  /** Draws the frame, on a pen whose unit is a CSS pixel. */
  protected abstract render(pen: CanvasRenderingContext2D, painter: Painter): void;
  /** Does what a key means; false if it means nothing here. */
  protected abstract key(press: Press, event: KeyboardEvent): boolean;
  /** It has come into sight, where something may go on by itself. */
  protected abstract goOn(): void;
  /** It has gone out of sight: what went on by itself waits. */
  protected abstract halt(): void;
  /** Nothing goes on by itself any more: the figure ends, of an error perhaps. */
  protected abstract rest(error?: ClipstageError): void;
  /** Ends the engine's part of it. */
  protected abstract release(): void;

  // What labs may do in their own way.

  /** Something is in hand, or the picture stands still: neither pan nor zoom. */
  protected get busy(): boolean { return false; }
  /** A hand has panned the view. */
  protected panned(): void {}
  /** How far from the middle of the canvas the middle of the picture is in which a point of it is, CSS pixels: a lab may have several on one canvas, which all move alike. */
  protected aside(_x: number, _y: number): Point { return {x: 0, y: 0}; }
  /** Each animation frame draws it anyway. */
  protected get animating(): boolean { return false; }
  /** A button of the view's zooms, about the middle. */
  protected zoomBy(factor: number): void { this.zoom.by(factor); }
  /** What is scrolled by a wheel that the figure does not take. */
  protected get scrollers(): readonly Element[] {
    return document.scrollingElement === null ? [] : [document.scrollingElement];
  }
  /** The picture has another width. */
  protected reflow(): void {}
  /** Says an error that no caller waits for. */
  protected announce(message: string): void { this.report(message); }
  /** Takes the element out of the page. */
  protected remove(): void { this.element.remove(); }

  // What is the same in all labs.

  /** The types of the events that on takes. */
  get events(): readonly (keyof Events)[] { return this.handlers.types; }

  /** Where the canvas looks. */
  get camera(): Camera { return this.surface.camera; }

  /** It has the few controls of an embedded figure. */
  protected get minimal(): boolean { return this.element.dataset.controls === 'minimal'; }

  on<Type extends keyof Events>(type: Type, handler: (detail: Events[Type]) => void): () => void {
    return this.handlers.on(type, handler);
  }

  setTheme(theme: 'light' | 'dark' | 'auto'): void {
    checkTheme(theme);
    if (theme === 'auto') delete this.element.dataset.theme;
    else this.element.dataset.theme = theme;
    this.repaint();
  }

  /** Reads the colours anew and draws: for a page that has changed its theme. */
  repaint(): void {
    if (!this.element.isConnected || this.surface.printing) return;
    this.surface.readTheme();
    this.draw();
  }

  /** Takes a key press of the page, as if it had been made inside the figure. */
  press(event: KeyboardEvent): void {
    const press = pressOf(event);
    if (press !== undefined && this.key(press, event)) event.preventDefault();
  }

  /** Puts all that is not there yet in its place. */
  complete(): void {}

  /** Shows all that there is to be seen again, after pan and zoom. */
  resetView(): void { this.zoom.reset(this.fitted); }

  /** Gives the picture's memory back: nobody sees it. It is drawn when it comes near the screen. */
  doze(): void {
    if (this.seen) return;
    this.stale = true;
    this.surface.shed();
  }

  /** An error of a command that has no caller: it is told, and said in the figure. */
  fail(error: ClipstageError): void {
    if (this.destroyed) return;
    this.announce(error.message);
    this.handlers.emit('error', error as Events['error']);
  }

  destroy(): void {
    if (this.destroyed) return;
    this.destroyed = true;
    this.end();
    this.handlers.clear();
    try {
      this.release();
    } catch {
      // There is no engine any more.
    }
    this.program.release(this.id);
    guarded(() => this.remove());
  }

  /** The engine is no more: the last picture stays, with a notice. */
  ended(error: ClipstageError): void {
    this.end(error);
    for (const part of this.element.querySelectorAll<HTMLElement>('.cs-controls, .cs-panel')) part.inert = true;
    const message = endWords('page.ended.notice', error.cause);
    this.notify(message);
    this.handlers.emit('error', error as Events['error']);
  }

  /** Nothing happens here from now on. */
  private end(error?: ClipstageError): void {
    this.gone.abort();
    guarded(() => this.rest(error));
    this.surface.rest();
    guarded(() => this.resizing?.disconnect());
    guarded(() => this.watching?.disconnect());
  }

  /** Shows a sentence, or some on lines of their own, in the notice, whatever the engine knows of it. */
  protected notify(message: string, dismiss = (): void => this.notify('')): void {
    guarded(() => showNotice(this.notice, message, dismiss));
  }

  /** For what no caller waits for: an error of the engine is told already, and said. */
  protected attempt(command: () => void): void {
    try {
      command();
    } catch (error) {
      if (!(error instanceof ClipstageError)) throw error;
    }
  }

  /** The buttons on the canvas: a lab's own, and those of the view. */
  protected addViewTools(fit: Key, ...own: readonly HTMLElement[]): void {
    this.view.after(make('div', {class: 'cs-viewtools'}, ...own, ...zoomButtons((factor) => this.zoomBy(factor), {name: fit, press: () => this.resetView()})));
  }

  private listen(): void {
    const options = {signal: this.gone.signal};
    this.element.addEventListener('keydown', (event) => {
      this.press(event);
      if (event.defaultPrevented || usesKey(event)) event.stopPropagation(); // any other key is the page's
      if (event.key === 'Escape' && !event.defaultPrevented) giveBack(this.element);
    }, options);
    this.surface.listen(() => this.repaint(), options);
  }

  /** Whether fingers may drag and zoom here: see WheelPolicy. */
  protected swipes(): boolean {
    return this.wheel === 'zoom' || (this.wheel === 'zoom-when-focused' && hasFocus(this.element));
  }

  /** Likewise of a wheel. */
  protected takesWheel(event: WheelEvent): boolean {
    if (this.wheel === 'page') return false;
    if (hasFocus(this.element)) return true;
    return this.wheel === 'zoom' && (event.ctrlKey || this.scrollers.every(({scrollHeight, clientHeight}) => scrollHeight <= clientHeight));
  }

  private get fitted(): Camera { return this.fit(Math.max(1, this.view.clientWidth), Math.max(1, this.view.clientHeight)); }

  private resize(): void {
    const {clientWidth: width, clientHeight: height} = this.view;
    if (width === 0 || height === 0 || this.surface.printing || (!this.seen && this.canvas.width === 0)) return;
    this.onScreen.follow();
    const rescaled = this.surface.scaleBy(this.onScreen.scale), {camera} = this.surface;
    const resized = width !== camera.width || height !== camera.height;
    const styled = this.surface.theme.ink !== ''; // Firefox has no style for a frame that is not shown
    if (!styled) this.surface.readTheme();
    if (!this.surface.stretch(width, height) && !resized && !rescaled && styled) return;
    if (width !== camera.width) this.reflow();
    if (resized) this.zoom.resize(this.fit(width, height)); // and draws, but perhaps with the next frame
    if (!resized || this.surface.blank) this.draw(); // at once: a canvas with other dots is blank
  }

  /**
   * Keeps the height of the longest of these sentences under the picture of a minimal figure, so that the picture
   * keeps still from stage to stage. It shrinks only when the figure is measured anew.
   */
  protected reserveHeight(sentences: () => string, anew = false): void {
    const {element} = this;
    if (!this.minimal) return;
    const needed = heightOfWords(element, sentences());
    if (anew ? needed === this.words : needed <= this.words) return;
    this.words = needed;
    element.style.setProperty('--cs-words', `${needed}px`);
    element.style.setProperty('--cs-rest', `${needed + element.querySelector<HTMLElement>('.cs-controls')!.offsetHeight}px`);
  }

  /** Says whether the picture is on the screen, or near. */
  private watch(seen: boolean): void {
    if (seen === this.seen) return;
    this.seen = seen;
    if (!seen) return this.halt();
    this.resize();
    if (this.stale) this.draw();
    this.goOn();
  }

  /** Commands change the figure at once, and its picture at most once an animation frame; out of sight not at all. */
  protected drawSoon(): void {
    this.stale = true;
    if (this.surface.printing) this.draw();
    else if (this.seen && !this.animating) this.surface.drawSoon();
  }

  protected draw(): void {
    this.stale = this.painter.here === undefined || !this.surface.ready || (!this.seen && !this.surface.printing && !this.surface.blank);
    if (!this.stale) this.paint();
  }

  protected paint(): void {
    const painter = this.painter.here;
    if (painter === undefined) return;
    this.stale = false;
    this.surface.paint((pen) => this.render(pen, painter));
  }
}
