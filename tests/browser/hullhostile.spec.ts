import type {Page} from '@playwright/test';
import {HULL_PRESETS, HULL_STAGES} from '../../web/src/base/hull.gen';
import {OPTIONS} from '../../web/src/labs/hull/options';
import {openFixture} from './embed';
import {HULL, hostile, hostileFiles, hostileOptions} from './hostile';
import {some, LONG, PART, expect, frames, say, test} from './lab';
import type {HullFigure} from '../../web/src/labs/hull/figure';

// Hostile links, options and files through the page's own inputs; thousands by "make test-all". At the end of each
// test the console is empty: see Faults.

declare global {
  interface Window {
    hulls: HullFigure;
    wrongWith(figure: HullFigure): string;
    /** The faults of an error whose code may be one of these. */
    wrongError(error: unknown, codes: string[]): string;
  }
}

const LIMIT = 20;

async function open(page: Page): Promise<void> {
  await openFixture(page, 'one');
  await page.evaluate(({stages, presets}) => {
    window.figures[0]!.destroy();
    window.hulls = window.cs.mount(document.querySelector('main')!, {lab: 'hull', controls: 'full'});
    const foreign = (): number => document.querySelectorAll('script, style, link, img, iframe, object, embed, base, form, marquee, [onerror], [onload], [onclick], [href^=javascript]').length;
    const before = foreign();
    window.wrongError = (error, codes) => {
      const {code, message} = error as {code: string; message: string};
      if (!(error instanceof window.clipstage.ClipstageError)) return `an error that is none of ours: ${String(error)}`;
      if (!codes.includes(code)) return `the code ${code}`;
      return message.length < 15 || message.length > 2000 ? `a message of ${message.length} characters` : '';
    };
    window.wrongWith = ({element, stage, frame, caption}) => {
      const notice = element.querySelector<HTMLElement>('.cs-notice')!;
      if (!stages.includes(stage) || element.dataset['stage'] !== stage) return `stage ${element.dataset['stage']}`;
      if (caption.length < 10 || caption.includes('NaN')) return `the caption "${caption}"`;
      if (frame.length < 252 || !frame.every(Number.isFinite)) return 'no numbers in the frame';
      if (!notice.hidden && (notice.textContent.length < 20 || notice.textContent.length > 1000)) return `a notice of ${notice.textContent.length} characters`;
      if (foreign() !== before) return 'new elements';
      if ('hit' in window) return 'its script ran';
      return presets.length > 0 ? '' : 'no presets';
    };
  }, {stages: HULL_STAGES as readonly string[], presets: HULL_PRESETS as readonly string[]});
  await page.evaluate(() => window.hulls.settled());
}

test('hostile links show a notice and the default', async ({page}) => {
  test.slow();
  await open(page);
  const {faults, read, blank} = await page.evaluate(async ({links, limit}) => {
    const {hulls, wrongWith, wrongError} = window, {element} = hulls, notice = element.querySelector<HTMLElement>('.cs-notice')!, faults: string[] = [];
    const base = 'lab=hull&preset=edgeedge&stage=edges';
    let read = 0, blank = 0;
    for (const [i, link] of links.entries()) {
      if (faults.length > limit) break;
      const fault = (what: string): void => {
        if (what !== '') faults.push(`${what}: ${link.slice(0, 200)}`);
      };
      hulls.setState(base);
      let refused = false;
      try {
        hulls.setState(link);
        read++;
      } catch (error) {
        refused = true;
        fault(wrongError(error, ['invalid-state']));
        if (hulls.getState() !== base) fault(`it is ${hulls.getState()} after an error`);
      }
      hulls.open(link);
      fault(wrongWith(hulls));
      if (refused && link !== '' && (hulls.getState() !== 'lab=hull&preset=tilted-box&stage=faces-a' || notice.hidden)) fault(`it opens ${hulls.getState()}`);
      if (!refused && !hulls.getState().startsWith('lab=hull')) fault(`it is ${hulls.getState()}`);
      if (i % 100 !== 0) continue;
      for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
      if (notice.hidden === refused || refused && !notice.checkVisibility()) fault('no notice to see');
      if (!element.querySelector('h2')?.textContent) fault('no title');
      const copy = new OffscreenCanvas(64, 64).getContext('2d', {willReadFrequently: true})!;
      copy.drawImage(element.querySelector('canvas')!, 0, 0, 64, 64);
      if (new Set(new Uint32Array(copy.getImageData(0, 0, 64, 64).data.buffer)).size < 4) {
        blank++;
        fault('blank');
      }
    }
    return {faults, read, blank};
  }, {links: hostile(5000 * PART, 31, HULL), limit: LIMIT});
  expect(faults).toEqual([]);
  expect(blank).toBe(0);
  expect(read).toBeGreaterThan(100 * PART);
  expect(read).toBeLessThan(2500 * PART);
});

