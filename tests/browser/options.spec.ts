import {iframeTag} from '../../web/src/site/tag';
import {LANGUAGES} from '../../web/src/text/text.gen';
import {OPTION_NAMES} from '../../web/src/labs/pair/options';
import {openFixture} from './embed';
import {say, soon} from './lab';
import {expect, figureIn, HEAR, heard, iframe, test} from './post';
import {STRICT} from './server';

const EMBED = `${STRICT}embed.html`;

test('an unknown option shows a notice with the known ones', async ({page, blog}) => {
  await page.goto(blog.publish(HEAR + iframe(`${EMBED}?preset=deep&autoplay=1&Stage=keep&utm_source=feed&fbclid=1`)));
  const frame = await figureIn(page);
  const values = OPTION_NAMES.join(', ');
  const lines = ['autoplay', 'Stage'].map((option) => say('page.unknown-option', {option, values}));
  await expect(frame.getByRole('alert').locator('span')).toHaveText(lines.join('\n'));
  await soon(async () => (await heard(page, ['error'])).map(({data: {payload: {code, field, message}}}) => [code, field, message]))
    .toEqual([['invalid-option', 'autoplay', lines[0]], ['invalid-option', 'Stage', lines[1]]]);
  await expect(frame.locator('.cs-figure')).toHaveAttribute('data-stage', 'setup');

  await openFixture(page, 'one');
  const fields = await page.evaluate(() => {
    const {problems} = window.figures[0] = window.cs.mount(document.querySelector('main')!, {scene: 'deep', wheel: 'page', autoplay: '1', loading: undefined} as object);
    return problems.map(({code, field, range}) => [code, field, range]);
  });
  expect(fields).toEqual([['invalid-option', 'autoplay', `${values}, scene, hash, wheel`]]);
  await expect(page.getByRole('alert')).toContainText('“autoplay”');

  const others = await page.evaluate(() => (['hull', 'world'] as const).map((lab) => {
    const {problems} = window.cs.mount(document.querySelector('main')!, {lab, autoplay: '1', loading: undefined} as never);
    return problems.map(({code, field}) => [code, field]);
  }));
  expect(others).toEqual([[['invalid-option', 'autoplay']], [['invalid-option', 'autoplay']]]);
});

for (const {theme, scheme, ground} of [
  {theme: 'dark', scheme: 'normal', ground: [20, 40, 60]}, // a dark page without color-scheme
  {theme: 'light', scheme: 'dark', ground: [255, 244, 214]}, // a dark page with a light article
]) {
  test(`a ${theme} figure has its page’s background, with any color-scheme of the page`, {tag: theme === 'dark' ? '@engine' : '@engine-all'}, async ({page, blog}) => {
    const tag = iframeTag(`${EMBED}?theme=${theme}&controls=minimal`, {title: say('page.main'), height: 560, theme}).replace('loading="lazy"', '');
    await page.goto(blog.publish(`<style>:root { color-scheme: ${scheme}; } body { background: rgb(${ground.join()}); }</style>${tag}`));
    await figureIn(page);
    const corner = async (): Promise<number[]> => {
      const {x, y, width, height} = (await page.locator('iframe').boundingBox())!;
      const shot = (await page.screenshot({clip: {x: x + width - 8, y: y + height - 8, width: 4, height: 4}})).toString('base64');
      return page.evaluate(async (shot) => {
        const copy = new OffscreenCanvas(4, 4).getContext('2d')!;
        copy.drawImage(await createImageBitmap(new Blob([Uint8Array.from(atob(shot), (c) => c.charCodeAt(0))])), 0, 0);
        return [...copy.getImageData(1, 1, 1, 1).data].slice(0, 3);
      }, shot);
    };
    await soon(corner).toEqual(ground);
  });
}

test('a figure of each lab has a language; an unknown one shows a notice, and English is used', async ({page, blog}) => {
  const range = say('notice.range.choice', {values: LANGUAGES.join(', ')});
  const refused = say('page.invalid-option', {option: 'lang', range, value: 'xx'});
  await page.goto(blog.publish(HEAR + iframe(`${EMBED}?preset=deep&lang=xx`)));
  const frame = await figureIn(page);
  await expect(frame.getByRole('alert').locator('span')).toHaveText(refused);
  await expect(frame.locator('.cs-figure')).toHaveAttribute('lang', 'en');

  await openFixture(page, 'one');
  const got = await page.evaluate(() => {
    const place = document.querySelector('main')!;
    return (['pair', 'world', 'hull'] as const).flatMap((lab) => ['xx', 'en', undefined].map((lang) => {
      const figure = window.cs.mount(place, {lab, lang} as object), {problems, element} = figure;
      const said = [lab, lang, element.lang, ...problems.map(({code, field, range, message}) => [code, field, range, message])];
      figure.destroy();
      return said;
    }));
  });
  expect(got).toEqual(['pair', 'world', 'hull'].flatMap((lab) => [
    [lab, 'xx', 'en', ['invalid-option', 'lang', range, refused]], [lab, 'en', 'en'], [lab, undefined, 'en'],
  ]));
});
