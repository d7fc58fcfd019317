import type {Page} from '@playwright/test';
import {frames, say, soon} from './lab';
import {expect, HEAR, heard, iframe, send, test, worldIn} from './post';
import {STRICT} from './server';

/** In this step the pair has a contact of the last step and a new one. */
const LINK = 'lab=world&scene=vertical-stack&step=34&pick=2,3&stage=solve&ask=match';

/** A point in the row of a contact's id, pixels of the page: of the last step or of this one, from the last row up. */
async function rowOf(page: Page, which: 'last' | 'this', up: number): Promise<{x: number; y: number}> {
  const {x, y, width, height} = (await page.locator('canvas').first().boundingBox())!;
  return {x: x + (which === 'last' ? 0.1 : 0.8) * width, y: y + height - (up + 0.5) * (width >= 560 && height >= 400 ? 74 : 56)};
}

test('a question about ids hides the match, and is answered by the pointer and by keys', async ({page, lab}) => {
  await lab.open(LINK);
  await expect(lab.figure).toHaveAttribute('data-stage', 'match');
  const title = page.locator('.cs-title').first(), verdict = page.locator('.cs-asking .cs-verdict'), choices = page.locator('.cs-answer');
  await expect(title).toHaveText(say('ask.match.title'));
  await expect(choices).toHaveCount(3);
  await expect(choices.first()).toContainText('A out e4');
  await expect(page.locator('.cs-slots, .cs-begin, .cs-formulas math')).toHaveCount(0);
  await expect(page.locator('.cs-stage.cs-asked')).toHaveCount(1);
  await lab.next.click();
  await expect(lab.notice).toContainText(say('ask.first'));
  await expect(lab.figure).toHaveAttribute('data-stage', 'match');

  // The row of this step's second contact, then the one of the last step.
  const second = await rowOf(page, 'this', 0), last = await rowOf(page, 'last', 1);
  await page.mouse.move(second.x, second.y);
  await soon(() => lab.canvas.evaluate((canvas) => canvas.style.cursor)).toBe('pointer');
  await page.mouse.click(second.x, second.y);
  await expect(choices.nth(2)).toHaveAttribute('aria-pressed', 'true');
  await page.mouse.click(last.x, last.y);
  await expect(choices.first()).toHaveAttribute('aria-pressed', 'true');
  await page.mouse.click(second.x, second.y);
  await expect(choices.nth(2)).toHaveAttribute('aria-pressed', 'false');
  const before = await lab.picture();
  await page.keyboard.press('2');
  await expect(choices.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await soon(() => lab.picture()).not.toBe(before);
  await page.keyboard.press('Enter');
  await expect(verdict).toBeVisible();
  await expect(page.locator('.cs-slots')).toBeVisible();
  await expect(title).not.toHaveText(say('ask.match.title'));
  expect(lab.hash()).toContain('ask=match');

  // The next step is asked about too, and Surprise me leads to another question.
  await page.keyboard.press('Shift+ArrowRight');
  await expect(choices.first()).toBeVisible();
  await page.locator('.cs-asking').getByRole('button', {name: say('ui.surprise')}).click();
  await soon(async () => lab.hash()).not.toContain('step=35');
  await expect(title).toHaveText(say('ask.match.title'));
  await page.getByRole('button', {name: say('ask.show')}).click();
  await expect(choices).toHaveCount(0);
  await expect(verdict).toHaveCount(0);
});

test('a contact in the picture of either step is a choice', async ({page, lab}) => {
  await lab.open(LINK);
  const choices = page.locator('.cs-answer'), {x, y, width, height} = (await lab.canvas.boundingBox())!;
  await frames(page);
  for (const half of [0, 1]) {
    let found = false;
    for (let px = 8; px < width / 2 && !found; px += 18) {
      for (let py = 40; py < height - 190 && !found; py += 18) {
        await page.mouse.move(x + half * width / 2 + px, y + py);
        found = await lab.canvas.evaluate((canvas) => canvas.style.cursor) === 'pointer';
      }
    }
    expect(found, `half ${half}`).toBe(true);
    await page.mouse.down();
    await page.mouse.up();
    await expect(half === 0 ? choices.first() : page.locator('.cs-answer:nth-child(1)[aria-pressed=true]').nth(1)).toHaveAttribute('aria-pressed', 'true');
  }
});

test.describe('by touch', () => {
  test.use({hasTouch: true, viewport: {width: 390, height: 844}});
  test('a tap on an id’s row chooses it', async ({page, lab}) => {
    await lab.open(LINK);
    await expect(page.locator('.cs-answer')).toHaveCount(3);
    await lab.canvas.scrollIntoViewIfNeeded();
    const {x, y} = await rowOf(page, 'this', 0);
    await page.touchscreen.tap(x, y);
    await expect(page.locator('.cs-answer').nth(2)).toHaveAttribute('aria-pressed', 'true');
  });
});

test('the switch of the World lab asks, and stops', async ({page, lab}) => {
  await lab.open(LINK.replace('&ask=match', ''));
  const ask = page.getByRole('button', {name: say('ask.switch.name')});
  await expect(lab.figure).toHaveAttribute('data-stage', 'solve');
  await ask.click();
  await expect(lab.figure).toHaveAttribute('data-stage', 'match');
  await expect(page.locator('.cs-answer')).toHaveCount(3);
  await ask.click();
  await expect(page.locator('.cs-answer')).toHaveCount(0);
});

test('an embedded world tells its page the answer', async ({page, blog}) => {
  await page.goto(blog.publish(HEAR + iframe(`${STRICT}embed.html?lab=world&scene=vertical-stack&step=34&pick=2,3&stage=match&ask=match`)));
  const world = await worldIn(page);
  await world.locator('.cs-answer').first().click();
  await world.getByRole('button', {name: say('ask.done')}).click();
  await soon(async () => (await heard(page, ['answered'])).map(({data}) => data.payload)).toEqual([{stage: 'match', right: true}]);
  await send(page, {source: 'clipstage', v: 1, type: 'getState', id: 1});
  await soon(async () => (await heard(page, ['getState'])).map(({data}) => data.payload['state'])).toEqual(['lab=world&scene=vertical-stack&step=34&pick=2,3&stage=match&ask=match']);
});
