import {afterEach, expect, test, vi} from 'vitest';
import {readChoice, rememberChoice} from './choice';

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

test('what was chosen is remembered', () => {
  const content = storage();
  expect(readChoice()).toBe('auto');
  for (const choice of ['dark', 'light', 'auto'] as const) {
    rememberChoice(choice);
    expect(readChoice()).toBe(choice);
  }
  expect(Object.keys(content)).toHaveLength(1);
});

test('what somebody else stored there is not believed', () => {
  const content = storage();
  rememberChoice('dark');
  content[Object.keys(content)[0]!] = 'purple';
  expect(readChoice()).toBe('auto');
});

test('without storage nothing is remembered and nothing fails', () => {
  vi.stubGlobal('localStorage', new Proxy({}, {get() {
    throw new DOMException('forbidden', 'SecurityError');
  }}));
  expect(() => rememberChoice('dark')).not.toThrow();
  expect(readChoice()).toBe('auto');
});
