import type {Page} from '@playwright/test';
import {readFast, some, expect, say, soon, test} from './lab';

const PAIR = 'lab=world&scene=vertical-stack&step=39&pick=5,6';

/** Opens a link to a world in a window of this size, and waits for its scene and step. */
async function open(page: Page, hash: string, width: number, height = 800): Promise<void> {
  await page.setViewportSize({width, height});
  await page.goto(`./#${hash}`);
  await expect(page.locator('.cs-world')).toHaveAttribute('data-scene', /scene=([\w-]+)/.exec(hash)![1]!);
  await expect(page.locator('.cs-world')).toHaveAttribute('data-step', /step=(\d+)/.exec(hash)![1]!);
  await expect(page.locator('.cs-here')).toBeAttached(); // the axis is rendered
  await page.keyboard.press('Shift'); // lets later renders finish
}

test('at 1280 x 800 the inspector shows the whole argument of a step for a pair', async ({page}) => {
  for (const stage of ['match', 'warm-start', 'warm-start&warmStarting=off', 'solve&iteration=0', 'solve&iteration=1', 'solve&iteration=3', 'solve&iteration=3&constraint=2', 'solve']) {
    await open(page, `${PAIR}&stage=${stage}`, 1280);
    await soon(() => page.evaluate(() => {
      const {bottom} = document.querySelector('.cs-panel')!.getBoundingClientRect(), list = document.querySelector('.cs-trials');
      const parts = [...document.querySelectorAll('.cs-words :is(p, th, td, li, text, .cs-slopes)')].filter((one) => !one.closest('.cs-unseen, .cs-converge')); // the residuals follow the argument
      return {
        stage: document.querySelector<HTMLElement>('.cs-world')!.dataset.stage, parts: parts.length > 10,
        below: parts.filter((one) => one.getBoundingClientRect().bottom > bottom + 0.5).map((one) => one.textContent),
        scrolled: list ? list.scrollHeight - list.clientHeight : 0,
      };
    })).toEqual({stage: stage.split('&')[0], parts: true, below: [], scrolled: 0});
  }
});

test('with long texts or many iterations the current iteration is visible', async ({page}) => {
  for (const [hash, lead] of [['lab=world&scene=dominos&step=150&pick=1,2&stage=solve&iteration=9', '9'], [`${PAIR}&stage=solve&iterations=60`, '60'], [`${PAIR}&stage=solve&iterations=60&iteration=31`, '31']] as const) {
    await page.goto('about:blank'); // a newly opened page scrolls to the current iteration
    await open(page, hash, 1280);
    await soon(() => page.evaluate(() => {
      const row = document.querySelector('.cs-solve tr.cs-lead');
      if (!row) return null; // not rendered yet
      const {top, bottom} = row.getBoundingClientRect(), list = document.querySelector('.cs-trials')!.getBoundingClientRect();
      const panel = document.querySelector('.cs-panel')!.getBoundingClientRect().bottom;
      return {lead: row.querySelector('.cs-seek')!.textContent, seen: top >= list.top && bottom <= list.bottom + 1, whole: list.bottom <= panel};
    })).toEqual({lead, seen: true, whole: true});
  }
});

