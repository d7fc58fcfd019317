import type {Page, Route} from '@playwright/test';
import type {ErrorCode} from '../../web/src/base/error';
import {openFixture} from './embed';
import {host} from './host';
import {type Lab, expect, fewer, fill, say, soon, test} from './lab';

const WASM = /\.wasm(\.gz)?$/;
const TEXTS = /\/text-en-[\w-]+(\.lab)?\.js/; // also with a ? and a number after it

/** Checks for a visible notice with a code over the poster, and for the page's words around it. */
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
  const poster = page.getByRole('img', {name: say('page.poster')});
  await expect(poster).toBeVisible();
  await soon(() => poster.evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  await expect(poster).toBeInViewport();
  await expect(notice).toBeInViewport({ratio: 1});
}

/** The ends of a module's sections, in bytes. */
function sections(wasm: Buffer): number[] {
  const ends = [8];
  while (ends.at(-1)! < wasm.length) {
    let at = ends.at(-1)! + 1, size = 0;
    for (let shift = 0, more = true; more; shift += 7) {
      const byte = wasm[at++]!;
      size += (byte & 0x7f) << shift;
      more = byte >= 0x80;
    }
    ends.push(at + size);
  }
  return ends;
}

async function retries(lab: Lab): Promise<void> {
  await lab.page.getByRole('button', {name: say('page.retry')}).click();
  await lab.isAt('keep');
  await expect(lab.preset).toHaveValue('deep');
  await expect(lab.page.locator('[data-code]')).toHaveCount(0);
}
const LINK = '#lab=pair&stage=keep&preset=deep';

/** Answers a request with the host's file after body has changed its bytes. */
function answering(body: (whole: Buffer) => Buffer): (route: Route) => Promise<void> {
  return async (route) => {
    const response = await route.fetch();
    await route.fulfill({response, body: body(await response.body())});
  };
}

const change = (page: Page, body: (whole: Buffer) => Buffer): Promise<unknown> => page.route(WASM, answering(body));

test('without WebAssembly the page says so', {tag: ['@sub-path', '@engine-all']}, async ({page, lab}) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'WebAssembly'));
  await page.goto('./');
  await failsWith(lab, 'unsupported', say('notice.unsupported'));
});

test('without the wasm on the host the page says so', {tag: '@engine-all'}, async ({page, lab, faults}) => {
  faults.allow(/404/);
  await page.route(WASM, (route) => route.fulfill({status: 404, body: 'not found'}));
  await page.goto('./');
  await failsWith(lab, 'not-found', '404');
});

test('without a network the page says so and can try again', {tag: '@engine'}, async ({page, lab, faults}) => {
  faults.allow(/failed/i);
  await page.route(WASM, (route) => route.abort());
  await page.goto(`./${LINK}`);
  await failsWith(lab, 'network', say('notice.network'));
  await page.unroute(WASM);
  await retries(lab);
});

for (const [what, answer] of [
  ['without the engine’s texts', undefined],
  ['with half of them', (body: string) => body.slice(0, body.length / 2)],
] as const) {
  test(`${what} the page says so and can try again`, {tag: ['@sub-path', '@engine-all']}, async ({page, lab, faults}) => {
    faults.allow(/failed|Unexpected end|SyntaxError|Invalid or unexpected|missing|unterminated|literal not terminated/i);
    await page.route(TEXTS, async (route) => {
      if (answer === undefined) return route.abort();
      const response = await route.fetch();
      return route.fulfill({response, body: answer(await response.text())});
    });
    await page.goto(`./${LINK}`);
    await failsWith(lab, 'network', say('notice.network'));
    await page.unroute(TEXTS);
    await retries(lab);
  });
}

test('with the texts of another engine the page says so', {tag: '@engine-all'}, async ({page, lab}) => {
  await page.route(TEXTS, async (route) => {
    const response = await route.fetch(), body = await response.text();
    await route.fulfill({response, body: body.replace(/\ben [0-9a-f]{8}\b/, 'en 00000000')});
  });
  await page.goto('./');
  await failsWith(lab, 'version', 'texts of another engine');
});

test('a frame without the engine’s texts says so and can try again', {tag: '@engine-all'}, async ({page, faults}) => {
  faults.allow(/failed/i);
  await page.route(TEXTS, (route) => route.abort());
  await page.goto('./embed.html?stage=keep');
  await expect(page.locator('[data-code=network]')).toContainText(say('notice.network'));
  await page.unroute(TEXTS);
  await page.getByRole('button', {name: say('page.retry')}).click();
  await expect(page.locator('.cs-figure')).toHaveAttribute('data-stage', 'keep');
  await expect(page.locator('[data-code]')).toHaveCount(0);
});

