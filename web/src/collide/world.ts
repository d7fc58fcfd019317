import {caught, type ClipstageError} from '../base/error';
import {W} from '../draw/layout.gen';
import type {Edit, Settings, WorldTrace} from '../engine/api';
import type {Calls} from '../engine/api.gen';
import type {Returns, Takes} from '../engine/program';
import type {Scene} from '../engine/scene.gen';
import {flatten, numberOf, textOf} from '../engine/values';
import {Handlers} from '../figure/handlers';
import {FrameMemory} from '../labs/world/frame';
import type {SceneID, WorldEvents} from '../labs/world/options';
import {flatScene} from '../labs/world/scene';
import {leftOf, tellSettings, tellStep} from '../labs/world/telling';
import type {World as Figure} from '../labs/world/world';
import type {CALLS} from './calls.gen';

/** The engine's calls about a world. */
export interface Asked {
  call<Name extends keyof typeof CALLS.world>(name: Name, ...args: Takes<Calls['world'][Name]>): Returns<Calls['world'][Name]>;
  release(): void;
}

/** The start of a world. */
export interface WorldStart {
  scene?: SceneID;
  /** Settings that differ from the scene's. */
  settings?: Partial<Settings>;
}

/** The events of a world by type. They come after each command, when the world and its frame have changed. */
export type BareEvents = Pick<WorldEvents, 'step' | 'scene' | 'settings' | 'edited' | 'contact-event' | 'picked' | 'error'>;

/** The members that a world in a page has too, with the same names. */
type InPage = Pick<Figure, 'step' | 'back' | 'reset' | 'seekStep' | 'undo' | 'redo' | 'edit' | 'setScene' | 'loadScene' | 'setSettings' | 'getSettings' | 'pick' | 'choose' | 'getTrace' | 'getScene' | 'getRecording' | 'getHash'
  | 'frame' | 'scene' | 'steps' | 'picked' | 'destroy'>;

/** One world without a picture. Made by Engine.world. */
export class World implements InPage {
  private readonly memory = new FrameMemory();
  private readonly handlers = new Handlers<BareEvents>({step: true, scene: true, settings: true, edited: true, 'contact-event': true, picked: true, error: true});
  private heard = false; // the engine looks for contact events, since there is a listener
  private slicing = false; // several steps are in progress, whose events are sent once
  private untold = 0; // the changes of the steps in progress so far

  /** For Engine.world. */
  constructor(private readonly asked: Asked) {}

  /** For Engine.world. */
  begin(scene: SceneID | undefined, settings: Partial<Settings> | undefined): void {
    this.asked.call('create', 0, 'en');
    this.memory.show();
    if (scene !== undefined) this.setScene(scene);
    if (settings !== undefined) this.setSettings(settings);
  }

  /** The frame of the world after the last command: slots in clipstage/layout. Each command may replace the array. */
  get frame(): Float64Array { return this.memory.shown; }
  /** The id of the scene, or own. */
  get scene(): string { return this.asked.call('scene'); }
  get steps(): number { return this.frame[W.step]!; }
  /** The indices of the picked pair, the lower one first. */
  get picked(): {a: number; b: number} | null {
    const a = this.frame[W.chosenA]!, b = this.frame[W.chosenB]!;
    return a < 0 ? null : {a, b};
  }

  /**
   * Runs n steps before it returns. If too many bodies crowd together or one leaves the range of numbers, the world
   * stands before that step, and an error with the code crowded or overflow is thrown.
   */
  step(n = 1): void {
    // The call stops when the memory for contact events is full, and returns the number of steps left. The
    // events are sent, and it is called again.
    for (let left = this.asked.call('step', numberOf(n)); left > 0;) left = this.asked.call('step', left);
  }

  /** Goes up to n steps back; at least 600 are kept. The state has the same bits as then, including settings. */
  back(n = 1): void { this.asked.call('back', numberOf(n)); }
  /** Restarts the scene. The picked pair and changed settings stay. */
  reset(): void { this.asked.call('reset'); }
  /** Goes to the end of a step, whether or not it has run before. */
  seekStep(n: number): void {
    this.asked.call('seekStep', numberOf(n));
    this.arrive();
  }

