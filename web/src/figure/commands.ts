// Commands of several labs.

import type {Command} from './manifest';
import {isNone, textOf} from './payload';

/** The command that shows a preset or a scene. The engine checks its id. */
export const SCENE: Command = {read: textOf('scene', 'page.message.scene', '{scene}'), write: (scene: unknown) => ({scene})};

/** The command that restores a state. */
export const STATE: Command = {read: textOf('state', 'page.message.state', '{state}'), write: (state: unknown) => ({state})};

const mark = textOf('mark', 'page.message.mark', '{mark}');

/** The command that lights a thing of the picture, or none. */
export const MARK: Command = {read: (payload) => (isNone(payload) ? [] : mark(payload)), write: (name = '') => ({mark: name})};