test('invalid options are problems with a code and a range, and the default is used', async ({page}) => {
  test.slow();
  await open(page);
  const {faults, refused, taken} = await page.evaluate(async ({options, limit}) => {
    const {wrongWith, wrongError} = window, place = document.querySelector('main')!, faults: string[] = [];
    window.hulls.destroy();
    let refused = 0, taken = 0;
    for (const given of options) {
      if (faults.length > limit) break;
      const fault = (what: string): void => {
        if (what !== '') faults.push(`${what}: ${JSON.stringify(given).slice(0, 200)}`);
      };
      const figure = window.cs.mount(place, {...given, lab: 'hull'}), {problems, element} = figure;
      fault(wrongWith(figure));
      for (const problem of problems) fault(wrongError(problem, ['invalid-option', 'invalid-hull']));
      if (problems.length > 0 && element.querySelector('.cs-notice')!.textContent.length < 20) fault('no notice');
      if (problems.length > 0) refused++;
      else taken++;
      figure.destroy();
      await new Promise(requestAnimationFrame);
    }
    return {faults, refused, taken};
  }, {options: hostileOptions(250 * PART, 32, [...Object.keys(OPTIONS).filter((name) => name !== 'lab'), 'Stage', '__proto__', 'x'], HULL), limit: LIMIT});
  expect(faults).toEqual([]);
  expect(refused).toBeGreaterThan(125 * PART);
  if (LONG) expect(taken).toBeGreaterThan(5);
});

for (const format of some(['obj', 'json'] as const)) {
  test(`hostile ${format} files are refused with a code, and the hulls stay`, async ({page}) => {
    test.slow();
    await open(page);
    const good = await page.evaluate((format) => ['tilted-box', 'cotri', 'edgeedge'].map((preset) => {
      window.hulls.setScene(preset as never);
      return window.hulls.getFile(format);
    }), format);
    const values = [...HULL.values, '1e999', 'nan', '-0', '{}', '[]', '[[', ']', '}', '"', '\\u0000', '1e30', '1e7', '-1 ', '\nf 1 2 3\n', '\nv 9 9 9\n', '\no X\n', 'f ', 'v ', '/', '9'.repeat(300)];
    const {faults, taken} = await page.evaluate(async ({files, limit}) => {
      const {hulls, wrongWith, wrongError} = window, {element} = hulls, faults: string[] = [];
      let taken = 0;
      hulls.setScene('tilted-box');
      for (const [i, file] of files.entries()) {
        if (faults.length > limit) break;
        const fault = (what: string): void => {
          if (what !== '') faults.push(`${what}: ${file.slice(0, 300)}`);
        };
        const before = JSON.stringify(hulls.getHulls());
        let refused = false;
        try {
          hulls.load(file);
          taken++;
        } catch (error) {
          refused = true;
          fault(wrongError(error, ['invalid-hull', 'invalid-pose']));
          if (JSON.stringify(hulls.getHulls()) !== before) fault('refused, and yet shown');
        }
        fault(wrongWith(hulls));
        if (i % 50 !== 0) continue;
        // Sometimes by the clipboard, as a reader does.
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', file);
        element.dispatchEvent(new ClipboardEvent('paste', {clipboardData, bubbles: true, cancelable: true}));
        for (let frames = 0; frames < 4; frames++) await new Promise(requestAnimationFrame);
        const said = element.querySelector('.cs-sheets .cs-refused')?.textContent ?? '';
        if (refused ? said.length < 20 : said !== '') fault(`pasted, it says "${said}"`);
        hulls.setScene('tilted-box');
      }
      return {faults, taken};
    }, {files: hostileFiles(2400 * PART, format === 'json' ? 33 : 34, good, values), limit: LIMIT});
    expect(faults).toEqual([]);
    expect(taken).toBeGreaterThanOrEqual(30 * PART);
  });
}

test('hostile links in the address show a notice with the fault, which can be dismissed', {tag: '@long'}, async ({page, lab}) => {
  await lab.open('lab=hull');
  const links = hostile(60, 35, HULL).filter((link) => !/^lab=(?!hull)|^#|\n|&lab=|preset=deep/.test(link));
  let notices = 0;
  for (const link of links.slice(0, 30)) {
    await lab.go(`lab=hull&${link}`);
    await frames(page);
    await expect(page.locator('.cs-hull')).toHaveCount(1);
    if (await lab.notice.isVisible()) {
      notices++;
      expect((await lab.notice.textContent())!.length, link).toBeGreaterThan(20);
      await page.getByRole('button', {name: say('notice.dismiss')}).click();
      await expect(lab.notice).toBeHidden();
    }
    await expect(lab.title).not.toBeEmpty();
  }
  expect(notices).toBeGreaterThan(5);
});
