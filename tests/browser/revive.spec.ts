import type {Page} from '@playwright/test';
import type {ClipstageError, Figure, Scene, World} from '../../web/src/engine';
import {openFixture} from './embed';
import {LONG, expect, fill, say, soon, test} from './lab';

/** After an engine has lost its instance, all figures continue in the next one. */

declare global {
  interface Window {
    /** Three pairs and three worlds. The last world has a custom scene. */
    all: (Figure | World)[];
    told: [name: string, code: string, stands: string | undefined][];
    /** A world's state, settings and frame. For a pair: the state and frame, and the poses that undo and redo reach. */
    stands(one: Figure | World): unknown[];
    panic(one: Figure | World): string;
    pass(count: number): Promise<void>;
  }
}

const SCENE: Scene = {
  version: 1, bodies: [{width: [40, 2], mass: null, position: [0, -1]}, {width: [1, 1], mass: 10, position: [0, 2]}, {width: [1, 1], mass: 10, position: [0.2, 4], angle: 0.3}],
};

/** Mounts the figures, or mounts them again if the page has them. */
async function open(page: Page): Promise<void> {
  if (!await page.evaluate(() => 'all' in window)) {
    await page.setViewportSize({width: 2400, height: 1250}); // all figures are in sight, so that none rests
    await openFixture(page, 'two');
  }
  await page.evaluate(async (scene) => {
    const {cs} = window, main = document.querySelector('main')!;
    const place = (): HTMLElement => {
      const div = document.createElement('div');
      div.style.height = '600px';
      main.append(div);
      return div;
    };
    for (const figure of (window.all as typeof window.all | undefined) ?? window.figures) figure.destroy();
    await new Promise(requestAnimationFrame);
    main.replaceChildren();
    main.style.gridTemplateColumns = 'repeat(3, 1fr)';
    main.style.gap = '4px';
    const first = cs.mount(place(), {scene: 'deep', stage: 'keep'}), second = cs.mount(place(), {editable: 'drag', stages: 'setup,reference,contacts'}), third = cs.mount(place(), {scene: 'thin'});
    for (let i = 1; i <= 5; i++) first.setPose({b: {x: 0.1 * i}});
    first.undo();
    first.undo();
    second.setPose({a: {angle: 0.5}});
    second.seek('contacts');
    third.press(new KeyboardEvent('keydown', {key: 'n'}));
    const worlds = [cs.mount(place(), {lab: 'world', scene: 'teeter'}), cs.mount(place(), {lab: 'world', scene: 'dominos'}), cs.mount(place(), {lab: 'world'})];
    await worlds[2]!.loadScene(scene);
    for (const world of worlds) {
      world.step(20);
      world.setSettings({iterations: 4});
      world.step(20);
      world.setSettings({gravity: [1, -9]});
      world.step(10);
      world.choose(1, 2);
    }
    window.all = [first, second, third, ...worlds];
    window.told = [];
    window.all.forEach((one, i) => (one as Figure).on('error', (error: ClipstageError) => window.told.push([String(i), error.code, error.stands])));
    window.panic = (one) => {
      try {
        (one as unknown as {call(name: string): void}).call('panic');
        return 'none';
      } catch (error) {
        return (error as ClipstageError).code;
      }
    };
    window.stands = (one) => {
      if ('step' in one) return [one.getState(), JSON.stringify(one.getSettings()), one.frame.join()];
      const seen: unknown[] = [one.getState(), one.playing, one.frame.join()];
      let undone = 0;
      for (let before = ''; before !== JSON.stringify(one.getPose()); undone++) {
        before = JSON.stringify(one.getPose());
        seen.push(before);
        one.undo();
      }
      for (; undone > 0; undone--) one.redo();
      const redone = JSON.stringify(one.getPose());
      for (let i = 0; i < 9; i++) one.undo();
      return [...seen, redone];
    };
    window.pass = async (count) => {
      for (let i = 0; i < count; i++) await new Promise(requestAnimationFrame);
    };
  }, SCENE);
  await page.evaluate(() => window.pass(30)); // all is rendered
}

