/** How fast readers read, words a minute; and how long they look at a picture at least, in milliseconds. */
const WORDS_A_MINUTE = 200, LOOK = 1800;

/** How long Play stays at a stage that says such words, in milliseconds. */
export const readingTime = (words: string): number => Math.max(LOOK, (words.trim().split(/\s+/).length * 60_000) / WORDS_A_MINUTE);

/** How long a figure must rest before its sentence is read out, in milliseconds. */
export const SPEAKING_DELAY = 300;
