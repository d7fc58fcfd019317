/** Numbers stay numbers; anything else becomes words for the message that refuses it. */
function plainNumber(value: unknown): unknown {
  return value === undefined || typeof value === 'number' ? value : String(value);
}

/**
 * A copy of a box as somebody's code gave it. It is read here, in JavaScript: a getter
 * that throws must not throw through the engine, whose stack it would leave half way.
 */
export function plainBox(box: unknown): unknown {
  if (typeof box !== 'object' || box === null) return undefined;
  const {w, h, x, y, angle} = box as Record<string, unknown>;
  return {w: plainNumber(w), h: plainNumber(h), x: plainNumber(x), y: plainNumber(y), angle: plainNumber(angle)};
}

/** Likewise of a pair of boxes. */
export function plainPose(pose: unknown): unknown {
  if (typeof pose !== 'object' || pose === null) return {};
  const {a, b} = pose as Record<string, unknown>;
  return {a: plainBox(a), b: plainBox(b)};
}
