import {expect, test} from 'vitest';
import {generator} from '../../../testdata/random';
import {ClipstageError} from '../../base/error';
import {flatScene, refuseLarge} from './scene';

function refusal(act: () => unknown): ClipstageError | undefined {
  try {
    act();
    return undefined;
  } catch (error) {
    if (error instanceof ClipstageError) return error;
    throw error;
  }
}

test('a text of more than 8 MiB is refused before it is parsed', () => {
  const long = ' '.repeat(8 * 2 ** 20 - 2);
  expect(() => flatScene(`{}${long}`)).not.toThrow();
  const {parse} = JSON;
  let parsed = 0;
  JSON.parse = (...args) => {
    parsed++;
    return parse(...args) as unknown;
  };
  try {
    expect(refusal(() => flatScene(`{} ${long}`))).toMatchObject({code: 'invalid-scene', field: 'scene', range: 'at most 8 MiB', message: 'scene is 8.1 MiB; it must be at most 8 MiB.'});
  } finally {
    JSON.parse = parse;
  }
  expect(parsed).toBe(0);
  expect(() => refuseLarge(8 * 2 ** 20)).not.toThrow();
  expect(refusal(() => refuseLarge(3e9))).toMatchObject({code: 'invalid-scene', message: 'scene is 2861.1 MiB; it must be at most 8 MiB.'});
});

const body = '{"width":[1,1],"mass":10,"friction":0.3,"position":[0.5,-2.25e-3],"angle":1e-7,"velocity":[0,-3]}';
const scene = `{"version":1,"name":"of \\"two\\"","settings":{"gravity":[0,-10],"warmStarting":true},"dt":0.0125,\n"bodies":[${body},\n${body}],"joints":[{"a":0,"b":1,"anchor":[0,1]}]}\n`;

const HOSTILE = [
  '', '{', '}', '[', ']', ',', ':', '"', '\\', '\\u', 'null', 'NaN', '1e999', '-', '0x1', '\u0000', '\ufeff', '\u202e', '\ud800', '/*', '//', '<script>', '{"__proto__":{"x":1}}', '"constructor":1,',
  '"mass":1,', '"mass":null,', '[[[[[[[[', '['.repeat(5000), '{"a":'.repeat(5000), '1'.repeat(5000), '"'.repeat(3), 'undefined', 'https://example.org', '🟦', '\n', '\r\n',
];

// Ten thousand texts as from a clipboard or a file. Each is flattened, or refused with a code, a field and a range.
test('texts that are no JSON object are refused, and nothing else is thrown', () => {
  const random = generator(18), below = (n: number): number => Math.floor(n * random());
  let flat = 0, refused = 0;
  for (let i = 0; i < 10_000; i++) {
    let text = scene;
    for (let changes = 1 + below(3); changes > 0; changes--) {
      const at = below(text.length + 1), end = random() < 0.1 ? text.length : at + below(10);
      text = text.slice(0, at) + HOSTILE[below(HOSTILE.length)]! + text.slice(end);
    }
    const error = refusal(() => flatScene(text));
    if (error === undefined) {
      flat++;
      continue;
    }
    refused++;
    if (error.code !== 'invalid-scene' || !error.field || !error.range || error.message.length > 2000) throw new Error(`${JSON.stringify(text)}: ${error.code}, ${error.field}, ${error.message}`);
  }
  expect(flat + refused).toBe(10_000);
  expect(refused).toBeGreaterThan(5000);
  expect(flat).toBeGreaterThan(200);
  expect(({} as {x?: number}).x).toBeUndefined();
});
