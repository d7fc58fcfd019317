import {ClipstageError} from '../../base/error';
import {DEFAULT_SCENE} from '../../base/figure.gen';
import {isA} from '../../base/options';
import {type Camera, type Extent, toMetres} from '../../draw/camera';
import {W} from '../../draw/layout.gen';
import type {Settings, WorldTrace} from '../../engine/api';
import type {Calls} from '../../engine/api.gen';
import type {Engine, Placeholders} from '../../engine/engine';
import {type Flat, flatten, numberOf, type Press, textOf} from '../../engine/values';
import {Host} from '../../figure/host';
import {showNotice} from '../../figure/notice';
import {ZOOM_STEP} from '../../figure/zoom';
import {say} from '../../text/words';
import {fitExtent, worldExtent} from './camera';
import {isNamed, isSample, WorldControls} from './controls';
import {FrameMemory} from './frame';
import {readWorldOptions, type WorldEvents, type WorldOptions} from './options';
import {painter} from './painter';
import {type Journey, Playback} from './playback';
import {flatScene} from './scene';

/** How long a world may step before the page has its turn, milliseconds: a slow machine plays slowly. */
const SLICE = 12;
/** How long the page may wait for a world that takes its steps again, milliseconds: after that they are taken a few at a time. */
const AT_ONCE = 200;

/** One world: a canvas and its controls. Made by Engine.mount. */
export class World extends Host<WorldEvents, typeof import('./draw')> {
  private readonly memory = new FrameMemory();
  private readonly controls: WorldControls;
  private own: Flat | undefined; // the scene of one's own that runs
  private extent!: Extent; // of the scene as it began
  private told = {step: 0, settings: ''}; // by events
  private said = ''; // by the notice
  private stop = ''; // of these, what kept the world from its next step
  private running = false;
  private journey: Journey | undefined;
  private untold = false; // of the scene that was chosen for it
  private readonly playback = new Playback({
    playing: () => this.running && !this.destroyed,
    dt: () => this.frame[W.dt]!,
    take: (steps) => this.byItself(() => {
      this.stepOn(steps);
      this.refresh();
    }),
    passed: () => {
      if (this.stale) this.draw();
    },
    failed: () => this.stand(),
  });
  private timer = 0; // of the journey
  private undrawn = false; // what a held key has done last
  private holding = false; // such a key

  /** What was wrong when the options were copied is said with what is found here. What stands above it from the start does not make it another size. */
  constructor(engine: Engine, parent: HTMLElement, options: WorldOptions, wrong: readonly ClipstageError[] = [], {above}: Placeholders = {}) {
    const {page, hash, problems} = readWorldOptions(options as unknown as Record<string, unknown>);
    problems.push(...wrong);
    const controls = new WorldControls({
      back: () => this.attempt(() => this.back()),
      playOrPause: () => this.attempt(() => this.playOrPause()),
      step: () => this.attempt(() => this.step()),
      reset: () => this.attempt(() => this.reset()),
      setScene: (id) => this.attempt(() => this.setScene(id)),
    });
    super(engine, parent, {
      events: {step: true, scene: true, settings: true, play: true, pause: true, error: true, state: true}, problems,
      class: 'cs-world', name: page.alt || say('page.world.main'), picture: page.alt || say('page.world.canvas'),
      controls: page.controls ?? 'full', lang: page.lang, theme: page.theme, wheel: 'zoom', above, parts: [controls.element], painter,
    });
    this.controls = controls;

    engine.callWorld('create', this.id, 0, this.element.lang);
    this.addViewTools('page.world.fit');
    this.began();
    if (hash) this.open(hash);
    else if (options.scene !== undefined) {
      try {
        this.call('open', textOf(options.scene));
        this.began();
      } catch (error) {
        problems.push(ClipstageError.from(error));
      }
    }
    if (problems.length > 0) this.report([this.said, ...problems.map(({message}) => message)].filter(Boolean).join('\n'));
    const listening = {signal: this.gone.signal};
    window.addEventListener('keyup', () => this.letGo(), listening);
    this.canvas.addEventListener('pointerdown', () => this.view.focus({preventScroll: true}), listening);
    this.start();
    this.whole = true;
  }

  /** The world as it is after the last command, which the canvas draws once an animation frame: see wasm/frame/world.go; slots in layout.gen.ts. Each command may make it another array. */
  get frame(): Float64Array { return this.memory.shown; }
  /** The scene's id, or own. */
  get scene(): string { return this.call('scene'); }
  get steps(): number { return this.frame[W.step]!; }
  get playing(): boolean { return this.running; }
  /** It is on its way to the step of a state that open or setState was given. */
  get arriving(): boolean { return this.journey !== undefined; }

  /** Takes the world n steps on, all of them before it returns: with a large n the page stands still for long. Where too many bodies crowd together, or one would be nowhere, it stands before that step, and throws with the code crowded or overflow. */
  step(n = 1): void {
    this.call('step', numberOf(n));
    this.stand();
    this.refresh();
  }

  /**
   * Takes it n steps back, or as far as it is remembered: at least 600 steps. It is then to
   * the bit what it was, settings too.
   */
  back(n = 1): void {
    this.call('back', numberOf(n));
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
    this.playback.begin();
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
    this.pausePlay();
  }

  /** Begins a named scene; an id that does not exist throws and changes nothing. */
  setScene(id: string): void {
    this.call('open', textOf(id));
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
    this.call('set', flatten(settings, 'invalid-option', 'settings'));
    this.refresh();
    this.tellSettings();
  }
  getSettings(): Settings { return JSON.parse(this.call('settings')) as Settings; }

