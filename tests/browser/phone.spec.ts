import type {Page} from '@playwright/test';
import {HULL_STAGES} from '../../web/src/base/hull.gen';
import {STAGES, WORLD_STAGES} from '../../web/src/base/figure.gen';
import {expect, frames, say, test} from './lab';

const SIZES = [[360, 740], [390, 844], [430, 932]] as const;

test.use({folds: ''});

/**
 * The faults of the first view: a header above 56 px, and parts of the title or of the sentence's first two lines
 * that are covered or outside the view.
 */
function faults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    scrollTo(0, 0);
    const faults: string[] = [], head = document.querySelector('.page-head')!.getBoundingClientRect().height;
    if (head > 56) faults.push(`header: ${head} px`);
    const words = document.querySelector('.cs-words') ?? document.querySelector('.cs-panel')!;
    for (const name of ['.cs-title', '.cs-text']) {
      const one = words.querySelector(name);
      if (one === null) {
        faults.push(`no ${name}`);
        continue;
      }
      const range = document.createRange();
      range.selectNodeContents(one);
      const lines = new Map<number, {left: number; right: number; top: number; bottom: number}>();
      for (const {left, right, top, bottom, width} of range.getClientRects()) {
        if (width < 1) continue;
        const middle = (top + bottom) / 2, key = [...lines.keys()].find((line) => Math.abs(line - middle) < 8) ?? middle, line = lines.get(key);
        lines.set(key, line ? {left: Math.min(left, line.left), right: Math.max(right, line.right), top: Math.min(top, line.top), bottom: Math.max(bottom, line.bottom)} : {left, right, top, bottom});
      }
      const first = [...lines.values()].slice(0, name === '.cs-text' ? 2 : undefined);
      if (first.length === 0) faults.push(`${name} is hidden`);
      for (const [i, {left, right, top, bottom}] of first.entries()) {
        const hidden = [[left + 1, top + 2], [right - 1, top + 2], [left + 1, bottom - 2], [right - 1, bottom - 2]].filter(([x, y]) => !one.contains(document.elementFromPoint(x!, y!))).length;
        if (hidden > 0) faults.push(`${name}, line ${i + 1}: ${hidden} of 4 corners hidden, ${Math.round(top)} to ${Math.round(bottom)} px`);
      }
    }
    return faults;
  });
}

/** The faults of the shown stage at every size. */
async function measure(page: Page, stage: string, found: string[]): Promise<void> {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({width, height});
    for (const fault of await faults(page)) found.push(`${stage}, ${width} x ${height}: ${fault}`);
  }
}

const place = (page: Page): Promise<string> => page.locator('.cs-figure').evaluate(({dataset: {stage, sub, step, phase, iteration}}) => [stage, sub, step, phase, iteration].join(' '));

const PICKED = 'lab=world&scene=pyramid&step=122&pick=1,13', OTHER = new Set<string>(['velocity', 'store', 'position']);
for (const [name, link, stages] of [
  ['pair', 'lab=pair', STAGES],
  ['hull', 'lab=hull', HULL_STAGES],
  ['world', PICKED, WORLD_STAGES.filter((stage) => !OTHER.has(stage))],
  ['world with Box2D’s solver', `${PICKED}&solver=box2d`, WORLD_STAGES.filter((stage) => stage !== 'solve')],
] as const) {
  test(`${name}: on telephones the title and two lines of the sentence are whole at every stage`, async ({page, lab}) => {
    await page.setViewportSize({width: 360, height: 740});
    const found: string[] = [];
    await lab.open(`${link}&stage=${stages[0]}`);
    await page.locator('.cs-next').waitFor();
    for (let last = '', at = await place(page); at !== last; last = at, at = await place(page)) {
      await measure(page, at, found);
      await page.keyboard.press('ArrowRight');
      await frames(page);
    }
    await expect(lab.next).toBeDisabled();
    for (const stage of stages) {
      await lab.go(`${link}&stage=${stage}`);
      await expect(lab.figure).toHaveAttribute('data-stage', stage);
      await measure(page, `${stage} by link`, found);
    }
    expect(found).toEqual([]);
  });
}

