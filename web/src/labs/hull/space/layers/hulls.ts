import {GreaterDepth, LessEqualDepth, type Object3D, type WebGLRenderer} from 'three';
import {COVER, EDGES, hullColor, shade, type Shot} from '../look';
import {numbers, type Solid} from '../solid';
import {Strokes} from '../strokes';
import {Tints} from '../tints';

/**
 * Draws both hulls, transparent. An edge behind its own hull is known by its faces. Edges behind the other hull
 * are found by that hull's depth. So the depth of each hull is drawn alone, and then the other hull is tested
 * against it, in passes with these orders:
 *
 * - 0: edges behind their own hull, and the edges of a pale one.
 * - 1 to 4: B's depth, A's faces behind B, all of B's faces, A's faces before B.
 * - 6 and 7: A's edges behind B, then before it.
 * - 8 to 10: A's depth, B's edges behind A, then before it.
 */
export class Hulls {
  private readonly tints = [new Tints(), new Tints()] as const;
  private readonly own: Strokes;
  private readonly behind: readonly [Strokes, Strokes];
  private readonly seen: readonly [Strokes, Strokes];
  readonly objects: readonly Object3D[];

  constructor(renderer: WebGLRenderer) {
    const before = (): void => {
      renderer.state.buffers.depth.setMask(true); // without the mask, nothing is cleared
      renderer.clearDepth();
    };
    const [a, b] = this.tints;
    this.own = new Strokes({order: 0});
    this.behind = [new Strokes({order: 6, depth: GreaterDepth}), new Strokes({order: 9, depth: GreaterDepth})];
    this.seen = [new Strokes({order: 7, depth: LessEqualDepth}), new Strokes({order: 10, depth: LessEqualDepth})];
    this.objects = [
      this.own.mesh,
      b.shadow({order: 1, before}), a.pass({order: 2, depth: GreaterDepth}), b.pass({order: 3}), a.pass({order: 4, depth: LessEqualDepth}),
      this.behind[0].mesh, this.seen[0].mesh,
      a.shadow({order: 8, before}), this.behind[1].mesh, this.seen[1].mesh,
    ];
  }

  update(shot: Shot, width: number, height: number, ratio: number): void {
    for (const strokes of [this.own, ...this.behind, ...this.seen]) strokes.clear();
    for (const solid of shot.solids) {
      this.fill(shot, solid);
      this.draw(shot, solid);
    }
    for (const tints of this.tints) tints.update();
    for (const strokes of [this.own, ...this.behind, ...this.seen]) strokes.update(width, height, ratio);
  }

  private fill(shot: Shot, {hull, points, sides}: Solid): void {
    const tints = this.tints[hull]!, corners = (n: number): [number, number, number][] => sides[n]!.corners.map((i) => numbers(points[i]!));
    tints.begin(2 * sides.reduce((sum, side) => sum + side.corners.length - 2, 0));
    if (hull === 1 && shot.pale) {
      for (const lit of shot.lit) if (lit.hull === hull) tints.polygon(corners(lit.face), hullColor(shot.theme, hull), lit.alpha);
      return;
    }
    sides.forEach(({front, normal}, n) => {
      const lit = shot.lit.find((one) => one.hull === hull && one.face === n);
      if (front) tints.polygon(corners(n), shade(shot, hull, normal), COVER[hull]!);
      if (lit) tints.polygon(corners(n), hullColor(shot.theme, hull), lit.alpha);
    });
  }

  private draw(shot: Shot, {hull, points, rims}: Solid): void {
    const color = hullColor(shot.theme, hull), pale = hull === 1 && shot.pale;
    for (const {from, to, front} of rims) {
      const ends = [numbers(points[from]!), numbers(points[to]!)] as const;
      if (pale) this.own.line(...ends, {color, ...EDGES.pale});
      else if (!front) this.own.line(...ends, {color, ...EDGES.own});
      else {
        this.behind[hull]!.line(...ends, {color, ...EDGES.behind});
        this.seen[hull]!.line(...ends, {color, ...shot.thin ? EDGES.thin : EDGES.seen});
      }
    }
  }

  dispose(): void {
    for (const part of [...this.tints, this.own, ...this.behind, ...this.seen]) part.dispose();
  }
}
