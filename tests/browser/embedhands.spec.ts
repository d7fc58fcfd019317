import type {Frame, Page} from '@playwright/test';
import {openFixture} from './embed';
import {expect, HEAR, heard, iframe, send, test, worldIn} from './post';
import {say, some, soon} from './lab';
import {STRICT} from './server';

const EMBED = `${STRICT}embed.html`;
/** The stack of ten boxes after sixty steps, in the middle of the picture. */
const STACK = `${EMBED}?lab=world&scene=vertical-stack&step=60&theme=light`;

const command = (type: string, payload?: unknown, id?: unknown): unknown => ({source: 'clipstage', v: 1, type, ...(payload !== undefined && {payload}), ...(id !== undefined && {id})});

async function open(page: Page, html: string, n = 0): Promise<Frame> {
  if (n === 0) await page.goto(html);
  const frame = await worldIn(page, n);
  await expect(frame.locator('.cs-world')).toHaveAttribute('data-step', '60');
  return frame;
}

async function boxAt(frame: Frame): Promise<{x: number; y: number}> {
  const {x, y, width, height} = (await frame.locator('.cs-world canvas').first().boundingBox())!;
  return {x: x + width / 2, y: y + height * 0.42};
}

async function drag(page: Page, at: {x: number; y: number}, dx: number, dy: number): Promise<void> {
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await page.mouse.move(at.x + dx, at.y + dy, {steps: 4});
  await page.mouse.up();
}

const link = (frame: Frame): Promise<string> => frame.evaluate(() => decodeURIComponent(location.hash));
const moved = (frame: Frame): Promise<boolean> => frame.evaluate(() => document.querySelector('.cs-world')!.classList.contains('cs-zoomed'));

/** The parts of a figure that a reader sees. */
const seen = (frame: Frame): Promise<string[]> => frame.locator('.cs-world').evaluate((world) => {
  const parts = ['.cs-hands', '[data-tool=bomb]', '.cs-presets', '.cs-body', '.cs-title', '.cs-numbers', '.cs-picks', '.cs-settings', '.cs-keys'];
  return parts.filter((part) => world.querySelector(part)?.checkVisibility());
});

for (const [query, drags, parts] of some([
  ['', true, []],
  ['&controls=full', true, ['.cs-hands', '[data-tool=bomb]', '.cs-body']],
  ['&controls=full&editable=none', false, []],
  ['&editable=none', false, []],
  ['&controls=full&editable=drag', true, ['.cs-hands']],
  ['&controls=none', true, []],
] as const, 3)) {
  test(`editable limits dragging: ${query || 'no option'}`, {tag: '@engine-all'}, async ({page, blog}) => {
    await page.setViewportSize({width: 1100, height: 800});
    const frame = await open(page, blog.publish(HEAR + iframe(STACK + query).replace('height="480"', 'height="700"')));
    const before = '#lab=world&scene=vertical-stack&step=60';
    await soon(() => link(frame)).toBe(before);
    await expect(frame.locator('.cs-world')).toHaveAttribute('data-editable', !drags ? 'none' : query === '&controls=full' ? 'edit' : 'drag');
    await drag(page, await boxAt(frame), 60, -40);
    if (drags) await soon(() => link(frame)).toMatch(/&do=set@60,b\d+,x-?[\d.]+,y[\d.]+$/);
    expect(await moved(frame)).toBe(!drags); // a drag without a body moves the view
    await soon(async () => (await seen(frame)).filter((part) => ['.cs-hands', '[data-tool=bomb]', '.cs-body'].includes(part))).toEqual(parts);

    await send(page, command('getState', undefined, 'after'));
    await soon(() => heard(page, ['getState'])).toHaveLength(1);
    const after = `#${(await heard(page, ['getState']))[0]!.data.payload['state'] as string}`;
    await soon(() => link(frame)).toBe(after); // the drag's last move is written too
    await page.keyboard.press('Delete');
    const all = query === '&controls=full';
    if (!all) expect(await link(frame)).toBe(after);
    else await soon(() => link(frame)).toMatch(/&do=remove@60,b\d+$/);
    await page.keyboard.press('Control+z');
    if (all) await page.keyboard.press('Control+z');
    await soon(() => link(frame)).toBe(before);
    await page.keyboard.press('Control+y');
    if (drags) await soon(() => link(frame)).toContain('do=set@60');
    await send(page, command('edit', {edit: {do: 'remove', body: 5}})); // the option does not limit code
    await soon(() => link(frame)).toMatch(/&do=remove@60,b5$/);
    await page.keyboard.press('ArrowRight'); // the world can be stepped
    await expect(frame.locator('.cs-world')).toHaveAttribute('data-step', '61');
    await expect(frame.getByRole('alert')).toHaveCount(0);
  });
}