test('a world without a pair: on telephones the title and two lines of the sentence are whole in every phase', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  const found: string[] = [], step = page.locator('.cs-world[data-step]');
  await page.goto('./#lab=world');
  await step.waitFor();
  await measure(page, 'at the start', found);
  await page.keyboard.press('ArrowRight');
  await expect(step).toHaveAttribute('data-step', '1');
  const stepper = page.locator('.cs-thumb .cs-steps');
  for (const phase of ['broadphase', 'forces', 'prestep', 'iterate', 'integrate']) {
    await page.locator(`[data-phase=${phase}]`).first().click();
    await frames(page);
    await measure(page, phase, found);
    for (const width of [390, 1280]) {
      await page.setViewportSize({width, height: 844});
      const lines = await stepper.evaluate((one) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        return new Set([...range.getClientRects()].map(({top}) => top)).size;
      });
      if (lines !== 1) found.push(`${phase}, ${width} px: ${lines} lines`);
    }
  }
  expect(found).toEqual([]);
});

test('the words of a step stand before the numbers of a selected box', async ({page}) => {
  const found: string[] = [];
  await page.goto('./#lab=world&scene=single-box&step=20&follow=1');
  await page.locator('.cs-body').waitFor();
  await measure(page, 'a selected box', found);
  expect(found).toEqual([]);
});

test('the introduction disappears with the first Next, key or Play, in all labs', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  const intro = page.locator('.page-intro'), open = async (lab: string): Promise<void> => {
    await page.goto('about:blank');
    await page.goto(`./#lab=${lab}`);
    await page.locator('.cs-figure:not(.cs-poster) .cs-next').first().waitFor({state: 'attached'});
    await expect(intro).toBeVisible();
  };
  for (const lab of ['pair', 'hull', 'world']) for (const first of ['next', 'key', 'play']) await test.step(`${lab}, ${first}`, async () => {
    await page.goto('./glossary.html');
    await page.evaluate(() => localStorage.removeItem('clipstage.known'));
    await open(lab);
    if (first === 'key') await page.keyboard.press('ArrowRight');
    else if (first === 'play') await page.getByRole('button', {name: 'Play', exact: true}).click();
    else await page.locator(lab === 'world' ? '.cs-thumb button >> nth=1' : '.cs-next').first().click();
    await expect(intro).toBeHidden();
  });
});

test('a link to a stage has no introduction, and the next lab has its own', async ({page, lab}) => {
  await page.setViewportSize({width: 390, height: 844});
  await lab.open('lab=pair&stage=keep&preset=both-clip');
  await expect(page.locator('.page-intro')).toBeHidden();
  await page.getByRole('link', {name: say('page.lab.world')}).click();
  await page.locator('.cs-world[data-step]').waitFor();
  await expect(page.locator('.page-intro')).toBeVisible();
});

test('a stage of two hulls opens the picture that its words speak of, by Next and by link', async ({page, lab}) => {
  await page.setViewportSize({width: 390, height: 844});
  const flat = page.getByRole('button', {name: say('page.space.tab.flat.name')}), space = page.getByRole('button', {name: say('page.space.tab.space.name')});
  const opens = async (what: string, tab: typeof flat): Promise<void> => expect(tab, what).toHaveAttribute('aria-pressed', 'true');
  const flats = new Set<string>(['edges', 'best-axis', 'clip', 'keep', 'reduce']);
  await lab.open('lab=hull&preset=tilted-box');
  await lab.next.waitFor();
  for (const stage of HULL_STAGES) {
    while (await lab.figure.getAttribute('data-stage') !== stage) {
      await page.keyboard.press('ArrowRight');
      await frames(page);
    }
    await opens(stage, flats.has(stage) ? flat : space);
  }
  for (const stage of HULL_STAGES) {
    await lab.go(`lab=hull&preset=tilted-box&stage=${stage}`);
    await expect(lab.figure).toHaveAttribute('data-stage', stage);
    await opens(`${stage} by link`, flats.has(stage) ? flat : space);
  }
  await lab.go('lab=hull&preset=tilted-box&stage=clip');
  await space.click();
  await lab.next.click();
  await expect(lab.figure).toHaveAttribute('data-sub', '2');
  await opens('the reader’s choice stays within a stage', space);
  for (const [hash, tab] of [['preset=edgeedge&stage=keep', space], ['preset=gap&stage=faces-a', space]] as const) {
    await lab.go(`lab=hull&${hash}`);
    await frames(page);
    await opens(hash, tab);
  }
});
