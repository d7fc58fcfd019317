import {PRESETS} from '../../web/src/base/figure.gen';
import {aim} from './camera';
import {openFixture} from './embed';
import {expect, say, soon, test} from './lab';

test('boxes and view are changed by hand, and the presets from pictures', {tag: '@engine-all'}, async ({page, lab}) => {
  await test.step('pointing at a number highlights it on the canvas and in the table', async () => {
    await lab.open('lab=pair&stage=keep&preset=keep-drops');
    const plain = await lab.picture();
    const row = page.locator('.cs-table tbody tr').first();
    await row.hover();
    await expect(row).toHaveClass(/cs-lit/);
    await soon(() => lab.picture()).not.toBe(plain);
    await page.mouse.move(0, 0);
    await expect(row).not.toHaveClass(/cs-lit/);
    await soon(() => lab.picture()).toBe(plain);
  });

  await test.step('dragging a corner changes the size, and the opposite corner stays', async () => {
    await lab.open('lab=pair&stage=keep&preset=resting');
    const {corner, scale} = await aim(lab, 'resting');
    const at = corner('B', 1);
    const left = await lab.number('b.x') - await lab.number('b.w') / 2, bottom = await lab.number('b.y') - await lab.number('b.h') / 2;
    await page.mouse.move(at.x, at.y);
    await expect(lab.canvas).toHaveCSS('cursor', 'nesw-resize');
    await page.mouse.down();
    await page.mouse.move(at.x + 40, at.y - 20, {steps: 4});
    await page.mouse.up();
    await soon(async () => Math.abs(await lab.number('b.w') - (2 + 40 / scale)) < 2 / scale).toBe(true);
    await soon(async () => Math.abs(await lab.number('b.h') - (1.6 + 20 / scale)) < 2 / scale).toBe(true);
    expect(await lab.number('b.x') - await lab.number('b.w') / 2).toBeCloseTo(left, 3);
    expect(await lab.number('b.y') - await lab.number('b.h') / 2).toBeCloseTo(bottom, 3);
    await lab.undo.click();
    await expect(lab.field('b.w')).toHaveValue('2');
  });

  await test.step('a turn with Shift goes in steps of 15 degrees', async () => {
    await lab.open('lab=pair&stage=setup&preset=keep-drops');
    const {centre, knob} = await aim(lab, 'keep-drops');
    const c = centre('B'), k = knob('B');
    await page.mouse.move(c.x, c.y);
    await page.mouse.move(k.x, k.y, {steps: 8});
    await page.keyboard.down('Shift');
    await page.mouse.down();
    await page.mouse.move(k.x - 60, k.y + 30, {steps: 4});
    await page.mouse.up();
    await page.keyboard.up('Shift');
    await soon(async () => {
      const steps = await lab.number('b.angle') / (Math.PI / 12);
      return Math.abs(steps - Math.round(steps)) < 1e-12 && steps !== 0;
    }).toBe(true);
  });

  await test.step('A and B trade places, and back', async () => {
    await lab.open('lab=pair&stage=contacts&preset=swapped-count');
    await expect(lab.preset).toHaveValue('swapped-count');
    const before = await lab.pose();
    await page.getByRole('button', {name: say('ui.swap')}).click();
    await soon(async () => (await lab.pose())['a.w']).toBe(before['b.w']!);
    await expect(page.locator('.cs-points tbody tr')).toHaveCount(1); // two before
    await page.getByRole('button', {name: say('ui.swap')}).click();
    await soon(() => lab.pose()).toEqual(before);
  });

  await test.step('the presets are shown as pictures', async () => {
    await lab.open('lab=pair&stage=keep&preset=deep');
    const toggle = page.getByRole('button', {name: say('ui.gallery.name')});
    await toggle.click();
    const pictures = page.getByRole('list', {name: say('ui.gallery.name')}).getByRole('button');
    await expect(pictures).toHaveCount(PRESETS.length);
    await expect(page.locator('.cs-picture[aria-current]')).toHaveAttribute('data-preset', 'deep');
    await page.getByRole('button', {name: say('preset.thin.name')}).click();
    await expect(lab.preset).toHaveValue('thin');
    await expect(pictures).toHaveCount(0);
    await soon(async () => lab.hash()).toBe('#lab=pair&stage=keep&preset=thin');
    await toggle.click();
    await page.keyboard.press('Escape');
    await expect(pictures).toHaveCount(0);
  });

  await test.step('the measuring cursor follows the pointer', async () => {
    await lab.open('lab=pair&stage=setup&preset=resting');
    const button = page.getByRole('button', {name: say('page.measure.name')});
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    const canvas = (await lab.canvas.boundingBox())!;
    await page.mouse.move(canvas.x + 50, canvas.y + 50);
    const one = await lab.picture();
    await page.mouse.move(canvas.x + 90, canvas.y + 80);
    await soon(() => lab.picture()).not.toBe(one);
    await page.keyboard.press('m');
    await expect(button).toHaveAttribute('aria-pressed', 'false');
  });

  await test.step('the buttons zoom, and a dragged box still follows the pointer', async () => {
    await lab.open('lab=pair&stage=setup&preset=resting');
    const {centre, scale} = await aim(lab, 'resting');
    await page.getByRole('button', {name: say('page.zoom-out')}).click();
    const canvas = (await lab.canvas.boundingBox())!;
    const middle = {x: canvas.x + canvas.width / 2, y: canvas.y + canvas.height / 2};
    const from = {x: middle.x + (centre('B').x - middle.x) / 1.5, y: middle.y + (centre('B').y - middle.y) / 1.5};
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 30, from.y, {steps: 3});
    await page.mouse.up();
    await soon(async () => Math.abs(await lab.number('b.x') - (0.4 + 30 * 1.5 / scale)) < 2.5 / scale).toBe(true);
  });

  await test.step('the link of a random pair opens the same pair', async () => {
    await lab.open();
    const button = page.getByRole('button', {name: say('ui.surprise')}), start = await lab.pose();
    await button.click();
    await soon(async () => lab.hash()).toMatch(/^#lab=pair&stage=setup&seed=\d+$/);
    await soon(() => lab.pose()).not.toEqual(start);
    const first = lab.hash(), pose = await lab.pose();
    await button.click();
    await soon(async () => lab.hash()).not.toBe(first);
    await lab.open(first.slice(1));
    await page.reload();
    await soon(() => lab.pose()).toEqual(pose);
  });
});

