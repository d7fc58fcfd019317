import {aim} from './camera';
import {fewer, some, type Lab, STAGES, type Stage, expect, say, soon, test} from './lab';

/** The fields, the table's numbers and the picture. A move of a box changes all of them at once. */
async function seen(lab: Lab): Promise<{pose: string; numbers: string; picture: string}> {
  return {
    pose: JSON.stringify(await lab.pose()),
    numbers: JSON.stringify(await lab.page.locator('.cs-table [data-value]').evaluateAll((cells) => cells.map((cell) => (cell as HTMLElement).dataset['value']))),
    picture: await lab.picture(),
  };
}

async function allFollowed(lab: Lab, before: Awaited<ReturnType<typeof seen>>): Promise<Awaited<ReturnType<typeof seen>>> {
  await soon(async () => {
    const now = await seen(lab);
    return [now.pose !== before.pose, now.numbers !== before.numbers, now.picture !== before.picture];
  }).toEqual([true, true, true]);
  return seen(lab);
}

test.describe('by mouse', () => {
  test('a box is dragged at any stage, and everything follows at once', {tag: '@engine'}, async ({page, lab, browserName}) => {
    await page.clock.install(); // for the half second after which the address is updated
    await lab.open();
    for (const stage of fewer(browserName, some(['setup', 'clip-pos', 'contacts', 'best-axis', 'reference'] as const satisfies Stage[], 3), 1)) await test.step(stage, async () => {
      await lab.go(`lab=pair&stage=${stage}&preset=both-clip`);
      await page.clock.runFor(100);
      await lab.isAt(stage);
      const {scale, centre} = await aim(lab, 'both-clip');
      const x = await lab.number('a.x'), y = await lab.number('a.y');
      const from = centre('A');
      let before = await seen(lab);
      await page.mouse.move(from.x, from.y);
      await expect(lab.canvas).toHaveCSS('cursor', 'move');
      await page.mouse.down();
      for (const step of [1, 2, 3]) {
        await page.mouse.move(from.x + 6 * step, from.y + 4 * step);
        await page.clock.runFor(20);
        before = await allFollowed(lab, before);
      }
      expect(Math.abs(await lab.number('a.x') - (x + 18 / scale))).toBeLessThan(1.01 / scale);
      expect(Math.abs(await lab.number('a.y') - (y - 12 / scale))).toBeLessThan(1.01 / scale);
      await page.clock.runFor(500); // the button is still down
      const written = (await lab.pose())['a.x']!;
      expect(lab.hash()).toContain(`&a=2.4,1.65,${written},`);
      await page.mouse.up();
      await page.clock.runFor(20);
      await lab.isAt(stage);
      await expect(lab.preset.locator('option:checked')).toHaveText(say('ui.preset.own'));
    });
  });

  test('a box is turned by its knob at any stage', {tag: '@engine-all'}, async ({page, lab}) => {
    await lab.open();
    for (const [side, stage] of [['B', 'setup'], ['A', 'incident'], ['B', 'contacts']] as const) await test.step(`${side} at ${stage}`, async () => {
      await lab.go(`lab=pair&stage=${stage}&preset=keep-drops`);
      await lab.isAt(stage);
      const {centre, knob} = await aim(lab, 'keep-drops');
      const angle = `${side.toLowerCase()}.angle`;
      const before = await seen(lab), was = await lab.number(angle);
      const c = centre(side), k = knob(side);
      await page.mouse.move(c.x, c.y); // shows the knob
      await page.mouse.move(k.x, k.y, {steps: 8});
      await expect(lab.canvas).toHaveCSS('cursor', 'grab');
      await page.mouse.down();
      const turn = 0.12;
      const dx = k.x - c.x, dy = k.y - c.y;
      // Pixels have y down, so counter-clockwise turns the other way on the screen.
      await page.mouse.move(c.x + dx * Math.cos(turn) + dy * Math.sin(turn), c.y - dx * Math.sin(turn) + dy * Math.cos(turn), {steps: 5});
      await allFollowed(lab, before);
      await page.mouse.up();
      // Exact to one pixel at the knob.
      expect(Math.abs(await lab.number(angle) - was - turn)).toBeLessThan(1 / Math.hypot(dx, dy));
      await soon(async () => lab.hash()).toContain(`,${await lab.field(angle).inputValue()}`);
      await lab.isAt(stage);
    });
  });

  test('Escape puts the box back, and the rest of the drag moves nothing', {tag: '@engine-all'}, async ({page, lab}) => {
    await lab.open('lab=pair&stage=keep&preset=deep');
    const {centre} = await aim(lab, 'deep');
    const from = centre('B');
    await page.mouse.move(from.x, from.y);
    const before = await seen(lab);
    await page.mouse.down();
    await page.mouse.move(from.x + 40, from.y - 20, {steps: 4});
    await allFollowed(lab, before);
    await page.keyboard.press('Escape');
    await soon(async () => (await seen(lab)).pose).toBe(before.pose);
    await page.mouse.move(from.x + 80, from.y - 40, {steps: 4});
    expect((await seen(lab)).pose).toBe(before.pose);
    await page.mouse.up();
    expect((await seen(lab)).pose).toBe(before.pose);
    await expect(lab.undo).toBeDisabled();
    await expect(lab.preset).toHaveValue('deep');
  });

  test('a whole drag is one step to undo, by button and by key', {tag: '@engine-all'}, async ({page, lab}) => {
    await lab.open('lab=pair&stage=keep&preset=deep');
    const {centre} = await aim(lab, 'deep');
    const from = centre('B'), before = (await seen(lab)).pose;
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 50, from.y - 30, {steps: 6});
    await page.mouse.up();
    await expect(lab.undo).toBeEnabled();
    const after = (await seen(lab)).pose;
    expect(after).not.toBe(before);
    const pose = (): Promise<string> => seen(lab).then(({pose}) => pose);

    await lab.undo.click();
    await soon(pose).toBe(before);
    await expect(lab.preset).toHaveValue('deep');
    await expect(lab.undo).toBeDisabled();
    await lab.redo.click();
    await soon(pose).toBe(after);
    await page.keyboard.press('Control+z');
    await soon(pose).toBe(before);
    await page.keyboard.press('Control+Shift+Z');
    await soon(pose).toBe(after);
    await lab.isAt('keep');
  });

  test('a box dragged into the other reaches the stages that were not reached', async ({page, lab}) => {
    await lab.open('lab=pair&stage=contacts&preset=separated-a');
    await expect(lab.stageButton('contacts')).toHaveAccessibleName(new RegExp(say('stage.not-reached')));
    const {scale, centre} = await aim(lab, 'separated-a');
    const from = centre('B');
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x - 0.6 * scale, from.y, {steps: 6});
    await expect(lab.stageButton('contacts')).toHaveAccessibleName(say('stage.contacts'));
    await page.mouse.up();
    await lab.isAt('contacts');
    await expect(lab.page.getByRole('row', {name: say('row.normal')})).toBeVisible();
  });

  test('a box dropped outside the picture is brought back into it', {tag: '@engine-all'}, async ({page, lab}) => {
    await lab.open('lab=pair&stage=setup&preset=resting');
    const {centre} = await aim(lab, 'resting');
    const from = centre('B'), {x, y} = (await lab.canvas.boundingBox())!;
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(x + 4, y + 4, {steps: 6});
    const dragged = await lab.picture();
    await page.mouse.up();
    await soon(() => lab.picture()).not.toBe(dragged);
  });

  test('nothing is grabbed beside the boxes, nor by the right button', {tag: '@engine-all'}, async ({page, lab}) => {
    await lab.open('lab=pair&stage=setup&preset=resting');
    const {centre} = await aim(lab, 'resting');
    const before = (await seen(lab)).pose;
    const {x, y} = (await lab.canvas.boundingBox())!, from = centre('B');
    await page.mouse.move(x + 5, y + 5);
    await page.mouse.down();
    await page.mouse.move(x + 80, y + 80);
    await page.mouse.up();
    await page.mouse.move(from.x, from.y);
    await page.mouse.down({button: 'right'});
    await page.mouse.move(from.x + 40, from.y);
    await page.mouse.up({button: 'right'});
    await expect(lab.undo).toBeDisabled();
    expect((await seen(lab)).pose).toBe(before);
  });
});

