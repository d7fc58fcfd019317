import type {Frame, Page} from '@playwright/test';
import {PRESETS, SCENES} from '../../web/src/base/figure.gen';
import {STAGES, expect} from '../browser/lab';
import {FIXTURES} from '../browser/server';
import {figureIn, iframe, test} from '../browser/post';
import {faults, listenToCanvas, sayings, stray, writings} from './look';

/** A preview that a newer choice overtakes. */
const ABORTED = /net::ERR_ABORTED/;

/** What was found, each once, with the first place where it was. */
class Findings {
  private readonly found = new Map<string, string>();

  /** Looks at a page, and at what was written on its canvases. */
  async look(of: Page | Frame, where: string): Promise<void> {
    this.listen([...await sayings(of), ...await writings(of)], where);
    for (const fault of await faults(of)) this.add(fault, where);
  }

  listen(texts: readonly string[], where: string): void {
    for (const text of texts) {
      const left = stray(text);
      if (left !== '') this.add(`not in wasm/text: ${left}, in “${text.slice(0, 120)}”`, where);
    }
  }

  private add(what: string, where: string): void {
    if (!this.found.has(what)) this.found.set(what, where);
  }

  none(): void {
    expect([...this.found].map(([what, where]) => `${where}: ${what}`)).toEqual([]);
  }
}

test.use({reuseContext: false});
test.beforeEach(async ({page}) => {
  await page.addInitScript(listenToCanvas);
});

test('what is not of the language is found', () => {
  for (const text of ['⟦Ƥļáý⟧', '⟦Ŝţéƥ 30 (0.50 š)⟧: 2.5 kJ', '⟦⟦B’š ṽ3⟧ ļíéš 1.5 ɱ óúţ⟧', 'e1·e2 1.2e−6', 'A', '×']) expect([text, stray(text)]).toEqual([text, '']);
  for (const [text, left] of [['Play', 'Play'], ['⟦Ƥļáý⟧ now', 'now'], ['⟦Ƥļáý at once⟧', 'at once'], ['ƥļáý', 'ƥļáý'], ['⟦⟦Ƥļáý⟧', 'Ƥļáý'], ['Ƥļáý⟧', 'Ƥļáý']]) {
    expect([text, stray(text!)]).toEqual([text, expect.stringContaining(left!)]);
  }
});

for (const width of [1280, 390]) {
  test.describe(`${width} px wide`, () => {
    test.use({viewport: {width, height: 900}});

    test('the Pair lab, at every stage of every preset', async ({page, lab}) => {
      test.slow();
      const findings = new Findings();
      await lab.open();
      for (const preset of PRESETS) {
        for (const stage of STAGES) {
          await lab.go(`lab=pair&stage=${stage}&preset=${preset}`);
          await expect(lab.figure).toHaveAttribute('data-stage', stage);
          await findings.look(page, `${preset} ${stage}`);
        }
      }
      findings.none();
    });

    test('what the Pair lab opens: keys, pictures of presets, notes, Share, notices', async ({page, lab}) => {
      const findings = new Findings();
      await lab.open('lab=pair&stage=contacts&preset=both-clip');
      await page.locator('.cs-keys summary').click();
      await findings.look(page, 'keys');
      for (const note of await page.locator('.cs-term:visible').all()) {
        await note.click();
        await findings.look(page, 'a note');
        await page.keyboard.press('Escape');
      }
      await page.keyboard.press('m');
      await lab.canvas.hover();
      await findings.look(page, 'measuring');
      await page.keyboard.press('n');
      await lab.type('a.w', 'wide');
      await findings.look(page, 'a refused field');
      await page.locator('#known').click();
      await page.locator('#share').click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await findings.look(page, 'Share');
      for (const summary of await page.getByRole('dialog').locator('summary').all()) await summary.click();
      await findings.look(page, 'Share, opened');
      await page.keyboard.press('Escape');
      for (const state of ['lab=pair&preset=nothing', 'lab=pair&stage=nothing', 'lab=none', 'lab=pair&a=1,2', 'lab=pair&seed=x', 'lab=pair&a=1,1,0,0,0', '%', 'x']) {
        await lab.go(state);
        await expect(lab.notice).toBeVisible();
        await findings.look(page, `the link ${state}`);
      }
      findings.none();
    });

    test('the World lab, its scenes and its notices', async ({page}) => {
      const findings = new Findings();
      await page.goto('./#lab=world&scene=single-box');
      const world = page.locator('.cs-world');
      const go = (hash: string): Promise<void> => page.evaluate((to) => {
        location.hash = to;
      }, hash);
      for (const scene of SCENES.slice(0, 11)) {
        await go(`lab=world&scene=${scene}&step=30`);
        await expect(world).toHaveAttribute('data-scene', scene);
        await expect(world).toHaveAttribute('data-step', '30');
        await findings.look(page, scene);
      }
      for (const hash of ['lab=world&scene=nothing', 'lab=world&step=x', 'lab=world&scene=own']) {
        await go(hash);
        await expect(page.locator('.cs-notice').last()).toBeVisible();
        await findings.look(page, `the link ${hash}`);
      }
      await page.locator('#share').click();
      await findings.look(page, 'Share');
      findings.none();
    });

    test('the pages Embed and How it works', async ({page, faults: wrong}) => {
      test.slow();
      wrong.allow(ABORTED);
      const findings = new Findings();
      await page.goto('embedding.html');
      await expect(page.frameLocator('#preview').locator('.cs-figure[data-stage]')).toBeVisible();
      await findings.look(page, 'Embed');
      await page.goto('post.html');
      for (const frame of await page.locator('iframe').all()) {
        await frame.scrollIntoViewIfNeeded();
        await expect(frame.contentFrame().locator('.cs-figure')).toHaveAttribute('data-stage');
      }
      await findings.look(page, 'the post');
      for (const frame of page.frames().slice(1)) await findings.look(frame, frame.url());
      findings.none();
    });

    test('embedded figures, and what is wrong with their options', async ({page, blog, faults: wrong}) => {
      test.slow();
      wrong.allow(/404|ERR_|Failed to load/);
      const findings = new Findings();
      for (const options of [
        'controls=minimal&stage=clip-neg', 'controls=full&panels=presets,values,ids,boxes,keys', 'controls=none', 'stages=keep,contacts&editable=none',
        'lang=xx', 'lab=x', 'preset=x', 'stage=x', 'stages=x', 'editable=x', 'state=x', 'controls=x', 'panels=x', 'theme=x', 'poster=//x', `alt=${'x'.repeat(501)}`, 'height=1', `id=${'x'.repeat(65)}`, 'origin=x', 'nothing=x',
      ]) {
        await page.goto(blog.publish(iframe(new URL(`embed.html?preset=both-clip&${options}`, FIXTURES.replace('fixtures/', '')).href)));
        const frame = await figureIn(page);
        await findings.look(frame, options);
      }
      findings.none();
    });

    test('where there is no engine', async ({page, faults: wrong}) => {
      wrong.allow(/ERR_|Failed to load/);
      const findings = new Findings();
      await page.route(/\.wasm$/, (route) => route.abort());
      await page.goto('embed.html');
      await expect(page.locator('.cs-failure')).toBeVisible();
      await findings.look(page, 'no engine');
      await page.goto('./');
      await expect(page.locator('.cs-failure')).toBeVisible();
      await findings.look(page, 'no engine in the lab');
      findings.none();
    });
  });
}
