import {type IncomingMessage, type ServerResponse, createServer, get} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {Locator, Page} from '@playwright/test';
import {expect, frames, say, soon, test} from './lab';
import {PLAIN, STRICT} from './server';

test.describe('the page', {tag: '@sub-path'}, () => {
  test('loads with an empty console and no failed request, the engine once and nothing outside its folder', {tag: '@engine'}, async ({page, lab, baseURL}) => {
    const wasm: string[] = [], outside: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('.wasm')) wasm.push(request.url());
      if (!request.url().startsWith(baseURL!)) outside.push(request.url());
    });
    const engine = page.waitForResponse(/\.wasm(\.gz)?$/);
    await lab.open();
    await engine;
    await page.waitForLoadState('networkidle');
    await lab.isAt('setup');
    await expect(page.getByRole('heading', {level: 1})).toHaveText(say('page.name'));
    expect(wasm).toHaveLength(1);
    expect(outside).toEqual([]);
  });

  test('shows its words before the engine is loaded, counts the bytes, and opens Share then if it was pressed', {tag: '@engine-all'}, async ({page, lab}) => {
    let release = (): void => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\.wasm(\.gz)?$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('./', {waitUntil: 'commit'});
    await expect(page.getByText(say('page.loading'))).toBeVisible();
    await expect(page.getByText(say('page.intro'))).toBeVisible();
    await expect(page.getByRole('progressbar', {name: say('page.loading')})).toBeVisible();
    await expect(page.locator('#late')).toHaveCount(0); // the script runs
    await page.getByRole('button', {name: say('page.share'), exact: true}).click();
    release();
    await expect(lab.figure).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expect(page.getByRole('dialog', {name: say('page.share.title')})).toBeVisible();
  });
});

test.describe('the labs of the page', {tag: '@engine-all'}, () => {
  const tab = (page: Page, lab: 'pair' | 'world' | 'hull'): Locator => page.getByRole('link', {name: say(lab === 'hull' ? 'hull.tab' : `page.lab.${lab}`), exact: true});

  test('each has a program, which loads when its tab is hovered or focused', async ({page, lab}) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const name = /\/(\w+)-[^/]*\.wasm/.exec(request.url())?.[1];
      if (name) asked.push(name);
    });
    await lab.open();
    expect(asked).toEqual(['pair']);
    await tab(page, 'world').hover();
    await soon(async () => asked).toEqual(['pair', 'world']);
    await tab(page, 'hull').focus();
    await soon(async () => asked).toEqual(['pair', 'world', 'hull']);
    for (const [name, shown] of [['world', '.cs-world[data-step]'], ['hull', '.cs-hull[data-stage]'], ['pair', '.cs-figure[data-stage=setup]']] as const) {
      await tab(page, name).click();
      await expect(page.locator(shown)).toBeVisible();
    }
    expect(asked).toHaveLength(3);
  });

  test('one that fails to load says so, and another can be opened meanwhile or afterwards', async ({page, lab, faults}) => {
    faults.allow(/hull-.*\.wasm|Failed to load resource/);
    let release = (): void => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/(hull|world)-[^/]*\.wasm/, async (route) => {
      await held;
      await (route.request().url().includes('/hull-') ? route.fulfill({status: 404, body: ''}) : route.continue());
    });
    await lab.open();
    await tab(page, 'world').click();
    await expect(page.getByRole('progressbar', {name: say('page.loading')})).toBeVisible();
    await tab(page, 'pair').click();
    await lab.isAt('setup');
    await tab(page, 'hull').click();
    release();
    await expect(page.locator('[data-code=not-found]')).toBeVisible();
    await tab(page, 'world').click();
    await expect(page.locator('.cs-world[data-step]')).toBeVisible();
    await tab(page, 'hull').click();
    await expect(page.locator('[data-code=not-found]')).toBeVisible();
    await page.unroute(/\/(hull|world)-[^/]*\.wasm/);
    await page.getByRole('button', {name: say('page.retry')}).click();
    await expect(page.locator('.cs-hull[data-stage]')).toBeVisible();
  });
});

test.describe('with closed folds', () => {
  test.use({folds: ''}); // open tools over the picture would cause a second drawing

  for (const state of ['lab=pair&stage=keep&preset=deep', 'lab=world&scene=pyramid']) {
    test(`the first picture is drawn once: ${state}`, async ({page}) => {
      await page.addInitScript(() => {
        let pictures = 0;
        const {setTransform} = CanvasRenderingContext2D.prototype;
        CanvasRenderingContext2D.prototype.setTransform = function (...args: unknown[]) {
          Object.assign(window, {pictures: ++pictures});
          return Reflect.apply(setTransform, this, args);
        };
      });
      await page.goto(`./#${state}`);
      await page.locator('canvas').waitFor();
      await frames(page, 20); // long enough for a second picture
      expect(await page.evaluate(() => (window as unknown as {pictures: number}).pictures)).toBe(1);
    });
  }
});

