import {expect, test} from 'vitest';
import {partsOf} from './link';

test.each([
  'lab=world&scene=dominos&step=30', '#lab=world&scene=dominos&step=30', 'lab%3Dworld%26scene%3Ddominos%26step%3D30', '#lab%3dworld&scene%3Ddominos%26step=30',
])('a link is read with or without its #, and where a mailer has escaped its signs: %s', (link) => {
  expect(Object.fromEntries(partsOf(link))).toEqual({lab: 'world', scene: 'dominos', step: '30'});
});

test('the address of a saved trace keeps its own escapes', () => {
  const trace = 'https://host.example/t.json?a=1&b=2';
  expect(Object.fromEntries(partsOf(String(new URLSearchParams({trace, stage: 'keep'}))))).toEqual({trace, stage: 'keep'});
  expect(partsOf('trace%3Dt.json%26stage%3Dkeep').get('stage')).toBe('keep');
});
