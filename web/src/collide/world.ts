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

export interface Asked {
  call<Name extends keyof typeof CALLS.world>(name: Name, ...args: Takes<Calls['world'][Name]>): Returns<Calls['world'][Name]>;
  release(): void;
}

export interface WorldStart {
  scene?: SceneID;
  /** Settings that differ from the scene's. */
  settings?: Partial<Settings>;
}

/** The events of a world by type. A command sends them at its end, when the world and its frame have changed. */
export type BareEvents = Pick<WorldEvents, 'step' | 'scene' | 'settings' | 'edited' | 'contact-event' | 'picked' | 'error'>;

/** The members that a world on a page has too. */
type InPage = Pick<Figure, 'step' | 'back' | 'reset' | 'seekStep' | 'undo' | 'redo' | 'edit' | 'setScene' | 'loadScene' | 'setSettings' | 'getSettings' | 'pick' | 'choose' | 'getTrace' | 'getScene' | 'getRecording' | 'getHash'
  | 'frame' | 'scene' | 'steps' | 'picked' | 'destroy'>;

/** One world without a picture. Engine.world makes it. */
export class World implements InPage {
  private readonly memory = new FrameMemory();
  private readonly handlers = new Handlers<BareEvents>({step: true, scene: true, settings: true, edited: true, 'contact-event': true, picked: true, error: true});
  private heard = false; // there is a listener for contact events, so the engine looks for them
  private slicing = false; // a command runs several steps, and sends their events at its end
  private untold = 0; // the changes of these steps

  constructor(private readonly asked: Asked) {}

  begin(scene: SceneID | undefined, settings: Partial<Settings> | undefined): void {
    this.asked.call('create', 0, 'en');
    this.memory.show();
    if (scene !== undefined) this.setScene(scene);
    if (settings !== undefined) this.setSettings(settings);
  }

  /** The world's frame after the last command. clipstage/layout names its slots. Each command may replace the array. */
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
   * Runs n steps before it returns. Throws an error with the code crowded if too many bodies are close together, or
   * overflow if a body leaves the range of numbers. The world then stands before the failed step.
   */
  step(n = 1): void {
    // The call stops when the memory for contact events is full, and returns the number of remaining steps. The
    // events are then sent, and the call is repeated.
    for (let left = this.asked.call('step', numberOf(n)); left > 0;) left = this.asked.call('step', left);
  }

  /** Goes back n steps, or to the first kept one. At least 600 steps are kept. The state, including settings, has the same bits as then. */
  back(n = 1): void { this.asked.call('back', numberOf(n)); }
  /** Restarts the scene. It keeps the picked pair and changed settings. */
  reset(): void { this.asked.call('reset'); }
  /** Goes to the end of step n, whether or not the step has run before. */
  seekStep(n: number): void {
    this.asked.call('seekStep', numberOf(n));
    this.arrive();
  }

  /** Loads a named scene. An unknown id throws and changes nothing. */
  setScene(id: SceneID): void { this.asked.call('setScene', textOf(id)); }

  /**
   * Loads a custom scene: JSON as text, or an object. A recording continues at its step. An invalid scene changes
   * nothing and rejects with the code invalid-scene, the path of the first wrong field and its range.
   */
  async loadScene(json: Scene | string): Promise<void> {
    this.asked.call('load', flatScene(json));
    this.arrive();
  }

  /** Changes settings from the next step on. Missing settings keep their values. A value out of range throws. */
  setSettings(settings: Partial<Settings>): void { this.asked.call('set', flatten(settings, 'invalid-option', 'settings')); }
  getSettings(): Settings { return JSON.parse(this.asked.call('settings')) as Settings; }

  /** Edits the world at its current step; undo reverts the edit. A value out of range throws and changes nothing. */
  edit(edit: Edit): void { this.asked.call('edit', flatten(edit, 'invalid-option', 'edit')); }
  /** Undoes the last edit at the edit's step. */
  undo(): void { this.asked.call('undo'); }
  redo(): void { this.asked.call('redo'); }

  /** The index of the last body at a point in metres, or -1. */
  pick(x: number, y: number): number { return this.asked.call('pick', numberOf(x), numberOf(y)); }
  /** Picks two bodies, or none. The stages of a picked pair are in the frame at W.pair and W.watch, and in getTrace. */
  choose(a = -1, b = -1): void { this.asked.call('choose', numberOf(a), numberOf(b)); }

  /** The current world with every stage of the picked pair. */
  getTrace(): WorldTrace { return JSON.parse(this.asked.call('trace')) as WorldTrace; }
  /** The current world as JSON for loadScene: poses, velocities, joints and settings, but no impulses. */
  getScene(): string { return this.asked.call('sceneText'); }
  /**
   * The initial scene as JSON, the edits and changed settings with their steps, and the current step. loadScene
   * restores the same bits from it.
   */
  getRecording(): string { return this.asked.call('recording'); }
  /** The hash of the bits after the last complete step. The command clipstage hash prints the same hash. */
  getHash(): string { return this.asked.call('hash'); }

  /**
   * Adds a handler for a type of event, and returns a function that removes it. The engine looks for contact events
   * only while they have a handler.
   */
  on<Type extends keyof BareEvents>(type: Type, handler: (detail: BareEvents[Type]) => void): () => void {
    const end = this.handlers.on(type, handler);
    this.hear();
    return () => {
      end();
      this.hear();
    };
  }

  /** Frees the world. Later commands throw with the code destroyed. */
  destroy(): void {
    this.handlers.clear();
    this.heard = false;
    caught(() => this.asked.call('destroy')); // the engine may have ended
    this.asked.release();
  }

  publish(frame: Float64Array): void { this.memory.write(frame); }

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

  /** Runs the remaining steps of seekStep, and sends the events of all at once. */
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

