import type {Pictures} from './api';
import {ClipstageError, guarded} from '../base/error';
import {type LabID, LABS} from '../base/figure.gen';
import {hide} from '../base/hide';
import {Collider} from './collider';
import type {Argument} from './instance';
import {checkMount, copyLoadOptions, copyOptions, type Option} from '../base/options';
import type {Mounted, Program} from './program';
import {lengthOf, programHere, programOf, type Progress} from './programs';
import type {SiteKey} from '../text/site.gen';
import type {Key, Language} from '../text/text.gen';
import {listed, say} from '../text/words';

export interface LoadOptions {
  /** The labs whose programs are loaded. The default is all. */
  labs?: readonly LabID[];
  /** The addresses of the programs by lab, or for a single lab its program's address. By default they lie beside this module. */
  wasm?: string | URL | Readonly<Partial<Record<LabID, string | URL>>>;
  /** Bypass the browser's cache, which may hold damaged data: for another attempt. */
  fresh?: boolean;
  /** The languages of figures besides the page's. */
  languages?: readonly Language[];
  /** Called with the loaded and the total bytes, uncompressed. */
  onProgress?: (loaded: number, total: number) => void;
}

/**
 * Elements in a figure from the start, so that it is laid out only once: one above the picture, and copies that reserve
 * the size of controls and inspector until complete is called.
 */
export interface Placeholders { above?: HTMLElement; controls?: HTMLElement; panel?: HTMLElement }

/** The parts of a figure for the dialog Share, besides its link and its frame: its picture. */
export interface Shared extends Pictures {
  /** A title for the picture. */
  readonly title: string;
  /** The name of the picture's file without extension. */
  readonly file: string;
  /** A file that replaces the link if the figure does not fit into one, and why. */
  readonly instead?: {readonly why: SiteKey; readonly file: string; text(): string};
}

/** A lab. Figures are requested by its id. */
export interface Lab<Options = never, Figure extends Mounted = Mounted> {
  readonly id: LabID;
  /** The accessible name of the lab's figures. */
  readonly name: Key;
  /** The extra class of its figures' elements, and of their placeholders. */
  readonly class: string;
  /** An author's options for its figures, by name. */
  readonly options: Readonly<Record<string, Option>>;
  /** The options of a figure with a page to itself. */
  readonly onPage: object;
  /** Loads the drawing code, as mounting a figure does too. Rejects with the code network; it may be tried again. */
  load(): Promise<unknown>;
  /** The words about the link in the dialog Share. */
  readonly link: SiteKey;
  /** The options that the dialog Share offers first for a frame. */
  readonly offered: readonly string[];
  /** The further parts of a figure for Share; undefined if the lab has none. */
  share?(figure: Figure): Shared;
  /** Makes a figure inside element, which it fills. The figure also shows and reports problems, the errors already found in its options. */
  mount(program: Program, element: HTMLElement, options: Options, problems?: readonly ClipstageError[], stand?: Placeholders): Figure;
}

/** The engines of the page, by the addresses of their programs. */
const engines = new Map<string, Engine>();

/** The programs of some labs as one engine, which mounts figures and collides boxes and hulls without figures. */
export class Engine extends Collider {
  private readonly programs = new Map<LabID, Program>();

  /** The first lab is the default of figures. */
  private constructor(private readonly labs: readonly Lab[], private readonly urls: Readonly<Partial<Record<LabID, string>>>, private readonly dress: (element: HTMLElement) => void) {
    super();
  }

  /** The engine for a page's call of load. dress adds the figures' style to an element's root before a figure is made there. */
  static async of(labs: readonly Lab[], options: LoadOptions, dress: (element: HTMLElement) => void): Promise<Engine> {
    const {labs: wanted, urls, languages, fresh, onProgress} = copyLoadOptions(options), key = JSON.stringify(LABS.map((lab) => urls[lab]));
    let engine = engines.get(key);
    if (engine === undefined) engines.set(key, engine = hide(new Engine(labs, urls, dress)));
    await engine.add(wanted, languages, fresh, onProgress);
    return engine;
  }

  /** Loads the programs of labs (default: all), again if they have ended. Rejects with a ClipstageError. */
  async load(...labs: readonly LabID[]): Promise<void> {
    await this.add(copyLoadOptions(labs.length > 0 ? {labs} : {}).labs);
  }

  private async add(labs: readonly LabID[], languages: readonly Language[] = [], fresh = false, onProgress?: Progress): Promise<void> {
    const totals = labs.map((lab) => lengthOf(lab, this.urls[lab])), loaded = labs.map((lab, i) => (programHere(lab, this.urls[lab]) ? totals[i]! : 0));
    const sum = (list: readonly number[]): number => list.reduce((p, q) => p + q, 0);
    if (sum(loaded) > 0) onProgress?.(sum(loaded), sum(totals));
    await Promise.all(labs.map(async (lab, i) => {
      const tell = onProgress && ((...now: readonly [loaded: number, total: number]) => {
        [loaded[i], totals[i]] = now;
        onProgress(sum(loaded), sum(totals));
      });
      const program = await programOf(lab, {url: this.urls[lab], languages, fresh, onProgress: tell});
      if (this.programs.get(lab) === program) return;
      this.programs.set(lab, program);
      if (lab !== 'hull') return;
      program.rebuilders.add(() => this.rebuild());
      this.rebuild();
    }));
  }

  /** Makes a figure inside element, which it fills. Throws lab-not-loaded if its lab's program is not loaded. */
  mount(element: HTMLElement, options: object = {}): Mounted {
    checkMount(element, options);
    const {given, problems} = copyOptions(options);
    const lab = this.labs.find(({id}) => id === given.lab) ?? this.labs[0]!, program = this.programOf(lab.id);
    guarded(() => this.dress(element)); // the style is needed before the figure's first layout
    return program.mount(element, () => lab.mount(program, element, given as never, problems));
  }

  protected ask(lab: 'pair' | 'hull', name: string, id: number, ...args: readonly (Argument | undefined)[]): unknown {
    return this.programOf(lab).ask(name, id, args);
  }

  private programOf(lab: LabID): Program {
    const program = this.programs.get(lab);
    if (program === undefined) throw new ClipstageError('lab-not-loaded', say('page.lab-not-loaded', {lab}), {field: 'labs', range: listed(LABS)});
    return program;
  }
}
