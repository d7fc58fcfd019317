import {ease} from '../../draw/easing';
import {H} from '../../draw/hull.gen';
import {StageAnimation} from '../../figure/animation';

/** The duration of the motion to a step, in milliseconds. */
const TIME = 250;

/** A step of the call: stage, sub-step, number of sub-steps, and the texts for its picture. */
interface Step { stage: number; sub: number; subs: number; words: ReadonlyMap<string, string> }

const isLater = (p: Step, q: Step): boolean => p.stage > q.stage || (p.stage === q.stage && p.sub > q.sub);

/** Animates the picture from step to step, forwards and backwards. */
export class Steps {
  private readonly animation: StageAnimation;
  private readonly known = new Map<number, Step>(); // the shown steps by number; the numbers are the animation's positions
  private number = 0;

  constructor(draw: () => void) { this.animation = new StageAnimation(() => TIME, draw); }

  get running(): boolean { return this.animation.running; }
  get moving(): boolean { return this.animation.moving; }

  /** Shows the frame's step. Pace 0 shows it at once; otherwise the picture moves from the shown step, pace times as fast as usual. */
  show(frame: Float64Array, words: ReadonlyMap<string, string>, pace = 0): void {
    const step = {stage: frame[H.stage]!, sub: frame[H.sub]!, subs: frame[H.subs]!, words}, last = this.known.get(this.number);
    if (!this.moving) this.known.clear();
    if (last !== undefined) this.known.set(this.number, last);
    const goes = pace > 0 && last !== undefined && (isLater(step, last) || isLater(last, step));
    if (goes) this.number += isLater(step, last) ? 1 : -1;
    this.known.set(this.number, step);
    if (goes) this.animation.aim(this.number, pace);
    else if (pace === 0) this.animation.show(this.number);
    this.animation.run();
  }

  /** The frame to draw: at rest the frame itself, during a motion the frame with the later step and the motion's progress t. */
  drawn(frame: Float64Array, words: ReadonlyMap<string, string>): {frame: Float64Array; words: ReadonlyMap<string, string>; t: number} {
    const {position} = this.animation, number = Math.ceil(position), step = this.known.get(number);
    if (number === position || step === undefined) return {frame, words, t: 1};
    const at = frame.slice();
    [at[H.stage], at[H.sub], at[H.subs]] = [step.stage, step.sub, step.subs];
    return {frame: at, words: step.words, t: ease(1 + position - number)};
  }

  stop(): void { this.animation.stop(); }

  settled(): Promise<void> { return this.animation.settled(); }
}
