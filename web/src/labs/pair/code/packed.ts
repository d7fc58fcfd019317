/** The most characters of a code in a link, and of the code itself. */
const LINK = 8192, CODE = 60_000;

/** A code as a link has it: deflated, in base64 for addresses. undefined: it is too long, or the browser cannot do it. */
export async function pack(code: string): Promise<string | undefined> {
  if (typeof CompressionStream === 'undefined') return undefined;
  const packed = new Uint8Array(await new Response(new Blob([code]).stream().pipeThrough(new CompressionStream('deflate-raw'))).arrayBuffer());
  const text = btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join('')).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  return text.length > LINK ? undefined : text;
}

/** The code of a link; undefined if it cannot be read. A short text may hold a very long one, so reading ends at the limit. */
export async function unpack(text: string): Promise<string | undefined> {
  try {
    if (text.length > LINK) return undefined;
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).pipeThrough(new TextDecoderStream('utf-8', {fatal: true})).getReader();
    let code = '';
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      code += part.value;
      if (code.length > CODE) {
        await reader.cancel();
        return undefined;
      }
    }
    return code;
  } catch {
    return undefined;
  }
}