test('the inspector has the parts that an author has chosen', async ({page, blog}) => {
  const all = ['.cs-presets', '.cs-title', '.cs-numbers', '.cs-picks', '.cs-settings', '.cs-keys'];
  for (const [query, parts] of some([
    ['&panels=values,keys', ['.cs-title', '.cs-numbers', '.cs-keys']],
    ['&controls=full', ['.cs-hands', '[data-tool=bomb]', ...all]],
    ['&controls=full&panels=&editable=none', ['.cs-title']],
    ['&controls=none&panels=settings', []],
    ['', ['.cs-title']],
    ['&panels=', ['.cs-title']],
    ['&panels=scenes', ['.cs-presets', '.cs-title']],
    ['&panels=pairs,settings&editable=none', ['.cs-title', '.cs-picks', '.cs-settings']],
    ['&controls=full&panels=settings', ['.cs-hands', '[data-tool=bomb]', '.cs-title', '.cs-settings']],
  ] as const, 4)) {
    const frame = await open(page, blog.publish(iframe(STACK + query)));
    await soon(async () => [query, await seen(frame)]).toEqual([query, parts]);
    await expect(frame.getByRole('alert')).toHaveCount(0);
  }
  const frame = await open(page, blog.publish(iframe(`${STACK}&controls=full&panels=body`)));
  await drag(page, await boxAt(frame), 30, -20);
  await soon(() => seen(frame)).toEqual(['.cs-hands', '[data-tool=bomb]', '.cs-body', '.cs-title']);

  const choice = (option: string, value: string, range: string): string => say('page.invalid-option', {option, value, range});
  await page.goto(blog.publish(HEAR + iframe(`${EMBED}?lab=world&editable=false&panels=ids,scenes`)));
  await expect((await worldIn(page)).getByRole('alert').locator('span')).toHaveText([
    choice('editable', 'false', say('notice.range.choice', {values: 'edit, drag, none'})),
    choice('panels', 'ids,scenes', say('notice.range.list', {values: 'scenes, body, values, pairs, events, settings, keys'})),
  ].join('\n'));
  await soon(async () => (await heard(page, ['error'])).map(({data: {payload: {code, field}}}) => [code, field])).toEqual([['invalid-option', 'editable'], ['invalid-option', 'panels']]);
});

test('a page edits bodies, gets events, and gets errors for invalid edits', {tag: '@engine-all'}, async ({page, blog}) => {
  await page.goto(blog.publish(HEAR + iframe(`${EMBED}?lab=world&scene=vertical-stack&step=3&editable=none&id=fig`) + iframe(`${EMBED}?preset=deep`)));
  const frame = await worldIn(page);
  await expect(frame.locator('.cs-world')).toHaveAttribute('data-step', '3');
  const edits = [
    {do: 'add', width: [1, 2], mass: 10, position: [3, 4]}, {do: 'set', body: 11, mass: null}, {do: 'push', body: 4, at: [0, 4], impulse: [5, 0]},
    {do: 'pin', body: 4, at: [0, 4]}, {do: 'unpin', body: 4}, {do: 'remove', body: 2},
  ];
  for (const edit of edits) await send(page, command('edit', {edit}));
  await send(page, command('undo'));
  await send(page, command('redo'));
  const told = async (): Promise<unknown[]> => (await heard(page, ['edited'])).map(({data: {id, payload}}) => [id, payload]);
  const at3 = (edit: object): unknown => expect.objectContaining({step: 3, ...edit});
  await soon(told).toEqual([
    ...edits.map((edit) => ['fig', {by: 'edit', edits: [at3(edit)]}]),
    ['fig', {by: 'undo', edits: [at3(edits[5]!)]}], ['fig', {by: 'redo', edits: [at3(edits[5]!)]}],
  ]);
  await soon(() => link(frame)).toBe('#lab=world&scene=vertical-stack&step=3&do=add@3,w1,h2,m10,f0.2,x3,y4&do=set@3,b11,ms&do=push@3,b4,p0,q4,i5,j0&do=pin@3,b4,p0,q4&do=unpin@3,b4&do=remove@3,b2');

  const bad: [payload: unknown, code: string, field?: string][] = [
    [undefined, 'invalid-message'], [{do: 'remove', body: 1}, 'invalid-message'], [{edit: 'remove'}, 'invalid-message'], [{edit: [1]}, 'invalid-message'],
    [{edit: {}}, 'invalid-option', 'edit.do'], [{edit: {do: 'fly'}}, 'invalid-option', 'edit.do'], [{edit: {do: 'remove', body: 2}}, 'invalid-option', 'edit.body'],
    [{edit: {do: 'remove', body: 99}}, 'invalid-option', 'edit.body'], [{edit: {do: 'push', body: 1, at: [0, 0], impulse: [1e10, 0]}}, 'invalid-option', 'edit.impulse[0]'],
    [{edit: {do: 'unpin', body: 1, step: 9}}, 'invalid-option', 'edit.step'], [{edit: {do: 'set', body: 1, colour: 'red'}}, 'invalid-option', 'edit.colour'],
  ];
  for (const [id, [payload]] of bad.entries()) await send(page, command('edit', payload, id));
  await soon(async () => (await heard(page, ['error'])).map(({data: {id, payload: {code, field}}}) => [id, code, field])).toEqual(bad.map(([, code, field], id) => [id, code, field]));
  expect((await heard(page, ['error'])).slice(4).every(({data: {payload}}) => typeof payload['range'] === 'string')).toBe(true);
  expect(await told()).toHaveLength(8);
  for (const type of ['edit', 'undo', 'redo']) await send(page, command(type, undefined, type), 1);
  await soon(async () => (await heard(page, ['error'], 1)).map(({data: {id, payload}}) => [id, payload['code']])).toEqual(['edit', 'undo', 'redo'].map((type) => [type, 'invalid-message']));
});

