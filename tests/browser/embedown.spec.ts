import {expect, figureIn, HEAR, heard, iframe, send, test, worldIn} from './post';
import {soon} from './lab';
import {OPEN, PLAIN} from './server';

// What an author brings along: scenes, hulls and boxes of their own, by messages and by addresses.

const EMBED = `${PLAIN}embed.html`;
const SCENE = {version: 1, bodies: [{width: [20, 1], mass: null, position: [0, -0.5]}, {width: [1, 1], mass: 1, position: [0, 3]}]};
const PAIR = {a: {w: 4, h: 2, x: 0, y: 0, angle: 0}, b: {w: 1, h: 1, x: 0.5, y: 1.4, angle: 0.2}};

const command = (type: string, payload: unknown, id: string): unknown => ({source: 'clipstage', v: 1, id, type, payload});

/** The answers and errors of the n-th frame, as [id, type, payload]. */
const answers = async (page: Parameters<typeof heard>[0], n = 0): Promise<unknown[]> =>
  (await heard(page, ['done', 'error', 'getState'], n)).map(({data: {id, type, payload}}) => [id, type, payload]);

test('a frame takes a scene, a state, a comparison and hulls by messages', async ({page, blog}) => {
  await page.goto(blog.publish(HEAR + iframe(`${EMBED}?lab=world`) + iframe(`${EMBED}?lab=hull`)));
  const world = await worldIn(page), hull = await figureIn(page, 1);
  for (const [id, scene] of [['object', SCENE], ['text', JSON.stringify(SCENE)]] as const) {
    await send(page, command('loadScene', {scene}, id));
    await soon(() => answers(page)).toContainEqual([id, 'done', {type: 'loadScene'}]);
    await expect(world.locator('.cs-world')).toHaveAttribute('data-scene', 'own');
  }
  await send(page, command('loadScene', {scene: {...SCENE, bodies: [{...SCENE.bodies[0], width: [0, 1]}]}}, 'wrong'));
  await soon(() => answers(page)).toContainEqual(['wrong', 'error', expect.objectContaining({code: 'invalid-scene', field: 'bodies[0].width[0]'})]);
  await send(page, command('setState', {state: 'lab=world&scene=wall&step=40'}, 'state'));
  await soon(() => answers(page)).toContainEqual(['state', 'done', {type: 'setState'}]);
  await expect(world.locator('.cs-world')).toHaveAttribute('data-step', '40');
  await send(page, command('setState', {state: 'lab=world&scene=nowhere'}, 'lost'));
  await soon(() => answers(page)).toContainEqual(['lost', 'error', expect.objectContaining({code: 'invalid-state'})]);
  await send(page, command('compare', {compare: 'solver:box2d;iterations:8'}, 'compare'));
  await soon(() => answers(page)).toContainEqual(['compare', 'done', {type: 'compare'}]);
  await send(page, command('getState', null, 'get'));
  await soon(async () => JSON.stringify(await answers(page))).toContain('compare=iterations:8;solver:box2d');

  const {state} = (await page.evaluate(() => window.heard.find(({frame, data}) => frame === 1 && data.type === 'load')!.data.payload)) as {state: string};
  await send(page, command('setHulls', {hulls: {b: {position: [0, 0, 5]}}}, 'away'), 1);
  await soon(() => answers(page, 1)).toContainEqual(['away', 'done', {type: 'setHulls'}]);
  await soon(() => heard(page, ['contacts'], 1).then((all) => all.at(-1)!.data.payload['count'])).toBe(0);
  await send(page, command('setState', {state}, 'back'), 1);
  await soon(() => heard(page, ['contacts'], 1).then((all) => all.at(-1)!.data.payload['count'])).toBe(4);
  expect(await hull.locator('[role=alert]:visible').count()).toBe(0);
});

