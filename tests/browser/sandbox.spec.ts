import {createServer, get} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {Page} from '@playwright/test';
import {say, soon} from './lab';
import {expect, figureIn, iframe, test} from './post';
import {OPEN, PLAIN, STRICT} from './server';

const SANDBOX = 'sandbox="allow-scripts"';

/** The names of the files that a page requests, without their hashes. */
function files(page: Page): string[] {
  const list: string[] = [];
  page.on('request', (request) => list.push(new URL(request.url()).pathname.split('/').at(-1)!.replace(/-[\w-]{8}\./, '.')));
  return list;
}

/** The policy of a strict host for a post: our frames and nothing else. */
const only = (host: string): Record<string, string> => ({'content-security-policy': `default-src 'none'; frame-src ${new URL(host).origin}`});

test.beforeEach(async ({page, faults}) => {
  // Firefox requests the post's icon, which the post's policy forbids.
  faults.allow(/favicon|icon|data:,/);
  await page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, {violations});
    document.addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI, sample}) => violations.push(`${violatedDirective} ${blockedURI} ${sample}`));
  });
});

for (const {name, host, sandboxed, script, packed = false, tag = '@engine'} of [
  {name: 'a strict host, an iframe as usual', host: STRICT, sandboxed: false, script: false, tag: '@engine-all'},
  {name: 'a strict host without CORS headers, in a sandbox', host: STRICT, sandboxed: true, script: true},
  {name: 'a strict host with CORS headers, in a sandbox', host: OPEN, sandboxed: true, script: false, tag: '@engine-all'},
  {name: 'a sub-path of a host with the wrong type for wasm', host: PLAIN, sandboxed: false, script: false, packed: true},
  {name: 'a sub-path of that host, in a sandbox', host: PLAIN, sandboxed: true, script: true},
]) {
  test(`${name}: the figure works, and the engine is loaded once`, {tag}, async ({page, blog, faults}) => {
    if (script) faults.allow(/\.wasm\b.*(CORS|Same Origin)|CORS|Same Origin|ERR_FAILED|BAD_URI|failed: .*\.wasm /);
    const got = files(page);
    await page.goto(blog.publish(iframe(`${host}embed.html?preset=both-clip&stage=clip-neg&theme=light`, sandboxed ? SANDBOX : ''), only(host)));
    const frame = await figureIn(page);
    const {origin, storage} = await frame.evaluate(() => {
      let storage = 'open';
      try {
        localStorage.setItem('clipstage.test', '1');
      } catch {
        storage = 'refused';
      }
      return {origin: self.origin, storage};
    });
    expect({origin, storage}).toEqual(sandboxed ? {origin: 'null', storage: 'refused'} : {origin: new URL(host).origin, storage: 'open'});

    await frame.getByRole('button', {name: 'Next stage', exact: true}).click();
    await expect(frame.locator('.cs-figure')).toHaveAttribute('data-stage', 'clip-pos');
    await expect(frame.getByRole('heading', {level: 2})).toHaveText(say('clip.one.title', {point: 'B’s v4'}));
    await soon(async () => new URL(frame.url()).hash).toBe('#lab=pair&stage=clip-pos&preset=both-clip');
    expect(await frame.locator('.cs-next').evaluate((button) => getComputedStyle(button).backgroundColor)).toBe('rgb(29, 35, 48)');
    expect(await frame.locator('canvas').evaluate((canvas) => {
      const {width, height} = canvas as HTMLCanvasElement;
      const pixels = (canvas as HTMLCanvasElement).getContext('2d')!.getImageData(0, 0, width, height).data;
      return new Set(new Uint32Array(pixels.buffer)).size;
    })).toBeGreaterThan(20);
    expect(await frame.evaluate(() => (window as unknown as {violations: string[]}).violations)).toEqual([]);

    const engine = got.filter((name) => name.includes('.wasm')).sort();
    expect(engine).toEqual(script ? ['pair.wasm', 'pair.wasm.js'] : packed ? ['pair.wasm.gz'] : ['pair.wasm']);
  });
}

