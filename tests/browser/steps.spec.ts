import {LONG, STAGES, type Stage, expect, fewer, say, some, test} from './lab';
import {saying} from './words';

const TOUCHING = 'lab=pair&stage=setup&preset=both-clip';
const BACKWARDS = [...STAGES].reverse();
const last = STAGES.length - 1;

test.describe('stages', () => {
  test('go to every stage by buttons, digits and the stage bar, in words for everybody', async ({lab, page}) => {
    await test.step('go forwards and back by Next and Previous', async () => {
      await lab.open(TOUCHING);
      for (const stage of STAGES.slice(0, -1)) {
        await lab.isAt(stage);
        await lab.next.click();
      }
      for (const stage of BACKWARDS.slice(0, -1)) {
        await lab.isAt(stage);
        await lab.previous.click();
      }
      await lab.isAt('setup');
    });

    await test.step('go to the ends by Home and End, and anywhere by digits', async () => {
      await lab.open(TOUCHING);
      await page.keyboard.press('End');
      await lab.isAt('contacts');
      await page.keyboard.press('Home');
      await lab.isAt('setup');
      for (const digit of [7, 2, 9, 1, 5, 10, 3, 8, 4, 6]) {
        await page.keyboard.press(String(digit % 10));
        await lab.isAt(STAGES[digit - 1]!);
      }
    });

    await test.step('go anywhere by the stage bar, whose buttons have the names of the stages', async () => {
      await lab.open(TOUCHING);
      for (const stage of LONG ? [...BACKWARDS, ...STAGES] : BACKWARDS) {
        await page.getByRole('list', {name: say('ui.stages')}).getByRole('button', {name: say(`stage.${stage}`), exact: true}).click();
        await lab.isAt(stage);
      }
      await expect(page.getByRole('list', {name: say('ui.stages')}).getByRole('listitem')).toHaveCount(STAGES.length);
    });

    await test.step('have a title, a sentence and the same words for screen readers', async () => {
      await lab.open(TOUCHING);
      const titles: string[] = [];
      for (const stage of STAGES) {
        await lab.isAt(stage);
        const title = (await lab.title.textContent())!;
        const text = await page.locator('.cs-text').textContent();
        titles.push(title);
        await expect(lab.twin).toHaveText(`${title}. ${text}`);
        await page.keyboard.press('ArrowRight');
      }
      expect(titles).toEqual([...new Set(titles)]);
    });

    await test.step('a stage that was not reached says why, beside the numbers of the last reached one', async () => {
      await lab.open('lab=pair&stage=incident&preset=separated-a');
      await lab.isAt('incident', 'faces-a');
      await expect(lab.title).toHaveText(saying('ended.separated.title'));
      await expect(lab.page.locator('.cs-text')).toHaveText(saying('ended.separated.text'));
      await expect(lab.page.locator('.cs-table').first()).toContainText(say('row.separation-x'));
    });

    await test.step('Reset returns to the first stage and the pose that was loaded', async () => {
      await lab.open('lab=pair&stage=keep&preset=deep');
      await expect(lab.preset).toHaveValue('deep');
      const pose = await lab.pose();
      await lab.type('b.x', '1.25');
      await expect(lab.preset.locator('option:checked')).toHaveText(say('ui.preset.own'));
      await lab.reset.click();
      await lab.isAt('setup');
      expect(await lab.pose()).toEqual(pose);
      await expect(lab.preset).toHaveValue('deep');
      await lab.undo.click();
      await expect(lab.field('b.x')).toHaveValue('1.25');
      await page.keyboard.press('Control+y');
      await expect(lab.preset).toHaveValue('deep');
    });

    await test.step('buttons keep their accessible names, which contain their visible words', async () => {
      await lab.open(TOUCHING);
      for (const [button, written] of [[lab.next, 'Next'], [lab.previous, 'Previous'], [lab.play, 'Play'], [lab.reset, 'Reset']] as const) {
        await expect(button).toHaveText(new RegExp(`${written}$`));
      }
      await lab.play.click();
      await expect(lab.pause).toBeVisible();
      await expect(lab.pause).toHaveText(/Pause$/);
      await page.keyboard.press(' '); // the focus is on the button, so Space presses it
      await expect(lab.play).toBeVisible();
    });
  });

  test('go forwards and back by the arrow keys and the scrubber, and other keys are not used', {tag: '@engine'}, async ({page, lab, browserName}) => {
    await test.step('go forwards and back by the arrow keys, and stop at the ends', async () => {
      await lab.open(TOUCHING);
      await page.keyboard.press('ArrowLeft');
      for (const stage of fewer(browserName, STAGES, 3)) {
        await lab.isAt(stage);
        await page.keyboard.press('ArrowRight');
      }
      if (browserName !== 'chromium') await page.keyboard.press('End');
      await page.keyboard.press('ArrowRight');
      for (const stage of fewer(browserName, BACKWARDS, 3)) {
        await lab.isAt(stage);
        await page.keyboard.press('ArrowLeft');
      }
      await lab.isAt(browserName === 'chromium' || LONG ? 'setup' : BACKWARDS[3]!);
    });

    await test.step('go anywhere by the scrubber, with mouse and keys', async () => {
      await lab.open(TOUCHING);
      const {x, y, width, height} = (await lab.scrubber.boundingBox())!;
      // The thumb's centre does not reach the ends of the track.
      const at = (index: number): number => x + 8 + (width - 16) * index / last;
      await page.mouse.move(at(0), y + height / 2);
      await page.mouse.down();
      for (const stage of fewer(browserName, [...STAGES, ...BACKWARDS], 5)) {
        await page.mouse.move(at(STAGES.indexOf(stage)), y + height / 2);
        await lab.isAt(stage);
      }
      await page.mouse.move(at(0), y + height / 2);
      await lab.isAt('setup');
      await page.mouse.up();
      await lab.scrubber.press('ArrowRight');
      await lab.isAt('faces-a');
      await lab.scrubber.press('End');
      await lab.isAt('contacts');
      await lab.scrubber.press('ArrowLeft');
      await lab.isAt('keep');
    });

    await test.step('the focus stays while the buttons change', async () => {
      await lab.open(TOUCHING);
      await lab.next.focus();
      for (const stage of STAGES.slice(1, 4)) {
        await page.keyboard.press('Enter');
        await lab.isAt(stage);
        await expect(lab.next).toBeFocused();
      }
    });

    await test.step('keys of fields, lists and the browser are not used', async () => {
      await lab.open(TOUCHING);
      await lab.field('a.x').focus();
      await page.keyboard.press('End');
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('3');
      await lab.isAt('setup');
      await lab.preset.focus();
      await page.keyboard.press('ArrowRight');
      await expect(lab.figure).toHaveAttribute('data-stage', 'setup');
      await page.locator('body').click({position: {x: 3, y: 3}});
      await page.keyboard.press('Alt+ArrowRight');
      await page.keyboard.press('Control+End');
      await lab.isAt('setup');
    });
  });
});

