import type {WorldStage} from '../../base/figure.gen';
import {isList} from '../../base/options';
import {toMetres} from '../../draw/camera';
import type {Edit, Settings, WorldTrace} from '../../engine/api';
import {flatten, numberOf, textOf} from '../../engine/values';
import {LabFigure} from '../../figure/labfigure';
import type {SceneID, WorldEvents} from './options';
import type {Painter} from './painter';

/** The methods of a world that only call the engine. */
export abstract class Commands extends LabFigure<'world', WorldEvents, Painter> {
  /**
   * Runs n steps before it returns, so a large n blocks the page. Throws an error with the code crowded if too many
   * bodies are close together, or overflow if a body leaves the range of numbers. The world then stands before the
   * failed step.
   */
  step(n = 1): void {
    // The call stops when the list of contact events is full, after their events were sent. It returns the number of remaining steps.
    for (let left = this.call('step', numberOf(n)); left > 0;) left = this.call('step', left);
  }

  /** Goes back n steps, or to the first kept one. At least 600 steps are kept. The state, including settings, has the same bits as then. */
  back(n = 1): void { this.call('back', numberOf(n)); }

  /** Goes to the end of step n: at once if the step has run before, otherwise a few steps at a time while arriving is true. */
  seekStep(n: number): void { this.call('seekStep', numberOf(n)); }

  /** The shown stage of the picked pair; empty without a pair. */
  get stage(): WorldStage | '' { return this.call('stage') as WorldStage | ''; }
  /** The detail of the event stage; undefined without a picked pair. */
  get atStage(): WorldEvents['stage'] | undefined {
    const {stage} = this;
    return stage === '' ? undefined : {stage};
  }
  /** Shows a stage of the picked pair. Without a pair, or with an unknown stage, it throws and changes nothing. */
  seek(stage: WorldStage): void { this.call('seek', textOf(stage)); }

  /**
   * Edits the world at its current step, as a reader's drag does. A step in progress is first completed. Undo, links
   * and recordings include the edit. A value out of range throws and changes nothing.
   */
  edit(edit: Edit): void { this.call('edit', flatten(edit, 'invalid-option', 'edit')); }

  /** Plays or pauses the world's steps, with or without a picked pair. */
  playWorld(on = true): void { this.call('playWorld', on === true); }

  /** The scene's id, or own. */
  get scene(): string { return this.call('scene'); }
  setScene(id: SceneID): void { this.call('setScene', textOf(id)); }

  /** Changes settings from the next step on. Missing settings keep their values. A value out of range throws and changes nothing. */
  setSettings(settings: Partial<Settings>): void { this.call('set', flatten(settings, 'invalid-option', 'settings')); }
  getSettings(): Settings { return JSON.parse(this.call('settings')) as Settings; }

  /**
   * Compares the world with a second one of the same scene, which takes the same steps. second is a value of the
   * option compare: the second world's differing settings, and the view. An empty text ends the comparison. setSecond
   * and setView change it. All other methods are about the first world.
   */
  compare(second: string): void { this.call('compare', textOf(second)); }
  /**
   * Sets the view of two compared worlds: side by side (split), one over the other (overlay), or the picked pair's
   * stages side by side (pair).
   */
  setView(view: 'split' | 'overlay' | 'pair'): void { this.call('compareView', textOf(view)); }
  /** Like setSettings, for the second world. Both worlds share dt. */
  setSecond(settings: Partial<Settings>): void { this.call('setSecond', flatten(settings, 'invalid-option', 'settings')); }

  /** The index of the last body at a point in metres, or -1. */
  pick(x: number, y: number): number { return this.call('pick', numberOf(x), numberOf(y)); }
  /** The index of the body at a canvas point in CSS pixels, or -1. */
  pickAt(px: number, py: number): number {
    if (typeof px !== 'number' || typeof py !== 'number') return this.pick(px, py); // throws the right error
    const {x, y} = toMetres(this.camera, px, py);
    return this.pick(x, y);
  }

  /** The layers of the whole world's picture that are on, separated by commas, or "none". */
  get layers(): string { return this.call('layers'); }
  /**
   * Switches on exactly these layers of the whole world's picture, given as a list or separated by commas. An unknown
   * layer throws and changes nothing.
   */
  setLayers(layers: string | readonly string[]): void { this.call('setLayers', textOf(isList(layers) ? layers.join() : layers)); }

  /** Picks two bodies, or none. The stages of a picked pair are in the frame at W.pair and W.watch. */
  choose(a = -1, b = -1): void { this.call('choose', numberOf(a), numberOf(b)); }

  /** The current world with every stage of the picked pair. */
  getTrace(): WorldTrace { return JSON.parse(this.call('trace')) as WorldTrace; }

  /** The current world as JSON for loadScene: poses, velocities, joints and settings, but no impulses. */
  getScene(): string { return this.call('sceneText'); }
  /**
   * The initial scene as JSON, the edits and changed settings with their steps, and the current step. loadScene
   * restores the same bits from it.
   */
  getRecording(): string { return this.call('recording'); }
  /** Whether getState contains a whole recording: the scene is a named one, and its edits fit. */
  get fits(): boolean { return this.call('fits'); }
  /** The hash of the world's bits after a complete step; empty within a step. The command clipstage hash prints the same hash. */
  getHash(): string { return this.call('hash'); }

  /** The caption: a line with the title, and a line with the text. */
  get caption(): string { return this.call('caption'); }
}
