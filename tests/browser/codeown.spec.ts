import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {Page} from '@playwright/test';
import {ATTACKS, outward} from './attacks';
import {expect, say, test} from './lab';
import {PLAIN, STRICT} from './server';

test.use({folds: ''});

const status = (page: Page) => page.locator('.cs-code-status');

/** The words about a result that is not the engine's. */
const DIFFERS = 'Your code first differs at';

/** Opens the editor with a code. The host has no policy, so that run.html has only its own. */
async function own(page: Page, code?: string): Promise<void> {
  if (code !== undefined) await page.addInitScript((code) => {
      if (window.origin !== 'null') localStorage.setItem('clipstage.code', code);
    }, code);
  await page.goto(`${PLAIN}#lab=pair&preset=both-clip&stage=contacts&code=on`);
  await page.getByRole('button', {name: say('page.code.own'), exact: true}).click();
}

test.describe('the reader’s own code', () => {
  test('runs with each change and each drag, beside its lines; errors stand at their line, and storage keeps it', async ({page, lab}) => {
    await own(page);
    await expect(status(page)).toHaveText(say('page.code.same.text'));
    const line = page.locator('.cm-line', {hasText: 'const separation ='}), before = await line.textContent();
    expect(before).toMatch(/−?\d\.\d/);
    await lab.canvas.click({position: {x: 5, y: 200}});
    await page.getByRole('button', {name: 'Previous stage'}).click();
    await page.getByRole('button', {name: 'Previous stage'}).click();
    await expect(page.locator('.cm-line', {hasText: 'function clipPos'})).toBeInViewport();
    // A function that two stages call has the values of the shown one.
    const distance = page.locator('.cm-line', {hasText: 'const d0 ='}), second = await distance.textContent();
    await page.getByRole('button', {name: 'Previous stage'}).click();
    await expect(distance).not.toHaveText(second!);
    await expect(distance).toHaveText(/\d\.\d/);
    await page.getByRole('button', {name: say('page.code.on')}).click();
    await expect(page.locator('.cm-line.cs-now')).toContainText('function clipNeg');

    const text = page.locator('.cm-content');
    await text.focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.insertText('function collide(a, b) {\n  return [{p: a.p}, nothing];\n}');
    await expect(page.locator('.cm-line').nth(1)).toContainText('ReferenceError');
    await expect(status(page)).toContainText('Line 2: ReferenceError');
    await page.keyboard.press('Control+A');
    await page.keyboard.insertText('function collide(a, b) {\n  return [{p: a.p];\n}');
    await expect(status(page)).toContainText('Line 2: Unexpected token');
    await page.keyboard.press('Control+A');
    await page.keyboard.insertText('const collide = (a, b) => []');
    await expect(status(page)).toContainText(DIFFERS);
    await page.reload();
    await page.getByRole('button', {name: say('page.code.own'), exact: true}).click();
    await expect(text).toContainText('=> []');
  });

  test('is compared with the engine: at the first stage that differs, and for all pairs', async ({page, lab}) => {
    const listing = readFileSync(new URL('../../web/src/listing/collide.js', import.meta.url), 'utf8'), wrong = listing.replace('const t = d0 / (d0 - d1);', 'const t = d1 / (d1 - d0);');
    expect(wrong).not.toBe(listing);
    await own(page, wrong);
    await expect(status(page)).toContainText('Your code first differs at Clip −side: mid.clipPoints1');
    await expect(page.locator('.cs-code-own .cs-port-values .cs-wrong').first()).toContainText('clipPoints1');
    await expect(page.locator('.cs-stage[data-stage=clip-neg]')).toHaveClass(/cs-mistaken/);
    await page.getByRole('button', {name: say('page.code.all'), exact: true}).click();
    const words = page.locator('.cs-cases [role=status]');
    await expect(words).toHaveText(/^\d+ of 354 pairs tried agree/, {timeout: 60_000});
    const cases = page.locator('.cs-cases-list li', {hasText: 'Clip −side'}).getByRole('button');
    await expect(cases).toHaveCount(8);
    await cases.nth(1).click();
    await lab.isAt('clip-neg');
    await expect(status(page)).toContainText('Clip −side');
    await expect(page).toHaveURL(/a=/);

    await page.locator('.cm-content').focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.insertText(listing);
    await expect(status(page)).toHaveText(say('page.code.same.text'));
    await page.getByRole('button', {name: say('page.code.all'), exact: true}).click();
    await expect(words).toHaveText('354 of 354 pairs tried agree.', {timeout: 60_000});

    // Calls of 100 ms each leave time to stop.
    await page.locator('.cm-content').focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.insertText('function collide() {\n  const end = Date.now() + 100;\n  while (Date.now() < end);\n  return [];\n}');
    await expect(status(page)).toContainText(DIFFERS);
    await page.getByRole('button', {name: say('page.code.all'), exact: true}).click();
    await expect(words).toHaveText(/^\d+ of 10 pairs/);
    await page.getByRole('button', {name: say('page.code.stop'), exact: true}).click();
    await expect(words).not.toHaveText(/of 354/);
    await expect(page.getByRole('button', {name: say('page.code.all'), exact: true})).toBeVisible();
  });

  test('keeps its keys, and is undone to the code before after a new start', async ({page}) => {
    await own(page, 'const collide = () => [];');
    await expect(status(page)).toContainText(DIFFERS);
    await page.locator('.cm-content').focus();
    await page.keyboard.type('// c');
    await expect(page.locator('.cs-code')).toBeVisible();
    await page.getByRole('button', {name: say('page.code.anew')}).click();
    await expect(page.locator('.cm-content')).toContainText('Yours to change');
    await page.locator('.cm-content').focus();
    await page.keyboard.press('ControlOrMeta+z');
    await expect(page.locator('.cm-content')).toContainText('const collide = () => [];');
    await page.getByRole('button', {name: say('page.code.anew')}).click();
    await page.getByRole('button', {name: say('page.code.undo')}).click();
    await expect(page.locator('.cm-content')).toContainText('const collide = () => [];');
  });
});