test.describe('Play', () => {
  /** The end of each of these calls, and the message of later stages. */
  const reached = some<[preset: string, stage: Stage, why: string | undefined]>([
    ['resting', 'contacts', undefined],
    ['overlap-no-contact', 'clip-neg', 'ended.empty.title'],
    ['separated-b', 'faces-b', 'ended.separated.title'],
  ], 2);

  test('starts by Space, walks to the end, and stops there or when the reader steps', {tag: '@engine-all'}, async ({page, lab}) => {
    await page.clock.install();
    await lab.open(TOUCHING);
    await lab.stopTime();

    await test.step('starts by Space from the current stage, and at the end from the first', async () => {
      await lab.show('lab=pair&stage=clip-pos&preset=resting');
      await page.keyboard.press(' ');
      await page.clock.runFor(100);
      await expect(lab.pause).toBeVisible();
      await page.clock.runFor(await lab.readingTime());
      await lab.isAt('keep');
      await page.keyboard.press(' ');
      await page.clock.runFor(100);
      await expect(lab.play).toBeVisible();
      await page.clock.runFor(10_000);
      await lab.isAt('keep');
      await page.keyboard.press('End');
      await page.keyboard.press(' ');
      await page.clock.runFor(100);
      await lab.isAt('setup');
      await expect(lab.pause).toBeVisible();
      await page.keyboard.press(' ');
      await page.clock.runFor(100);
    });

    await test.step('stops when the reader steps', async () => {
      await lab.show('lab=pair&stage=setup&preset=resting');
      await lab.play.click();
      await page.clock.runFor(100);
      await lab.next.click();
      await page.clock.runFor(100);
      await expect(lab.play).toBeVisible();
      await page.clock.runFor(10_000);
      await lab.isAt('faces-a');
    });

    for (const [preset, end, why] of reached) await test.step(`walks ${preset} to ${end} and stops there`, async () => {
      await lab.show(`lab=pair&stage=setup&preset=${preset}`);
      await lab.play.click();
      await page.clock.runFor(100);
      for (const stage of STAGES.slice(0, STAGES.indexOf(end))) {
        await lab.isAt(stage, end);
        await expect(lab.pause).toBeVisible();
        await page.clock.runFor(await lab.readingTime());
      }
      await lab.isAt(end, end);
      await expect(lab.play).toBeVisible();
      await page.clock.runFor(10_000);
      await lab.isAt(end, end);
      for (const stage of STAGES) {
        const unreached = STAGES.indexOf(stage) > STAGES.indexOf(end);
        await expect(lab.stageButton(stage)).toHaveAccessibleName(say(`stage.${stage}`) + (unreached ? `, ${say('stage.not-reached')}` : ''));
      }
      if (why === undefined) return;
      await lab.stageButton('contacts').click();
      await page.clock.runFor(100);
      await expect(lab.title).toHaveText(say(why));
    });
  });
});
