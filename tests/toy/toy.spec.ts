import {expect, test} from '../browser/lab';
import {call, figure, SCRIPT, told} from '../browser/element';
import {say} from '../browser/words';
import {test as posts} from '../browser/post';
import {OPEN} from '../browser/server';

const hash = (page: import('@playwright/test').Page): Promise<string> => page.evaluate(() => location.hash);

test('the page walks through the stages, and its text twin says each', async ({page, lab}) => {
  await page.goto('./#lab=circles');
  await expect(page.getByRole('link', {name: 'Circles'})).toHaveAttribute('aria-current', 'page');
  await expect(lab.title).toHaveText('The centres are 1.50 m apart');
  await lab.next.click();
  await expect(lab.title).toHaveText('They overlap by 0.50 m');
  await page.keyboard.press('End');
  await expect(lab.twin).toHaveText('One contact. It lies half-way between the centres, at 0.50 m of overlap.');
  await expect.poll(() => hash(page)).toBe('#lab=circles&stage=contact&preset=touching');
  await page.getByRole('combobox', {name: say('ui.preset')}).selectOption('apart');
  await expect(lab.title).toHaveText('There is no contact');
});

test('a change is undone and made again, and a link restores it', async ({page, lab}) => {
  await page.goto('./#lab=circles&stage=overlap');
  await expect(lab.title).toHaveText('They overlap by 0.50 m');
  await lab.preset.selectOption('apart');
  await expect(lab.title).toHaveText('They overlap by −0.50 m');
  await lab.canvas.click();
  await page.keyboard.press('Control+z');
  await expect(lab.title).toHaveText('They overlap by 0.50 m');
  await page.keyboard.press('Control+y');
  await expect.poll(() => hash(page)).toBe('#lab=circles&stage=overlap&preset=apart');
  await page.goto('./#lab=circles&stage=overlap&circles=1,1.6');
  await page.reload();
  await expect(lab.title).toHaveText('They overlap by 0.40 m');
  await page.goto('./#lab=circles&circles=1,nowhere');
  await expect(lab.notice).toContainText('could not be read');
});

test('Share offers the link and the picture', async ({page}) => {
  await page.goto('./#lab=circles&stage=overlap&circles=1,1.6');
  await page.getByRole('button', {name: say('page.share'), exact: true}).click();
  const dialog = page.getByRole('dialog', {name: say('page.share.title')});
  await expect(dialog.getByLabel(say('page.share.link'))).toHaveValue(/#lab=circles&stage=overlap&circles=1,1\.6$/);
  const coming = page.waitForEvent('download');
  await dialog.getByRole('button', {name: say('page.share.picture.svg'), exact: true}).click();
  expect((await coming).suggestedFilename()).toBe('clipstage-circles-overlap.svg');
});

test('each preset has a page, and a poster for each stage', async ({page}) => {
  await page.goto('./p/circles-touching/index.html');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Touching circles');
  for (const stage of ['distance', 'overlap', 'contact']) {
    const poster = await page.request.get(new URL(`../../posters/circles/touching/${stage}-light.svg`, page.url()).href);
    expect(await poster.text()).toContain('<path');
  }
});

posts('a frame and an element show it in a post, tell its events and take its options', async ({page, blog}) => {
  await page.goto(blog.publish(`${SCRIPT}<clip-stage id="one" lab="circles" circles="2,1"></clip-stage>
    <iframe title="Circles" width="600" height="500" src="${OPEN}embed.html?lab=circles&stage=overlap&id=two"></iframe>`));
  await expect(figure(page, 'one').locator('.cs-title')).toHaveText('The centres are 1.00 m apart');
  expect(await call(page, 'one', 'next')).toBeUndefined();
  expect(await told(page, 'one', ['stage'])).toEqual([{id: 'one', type: 'stage', detail: {stage: 'overlap', reached: true}}]);
  await expect(page.frameLocator('iframe').locator('.cs-title')).toHaveText('They overlap by 0.50 m');
});