  /** Loads a named scene. An unknown id throws and changes nothing. */
  setScene(id: SceneID): void { this.asked.call('setScene', textOf(id)); }

  /**
   * Loads a custom scene: JSON as text, or an object. A recording goes to its step. An invalid scene rejects with the
   * code invalid-scene, the path of the first wrong field and its range; the present scene then continues.
   */
  async loadScene(json: Scene | string): Promise<void> {
    this.asked.call('load', flatScene(json));
    this.arrive();
  }

  /** Changes settings from the next step on. Missing ones keep their values; one out of range throws. */
  setSettings(settings: Partial<Settings>): void { this.asked.call('set', flatten(settings, 'invalid-option', 'settings')); }
  getSettings(): Settings { return JSON.parse(this.asked.call('settings')) as Settings; }

  /** Edits the world at its present step, with undo. A value out of range throws and changes nothing. */
  edit(edit: Edit): void { this.asked.call('edit', flatten(edit, 'invalid-option', 'edit')); }
  /** Undoes the last edit at its step, or redoes it. */
  undo(): void { this.asked.call('undo'); }
  redo(): void { this.asked.call('redo'); }

  /** The index of the body at a point in metres, the last one if there are several; -1 if there is none. */
  pick(x: number, y: number): number { return this.asked.call('pick', numberOf(x), numberOf(y)); }
  /** Picks two bodies, or none. The stages of a picked pair are in the frame at W.pair and W.watch, and in getTrace. */
  choose(a = -1, b = -1): void { this.asked.call('choose', numberOf(a), numberOf(b)); }

  /** The present world, and every stage of the picked pair. */
  getTrace(): WorldTrace { return JSON.parse(this.asked.call('trace')) as WorldTrace; }
  /** The present world as JSON for loadScene: poses, velocities, joints and settings, but no impulses. */
  getScene(): string { return this.asked.call('sceneText'); }
  /**
   * The initial scene as JSON, with all edits and changed settings at their steps, and the present step. loadScene
   * makes the same world from it, to the bit.
   */
  getRecording(): string { return this.asked.call('recording'); }
  /** The hash of the last complete step's bits, as clipstage hash prints it. */
  getHash(): string { return this.asked.call('hash'); }

  /**
   * Adds a handler for a type of event, and returns a function that removes it. Contact events are only looked for
   * while they have a handler.
   */
  on<Type extends keyof BareEvents>(type: Type, handler: (detail: BareEvents[Type]) => void): () => void {
    const end = this.handlers.on(type, handler);
    this.hear();
    return () => {
      end();
      this.hear();
    };
  }

  /** Frees the world. Its commands then throw with the code destroyed. */
  destroy(): void {
    this.handlers.clear();
    this.heard = false;
    caught(() => this.asked.call('destroy')); // the engine may have ended
    this.asked.release();
  }

  /** For the engine: copies the frame. */
  publish(frame: Float64Array): void { this.memory.write(frame); }

  /** For the engine: handles the changes of a command. */
  changed(changes: number): void {
    if (this.slicing) this.untold |= changes;
    else this.tell(changes);
  }

  private tell(changes: number): void {
    const handlers = this.handlers as unknown as Handlers<WorldEvents>, left = leftOf(changes, (name) => this.asked.call(name));
    this.memory.show();
    tellStep(handlers, changes, left, this);
    tellSettings(handlers, changes, this);
    if (left.failure) handlers.emit('error', left.failure);
  }

  /** Runs the steps of a journey, and sends the events of all of them at once. */
  private arrive(): void {
    let failure: ClipstageError | undefined;
    this.slicing = true;
    try {
      while (this.asked.call('advance'));
    } finally {
      this.slicing = false;
      const changes = this.untold;
      this.untold = 0;
      if (changes !== 0) {
        const end = this.handlers.on('error', (error) => failure = error);
        this.tell(changes);
        end();
      }
    }
    if (failure !== undefined) throw failure;
  }

  private hear(): void {
    const heard = this.handlers.hears('contact-event');
    if (heard !== this.heard) this.asked.call('listen', this.heard = heard, 0);
  }
}

