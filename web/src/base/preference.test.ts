import {afterEach, expect, test, vi} from 'vitest';
import {readFolds, readThemePreference, rememberFolds, rememberThemePreference} from './preference';

afterEach(() => vi.unstubAllGlobals());

function storage(content: Record<string, string> = {}): Record<string, string> {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => content[key] ?? null,
    setItem: (key: string, value: string) => {
      content[key] = value;
    },
  });
  return content;
}

test('the chosen theme is remembered', () => {
  const content = storage();
  expect(readThemePreference()).toBe('auto');
  for (const choice of ['dark', 'light', 'auto'] as const) {
    rememberThemePreference(choice);
    expect(readThemePreference()).toBe(choice);
  }
  expect(Object.keys(content)).toHaveLength(1);
});

test('the open folds are remembered', () => {
  storage();
  expect(readFolds()).toEqual(new Set());
  rememberFolds(new Set(['view', 'boxes']));
  expect(readFolds()).toEqual(new Set(['view', 'boxes']));
  rememberFolds(new Set());
  expect(readFolds().has('view')).toBe(false);
});

test('a foreign value in storage is ignored', () => {
  const content = storage();
  rememberThemePreference('dark');
  content[Object.keys(content)[0]!] = 'purple';
  expect(readThemePreference()).toBe('auto');
});

test('without storage nothing is remembered and nothing fails', () => {
  vi.stubGlobal('localStorage', new Proxy({}, {get() {
    throw new DOMException('forbidden', 'SecurityError');
  }}));
  expect(() => rememberThemePreference('dark')).not.toThrow();
  expect(readFolds()).toEqual(new Set());
  expect(readThemePreference()).toBe('auto');
});
