import type {WorldStage} from '../../base/figure.gen';
import {isList} from '../../base/options';
import {toMetres} from '../../draw/camera';
import type {Edit, Settings, WorldTrace} from '../../engine/api';
import {flatten, numberOf, textOf} from '../../engine/values';
import {LabFigure} from '../../figure/labfigure';
import type {SceneID, WorldEvents} from './options';
import type {Painter} from './painter';

/** The methods of a world that only pass their arguments to the engine. */
export abstract class Commands extends LabFigure<'world', WorldEvents, Painter> {
  /** Runs n steps before it returns: a large n blocks the page for long. If too many bodies crowd together or one leaves the range of numbers, the world stands before that step, and an error with the code crowded or overflow is thrown. */
  step(n = 1): void {
    // The call stops when the list of contact events is full, and returns the number of steps left. By then the events have been sent.
    for (let left = this.call('step', numberOf(n)); left > 0;) left = this.call('step', left);
  }

  /** Goes up to n steps back; at least 600 are kept. The state has the same bits as then, including settings. */
  back(n = 1): void { this.call('back', numberOf(n)); }

  /** Goes to the end of a step: at once if it has run before, otherwise by a few steps at a time, while arriving is true. */
  seekStep(n: number): void { this.call('seekStep', numberOf(n)); }

  /** The shown stage of the picked pair; empty without a pair. */
  get stage(): WorldStage | '' { return this.call('stage') as WorldStage | ''; }
  /** Shows a stage of the picked pair. An unknown stage, or any without a pair, throws and changes nothing. */
  seek(stage: WorldStage): void { this.call('seek', textOf(stage)); }

  /**
   * Edits the world at its present step, like a reader's drag; a step in progress is first completed. Undo,
   * links and recordings include the edit. A value out of range throws and changes nothing.
   */
  edit(edit: Edit): void { this.call('edit', flatten(edit, 'invalid-option', 'edit')); }

  /** Plays or pauses the world's steps, whether a pair is picked or not. */
  playWorld(on = true): void { this.call('playWorld', on === true); }

  /** Loads a named scene. An unknown id throws and changes nothing. */
  setScene(id: SceneID): void { this.call('setScene', textOf(id)); }

  /** Changes settings from the next step on. Missing ones keep their values. A value out of range throws and changes nothing. */
  setSettings(settings: Partial<Settings>): void { this.call('set', flatten(settings, 'invalid-option', 'settings')); }
  getSettings(): Settings { return JSON.parse(this.call('settings')) as Settings; }

  /**
   * Compares the world with a second one of the same scene, which takes the same steps; an empty text ends the
   * comparison. The text is a value of the option compare: the settings in which the second world differs, and
   * the view. setSecond and setView change them; all other methods are about the first world.
   */
  compare(second: string): void { this.call('compare', textOf(second)); }
  /**
   * Sets the view of two compared worlds: side by side (split), one over the other (overlay), or the stages of
   * the picked pair side by side (pair).
   */
  setView(view: 'split' | 'overlay' | 'pair'): void { this.call('compareView', textOf(view)); }
  /** Like setSettings, for the second world. Both worlds share dt. */
  setSecond(settings: Partial<Settings>): void { this.call('setSecond', flatten(settings, 'invalid-option', 'settings')); }

  /** The index of the body at a point in metres, the last one if there are several; -1 if there is none. */
  pick(x: number, y: number): number { return this.call('pick', numberOf(x), numberOf(y)); }
  /** The index of the body at a point of the canvas, CSS pixels; -1 if there is none. */
  pickAt(px: number, py: number): number {
    if (typeof px !== 'number' || typeof py !== 'number') return this.pick(px, py); // this throws the right error
    const {x, y} = toMetres(this.camera, px, py);
    return this.pick(x, y);
  }

  /** The layers of the whole world's picture that are on, separated by commas; "none" if none is. */
  get layers(): string { return this.call('layers'); }
  /** Shows exactly these layers of the whole world's picture, given as a list or separated by commas. An unknown one throws and changes nothing. */
  setLayers(layers: string | readonly string[]): void { this.call('setLayers', textOf(isList(layers) ? layers.join() : layers)); }

  /** Picks two bodies, or none. The stages of a picked pair are in the frame at W.pair and W.watch. */
  choose(a = -1, b = -1): void { this.call('choose', numberOf(a), numberOf(b)); }

  /** The present world, and every stage of the picked pair. */
  getTrace(): WorldTrace { return JSON.parse(this.call('trace')) as WorldTrace; }

  /** The present world as JSON for loadScene: poses, velocities, joints and settings, but no impulses. */
  getScene(): string { return this.call('sceneText'); }
  /** The initial scene as JSON, with all edits and changed settings at their steps, and the present step. loadScene makes the same world from it, to the bit. */
  getRecording(): string { return this.call('recording'); }
  /** Whether getState contains all of a recording: its edits fit, and the scene is a named one. */
  get fits(): boolean { return this.call('fits'); }
  /** The hash of the bits of the world after a complete step, as clipstage hash prints it; empty within a step. */
  getHash(): string { return this.call('hash'); }

  /** The caption: a line with the title and one with the text. */
  get caption(): string { return this.call('caption'); }
}
