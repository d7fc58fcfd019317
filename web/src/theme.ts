/** The colours and the type of the page, as the canvas needs them. */
export interface Theme {
  paper: string;
  panel: string;
  ink: string;
  soft: string;
  grid: string;
  hairline: string;
  a: string;
  b: string;
  side: string; // side lines, new vertices
  contact: string; // contacts, kept
  cut: string; // cut away, dropped
  mark: string; // highlight behind what is measured
  font: string; // a font-family list
}

const NAMES = ['paper', 'panel', 'ink', 'soft', 'grid', 'hairline', 'a', 'b', 'side', 'contact', 'cut', 'mark', 'font'] as const;

/** Reads the theme from an element's custom properties: --cs-paper and so on. */
export function readTheme(element: Element): Theme {
  const style = getComputedStyle(element);
  const theme = {} as Theme;
  for (const name of NAMES) theme[name] = style.getPropertyValue(`--cs-${name}`).trim();
  return theme;
}
