/**
 * The folder of the site, with posters and the pages of frames; undefined in the package, which has none. Only for
 * modules in clip-stage.js itself: its chunks lie in another folder.
 */
export const HOME: string | undefined = new URL(/* @vite-ignore */ './', import.meta.url).href;
