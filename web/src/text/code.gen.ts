// Generated from wasm/text/en.txt by make generate. Do not edit.

/** The messages of the code beside the picture. */
export const CODE = {
  'page.code.name': 'Code of this stage',
  'page.code.close': 'Close',
  'page.code.back': 'Previous line',
  'page.code.on': 'Next line',
  'page.code.of': '{n} of {count}',
  'page.code.steps': 'Lines of this stage; arrow keys step through them',
  'page.code.unreached': 'The call did not reach this stage: its lines have no values.',
  'page.code.line': 'Line',
  'page.code.code': 'Code',
  'page.code.value': 'Value',
  'page.code.yes': 'yes',
  'page.code.no': 'no',
  'page.code.now': 'Line {line}: {code}. {value}',
} as const;

export type CodeKey = keyof typeof CODE;
