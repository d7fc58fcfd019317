import type {Language} from '../text/text.gen';
import {languageOf} from '../text/words';

/** An author's label at a thing, which the engine gives as kind and number. */
export interface Label { kind: number; number: number; text: string }

/** A figure's colours, font and language. */
export interface Theme {
  paper: string;
  panel: string;
  ink: string;
  soft: string;
  grid: string;
  hairline: string;
  a: string;
  b: string;
  side: string; // side lines and new vertices
  contact: string; // contacts that are kept
  cut: string; // parts that are clipped away or dropped
  hand: string; // dragged and pinned bodies
  wrong: string; // a reader's errors, with a cross or a dashed ring
  mark: string; // highlight behind a measured part
  font: string; // a font-family list
  labels?: readonly Label[] | undefined; // the author's
  names?: readonly string[] | undefined; // the author's, for A and B
  lang?: Language | undefined; // of the picture's words; default: the page's
}

const NAMES = ['paper', 'panel', 'ink', 'soft', 'grid', 'hairline', 'a', 'b', 'side', 'contact', 'cut', 'hand', 'wrong', 'mark', 'font'] as const;

/** Reads the theme from an element's custom properties, such as --cs-paper. With forced colours it uses the system's colours. */
export function readTheme(element: Element): Theme {
  const style = getComputedStyle(element);
  const theme = {} as Theme;
  for (const name of NAMES) theme[name] = style.getPropertyValue(`--cs-${name}`).trim();
  const {labels} = (element as HTMLElement).dataset;
  if (labels) theme.labels = JSON.parse(labels) as Label[];
  theme.names = (element as HTMLElement).dataset.names?.split(',');
  theme.lang = languageOf((element as HTMLElement).lang);
  return matchMedia('(forced-colors: active)').matches ? {...theme, ...forced(systemColor)} : theme;
}

/** A theme from the few system colours. Dashes, crosses and words distinguish parts of the same colour. */
export function forced(color: (name: string) => Rgb): Omit<Theme, 'font' | 'lang' | 'names' | 'labels'> {
  const canvas = color('Canvas'), text = color('CanvasText'), highlight = color('Highlight'), link = color('LinkText');
  const between = (t: number, from: Rgb, to: Rgb): string => css(from.map((c, i) => c + (to[i]! - c) * t) as unknown as Rgb);
  const [paper, ink] = [css(canvas), css(text)];
  return {
    paper, panel: paper, ink, soft: ink, grid: between(0.14, canvas, text), hairline: css(color('GrayText')),
    a: css(link), b: ink, side: css(highlight), contact: ink, cut: css(color('GrayText')),
    hand: css(link), wrong: ink, mark: between(0.3, canvas, highlight), // mark is pale: it lies under text
  };
}

type Rgb = readonly [number, number, number];

const css = ([r, g, b]: Rgb): string => `rgb(${Math.round(r)}, ${Math.round(g)}, ${Math.round(b)})`;

function systemColor(name: string): Rgb {
  const probe = document.createElement('span');
  probe.style.cssText = `position: absolute; forced-color-adjust: none; color: ${name}`;
  document.body.append(probe);
  const [r = 0, g = 0, b = 0] = (getComputedStyle(probe).color.match(/[\d.]+/g) ?? []).map(Number);
  probe.remove();
  return [r, g, b];
}

/** The light theme on white, independent of the element's theme. */
export function paperTheme(element: HTMLElement): Theme {
  const before = element.dataset.theme;
  element.dataset.theme = 'light';
  const theme = {...readTheme(element), paper: '#fff', panel: '#fff'};
  if (before === undefined) delete element.dataset.theme;
  else element.dataset.theme = before;
  return theme;
}
