import {call, SCRIPT} from './element';
import {soon} from './lab';
import {expect, figureIn, iframe, test} from './post';
import {OPEN} from './server';

/** Records the keys that reach a post, as a slide deck would get them. */
const HEAR_KEYS = '<script>window.keys = []; addEventListener("keydown", ({key}) => keys.push(key));</script>';
const heardKeys = (page: import('@playwright/test').Page): Promise<string[]> => page.evaluate(() => (window as unknown as {keys: string[]}).keys.splice(0));

test('keys that an element does not use reach the page, from any focused part', {tag: '@engine'}, async ({page, blog}) => {
  await page.goto(blog.publish(`${SCRIPT}${HEAR_KEYS}<clip-stage id="one" preset="deep" controls="full" style="height: 640px"></clip-stage>
    <clip-stage id="two" lab="world" scene="dominos"></clip-stage><clip-stage id="three" lab="hull"></clip-stage>`));
  for (const [id, used] of [['one', ['ArrowRight', 'Home', ' ', '3']], ['two', [' ', 'ArrowRight', '+']], ['three', ['ArrowRight', 'Home', ' ']]] as const) await test.step(id, async () => {
    await page.locator(`#${id}`).scrollIntoViewIfNeeded();
    await call(page, id, 'getState');
    const figure = page.locator(`#${id} .cs-figure`);
    for (const place of ['.cs-view', '.cs-next']) {
      await figure.locator(place).focus();
      await heardKeys(page);
      for (const key of ['PageDown', 'PageUp', 'F2', '#', 'Control+k', 'Shift']) await page.keyboard.press(key);
      expect(await heardKeys(page)).toEqual(['PageDown', 'PageUp', 'F2', '#', 'Control', 'k', 'Shift']);
    }
    await figure.locator('.cs-view').focus();
    for (const key of used) await page.keyboard.press(key);
    expect(await heardKeys(page)).toEqual([]);
  });
  await page.locator('#one [data-field="b.x"]').focus();
  for (const key of ['1', 'ArrowLeft', 'Backspace', 'PageDown']) await page.keyboard.press(key);
  expect(await heardKeys(page)).toEqual(['PageDown']);
  await page.locator('#one .cs-next').focus();
  await page.keyboard.press('Enter');
  expect(await heardKeys(page)).toEqual([]);
});

test('Escape in a frame gives the keyboard to the embedding page', async ({page, blog}) => {
  for (const sandbox of ['', 'sandbox="allow-scripts"']) {
    await page.goto(blog.publish(`${HEAR_KEYS}${iframe(`${OPEN}embed.html?preset=keep-drops`, sandbox)}`));
    const frame = await figureIn(page);
    await frame.getByRole('button', {name: 'Next stage'}).click();
    await soon(() => frame.evaluate(() => document.hasFocus())).toBe(true);
    await page.keyboard.press('Escape');
    await soon(() => frame.evaluate(() => document.hasFocus())).toBe(false);
    await page.keyboard.press('PageDown');
    await soon(() => heardKeys(page)).toEqual(['PageDown']);
  }
});
