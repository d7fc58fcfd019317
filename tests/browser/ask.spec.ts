import {F} from '../../web/src/draw/layout.gen';
import {aim} from './camera';
import {openFixture} from './embed';
import {frames, type Lab, say, soon} from './lab';
import {expect, figureIn, HEAR, heard, iframe, send, test} from './post';
import {STRICT} from './server';

const LINK = 'lab=pair&stage=contacts&preset=deep&ask=reference,incident,clip-neg';

/** A point of A's edge 1, far from B's corners. This edge is the preset's reference face. */
async function onFace(lab: Pick<Lab, 'canvas'>): Promise<{x: number; y: number}> {
  const {corner} = await aim(lab, 'deep'), [right, left] = [corner('A', 1), corner('A', 2)];
  return {x: right.x + 0.05 * (left.x - right.x), y: right.y + 0.05 * (left.y - right.y)};
}

test('a question is answered by the pointer, a key and a button, and hides the answer before', async ({page, lab}) => {
  await lab.open(LINK);
  await expect(lab.figure).toHaveAttribute('data-stage', 'reference');
  await expect(lab.title).toHaveText(say('ask.reference.title'));
  await expect(page.locator('.cs-stage.cs-asked')).toHaveCount(3);
  await expect(page.locator('.cs-answer')).toHaveCount(8);
  await expect(page.locator('.cs-points tbody tr, .cs-panel > .cs-table tr, .cs-formulas math')).toHaveCount(0);
  await lab.next.click();
  await expect(lab.notice).toContainText(say('ask.first'));
  await expect(lab.figure).toHaveAttribute('data-stage', 'reference');

  const face = await onFace(lab);
  await page.mouse.move(face.x, face.y + 5);
  await soon(() => lab.canvas.evaluate((canvas) => canvas.style.cursor)).toBe('pointer');
  await page.mouse.click(face.x, face.y + 5);
  await expect(page.locator('.cs-verdict')).toBeVisible();
  await expect(lab.title).not.toHaveText(say('ask.reference.title'));
  await soon(() => lab.twin.textContent()).toContain(await page.locator('.cs-verdict span').first().textContent());

  await page.keyboard.press('ArrowRight');
  await expect(lab.title).toContainText('?');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.locator('.cs-verdict')).toBeVisible();

  await page.keyboard.press('ArrowRight');
  await page.getByRole('button', {name: say('ask.show')}).click();
  await expect(page.locator('.cs-answer')).toHaveCount(0);
  await expect(page.locator('.cs-verdict')).toHaveCount(0);
  await frames(page);
  expect(lab.hash()).toContain('ask=reference,incident,clip-neg');

  await page.locator('.cs-asking').getByRole('button', {name: say('ui.surprise')}).click();
  await expect(page.locator('.cs-answer').first()).toBeVisible();
});

test('on a scrolled page, a notice comes into view', async ({page, lab}) => {
  await page.setViewportSize({width: 390, height: 500});
  await lab.open(LINK);
  await lab.next.evaluate((next) => window.scrollTo(0, next.getBoundingClientRect().bottom + window.scrollY - 20));
  await expect(lab.canvas).not.toBeInViewport();
  await lab.next.click();
  await expect(lab.notice).toBeInViewport({ratio: 1});
});

test('the switch asks about all stages, and stops', async ({page, lab}) => {
  await lab.open('lab=pair&stage=faces-b&preset=deep');
  const ask = page.getByRole('button', {name: say('ask.switch.name')});
  await ask.click();
  await expect(page.locator('.cs-stage.cs-asked')).toHaveCount(7);
  await ask.click();
  await expect(page.locator('.cs-stage.cs-asked')).toHaveCount(0);
});

test.describe('by touch', () => {
  test.use({hasTouch: true, viewport: {width: 390, height: 844}});
  test('a tap on a face answers', async ({page, lab}) => {
    await lab.open(LINK);
    const face = await onFace(lab);
    await page.touchscreen.tap(face.x, face.y);
    await expect(page.locator('.cs-verdict')).toBeVisible();
  });

  test('a tap that answers chooses no box', async ({page}) => {
    await openFixture(page, 'one');
    await page.evaluate((link) => window.figures[0]!.setState(link), LINK);
    await page.locator('.cs-view').focus();
    const face = await onFace({canvas: page.locator('.cs-canvas')});
    await page.touchscreen.tap(face.x, face.y);
    await expect(page.locator('.cs-verdict')).toBeVisible();
    await frames(page);
    expect(await page.evaluate((slot) => window.figures[0]!.frame[slot], F.hover)).toBe(0);
  });
});

test('an embedded figure tells its page the answer', async ({page, blog}) => {
  await page.goto(blog.publish(HEAR + iframe(`${STRICT}embed.html?preset=deep&stage=reference&ask=reference`)));
  const figure = await figureIn(page);
  await figure.locator('.cs-answer').first().click();
  await soon(async () => (await heard(page, ['answered'])).map(({data}) => data.payload)).toEqual([{stage: 'reference', right: true}]);
  await send(page, {source: 'clipstage', v: 1, type: 'getState', id: 1});
  await soon(async () => (await heard(page, ['getState'])).map(({data}) => data.payload['state'])).toEqual(['lab=pair&stage=reference&preset=deep&ask=reference']);
});
