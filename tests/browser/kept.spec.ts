import {compareKept, oneFont} from './keeping';
import {some, STAGES, expect, test} from './lab';

/**
 * The page as it is to look, stage by stage, in kept/. "make golden" writes the pictures
 * anew; what has changed then shows in the review. Those of the Hulls lab: hullkept.spec.ts.
 */
for (const viewport of [{width: 1280, height: 760}, {width: 390, height: 844}]) {
  for (const theme of ['light', 'dark'] as const) {
    for (const preset of some(['both-clip', 'keep-drops'])) {
      test.describe(`${preset}, ${viewport.width} px, ${theme}`, () => {
        test.use({viewport, colorScheme: theme});

        // Each width and each theme, not each with each.
        test('looks as it did', {tag: (viewport.width === 1280) === (theme === 'light') ? [] : '@long'}, async ({page, lab}) => {
          test.slow();
          await oneFont(page);
          await lab.open(`lab=pair&preset=${preset}`);
          expect(await lab.canvas.evaluate((canvas) => getComputedStyle(canvas).fontFamily)).toBe('"DejaVu Sans"');
          for (const stage of STAGES) {
            await lab.go(`lab=pair&stage=${stage}&preset=${preset}`);
            await lab.isAt(stage);
            const number = String(STAGES.indexOf(stage) + 1).padStart(2, '0');
            await lab.picture(); // by now it is drawn
            await compareKept(page, [preset, `${viewport.width}-${theme}-${number}-${stage}.png`]);
          }
        });
      });
    }
  }
}
