import type {Object3D} from 'three';
import {EDGES, GHOST_COVER, hullColor, type Shot} from '../look';
import {numbers} from '../solid';
import {Strokes} from '../strokes';
import {Tints} from '../tints';

/** Draws B where it only touches A, with dashed edges. */
export class Ghost {
  private readonly tints = new Tints();
  private readonly strokes = new Strokes({order: 12});
  readonly objects: readonly Object3D[] = [this.tints.pass({order: 11}), this.strokes.mesh];

  update({ghost, theme}: Shot, width: number, height: number, ratio: number): void {
    this.strokes.clear();
    this.tints.begin(ghost === undefined ? 0 : ghost.sides.reduce((sum, side) => sum + side.corners.length - 2, 0));
    if (ghost !== undefined) {
      const {points, sides, rims, hull} = ghost, color = hullColor(theme, hull);
      for (const {corners, front} of sides) if (front) this.tints.polygon(corners.map((i) => numbers(points[i]!)), color, GHOST_COVER);
      for (const {from, to, front} of rims) this.strokes.line(numbers(points[from]!), numbers(points[to]!), {color, ...EDGES[front ? 'ghost' : 'ghostOwn']});
    }
    this.tints.update();
    this.strokes.update(width, height, ratio);
  }

  dispose(): void {
    this.tints.dispose();
    this.strokes.dispose();
  }
}
