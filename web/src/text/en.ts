/** All messages of the engine in English, for the engine without a page. */
export {default as texts} from '../../../wasm/text/en.gen.txt?raw';
