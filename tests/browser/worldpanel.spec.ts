import type {Page} from '@playwright/test';
import {openFixture} from './embed';
import {expect, soon, test} from './lab';

/** Opens the World page at a pair of a wall. One of its contacts has lost its impulse. */
async function open(page: Page, stage: string, more = ''): Promise<void> {
  await page.goto(`./#lab=world&scene=wall&step=10&pick=25,37&stage=${stage}${more}`);
  await expect(page.locator('.cs-world')).toHaveAttribute('data-step', '10');
  await expect(page.locator('.cs-world')).toHaveAttribute('data-stage', stage);
}

/** The exact numbers in a column's cells, from top to bottom. */
const column = (page: Page, cells: string): Promise<number[]> =>
  page.locator(cells).evaluateAll((list) => list.map((cell) => Number((cell as HTMLElement).dataset.value)));

test.describe('the panel of a picked pair', () => {
  test('has every number of the trace, to the last digit', {tag: '@engine-all'}, async ({page}) => {
    await openFixture(page, 'one');
    const {match, warm, solve} = await page.evaluate(() => {
      window.figures[0]!.destroy();
      const world = window.cs.mount(document.querySelector('main')!, {lab: 'world', scene: 'wall'});
      world.step(10);
      world.choose(25, 37);
      const {stages} = world.getTrace();
      return {
        match: stages.find((stage) => stage.id === 'match')!, warm: stages.find((stage) => stage.id === 'warm-start')!,
        solve: stages.find((stage) => stage.id === 'solve')!,
      };
    });
    expect([match.now.length, solve.iterations.length, solve.cold.length]).toEqual([2, 10, 10]);

    await open(page, 'match');
    await soon(() => column(page, '.cs-begin td[data-value]')).toEqual(match.now.flatMap(({normal, friction}) => [normal, friction]));
    const lost = match.then.filter(({match: found}) => found < 0);
    expect(lost).toHaveLength(1);
    expect(await column(page, '.cs-begin del')).toEqual([lost[0]!.normal, lost[0]!.friction]);

    await open(page, 'warm-start');
    await soon(() => column(page, '.cs-motions td:nth-child(2)')).toEqual([...warm.before[1]!, ...warm.before[0]!]);
    expect(await column(page, '.cs-motions td:nth-child(4)')).toEqual([...warm.after[1]!, ...warm.after[0]!]);

    await open(page, 'solve', '&iteration=3');
    for (const contact of [0, 1]) {
      await page.locator('.cs-contacts button').nth(contact).click();
      await expect(page.locator('.cs-contacts button').nth(contact)).toHaveAttribute('aria-pressed', 'true');
      const normal = solve.iterations.map(({constraints}) => constraints[2 * contact]!), friction = solve.iterations.map(({constraints}) => constraints[2 * contact + 1]!);
      const rows = '.cs-solve tbody tr:not(.cs-start) ';
      await soon(() => column(page, `${rows}.cs-velocity`)).toEqual(normal.map(({velocity}) => velocity));
      expect(await column(page, `${rows}.cs-increment`)).toEqual(normal.map(({increment}) => increment));
      expect(await column(page, `${rows}.cs-sum`)).toEqual(normal.map(({sum}) => sum));
      expect(await column(page, `${rows}.cs-friction`)).toEqual(friction.map(({sum}) => sum));
      expect(await page.locator(`${rows}.cs-sum`).evaluateAll((list) => list.map((cell) => Number((cell as HTMLElement).dataset.cold))))
        .toEqual(solve.cold.map(({constraints}) => constraints[2 * contact]!.sum));
    }
  });

  test('goes to the clicked iteration and constraint', async ({page}) => {
    await open(page, 'solve', '&iteration=3');
    const current = page.locator('.cs-solve tr.cs-lead');
    await expect(current.locator('.cs-seek')).toHaveText('3');
    await page.getByRole('button', {name: 'Iteration 5', exact: true}).first().press('Enter');
    await expect(current.locator('.cs-seek')).toHaveText('5');
    await page.locator('.cs-solve tbody tr').nth(2).locator('.cs-friction').click();
    await expect(current.locator('.cs-seek')).toHaveText('2');
    await expect(current.locator('.cs-friction')).toHaveClass(/cs-part/);
    await current.locator('.cs-friction').click();
    await expect(page.locator('.cs-solve .cs-part')).toHaveCount(0);
  });

  test('scrolls a hundred iterations within itself, to the current one', {tag: '@engine-all'}, async ({page}) => {
    await open(page, 'solve', '&iteration=60&iterations=100');
    await expect(page.locator('.cs-solve tbody tr')).toHaveCount(101);
    const inSight = (): Promise<boolean> => page.locator('.cs-trials').evaluate((box) => {
      const of = box.querySelector('.cs-lead')!.getBoundingClientRect(), {top, bottom} = box.getBoundingClientRect();
      return top < of.top && of.bottom < bottom && box.clientHeight < 500;
    });
    await soon(inSight).toBe(true);
    await page.getByRole('button', {name: 'Next iteration', exact: true}).click();
    await expect(page.locator('.cs-lead .cs-seek')).toHaveText('61');
    await soon(inSight).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });

  test('is not rebuilt at every step of a playing world', async ({page}) => {
    await page.goto('./#lab=world&scene=pyramid');
    const world = page.locator('.cs-world');
    await expect(world).toHaveAttribute('data-scene', 'pyramid');
    await page.evaluate(() => {
      const counted = window as unknown as {made: number};
      counted.made = 0;
      new MutationObserver(() => counted.made++).observe(document.querySelector('.cs-words')!, {subtree: true, childList: true, characterData: true, attributes: true});
    });
    const made = (): Promise<number> => page.evaluate(() => (window as unknown as {made: number}).made);
    await page.getByRole('button', {name: 'Play', exact: true}).click();
    await soon(async () => Number(await world.getAttribute('data-step'))).toBeGreaterThan(60);
    expect(await made()).toBeLessThan(4);
  });
});
