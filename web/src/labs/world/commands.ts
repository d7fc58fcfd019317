import type {WorldStage} from '../../base/figure.gen';
import {isList} from '../../base/options';
import {toMetres} from '../../draw/camera';
import type {Edit, Settings, WorldTrace} from '../../engine/api';
import {flatten, numberOf, textOf} from '../../engine/values';
import {LabFigure} from '../../figure/labfigure';
import type {SceneID, WorldEvents} from './options';
import type {Painter} from './painter';

/** The commands and questions of a world that are one call of the engine each. */
export abstract class Commands extends LabFigure<'world', WorldEvents, Painter> {
  /** Takes the world n steps on, all of them before it returns: with a large n the page stands still for long. Where too many bodies crowd together, or one would be nowhere, it stands before that step, and throws with the code crowded or overflow. */
  step(n = 1): void {
    // It stops where the list of contact events is full: those events have been told by then.
    for (let left = this.call('step', numberOf(n)); left > 0;) left = this.call('step', left);
  }

  /**
   * Takes it n steps back, or as far as it is remembered: at least 600 steps. It is then to
   * the bit what it was, settings too.
   */
  back(n = 1): void { this.call('back', numberOf(n)); }

  /** Goes to the end of a step that was run before, at once; of a later one a few steps at a time: arriving says that it is on its way. */
  seekStep(n: number): void { this.call('seekStep', numberOf(n)); }

  /** The stage that is shown of the picked pair, empty without one. */
  get stage(): WorldStage | '' { return this.call('stage') as WorldStage | ''; }
  /** Shows a stage of the picked pair. One that does not exist, or one without a pair, throws and changes nothing. */
  seek(stage: WorldStage): void { this.call('seek', textOf(stage)); }

  /**
   * Does to the world what hands do, at the step where it stands; a step that is under way is ended before. It is
   * part of what can be undone, of links and of scenes. What is out of its range throws and changes nothing.
   */
  edit(edit: Edit): void { this.call('edit', flatten(edit, 'invalid-option', 'edit')); }

  /** Lets the world play or stay, whether a pair is picked or not. */
  playWorld(on = true): void { this.call('playWorld', on === true); }

  /** Begins a named scene; an id that does not exist throws and changes nothing. */
  setScene(id: SceneID): void { this.call('setScene', textOf(id)); }

  /** Changes settings from the next step on. A setting that is left out keeps its value. A value out of range throws and changes nothing. */
  setSettings(settings: Partial<Settings>): void { this.call('set', flatten(settings, 'invalid-option', 'settings')); }
  getSettings(): Settings { return JSON.parse(this.call('settings')) as Settings; }

  /**
   * Compares the world with a second one of the same scene, which takes the same steps; an empty text ends that. It is what the option compare may be: the settings
   * that the second one has otherwise, and how both are drawn. What else is asked of the figure is about the first world.
   */
  compare(second: string): void { this.call('compare', textOf(second)); }
  /** Draws the two worlds side by side, one over the other, or the stages of the picked pair side by side. */
  setView(view: 'split' | 'overlay' | 'pair'): void { this.call('compareView', textOf(view)); }
  /** As setSettings, of the second world. How long a step is both worlds share. */
  setSecond(settings: Partial<Settings>): void { this.call('setSecond', flatten(settings, 'invalid-option', 'settings')); }

  /** The body at a point (metres), the last of several; -1 if there is none. */
  pick(x: number, y: number): number { return this.call('pick', numberOf(x), numberOf(y)); }
  /** The body at a point of the canvas in CSS pixels, or -1. */
  pickAt(px: number, py: number): number {
    if (typeof px !== 'number' || typeof py !== 'number') return this.pick(px, py); // which throws the right error
    const {x, y} = toMetres(this.camera, px, py);
    return this.pick(x, y);
  }

  /** The layers of the whole world's picture that are on, with commas between; none for none. */
  get layers(): string { return this.call('layers'); }
  /** Shows these, by a list or with commas between. One that does not exist throws and changes nothing. */
  setLayers(layers: string | readonly string[]): void { this.call('setLayers', textOf(isList(layers) ? layers.join() : layers)); }

  /** Picks two bodies, whose stages stand at W.pair and W.watch of the frame; without bodies none. */
  choose(a = -1, b = -1): void { this.call('choose', numberOf(a), numberOf(b)); }

  /** The world as it stands, and every stage of the chosen pair. */
  getTrace(): WorldTrace { return JSON.parse(this.call('trace')) as WorldTrace; }

  /** The world as it stands, as the JSON of a scene that loadScene takes: pose and motion of its bodies, joints, settings, but no impulses. */
  getScene(): string { return this.call('sceneText'); }
  /** The initial scene, with each edit and each change of settings at its step, and the step that is shown. From this JSON loadScene makes the same world, bit for bit. */
  getRecording(): string { return this.call('recording'); }
  /** Whether getState has room for all of that, and others have the scene too. */
  get fits(): boolean { return this.call('fits'); }
  /** The hash of the bits of the step that is complete, as clipstage hash prints it; empty within one. */
  getHash(): string { return this.call('hash'); }

  /** The caption: a title and a text, a line each. */
  get caption(): string { return this.call('caption'); }
}
