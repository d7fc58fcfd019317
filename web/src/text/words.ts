import {EN, type Key} from './text.gen';

/** The message for key with each {name} replaced. wasm/text does the same for the engine's words. */
export function say(key: Key, values: Record<string, string | number> = {}): string {
  return EN[key].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
