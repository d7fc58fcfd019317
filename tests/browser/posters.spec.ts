import {AxeBuilder} from '@axe-core/playwright';
import {existsSync, readFileSync} from 'node:fs';
import {dirname, join, posix} from 'node:path';
import {fileURLToPath} from 'node:url';
import {HULL_PRESETS, HULL_STAGES} from '../../web/src/base/hull.gen';
import {PRESETS, SCENES} from '../../web/src/base/figure.gen';
import {expect, say, some, soon, STAGES, test} from './lab';

const DIST = process.env.CLIPSTAGE_DIST ?? fileURLToPath(new URL('../../web/dist', import.meta.url));
const read = (path: string): string => readFileSync(join(DIST, path), 'utf8');

/** The posters of each preset, in the order of its stages, and its page. */
const DRAWN = [
  ...PRESETS.map((id) => ({lab: 'pair', id, stages: STAGES as readonly string[], page: `p/${id}/`})),
  ...HULL_PRESETS.map((id) => ({lab: 'hull', id, stages: HULL_STAGES as readonly string[], page: `p/hull-${id}/`})),
  ...SCENES.map((id) => ({lab: 'world', id, stages: existsSync(join(DIST, `posters/world/${id}/60-light.svg`)) ? ['0', '60', '180'] : ['0'], page: `p/world-${id}/`})),
];

