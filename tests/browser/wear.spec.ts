import {openFixture} from './embed';
import {expect, test} from './lab';
import {type Held, MOST, WEAR, wearOut} from './wear';

test('200,000 events of a drag, 100,000 steps and 1,000 mounts leave the memory as it was', {tag: '@engine'}, async ({page}) => {
  test.setTimeout(300_000);
  await openFixture(page, 'one');
  await page.evaluate(`(${wearOut})(cs, document.querySelector('main'))`);
  const round = async (part: number): Promise<Held> => {
    for (const [name, all] of Object.entries(WEAR)) {
      const t = performance.now();
      await page.evaluate(({name, count}) => window.wear[name as 'drag'](count, 1000), {name, count: Math.round(all * part)});
      console.log(name, Math.round(all * part), performance.now() - t, JSON.stringify(await page.evaluate(() => window.wear.held())));
    }
    return page.evaluate(() => window.wear.held());
  };
  await page.evaluate(() => window.wear.drag(4000, 16)); // more than can be undone
  const before = await round(0.05), after = await round(1);
  for (const name of Object.keys(MOST) as (keyof Held)[]) {
    expect(after[name] - before[name], `${name}: ${JSON.stringify({before, after})}`).toBeLessThanOrEqual(MOST[name]);
  }
});
