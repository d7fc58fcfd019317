import {built} from 'virtual:wasm';
import wasmURL from '../../build/clipstage.wasm?url';
import type {Pictures} from './api';
import {CALLS, type Calls, type Lab as LabID} from './api.gen';
import {ClipstageError, guarded} from '../base/error';
import {hide} from '../base/hide';
import {Collider} from './collider';
import {type Argument, Instance, Lost} from './instance';
import {instantiate, type Source} from './load';
import {checkMount, copyLoadOptions, copyOptions, type Option} from '../base/options';
import {endOf} from './program';
import {textsOf} from './texts';
import type {SiteKey} from '../text/site.gen';
import type {Key} from '../text/text.gen';
import {say} from '../text/words';

export interface LoadOptions {
  /** Where the wasm lies; beside this module if left out. */
  wasm?: string | URL;
  /** Not from the browser's cache, which may hold what arrived broken: for another attempt. */
  fresh?: boolean;
  /** Told in bytes, uncompressed. */
  onProgress?: (loaded: number, total: number) => void;
}

/** Loads one engine, for any number of figures of these labs; they are for its mount alone. Rejects with a ClipstageError. Where one has ended, it loads another. */
export async function loadEngine(labs: readonly Lab[], options: LoadOptions = {}): Promise<Engine> {
  const {wasm, fresh, onProgress} = copyLoadOptions(options);
  return Engine.load({url: String(wasm ?? wasmURL), built: wasm === undefined ? built : undefined, fresh, onProgress}, labs);
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
  readonly id: string;
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
  mount(engine: Engine, element: HTMLElement, options: Options, problems?: readonly ClipstageError[], stand?: Placeholders): Figure;
}

/** A figure of any lab, as its engine knows it. */
export interface Mounted {
  /** It has a state to be given back. */
  readonly whole: boolean;
  /** The engine has written its frame, in linear memory: it is to be copied. */
  publish(frame: Float64Array): void;
  /** A command has changed it: bits of CHANGE; the number of the stage that it shows. */
  changed(changes: number, stage: number, playing: boolean): void;
  /**
   * Another instance runs, which does not know it: it becomes there what was kept of it, or begins anew without, and
   * returns what is to be shown and told when all figures are there again. The error is given to the one that the instance was lost by.
   */
  revive(kept: Float64Array | undefined, blame: ClipstageError | undefined): () => void;
  /** Something went wrong that no caller waits for. */
  fail(error: ClipstageError): void;
  /** The engine is no more. */
  ended(error: ClipstageError): void;
  destroy(): void;
}

/** What a call takes after the figure's number, and what it returns. */
export type Takes<Call> = Call extends (...args: infer Args extends Argument[]) => unknown ? Args : never;
export type Returns<Call> = Call extends (...args: never[]) => infer Result ? Result : never;

/** The name under which Go finds the elements to render into: see wasm/bridge/view_js.go. */
const ELEMENTS = 'clipstageElements';

/** One engine. It runs in an instance of its module, and where that is lost in the next one. */
export class Engine extends Collider {
  private instance!: Instance;
  private module!: WebAssembly.Module;
  private texts!: string; // what it says
  private over: ClipstageError | undefined; // why it is no more
  private reviving = false;
  private readonly figures = new Map<number, Mounted>();
  private readonly kept = new Map<number, Float64Array>(); // what they are restored from
  private nextID = 1;

  /** The first lab is that of figures whose lab is not said. */
  private constructor(private readonly labs: readonly Lab[]) {
    super();
  }

  /** For load, which is what a page calls. */
  static async load(source: Source, labs: readonly Lab[]): Promise<Engine> {
    const engine = new Engine(labs), first = engine.instanceOf();
    const texts = textsOf('en'); // at the same time
    texts.catch(() => {}); // what is wrong with the wasm is said first
    const {module, instance} = await instantiate(source, first.imports);
    engine.module = module;
    engine.texts = await texts;
    try {
      first.start(instance, engine.texts);
    } catch (cause) {
      throw cause instanceof Lost ? endOf(cause) : cause;
    }
    engine.instance = first;
    return hide(engine);
  }

  /** Makes a figure inside element, which it fills. */
  mount(element: HTMLElement, options: object = {}): Mounted {
    checkMount(element, options);
    const {given, problems} = copyOptions(options);
    const lab = this.labs.find(({id}) => id === given.lab) ?? this.labs[0]!;
    const before = {nodes: [...element.childNodes], figures: new Set(this.figures.values())};
    try {
      return hide(lab.mount(this, element, given as never, problems));
    } catch (error) { // half-way: its place is as it was
      for (const figure of this.figures.values()) if (!before.figures.has(figure)) figure.destroy();
      guarded(() => element.replaceChildren(...before.nodes));
      throw ClipstageError.from(error);
    }
  }

