import {expect, say, soon, test} from './lab';

test.use({folds: ''});

const SOLVE = 'lab=world&scene=vertical-stack&step=60&pick=1,2&stage=solve';

test.describe('the code of the solver', () => {
  test('is shut at first; C opens it at the first contact, and shuts it', async ({page}) => {
    const loaded: string[] = [];
    page.on('request', (request) => void (/\/worldpane-/.test(request.url()) && loaded.push(request.url())));
    await page.goto('./#lab=world&scene=vertical-stack&step=60');
    await expect(page.locator('.cs-world')).toHaveAttribute('data-step', '60');
    await expect(page.locator('.cs-code')).toHaveCount(0);
    expect(loaded).toEqual([]);
    await page.keyboard.press('c');
    await expect(page.locator('.cs-code-lines tbody tr').first()).toContainText('function iterate');
    await expect(page).toHaveURL(/pick=0,1&stage=solve.*&code=on/);
    expect(loaded).toHaveLength(1);
    await page.keyboard.press('c');
    await expect(page.locator('.cs-code')).toHaveCount(0);
    await expect(page).not.toHaveURL(/code=on/);
  });

  test('a link opens it at the shown contact and iteration; arrow keys step through the lines', async ({page, lab}) => {
    await lab.open(`${SOLVE}&code=on`);
    const now = page.locator('.cs-code-lines .cs-now'), list = page.locator('.cs-code-list'), place = page.locator('.cs-code-of');
    const sum = page.locator('.cs-code-lines tr', {hasText: 'c.pn = '}).locator('.cs-value');
    await expect(sum).toHaveText(/\d/);
    const last = await sum.textContent();
    await page.keyboard.press(',');
    await expect(sum).not.toHaveText(last!);
    await list.focus();
    await page.keyboard.press('ArrowDown');
    await expect(now).toContainText('function iterate');
    await page.keyboard.press('End');
    await expect(now).toContainText('solveFriction(a, b, c, friction, dPn, settings);');
    await expect(place).toHaveText(/^(\d+) of \1$/);
    await page.keyboard.press('ArrowUp');
    await expect(now).toContainText('b.w +=');
  });

  test('another stage shows its functions, and one without code says so', async ({page, lab}) => {
    await lab.open(`${SOLVE.replace('solve', 'warm-start')}&code=on`);
    const first = page.locator('.cs-code-lines tbody tr').first(), hint = page.locator('.cs-code > .cs-hint');
    await expect(first).toContainText('function prestep');
    await expect(hint).toBeHidden();
    await page.keyboard.press('End');
    await expect(first).toHaveCount(0);
    await expect(hint).toHaveText(say('page.code.world.stage'));
    await page.keyboard.press('Home');
    await expect(first).toContainText('function setup');
    await expect(hint).toBeHidden();
  });

  test('a pointed name lights its other uses', async ({page, lab}) => {
    await lab.open(`${SOLVE}&code=on`);
    await page.locator('.cs-code-lines .cs-name-of', {hasText: /^vn$/}).first().hover();
    await expect(page.locator('.cs-code-lines .cs-lit')).toHaveText(['vn', 'vn']);
  });

  test('pointing at the picture lights names, also while lines of a collide stage are stepped through', async ({page, lab}) => {
    await lab.open(`${SOLVE.replace('solve', 'clip-pos')}&code=on`);
    await expect(page.locator('.cs-code-lines tbody tr').first()).toContainText('function clip');
    await page.locator('.cs-code-list').focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowDown');
    const {x, y, width, height} = (await page.locator('.cs-canvas').boundingBox())!, lit = page.locator('.cs-code-lines .cs-lit');
    await soon(async () => {
      for (let share = 0.2; share < 0.8 && await lit.count() === 0; share += 0.02) await page.mouse.move(x + width / 2, y + height * share);
      return lit.count();
    }).toBeGreaterThan(0);
  });

  test('a frame shows it by the option code', async ({page}) => {
    const first = page.locator('.cs-code-lines tbody tr').first();
    await page.goto(`./embed.html?${SOLVE}&code=on`);
    await expect(first).toContainText('function iterate');
    await expect(page.locator('.cs-canvas')).toBeInViewport({ratio: 0.5});
    await page.goto('./embed.html?preset=both-clip&stage=incident&code=on');
    await expect(first).toContainText('function incident');
  });
});
