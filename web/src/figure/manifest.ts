import type {LabID} from '../base/figure.gen';
import type {Option} from '../base/options';
import type {Key} from '../text/text.gen';
import type {Read} from './payload';

/** A command that a page sends to a frame as a message. */
export interface Command {
  readonly read: Read;
  /** The figure's method, if it has another name than the command. */
  readonly method?: string;
  /** Makes the message's payload from the method's arguments; without it, the message has none. */
  readonly write?: (...args: never[]) => unknown;
  /** Its payload may be as large as a file. */
  readonly large?: true;
}

/** The pictures that the build draws of a lab's presets. */
export interface Posters {
  /** The option that names a preset. */
  readonly option: 'preset' | 'scene';
  readonly presets: readonly string[];
  /** The default preset. */
  readonly home: string;
  /** The stages of each preset that have a poster; the default is the first, where a figure begins. */
  readonly stages: readonly string[];
  /** The parts of a link that change a preset's picture, or replace the preset. */
  readonly own: readonly string[];
}

/** Approximate heights of a lab's figures, CSS pixels. */
export interface Heights {
  /** The picture, at least. */
  readonly picture: number;
  /** A full figure with the inspector under the picture, at the width of a post. */
  readonly stacked: number;
  /** Controls and words under a minimal figure's picture, from a width on: the most of all presets that are not long, measured in English. */
  readonly rest: readonly (readonly [from: number, pixels: number])[];
  /** Presets with longer words than others: the width of the words beyond, in CSS pixels, as one line. */
  readonly long?: Readonly<Record<string, number>>;
  /** The same for a figure that asks, with the answers; measured in the course. */
  readonly asked?: readonly (readonly [from: number, pixels: number])[];
}

/** Plain data of a lab, or of saved traces, for frames, elements and pages before its code is loaded. */
export interface Manifest {
  readonly id: LabID | 'trace';
  /** The additional class of its figures' elements. */
  readonly class: string;
  /** The accessible names of its figures and their pictures without the option alt. */
  readonly name: Key;
  readonly picture: Key;
  /** The options of an author, by name, and the options of code alone. */
  readonly options: Readonly<Record<string, Option>>;
  readonly besides: readonly string[];
  /** The options that may have a file: its address, its JSON, or, by code, its content as an object. */
  readonly files: readonly string[];
  /** Whether its figures draw the collide call of two boxes. */
  readonly clips: boolean;
  /** Absent for saved traces, which have no posters. */
  readonly posters?: Posters;
  readonly heights: Heights;
  /** This lab's events beside the common ones; and one more, which a frame sends only after the command listen. */
  readonly events: readonly string[];
  readonly onDemand?: string;
  /** This lab's commands beside the common ones; and, by method, the field of getState's answer that has the method's result. */
  readonly commands: Readonly<Record<string, Command>>;
  readonly answers: Readonly<Record<string, string>>;
  /** The methods and properties of this lab's elements beside the common ones. */
  readonly methods: readonly string[];
  readonly properties: readonly string[];
}
