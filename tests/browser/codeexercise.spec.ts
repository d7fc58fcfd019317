import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {say, soon} from './lab';
import {expect, figureIn, HEAR, heard, iframe, test} from './post';
import {PLAIN} from './server';

test.use({folds: ''});

const listing = (name: string): string => readFileSync(new URL(`../../web/src/listing/${name}.js`, import.meta.url), 'utf8');
const solved = (page: Page) => page.locator('.cs-solved'), choice = (page: Page) => page.getByRole('combobox', {name: say('page.code.exercise')});

async function write(page: Page, code: string): Promise<void> {
  await page.locator('.cm-content').focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(code);
}

test.describe('an exercise', () => {
  test('opens by a link with an empty function, gives hints one by one and shows failing cases, until all agree', async ({page, lab}) => {
    await page.goto(`${PLAIN}#lab=pair&preset=both-clip&exercise=clip`);
    await lab.isAt('clip-neg');
    await expect(page.locator('.cs-exercise > p').nth(1)).toHaveText(say('page.code.exercise.clip.text'));
    await expect(page.locator('.cm-line', {hasText: say('page.code.exercise.here')})).toBeVisible();
    await expect(page.locator('.cs-code-status')).toContainText('mid.np1 is 0 instead of 2');
    await expect(choice(page)).toHaveValue('clip');
    for (const n of [1, 2, 3]) {
      await expect(page.locator('.cs-hints > li')).toHaveCount(n - 1);
      await page.getByRole('button', {name: say('page.code.exercise.hint', {n}), exact: true}).click();
    }
    await expect(page.locator('.cs-hints > li').last()).toHaveText(say('page.code.exercise.clip.hint3.text'));
    const failing = page.locator('.cs-exercise .cs-cases-list button');
    await expect(failing).toHaveCount(9); // three in each level
    await failing.first().click();
    await lab.isAt('clip-neg');
    await expect(page).toHaveURL(/a=.*exercise=clip/);

    // Without ids, the contacts are right, but the exercise is not solved.
    const right = listing('collide');
    await write(page, right.replace('const f = d0 > 0 ?', 'const f = d0 > 9 ?'));
    await expect(failing.first()).toBeVisible();
    await expect(solved(page)).toHaveText('');
    await write(page, right);
    await expect(solved(page)).toHaveText(/^Solved: your code passes all \d+ cases/);
    await page.reload();
    await expect(solved(page)).toHaveText(/^Solved/); // the code was kept
    await page.getByRole('button', {name: say('page.code.anew')}).click();
    await expect(failing).toHaveCount(9); // three in each level
    await expect(solved(page)).toHaveText('');
    await page.getByRole('button', {name: say('page.code.listing'), exact: true}).click();
    await expect(page).not.toHaveURL(/exercise=/);
    await expect(choice(page)).toHaveValue('');
  });

  test('wants all parts of the result, and the impulse is graded by solve.js', async ({page, lab}) => {
    await page.goto(`${PLAIN}#lab=pair&preset=both-clip&code=on`);
    await choice(page).selectOption('ids');
    await lab.isAt('contacts');
    await expect(page).toHaveURL(/exercise=ids/);
    await write(page, listing('collide').replace('{p, n: normal, s: separation, f: id, key}', '{p}'));
    await expect(page.locator('.cs-code-status')).toContainText(say('page.code.exercise.lacks', {field: 'out.contacts[0].f'}));
    await expect(solved(page)).toHaveText('');
    await choice(page).selectOption('impulse');
    await expect(page.locator('.cm-line', {hasText: 'function solveNormal'})).toBeVisible();
    await expect(page.locator('.cs-exercise .cs-cases-list button')).toHaveCount(9);
    await write(page, listing('solve'));
    await expect(page.locator('.cs-code-status')).toHaveText(say('page.code.exercise.impulse.same.text'));
    await expect(solved(page)).toHaveText(/^Solved/);
    await choice(page).selectOption('ids');
    await expect(page.locator('.cm-content')).toContainText('out.contacts.push({p});');
  });

  test('in an embedded figure tells the page when it is solved', async ({page, blog}) => {
    await page.goto(blog.publish(HEAR + iframe(`${PLAIN}embed.html?preset=both-clip&stage=keep&exercise=keep`)));
    const frame = await figureIn(page);
    await frame.locator('.cm-content').focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.insertText(listing('collide'));
    await soon(async () => (await heard(page, ['solved'])).map(({data}) => data.payload)).toEqual([{exercise: 'keep'}]);
  });
});

test('the code pane shows the engine’s Go source of the stage on request', async ({page}) => {
  await page.goto(`${PLAIN}#lab=pair&preset=both-clip&stage=keep&code=on`);
  const code = page.locator('.cs-go pre');
  await page.getByText(say('page.code.go')).click();
  await expect(code).toContainText('func (k *Keep) run');
  await page.getByRole('button', {name: 'Next stage'}).click();
  await expect(code).toContainText('func (m *Manifold) run');
});
