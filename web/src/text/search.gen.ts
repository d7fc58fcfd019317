// Generated from wasm/text/en.txt by make generate. Do not edit.

/** The messages of the hosted page's search. */
export const SEARCH = {
  'page.search.field': 'Search presets, stages, settings, terms, keys',
  'page.search.close': 'Close',
  'page.search.results': 'Results',
  'page.search.count': 'Results: {count}',
  'page.search.none': 'Nothing found. Try fewer letters.',
  'page.search.commands': 'Commands',
  'page.search.terms': 'Terms',
  'page.search.control': 'Ctrl',
  'page.search.space': 'Space',
} as const;

export type SearchKey = keyof typeof SEARCH;
