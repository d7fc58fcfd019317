/** The folder into which Vite's dev server bundles packages. A package's other files are not there. */
const PREBUNDLED = /\/node_modules\/\.vite[^/]*\/deps[^/]*\//;

/** The address of a package file that a module names relative to itself. */
export const packaged = ({href}: URL): string => href.replace(PREBUNDLED, '/node_modules/clipstage/lib/');
