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
  'page.code.own': 'Make it yours',
  'page.code.listing': 'Back to the listing',
  'page.code.editor': 'Your collide, in JavaScript',
  'page.code.run': 'Run',
  'page.code.anew': 'Start anew',
  'page.code.save': 'Save as a file',
  'page.code.loading': 'The editor is loading.',
  'page.code.ran.text': 'Your code ran. Its contacts have rings in the picture.',
  'page.code.ran.none.text': 'Your code ran and found no contact.',
  'page.code.error': 'Line {line}: {message}',
  'page.code.late.text': 'Line {line}: the call took longer than 200 ms and was ended.',
  'page.code.flood.text': 'The code sent messages besides its result and was ended.',
  'page.code.missing.text': 'The code has no function with the name collide.',
  'page.code.form.text': 'The result is neither a list of contacts nor an object with out and mid.',
  'page.code.form.field.text': '{field} in the result does not have the expected form.',
  'page.code.blocked.text': 'Your code cannot run here, since a security policy forbids the frame run.html. You can read the code.',
  'page.code.eval.text': 'Your code cannot run here, since a security policy forbids eval in run.html. You can read the code.',
} as const;

export type CodeKey = keyof typeof CODE;
