import {readdirSync, readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {CODE} from './code.gen';
import {COLLIDE} from './collide.gen';
import {SITE} from './site.gen';
import {SPACE} from './space.gen';
import {EN} from './text.gen';
import {TRACE} from './trace.gen';
import type {Language} from './text.gen';
import {learn, say, sayer} from './words';

test('all names in braces are replaced by words and numbers', () => {
  expect(say('notice.not-found', {url: 'x.wasm', status: 404})).toBe(EN['notice.not-found'].replace('{url}', 'x.wasm').replace('{status}', '404'));
  expect(say('canvas.edge', {n: 3})).toBe('e3');
});

test('a name without a value stays visible', () => {
  expect(say('canvas.edge')).toBe('e{n}');
  expect(say('canvas.edge', {m: 3})).toBe('e{n}');
});

test.each([[1, 'a list of 1 item'], [2, 'a list of 2 items'], [0, 'a list of 0 items']])('the form is chosen by the number %i', (count, said) => {
  expect(sayer(TRACE)('page.trace.got.list', {count})).toBe(said);
});

test.each([['en', 1, 'a 1'], ['ru', 1, 'c 1'], ['ru', 3, 'b 3'], ['ru', 5, 'd 5']] as const)('in %s the form for %i is that of the language', (language, n, said) => {
  const russian = language as Language;
  learn(russian, language === 'ru' ? {key: 'n\tone\tc {n}\tfew\tb {n}\tother\td {n}'} : {});
  expect(sayer({key: 'n\tone\ta {n}\tother\te {n}'})('key', {n}, russian)).toBe(said);
});

test('a value is not changed', () => {
  expect(say('canvas.edge', {n: '$& {n} $1'})).toBe('e$& {n} $1');
});

test('the page’s code gives a value for every name in its messages', () => {
  const messages: Readonly<Record<string, string>> = {...EN, ...SITE, ...SPACE, ...TRACE, ...COLLIDE, ...CODE};
  // The call say('key', {…}) must contain each {name} of the message.
  const faults: string[] = [];
  const src = new URL('../', import.meta.url);
  const files = readdirSync(src, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.ts') && !/\.(test|gen)\.ts$/.test(file));
  expect(files.length).toBeGreaterThan(60);
  for (const file of files) {
    const source = readFileSync(new URL(file, src), 'utf8');
    for (const [call, key = '', values = ''] of source.matchAll(/\bsay\('([^']+)'(?:, \{([^}]*)\})?\)/g)) {
      for (const [, name] of (messages[key] ?? '{missing}').matchAll(/\{(\w+)\}/g)) {
        if (!new RegExp(`\\b${name}\\b`).test(values)) faults.push(`${file}: ${call} has no ${name}`);
      }
    }
  }
  expect(faults).toEqual([]);
});
