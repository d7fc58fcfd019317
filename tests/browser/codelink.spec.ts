import {deflateRawSync} from 'node:zlib';
import type {Page} from '@playwright/test';
import {expect, say, test} from './lab';
import {figureIn, iframe, test as posted} from './post';
import {PLAIN} from './server';

test.use({folds: ''});

const status = (page: Pick<Page, 'locator'>) => page.locator('.cs-code-status'), warning = (page: Pick<Page, 'locator'>) => page.locator('.cs-warning');
const packed = (code: string | Buffer): string => deflateRawSync(code).toString('base64url');

/** A code that would tell by its result that it ran. */
const CODE = 'const collide = (a) => [{p: a.p}];', DIFFERS = 'Your code first differs at';
const LINK = `lab=pair&preset=both-clip&stage=contacts&own=${packed(CODE)}`;

/** A code that is too long for a link. */
const LONG = `// ${Array.from({length: 14_000}, (_, i) => (Math.sin(i) * 1e6).toString(36).at(3)).join('')}`;

async function write(page: Page, code: string): Promise<void> {
  await page.locator('.cm-content').focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(code);
}

test.describe('a link with code', () => {
  test('shows it with a warning, and runs it only when the reader says so', {tag: '@engine'}, async ({page}) => {
    // Counts the codes sent to the frame that runs them.
    await page.addInitScript(() => {
      const {postMessage} = MessagePort.prototype, counted = window as unknown as {codes: number};
      counted.codes = 0;
      MessagePort.prototype.postMessage = function (...sent) {
        if (sent[0]?.code !== undefined) counted.codes++;
        Reflect.apply(postMessage, this, sent);
      };
    });
    const codes = (): Promise<number> => page.evaluate(() => (window as unknown as {codes: number}).codes);
    await page.goto(`${PLAIN}#${LINK}`);
    await expect(warning(page)).toContainText(say('page.code.link.warning.text'));
    await expect(page.locator('.cm-content')).toHaveText(CODE);
    // Neither drags, stages nor changes run it.
    await page.getByRole('button', {name: 'Previous stage'}).click();
    await page.locator('.cm-content').focus();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type('// mine');
    await expect(page).not.toHaveURL(new RegExp(packed(CODE)));
    expect(await codes()).toBe(0);
    await expect(status(page)).toHaveText('');
    expect(await page.evaluate(() => localStorage.getItem('clipstage.code'))).toBeNull();
    await page.getByRole('button', {name: say('page.code.link.run')}).click();
    await expect(status(page)).toContainText(DIFFERS);
    expect(await codes()).toBe(1);
    await expect(warning(page)).toHaveCount(0);

    await page.reload();
    await expect(page.locator('.cm-content')).toHaveText(`${CODE}// mine`);
    await expect(warning(page)).toBeVisible();
    await expect(status(page)).toHaveText('');
    await page.getByRole('button', {name: say('page.code.listing'), exact: true}).click();
    await expect(page).not.toHaveURL(/own=/);
  });

  test('is made by a button and followed; a long code is for a file', async ({page}) => {
    await page.goto(`${PLAIN}#lab=pair&preset=both-clip&stage=contacts&code=on`);
    await page.getByRole('button', {name: say('page.code.own'), exact: true}).click();
    await write(page, CODE);
    await expect(status(page)).toContainText(DIFFERS);
    const button = page.getByRole('button', {name: say('page.code.link'), exact: true}), note = page.locator('.cs-code-own > .cs-hint');
    await button.click();
    await expect(note).toHaveText(say('page.code.link.done.text'));
    await expect(page).toHaveURL(/own=[\w-]+$/);
    const before = page.url();
    await write(page, `${CODE} // more`);
    await expect(page).not.toHaveURL(before);
    await expect(page).toHaveURL(/own=[\w-]+$/);
    await write(page, LONG);
    await expect(note).toHaveText(say('page.code.link.long.text'));
    await expect(page).not.toHaveURL(/own=/);
    // Another link is shown, and does not run either.
    await page.evaluate((link) => void (location.hash = link), LINK);
    await expect(page.locator('.cm-content')).toHaveText(CODE);
    await expect(warning(page)).toBeVisible();
    await expect(status(page)).toHaveText('');
    // A long code that has not run is not stored either: it would run at the next visit.
    await write(page, `// new\n${LONG}`);
    await expect(note).toHaveText(say('page.code.link.long.text')); // the note comes after the storing
    expect(await page.evaluate(() => localStorage.getItem('clipstage.code'))).not.toContain('// new');
  });

  test('is refused where it is damaged or holds too much; a file is opened in its place', {tag: '@engine'}, async ({page}) => {
    for (const own of ['AAAA', packed('x'.repeat(2_000_000)), packed(Buffer.from([0xff, 0xfe])), 'x'.repeat(100_000)]) {
      await page.goto('about:blank');
      await page.goto(`${PLAIN}#lab=pair&preset=both-clip&stage=contacts&own=${own}`);
      await expect(page.locator('.cs-code-own > .cs-hint')).toHaveText(say('page.code.link.bad.text'));
      await expect(status(page)).toHaveText(say('page.code.same.text'));
    }
    const chosen = page.waitForEvent('filechooser');
    await page.getByRole('button', {name: say('page.code.open')}).click();
    await (await chosen).setFiles({name: 'collide.js', mimeType: 'text/javascript', buffer: Buffer.from(CODE)});
    await expect(page.locator('.cm-content')).toHaveText(CODE);
    await expect(status(page)).toContainText(DIFFERS);
  });

  test('has an exercise too, and tells where the browser stores nothing', async ({page}) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => { throw new Error('full'); };
    });
    await page.goto(`${PLAIN}#${LINK}&exercise=ids`);
    await expect(warning(page)).toBeVisible();
    await expect(page.getByText(say('page.code.exercise.ids.text'))).toBeVisible();
    await expect(page.locator('.cs-exercise .cs-cases')).toBeHidden();
    await page.getByRole('button', {name: say('page.code.link.run')}).click();
    await expect(page.locator('.cs-exercise .cs-cases-list button')).toHaveCount(9);
    await page.getByRole('combobox', {name: say('page.code.exercise')}).selectOption('clip');
    await expect(warning(page)).toHaveCount(0);
    await expect(page.locator('.cm-content')).not.toHaveText(CODE);
    await write(page, CODE);
    await expect(page.locator('.cs-code-own > .cs-hint')).toHaveText(say('page.code.unkept.text'));
  });
});

posted('code in the link of an embedded figure does not run by itself', async ({page, blog}) => {
  await page.goto(blog.publish(iframe(`${PLAIN}embed.html#${LINK}`)));
  const frame = await figureIn(page);
  await expect(warning(frame)).toBeVisible();
  await expect(status(frame)).toHaveText('');
  await frame.getByRole('button', {name: say('page.code.link.run')}).click();
  await expect(status(frame)).toContainText(DIFFERS);
});