  /** The body at a point (metres), the last of several; -1 if there is none. */
  pick(x: number, y: number): number { return this.call('pick', numberOf(x), numberOf(y)); }
  /** Likewise, of a point of the canvas in CSS pixels. */
  pickAt(px: number, py: number): number {
    if (typeof px !== 'number' || typeof py !== 'number') return this.pick(px, py); // which says what is wrong
    const {x, y} = toMetres(this.camera, px, py);
    return this.pick(x, y);
  }

  /** Looks into the collide call of two bodies, whose stages stand at W.pair of the frame; without bodies into none. */
  choose(a = -1, b = -1): void {
    this.call('choose', numberOf(a), numberOf(b));
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
    const goal = this.call('begin', textOf(state));
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
      goal = this.call('begin', textOf(state));
      this.report('');
    } catch (error) {
      this.call('open', DEFAULT_SCENE);
      this.report(say('notice.invalid-state', {reason: ClipstageError.from(error).message}));
    }
    this.travel(goal, false);
  }

  /** The world as it stands, and every stage of the chosen pair. */
  getTrace(): WorldTrace { return JSON.parse(this.call('trace')) as WorldTrace; }

  /** Says a sentence where the figure's notices stand; an empty one takes it away. */
  report(message: string): void {
    this.said = textOf(message);
    showNotice(this.notice, this.said, () => this.report(''));
  }

  /** Takes a sentence back, if it still stands there. */
  retract(message: string): void {
    if (this.said === message) this.report('');
  }

  /** For the engine: it copies the frame. */
  publish(frame: Float64Array): void { this.memory.write(frame); }

  /**
   * For the engine, which has lost its instance: the world takes its steps again, from where its scene begins, and goes on
   * as it did; what it is blamed for it does not do again by itself. Where nothing was kept it begins anew.
   */
  revive(kept: Float64Array | undefined, blame: ClipstageError | undefined): () => void {
    const {engine, id, journey, steps} = this, taken = (): number => this.memory.step;
    engine.callWorld('create', id, 0, this.element.lang);
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

  protected key({key, altKey, ctrlKey, metaKey}: Press, event: KeyboardEvent): boolean {
    if (altKey || ctrlKey || metaKey || event.defaultPrevented) return false;
    const on = isA(event.target, Element) ? event.target : null;
    if (on?.closest('input, select, textarea, [contenteditable]')) return false;
    if (key === ' ') {
      if (on?.closest('button, a, summary, [role=button]')) return false;
      if (!event.repeat) this.attempt(() => this.playOrPause());
    } else if (key === 'ArrowRight') this.held(event, () => this.step());
    else if (key === 'ArrowLeft') this.held(event, () => this.back());
    else if (key === '+' || key === '=') this.zoom.by(ZOOM_STEP);
    else if (key === '-') this.zoom.by(1 / ZOOM_STEP);
    else if (key === '0') this.resetView();
    else return false;
    return true;
  }

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

  private playOrPause(): void {
    if (this.running || this.arriving) this.pause();
    else this.play();
  }

  /** Neither plays nor is on its way. */
  private stand(error?: ClipstageError): void {
    this.leave(error ?? false);
    this.pausePlay();
  }

  private pausePlay(): void {
    if (!this.running) return;
    this.running = false;
    this.handlers.emit('pause', undefined);
    this.show();
  }

  /** Shows a scene that the engine has begun, and sets out for one of its steps. */
  private travel(goal: number, chosen: boolean, ended?: Journey['ended']): void {
    this.leave(false);
    if (goal > 0) this.journey = {goal, ended};
    this.pausePlay();
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
    this.memory.show();
    this.extent = worldExtent(this.frame, isSample(this.scene));
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
    this.memory.show();
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

  /** Plays, as long as it is in sight. */
  private animate(): void {
    if (this.seen) this.playback.run();
  }

  /** Goes on with a journey when the page has had its turn. */
  private goOnSoon(): void {
    clearTimeout(this.timer);
    if (this.journey && (this.seen || this.journey.ended)) this.timer = window.setTimeout(() => this.byItself(() => this.travelOn()));
  }

  private travelOn(): void {
    const journey = this.journey!;
    this.stepOn(journey.goal - this.steps);
    const arrived = this.memory.step >= journey.goal;
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
    const {frame, running: playing, journey, holding} = this;
    this.element.dataset.step = String(frame[W.step]!);
    this.element.dataset.playing = String(playing);
    this.controls.show(frame, {playing, goal: journey?.goal, holding});
  }

  private showScene(): void {
    const {scene} = this;
    this.element.dataset.scene = scene;
    if (isNamed(scene)) this.own = undefined; // it is given up
    this.controls.showScene(scene, this.frame);
  }

  /** A key was let go. */
  private letGo(): void {
    const held = this.holding;
    this.holding = false;
    if (held) this.show();
  }

  protected release(): void { this.engine.callWorld('destroy', this.id); }

  protected rest(error?: ClipstageError): void {
    this.stand(error);
    this.playback.stop();
  }

  protected goOn(): void {
    if (this.running) this.animate();
    this.goOnSoon();
  }

  protected halt(): void {
    this.playback.stop();
    if (!this.journey?.ended) clearTimeout(this.timer);
  }

  /** The camera that shows the scene as it began. */
  protected fit(width: number, height: number): Camera { return fitExtent(this.extent, width, height); }

  protected render(pen: CanvasRenderingContext2D, {drawWorld}: typeof import('./draw')): void { drawWorld(pen, this.frame, this.camera, this.surface.theme); }

  /** The figure scrolls too. */
  protected override get scrollers(): readonly Element[] { return [...super.scrollers, this.element]; }
}
