import {openFixture} from './embed';
import {STAGES, type Stage, expect, say, some, soon, test} from './lab';
import {NOT_REACHED} from './words';

const HERE = say('ended.here');

test.describe('Next walks to the end of the collide call', () => {
  const ENDS: [preset: string, end: Stage][] = [['separated-a', 'faces-a'], ['separated-b', 'faces-b'], ['overlap-no-contact', 'clip-neg'], ['corner-touch', 'clip-pos']];

  for (const [i, [preset, end]] of ENDS.entries()) {
    // One preset for each end: separated by an axis of A or of B, or with all points cut off.
    test(`${preset}: to ${end}, which says so; the stage bar opens the others`, {tag: i % 2 === 0 ? '@long' : []}, async ({page, lab}) => {
      const text = page.locator('.cs-text');
      await lab.open(`lab=pair&stage=setup&preset=${preset}`);
      for (const stage of STAGES.slice(0, STAGES.indexOf(end))) {
        await lab.isAt(stage, end);
        await expect(lab.next).toBeEnabled();
        await expect(text).not.toContainText(HERE);
        await lab.next.press('Enter');
      }
      await lab.isAt(end, end);
      await expect(lab.next).toBeDisabled();
      await expect(text).toContainText(HERE);
      await expect(lab.title).not.toHaveText(NOT_REACHED);
      await expect(page.locator('.cs-of')).toHaveText(say('ui.of.end', {n: STAGES.indexOf(end) + 1, count: STAGES.length}));
      for (const key of ['ArrowRight', 'End']) {
        await page.keyboard.press(key);
        await lab.isAt(end, end);
      }

      for (const stage of STAGES.slice(STAGES.indexOf(end) + 1)) {
        await lab.stageButton(stage).click();
        await lab.isAt(stage, end);
        await expect(lab.title).toHaveText(NOT_REACHED);
        await expect(lab.next).toBeDisabled();
      }
      await page.keyboard.press('ArrowRight');
      await lab.isAt('contacts', end);
      await lab.previous.click();
      await lab.isAt(end, end);
    });
  }

  test('moving boxes together lets Next reach the later stages', async ({page, lab}) => {
    await lab.open('lab=pair&stage=faces-a&preset=separated-a');
    await lab.isAt('faces-a', 'faces-a');
    await expect(lab.next).toBeDisabled();
    await lab.type('b.x', '1');
    await lab.isAt('faces-a');
    await expect(page.locator('.cs-text')).not.toContainText(HERE);
    await lab.next.click();
    await lab.isAt('faces-b');
  });

  test('a figure that shows none of the executed stages says why at its first', async ({page, lab}) => {
    await page.goto('./embed.html?preset=separated-a&stages=keep,contacts');
    await expect(lab.figure).toHaveAttribute('data-stage', 'keep');
    await expect(lab.title).toHaveText(NOT_REACHED);
    await expect(lab.next).toBeDisabled();
    await lab.stageButton('contacts').click();
    await expect(lab.figure).toHaveAttribute('data-stage', 'contacts');
    await lab.previous.click();
    await expect(lab.figure).toHaveAttribute('data-stage', 'keep');
  });
});

test.describe('while the picture moves', {tag: '@motion'}, () => {
  test.use({contextOptions: {reducedMotion: 'no-preference'}, viewport: {width: 920, height: 480}});

  for (const preset of some(['both-clip', 'overlap-no-contact'])) {
    test(`the words match its labels: ${preset}`, async ({page}) => {
      await openFixture(page, 'one');
      const {faults, compared} = await page.evaluate(async ({preset, stages}) => {
        const figure = window.figures[0]!;
        // Frames of 16 ms on any machine.
        let now = 1e6, asked: FrameRequestCallback[] = [];
        window.requestAnimationFrame = (callback) => asked.push(callback);
        window.cancelAnimationFrame = (id) => {
          delete asked[id - 1];
        };
        performance.now = () => now;
        const {fillText} = CanvasRenderingContext2D.prototype;
        let written = new Set<string>();
        CanvasRenderingContext2D.prototype.fillText = function (words, ...rest) {
          if (this.globalAlpha > 0.1) written.add(words);
          fillText.call(this, words, ...rest);
        };
        const frame = (): void => {
          const callbacks = asked;
          asked = [];
          now += 16;
          for (const callback of callbacks) callback?.(now);
        };
        const rest = (): void => {
          for (let i = 0; i < 300; i++) frame();
        };
        const title = (): string => figure.element.querySelector('.cs-title')!.textContent;
        const faults: string[] = [];
        let compared = 0;

        figure.setScene(preset as never);
        // The labels of each stage's still picture, by the stage's title.
        const stills = new Map<string, Set<string>>();
        for (const stage of stages) {
          figure.seek(stage);
          rest();
          written = new Set();
          figure.repaint();
          stills.set(title(), written);
          if (written.size === 0) faults.push(`no labels beside “${title()}”`);
          written = new Set(); // the next motion's labels belong to no still picture
        }
        if (stills.size < 8) faults.push(`${stills.size} titles`);
        /** Reads words and labels frame by frame, after commands with some frames between them. */
        const watch = (what: string, ...commands: [command: () => void, frames: number][]): void => {
          for (const [command, frames] of commands) {
            command();
            for (let i = 0; i < frames; i++) {
              written = new Set();
              frame();
              const own = stills.get(title());
              for (const words of written) {
                const of = [...stills].filter(([, still]) => still.has(words)).map(([title]) => title);
                if (of.length > 0 && !own?.has(words)) faults.push(`${what}, frame ${i}: “${words}” of “${of}” beside “${title()}”`);
                compared++;
              }
            }
          }
        };
        const next = () => figure.next(), prev = () => figure.prev();
        figure.seek('setup');
        rest();
        for (let i = 1; i < stages.length; i++) watch(`on to ${stages[i]}`, [next, 160]);
        for (let i = 1; i < stages.length; i++) watch(`back from ${figure.stage}`, [prev, 80]);
        watch('in haste', [next, 5], [next, 20], [next, 3], [next, 300]);
        watch('back in haste', [prev, 9], [prev, 2], [next, 6], [prev, 100]);
        watch('far', [() => figure.seek('clip-neg'), 40], [() => figure.seek('setup'), 40], [() => figure.seek('best-axis'), 2], [() => figure.seek('faces-a'), 90]);
        return {faults, compared};
      }, {preset, stages: STAGES});
      expect(faults).toEqual([]);
      expect(compared).toBeGreaterThan(1000);
    });
  }
});

test('the current stage keeps its colour under the pointer', async ({page, lab}) => {
  await lab.open('lab=pair&stage=reference&preset=keep-drops');
  const top = (): Promise<string> => lab.stageButton('reference').evaluate((button) => getComputedStyle(button).borderTopColor);
  await page.mouse.move(2, 2);
  const own = await top();
  await lab.stageButton('reference').hover();
  await soon(() => lab.stageButton('reference').evaluate((button) => button.matches(':hover'))).toBe(true);
  expect(await top()).toBe(own);
  // Another stage's button changes under the pointer.
  const other = (): Promise<string> => lab.stageButton('keep').evaluate((button) => getComputedStyle(button).borderTopColor);
  const calm = await other();
  await lab.stageButton('keep').hover();
  await soon(other).not.toBe(calm);
});
