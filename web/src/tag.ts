// What an author puts into a text to show a figure.

const ENTITIES: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};

/** A text inside an attribute's quotes. */
export const attribute = (text: string): string => text.replaceAll(/[&<>"]/g, (c) => ENTITIES[c]!);

/** A picture that is a link. In its words nothing is a sign of Markdown's own. */
export function markdown({words, picture, link}: {words: string; picture: string; link: string}): string {
  return `[![${words.replaceAll(/\s+/g, ' ').replaceAll(/[\\[\]`*_<>]/g, '\\$&')}](${picture})](${link.replaceAll(/[()]/g, (c) => (c === '(' ? '%28' : '%29'))})`;
}
