import type {Page} from '@playwright/test';
import {AxeBuilder} from '@axe-core/playwright';
import {openFixture} from './embed';
import {LONG, expect, soon, test} from './lab';

const LINK = 'lab=world&scene=pyramid&solver=box2d&step=48&pick=5,17';
const STAGES = ['match', 'warm-start', 'velocity', 'store', 'integrate', 'position'] as const;

/** Opens the World page at a stage of a pair that Box2D's solver pushes apart. */
async function open(page: Page, stage: string, more = ''): Promise<void> {
  await page.goto(`./#${LINK}&stage=${stage}${more}`);
  await expect(page.locator('.cs-world')).toHaveAttribute('data-step', '48');
  await expect(page.locator('.cs-world')).toHaveAttribute('data-stage', stage);
}

/** The exact numbers in a table's cells, row by row. */
const cells = (page: Page, table: number): Promise<number[][]> => page.locator('.cs-numbers .cs-begin').nth(table).locator('tbody tr')
  .evaluateAll((rows) => rows.map((row) => [...row.querySelectorAll('td')].map((cell) => Number(cell.dataset.value))));

test.describe('the stages of Box2D’s solver', () => {
  test('a link leads to each: words, picture and address match', async ({page}) => {
    for (const stage of STAGES) await test.step(stage, async () => {
      await open(page, stage);
      const current = page.locator('.cs-strip [aria-current=step]');
      await expect(current).toHaveAttribute('data-stage', stage);
      await expect(page.locator('.cs-title')).not.toHaveText(/^Not reached/);
      await expect(page.locator('.cs-numbers table').first()).toBeVisible();
      await soon(() => page.evaluate(() => location.hash)).toContain(`stage=${stage}`);
      // The part that follows the text is below all tables.
      await soon(() => page.evaluate(() => document.querySelector('.cs-numbers')!.lastElementChild!.getBoundingClientRect().bottom <= document.querySelector('.cs-words + *')!.getBoundingClientRect().top)).toBe(true);
      // All stages have the same layout. "make test" checks only velocity, the longest.
      if (stage !== 'velocity' && !LONG) return;
      const {violations} = await new AxeBuilder({page}).include('.cs-panel').analyze();
      expect(violations.map(({id}) => id)).toEqual([]);
    });
  });

  test('buttons walk the stages of the step’s solver and no others', async ({page}) => {
    await open(page, 'match');
    const ids = (): Promise<(string | null)[]> => page.locator('.cs-stage').evaluateAll((list) => list.map((button) => button.getAttribute('data-stage')));
    await soon(async () => (await ids()).slice(10)).toEqual([...STAGES]);
    const next = page.getByRole('button', {name: 'Next stage'}), seen: (string | null)[] = [];
    const walk = async (go: () => Promise<void>, last: () => Promise<boolean>): Promise<void> => {
      for (let n = 0; n < 40 && !await last(); n++) {
        const at = (): Promise<string> => page.locator('.cs-world').evaluate(({dataset: {stage, iteration}}) => `${stage} ${iteration}`), before = await at();
        await go();
        await soon(at).not.toBe(before);
        const stage = await page.locator('.cs-world').getAttribute('data-stage');
        if (seen.at(-1) !== stage) seen.push(stage);
      }
    };
    await walk(() => next.click(), async () => await next.getAttribute('aria-disabled') === 'true');
    expect(seen).toEqual(STAGES.slice(1));
    await walk(() => page.keyboard.press('ArrowLeft'), async () => seen.at(-1) === 'store');
    expect(seen.slice(STAGES.length - 1)).toEqual(['integrate', 'store']);
    await page.goto(`./#${LINK.replace('box2d', 'lite')}&stage=store`);
    await expect(page.locator('.cs-world')).toHaveAttribute('data-stage', 'solve');
    await soon(async () => (await ids()).slice(10)).toEqual(['match', 'warm-start', 'solve', 'integrate']);
  });

  test('the tables have every number of the trace, to the last digit', {tag: '@engine-all'}, async ({page}) => {
    await openFixture(page, 'one');
    const {velocity, store, position} = await page.evaluate(async (link) => {
      window.figures[0]!.destroy();
      const world = window.cs.mount(document.querySelector('main')!, {lab: 'world'});
      await world.setState(link);
      const {stages} = world.getTrace();
      return {velocity: stages.find((stage) => stage.id === 'velocity')!, store: stages.find((stage) => stage.id === 'store')!, position: stages.find((stage) => stage.id === 'position')!};
    }, LINK);
    await open(page, 'velocity', '&iteration=3');
    const {constraints: [n1, f1, n2, f2]} = velocity.iterations[2]!;
    for (const [row, of] of [[0, 'velocity'], [2, 'wanted'], [3, 'limit'], [4, 'sum'], [5, 'after']] as const) {
      await soon(async () => (await cells(page, 2))[row]).toEqual([f1![of], f2![of], n1![of], n2![of]]);
    }
    await open(page, 'store');
    await soon(async () => (await cells(page, 0)).map((row) => row.slice(1))).toEqual(store.stored);
    await open(page, 'position', '&iteration=1');
    const points = position.passes.flatMap((pass) => pass.points.map(({separation, correction, k, impulse}) => [separation, correction, k, impulse]));
    await soon(() => cells(page, 0)).toEqual(points);
    const {before: [a, b], after: [c, d]} = position.passes[0]!;
    expect((await cells(page, 1)).map((row) => [row[0], row[2]])).toEqual([0, 1, 2].map((i) => [b![i], d![i]]).concat([0, 1, 2].map((i) => [a![i], c![i]])));
  });

  const CASES = [
    ['step=32&pick=5,17', 1, 'Both contacts push', []],
    ['step=73&pick=30,39', 4, 'Only contact 1 pushes', ['push 2 < 0']],
    ['step=58&pick=24,34', 2, 'Only contact 2 pushes', ['push 1 < 0', 'velocity 2 < 0']],
    ['step=60&pick=31,41', 7, 'Neither contact pushes', ['push 1 < 0', 'push 1 < 0', 'push 2 < 0']],
  ] as const;
  test('a link leads to each case of a block; its text says why the earlier cases fail', async ({page}) => {
    for (const [i, [where, iteration, title, faults]] of CASES.entries()) await test.step(`case ${i + 1}`, async () => {
      await page.goto(`./#lab=world&scene=pyramid&solver=box2d&${where}&stage=velocity&iteration=${iteration}`);
      await expect(page.locator('.cs-world')).toHaveAttribute('data-stage', 'velocity');
      await expect(page.locator('.cs-title')).toHaveText(title);
      const rows = page.locator('.cs-numbers .cs-begin').nth(1).locator('tbody tr');
      await expect(rows).toHaveCount(4);
      const verdicts = (): Promise<(string | null)[]> => rows.evaluateAll((list) => list.map((row) => row.lastElementChild!.textContent));
      await soon(verdicts).toEqual([...faults, 'holds', ...Array<string>(3 - i).fill('not tried')]);
      await expect(rows.nth(i)).toHaveClass(/cs-lead/);
    });
  });

  test('the residuals of the plot are the largest changes of the sums', {tag: '@engine-all'}, async ({page}) => {
    await openFixture(page, 'one');
    for (const [link, id] of [[LINK, 'velocity'], [LINK.replace('box2d', 'lite'), 'solve']] as const) {
      await page.goto('about:blank');
      await openFixture(page, 'one');
      const iterations = await page.evaluate(async ([state, stage]) => {
        window.figures[0]!.destroy();
        const world = window.cs.mount(document.querySelector('main')!, {lab: 'world'});
        await world.setState(state);
        const found = world.getTrace().stages.find((one) => one.id === stage)!;
        return (found as unknown as {iterations: {constraints: {increment: number}[]}[]}).iterations.map(({constraints}) => Math.max(...constraints.map(({increment}) => Math.abs(increment))));
      }, [link, id] as const);
      await page.goto(`./#${link}&stage=${id}`);
      await expect(page.locator('.cs-converge svg')).toBeVisible();
      const residuals = (): Promise<number[]> => page.locator('.cs-converge tbody tr').evaluateAll((rows) => rows.map((row) => Number(row.querySelector('td')!.dataset['value'])));
      await soon(residuals).toEqual(iterations);
      expect(iterations.length).toBe(10);
    }
  });

  test('after a change of dt, the warm start shows the scale of the kept impulses', async ({page}) => {
    await open(page, 'warm-start', '&dt=0.008333333333333333@47');
    await expect(page.locator('.cs-panel')).toContainText('times 0.50, the ratio of this time step to the last one');
    await expect(page.locator('.cs-beside tbody tr').first()).toContainText('0.50');
  });

  test('Box2D’s quantities are listed beside Box2D-Lite’s, each with formula and unit', async ({page}) => {
    for (const [stage, count] of [['match', 2], ['warm-start', 3], ['velocity', 7], ['position', 5]] as const) {
      await open(page, stage);
      const rows = page.locator('.cs-beside tbody tr');
      await expect(rows).toHaveCount(count);
      for (const words of await rows.evaluateAll((list) => list.map((row) => [...row.children].slice(0, 4).map((cell) => cell.textContent)))) expect(words.every((word) => word)).toBe(true);
    }
    await expect(page.locator('.cs-beside tbody tr').first()).toContainText('5.00');
    await expect(page.locator('.cs-beside tbody tr').first()).toContainText('10.00');
  });
});