test('if a plain host sends the wasm with a wrong type, the .gz is loaded', {tag: ['@sub-path', '@engine-all']}, async ({page, lab}, {project}) => {
  const plain = project.name === 'sub-path';
  const wasm = page.waitForResponse(/\.wasm(\.gz)?$/);
  await lab.open();
  const url = (await wasm).url();
  expect(url).toMatch(plain ? /\.wasm\.gz$/ : /\.wasm$/);
  // Requested again, since a cached answer has no type.
  const type = async (of: string): Promise<unknown> => (await page.request.head(of)).headers()['content-type'];
  expect(await type(url.replace(/\.gz$/, ''))).toBe(plain ? 'application/octet-stream' : 'application/wasm');
  if (plain) expect(await type(url)).toBe('application/gzip');
});

test.describe('if the host does not compress the wasm', {tag: '@engine-all'}, () => {
  type Answer = (got: IncomingMessage, response: ServerResponse) => void;
  const pass: Answer = (got, response) => void got.pipe(response.writeHead(got.statusCode!, got.headers));

  /** A host that compresses all files except the engine's, or none. asked lists the engine's requested files by extension. */
  async function open({texts, wasm = pass, gz = pass}: {texts: boolean; wasm?: Answer; gz?: Answer}) {
    const asked: string[] = [];
    const server = createServer((request, response) => {
      const path = request.url!, engine = /\.wasm(\.\w+)?$/.exec(path);
      if (engine !== null) asked.push(engine[0]);
      const upstream = texts && engine === null ? STRICT : PLAIN;
      get(new URL(`.${path}`, upstream), {headers: {'accept-encoding': texts ? 'gzip' : 'identity'}}, (got) => (
        engine === null ? pass : engine[1] === undefined ? wasm : gz)(got, response));
    });
    await new Promise<void>((resolve) => {
      server.listen(0, resolve);
    });
    return {asked, url: `http://localhost:${(server.address() as AddressInfo).port}/#lab=pair&stage=keep&preset=deep`, close: () => {
      server.closeAllConnections();
      server.close();
    }};
  }

  test('nor anything else, only the .gz is loaded', {tag: '@engine'}, async ({page, lab}) => {
    for (const encoding of ['', 'gzip']) { // only some hosts send the header content-encoding with a .gz
      const host = await open({texts: false, gz: (got, response) => {
        const {'content-encoding': _, ...headers} = got.headers;
        got.pipe(response.writeHead(200, {...headers, ...(encoding !== '' && {'content-encoding': encoding})}));
      }});
      await page.goto(host.url);
      await lab.isAt('keep');
      expect(host.asked).toEqual(['.wasm.gz']);
      host.close();
    }
  });

  test('but its scripts, the wasm is aborted once its length is known, and the .gz is loaded', {tag: '@engine'}, async ({page, lab, faults}) => {
    faults.allow(/ERR_ABORTED|NS_BINDING_ABORTED|aborted/); // the request for the wasm
    let ended = false;
    const host = await open({texts: true, wasm: (got, response) => {
      response.on('close', () => {
        ended = true;
      });
      response.writeHead(200, got.headers);
      got.once('data', (part: Buffer) => {
        response.write(part); // the rest is never sent
        got.pause();
      });
    }});
    await page.goto(host.url);
    await lab.isAt('keep');
    expect(host.asked).toEqual(['.wasm', '.wasm.gz']);
    await soon(async () => ended).toBe(true);
    host.close();
  });

  test('and has no .gz, the wasm itself is loaded', async ({page, lab, faults}) => {
    faults.allow(/404|ERR_ABORTED|NS_BINDING_ABORTED/);
    const host = await open({texts: false, gz: (got, response) => {
      got.resume();
      response.writeHead(404).end();
    }});
    await page.goto(host.url);
    await lab.isAt('keep');
    expect(host.asked).toEqual(['.wasm.gz', '.wasm']);
    await expect(page.locator('[data-code]')).toHaveCount(0);
    host.close();
  });

  test('if the .gz is damaged, the wasm itself is loaded', async ({page, lab, faults}) => {
    faults.allow(/ERR_ABORTED|NS_BINDING_ABORTED/); // the request for the .gz
    const host = await open({texts: false, gz: (got, response) => {
      let at = 0;
      response.writeHead(200, got.headers);
      got.on('data', (part: Buffer) => {
        if (at <= 50_000 && 50_000 < at + part.length) part[50_000 - at]! ^= 4;
        at += part.length;
        response.write(part);
      }).on('end', () => response.end());
    }});
    await page.goto(host.url);
    await lab.isAt('keep');
    expect(host.asked).toEqual(['.wasm.gz', '.wasm']);
    host.close();
  });
});
