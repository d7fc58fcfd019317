import {EN, type Key} from './text.gen';

export type Values = Record<string, string | number>;

/** The message for key with each {name} replaced. wasm/text does the same for the engine's words. */
export const say = (key: Key, values: Values = {}): string => fill(EN[key], values);

export const fill = (message: string, values: Values): string => message.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
