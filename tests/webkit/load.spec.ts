import {STAGES, expect, say, soon, test} from './lab';

test('loads with an empty console, downloads the engine once, and no request fails', async ({lab}) => {
  await lab.open();
  await lab.isAt('setup');
  expect(await lab.text('h1')).toBe(say('page.name'));
  expect(lab.host.requests.filter((path) => path.includes('.wasm'))).toHaveLength(1);
  expect(await lab.run(() => performance.getEntriesByType('resource').filter(({name}) => !name.startsWith(location.origin)).length)).toBe(0);
});

test('loads below a path of a bare host by the .gz, and without one by the wasm with a wrong type', async ({plainLab: lab}) => {
  const types: (string | undefined)[] = [];
  lab.host.change(/\.wasm/, (answer) => {
    types.push(answer.headers['content-type']);
    return answer;
  });
  await lab.open('lab=pair&stage=keep&preset=deep');
  await lab.isAt('keep');
  expect(types).toEqual(['application/gzip']);

  lab.host.allow(/404/);
  lab.host.change(/\.wasm\.gz$/, (answer) => ({...answer, status: 404, body: Buffer.from('not found')}));
  await lab.driver.navigate().refresh();
  await lab.isAt('keep');
  expect(types).toEqual(['application/gzip', 'application/gzip', 'application/octet-stream']);
});

test('shows its words before the engine is loaded', async ({lab}) => {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  lab.host.change(/\.wasm(\.gz)?$/, async (answer) => {
    await held;
    return answer;
  });
  // Scripts that wait for the engine do not delay the page's load event.
  await lab.visit();
  await soon(() => lab.text('#progress')).toBe(say('page.loading'));
  expect(await lab.text('.cs-panel')).toContain(say('page.intro'));
  release();
  await lab.isAt('setup');
  expect(await lab.run(() => document.querySelector('progress'))).toBeNull();
});

test('the canvas has a picture of its own at every stage, and the same one on return', async ({lab}) => {
  await lab.open('lab=pair&stage=setup&preset=both-clip');
  const settled = async (): Promise<string> => {
    let before = '', now = await lab.picture();
    await soon(async () => {
      [before, now] = [now, await lab.picture()];
      return before === now;
    }).toBe(true);
    return now;
  };
  const pictures: string[] = [];
  for (const stage of STAGES) {
    await lab.go(`lab=pair&stage=${stage}&preset=both-clip`);
    await lab.isAt(stage);
    pictures.push(await settled());
  }
  expect(new Set(pictures).size).toBe(STAGES.length);
  await lab.go('lab=pair&stage=setup&preset=both-clip');
  await soon(() => lab.picture()).toBe(pictures[0]!);
});

test('the theme makes page and canvas dark, and is remembered', async ({lab}) => {
  await lab.open('lab=pair&stage=contacts&preset=deep');
  await lab.choose('#theme', 'light');
  const look = (): Promise<[string, string]> => lab.run(() => [getComputedStyle(document.body).backgroundColor, document.querySelector('canvas')!.toDataURL()]);
  const [paper, picture] = await look();
  await lab.choose('#theme', 'dark');
  await soon(async () => (await look())[1]).not.toBe(picture);
  expect((await look())[0]).not.toBe(paper);
  await lab.driver.navigate().refresh();
  await lab.isAt('contacts');
  expect(await lab.run(() => document.documentElement.dataset['theme'])).toBe('dark');
  await lab.choose('#theme', 'auto');
});
