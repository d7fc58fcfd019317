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

for (const [i, query] of some(FIGURES, 3).entries()) {
  test(`at 320 px the picture has 55 % of the height, and nothing is blank below: ${query || 'the default'}`, {tag: i === 0 ? '@engine' : '@engine-all'}, async ({page, blog}) => {
    await page.setViewportSize({width: 320, height: 900});
    const attributes = [...new URLSearchParams(query)].map(([name, value]) => `${name}="${value}"`).join(' ');
    await page.goto(blog.publish(`<style>body { margin: 0 !important; }</style><script src="${STRICT}clipstage-embed.js"></script>
      ${iframe(`${STRICT}embed.html?${query}`)}<script type="module" src="${OPEN}clip-stage.js"></script><clip-stage ${attributes}></clip-stage>`));
    const frame = await (query.includes('world') ? worldIn : figureIn)(page);
    for (const figure of [frame.locator('.cs-figure'), page.locator('clip-stage .cs-figure')]) {
      await figure.scrollIntoViewIfNeeded();
      for (let stage = 0; stage < 4; stage++) {
        await soon(async () => {
          const {share, blank, hidden} = await figure.evaluate(measure);
          return share >= 0.549 && blank < 16 && hidden === 0 ? 'well' : `share ${share}, blank ${blank}, hidden ${hidden}`;
        }).toBe('well');
        const next = figure.getByRole('button', {name: 'Next stage', exact: true});
        if (await next.isEnabled()) await next.click();
      }
    }
    await expect(page.locator('clip-stage')).toBeVisible();
  });
}

// The height that web/README.md suggests without our script.
for (const query of some([...FIGURES, 'preset=reference-on-b'], 3)) {
  test(`in a frame of 560 px, without our script, it has 55 % too: ${query || 'the default'}`, {tag: '@engine-all'}, async ({page, blog}) => {
    await page.setViewportSize({width: 320, height: 900});
    await page.goto(blog.publish(`<style>body { margin: 0 !important; }</style>${iframe(`${STRICT}embed.html?${query}`).replace('height="480"', 'height="560"')}`));
    const figure = (await (query.includes('world') ? worldIn : figureIn)(page)).locator('.cs-figure');
    for (let stage = 0; stage < 4; stage++) {
      await soon(async () => {
        const {share, hidden} = await figure.evaluate(measure);
        return share >= 0.55 && hidden === 0 ? 'well' : `share ${share}, hidden ${hidden}`;
      }).toBe('well');
      const next = figure.getByRole('button', {name: 'Next stage', exact: true});
      if (await next.isEnabled()) await next.click();
    }
  });
}
