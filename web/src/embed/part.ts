import type {ClipstageError} from '../base/error';
import {readOptions} from '../base/options';
import type {Lab} from '../engine/engine';
import type {Program} from '../engine/program';
import {fill} from '../figure/download';
import type {AnyFigure} from '../figure/host';
import type {Manifest} from '../figure/manifest';
import {type Asked, COMMANDS} from './message';

/** A lab's part of embed.html, which reads the query. Frames of other labs do not load its script. */
export type Part = (given: Readonly<Record<string, string>>, hash: string) => Embed | Promise<Embed>;

/** A figure that can be made. */
export interface Embed {
  /** The errors in the query. */
  readonly problems: readonly ClipstageError[];
  /** Makes the figure inside element, which it fills. */
  mount(program: Program, element: HTMLElement, hash: string): Embedded;
}

/** A figure in a frame, for the messages to its page. */
export interface Embedded {
  readonly figure: AnyFigure;
  /** The state that an empty hash stands for. */
  readonly home: string;
  /** Runs a command of the figure's lab. The result, if any, is the reply. height is the frame's last sent height, CSS pixels, for getState. */
  obey(command: Asked, height: number): unknown;
  /** Passes the figure's events to a function. */
  tell(to: (type: string, payload: unknown) => void): void;
}

/** A figure with its methods by name. */
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
      for (const type of ['stage', 'camera', 'play', 'pause', ...events]) if (type !== onDemand) on(type);
    },
    obey({type, args}, height) {
      if (type === 'getState') return {...figure.standing, ...Object.fromEntries(Object.entries(answers).map(([method, name]) => [name, acting[method]!()])), height};
      if (type === 'getValues') return {values: figure.getValues(args[0] as readonly string[])};
      if (type === 'listen') {
        deaf?.();
        deaf = undefined;
        return void (args[0] === true && hear());
      }
      const called = acting[COMMANDS[id][type]!.method ?? type]!(...args), done = type === 'seekStep' ? acting['arrived']!() : called;
      return done instanceof Promise ? done.then(() => undefined) : undefined; // a method's result is no answer
    },
  };
}

/** Makes a lab's part of embed.html. */
export const partOf = (lab: Lab<never, AnyFigure>, manifest: Manifest): Part => async (query) => {
  const {given, problems: lost} = await fill(query, manifest.files, location.href);
  const {page, engine, problems} = readOptions(lab.options, given, Object.keys(lab.options)), {theme: _, ...rest} = page as Record<string, string>; // theme applies to the whole page
  problems.push(...lost);
  return {
    problems,
    mount(program, element, hash) {
      const figure = lab.mount(program, element, {controls: 'minimal', ...rest, ...engine, hash, problems, lab: lab.id} as never);
      // A link to another lab opens the site instead of replacing the frame.
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
