/** The words of the World lab's program in English. */
export {default as texts} from '../../../wasm/text/en.world.gen.txt?raw';
