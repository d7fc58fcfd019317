import {tell} from '../../base/error';

/** The time for which a world runs steps before it lets the page work, milliseconds. So a slow machine plays slowly. */
export const SLICE = 12;
/** The time for which a restored world may replay its steps at once, milliseconds. After that it replays a few at a time. */
export const AT_ONCE = 200;

export interface Player {
  /** Whether the world still plays. */
  playing(): boolean;
  /** Runs the steps of elapsed seconds; false if an error stopped them. */
  pass(elapsed: number): boolean;
  /** An animation frame has passed. */
  passed(): void;
  /** Called if the page's requestAnimationFrame throws. */
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
      } catch (error) { // the page has a requestAnimationFrame of its own
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
  } catch (error) { // the page has a requestAnimationFrame of its own
    tell(error);
    act();
  }
}
