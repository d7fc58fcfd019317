import type {Frame, Locator, Page} from '@playwright/test';
import {openFixture} from './embed';
import {some, soon} from './lab';
import {Paper} from './paper';
import {expect, figureIn, iframe, test} from './post';
import {STRICT} from './server';

/** The number of figures in the sample post. */
const FIGURES = 8;

async function openPost(page: Page): Promise<Frame[]> {
  await page.goto('post.html');
  const frames: Frame[] = [];
  for (let n = 0; n < FIGURES; n++) {
    await page.locator('iframe').nth(n).scrollIntoViewIfNeeded();
    frames.push(await figureIn(page, n));
  }
  await page.evaluate(() => scrollTo(0, 0));
  return frames;
}

/** The number of colours of a canvas. A blank canvas has one. */
function coloursOf(canvas: Locator): Promise<number> {
  return canvas.evaluate((canvas) => {
    const {width, height} = canvas as HTMLCanvasElement;
    const copy = new OffscreenCanvas(width, height).getContext('2d', {willReadFrequently: true})!;
    copy.drawImage(canvas as HTMLCanvasElement, 0, 0);
    return new Set(new Uint32Array(copy.getImageData(0, 0, width, height).data.buffer)).size;
  });
}

/** Checks that each figure is drawn, with a canvas pixel for each pixel of its width. */
async function allDrawn(frames: readonly Frame[]): Promise<void> {
  for (const frame of frames) {
    const canvas = frame.locator('canvas');
    await soon(() => canvas.evaluate((canvas) => {
      const {width, clientWidth} = canvas as HTMLCanvasElement;
      return width - Math.round(clientWidth * devicePixelRatio);
    })).toBe(0);
    await soon(() => coloursOf(canvas)).toBeGreaterThan(20);
  }
}

/** The classes of wrong parts of a printed figure: controls, parts outside the container or view, or a canvas at most 60 px high. */
function strays(figure: Locator): Promise<string[]> {
  return figure.evaluate((figure) => {
    const inside = (part: Element, whole: Element): boolean => {
      const [a, b] = [part.getBoundingClientRect(), whole.getBoundingClientRect()];
      return a.top >= b.top - 1 && a.left >= b.left - 1 && a.right <= b.right + 1 && a.bottom <= b.bottom + 1;
    };
    const parts = [...figure.querySelectorAll('*')].filter((part) => part.checkVisibility() && part.getBoundingClientRect().height > 1);
    const canvas = figure.querySelector('canvas')!;
    return [
      ...parts.filter((part) => !inside(part, figure.parentElement!)),
      ...(inside(canvas, figure.querySelector('.cs-view')!) ? [] : [canvas]),
      ...parts.filter((part) => part.matches('button, input, select, summary')),
      ...(canvas.getBoundingClientRect().height > 60 ? [] : [canvas]),
    ].map((part) => part.className);
  });
}

test('the printed sample post has a picture for each figure, and all of its words', {tag: '@engine-all'}, async ({browser}, info) => {
  test.slow();
  const own = await browser.browserType().launch(); // Firefox opens no page after printing one with frames
  try {
    const page = await own.newPage();
    const frames = await openPost(page);
    for (const width of some([390, 1280])) await test.step(`from a window ${width} px wide`, async () => {
      await page.setViewportSize({width, height: 800});
      await allDrawn(frames);
      const paper = await Paper.print(page, info.outputPath(`from-${width}`, 'post.pdf'));

      const captions: string[] = [];
      for (const frame of frames) {
        const [title, words] = await frame.locator('.cs-panel').evaluate((panel) => ['.cs-title', '.cs-text'].map((part) => panel.querySelector(part)!.textContent));
        captions.push(`${title}. ${words}`);
      }
      const {text} = paper;
      for (const caption of captions) expect(text).toContain(caption);
      for (const face of ['Previous', 'Play', 'Reset']) expect(text).not.toContain(face);
      expect(text).not.toMatch(/\bNext\b/);
      expect(paper.hiddenWords).toEqual([]);
      for (const {wide, tones} of paper.picturesAbove(captions.map((caption) => caption.slice(0, 24)))) {
        expect(wide, 'inches').toBeGreaterThan(3.5);
        expect(tones).toBeGreaterThan(20);
      }

      // All figures, even those out of sight, are drawn for the screen again.
      await allDrawn(frames);
    });
  } finally {
    await own.close();
  }
});