test('pair, hulls and scene name a file or hold its JSON, in frames and elements; a wrong one is an error', async ({page, blog, faults}) => {
  faults.allow(/none\.json|ERR_FAILED/); // without the header, the answer 404 is hidden
  const json = {'content-type': 'application/json', 'access-control-allow-origin': '*'};
  const [pair, scene] = [PAIR, SCENE].map((file) => blog.publishPage(JSON.stringify(file), json)) as [string, string];
  const address = (name: string, value: string): string => `${EMBED}?${new URLSearchParams({lab: name === 'scene' ? 'world' : name === 'hulls' ? 'hull' : 'pair', [name]: value})}`;
  await page.goto(blog.publish(HEAR + [
    address('pair', pair), address('scene', scene), address('pair', JSON.stringify({b: PAIR.b})), address('pair', `${blog.origin}/none.json`), address('pair', '{"a": 3}'),
  ].map((src) => iframe(src)).join('') + `<script type="module" src="${OPEN}clip-stage.js"></script><clip-stage id="boxes" pair="${new URL(pair).pathname}"></clip-stage><clip-stage id="world" lab="world" scene="${scene}"></clip-stage><clip-stage id="hulls" lab="hull"></clip-stage>`));
  const loaded = (n: number): Promise<string> => heard(page, ['load'], n).then(([one]) => String(one?.data.payload['state']));
  await figureIn(page, 4);
  await soon(() => loaded(0)).toContain('a=4,2,0,0,0&b=1,1,0.5,1.4,0.2');
  await soon(() => loaded(1)).toContain('scene=own');
  await soon(() => loaded(2)).toContain('b=1,1,0.5,1.4,0.2');
  for (const [n, code] of [[3, 'network'], [4, 'invalid-pose']] as const) {
    await soon(async () => (await heard(page, ['error'], n)).map(({data: {payload}}) => payload['code'])).toEqual([code]);
    await expect((await figureIn(page, n)).getByRole('alert')).toBeVisible();
  }

  const states = await page.evaluate(async () => {
    type Own = HTMLElement & {ready: Promise<{getState(): string}>; pair: unknown; scene: unknown};
    const [boxes, world] = ['boxes', 'world'].map((id) => document.getElementById(id) as Own) as [Own, Own];
    const state = async (one: Own): Promise<string> => (await one.ready).getState();
    const first = [await state(boxes), await state(world)];
    boxes.pair = {b: {x: 1}};
    await new Promise((resolve) => setTimeout(resolve, 50));
    const objects = [await state(boxes), JSON.stringify(boxes.pair)];
    const hulls = document.getElementById('hulls') as HTMLElement & {ready: Promise<{contacts: {count: number}}>; getHulls(): Promise<{b: {position: number[]}}>};
    const pair = await hulls.getHulls();
    pair.b.position[2]! += 9;
    hulls.setAttribute('hulls', JSON.stringify(pair));
    await new Promise((resolve) => setTimeout(resolve, 50));
    const {count} = (await hulls.ready).contacts;
    world.scene = 'wall';
    await new Promise((resolve) => setTimeout(resolve, 50));
    return [...first, ...objects, await state(world), String(count)];
  });
  expect(states[0]).toContain('a=4,2,0,0,0&b=1,1,0.5,1.4,0.2');
  expect(states[1]).toContain('scene=own');
  expect(states[2]).toContain(',1,');
  expect(states[3]).toBe('{"b":{"x":1}}');
  expect(states[4]).toContain('scene=wall');
  expect(states[5]).toBe('0');
});

test('names and captions are the author’s', async ({page, blog}) => {
  const words = 'names=The crate,The floor&captions=setup:My own words.|keep:';
  await page.goto(blog.publish(HEAR + [
    `preset=both-clip&stage=faces-a&${words}`, `lab=hull&stage=best-axis&${words.replace('setup', 'faces-a')}`, 'preset=both-clip&captions=none', 'preset=both-clip&names=only&captions=nowhere:x',
    `lab=shape&stage=faces-a&${words.replace('setup', 'frames')}`,
  ].map((options) => iframe(`${PLAIN}embed.html?${options}`)).join('')));
  const [boxes, hulls, bare, shapes] = [await figureIn(page), await figureIn(page, 1), await figureIn(page, 2), await figureIn(page, 4)];
  await expect(boxes.locator('.cs-text')).toContainText('Along The crate’s x axis');
  await expect(hulls.locator('.cs-text')).toContainText('The floor');
  await expect(shapes.locator('.cs-text')).toContainText('The crate');
  for (const frame of [boxes, hulls, shapes]) expect(await frame.locator('.cs-title, .cs-text').allTextContents()).not.toContainEqual(expect.stringMatching(/\b[AB]’s/));
  await send(page, command('seek', {stage: 'setup'}, 'seek'));
  await expect(boxes.locator('.cs-text')).toHaveText('My own words.');
  await send(page, command('seek', {stage: 'keep'}, 'seek'));
  await expect(boxes.locator('.cs-text')).toBeEmpty();
  await expect(bare.locator('.cs-text')).toBeHidden();
  await expect(bare.locator('.cs-twin')).not.toBeEmpty();
  expect(await bare.locator('.cs-panel').evaluate((panel) => panel.clientHeight)).toBeLessThan(4);
  await figureIn(page, 3);
  await soon(async () => (await heard(page, ['error'], 3)).map(({data: {payload}}) => payload['field']).sort()).toEqual(['captions', 'names']);
});

