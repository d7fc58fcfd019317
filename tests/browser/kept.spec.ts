import {STAGES, expect, test} from './lab';

/**
 * The page as it is to look, stage by stage, in kept/. "make golden" writes the pictures
 * anew; what has changed then shows in the review.
 */

/** A pixel differs if its colour is this far off (0 to 1), and one in two thousand may. */
const TOLERANCE = {threshold: 0.1, maxDiffPixelRatio: 0.0005};

/** One family everywhere: the system's differs from machine to machine. */
const FONT = ':root, .cs-figure { --cs-font: "DejaVu Sans" !important; --cs-mono: "DejaVu Sans Mono" !important; }';

for (const viewport of [{width: 1280, height: 760}, {width: 390, height: 844}]) {
  for (const theme of ['light', 'dark'] as const) {
    for (const preset of ['keep-drops', 'both-clip']) {
      test.describe(`${preset}, ${viewport.width} px, ${theme}`, () => {
        test.use({viewport, colorScheme: theme});

        test('looks as it did', async ({page, lab}) => {
          test.slow();
          await page.addInitScript((css) => {
            const sheet = new CSSStyleSheet();
            sheet.replaceSync(css);
            document.adoptedStyleSheets.push(sheet); // the policy allows no inline style
          }, FONT);
          await lab.open(`lab=pair&preset=${preset}`);
          expect(await lab.canvas.evaluate((canvas) => getComputedStyle(canvas).fontFamily)).toBe('"DejaVu Sans"');
          for (const stage of STAGES) {
            await lab.go(`lab=pair&stage=${stage}&preset=${preset}`);
            await lab.isAt(stage);
            const number = String(STAGES.indexOf(stage) + 1).padStart(2, '0');
            await lab.picture(); // by now it is drawn
            // Once: the picture rests under reduced motion, and nothing else moves.
            const seen = await page.screenshot({animations: 'disabled', caret: 'hide', scale: 'css'});
            expect.soft(seen).toMatchSnapshot([preset, `${viewport.width}-${theme}-${number}-${stage}.png`], TOLERANCE);
          }
        });
      });
    }
  }
}
