import {ClipstageError, guarded} from '../../base/error';
import {CHANGE, MEANT, WORLD_STAGES} from '../../base/figure.gen';
import {type Camera, type Extent, pixelOf, toMetres} from '../../draw/camera';
import type {Point} from '../../draw/geometry';
import {W} from '../../draw/layout.gen';
import type {Pictures} from '../../engine/api';
import type {Placeholders} from '../../engine/engine';
import type {Program} from '../../engine/program';
import type {Scene} from '../../engine/scene.gen';
import {type Flat, type Press} from '../../engine/values';
import type {Standing} from '../../figure/standing';
import {showNotice} from '../../figure/notice';
import {Reading} from '../../figure/pace';
import {ZOOM_STEP, stillButtons} from '../../figure/zoom';
import {fitExtent, highest, pairCamera, pairExtent, worldExtent} from './camera';
import {Coded} from './coded';
import type {Extra} from './extra';
import {Following} from './following';
import {asks, FrameMemory} from './frame';
import {follow} from './link';
import {Look, type LookHost} from './look';
import {WORLD} from './manifest';
import {OPTIONS, type WorldEvents, type WorldOptions} from './options';
import {painter} from '#painter';
import type {Painter} from './painter';
import {afterFrame, AT_ONCE, Playback, SLICE} from './playback';
import {type HandTarget, namePair, pairKey, WorldPointer} from './pointer';
import {pngOf, svgOf} from '#saved';
import type {Pictured} from './saved';
import {filesOf} from './given';
import {flatScene, isNamed, isSample} from './scene';
import {STAGE} from './stage';
import {followStage} from './strip';
import {addSymbols} from './symbol';
import {leftOf, tellSettings, tellStep} from './telling';
import {showPlace} from './place';
import {LayerRow} from './row';
import {cameraIn, compares, compareView, HEADING, partAt, secondOf, showsPair, type Viewport, viewports} from './viewports';
import type {Place} from './card';

const KIND = {
  ...WORLD, painter,
  events: {step: true, 'contact-event': true, scene: true, settings: true, stage: true, picked: true, answered: true, marks: true, camera: true, play: true, pause: true, edited: true, error: true, state: true},
} as const;

/** The figure of a world: a canvas, controls and an inspector. Made by Engine.mount. */
export class World extends Coded implements Pictures {
  private readonly memory = new FrameMemory();
  private readonly following = new Following();
  private readonly look = new Look(this.lookHost());
  private own: Flat | undefined; // the present scene, if it is a custom one
  private loaded: Flat | undefined; // the custom scene that is being loaded
  private extent!: Extent; // the extent of the scene at its beginning
  private high = 0; // the top of the scene's bodies at its beginning, metres
  private compared: string | undefined; // the view of two compared worlds
  private last = false; // the pointer at a question is, or was last, in the picture of the last step
  private over = 0; // the part of the canvas that the pointer is over, or was last
  private marked: readonly number[] = []; // the kind and number of the thing that a text marks
  private running = false; // as in the last event play or pause
  private heard = false; // the engine looks for contact events, since there is a handler
  private journey = 0; // the number of the present journey to a step, or 0
  private waiting: {journey: number; ended(how: boolean | ClipstageError): void} | undefined; // the promise of a journey's end
  private slicing = false; // several steps are in progress, whose events are sent once
  private untold = 0; // the changes of the steps in progress so far
  private stages = false; // the stages of the picked pair play, not the steps
  private readonly playback = new Playback({
    playing: () => this.running && !this.stages && !this.destroyed,
    pass: (elapsed) => this.pass(elapsed),
    passed: () => {
      if (this.stale) this.draw();
    },
    failed: () => this.attempt(() => this.pause()),
  });
  private timer = 0; // continues the journey
  private readonly reading = new Reading(this.element); // of the present stage, while stages play
  private readonly pairKey: HTMLElement;
  private readonly pointer: WorldPointer;
  private readonly row = new LayerRow({refit: () => this.surface.camera.width > 1 && this.zoom.resize(this.fit(this.surface.camera.width, this.surface.camera.height)), draw: () => this.drawSoon(), failed: (error) => this.fail(error)});
  /** The link that shows the same as the options. */
  readonly home: string;

