import type {Settings, WorldTrace} from '../../engine/api';
import type {Calls} from '../../engine/api.gen';
import {type Camera, type Extent, toWorld} from '../../draw/camera';
import {fitWorld, worldExtent} from './camera';
import {make} from '../../base/dom';
import {drawWorld} from './drawworld';
import type {Engine, Mounted} from '../../engine/engine';
import {ClipstageError, guarded, tell} from '../../base/error';
import {DEFAULT_SCENE, SAMPLES, SCENES} from '../../base/figure.gen';
import {giveBack, hasFocus} from '../../figure/focus';
import {Handlers} from '../../figure/handlers';
import {MARKS} from './layers/touches';
import {W, W_SLOTS} from '../../draw/layout.gen';
import {short} from '../../text/number';
import {attachNotes, markTerms, type Term, term} from '../../figure/note';
import {showNotice} from '../../figure/notice';
import {isA, readWorldOptions} from '../../base/options';
import {Easel} from '../../figure/easel';
import {type Flat, flat, plainNumber, plainPress, plainText, repeated} from '../../engine/plain';
import {endWords} from '../../engine/program';
import {watchSight} from '../../figure/sight';
import {symbol} from './symbol';
import type {Key} from '../../text/text.gen';
import {say} from '../../text/words';
import {Zoom, ZOOM_STEP, zoomButtons} from '../../figure/zoom';

/** The options of a world's figure. An invalid value shows a notice, and the default is used; an unknown option shows a notice. */
export interface WorldOptions {
  lab: 'world';
  /** A scene's id. */
  scene?: string;
  /** full has the menu of scenes and the buttons, none is the picture alone; full if left out. */
  controls?: 'full' | 'none';
  /** As the reader's system has it, if left out. */
  theme?: 'light' | 'dark' | 'auto';
  /** What the figure shows, for those who do not see it. */
  alt?: string;
  /** A link's hash. It wins over scene; one that cannot be read shows a notice, and the default is used. */
  hash?: string;
}

/** What worlds tell, by type: of each command as it is taken, once the world and its frame are as it made them. The picture follows. */
export interface WorldEvents {
  /** The world stands at another step. */
  step: {step: number};
  /** Another scene has begun, or the same one anew. */
  scene: {scene: string};
  /** They are others: they were set, or belong to the scene that begins or to the step that was gone back to. */
  settings: Settings;
  play: undefined;
  pause: undefined;
  error: ClipstageError;
  /** The state, as getState returns it, has changed; another scene was chosen. */
  state: {preset: boolean};
}

/** A world on its way to a step. */
interface Journey {
  goal: number;
  /** Who waits for it, in sight or not: it has arrived, or goes elsewhere, or could not go on. */
  ended?: (how: boolean | ClipstageError) => void;
}

/** The time that one animation frame may play, seconds: a world does not leap where nothing was drawn for a while. */
const MOST_TIME = 1 / 30;
/** How long a world may step before the page has its turn, milliseconds: a slow machine plays slowly. */
const SLICE = 12;
/** How long the page may wait for a world that takes its steps again, milliseconds: after that they are taken a few at a time. */
const AT_ONCE = 200;

/** What the scenes are called. */
const NAMES: Record<typeof SCENES[number], Key> = {
  'single-box': 'page.scene.single-box',
  pendulum: 'page.scene.pendulum',
  'varying-friction': 'page.scene.varying-friction',
  'vertical-stack': 'page.scene.vertical-stack',
  pyramid: 'page.scene.pyramid',
  teeter: 'page.scene.teeter',
  'suspension-bridge': 'page.scene.suspension-bridge',
  dominos: 'page.scene.dominos',
  'multi-pendulum': 'page.scene.multi-pendulum',
  wall: 'page.scene.wall',
  'card-house': 'page.scene.card-house',
  'drop-500': 'page.scene.drop-500',
  'drop-2000': 'page.scene.drop-2000',
  'pyramid-40': 'page.scene.pyramid-40',
  'pyramid-100': 'page.scene.pyramid-100',
};

