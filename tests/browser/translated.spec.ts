import type {Page} from '@playwright/test';
import {SCRIPT} from './element';
import {LONG, some, soon} from './lab';
import {expect, iframe, test} from './post';
import {OPEN, PLAIN, STRICT} from './server';
import {live, TraceHost} from './traces';
import {back, read, translate} from './translator';

/** Waits two frames. After them the page shows a command's changes. */
const drawn = (page: Page): Promise<void> => page.evaluate(async () => {
  for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
});

/** The same figure on a translated and on an untranslated page. */
class Readers {
  private readonly errors: string[] = [];

  constructor(private readonly plain: Page, private readonly translated: Page) {
    translated.on('pageerror', ({message}) => this.errors.push(message));
  }

  async both(act: (page: Page) => Promise<unknown>): Promise<void> {
    for (const page of [this.plain, this.translated]) {
      await act(page);
      await drawn(page);
    }
  }

  /** Checks that both pages have the same words. No words may be stale or untranslated, and untranslatable parts must have no words. */
  async agree(what: string, n = 0): Promise<void> {
    await soon(async () => {
      const [plain, translated] = [await read(this.plain, n), await read(this.translated, n)];
      return {...translated, words: differ(plain.words, translated.words.map(back)), kept: differ(plain.kept, translated.kept)};
    }).toEqual({words: [], kept: [], left: []});
    const {kept} = await read(this.plain, n);
    expect(kept.filter((text) => /[a-z]{4}/i.test(text)), `${what}: words that no translator may touch`).toEqual([]);
    expect(this.errors, what).toEqual([]);
  }
}

const differ = (want: readonly string[], got: readonly string[]): string[] =>
  want.length === got.length ? want.flatMap((text, i) => (text === got[i] ? [] : [`${text} | ${got[i]}`])) : [...want, '---', ...got];

const WALKS: Readonly<Record<string, readonly [hash: string, keys: string][]>> = {
  pair: [['lab=pair&preset=both-clip', '→→→→→→→→→'], ['lab=pair&preset=corner-miss&stage=contacts', '←←'], ['lab=pair&a=2,2,0,x', '→']],
  world: [['lab=world&scene=vertical-stack&step=30', '→→←'], ['lab=world&scene=pyramid&step=71&pick=25,35&stage=match', '→→←←←'], ['lab=world&scene=none', '→']],
  hull: [['lab=hull', '→→→→→→→→→→→→'], ['lab=hull&stage=contacts', '←←'], ['lab=hull&preset=none', '→']],
};
const KEYS: Readonly<Record<string, string>> = {'→': 'ArrowRight', '←': 'ArrowLeft'};

for (const moves of [false, true]) test.describe(moves ? 'a translator that moves elements' : 'a translator that replaces texts', () => {
  for (const [lab, walks] of some(Object.entries(WALKS), moves ? 1 : 3)) test(`translated words of the lab ${lab} follow its picture`, async ({page, browser}) => {
    test.slow();
    const context = await browser.newContext();
    await translate(context, moves);
    const readers = new Readers(page, await context.newPage());
    for (const [hash, keys] of walks) {
      await readers.both(async (one) => {
        await one.goto(`${STRICT}#${hash}`);
        await one.locator('.cs-figure:is([data-stage], [data-step])').waitFor();
      });
      await readers.agree(hash);
      for (const [i, key] of some([...keys], 6).entries()) {
        await readers.both((one) => one.keyboard.press(KEYS[key]!));
        await readers.agree(`${hash}, after ${keys.slice(0, i + 1)}`);
      }
    }
    await context.close();
  });

  test('translated words of figures in a post, an element and a saved trace follow their pictures', {tag: moves ? '@long' : []}, async ({page, browser, blog}) => {
    test.slow();
    const host = await TraceHost.open('translated'), {trace} = await live(page, {lab: 'pair', options: {preset: 'both-clip'}});
    const context = await browser.newContext();
    await translate(context, moves);
    const readers = new Readers(page, await context.newPage());
    const post = blog.publish([
      `${SCRIPT}<clip-stage lab="hull" controls="full" height="600"></clip-stage>`,
      iframe(`${OPEN}embed.html?preset=both-clip&controls=full`),
      iframe(`${OPEN}embed.html?lab=world&scene=pyramid&step=71&pick=25,35&stage=match&controls=full`),
      iframe(`${PLAIN}embed.html?trace=${encodeURIComponent(host.put('/pair.json', {body: JSON.stringify(trace)}))}&controls=full`),
    ].join(''));
    await readers.both(async (one) => {
      await one.goto(post);
      await one.locator('.cs-figure[data-stage]').waitFor();
      for (const n of [0, 1, 2]) {
        await one.locator('iframe').nth(n).scrollIntoViewIfNeeded();
        await one.frameLocator('iframe').nth(n).locator('.cs-figure[data-stage]').waitFor();
      }
    });
    const next = (one: Page, n: number): Promise<void> => (n === 0 ? one : one.frameLocator('iframe').nth(n - 1)).locator('.cs-figure .cs-next').first().click();
    for (const n of LONG ? [0, 1, 2, 3] : [0, 3]) { // the element, and the trace in a frame
      await readers.agree(`figure ${n}`, n);
      for (let step = 1; step <= (LONG ? 2 : 1); step++) {
        await readers.both((one) => next(one, n));
        await readers.agree(`figure ${n}, after ${step}`, n);
      }
    }
    await context.close();
    host.close();
  });
});
