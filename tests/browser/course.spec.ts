import {expect, say, soon} from './lab';
import {test} from './post';

const CHAPTERS = ['overlap', 'shadows', 'least', 'reference', 'incident', 'clipping', 'keep', 'name'] as const;

/** The text of a number of a figure, at a path of its trace's result. */
const engineSays = (id: string, path: string, digits: number) => {
  const stage = document.getElementById(id) as HTMLElement & {figure: {getTrace(): {result: unknown}}};
  const keys = path.split(/[.[\]]+/).filter(Boolean);
  const value = keys.reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], stage.figure.getTrace().result) as number;
  return value.toFixed(digits).replace('-', '−');
};

test.describe('the course', () => {
  for (const chapter of CHAPTERS) test(`${chapter}: each figure stands at its stage, and the numbers are the engine's`, async ({page}) => {
    await page.goto(`course/${chapter}.html`);
    const printed = await page.request.get(`course/${chapter}.html`).then((answer) => answer.text());
    const fallbacks = [...printed.matchAll(/<clip-value [^>]*>(?<text>[^<]*)</g)].map(({groups}) => groups!.text!);
    const figures = page.locator('clip-stage');
    await expect(figures).toHaveCount(3);
    for (const figure of await figures.all()) {
      await figure.scrollIntoViewIfNeeded();
      await expect(figure.locator('.cs-figure')).toHaveAttribute('data-stage', (await figure.getAttribute('stage'))!);
      await expect(figure.locator('.cs-notice:visible')).toHaveCount(0);
    }
    const question = page.locator('#ask');
    await expect(question.locator('.cs-title')).toContainText('?');
    const values = await page.locator('clip-value').all();
    expect(values.length).toBe(fallbacks.length);
    for (const [i, value] of values.entries()) {
      const [of, on, digits] = await value.evaluate((e) => [e.getAttribute('of')!, e.getAttribute('for')!, Number(e.getAttribute('digits'))] as const);
      const said = await page.evaluate(`(${engineSays.toString()})(${JSON.stringify(on)}, ${JSON.stringify(of)}, ${digits})`);
      expect(fallbacks[i], `${on} ${of}`).toBe(said);
      await expect(value, `${on} ${of}`).toHaveText(said as string);
    }
  });

  test('a link sets its figure, and the numbers follow the pose', async ({page}) => {
    await page.goto('course/overlap.html');
    const figure = page.locator('#fig1');
    await expect(figure.locator('.cs-figure')).toHaveAttribute('data-stage', 'setup');
    await page.locator('a[href="#fig1:stage=contacts"]').click();
    await expect(figure.locator('.cs-figure')).toHaveAttribute('data-stage', 'contacts');
    await figure.evaluate((stage) => (stage as unknown as {setPose(pose: object): Promise<void>}).setPose({b: {y: 5}}));
    await expect(page.locator('clip-value[of="out.n"][for=fig1]')).toHaveText('0');
    await expect(page.locator('clip-value[of="out.contacts[0].s"][for=fig1]').first()).toHaveText('–');
  });

  test('progress is kept, and chapters lead to each other', async ({page}) => {
    await page.goto('course/index.html');
    await expect(page.locator('.chapters a')).toHaveCount(CHAPTERS.length);
    await page.locator('.chapters a').first().click();
    for (const chapter of CHAPTERS.slice(1)) {
      await page.locator('a[rel=next]').click();
      await expect(page).toHaveURL(new RegExp(`course/${chapter}.html$`));
    }
    await page.locator('.turn').scrollIntoViewIfNeeded();
    await soon(() => page.evaluate(() => localStorage['clipstage.course'] as string)).toContain('name');
    await page.locator('.turn').getByRole('link', {name: 'Contents'}).click();
    await expect(page.locator('.chapters a').last()).toHaveClass('read');
  });

  test('the header leads to the contents', async ({page}) => {
    await page.goto('./');
    await page.getByRole('banner').getByRole('link', {name: say('page.read')}).click();
    await expect(page.locator('h1')).toHaveText('How two boxes touch');
  });
});

test.describe('the course without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('shows its posters', async ({page}) => {
    for (const chapter of CHAPTERS) {
      await page.goto(`course/${chapter}.html`);
      const images = page.locator('clip-stage img');
      await expect(images).toHaveCount(3);
      for (const image of await images.all()) {
        await image.scrollIntoViewIfNeeded();
        await expect(image).toBeVisible();
        expect((await page.request.get(new URL((await image.getAttribute('src'))!, page.url()).href)).ok()).toBe(true);
      }
    }
  });
});
