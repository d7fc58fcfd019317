import {AxeBuilder} from '@axe-core/playwright';
import type {Frame, Page} from '@playwright/test';
import {LABS} from '../../web/src/base/figure.gen';
import {OPTIONS} from '../../web/src/labs/world/options';
import {openFixture} from './embed';
import {some, say, soon} from './lab';
import {expect, figureIn, HEAR, heard, iframe, send, test, worldIn} from './post';
import {PLAIN, STRICT} from './server';

const EMBED = `${STRICT}embed.html`;
const EVENTS = ['load', 'progress', 'error', 'step', 'scene', 'picked', 'settings', 'stage', 'play', 'pause', 'resize'];

const command = (type: string, payload?: unknown, id?: unknown): unknown => ({source: 'clipstage', v: 1, type, ...(payload !== undefined && {payload}), ...(id !== undefined && {id})});

const at = (frame: Frame): Promise<string> => frame.evaluate(() => {
  const {scene, step} = document.querySelector<HTMLElement>('.cs-world')!.dataset;
  return `${scene} ${step}`;
});

/** The events and answers after the first `since` ones, as [id, type, payload], without resize. */
async function told(page: Page, since: number): Promise<unknown[]> {
  return (await heard(page, [...EVENTS, 'getState'])).slice(since).filter(({data: {type}}) => type !== 'resize').map(({data: {id, type, payload}}) => [id, type, payload]);
}

