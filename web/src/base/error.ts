const CODES = [
  'wasm-blocked', 'not-found', 'network', 'mime', 'truncated', 'damaged', 'unsupported', 'no-canvas', 'version',
  'panic', 'invalid-pose', 'invalid-scene', 'invalid-state', 'invalid-option', 'invalid-message', 'destroyed', 'crowded', 'overflow', 'invalid-hull', 'invalid-shape', 'invalid-trace', 'trace-too-large', 'lab-not-loaded',
] as const;

/** Codes are part of the API and never change. Messages may change. */
export type ErrorCode = (typeof CODES)[number];

/**
 * The figure's state after an error. midway: a world on its way to a step stands before the step that failed. anew: the
 * figure has begun again, since its snapshot could not be restored. ended: its engine has ended; load() replaces it.
 */
export type Stands = 'midway' | 'anew' | 'ended';

/** An error with a stable code and a message for people. For bad input it also has the field and the allowed range. */
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
      return new ClipstageError('panic', String(message), {cause: value}); // a browser's error has its own kind of code
    } catch { // the thrown value belongs to the page; its getter has thrown
      return new ClipstageError('panic', typeof value, {cause: value});
    }
  }
}

/** Reports an exception of the page's own code, as a browser does for an event handler. Node, which has no reportError, throws it later. */
export function tell(error: unknown): void {
  try {
    if ('reportError' in globalThis) reportError(error);
    else queueMicrotask(() => { throw error; });
  } catch {
    // The page's own reportError has thrown.
  }
}

/** The exception that act throws, or undefined. */
export function caught(act: () => void): ClipstageError | undefined {
  try {
    act();
  } catch (error) {
    return ClipstageError.from(error);
  }
  return undefined;
}

/**
 * Runs act, which may call code of the page, such as a patched canvas. An exception is reported instead of thrown.
 * Used where an exception would do harm: inside an engine call, or in destroy.
 */
export function guarded(act: () => void): void {
  try {
    act();
  } catch (error) {
    tell(error);
  }
}
