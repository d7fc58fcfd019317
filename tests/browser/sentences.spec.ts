import {expect, say, test} from './lab';
import {saying} from './words';

test('words explain missing points, thresholds and refused fields', async ({page, lab}) => {
  await test.step('a pair without points says why', async () => {
    const none = page.locator('.cs-none');
    for (const [state, key] of [
      ['stage=reference&preset=resting', 'table.none'],
      ['stage=setup&preset=separated-a', 'table.none-ever'], ['stage=keep&preset=separated-a', 'table.none-ever'],
      ['stage=clip-neg&preset=overlap-no-contact', 'table.none-left'], ['stage=contacts&preset=overlap-no-contact', 'table.none-ended'],
      ['stage=contacts&preset=corner-touch', 'table.none-ended'],
    ] as const) {
      await lab.open(`lab=pair&${state}`);
      await expect(none).toHaveText(saying(key));
    }
    await lab.open('lab=pair&stage=incident&preset=resting');
    await expect(none).toHaveCount(0);
  });

  await test.step('hulls without points say why', async () => {
    const none = page.locator('.cs-none');
    for (const [state, key] of [
      ['stage=faces-a&preset=tilted-box', 'none'], ['stage=edges&preset=edgeedge', 'none'], ['stage=clip&preset=edgeedge', 'none-edges'], ['stage=edges&preset=gap', 'none-gap'], ['stage=contacts&preset=gap', 'none-gap'],
    ] as const) {
      await lab.open(`lab=hull&${state}`);
      await expect(none, state).toHaveText(say(`hull.points.${key}`));
    }
    await lab.open('lab=hull&stage=keep&preset=tilted-box');
    await expect(none).toHaveCount(0);
  });

  await test.step('a refused field is named in words', async () => {
    await lab.open('lab=pair');
    await lab.type('a.w', 'wide');
    await expect(page.locator('.cs-refused')).toHaveText(say('notice.invalid-pose', {field: 'A’s width', range: say('notice.range.width'), got: 'wide'}));
  });

  await test.step('the switch for the names of edges and vertices is labelled in the panel and in the list of keys', async () => {
    await lab.open('lab=pair&stage=setup&preset=resting');
    const names = page.getByRole('button', {name: 'Name edges and vertices'});
    await expect(names).toHaveText('Name edges');
    await names.click();
    await expect(names).toHaveAttribute('aria-pressed', 'true');
    await page.locator('.cs-keys summary').click();
    await expect(page.locator('.cs-keys dd', {hasText: 'Name edges and vertices'})).toBeVisible();
  });

  await test.step('a threshold of hulls’ best axis has an explanation, and its bias a readable name', async () => {
    await lab.open('lab=hull&stage=best-axis&preset=edgeedge');
    for (const width of [1280, 390, 320]) {
      await page.setViewportSize({width, height: 800});
      const table = page.locator('.cs-panel > .cs-table').first();
      await expect(table.locator('th', {hasText: say('hull.best.head.threshold')})).toBeVisible();
      const [inner, outer] = await table.evaluate((element) => [element.getBoundingClientRect().right, element.parentElement!.getBoundingClientRect().right]);
      expect(inner, `${width} px wide`).toBeLessThanOrEqual(outer!);
    }
    await lab.type('bias.0', 'much');
    await expect(page.locator('.cs-refused')).toContainText('much');
    await lab.type('b.0', 'far');
    await expect(page.locator('.cs-refused').filter({hasText: 'far'})).toContainText(say('notice.field', {box: 'B', field: say('hull.ui.field.x')}));
  });

  await test.step('each threshold of the best axis has its formula beside it, and “led” its meaning below', async () => {
    await lab.open('lab=pair&stage=best-axis&preset=near-tie');
    for (const width of [1280, 390, 320]) {
      await page.setViewportSize({width, height: 800});
      const table = page.locator('.cs-panel > .cs-table').first();
      await expect(table.locator('.cs-formula')).toHaveText(['0.95 × −1.712 + 0.01 × 0.900', '0.95 × −0.419 + 0.01 × 0.925', '0.95 × −0.419 + 0.01 × 0.975']);
      for (const note of await page.locator('.cs-note').all()) await expect(note).toBeVisible();
      await expect(page.locator('.cs-note')).toHaveText([saying('best.order'), say('best.led', {led: say('row.lead')})]);
      const [inner, outer] = await table.evaluate((element) => [element.getBoundingClientRect().right, element.parentElement!.getBoundingClientRect().right]);
      expect(inner, `${width} px wide`).toBeLessThanOrEqual(outer!);
    }
  });
});
