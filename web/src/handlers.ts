import {ClipstageError} from './error';
import {say} from './words';

/** Who listens to a figure, by the type of event. */
export class Handlers<Events> {
  private readonly sets = new Map<keyof Events, Set<(detail: never) => void>>();

  /** Returns a function that ends it. */
  on<Type extends keyof Events>(type: Type, handler: (detail: Events[Type]) => void): () => void {
    if (typeof handler !== 'function') {
      const field = 'handler', want = say('notice.range.function');
      throw new ClipstageError('invalid-option', say('notice.invalid-field', {field, got: typeof handler, want}), {field, range: want});
    }
    const set = this.sets.get(type) ?? new Set();
    this.sets.set(type, set.add(handler as (detail: never) => void));
    return () => set.delete(handler as (detail: never) => void);
  }

  /**
   * Tells all of them; a detail that takes time is a function, called if anybody listens. What
   * a handler throws is its page's: it is reported there, and stops neither figure nor others.
   */
  emit<Type extends keyof Events>(type: Type, detail: Events[Type] | (() => Events[Type])): void {
    const set = this.sets.get(type);
    if (set === undefined || set.size === 0) return;
    const value = typeof detail === 'function' ? (detail as () => Events[Type])() : detail;
    for (const handler of set) {
      try {
        (handler as (detail: Events[Type]) => void)(value);
      } catch (error) {
        reportError(error);
      }
    }
  }

  clear(): void { this.sets.clear(); }
}
