/** Codes are part of the API: they do not change, messages may. */
export type ErrorCode =
  | 'wasm-blocked' | 'not-found' | 'network' | 'mime' | 'truncated' | 'damaged' | 'unsupported' | 'no-canvas' | 'version'
  | 'panic' | 'invalid-pose' | 'invalid-scene' | 'invalid-state' | 'invalid-option' | 'invalid-message' | 'destroyed' | 'crowded' | 'overflow';

/** Before the step that could not be taken; where its scene begins. */
type Stands = 'midway' | 'anew';

/** What went wrong: a stable code, a message for people, and for bad input its field and allowed range. */
export class ClipstageError extends Error {
  override readonly name = 'ClipstageError';
  readonly code: ErrorCode;
  readonly field: string | undefined;
  readonly range: string | undefined;
  /** Where a world stands after the call; undefined if that is where it stood. */
  readonly stands: Stands | undefined;

  constructor(code: ErrorCode, message: string, detail: {field?: string; range?: string; stands?: Stands | ''; cause?: unknown} = {}) {
    super(message, {cause: detail.cause});
    this.code = code;
    this.field = detail.field || undefined;
    this.range = detail.range || undefined;
    this.stands = detail.stands || undefined;
  }

  /** Any thrown value as a ClipstageError; the engine's own errors carry code, field, range and stands. */
  static from(value: unknown): ClipstageError {
    if (value instanceof ClipstageError) return value;
    if (value instanceof Error) {
      const {code, message, ...detail} = value as Error & {code?: ErrorCode; field?: string; range?: string; stands?: Stands | ''};
      return new ClipstageError(code ?? 'panic', message, {...detail, cause: value});
    }
    return new ClipstageError('panic', String(value));
  }
}
