// Generated from wasm/text/en.txt by make generate. Do not edit.

export {default as texts} from '../../../wasm/text/en.shape.gen.txt?raw';
