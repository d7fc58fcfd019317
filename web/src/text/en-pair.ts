/** The words of the Pair lab's program in English. */
export {default as texts} from '../../../wasm/text/en.pair.gen.txt?raw';
