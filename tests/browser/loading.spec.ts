import type {Frame, Page} from '@playwright/test';
import {openFixture} from './embed';
import {type Host, host} from './host';
import {frames, say, soon} from './lab';
import {expect, figureIn, iframe, test} from './post';
import {STRICT} from './server';

const LINK = '#lab=pair&stage=keep&preset=deep';
const SANDBOX = 'sandbox="allow-scripts"';
const SCRIPT = /assets\/(index|embed|embedding)-[\w-]+\.js$/;

/** The browsers' errors for a missing file. */
const GONE = /404|MIME|ERR_ABORTED|NS_BINDING_ABORTED|NS_ERROR_CORRUPTED_CONTENT/;

/** Skips the notice's delay. The delay is in the style sheet, so a stopped clock does not skip it. */
async function wait(page: Page | Frame): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
}

/** The time until the notice shows, in seconds. */
const delay = (page: Page): Promise<number> => page.evaluate(() => {
  const [animation] = document.getElementById('late')!.getAnimations();
  return Number(animation!.effect!.getTiming().delay) / 1000;
});

test.describe('if the script of a page is missing', {tag: '@engine-all'}, () => {
  for (const site of ['./', './embed.html', './embedding.html']) {
    test(`a notice says so after some seconds, and at once if the style is missing too: ${site}`, {tag: site === './' ? '@engine' : []}, async ({page, faults}) => {
      faults.allow(GONE);
      const notice = page.getByText(say('page.late')), loading = page.getByText(say('page.loading'));
      await page.route(SCRIPT, (route) => route.fulfill({status: 404}));
      await page.goto(site);
      await expect(notice).toBeHidden();
      await expect(page.getByRole('alert')).toHaveCount(0); // the hidden notice is not announced
      expect(await delay(page)).toBeGreaterThanOrEqual(5);
      await wait(page);
      await expect(notice).toBeInViewport({ratio: 1});
      await expect(page.getByRole('alert')).toContainText(say('page.late'));
      await expect(page.getByRole('link', {name: say('page.late.reload')})).toBeVisible();
      await expect(loading.filter({visible: true})).toHaveCount(0);
      await expect(page.getByRole('progressbar')).toHaveCount(0);

      await page.route(/\.css$/, (route) => route.fulfill({status: 404}));
      await page.goto(site);
      await expect(notice).toBeVisible();
    });
  }

  test('the notice disappears when the script arrives late', async ({page, lab}) => {
    let release = (): void => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(SCRIPT, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`./${LINK}`, {waitUntil: 'commit'});
    await page.locator('#late').waitFor({state: 'attached'});
    await wait(page);
    await expect(page.getByText(say('page.late'))).toBeVisible();
    release();
    await lab.isAt('keep');
    await expect(page.locator('#late')).toHaveCount(0);
  });

  /** A host whose first pages name scripts and styles that it has removed. A browser may cache these pages for an hour. */
  async function redeployed(): Promise<Host> {
    const sent = new Set<string>();
    return host(({headers, body}, response) => response.writeHead(200, headers).end(body), (path, page) => {
      const file = new URL(path, 'http://host').pathname;
      if (!/\/$|\.html$/.test(file)) return page;
      const {etag: _, 'last-modified': __, ...rest} = page.headers;
      const headers = {...rest, 'cache-control': 'max-age=3600'};
      if (sent.has(file)) return {headers, body: page.body};
      sent.add(file);
      return {headers, body: Buffer.from(page.body.toString().replaceAll(/assets\/(\w+)-[\w-]+\./g, 'assets/$1-old00000.'))};
    });
  }

  test('reloading goes past the cached page and keeps its state', {tag: '@engine'}, async ({page, lab, faults}) => {
    faults.allow(GONE);
    const site = await redeployed();
    await page.goto(site.url + LINK);
    await page.getByRole('link', {name: say('page.late.reload')}).click();
    await lab.isAt('keep');
    await expect(lab.preset).toHaveValue('deep');
    await site.close();
  });

  for (const attributes of ['', SANDBOX]) {
    test(`reloading does so in a frame: ${attributes || 'as usual'}`, {tag: attributes === SANDBOX ? '@engine' : []}, async ({page, blog, faults}) => {
      faults.allow(GONE, /favicon|icon|data:,/, /\.wasm\b.*(CORS|Same Origin)|CORS|Same Origin|ERR_FAILED|BAD_URI|failed: .*\.wasm /);
      const site = await redeployed();
      await page.goto(blog.publish(iframe(`${site.url}embed.html?theme=light${LINK}`, attributes)));
      await page.frameLocator('iframe').getByRole('link', {name: say('page.late.reload')}).click();
      const frame = await figureIn(page);
      await expect(frame.locator('.cs-figure')).toHaveAttribute('data-stage', 'keep');
      expect(new URL(frame.url()).search).toBe('?theme=light');
      await site.close();
    });
  }

  test('the notice names a host that sends a sandbox nothing', async ({page, blog, faults}) => {
    faults.allow(/favicon|icon|data:,/, /ERR_BLOCKED_BY_RESPONSE|NotSameOrigin|Cross-Origin-Resource-Policy|CORP|NS_ERROR_DOM_CORP_FAILED|failed: /);
    const site = await host(({headers, body}, response) => response.writeHead(200, headers).end(body), (_, {headers, body}) => (
      {headers: {...headers, 'cross-origin-resource-policy': 'same-origin'}, body}));
    await page.goto(blog.publish(iframe(`${site.url}embed.html`, SANDBOX)));
    const notice = page.frameLocator('iframe').getByRole('alert');
    await expect(notice).toContainText(say('page.late'));
    await expect(notice).toContainText(say('page.late.host'));
    await site.close();
  });
});

