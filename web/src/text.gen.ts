// Generated from wasm/text/en.txt by make generate. Do not edit.

export const EN = {
  'canvas.a': 'A',
  'canvas.b': 'B',
} as const;

export type Key = keyof typeof EN;
