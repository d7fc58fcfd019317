import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {AxeBuilder} from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import type {World} from '../../web/src/engine';
import type {ContactEvent} from '../../web/src/engine/api';
import {openFixture} from './embed';
import {LONG, expect, fill, say, soon, test} from './lab';
import {HEAR, heard, iframe, send, test as postTest, worldIn} from './post';
import {STRICT} from './server';

declare global {
  interface Window { world: World }
}

const at = (page: Page): Promise<string | null> => page.locator('.cs-world').getAttribute('data-step');

test.describe('the solver as a setting', () => {
  test('a choice in the panel applies from the next step, lists ignored settings, and can be reset', async ({page}) => {
    await page.goto('./#lab=world&scene=pyramid&step=5');
    await soon(() => at(page)).toBe('5');
    const settings = page.getByRole('region', {name: say('world.settings')}), solver = settings.getByRole('combobox', {name: say('world.solver')});
    const slop = settings.locator('[data-field=slop]'), baumgarte = settings.locator('[data-field=baumgarte]'), accumulate = settings.getByRole('switch', {name: say('world.accumulate')});
    const rounds = settings.locator('[data-field=positionIterations]'), block = settings.getByRole('switch', {name: say('world.block-solve')});
    const phases = page.locator('.cs-phase');
    await expect(solver).toHaveValue('lite');
    for (const one of [slop, baumgarte, accumulate]) await expect(one).toBeEnabled();
    for (const one of [rounds, block]) await expect(one).toBeHidden();
    await expect(phases).toHaveCount(5);
    const intro = page.locator('#solver');
    await expect(intro).toContainText('Box2D-Lite’s solver');
    // Sliders match their numbers from the first picture.
    for (const [name, value] of [['baumgarte', '0.2'], ['slop', '0.01']] as const) await expect(settings.locator(`[data-slider=${name}]`)).toHaveValue(value);

    await solver.selectOption('box2d');
    for (const one of [slop, baumgarte, accumulate]) await expect(one).toBeDisabled();
    for (const key of ['world.slop.idle', 'world.baumgarte.idle', 'world.accumulate.idle'] as const) await expect(settings.getByText(say(key), {exact: true})).toBeVisible();
    await expect(intro).toContainText('Box2D 2.4’s solver');
    await expect(rounds).toHaveValue('3');
    await expect(block).toBeChecked();
    await fill(rounds, '101');
    await page.keyboard.press('Enter');
    await expect(settings.getByRole('alert')).toHaveText('Position iterations is 101; it must be a whole number, 0 to 100.');
    await fill(rounds, '7');
    await page.keyboard.press('Enter');
    await block.click();
    await soon(() => page.evaluate(() => location.hash)).toContain('solver=box2d@5&positionIterations=7@5&blockSolve=off@5');
    await expect(phases).toHaveCount(5); // the other solver took step 5
    await page.getByRole('button', {name: say('world.next.name'), exact: true}).click();
    await soon(() => at(page)).toBe('6');
    await expect(phases).toHaveCount(6);
    await expect(page.locator('.cs-phase[aria-current=step]')).toHaveText(say('world.phase.position'));
    if (LONG) expect((await new AxeBuilder({page}).include('.cs-settings').analyze()).violations).toEqual([]); // access.spec.ts runs axe on the page

    await page.getByRole('button', {name: say('world.settings.reset')}).click();
    await expect(solver).toHaveValue('lite');
    for (const one of [rounds, block]) await expect(one).toBeHidden();
    await expect(slop).toBeEnabled();
  });

  test('a link with changes of the solver leads to the same bits; an unknown solver’s notice lists the solvers', async ({page}) => {
    const link = 'lab=world&scene=pyramid&step=40&solver=box2d@10&positionIterations=2@10&solver=lite@30';
    await openFixture(page, 'one');
    const hashes = await page.evaluate(async (link) => {
      window.figures[0]!.destroy();
      const world = window.world = window.cs.mount(document.querySelector('main')!, {lab: 'world', scene: 'pyramid'});
      world.step(10);
      world.setSettings({solver: 'box2d', positionIterations: 2});
      world.step(20);
      world.setSettings({solver: 'lite'});
      world.step(10);
      const list = [world.getHash()];
      world.back(25);
      list.push(String(world.getSettings().solver));
      world.step(25);
      list.push(world.getHash());
      await world.setState(link);
      return [...list, world.getHash(), world.getState()];
    }, link);
    expect(hashes).toEqual([hashes[0], 'box2d', hashes[0], hashes[0], link]);
    expect(hashes[0]).toMatch(/^[0-9a-f]{16}$/);

    await page.goto('./#lab=world&scene=pyramid&step=4&solver=bullet');
    await expect(page.locator('.cs-notice')).toContainText('solver is “bullet”; it must be one of lite, box2d.');
  });

  test('six phases and their times fit', async ({page}) => {
    for (const width of [1280, 950, 390]) {
      await page.setViewportSize({width, height: 844});
      await page.goto('./#lab=world&scene=conveyor&step=30&layers=bodies,timing');
      await soon(() => at(page)).toBe('30');
      await page.getByRole('button', {name: say('world.next.name'), exact: true}).click();
      const times = page.locator('.cs-times li');
      await expect(times).toHaveCount(6);
      await expect(times.last()).toContainText(say('world.phase.position'));
      const colours = await times.evaluateAll((list) => list.map((one) => getComputedStyle(one, '::before').backgroundColor));
      expect(new Set(colours).size, `${width} px`).toBe(6);
      const room = await page.locator('.cs-strip').evaluate((strip) => strip.scrollWidth - strip.clientWidth);
      expect(room, `${width} px`).toBeLessThanOrEqual(0);
    }
  });

  test('the conveyor is among the scenes, with its solver', async ({page}) => {
    await page.goto('./#lab=world&scene=conveyor');
    await soon(() => at(page)).toBe('0');
    await expect(page.getByRole('combobox', {name: say('world.solver')})).toHaveValue('box2d');
    await expect(page.getByRole('button', {name: say('world.settings.reset')})).toHaveAttribute('aria-disabled', 'true');
    await expect(page.locator(`optgroup[label="${say('world.box2d')}"] option`)).toHaveText([say('world.scene.conveyor'), say('world.scene.stack-12'), say('world.scene.bounce')]);
    await expect(page.getByRole('combobox', {name: say('world.scene'), exact: true})).toHaveValue('conveyor');
  });
});