test('the screen also comes back after emulated print media', {tag: '@media'}, async ({page}) => {
  const frames = await openPost(page);
  const heights = (): Promise<string[]> => page.locator('iframe').evaluateAll((all) => all.map((frame) => (frame as HTMLElement).style.height));
  for (const frame of frames) await expect(frame.locator('.cs-twin, .cs-world')).not.toBeEmpty(); // by then the figure has reserved room for its words
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))); // the frames have sent their heights
  const before = await heights();
  await page.emulateMedia({media: 'print'});
  for (const frame of frames) {
    await soon(() => frame.locator('canvas').evaluate((canvas) => (canvas as HTMLCanvasElement).width)).toBe(2160);
    expect(await strays(frame.locator('.cs-figure'))).toEqual([]);
  }
  expect(await heights(), 'paper is no reason for another height').toEqual(before);
  await page.emulateMedia({media: 'screen'});
  await allDrawn(frames);
});

test('a figure without its engine prints its poster', {tag: '@media'}, async ({page, blog}) => {
  await page.route(/\.wasm$/, () => {}); // the wasm never arrives
  await page.goto(blog.publish(iframe(`${STRICT}embed.html?preset=both-clip&theme=light`)));
  const frame = page.frameLocator('iframe'), poster = frame.getByRole('img');
  await soon(() => poster.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  await page.emulateMedia({media: 'print'});
  await expect(frame.locator('#wait')).toBeHidden();
  const {height, top, bottom, inside} = await poster.evaluate((image) => ({...image.getBoundingClientRect().toJSON() as DOMRect, inside: innerHeight}));
  expect(height).toBeGreaterThan(150);
  expect(top).toBeGreaterThanOrEqual(0);
  expect(bottom).toBeLessThan(inside);
  await page.emulateMedia({media: 'screen'});
  await page.unrouteAll({behavior: 'ignoreErrors'});
});

test('a full-page capture of a post shows every figure, after any earlier width', {tag: '@engine-all'}, async ({page}) => {
  const frames = await openPost(page);
  await page.setViewportSize({width: 700, height: 600});
  await allDrawn(frames);

  const shot = (await page.screenshot({fullPage: true})).toString('base64');
  const places = await page.locator('iframe').evaluateAll((all) => all.map((frame) => {
    const {left, top, width} = frame.getBoundingClientRect();
    return [left, top + scrollY, width, 150] as const; // of the picture
  }));
  const colours = await page.evaluate(async ([shot, places]) => {
    const image = await createImageBitmap(new Blob([Uint8Array.from(atob(shot), (c) => c.charCodeAt(0))]));
    const ratio = image.width / innerWidth;
    return places.map((place) => {
      const [x, y, width, height] = place.map((length) => Math.round(length * ratio)) as [number, number, number, number];
      const copy = new OffscreenCanvas(width, height).getContext('2d', {willReadFrequently: true})!;
      copy.drawImage(image, -x, -y);
      return new Set(new Uint32Array(copy.getImageData(0, 0, width, height).data.buffer)).size;
    });
  }, [shot, places] as const);
  for (const seen of colours) expect(seen).toBeGreaterThan(20);
});

test('a mounted figure stays inside its container in print', {tag: '@media'}, async ({page}) => {
  await openFixture(page, 'two');
  await page.evaluate(() => {
    const [first, second] = document.querySelectorAll<HTMLElement>('main > div');
    first!.style.height = '300px';
    for (const figure of window.figures) figure.destroy();
    window.figures = [window.cs.mount(first!, {scene: 'both-clip', stage: 'contacts', controls: 'minimal'})];
    window.cs.mount(second!, {lab: 'world', scene: 'pyramid'}).step(40);
    const hulls = document.createElement('div');
    hulls.style.height = '300px';
    document.querySelector('main')!.append(hulls);
    window.cs.mount(hulls, {lab: 'hull', stage: 'clip', controls: 'minimal'});
    for (const [controls, height] of [['none', '240px'], ['minimal', 'auto']] as const) {
      const place = document.createElement('div');
      place.style.height = height;
      document.querySelector('main')!.append(place);
      window.figures.push(window.cs.mount(place, {scene: 'deep', controls}));
    }
  });
  await page.setViewportSize({width: 760, height: 900});
  await page.emulateMedia({media: 'print'});
  await soon(() => page.locator('.cs-canvas').evaluateAll((all) => all.map((canvas) => (canvas as HTMLCanvasElement).width))).toEqual([2160, 2160, 2160, 2160, 2160]);
  for (const figure of await page.locator('.cs-figure').all()) expect(await strays(figure), await figure.getAttribute('data-controls') ?? '').toEqual([]);
  await page.emulateMedia({media: 'screen'});
});
