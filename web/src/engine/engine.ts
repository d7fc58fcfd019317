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
import {say} from '../text/words';

export interface LoadOptions {
  /** The labs whose programs are loaded; all if left out. */
  labs?: readonly LabID[];
  /** The addresses of their programs, or the one of the only lab; beside this module if left out. */
  wasm?: string | URL | Readonly<Partial<Record<LabID, string | URL>>>;
  /** Not from the browser's cache, which may hold what arrived broken: for another attempt. */
  fresh?: boolean;
  /** The languages that their figures speak, besides the page's. */
  languages?: readonly Language[];
  /** Told in bytes, uncompressed. */
  onProgress?: (loaded: number, total: number) => void;
}

/** What stands in a figure from the start, so that it is laid out and drawn once: something above the picture; what has the size of controls and inspector, until complete is called. */
export interface Placeholders { above?: HTMLElement; controls?: HTMLElement; panel?: HTMLElement }

/** What may be taken elsewhere of a figure besides its link and itself in a frame: its picture. */
export interface Shared extends Pictures {
  /** What the picture shows. */
  readonly title: string;
  /** What its file is called, without the ending. */
  readonly file: string;
  /** What stands for a link that cannot hold it all: why it cannot, and a file. */
  readonly instead?: {readonly why: SiteKey; readonly file: string; text(): string};
}

/** A lab, by whose id its figures are asked for. */
export interface Lab<Options = never, Figure extends Mounted = Mounted> {
  readonly id: LabID;
  /** What its figure shows. */
  readonly name: Key;
  /** The further class of its figure's element, and of what stands for it. */
  readonly class: string;
  /** What an author may choose for its figures, by name. */
  readonly options: Readonly<Record<string, Option>>;
  /** The options of a figure that has a page to itself. */
  readonly onPage: object;
  /** Has the code come that draws it; a figure does so too when it is mounted. Rejects with the code network; it may be asked again. */
  load(): Promise<unknown>;
  /** What Share says of the link to a figure. */
  readonly link: SiteKey;
  /** The options of the frame that Share offers first. */
  readonly offered: readonly string[];
  /** What Share offers of a figure besides its link and its frame; of some labs nothing. */
  share?(figure: Figure): Shared;
  /** Makes a figure inside element, which it fills. What was wrong when the options were copied is said with what is found there. */
  mount(program: Program, element: HTMLElement, options: Options, problems?: readonly ClipstageError[], stand?: Placeholders): Figure;
}

/** The engines of the page, by the addresses of their programs. */
const engines = new Map<string, Engine>();

/** The programs of some labs, as one: it mounts figures, and collides without one. */
export class Engine extends Collider {
  private readonly programs = new Map<LabID, Program>();

  /** The first lab is the one of figures whose lab is not said. */
  private constructor(private readonly labs: readonly Lab[], private readonly urls: Readonly<Partial<Record<LabID, string>>>, private readonly dress: (element: HTMLElement) => void) {
    super();
  }

  /** For load, which is what a page calls. dress gives the root of an element the figures' style, before one is made there. */
  static async of(labs: readonly Lab[], options: LoadOptions, dress: (element: HTMLElement) => void): Promise<Engine> {
    const {labs: wanted, urls, languages, fresh, onProgress} = copyLoadOptions(options), key = JSON.stringify(LABS.map((lab) => urls[lab]));
    let engine = engines.get(key);
    if (engine === undefined) engines.set(key, engine = hide(new Engine(labs, urls, dress)));
    await engine.add(wanted, languages, fresh, onProgress);
    return engine;
  }

  /** Loads the programs of further labs, of all if none is named, and of those whose program has ended. Rejects with a ClipstageError. */
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

  /** Makes a figure inside element, which it fills. Throws with the code lab-not-loaded where the program of its lab is not loaded. */
  mount(element: HTMLElement, options: object = {}): Mounted {
    checkMount(element, options);
    const {given, problems} = copyOptions(options);
    const lab = this.labs.find(({id}) => id === given.lab) ?? this.labs[0]!, program = this.programOf(lab.id);
    guarded(() => this.dress(element)); // before it is laid out
    return program.mount(element, () => lab.mount(program, element, given as never, problems));
  }

  protected ask(lab: 'pair' | 'hull', name: string, id: number, ...args: readonly (Argument | undefined)[]): unknown {
    return this.programOf(lab).ask(name, id, args);
  }

  private programOf(lab: LabID): Program {
    const program = this.programs.get(lab);
    if (program === undefined) throw new ClipstageError('lab-not-loaded', say('page.lab-not-loaded', {lab}), {field: 'labs', range: LABS.join(', ')});
    return program;
  }
}
