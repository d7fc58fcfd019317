import {caught, type ClipstageError} from '../../base/error';
import {CHANGE} from '../../base/figure.gen';
import type {ContactEvent, Edited, Settings} from '../../engine/api';
import type {Calls} from '../../engine/api.gen';
import type {Handlers} from '../../figure/handlers';
import type {WorldEvents} from './options';

/** The members of a world that its events need, with or without a page. */
interface Told {
  readonly scene: string;
  readonly steps: number;
  readonly picked: WorldEvents['picked'];
  getSettings(): Settings;
}

/** The data for a command's events. It is read from the engine before any handler runs. */
export interface Left {
  /** The error that prevented the next step. */
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

/** Sends a command's events in this order: scene, the scene's settings, edited, contact-event, step, picked. */
export function tellStep(handlers: Handlers<WorldEvents>, changes: number, {edited, touched}: Left, world: Told): void {
  const {scene, settings, step, picked} = CHANGE;
  if (changes & scene) handlers.emit('scene', () => ({scene: world.scene}));
  if (changes & scene && changes & settings) handlers.emit('settings', () => world.getSettings());
  if (edited) handlers.emit('edited', edited);
  if (touched.length > 0) handlers.emitAll('contact-event', touched);
  if (changes & (scene | step)) handlers.emit('step', {step: world.steps});
  if (changes & picked) handlers.emit('picked', world.picked);
}

/** Sends the event of changed settings, unless the scene has changed. */
export function tellSettings(handlers: Handlers<WorldEvents>, changes: number, world: Told): void {
  if (!(changes & CHANGE.scene) && changes & CHANGE.settings) handlers.emit('settings', () => world.getSettings());
}