  /** wrong are the problems found when the options were copied; they are shown with the problems found here. above is an element above the picture. */
  constructor(program: Program, parent: HTMLElement, options: WorldOptions, wrong: readonly ClipstageError[] = [], {above}: Placeholders = {}) {
    super(program, parent, KIND, {options, wrong, stand: above ? {above} : {}});
    this.element.dataset.editable = this.pageOptions.editable ?? OPTIONS.editable.default;
    this.create();
    const target = this.handTarget();
    this.pairKey = pairKey(target, this.gone.signal);
    this.view.append(this.pairKey, this.code.button);
    this.row.into(this.view, this.gone.signal);
    this.pointer = new WorldPointer(this.canvas, this.onScreen, target, this.gone.signal);
    this.addViewTools('page.world.fit');
    this.show(CHANGE.scene | CHANGE.view | CHANGE.picked);
    if (this.file !== undefined) {
      this.tried(() => this.take(this.file));
      if (this.own) this.engineOptions.scene = 'own';
    }
    this.home = this.withCode(() => follow(this.engineOptions, (link) => this.call('setState', link), this.wrong, this.lang));
    this.label();
    this.name();
    this.openLink();
    followStage(this.element, this.gone.signal);
    if ((this.element.dataset.panels ?? 'scenes').includes('scenes')) void this.takeFiles(filesOf(this, () => this.call('sceneTrace'), () => this.call('notice'), (message) => this.attempt(() => this.call('refuseScene', message))));
    this.renderInto(this.controls, this.panel);
    const listening = {signal: this.gone.signal};
    window.addEventListener('keyup', () => this.attempt(() => this.call('letGo')), listening);
    this.canvas.addEventListener('pointermove', (event) => event.buttons === 0 && this.pointedAt(this.onScreen.point(event)), listening);
    this.canvas.addEventListener('pointerleave', () => this.pointedAt(undefined), listening);
    this.canvas.addEventListener('pointerdown', () => this.view.focus({preventScroll: true}), listening);
    this.start();
    this.whole = true;
  }

  /**
   * The frame of the world after the last command; the canvas is drawn at most once an animation frame. Its
   * slots are W and the lists of clipstage/layout. Each command may replace the array.
   */
  get frame(): Float64Array { return this.memory.shown; }
  get steps(): number { return this.frame[W.step]!; }
  override get playing(): boolean { return this.running; }
  /** The detail of the event load. */
  get standing(): Standing & {scene: string; step: number} {
    return {state: this.getState(), scene: this.scene, step: this.steps, stage: this.stage, playing: this.playing};
  }
  /** Whether the world is on the way to the step of a state or of a recording, or to the step given to seekStep. */
  get arriving(): boolean { return this.journey !== 0; }

  /**
   * Loads a custom scene: JSON as text, or an object. An invalid scene rejects with the code invalid-scene, the
   * path of the first wrong field and its range; the present scene then continues. For a recording, the world
   * then goes to its step: see arriving.
   */
  async loadScene(json: Scene | string): Promise<void> { this.take(json); }

  private take(json: unknown): void {
    const scene = flatScene(json);
    this.loaded = scene;
    try {
      this.call('load', scene);
    } finally {
      this.loaded = undefined;
    }
  }

  protected restore(state: string): Promise<boolean> {
    const journey = this.call('setState', state);
    return journey !== 0 && journey === this.journey ? this.arrived() : Promise.resolve(journey === 0); // otherwise a handler has changed the destination
  }

  /**
   * Waits for the arrival at a step; the journey then continues out of sight, too. Resolves with true on
   * arrival, with false if another command changed the destination; rejects if a step is impossible.
   */
  arrived(): Promise<boolean> {
    const {journey, waiting} = this;
    if (journey === 0) return Promise.resolve(true);
    return new Promise((resolve, reject) => {
      this.waiting = {journey, ended: (how) => {
        waiting?.ended(how);
        if (typeof how === 'boolean') resolve(how);
        else reject(how);
      }};
      this.goOnSoon();
    });
  }

  async toSVG(): Promise<string> { return svgOf(this.pictured); }
  async toBlob(): Promise<Blob> { return pngOf(this.pictured); }
  /** The picture of the present moment. */
  private get pictured(): Pictured { return {frame: this.frame.slice(), camera: this.surface.camera, parts: this.parts, theme: this.surface.theme, caption: this.caption, headings: this.headings}; }
  /** For the engine: it copies the frame. */
  publish(frame: Float64Array): void { this.memory.write(frame); }

