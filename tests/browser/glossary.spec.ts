import {AxeBuilder} from '@axe-core/playwright';
import {expect, say, some, test} from './lab';

const PAGE = './glossary.html';

test('a note leads to its term in the glossary, and the glossary to a stage with the note', async ({page, lab}) => {
  await lab.open('lab=pair&stage=reference&preset=two-contacts');
  await lab.isAt('reference');
  await page.locator('.cs-panel .cs-term[data-note=front]').click();
  const link = page.locator('.cs-explain').getByRole('link', {name: say('page.glossary')});
  const [glossary] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  await expect(glossary).toHaveURL(/glossary\.html#front$/);
  const entry = glossary.locator('#front');
  await expect(entry).toBeInViewport();
  await expect(entry.locator('p').first()).toHaveText(say('page.note.front'));
  await entry.getByRole('link').click();
  await expect(glossary.locator('.cs-figure')).toHaveAttribute('data-stage', 'reference');
  await expect(glossary.locator('.cs-panel .cs-term[data-note=front]')).toBeVisible();
});

for (const [width, colorScheme] of some([[390, 'dark'], [1280, 'light'], [320, 'light']] as const, 2)) {
  test(`fits ${width} px, and axe finds nothing, ${colorScheme}`, async ({page}) => {
    await page.setViewportSize({width, height: 844});
    await page.emulateMedia({colorScheme});
    await page.goto(PAGE);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect((await new AxeBuilder({page}).analyze()).violations.map(({id}) => id)).toEqual([]);
  });
}

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('has a link from the index to each term', async ({page}) => {
    await page.goto(PAGE);
    const links = await page.getByRole('navigation').getByRole('link').evaluateAll((list) => list.map((one) => [one.textContent, one.getAttribute('href')!.slice(1)]));
    expect(links.length).toBeGreaterThan(40);
    for (const [name, id] of links) await expect(page.locator(`#${id} h3`)).toHaveText(name!);
    await expect(page.locator('.glossary-term')).toHaveCount(links.length);
  });
});
