import type {Locator, Page} from '@playwright/test';
import {openFixture} from './embed';
import {expect, soon, test} from './lab';

const STEPS = 120;

/** The rows of the log: steps, kind, pairs or their number, and whether the steps are still to come. */
const rows = (page: Page): Promise<string[]> => page.locator('.cs-log li:not(.cs-rest)').evaluateAll((list) => list.map((row) => {
  const pairs = [...row.querySelector('.cs-chips')!.children].map((pair) => pair.textContent);
  return [row.querySelector('.cs-at')!.textContent, (row as HTMLElement).dataset.kind, ...pairs, ...row.classList.contains('cs-later') ? ['ahead'] : []].join(' | ');
}));

const button = (page: Page, name: string): Locator => page.locator('.cs-log').getByRole('button', {name});

const open = async (page: Page, step = STEPS): Promise<Locator> => {
  await page.goto(`./#lab=world&scene=dominos&step=${step}`);
  const world = page.locator('.cs-world');
  await expect(world).toHaveAttribute('data-step', String(step));
  return world;
};

test.describe('the log of contacts', () => {
  test('has the contact events of the steps, the newest first', {tag: '@engine-all'}, async ({page}) => {
    await openFixture(page, 'one');
    const told = await page.evaluate((steps) => {
      window.figures[0]!.destroy();
      const world = window.cs.mount(document.querySelector('main')!, {lab: 'world', scene: 'dominos'}), list: {step: number; kind: string; pair: string}[] = [];
      world.on('contact-event', ({step, kind, a, b}) => list.push({step, kind, pair: `${a}, ${b}`}));
      world.step(steps);
      return list;
    }, STEPS);
    const changes = told.filter(({kind}) => kind !== 'persist'), last = changes.at(-1)!.step;
    const groups: string[][] = [];
    for (let step = STEPS; step > 0; step--) for (const kind of ['end', 'begin']) {
      const pairs = changes.filter((event) => event.step === step && event.kind === kind).map(({pair}) => pair);
      if (pairs.length > 0) groups.push([String(step), kind, ...pairs]);
    }
    const persist = told.filter(({step, kind}) => step === STEPS && kind === 'persist').length;
    await open(page);
    await soon(() => rows(page)).toEqual([`${last + 1}–${STEPS} | persist | ${persist} pairs`, ...groups.slice(0, 10).map((row) => row.join(' | '))]);
    const shown = groups.slice(0, 10).reduce((count, row) => count + row.length - 2, 0);
    await expect(page.locator('.cs-log .cs-rest')).toHaveText([`and ${changes.length - shown} older`]);
  });

  test('rings the hovered or focused pair; a click goes to its step, another picks it', async ({page}) => {
    const world = await open(page), card = page.locator('.cs-card');
    await soon(() => rows(page)).toHaveLength(11);
    const [, , , row] = await rows(page), [step, , pair] = row!.split(' | '), [a, b] = pair!.split(', ');
    const chip = page.locator('.cs-log li').nth(3).getByRole('button');
    await expect(chip).toHaveAccessibleName(new RegExp(`^${pair}: .* in step ${step}$`));
    await chip.hover();
    await expect(card).toContainText(`Boxes ${a} (A) and ${b} (B)`);
    await page.mouse.move(300, 300);
    await expect(card).not.toContainText(`Boxes ${a} (A) and ${b} (B)`);
    await chip.focus();
    await expect(card).toContainText(`Boxes ${a} (A) and ${b} (B)`);
    await page.keyboard.press('Enter');
    await expect(world).toHaveAttribute('data-step', step!);
    await expect(world).not.toHaveAttribute('data-pick');
    await expect(chip).toBeFocused();
    await soon(async () => (await rows(page))[3]).toBe(row);
    expect((await rows(page)).map((one) => one.endsWith('| ahead'))).toEqual([true, true, false, false, false, false, false, false, false, false, false]);
    await page.keyboard.press('Enter');
    await expect(world).toHaveAttribute('data-pick', `${a},${b}`);
    await expect(world).toHaveAttribute('data-step', step!);
  });

  test('follows the world back, forward, and through undone edits', async ({page}) => {
    const world = await open(page);
    await soon(() => rows(page)).toHaveLength(11);
    const before = await rows(page);
    await button(page, 'in step 86').last().click();
    await expect(world).toHaveAttribute('data-step', '86');
    await soon(async () => (await rows(page)).filter((one) => one.endsWith('ahead')).length).toBe(9);
    await page.locator('.cs-world').getByRole('button', {name: 'Bomb', exact: true}).click();
    await page.locator('canvas').first().click({position: {x: 400, y: 200}});
    await soon(async () => (await rows(page)).filter((one) => one.endsWith('ahead')).length).toBe(0);
    await expect(page.locator('.cs-log .cs-rest')).toHaveCount(0);
    await page.keyboard.press('Control+z');
    await expect(world).toHaveAttribute('data-step', '86');
    await page.evaluate((steps) => { location.hash = `#lab=world&scene=dominos&step=${steps}`; }, STEPS);
    await expect(world).toHaveAttribute('data-step', String(STEPS));
    await soon(() => rows(page)).toEqual(before);
  });

  test('is empty at the beginning, and keeps its size while its world plays', async ({page}) => {
    await open(page, 0);
    await expect(page.locator('.cs-log')).toContainText('Nothing has touched yet');
    await expect(page.locator('.cs-log li')).toHaveCount(0);
    await page.getByRole('button', {name: 'Play', exact: true}).click();
    await soon(() => page.locator('.cs-log li:not(.cs-rest)').count()).toBe(11);
  });
});