test('when the network is lost half-way the page says so and can try again', {tag: '@engine'}, async ({page, lab, faults, browserName}) => {
  // Firefox treats a truncated body as complete.
  const lost = browserName === 'firefox' ? 'truncated' : 'network';
  faults.allow(/ERR_CONTENT_LENGTH_MISMATCH|ERR_INCOMPLETE|ERR_CONNECTION|failed/i);
  const lossy = await host(({headers, body}, response, nth) => {
    response.writeHead(200, headers);
    if (nth > 2) response.end(body);
    else response.write(body.subarray(0, body.length / 2), () => response.destroy());
  });
  await page.goto(lossy.url + LINK);
  await failsWith(lab, lost, say(`notice.${lost}`));
  await page.getByRole('button', {name: say('page.retry')}).click(); // the wasm is lost again
  await soon(async () => lossy.asked).toBe(2);
  await failsWith(lab, lost, say(`notice.${lost}`));
  await retries(lab);
  expect(lossy.asked).toBe(3);
  await lossy.close();
});

test('a retry does not use a truncated body from the cache', {tag: '@engine-all'}, async ({page, lab, faults}) => {
  faults.allow(/ERR_CONTENT_DECODING_FAILED|failed/i);
  const cut = await host(({headers, body}, response, nth) => {
    const sent = nth > 1 ? body : body.subarray(0, body.length / 2);
    response.writeHead(200, {...headers, 'content-length': sent.length, 'cache-control': 'max-age=3600'}).end(sent);
  });
  await page.goto(cut.url + LINK);
  await expect(page.locator('[data-code]')).toHaveAttribute('data-code', /^(network|truncated)$/);
  await retries(lab);
  await cut.close();
});

test('with half of the wasm the page says so', {tag: ['@sub-path', '@engine-all']}, async ({page, lab}) => {
  await change(page, (whole) => whole.subarray(0, whole.length / 2));
  await page.goto('./');
  await failsWith(lab, 'truncated', say('notice.truncated'));
});

test('with a wasm cut between two sections the page says so', {tag: ['@engine-all', '@long']}, async ({page, lab}) => {
  let last = -1;
  await change(page, (whole) => {
    const ends = sections(whole);
    expect(ends.at(-1)).toBe(whole.length);
    return whole.subarray(0, ends.at(last));
  });
  for (last of [-2, -3]) { // no data; no code
    await page.goto('./');
    await failsWith(lab, 'truncated', say('notice.truncated'));
  }
});

test('with an empty wasm the page says so', {tag: ['@engine-all', '@long']}, async ({page, lab}) => {
  await change(page, () => Buffer.alloc(0));
  await page.goto('./');
  await failsWith(lab, 'truncated', say('notice.truncated'));
});

test('with a web page instead of the wasm the page says so', {tag: ['@sub-path', '@engine-all']}, async ({page, lab, faults}) => {
  faults.allow(/ERR_ABORTED|NS_BINDING_ABORTED/); // the rest of the download is aborted
  await page.route(WASM, (route) => route.fulfill({contentType: 'text/html', body: '<!doctype html><title>Welcome</title>'}));
  await page.goto('./');
  await failsWith(lab, 'mime', 'not WebAssembly');
});

test('with a damaged wasm the page says so and can try again', {tag: '@engine-all'}, async ({page, lab}) => {
  await change(page, (whole) => Buffer.concat([whole.subarray(0, 5000), Buffer.alloc(whole.length - 5000, 0xff)]));
  await page.goto(`./${LINK}`);
  await failsWith(lab, 'damaged', say('page.damaged'));
  await page.unroute(WASM);
  await retries(lab);
});

for (const name of ['world', 'hull'] as const) {
  test(`a fault in the ${name} lab’s program or texts is shown, and each retry loads the current files`, {tag: '@engine-all'}, async ({page, faults}) => {
    faults.allow(/failed|ERR_FAILED|NetworkError/i);
    const answers: [code: ErrorCode, words: string, file: RegExp, answer: (route: Route) => Promise<void>][] = [
      ['version', 'texts of another engine', TEXTS, answering((texts) => Buffer.from(texts.toString().replace(/\ben [0-9a-f]{8}\b/, 'en 00000000')))],
      ['network', say('notice.network'), TEXTS, (route) => route.abort()],
      ['network', say('notice.network'), WASM, (route) => route.abort()],
      ['truncated', say('notice.truncated'), WASM, answering((whole) => whole.subarray(0, whole.length / 2))],
      ['damaged', say('page.damaged'), WASM, answering((whole) => Buffer.concat([whole.subarray(0, 5000), Buffer.alloc(whole.length - 5000, 0xff)]))],
    ];
    const asked = new Set<string>(), retry = page.getByRole('button', {name: say('page.retry')});
    page.on('request', (request) => asked.add(/\/(\w+)-[^/]*\.wasm/.exec(request.url())?.[1] ?? ''));
    for (const [i, [code, words, file, answer]] of answers.entries()) {
      await page.route(file, answer);
      await (i === 0 ? page.goto(`./#lab=${name}`) : i === 1 ? page.reload() : retry.click()); // another engine's texts require a reload
      await expect(page.locator('[data-code]')).toHaveAttribute('data-code', code);
      await expect(page.locator('[data-code]')).toContainText(words);
      await page.unroute(file);
    }
    await retry.click();
    await expect(page.locator(`.cs-${name}`)).toHaveAttribute(name === 'world' ? 'data-step' : 'data-stage', /./);
    await expect(page.locator('[data-code]')).toHaveCount(0);
    expect([...asked].filter(Boolean)).toEqual([name]);
  });
}

