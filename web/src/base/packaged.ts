/** The folder of Vite's dev server for prebundled packages, which lacks their other files. */
const PREBUNDLED = /\/node_modules\/\.vite[^/]*\/deps[^/]*\//;

/** The address of a file of the package, which a module names relative to itself. */
export const packaged = ({href}: URL): string => href.replace(PREBUNDLED, '/node_modules/clipstage/lib/');
