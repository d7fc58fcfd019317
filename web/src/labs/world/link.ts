import {ClipstageError} from '../../base/error';
import type {Language} from '../../text/text.gen';
import {refused, SETTINGS, type EngineOptions} from './options';

/** The names in a link, in their order. */
const NAMES = ['scene', 'step', 'pick', 'stage', 'ask', 'plots', 'layers', ...SETTINGS, 'compare'] as const;

/**
 * The link that shows the same as the options. The scene in the option state wins over the option scene; every
 * other option wins over its value in the state. The engine checks the values.
 */
export function linkOf({state = '', ...named}: EngineOptions): string {
  const nameOf = (part: string): string => part.split('=', 1)[0]!;
  const stated = state === '' ? [] : state.split('&');
  const whole = stated.some((part) => nameOf(part) === 'scene');
  const wins = (name: string): boolean => Object.hasOwn(named, name) && !(name === 'scene' && whole);
  return [
    'lab=world', ...stated.filter((part) => !wins(nameOf(part))),
    ...NAMES.filter(wins).map((name) => `${name}=${named[name]!.replaceAll(/[%&]/g, encodeURIComponent)}`),
  ].join('&');
}

/**
 * Applies options by a link: all at once, or, if that is refused, one after the other. Returns the link of the
 * valid ones. The errors of the others are added to problems.
 */
export function follow(options: EngineOptions, go: (link: string) => void, problems: ClipstageError[], language: Language): string {
  const asked = Object.entries(options) as [keyof EngineOptions, string][];
  if (asked.length === 0) return linkOf({});
  try {
    go(linkOf(options));
    return linkOf(options);
  } catch {
    let good: EngineOptions = {};
    for (const [name, value] of asked) {
      const more = {...good, [name]: value};
      try {
        go(linkOf(more));
        good = more;
      } catch (error) {
        problems.push(refused(name, value, ClipstageError.from(error), language));
      }
    }
    return linkOf(good);
  }
}
