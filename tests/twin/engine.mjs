// Runs a build of the command engine in Node: node engine.mjs DIR, where DIR holds engine.wasm, and
// compiler.json of wasm/build. The first line on standard output lists the wasm's imports; after that each
// request on standard input, its length (32 bits, the lowest byte first) and its bytes, gets its answer in the
// same form.
import {randomInt} from 'node:crypto';
import {readFileSync, writeSync} from 'node:fs';
import {join} from 'node:path';
import {runInThisContext} from 'node:vm';

const dir = process.argv[2];
const module = new WebAssembly.Module(readFileSync(join(dir, 'engine.wasm')));
const imports = WebAssembly.Module.imports(module).map(({module, name}) => `${module}.${name}`);
write(Buffer.from(`${imports.join(' ')}\n`));

runInThisContext(readFileSync(JSON.parse(readFileSync(join(dir, 'compiler.json'), 'utf8')).exec, 'utf8'));
const go = new globalThis.Go();
// The seed of maps: another number at each start, so that no result can come
// to depend on the order of a map.
(go.importObject.env ??= {}).arc4random ??= () => randomInt(2 ** 32);
const instance = new WebAssembly.Instance(module, go.importObject);
void go.run(instance);
const {request, learn, answer, text, collect, memory, mem = memory} = instance.exports;
const texts = readFileSync(new URL('../../wasm/text/en.gen.txt', import.meta.url)), place = request(texts.length);
new Uint8Array(mem.buffer).set(texts, place);
if (!learn()) throw new Error('wasm/text/en.gen.txt is of another version');

let input = Buffer.alloc(0);
process.stdin.on('data', (chunk) => {
  input = Buffer.concat([input, chunk]);
  while (input.length >= 4 && input.length >= 4 + input.readUInt32LE()) {
    const length = input.readUInt32LE();
    const at = request(length);
    new Uint8Array(mem.buffer).set(input.subarray(4, 4 + length), at);
    input = input.subarray(4 + length);
    const size = Buffer.alloc(4);
    size.writeUInt32LE(answer());
    write(size);
    write(new Uint8Array(mem.buffer, text(), size.readUInt32LE()));
    collect();
  }
});
process.stdin.on('end', () => process.exit());

function write(bytes) {
  for (let done = 0; done < bytes.length;) {
    try {
      done += writeSync(1, bytes, done);
    } catch (error) {
      if (error.code !== 'EAGAIN') throw error;
    }
  }
}