test('a strict host without CORS headers, in a sandbox: each further lab’s program is loaded as a script', {tag: '@engine-all'}, async ({page, blog, faults}) => {
  faults.allow(/\.wasm\b.*(CORS|Same Origin)|CORS|Same Origin|ERR_FAILED|BAD_URI|failed: .*\.wasm /);
  for (const [lab, shown] of [['world', '.cs-world[data-step]'], ['hull', '.cs-hull[data-stage]']] as const) {
    const got = files(page);
    await page.goto(blog.publish(iframe(`${STRICT}embed.html?lab=${lab}`, SANDBOX), only(STRICT)));
    const frame = page.frames()[1]!;
    await expect(frame.locator(shown)).toBeVisible();
    expect(await frame.evaluate(() => (window as unknown as {violations: string[]}).violations)).toEqual([]);
    expect(got.filter((name) => name.includes('.wasm')).sort()).toEqual([`${lab}.wasm`, `${lab}.wasm.js`]);
    page.removeAllListeners('request');
  }
});

test('if the host names Trusted Types policies, ours is clipstage', {tag: '@engine-all'}, async ({page, blog, faults}) => {
  faults.allow(/CORS|Same Origin|ERR_FAILED|BAD_URI|failed: .*\.wasm /, /Trusted|trusted-types|TrustedTypes/);
  for (const [names, works] of [['clipstage', true], ['other', false]] as const) {
    const host = createServer((request, response) => {
      get(new URL(request.url!, STRICT), (got) => {
        const policy = `${got.headers['content-security-policy']?.toString()}; trusted-types ${names}`;
        got.pipe(response.writeHead(got.statusCode!, {...got.headers, 'content-security-policy': policy}));
      });
    });
    await new Promise<void>((resolve) => {
      host.listen(0, resolve);
    });
    const own = `http://localhost:${(host.address() as AddressInfo).port}/`;
    await page.goto(blog.publish(iframe(`${own}embed.html?stage=keep`, SANDBOX), only(own)));
    // In a browser without Trusted Types, the figure works with any policy here.
    const enforced = await page.evaluate(() => 'trustedTypes' in window);
    if (works || !enforced) await figureIn(page);
    else await expect(page.frameLocator('iframe').getByRole('alert')).toContainText(say('page.part'));
    host.close();
  }
});

test('in a sandbox without a network the figure says so', {tag: '@engine-all'}, async ({page, blog, faults}) => {
  faults.allow(/ERR_FAILED|NetworkError|failed: |Failed|CORS|Same Origin|Loading failed/);
  await page.route(/\.wasm(\.js)?$/, (route) => route.abort());
  await page.goto(blog.publish(iframe(`${STRICT}embed.html`, SANDBOX), only(STRICT)));
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('alert')).toContainText(say('notice.network'));
  await page.unrouteAll();
  await frame.getByRole('button', {name: say('page.retry')}).click();
  await figureIn(page);
});

for (const {cut, end} of [{cut: 'as a connection cuts it', end: ''}, {cut: 'between quotes', end: '"'}]) {
  test(`half of the engine’s script, ${cut}, is recognized as truncated and not requested again`, {tag: '@engine-all'}, async ({page, blog, faults}) => {
    faults.allow(/CORS|Same Origin|ERR_FAILED|BAD_URI|failed: .*\.wasm |Invalid or unexpected token|literal not terminated|stream end/);
    let asked = 0;
    const host = createServer((request, response) => {
      get(new URL(request.url!, STRICT), async (got) => {
        if (!request.url!.includes('.wasm.js')) return void got.pipe(response.writeHead(got.statusCode!, got.headers));
        let text = '';
        for await (const part of got.setEncoding('utf8')) text += part;
        const start = text.indexOf('"') + 1, half = start + Math.floor(text.length / 8) * 4; // whole bytes
        response.writeHead(200, {'content-type': 'text/javascript', 'cache-control': 'max-age=3600'}).end(++asked === 1 ? text.slice(0, half) + end : text);
      });
    });
    await new Promise<void>((resolve) => {
      host.listen(0, resolve);
    });
    const own = `http://localhost:${(host.address() as AddressInfo).port}/`;
    await page.goto(blog.publish(iframe(`${own}embed.html?stage=keep`, SANDBOX), only(own)));
    const frame = page.frameLocator('iframe');
    await expect(frame.locator('[data-code]')).toHaveAttribute('data-code', 'truncated');
    await expect(frame.getByRole('alert')).toContainText(say('notice.truncated'));
    await frame.getByRole('button', {name: say('page.retry')}).click();
    await figureIn(page);
    expect(asked).toBe(2);
    host.close();
  });
}
