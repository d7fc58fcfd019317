import {expect, soon, test} from './lab';

test.use({folds: ''});

test.describe('the code of the stage', () => {
  test('is shut at first and loads nothing before C opens it; C shuts it again', async ({page, lab}) => {
    const loaded: string[] = [];
    page.on('request', (request) => void (/\/pane-/.test(request.url()) && loaded.push(request.url())));
    await lab.open('lab=pair&preset=both-clip&stage=clip-pos');
    await expect(page.locator('.cs-code')).toHaveCount(0);
    expect(loaded).toEqual([]);
    await page.keyboard.press('c');
    await expect(page.locator('.cs-code')).toBeVisible();
    await expect(page).toHaveURL(/code=on/);
    expect(loaded).toHaveLength(1);
    await page.keyboard.press('c');
    await expect(page.locator('.cs-code')).toHaveCount(0);
    await expect(page).not.toHaveURL(/code=on/);
  });

  test('a link opens it; arrow keys step through the lines; a stage shows its own function', async ({page, lab}) => {
    await lab.open('lab=pair&preset=both-clip&stage=incident&code=on');
    const now = page.locator('.cs-code-lines .cs-now'), list = page.locator('.cs-code-list');
    await expect(page.locator('.cs-code-lines tbody tr').first()).toContainText('function incident');
    await list.focus();
    await page.keyboard.press('ArrowDown');
    await expect(now).toContainText('function incident');
    await page.keyboard.press('ArrowDown');
    await expect(now).toContainText('frontNormal');
    await page.keyboard.press('ArrowUp');
    await expect(now).toContainText('function incident');
    await page.getByRole('button', {name: 'Next stage'}).click();
    await expect(page.locator('.cs-code-lines tbody tr').first()).toContainText('function clipNeg');
  });

  test('the picture is on its way to the stage while lines are stepped through, and complete after the last', async ({page, lab}) => {
    await lab.open('lab=pair&preset=both-clip&stage=clip-pos&code=on');
    const canvas = page.locator('canvas.cs-canvas'), picture = (): Promise<string> => canvas.evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
    await page.locator('.cs-code-list').focus();
    await page.keyboard.press('End');
    await page.mouse.move(0, 0);
    const whole = await picture();
    await page.keyboard.press('Home');
    await soon(async () => await picture() === whole).toBe(false);
    await page.keyboard.press('End');
    await soon(async () => await picture() === whole).toBe(true);
  });

  test('hides the answer to a question: it stays at the last stage that is shown', async ({page, lab}) => {
    await lab.open('lab=pair&preset=deep&stage=contacts&ask=reference&code=on');
    const first = page.locator('.cs-code-lines tbody tr').first();
    await expect(first).toContainText('function facesB');
    await page.keyboard.press('1');
    await expect(first).toContainText('function reference');
  });

  test('the button waits for the second stage, opens the code and takes the focus back', async ({page, lab}) => {
    await lab.open('lab=pair&preset=both-clip');
    const button = page.locator('.cs-code-button');
    await expect(button).toBeHidden();
    await page.keyboard.press('End');
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', {name: 'Close', exact: true}).click();
    await expect(page.locator('.cs-code')).toHaveCount(0);
    await expect(button).toBeFocused();
  });

  test('the wheel zooms over the button too', async ({page, lab}) => {
    await lab.open('lab=pair&preset=both-clip&stage=keep');
    await page.locator('.cs-code-button').hover();
    await page.mouse.wheel(0, -200);
    await expect(lab.figure).toHaveClass(/cs-zoomed/);
  });

  test('a pointed name lights its other uses and its thing', async ({page, lab}) => {
    await lab.open('lab=pair&preset=both-clip&stage=clip-pos&code=on');
    await page.locator('.cs-code-lines .cs-name-of', {hasText: /^t$/}).first().hover();
    await expect(page.locator('.cs-code-lines .cs-lit')).toHaveText(['t', 't', 't']);
  });

  test('a mistake of ports is loaded when it is chosen; the bar, the table and the lines show where it differs', async ({page, lab}) => {
    const loaded: string[] = [];
    page.on('request', (request) => void (/\/check-/.test(request.url()) && loaded.push(request.url())));
    await lab.open('lab=pair&preset=deep&stage=contacts&code=on');
    const choice = page.getByRole('combobox', {name: 'As a port might have it'}), mark = page.locator('.cs-stage.cs-mistaken');
    await expect(choice).toHaveValue('');
    expect(loaded).toEqual([]);
    await choice.selectOption('local-offsets');
    await page.getByRole('button', {name: 'Show boxes for which the mistake matters'}).click();
    expect(loaded).toHaveLength(1);
    await expect(mark).toHaveAttribute('data-stage', 'reference');
    await expect(mark).toHaveAccessibleName('Reference face, the port differs here');
    await expect(mark).toHaveAttribute('aria-current', 'step');
    await expect(page.locator('.cs-port-values tr.cs-wrong')).toHaveText([/^negSide.*✗.*differs$/, /^posSide.*✗.*differs$/]);
    await expect(page.locator('.cs-code-lines tr.cs-wrong code')).toHaveText([/const negSide = w;/, /const posSide = w;/]);
    await expect(page).toHaveURL(/code=on&mistake=local-offsets/);
    // Undo takes the pose back, and the choice stays.
    await page.keyboard.press('Control+z');
    await expect(page).toHaveURL(/preset=deep.*mistake=local-offsets/);
    await choice.selectOption('');
    await expect(mark).toHaveCount(0);
    await expect(page).not.toHaveURL(/mistake/);
  });

  test('a link to a mistake opens the code with it, and another stage draws its results', async ({page, lab}) => {
    await lab.open('lab=pair&preset=both-clip&stage=incident&mistake=three-edges');
    await expect(page.locator('.cs-port')).toContainText('Incident edge is the first stage that differs.');
    await expect(page.locator('.cs-port-values tbody th')).toHaveText(['incidentEdge[0].v', 'incidentEdge[0].f', 'incidentEdge[1].v', 'incidentEdge[1].f']);
    await page.keyboard.press('End');
    await expect(page.locator('.cs-port-values')).toBeHidden();
    await page.keyboard.press('c');
    await expect(page.locator('.cs-stage.cs-mistaken')).toHaveCount(0);
    await expect(page).not.toHaveURL(/mistake|code/);
    // An id that is none changes nothing.
    await lab.open('lab=pair&preset=deep&stage=keep&mistake=none');
    await expect(page.locator('.cs-code')).toHaveCount(0);
  });
});
