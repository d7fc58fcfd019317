import type {Language} from './text.gen';
import {TRACE, type TraceKey} from './trace.gen';
import {sayer} from './words';

/** say for the messages of saved traces. */
export const sayTrace = sayer(TRACE);

export function nameOf(lab: string, stage: string, language?: Language): string {
  const key = lab === 'hull' ? `hull.stage.${stage}` : `stage.${stage}`;
  return Object.hasOwn(TRACE, key) ? sayTrace(key as TraceKey, {}, language) : stage;
}