/** One world: a canvas and its controls. Made by Engine.mount. */
export class World implements Mounted {
  readonly element: HTMLElement;
  /** What was wrong with the options; the figure says it too. */
  readonly problems: readonly ClipstageError[];

  /** It is mounted. */
  whole = false;

  private memory = new Float64Array(W_SLOTS);
  private shown = this.memory; // the part of it that is in use
  private readonly id: number;
  private readonly view = make('div', {class: 'cs-view', tabindex: '-1'});
  private readonly canvas: HTMLCanvasElement;
  private readonly easel: Easel;
  private readonly line = make('p', {class: 'cs-line', 'aria-live': 'polite'});
  private readonly notice = make('p', {class: 'cs-notice', role: 'alert', hidden: ''});
  private readonly menu = make('select', {'aria-label': say('page.world.scene')});
  private readonly buttons: Record<'back' | 'play' | 'next' | 'reset', HTMLButtonElement>;
  private readonly zoom: Zoom;
  private readonly gone = new AbortController();
  private readonly resizing: ResizeObserver;
  private readonly watching: IntersectionObserver;
  private own: Flat | undefined; // the scene of one's own that runs
  private readonly handlers = new Handlers<WorldEvents>({step: true, scene: true, settings: true, play: true, pause: true, error: true, state: true});
  private extent!: Extent; // of the scene as it began
  private told = {step: 0, settings: ''}; // by events
  private said = ''; // by the notice
  private stop = ''; // of these, what kept the world from its next step
  private running = false;
  private journey: Journey | undefined;
  private untold = false; // of the scene that was chosen for it
  private seen = true; // off-screen nothing is drawn, and nothing steps by itself
  private stale = false; // something has changed since it was drawn
  private animation = 0;
  private timer = 0; // of the journey
  private due = 0; // seconds that are to be played
  private undrawn = false; // what a held key has done last
  private holding = false; // such a key
  private destroyed = false; // by a handler perhaps, in the midst of what it was told of

  /** What was wrong when the options were copied is said with what is found here. What stands above it from the start does not make it another size. */
  constructor(private readonly engine: Engine, parent: HTMLElement, options: WorldOptions, wrong: readonly ClipstageError[] = [], above?: HTMLElement) {
    const {page, hash, problems} = readWorldOptions(options as unknown as Record<string, unknown>);
    problems.push(...wrong);
    this.problems = problems;
    const name = page.alt || say('page.world.main');
    this.canvas = make('canvas', {class: 'cs-canvas', role: 'img', 'aria-label': page.alt || say('page.world.canvas')});
    const context = this.canvas.getContext('2d');
    if (context === null) throw new ClipstageError('no-canvas', say('notice.no-canvas'));
    this.view.append(this.canvas, this.notice);
    this.buttons = {
      back: this.button('page.world.back', 'page.world.back.name', () => this.back()),
      play: this.button('page.world.play', 'page.world.play', () => this.playOrStand()),
      next: this.button('page.world.next', 'page.world.next.name', () => this.step()),
      reset: this.button('page.world.reset', 'page.world.reset', () => this.reset()),
    };
    this.buttons.play.classList.add('cs-next', 'cs-play');
    this.fillMenu();
    this.element = make('div', {class: 'cs-figure cs-world', role: 'group', 'aria-label': name, 'data-controls': page.controls ?? 'full', 'data-wheel': 'zoom'},
      ...above ? [above] : [],
      this.view,
      make('div', {class: 'cs-controls'},
        make('div', {class: 'cs-transport'},
          this.menu,
          make('div', {class: 'cs-buttons'}, this.buttons.back, this.buttons.play, this.buttons.next, this.buttons.reset)),
        this.line,
        legend(),
        make('p', {class: 'cs-hint'}, make('span', {class: 'cs-what'}, say('page.world.what')), make('span', {class: 'cs-keyhint'}, say('page.world.keys')))));
    markTerms(this.element.querySelector('.cs-what')!);
    attachNotes(this.element, this.gone.signal);
    parent.replaceChildren(this.element);
    if (page.theme === 'light' || page.theme === 'dark') this.element.dataset.theme = page.theme;
    this.easel = new Easel(this.canvas, context, this.element, {
      fit: (width, height) => fitWorld(this.extent, width, height), draw: () => this.draw(), resize: () => this.resize(),
      failed: (error) => this.fail(error),
    });

    this.id = engine.hold(this);
    engine.callWorld('create', this.id, 0);
    this.zoom = new Zoom(this.canvas, {
      busy: () => false,
      swipes: () => true,
      wheel: (event) => event.ctrlKey || hasFocus(this.element) || !scrolls(this.element),
      moved: (camera, moved) => {
        this.element.classList.toggle('cs-zoomed', moved);
        this.easel.see(camera);
        this.drawSoon();
      },
    });
    this.view.after(make('div', {class: 'cs-viewtools'}, ...zoomButtons(this.zoom, {name: 'page.world.fit', press: () => this.resetView()})));
    this.began();
    if (hash) this.open(hash);
    else if (options.scene !== undefined) {
      try {
        this.call('open', plainText(options.scene));
        this.began();
      } catch (error) {
        problems.push(ClipstageError.from(error));
      }
    }
    if (problems.length > 0) this.report([this.said, ...problems.map(({message}) => message)].filter(Boolean).join('\n'));

    this.listen();
    this.resizing = new ResizeObserver(() => this.resize());
    this.resizing.observe(this.view);
    this.watching = watchSight(this.view, (seen) => this.watch(seen));
    this.resize();
    performance.mark('clipstage-drawn');
    this.whole = true;
  }

