import {AxeBuilder} from '@axe-core/playwright';
import type {Locator, Page} from '@playwright/test';
import {MOST} from '../../web/src/figure/download';
import {readFast, some, say, soon, STAGES} from './lab';
import {expect, HEAR, heard, iframe, send, test as base} from './post';
import {OPEN, PLAIN, STRICT} from './server';
import {live, type Live, SIZE, type Trace, TraceHost} from './traces';

const CASES = {
  pair: {lab: 'pair', options: {preset: 'both-clip'}},
  hull: {lab: 'hull', options: {preset: 'tilted-box'}},
  world: {lab: 'world', options: {scene: 'pyramid'}, steps: 60, pair: [0, 1]},
} as const;

interface Kept { reader: string; pair?: Live }

const test = base.extend<object, {host: TraceHost; saved: Kept}>({
  host: [async ({browserName}, use) => {
    const host = await TraceHost.open(browserName);
    await use(host);
    host.close();
  }, {scope: 'worker'}],
  saved: [async ({browserName: reader}, use) => use({reader}), {scope: 'worker'}],
});

/** The trace of a pair, computed once. Leaves the page at a fixture. */
const pairOf = async (page: Page, saved: Kept): Promise<Trace> => (saved.pair ??= await live(page, CASES.pair)).trace;

const figure = (page: Page): Locator => page.locator('.cs-trace');
const frame = (trace: string, more = '', host = PLAIN): string => `${host}embed.html?trace=${encodeURIComponent(trace)}${more}`;

