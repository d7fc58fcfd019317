import {readFileSync} from 'node:fs';
import {gunzipSync} from 'node:zlib';
import type {Stage} from '../../web/src/base/figure.gen';
import {say} from './words';

type Pair2 = [number, number];
type Feature = [number, number, number, number];

/** One Collide call of the original, Box2D-Lite: see testdata/README.md. */
export interface Golden {
  id: number;
  kind: string;
  in: {wA: Pair2; pA: Pair2; rA: number; wB: Pair2; pB: Pair2; rB: number};
  scale: number;
  ambiguous?: boolean;
  exact?: 'angle' | 'matrix' | 'none';
  mid: {
    stage: 'faceA' | 'faceB' | 'clip1' | 'clip2' | 'end';
    faceA: Pair2;
    faceB?: Pair2;
    axis?: number;
    frontNormal?: Pair2;
    front?: number;
    sideNormal?: Pair2;
    negSide?: number;
    posSide?: number;
    negEdge?: number;
    posEdge?: number;
    incidentEdge?: Vertex[];
    clipPoints1?: Vertex[];
    clipPoints2?: Vertex[];
  };
  out: {n: number; contacts: {p: Pair2; n: Pair2; s: number; f: Feature; key: number}[]};
}

interface Vertex { v: Pair2; f: Feature }

/** The golden pairs whose result does not depend on rounding, for comparisons with a page. */
export const goldenPairs = gunzipSync(readFileSync(new URL('../testdata/pairs.jsonl.gz', import.meta.url))).toString('utf8').trim().split('\n')
  .map((line) => JSON.parse(line) as Golden)
  .filter((pair) => pair.ambiguous !== true || pair.exact === 'angle');

export function linkTo({in: {wA, pA, rA, wB, pB, rB}}: Golden, stage: Stage): string {
  return `lab=pair&stage=${stage}&a=${[...wA, ...pA, rA].join(',')}&b=${[...wB, ...pB, rB].join(',')}`;
}

/** The expected content of a stage. Lengths are compared within the pair's tolerance, unit vectors within 1e-9, the rest exactly. */
export interface Expected {
  reached: boolean;
  rows: {label: string; kind: 'length' | 'unit' | 'exact'; values: number[]}[];
  points: {at: Pair2; chips: string[]; dropped: boolean}[];
}

export function reachedStage({mid, out}: Golden): Stage {
  const ends: Record<Golden['mid']['stage'], Stage> = {
    faceA: 'faces-a', faceB: 'faces-b', clip1: 'clip-neg', clip2: 'clip-pos', end: out.n === 0 ? 'keep' : 'contacts',
  };
  return ends[mid.stage];
}

const dot = (a: Pair2, b: Pair2): number => a[0] * b[0] + a[1] * b[1];

export function expectedAt(pair: Golden, stage: Stage): Expected {
  const {mid, out} = pair;
  const ofB = (mid.axis ?? 0) >= 2;
  const rows: Expected['rows'] = [];
  const row = (kind: Expected['rows'][number]['kind'], values: number[], key: string, names: Record<string, string | number> = {}): void => {
    rows.push({label: say(key, names), kind, values});
  };
  const points = (vertices: Vertex[], dropped: boolean[] = []): Expected['points'] => vertices.map(({v, f}, i) => ({
    at: v, chips: chips(ofB ? [f[2], f[3], f[0], f[1]] : f), dropped: dropped[i] ?? false,
  }));
  let list: Expected['points'] = [];

  switch (stage) {
    case 'setup': {
      const {pA, pB, rA, rB} = pair.in;
      const dp: Pair2 = [pB[0] - pA[0], pB[1] - pA[1]];
      const turned = (angle: number): Pair2 => [dot(dp, [Math.cos(angle), Math.sin(angle)]), dot(dp, [-Math.sin(angle), Math.cos(angle)])];
      row('length', dp, 'row.dp');
      row('length', turned(rA), 'row.da');
      row('length', turned(rB), 'row.db');
      break;
    }
    case 'faces-a':
    case 'faces-b': {
      const [x, y] = (stage === 'faces-a' ? mid.faceA : mid.faceB)!;
      row('length', [x], 'row.separation-x');
      row('length', [y], 'row.separation-y');
      break;
    }
    case 'best-axis': {
      [...mid.faceA, ...mid.faceB!].forEach((separation, axis) => {
        row('length', [separation], axis % 2 === 0 ? 'axis.x.short' : 'axis.y.short', {box: axis < 2 ? 'A' : 'B'});
      });
      const sign = ofB ? -1 : 1;
      row('unit', mid.frontNormal!.map((x) => sign * x), 'row.normal');
      break;
    }
    case 'reference':
      row('unit', mid.frontNormal!, 'row.front-normal');
      row('length', [mid.front!], 'row.front');
      row('unit', mid.sideNormal!, 'row.side-normal');
      row('length', [mid.negSide!], 'row.neg-side', {edge: mid.negEdge!});
      row('length', [mid.posSide!], 'row.pos-side', {edge: mid.posEdge!});
      break;
    case 'incident':
      list = points(mid.incidentEdge!);
      break;
    case 'clip-neg':
      row('exact', [mid.clipPoints1!.length], 'row.left');
      list = points(mid.clipPoints1!);
      break;
    case 'clip-pos':
      row('exact', [mid.clipPoints2!.length], 'row.left');
      list = points(mid.clipPoints2!);
      break;
    case 'keep': {
      const separations = mid.clipPoints2!.map(({v}) => dot(mid.frontNormal!, v) - mid.front!);
      // The contacts' separations identify the kept points.
      const dropped = separations.map((s) => !out.contacts.some((contact) => Math.abs(contact.s - s) <= 1e-9 * pair.scale));
      list = points(mid.clipPoints2!, dropped);
      rows.push(...separations.map((s) => ({label: '', kind: 'length' as const, values: [s]})));
      break;
    }
    case 'contacts':
      row('unit', out.contacts[0]!.n, 'row.normal');
      out.contacts.forEach(({p, s, key}, i) => {
        row('length', p, 'row.position', {n: i + 1});
        row('length', [s], 'row.depth', {n: i + 1});
        row('exact', [key], 'row.key', {n: i + 1});
      });
      list = out.contacts.map(({p, f}) => ({at: p, chips: chips(f), dropped: false}));
      break;
  }
  return {reached: true, rows, points: list};
}

/** An id in the page's spelling: 1 is A, 2 is B. */
function chips(f: Feature): string[] {
  return f.flatMap((edge, i) => edge === 0 ? [] : `${i < 2 ? 'A' : 'B'} e${edge}`);
}