test('a loaded page has no notice', async ({page, lab}) => {
  await lab.open();
  await expect(page.locator('#late')).toHaveCount(0);
  await page.goto('./embedding.html');
  await figureIn(page);
  await expect(page.locator('#late')).toHaveCount(0);
  await expect(page.frameLocator('iframe').locator('#late')).toHaveCount(0);
});

test.describe('a host that stalls', {tag: '@engine-all'}, () => {
  for (const [when, part] of [['before its answer', 0], ['half-way', 0.5]] as const) {
    test(`${when} is reported after 20 seconds, and asked again on request`, async ({page, lab, faults}) => {
      faults.allow(/ERR_ABORTED|NS_BINDING_ABORTED|aborted/);
      let left = 0;
      const site = await host(({headers, body}, response, nth) => {
        response.on('close', () => void left++);
        if (nth > 1) return void response.writeHead(200, headers).end(body);
        if (part > 0) response.writeHead(200, headers).write(body.subarray(0, body.length * part));
      }, (_, sent) => sent);
      await page.clock.install();
      await page.goto(site.url + LINK);
      await soon(async () => site.asked).toBe(1);
      if (part > 0) await soon(() => page.locator('#bar').evaluate((bar) => (bar as HTMLProgressElement).position)).toBeCloseTo(part, 5);
      await page.clock.runFor(15_000);
      await expect(page.locator('[data-code]')).toHaveCount(0);
      expect(left).toBe(0);
      await page.clock.runFor(6000);
      await expect(page.locator('[data-code=network]')).toContainText(say('page.silent', {seconds: 20}));
      await soon(async () => left).toBe(1); // the request is aborted
      await page.getByRole('button', {name: say('page.retry')}).click();
      await lab.isAt('keep');
      expect(site.asked).toBe(2);
      await site.close();
    });
  }

  test('while the engine loads as a script is reported after a minute', async ({page, blog, faults}) => {
    faults.allow(/favicon|icon|data:,/, /CORS|Same Origin|ERR_FAILED|BAD_URI|failed: .*\.wasm/);
    let asked = 0;
    await page.route(/\.wasm\.js$/, () => void asked++);
    await page.clock.install();
    await page.goto(blog.publish(iframe(`${STRICT}embed.html?stage=keep`, SANDBOX)), {waitUntil: 'commit'}); // the stalling script may delay its load event
    await soon(async () => asked).toBe(1);
    await page.clock.runFor(61_000);
    const frame = page.frameLocator('iframe');
    await expect(frame.locator('[data-code=network]')).toContainText(say('page.slow', {seconds: 60}));
    await frame.getByRole('button', {name: say('page.retry')}).click();
    await expect((await figureIn(page)).locator('.cs-figure')).toHaveAttribute('data-stage', 'keep');
  });
});

