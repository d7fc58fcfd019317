/** The reading speed, words a minute; and the least time for a picture, in milliseconds. */
const WORDS_A_MINUTE = 200, LOOK = 1800;

/** How long Play stays at a stage with these words, in milliseconds. */
export const readingTime = (words: string): number => Math.max(LOOK, (words.trim().split(/\s+/).length * 60_000) / WORDS_A_MINUTE);

/** The time that a figure must rest before its sentence is announced, in milliseconds. */
export const SPEAKING_DELAY = 300;