  /** The world as it is after the last command, which the canvas draws once an animation frame: see wasm/frame/world.go; slots in layout.gen.ts. Each command may make it another array. */
  get frame(): Float64Array { return this.shown; }
  /** Where the canvas looks. */
  get camera(): Camera { return this.easel.camera; }
  /** The scene's id, or own. */
  get scene(): string { return this.call('scene'); }
  get steps(): number { return this.shown[W.step]!; }
  get playing(): boolean { return this.running; }
  /** It is on its way to the step of a state that open or setState was given. */
  get arriving(): boolean { return this.journey !== undefined; }

  /** Takes the world n steps on, all of them before it returns: with a large n the page stands still for long. Where too many bodies crowd together, or one would be nowhere, it stands before that step, and throws with the code crowded or overflow. */
  step(n = 1): void {
    this.call('step', plainNumber(n));
    this.stand();
    this.refresh();
  }

  /**
   * Takes it n steps back, or as far as it is remembered: at least 600 steps. It is then to
   * the bit what it was, settings too.
   */
  back(n = 1): void {
    this.call('back', plainNumber(n));
    this.stand();
    this.refresh();
    this.tellSettings();
  }

  /** Begins the scene anew, with its own settings. The chosen pair stays. */
  reset(): void {
    this.call('reset');
    this.stand();
    this.began();
  }

  play(): void {
    this.call('scene'); // which a figure that was destroyed refuses
    if (this.running) return;
    this.leave(false);
    this.running = true;
    this.due = 0;
    this.handlers.emit('play', undefined);
    this.show();
    this.animate();
  }

  /** Stays where it is on the way to the step of a state, too. */
  pause(): void {
    if (this.journey) {
      this.leave(false);
      this.refresh();
    }
    this.halt();
  }

  /** Begins a named scene; an id that does not exist throws and changes nothing. */
  setScene(id: string): void {
    this.call('open', plainText(id));
    this.stand();
    this.began(true);
  }

  /**
   * Begins a scene of one's own: its JSON, as text or as object. What is not valid rejects
   * with the code invalid-scene, the path of the first field that is wrong and its range;
   * the running scene then goes on.
   */
  async loadScene(json: unknown): Promise<void> {
    const scene = flatScene(json);
    this.call('load', scene);
    this.own = scene;
    this.stand();
    this.began(true);
  }

