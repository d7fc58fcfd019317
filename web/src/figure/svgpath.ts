/** A command of an SVG path: its letter, an arc's radius and direction, and points as alternating x and y. */
interface Command { letter: string; arc?: readonly [radius: number, clockwise: 0 | 1]; points: readonly number[] }

/** A shape's outline, with the methods of Path2D that the layers call. */
export class SvgPath {
  private commands: Command[] = [];
  private x = 0;
  private y = 0;

  beginPath(): void { this.commands = []; }
  moveTo(x: number, y: number): void { this.add({letter: 'M', points: [x, y]}); }
  lineTo(x: number, y: number): void { this.add({letter: this.commands.length > 0 ? 'L' : 'M', points: [x, y]}); }
  bezierCurveTo(...points: [number, number, number, number, number, number]): void { this.add({letter: 'C', points}); }
  closePath(): void {
    if (this.commands.length > 0) this.commands.push({letter: 'Z', points: []});
  }

  rect(x: number, y: number, width: number, height: number): void {
    this.moveTo(x, y);
    this.lineTo(x + width, y);
    this.lineTo(x + width, y + height);
    this.lineTo(x, y + height);
    this.closePath();
  }

  arc(x: number, y: number, r: number, from: number, to: number, back = false): void {
    const full = 2 * Math.PI, turn = back ? from - to : to - from;
    const by = turn >= full ? full : (turn % full + full) % full;
    this.join(x + r * Math.cos(from), y + r * Math.sin(from));
    // An SVG arc that ends where it begins draws nothing, so a circle needs two arcs.
    const parts = by > Math.PI ? 2 : 1;
    for (let i = 1; i <= parts; i++) {
      const angle = from + (back ? -by : by) * i / parts;
      this.add({letter: 'A', arc: [r, back ? 0 : 1], points: [x + r * Math.cos(angle), y + r * Math.sin(angle)]});
    }
  }

  /** Rounds the corner at (x1, y1) on the way to (x2, y2). */
  arcTo(x1: number, y1: number, x2: number, y2: number, r: number): void {
    const before = Math.hypot(this.x - x1, this.y - y1), after = Math.hypot(x2 - x1, y2 - y1);
    const ux = (this.x - x1) / before, uy = (this.y - y1) / before, vx = (x2 - x1) / after, vy = (y2 - y1) / after;
    const tangent = r / Math.tan(Math.acos(ux * vx + uy * vy) / 2);
    this.join(x1 + tangent * ux, y1 + tangent * uy);
    this.add({letter: 'A', arc: [r, ux * vy < uy * vx ? 1 : 0], points: [x1 + tangent * vx, y1 + tangent * vy]});
  }

  /** The path's d attribute, moved by (dx, dy). gap separates letters from numbers. */
  data(rounded: (value: number) => number, gap: string, dx: number, dy: number): string {
    return this.commands.map(({letter, arc, points}) => {
      const head = arc ? [rounded(arc[0]), rounded(arc[0]), 0, 0, arc[1]] : [];
      const numbers = [...head, ...points.map((value, i) => rounded(value + (i % 2 === 0 ? dx : dy)))];
      return [letter, numbers.join(' ')].join(gap);
    }).join(gap).trimEnd();
  }

  private add(command: Command): void {
    this.commands.push(command);
    [this.x, this.y] = command.points.slice(-2) as [number, number];
  }

  /** Adds a line to the beginning of an arc, unless the path already ends there. */
  private join(x: number, y: number): void {
    if (this.commands.length === 0 || Math.hypot(x - this.x, y - this.y) > 1e-6) this.lineTo(x, y);
  }
}
