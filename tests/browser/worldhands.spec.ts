import type {Locator, Page} from '@playwright/test';
import {expect, fill, frames, say, soon, test} from './lab';

/** The stack of ten boxes after twenty steps. The boxes still fall, one above the other. */
const STACK = 'lab=world&scene=vertical-stack&step=20';

class Hands {
  readonly world: Locator;
  constructor(readonly page: Page) { this.world = page.locator('.cs-world'); }

  async open(hash: string): Promise<void> {
    await this.page.goto(`./#${hash}`);
    await expect(this.world).toHaveAttribute('data-step', /step=(\d+)/.exec(hash)?.[1] ?? '0');
    await soon(() => this.page.evaluate(() => location.hash)).toContain('lab=world');
  }

  tool(id: string): Locator { return this.page.locator(`[data-tool=${id}] button`); }
  field(id: string): Locator { return this.page.locator(`[data-body=${id}]`); }
  button(key: string): Locator { return this.page.getByRole('button', {name: say(key), exact: true}); }
  hash(): Promise<string> { return this.page.evaluate(() => decodeURIComponent(location.hash)); }

  async middle(): Promise<{x: number; y: number; width: number; height: number}> {
    const box = (await this.world.locator('canvas').first().boundingBox())!;
    return {x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width, height: box.height};
  }
}

const handsTest = test.extend<{hands: Hands}>({hands: async ({page}, use) => use(new Hands(page))});

handsTest('draws a box, drags it, types its mass, undoes and redoes, and the link restores it', async ({hands, page}) => {
  await hands.open(STACK);
  const {x, y, width} = await hands.middle(), left = x - width / 4;
  await hands.tool('add').click();
  await expect(hands.tool('add')).toHaveAttribute('aria-pressed', 'true');
  await page.mouse.move(left, y);
  await page.mouse.down();
  await page.mouse.move(left + 60, y + 40, {steps: 4});
  await page.mouse.up();
  await soon(() => hands.hash()).toMatch(/do=add@20,w[\d.]+,h[\d.]+,m[\d.]+,f0\.2,/);

  await hands.tool('drag').click();
  await page.mouse.move(left + 30, y + 20);
  await page.mouse.down();
  await page.mouse.move(left + 50, y - 80, {steps: 5});
  await page.mouse.up();
  await soon(() => hands.hash()).toMatch(/do=set@20,b11,x-?[\d.]+,y[\d.]+$/);
  await expect(page.getByRole('region', {name: say('world.body', {n: '11'})})).toBeVisible();

  await fill(hands.field('mass'), '55');
  await page.keyboard.press('Enter');
  await soon(() => hands.hash()).toContain('do=set@20,b11,m55');
  const all = await hands.hash();

  await hands.button('world.undo.name').click();
  await soon(() => hands.hash()).not.toContain('m55');
  await hands.button('world.redo.name').click();
  await soon(() => hands.hash()).toBe(all);
  await page.goto('about:blank');
  await hands.open(all.slice(1));
  await soon(() => hands.hash()).toBe(all);
});

handsTest('pulls a box of a playing world by a spring, and releases it', async ({hands, page}) => {
  await hands.open('lab=world&scene=single-box&step=0');
  const {x, y} = await hands.middle();
  await hands.tool('add').click();
  await page.mouse.click(x, y - 60);
  await soon(() => hands.hash()).toContain('do=add@0');
  await hands.tool('drag').click();
  await page.mouse.move(x, y - 55);
  await page.mouse.down();
  await hands.button('world.play').dispatchEvent('click'); // the box would fall away before the mouse takes it
  for (let i = 1; i <= 10; i++) {
    await page.mouse.move(x - 8 * i, y - 55 - 5 * i);
    await frames(page);
  }
  await page.mouse.up();
  await hands.button('world.pause').click();
  await soon(() => hands.hash()).toMatch(/do=grab@\d+,b\d+,.*do=drop@\d+/);
});

handsTest('throws a bomb, deletes a clicked box, and undoes by keys', async ({hands, page}) => {
  await hands.open(STACK);
  const {x, y} = await hands.middle();
  await hands.tool('bomb').click();
  await page.mouse.click(x, y);
  await soon(() => hands.hash()).toMatch(/do=add@20,w1,h1,m50/);
  await hands.tool('remove').click();
  // One of these clicks hits a box of the stack.
  for (const dy of [0, 20, 40, 60]) await page.mouse.click(x, y + dy);
  await soon(() => hands.hash()).toMatch(/do=remove@20,b\d+/);
  await hands.tool('drag').click();
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+y');
  await soon(() => hands.hash()).toMatch(/do=remove@20,b\d+/);
});