test.describe('a saved trace', () => {
  test('is stepped by buttons, keys, digits and slider, shows its stage’s words, and requests no wasm', {tag: '@engine-all'}, async ({page, host, saved}) => {
    const trace = await pairOf(page, saved), url = host.put('/pair.json', {body: JSON.stringify(trace)}), asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await readFast(page);
    await page.goto(frame(url, '&controls=full&stage=keep'));
    const at = async (i: number): Promise<void> => {
      const {id, title, text} = trace.stages[i]!;
      await expect(figure(page)).toHaveAttribute('data-stage', id);
      await expect(page.locator(`.cs-stage[data-stage=${id}]`)).toHaveAttribute('aria-current', 'step');
      await expect(page.locator('[aria-current=step]')).toHaveCount(1);
      await expect(page.locator('.cs-title')).toHaveText(title);
      await expect(page.locator('.cs-text').last()).toHaveText(text);
      await expect(page.locator('[aria-live=polite]')).toHaveText(`${title}. ${text}`);
      await expect(page.getByRole('slider', {name: say('ui.scrubber')})).toHaveValue(String(i + 1));
    };
    await at(8);
    await page.getByRole('button', {name: say('ui.next.name'), exact: true}).click();
    await at(9);
    await expect(page.getByRole('button', {name: say('ui.next.name'), exact: true})).toHaveAttribute('aria-disabled', 'true');
    for (const [key, i] of [['Home', 0], ['ArrowRight', 1], ['ArrowLeft', 0], ['ArrowLeft', 0], ['End', 9], ['Digit4', 3], ['Digit0', 9]] as const) {
      await page.keyboard.press(key);
      await at(i);
    }
    await page.getByRole('button', {name: say('ui.prev.name'), exact: true}).click();
    await page.locator('.cs-stage[data-stage=incident]').click();
    await at(5);
    await page.getByRole('slider', {name: say('ui.scrubber')}).fill('2');
    await at(1);
    await page.getByRole('button', {name: say('ui.play'), exact: true}).click();
    await expect(figure(page)).toHaveAttribute('data-stage', 'faces-b');
    await page.getByRole('button', {name: say('ui.pause'), exact: true}).click();
    await expect(page.getByRole('link', {name: say('page.trace.open')})).toHaveAttribute('href', /^\.\/index\.html#lab=pair&stage=contacts&a=/);
    expect(asked.filter((one) => /\.wasm|text-en/.test(one))).toEqual([]);
    expect((await new AxeBuilder({page}).include('.cs-trace').analyze()).violations.map(({id}) => id)).toEqual([]);
  });

  for (const lab of some(['pair', 'hull', 'world'] as const)) {
    test(`of a ${lab} has the live figure’s pictures at every stage`, async ({page, host, blog}) => {
      test.slow();
      const {trace, pictures} = await live(page, {...CASES[lab], pictures: true} as never);
      expect(new Set(pictures).size).toBeGreaterThan(6);
      const url = host.put(`/${lab}.json`, {body: JSON.stringify(trace)});
      await page.goto(blog.publish(`<script type="module" src="${OPEN}clip-stage.js"></script>
        <clip-stage trace="${url}" controls="none" theme="light" style="position: fixed; inset: 0 auto auto 0; width: ${SIZE.width}px; height: ${SIZE.height}px; --clipstage-paper: #fcfbf8; --clipstage-panel: #ffffff"></clip-stage>`));
      await expect(figure(page)).toBeVisible();
      for (const [i, {id, sub = 0}] of trace.stages.entries()) {
        await page.evaluate(async (next) => {
          const element = document.querySelector('clip-stage')!;
          if (next) await (element as unknown as {next(): Promise<void>}).next();
          await (element as unknown as {settled(): Promise<void>}).settled();
        }, i > 0);
        await expect(figure(page)).toHaveAttribute('data-stage', id);
        const drawn = await page.evaluate(() => (document.querySelector('clip-stage') as unknown as {toSVG(): Promise<string>}).toSVG());
        expect(said(drawn), `what is written at ${id} ${sub}`).toEqual(said(pictures[i]!));
        expect(drawn, `${id} ${sub}`).toBe(pictures[i]!);
      }
    });
  }

  test('is shown without WebAssembly', {tag: '@engine-all'}, async ({page, saved, faults}) => {
    faults.allow(/blocked WebAssembly/); // from the check below, in Firefox
    const trace = await pairOf(page, saved);
    await page.route('**/traces/pair.json', (route) => route.fulfill({json: trace}));
    await page.route('**/embed.html*', async (route) => {
      const response = await route.fetch();
      await route.fulfill({response, headers: {...response.headers(), 'content-security-policy': "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; require-trusted-types-for 'script'"}});
    });
    await page.goto(frame('traces/pair.json', '&stage=incident', STRICT));
    expect(await page.evaluate(() => {
      try {
        return String(new WebAssembly.Module(Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0)));
      } catch {
        return 'forbidden';
      }
    }).catch(() => 'forbidden')).toBe('forbidden');
    await expect(figure(page)).toHaveAttribute('data-stage', 'incident');
    const colours = await page.locator('canvas').first().evaluate((canvas: HTMLCanvasElement) => new Set(new Uint32Array(canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height).data.buffer)).size);
    expect(colours).toBeGreaterThan(20);
  });

  test('takes a figure’s commands and sends a figure’s events', {tag: '@engine-all'}, async ({page, blog, host, saved}) => {
    const url = host.put('/pair.json', {body: JSON.stringify(await pairOf(page, saved))});
    await page.goto(blog.publish(`${HEAR}${iframe(frame(url, '&id=one&stage=keep'))}`));
    const types = async (...wanted: string[]): Promise<unknown[]> => (await heard(page, wanted)).map(({data: {type, payload}}) => [type, payload]);
    await soon(() => types('load', 'stage')).toEqual([
      ['load', {state: String(new URLSearchParams({trace: url, stage: 'keep'})), stage: 'keep', playing: false}], ['stage', {stage: 'keep', reached: true}],
    ]);
    expect(await types('ready')).toMatchObject([['ready', {lab: 'trace', commands: ['hello', 'next', 'prev', 'seek', 'play', 'pause', 'theme', 'getValues', 'getState']}]]);
    await send(page, {source: 'clipstage', v: 1, id: 1, type: 'seek', payload: {stage: 'faces-a'}});
    await send(page, {source: 'clipstage', v: 1, id: 2, type: 'next', payload: null});
    await send(page, {source: 'clipstage', v: 1, id: 3, type: 'seek', payload: {stage: 'reduce'}});
    await send(page, {source: 'clipstage', v: 1, id: 4, type: 'setPose', payload: {a: {x: 1}}});
    await send(page, {source: 'clipstage', v: 1, id: 5, type: 'getState', payload: null});
    await soon(async () => (await heard(page, ['getState'])).map(({data: {id, payload}}) => [id, payload['stage']])).toEqual([[5, 'faces-b']]);
    expect((await heard(page, ['done'])).map(({data: {id}}) => id)).toEqual([1, 2]);
    expect((await heard(page, ['error'])).map(({data: {id, payload}}) => [id, payload['code'], payload['field']])).toEqual([[3, 'invalid-state', 'stage'], [4, 'invalid-message', undefined]]);
    expect((await types('stage')).slice(1)).toEqual([['stage', {stage: 'faces-a', reached: true}], ['stage', {stage: 'faces-b', reached: true}]]);
    await send(page, {source: 'clipstage', v: 1, id: 6, type: 'play', payload: null});
    await soon(() => types('play', 'pause')).toEqual([['play', null]]);
    await send(page, {source: 'clipstage', v: 1, id: 7, type: 'pause', payload: null});
    await soon(() => types('play', 'pause')).toEqual([['play', null], ['pause', null]]);
  });
});

