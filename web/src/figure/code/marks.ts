import type {MARKS, Stage} from '../../base/figure.gen';

type Mark = typeof MARKS[number];

/** What a name's thing depends on. */
export interface Around {
  readonly stage: Stage;
  /** The reference box is B. */
  readonly ofB: boolean;
  /** The chosen axis, 0 to 3, and the incident edge, 1 to 4. */
  readonly axis: number;
  readonly edge: number;
  /** How often the stage's loop has begun. */
  readonly turn: number;
}

const AXES = ['A.x', 'A.y', 'B.x', 'B.y'] as const;

/** The things that have the same names in all stages. */
const ALWAYS: Readonly<Record<string, Mark>> = {
  a: 'A', b: 'B', hA: 'A', hB: 'B', dp: 'centres', dA: 'centres', dB: 'centres', faceA: 'A.x', faceB: 'B.x', frontNormal: 'front-normal', front: 'reference',
  sideNormal: 'side-pos', posSide: 'side-pos', posEdge: 'side-pos', negSide: 'side-neg', negEdge: 'side-neg', incidentEdge: 'incident',
};

/** The thing in the picture that a name of the listing stands for; '' for none. */
export function markOf(name: string, {stage, ofB, axis, edge, turn}: Around): Mark {
  const side = stage === 'clip-neg' ? 'side-neg' : 'side-pos', one = (turn > 1 ? 2 : 1);
  const own: Partial<Record<Stage, Readonly<Record<string, Mark>>>> = {
    'faces-a': {gapX: 'A.x', gapY: 'A.y', reachX: 'A.x', reachY: 'A.y'},
    'faces-b': {gapX: 'B.x', gapY: 'B.y', reachX: 'B.x', reachY: 'B.y'},
    'best-axis': {axis: AXES[axis] ?? '', separation: AXES[axis] ?? '', normal: 'normal'},
    reference: {box: ofB ? 'B' : 'A', half: ofB ? 'B' : 'A', normal: 'normal', h: 'reference', w: 'side-pos', side: 'side-pos', axis: AXES[axis] ?? ''},
    incident: {box: ofB ? 'A' : 'B', h: ofB ? 'A' : 'B', edge: 'incident', nX: 'turned-normal', nY: 'turned-normal', vertex: vertexOf(ofB, edge, turn), x: vertexOf(ofB, edge, turn), y: vertexOf(ofB, edge, turn), v: vertexOf(ofB, edge, turn)},
    keep: {clipPoints2: 'incident', v: `point${one}`, separation: `point${one}`},
    contacts: {p: `contact${one}`, v: `contact${one}`, separation: `contact${one}`, id: `contact${one}`, key: `contact${one}`, normal: 'normal'},
  };
  const clip: Readonly<Record<string, Mark>> = {p: 'point1', q: 'point2', d0: 'point1', d1: 'point2', t: 'cut', v: 'cut', normal: side, offset: side, edge: side, clipPoints1: 'incident'};
  return (stage === 'clip-neg' || stage === 'clip-pos' ? clip : own[stage])?.[name] ?? ALWAYS[name] ?? '';
}

/** The vertex of the incident box that the loop is at: the incident edge starts at the vertex of its number. */
function vertexOf(ofB: boolean, edge: number, turn: number): Mark {
  if (edge < 1) return '';
  return `${ofB ? 'A' : 'B'}.v${(turn > 1 ? edge % 4 + 1 : edge) as 1 | 2 | 3 | 4}`;
}
