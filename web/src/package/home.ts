/** #home of the package, which contains no posters and no pages for frames. */
export const HOME = undefined;
