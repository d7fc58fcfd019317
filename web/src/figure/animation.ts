import {guarded, tell} from '../base/error';
import {Motion} from './motion';

/** Moves a picture from stage to stage in the page's animation frames. */
export class StageAnimation {
  private readonly motion: Motion;
  private frame = 0; // the requested animation frame
  private readonly waiting: (() => void)[] = []; // called once the picture is still

  /** time returns the duration of the motion to a stage, in milliseconds. */
  constructor(time: (stage: number) => number, private readonly draw: () => void) {
    this.motion = new Motion(time, () => noMotionWanted());
  }

  /** The picture's position between stages: 3.4 is 40 % of the way from stage 3 to stage 4. */
  get position(): number { return this.motion.position; }
  get moving(): boolean { return this.motion.moving; }
  get running(): boolean { return this.frame !== 0; }

  show(stage?: number): void { this.motion.stand(stage); }

  /** Starts the motion to a stage. A speed of 1 is the default pace. */
  aim(stage: number, speed: number): void {
    this.motion.speed = speed;
    this.motion.aim(stage);
  }

  /** Continues an unfinished motion. If the page's own requestAnimationFrame throws, the picture jumps to the stage. */
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

  stop(): void {
    this.motion.stand();
    guarded(() => cancelAnimationFrame(this.frame));
    this.frame = 0;
    this.arrive();
  }

  async settled(): Promise<void> {
    if (this.moving) await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  private animate(last: number): void {
    this.frame = requestAnimationFrame((now) => {
      this.frame = 0;
      this.motion.advance(Math.max(1, now - last)); // at least 1 ms, so that the first frame hides the previous stage's labels
      this.draw();
      if (this.moving) this.animate(now);
      else this.arrive();
    });
  }

  private arrive(): void {
    for (const resolve of this.waiting.splice(0)) resolve();
  }
}

export function noMotionWanted(): boolean {
  try {
    return matchMedia('(prefers-reduced-motion: reduce)').matches;
  } catch (error) {
    tell(error);
    return true;
  }
}
