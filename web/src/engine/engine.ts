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
  /** The labs whose programs to load. The default is all. */
  labs?: readonly LabID[];
  /** The address of each lab's program, or of the only lab's program. By default the programs lie beside this module. */
  wasm?: string | URL | Readonly<Partial<Record<LabID, string | URL>>>;
  /** Bypass the browser's cache, which may hold damaged data. For a second attempt. */
  fresh?: boolean;
  /** Languages of figures besides the page's. */
  languages?: readonly Language[];
  /** Called with the loaded and the total bytes, uncompressed. */
  onProgress?: (loaded: number, total: number) => void;
}

/**
 * Elements that a figure contains from the start, so that it is laid out only once. above stands above the picture.
 * controls and panel reserve the size of the controls and the inspector until complete is called.
 */
export interface Placeholders { above?: HTMLElement; controls?: HTMLElement; panel?: HTMLElement }

/** A figure's parts for the dialog Share: its picture and its names. */
export interface Shared extends Pictures {
  readonly title: string;
  /** The picture's file name without extension. */
  readonly file: string;
  /** A file that replaces the link if the figure's state is too long for one, and the reason. */
  readonly instead?: {readonly why: SiteKey; readonly file: string; text(): string};
}

export interface Lab<Options = never, Figure extends Mounted = Mounted> {
  readonly id: LabID;
  readonly name: Key;
  /** The class of the elements of the lab's figures, and of their placeholders. */
  readonly class: string;
  /** The options that an author can set, by name. */
  readonly options: Readonly<Record<string, Option>>;
  /** The options of a figure that has a page to itself. */
  readonly onPage: object;
  /** Loads the drawing code, as mounting a figure does. Rejects with the code network; a further call tries again. */
  load(): Promise<unknown>;
  /** The dialog Share's text about the link. */
  readonly link: SiteKey;
  /** The options that the dialog Share offers first for a frame. */
  readonly offered: readonly string[];
  /** The figure's further parts for Share, if the lab has any. */
  share?(figure: Figure): Shared;
  /** Makes a figure that fills element. problems are the errors already found in its options; the figure shows and reports them. */
  mount(program: Program, element: HTMLElement, options: Options, problems?: readonly ClipstageError[], stand?: Placeholders): Figure;
}

const engines = new Map<string, Engine>();

/** The programs of some labs as one engine. It mounts figures, and collides boxes and hulls without figures. */
export class Engine extends Collider {
  private readonly programs = new Map<LabID, Program>();

  /** A figure without an option lab is of the first lab. */
  private constructor(private readonly labs: readonly Lab[], private readonly urls: Readonly<Partial<Record<LabID, string>>>, private readonly dress: (element: HTMLElement) => void) {
    super();
  }

  /** The engine for a page's call of load. dress adds the figures' style to an element's root before a figure is mounted there. */
  static async of(labs: readonly Lab[], options: LoadOptions, dress: (element: HTMLElement) => void): Promise<Engine> {
    const {labs: wanted, urls, languages, fresh, onProgress} = copyLoadOptions(options), key = JSON.stringify(LABS.map((lab) => urls[lab]));
    let engine = engines.get(key);
    if (engine === undefined) engines.set(key, engine = hide(new Engine(labs, urls, dress)));
    await engine.add(wanted, languages, fresh, onProgress);
    return engine;
  }

  /** Loads the programs of labs (default: all). A program that has ended is loaded again. Rejects with a ClipstageError. */
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

  /** Makes a figure that fills element. Throws lab-not-loaded if its lab's program is not loaded. */
  mount(element: HTMLElement, options: object = {}): Mounted {
    checkMount(element, options);
    const {given, problems} = copyOptions(options);
    const lab = this.labs.find(({id}) => id === given.lab) ?? this.labs[0]!, program = this.programOf(lab.id);
    guarded(() => this.dress(element)); // before the figure's first layout
    return program.mount(element, () => lab.mount(program, element, given as never, problems));
  }

  protected ask(lab: 'pair' | 'shape' | 'hull', name: string, id: number, ...args: readonly (Argument | undefined)[]): unknown {
    return this.programOf(lab).ask(name, id, args);
  }

  private programOf(lab: LabID): Program {
    const program = this.programs.get(lab);
    if (program === undefined) throw new ClipstageError('lab-not-loaded', say('page.lab-not-loaded', {lab}), {field: 'labs', range: listed(LABS)});
    return program;
  }
}
