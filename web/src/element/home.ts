/** The folder of the site that this module lies in, with posters, and pages for frames; the package has none, nor such files. For modules of clip-stage.js alone: what its chunks import as well lies in another folder. */
export const HOME: string | undefined = new URL(/* @vite-ignore */ './', import.meta.url).href;
