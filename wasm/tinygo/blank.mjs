// Blanks what nothing reads of the types in a wasm: node blank.mjs FILE MAP, where MAP is the
// linker's. Of a type its first byte is read, its kind, and its address: see README.md.
import {readFileSync, writeFileSync} from 'node:fs';

const [file, map] = process.argv.slice(2);
const wasm = readFileSync(file), I32_CONST = 0x41, END = 0x0b, DATA = 11;
let at = 8;

/** A number of the format, from its lowest seven bits on. Addresses beyond 2^30 are none of ours. */
function number() {
  for (let n = 0, shift = 0; ; shift += 7) {
    const byte = wasm[at++];
    n |= (byte & 0x7f) << shift;
    if (byte < 0x80) return n;
  }
}

/** Where in memory the data begin, where in the file, and their length, segment by segment. */
const segments = [];
while (at < wasm.length) {
  const section = wasm[at++], length = number(), end = at + length;
  if (section === DATA) {
    for (let count = number(); count > 0; count--) {
      if (number() !== 0 || wasm[at++] !== I32_CONST) throw new Error(`${file} has data without an address`);
      const address = number();
      if (wasm[at++] !== END) throw new Error(`${file} has data at no plain address`);
      const length = number();
      segments.push({address, place: at, length});
      at += length;
    }
  }
  at = end;
}

for (const line of readFileSync(map, 'utf8').split('\n')) {
  // An address, a place and a length in hexadecimal digits, and a symbol: a type, its package's path, or a field's name.
  const [, address, length, symbol] = /^ *([0-9a-f]+) +[0-9a-f]+ +([0-9a-f]+) +(reflect\/types\.type.*)$/.exec(line) ?? [];
  if (symbol === undefined) continue;
  const isType = symbol.startsWith('reflect/types.type:') && !/\}\.\w+$/.test(symbol);
  const from = Number.parseInt(address, 16), bytes = Number.parseInt(length, 16);
  const segment = segments.find(({address, length}) => address <= from && from + bytes <= address + length);
  if (segment === undefined) throw new Error(`${file} has no ${symbol}`);
  const place = segment.place + from - segment.address;
  wasm.fill(0, place + (isType ? 1 : 0), place + bytes);
}
writeFileSync(file, wasm);