test.describe('an invalid or unreachable trace', () => {
  /** Opens a post whose frame cannot show a trace, checks the error that the frame sends, and returns the frame's notice. */
  const refused = async (page: Page, blogged: string, code: string, field?: string): Promise<Locator> => {
    await page.goto(blogged);
    await soon(async () => (await heard(page, ['error'])).map(({data: {payload}}) => [payload['code'], payload['field']])).toEqual([[code, field]]);
    const notice = page.frameLocator('iframe').locator(`.cs-failure[data-code=${code}]`);
    await expect(notice).toBeVisible();
    return notice;
  };

  test('a host without CORS headers, without the file, and a missing host', {tag: '@engine-all'}, async ({page, blog, host, saved, faults}) => {
    faults.allow(/./); // each browser words a failed load differently
    const closed = host.put('/closed.json', {cors: false, body: JSON.stringify(await pairOf(page, saved))});
    const post = (trace: string): string => blog.publish(`${HEAR}${iframe(frame(trace))}`);
    await expect(await refused(page, post(closed), 'network')).toContainText('Access-Control-Allow-Origin');
    const missing = await refused(page, post(`${host.origin}/missing.json`), 'not-found');
    await expect(missing).toContainText('404');
    host.put('/missing.json', {body: JSON.stringify(await pairOf(page, saved))});
    await missing.getByRole('button', {name: say('page.retry')}).click(); // the file may exist now
    await expect(page.frameLocator('iframe').locator('.cs-trace')).toBeVisible();
    host.answers.delete('/missing.json');
    await refused(page, post('http://localhost:1/t.json'), 'network');
  });

  test('an endless file is not read to the end', {tag: '@engine-all'}, async ({page, blog, host, faults}) => {
    faults.allow(/./);
    const before = host.sent, notice = await refused(page, blog.publish(`${HEAR}${iframe(frame(host.put('/endless.json', {endless: true})))}`), 'trace-too-large', 'trace');
    await expect(notice).toContainText(String(MOST));
    expect(host.sent - before).toBeLessThan(20 * MOST); // the network has buffers too
  });

  test('other schemes, a page, half a file, and invalid numbers', async ({page, blog, host, saved}) => {
    const trace = await pairOf(page, saved), text = JSON.stringify(trace), post = (url: string): string => blog.publish(`${HEAR}${iframe(frame(url))}`);
    for (const url of ['javascript:alert(1)', `data:application/json,${text.slice(0, 200)}`, 'file:///etc/passwd', 'https://a:b@localhost/t', '']) await refused(page, post(url), 'invalid-option', 'trace');
    for (const [body, field, words] of [
      ['<!doctype html><p>Not here', 'trace', 'JSON'], [text.slice(0, -9), 'trace', 'JSON'], ['[]', 'trace', 'an object'],
      [JSON.stringify({...trace, version: 2}), 'version', 'one of 1'],
      [JSON.stringify({...trace, stages: trace.stages.map((stage, i) => (i === 4 ? {...stage, frame: stage.frame!.map((x, k) => (k === 20 ? 1e300 : x))} : stage))}), 'stages[4].frame[20]', '−1e15 to 1e15'],
      ['{"__proto__": {"version": 1}}', 'version', 'missing'],
    ] as const) {
      await expect(await refused(page, post(host.put('/wrong.json', {body})), 'invalid-trace', field)).toContainText(words);
    }
  });

  test('an invalid option, or a stage that the trace lacks, shows a notice over the trace', async ({page, host, saved}) => {
    const url = host.put('/pair.json', {body: JSON.stringify(await pairOf(page, saved))});
    await page.goto(frame(url, '&stage=reduce&preset=deep&theme=pink'));
    await expect(figure(page)).toHaveAttribute('data-stage', 'setup');
    for (const words of ['reduce', 'preset', 'pink']) await expect(page.getByRole('alert')).toContainText(words);
  });
});