  /** From the next step on. What is left out keeps its value; what is out of range throws and changes nothing. */
  setSettings(settings: Partial<Settings>): void {
    this.call('set', flat(settings, 'invalid-option', 'settings'));
    this.refresh();
    this.tellSettings();
  }
  getSettings(): Settings { return JSON.parse(this.call('settings')) as Settings; }

  /** The body at a point (metres), the last of several; -1 if there is none. */
  pick(x: number, y: number): number { return this.call('pick', plainNumber(x), plainNumber(y)); }
  /** Likewise, of a point of the canvas in CSS pixels. */
  pickAt(px: number, py: number): number {
    if (typeof px !== 'number' || typeof py !== 'number') return this.pick(px, py); // which says what is wrong
    const {x, y} = toWorld(this.camera, px, py);
    return this.pick(x, y);
  }

  /** Looks into the collide call of two bodies, whose stages stand at W.pair of the frame; without bodies into none. */
  choose(a = -1, b = -1): void {
    this.call('choose', plainNumber(a), plainNumber(b));
    this.refresh();
  }

  /** Scene and step in one line, as they stand in links. Settings that were changed are not part of it. */
  getState(): string { return this.call('state'); }
  /**
   * Restores it: begins its scene, and takes its steps a few at a time, so that the page goes
   * on; arriving says that it is on its way. True when it is there, false where another
   * command had it go elsewhere before; rejects where the world could not go on. What cannot be
   * read throws and changes nothing. The state of a scene of one's own is for where it is loaded.
   */
  setState(state: string): Promise<boolean> {
    const goal = this.call('begin', plainText(state));
    return new Promise((resolve, reject) => {
      this.travel(goal, true, (how) => {
        if (typeof how === 'boolean') resolve(how);
        else reject(how);
      });
    });
  }

  /** Restores a link that somebody followed, likewise, but not while nobody sees it; one that cannot be read shows a notice, and the default is used. */
  open(state: string): void {
    let goal = 0;
    try {
      goal = this.call('begin', plainText(state));
      this.report('');
    } catch (error) {
      this.call('open', DEFAULT_SCENE);
      this.report(say('notice.invalid-state', {reason: ClipstageError.from(error).message}));
    }
    this.travel(goal, false);
  }

  /** The world as it stands, and every stage of the chosen pair. */
  getTrace(): WorldTrace { return JSON.parse(this.call('trace')) as WorldTrace; }

  on<Type extends keyof WorldEvents>(type: Type, handler: (detail: WorldEvents[Type]) => void): () => void {
    return this.handlers.on(type, handler);
  }

  /** Reads the colours anew and draws: for a page that has changed its theme. */
  repaint(): void {
    if (!this.element.isConnected || this.easel.printing) return;
    this.easel.readTheme();
    this.draw();
  }

  /** Takes a key press of the page, as if it had been made inside the figure. */
  press(event: KeyboardEvent): void {
    const press = plainPress(event);
    if (press === undefined || press.altKey || press.ctrlKey || press.metaKey || event.defaultPrevented) return;
    const on = isA(event.target, Element) ? event.target : null;
    if (on?.closest('input, select, textarea, [contenteditable]')) return;
    if (press.key === ' ') {
      if (on?.closest('button, a, summary, [role=button]')) return;
      if (!event.repeat) this.attempt(() => this.playOrStand());
    } else if (press.key === 'ArrowRight') this.held(event, () => this.step());
    else if (press.key === 'ArrowLeft') this.held(event, () => this.back());
    else if (press.key === '+' || press.key === '=') this.zoom.by(ZOOM_STEP);
    else if (press.key === '-') this.zoom.by(1 / ZOOM_STEP);
    else if (press.key === '0') this.resetView();
    else return;
    event.preventDefault();
  }

  /** Says a sentence where the figure's notices stand; an empty one takes it away. */
  report(message: string): void {
    this.said = plainText(message);
    showNotice(this.notice, this.said, () => this.report(''));
  }

  /** Takes a sentence back, if it still stands there. */
  retract(message: string): void {
    if (this.said === message) this.report('');
  }

