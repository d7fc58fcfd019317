import {ClipstageError, guarded} from '../base/error';
import {make} from '../base/dom';
import {checkTheme, type WheelPolicy} from '../base/options';
import type {Camera} from '../draw/camera';
import type {Point} from '../draw/geometry';
import type {Mounted, Program} from '../engine/program';
import {type Press, pressOf} from '../engine/values';
import {endWords} from '../engine/end';
import type {Key, Language} from '../text/text.gen';
import {pageLanguage, say, type Values} from '../text/words';
import type {Linked} from './address';
import type {Loaded} from '../engine/chunk';
import {showFailure} from './failure';
import {giveBack, hasFocus} from './focus';
import {Handlers} from './handlers';
import {attachNotes} from './note';
import {showNotice} from './notice';
import {OnScreen} from './onscreen';
import {heightOfQuestion, heightOfWords} from './panel';
import {watchSight} from './sight';
import type {Standing} from './standing';
import {usesKey} from './where';
import {Surface} from './surface';
import {Zoom, zoomButtons} from './zoom';

/** The view of a flat picture: the point at its middle in metres, CSS pixels per metre, and its size in CSS pixels. */
export interface View { x: number; y: number; scale: number; width: number; height: number }

/** The events of every figure. */
export interface HostEvents {
  error: ClipstageError;
  /** The view of the flat picture has changed: the point at its middle in metres, CSS pixels per metre, its size in CSS pixels. */
  camera: View;
}

/** The events of the figures of all labs. */
export interface CommonEvents<Stage> extends HostEvents {
  /** The reader has answered the question about a stage. */
  answered: {stage: Stage; right: boolean};
  /** Other things are under the pointer: their names, as the method mark takes them. */
  marks: {marks: readonly string[]};
  play: undefined;
  pause: undefined;
  /** The state that getState returns has changed. preset: another preset or scene was chosen. */
  state: {preset: boolean};
}

/** The common methods of figures. */
export interface AnyFigure extends Mounted, Linked {
  readonly element: HTMLElement;
  readonly problems: readonly ClipstageError[];
  readonly standing: Standing;
  readonly atStage: object | undefined;
  readonly contacts?: object;
  readonly camera: View;
  /** The state of the options' link, if it is not the figure's first state. */
  readonly home?: string;
  pause(): void;
  complete(): void;
  repaint(): void;
  press(event: KeyboardEvent): void;
  getValues(of: readonly string[]): unknown[];
  report(message: string): void;
  retract(message: string): void;
  controlList?(): string;
  on(type: 'error', handler: (error: ClipstageError) => void): () => void;
  on(type: 'state', handler: (detail: {preset: boolean}) => void): () => void;
}

/** A lab's description of a new figure. */
export interface Setup<Events, Painter> {
  /** The types of the figure's events. */
  events: Readonly<Record<keyof Events, true>>;
  /** The problems of the options. */
  problems: readonly ClipstageError[];
  /** The element's further class. */
  class?: string;
  /** The accessible names of the figure and its picture. */
  name: string;
  picture: string;
  /** The shown controls: data-controls. */
  controls: string;
  /** The shown parts of the inspector, separated by commas; default: all if controls is full, else none. */
  panels: string | undefined;
  lang: Language | undefined;
  theme: string | undefined;
  wheel: WheelPolicy;
  /** An element above the picture. */
  above: HTMLElement | undefined;
  /** The elements beside and below the picture. */
  parts: readonly HTMLElement[];
  /** The drawing code. */
  painter: Loaded<Painter>;
}

/** A camera as events tell it. */
export const viewOf = ({x, y, scale, width, height}: View): View => ({x, y, scale, width, height});

/**
 * The base class of all labs' figures: an element with a canvas, which is drawn after changes, about once an animation
 * frame, and out of sight only if it is blank. It handles zoom, focus, keys, notices, events, colours, print and
 * destruction.
 */
export abstract class Host<Events extends HostEvents, Painter> implements Mounted {
  readonly element: HTMLElement;
  /** The problems of the options; the figure shows them too. */
  readonly problems: readonly ClipstageError[];
  /** Whether the figure is completely mounted. */
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
  protected seen = true; // off-screen nothing plays, and only blank canvases are drawn
  protected stale = false; // dirty flag: changed since the last drawing
  protected destroyed = false; // perhaps by a handler, during its event
  private readonly wheel: WheelPolicy;
  protected readonly painter: Loaded<Painter>;
  private resizing: ResizeObserver | undefined;
  private viewed: View | undefined; // in the last event camera
  private words = 0; // the height of the longest sentence of a minimal figure
  private watching: IntersectionObserver | undefined;

