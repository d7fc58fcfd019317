import {figure, SCRIPT} from './element';
import {some, soon, watchShifts} from './lab';
import {expect, iframe, test} from './post';
import {OPEN, STRICT} from './server';

const WIDTHS = [320, 360, 390, 480, 600, 720, 900, 1100];

/** The figures of a post, as options. */
const FIGURES = ['preset=deep', 'preset=both-clip&stage=clip-pos', 'preset=thin&stage=reference&ask=reference', 'controls=none', 'lab=hull', 'lab=world&scene=wall'];

const attributes = (query: string): string => [...new URLSearchParams(query)].map(([name, value]) => `${name}="${value}"`).join(' ');

/** The posts: a figure by its element, or in a frame, with a text below. */
const KINDS = {
  element: (query: string) => `<link rel="stylesheet" href="${OPEN}clip-stage.css">${SCRIPT}<main><p>Before</p><clip-stage id="one" ${attributes(query)}>Two boxes</clip-stage>`,
  frame: (query: string) => `<script src="${STRICT}clipstage-embed.js"></script><main><p>Before</p>${iframe(`${STRICT}embed.html?${query}`).replace('height="480"', 'height="560"')}`,
};

for (const [kind, post] of Object.entries(KINDS)) for (const width of some(WIDTHS, 2)) {
  test(`below a figure nothing moves: by ${kind}, ${width} px wide`, {tag: '@layout-shift'}, async ({page, blog}) => {
    await page.setViewportSize({width, height: 800});
    const shifts = await watchShifts(page);
    // The script of the element comes late: its tag is shown first without it.
    await page.route('**/clip-stage.js', async (route) => {
      await page.locator('#after').waitFor();
      await route.continue();
    });
    for (const query of FIGURES) await test.step(query, async () => {
      await page.goto(blog.publish(`${post(query)}<p id="after">After</p><p>${'More of the text. '.repeat(100)}</p></main>`), {waitUntil: 'commit'});
      const drawn = kind === 'frame' ? page.frameLocator('iframe').locator('.cs-figure[data-stage], .cs-figure[data-step]') : figure(page, 'one');
      await expect(drawn.first()).toBeVisible();
      await soon(() => page.evaluate(() => new Promise((resolve) => {
        const before = document.querySelector('#after')!.getBoundingClientRect().top;
        setTimeout(() => resolve(document.querySelector('#after')!.getBoundingClientRect().top - before), 200);
      }))).toBe(0);
      expect.soft(await shifts(), query).toBeLessThanOrEqual(0.02);
    });
  });
}
