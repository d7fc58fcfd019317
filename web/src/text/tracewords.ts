import {TRACE, type TraceKey} from './trace.gen';
import {fill, type Values} from './words';

/** As say, of saved traces. */
export const sayTrace = (key: TraceKey, values: Values = {}): string => fill(TRACE[key], values);

/** The name of a stage of a lab. */
export const nameOf = (lab: string, stage: string): string => (TRACE as Readonly<Record<string, string>>)[lab === 'hull' ? `hull.stage.${stage}` : `stage.${stage}`] ?? stage;
