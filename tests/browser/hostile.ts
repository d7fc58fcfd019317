/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function random(seed: number): () => number {
  return () => {
    seed = seed + 0x6d2b79f5 | 0;
    let t = Math.imul(seed ^ seed >>> 15, 1 | seed);
    t = t + Math.imul(t ^ t >>> 7, 61 | t) ^ t;
    return ((t ^ t >>> 14) >>> 0) / 2 ** 32;
  };
}

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

/** So many links that nobody should follow, the same for the same seed: names and values at random, and good ones with mistakes. */
export function hostile(count: number, seed: number): string[] {
  const next = random(seed);
  const below = (n: number): number => Math.floor(next() * n);
  const one = <T>(list: readonly T[]): T => list[below(list.length)]!;
  const links = new Set<string>();
  while (links.size < count) {
    let link: string;
    if (next() < 0.5) {
      link = Array.from({length: 1 + below(4)}, () => one(NAMES) + (next() < 0.9 ? '=' : '') + one(VALUES)).join(one(JOINTS));
    } else {
      link = one(GOOD);
      for (let mistakes = 1 + below(4); mistakes > 0; mistakes--) {
        const at = below(link.length), cut = below(4);
        link = link.slice(0, at) + (next() < 0.5 ? one(VALUES) : String.fromCodePoint(below(next() < 0.8 ? 128 : 0x3000))) + link.slice(at + cut);
      }
    }
    links.add(link);
  }
  return [...links];
}
