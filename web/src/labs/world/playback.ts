import {type ClipstageError, tell} from '../../base/error';

/** The time that one animation frame may play, seconds: a world does not leap where nothing was drawn for a while. */
const MOST_TIME = 1 / 30;

/** A world on its way to a step. */
export interface Journey {
  goal: number;
  /** Who waits for it, in sight or not: it has arrived, or goes elsewhere, or could not go on. */
  ended?: (how: boolean | ClipstageError) => void;
}

export interface Player {
  /** It plays, still. */
  playing(): boolean;
  /** The time of a step, seconds. */
  dt(): number;
  /** Takes so many steps; false if something kept it. */
  take(steps: number): boolean;
  /** An animation frame has passed. */
  passed(): void;
  /** There are no animation frames. */
  failed(): void;
}

/** Takes steps as time passes, an animation frame at a time. */
export class Playback {
  private asked = 0; // the animation frame
  private due = 0; // seconds that are to be played

  constructor(private readonly player: Player) {}

  /** From now on. */
  begin(): void { this.due = 0; }

  stop(): void { cancelAnimationFrame(this.asked); }

  run(): void {
    const {player} = this;
    this.stop();
    let last = performance.now();
    const frame = (now: number): void => {
      if (!player.playing()) return;
      const elapsed = Math.max(0, now - last) / 1000;
      last = now;
      const own = this.asked;
      if (!this.pass(elapsed)) return;
      player.passed();
      if (this.asked === own) ask(); // else a handler has begun anew
    };
    const ask = (): void => {
      try {
        this.asked = requestAnimationFrame(frame);
      } catch (error) { // the page has a requestAnimationFrame of its own
        tell(error);
        player.failed();
      }
    };
    ask();
  }

  /** Lets so many seconds pass, and takes the steps that are due; false if something kept it from one. */
  pass(elapsed: number): boolean {
    const dt = this.player.dt();
    this.due += Math.min(elapsed, MOST_TIME);
    // A quarter of a step early is on time: screens are not that even.
    const n = Math.floor(this.due / dt + 0.25);
    if (n === 0) return true;
    this.due = Math.min(this.due - n * dt, dt);
    return this.player.take(n);
  }
}
