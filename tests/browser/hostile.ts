/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function random(seed: number): () => number {
  return () => {
    seed = seed + 0x6d2b79f5 | 0;
    let t = Math.imul(seed ^ seed >>> 15, 1 | seed);
    t = t + Math.imul(t ^ t >>> 7, 61 | t) ^ t;
    return ((t ^ t >>> 14) >>> 0) / 2 ** 32;
  };
}

/** The parts of a lab's links. */
interface Vocabulary { good: readonly string[]; names: readonly string[]; values: readonly string[] }

const GOOD = [
  'lab=pair&stage=keep&preset=deep', 'lab=pair&stage=setup&seed=12', 'lab=pair&stage=clip-pos&a=4.4,2,0.1,-0.4,0.06&b=3.1,1.7,1.8,1.7,0.36&numbers=1',
];
const NAMES = ['lab', 'stage', 'preset', 'seed', 'a', 'b', 'numbers', 'A', '', '__proto__', 'constructor', 'toString', 'lab[]', '<b>', 'сцена', 'hit'];
const VALUES = [
  'pair', 'worlds', 'keep', 'contacts', 'deep', 'resting', '1', '0', '-1', '4294967296', '1e999', 'NaN', 'Infinity', '0x10', '1_000', '٣', '１', '−1', '', ' ', 'null', 'undefined',
  '1,1,0,0,0', '1,1,0,0,0,0', '1,1,0,0', '1e-320,1,0,0,0', '1e9,1e-9,1e9,-1e9,1e308', '1,1,1e9,0,45°', '-0,-0,-0,-0,-0', ',,,,', '1;1;0;0;0',
  '<script>window.hit=1</script>', '<img src=x onerror=window.hit=1>', '"><svg onload=window.hit=1>', "';window.hit=1;//", 'javascript:window.hit=1', 'data:text/html,<script>alert(1)</script>',
  '{{constructor.constructor("window.hit=1")()}}', '${window.hit=1}', '{reason}', '{part}', '%', '%2', '%zz', '%00', '%0d%0a', '%ff%fe', '%c0%ae', '%ed%a0%80', '%3Cscript%3Ealert(1)%3C/script%3E',
  '\u0000', '\u202e\u202d', '\ufeff', '\ud83c\udfb2', '\ud83c', 'Z\u0310\u0311\u0312'.repeat(40), '../../etc/passwd', '//example.com', 'x'.repeat(1900), 'x'.repeat(60_000), '&amp;', '#', '##', '?a=1',
];
const JOINTS = ['&', '&', '&', '&', '&&', ';', '&amp;', '%26', '#', '\n'];

const PAIR: Vocabulary = {good: GOOD, names: NAMES, values: VALUES};

export const HULL: Vocabulary = {
  good: [
    'lab=hull&preset=tilted-box&stage=clip&sub=2', 'lab=hull&seed=12&stage=edges&b=0,0,1.2,1,0,0,0', 'lab=hull&preset=fault-boundary&stage=contacts&compare=on&bias=0.05,0.001&tilt=0.001',
    'lab=hull&stage=keep&va=0,0,0;1,0,0;0,1,0;0,0,1&a=0,0,0,1,0,0,0&vb=0,0,-1;1,0,0.5;0,1,0.5;0,0,1&b=0,0.1,0,0.6,0.8,0,0',
  ],
  names: [...NAMES, 'va', 'vb', 'sub', 'bias', 'compare', 'tilt', 'differs'],
  values: [
    ...VALUES, 'hull', 'clip', 'tilted-box', 'on', '513', '0,0,0,1,0,0,0', '0,0,0,0,0,0,0', '1e7,0,0,1,0,0,0', '0,0,0,2,0,0,0', '0,0,0;1,0,0;0,1,0;0,0,1', '0,0,0;1,0,0;0,1,0;1,1,0', '0,0,0;0,0,0;0,1,0;0,0,1',
    '1e30,0,0;1,0,0;0,1,0;0,0,1', '1e-300,0,0;0,1e-300,0;0,0,1e-300;0,0,0', ';;;', '2,0', '-1,0', 'a;b;c',
  ],
};

export const SHAPE: Vocabulary = {
  good: [
    'lab=shape&preset=the-hole&stage=clip-lower', 'lab=shape&seed=12&stage=region&ask=region,reference', 'lab=shape&stage=contacts&a=0,0,0,0.1;-1,-0.3;0,0;-1,0.3&b=0.7,0.7,0,0.3;0,0&compare=on',
    'lab=shape&stage=keep&a=0,0,0.5,0.25;-1,0;1,0&b=0.1,0.4,0.3,0.2;-0.8,0;0.8,0',
  ],
  names: [...NAMES, 'compare', 'ask', 'differs'],
  values: [
    ...VALUES, 'shape', 'region', 'the-hole', 'on', '0,0,0,1;0,0', '0,0,0,-1;0,0', '0,0,0,0;0,0', '0,0,0,0.2;0,0;1,0', '0,0,0,0;0,0;1,0;0,1', '0,0,0,0;0,0;0,1;1,0', '0,0,0,0;0,0;1,0;2,0', '1e7,0,0,1;0,0',
    '0,0,1e30,1;0,0', '0,0,0,1e6;0,0', '0,0,0,0;1e-320,0;1,0;0,1', '0,0,0,0;0,0;0,0;0,0', '0,0,0,0' + ';1,1'.repeat(9), ';;;', '0,0,0;0,0',
  ],
};

type Next = () => number;
const below = (next: Next, n: number): number => Math.floor(next() * n);
const one = <T>(next: Next, list: readonly T[]): T => list[below(next, list.length)]!;

/** Makes one to four mistakes in a text. */
function damage(next: Next, text: string, values: readonly string[]): string {
  for (let mistakes = 1 + below(next, 4); mistakes > 0; mistakes--) {
    const at = below(next, text.length), cut = below(next, 4);
    text = text.slice(0, at) + (next() < 0.5 ? one(next, values) : String.fromCodePoint(below(next, next() < 0.8 ? 128 : 0x3000))) + text.slice(at + cut);
  }
  return text;
}

/** Hostile links, the same for the same seed: random names and values, and valid links with mistakes. */
export function hostile(count: number, seed: number, {good, names, values}: Vocabulary = PAIR): string[] {
  const next = random(seed), links = new Set<string>();
  while (links.size < count) {
    links.add(next() < 0.5
      ? Array.from({length: 1 + below(next, 4)}, () => one(next, names) + (next() < 0.9 ? '=' : '') + one(next, values)).join(one(next, JOINTS))
      : damage(next, one(next, good), values));
  }
  return [...links];
}

/** Hostile files: valid ones with mistakes. */
export function hostileFiles(count: number, seed: number, good: readonly string[], values: readonly string[]): string[] {
  const next = random(seed);
  return Array.from({length: count}, () => damage(next, one(next, good), values));
}

export function hostileOptions(count: number, seed: number, names: readonly string[], {values, good}: Vocabulary): Record<string, string>[] {
  const next = random(seed);
  return Array.from({length: count}, () => Object.fromEntries(Array.from({length: 1 + below(next, 3)}, () => [one(next, names), one(next, next() < 0.8 ? values : good)])));
}
