import {ClipstageError} from './error';
import type {Key} from './text.gen';
import {say} from './words';

/** What is looked at of the JavaScript half of the Go runtime. */
export interface Runtime {
  exited: boolean;
  exit(code: number): void;
  /** Goes on with the program; every call of it, and every event that it listens to, comes through here. */
  _resume(): void;
  _inst?: unknown;
  _values?: unknown;
  _scheduledTimeouts?: Map<unknown, number>;
}

/**
 * Calls back when a program ends, once: because it exits, or because something is thrown
 * through it, which leaves its stack half-way. From then on nothing happens in it: what the
 * browser still calls returns, and what is on the stack below cannot go on.
 */
export function watch(go: Runtime, over: (cause: unknown) => void): void {
  const resume = go._resume.bind(go);
  let status = '', ended = false;
  const end = (cause: unknown): void => {
    if (ended) return;
    ended = go.exited = true;
    for (const timer of go._scheduledTimeouts?.values() ?? []) clearTimeout(timer);
    go._scheduledTimeouts?.clear(); // each is waited for
    delete go._inst;
    delete go._values;
    over(cause);
  };
  go.exit = (code) => {
    status = `exit ${code}`;
  };
  go._resume = () => {
    if (ended) return;
    try {
      resume();
    } catch (cause) {
      end(cause);
    }
    if (go.exited) end(new Error(status));
  };
}

/** The error of all that is asked of an engine that has ended. */
export function endOf(cause: unknown): ClipstageError {
  return new ClipstageError('panic', endWords('page.ended', cause), {stands: 'ended', cause});
}

/** Its message, by what the engine has ended of. */
export function endWords(key: Key, cause: unknown): string {
  return say(key, {reason: ClipstageError.from(cause).message});
}
