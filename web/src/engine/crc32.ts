/** TABLES[256 * k + b]: the effect of byte b on the checksum after k more bytes. */
const TABLES = new Uint32Array(8 * 256);
for (let byte = 0; byte < 256; byte++) {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  TABLES[byte] = crc;
}
for (let at = 256; at < TABLES.length; at++) TABLES[at] = (TABLES[at - 256]! >>> 8) ^ TABLES[TABLES[at - 256]! & 0xff]!;

/**
 * The CRC-32, as in zlib, of bytes that follow data with the checksum crc. Browsers do not offer it. Eight bytes per
 * turn are faster than one.
 */
export function crc32(bytes: Uint8Array, crc = 0): number {
  let c = ~crc, at = 0;
  for (const end = bytes.length - 7; at < end; at += 8) {
    c ^= bytes[at]! | (bytes[at + 1]! << 8) | (bytes[at + 2]! << 16) | (bytes[at + 3]! << 24);
    c = TABLES[0x700 + (c & 0xff)]! ^ TABLES[0x600 + ((c >>> 8) & 0xff)]! ^ TABLES[0x500 + ((c >>> 16) & 0xff)]! ^ TABLES[0x400 + (c >>> 24)]!
      ^ TABLES[0x300 + bytes[at + 4]!]! ^ TABLES[0x200 + bytes[at + 5]!]! ^ TABLES[0x100 + bytes[at + 6]!]! ^ TABLES[bytes[at + 7]!]!;
  }
  for (; at < bytes.length; at++) c = (c >>> 8) ^ TABLES[(c ^ bytes[at]!) & 0xff]!;
  return ~c >>> 0;
}
