import {COMMANDS, EVENTS as MESSAGES} from '../../web/src/embed/message';
import {LONG, some, say, soon} from './lab';
import {Blog, expect, figureIn, HEAR, heard, iframe, send, test} from './post';
import {STRICT} from './server';

const EMBED = `${STRICT}embed.html`;

/** A command as a post sends it. */
const command = (type: string, payload?: unknown, id?: unknown): unknown => ({source: 'clipstage', v: 1, type, ...(payload !== undefined && {payload}), ...(id !== undefined && {id})});

const EVENTS = ['ready', 'done', 'load', 'progress', 'error', 'stage', 'pose', 'contacts', 'play', 'pause', 'resize'];

test('a figure sends events, obeys commands, and answers', {tag: '@engine'}, async ({page, blog}) => {
  await page.goto(blog.publish(HEAR + iframe(`${EMBED}?preset=resting&id=fig-1`)));
  await figureIn(page);
  const all = await heard(page, EVENTS);
  expect(new Set(all.map(({origin, data}) => [origin, data.source, data.v, data.id].join()))).toEqual(new Set([[new URL(STRICT).origin, 'clipstage', 1, 'fig-1'].join()]));
  const types = all.map(({data}) => data.type);
  expect(types.slice(0, 2)).toEqual(['ready', 'progress']);
  expect(all[0]!.data.payload).toEqual({lab: 'pair', height: 0, commands: Object.keys(COMMANDS.pair), events: MESSAGES.pair});
  expect(types.filter((type) => type !== 'progress').slice(1, 4)).toEqual(['load', 'contacts', 'resize']);
  const progress = all.filter(({data}) => data.type === 'progress').map(({data}) => data.payload as {loaded: number; total: number});
  expect(progress.at(-1)!.loaded).toBe(progress.at(-1)!.total);
  expect(all.find(({data}) => data.type === 'load')!.data.payload).toEqual({state: 'lab=pair&stage=setup&preset=resting', stage: 'setup', playing: false});
  expect(all.find(({data}) => data.type === 'resize')!.data.payload['height']).toBeGreaterThan(300);

  expect(all.find(({data}) => data.type === 'contacts')!.data.payload).toEqual({count: 2, list: [-0.6, 1.4].map((x) => ({position: [expect.closeTo(x) as unknown, 0], depth: expect.closeTo(0.04) as unknown, normal: [expect.closeTo(0) as unknown, expect.closeTo(1) as unknown]}))});

  const told = async (since: number, ...wanted: string[]): Promise<unknown[]> => {
    await soon(async () => (await heard(page, wanted)).length).toBeGreaterThanOrEqual(since);
    return (await heard(page, [...EVENTS, 'getState'])).slice(all.length).map(({data: {id, type, payload}}) => [id, type, payload]);
  };
  await send(page, command('next'));
  await send(page, command('seek', {stage: 'keep'}, 'a'));
  await send(page, command('seek', 'contacts'));
  await send(page, command('prev'));
  await send(page, command('setPose', {b: {x: 9}}));
  await send(page, command('play'));
  await send(page, command('pause'));
  await send(page, command('getState', undefined, 7));
  const log = (await told(1, 'getState')).filter((one) => (one as [unknown, string])[1] !== 'resize');
  const pose = {a: {w: 4.4, h: 1.4, x: 0, y: -0.7, angle: 0}, b: {w: 2, h: 1.6, x: 9, y: 0.76, angle: 0}};
  const state = 'lab=pair&stage=setup&a=4.4,1.4,0,-0.7,0&b=2,1.6,9,0.76,0';
  expect(log).toEqual([
    ['fig-1', 'stage', {stage: 'faces-a', reached: true}], ['fig-1', 'stage', {stage: 'keep', reached: true}], ['a', 'done', {type: 'seek'}],
    ['fig-1', 'stage', {stage: 'contacts', reached: true}], ['fig-1', 'stage', {stage: 'keep', reached: true}],
    ['fig-1', 'pose', pose], ['fig-1', 'contacts', {count: 0, list: []}],
    ['fig-1', 'stage', {stage: 'setup', reached: true}], ['fig-1', 'play', null], ['fig-1', 'pause', null],
    [7, 'getState', {state, stage: 'setup', playing: false, pose, height: expect.any(Number) as unknown}],
  ]);

  const before = (await heard(page, ['error'])).length;
  await send(page, command('seek', {stage: 'end'}, 1));
  await send(page, command('setPose', {a: {w: -1}}, 2));
  await send(page, command('setPose', {a: {w: NaN}}, 3));
  await send(page, command('fly', undefined, 4));
  await send(page, {source: 'clipstage', v: 2, type: 'next', id: 5});
  await send(page, command('next', {deep: {deep: {deep: {deep: {deep: 1}}}}}, 6));
  await send(page, command('seek', {stage: 'x'.repeat(1e6)}, 7));
  await send(page, {source: 'another script', type: 'next'});
  await send(page, 'clipstage');
  await soon(async () => (await heard(page, ['error'])).length).toBe(before + 7);
  expect((await heard(page, ['error'])).slice(before).map(({data: {id, payload}}) => [id, payload['code'], payload['field'] ?? ''])).toEqual([
    [1, 'invalid-state', 'stage'], [2, 'invalid-pose', 'a.w'], [3, 'invalid-pose', 'a.w'],
    [4, 'invalid-message', ''], [5, 'invalid-message', ''], [6, 'invalid-message', ''], [7, 'invalid-message', ''],
  ]);
});

