/**
 * Makes an object's properties not enumerable: a development server, such as Next's, serializes enumerable ones, and an engine references
 * its whole memory. They are not #private: the methods of a proxy, such as Vue's ref(), could not read them.
 */
export function hide<T extends object>(object: T): T {
  for (const name of Object.keys(object)) Object.defineProperty(object, name, {enumerable: false});
  return object;
}
