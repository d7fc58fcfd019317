import {compareKept, oneFont} from './keeping';
import {some, STAGES, expect, test} from './lab';

test.use({folds: 'boxes'});

/**
 * Compares the page with its reference pictures in kept/, stage by stage. "make golden" renews them, and the review
 * shows the changes. hullkept.spec.ts has the Hulls lab's pictures.
 */
for (const viewport of [{width: 1280, height: 760}, {width: 390, height: 844}]) {
  for (const theme of ['light', 'dark'] as const) {
    for (const preset of some(['both-clip', 'keep-drops'])) {
      test.describe(`${preset}, ${viewport.width} px, ${theme}`, () => {
        test.use({viewport, colorScheme: theme});

        // "make test" takes each width and each theme once, "make test-all" all combinations.
        test('looks like the kept picture', {tag: (viewport.width === 1280) === (theme === 'light') ? [] : '@long'}, async ({page, lab}) => {
          test.slow();
          await oneFont(page);
          await lab.open(`lab=pair&preset=${preset}`);
          expect(await lab.canvas.evaluate((canvas) => getComputedStyle(canvas).fontFamily)).toBe('"DejaVu Sans"');
          for (const stage of STAGES) {
            await lab.go(`lab=pair&stage=${stage}&preset=${preset}`);
            await lab.isAt(stage);
            const number = String(STAGES.indexOf(stage) + 1).padStart(2, '0');
            await lab.picture(); // waits until the picture is drawn
            await compareKept(page, [preset, `${viewport.width}-${theme}-${number}-${stage}.png`]);
          }
        });
      });
    }
  }
}