  /**
   * For the engine, after the loss of its instance: the world replays its steps from the beginning of its
   * scene, and then continues, unless this world caused the loss. Without a snapshot it begins anew.
   */
  revive(kept: Float64Array | undefined, blame: ClipstageError | undefined): () => void {
    const {program, id, steps} = this, anew = kept === undefined;
    this.pointer.busy = false;
    this.create();
    if (!anew) {
      if (this.own !== undefined) program.call('world', 'load', id, this.own);
      if (!program.call('world', 'restore', id, kept)) throw new Error('unreadable');
      program.call('world', 'goOn', id, steps, blame !== undefined);
      for (const until = performance.now() + AT_ONCE; this.memory.step < steps && performance.now() < until;) program.call('world', 'advance', id);
    }
    this.name();
    this.renderAnew();
    this.heard = false;
    return () => {
      this.hear(anew ? 0 : steps);
      const playing = program.call('world', 'playing', id);
      this.untold = 0;
      if (anew) this.own = undefined;
      if (anew || blame) this.settle(blame ?? false);
      else {
        this.running = playing;
        if (this.waiting) this.waiting.journey = program.call('world', 'journey', id);
      }
      const moved = this.memory.step === steps ? 0 : CHANGE.step;
      const arrived = program.call('world', 'journey', id) === 0 ? CHANGE.state : 0;
      this.tell(CHANGE.view | arrived | moved | (anew ? CHANGE.scene | CHANGE.settings : 0), playing);
    };
  }

  /** Creates the engine's part of the world. */
  private create(): void {
    const {program, id, element: {lang, dataset}} = this;
    program.call('world', 'create', id, 0, lang);
    dataset.editable = program.call('world', 'editable', id, dataset.editable!, dataset.controls === 'full');
  }

  /**
   * Shows the changes, then sends the events; within slice it only notes the changes. A handler may destroy the figure,
   * which then sends no more.
   */
  changed(changes: number, _: number, playing: boolean): void {
    if (this.slicing) this.untold |= changes;
    else this.tell(changes, playing);
  }

  private tell(changes: number, playing: boolean, arrived = false): void {
    const {handlers, program, id} = this, toggled = playing !== this.running;
    const left = leftOf(changes, (name) => program.call('world', name, id)), {failure} = left;
    const {stages} = this;
    this.running = playing;
    this.stages = playing && program.call('world', 'playsStages', id);
    this.journey = program.call('world', 'journey', id);
    guarded(() => this.show(changes));
    if (this.waiting?.journey !== this.journey) this.settle(failure ?? arrived);
    if (toggled) handlers.emit(playing ? 'play' : 'pause', undefined);
    tellStep(handlers, changes, left, this);
    if (changes & CHANGE.stage && this.picked) handlers.emit('stage', {stage: WORLD_STAGES[this.frame[W.stage]!]!});
    if (changes & (CHANGE.right | CHANGE.wrong) && this.picked) handlers.emit('answered', {stage: WORLD_STAGES[this.frame[W.stage]!]!, right: (changes & CHANGE.right) !== 0});
    if (changes & CHANGE.state) handlers.emit('state', {preset: (changes & CHANGE.preset) !== 0});
    tellSettings(handlers, changes, this);
    if (failure) this.fail(failure);
    if (this.destroyed) return;
    if (this.running && (toggled || stages !== this.stages)) this.animate();
    else if (!this.running) this.reading.stop();
    this.goOnSoon();
  }

  /** Adds a handler for a type of event. Returns a function that removes it. */
  override on<Type extends keyof WorldEvents>(type: Type, handler: (detail: WorldEvents[Type]) => void): () => void {
    const end = super.on(type, handler);
    this.hear();
    return () => {
      end();
      this.hear();
    };
  }

  /** Tells the engine whether to look for contact events: it does while there is a handler, in steps later than after. */
  private hear(after = 0): void {
    const heard = this.handlers.hears('contact-event');
    if (heard !== this.heard && !this.destroyed) this.attempt(() => this.call('listen', this.heard = heard, after));
  }

  /** The picked pair, the body with the lower index first. */
  get picked(): {a: number; b: number} | null {
    const a = this.frame[W.chosenA]!, b = this.frame[W.chosenB]!;
    return a < 0 ? null : {a, b};
  }

  /** Settles the promise of a journey. */
  private settle(how: boolean | ClipstageError): void {
    const {waiting} = this;
    this.waiting = undefined;
    waiting?.ended(how);
  }

  protected key(press: Press, event: KeyboardEvent): boolean {
    if (event.defaultPrevented) return false;
    if (this.code.pressed(press, event)) return true;
    let meant: number = MEANT.command;
    this.attempt(() => {
      meant = this.pressed(press, event);
    });
    if (meant === MEANT.nearer) this.zoom.by(ZOOM_STEP);
    else if (meant === MEANT.farther) this.zoom.by(1 / ZOOM_STEP);
    else if (meant === MEANT.all) this.resetView();
    else if (meant === MEANT.layers) this.row.focus();
    else if (meant === MEANT.command) afterFrame(() => this.destroyed || this.attempt(() => this.call('drawn')));
    return meant !== MEANT.nothing;
  }

