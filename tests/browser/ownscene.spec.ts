import type {SceneBody} from '../../web/src/engine';
import {openFixture} from './embed';
import {expect, say, test} from './lab';

// With one body the highest index is 0. The check must not take 0 for a missing limit.
test('a joint to a missing body is refused, and the running world steps on', async ({page}) => {
  await openFixture(page, 'one');
  const got = await page.evaluate(async () => {
    window.figures[0]!.destroy();
    const world = window.cs.mount(document.querySelector('main')!, {lab: 'world', scene: 'pyramid'});
    world.step(5);
    const list: unknown[] = [];
    const bodies: SceneBody[] = [{width: [1, 1], mass: 1, position: [0, 0]}];
    for (const [a, b] of [[0, 1], [5, 0], [0, -1], [0, 0]] as const) {
      const before = [...world.frame];
      try {
        await world.loadScene({version: 1, bodies, joints: [{a, b, anchor: [0, 0]}]});
        list.push('loaded');
      } catch (error) {
        if (!(error instanceof window.clipstage.ClipstageError)) throw error;
        list.push([error.code, error.field, error.range, before.every((slot, i) => Object.is(slot, world.frame[i]))]);
      }
      world.step();
      list.push(`${world.scene} ${world.getState()}`);
    }
    await world.loadScene({version: 1, bodies});
    world.step(3);
    return [...list, world.getState()];
  });
  const runs = (step: number): string => `pyramid lab=world&scene=pyramid&step=${step}`;
  expect(got).toEqual([
    ['invalid-scene', 'joints[0].b', '0 to 0', true], runs(6),
    ['invalid-scene', 'joints[0].a', '0 to 0', true], runs(7),
    ['invalid-scene', 'joints[0].b', '0 to 0', true], runs(8),
    ['invalid-scene', 'joints[0].b', say('scene.another-body'), true], runs(9),
    'lab=world&scene=own&step=3',
  ]);
});
