/** Codes are part of the API: they do not change, messages may. */
export type ErrorCode =
  | 'wasm-blocked' | 'not-found' | 'network' | 'mime' | 'truncated' | 'unsupported' | 'no-canvas' | 'version'
  | 'panic' | 'invalid-pose' | 'invalid-scene' | 'invalid-state' | 'invalid-option' | 'invalid-message' | 'destroyed' | 'crowded' | 'overflow';

/** What went wrong: a stable code, a message for people, and for bad input its field and allowed range. */
export class ClipstageError extends Error {
  override readonly name = 'ClipstageError';
  readonly code: ErrorCode;
  readonly field: string | undefined;
  readonly range: string | undefined;

  constructor(code: ErrorCode, message: string, detail: {field?: string; range?: string; cause?: unknown} = {}) {
    super(message, {cause: detail.cause});
    this.code = code;
    this.field = detail.field || undefined;
    this.range = detail.range || undefined;
  }

  /** Any thrown value as a ClipstageError; the engine's own errors carry code, field and range. */
  static from(value: unknown): ClipstageError {
    if (value instanceof ClipstageError) return value;
    if (value instanceof Error) {
      const {code, field, range} = value as Error & {code?: ErrorCode; field?: string; range?: string};
      return new ClipstageError(code ?? 'panic', value.message, {field: field ?? '', range: range ?? '', cause: value});
    }
    return new ClipstageError('panic', String(value));
  }
}
