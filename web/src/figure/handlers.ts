import {ClipstageError, tell} from '../base/error';
import {quoted} from '../base/options';
import {textOf} from '../engine/values';
import {say} from '../text/words';

/** The most events that one event's handlers may cause. */
const MOST = 1000;

/** A figure's handlers by type of event. */
export class Handlers<Events> {
  private readonly sets: Readonly<Record<keyof Events, Set<(detail: never) => void>>>;
  private readonly waiting: (() => void)[] = [];
  private telling = false;

  constructor(types: Readonly<Record<keyof Events, true>>) {
    this.sets = Object.fromEntries(Object.keys(types).map((type) => [type, new Set()])) as typeof this.sets;
  }

  /** Adds a handler and returns a function that removes it. */
  on<Type extends keyof Events>(type: Type, handler: (detail: Events[Type]) => void): () => void {
    const refuse = (field: string, value: unknown, want: string): never => {
      throw new ClipstageError('invalid-option', say('notice.invalid-field', {field, got: typeof value === 'string' ? `“${quoted(value)}”` : textOf(value), want}), {field, range: want});
    };
    if (typeof type !== 'string' || !Object.hasOwn(this.sets, type)) refuse('type', type, say('notice.range.choice', {values: Object.keys(this.sets)}));
    if (typeof handler !== 'function') refuse('handler', handler, say('notice.range.function'));
    const set = this.sets[type].add(handler as (detail: never) => void);
    return () => set.delete(handler as (detail: never) => void);
  }

  /**
   * Sends an event to all handlers. A detail that is a function is called only if there is a handler. A handler's
   * exception is reported to the page, and the other handlers still run. Events that a handler causes follow after
   * all handlers of this event.
   */
  emit<Type extends keyof Events>(type: Type, detail: Events[Type] | (() => Events[Type])): void {
    const set = this.sets[type];
    if (set.size > 0) this.emitAll(type, [typeof detail === 'function' ? (detail as () => Events[Type])() : detail]);
  }

  get types(): readonly (keyof Events)[] { return Object.keys(this.sets) as (keyof Events)[]; }

  hears(type: keyof Events): boolean { return this.sets[type].size > 0; }

  emitAll<Type extends keyof Events>(type: Type, details: readonly Events[Type][]): void {
    const set = this.sets[type];
    this.waiting.push(() => {
      for (const value of details) for (const handler of [...set]) {
        if (!set.has(handler)) continue; // an earlier handler has removed it
        try {
          (handler as (detail: Events[Type]) => void)(value);
        } catch (error) {
          tell(error);
        }
      }
    });
    if (this.telling) return;
    this.telling = true;
    for (let told = 0; this.waiting.length > 0; told++) {
      if (told === MOST) {
        this.waiting.length = 0;
        const range = say('page.range.events', {most: MOST});
        tell(new ClipstageError('invalid-option', say('page.endless', {range}), {field: 'handler', range}));
        break;
      }
      this.waiting.shift()!();
    }
    this.telling = false;
  }

  clear(): void {
    for (const set of Object.values<Set<unknown>>(this.sets)) set.clear();
  }
}