  destroy(): void {
    if (this.destroyed) return;
    this.destroyed = true;
    this.rest();
    this.handlers.clear();
    this.element.remove();
    try {
      this.engine.callWorld('destroy', this.id);
    } catch {
      // There is no engine any more.
    }
    this.engine.release(this.id);
  }

  /** For the engine: it copies the frame. */
  publish(frame: Float64Array): void {
    if (this.memory.length < frame.length) {
      try {
        this.memory = new Float64Array(Math.ceil(frame.length * 1.25));
      } catch (error) {
        tell(error); // the browser has no room: what fits is shown
      }
    }
    this.memory.set(this.memory.length < frame.length ? frame.subarray(0, this.memory.length) : frame);
  }

  /**
   * For the engine, which has lost its instance: the world takes its steps again, from where its scene begins, and goes on
   * as it did; what it is blamed for it does not do again by itself. Where nothing was kept it begins anew.
   */
  revive(kept: Float64Array | undefined, blame: ClipstageError | undefined): () => void {
    const {engine, id, journey, steps} = this, taken = (): number => this.memory[W.step]!;
    engine.callWorld('create', id, 0);
    if (kept === undefined) {
      return () => {
        this.own = undefined;
        this.stand(blame);
        this.began();
      };
    }
    if (this.own !== undefined) engine.callWorld('load', id, this.own);
    if (!engine.callWorld('restore', id, kept)) throw new Error('unreadable');
    for (const until = performance.now() + AT_ONCE; taken() < steps && performance.now() < until;) engine.callWorld('step', id, 1);
    return () => {
      if (blame) this.stand(blame);
      const plays = this.running;
      if (taken() < steps) {
        const ended = journey?.ended;
        this.running = false;
        this.journey = {goal: Math.max(steps, this.journey?.goal ?? 0), ended: (how) => {
          ended?.(how);
          if (plays && how === true) this.play();
        }};
      }
      this.refresh();
      this.goOnSoon();
    };
  }

  /** The engine is no more: the last picture stays, with a notice. */
  ended(error: ClipstageError): void {
    this.rest(error);
    for (const part of this.element.querySelectorAll<HTMLElement>('.cs-controls')) part.inert = true;
    guarded(() => this.report(endWords('page.ended.notice', error.cause)));
    this.handlers.emit('error', error);
  }

  /** Nothing happens here from now on. */
  private rest(error?: ClipstageError): void {
    this.gone.abort();
    guarded(() => this.stand(error));
    guarded(() => cancelAnimationFrame(this.animation));
    this.easel.rest();
    guarded(() => this.resizing?.disconnect());
    guarded(() => this.watching?.disconnect());
  }

  /** Shows all of the scene again, after pan and zoom. */
  resetView(): void { this.zoom.reset(this.fitted); }

  /** A key that is held down comes again faster than a slow machine can draw: what it waits for would go on after the key is let go. */
  private held({repeat}: KeyboardEvent, command: () => void): void {
    if (repeat && this.undrawn) return;
    this.holding = repeat;
    this.undrawn = true;
    requestAnimationFrame(() => {
      this.undrawn = false;
    });
    this.attempt(command);
  }

  /** A reader's command: what it meets is told and said, and no caller waits for it. */
  private attempt(command: () => void): void {
    try {
      command();
    } catch (error) {
      if (!(error instanceof ClipstageError)) throw error;
    }
  }

  private playOrStand(): void {
    if (this.running || this.arriving) this.pause();
    else this.play();
  }

  /** An error that no caller waits for. */
  fail(error: ClipstageError): void {
    if (this.destroyed) return;
    this.report(error.message);
    this.handlers.emit('error', error);
  }

  /** Neither plays nor is on its way. */
  private stand(error?: ClipstageError): void {
    this.leave(error ?? false);
    this.halt();
  }

  private halt(): void {
    if (!this.running) return;
    this.running = false;
    this.handlers.emit('pause', undefined);
    this.show();
  }

  /** Shows a scene that the engine has begun, and sets out for one of its steps. */
  private travel(goal: number, chosen: boolean, ended?: Journey['ended']): void {
    this.leave(false);
    if (goal > 0) this.journey = {goal, ended};
    this.halt();
    this.began(chosen);
    if (goal === 0) ended?.(true);
    this.goOnSoon();
  }

