/**
 * Makes an object's properties non-enumerable. A development server, such as Next's, serializes enumerable
 * properties, and would copy the engine's whole memory. #private properties would fail: a method called on a proxy,
 * such as Vue's ref(), cannot read them.
 */
export function hide<T extends object>(object: T): T {
  for (const name of Object.keys(object)) Object.defineProperty(object, name, {enumerable: false});
  return object;
}
