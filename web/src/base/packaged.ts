/** Where Vite's dev server puts the modules of packages that it has bundled before, without what they name. */
const PREBUNDLED = /\/node_modules\/\.vite[^/]*\/deps[^/]*\//;

/** Where a file of the package lies that a module of it names by an address beside its own. */
export const packaged = ({href}: URL): string => href.replace(PREBUNDLED, '/node_modules/clipstage/lib/');