test('replies go to the sender alone; strangers are ignored', {tag: '@engine'}, async ({page, blog, browserName, faults}) => {
  faults.allow(/target origin/); // a browser's warning about a wrong target origin
  const stranger = await Blog.open(`A stranger's page, read in ${browserName}`);
  try {
    const asker = (id: string): string => `${HEAR}<script>addEventListener('message', ({data}) => {
      if (data === 'ask') parent.frames[0].postMessage({source: 'clipstage', v: 1, id: '${id}', type: 'next'}, '*'), parent.frames[0].postMessage({source: 'clipstage', v: 1, id: '${id}', type: 'getState'}, '*');
    })</script>`;
    const sibling = blog.publish(asker('sibling')), foreign = stranger.publish(asker('stranger'));
    await page.goto(blog.publish(`${HEAR}${iframe(`${EMBED}?preset=deep`)}<iframe src="${sibling}"></iframe><iframe src="${foreign}"></iframe>`));
    const frame = await figureIn(page);
    const [near, far] = [page.frames().find((f) => f.url() === sibling)!, page.frames().find((f) => f.url() === foreign)!];
    const replies = async (f: typeof near): Promise<unknown[]> => (await f.evaluate(() => window.heard)).filter(({data}) => data.source === 'clipstage').map(({data}) => [data.type, data.id]);
    await page.evaluate(() => {
      for (const n of [2, 1]) window.frames[n]!.postMessage('ask', '*');
    });
    await soon(() => replies(near)).toEqual([['done', 'sibling'], ['getState', 'sibling']]);
    expect(await replies(far)).toEqual([]);
    expect((await heard(page, ['getState']))).toEqual([]);
    expect((await heard(page, ['stage'])).map(({data}) => data.payload['stage'])).toEqual(['faces-a']);
    expect(await frame.locator('.cs-figure').getAttribute('data-stage')).toBe('faces-a');

    // With the option origin, only that origin exchanges messages. Here it is not the parent's.
    await page.goto(blog.publish(`${HEAR}${iframe(`${EMBED}?preset=deep&origin=${stranger.origin}`)}<iframe src="${foreign}"></iframe>`));
    const other = await figureIn(page);
    await send(page, command('seek', {stage: 'keep'}));
    await page.evaluate(() => {
      window.frames[1]!.postMessage('ask', '*');
    });
    await soon(() => other.locator('.cs-figure').getAttribute('data-stage')).toBe('faces-a');
    await soon(() => replies(page.frames().find((f) => f.url() === foreign)!)).toEqual([['done', 'stranger'], ['getState', 'stranger']]);
    expect(await heard(page, [...EVENTS, 'getState'])).toEqual([]);
  } finally {
    stranger.close();
  }
});