/** The visible state of all figures, read without the engine: the text of controls and panel, the stage and the step, without notices. */
function seen(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await window.pass(2);
    return window.all.map(({element}) => [element.querySelector('.cs-controls')!.textContent, element.querySelector('.cs-panel')?.textContent ?? '', element.dataset['stage'], element.dataset['step']].join('|'));
  });
}

test('all figures continue after a loss, wherever it happens', {tag: '@engine-all'}, async ({page}) => {
  await test.step('a panic in one figure keeps the states and undo of all', async () => {
    await open(page);
    const before = await seen(page), count = before.length;
    for (let i = 0; i < count; i++) {
      expect(await page.evaluate((i) => [window.panic(window.all[i]!), window.told.splice(0)], i)).toEqual(['panic', [[String(i), 'panic', undefined]]]);
      expect(await seen(page)).toEqual(before);
      const notice = page.locator('.cs-figure').nth(i).locator('.cs-notice');
      await expect(notice).toHaveRole('alert');
      await expect(notice).toContainText(say('page.panic', {reason: 'on request'}));
      await expect(page.locator('.cs-notice:not([hidden])')).toHaveCount(i + 1); // one notice for each panic; the earlier notices stay
    }
    const got = await page.evaluate(() => window.all.map((one) => window.stands(one)));
    await open(page);
    expect(got).toEqual(await page.evaluate(() => window.all.map((one) => window.stands(one))));
  });

  await test.step('a loss during playing and dragging: figures play on, and the box returns to the start of the drag', async () => {
    await open(page);
    const canvas = page.locator('.cs-figure').nth(0).locator('canvas');
    await canvas.scrollIntoViewIfNeeded();
    const at = await page.evaluate(() => {
      const figure = window.all[0] as Figure, {camera} = figure, box = figure.element.querySelector('canvas')!.getBoundingClientRect(), {x, y} = figure.getPose().b;
      (window.all[1] as Figure).seek('setup');
      (window.all[1] as Figure).play();
      for (const world of window.all.slice(3) as World[]) world.playWorld();
      return {x: box.x + box.width / 2 + (x - camera.x) * camera.scale, y: box.y + box.height / 2 - (y - camera.y) * camera.scale};
    });
    await page.mouse.move(at.x, at.y);
    await page.mouse.down();
    await page.mouse.move(at.x + 30, at.y, {steps: 4});
    const {dragged, back} = await page.evaluate(() => {
      const figure = window.all[0] as Figure, dragged = figure.getPose().b.x;
      let back = NaN;
      figure.on('pose', ({b}) => { back = b.x; });
      window.panic(window.all[2]!);
      return {dragged, back};
    });
    expect(dragged).toBeGreaterThan(0.4);
    expect(back).toBe(0.1 * 3); // as the event says
    await page.mouse.move(at.x + 90, at.y, {steps: 4});
    await page.mouse.up();
    const got = await page.evaluate(async () => {
      const [first, second, , ...worlds] = window.all as [Figure, Figure, Figure, ...World[]];
      const x = first.getPose().b.x, steps = worlds.map((world) => world.steps), playing = [second.playing || second.stage === 'contacts', ...worlds.map((world) => world.playing)];
      await window.pass(20);
      const on = worlds.map((world, i) => world.steps > steps[i]!);
      first.undo();
      return {x, playing, on, undone: first.getPose().b.x, told: window.told};
    });
    expect(got).toEqual({x: 0.1 * 3, playing: [true, true, true, true], on: [true, true, true], undone: 0.1 * 2, told: [['2', 'panic', undefined]]});
    if (LONG) await expect(page.locator('.cs-figure').nth(1), 'it plays to the end at the pace of its words').toHaveAttribute('data-stage', 'contacts', {timeout: 75_000});
  });

  await test.step('a playing figure that caused the loss stops', async () => {
    await open(page);
    const got = await page.evaluate(async () => {
      const [figure, , , world] = window.all as [Figure, Figure, Figure, World];
      figure.seek('setup');
      figure.play();
      world.playWorld();
      await window.pass(5);
      const told: string[] = [];
      for (const type of ['play', 'pause', 'state', 'stage', 'pose'] as const) {
        for (const one of window.all.slice(0, 3) as Figure[]) one.on(type, () => told.push(type));
      }
      window.panic(figure);
      window.panic(world);
      const {steps} = world;
      await window.pass(5);
      return [figure.playing, world.playing, world.steps === steps, steps > 50, told.join()];
    });
    expect(got).toEqual([false, false, true, true, 'pause,state']); // the notice is part of the state
  });

  await test.step('a loss without a waiting caller is reported by its figure', async () => {
    await open(page);
    const before = await seen(page);
    const got = await page.evaluate(async () => {
      const {createElement, createTextNode} = Document.prototype;
      Document.prototype.createElement = Document.prototype.createTextNode = () => {
        Object.assign(Document.prototype, {createElement, createTextNode});
        throw new Error('on purpose');
      };
      (window.all[0] as Figure).next(); // the inspector shows the next stage in the next animation frame
      await window.pass(3);
      return window.told;
    });
    expect(got).toEqual([['0', 'panic', undefined]]);
    await expect(page.locator('.cs-figure').nth(0).locator('.cs-notice')).toContainText('on purpose');
    const after = await seen(page);
    expect(after.slice(1)).toEqual(before.slice(1));
    expect(after[0]).toContain('|contacts|');
  });

  await test.step('a figure whose state ends the next instance too begins anew and says so; the others continue', async () => {
    await open(page);
    const before = await seen(page);
    const got = await page.evaluate(async () => {
      const {createElement} = Document.prototype;
      let poison = 1;
      Document.prototype.createElement = function(this: Document, ...args: [string]) {
        const [place] = (window as unknown as {clipstageElements?: HTMLElement[]}).clipstageElements ?? [];
        if (place !== undefined && window.all[1]!.element.contains(place) && poison-- > 0) throw new Error('on purpose');
        return createElement.apply(this, args);
      } as typeof createElement;
      window.panic(window.all[0]!);
      Document.prototype.createElement = createElement;
      await window.pass(3);
      const second = window.all[1] as Figure;
      const state = second.getState();
      second.next();
      return {told: window.told.sort(), state, stage: second.stage};
    });
    expect(got).toEqual({told: [['0', 'panic', undefined], ['1', 'panic', 'anew']], state: expect.stringContaining('preset=keep-drops'), stage: 'reference'});
    await expect(page.locator('.cs-figure').nth(1).locator('.cs-notice')).toContainText(say('page.panic.anew', {reason: 'on request'}));
    const after = await seen(page);
    for (const i of [0, 2, 3, 4, 5]) expect(after[i], `figure ${i}`).toBe(before[i]);
  });

  await test.step('the instance may also be lost inside a handler', async () => {
    await open(page);
    const got = await page.evaluate(async () => {
      const [first, second, , world] = window.all as [Figure, Figure, Figure, World];
      const off = first.on('stage', () => window.panic(second));
      first.next();
      off();
      const later = world.on('step', () => window.panic(first));
      world.step();
      later();
      await window.pass(3);
      first.prev();
      world.step();
      await window.pass(2);
      return [first.stage, first.element.querySelector('.cs-stage[aria-current]')!.getAttribute('data-stage'), second.stage, world.steps, window.told.map(([name]) => name)];
    });
    expect(got).toEqual(['keep', 'keep', 'contacts', 52, ['1', '0']]);
  });
});

