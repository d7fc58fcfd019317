/**
 * The names and values of a link, with or without its #. Some mailers escape the separators. A saved trace's address
 * may contain such escapes itself.
 */
export function partsOf(link: string): URLSearchParams {
  const bare = link.replace(/^#/, ''), parts = new URLSearchParams(bare);
  return parts.has('trace') ? parts : new URLSearchParams(bare.replaceAll(/%3d/gi, '=').replaceAll('%26', '&'));
}
