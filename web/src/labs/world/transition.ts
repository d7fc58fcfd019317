import {tell} from '../../base/error';
import {ease} from '../../draw/easing';
import {noMotionWanted} from '../../figure/animation';

/** The duration of a motion of the view, and of a fade between pictures, milliseconds. */
const TIME = 250;

/** Calls go with a progress from 0 to 1 in the page's animation frames, fast at first. With reduced motion, the progress is 1 at once. */
export class Transition {
  private frame = 0;
  private began = 0;

  /** The last call of go has the progress 1. */
  constructor(private readonly go: (t: number) => void) {}

  get running(): boolean { return this.frame !== 0; }

  start(): void {
    this.stop();
    if (noMotionWanted()) return this.go(1);
    this.began = 0;
    try {
      this.ask();
    } catch (error) { // from the page's own requestAnimationFrame
      tell(error);
      return this.go(1);
    }
    this.go(0);
  }

  stop(): void {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
  }

  private ask(): void {
    this.frame = requestAnimationFrame((now) => {
      this.frame = 0;
      this.began ||= now;
      const t = Math.min(1, (now - this.began) / TIME);
      if (t < 1) this.ask();
      this.go(t < 1 ? ease(t) : 1);
    });
  }
}
