// The indices of physics.Stage and physics.Outcome.

export const STAGE = {
  setup: 0, facesA: 1, facesB: 2, bestAxis: 3, reference: 4, incident: 5, clipNeg: 6, clipPos: 7, keep: 8, contacts: 9,
} as const;

export const OUTCOME = {touching: 0, separatedA: 1, separatedB: 2, clippedNeg: 3, clippedPos: 4, allDropped: 5} as const;