  /** Ends a journey. */
  private leave(how: boolean | ClipstageError): void {
    const {journey} = this;
    this.journey = undefined;
    clearTimeout(this.timer);
    journey?.ended?.(how);
  }

  private call<Name extends keyof Calls['world']>(name: Name, ...args: Parameters<Calls['world'][Name]>): ReturnType<Calls['world'][Name]> {
    try {
      return this.engine.callWorld(name, this.id, ...args);
    } catch (error) {
      if (error instanceof ClipstageError && (error.stands === 'midway' || (error.code === 'panic' && error.stands === undefined))) {
        if (error.stands === 'midway') {
          this.stand(error);
          this.refresh();
          this.stop = error.message;
        }
        this.fail(error);
      }
      throw error;
    }
  }

  /** Shows a scene that the engine has begun. */
  private began(chosen = false): void {
    if (this.destroyed) return;
    this.forgetStop();
    this.readFrame();
    this.extent = worldExtent(this.shown, this.isSample);
    this.untold = false;
    this.showScene();
    this.resetView();
    this.show();
    this.handlers.emit('scene', () => ({scene: this.scene}));
    this.tellSettings();
    this.tellStep(true);
    this.tellState(chosen);
  }

  /** Shows what the engine has published. */
  private refresh(): void {
    if (this.destroyed) return;
    this.forgetStop();
    this.readFrame();
    this.drawSoon();
    this.show();
    this.tellStep();
    this.tellState(false);
  }

  /** It has gone on. */
  private forgetStop(): void {
    if (this.stop !== '') this.retract(this.stop);
    this.stop = '';
  }

  private readFrame(): void {
    const size = this.memory[W.size]!;
    if (this.shown.buffer !== this.memory.buffer || this.shown.length !== size) this.shown = this.memory.subarray(0, size);
  }

  private tellStep(always = false): void {
    const {steps} = this;
    if (!always && steps === this.told.step) return;
    this.told.step = steps;
    this.handlers.emit('step', {step: steps});
  }

  private tellSettings(): void {
    if (this.destroyed) return;
    const settings = this.call('settings');
    if (settings === this.told.settings) return;
    this.told.settings = settings;
    this.handlers.emit('settings', () => this.getSettings());
  }

  private tellState(preset: boolean): void {
    this.untold ||= preset;
    if (this.arriving) return;
    preset = this.untold;
    this.untold = false;
    this.handlers.emit('state', {preset});
  }

  /** Says whether the picture is on the screen, or near. */
  private watch(seen: boolean): void {
    if (seen === this.seen) return;
    this.seen = seen;
    if (seen) {
      if (this.stale) this.draw();
      if (this.running) this.animate();
      this.goOnSoon();
      return;
    }
    cancelAnimationFrame(this.animation);
    if (!this.journey?.ended) clearTimeout(this.timer);
  }

  /** Plays, an animation frame at a time. */
  private animate(): void {
    cancelAnimationFrame(this.animation);
    if (!this.seen) return;
    let last = performance.now();
    const frame = (now: number): void => {
      if (this.destroyed || !this.running) return;
      const elapsed = Math.max(0, now - last) / 1000;
      last = now;
      const own = this.animation;
      if (!this.byItself(() => this.playOn(elapsed))) return;
      if (this.stale) this.draw();
      if (this.animation === own) ask(); // else a handler has begun anew
    };
    const ask = (): void => {
      try {
        this.animation = requestAnimationFrame(frame);
      } catch (error) { // the page has a requestAnimationFrame of its own
        tell(error);
        this.stand();
      }
    };
    ask();
  }

  private playOn(elapsed: number): void {
    const dt = this.shown[W.dt]!;
    this.due += Math.min(elapsed, MOST_TIME);
    // A quarter of a step early is on time: screens are not that even.
    const n = Math.floor(this.due / dt + 0.25);
    if (n === 0) return;
    this.due = Math.min(this.due - n * dt, dt);
    this.stepOn(n);
    this.refresh();
  }