test('the wheel zooms about the pointer, a drag beside the boxes pans, Fit shows both again', {tag: '@engine'}, async ({page, lab}) => {
  await lab.open('lab=pair&stage=setup&preset=resting');
  const fitted = await lab.picture();
  const canvas = (await lab.canvas.boundingBox())!;
  await page.mouse.move(canvas.x + 20, canvas.y + 120); // below the button Code
  await page.mouse.wheel(0, -300);
  await soon(() => lab.picture()).not.toBe(fitted);
  const zoomed = await lab.picture();
  await page.mouse.down();
  await page.mouse.move(canvas.x + 60, canvas.y + 150, {steps: 3});
  await page.mouse.up();
  await soon(() => lab.picture()).not.toBe(zoomed);
  await expect(lab.field('b.x')).toHaveValue('0.4'); // no box was moved
  await page.mouse.move(0, 0);
  await page.getByRole('button', {name: say('page.fit.name')}).click();
  await soon(() => lab.picture()).toBe(fitted);
});

test('pointing at a measure on the canvas highlights its number in the table', async ({page}) => {
  await openFixture(page, 'one');
  const canvas = (await page.locator('canvas').boundingBox())!;
  for (const [stage, label, row] of [['faces-a', /0\.59/, /0\.591/], ['clip-pos', /0\.16 m/, /0\.161/], ['keep', /kept/, /kept|−0\.\d+/]] as const) {
    const labels = await page.evaluate((stage) => {
      const figure = window.figures[0]!;
      figure.setScene('both-clip');
      figure.seek(stage);
      return figure.labels;
    }, stage);
    const {x, y, width, height} = labels.find(({text}) => label.test(text))!;
    const lit = page.locator('.cs-panel .cs-lit');
    await expect(lit).toHaveCount(0);
    await page.mouse.move(canvas.x + x + width / 2, canvas.y + y + height / 2);
    await expect(lit.first(), stage).toContainText(row);
    await page.mouse.move(0, 0);
    await expect(lit).toHaveCount(0);
  }
});

test('the speed changes the time that Play gives a stage', async ({page, lab}) => {
  await page.clock.install();
  await lab.open('lab=pair&stage=setup&preset=resting');
  await page.getByRole('button', {name: say('ui.speed.name', {speed: '1'})}).click();
  await page.clock.runFor(50);
  await expect(page.getByRole('button', {name: say('ui.speed.name', {speed: '2'})})).toBeVisible();
  await lab.play.click();
  await page.clock.runFor(await lab.readingTime() / 2 + 50);
  await expect(lab.figure).toHaveAttribute('data-stage', 'faces-a');
});