test('the next command works: by call, by button, by key and in a field, and the focus does not move', {tag: '@engine'}, async ({page}) => {
  await test.step('the next command works: by call, by button, by key and in a field', async () => {
    await open(page);
    await page.evaluate(() => window.all.forEach((one) => window.panic(one)));
    const figures = page.locator('.cs-figure');
    await figures.nth(0).getByRole('button', {name: 'Next stage'}).click();
    await expect(figures.nth(0)).toHaveAttribute('data-stage', 'contacts');
    await expect(figures.nth(0).getByRole('heading', {level: 2})).toBeVisible();
    await fill(figures.nth(0).locator('[data-field="b.x"]'), '0.75');
    await page.keyboard.press('Enter');
    await soon(() => page.evaluate(() => (window.all[0] as Figure).getPose().b.x)).toBe(0.75);
    await figures.nth(1).getByRole('button', {name: 'Previous stage'}).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(figures.nth(1)).toHaveAttribute('data-stage', 'reference');
    await figures.nth(3).getByRole('button', {name: say('world.next.name')}).click();
    await expect(figures.nth(3)).toHaveAttribute('data-step', '51');
    expect(await page.evaluate(() => {
      const own = window.all[5] as World;
      own.step();
      own.back(30);
      return [own.steps, own.scene, own.getSettings().iterations];
    })).toEqual([21, 'own', 4]);
  });

  await test.step('the focus does not move', async () => {
    await open(page);
    const next = page.locator('.cs-figure').nth(0).getByRole('button', {name: 'Previous stage'}), field = page.locator('.cs-figure').nth(2).locator('[data-field="a.w"]');
    for (const place of [next, field]) {
      await place.focus();
      await page.evaluate(() => window.panic(window.all[4]!));
      await expect(place).toBeFocused();
    }
  });
});

