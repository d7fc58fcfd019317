import {tell} from '../../base/error';
import {ease} from '../../draw/easing';
import {noMotionWanted} from '../../figure/animation';

/** How long the view takes to another place, and one picture to give way to another, milliseconds. */
const TIME = 250;

/** Takes something from 0 to 1 on the page's animation frames, fast at first; at once where the reader wants no motion. */
export class Transition {
  private frame = 0; // that is asked for
  private began = 0;

  /** go is told how much of the way has passed: 1 the last time. */
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

  /** Stays where it is. */
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
