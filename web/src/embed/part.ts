import type {Program} from '../engine/program';
import type {ClipstageError} from '../base/error';
import type {AnyFigure} from '../figure/host';
import type {Command, EventType} from './message';

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
  /** Does a command of its lab; what it returns, if anything, is the reply. Height is that which was told last. */
  obey(command: Command, height: number): unknown;
  /** Has those of its events told that are its lab's. */
  tell(to: (type: EventType, payload: unknown) => void): void;
}