test('a post without a referrer, and one without an origin, get events too', {tag: '@engine-all'}, async ({page, blog, faults}) => {
  faults.allow(/CORS|Same Origin|ERR_FAILED|BAD_URI|failed: .*\.wasm |404/); // frames in a sandbox are sandboxed too
  const ask = `<script>document.querySelector('iframe').addEventListener('load', ({target}) => target.contentWindow.postMessage({source: 'clipstage', v: 1, type: 'getState'}, '*'))</script>`;
  await page.goto(blog.publish(HEAR + iframe(EMBED, 'referrerpolicy="no-referrer"') + ask, {'referrer-policy': 'no-referrer'}));
  await figureIn(page);
  await soon(async () => (await heard(page, ['load', 'resize', 'getState'])).map(({data}) => data.type).sort()).toEqual(['getState', 'load', 'resize']);

  // For a page without an origin, such as a file, the figure sends to any embedding page.
  await page.goto(blog.publish(HEAR + iframe(EMBED) + ask, {'content-security-policy': 'sandbox allow-scripts'}));
  expect(await page.evaluate(() => self.origin)).toBe('null');
  await figureIn(page);
  await soon(async () => (await heard(page, ['load', 'resize', 'getState'])).map(({data}) => data.type).sort()).toEqual(['getState', 'load', 'resize']);
});

test('commands before the engine wait for it', {tag: '@engine-all'}, async ({page, blog}) => {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.wasm$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(blog.publish(HEAR + iframe(`${EMBED}?preset=deep`)));
  await page.frameLocator('iframe').getByText(say('page.loading')).waitFor();
  await send(page, command('seek', {stage: 'incident'}));
  await send(page, command('getState', undefined, 'early'));
  release();
  const frame = await figureIn(page);
  await soon(() => frame.locator('.cs-figure').getAttribute('data-stage')).toBe('incident');
  await soon(async () => (await heard(page, ['getState'])).map(({data}) => [data.id, data.payload['stage']])).toEqual([['early', 'incident']]);
});

const COUNT = 10_000 * (LONG ? 1 : 0.2);

