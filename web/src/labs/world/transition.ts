import {tell} from '../../base/error';
import {ease} from '../../draw/easing';
import {noMotionWanted} from '../../figure/animation';

/** The time of a motion of the view, and of a fade between two pictures, milliseconds. */
const TIME = 250;

/** Calls go with a progress from 0 to 1 in the page's animation frames, fast at first. If the reader wants no motion, the progress is 1 at once. */
export class Transition {
  private frame = 0; // the requested animation frame
  private began = 0;

  /** go is called with the progress; the last call has 1. */
  constructor(private readonly go: (t: number) => void) {}

  get running(): boolean { return this.frame !== 0; }

  start(): void {
    this.stop();
    if (noMotionWanted()) return this.go(1);
    this.began = 0;
    try {
      this.ask();
    } catch (error) { // the page has a requestAnimationFrame of its own
      tell(error);
      return this.go(1);
    }
    this.go(0);
  }

  /** Stops the calls of go, at the present progress. */
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
