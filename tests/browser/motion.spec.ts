import {openFixture} from './embed';
import {LONG, some, STAGES, expect, test} from './lab';

test.describe('transitions', {tag: '@motion'}, () => {
  test.use({contextOptions: {reducedMotion: 'no-preference'}});

  for (const preset of some(['both-clip', 'keep-drops'] as const)) {
    test(`each transition of ${preset}, reversed half-way, ends in the picture of the previous stage`, async ({page}) => {
      test.slow();
      await openFixture(page, 'one');
      const {faults, moved} = await page.evaluate(async ({preset, count}) => {
        const figure = window.figures[0]!, canvas = figure.element.querySelector('canvas')!;
        const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);
        const seen = (): string => JSON.stringify([figure.labels, [...figure.frame], canvas.toDataURL()]);
        const faults: string[] = [];
        let moved = 0;
        figure.setScene(preset);
        figure.seek('setup');
        await figure.settled();
        for (let stage = 1; stage < count; stage++) {
          const before = seen();
          const start = performance.now();
          figure.next();
          const tooEarly = figure.position;
          if (tooEarly !== stage - 1) faults.push(`${stage} begins at ${tooEarly}`);
          while (performance.now() - start < 100) await frame();
          const here = figure.position;
          if (here <= stage - 1) faults.push(`${stage} has not moved after 100 ms`);
          if (here < stage) moved++;
          if (seen() === before) faults.push(`${stage} looks as the one before`);
          figure.prev();
          if (figure.position !== here) faults.push(`${stage} jumps from ${here} to ${figure.position}`);
          let last = here;
          for (let frames = 0; figure.position !== stage - 1 && frames < 300; frames++) {
            await frame();
            if (figure.position > last) faults.push(`${stage} goes on from ${last} to ${figure.position}`);
            last = figure.position;
          }
          await figure.settled();
          if (figure.position !== stage - 1) faults.push(`${stage} ends at ${figure.position}`);
          if (seen() !== before) faults.push(`${stage} left something behind`);
          figure.next();
          await figure.settled();
          if (figure.position !== stage) faults.push(`${stage} is not reached: ${figure.position}`);
        }
        return {faults, moved};
      }, {preset, count: LONG ? STAGES.length : 6});
      expect(faults).toEqual([]);
      expect(moved, 'stages caught on their way').toBeGreaterThan(LONG ? 5 : 2);
    });
  }

  test('the stage’s name changes at once, the picture follows', async ({page, lab}) => {
    await lab.open('lab=pair&stage=reference&preset=both-clip');
    const before = await lab.picture();
    await page.keyboard.press('ArrowRight');
    await expect(lab.figure).toHaveAttribute('data-stage', 'incident');
    await lab.isAt('incident');
    await expect.poll(() => lab.picture()).not.toBe(before);
  });
});

test('under reduced motion there are none', {tag: '@engine'}, async ({page}) => {
  await openFixture(page, 'one');
  const faults = await page.evaluate(async (count) => {
    const figure = window.figures[0]!, canvas = figure.element.querySelector('canvas')!;
    const faults: string[] = [];
    figure.setScene('both-clip');
    for (const step of [...Array(count - 1).fill(1), ...Array(count - 1).fill(-1)]) {
      if (step > 0) figure.next();
      else figure.prev();
      const at = figure.position;
      await figure.settled();
      const drawn = canvas.toDataURL();
      if (!Number.isInteger(at)) faults.push(`stands at ${at}`);
      await new Promise((resolve) => {
        setTimeout(resolve, 60);
      });
      if (figure.position !== at || canvas.toDataURL() !== drawn) faults.push(`still moves at ${at}`);
    }
    return faults;
  }, STAGES.length);
  expect(faults).toEqual([]);
});