  /** Goes on with a journey when the page has had its turn. */
  private goOnSoon(): void {
    clearTimeout(this.timer);
    if (this.journey && (this.seen || this.journey.ended)) this.timer = window.setTimeout(() => this.byItself(() => this.goOn()));
  }

  private goOn(): void {
    const journey = this.journey!;
    this.stepOn(journey.goal - this.steps);
    const arrived = this.memory[W.step]! >= journey.goal;
    if (arrived) this.journey = undefined;
    this.refresh();
    if (arrived) journey.ended?.(true);
    this.goOnSoon();
  }

  /** What it does without a command; false if something kept it, which is told and said. */
  private byItself(act: () => void): boolean {
    try {
      act();
      return true;
    } catch (error) {
      this.stand(ClipstageError.from(error));
      if (!(error instanceof ClipstageError)) throw error;
      return false;
    }
  }

  /** Takes so many steps, or as many as there is time for. */
  private stepOn(steps: number): void {
    const end = performance.now() + SLICE;
    for (let i = 0; i < steps; i++) {
      this.call('step', 1);
      if (performance.now() >= end) break;
    }
  }

  /** Brings words, buttons and the menu up to date. */
  private show(): void {
    const {buttons, running, journey, shown: frame} = this;
    const step = frame[W.step]!;
    this.element.dataset.step = String(step);
    this.element.dataset.playing = String(running);
    enable(buttons.back, step > frame[W.oldest]!);
    enable(buttons.reset, step > 0);
    const moving = running || this.arriving;
    const play = say(moving ? 'page.world.pause' : 'page.world.play');
    if (buttons.play.textContent !== play) {
      buttons.play.textContent = play;
      buttons.play.setAttribute('aria-label', play);
    }
    this.line.setAttribute('aria-live', moving || this.holding ? 'off' : 'polite'); // nobody reads sixty of them a second
    const line = journey ? say('page.world.going', {step, goal: journey.goal}) : this.status(step, frame[W.contacts]!, frame[W.energy]!);
    const farthest = !moving && step > 0 && step === frame[W.oldest];
    this.line.textContent = farthest ? `${line} ${say('page.world.oldest')}` : line;
  }

  private status(step: number, contacts: number, joules: number): string {
    return say('page.world.line', {step, time: (step * this.shown[W.dt]!).toFixed(2), bodies: this.shown[W.bodies]!, contacts, energy: energy(joules)});
  }

  private showScene(): void {
    const {scene} = this;
    this.element.dataset.scene = scene;
    this.menu.querySelector('[value=own]')?.remove();
    if (isNamed(scene)) this.own = undefined; // it is given up
    else this.menu.prepend(make('option', {value: 'own'}, say('page.scene.own')));
    this.menu.value = scene;
    this.line.dataset.name = this.menu.selectedOptions[0]?.text ?? '';
    this.line.dataset.longest = this.status(99_999, 9 * 10 ** (String(4 * this.shown[W.bodies]!).length - 1), 9_999_990);
  }

  private fillMenu(): void {
    for (const [label, ids] of [['page.world.samples', SCENES.slice(0, SAMPLES)], ['page.world.larger', SCENES.slice(SAMPLES)]] as const) {
      this.menu.append(make('optgroup', {label: say(label)}, ...ids.map((id) => make('option', {value: id}, say(NAMES[id])))));
    }
    this.menu.addEventListener('change', () => {
      if (this.menu.value !== 'own') this.attempt(() => this.setScene(this.menu.value));
    });
  }

  private button(face: Key, name: Key, press: () => void): HTMLButtonElement {
    const button = make('button', {type: 'button', 'aria-label': say(name)}, say(face));
    button.addEventListener('click', () => {
      if (button.ariaDisabled !== 'true') this.attempt(press);
    });
    return button;
  }

