/** A Clipstage figure. Its options have the names that they have in the address. */
export default function Clipstage({title = 'Collision of two boxes', frameHeight = 560, ...options}) {
  const src = `https://clipstage.example/embed.html?${new URLSearchParams(options)}`;
  const colorScheme = options.theme === 'auto' ? undefined : options.theme;
  return <iframe src={src} title={title} width="100%" height={frameHeight} loading="lazy" style={{border: 0, colorScheme}} />;
}
