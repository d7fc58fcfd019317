/** The engine's words in English. */
export {default as texts} from '../../../wasm/text/en.gen.txt?raw';
