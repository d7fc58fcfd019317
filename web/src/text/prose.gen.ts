// Generated from wasm/text/en.txt by make generate. Do not edit.

/** The messages of the texts that set figures. */
export const PROSE = {
  'page.prose.back': 'Previous section',
  'page.prose.next': 'Next section',
  'page.prose.at': '{n} of {count}',
} as const;

export type ProseKey = keyof typeof PROSE;
