import {expect, say, test} from './lab';

test.describe('the page', {tag: '@sub-path'}, () => {
  test('loads with an empty console and no failed request', {tag: '@engine'}, async ({page, lab}) => {
    const wasm = page.waitForResponse(/\.wasm$/);
    await lab.open();
    await wasm;
    await page.waitForLoadState('networkidle');
    await lab.isAt('setup');
    await expect(page.getByRole('heading', {level: 1})).toHaveText(say('page.name'));
  });

  test('downloads the engine once', {tag: '@engine'}, async ({page, lab}) => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('.wasm')) fetched.push(request.url());
    });
    await lab.open();
    await page.waitForLoadState('networkidle');
    expect(fetched).toHaveLength(1);
  });

  test('asks for nothing outside its own folder', {tag: '@engine'}, async ({page, lab, baseURL}) => {
    const outside: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(baseURL!)) outside.push(request.url());
    });
    await lab.open();
    await page.waitForLoadState('networkidle');
    expect(outside).toEqual([]);
  });

  test('shows its words before the engine is there, and counts the bytes', {tag: '@engine'}, async ({page, lab}) => {
    let release = (): void => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\.wasm$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('./', {waitUntil: 'commit'});
    await expect(page.getByText(say('page.loading'))).toBeVisible();
    await expect(page.getByText(say('page.intro'))).toBeVisible();
    await expect(page.getByRole('progressbar', {name: say('page.loading')})).toBeVisible();
    release();
    await expect(lab.figure).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
  });
});

test('the plain host sends the wasm with a wrong type', {tag: ['@sub-path', '@engine']}, async ({page, lab}, {project}) => {
  const wasm = page.waitForResponse(/\.wasm$/);
  await lab.open();
  // Asked for again: an answer out of the cache has no type.
  const again = await page.request.head((await wasm).url());
  expect(again.headers()['content-type']).toBe(project.name === 'sub-path' ? 'application/octet-stream' : 'application/wasm');
});
