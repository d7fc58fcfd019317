import {aim} from '../browser/camera';
import {expect, soon, test} from './lab';

for (const stage of ['setup', 'clip-pos', 'contacts'] as const) {
  test(`a box is dragged at ${stage}: numbers, picture and address follow`, async ({lab}) => {
    await lab.open(`lab=pair&stage=${stage}&preset=both-clip`);
    const {scale, centre} = await aim(lab, 'both-clip');
    const [x, y, picture] = [await lab.number('a.x'), await lab.number('a.y'), await lab.picture()];
    const from = centre('A');
    await lab.hold(from, {x: from.x + 12, y: from.y + 8}, {x: from.x + 30, y: from.y + 20});
    await soon(async () => Math.abs(await lab.number('a.x') - (x + 30 / scale)) < 2 / scale).toBe(true);
    await soon(async () => Math.abs(await lab.number('a.y') - (y - 20 / scale)) < 2 / scale).toBe(true);
    await soon(() => lab.picture()).not.toBe(picture);
    await soon(() => lab.hash()).toContain(`&a=2.4,1.65,${await lab.number('a.x')},`); // the button is still down
    await lab.drop();
    await lab.isAt(stage);
  });
}

test('a box is turned by its knob, and a whole drag is one step to undo', async ({lab}) => {
  await lab.open('lab=pair&stage=incident&preset=keep-drops');
  const {centre, knob} = await aim(lab, 'keep-drops');
  const before = await lab.number('a.angle');
  const c = centre('A'), k = knob('A');
  // Pointing at the box shows its knob.
  await lab.driver.actions().move({x: Math.round(c.x), y: Math.round(c.y), duration: 0}).move({x: Math.round(k.x), y: Math.round(k.y), duration: 200}).perform();
  await soon(() => lab.run(() => getComputedStyle(document.querySelector('canvas')!).cursor)).toBe('grab');
  const [dx, dy] = [k.x - c.x, k.y - c.y], turn = 0.2;
  await lab.drag(k, {x: c.x + dx * Math.cos(turn / 2) + dy * Math.sin(turn / 2), y: c.y - dx * Math.sin(turn / 2) + dy * Math.cos(turn / 2)},
    {x: c.x + dx * Math.cos(turn) + dy * Math.sin(turn), y: c.y - dx * Math.sin(turn) + dy * Math.cos(turn)});
  await soon(async () => Math.abs(await lab.number('a.angle') - (before + turn)) < 0.03).toBe(true);
  await lab.press('Undo');
  await soon(() => lab.number('a.angle')).toBe(before);
  await lab.isAt('incident');
});

test('Escape puts a dragged box back', async ({lab}) => {
  await lab.open('lab=pair&stage=keep&preset=deep');
  const {centre} = await aim(lab, 'deep');
  const before = await lab.number('b.x'), from = centre('B');
  await lab.hold(from, {x: from.x + 40, y: from.y});
  await soon(() => lab.number('b.x')).not.toBe(before);
  await lab.keys('\uE00C');
  await soon(() => lab.number('b.x')).toBe(before);
  await lab.drop();
  expect(await lab.number('b.x')).toBe(before);
});
