import {say, soon} from './lab';
import {expect, test} from './post';
import {OPEN} from './server';

test('an invalid option of a world is reported by name and range', {tag: '@engine-all'}, async ({page, blog}) => {
  await page.goto(blog.publish(`<script type="module" src="${OPEN}clip-stage.js"></script><clip-stage lab="world" scene="wall" step="3"></clip-stage>`));
  const world = page.locator('clip-stage .cs-world');
  await expect(world).toHaveAttribute('data-step', '3');
  await page.evaluate(() => {
    const element = document.querySelector('clip-stage')!, told: unknown[] = [];
    Object.assign(window, {told});
    element.addEventListener('error', (event) => {
      const {code, field, range} = (event as CustomEvent<Record<'code' | 'field' | 'range', string>>).detail;
      told.push([code, field, range]);
    });
  });
  const errors: unknown[] = [], told = () => page.evaluate(() => (window as unknown as {told: unknown[]}).told);
  for (const [name, value, range] of [['iterations', 'abc', 'a whole number, 0 to 100'], ['layers', 'zz', /^some of bodies, /], ['step', '-1', say('notice.range.steps')], ['warmStarting', 'maybe', 'true or false']] as const) {
    errors.push(['invalid-option', name, typeof range === 'string' ? range : expect.stringMatching(range)]);
    await page.evaluate(([name, value]) => {
      const element = document.querySelector('clip-stage')!;
      element.setAttribute(name, value);
    }, [name, value] as const);
    await soon(async () => (await told() as unknown[]).length).toBe(errors.length);
    await expect(world.getByRole('alert')).toContainText(`${name} is “${value}”`);
    await expect(world).toHaveAttribute('data-step', '3');
  }
  expect(await told()).toEqual(errors);
});
