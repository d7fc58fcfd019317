import {guarded, tell} from '../base/error';
import {Motion} from './motion';

/** Takes a picture from stage to stage on the page's animation frames. */
export class StageAnimation {
  private readonly motion: Motion;
  private frame = 0; // the animation frame that is asked for
  private readonly waiting: (() => void)[] = []; // for the picture to stand still

  /** time tells how long a stage takes to arrive, in milliseconds. */
  constructor(time: (stage: number) => number, private readonly draw: () => void) {
    this.motion = new Motion(time, () => noMotionWanted());
  }

  /** Where the picture is between the stages: 3.4 when stage 4 has arrived by 0.4. */
  get position(): number { return this.motion.position; }
  get moving(): boolean { return this.motion.moving; }
  /** An animation frame is to come, and draws. */
  get running(): boolean { return this.frame !== 0; }

  /** Has the picture at a stage, or where it is going, at once. */
  show(stage?: number): void { this.motion.stand(stage); }

  /** Sets out for a stage, at so many times the usual pace. */
  aim(stage: number, speed: number): void {
    this.motion.speed = speed;
    this.motion.aim(stage);
  }

  /** Goes on if there is a way to go. Where the page's own requestAnimationFrame throws, the stage is there at once. */
  run(): void {
    if (!this.moving) return this.arrive();
    if (this.running) return;
    try {
      this.animate(performance.now());
    } catch (error) {
      tell(error);
      this.motion.stand();
      this.arrive();
    }
  }

  /** No more motion: the picture is where it was going. */
  stop(): void {
    this.motion.stand();
    guarded(() => cancelAnimationFrame(this.frame));
    this.frame = 0;
    this.arrive();
  }

  /** Resolves when the picture stands still. */
  async settled(): Promise<void> {
    if (this.moving) await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  private animate(last: number): void {
    this.frame = requestAnimationFrame((now) => {
      this.frame = 0;
      this.motion.advance(Math.max(1, now - last)); // the last stage's labels go in the first frame
      this.draw();
      if (this.moving) this.animate(now);
      else this.arrive();
    });
  }

  private arrive(): void {
    for (const resolve of this.waiting.splice(0)) resolve();
  }
}

/** Whether the reader wants no motion. */
export function noMotionWanted(): boolean {
  try {
    return matchMedia('(prefers-reduced-motion: reduce)').matches;
  } catch (error) {
    tell(error);
    return true;
  }
}