test('if the policy forbids WebAssembly the page says so', {tag: '@engine'}, async ({page, lab, faults}) => {
  faults.allow(/Content Security Policy|wasm-unsafe-eval/);
  await page.route((url) => url.pathname === '/', async (route) => {
    const response = await route.fetch();
    await route.fulfill({response, headers: {...response.headers(), 'content-security-policy': "default-src 'self'; img-src 'self' data:"}});
  });
  await page.goto('./');
  await failsWith(lab, 'wasm-blocked', 'wasm-unsafe-eval');
});

test('without a canvas the page says so', async ({page, lab}) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.goto('./');
  await failsWith(lab, 'no-canvas', say('notice.no-canvas'));
});

test('a wrong content type costs neither a notice nor a second download', {tag: '@engine'}, async ({page, lab, browserName}) => {
  for (const type of fewer(browserName, ['text/html', undefined, 'application/octet-stream', 'text/plain; charset=utf-8'], 2)) {
    const odd = await host(({headers, body}, response) => {
      const {'content-type': _, ...rest} = headers;
      response.writeHead(200, {...rest, ...(type !== undefined && {'content-type': type})}).end(body);
    });
    await page.goto(odd.url + LINK);
    await lab.isAt('keep');
    await expect(page.locator('[data-code]')).toHaveCount(0);
    await expect(lab.notice).toBeHidden();
    expect(odd.asked, type).toBe(1);
    await odd.close();
  }
});

test('without storage only remembered choices are missing', {tag: ['@sub-path', '@engine-all']}, async ({page, lab}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, {get() {
        throw new DOMException('forbidden', 'SecurityError');
      }});
    }
  });
  await lab.open('lab=pair&stage=keep&preset=deep');
  await lab.isAt('keep');
  await expect(lab.notice).toBeHidden();
  await lab.theme.selectOption('dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await lab.next.click();
  await lab.isAt('contacts');
});

test('after a panic in the engine the figure says so, and the next command works', async ({page}) => {
  await openFixture(page, 'one');
  const figure = page.locator('.cs-figure'), notice = figure.locator('.cs-notice');
  const seen = (): Promise<unknown> => page.evaluate(async () => [await window.figures[0]!.settled(), window.figures[0]!.getState(), window.figures[0]!.frame.join(), document.querySelector('canvas')!.toDataURL()]);
  const before = await seen();
  for (const times of [1, 2]) {
    const {code, told} = await page.evaluate(() => {
      const told: string[] = [];
      const off = window.figures[0]!.on('error', (error) => told.push(error.code));
      try {
        window.figures[0]!['call']('panic');
        return {code: 'none', told};
      } catch (error) {
        return {code: (error as {code: string}).code, told};
      } finally {
        off();
      }
    });
    expect({code, told}, `${times}`).toEqual({code: 'panic', told: ['panic']});
    await expect(notice).toBeVisible();
    await expect(notice).toHaveRole('alert');
    await expect(notice).toContainText(say('page.panic', {reason: 'on request'}));
    expect(await seen()).toEqual(before);
  }
  await figure.getByRole('button', {name: 'Next stage'}).click();
  await expect(figure).toHaveAttribute('data-stage', 'faces-a');
  await expect(figure.getByRole('heading', {level: 2})).toBeVisible();
  await fill(figure.locator('[data-field="b.x"]'), '0.5');
  await page.keyboard.press('Enter');
  await soon(() => page.evaluate(() => window.figures[0]!.getPose().b.x)).toBe(0.5);
});

test('a slow network delays the engine without an error', {tag: '@engine-all'}, async ({page, lab}) => {
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

  test('the page describes itself and names the missing script', async ({page, faults}) => {
    faults.allow(/csp$/);
    await page.goto('./');
    await expect(page.getByRole('heading', {level: 1})).toHaveText(say('page.name'));
    await expect(page.getByText(say('page.intro'))).toBeVisible();
    await expect(page.getByText(say('page.loading'))).toBeHidden();
    await expect(page.locator('#late')).toBeHidden();
    expect(await page.locator('#late').evaluate((late) => getComputedStyle(late).display)).toBe('none');
    // Chromium does not show noscript if a debugger disabled scripts.
    expect(await page.locator('noscript').innerHTML()).toContain(say('page.noscript'));
  });
});

for (const site of ['./', './embed.html']) test(`when the figure fails half-way, its placeholder says so: ${site}`, async ({page}) => {
  await page.addInitScript(() => {
    window.ResizeObserver = function() { throw new Error('no observer'); } as unknown as typeof ResizeObserver;
  });
  await page.goto(site);
  await expect(page.locator('[data-code=panic]')).toHaveText('no observer');
  await expect(page.getByText(say('page.what'))).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});
