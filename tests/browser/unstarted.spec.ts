import {readFileSync} from 'node:fs';
import {SCRIPT} from './element';
import {say} from './lab';
import {Paper, type Picture} from './paper';
import {expect, iframe, test} from './post';
import {OPEN, STRICT} from './server';

/** Fills the top of a post. Its figures are then far out of sight and do not start. */
const FAR = '<div style="height: 9000px"></div>';
const STEP = say('page.poster.step', {step: 600});

function allDrawn(pictures: readonly Picture[]): void {
  for (const {wide, tones} of pictures) {
    expect(wide, 'inches').toBeGreaterThan(3.5);
    expect(tones).toBeGreaterThan(8); // blank paper has one tone, a wall seen from the front a dozen
  }
}

test('elements that have not started print their posters above their captions, and hide none', async ({page, blog}, info) => {
  await page.goto(blog.publish([
    SCRIPT, FAR,
    '<figure><clip-stage preset="both-clip" stage="clip-pos">Waits for its figure.</clip-stage><figcaption>Caption of a pair</figcaption></figure>',
    '<figure><clip-stage lab="world" scene="wall" step="600"></clip-stage><figcaption>Caption of a world</figcaption></figure>',
    '<figure><clip-stage poster="none">Words of an author.</clip-stage><figcaption>Caption of words</figcaption></figure>',
  ].join('')));
  await page.waitForFunction(() => customElements.get('clip-stage'));
  const paper = await Paper.print(page, info.outputPath('elements', 'post.pdf'));
  expect(paper.hiddenWords).toEqual([]);
  expect(paper.text).toContain('Words of an author.');
  expect(paper.text).not.toContain('Waits for its figure.');
  expect(paper.text.split(STEP)).toHaveLength(2); // only the world has this text
  allDrawn(paper.picturesAbove(['Caption of a pair', STEP]));
});

for (const [lab, query, words] of [['pair', 'preset=both-clip&stage=clip-pos', say('page.what')], ['world', 'lab=world&scene=wall&step=600', STEP]] as const) {
  test(`a lazy frame of a ${lab} that has not been loaded prints its poster`, async ({page, blog}, info) => {
    await page.goto(blog.publish(`${FAR}${iframe(`${STRICT}embed.html?${query}`, 'loading="lazy"')}<p>Caption</p>`));
    const paper = await Paper.print(page, info.outputPath('frame', 'post.pdf'));
    expect(paper.text).toContain(words);
    allDrawn(paper.picturesAbove([words.slice(0, 24)]));
  });
}

test('a post with a picture for paper prints it at any scroll position', {tag: '@engine'}, async ({browser, blog}, info) => {
  const own = await browser.browserType().launch(); // Firefox opens no page after printing one with frames
  try {
    const page = await own.newPage(), part = readFileSync(new URL('../../web/recipes/paper.html', import.meta.url), 'utf8').replaceAll('https://clipstage.example/', STRICT);
    await page.goto(blog.publish(FAR + part));
    const paper = await Paper.print(page, info.outputPath('picture', 'post.pdf'));
    allDrawn(paper.picturesAbove(['The right end of the']));
    expect(paper.text).not.toContain(say('page.what'));
  } finally {
    await own.close();
  }
});

test('a world on the way to its step prints the number of the shown step', {tag: '@media'}, async ({page}) => {
  await page.goto(`${STRICT}embed.html?lab=world&scene=pyramid-40&step=20000`);
  const line = page.locator('.cs-line');
  await expect(line).toHaveText(/on the way to 20000/);
  await expect(line).toBeHidden();
  await page.emulateMedia({media: 'print'});
  await expect(line).toBeVisible();
});

test('a printed world ends at its picture', async ({page}, info) => {
  await page.goto(`${STRICT}embed.html?lab=world&scene=pyramid&step=40`);
  await expect(page.locator('.cs-title')).toHaveText('Step 40 is complete');
  const paper = await Paper.print(page, info.outputPath('ground', 'world.pdf'));
  const [picture] = paper.picturesAbove(['Step 40 is complete']);
  expect(picture!.wide, 'inches; the paper has 7.5').toBeLessThan(6);
});

test('the page of a preset prints two stages a page, and no heading without its picture', async ({page}, info) => {
  await page.goto(`${OPEN}p/both-clip/`);
  const sheets = (await Paper.print(page, info.outputPath('handout', 'page.pdf'))).sheetTexts, heading = /^\d+\. .*: /gm;
  expect(sheets.map((text) => text.match(heading)?.length ?? 0).slice(1, -1)).toEqual(Array(sheets.length - 2).fill(2));
  expect(sheets.length).toBeLessThanOrEqual(6);
  for (const text of sheets) expect(text.trim().split('\n').at(-1)).not.toMatch(new RegExp(`${heading.source}|^${say('page.static.stages')}`));
});
