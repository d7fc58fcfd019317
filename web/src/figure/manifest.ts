import type {LabID} from '../base/figure.gen';
import type {Option} from '../base/options';
import type {Key} from '../text/text.gen';
import type {Read} from './payload';

/** A command that a frame takes by a message. */
export interface Command {
  readonly read: Read;
  /** The figure's method, where it has another name than the command. */
  readonly method?: string;
  /** The payload for the arguments of that method; none if left out. */
  readonly write?: (...args: never[]) => unknown;
}

/** The pictures that the build draws of a lab's presets. */
export interface Posters {
  /** The option that names a preset. */
  readonly option: 'preset' | 'scene';
  readonly presets: readonly string[];
  /** The preset that is shown where none is chosen. */
  readonly home: string;
  /** The stages of each; without a choice the last one is shown, which says the most. */
  readonly stages: readonly string[];
  /** The parts of a link that make another picture of a preset, or show none. */
  readonly own: readonly string[];
}

/** About how high the figures of a lab are, CSS pixels. */
export interface Heights {
  /** The picture, at least. */
  readonly picture: number;
  /** A figure with everything, where the inspector stands under the picture: as wide as a post. */
  readonly stacked: number;
  /** Controls and words under the picture of a minimal figure, from such a width on: as its first view does in English. */
  readonly rest: readonly (readonly [from: number, pixels: number])[];
}

/** Plain data by which frames, elements and pages know a lab, or saved traces, before its code has come. */
export interface Manifest {
  readonly id: LabID | 'trace';
  /** The further class of its figures' elements. */
  readonly class: string;
  /** The accessible names of its figures and of their pictures, where the option alt gives none. */
  readonly name: Key;
  readonly picture: Key;
  /** The options of an author, by name, and the further ones that code alone can give. */
  readonly options: Readonly<Record<string, Option>>;
  readonly besides: readonly string[];
  /** The options that are objects: properties of an element, and no attributes. */
  readonly objects: readonly string[];
  /** Its figures draw the collide call of two boxes. */
  readonly clips: boolean;
  /** Nothing is drawn of saved traces. */
  readonly posters?: Posters;
  readonly heights: Heights;
  /** The events that a frame tells beside those of every figure, and one that it tells only on the command listen. */
  readonly events: readonly string[];
  readonly onDemand?: string;
  /** The commands that a frame takes beside those of every figure, and the methods whose answers getState has in its own, by their names there. */
  readonly commands: Readonly<Record<string, Command>>;
  readonly answers: Readonly<Record<string, string>>;
  /** The methods and properties that an element has of its figures, beside those of every lab. */
  readonly methods: readonly string[];
  readonly properties: readonly string[];
}
