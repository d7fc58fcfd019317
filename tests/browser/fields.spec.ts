import {some, expect, say, soon, test} from './lab';

const RANGE = {w: say('notice.range.width'), h: say('notice.range.width'), x: say('notice.range.coordinate'), y: say('notice.range.coordinate'), angle: say('notice.range.angle')};

const named = (field: string): string => say('notice.field', {box: field[0]!.toUpperCase(), field: say(`ui.field.${field.slice(2)}`)});

test.describe('a number', () => {
  const refused: [field: string, typed: string][] = [
    ['a.w', ''], ['b.h', '-1'], ['b.y', '1e10'], ['b.angle', '°'],
    ['a.w', 'NaN'], ['a.w', '0'], ['a.w', '1e99'], ['b.h', 'wide'], ['b.h', '1e-10'], ['a.h', '1,5'],
    ['a.x', 'Infinity'], ['b.x', '-1.1e9'], ['a.y', '--1'], ['a.angle', 'NaN'], ['b.angle', '1e999'],
  ];
  const taken: [field: string, typed: string, value: number][] = [
    ['a.angle', '45°', Math.PI / 4], ['b.angle', ' -90 ° ', -Math.PI / 2], ['b.angle', '180deg', Math.PI], ['b.angle', '−0.5', -0.5],
    ['a.w', '1e9', 1e9], ['a.w', '1e-9', 1e-9], ['b.x', '-1e9', -1e9], ['b.y', '+.5', 0.5], ['b.x', '0.1000000000000000055', 0.1],
  ];
  /** One page serves all cases, since a refused number leaves the pair unchanged. */
  test('a number is refused at its field, or moves the box', {tag: '@engine-all'}, async ({page, lab}) => {
    await test.step('shows a notice at its field and moves nothing', async () => {
      await lab.open('lab=pair&stage=clip-neg&preset=deep');
      await expect(lab.preset).toHaveValue('deep');
      for (const [name, typed] of some(refused, 4)) await test.step(`${JSON.stringify(typed)} in ${name}`, async () => {
        const before = {pose: await lab.pose(), picture: await lab.picture(), title: await lab.title.textContent()};
        const field = lab.field(name);
        await expect(field).toHaveAttribute('aria-invalid', 'false');
        await lab.type(name, typed);

        await expect(field).toHaveAttribute('aria-invalid', 'true');
        const notice = page.locator('label', {has: field}).getByRole('alert');
        await expect(notice).toHaveText(say('notice.invalid-pose', {field: named(name), range: RANGE[name.slice(2) as keyof typeof RANGE], got: typed}).replace(/“.*/, '') + (await notice.textContent())!.replace(/.*“/, '“'));
        await expect(field).toHaveValue(typed);
        expect(await lab.pose()).toEqual({...before.pose, [name]: typed});
        expect(await lab.picture()).toBe(before.picture);
        expect(await lab.title.textContent()).toBe(before.title);
        await expect(lab.preset).toHaveValue('deep');

        await lab.type(name, '1.25');
        await expect(field).toHaveAttribute('aria-invalid', 'false');
        await expect(notice).toHaveCount(0);
        await soon(() => lab.picture()).not.toBe(before.picture);
        expect(await lab.pose()).toEqual({...before.pose, [name]: '1.25'});

        await lab.undo.click();
        await soon(() => lab.pose()).toEqual(before.pose);
        await lab.fit.click();
        await expect(lab.undo).toBeDisabled();
      });
    });

    await test.step('typing the old value removes the notice', async () => {
      await lab.open('lab=pair&stage=setup&preset=deep');
      await lab.type('a.w', 'x');
      await expect(page.getByRole('alert').filter({visible: true})).toHaveCount(1);
      await lab.type('a.w', '4.2');
      await expect(page.getByRole('alert').filter({visible: true})).toHaveCount(0);
      await expect(lab.field('a.w')).toHaveAttribute('aria-invalid', 'false');
    });

    await test.step('sets its value', async () => {
      await lab.open('lab=pair&stage=setup&preset=deep');
      for (const [name, typed, value] of some(taken, 4)) await test.step(`${JSON.stringify(typed)} in ${name} is ${value}`, async () => {
        const picture = await lab.picture();
        await lab.type(name, typed);
        await soon(() => lab.number(name)).toBe(value);
        await expect(lab.field(name)).toHaveAttribute('aria-invalid', 'false');
        await soon(() => lab.picture()).not.toBe(picture);
        await lab.undo.click();
        await expect(lab.preset).toHaveValue('deep');
        await lab.fit.click();
      });
    });

    await test.step('every field has a name', async () => {
      await lab.open();
      for (const box of ['A', 'B']) {
        for (const field of ['w', 'h', 'x', 'y', 'angle']) {
          await expect(page.getByRole('textbox', {name: say('ui.field.name', {box, field: say(`ui.field.${field}`)}), exact: true})).toBeVisible();
        }
      }
    });

    await test.step('is also set when the field loses the focus, and can be undone', async () => {
      await lab.open('lab=pair&stage=contacts&preset=deep');
      await lab.fill('b.x', '0.5');
      await page.keyboard.press('Tab');
      await expect(lab.undo).toBeEnabled();
      await lab.undo.click();
      await expect(lab.field('b.x')).toHaveValue('0.3');
      await expect(lab.preset).toHaveValue('deep');
    });
  });

  test('stays in its field until Enter or blur, despite changes of the figure', {tag: '@engine'}, async ({page, lab}) => {
    await lab.open('lab=pair&stage=contacts&preset=deep');
    await lab.fill('b.x', '0.');
    await page.evaluate(() => {
      location.hash = 'lab=pair&stage=contacts&a=4,2,0,0,0&b=2,1,0,1,0';
    });
    await expect(lab.field('b.y')).toHaveValue('1');
    await expect(lab.field('b.x')).toHaveValue('0.');
    await page.keyboard.type('5');
    await page.keyboard.press('Enter');
    await soon(() => Promise.resolve(lab.hash())).toContain('&b=2,1,0.5,1,0');

    await lab.fill('b.y', '7');
    await lab.fill('b.y', '1'); // leaving the field does not change the value
    await page.keyboard.press('Tab');
    await lab.type('b.x', '0.25');
    await expect(lab.field('b.y')).toHaveValue('1');
  });
});