/** The files named by a page, relative to the site's root. */
const named = (page: string, html: string): string[] => [...html.matchAll(/ (?:src|srcset|href|data-frame)="([^"]+)"/g)]
  .map(([, url]) => posix.join(page, url!.replaceAll('&amp;', '&').replace(/[?#].*$/, '') || '.')).map((path) => (path.endsWith('/') || path === '.' ? posix.join(path, 'index.html') : path));

test('every preset has a self-contained poster of every stage in either theme', {tag: '@long'}, async ({page}) => {
  test.slow();
  await page.goto('about:blank'); // its policy allows parsing of texts
  for (const {lab, id, stages, page: of} of DRAWN) {
    const files = stages.flatMap((stage) => ['light', 'dark'].map((theme) => `posters/${lab}/${id}/${stage}-${theme}.svg`));
    const found = await page.evaluate((texts) => texts.map((text) => {
      const {documentElement: svg} = new DOMParser().parseFromString(text, 'image/svg+xml'), all = [...svg.querySelectorAll('*')];
      return {
        root: svg.localName, title: svg.querySelector(':scope > title')?.textContent, text: svg.querySelector(':scope > desc')?.textContent, size: svg.getAttribute('viewBox'),
        paper: svg.querySelector('rect')?.getAttribute('fill'), shapes: svg.querySelectorAll('path, rect').length,
        alien: all.filter(({localName}) => !['title', 'desc', 'defs', 'clipPath', 'g', 'path', 'rect', 'text'].includes(localName)).map(({localName}) => localName),
        wrong: all.flatMap((one) => [...one.attributes]).filter(({name, value}) => /^on|href|style/.test(name) || /\b(NaN|undefined|Infinity)\b|url\((?!#)/.test(value)).map(({name, value}) => `${name}=${value}`),
      };
    }), files.map(read));
    for (const [n, one] of found.entries()) {
      const {title, text, shapes, ...rest} = one;
      expect([files[n], rest]).toEqual([files[n], {root: 'svg', size: '0 0 908 552', paper: n % 2 === 0 ? '#fcfbf8' : '#14171d', alien: [], wrong: []}]);
      expect(title, files[n]).toMatch(/^\S.*: \S/);
      expect(text, files[n]).toMatch(/^\S.+/);
      expect(shapes, files[n]).toBeGreaterThan(3);
    }
    const html = read(`${of}index.html`), reached = stages.filter((stage) => new RegExp(`<li id="${stage}">\\s*<h3>[^\\n]*</h3>\\s*<figure`).test(html));
    const pictures = reached.map((stage) => read(`posters/${lab}/${id}/${stage}-light.svg`).replace(/<title>.*<\/desc>/, ''));
    expect(new Set(pictures).size, `${lab} ${id}`).toBe(reached.length);
    expect(reached[0], `${lab} ${id}`).toBe(stages[0]);
    if (lab === 'world' || /^(deep|spin|keep-drops|edgeedge)$/.test(id)) expect(reached.at(-1), `${lab} ${id}`).toBe(stages.at(-1));
    const card = readFileSync(join(DIST, `posters/${lab}/${id}/card.png`));
    expect([card.subarray(1, 4).toString(), card.readUInt32BE(16), card.readUInt32BE(20)], `${lab} ${id}`).toEqual(['PNG', 1200, 630]);
  }
});

test('every preset has a page, with links to files of the site', () => {
  for (const page of ['p/', ...DRAWN.map((one) => one.page)]) {
    const html = read(`${page}index.html`), files = named(page, html);
    for (const file of new Set(files)) expect(existsSync(join(DIST, file)), `${page} names ${file}`).toBe(true);
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(new Set(ids).size, page).toBe(ids.length);
    expect(html, page).not.toMatch(/undefined|\{\{|NaN|https?:/);
  }
  for (const {page} of DRAWN) expect(named('p/', read('p/index.html'))).toContain(`${page}index.html`);
  for (const {lab, id, page} of DRAWN) {
    const image = /<meta property="og:image" content="([^"]+)">/.exec(read(`${page}index.html`))?.[1];
    expect(posix.join(page, image ?? ''), page).toBe(`posters/${lab}/${id}/card.png`);
    expect(existsSync(join(DIST, dirname(page), 'oembed.json')), 'no address is known that it could tell').toBe(false);
  }
  expect(read('index.html')).toContain('<meta property="og:image" content="./posters/pair/two-contacts/card.png">');
});

test('a page shows its figure in place of the picture that the address names', {tag: ['@sub-path', '@engine-all']}, async ({page, faults}) => {
  faults.allow(/NS_BINDING_ABORTED/); // Firefox reports loads of pictures aborted by leaving the page
  await page.goto('./p/deep/#keep');
  const frame = page.frameLocator('#keep iframe');
  await expect(frame.locator('.cs-figure[data-stage]')).toHaveAttribute('data-stage', 'keep');
  await expect(page.locator('iframe')).toHaveCount(1);
  await page.getByRole('link', {name: say('page.static.go'), exact: true}).click();
  await expect(page.locator('[data-stage]').first()).toHaveAttribute('data-stage', 'setup');
  expect(new URL(page.url()).hash).toContain('preset=deep');
  await page.goto('./p/hull-edgeedge/#keep'); // a stage that this call skips
  await expect(page.frameLocator('#keep > iframe').locator('.cs-figure[data-stage]')).toHaveAttribute('data-stage', 'keep');
  for (const hash of some(['#keep"]', '', '#nowhere', '#%', '#__proto__'], 2)) {
    await page.goto('./p/'); // otherwise only the hash would change
    await page.goto(`./p/hull-gap/${hash}`);
    await expect(page.frameLocator('h1 ~ figure iframe').locator('.cs-figure[data-stage]')).toHaveAttribute('data-stage', 'faces-a');
  }
});

test('axe finds nothing on the pages, in either theme', {tag: '@long'}, async ({page}) => {
  for (const colorScheme of ['light', 'dark'] as const) for (const path of ['p/', 'p/hull-tilted-box/', 'p/world-pyramid-100/']) {
    await page.emulateMedia({colorScheme});
    await page.goto(`./${path}`);
    expect((await new AxeBuilder({page}).exclude('iframe').analyze()).violations, path).toEqual([]);
  }
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('a page shows each stage with its words, and fits a phone', async ({page}) => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({width, height: 844});
      await page.goto('./p/hull-tilted-box/');
      const images = page.locator('li img');
      await expect(images).toHaveCount(HULL_STAGES.length);
      for (const [n, stage] of HULL_STAGES.entries()) {
        const image = images.nth(n);
        await image.scrollIntoViewIfNeeded();
        await soon(() => image.evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBe(908);
        await expect(page.locator(`#${stage} p`).first()).toHaveText(/\S/);
        const box = (await image.boundingBox())!;
        expect(box.x >= 0 && box.x + box.width <= width).toBe(true);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    await expect(page.locator('iframe')).toHaveCount(0);
  });

  test('the lab links the pages', async ({page, faults}) => {
    faults.allow(/csp/); // its scripts
    await page.goto('./');
    await page.getByRole('link', {name: say('page.static.all')}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(say('page.static.all'));
  });
});