test('the numbers of the iterations are beside their bars, which share a scale', async ({page}) => {
  for (const [width, hash] of [[1280, 'lab=world&scene=vertical-stack&step=34&pick=2,3&stage=solve'], [950, `${PAIR}&stage=solve`], [390, `${PAIR}&stage=solve`]] as const) {
    await open(page, hash, width);
    await soon(() => page.evaluate(() => {
      const cells = [...document.querySelectorAll<HTMLElement>('.cs-solve td:has(> .cs-signed)')].filter((cell) => cell.offsetParent);
      const bars = cells.map((cell) => cell.querySelector('.cs-signed')!.getBoundingClientRect()), words = document.createRange();
      const over = cells.filter((cell, i) => {
        words.selectNodeContents(cell.querySelector('span')!);
        return words.getBoundingClientRect().left < bars[i]!.right;
      });
      return {many: cells.length >= 10, over: over.map((cell) => cell.textContent), narrow: bars.some((bar) => bar.width < 12), scales: new Set(bars.map((bar) => Math.round(bar.width))).size <= 2};
    })).toEqual({many: true, over: [], narrow: false, scales: true});
  }
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the strip looks like an opened step of the time axis, ${colorScheme}`, async ({page}) => {
    await page.emulateMedia({colorScheme});
    for (const [hash, width] of [['lab=world&scene=pyramid&step=122', 1280], [`${PAIR}&stage=solve`, 950], ['lab=world&scene=pyramid&step=600', 1440]] as const) {
      await open(page, hash, width);
      const seen = await page.evaluate(() => {
        const line = document.querySelector('.cs-timeline')!, wedge = getComputedStyle(line, '::after'), strip = document.querySelector('.cs-strip')!, here = document.querySelector('.cs-here')!;
        const [thumb, number, below, axis] = [document.querySelector('.cs-run-by')!, here, strip, line].map((one) => one.getBoundingClientRect()) as [DOMRect, DOMRect, DOMRect, DOMRect];
        // The painted colours.
        const pen = Object.assign(document.createElement('canvas'), {width: 1, height: 1}).getContext('2d', {willReadFrequently: true})!;
        const light = (colour: string): number => {
          pen.fillStyle = colour;
          pen.fillRect(0, 0, 1, 1);
          const [r, g, b] = [...pen.getImageData(0, 0, 1, 1).data].slice(0, 3).map((x) => (x / 255 <= 0.04045 ? x / 255 / 12.92 : ((x / 255 + 0.055) / 1.055) ** 2.4)) as [number, number, number];
          return 0.2126 * r + 0.7152 * g + 0.0722 * b;
        };
        const contrast = (a: string, b: string): number => (Math.max(light(a), light(b)) + 0.05) / (Math.min(light(a), light(b)) + 0.05);
        const paper = getComputedStyle(document.querySelector('.cs-figure')!).backgroundColor, fill = getComputedStyle(strip).backgroundColor, chip = getComputedStyle(here).backgroundColor;
        const colours = /linear-gradient\((.+)\)$/.exec(wedge.backgroundImage)![1]!.split(/, (?=rgb|color)/);
        return {
          number: Math.abs(number.left + number.width / 2 - thumb.right) < 4, // the number is under the cursor of the axis
          opens: wedge.clipPath.startsWith('polygon'), high: parseFloat(wedge.height) >= 12,
          gap: below.top - axis.bottom + parseFloat(wedge.marginBottom), // between the opening and the strip
          begins: contrast(colours[0]!, paper), same: contrast(colours[0]!, chip) < 1.02 && contrast(colours[1]!, fill) < 1.02, strip: contrast(fill, paper),
        };
      });
      expect(seen, hash).toMatchObject({number: true, opens: true, high: true, same: true});
      expect(seen.begins).toBeGreaterThan(4.5);
      expect(seen.strip).toBeGreaterThan(1.1);
      expect(seen.gap).toBeLessThanOrEqual(0.5);
    }
  });
}

test('at every width the words of the strip do not touch, and stay inside it', async ({page}) => {
  for (const width of some([897, 1280, 950, 1100, 1201], 2)) for (const stage of ['reference', 'incident', 'solve']) {
    await open(page, `${PAIR}&stage=${stage}`, width);
    await expect(page.locator(`.cs-strip [data-stage=${stage}]`)).toHaveAttribute('aria-current', 'step');
    const {words, wrong} = await page.evaluate(() => {
      const {right} = document.querySelector('.cs-strip')!.getBoundingClientRect(), range = document.createRange();
      const words = [...document.querySelectorAll('.cs-strip :is(.cs-name, .cs-bracket-name, .cs-between)')].map((one) => {
        range.selectNodeContents(one);
        return {text: one.textContent, is: range.getBoundingClientRect()};
      });
      const wrong = words.filter(({is}) => is.right > right).map(({text}) => `${text} leaves the strip`);
      words.forEach(({text, is: p}, i) => wrong.push(...words.slice(i + 1)
        .filter(({is: q}) => p.left < q.right + 2 && q.left < p.right + 2 && p.top < q.bottom && q.top < p.bottom).map((q) => `${text} runs into ${q.text}`)));
      return {words: words.length, wrong};
    });
    expect(words).toBeGreaterThan(15);
    expect(wrong, `${stage} at ${width}`).toEqual([]);
  }
});

test('the button Plots is visible at every width, also with a picked pair', async ({page}) => {
  for (const width of some([390, 897, 1249, 1440, 1601], 2)) for (const hash of ['lab=world&scene=vertical-stack&step=39', `${PAIR}&stage=solve`]) {
    await open(page, hash, width);
    const plots = page.getByRole('button', {name: say('world.plots.name')});
    await expect(page.locator(hash.includes('pick') ? '.cs-transport[data-picked]' : '.cs-transport')).toBeVisible();
    if (!await plots.isVisible()) await page.locator('.cs-rarer > summary').click();
    await plots.click();
    await expect(page.locator('.cs-plotrow').first()).toBeVisible();
    await plots.click();
    await expect(page.locator('.cs-plotrow')).toHaveCount(0);
  }
});

test('while a pair is apart its iteration is kept and named; Play at the last one restarts', {tag: '@engine-all'}, async ({page}) => {
  await readFast(page);
  await open(page, `${PAIR}&stage=solve&iteration=3`, 1280);
  const world = page.locator('.cs-world'), iteration = page.locator('[data-stepper=iteration]'), lead = page.locator('.cs-solve tr.cs-lead .cs-seek');
  const go = async (button: string, step: number): Promise<void> => {
    await page.getByRole('button', {name: say(button as 'world.next.name'), exact: true}).click();
    await expect(world).toHaveAttribute('data-step', String(step));
  };
  await expect(lead).toHaveText('3');
  for (const step of [38, 37]) await go('world.back.name', step);
  await expect(page.locator('.cs-text')).toContainText(say('solve.apart.kept', {k: 3}));
  await expect(iteration).toContainText(say('world.iteration', {n: 3}));
  for (const button of await iteration.getByRole('button').all()) await expect(button).toHaveAttribute('aria-disabled', 'true');
  await soon(async () => new URL(page.url()).hash).toMatch(/step=37&pick=5,6&stage=solve&iteration=3/);
  for (const step of [38, 39]) await go('world.next.name', step);
  await expect(lead).toHaveText('3');

  await open(page, `${PAIR}&stage=solve`, 1280);
  await expect(iteration).toContainText(say('world.iteration', {n: 10}));
  await page.getByRole('button', {name: say('world.play'), exact: true}).click();
  await expect(iteration).toContainText(say('world.iteration', {n: 0}));
  await expect(iteration).toContainText(say('world.iteration', {n: 1}));
  await expect(world).toHaveAttribute('data-stage', 'solve');
  await expect(world).toHaveAttribute('data-step', '39');
});
