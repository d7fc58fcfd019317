import {expect, say, test} from './lab';
import {Paper} from './paper';

// A pose of the author's own, and hulls: any state that a link holds.
for (const [name, state, stages] of [['boxes of one’s own', 'lab=pair&a=4.4,2,0.1,-0.4,0.06&b=3.1,1.7,1.8,1.7,0.36', 10], ['a preset', 'lab=pair&stage=keep&preset=deep', 10], ['hulls', 'lab=hull&preset=tilted-box', 9]] as const) {
  test(`the handout of ${name} has all stages on two sheets, with and without the answers`, async ({page}, info) => {
    await page.goto(`handout.html?${state}`);
    await page.locator('body[data-ready]').waitFor({state: 'attached'});
    const items = page.locator('#stages > li'), count = await items.count();
    expect(count).toBe(stages);
    await expect(items.last().locator('h2')).toHaveText(`${stages}. ${say('stage.contacts')}`);
    expect(await page.locator('canvas.answer').evaluateAll((all) => all.every((one) => (one as HTMLCanvasElement).width > 600))).toBe(true);
    const words = await items.last().locator('strong').textContent();
    const whole = await Paper.print(page, info.outputPath('answers.pdf'));
    expect(whole.sheetTexts).toHaveLength(2);
    expect(whole.text).toContain(words!);
    await page.emulateMedia({media: 'print'});
    await page.setViewportSize({width: 718, height: 1046}); // A4 without its margins
    expect(await items.evaluateAll((all) => all.filter((one) => one.scrollHeight > one.clientHeight).map(({id}) => id))).toEqual([]);
    await page.emulateMedia({media: null});

    await page.getByLabel(say('page.share.handout.answers')).uncheck();
    const blank = await Paper.print(page, info.outputPath('blank.pdf'));
    expect(blank.sheetTexts).toHaveLength(2);
    expect(blank.text).not.toContain(words!);
    expect(await page.locator('.question').count()).toBe(state.startsWith('lab=hull') ? stages - 1 : stages); // the first stage of hulls has no picture without its answer
    await page.goto(`handout.html?answers=off&${state}`);
    await expect(page.getByLabel(say('page.share.handout.answers'))).not.toBeChecked();
    await expect(page.getByRole('link', {name: say('page.share.handout.lab')})).toHaveAttribute('href', new RegExp(`#${state.split('&')[0]}`));
  });
}

test('Share links the handout of what is seen', async ({page}) => {
  await page.goto('index.html#lab=pair&preset=deep&stage=keep');
  await page.getByRole('button', {name: say('page.share')}).click();
  await page.getByRole('link', {name: say('page.share.handout.open')}).click();
  await expect(page.locator('#stages > li')).toHaveCount(10);
});
