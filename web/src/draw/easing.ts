/** The progress, 0 to 1, of a motion between from and to. t, from and to are shares of an arrival's duration. */
export function part(t: number, from: number, to: number): number {
  return Math.max(0, Math.min(1, (t - from) / (to - from)));
}

/** Like part, but fast at first. For shapes that appear. */
export function ease(t: number, from = 0, to = 1): number {
  return 1 - (1 - part(t, from, to)) ** 3;
}

/** Like part, but slow at both ends. For shapes that move. */
export function glide(t: number, from = 0, to = 1): number {
  const x = part(t, from, to);
  return x * x * (3 - 2 * x);
}

export const mix = (from: number, to: number, t: number): number => from + (to - from) * t;