  constructor(protected readonly program: Program, parent: HTMLElement, setup: Setup<Events, Painter>) {
    const {events, problems, name, picture, controls, panels = controls === 'full' ? undefined : '', lang = pageLanguage(), theme, wheel, above, parts} = setup;
    this.problems = problems;
    this.wheel = wheel;
    this.painter = setup.painter;
    this.handlers = new Handlers<Events>(events);
    this.canvas = make('canvas', {class: 'cs-canvas', role: 'img', 'aria-label': picture});
    const context = this.canvas.getContext('2d');
    if (context === null) throw new ClipstageError('no-canvas', say('notice.no-canvas', {}, lang));
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
        this.markMoved(moved);
        this.surface.see(camera);
        this.drawSoon();
      },
      panned: () => this.panned(),
      aside: (x, y) => this.aside(x, y),
    });
  }

  /** Starts to follow the page, the reader and the screen. A lab's figure calls it once it is built. */
  protected start(): void {
    this.listen();
    this.resizing = new ResizeObserver(() => this.resize());
    this.resizing.observe(this.canvas); // it fills the view. An observer of the view's siblings may resize it before it is measured
    this.watching = watchSight(this.view, (seen) => this.watch(seen));
    this.onScreen.watch(() => this.resize(), this.gone.signal);
    this.resize();
    if (this.painter.here === undefined) void this.awaitPainter();
    else performance.mark('clipstage-drawn');
  }

  /** Draws once the drawing code is loaded; until then the figure works without its picture. */
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

  // Methods of the lab.

  /** For the engine: it copies the frame. */
  abstract publish(frame: Float64Array): void;
  /** For the engine: see Mounted. */
  abstract changed(changes: number, stage: number, playing: boolean): void;
  /** For the engine after the loss of its instance: see Mounted. */
  abstract revive(kept: Float64Array | undefined, blame: ClipstageError | undefined): () => void;
  /** Shows a sentence as the figure's notice; an empty sentence removes the notice. */
  abstract report(message: string): void;
  /** Removes the notice if it still has this sentence. */
  abstract retract(message: string): void;
  /** The camera that shows everything. */
  protected abstract fit(width: number, height: number): Camera;
  /** Draws the frame with a pen in CSS pixels. */
  protected abstract render(pen: CanvasRenderingContext2D, painter: Painter): void;
  /** Executes a key's command; false if the key has none here. */
  protected abstract key(press: Press, event: KeyboardEvent): boolean;
  /** Called when the figure comes into sight: playing may continue. */
  protected abstract goOn(): void;
  /** Called when the figure goes out of sight: playing pauses. */
  protected abstract halt(): void;
  /** Stops all playing: the figure ends, perhaps after an error. */
  protected abstract rest(error?: ClipstageError): void;
  /** Ends the engine's part of the figure. */
  protected abstract release(): void;

  // Methods that labs may override.

  /** Whether the flat picture neither pans nor zooms: a drag is active, the picture is fixed, or a view in space takes over. */
  protected get busy(): boolean { return false; }
  /** Called when the reader has panned the view. */
  protected panned(): void {}
  /** A lab may have several pictures on one canvas, which move together: the offset from the canvas's middle to the middle of the picture at a point, CSS pixels. */
  protected aside(_x: number, _y: number): Point { return {x: 0, y: 0}; }
  /** Whether each animation frame draws the figure anyway. */
  protected get animating(): boolean { return false; }
  /** Zooms about the middle, for a button of the view. */
  protected zoomBy(factor: number): void { this.zoom.by(factor); }
  /** The elements that a wheel event scrolls if the figure does not use the event. */
  protected get scrollers(): readonly Element[] {
    return document.scrollingElement === null ? [] : [document.scrollingElement];
  }
  /** The picture has another width. */
  protected reflow(): void {}
  /** Shows the message of an error that no caller waits for. */
  protected announce(message: string): void { this.report(message); }
  /** Takes the element out of the page. */
  protected remove(): void { this.element.remove(); }

  // Methods of all labs.

  /** The figure's language. */
  protected get lang(): Language { return this.element.lang as Language; }
  protected say(key: Key, values?: Values): string { return say(key, values, this.lang); }

  /** The valid event types of on. */
  get events(): readonly (keyof Events)[] { return this.handlers.types; }

  /** The canvas's camera. */
  get camera(): Camera { return this.surface.camera; }

  /** Whether the figure has the few controls of an embedded figure. */
  protected get minimal(): boolean { return this.element.dataset.controls === 'minimal'; }

  on<Type extends keyof Events>(type: Type, handler: (detail: Events[Type]) => void): () => void {
    return this.handlers.on(type, handler);
  }

  setTheme(theme: 'light' | 'dark' | 'auto' | 'page'): void {
    checkTheme(theme);
    if (theme === 'light' || theme === 'dark') this.element.dataset.theme = theme;
    else delete this.element.dataset.theme;
    this.repaint();
  }

  /** Reads the colours again and draws: for a page that has changed its theme. */
  repaint(): void {
    if (!this.element.isConnected || this.surface.printing) return;
    this.surface.readTheme();
    this.draw();
  }

  /** Handles a key press elsewhere on the page like one inside the figure. */
  press(event: KeyboardEvent): void {
    const press = pressOf(event);
    if (press !== undefined && this.key(press, event)) event.preventDefault();
  }

  /** Inserts all missing elements. */
  complete(): void {}

  /** Shows everything again after pan and zoom. */
  resetView(): void { this.zoom.reset(this.fitted); }

  /** Releases the memory of a picture out of sight. It is drawn again near the screen. */
  doze(): void {
    if (this.seen) return;
    this.stale = true;
    this.surface.shed();
  }

  /** Handles an error that no caller waits for: it is sent as an event, and shown in the figure. */
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
      // The engine has ended.
    }
    this.program.release(this.id);
    guarded(() => this.remove());
  }

  /** Handles the end of the engine: the last picture stays, with a notice. */
  ended(error: ClipstageError): void {
    this.end(error);
    for (const part of this.element.querySelectorAll<HTMLElement>('.cs-controls, .cs-panel')) part.inert = true;
    const message = endWords('page.ended.notice', error.cause, this.lang);
    this.notify(message);
    this.handlers.emit('error', error as Events['error']);
  }

  /** Ends all activity of the figure. */
  private end(error?: ClipstageError): void {
    this.gone.abort();
    guarded(() => this.rest(error));
    this.surface.rest();
    guarded(() => this.resizing?.disconnect());
    guarded(() => this.watching?.disconnect());
  }

  /** Shows a sentence, or several lines, in the notice, independent of the engine. */
  protected notify(message: string, dismiss = (): void => this.notify('')): void {
    guarded(() => showNotice(this.notice, message, dismiss));
  }

  /** Runs a command that no caller waits for. A ClipstageError ends here: a panic has already been sent and shown. */
  protected attempt(command: () => void): void {
    try {
      command();
    } catch (error) {
      if (!(error instanceof ClipstageError)) throw error;
    }
  }

  /** Adds the buttons on the canvas: the lab's and the view's. */
  protected addViewTools(fit: Key, ...own: readonly HTMLElement[]): void {
    const buttons = zoomButtons((factor) => this.zoomBy(factor), {name: fit, press: () => this.resetView()}, this.lang);
    const summary = make('summary', {}, say('page.view', {}, this.lang)), {signal} = this.gone;
    const fold = make('details', {class: 'cs-viewtools cs-fold', 'data-fold': 'view', open: ''}, summary, make('div', {}, ...own, ...buttons));
    // The buttons may cover a part of the picture. The first toggle, without a click, comes before the first picture.
    summary.addEventListener('click', () => fold.addEventListener('toggle', () => this.drawSoon(), {once: true, signal}), {signal});
    this.view.after(fold);
  }

  /** Shows whether the reader has moved the view. A moved view needs its buttons. */
  protected markMoved(moved: boolean): void {
    this.element.classList.toggle('cs-zoomed', moved);
    if (moved) this.element.querySelector<HTMLDetailsElement>('.cs-viewtools')!.open = true;
  }

  private listen(): void {
    const options = {signal: this.gone.signal};
    this.element.addEventListener('keydown', (event) => {
      this.press(event);
      if (event.defaultPrevented || usesKey(event)) event.stopPropagation(); // other keys belong to the page
      if (event.key === 'Escape' && !event.defaultPrevented) giveBack(this.element);
    }, options);
    this.surface.listen(() => this.repaint(), options);
  }

  /** Reports whether fingers may drag and zoom here: see WheelPolicy. */
  protected swipes(): boolean {
    return this.wheel === 'zoom' || (this.wheel === 'zoom-when-focused' && hasFocus(this.element));
  }

  /** Reports whether a wheel may zoom here: see WheelPolicy. */
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
    const styled = this.surface.theme.ink !== ''; // Firefox computes no style in a hidden frame
    if (!styled) this.surface.readTheme();
    if (!this.surface.stretch(width, height) && !resized && !rescaled && styled) return;
    if (width !== camera.width) this.reflow();
    if (resized) this.zoom.resize(this.fit(width, height)); // this draws, perhaps in the next frame
    if (!resized || this.surface.blank) this.draw(); // at once: a resized canvas is blank
  }

  /**
   * Reserves the height of the longest of these sentences under the picture of a minimal figure, so that the picture
   * does not move between stages. It shrinks only when the figure is measured anew.
   */
  protected reserveHeight(sentences: () => string, anew = false): void {
    const {element} = this;
    if (!this.minimal) return;
    const needed = Math.max(element.dataset.captions === 'none' ? 0 : heightOfWords(element, sentences()), heightOfQuestion(element));
    if (anew ? needed === this.words : needed <= this.words) return;
    this.words = needed;
    element.style.setProperty('--cs-words', `${needed}px`);
    element.style.setProperty('--cs-rest', `${needed + element.querySelector<HTMLElement>('.cs-controls')!.offsetHeight}px`);
  }

  /** Sets whether the picture is on the screen, or near. */
  private watch(seen: boolean): void {
    if (seen === this.seen) return;
    this.seen = seen;
    if (!seen) return this.halt();
    this.resize();
    if (this.stale) this.draw();
    this.goOn();
  }

  /** Requests a drawing after a change: at most one in an animation frame, and none while the figure is out of sight. */
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
    if (!this.surface.printing) this.tellCamera();
  }

  private tellCamera(): void {
    const view = viewOf(this.surface.camera), before = this.viewed;
    if (before && Object.entries(view).every(([name, value]) => before[name as keyof View] === value)) return;
    this.viewed = view;
    this.handlers.emit('camera', view as Events['camera']);
  }
}
