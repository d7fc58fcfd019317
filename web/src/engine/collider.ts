import {hide} from '../base/hide';
import {HULL_AXES} from '../base/hull.gen';
import {isA} from '../base/options';
import {say} from '../text/words';
import type {Box, BoxManifold, Hull, HullCollideOptions, HullManifold, HullPose, HullTrace, Shape, ShapeTrace, Trace} from './api';
import {readGiven} from './given';
import type {Argument} from './instance';
import {boxOf, type Flat, flatten, hullPoseOf} from './values';

/** A hull built for hullManifold. Engine.hull makes it. */
export class BuiltHull {
  /** The number of points that are vertices of the hull. */
  readonly vertices: number;

  constructor(readonly number: number, vertices: number, private readonly free: () => void) {
    this.vertices = vertices;
    hide(this);
  }

  /** Frees the hull. Later calls of hullManifold with it throw with the code destroyed. */
  destroy(): void { this.free(); }
}

/** Counts the hulls of all engines. Numbers are never shared, so an engine refuses another engine's hulls. */
let hulls = 0;

/** The part of an engine that collides boxes and hulls without a figure. */
export abstract class Collider {
  private readonly built = new Map<number, Flat>(); // the input of each hull, to rebuild it in another instance

  /** Makes a call without a figure. id is 0 or the number of a hull. */
  protected abstract ask(lab: 'pair' | 'shape' | 'hull', name: 'collide' | 'manifold' | 'buildHull' | 'freeHull', id: number, ...args: readonly (Argument | undefined)[]): unknown;

  /** Collides two boxes and returns the results of every stage. */
  collide(a: Box, b: Box): Trace {
    return JSON.parse(this.ask('pair', 'collide', 0, flatten({a: boxOf(a, 'a'), b: boxOf(b, 'b')}, 'invalid-pose')) as string) as Trace;
  }

  /** Collides two convex hulls and returns the results of every stage. */
  collideHulls(a: Hull, b: Hull, options: HullCollideOptions = {}): HullTrace {
    const {bias} = readGiven(options, 'options', say('page.range.options'), ['bias']);
    return JSON.parse(this.ask('hull', 'collide', 0, flatten({a, b, bias}, 'invalid-hull')) as string) as HullTrace;
  }

  /**
   * Collides two circles, capsules or convex polygons by the method of Box2D 3.1, and returns the results of every
   * stage, and the contacts without the method's faults. Throws if a shape is invalid.
   */
  collideShapes(a: Shape, b: Shape): ShapeTrace {
    return JSON.parse(this.ask('shape', 'collide', 0, flatten({a, b}, 'invalid-shape')) as string) as ShapeTrace;
  }

  /** Collides two boxes and returns only the manifold, with the same bits as collide. It is fast enough for many calls. */
  manifold(a: Box, b: Box): BoxManifold {
    const numbers = [boxOf(a, 'a'), boxOf(b, 'b')].flatMap((box) => [box?.w, box?.h, box?.x, box?.y, box?.angle]);
    const {next, more} = reader(this.ask('pair', 'manifold', 0, ...numbers));
    const manifold: BoxManifold = {colliding: next() === 0, normal: [next(), next()], separation: next(), contacts: []};
    while (more()) manifold.contacts.push({x: next(), y: next(), separation: next(), id: next()});
    return manifold;
  }

  /** Builds a convex hull of points, and optionally faces, for many calls of hullManifold. Free it with destroy(). */
  hull(points: Hull['points'], faces?: Hull['faces']): BuiltHull {
    const number = ++hulls, flat = flatten({points, faces}, 'invalid-hull');
    const vertices = this.ask('hull', 'buildHull', number, flat) as number;
    this.built.set(number, flat);
    return new BuiltHull(number, vertices, () => {
      if (this.built.delete(number)) this.ask('hull', 'freeHull', number);
    });
  }

  /**
   * Collides two hulls of this engine and returns only the manifold, with the same bits as collideHulls. For
   * separated hulls, the manifold has the nearest points.
   */
  hullManifold(a: BuiltHull, poseA: HullPose, b: BuiltHull, poseB: HullPose): HullManifold {
    const {next, more} = reader(this.ask('hull', 'manifold', 0, numberOf(a), ...hullPoseOf(poseA, 'a'), numberOf(b), ...hullPoseOf(poseB, 'b')));
    const point = (): [number, number, number] => [next(), next(), next()];
    const colliding = next() === 0, manifold: HullManifold = {colliding, axisType: HULL_AXES[next()]!, normal: point(), separation: next(), contacts: [], nearest: null};
    if (!colliding) manifold.nearest = {distance: next(), onA: point(), onB: point()};
    while (more()) manifold.contacts.push({position: point(), onA: point(), onB: point(), separation: next(), id: next()});
    return manifold;
  }

  protected rebuild(): void {
    for (const [number, flat] of this.built) this.ask('hull', 'buildHull', number, flat);
  }
}

const numberOf = (hull: unknown): number => (isA(hull, BuiltHull) ? hull.number : 0);

/** Reads a result's numbers in the order of wasm/bridge/manifold.go. It is valid until the next call. */
function reader(result: unknown): {next(): number; more(): boolean} {
  const numbers = result as Float64Array;
  let at = 0;
  return {next: () => numbers[at++]!, more: () => at < numbers.length};
}
