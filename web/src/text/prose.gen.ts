// Generated from wasm/text/en.txt by make generate. Do not edit.

/** The messages of the texts that set figures. */
export const PROSE = {
  'page.prose.back': 'Previous section',
  'page.prose.next': 'Next section',
  'page.prose.at': '{n} of {count}',
  'page.prose.key': 'A link cannot set {name}. It can set {names}.',
  'page.prose.none': 'This clip-story finds no figure. Put the figure inside it, and the figure’s id into its attribute for.',
} as const;

export type ProseKey = keyof typeof PROSE;
