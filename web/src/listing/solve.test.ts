import {readFileSync} from 'node:fs';
import {gunzipSync} from 'node:zlib';
import {expect, test} from 'vitest';
import {type Box, collide, type Vector} from './collide.js';
import {type Body as Moved, type Contact as Solved, iterate, prestep, type Settings} from './solve.js';

interface Flags { accumulateImpulses: boolean; warmStarting: boolean; positionCorrection: boolean }
interface Checkpoint {
  step: number; tolerance: number; toleranceImpulse: number; toleranceSep: number; bodies: number[][]; numArbiters: number;
  arbiters?: {b: [number, number]; c: number[][]}[]; jointP?: Vector[];
}
interface Scene {
  name: string; flags: Flags; world: {gravity: Vector; iterations: number; dt: number};
  bodies: {w: Vector; mass: number | null; friction: number; p: Vector; r: number; v: Vector; av: number; f: Vector; tq: number}[];
  joints: {b1: number; b2: number; localAnchor1: Vector; localAnchor2: Vector; softness: number; biasFactor: number}[];
  events?: (Flags & {beforeStep: number})[]; checkpoints: Checkpoint[];
}

interface Body extends Moved { mat: Box['mat']; r: number; size: Vector; friction: number; force: Vector; torque: number }
interface Contact extends Solved { key: number }
interface Arbiter { i: number; j: number; friction: number; contacts: Contact[] }

interface Joint {
  a: Body; b: Body; local1: Vector; local2: Vector; softness: number; biasFactor: number;
  r1: Vector; r2: Vector; m: [number, number, number]; bias: Vector; P: Vector;
}

const add = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1]], sub = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1]];
const times = (a: Vector, s: number): Vector => [a[0] * s, a[1] * s], cross = (a: Vector, b: Vector): number => a[0] * b[1] - a[1] * b[0];
const turned = (w: number, r: Vector): Vector => [-w * r[1], w * r[0]];
const rotation = (r: number): Box['mat'] => [Math.cos(r), Math.sin(r), -Math.sin(r), Math.cos(r)];
const rotate = (m: Box['mat'], v: Vector): Vector => [m[0] * v[0] + m[2] * v[1], m[1] * v[0] + m[3] * v[1]];

/** The world around the listing: broad phase, matching, forces, joints and integration, in Box2D-Lite's order. */
class World {
  readonly bodies: Body[];
  readonly joints: Joint[];
  arbiters: Arbiter[] = [];
  flags: Flags;

  constructor(readonly scene: Scene) {
    this.flags = scene.flags;
    this.bodies = scene.bodies.map(({w, mass, friction, p, r, v, av, f, tq}) => ({
      p, r, v, w: av, size: w, friction, force: f, torque: tq, mat: rotation(r),
      invMass: mass === null ? 0 : 1 / mass, invI: mass === null ? 0 : 1 / (mass * (w[0] * w[0] + w[1] * w[1]) / 12),
    }));
    this.joints = scene.joints.map(({b1, b2, localAnchor1, localAnchor2, softness, biasFactor}) => ({
      a: this.bodies[b1]!, b: this.bodies[b2]!, local1: localAnchor1, local2: localAnchor2, softness, biasFactor, r1: [0, 0], r2: [0, 0], m: [0, 0, 0], bias: [0, 0], P: [0, 0],
    }));
  }

  step(): void {
    const {dt, gravity, iterations} = this.scene.world, {accumulateImpulses, positionCorrection} = this.flags;
    const settings: Settings = {invDt: 1 / dt, bias: 0.2, slop: 0.01, accumulateImpulses, positionCorrection};
    this.match();
    for (const b of this.bodies) {
      if (b.invMass === 0) continue;
      b.v = add(b.v, times(add(gravity, times(b.force, b.invMass)), dt));
      b.w += dt * b.invI * b.torque;
    }
    for (const {i, j, contacts} of this.arbiters) prestep(this.bodies[i]!, this.bodies[j]!, contacts, settings);
    for (const joint of this.joints) this.prepareJoint(joint, settings);
    for (let k = 0; k < iterations; k++) {
      for (const {i, j, contacts, friction} of this.arbiters) iterate(this.bodies[i]!, this.bodies[j]!, contacts, friction, settings);
      for (const joint of this.joints) this.solveJoint(joint);
    }
    for (const b of this.bodies) {
      b.p = add(b.p, times(b.v, dt));
      b.r += dt * b.w;
      b.mat = rotation(b.r);
      b.force = [0, 0];
      b.torque = 0;
    }
  }

