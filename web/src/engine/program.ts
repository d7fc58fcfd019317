import {CALLS, type Calls} from './api.gen';
import {ClipstageError, guarded} from '../base/error';
import {type LabID, LAYOUTS} from '../base/figure.gen';
import {hide} from '../base/hide';
import {endOf} from './end';
import {type Argument, Instance, Lost} from './instance';
import {instantiate, type Source} from './load';
import {textsOf} from './texts';
import type {Language} from '../text/text.gen';
import {pageLanguage, say} from '../text/words';

/** A figure of any lab, as its program knows it. */
export interface Mounted {
  /** It has a state to be given back. */
  readonly whole: boolean;
  /** The program has written its frame, in linear memory: it is to be copied. */
  publish(frame: Float64Array): void;
  /** A command has changed it: bits of CHANGE; the number of the stage that it shows. */
  changed(changes: number, stage: number, playing: boolean): void;
  /**
   * Another instance runs, and does not know the figure. The figure is restored there from its kept state, or begins anew without one.
   * The function that it returns shows it and tells its events, once all figures are restored. blame is the error, for the figure that lost the instance.
   */
  revive(kept: Float64Array | undefined, blame: ClipstageError | undefined): () => void;
  /** Something went wrong that no caller waits for. */
  fail(error: ClipstageError): void;
  /** The program is no more. */
  ended(error: ClipstageError): void;
  destroy(): void;
}

/** The arguments of a call after the figure's number, and its result. */
export type Takes<Call> = Call extends (...args: infer Args extends Argument[]) => unknown ? Args : never;
export type Returns<Call> = Call extends (...args: never[]) => infer Result ? Result : never;

/** The name under which Go finds the elements to render into: see wasm/bridge/controls. */
const ELEMENTS = 'clipstageElements';

/** The program of one lab, for any number of its figures. It runs in an instance of its module, and where that is lost in the next one. */
export class Program {
  /** State beside the figures, given to each new instance before them. */
  readonly rebuilders = new Set<() => void>();

  private instance!: Instance;
  private module!: WebAssembly.Module;
  private readonly texts = new Map<Language, string>(); // its messages; first those in the page's language
  private over: ClipstageError | undefined; // why it is no more
  private reviving = false;
  private readonly figures = new Map<number, Mounted>();
  private readonly kept = new Map<number, Float64Array>(); // what they are restored from
  private nextID = 1;

  private constructor(readonly lab: LabID) {}

  /** For programOf. */
  static async load(lab: LabID, source: Source): Promise<Program> {
    const program = new Program(lab), first = program.instanceOf(), language = pageLanguage();
    const texts = textsOf(language, lab); // at the same time
    texts.catch(() => {}); // what is wrong with the wasm is said first
    const {module, instance} = await instantiate(source, first.imports);
    program.module = module;
    program.texts.set(language, await texts);
    try {
      first.start(instance, [...program.texts.values()], LAYOUTS[lab]);
    } catch (cause) {
      await undefined;
      throw cause instanceof Lost ? endOf(first.unbegun ?? cause) : cause;
    }
    program.instance = first;
    return hide(program);
  }

  /** The languages whose messages have come. */
  get languages(): readonly Language[] { return [...this.texts.keys()]; }

  /** The language of a figure for which one is asked: where that has not come the page's. */
  speaks(asked: unknown): Language { return this.languages.find((language) => language === asked) ?? this.languages[0]!; }

  /** Has it speak another language, too. */
  async learn(language: Language): Promise<void> {
    const texts = await textsOf(language, this.lab);
    if (this.texts.has(language) || this.over !== undefined) return;
    this.texts.set(language, texts);
    this.instance.learn(texts);
  }

  /** It is no more. */
  get ended(): boolean { return this.over !== undefined; }

  /** Makes a figure inside element. Where that fails half-way, its place is as it was. */
  mount<Figure extends Mounted>(element: Element, make: () => Figure): Figure {
    const nodes = [...element.childNodes], before = new Set(this.figures.values());
    try {
      return hide(make());
    } catch (error) {
      for (const figure of this.figures.values()) if (!before.has(figure)) figure.destroy();
      guarded(() => element.replaceChildren(...nodes));
      throw ClipstageError.from(error);
    }
  }

  /** Calls a figure of the lab; its error is thrown. The arguments are plain: nothing of them throws when it is read. */
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

  /** Makes a call that needs no figure. */
  ask(name: string, id: number, args: readonly (Argument | undefined)[]): unknown {
    return this.enter((CALLS[this.lab] as Readonly<Record<string, number>>)[name]!, id, args);
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
          this.instance.start(new WebAssembly.Instance(this.module, this.instance.imports), [...this.texts.values()], LAYOUTS[this.lab]);
          for (const rebuild of this.rebuilders) rebuild();
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
