import {tell} from '../../base/error';

/** How long a world may step before the page has its turn, milliseconds: a slow machine plays slowly. */
export const SLICE = 12;
/** How long the page may wait for a world that takes its steps again, milliseconds: after that they are taken a few at a time. */
export const AT_ONCE = 200;

export interface Player {
  /** It plays, still. */
  playing(): boolean;
  /** Lets so many seconds pass; false if something kept it. */
  pass(elapsed: number): boolean;
  /** An animation frame has passed. */
  passed(): void;
  /** There are no animation frames. */
  failed(): void;
}

/** Lets time pass, an animation frame at a time. */
export class Playback {
  private asked = 0; // the animation frame

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
}

/** Acts with the next animation frame. */
export function afterFrame(act: () => void): void {
  try {
    requestAnimationFrame(act);
  } catch (error) { // the page has a requestAnimationFrame of its own
    tell(error);
    act();
  }
}
