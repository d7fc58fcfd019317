const CODES = [
  'wasm-blocked', 'not-found', 'network', 'mime', 'truncated', 'damaged', 'unsupported', 'no-canvas', 'version',
  'panic', 'invalid-pose', 'invalid-scene', 'invalid-state', 'invalid-option', 'invalid-message', 'destroyed', 'crowded', 'overflow', 'invalid-hull', 'invalid-trace', 'trace-too-large', 'lab-not-loaded',
] as const;

/** Codes are part of the API and do not change; messages may change. */
export type ErrorCode = (typeof CODES)[number];

/**
 * The figure's state: midway, before the impossible step; anew, at its beginning, since its snapshot could not
 * be restored; ended with its engine, which load() replaces.
 */
export type Stands = 'midway' | 'anew' | 'ended';

/** An error with a stable code, a message for people, and for bad input its field and allowed range. */
export class ClipstageError extends Error {
  override readonly name = 'ClipstageError';
  readonly code: ErrorCode;
  readonly field: string | undefined;
  readonly range: string | undefined;
  /** The figure's state after the call; undefined if it has not changed. */
  readonly stands: Stands | undefined;

  constructor(code: ErrorCode, message: string, detail: {field?: string; range?: string; stands?: Stands | ''; cause?: unknown} = {}) {
    super(message, {cause: detail.cause});
    this.code = code;
    this.field = detail.field || undefined;
    this.range = detail.range || undefined;
    this.stands = detail.stands || undefined;
  }

  /** Converts any thrown value to a ClipstageError. An error of the engine keeps its code, field, range and stands. */
  static from(value: unknown): ClipstageError {
    try {
      if (value instanceof ClipstageError) return value;
      if (!(value instanceof Error)) return new ClipstageError('panic', String(value), {cause: value});
      const {code, message, ...detail} = value as Error & {code?: ErrorCode; field?: string; range?: string; stands?: Stands | ''};
      if (CODES.includes(code!)) return new ClipstageError(code!, message, {...detail, cause: value});
      return new ClipstageError('panic', String(message), {cause: value}); // a browser's error has a code of its own
    } catch { // a getter of the thrown value, which is code of the page, has thrown
      return new ClipstageError('panic', typeof value, {cause: value});
    }
  }
}

/** Reports an exception of the page's own code, as a browser does for an event handler; Node has no reportError. */
export function tell(error: unknown): void {
  try {
    if ('reportError' in globalThis) reportError(error);
    else queueMicrotask(() => { throw error; });
  } catch {
    // The page has replaced reportError by a function that throws.
  }
}

/** The exception of a call; undefined if it returns. */
export function caught(act: () => void): ClipstageError | undefined {
  try {
    act();
  } catch (error) {
    return ClipstageError.from(error);
  }
  return undefined;
}

/**
 * Runs a call that may reach code of the page, such as a patched canvas, and reports its exception. For places
 * that no exception may leave: within a call of the engine, or during a destroy.
 */
export function guarded(act: () => void): void {
  try {
    act();
  } catch (error) {
    tell(error);
  }
}
