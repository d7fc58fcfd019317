// Many commands at once, many steps at once, and figures out of sight.

import type {Page} from '@playwright/test';
import {W} from '../../web/src/draw/layout.gen';
import type {SceneBody} from '../../web/src/engine';
import {mountAnew, openFixture} from './embed';
import {expect, frames, soon, test} from './lab';

/** Opens a page that counts in window.draws the pictures that canvases begin. Each picture begins with its background. */
async function open(page: Page): Promise<void> {
  if (await page.evaluate(() => 'draws' in window)) return mountAnew(page);
  await openFixture(page, 'one');
  await page.evaluate(() => {
    const {prototype} = CanvasRenderingContext2D, {fillRect} = prototype;
    window.draws = 0;
    prototype.fillRect = function (...rect) {
      if (rect[0] === 0 && rect[1] === 0) window.draws++; // other rectangles are boxes
      fillRect.apply(this, rect);
    };
  });
}

declare global {
  interface Window { draws: number }
}

test('a flood of commands is applied at once and drawn in few pictures; a world goes to its step when it is seen', {tag: '@engine-all'}, async ({page}) => {
  await test.step('a flood of poses does not block the page’s frames', async () => {
    await open(page);
    const got = await page.evaluate(async () => {
      const [figure] = window.figures;
      let frames = 0;
      const count = (): void => {
        frames++;
        requestAnimationFrame(count);
      };
      requestAnimationFrame(count);
      const channel = new MessageChannel();
      let sent = 0;
      await new Promise<void>((resolve) => {
        channel.port1.addEventListener('message', () => {
          for (let i = 0; i < 100; i++) figure!.setPose({a: {x: Math.sin(sent++)}});
          if (sent < 10_000) channel.port2.postMessage('');
          else resolve();
        });
        channel.port1.start();
        channel.port2.postMessage('');
      });
      await new Promise(requestAnimationFrame);
      return {frames, draws: window.draws};
    });
    expect(got.draws).toBeGreaterThan(0);
    expect(got.draws).toBeLessThanOrEqual(got.frames + 1);
  });

  await test.step('five thousand poses and stages are applied at once, sent one by one, and drawn in two pictures', async () => {
    await open(page);
    const got = await page.evaluate(async () => {
      const [figure] = window.figures, canvas = figure!.element.querySelector('canvas')!;
      const wrong: number[] = [], told = {pose: 0, stage: 0};
      figure!.setScene('resting');
      await figure!.settled();
      const before = canvas.toDataURL();
      const stop = [
        figure!.on('pose', ({b}) => {
          told.pose++;
          if (b.x !== now) wrong.push(now);
        }),
        figure!.on('stage', ({stage}) => {
          told.stage++;
          if (stage !== figure!.element.dataset['stage']) wrong.push(now);
        }),
      ];
      let now = 0;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      window.draws = 0;
      for (let i = 0; i < 5000; i++) {
        now = i / 5000; // A moves too, outside the picture
        figure!.setPose({a: {x: 40 * Math.sin(i)}, b: {x: now}});
        if (i % 10 === 0) figure!.seek(i % 20 === 0 ? 'keep' : 'contacts');
        if (figure!.getPose().b.x !== now || !figure!.getState().includes(`,${now},`)) wrong.push(i);
      }
      for (const off of stop) off();
      const meanwhile = window.draws;
      const frame = figure!.frame.slice();
      figure!.setScene('resting');
      figure!.seek('setup');
      const {labels} = figure!; // reading labels draws the picture
      const asked = window.draws, drawn = canvas.toDataURL();
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      figure!.setPose({a: {x: 1}});
      await figure!.settled();
      return {wrong, told, meanwhile, asked, after: window.draws, labels: labels.length > 0, same: drawn === before, framed: frame.includes(0.9998), moved: canvas.toDataURL() !== drawn};
    });
    expect(got).toEqual({wrong: [], told: {pose: 5000, stage: 500}, meanwhile: 1, asked: 2, after: 3, labels: true, same: true, framed: true, moved: true});
  });

  await test.step('a thousand steps of a world are taken at once, sent one by one, and drawn in two pictures', async () => {
    await open(page);
    const got = await page.evaluate(async (step) => {
      window.figures[0]!.destroy();
      const world = window.cs.mount(document.querySelector('main')!, {lab: 'world', scene: 'teeter'});
      window.figures = [world as never];
      const faults: number[] = [];
      let told = 0;
      world.on('step', ({step}) => {
        told++;
        if (step !== world.steps) faults.push(step);
      });
      for (let i = 0; i < 12; i++) await new Promise(requestAnimationFrame); // the room of the world's controls is final after these frames
      window.draws = 0;
      for (let i = 1; i <= 1000; i++) {
        world.step();
        if (world.steps !== i || world.frame[step] !== i || world.element.dataset['step'] !== String(i)) faults.push(i);
      }
      const meanwhile = window.draws;
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      return {faults, told, meanwhile, after: window.draws};
    }, W.step);
    expect(got).toEqual({faults: [], told: 1000, meanwhile: 1, after: 2});
  });

  await test.step('a link’s step waits until the world is seen; a step awaited by code does not', async () => {
    await open(page);
    const away = await page.evaluate(async () => {
      window.figures[0]!.destroy();
      const place = document.createElement('div'); // in no page
      place.style.height = '300px';
      window.world = window.cs.mount(place, {lab: 'world', scene: 'pendulum'});
      window.figures = [window.world as never];
      window.world.open('lab=world&scene=teeter&step=40');
      const rest = (): Promise<void> => new Promise((resolve) => {
        setTimeout(resolve, 250);
      });
      await rest();
      const {steps} = window.world;
      window.world.play();
      await rest();
      return [window.world.steps - steps, await window.world.setState('lab=world&scene=dominos&step=30'), window.world.steps];
    });
    expect(away).toEqual([0, true, 30]);
    await page.evaluate(() => window.world.open('lab=world&scene=teeter&step=40'));
    await frames(page, 6);
    expect(await page.evaluate(() => [window.world.steps, window.world.arriving])).toEqual([0, true]);
    await page.evaluate(() => document.querySelector('main')!.append(window.world.element.parentElement!));
    await expect(page.locator('.cs-world')).toHaveAttribute('data-step', '40');
    // The world has the page's colours, which its first container did not have.
    await soon(() => page.evaluate(() => {
      const {width, height} = document.querySelector('canvas')!;
      return new Set(new Uint32Array(document.querySelector('canvas')!.getContext('2d')!.getImageData(0, 0, width, height).data.buffer)).size;
    })).toBeGreaterThan(5);
    await page.evaluate(() => window.world.element.parentElement!.remove());
  });

  await test.step('setState of a world goes to its step in slices, and resolves with the outcome', async () => {
    await open(page);
    const got = await page.evaluate(async () => {
      window.figures[0]!.destroy();
      const world = window.cs.mount(document.querySelector('main')!, {lab: 'world', scene: 'pendulum'});
      window.figures = [world as never];
      const told: string[] = [];
      const code = (error: unknown): string => (error as {code?: string}).code ?? String(error);
      for (const type of ['scene', 'state', 'pause', 'error'] as const) world.on(type, (detail: unknown) => told.push(type === 'state' ? `state ${world.steps} ${(detail as {preset: boolean}).preset}` : type));
      const log: Record<string, unknown> = {};

      world.step(3);
      told.length = 0;
      try {
        void world.setState('lab=world&step=x');
      } catch (error) {
        log['refused'] = [code(error), world.scene, world.steps, told.length];
      }

      let turns = 0;
      const timer = setInterval(() => turns++);
      world.play();
      const way = world.setState('lab=world&scene=pyramid&step=400');
      log['begun'] = [world.scene, world.steps, world.arriving, world.playing];
      log['arrived'] = [await way, world.steps, world.arriving, turns > 2, [...told]];
      clearInterval(timer);
      world.reset();
      world.step(400);
      const {frame} = world, straight = frame.slice();
      await world.setState('lab=world&scene=pyramid&step=400');
      log['same'] = straight.every((x, i) => x === world.frame[i]);

      // A state without a step is its scene's start, which needs no journey.
      told.length = 0;
      log['first'] = [await world.setState('lab=world&scene=wall'), world.scene, world.steps, [...told]];

      const far = 'lab=world&scene=pyramid-40&step=1000000';
      const others = {step: () => world.step(), back: () => world.back(), reset: () => world.reset(), scene: () => world.setScene('wall'), pause: () => world.pause(), play: () => world.play(), open: () => world.open(''), state: () => void world.setState('lab=world&scene=wall&step=1'), load: () => world.loadScene({version: 1, bodies: []})};
      log['elsewhere'] = [];
      for (const [name, other] of Object.entries(others)) {
        const way = world.setState(far);
        await new Promise((resolve) => {
          setTimeout(resolve, 30);
        });
        const underway = world.steps < 1e6 && world.arriving;
        await other();
        (log['elsewhere'] as unknown[]).push([name, underway, await way]);
        world.pause();
      }
      // A pause ends the journey. The events have the chosen scene and the reached step, here 0.
      told.length = 0;
      const left = world.setState(far);
      world.pause();
      log['left'] = [await left, [...told]];

      const last = world.setState(far);
      world.destroy();
      log['destroyed'] = await last;
      return log;
    });
    expect(got).toEqual({
      refused: ['invalid-state', 'pendulum', 3, 0],
      begun: ['pyramid', 0, true, false],
      arrived: [true, 400, false, true, ['pause', 'scene', 'state 400 true']],
      same: true,
      first: [true, 'wall', 0, ['scene', 'state 0 true']],
      elsewhere: ['step', 'back', 'reset', 'scene', 'pause', 'play', 'open', 'state', 'load'].map((name) => [name, true, false]),
      left: [false, ['scene', 'state 0 true']],
      destroyed: false,
    });
  });

  await test.step('setState of a world that cannot go on rejects, and the world stays at its last step', async () => {
    await open(page);
    const got = await page.evaluate(async () => {
      window.figures[0]!.destroy();
      const world = window.cs.mount(document.querySelector('main')!, {lab: 'world'});
      window.figures = [world as never];
      const bodies = Array.from({length: 1500}, (_, i): SceneBody => {
        const x = 3 * (i % 40 - 20), y = 3 * (Math.floor(i / 40) - 20);
        return {width: [1, 1], mass: 1, position: [x, y], velocity: [-30 * x, -30 * y]};
      });
      await world.loadScene({version: 1, settings: {gravity: [0, 0]}, bodies});
      const told: string[] = [];
      world.on('error', (error) => told.push(error.code));
      const how = await world.setState('lab=world&scene=own&step=9').catch((error: InstanceType<typeof window.clipstage.ClipstageError>) => [error instanceof window.clipstage.ClipstageError, error.code, error.stands]);
      return [how, world.steps, world.arriving, told];
    });
    expect(got).toEqual([[true, 'crowded', 'midway'], 2, false, ['crowded']]);
    await expect(page.locator('.cs-notice')).toContainText('too many bodies');
  });
});

