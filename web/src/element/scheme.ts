/** The colours and fonts that an author may set, as in theme.ts and figure.css. */
const TOKENS = ['paper', 'panel', 'ink', 'soft', 'grid', 'hairline', 'a', 'b', 'side', 'contact', 'cut', 'hand', 'wrong', 'mark', 'font', 'mono'] as const;

/** The colour of a probe in each scheme. */
const LIGHT = 'rgb(255, 255, 255)', DARK = 'rgb(0, 0, 0)';

/** The style of a probe: an invisible element that starts a transition when the scheme or a colour changes. */
export const PROBE = `.probe { position: absolute; visibility: hidden; color: ${LIGHT}; color: light-dark(${LIGHT}, ${DARK});
  transition: ${['color', ...TOKENS.map((token) => `--clipstage-${token}`)].map((name) => `${name} 1ms`).join(', ')}; transition-behavior: allow-discrete; }`;

/** The colour scheme of the page at a probe, in which browsers draw form fields and scroll bars there. */
export function schemeOf(probe: Element): 'light' | 'dark' {
  const {color, colorScheme} = getComputedStyle(probe);
  if (CSS.supports('color', 'light-dark(red, red)')) return color === DARK ? 'dark' : 'light';
  return colorScheme.includes('dark') && (!colorScheme.includes('light') || matchMedia('(prefers-color-scheme: dark)').matches) ? 'dark' : 'light';
}

/** Calls tell when the scheme of a probe, or one of the author's colours, may have changed. */
export function watchScheme(probe: Element, tell: () => void, signal: AbortSignal): void {
  probe.addEventListener('transitionrun', tell, {signal});
  probe.addEventListener('transitionend', tell, {signal});
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', tell, {signal});
}