  /** Calls a figure of a lab; its error is thrown. What is handed over is plain: nothing of it throws when it is read. */
  call<L extends LabID, Name extends keyof Calls[L]>(lab: L, name: Name, id: number, ...args: Takes<Calls[L][Name]>): Returns<Calls[L][Name]> {
    return this.enter((CALLS as {readonly [L in LabID]: Readonly<Record<keyof Calls[L], number>>})[lab][name], id, args) as Returns<Calls[L][Name]>;
  }

  /** Puts the parts of a figure's controls in the places of elements, each of the tag that the part has. */
  render(lab: LabID, id: number, ...elements: readonly HTMLElement[]): void {
    const global = globalThis as unknown as Record<string, unknown>;
    global[ELEMENTS] = elements;
    try {
      this.enter(CALLS[lab].render, id, []);
    } finally {
      delete global[ELEMENTS];
    }
  }

  protected ask(lab: LabID, name: string, id: number, ...args: readonly (Argument | undefined)[]): unknown {
    return this.enter((CALLS[lab] as Readonly<Record<string, number>>)[name]!, id, args);
  }

  private enter(call: number, id: number, args: readonly (Argument | undefined)[]): unknown {
    if (this.over !== undefined) throw this.over;
    const {instance} = this;
    try {
      return instance.call(call, id, args);
    } catch (cause) {
      if (!(cause instanceof Lost) || this.reviving) throw cause;
      if (instance !== this.instance) return null; // a call in the midst of this one has lost it: what this one did is kept
      throw this.lose(cause, id);
    }
  }

  /** Gives each figure a number, and knows it from now on. */
  hold(figure: Mounted): number {
    this.figures.set(this.nextID, figure);
    return this.nextID++;
  }

  release(id: number): void {
    this.figures.delete(id);
    this.kept.delete(id);
  }

  /** The longest time that a collection of the instance took, in milliseconds, and how many there were: for measuring. */
  get collected(): {readonly longest: number; readonly count: number} { return this.instance.collected; }

  private instanceOf(): Instance {
    const instance: Instance = new Instance({
      publish: (id, frame) => guarded(() => this.figures.get(id)?.publish(frame)),
      changed: (id, changes, stage, playing) => {
        if (!this.reviving) guarded(() => this.figures.get(id)?.changed(changes, stage, playing)); // those tell by themselves
      },
      keep: (id, state) => {
        const held = this.kept.get(id);
        if (held?.length === state.length) held.set(state);
        else if (this.figures.has(id)) this.kept.set(id, state.slice());
      },
      lost: (id, cause) => { // by an event in its inspector, or as that was rendered: no caller waits
        if (instance !== this.instance || this.reviving || this.over !== undefined) return;
        const error = this.lose(cause, id);
        if (this.over === undefined) (this.figures.get(id) ?? [...this.figures.values()][0])?.fail(error);
      },
    });
    return instance;
  }

  /** Goes on in another instance; the error for whoever waits for a call of the figure that has lost this one. */
  private lose(cause: Lost, id: number): ClipstageError {
    const error = new ClipstageError('panic', say('page.panic', {reason: cause.message}), {cause});
    this.revive(cause, id, error);
    return this.over ?? error;
  }

  /** Begins another instance, and gives the figures back what was kept of them. One that loses that one too begins anew. */
  private revive(cause: Lost, blamed: number, error: ClipstageError): void {
    const kept = new Map([...this.kept].map(([id, state]) => [id, state.slice()])); // which the new ones overwrite
    const anew = new Set<number>();
    let shown: (() => void)[] = [];
    this.reviving = true;
    try {
      for (let id = 0; ; id = 0) {
        shown = [];
        try {
          this.instance = this.instanceOf();
          this.instance.start(new WebAssembly.Instance(this.module, this.instance.imports), this.texts);
          this.rebuild();
          for (const [figureID, figure] of this.figures) {
            if (!figure.whole) continue; // it is being mounted, which fails
            id = figureID;
            shown.push(figure.revive(anew.has(id) ? undefined : kept.get(id), id === blamed ? error : undefined));
          }
          break;
        } catch (failure) {
          if (id === 0 || anew.has(id)) { // not even that
            this.end(failure instanceof Lost ? cause : failure);
            return;
          }
          anew.add(id);
        }
      }
    } finally {
      this.reviving = false;
    }
    for (const show of shown) guarded(show);
    const lost = new ClipstageError('panic', say('page.panic.anew', {reason: cause.message}), {stands: 'anew', cause});
    for (const id of anew) this.figures.get(id)?.fail(lost);
  }

  /** It is no more: each figure hears of it once what runs has returned, as there may be no room left on the stack. */
  private end(cause: unknown): void {
    if (this.over !== undefined) return;
    const over = this.over = endOf(cause);
    queueMicrotask(() => {
      for (const figure of this.figures.values()) guarded(() => figure.ended(over));
    });
  }
}