test('built hulls work in the next instance, and neither the engine nor a figure has an enumerable property', {tag: '@engine-all'}, async ({page}) => {
  await openFixture(page, 'two');
  const {before, after, gone, names} = await page.evaluate(() => {
    const {cs, figures: [figure]} = window, codeOf = (act: () => unknown): unknown => {
      try {
        act();
        return 'none';
      } catch (error) {
        return (error as ClipstageError).code;
      }
    };
    const cube = [0, 1, 2, 3, 4, 5, 6, 7].map((i): [number, number, number] => [i & 1, i >> 1 & 1, i >> 2]);
    const a = cs.hull(cube), b = cs.hull(cube.map(([x, y, z]): [number, number, number] => [2 * x, y, z])), given = cs.hull(cube);
    const meet = (): unknown => cs.hullManifold(a, {}, b, {position: [0.2, 0.9, 0.1]});
    given.destroy();
    const before = [meet(), cs.manifold({w: 1, h: 1, x: 0, y: 0, angle: 0}, {w: 1, h: 1, x: 0, y: 3, angle: 0})];
    const code = codeOf(() => (figure as unknown as {call(name: string): void}).call('panic'));
    const after = [meet(), cs.manifold({w: 1, h: 1, x: 0, y: 0, angle: 0}, {w: 1, h: 1, x: 0, y: 3, angle: 0})];
    return {before, after, gone: [code, codeOf(() => cs.hullManifold(a, {}, given, {}))], names: [cs, a, ...window.figures].map((one) => Object.keys(one).join())};
  });
  expect(before).toEqual([expect.objectContaining({colliding: true, axisType: expect.any(String) as unknown}), expect.objectContaining({colliding: false, separation: 2, contacts: []})]);
  expect(after).toEqual(before);
  expect(gone).toEqual(['panic', 'destroyed']);
  expect(names).toEqual(['', '', '', '']);
});

test('worlds with many steps replay them in slices, and then play on', {tag: '@long'}, async ({page}) => {
  await open(page);
  const got = await page.evaluate(async () => {
    const [, , , world, other] = window.all as [Figure, Figure, Figure, World, World];
    await world.setState('lab=world&scene=wall&step=900');
    await other.setState('lab=world&scene=pyramid-40&step=900');
    const frame = other.frame.join();
    world.play();
    window.panic(window.all[0]!);
    const midway = other.arriving;
    while (other.arriving || world.arriving) await window.pass(1);
    return {midway, steps: other.steps, same: other.frame.join() === frame, playing: world.playing, on: world.steps >= 900, told: window.told.length};
  });
  expect(got).toEqual({midway: true, steps: 900, same: true, playing: true, on: true, told: 1});
});

test('on a narrow screen the strip of stages still shows the current one', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await openFixture(page, 'one');
  const got = await page.evaluate(() => {
    const [figure] = window.figures;
    figure!.seek('contacts');
    try {
      (figure as unknown as {call(name: string): void}).call('panic');
    } catch {} // the figure reports the panic
    const bar = figure!.element.querySelector('.cs-stages')!.getBoundingClientRect(), stage = figure!.element.querySelector('.cs-stage[aria-current]')!.getBoundingClientRect();
    return {stage: figure!.stage, inside: stage.left >= bar.left && stage.right <= bar.right + 1};
  });
  expect(got).toEqual({stage: 'contacts', inside: true});
});