test('the lab’s page shows a trace by its link, follows the stage in the link, and opens a lab', async ({page, saved}) => {
  const trace = await pairOf(page, saved);
  await page.route('**/traces/pair.json', (route) => route.fulfill({json: trace}));
  await page.goto(`./#trace=traces/pair.json&stage=clip-neg`);
  await expect(figure(page)).toHaveAttribute('data-stage', 'clip-neg');
  await expect(page.getByRole('button', {name: say('page.share'), exact: true})).toBeHidden();
  await page.keyboard.press('ArrowRight');
  await soon(async () => new URLSearchParams(new URL(page.url()).hash.slice(1)).get('stage')).toBe('clip-pos');
  await page.evaluate(() => {
    location.hash = '#trace=traces/pair.json&stage=setup';
  });
  await expect(figure(page)).toHaveAttribute('data-stage', 'setup');
  await page.evaluate(() => {
    location.hash = '#trace=traces/pair.json&stage=nowhere';
  });
  await expect(page.getByRole('alert')).toContainText('nowhere');
  await page.getByRole('link', {name: say('page.lab.pair'), exact: true}).click();
  await expect(page.locator('.cs-figure[data-stage]:not(.cs-trace)')).toBeVisible();
});

test('the element has a figure’s methods, properties and events, and takes another trace', async ({page, blog, host, saved, faults}) => {
  faults.allow(/404|nowhere/);
  const url = host.put('/pair.json', {body: JSON.stringify(await pairOf(page, saved))}), asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(blog.publish(`<script type="module" src="${OPEN}clip-stage.js"></script><script>
    told = [];
    addEventListener('DOMContentLoaded', () => { for (const type of ['load', 'stage', 'error']) document.querySelector('clip-stage').addEventListener(type, ({detail}) => told.push([type, detail.stage ?? detail.code])); });
  </script><clip-stage trace="${url}" stage="keep"></clip-stage>`));
  await expect(figure(page)).toHaveAttribute('data-stage', 'keep');
  const told = (): Promise<unknown> => page.evaluate(() => (window as unknown as {told: unknown[]}).told);
  expect(await page.evaluate(async () => {
    const element = document.querySelector('clip-stage') as unknown as Record<string, unknown> & Record<'next' | 'getTrace' | 'getState' | 'seek', (...args: string[]) => Promise<never>>;
    await element.next();
    const refused = await element.seek('nowhere').catch(({code, field}: {code: string; field: string}) => [code, field]);
    return [element['stage'], element['playing'], (element['frame'] as Float64Array).length, (await element.getTrace() as Trace).stages.length, await element.getState(), refused];
  })).toEqual(['contacts', false, 305, STAGES.length, String(new URLSearchParams({trace: url, stage: 'contacts'})), ['invalid-state', 'stage']]);
  await page.evaluate(() => document.querySelector('clip-stage')!.setAttribute('stage', 'incident'));
  await expect(figure(page)).toHaveAttribute('data-stage', 'incident');
  expect(await told()).toEqual([['load', 'keep'], ['stage', 'keep'], ['stage', 'contacts'], ['stage', 'incident']]);
  await page.evaluate(() => document.querySelector('clip-stage')!.setAttribute('trace', '/nowhere.json'));
  await soon(async () => (await told() as unknown[]).at(-1)).toEqual(['error', 'not-found']);
  await expect(page.locator('.trouble')).toContainText('/nowhere.json');
  expect(asked.filter((one) => one.includes('.wasm'))).toEqual([]);
  await page.evaluate(() => document.querySelector('clip-stage')!.removeAttribute('trace')); // a live figure replaces the trace's figure
  await expect(page.locator('.cs-figure[data-stage=incident]:not(.cs-trace)')).toBeVisible();
});

const said = (svg: string): string[] => [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, words]) => words!);