test('one world’s edits, sent to another, give the same bits', {tag: '@engine-all'}, async ({page}) => {
  await openFixture(page, 'one');
  const [one, other, kinds] = await page.evaluate(() => {
    const mount = () => window.cs.mount(document.body.appendChild(document.createElement('div')), {lab: 'world', scene: 'pyramid', editable: 'none', controls: 'none'});
    const one = mount(), other = mount(), kinds: string[] = [];
    one.on('edited', ({by, edits}) => {
      kinds.push(`${by} ${edits.map((edit) => edit.do).join()}`);
      if (by !== 'edit') return;
      other.step(edits[0]!.step - other.steps);
      for (const edit of edits) other.edit(edit);
    });
    one.step(5);
    one.edit({do: 'add', width: [2, 1], mass: 40, position: [0.3, 12], velocity: [0, -20]});
    one.step(20);
    one.edit({do: 'grab', body: 3, at: [0, 0], to: [4, 4]});
    one.step(5);
    one.edit({do: 'drag', to: [5, 6]});
    one.step(5);
    one.edit({do: 'drop'});
    one.edit({do: 'set', body: 4, width: [0.5, 0.5]});
    one.undo();
    one.redo();
    one.step(30);
    other.step(one.steps - other.steps);
    return [one.getHash(), other.getHash(), kinds];
  });
  expect(one).toMatch(/^\w{16,}$/);
  expect(other).toBe(one);
  expect(kinds).toEqual(['edit add', 'edit grab', 'edit drag', 'edit drop', 'edit set', 'undo set', 'redo set']);
});

test('of three worlds and three pairs in a post those in sight run, and all ask for one wasm', async ({page, blog}) => {
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  const worlds = ['scene=pyramid', 'scene=dominos', 'scene=vertical-stack'], pairs = ['deep', 'both-clip', 'keep-drops'];
  const below = '<div style="height: 1500px">Words</div>';
  await page.goto(blog.publish(HEAR + worlds.map((query, i) => iframe(`${EMBED}?lab=world&${query}`) + below + iframe(`${EMBED}?preset=${pairs[i]!}`) + below).join('')));
  for (const n of [0, 2, 4]) await send(page, command('playWorld', {on: true}), n); // the command also starts the figures out of sight
  const steps = (): Promise<number[]> => Promise.all([0, 2, 4].map(async (n) => Number(await (await worldIn(page, n)).locator('.cs-world').getAttribute('data-step'))));
  const playing = async (): Promise<unknown[]> => Promise.all([0, 2, 4].map(async (n) => (await heard(page, ['play'], n)).length));
  await soon(playing).toEqual([1, 1, 1]);
  await soon(async () => (await steps())[0]).toBeGreaterThan(20);
  expect((await steps()).slice(1)).toEqual([0, 0]);

  await page.locator('iframe').nth(4).scrollIntoViewIfNeeded();
  await soon(async () => (await steps())[2]).toBeGreaterThan(20);
  const before = await steps();
  await soon(async () => (await steps())[2]).toBeGreaterThan(before[2]! + 20);
  const [first, second] = await steps();
  expect([first! - before[0]!, second]).toEqual([0, 0]);
  const programs = asked.filter((url) => /\/world-[^/]*\.wasm/.test(url));
  expect(new Set(programs), 'one address, so that the browser loads it once').toHaveProperty('size', 1);
});
