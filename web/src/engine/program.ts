import {CALLS, type Calls} from './api.gen';
import {ClipstageError, guarded} from '../base/error';
import {type LabID, LAYOUTS} from '../base/figure.gen';
import {hide} from '../base/hide';
import {endOf} from './end';
import {type Argument, Instance, Lost} from './instance';
import {instantiate} from '#load';
import type {Source} from './load';
import {textsOf} from './texts';
import type {Language} from '../text/text.gen';
import {pageLanguage, say} from '../text/words';

/** A figure of any lab, as the program uses it. */
export interface Mounted {
  /** The figure is completely made, so its state can be restored. */
  readonly whole: boolean;
  /** Copies the figure's frame from linear memory. */
  publish(frame: Float64Array): void;
  /** Handles the changes of a command: bits of CHANGE, and the shown stage's number. */
  changed(changes: number, stage: number, playing: boolean): void;
  /**
   * Restores the figure in another instance: from its snapshot, or as a new figure without one. The returned function
   * draws the figure and sends its events; it is called once all figures are restored. blame is the error if this
   * figure lost the instance.
   */
  revive(kept: Float64Array | undefined, blame: ClipstageError | undefined): () => void;
  /** Handles an error outside any call. */
  fail(error: ClipstageError): void;
  ended(error: ClipstageError): void;
  destroy(): void;
}

/** The arguments of a call after the figure's id. */
export type Takes<Call> = Call extends (...args: infer Args extends Argument[]) => unknown ? Args : never;
export type Returns<Call> = Call extends (...args: never[]) => infer Result ? Result : never;

/** The global name of the elements that Go renders into: see wasm/bridge/controls. */
const ELEMENTS = 'clipstageElements';

/** The program of one lab, for any number of figures. It runs in an instance. A lost instance is replaced. */
export class Program {
  /** Functions that rebuild other data in a new instance, before the figures are restored. */
  readonly rebuilders = new Set<() => void>();

  private instance!: Instance;
  private module!: WebAssembly.Module;
  private readonly texts = new Map<Language, string>(); // messages by language, the page's language first
  private over: ClipstageError | undefined;
  private reviving = false;
  private readonly figures = new Map<number, Mounted>();
  private readonly kept = new Map<number, Float64Array>(); // the snapshots of the figures
  private nextID = 1;

  private constructor(readonly lab: LabID) {}

  static async load(lab: LabID, source: Source): Promise<Program> {
    const program = new Program(lab), first = program.instanceOf(), language = pageLanguage();
    const texts = textsOf(language, lab); // in parallel
    texts.catch(() => {}); // an error of the wasm is reported first
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

  get languages(): readonly Language[] { return [...this.texts.keys()]; }

  /** The requested language if it is loaded, else the page's. */
  speaks(asked: unknown): Language { return this.languages.find((language) => language === asked) ?? this.languages[0]!; }

  async learn(language: Language): Promise<void> {
    const texts = await textsOf(language, this.lab);
    if (this.texts.has(language) || this.over !== undefined) return;
    this.texts.set(language, texts);
    this.instance.learn(texts);
  }

  get ended(): boolean { return this.over !== undefined; }

  /** Makes a figure inside element. If that fails, the element's content is restored. */
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

  /** Calls a figure of the lab, and throws the call's error. The arguments are plain values, whose reading never throws. */
  call<L extends LabID, Name extends keyof Calls[L]>(lab: L, name: Name, id: number, ...args: Takes<Calls[L][Name]>): Returns<Calls[L][Name]> {
    return this.enter((CALLS as {readonly [L in LabID]: Readonly<Record<keyof Calls[L], number>>})[lab][name], id, args) as Returns<Calls[L][Name]>;
  }

  /** Renders a figure's controls into elements, one for each part and with the same tag as the part. */
  render(lab: LabID, id: number, ...elements: readonly HTMLElement[]): void {
    const global = globalThis as unknown as Record<string, unknown>;
    global[ELEMENTS] = elements;
    try {
      this.enter(CALLS[lab].render, id, []);
    } finally {
      delete global[ELEMENTS];
    }
  }

  /** Makes a call without a figure. id is 0 or the number of a hull. */
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
      if (instance !== this.instance) return null; // a nested call has lost the instance; the changes of this call are kept
      throw this.lose(cause, id);
    }
  }

  hold(figure: Mounted): number {
    this.figures.set(this.nextID, figure);
    return this.nextID++;
  }

  release(id: number): void {
    this.figures.delete(id);
    this.kept.delete(id);
  }

  /** For measurements: the longest garbage collection in milliseconds, and the number of collections. */
  get collected(): {readonly longest: number; readonly count: number} { return this.instance.collected; }

  private instanceOf(): Instance {
    const instance: Instance = new Instance({
      publish: (id, frame) => guarded(() => this.figures.get(id)?.publish(frame)),
      changed: (id, changes, stage, playing) => {
        if (!this.reviving) guarded(() => this.figures.get(id)?.changed(changes, stage, playing)); // after a restoration, revive sends the events
      },
      keep: (id, state) => {
        const held = this.kept.get(id);
        if (held?.length === state.length) held.set(state);
        else if (this.figures.has(id)) this.kept.set(id, state.slice());
      },
      lost: (id, cause) => { // an event or a rendering has lost the instance; no caller waits for the error
        if (instance !== this.instance || this.reviving || this.over !== undefined) return;
        const error = this.lose(cause, id);
        if (this.over === undefined) (this.figures.get(id) ?? [...this.figures.values()][0])?.fail(error);
      },
    });
    return instance;
  }

  /** Replaces the lost instance, and returns the error for the call that lost it. */
  private lose(cause: Lost, id: number): ClipstageError {
    const error = new ClipstageError('panic', say('page.panic', {reason: cause.message}), {cause});
    this.revive(cause, id, error);
    return this.over ?? error;
  }

  /** Restores the figures in another instance. A figure that loses this instance too starts anew. */
  private revive(cause: Lost, blamed: number, error: ClipstageError): void {
    const kept = new Map([...this.kept].map(([id, state]) => [id, state.slice()])); // the new figures overwrite the snapshots
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
            if (!figure.whole) continue; // its mount is still running, and fails
            id = figureID;
            shown.push(figure.revive(anew.has(id) ? undefined : kept.get(id), id === blamed ? error : undefined));
          }
          break;
        } catch (failure) {
          if (id === 0 || anew.has(id)) { // the figure fails even without its snapshot
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

  /** Ends the program. Its figures are told after the running calls have returned, since the stack may be full. */
  private end(cause: unknown): void {
    if (this.over !== undefined) return;
    const over = this.over = endOf(cause);
    queueMicrotask(() => {
      for (const figure of this.figures.values()) guarded(() => figure.ended(over));
    });
  }
}
