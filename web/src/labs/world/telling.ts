import {caught, type ClipstageError} from '../../base/error';
import {CHANGE} from '../../base/figure.gen';
import type {ContactEvent, Edited, Settings} from '../../engine/api';
import type {Calls} from '../../engine/api.gen';
import type {Handlers} from '../../figure/handlers';
import type {WorldEvents} from './options';

/** The events of a world, with a page or without. */
interface Told {
  readonly scene: string;
  readonly steps: number;
  readonly picked: WorldEvents['picked'];
  getSettings(): Settings;
}

/** The events that a command has left: they are read from the engine before anything else happens. */
export interface Left {
  /** The error that has kept the world from its next step. */
  readonly failure: ClipstageError | undefined;
  readonly edited: Edited | undefined;
  readonly touched: readonly ContactEvent[];
}

export function leftOf(changes: number, call: (name: 'failure' | 'edited' | 'touched') => ReturnType<Calls['world']['failure' | 'edited' | 'touched']>): Left {
  const {failed, edited, touched} = CHANGE, json = (name: 'edited' | 'touched'): unknown => JSON.parse(call(name)!);
  return {
    failure: changes & failed ? caught(() => call('failure')) : undefined,
    edited: changes & edited ? json('edited') as Edited : undefined,
    touched: changes & touched ? json('touched') as ContactEvent[] : [],
  };
}

/** Tells the events of a command, in this order: scene, bodies, step. */
export function tellStep(handlers: Handlers<WorldEvents>, changes: number, {edited, touched}: Left, world: Told): void {
  const {scene, settings, step, picked} = CHANGE;
  if (changes & scene) handlers.emit('scene', () => ({scene: world.scene}));
  if (changes & scene && changes & settings) handlers.emit('settings', () => world.getSettings());
  if (edited) handlers.emit('edited', edited);
  if (touched.length > 0) handlers.emitAll('contact-event', touched);
  if (changes & (scene | step)) handlers.emit('step', {step: world.steps});
  if (changes & picked) handlers.emit('picked', world.picked);
}

/** And last of settings that are others, of the same scene. */
export function tellSettings(handlers: Handlers<WorldEvents>, changes: number, world: Told): void {
  if (!(changes & CHANGE.scene) && changes & CHANGE.settings) handlers.emit('settings', () => world.getSettings());
}
