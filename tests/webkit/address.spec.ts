import {Key, expect, say, saying, soon, test} from './lab';

test('a link restores pose and stage, bit for bit', async ({lab}) => {
  const a = [0.30000000000000004, 2.2250738585072014, -1e-7, 123456789.12345679, Math.PI], b = [1e-9, 999999999.9999999, 5e-324, -0.1, -1e6];
  await lab.open(`lab=pair&stage=faces-a&a=${a}&b=${b}`);
  await lab.isAt('faces-a');
  expect(await lab.run(() => [...document.querySelectorAll<HTMLInputElement>('[data-field]')].map(({value}) => Number(value)))).toEqual([...a, ...b]);
  await lab.keys(Key.HOME);
  await soon(() => lab.hash()).toContain('stage=setup');
  const [, writtenA, writtenB] = /&a=(.*)&b=(.*)$/.exec(await lab.hash())!;
  expect([...writtenA!.split(','), ...writtenB!.split(',')].map(Number)).toEqual([...a, ...b]);
});

test('the address follows: a preset adds to the history, steps replace, and back restores', async ({lab}) => {
  await lab.open('lab=pair&stage=setup&preset=resting');
  await lab.choose('.cs-preset select', 'deep');
  await soon(() => lab.hash()).toBe('#lab=pair&stage=setup&preset=deep');
  await lab.keys(Key.END);
  await soon(() => lab.hash()).toBe('#lab=pair&stage=contacts&preset=deep');
  // WebKit's own Back skips entries that a script added without a user's gesture.
  await lab.run(() => history.back());
  await lab.isAt('setup');
  await soon(() => lab.hash()).toBe('#lab=pair&stage=setup&preset=resting');
  await lab.run(() => history.forward());
  await lab.isAt('contacts');
});

test('a state typed into the address is shown', async ({lab}) => {
  await lab.open();
  await lab.go('lab=pair&stage=keep&preset=deep');
  await lab.isAt('keep');
  expect(await lab.number('a.w')).toBe(4.2);
});

test('a broken link shows a notice and the default, which can be stepped', async ({lab}) => {
  for (const link of ['garbage', 'lab=pair&stage=contacts&a=1,2,3&b=4', 'stage=%ff%fe']) {
    await lab.visit('about.txt'.slice(9));
    await lab.open(link);
    await lab.isAt('setup');
    await soon(() => lab.text('.cs-notice')).toMatch(new RegExp(saying('notice.invalid-state').source.slice(0, -1)));
    await lab.press('Next stage');
    await lab.isAt('faces-a');
  }
  await (await lab.one(`button[aria-label="${say('notice.dismiss')}"]`)).click();
  await soon(() => lab.text('.cs-notice')).toBe('');
});
