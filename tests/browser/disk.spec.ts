import {mkdtempSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {some, expect, say, soon, test} from './lab';

const DIST = process.env.CLIPSTAGE_DIST ?? fileURLToPath(new URL('../../web/dist', import.meta.url));
const onDisk = (path: string): string => pathToFileURL(join(DIST, path)).href;

test.beforeEach(({faults}) => faults.allow(/file:|CORS|ERR_FAILED|origin/i)); // browsers refuse modules from a disk, and complain

for (const path of some(['index.html', 'embedding.html'])) {
  test(`${path} on a disk asks for a server and links pages that need none`, async ({page}) => {
    await page.goto(onDisk(path));
    const notice = page.getByRole('alert');
    await expect(notice).toHaveCount(1);
    await expect(notice).toContainText(say('page.disk'));
    await expect(notice).toBeInViewport();
    await notice.getByRole('link', {name: say('page.static.all')}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(say('page.static.all'));
    await page.locator('a[href="deep/index.html"]').click();
    await expect(page.locator('h1 ~ figure iframe').contentFrame().locator('.cs-figure[data-stage]')).toHaveAttribute('data-stage', 'setup');
    const links = await page.locator('a').evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
    expect(links.filter((link) => !link.endsWith('/index.html'))).toEqual([]);

    await page.goto(onDisk(path));
    await notice.getByRole('link', {name: say('page.disk.figure')}).click();
    await expect(page.locator('.cs-figure[data-stage]')).toHaveAttribute('data-stage', 'setup');
  });
}

test('a page on a disk sends commands to its figures by clipstage-embed.js', async ({page}) => {
  const folder = mkdtempSync(join(tmpdir(), 'clipstage-disk-'));
  symlinkSync(DIST, join(folder, 'site'));
  writeFileSync(join(folder, 'post.html'), `<!doctype html><script src="site/clipstage-embed.js"></script><iframe src="site/embed.html?preset=deep" height="100"></iframe>
    <script>clipstageEmbed.send(document.querySelector('iframe'), 'seek', {stage: 'keep'});</script>`);
  await page.goto(pathToFileURL(join(folder, 'post.html')).href);
  await expect(page.locator('iframe').contentFrame().locator('.cs-figure[data-stage]')).toHaveAttribute('data-stage', 'keep');
  await soon(() => page.locator('iframe').evaluate((frame) => (frame as HTMLElement).offsetHeight)).toBeGreaterThan(300); // the frame's height has arrived
});