test.describe('under a policy', () => {
  test('the editor works if run.html has only its own', async ({page}) => {
    await page.route('**/run.html', async (route) => {
      const response = await route.fetch(), {'content-security-policy': _, ...headers} = response.headers();
      await route.fulfill({response, headers});
    });
    await page.goto(`${STRICT}#lab=pair&preset=both-clip&stage=contacts&code=on`);
    await page.getByRole('button', {name: say('page.code.own'), exact: true}).click();
    await expect(status(page)).toHaveText(say('page.code.same.text'));
    await expect(page.locator('.cm-line').first()).toBeVisible();
  });

  test('that forbids the frame or its scripts, the code can be read, and the pane says why', async ({page, faults}) => {
    faults.allow(/Content Security Policy/);
    await page.goto(`${STRICT}#lab=pair&preset=both-clip&stage=contacts&code=on`);
    await page.getByRole('button', {name: say('page.code.own'), exact: true}).click();
    await expect(status(page)).toHaveText(say('page.code.blocked.text'));
    await expect(page.locator('.cm-content')).toHaveAttribute('contenteditable', 'false');
  });
});

test.describe('an attack by the reader’s code does not reach the page', () => {
  for (const [name, [code, words]] of Object.entries(ATTACKS)) test(name, {tag: '@engine'}, async ({page, lab}) => {
    const errors: string[] = [];
    page.on('pageerror', ({message}) => void errors.push(message));
    await own(page, code);
    await expect(status(page)).toHaveText(words);
    // The page goes on, and the next code runs.
    await page.getByRole('button', {name: 'Previous stage'}).click();
    await lab.isAt('keep');
    await page.locator('.cm-content').focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.insertText('const collide = (a) => [{p: a.p}];');
    await expect(status(page)).toContainText(DIFFERS);
    expect(errors).toEqual([]);
  });

  test('by network, windows or storage', {tag: '@engine'}, async ({page, faults}) => {
    faults.allow(/evil/);
    const asked: unknown[] = [], opened: string[] = [];
    const server = createServer(({url}, response) => {
      asked.push(url);
      response.writeHead(200, {'access-control-allow-origin': '*', 'content-type': 'text/javascript'}).end();
    }).listen(0);
    page.on('popup', (popup) => void opened.push(popup.url()));
    await page.addInitScript(() => {
      if (window.origin !== 'null') localStorage.setItem('secret', 'secret');
    });
    await own(page, outward((server.address() as AddressInfo).port));
    await expect(async () => { // once the browser has answered every attempt
      await page.getByRole('button', {name: say('page.code.run'), exact: true}).click();
      await expect(status(page)).toContainText(DIFFERS, {timeout: 1000});
    }).toPass();
    await page.getByRole('button', {name: 'Previous stage'}).click();
    await expect(status(page)).toContainText(DIFFERS);
    server.close();
    expect(asked).toEqual([]);
    expect(opened).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem('secret'))).toBe('secret');
  });
});
