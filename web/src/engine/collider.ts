import {hide} from '../base/hide';
import {HULL_AXES} from '../base/hull.gen';
import {isA} from '../base/options';
import {say} from '../text/words';
import type {Box, BoxManifold, Hull, HullCollideOptions, HullManifold, HullPose, HullTrace, Trace} from './api';
import {readGiven} from './given';
import type {Argument} from './instance';
import {boxOf, type Flat, flatten, hullPoseOf} from './values';

/** A hull that an engine has built and keeps, for hullManifold. Made by its hull(). */
export class BuiltHull {
  /** How many of its points are corners of it. */
  readonly vertices: number;

  /** For Collider.hull. */
  constructor(readonly number: number, vertices: number, private readonly free: () => void) {
    this.vertices = vertices;
    hide(this);
  }

  /** Gives it back; hullManifold then throws with the code destroyed. */
  destroy(): void { this.free(); }
}

/** Not of one engine: a hull of another one is known to none. */
let hulls = 0;

/** An engine as far as it needs no figure: what collides boxes and hulls. */
export abstract class Collider {
  private readonly built = new Map<number, Flat>(); // as they were given, for another instance

  /** Makes a call that needs no figure. */
  protected abstract ask(lab: 'pair' | 'hull', name: 'collide' | 'manifold' | 'buildHull' | 'freeHull', id: number, ...args: readonly (Argument | undefined)[]): unknown;

  /** Collides two boxes and returns what every stage found; no figure is needed. */
  collide(a: Box, b: Box): Trace {
    return JSON.parse(this.ask('pair', 'collide', 0, flatten({a: boxOf(a, 'a'), b: boxOf(b, 'b')}, 'invalid-pose')) as string) as Trace;
  }

  /** Collides two convex hulls and returns what every stage found; no figure is needed. */
  collideHulls(a: Hull, b: Hull, options: HullCollideOptions = {}): HullTrace {
    const {bias} = readGiven(options, 'options', say('page.range.options'), ['bias']);
    return JSON.parse(this.ask('hull', 'collide', 0, flatten({a, b, bias}, 'invalid-hull')) as string) as HullTrace;
  }

  /** Collides two boxes and returns where they touch alone, to the bit what collide finds: for many calls. */
  manifold(a: Box, b: Box): BoxManifold {
    const numbers = [boxOf(a, 'a'), boxOf(b, 'b')].flatMap((box) => [box?.w, box?.h, box?.x, box?.y, box?.angle]);
    const {next, more} = reader(this.ask('pair', 'manifold', 0, ...numbers));
    const manifold: BoxManifold = {colliding: next() === 0, normal: [next(), next()], separation: next(), contacts: []};
    while (more()) manifold.contacts.push({x: next(), y: next(), separation: next(), id: next()});
    return manifold;
  }

  /** Builds a convex hull once, of its points or also its faces, for any number of calls of hullManifold. It is kept until its destroy(). */
  hull(points: Hull['points'], faces?: Hull['faces']): BuiltHull {
    const number = ++hulls, flat = flatten({points, faces}, 'invalid-hull');
    const vertices = this.ask('hull', 'buildHull', number, flat) as number;
    this.built.set(number, flat);
    return new BuiltHull(number, vertices, () => {
      if (this.built.delete(number)) this.ask('hull', 'freeHull', number);
    });
  }

  /** Collides two hulls that this engine has built and returns where they touch alone, to the bit what collideHulls finds; of hulls that are apart the nearest points. */
  hullManifold(a: BuiltHull, poseA: HullPose, b: BuiltHull, poseB: HullPose): HullManifold {
    const {next, more} = reader(this.ask('hull', 'manifold', 0, numberOf(a), ...hullPoseOf(poseA, 'a'), numberOf(b), ...hullPoseOf(poseB, 'b')));
    const point = (): [number, number, number] => [next(), next(), next()];
    const colliding = next() === 0, manifold: HullManifold = {colliding, axisType: HULL_AXES[next()]!, normal: point(), separation: next(), contacts: [], nearest: null};
    if (!colliding) manifold.nearest = {distance: next(), onA: point(), onB: point()};
    while (more()) manifold.contacts.push({position: point(), onA: point(), onB: point(), separation: next(), id: next()});
    return manifold;
  }

  /** Gives another instance the hulls that stand. */
  protected rebuild(): void {
    for (const [number, flat] of this.built) this.ask('hull', 'buildHull', number, flat);
  }
}

const numberOf = (hull: unknown): number => (isA(hull, BuiltHull) ? hull.number : 0);

/** Reads the numbers of a result in the order in which wasm/bridge/manifold.go writes them, before the next call. */
function reader(result: unknown): {next(): number; more(): boolean} {
  const numbers = result as Float64Array;
  let at = 0;
  return {next: () => numbers[at++]!, more: () => at < numbers.length};
}
