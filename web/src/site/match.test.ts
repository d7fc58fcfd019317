import {expect, test} from 'vitest';
import {find, type Named} from './match';

const things = (...names: readonly string[]): Named[] => names.map((name) => ({group: '', name}));
const names = (found: ReadonlyMap<string, readonly Named[]>): string[] => [...found.values()].flat().map(({name}) => name);

test('the start of a name comes before the start of a word, and that before the inside', () => {
  expect(names(find(things('Unkeep', 'To keep', 'Keep', 'Clip'), 'keep'))).toEqual(['Keep', 'To keep', 'Unkeep']);
  expect(names(find(things('Inside, an inset', 'Outside in'), 'in'))).toEqual(['Inside, an inset', 'Outside in']);
});

test('equal places keep their order, and nothing typed finds everything', () => {
  expect(names(find(things('Deep B', 'Deep A'), 'deep'))).toEqual(['Deep B', 'Deep A']);
  expect(names(find(things('B', 'A'), ' '))).toEqual(['B', 'A']);
});

test('every typed word has to be there, in any order', () => {
  expect(names(find(things('Clip −side', 'Clip +side', 'Side'), 'side clip'))).toEqual(['Clip −side', 'Clip +side']);
  expect(names(find(things('Clip −side'), 'clip x'))).toEqual([]);
});

test('case, diacritics and typographic forms do not count', () => {
  for (const [name, typed] of [
    ['Clip −side', '-SIDE'], ['A’s axes', 'a\'s'], ['Écart négatif', 'ecart NEG'], ['Sao', 'são'], ['①', '1'], ['ガード', 'カ'], ['한글', '하'],
  ] as const) expect([typed, ...names(find(things(name), typed))]).toEqual([typed, name]);
});

test('a word is found anywhere in a language without spaces', () => {
  expect(names(find(things('接触点を残す', '参照面'), '点'))).toEqual(['接触点を残す']);
});

test('a group with the best thing comes first; its name and a note are found last', () => {
  const all: Named[] = [{group: 'Settings', name: 'Slop'}, {group: 'Terms', name: 'Impulse', note: 'Force times time, as a setting.'}, {group: 'Stages', name: 'Reset'}, {group: 'Stages', name: 'Set up'}];
  expect([...find(all, 'set')].map(([group, of]) => [group, of.map(({name}) => name)])).toEqual([['Stages', ['Set up', 'Reset']], ['Settings', ['Slop']], ['Terms', ['Impulse']]]);
});
