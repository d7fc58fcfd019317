/** Red, green and blue, 0 to 1, in sRGB. */
export type Color = readonly [r: number, g: number, b: number];

/** Parses a theme's colour: #rgb, #rrggbb or rgb(r, g, b). */
export function colorOf(css: string): Color {
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(css)?.[1];
  if (hex !== undefined) {
    const wide = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex;
    return [0, 2, 4].map((at) => Number.parseInt(wide.slice(at, at + 2), 16) / 255) as unknown as Color;
  }
  const [r = 0, g = 0, b = 0] = (css.match(/[\d.]+/g) ?? []).map((value) => Number(value) / 255);
  return [r, g, b];
}

export const css = (color: Color): string => `rgb(${color.map((value) => Math.round(value * 255)).join(', ')})`;

export const mixed = (from: Color, to: Color, t: number): Color => from.map((value, i) => value + (to[i]! - value) * t) as unknown as Color;
