import {run} from 'virtual:listing';
import {type Body, type Contact, iterate, prestep, type Settings} from '../../../listing/solve.js';
import type {Box, collide, Vector} from '../../../listing/collide.js';
import type {Answer} from '../../../figure/check';
import {shown} from '../../../figure/code/steps';
import type {OwnContact, Result} from './answer';

/** The arguments of solve.js for two boxes. */
export interface Input { readonly a: Body; readonly b: Body; readonly contacts: readonly Contact[]; readonly friction: number; readonly settings: Settings }

/** The code after the reader's: a step's preparation and one iteration. */
export const HARNESS = `
function collide({a, b, contacts, friction, settings}) {
  prestep(a, b, contacts, settings);
  iterate(a, b, contacts, friction, settings);
  return {mid: {impulses: contacts.map(({pn, pt}) => [pn, pt]), a: [...a.v, a.w], b: [...b.v, b.w]}, out: {contacts: []}};
}`;

/** The largest difference, relative to numbers above 1. */
const TOLERANCE = 1e-9;

/** A number from two boxes that does not depend on their angles, which have other last bits in Go. */
function seedOf(a: Box, b: Box): number {
  let seed = 1;
  for (const number of [...a.w, ...a.p, ...b.w, ...b.p]) seed = Math.imul(seed, 31) + Math.round(number * 1e6) | 0;
  return seed >>> 0;
}

/** 0: box B falls on a fixed box A. 1: both move. 2: also apart, with larger impulses before, and without a sum in every second case. */
export const levelOf = (a: Box, b: Box): number => seedOf(a, b) % 3;

/** Velocities, masses and impulses for two boxes; the same for the same boxes. */
export function inputOf(a: Box, b: Box): Input {
  let state = seedOf(a, b);
  const level = levelOf(a, b), random = (low: number, high: number): number => {
    state = Math.imul(state, 1664525) + 1013904223 >>> 0;
    return low + state / 2 ** 32 * (high - low);
  };
  const {contacts} = (run(() => undefined, a, b) as ReturnType<typeof collide>).out, [nX, nY] = contacts[0]?.n ?? [0, 1], speed = random(1, 3);
  const vector = (size: number): Vector => [random(-size, size), random(-size, size)];
  const body = ({w, p}: Box, fixed: boolean, v: Vector): Body => {
    const mass = w[0] * w[1];
    return {p, v, w: level === 0 ? 0 : random(-2, 2), invMass: fixed ? 0 : 1 / mass, invI: fixed ? 0 : 12 / (mass * (w[0] * w[0] + w[1] * w[1]))};
  };
  const most = level === 0 ? 0 : level;
  return {
    a: body(a, level === 0, level === 0 ? [0, 0] : vector(2)), b: body(b, false, level === 0 ? [-nX * speed, -nY * speed] : vector(2 * level)),
    contacts: contacts.map(({p, n, s}) => ({p, n, s, pn: random(0, most), pt: random(-0.2, 0.2) * most})), friction: random(0.1, 0.8),
    settings: {invDt: 60, bias: 0.2, slop: 0.01, accumulateImpulses: level < 2 || random(0, 1) < 0.5, positionCorrection: true},
  };
}

/** The impulses and velocities after one iteration, with their names. */
function resultsOf({a, b, contacts}: Input): readonly (readonly [name: string, value: number])[] {
  const moved = (name: string, {v, w}: Body) => [[`${name}.v[0]`, v[0]], [`${name}.v[1]`, v[1]], [`${name}.w`, w]] as const;
  return [...contacts.flatMap(({pn, pt}, i) => [[`contacts[${i}].pn`, pn], [`contacts[${i}].pt`, pt]] as const), ...moved('a', a), ...moved('b', b)];
}

function expectedOf(input: Input): Input {
  const solved = structuredClone(input);
  prestep(solved.a, solved.b, solved.contacts, solved.settings);
  iterate(solved.a, solved.b, solved.contacts, solved.friction, solved.settings);
  return solved;
}

/** Compares the reader's results with those of the shipped solve.js. */
export function compareImpulses(a: Box, b: Box, {mid = {}}: Result): Pick<Answer, 'differs'> {
  const want = resultsOf(expectedOf(inputOf(a, b))), got = [mid.impulses, mid.a, mid.b].flat(2);
  const rows = want.map(([name, number], i) => {
    const own = got[i], same = typeof own === 'number' && Math.abs(own - number) <= TOLERANCE * Math.max(1, Math.abs(number));
    return {name, expected: shown(number), got: shown(own), same};
  });
  const first = rows.find(({same}) => !same);
  return first === undefined ? {} : {differs: {stage: 'contacts', path: first.name, expected: first.expected, got: first.got, rows}};
}

/** The contacts with the reader's impulses as lengths of the normals. The largest impulse of the shipped solve.js has length 1. */
export function pushesOf(a: Box, b: Box, {mid = {}}: Result): OwnContact[] {
  const {contacts} = expectedOf(inputOf(a, b)), most = Math.max(1e-9, ...contacts.map(({pn}) => pn)), impulses = Array.isArray(mid.impulses) ? mid.impulses as unknown[] : [];
  return contacts.map(({p, n}, i) => {
    const [pn] = [impulses[i]].flat() as unknown[], length = typeof pn === 'number' ? Math.max(-3, Math.min(3, pn / most)) : 0;
    return {p, n: [n[0] * length, n[1] * length]};
  });
}