  /** Plays steps or stages while the figure is in sight. */
  private animate(): void {
    this.reading.stop();
    if (!this.seen) return;
    if (this.stages) this.read();
    else this.playback.run();
  }

  /** Shows the next stage after the reading time of this one. */
  private read(): void {
    this.reading.start(this.call('caption'), () => this.attempt(() => {
      this.call('tick');
      if (this.running && this.stages && !this.destroyed) this.read();
    }), {speed: this.call('pace')});
  }

  /** Tells which things are under the pointer. */
  private pointedAt(at: Point | undefined): void {
    const marks = this.handlers.hears('marks') || this.code.open ? this.otherMarks(at && this.look.thingsAt(at)) : undefined;
    if (marks) this.code.light(marks);
    if (marks) this.handlers.emit('marks', {marks});
  }

  private handTarget(): HandTarget {
    return {
      swipes: () => this.swipes(),
      touch: (...at) => !this.question && this.call('touch', ...at),
      move: (x, y) => this.attempt(() => this.call('move', x, y)),
      lift: (means) => this.call('lift', means),
      tap: (...at) => this.attempt(() => (this.question ? this.call('choice', this.last, ...at, true) : !this.busy && this.call('tap', ...at))),
      find: (px, py, held) => this.find(px, py, held),
      offer: (...at) => (this.question ? this.call('choice', this.last, ...at, false) : !this.busy && this.call('offer', ...at)),
      offerNone: () => this.attempt(() => (this.question ? this.call('choice', false, 0, 0, -1, false) : this.call('offerNone'))),
      offerNext: (by) => this.attempt(() => this.call('offerNext', by)),
      offered: () => this.call('offered'),
    };
  }

  /** Continues a journey after the page has had time to work. */
  private goOnSoon(): void {
    clearTimeout(this.timer);
    if (this.journey && (this.seen || this.waiting)) this.timer = window.setTimeout(() => this.byItself(() => this.slice()));
  }

  /** Runs the steps of elapsed seconds; false if an error stopped them. */
  private pass(elapsed: number): boolean {
    return this.byItself(() => {
      if (this.call('pass', elapsed)) this.slice();
    });
  }

  /** Runs a call of the engine that no caller waits for. Returns false after an error, which has been sent and shown. */
  private byItself(act: () => void): boolean {
    try {
      act();
      return true;
    } catch (error) {
      if (error instanceof ClipstageError) return false;
      this.attempt(() => this.pause());
      throw error;
    }
  }

  /** Runs steps for SLICE milliseconds, at least one; then shows their changes and sends their events. */
  private slice(): void {
    const end = performance.now() + SLICE;
    let more = true;
    this.slicing = true;
    try {
      do more = this.call('advance'); while (more && performance.now() < end);
    } finally {
      this.slicing = false;
      const changes = this.untold;
      this.untold = 0;
      if (changes !== 0) this.tell(changes, this.program.call('world', 'playing', this.id), !more);
    }
  }

  /** Brings the picture and the element's attributes up to date. */
  private show(changes: number): void {
    this.memory.show();
    const {element: {dataset}, frame, scene} = this;
    if (changes & CHANGE.scene) {
      this.own = isNamed(scene) ? undefined : this.loaded ?? this.own;
      dataset.scene = scene;
    }
    const view = compareView(frame);
    if (changes & CHANGE.scene || view !== this.compared) {
      this.compared = view;
      this.extent = worldExtent(frame, isSample(scene) && !view, view !== undefined);
      this.high = view ? this.extent.top : highest(frame);
      this.resetView();
      this.showWords();
    }
    if (changes & CHANGE.picked) {
      this.showWords();
      this.showNames();
    }
    if (changes & CHANGE.view) showNotice(this.notice, this.call('notice'), () => this.attempt(() => this.call('dismiss')), frame[W.undoes] === 1 ? () => this.attempt(() => this.undo()) : undefined);
    this.following.follow(frame, this.camera, this.zoom, (changes & CHANGE.scene) !== 0);
    showPlace(this.element, frame, this.picked);
    namePair(this.pairKey, () => this.call('offered'), () => this.call('pointed'));
    this.row.follow(frame, this.pointed, this.surface.camera, () => this.call('card'));
    stillButtons(this.element, this.busy ? 'page.world.still' : undefined);
    dataset.playing = String(this.running);
    this.marked = [...this.call('marked')]; // a drawing makes no call, which the engine's end would refuse
    this.look.follow();
    this.code.changed();
    this.drawSoon();
  }