test.describe('contact events', () => {
  let touches: {steps: number; lite: number; list: ContactEvent[]};
  test.beforeAll(() => {
    const root = fileURLToPath(new URL('../../', import.meta.url)), file = join(mkdtempSync(join(tmpdir(), 'clipstage-')), 'worlds.json');
    try {
      execFileSync('go', ['test', '-count=1', '-run', '^TestVector$', './wasm/lab/world', '-args', '-vector', file], {cwd: root, env: {...process.env, GOAMD64: 'v1'}});
      const {exact, touches: found} = JSON.parse(readFileSync(file, 'utf8')) as {exact: boolean; touches: typeof touches};
      test.skip(!exact, 'this platform has other bits');
      touches = found;
    } finally {
      rmSync(dirname(file), {recursive: true});
    }
  });

  test('the pyramid’s events equal the native ones, in order, if there is a handler', async ({page}) => {
    await openFixture(page, 'one');
    const got = await page.evaluate(({steps, lite}) => {
      window.figures[0]!.destroy();
      const world = window.world = window.cs.mount(document.querySelector('main')!, {lab: 'world', scene: 'pyramid'});
      const list: unknown[] = [], order: string[] = [];
      const end = world.on('contact-event', (event) => {
        list.push(event);
        if (order.at(-1) !== `contacts ${event.step}`) order.push(`contacts ${event.step}`);
      });
      world.on('step', ({step}) => order.push(`step ${step}`));
      world.step(lite);
      world.setSettings({solver: 'box2d'});
      world.step(steps - lite);
      const whole = list.length;
      world.back(5);
      const kept = list.length;
      world.edit({do: 'remove', body: 1});
      world.step();
      const ends = list.slice(kept).filter((event) => (event as {kind: string}).kind === 'end');
      end();
      const before = list.length;
      world.step(3);
      return {list: list.slice(0, whole), kept: kept - whole, ends, after: list.length - before, order: order.slice(-6)};
    }, {steps: touches.steps, lite: touches.lite});
    expect(got.list).toEqual(touches.list);
    expect(got.kept).toBe(0);
    expect(got.ends).toContainEqual({step: 46, kind: 'end', a: 0, b: 1, manifold: null});
    expect(got.after).toBe(0);
    expect(got.order).toEqual(['contacts 50', 'step 50', 'step 45', 'contacts 46', 'step 46', 'step 49']);
  });

  test('after a lost instance a world sends further events and none twice', async ({page, faults}) => {
    faults.allow(/unreachable|panic|RuntimeError/);
    await openFixture(page, 'one');
    const got = await page.evaluate(async () => {
      window.figures[0]!.destroy();
      const world = window.world = window.cs.mount(document.querySelector('main')!, {lab: 'world', scene: 'pyramid'}), steps: number[] = [];
      world.on('contact-event', ({step}) => {
        if (steps.at(-1) !== step) steps.push(step);
      });
      world.step(22);
      const other = window.cs.mount(document.querySelector('main')!.appendChild(document.createElement('div')), {lab: 'world', scene: 'single-box'});
      try {
        (other as unknown as {call(name: string): void}).call('panic');
      } catch { /* the panic is intended */ }
      await new Promise((resolve) => { setTimeout(resolve, 300); });
      world.step(2);
      return [world.steps, ...steps];
    });
    expect(got[0]).toBe(24);
    expect(got.slice(1)).toEqual([...new Set(got.slice(1))]);
    expect(got.slice(-2)).toEqual([23, 24]);
  });
});