for (const lab of some(['pair', 'hull'] as const)) test(`after ${COUNT} random messages the figure still works: ${lab}`, async ({page, blog}) => {
  test.setTimeout(90_000);
  await page.goto(blog.publish(HEAR + iframe(`${EMBED}?lab=${lab}&preset=deep`)));
  const frame = await figureIn(page);
  const told = await page.evaluate(async ([commands, count]: readonly [commands: readonly string[], count: number]) => {
    let seed = 20_261_121;
    const random = (): number => { // mulberry32
      seed = seed + 0x6d2b79f5 | 0;
      let t = Math.imul(seed ^ seed >>> 15, 1 | seed);
      t = t + Math.imul(t ^ t >>> 7, 61 | t) ^ t;
      return ((t ^ t >>> 14) >>> 0) / 2 ** 32;
    };
    const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
    const keys = ['source', 'v', 'id', 'type', 'payload', 'a', 'b', 'x', 'w', 'angle', 'stage', '__proto__', 'constructor', 'prototype', 'toString', ''];
    const value = (depth: number): unknown => {
      switch (Math.floor(random() * (depth > 0 ? 15 : 11))) {
        case 0: return undefined;
        case 1: return null;
        case 2: return random() < 0.5;
        case 3: return pick([0, -0, 1, NaN, Infinity, -1e300, 1e-320, random()]);
        case 4: return pick([...commands, 'keep', 'contacts', 'load', 'error', '__proto__', '']);
        case 5: return 'x'.repeat(Math.floor(random() * 3000));
        case 6: return 10n ** 30n;
        case 7: return new Date(NaN);
        case 8: return pick([new Map([[1, new Map()]]), new Set([1]), new Uint8Array(9), /x/g, new Error('no'), new Blob(['x'])]);
        case 9: {
          const self: {self?: unknown} = {};
          return self.self = self;
        }
        case 10: return {a: {x: random() * 4, angle: random() * 9}, b: {w: random() * 3 - 0.5}};
        case 11: return [...Array(Math.floor(random() * 5))].map(() => value(depth - 1));
        default: {
          const object = {};
          for (let i = Math.floor(random() * 5); i > 0; i--) {
            Object.defineProperty(object, pick(keys), {value: value(depth - 1), enumerable: true, configurable: true, writable: true});
          }
          return object;
        }
      }
    };
    const figure = document.querySelector('iframe')!.contentWindow!;
    let deep: unknown = 1;
    for (let i = 0; i < 500; i++) deep = {deep};
    const huge = [...Array(200_000).keys()];
    for (let i = 0; i < count; i++) {
      const type = pick([...commands, 'seek', 'setPose', value(1)]);
      const message = i % (count / 5) === 0 ? {source: 'clipstage', v: 1, type: 'setPose', payload: pick([deep, huge, 'y'.repeat(1e6)])}
        : random() < 0.85 ? {source: 'clipstage', v: pick([1, 1, 1, '1', 2, NaN]), id: i, type, ...(random() < 0.95 && {payload: value(4)}), ...(random() < 0.2 && {[pick(keys)]: value(2)})} : value(4);
      figure.postMessage(message, '*');
      if (i % 500 === 0) await new Promise((resolve) => {
        setTimeout(resolve);
      });
    }
    // The answer to the last message arrives after all other answers.
    await new Promise<void>((resolve) => {
      addEventListener('message', ({data}) => {
        if (data.id === 'last') resolve();
      });
      figure.postMessage({source: 'clipstage', v: 1, id: 'last', type: 'getState'}, '*');
    });
    const of = (...types: string[]): typeof window.heard => window.heard.filter(({data}) => types.includes(data.type));
    return {errors: of('error').length, codes: [...new Set(of('error').map(({data}) => data.payload['code']))].sort(), done: of('stage', 'pose').length};
  }, [Object.keys(COMMANDS[lab]).filter((name) => name !== 'hello'), COUNT] as const);
  expect(told.codes).toEqual(['invalid-message', ...lab === 'pair' ? ['invalid-option', 'invalid-pose'] : [], 'invalid-scene', 'invalid-state']);
  expect(told.errors).toBeGreaterThan(COUNT / 2);
  expect(told.done).toBeGreaterThan(COUNT / 100);
  expect(await frame.evaluate(() => Object.keys(Object.prototype).concat(Object.keys({})))).toEqual([]);

  if (lab === 'pair') await send(page, command('setPose', {a: {w: 4.2, h: 2.6, x: 0, y: 0, angle: 0.06}, b: {w: 2.6, h: 1.8, x: 0.3, y: 0.6, angle: 0.42}}));
  await send(page, command('seek', {stage: 'keep'}));
  await soon(() => frame.locator('.cs-figure').getAttribute('data-stage')).toBe('keep');
  await frame.getByRole('button', {name: 'Next stage', exact: true}).click();
  await expect(frame.getByRole('heading', {level: 2})).toHaveText(lab === 'pair' ? say('contacts.two.title') : say('hull.reduce.few.title', {count: 4}));
  await soon(async () => new URL(frame.url()).hash).toBe(lab === 'pair' ? '#lab=pair&stage=contacts&preset=deep' : '#lab=hull&preset=deep&stage=reduce');
});

