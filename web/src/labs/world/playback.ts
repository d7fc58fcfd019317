import {tell} from '../../base/error';

/** The longest time for steps before the page gets control again, milliseconds. A slow machine therefore plays slowly. */
export const SLICE = 12;
/** The longest time for replaying a restored world's steps at once, milliseconds. The remaining steps are replayed a few at a time. */
export const AT_ONCE = 200;

export interface Player {
  playing(): boolean;
  /** Runs the steps of elapsed seconds. Returns false if an error stopped them. */
  pass(elapsed: number): boolean;
  passed(): void;
  failed(): void;
}

/** Plays a world: calls pass in each animation frame. */
export class Playback {
  private asked = 0; // the requested animation frame

  constructor(private readonly player: Player) {}

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
      if (!player.pass(elapsed)) return;
      player.passed();
      if (this.asked === own) ask(); // otherwise a handler has restarted the playback
    };
    const ask = (): void => {
      try {
        this.asked = requestAnimationFrame(frame);
      } catch (error) { // from the page's own requestAnimationFrame
        tell(error);
        player.failed();
      }
    };
    ask();
  }
}

/** Calls act in the next animation frame. */
export function afterFrame(act: () => void): void {
  try {
    requestAnimationFrame(act);
  } catch (error) { // from the page's own requestAnimationFrame
    tell(error);
    act();
  }
}