test('bodies of a world have the author’s names, and so have A and B', async ({page, blog}) => {
  const names = 'names=body0:the floor|body1:crate', of = (more: string): string => iframe(`${PLAIN}embed.html?lab=world&scene=vertical-stack&step=20&controls=full&${more}`);
  await page.goto(blog.publish(HEAR + of(`${names}&pick=0,1&stage=faces-a`) + of(names) + of('names=body99:x')));
  const [picked, whole] = [await worldIn(page), await worldIn(page, 1)], pair = picked.locator('.cs-figure');
  await expect(picked.locator('.cs-text').first()).toContainText('Along the floor’s x axis');
  await expect(pair).toHaveAttribute('data-names', 'the floor,crate');
  await send(page, command('seek', {stage: 'solve'}, 'seek'));
  await expect(picked.locator('.cs-names').first()).toContainText('the floor = box 0, crate = box 1');
  await send(page, command('pick', {a: 1, b: 2}, 'pick'));
  await expect(pair).toHaveAttribute('data-names', 'crate,B');
  await expect(whole.locator('select[aria-label="Pairs"] option, .cs-picks option').nth(1)).toHaveText('Boxes the floor and crate');
  await worldIn(page, 2);
  await soon(async () => (await heard(page, ['error'], 2)).map(({data: {payload}}) => payload['field'])).toEqual(['names']);
});

test('labels are at the things that an author names', async ({page, blog}) => {
  await page.goto(blog.publish(HEAR + [
    'preset=both-clip&stage=contacts&labels=A:the crate|contact1: it rests here', 'lab=hull&stage=contacts&labels=B:the wedge', 'lab=world&scene=single-box&step=60&labels=body1:falls',
    'preset=both-clip&labels=C:x|A', `lab=world&labels=body9999:x`, `preset=both-clip&labels=${Array(21).fill('A:x').join('|')}`,
    'lab=shape&preset=ball-on-corner&stage=contacts&labels=A.v3: the corner|contact1:here', 'lab=shape&preset=ball-on-corner&labels=A.v9:x',
  ].map((options) => iframe(`${PLAIN}embed.html?${options}`)).join('')));
  const written = (n: number, texts: readonly string[]): Promise<unknown> => soon(async () => {
    await send(page, command('getState', null, 'get'), n);
    const frame = n === 2 ? await worldIn(page, n) : await figureIn(page, n);
    return frame.locator('.cs-figure').evaluate((one) => (JSON.parse(one.dataset['labels'] ?? '[]') as {text: string}[]).map(({text}) => text));
  }).toEqual(texts);
  await written(0, ['the crate', 'it rests here']);
  await written(1, ['the wedge']);
  await written(2, ['falls']);
  await written(6, ['the corner', 'here']);
  for (const [n, wrong] of [[3, 2], [4, 1], [5, 1], [7, 1]] as const) {
    await (n === 4 ? worldIn(page, n) : figureIn(page, n));
    await soon(async () => (await heard(page, ['error'], n)).map(({data: {payload}}) => [payload['field'], payload['range'] !== ''])).toEqual(Array(wrong).fill(['labels', true]));
  }
});

test('colours are the author’s if their contrast suffices, and the camera is told', async ({page, blog}) => {
  await page.goto(blog.publish(HEAR + ['preset=both-clip&colours=a:7a1f1f;b:063;paper:fff8e0', 'preset=both-clip&colours=a:ffe;b:003', 'lab=world&colours=ink:nonsense'].map((options) => iframe(`${PLAIN}embed.html?theme=light&${options}`)).join('')));
  const boxes = await figureIn(page), faint = await figureIn(page, 1);
  const color = (frame: typeof boxes, name: string): Promise<string> => frame.locator('.cs-figure').evaluate((one, name) => getComputedStyle(one).getPropertyValue(name), name);
  for (const [name, value] of [['--cs-a', '#7a1f1f'], ['--cs-b', '#063'], ['--cs-paper', '#fff8e0']] as const) expect(await color(boxes, name)).toBe(value);
  expect([await color(faint, '--cs-a'), await color(faint, '--cs-b')]).toEqual(['#0b6bb0', '#003']);
  await worldIn(page, 2);
  for (const n of [1, 2]) await soon(async () => (await heard(page, ['error'], n)).map(({data: {payload}}) => payload['field'])).toEqual(['colours']);

  await send(page, command('theme', {theme: 'dark'}, 'dark'));
  await soon(() => color(boxes, '--cs-ink')).not.toBe(''); // the author's paper keeps its contrasts
  await send(page, command('theme', {theme: 'dark'}, 'dark'), 1);
  await soon(() => color(faint, '--cs-a')).toBe('#ffe');
  expect(await color(faint, '--cs-b')).not.toBe('#003');
  await soon(async () => (await heard(page, ['error'], 1)).map(({data: {payload}}) => /b:#003|a:#ffe/.exec(String(payload['message']))?.[0])).toEqual(['a:#ffe', 'b:#003']);

  const views = async (): Promise<Record<string, number>[]> => (await heard(page, ['camera'])).map(({data: {payload}}) => payload as Record<string, number>);
  await soon(async () => Object.keys((await views())[0] ?? {})).toEqual(['x', 'y', 'scale', 'width', 'height']);
  const {width} = (await views()).at(-1)!;
  await page.setViewportSize({width: 900, height: 800});
  await soon(async () => (await views()).at(-1)!['width']! < width!).toBe(true);
});
