/** The longest time for one stage backwards, in milliseconds. */
const BACK = 400;
/** How many times faster a motion passes the stages before its target. */
const HURRY = 3;

/**
 * Moves the picture's position between stages: 3 is stage 3 at rest, 3.4 is 40 % of the way from stage 3 to stage 4.
 * The target may change at any moment. The motion then continues from the current position.
 */
export class Motion {
  position: number;
  /** The pace; 1 is the default. */
  speed = 1;
  private target: number;

  /** time returns the duration of the motion to a stage, in milliseconds. While still() is true, aim jumps. */
  constructor(private readonly time: (stage: number) => number, private readonly still: () => boolean = () => false, stage = 0) {
    this.position = this.target = stage;
  }

  get moving(): boolean { return this.position !== this.target; }

  stand(stage = this.target): void {
    this.position = this.target = stage;
  }

  /**
   * Starts the motion to a stage. If stages lie between, the position jumps instead, since nobody asked for those. A
   * motion in progress may pass one stage.
   */
  aim(stage: number): void {
    const most = Number.isInteger(this.position) ? 1 : 2;
    if (this.still() || Math.abs(stage - this.position) > most) this.stand(stage);
    else this.target = stage;
  }

  advance(milliseconds: number): void {
    let left = milliseconds * this.speed;
    while (this.moving && left >= 0) {
      const forward = this.target > this.position;
      const stage = forward ? Math.floor(this.position) + 1 : Math.ceil(this.position); // the stage of the current part of the way
      const end = forward ? stage : stage - 1;
      const whole = forward ? this.time(stage) : Math.min(this.time(stage), BACK);
      const need = whole * Math.abs(end - this.position) / (end === this.target ? 1 : HURRY);
      if (left < need) {
        this.position += (end - this.position) * left / need;
        return;
      }
      this.position = end;
      left -= need;
    }
  }
}
