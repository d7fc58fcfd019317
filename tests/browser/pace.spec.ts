import {expect, test} from '@playwright/test';
import {say, soon} from './lab';

/** The duration of the line on Play, in seconds; 0 without a line. The line shows the elapsed share of Play's wait. */
const lineTime = (): number => Number(document.querySelector('.cs-play')!.getAnimations({subtree: true})[0]?.effect?.getTiming().duration ?? 0) / 1000;

/** The reading time of the inspector's title and text at 200 words per minute, in seconds. */
const wordsTime = (): number => ['.cs-title', '.cs-text'].flatMap((css) => document.querySelector(`.cs-panel ${css}`)!.textContent.trim().split(/\s+/)).length * 60 / 200;

test.describe('Play', () => {
  for (const link of ['preset=both-clip&stage=keep', 'lab=hull&stage=incident', 'lab=world&scene=pyramid&step=60&pick=5,17&stage=match']) {
    test(`stays at a stage as long as its words take, and shows how much has passed: ${link}`, async ({page}) => {
      await page.goto(`./#${link}`);
      const play = page.locator('.cs-play');
      await expect(play).toHaveText(new RegExp(say('ui.play')));
      await soon(() => page.evaluate(lineTime)).toBe(0);
      await play.click();
      await soon(() => page.evaluate(lineTime)).toBeGreaterThan(0);
      const [line, words] = [await page.evaluate(lineTime), await page.evaluate(wordsTime)];
      expect(line).toBeGreaterThanOrEqual(words - 0.01);
      expect(line).toBeLessThan(words + 6); // the picture's motion comes before
      await play.click();
      await soon(() => page.evaluate(lineTime)).toBe(0);
    });
  }

  test('is twice as fast at twice the speed, and its line goes by quarters if the reader wants no motion', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.goto('./#lab=world&scene=pyramid&step=60&pick=5,17&stage=match');
    await page.getByRole('combobox', {name: say('world.speed')}).selectOption('2×');
    await page.locator('.cs-play').click();
    await soon(() => page.evaluate(lineTime)).toBeGreaterThan(0);
    expect(await page.evaluate(lineTime)).toBeCloseTo(await page.evaluate(wordsTime) / 2, 1);
    expect(await page.evaluate(() => document.querySelector('.cs-play')!.getAnimations({subtree: true})[0]!.effect!.getTiming().easing)).toBe('steps(4)');
  });
});
