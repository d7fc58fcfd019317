import {CONTACT, W} from '../../draw/layout.gen';
import {textOf} from '../../engine/values';
import {WorldCode, withoutCode} from './code';
import type {PaneHost} from './code/worldpane';
import {Commands} from './commands';
import {forEachContact, isPicked, iterationAt, pairOf, stageOf} from './frame';

/** A world with the code of the picked pair's stages beside the picture. Links have the code; the engine does not know it. */
export abstract class Coded extends Commands {
  abstract get frame(): Float64Array;
  protected share = 1; // the share of the stage that is shown while the reader steps through the code

  protected readonly code = new WorldCode({
    lang: this.lang, element: this.element, view: this.view, canvas: this.canvas, mark: (name) => this.attempt(() => this.mark(name)), failed: (error) => this.fail(error),
    moment: () => this.moment(), inputs: () => this.inputs(), drawAt: (share) => this.drawAt(share), opened: () => this.attempt(() => this.pickFirst()), toggled: () => void (this.whole && this.handlers.emit('state', {preset: false})),
  });

  /** Restores a state without code. */
  protected abstract restore(state: string): Promise<boolean>;

  override getState(): string { return super.getState() + this.code.state; }

  override open(link: string): void {
    const {state, open} = withoutCode(textOf(link)), first = !this.whole;
    super.open(state);
    this.code.set(open || (first && this.code.open));
  }

  /**
   * Restores a state: loads its scene, and runs its steps a few at a time, while arriving is true. Resolves with true
   * on arrival, with false if another command changed the destination; rejects if a step is impossible. An unreadable
   * state throws and changes nothing. The state of a custom scene can only be restored while that scene is loaded.
   */
  setState(state: string): Promise<boolean> {
    const {state: rest, open} = withoutCode(textOf(state)), arrived = this.restore(rest);
    this.code.set(open);
    return arrived;
  }

  /** Follows the options with go, which returns their link, and adds the code to it. */
  protected withCode(go: () => string): string {
    const {engineOptions} = this, {state, open} = withoutCode(engineOptions.state ?? '');
    if (open) engineOptions.state = state;
    const link = go();
    this.code.set(open || this.pageOptions.code === 'on');
    return link + this.code.state;
  }

  protected override release(): void {
    this.code.destroy();
    super.release();
  }

  private drawAt(share: number): void {
    if (share === this.share) return;
    this.share = share;
    this.drawSoon();
  }

  private moment(): ReturnType<PaneHost['moment']> {
    const {frame} = this;
    return {frame, pair: pairOf(frame), stage: stageOf(frame), iteration: iterationAt(frame, Math.max(0, frame[W.atIteration]! - 1))};
  }

  private inputs(): readonly number[] {
    let inputs: readonly number[] = [];
    this.attempt(() => inputs = [...this.call('inputs')]);
    return inputs;
  }

  /** Without a picked pair, picks the one with the first contact, and shows its solve. */
  private pickFirst(): void {
    const {frame} = this;
    if (isPicked(frame)) return;
    let first: readonly [number, number] | undefined;
    forEachContact(frame, (at) => first ??= [frame[at + CONTACT.a]!, frame[at + CONTACT.b]!]);
    if (first === undefined) return;
    this.choose(...first);
    this.seek('solve');
  }
}
