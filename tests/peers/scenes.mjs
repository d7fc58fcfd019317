/**
 * The scenes of tests/peers/ours. n is a pyramid's number of rows, or the number of dropped boxes. `warm` steps pass,
 * then `measured` steps are timed.
 */
export const SCENES = [
  {name: 'base12', kind: 'pyramid', n: 12, warm: 1500, measured: 1500},
  {name: 'base40', kind: 'pyramid', n: 40, warm: 60, measured: 120},
  {name: 'base100', kind: 'pyramid', n: 100, warm: 60, measured: 60},
  {name: 'drop', kind: 'drop', n: 2000, warm: 240, measured: 120},
];

/**
 * Checks a scene's final state. A pyramid stands if no box has moved by more than a twentieth of the pyramid's
 * height, or half a metre if that is more. A drop has settled if every box is in the pit and the mean speed, from two
 * consecutive steps' centres, is below 2 m/s.
 */
export function check({kind, n, bodies}, before, after) {
  let moved = 0, speed = 0, outside = 0, free = 0;
  const right = Math.max(...bodies.map(({x}) => x)), top = Math.max(...bodies.map(({y}) => y));
  bodies.forEach(({x, y, fixed}, i) => {
    if (fixed) return;
    const [atX, atY] = after.subarray(2 * i, 2 * i + 2);
    free++;
    moved = Math.max(moved, Math.hypot(atX - x, atY - y));
    speed += 60 * Math.hypot(atX - before[2 * i], atY - before[2 * i + 1]);
    // Negated, so that NaN is outside.
    if (!(Math.abs(atX) < right && atY > 0 && atY < 2 * top)) outside++;
  });
  speed /= free;
  const rate = `${speed.toFixed(3)} m/s`;
  if (kind === 'pyramid') {
    const good = moved <= Math.max(0.5, n / 20);
    return {good, text: `${good ? 'stands' : 'FELL'}: moved ${moved.toFixed(2)} m, ${rate}`};
  }
  const good = outside === 0 && speed < 2;
  return {good, text: `${good ? 'settled' : 'NOT SETTLED'}: ${outside} outside, ${rate}`};
}
