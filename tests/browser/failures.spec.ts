import type {Page} from '@playwright/test';
import type {ErrorCode} from '../../web/src/error';
import {type Lab, expect, say, test} from './lab';

const WASM = /\.wasm$/;

/** A visible notice with a code, and the page's own words around it. */
async function failsWith(lab: Lab, code: ErrorCode, words: string): Promise<void> {
  const {page} = lab;
  const notice = page.locator('[data-code]');
  await expect(notice).toBeVisible();
  await expect(notice).toHaveAttribute('data-code', code);
  await expect(notice).toHaveRole('alert');
  await expect(notice).toContainText(words);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.getByText(say('page.what'))).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
}

/** Lets the wasm arrive, but not as it was sent. */
async function change(page: Page, body: (whole: Buffer) => Buffer): Promise<void> {
  await page.route(WASM, async (route) => {
    const response = await route.fetch();
    await route.fulfill({response, body: body(await response.body())});
  });
}

test('without WebAssembly the page says so', {tag: '@sub-path'}, async ({page, lab}) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'WebAssembly'));
  await page.goto('./');
  await failsWith(lab, 'unsupported', say('notice.unsupported'));
});

test('without the wasm on the host it says so', async ({page, lab, faults}) => {
  faults.allow(/404/);
  await page.route(WASM, (route) => route.fulfill({status: 404, body: 'not found'}));
  await page.goto('./');
  await failsWith(lab, 'not-found', '404');
});

test('without a network it says so, and can try again', async ({page, lab, faults}) => {
  faults.allow(/failed/i);
  await page.route(WASM, (route) => route.abort());
  await page.goto('./#lab=pair&stage=keep&preset=deep');
  await failsWith(lab, 'network', say('notice.network'));
  await page.unroute(WASM);
  await page.getByRole('button', {name: say('page.retry')}).click();
  await lab.isAt('keep');
  await expect(page.locator('[data-code]')).toHaveCount(0);
});

test('with half of the wasm it says so', {tag: '@sub-path'}, async ({page, lab}) => {
  await change(page, (whole) => whole.subarray(0, whole.length / 2));
  await page.goto('./');
  await failsWith(lab, 'truncated', say('notice.truncated'));
});

test('with an empty wasm it says so', async ({page, lab}) => {
  await change(page, () => Buffer.alloc(0));
  await page.goto('./');
  await failsWith(lab, 'truncated', say('notice.truncated'));
});

test('with a web page instead of the wasm it says so', {tag: '@sub-path'}, async ({page, lab, faults}) => {
  faults.allow(/ERR_ABORTED/); // the rest is not waited for
  await page.route(WASM, (route) => route.fulfill({contentType: 'text/html', body: '<!doctype html><title>Welcome</title>'}));
  await page.goto('./');
  await failsWith(lab, 'mime', 'not WebAssembly');
});

test('with a damaged wasm it says so', async ({page, lab, faults}) => {
  faults.allow(/ERR_ABORTED/);
  await change(page, (whole) => Buffer.concat([whole.subarray(0, 5000), Buffer.alloc(whole.length - 5000, 0xff)]));
  await page.goto('./');
  await failsWith(lab, 'mime', 'not WebAssembly');
});

test('where the policy forbids WebAssembly it says so', async ({page, lab, faults}) => {
  faults.allow(/Content Security Policy|wasm-unsafe-eval/);
  await page.route((url) => url.pathname === '/', async (route) => {
    const response = await route.fetch();
    await route.fulfill({response, headers: {...response.headers(), 'content-security-policy': "default-src 'self'; img-src 'self' data:"}});
  });
  await page.goto('./');
  await failsWith(lab, 'wasm-blocked', 'wasm-unsafe-eval');
});

test('without a canvas it says so', async ({page, lab}) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.goto('./');
  await failsWith(lab, 'no-canvas', say('notice.no-canvas'));
});

test('with a late network the engine comes when it comes', async ({page, lab}) => {
  await page.route(WASM, async (route) => {
    await new Promise((resolve) => {
      setTimeout(resolve, 1500);
    });
    await route.continue();
  });
  await lab.open();
  await lab.isAt('setup');
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the page says what it is and what is missing', async ({page, faults}) => {
    faults.allow(/csp$/);
    await page.goto('./');
    await expect(page.getByRole('heading', {level: 1})).toHaveText(say('page.name'));
    await expect(page.getByText(say('page.intro'))).toBeVisible();
    // Chromium does not show noscript where a debugger took the scripts away.
    expect(await page.locator('noscript').innerHTML()).toContain(say('page.noscript'));
  });
});
