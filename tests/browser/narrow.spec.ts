import {expect, figureIn, iframe, test, worldIn} from './post';
import {some, soon} from './lab';
import {OPEN, STRICT} from './server';

/** A figure's layout: the picture's share of the height, the blank space below, and the hidden height. */
const measure = (figure: Element): {share: number; blank: number; hidden: number} => {
  const place = figure.getBoundingClientRect(), frame = figure.getRootNode() === document ? innerHeight : (figure.getRootNode() as ShadowRoot).host.getBoundingClientRect().height;
  const seen = [...figure.querySelectorAll('.cs-panel > *, .cs-panel > * > *, .cs-controls button')].filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect().bottom);
  return {share: figure.querySelector('.cs-view')!.getBoundingClientRect().height / frame, blank: place.bottom - Math.max(...seen), hidden: figure.scrollHeight - figure.clientHeight};
};

const FIGURES = ['', 'lab=hull', 'lab=world&scene=dominos&step=60&pick=1,2', 'preset=both-clip', 'preset=overlap-no-contact'];

test('at 320 px the picture has 55 % of the height, and nothing is blank below', {tag: '@engine'}, async ({page, blog, browserName}) => {
  const queries = some(FIGURES, browserName === 'chromium' ? 3 : 1);
  await page.setViewportSize({width: 320, height: 900});
  await page.goto(blog.publish(`<style>body { margin: 0 !important; }</style><script src="${STRICT}clipstage-embed.js"></script><script type="module" src="${OPEN}clip-stage.js"></script>${queries.map((query) => {
    const attributes = [...new URLSearchParams(query)].map(([name, value]) => `${name}="${value}"`).join(' ');
    return `${iframe(`${STRICT}embed.html?${query}`)}<clip-stage ${attributes}></clip-stage>`;
  }).join('')}`));
  for (const [n, query] of queries.entries()) await test.step(query || 'the default', async () => {
    await page.locator('iframe').nth(n).scrollIntoViewIfNeeded();
    const frame = await (query.includes('world') ? worldIn : figureIn)(page, n);
    for (const [place, figure] of [[page.locator('iframe').nth(n), frame.locator('.cs-figure')], [page.locator('clip-stage').nth(n), page.locator('clip-stage').nth(n).locator('.cs-figure')]] as const) {
      await place.scrollIntoViewIfNeeded();
      for (let stage = 0; stage < 4; stage++) {
        await soon(async () => {
          const {share, blank, hidden} = await figure.evaluate(measure);
          return share >= 0.549 && blank < 16 && hidden === 0 ? 'well' : `share ${share}, blank ${blank}, hidden ${hidden}`;
        }).toBe('well');
        const next = figure.getByRole('button', {name: 'Next stage', exact: true});
        if (await next.isEnabled()) await next.click();
      }
    }
  });
  await expect(page.locator('clip-stage').first()).toBeVisible();
});

// web/README.md suggests this height for a page without our script.
test('in a frame of 560 px, without our script, it has 55 % too', {tag: '@engine-all'}, async ({page, blog}) => {
  const queries = some([...FIGURES, 'preset=reference-on-b'], 3);
  await page.setViewportSize({width: 320, height: 900});
  await page.goto(blog.publish(`<style>body { margin: 0 !important; }</style>${queries.map((query) => iframe(`${STRICT}embed.html?${query}`).replace('height="480"', 'height="560"')).join('')}`));
  for (const [n, query] of queries.entries()) await test.step(query || 'the default', async () => {
    await page.locator('iframe').nth(n).scrollIntoViewIfNeeded();
    const figure = (await (query.includes('world') ? worldIn : figureIn)(page, n)).locator('.cs-figure');
    for (let stage = 0; stage < 4; stage++) {
      await soon(async () => {
        const {share, hidden} = await figure.evaluate(measure);
        return share >= 0.55 && hidden === 0 ? 'well' : `share ${share}, hidden ${hidden}`;
      }).toBe('well');
      const next = figure.getByRole('button', {name: 'Next stage', exact: true});
      if (await next.isEnabled()) await next.click();
      await page.mouse.move(0, 0); // a term that comes under the pointer would open its note over Next
    }
  });
});
