/**
 * Makes an object's properties not enumerable. A development server, such as Next's, would serialize enumerable
 * ones, and through them the engine's whole memory. #private properties would not do: methods called on a
 * proxy, such as Vue's ref(), cannot read them.
 */
export function hide<T extends object>(object: T): T {
  for (const name of Object.keys(object)) Object.defineProperty(object, name, {enumerable: false});
  return object;
}
