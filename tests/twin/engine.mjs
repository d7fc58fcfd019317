// Runs a build of the command engine in Node: node engine.mjs DIR. DIR contains engine.wasm, and compiler.json from
// wasm/build. The first line of output lists the wasm's imports. Each request on standard input then gets an answer
// on standard output. Both are a length (32 bits, lowest byte first) and its bytes.
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
// The seed of maps. It differs at each start, so that no result can depend on the order of a map.
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