  /** Renders controls, switches and inspector into elements. */
  protected override renderInto(controls: HTMLElement, panel: HTMLElement): void {
    this.row.fill((place) => this.program.render('world', this.id, controls, place, panel));
    addSymbols(this.element);
  }

  protected rest(error?: ClipstageError): void {
    const {running} = this;
    this.running = false;
    this.journey = 0;
    clearTimeout(this.timer);
    this.reading.stop();
    this.playback.stop();
    this.look.stop(error === undefined);
    this.settle(error ?? false);
    this.element.dataset.playing = 'false';
    if (running) this.handlers.emit('pause', undefined);
  }

  protected goOn(): void {
    if (this.running) this.animate();
    this.goOnSoon();
  }

  protected halt(): void {
    this.playback.stop();
    this.reading.stop();
    if (!this.waiting) clearTimeout(this.timer);
  }

  /** The camera that shows the scene's extent at its beginning, or the picked pair. */
  protected fit(width: number, height: number): Camera { return this.look.fit(width, height); }

  protected render(pen: CanvasRenderingContext2D, painter: Painter): void { this.look.render(pen, painter, this.surface.camera, this.surface.theme, this.row.extra); }

  /** The picture's camera; while two worlds are compared, the camera of the canvas's first part. */
  override get camera(): Camera { return cameraIn(this.frame, this.surface.camera, this.parts[0]!); }

  private get parts(): Viewport[] { return this.partsOf(this.surface.camera.width, this.surface.camera.height); }

  private partsOf(width: number, height: number): Viewport[] { return viewports(this.frame, width, height, this.extent, this.row.top); }

  /** The headings of the canvas's parts, if there are several. */
  private get headings(): string { return compares(this.frame) ? this.call('headings') : ''; }

  /** The world and the part of the canvas under the pointer. */
  private get pointed(): Place {
    const {frame, surface: {camera}, parts} = this, part = parts[this.over] ?? parts[0]!;
    return {frame: part.shows === 'second' ? secondOf(frame) : frame, camera: cameraIn(frame, camera, part), part};
  }

  /** The drawings of a question, while one is shown. */
  private get question(): Extra | undefined { return asks(this.frame) ? this.row.extra : undefined; }

  private find(px: number, py: number, held: boolean): Point & {scale: number} {
    const {question, surface} = this;
    this.last = false;
    if (question && this.frame[W.stage] === STAGE.match) {
      const {last, x, y, scale} = question.matchPlace(this.frame, surface.camera, px, py, {pairExtent});
      this.last = last;
      return {x, y, scale: scale / pixelOf(surface.camera)};
    }
    const last = this.pointed.frame;
    if (!held) this.over = partAt(this.parts, px, py);
    const {frame, camera, part} = this.pointed;
    if (last !== frame) this.call('over', frame !== this.frame);
    return {...toMetres(camera, px - part.x, py - part.y), scale: camera.scale / pixelOf(camera)};
  }

  protected override aside(px: number, py: number): Point {
    const {surface: {camera}, parts} = this, {x, y, width, height} = parts[partAt(parts, px, py)] ?? parts[0]!;
    return {x: x + (width - camera.width) / 2, y: y + (height - camera.height) / 2};
  }

  private fitParts(width: number, height: number): Camera {
    const {frame, row} = this, part = this.partsOf(width, height)[0]!, covered = (part.y === 0 ? row.top : 0) + (compares(frame) ? HEADING[part.heading] : 0);
    const camera = showsPair(frame) ? pairCamera(frame, part.width, part.height) : fitExtent(this.extent, part.width, part.height, this.high, covered);
    return {...camera, width, height};
  }

  private lookHost(): LookHost {
    return {
      element: this.element, canvas: this.canvas, onScreen: this.onScreen, view: this.zoom,
      frame: () => this.frame, camera: () => this.surface.camera, parts: () => this.parts, headings: () => this.headings, marked: () => this.marked, fit: (width, height) => this.fitParts(width, height), top: () => this.row.top, share: () => this.share, draw: () => this.draw(), failed: (error) => this.fail(error),
    };
  }

  protected override panned(): void {
    if (this.whole && this.frame[W.followed]! >= 0) this.attempt(() => this.call('stay'));
  }

  /** Neither pan nor zoom during a drag, and at the match, which shows two steps side by side. */
  protected override get busy(): boolean { return this.pointer?.busy || (this.picked !== null && this.frame[W.stage] === STAGE.match); }

  /** The page, and the figure itself, which scrolls too. */
  protected override get scrollers(): readonly Element[] { return [...super.scrollers, this.element]; }
}