postTest('an embedded world takes the solver by query and message, and sends contact events after listen', async ({page, blog}) => {
  const command = (type: string, payload?: unknown, id?: unknown): unknown => ({source: 'clipstage', v: 1, type, ...(payload !== undefined && {payload}), ...(id !== undefined && {id})});
  await page.goto(blog.publish(HEAR + iframe(`${STRICT}embed.html?lab=world&scene=pyramid&solver=box2d&positionIterations=4&blockSolve=off`) + iframe(`${STRICT}embed.html?lab=world&scene=pyramid&solver=Box2D&positionIterations=1000`)));
  const frame = await worldIn(page);
  await worldIn(page, 1);
  await expect(frame.getByRole('alert')).toHaveCount(0);
  await soon(async () => (await heard(page, ['error'], 1)).map(({data: {payload}}) => [payload['code'], payload['field'], payload['range']])).toEqual([
    ['invalid-option', 'solver', 'one of lite, box2d'], ['invalid-option', 'positionIterations', '0 to 100'],
  ]);
  const state = async (id: number): Promise<unknown> => {
    await send(page, command('getState', undefined, id));
    await soon(async () => (await heard(page, ['getState'])).some(({data}) => data.id === id)).toBe(true);
    return (await heard(page, ['getState'])).find(({data}) => data.id === id)!.data.payload['settings'];
  };
  expect(await state(1)).toMatchObject({solver: 'box2d', positionIterations: 4, blockSolve: false});
  await send(page, command('setSettings', {settings: {solver: 'lite'}}));
  expect(await state(2)).toMatchObject({solver: 'lite'});
  await send(page, command('setSettings', {settings: {solver: 'moon'}}, 'moon'));
  await soon(async () => (await heard(page, ['error'])).map(({data: {id, payload}}) => [id, payload['code'], payload['field']])).toEqual([['moon', 'invalid-option', 'settings.solver']]);

  await send(page, command('step', {n: 30}));
  await send(page, command('listen', {on: true}));
  await send(page, command('step'));
  await send(page, command('listen', {on: false}));
  await send(page, command('step'));
  await state(3);
  const told = (await heard(page, ['contact-event'])).map(({data: {payload}}) => payload);
  expect(told.length).toBeGreaterThan(11);
  expect(new Set(told.map(({step}) => step))).toEqual(new Set([31]));
  const number: unknown = expect.any(Number);
  expect(told[0]).toEqual({step: 31, kind: 'persist', a: 0, b: 1, manifold: {normal: [expect.closeTo(0), 1], points: expect.arrayContaining([
    {x: number, y: number, separation: number, impulse: number, friction: number, id: number},
  ]) as unknown}});
});