test('a world out of sight rests, and continues when it is seen again', {tag: '@engine'}, async ({page}) => {
  await open(page);
  await page.evaluate(() => {
    window.figures[0]!.destroy();
    window.world = window.cs.mount(document.querySelector('main')!, {lab: 'world', scene: 'pendulum'});
    window.world.play();
  });
  const steps = (): Promise<number> => page.evaluate(() => window.world.steps);
  /** Counts during a quarter of a second: steps, pictures, and animation frames that the world requests. */
  const brings = (): Promise<{steps: number; draws: number; frames: number}> => page.evaluate(async () => {
    const real = window.requestAnimationFrame;
    let frames = 0;
    window.requestAnimationFrame = (callback) => {
      frames++;
      return real.call(window, callback);
    };
    const {steps} = window.world;
    window.draws = 0;
    await new Promise((resolve) => {
      setTimeout(resolve, 250);
    });
    window.requestAnimationFrame = real;
    return {steps: window.world.steps - steps, draws: window.draws, frames};
  });
  const nothing = {steps: 0, draws: 0, frames: 0};
  const seen = async (): Promise<void> => {
    const before = await steps();
    await expect.poll(steps).toBeGreaterThan(before + 3);
    await expect.poll(async () => (await brings()).draws).toBeGreaterThan(0);
  };
  await seen();
  for (const [hide, show] of [
    [() => document.body.prepend(Object.assign(document.createElement('div'), {id: 'before', style: 'flex: none; height: 4000px'})), () => document.querySelector('#before')!.remove()],
    [() => document.querySelector('main')!.replaceChildren(), () => document.querySelector('main')!.append(window.world.element)],
    [() => document.querySelector('main')!.setAttribute('hidden', ''), () => document.querySelector('main')!.removeAttribute('hidden')],
  ] as const) {
    await page.evaluate(hide);
    await soon(brings).toEqual(nothing);
    expect(await page.evaluate(() => window.world.playing)).toBe(true);
    // A call from code runs at once, and is drawn when the world is seen.
    const before = await steps();
    await page.evaluate(() => window.world.step(5));
    expect(await steps()).toBe(before + 5);
    await page.evaluate(async () => {
      window.world.play();
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))); // the controls are updated in these frames
    });
    expect(await brings()).toEqual(nothing);
    await page.evaluate(show);
    await seen();
  }
});
