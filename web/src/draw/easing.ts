// Progress of a transition, from 0 to 1.

/** The progress, at t, of a motion that takes the share from..to of an arrival: 0 before it, 1 after it. */
export function part(t: number, from: number, to: number): number {
  return Math.max(0, Math.min(1, (t - from) / (to - from)));
}

/** Like part, but fast at first: for appearing parts. */
export function ease(t: number, from = 0, to = 1): number {
  return 1 - (1 - part(t, from, to)) ** 3;
}

/** Like part, but slow at both ends: for moving parts. */
export function glide(t: number, from = 0, to = 1): number {
  const x = part(t, from, to);
  return x * x * (3 - 2 * x);
}

export const mix = (from: number, to: number, t: number): number => from + (to - from) * t;
