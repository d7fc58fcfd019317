/** Parses the engine's texts for the picture: lines of a name, a space and the words. Returns the words by name. */
export const byName = (lines: string): ReadonlyMap<string, string> => new Map(lines.split('\n').filter(Boolean).map((line) => {
  const at = line.indexOf(' ');
  return [line.slice(0, at), line.slice(at + 1)];
}));
