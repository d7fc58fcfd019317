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

/** What a world asks its engine. */
export interface Asked {
  call<Name extends keyof typeof CALLS.world>(name: Name, ...args: Takes<Calls['world'][Name]>): Returns<Calls['world'][Name]>;
  release(): void;
}

/** How a world begins. */
export interface WorldStart {
  scene?: SceneID;
  /** Those that are to be others than the scene's. */
  settings?: Partial<Settings>;
}

/** What a world tells, by type: of each command as it is taken, once the world and its frame are as it made them. */
export type BareEvents = Pick<WorldEvents, 'step' | 'scene' | 'settings' | 'edited' | 'contact-event' | 'picked' | 'error'>;

/** What a world has in a page, too, by the same names. */
type InPage = Pick<Figure, 'step' | 'back' | 'reset' | 'seekStep' | 'undo' | 'redo' | 'edit' | 'setScene' | 'loadScene' | 'setSettings' | 'getSettings' | 'pick' | 'choose' | 'getTrace' | 'getScene' | 'getRecording' | 'getHash'
  | 'frame' | 'scene' | 'steps' | 'picked' | 'destroy'>;

/** One world without a picture. Made by Engine.world. */
export class World implements InPage {
  private readonly memory = new FrameMemory();
  private readonly handlers = new Handlers<BareEvents>({step: true, scene: true, settings: true, edited: true, 'contact-event': true, picked: true, error: true});
  private heard = false; // somebody listens for contact events, as the engine knows
  private slicing = false; // it takes several steps, of which is told once
  private untold = 0; // what they have changed

  /** For Engine.world. */
  constructor(private readonly asked: Asked) {}

  /** For Engine.world. */
  begin(scene: SceneID | undefined, settings: Partial<Settings> | undefined): void {
    this.asked.call('create', 0, 'en');
    this.memory.show();
    if (scene !== undefined) this.setScene(scene);
    if (settings !== undefined) this.setSettings(settings);
  }

  /** The world as it is after the last command: slots in clipstage/layout. Each command may make it another array. */
  get frame(): Float64Array { return this.memory.shown; }
  /** The scene's id, or own. */
  get scene(): string { return this.asked.call('scene'); }
  get steps(): number { return this.frame[W.step]!; }
  /** The picked pair, the lower body first. */
  get picked(): {a: number; b: number} | null {
    const a = this.frame[W.chosenA]!, b = this.frame[W.chosenB]!;
    return a < 0 ? null : {a, b};
  }

  /** Takes the world n steps on, all of them before it returns. Where too many bodies crowd together, or one would be nowhere, it stands before that step, and throws with the code crowded or overflow. */
  step(n = 1): void {
    // It stops where what is told of contacts has no more room: that was told by then.
    for (let left = this.asked.call('step', numberOf(n)); left > 0;) left = this.asked.call('step', left);
  }

  /** Takes it n steps back, or as far as it is remembered: at least 600 steps. It is then to the bit what it was, settings too. */
  back(n = 1): void { this.asked.call('back', numberOf(n)); }
  /** Begins the scene anew. The picked pair stays, and so do settings that were changed. */
  reset(): void { this.asked.call('reset'); }
  /** Goes to the end of a step, whether it was run before or not. */
  seekStep(n: number): void {
    this.asked.call('seekStep', numberOf(n));
    this.arrive();
  }

  /** Begins a named scene; an id that does not exist throws and changes nothing. */
  setScene(id: SceneID): void { this.asked.call('setScene', textOf(id)); }

  /**
   * Begins a scene of one's own: as text of JSON, or as object; a recording goes to its step. What is not valid rejects
   * with the code invalid-scene, the path of the first field that is wrong and its range; the running scene then goes on.
   */
  async loadScene(json: Scene | string): Promise<void> {
    this.asked.call('load', flatScene(json));
    this.arrive();
  }

  /** From the next step on. What is left out keeps its value; what is out of range throws and changes nothing. */
  setSettings(settings: Partial<Settings>): void { this.asked.call('set', flatten(settings, 'invalid-option', 'settings')); }
  getSettings(): Settings { return JSON.parse(this.asked.call('settings')) as Settings; }

  /** Does to the world what hands do, at the step where it stands. It is part of what can be undone, and of recordings. What is out of its range throws and changes nothing. */
  edit(edit: Edit): void { this.asked.call('edit', flatten(edit, 'invalid-option', 'edit')); }
  /** Takes back what was edited last, at the step where that was done; and does it again. */
  undo(): void { this.asked.call('undo'); }
  redo(): void { this.asked.call('redo'); }

  /** The body at a point (metres), the last of several; -1 if there is none. */
  pick(x: number, y: number): number { return this.asked.call('pick', numberOf(x), numberOf(y)); }
  /** Picks two bodies, whose stages stand at W.pair and W.watch of the frame, and in getTrace; without bodies none. */
  choose(a = -1, b = -1): void { this.asked.call('choose', numberOf(a), numberOf(b)); }

  /** The world as it stands, and every stage of the picked pair. */
  getTrace(): WorldTrace { return JSON.parse(this.asked.call('trace')) as WorldTrace; }
  /** The world as it stands, as the JSON of a scene that loadScene takes: pose and motion of its bodies, joints, settings, but no impulses. */
  getScene(): string { return this.asked.call('sceneText'); }
  /** The scene as it began, with what was edited and settings became, each at its step, and the step where it stands: from its JSON loadScene makes the same world, to the bit. */
  getRecording(): string { return this.asked.call('recording'); }
  /** The hash of the bits of the step that is complete, as clipstage hash prints it. */
  getHash(): string { return this.asked.call('hash'); }

  /** Calls a handler at each event of a type. Returns a function that ends it. Contact events are found only as long as somebody listens. */
  on<Type extends keyof BareEvents>(type: Type, handler: (detail: BareEvents[Type]) => void): () => void {
    const end = this.handlers.on(type, handler);
    this.hear();
    return () => {
      end();
      this.hear();
    };
  }

  /** Gives back what it holds; whatever is asked of it then throws with the code destroyed. */
  destroy(): void {
    this.handlers.clear();
    this.heard = false;
    caught(() => this.asked.call('destroy')); // the engine may have ended
    this.asked.release();
  }

  /** For the engine: it copies the frame. */
  publish(frame: Float64Array): void { this.memory.write(frame); }

  /** For the engine, of what a command has changed. */
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

  /** Takes the steps of a journey, and tells of all of them at once. */
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