test('hello is answered at once, by its port alone if it has one; a figure that starts at a stage sends stage after load', {tag: '@engine-all'}, async ({page, blog}) => {
  await page.goto(blog.publish(`${HEAR}<div style="height: 20000px"></div>${iframe(`${EMBED}?preset=deep&stage=keep`)}`)); // out of sight: no figure yet
  await soon(() => heard(page, ['ready'])).toHaveLength(1);
  await send(page, command('hello', undefined, 'late'));
  await soon(async () => (await heard(page, ['ready'])).map(({data}) => data.id)).toEqual(['', 'late']);
  const byPort = (type: string): Promise<unknown> => page.evaluate((type) => new Promise((resolve) => {
    const {port1, port2} = new MessageChannel();
    port1.addEventListener('message', ({data}) => resolve(data));
    port1.start();
    document.querySelector('iframe')!.contentWindow!.postMessage({source: 'clipstage', v: 1, id: 'port', type}, '*', [port2]);
  }), type);
  expect(await byPort('hello')).toMatchObject({type: 'ready', id: 'port', payload: {lab: 'pair'}});
  expect(await byPort('next')).toMatchObject({type: 'done', id: 'port', payload: {type: 'next'}});
  expect(await byPort('getState')).toMatchObject({type: 'getState', id: 'port', payload: {stage: 'contacts'}});
  expect((await heard(page, ['load', 'stage', 'done', 'getState', 'ready'])).map(({data: {id, type, payload}}) => [id, type, payload['stage']])).toEqual([
    ['', 'ready', undefined], ['late', 'ready', undefined], ['', 'load', 'keep'], ['', 'stage', 'keep'], ['', 'stage', 'contacts'],
  ]);
});

test('the script’s own messages reach no listener of the page, and the figure gets its height', {tag: '@engine-all'}, async ({page, blog}) => {
  await page.goto(blog.publish(`${HEAR}${iframe(`${EMBED}?preset=deep`)}`));
  await figureIn(page);
  await soon(() => heard(page, ['resize'])).toHaveLength(1);
  const before = (await heard(page, ['ready', 'getState', 'done', 'load', 'resize'])).length;
  await page.addScriptTag({url: `${STRICT}clipstage-embed.js`});
  await soon(() => page.locator('iframe').evaluate((frame) => frame.style.height)).toMatch(/^\d+px$/);
  expect(await heard(page, ['ready', 'getState', 'done', 'load', 'resize'])).toHaveLength(before);
});

test('a figure follows the host’s theme, before it starts too', async ({page, blog}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await page.goto(blog.publish(`${HEAR}<style>iframe { color-scheme: light dark; }</style>${iframe(`${EMBED}?theme=page&poster=only`)}`)); // as the Embed page writes it
  const frame = page.frameLocator('iframe'), body = frame.locator('body');
  const seen = (): Promise<readonly [string, string]> => body.evaluate((element) => [getComputedStyle(element).backgroundColor, getComputedStyle(element).color] as const);
  const clear = 'rgba(0, 0, 0, 0)', light = 'rgb(29, 35, 48)', dark = 'rgb(233, 236, 241)';
  await expect(frame.getByRole('button')).toBeVisible();
  expect(await seen()).toEqual([clear, light]);
  await page.emulateMedia({colorScheme: 'dark'});
  await soon(seen).toEqual([clear, dark]);
  await send(page, command('theme', {theme: 'light'}, 1));
  await soon(seen).toEqual([clear, light]);
  await expect(frame.locator('picture img')).toHaveAttribute('src', /-light\.svg$/);
  await expect(frame.locator('canvas')).toHaveCount(0); // the command starts no figure

  await send(page, command('next'));
  await figureIn(page);
  const paint = (): Promise<string> => frame.locator('.cs-figure').evaluate((element) => getComputedStyle(element).getPropertyValue('--cs-a'));
  expect(await paint()).toBe('#0b6bb0');
  await send(page, command('theme', 'dark', 2));
  await soon(paint).toBe('#5fb3f0');
  await send(page, command('theme', 'auto', 3));
  await soon(seen).toEqual(['rgb(20, 23, 29)', dark]);
  await send(page, command('theme', 'blue', 4));
  await soon(async () => (await heard(page, ['error'])).at(-1)?.data).toMatchObject({id: 4, payload: {code: 'invalid-message'}});
  expect((await heard(page, ['done'])).map(({data}) => data.id)).toEqual([1, 2, 3]);
});
