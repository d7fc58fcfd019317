import {HULL_STAGES} from '../../web/src/base/hull.gen';
import {compareKept, oneFont} from './keeping';
import {some, expect, say, test} from './lab';
import {WEBGL} from './webgl';

/**
 * Compares the Hulls lab with its reference pictures in kept/, stage by stage: in space, and flat without WebGL2.
 * "make golden" renews all reference pictures. To renew only the Hulls lab's: npx playwright test --project=chromium
 * --update-snapshots=changed hullkept.spec.ts
 */
test.use({...WEBGL, folds: 'hulls'});

/** The compared sub-steps: the second plane of clip, which cuts, and the last rule of reduce. */
const SUB: Record<string, number> = {clip: 2, reduce: 4};

/** All stages, on a wide screen and on a phone, and in both themes, but not in all combinations. */
const LOOKS = [
  {space: true, theme: 'light', viewport: {width: 1280, height: 760}}, {space: true, theme: 'dark', viewport: {width: 390, height: 844}},
  {space: false, theme: 'dark', viewport: {width: 1280, height: 760}}, {space: false, theme: 'light', viewport: {width: 390, height: 844}},
] as const;

for (const {space, theme, viewport} of some(LOOKS, 3)) {
  for (const preset of some(['tilted-box', 'spin'])) {
    test.describe(`${preset}, ${space ? 'in space' : 'flat'}, ${viewport.width} px, ${theme}`, () => {
      test.use({viewport, colorScheme: theme});

      test('looks like the kept picture', async ({page, lab}) => {
        test.slow();
        await oneFont(page);
        if (!space) await page.addInitScript(() => {
          const {getContext} = HTMLCanvasElement.prototype;
          HTMLCanvasElement.prototype.getContext = function flat(this: HTMLCanvasElement, ...args: [string]) {
            return args[0] === 'webgl2' ? null : getContext.apply(this, args as never);
          } as never;
        });
        await lab.open(`lab=hull&preset=${preset}`);
        if (space) await expect(page.locator('.cs-space')).toBeVisible();
        else await expect(page.locator('.cs-flat')).toHaveText(say('page.space.none'));
        for (const [i, stage] of HULL_STAGES.entries()) {
          const sub = SUB[stage] === undefined ? '' : `&sub=${SUB[stage]}`;
          await lab.go(`lab=hull&preset=${preset}&stage=${stage}${sub}`);
          await expect(lab.figure).toHaveAttribute('data-stage', stage);
          await expect(page.locator('.cs-panel')).toHaveAttribute('aria-label', say(`hull.stage.${stage}`));
          await page.evaluate(async () => { // the picture is drawn in these frames
            for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
          });
          await compareKept(page, [`hull-${preset}`, `${space ? 'space' : 'flat'}-${viewport.width}-${theme}-${i + 1}-${stage}.png`]);
        }
      });
    });
  }
}
