/** The exercises of the Pair lab's code: see code/exercise.ts. */
export const EXERCISES = ['shadows', 'axis', 'reference', 'incident', 'clip', 'keep', 'ids', 'impulse'] as const;

export type ExerciseID = typeof EXERCISES[number];
