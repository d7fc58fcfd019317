/**
 * Keeps an object's properties out of for…in, Object.keys and JSON: a development server, as Next's, serializes what it finds there, and an
 * engine leads to its whole memory. They are not #private: of a proxy, such as Vue's ref() makes, no method could read them.
 */
export function hide<T extends object>(object: T): T {
  for (const name of Object.keys(object)) Object.defineProperty(object, name, {enumerable: false});
  return object;
}
