// The pictures of the notes, 120 by 64. Each is a list of strokes, drawn in order. figure/sketch.css has the colours of the strokes' kinds.

/** A stroke: its class and its path. */
export type Stroke = readonly [kind: 'a' | 'b' | 'face' | 'edge' | 'line' | 'help' | 'arrow' | 'point' | 'gone' | 'wrong', path: string];

export const FIELD = '0 0 120 64';

/** A line through points, given as alternating x and y. */
const line = (...xy: readonly number[]): string => xy.map((v, i) => (i === 0 ? `M${v}` : i % 2 === 0 ? `L${v}` : ` ${v}`)).join('');

const shape = (...xy: readonly number[]): string => `${line(...xy)}Z`;

/** A box: its centre, its size, and its angle in degrees, clockwise. */
function box(x: number, y: number, w: number, h: number, angle = 0): string {
  const c = Math.cos(angle * Math.PI / 180) / 2, s = Math.sin(angle * Math.PI / 180) / 2;
  const corner = (i: number, k: number): number[] => [x + i * w * c - k * h * s, y + i * w * s + k * h * c].map((v) => Math.round(10 * v) / 10);
  return shape(...corner(-1, -1), ...corner(1, -1), ...corner(1, 1), ...corner(-1, 1));
}

function arrow(x1: number, y1: number, x2: number, y2: number): string {
  const length = Math.hypot(x2 - x1, y2 - y1), ux = (x2 - x1) / length, uy = (y2 - y1) / length;
  const barb = (side: number): number[] => [x2 - 5 * ux - side * 3 * uy, y2 - 5 * uy + side * 3 * ux].map((v) => Math.round(10 * v) / 10);
  return line(x1, y1, x2, y2) + line(...barb(1), x2, y2, ...barb(-1));
}

function dots(radius: number, ...xy: readonly number[]): string {
  let path = '';
  for (let i = 0; i < xy.length; i += 2) path += `M${xy[i]! - radius} ${xy[i + 1]}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
  return path;
}

export const SKETCHES: Readonly<Record<string, readonly Stroke[]>> = {
  axis: [['a', box(30, 30, 40, 30)], ['b', box(90, 30, 30, 30, 20)], ['line', line(59, 4, 59, 50)], ['arrow', arrow(8, 57, 112, 57)]],
  shadow: [['b', box(60, 22, 40, 22, 25)], ['line', line(37.2, 24, 37.2, 56) + line(82.8, 22, 82.8, 56)], ['help', line(8, 56, 112, 56)], ['edge', line(37.2, 56, 82.8, 56)]],
  separation: [['face', line(14, 14, 48, 14) + line(14, 46, 70, 46)], ['edge', line(72, 20, 108, 20) + line(54, 52, 108, 52)], ['line', line(48, 6, 48, 28) + line(72, 6, 72, 28) + line(70, 38, 70, 60) + line(54, 38, 54, 60)]],
  half: [['a', box(60, 32, 80, 44)], ['point', dots(2.5, 60, 32)], ['arrow', arrow(60, 32, 99, 32)]],
  reference: [['b', box(92, 16, 30, 20, 15)], ['a', box(60, 48, 84, 28)], ['face', line(18, 34, 102, 34)], ['arrow', arrow(50, 34, 50, 10)]],
  incident: [['a', box(60, 51, 90, 22)], ['b', box(62, 24, 56, 26, 12)], ['face', line(15, 40, 105, 40)], ['edge', line(31.9, 30.9, 86.7, 42.5)]],
  side: [['a', box(60, 51, 60, 22)], ['line', line(30, 62, 30, 4) + line(90, 62, 90, 4)], ['face', line(30, 40, 90, 40)], ['edge', line(12, 30, 106, 44)]],
  clip: [['line', line(72, 4, 72, 60)], ['gone', line(72, 40, 110, 48)], ['edge', line(12, 27.4, 72, 40)], ['point', dots(3.5, 72, 40)]],
  contact: [['a', box(60, 49, 104, 26)], ['b', box(60, 24, 50, 32)], ['arrow', arrow(35, 36, 35, 12) + arrow(85, 36, 85, 12)], ['point', dots(3.5, 35, 36, 85, 36)]],
  depth: [['a', box(60, 43, 100, 38)], ['face', line(10, 24, 110, 24)], ['arrow', arrow(60, 24, 60, 44)], ['point', dots(3.5, 60, 48)]],
  convex: [['a', shape(10, 34, 24, 8, 48, 16, 50, 46, 26, 58)], ['line', line(17, 38, 44, 22)], ['b', shape(70, 10, 110, 10, 110, 56, 90, 28, 72, 56)], ['wrong', line(77, 46, 105, 42)]],
  'edge-pair': [['face', line(14, 50, 106, 34)], ['edge', line(26, 22, 100, 58)], ['arrow', arrow(65, 41, 65, 8)]],
  arcs: [['help', dots(29, 60, 32)], ['face', 'M40 18Q66 24 78 46'], ['edge', 'M40 46Q58 24 80 20'], ['point', dots(3, 61.3, 28)]],
  'side-plane': [['a', shape(14, 56, 44, 36, 110, 36, 80, 56)], ['line', shape(14, 56, 14, 16, 80, 16, 80, 56)], ['face', line(14, 56, 80, 56)]],
  reduce: [['b', shape(48, 8, 76, 8, 96, 22, 96, 42, 76, 56, 48, 56, 26, 42, 26, 22)], ['help', dots(3.5, 76, 8, 96, 42, 48, 56, 26, 22)], ['point', dots(4, 48, 8, 96, 22, 76, 56, 26, 42)]],
  accumulated: [['help', line(8, 56, 112, 56)], ['face', 'M10 56C28 56 34 10 54 12S78 26 112 23']],
  warm: [['line', line(8, 14, 112, 14)], ['gone', 'M10 58C32 28 60 18 112 15'], ['face', 'M10 22C34 15 60 14 112 14']],
  cone: [['line', line(60, 54, 30, 8) + line(60, 54, 90, 8)], ['help', line(8, 54, 112, 54)], ['arrow', arrow(60, 54, 60, 14) + arrow(60, 54, 82, 54)]],
  slop: [['b', box(60, 30, 50, 40)], ['a', box(60, 53, 110, 18)], ['line', line(5, 44, 115, 44) + line(5, 50, 115, 50)]],
  pass: [['a', box(54, 51, 96, 22)], ['b', box(54, 32, 40, 28)], ['line', box(54, 26, 40, 28)], ['arrow', arrow(90, 36, 90, 14)]],
};
