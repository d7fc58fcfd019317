import {inflateSync} from 'node:zlib';
import type {Page} from '@playwright/test';
import {HULL_STAGES} from '../../web/src/base/hull.gen';
import {type Lab, LONG, STAGES, expect, say, test} from './lab';

/** The colour of the canvas's corner: its background. */
async function paper(lab: Lab): Promise<number[]> {
  return lab.canvas.evaluate((canvas) => {
    const copy = new OffscreenCanvas(1, 1).getContext('2d', {willReadFrequently: true})!;
    copy.drawImage(canvas as HTMLCanvasElement, -3, -3);
    return [...copy.getImageData(0, 0, 1, 1).data];
  });
}

/** In inches. */
const PAPER = {A4: [210 / 25.4, 297 / 25.4], Letter: [8.5, 11]} as const;

async function pages(page: Page, format: 'A4' | 'Letter', landscape = false): Promise<number> {
  const [width, height] = PAPER[format];
  // Playwright passes inches to Firefox as centimetres.
  const unit = page.context().browser()!.browserType().name() === 'firefox' ? 2.54 : 1;
  const pdf = await page.pdf({width: `${width * unit}in`, height: `${height * unit}in`, landscape});
  const text = pdf.toString('latin1');
  // Firefox compresses the pages' entries.
  const packed = [...text.matchAll(/\/ObjStm\b[^]*?stream\r?\n/g)].map(({index, 0: head}) => inflateSync(pdf.subarray(index + head.length)).toString('latin1'));
  return [text, ...packed].join('\n').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test.describe('print', () => {
  test('one page holds the picture, its words and its numbers, and no buttons', async ({page, lab}, testInfo) => {
    await lab.open('lab=pair&stage=contacts&preset=both-clip');
    await lab.theme.selectOption('dark');
    await expect.poll(() => paper(lab)).not.toEqual([255, 255, 255, 255]);
    const [picture, size] = [await lab.picture(), await lab.canvas.evaluate(({clientWidth, clientHeight}) => [clientWidth, clientHeight])];

    await page.emulateMedia({media: 'print'});
    await expect.poll(() => paper(lab)).toEqual([255, 255, 255, 255]);
    await expect(lab.canvas).toBeVisible();
    await expect(lab.title).toBeVisible();
    await expect(page.locator('.cs-text')).toBeVisible();
    await expect(page.locator('.cs-table:visible')).toHaveCount(2); // without the bytes of the ids
    expect(await page.locator('button, input, select, a, summary').evaluateAll((all) => all.filter((one) => one.checkVisibility()).length)).toBe(0);
    const background = await page.evaluate(() => ['html', 'body', '.cs-figure', '.cs-panel'].map((name) => getComputedStyle(document.querySelector(name)!).backgroundColor));
    expect(new Set(background)).toEqual(new Set(['rgba(0, 0, 0, 0)']));
    await page.screenshot({path: testInfo.outputPath('print.png'), fullPage: true});

    await page.emulateMedia({media: 'screen'});
    await expect.poll(() => lab.canvas.evaluate(({clientWidth, clientHeight}) => [clientWidth, clientHeight])).toEqual(size);
    await expect.poll(() => lab.picture()).toBe(picture);
  });

  for (const viewport of [{width: 1280, height: 800}, {width: 390, height: 844}]) {
    test(`every stage is one page, from a window ${viewport.width} px wide`, {tag: viewport.width === 390 ? '@engine' : '@long'}, async ({page, lab}) => {
      await page.setViewportSize(viewport);
      await lab.open('lab=pair&preset=both-clip');
      // Four stages; all by "make test-all".
      for (const stage of LONG ? STAGES : ['setup', 'best-axis', 'clip-pos', 'contacts'] as const) {
        await lab.go(`lab=pair&stage=${stage}&preset=both-clip`);
        await lab.isAt(stage);
        expect(await pages(page, 'A4'), stage).toBe(1);
      }
      expect(await pages(page, 'Letter')).toBe(1);
      expect(await pages(page, 'A4', true)).toBe(1);
      expect(await pages(page, 'Letter', true)).toBe(1);
      // The canvas has its width for the screen again.
      await expect.poll(() => lab.canvas.evaluate((canvas) => (canvas as HTMLCanvasElement).width)).toBe(await lab.canvas.evaluate(({clientWidth}) => clientWidth));
    });
  }

  test('every stage of hulls is one page, light, with its words and no buttons', async ({page, lab}) => {
    await lab.open('lab=hull');
    await lab.theme.selectOption('dark');
    for (const stage of LONG ? HULL_STAGES : ['edges', 'clip', 'contacts']) {
      await lab.go(`lab=hull&stage=${stage}&preset=tilted-box`);
      await expect(lab.figure).toHaveAttribute('data-stage', stage);
      expect(await pages(page, 'A4'), stage).toBe(1);
    }
    expect(await pages(page, 'Letter', true)).toBe(1);
    await page.emulateMedia({media: 'print'});
    await expect.poll(() => paper(lab)).toEqual([255, 255, 255, 255]);
    for (const part of [lab.canvas, lab.title, page.locator('.cs-text')]) await expect(part).toBeVisible();
    expect(await page.locator('button, input, select, a, summary').evaluateAll((all) => all.filter((one) => one.checkVisibility()).length)).toBe(0);
    await page.emulateMedia({media: null});
  });

  test('the reader’s zoom comes back', {tag: '@engine-all'}, async ({page, lab}) => {
    await lab.open('lab=pair&stage=keep&preset=keep-drops');
    await page.getByRole('button', {name: say('page.zoom-in')}).click();
    await expect(lab.figure).toHaveClass(/cs-zoomed/);
    const picture = await lab.picture();
    expect(await pages(page, 'A4')).toBe(1);
    await expect.poll(() => lab.picture()).toBe(picture);
    await expect(lab.figure).toHaveClass(/cs-zoomed/);
  });

  test('a world is light too, with its numbers and no buttons', async ({page, lab}, testInfo) => {
    await page.goto('./#lab=world&scene=pyramid&step=40');
    await expect(page.locator('.cs-world')).toHaveAttribute('data-step', '40');
    await lab.theme.selectOption('dark');
    await expect.poll(() => paper(lab)).not.toEqual([255, 255, 255, 255]);
    const [picture, size] = [await lab.picture(), await lab.canvas.evaluate(({clientWidth, clientHeight}) => [clientWidth, clientHeight])];

    await page.emulateMedia({media: 'print'});
    await expect.poll(() => paper(lab)).toEqual([255, 255, 255, 255]);
    for (const part of ['canvas', '.cs-line', '.cs-legend']) await expect(page.locator(part)).toBeVisible();
    expect(await page.locator('.cs-line').evaluate((line) => {
      const words = document.createRange();
      words.selectNodeContents(line);
      return words.getBoundingClientRect().left;
    }), 'the line is on the sheet').toBeGreaterThanOrEqual(0);
    expect(await page.locator('button, input, select, a, summary').evaluateAll((all) => all.filter((one) => one.checkVisibility()).length)).toBe(0);
    const background = await page.evaluate(() => ['html', 'body', '.cs-figure'].map((name) => getComputedStyle(document.querySelector(name)!).backgroundColor));
    expect(new Set(background)).toEqual(new Set(['rgba(0, 0, 0, 0)']));
    await page.screenshot({path: testInfo.outputPath('print.png'), fullPage: true});

    await page.emulateMedia({media: null}); // otherwise the screen's styles would be printed
    await expect.poll(() => lab.canvas.evaluate(({clientWidth, clientHeight}) => [clientWidth, clientHeight])).toEqual(size);
    await expect.poll(() => lab.picture()).toBe(picture);
    expect(await pages(page, 'A4')).toBe(1);
    expect(await pages(page, 'Letter', true)).toBe(1);
  });
});

test.describe('forced colours', () => {
  test('the canvas takes the reader’s colours, and its own again', async ({page, lab}) => {
    await lab.open('lab=pair&stage=clip-pos&preset=keep-drops');
    const [own, before] = [await lab.picture(), await paper(lab)];
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({forcedColors: 'active', colorScheme});
      const system = await page.evaluate(() => {
        document.body.style.color = 'Canvas';
        const rgb = getComputedStyle(document.body).color;
        document.body.style.color = '';
        return [...rgb.match(/\d+/g)!.map(Number), 255];
      });
      expect(system).not.toEqual(before);
      await expect.poll(() => paper(lab)).toEqual(system);
    }
    await page.emulateMedia({forcedColors: 'none', colorScheme: 'light'});
    await expect.poll(() => lab.picture()).toBe(own);
  });

  test('the current stage in the stage bar differs by more than its colours', async ({page, lab}, testInfo) => {
    await page.emulateMedia({forcedColors: 'active'});
    await lab.open('lab=pair&stage=faces-b&preset=separated-b');
    await lab.isAt('faces-b', 'faces-b');
    const look = (stage: typeof STAGES[number]): Promise<string> => lab.stageButton(stage).evaluate((button) => {
      const {backgroundColor, borderTopColor, borderTopStyle, fontWeight} = getComputedStyle(button);
      return [backgroundColor, borderTopColor, borderTopStyle, fontWeight, getComputedStyle(button.querySelector('.cs-name')!).textDecorationLine].join();
    });
    const [past, current, unreached] = [await look('setup'), await look('faces-b'), await look('keep')];
    await lab.go('lab=pair&stage=faces-b&preset=keep-drops');
    await expect(lab.stageButton('keep')).not.toHaveClass(/cs-unreached/);
    const coming = await look('keep');
    expect(new Set([past, current, unreached, coming]).size).toBe(4);
    await page.screenshot({path: testInfo.outputPath('forced.png')});
  });
});