test.describe('with one bit of the wasm flipped', {tag: '@engine-all'}, () => {
  /** Sends the wasm with a flipped bit to the first `times` requests. */
  const damaging = (bit: (length: number) => number, times: number): Promise<Host> => host(({headers, body}, response, nth) => {
    const damaged = Buffer.from(body);
    if (nth <= times) damaged[bit(8 * body.length) >> 3]! ^= 1 << (bit(8 * body.length) & 7);
    response.writeHead(200, {...headers, 'cache-control': 'max-age=3600'}).end(damaged);
  }, (_, sent) => sent);

  for (const [where, bit] of [
    ['its first bytes', () => 9],
    ['its code', (length: number) => length >> 1],
    ['its data, where it compiles all the same', (length: number) => length - 8000],
  ] as const) {
    test(`in ${where}, the engine is loaded again by itself, past the cache`, async ({page, lab}) => {
      const site = await damaging(bit, 1);
      await page.goto(site.url + LINK);
      await lab.isAt('keep');
      await expect(page.locator('[data-code]')).toHaveCount(0);
      expect(site.asked).toBe(2);
      await site.close();
    });
  }

  test('twice, the fault is reported, also without crypto.subtle, and the engine is requested again on demand', async ({page, lab}) => {
    await page.addInitScript(() => void Reflect.deleteProperty(Crypto.prototype, 'subtle'));
    const site = await damaging((length) => length - 8000, 2);
    await page.goto(site.url + LINK);
    await expect(page.locator('[data-code=damaged]')).toContainText(say('page.damaged'));
    await page.getByRole('button', {name: say('page.retry')}).click();
    await lab.isAt('keep');
    expect(site.asked).toBe(3);
    await site.close();
  });
});

test.describe('if a part of the code is missing', {tag: '@engine-all'}, () => {
  test.beforeEach(({faults}) => faults.allow(/ERR_FAILED|ERR_ABORTED|NS_ERROR_FAILURE|NS_BINDING_ABORTED|failed/i));

  for (const state of ['lab=pair&stage=keep&preset=deep', 'lab=world&scene=pendulum']) {
    test(`Share says so, until it works again: ${state}`, {tag: state.startsWith('lab=pair') ? '@engine' : []}, async ({page, lab}) => {
      const share = page.getByRole('button', {name: say('page.share'), exact: true}), dialog = page.getByRole('dialog', {name: say('page.share.title')});
      await page.goto(`./#${state}`);
      await page.locator('canvas').waitFor();
      await page.route(/\/share-[\w-]+\.js/, (route) => route.abort());
      for (const _ of [1, 2]) {
        const refused = page.waitForEvent('requestfailed', (request) => /\/share-/.test(request.url()));
        await share.click();
        await refused;
        await expect(lab.notice).toHaveText(new RegExp(`^${say('page.share.missing')}`));
        await frames(page, 6); // long enough for another request
        await expect(dialog).toHaveCount(0);
      }
      await page.unroute(/\/share-[\w-]+\.js/);
      await share.click();
      await expect(dialog).toBeVisible();
      await expect(lab.notice).toBeHidden();
    });
  }

  test('Share’s notice does not replace others', async ({page, lab}) => {
    await lab.open('lab=pair&stage=keep&preset=nowhere');
    const words = await lab.notice.textContent();
    await page.getByRole('button', {name: say('page.share'), exact: true}).click();
    await expect(page.getByRole('dialog', {name: say('page.share.title')})).toBeVisible();
    await expect(lab.notice).toHaveText(words!);
  });

  test('saving a picture rejects with a code, and works after a retry', async ({page}) => {
    await openFixture(page, 'one');
    await page.route(/\/picture-[\w-]+\.js/, (route) => route.abort());
    const draw = (): Promise<unknown> => page.evaluate(() => window.figures[0]!.toSVG().then((svg) => svg.slice(0, 4), ({name, code, message}) => ({name, code, message})));
    expect(await draw()).toEqual({name: 'ClipstageError', code: 'network', message: say('page.part')});
    await page.unroute(/\/picture-[\w-]+\.js/);
    expect(await draw()).toBe('<svg');
  });
});
