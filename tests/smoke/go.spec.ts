import {execFileSync} from 'node:child_process';
import {join} from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';
import type * as Collide from '../../web/src/collide/collide';
import {aim} from '../browser/camera';
import {expect, say, soon, test} from '../browser/lab';

// These tests check that the wasm of Go's own compiler runs at all: the Go code is the same, and the tests of its
// packages pass in Node. Every other browser test uses TinyGo's.

test('the wasm is of Go\'s own compiler', {tag: '@engine'}, async ({page}) => {
  const engine = page.waitForResponse(/\.wasm$/);
  await page.goto('./');
  const exported = await page.evaluate(async (url) =>
    WebAssembly.Module.exports(await WebAssembly.compileStreaming(fetch(url))).map(({name}) => name), (await engine).url());
  expect(exported).toContain('mem'); // TinyGo calls it memory
  expect(exported).not.toContain('_initialize');
});

test('the Pair lab steps, and a box is dragged and put back', {tag: '@engine'}, async ({page, lab}) => {
  await lab.open('lab=pair&stage=setup&preset=both-clip');
  await lab.isAt('setup');
  await lab.next.click();
  await lab.isAt('faces-a');
  await page.keyboard.press('End');
  await lab.isAt('contacts');

  const before = await lab.pose(), seen = await lab.picture();
  const {centre} = await aim(lab, 'both-clip');
  const {x, y} = centre('A');
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 12, y + 8, {steps: 4});
  await page.mouse.up();
  await soon(() => lab.pose()).not.toEqual(before);
  await soon(() => lab.picture()).not.toBe(seen);
  await lab.undo.click();
  await soon(() => lab.pose()).toEqual(before);
});

test('the World lab steps, plays, and steps back', {tag: '@engine'}, async ({page}) => {
  await page.goto('./#lab=world&scene=pyramid');
  const world = page.locator('.cs-world');
  const step = async (): Promise<number> => Number(await world.getAttribute('data-step'));
  const button = (name: string) => page.getByRole('button', {name: say(name), exact: true});
  await expect(world).toHaveAttribute('data-scene', 'pyramid');
  await button('world.next.name').click();
  await soon(step).toBe(1);
  await button('world.play').click();
  await soon(step).toBeGreaterThan(20);
  await button('world.pause').click();
  const stood = await step();
  await button('world.back.name').click();
  await soon(step).toBe(stood - 1);
});

test('after a panic every figure continues in its state', {tag: '@engine'}, async ({page}) => {
  await page.goto('./embedding.html');
  const got = await page.evaluate(async (url) => {
    const {load} = await import(url) as typeof import('../../web/src/engine');
    const cs = await load();
    const place = (): HTMLElement => document.body.appendChild(document.createElement('div'));
    const pair = cs.mount(place(), {scene: 'deep', stage: 'keep'}), other = cs.mount(place(), {scene: 'thin'}), world = cs.mount(place(), {lab: 'world', scene: 'teeter'});
    pair.setPose({b: {x: 0.25}});
    pair.setPose({b: {x: 0.5}});
    world.step(40);
    const before = world.frame.join();
    const told: string[] = [];
    for (const one of [pair, other, world]) {
      try {
        (one as unknown as {call(name: string): void}).call('panic');
      } catch (error) {
        told.push((error as Error).message);
      }
    }
    const same = world.frame.join() === before;
    pair.undo();
    other.next();
    world.step();
    return {told, same, x: pair.getPose().b.x, stages: [pair.stage, other.stage], steps: world.steps};
  }, new URL('engine.js', page.url()).href);
  const words = say('page.panic', {reason: 'on request'});
  expect(got).toEqual({told: [words, words, words], same: true, x: 0.25, stages: ['keep', 'faces-a'], steps: 41});
});

test('the engine without a page collides, and steps a world to the same bits', async () => {
  const {load} = await import(pathToFileURL(join(process.env.CLIPSTAGE_BUILD!, 'collide/collide.js')).href) as typeof Collide, engine = await load();
  expect(engine.collide({w: 2, h: 1, x: 0, y: 0, angle: 0}, {w: 1, h: 1, x: 0, y: 0.9, angle: 0}).result.out.n).toBe(2);
  const world = engine.world({scene: 'dominos'});
  world.step(90);
  const args = ['run', './physics/cmd/clipstage', 'hash', '-step', '90', 'dominos'];
  expect(execFileSync('go', args, {cwd: fileURLToPath(new URL('../../', import.meta.url)), encoding: 'utf8'})).toContain(world.getHash());
});