  private match(): void {
    const before = new Map(this.arbiters.map((arbiter) => [`${arbiter.i},${arbiter.j}`, arbiter]));
    this.arbiters = [];
    this.bodies.forEach((a, i) => this.bodies.slice(i + 1).forEach((b, k) => {
      if (a.invMass === 0 && b.invMass === 0) return;
      const j = i + 1 + k, {contacts} = collide({w: a.size, p: a.p, mat: a.mat}, {w: b.size, p: b.p, mat: b.mat}).out;
      if (contacts.length === 0) return;
      const old = before.get(`${i},${j}`);
      this.arbiters.push({i, j, friction: old?.friction ?? Math.sqrt(a.friction * b.friction), contacts: contacts.map(({p, n, s, key}) => {
        const found = this.flags.warmStarting ? old?.contacts.find((contact) => contact.key === key) : undefined;
        return {p, n, s, key, pn: found?.pn ?? 0, pt: found?.pt ?? 0};
      })});
    }));
  }

  private prepareJoint(joint: Joint, {invDt, positionCorrection}: Settings): void {
    const {a, b, local1, local2, softness} = joint;
    const r1 = rotate(a.mat, local1), r2 = rotate(b.mat, local2), inv = a.invMass + b.invMass;
    const k11 = inv + a.invI * r1[1] * r1[1] + b.invI * r2[1] * r2[1] + softness;
    const k12 = -a.invI * r1[0] * r1[1] + -b.invI * r2[0] * r2[1];
    const k22 = inv + a.invI * r1[0] * r1[0] + b.invI * r2[0] * r2[0] + softness;
    const det = 1 / (k11 * k22 - k12 * k12);
    const bias: Vector = positionCorrection ? times(sub(add(b.p, r2), add(a.p, r1)), -joint.biasFactor * invDt) : [0, 0];
    Object.assign(joint, {r1, r2, m: [det * k22, -det * k12, det * k11], bias});
    if (this.flags.warmStarting) this.apply(joint, joint.P);
    else joint.P = [0, 0];
  }

  private solveJoint(joint: Joint): void {
    const {a, b, r1, r2, m, bias, softness} = joint;
    const dv = sub(sub(add(b.v, turned(b.w, r2)), a.v), turned(a.w, r1));
    const x = sub(sub(bias, dv), times(joint.P, softness)), impulse: Vector = [m[0] * x[0] + m[1] * x[1], m[1] * x[0] + m[2] * x[1]];
    this.apply(joint, impulse);
    joint.P = add(joint.P, impulse);
  }

  private apply({a, b, r1, r2}: Joint, P: Vector): void {
    a.v = sub(a.v, times(P, a.invMass));
    a.w -= a.invI * cross(r1, P);
    b.v = add(b.v, times(P, b.invMass));
    b.w += b.invI * cross(r2, P);
  }
}

/** The largest difference between two lists of numbers. */
function off(got: readonly number[], want: readonly number[]): number {
  return got.length === want.length ? Math.max(0, ...want.map((number, i) => Math.abs(got[i]! - number))) : Infinity;
}

const scenes = gunzipSync(readFileSync(new URL('../../../tests/testdata/scenes.jsonl.gz', import.meta.url))).toString().trim().split('\n').map((line) => JSON.parse(line) as Scene);

test.each(scenes)('with solve.js the reference scene $name is within its tolerance', (scene) => {
  const world = new World(scene);
  let step = 0;
  for (const want of scene.checkpoints) {
    while (step < want.step) {
      step++;
      const {beforeStep: _, ...flags} = scene.events?.find((event) => event.beforeStep === step) ?? {...world.flags, beforeStep: 0};
      world.flags = flags;
      world.step();
    }
    expect({step, bodies: off(world.bodies.flatMap((b) => [...b.p, b.r, ...b.v, b.w]), want.bodies.flat()) <= want.tolerance}).toEqual({step, bodies: true});
    expect({step, arbiters: world.arbiters.length}).toEqual({step, arbiters: want.numArbiters});
    // Later checkpoints have no arbiters.
    const got = world.arbiters.map(({i, j, contacts}) => ({b: [i, j], c: contacts.map(({key, pn, pt, s}) => [key, pn, pt, s])})), wanted = want.arbiters ?? got;
    const ids = (arbiters: typeof got): number[][] => arbiters.map(({b, c}) => [...b, ...c.map(([key]) => key!)]);
    const numbers = (arbiters: typeof got, from: number, to: number): number[] => arbiters.flatMap(({c}) => c.flatMap((contact) => contact.slice(from, to)));
    expect({step, ids: ids(got)}).toEqual({step, ids: ids(wanted)});
    expect(off(numbers(got, 1, 3), numbers(wanted, 1, 3))).toBeLessThanOrEqual(want.toleranceImpulse);
    expect(off(numbers(got, 3, 4), numbers(wanted, 3, 4))).toBeLessThanOrEqual(want.toleranceSep);
    expect(off(world.joints.flatMap(({P}) => P), want.jointP?.flat() ?? [])).toBeLessThanOrEqual(want.toleranceImpulse);
  }
});
