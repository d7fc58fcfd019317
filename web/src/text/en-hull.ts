/** The words of the Hulls lab's program in English. */
export {default as texts} from '../../../wasm/text/en.hull.gen.txt?raw';
