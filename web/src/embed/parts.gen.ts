// Generated from wasm/bridge by make generate. Do not edit.

import pair from 'chunk:./pair';
import world from 'chunk:./world';
import hull from 'chunk:./hull';
import shape from 'chunk:./shape';

/** The addresses of the labs' scripts in a frame. */
export const PARTS = {pair, world, hull, shape} as const;