test.describe('by keyboard', () => {
  test('Tab finds both boxes; arrows move them and brackets turn them', {tag: '@engine'}, async ({page, lab}) => {
    await lab.open('lab=pair&stage=best-axis&preset=deep');
    for (const side of ['A', 'B'] as const) {
      for (let presses = 0; presses < 30 && !await lab.box(side).evaluate((box) => box === document.activeElement); presses++) {
        await page.keyboard.press('Tab');
      }
      await expect(lab.box(side)).toBeFocused();
      const name = side.toLowerCase();
      const x = await lab.number(`${name}.x`), y = await lab.number(`${name}.y`), angle = await lab.number(`${name}.angle`);
      const keys: [key: string, field: string, value: number][] = [
        ['ArrowRight', 'x', x + 0.1], ['ArrowUp', 'y', y + 0.1], ['ArrowLeft', 'x', x], ['ArrowDown', 'y', y],
        ['[', 'angle', angle + 0.05], [']', 'angle', angle],
        ['Shift+ArrowRight', 'x', x + 0.01], ['Shift+ArrowLeft', 'x', x],
        ['Shift+{', 'angle', angle + 0.005], ['Shift+}', 'angle', angle],
      ];
      for (const [key, field, value] of keys) {
        await page.keyboard.press(key);
        await soon(async () => (await lab.number(`${name}.${field}`)).toFixed(9)).toBe(value.toFixed(9));
      }
    }
    await lab.isAt('best-axis');
    await expect(lab.preset).toHaveValue('deep');
  });

  test('a focused box shows it, and stage keys still work', {tag: '@engine-all'}, async ({page, lab}) => {
    await test.step('the box with the keyboard focus shows it', async () => {
      await lab.open('lab=pair&stage=setup&preset=deep');
      const pictures = [await lab.picture()];
      await page.getByRole('button', {name: say('page.intro.known')}).focus(); // the element before the figure
      for (const side of ['A', 'B'] as const) {
        await page.keyboard.press('Tab');
        await expect(lab.box(side)).toBeFocused();
        await soon(async () => pictures.includes(await lab.picture())).toBe(false);
        pictures.push(await lab.picture());
      }
      await lab.next.focus();
      await soon(() => lab.picture()).toBe(pictures[0]!);
    });

    await test.step('on a box, Home, End and digits still go to stages', async () => {
      await lab.open('lab=pair&stage=setup&preset=deep');
      await lab.box('B').focus();
      await page.keyboard.press('End');
      await lab.isAt(STAGES.at(-1)!);
      await page.keyboard.press('3');
      await lab.isAt('faces-b');
      await page.keyboard.press('Home');
      await lab.isAt('setup');
    });
  });
});
