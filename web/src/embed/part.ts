import type {ClipstageError} from '../base/error';
import {readOptions} from '../base/options';
import type {Lab} from '../engine/engine';
import type {Program} from '../engine/program';
import type {AnyFigure} from '../figure/host';
import type {Manifest} from '../figure/manifest';
import {type Asked, COMMANDS} from './message';

/** What embed.html has of a lab, in a script that a frame of another lab does not load: it reads the query. */
export type Part = (given: Readonly<Record<string, string>>, hash: string) => Embed | Promise<Embed>;

/** A figure that is to be. */
export interface Embed {
  /** What is wrong with the query. */
  readonly problems: readonly ClipstageError[];
  /** Makes it inside element, which it fills. */
  mount(program: Program, element: HTMLElement, hash: string): Embedded;
}

/** A figure in a frame, as the page that embeds it has to do with it. */
export interface Embedded {
  readonly figure: AnyFigure;
  /** What it shows without a hash. */
  readonly home: string;
  /** Does a command of its lab; what it returns, if anything, is the reply. Height is the one that was told last. */
  obey(command: Asked, height: number): unknown;
  /** Has those of its events told that are its lab's. */
  tell(to: (type: string, payload: unknown) => void): void;
}

/** A figure by its methods' names. */
type Acting = AnyFigure & Readonly<Record<string, (...args: readonly unknown[]) => unknown>>;

/** A figure in a frame. */
export function embedded(figure: AnyFigure, {id, events, onDemand, answers}: Manifest, home = figure.getState()): Embedded {
  const acting = figure as Acting;
  let deaf: (() => void) | undefined, hear = (): void => {};
  return {
    figure, home,
    tell(to) {
      const on = (type: string): (() => void) => acting.on(type as 'error', (detail: unknown) => to(type, detail ?? null));
      if (onDemand !== undefined) hear = () => deaf = on(onDemand);
      for (const type of ['stage', 'play', 'pause', ...events]) if (type !== onDemand) on(type);
    },
    obey({type, args}, height) {
      if (type === 'getState') return {...figure.standing, ...Object.fromEntries(Object.entries(answers).map(([method, name]) => [name, acting[method]!()])), height};
      if (type === 'listen') {
        deaf?.();
        deaf = undefined;
        return void (args[0] === true && hear());
      }
      return void acting[COMMANDS[id][type]!.method ?? type]!(...args);
    },
  };
}

/** A lab's figure in a frame, made by the query. */
export const partOf = (lab: Lab<never, AnyFigure>, manifest: Manifest): Part => (given) => {
  const {page, engine, problems} = readOptions(lab.options, given, Object.keys(lab.options)), {theme: _, ...rest} = page as Record<string, string>; // the whole page has it
  return {
    problems,
    mount(program, element, hash) {
      const figure = lab.mount(program, element, {controls: 'minimal', ...rest, ...engine, hash, problems, lab: lab.id} as never);
      // Another lab stands on the site's own page, not in this frame.
      element.addEventListener('click', (event) => {
        const link = (event.target as Element).closest('.cs-open a')?.getAttribute('href');
        if (!link) return;
        event.preventDefault();
        window.open(`./index.html${link}`, '_blank', 'noopener');
      });
      return embedded(figure, manifest, figure.home === undefined ? undefined : hash || figure.home);
    },
  };
};
