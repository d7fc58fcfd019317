/** The most that going back through one stage takes, in milliseconds. */
const BACK = 400;
/** How much faster a stage goes by that is not the last on the way. */
const HURRY = 3;

/**
 * The position of the picture between the stages, a real number: at 3 stage 3 stands
 * still, at 3.4 stage 4 has arrived by 0.4. It moves towards a target, can be given
 * another at any moment, and goes on from where it stands.
 */
export class Motion {
  position: number;
  /** 1 for the usual pace. */
  speed = 1;
  private target: number;

  /** time tells how long a stage takes to arrive, in milliseconds; under still() nothing moves. */
  constructor(private readonly time: (stage: number) => number, private readonly still: () => boolean = () => false, stage = 0) {
    this.position = this.target = stage;
  }

  get moving(): boolean { return this.position !== this.target; }

  /** The target at once. */
  stand(stage = this.target): void {
    this.position = this.target = stage;
  }

  /**
   * Sets out for a stage. A jump over several goes straight there: what lies between was
   * not asked for. A movement under way is carried on where it is on the way.
   */
  aim(stage: number): void {
    const most = Number.isInteger(this.position) ? 1 : 2;
    if (this.still() || Math.abs(stage - this.position) > most) this.stand(stage);
    else this.target = stage;
  }

  /** Lets so many milliseconds pass. */
  advance(milliseconds: number): void {
    let left = milliseconds * this.speed;
    while (this.moving && left >= 0) {
      const forward = this.target > this.position;
      const stage = forward ? Math.floor(this.position) + 1 : Math.ceil(this.position); // whose arrival this is
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