  private listen(): void {
    const options = {signal: this.gone.signal};
    this.element.addEventListener('keydown', (event) => {
      event.stopPropagation();
      this.press(event);
      if (event.key === 'Escape' && !event.defaultPrevented) giveBack(this.element);
    }, options);
    window.addEventListener('keyup', () => {
      if (!this.holding) return;
      this.holding = false;
      this.show();
    }, options);
    this.canvas.addEventListener('pointerdown', () => this.view.focus({preventScroll: true}), options);
    this.easel.listen(() => this.repaint(), options);
  }

  private resize(): void {
    const {clientWidth: width, clientHeight: height} = this.view;
    if (width === 0 || height === 0 || this.easel.printing) return;
    const styled = this.easel.theme.ink !== ''; // it was mounted where it is not shown
    if (!styled) this.easel.readTheme();
    if (!this.easel.stretch(width, height) && width === this.camera.width && height === this.camera.height && styled) return;
    this.zoom.resize(this.fitted); // and draws, but perhaps with the next frame
    if (this.easel.blank) this.draw(); // at once: a canvas with other dots is blank
  }

  /** The camera that shows the scene as it began. */
  private get fitted(): Camera { return fitWorld(this.extent, Math.max(1, this.view.clientWidth), Math.max(1, this.view.clientHeight)); }

  private get isSample(): boolean {
    const at = (SCENES as readonly string[]).indexOf(this.scene);
    return at >= 0 && at < SAMPLES;
  }

  /** Commands change the world at once, and its picture at most once an animation frame; out of sight not at all. */
  private drawSoon(): void {
    this.stale = true;
    if (this.easel.printing) this.draw();
    else if (this.seen) this.easel.drawSoon();
  }

  private draw(): void {
    this.stale = !this.easel.ready || (!this.seen && !this.easel.printing && !this.easel.blank);
    if (!this.stale) this.easel.paint((pen) => drawWorld(pen, this.shown, this.camera, this.easel.theme));
  }
}

/** A scene as somebody's code gave it, as text or as object. */
function flatScene(json: unknown): Flat {
  if (typeof json !== 'string') return flat(json, 'invalid-scene');
  let scene: unknown;
  try {
    scene = JSON.parse(json.replace(/^\ufeff/, '')) as unknown;
  } catch (cause) {
    const got = say('notice.unreadable', {reason: (cause as Error).message});
    throw new ClipstageError('invalid-scene', say('notice.invalid-field', {field: 'scene', got, want: 'JSON'}), {field: 'scene', range: 'JSON', cause});
  }
  const field = repeated(json);
  if (field === '') return flat(scene, 'invalid-scene');
  const range = say('notice.range.once');
  throw new ClipstageError('invalid-scene', say('notice.invalid-field', {field, got: say('notice.twice'), want: range}), {field, range});
}

/** Not by disabled: a button that disables itself would lose the focus. */
function enable(button: HTMLButtonElement, on: boolean): void {
  if (on) button.removeAttribute('aria-disabled');
  else button.setAttribute('aria-disabled', 'true');
}

function isNamed(scene: string): boolean { return (SCENES as readonly string[]).includes(scene); }

/** What is left of a motion when all rests, J. */
const REST = 1e-6;

function energy(joules: number): string {
  if (joules < REST) return '0 J';
  return joules < 1000 ? `${short(joules)} J` : `${short(joules / 1000)} kJ`;
}

/** Whether the page scrolls, or the figure in it. */
function scrolls(figure: HTMLElement): boolean {
  return [document.scrollingElement, figure].some((one) => one !== null && one.scrollHeight > one.clientHeight);
}

/** What the marks on the canvas mean. */
function legend(): HTMLElement {
  const names: readonly [Term, Key][] = [['persisted', 'page.world.persisted'], ['new', 'page.world.fresh'], ['lost', 'page.world.lost']];
  const heading = say('page.world.legend');
  return make('div', {class: 'cs-legend'},
    make('strong', {'aria-hidden': 'true'}, heading),
    make('ul', {role: 'list', 'aria-label': heading}, ...MARKS.map(({color, filled, add}, i) => make('li', {'data-mark': color}, symbol(add, filled), term(names[i]![0], say(names[i]![1]))))));
}