test('a world in an iframe has the state of its options, and its address follows it', {tag: '@engine-all'}, async ({page, blog}) => {
  await page.goto(blog.publish(iframe(`${EMBED}?lab=world&scene=vertical-stack&step=30&theme=light&controls=full`)));
  const frame = await worldIn(page);
  expect(await frame.title()).toBe(say('page.world.main'));
  await soon(() => at(frame)).toBe('vertical-stack 30');
  await expect(frame.getByRole('alert')).toHaveCount(0);
  await page.evaluate((src) => {
    document.querySelector('iframe')!.src = `${src}?lab=world&scene=vertical-stack&step=30&theme=light&controls=full#lab=world&scene=wall&step=7`;
  }, EMBED);
  await soon(() => at(frame)).toBe('wall 7');
  await page.evaluate(() => {
    const frame = document.querySelector('iframe')!;
    frame.src = frame.src.replace(/#.*/, '#');
  });
  await soon(() => at(frame)).toBe('vertical-stack 30'); // the state of its options, since the address has no hash
  await page.evaluate(() => {
    const frame = document.querySelector('iframe')!;
    frame.src = frame.src.replace(/#.*/, '#lab=pair&stage=keep');
  });
  await expect(frame.getByRole('alert')).toContainText(say('state.lab', {value: 'pair'}));
});

test('a state sets the scene; options win over the rest of it; a hash wins over all', async ({page, blog}) => {
  const src = (query: string, hash = ''): string => iframe(`${EMBED}?lab=world&${query}${hash}`);
  await page.goto(blog.publish([
    src(`scene=pyramid&state=${encodeURIComponent('lab=world&scene=wall&step=12')}`),
    src(`step=3&state=${encodeURIComponent('lab=world&scene=wall&step=12')}`),
    src('scene=pyramid&step=3', '#lab=world&scene=dominos&step=5'),
  ].join('')));
  for (const [n, stands] of ['wall 12', 'wall 3', 'dominos 5'].entries()) {
    const frame = await worldIn(page, n);
    await soon(() => at(frame)).toBe(stands);
    await expect(frame.getByRole('alert')).toHaveCount(0);
  }
  // Without a lab in the query, the hash sets the lab.
  await page.goto(`${EMBED}#lab=world&scene=wall&step=2`);
  await page.locator('.cs-world[data-step]').waitFor();
  await soon(() => at(page.mainFrame())).toBe('wall 2');
});

test('an invalid option shows a notice, and the others apply', async ({page, blog}) => {
  const lines = [
    say('page.invalid-option', {option: 'controls', value: 'dots', range: say('notice.range.choice', {values: OPTIONS.controls.values.join(', ')})}),
    say('page.unknown-option', {option: 'preset', values: Object.keys(OPTIONS).join(', ')}),
    say('page.invalid-option', {option: 'step', value: '-3', range: say('notice.range.steps')}),
  ];
  await page.goto(blog.publish(HEAR + iframe(`${EMBED}?lab=world&scene=wall&step=-3&controls=dots&preset=deep&fbclid=1`)));
  const frame = await worldIn(page);
  await expect(frame.getByRole('alert').locator('span')).toHaveText(lines.join('\n'));
  await soon(async () => (await heard(page, ['error'])).map(({data: {payload: {code, field}}}) => [code, field]))
    .toEqual([['invalid-option', 'controls'], ['invalid-option', 'preset'], ['invalid-option', 'step']]);
  expect(await at(frame)).toBe('wall 0');
  await expect(frame.locator('.cs-world')).toHaveAttribute('data-controls', 'minimal');

  await page.goto(blog.publish(HEAR + iframe(`${EMBED}?lab=moon&preset=deep`)));
  const pair = await figureIn(page);
  const range = say('notice.range.choice', {values: LABS.join(', ')});
  await expect(pair.getByRole('alert').locator('span')).toHaveText(say('page.invalid-option', {option: 'lab', range, value: 'moon'}));

  await openFixture(page, 'one');
  const got = await page.evaluate(() => {
    const {problems, element} = window.cs.mount(document.querySelector('main')!, {lab: 'world', scene: 'moon', step: 5, wheel: 'page', height: 300, autoplay: 1} as never);
    return {problems: problems.map(({code, field}) => [code, field]), controls: element.dataset.controls, scene: element.dataset.scene, wheel: element.dataset.wheel, height: element.style.height};
  });
  expect(got).toEqual({problems: [['invalid-option', 'autoplay'], ['invalid-option', 'scene']], controls: 'full', scene: 'pyramid', wheel: 'page', height: '300px'});
});

test('a world sends events, obeys commands, and answers', {tag: '@engine-all'}, async ({page, blog}) => {
  await page.goto(blog.publish(HEAR + iframe(`${EMBED}?lab=world&scene=vertical-stack&id=fig-1`)));
  await worldIn(page);
  await soon(() => heard(page, ['resize'])).not.toEqual([]);
  const before = await heard(page, EVENTS);
  const types = before.map(({data}) => data.type).filter((type) => type !== 'progress');
  expect(types.slice(0, 2)).toEqual(['load', 'resize']);
  expect(before.find(({data}) => data.type === 'load')!.data.payload).toEqual({state: 'lab=world&scene=vertical-stack', scene: 'vertical-stack', step: 0, stage: '', playing: false});
  expect(before.find(({data}) => data.type === 'resize')!.data.payload['height']).toBeGreaterThan(250);

  await send(page, command('step'));
  await send(page, command('step', {n: 9}));
  await send(page, command('back', {n: 4}));
  await send(page, command('setSettings', {settings: {gravity: [0, -3], warmStarting: false}}));
  await send(page, command('getState', undefined, 7));
  await soon(() => heard(page, ['getState'])).toHaveLength(1);
  const settings = {accumulateImpulses: true, warmStarting: false, positionCorrection: true, iterations: 10, gravity: [0, -3], baumgarte: 0.2, slop: 0.01};
  expect(await told(page, before.length)).toEqual([
    ['fig-1', 'step', {step: 1}], ['fig-1', 'step', {step: 10}], ['fig-1', 'step', {step: 6}], ['fig-1', 'settings', expect.objectContaining(settings)],
    [7, 'getState', {state: expect.stringMatching(/^lab=world&scene=vertical-stack&step=6/) as unknown, scene: 'vertical-stack', step: 6, stage: '', playing: false, settings: expect.objectContaining(settings) as unknown, height: expect.any(Number) as unknown}],
  ]);

  const since = (await heard(page, [...EVENTS, 'getState'])).length;
  await send(page, command('play'));
  await soon(async () => (await told(page, since)).filter((one) => (one as [unknown, string])[1] === 'step').length).toBeGreaterThan(2);
  await send(page, command('playWorld', {on: false}));
  await soon(async () => (await told(page, since)).at(-1)).toEqual(['fig-1', 'pause', null]);
  expect((await told(page, since))[0]).toEqual(['fig-1', 'play', null]);
});

test('commands walk the stages of a picked pair, and the page gets events', {tag: '@engine-all'}, async ({page, blog}) => {
  await page.goto(blog.publish(HEAR + iframe(`${EMBED}?lab=world&scene=vertical-stack&step=60&pick=2,1&stage=match&iterations=4&gravity=0,-5`)));
  const frame = await worldIn(page);
  await soon(() => at(frame)).toBe('vertical-stack 60');
  const stage = (): Promise<string | undefined> => frame.evaluate(() => document.querySelector<HTMLElement>('.cs-world')!.dataset.stage);
  await soon(stage).toBe('match');
  await expect(frame.getByRole('alert')).toHaveCount(0);
  const state = async (id: string): Promise<Record<string, unknown>> => {
    await send(page, command('getState', undefined, id));
    await soon(async () => (await heard(page, ['getState'])).some(({data}) => data.id === id)).toBe(true);
    return (await heard(page, ['getState'])).find(({data}) => data.id === id)!.data.payload;
  };
  const begun = await state('begun');
  expect(begun).toMatchObject({scene: 'vertical-stack', step: 60, stage: 'match', playing: false, settings: {iterations: 4, gravity: [0, -5]}});
  expect(begun['state']).toBe('lab=world&scene=vertical-stack&step=60&pick=1,2&stage=match&iterations=4&gravity=0,-5');

  const since = (await heard(page, [...EVENTS, 'getState'])).length;
  await send(page, command('next'));
  await send(page, command('prev'));
  await send(page, command('seek', {stage: 'keep'}));
  await send(page, command('step', {n: 2})); // keeps pair and stage
  await send(page, command('pick', {a: 0, b: 1})); // keeps the stage
  await send(page, command('pick'));
  await soon(async () => (await told(page, since)).at(-1)).toEqual(['', 'picked', null]);
  const log = (await told(page, since)).filter((one) => ['stage', 'step', 'picked'].includes((one as [unknown, string])[1]));
  expect(log.map((one) => (one as unknown[]).slice(1))).toEqual([
    ['stage', {stage: 'warm-start'}], ['stage', {stage: 'match'}], ['stage', {stage: 'keep'}], ['step', {step: 62}], ['picked', {a: 0, b: 1}], ['picked', null],
  ]);
  expect(await state('then')).toMatchObject({step: 62, stage: ''});

  const before = (await heard(page, ['error'])).length;
  await send(page, command('pick', {a: 0, b: 999}, 1));
  await send(page, command('pick', {a: 3, b: 3}, 2));
  await send(page, command('pick', {a: 1, b: 2}));
  await send(page, command('seek', {stage: 'end'}, 3));
  await soon(async () => (await heard(page, ['error'])).slice(before).map(({data: {id, payload}}) => [id, payload['code']])).toEqual([[1, 'invalid-option'], [2, 'invalid-option'], [3, 'invalid-state']]);
});

test('each invalid setting of the query has its own notice', async ({page, blog}) => {
  const bad = {pick: '0,999', stage: 'end', gravity: '0', iterations: '-1', baumgarte: '-1', slop: 'x', dt: '1', accumulateImpulses: 'maybe', warmStarting: '', positionCorrection: 'ON'};
  await page.goto(blog.publish(HEAR + iframe(`${EMBED}?lab=world&scene=wall&step=3&${new URLSearchParams(bad)}`)));
  const frame = await worldIn(page);
  await soon(async () => (await heard(page, ['error'])).map(({data: {payload: {code, field, range}}}) => [code, field, range !== say('notice.range.state')])).toEqual(Object.keys(bad).map((name) => ['invalid-option', name, true]));
  await soon(() => at(frame)).toBe('wall 3');
  await send(page, command('getState', undefined, 1));
  await soon(async () => (await heard(page, ['getState'])).map(({data}) => data.payload['state'])).toEqual(['lab=world&scene=wall&step=3']);
});

test('an invalid command gets an error, sent to its sender alone, and changes nothing', async ({page, blog}) => {
  await page.goto(blog.publish(HEAR + iframe(`${EMBED}?lab=world&scene=wall&step=5`) + iframe(`${EMBED}?preset=deep`)));
  const frame = await worldIn(page);
  await figureIn(page, 1);
  await soon(() => at(frame)).toBe('wall 5');
  const bad: [type: string, payload: unknown, code: string][] = [
    ['setPose', {a: {x: 1}}, 'invalid-message'], ['step', {n: 'all'}, 'invalid-message'], ['step', {n: -1}, 'invalid-option'], ['back', {n: NaN}, 'invalid-option'],
    ['pick', {a: 1}, 'invalid-message'], ['playWorld', {}, 'invalid-message'], ['setSettings', {settings: {iterations: -1}}, 'invalid-option'],
    ['setSettings', {settings: {gravity: [0]}}, 'invalid-option'], ['setSettings', {settings: {moon: 1}}, 'invalid-option'], ['fly', undefined, 'invalid-message'],
  ];
  for (const [id, [type, payload]] of bad.entries()) await send(page, command(type, payload, id));
  await soon(async () => (await heard(page, ['error'])).map(({data: {id, payload}}) => [id, payload['code']])).toEqual(bad.map(([, , code], id) => [id, code]));
  await send(page, command('getState', undefined, 'after'));
  await soon(async () => (await heard(page, ['getState'])).map(({data}) => data.payload['state'])).toEqual(['lab=world&scene=wall&step=5']);
  expect((await heard(page, ['error']))[0]!.data.payload['message']).toMatch(/world.*setPose/);

  for (const type of ['step', 'pick', 'playWorld', 'setSettings']) await send(page, command(type, undefined, type), 1);
  await soon(async () => (await heard(page, ['error'], 1)).map(({data: {id, payload}}) => [id, payload['code'], /\bpair\b/.test(String(payload['message']))]))
    .toEqual(['step', 'pick', 'playWorld', 'setSettings'].map((type) => [type, 'invalid-message', true]));
});

for (const {name, host, attributes} of [
  {name: 'in a sandbox of a strict host without CORS headers', host: STRICT, attributes: 'sandbox="allow-scripts"'},
  {name: 'at a sub-path of a host with the wrong type for wasm', host: PLAIN, attributes: ''},
]) {
  test(`a world works ${name}`, {tag: '@engine-all'}, async ({page, blog, faults}) => {
    faults.allow(/\.wasm\b.*(CORS|Same Origin)|CORS|Same Origin|ERR_FAILED|BAD_URI|failed: .*\.wasm |favicon|icon|data:,/);
    await page.goto(blog.publish(HEAR + iframe(`${host}embed.html?lab=world&scene=wall&step=4&theme=light`, attributes), {'content-security-policy': `default-src 'none'; script-src 'unsafe-inline'; frame-src ${new URL(host).origin}`}));
    const frame = await worldIn(page);
    await soon(() => at(frame)).toBe('wall 4');
    await send(page, command('step', {n: 2}));
    await soon(() => at(frame)).toBe('wall 6');
    expect(await frame.locator('canvas').evaluate((canvas: HTMLCanvasElement) => new Set(new Uint32Array(canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height).data.buffer)).size)).toBeGreaterThan(5);
  });
}

test('our script gives a world the height of its width: nothing is cut off, and only an inspector scrolls', {tag: '@engine-all'}, async ({page, blog}) => {
  await page.goto(blog.publish(['minimal', 'full', 'none'].map((controls) => iframe(`${EMBED}?lab=world&theme=light&controls=${controls}`)).join('') + `<script src="${STRICT}clipstage-embed.js"></script>`));
  for (const width of [280, 390, 720]) {
    await page.evaluate((width) => {
      for (const frame of document.querySelectorAll('iframe')) frame.style.width = `${width}px`;
    }, width);
    for (const [n, controls] of ['minimal', 'full', 'none'].entries()) {
      if (controls === 'full' && width < 720) continue;
      const frame = await worldIn(page, n);
      await soon(() => frame.evaluate(([width, controls]) => {
        const figure = document.querySelector('.cs-figure')!, page = document.documentElement;
        const over = (element: Element): string => `${element.scrollWidth > element.clientWidth ? 'x' : ''}${controls !== 'full' && element.scrollHeight > element.clientHeight ? 'y' : ''}`;
        return [width, controls, over(figure), over(page), document.querySelector('canvas')!.clientHeight >= 150];
      }, [width, controls] as const)).toEqual([width, controls, '', '', true]);
    }
  }
});

test('before its engine a frame names its own lab, and shows a world’s scene', async ({page}) => {
  await page.route(/\.wasm$/, () => {});
  await page.goto(`${EMBED}?lab=world`);
  await expect(page.locator('.cs-poster .cs-text:visible')).toHaveText(say('world.what'));
  await expect(page.locator('img')).toHaveAttribute('src', './posters/world/pyramid/0-light.svg');
  await page.goto(`${EMBED}?lab=world&poster=icon.svg&alt=A+wall`);
  await expect(page.getByRole('img', {name: 'A wall'})).toHaveAttribute('src', 'icon.svg');
  await page.goto(`${EMBED}?lab=pair`);
  await expect(page.locator('.cs-poster .cs-text:visible')).toHaveText(say('page.what'));
});

test('axe finds nothing in worlds of any controls, in either theme', async ({page, blog}) => {
  test.slow();
  for (const query of some(['controls=full&scene=vertical-stack&step=60&pick=1,2&stage=solve', 'controls=none&alt=Wall', 'controls=full', 'controls=full&scene=vertical-stack&step=60&pick=1,2&stage=match', 'controls=minimal&scene=vertical-stack&step=60&pick=1,2&stage=solve', 'controls=minimal', 'step=x'])) {
    await page.goto(blog.publish(`<main><h1>A post</h1>${iframe(`${EMBED}?lab=world&${query}`, 'title="Figure"')}</main>`));
    await worldIn(page);
    for (const colorScheme of some(['light', 'dark'] as const)) {
      await page.emulateMedia({colorScheme});
      let found: Awaited<ReturnType<AxeBuilder['analyze']>> | undefined;
      await soon(async () => (found = await new AxeBuilder({page}).analyze()).passes.length, 60_000)
        .toBeGreaterThan(15); // fewer: on a busy machine, axe's script does not start in a frame within a second, axe's limit
      expect(found!.violations.flatMap(({id, nodes}) => nodes.map(({target, failureSummary}) => `${query}, ${colorScheme}: ${id}: ${target.join(' ')}: ${failureSummary}`))).toEqual([]);
    }
  }
});
