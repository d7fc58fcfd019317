import {execFileSync} from 'node:child_process';
import {cpSync, mkdirSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {folderOf, oembed, presetPage, siteOf} from '../../web/scripts/page.mjs';
import {expect, test} from './lab';

const WEB = fileURLToPath(new URL('../../web', import.meta.url));
const DIST = process.env.CLIPSTAGE_DIST ?? join(WEB, 'dist');
const SITE = 'https://our.example/a/path/';

/** Matches absolute addresses of files of the site. */
const ABSOLUTE = new RegExp(`^${SITE}`);

test('a site built with its address has whole addresses, and an oembed.json for each page', async ({page}, info) => {
  await page.goto('about:blank');
  const dist = info.outputPath('dist');
  mkdirSync(dist);
  cpSync(join(DIST, 'index.html'), join(dist, 'index.html'));
  execFileSync(process.execPath, ['scripts/pages.mjs'], {cwd: WEB, env: {...process.env, CLIPSTAGE_DIST: dist, SITE: SITE.slice(0, -1)}});
  const folders = readdirSync(join(dist, 'p'), {withFileTypes: true}).filter((entry) => entry.isDirectory()).map(({name}) => name);
  expect(folders.length).toBeGreaterThan(60);
  for (const folder of folders) {
    const html = readFileSync(join(dist, 'p', folder, 'index.html'), 'utf8');
    const got = JSON.parse(readFileSync(join(dist, 'p', folder, 'oembed.json'), 'utf8')) as Record<string, unknown>;
    // https://oembed.com, 2.3.4: the fields of a rich response with their types, and no others.
    expect(got, folder).toEqual({
      type: 'rich', version: '1.0', title: expect.stringMatching(/\S/), provider_name: 'Clipstage', provider_url: SITE, width: 720, height: 560, html: expect.any(String),
      thumbnail_url: expect.stringMatching(ABSOLUTE), thumbnail_width: 1200, thumbnail_height: 630,
    });
    expect(html).toContain(`<link rel="alternate" type="application/json+oembed" href="${SITE}p/${folder}/oembed.json" title="`);
    expect(html).toContain(`<meta property="og:url" content="${SITE}p/${folder}/">`);
    expect(html).toContain(`<meta property="og:image" content="${String(got['thumbnail_url'])}">`);
    expect(String(got['html']), folder).toMatch(/^<iframe src="https:\/\/our\.example\/a\/path\/embed\.html\?[^"<>]+" title="[^"<>]+" width="720" height="560" loading="lazy" style="[^"<>]+"><\/iframe>$/);
  }
  const index = readFileSync(join(dist, 'index.html'), 'utf8');
  expect(index).toContain(`<meta property="og:url" content="${SITE}">`);
  expect(index).toContain(`href="${SITE}p/two-contacts/oembed.json"`);
  expect(await page.evaluate((html) => new DOMParser().parseFromString(html, 'text/html').querySelectorAll('meta[property="og:title"]').length, index)).toBe(1);
});

test('characters of HTML syntax are escaped', async ({page}) => {
  await page.goto('about:blank'); // its policy allows parsing of texts
  const hostile = `"><script>alert(1)</script><img src=x onerror=alert(1)>'&amp;`;
  const preset = {id: 'deep', name: hostile, text: hostile, stages: [{id: 'keep', name: hostile, title: hostile, text: hostile, reached: true}, {id: 'contacts', name: hostile, title: hostile, text: hostile, reached: false}]};
  const of = {lab: 'pair' as const, preset, say: (key: string) => `${key}${hostile}`, site: SITE};
  const {scripts, handlers, heading, description, figure} = await page.evaluate(([html, frame]) => {
    const document = new DOMParser().parseFromString(html!, 'text/html'), embedded = new DOMParser().parseFromString(frame!, 'text/html');
    return {
      scripts: [...document.scripts].map((script) => script.getAttribute('src')! + script.text), handlers: document.querySelectorAll('[onerror]').length, heading: document.querySelector('h1')!.textContent,
      description: document.querySelector<HTMLMetaElement>('meta[property="og:description"]')!.content, figure: {title: embedded.querySelector('iframe')!.title, all: embedded.body.querySelectorAll('*').length},
    };
  }, [presetPage(of), oembed(of).html]);
  expect({scripts, handlers, heading, description}).toEqual({scripts: ['../../p/page.js', '../../clipstage-embed.js'], handlers: 0, heading: hostile, description: hostile});
  expect(figure).toEqual({title: `${hostile} · page.name${hostile}`, all: 1});
});

test('an id with a path and an invalid address are refused', () => {
  for (const id of ['', '..', '../deep', 'a/b', 'Deep', 'a b', '-a', 'a"', 'a.html', 'é']) expect(() => folderOf('pair', id), id).toThrow(/folder/);
  for (const site of ['x', '/a/', 'javascript:alert(1)', 'data:text/html,x', 'ftp://a.b/', 'https://u:p@a.b/', 'https://a.b/?q', 'https://a.b/#h', '//a.b/']) expect(() => siteOf(site), site).toThrow(/SITE is/);
  expect([siteOf(undefined), siteOf(''), siteOf('https://a.b'), siteOf('http://a.b/c'), siteOf('https://a.b/"><script>')]).toEqual([undefined, undefined, 'https://a.b/', 'http://a.b/c/', 'https://a.b/%22%3E%3Cscript%3E/']);
});
