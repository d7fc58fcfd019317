// Generated from wasm/text by make generate. Do not edit.

import enHull from 'chunk:./en-hull.gen';
import enPair from 'chunk:./en-pair.gen';
import enShape from 'chunk:./en-shape.gen';
import enWorld from 'chunk:./en-world.gen';

/** The addresses of the messages for each lab's program and for the page's code, which contains English itself. */
export const CHUNKS = {
  en: {hull: enHull, pair: enPair, shape: enShape, world: enWorld},
} as const;
