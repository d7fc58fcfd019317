import {presets} from './camera';
import {openFixture} from './embed';
import {type Lab, STAGES, expect, say, soon, test} from './lab';

const SIZES = [{width: 390, height: 844}, {width: 1280, height: 760}];
const SCENES = [...presets.keys()];

test.describe('the canvas', () => {
  test('differs from stage to stage, for every preset', async ({page}) => {
    await openFixture(page, 'one');
    const same = await page.evaluate(async (scenes) => {
      const [figure] = window.figures;
      const canvas = figure!.element.querySelector('canvas')!;
      const same: string[] = [];
      for (const scene of scenes) {
        figure!.setScene(scene as never);
        const reached: (typeof window.clipstage.STAGES[number])[] = [];
        for (const stage of window.clipstage.STAGES) {
          let isReached = false;
          const off = figure!.on('stage', (detail) => {
            isReached = detail.reached;
          });
          figure!.seek(stage);
          off();
          if (isReached || stage === 'setup') reached.push(stage);
        }
        const pictures = new Map<string, string>();
        for (const stage of reached) {
          figure!.seek(stage);
          await figure!.settled();
          const picture = canvas.toDataURL(), twin = pictures.get(picture);
          pictures.set(picture, stage);
          if (twin !== undefined) same.push(`${scene}: ${twin} and ${stage}`);
        }
      }
      return same;
    }, SCENES);
    expect(same).toEqual([]);
  });

  test('changes with every step, and returns to the same pixels', async ({page, lab}) => {
    await lab.open('lab=pair&stage=setup&preset=both-clip');
    const pictures: string[] = [];
    for (const stage of STAGES) {
      await lab.isAt(stage);
      pictures.push(await lab.picture());
      await page.keyboard.press('ArrowRight');
    }
    expect(new Set(pictures).size).toBe(STAGES.length);
    for (const picture of pictures.reverse()) {
      expect(await lab.picture()).toBe(picture);
      await page.keyboard.press('ArrowLeft');
    }
  });

  /** Checks that the canvas has one pixel per screen pixel. */
  async function fills(lab: Lab): Promise<void> {
    await soon(() => lab.canvas.evaluate((canvas) => {
      const {width, height} = canvas.getBoundingClientRect(), view = canvas.parentElement!;
      const own = canvas as HTMLCanvasElement, ratio = window.devicePixelRatio;
      return [
        Math.abs(own.width - width * ratio) <= 1, Math.abs(own.height - height * ratio) <= 1,
        Math.abs(width - view.clientWidth) <= 1, Math.abs(height - view.clientHeight) <= 1,
      ];
    })).toEqual([true, true, true, true]);
  }

  test('has the size of its view, before and after the window changes', {tag: '@engine'}, async ({page, lab}) => {
    await lab.open();
    await fills(lab);
    const pictures = [await lab.picture()];
    for (const size of [SIZES[0]!, {width: 700, height: 500}, {width: 1600, height: 1000}]) {
      await page.setViewportSize(size);
      await fills(lab);
      await soon(async () => pictures.includes(await lab.picture())).toBe(false);
      pictures.push(await lab.picture());
    }
  });

  test.describe('on a screen of many pixels', () => {
    test.use({deviceScaleFactor: 2});

    test('uses all of them', {tag: '@engine-all'}, async ({lab}) => {
      await lab.open();
      await fills(lab);
    });
  });
});

test.describe('the theme', () => {
  const dark = (lab: Lab): Promise<string> => lab.page.evaluate(() => getComputedStyle(document.body).backgroundColor);

  test('switches between light and dark, canvas included, and is remembered', {tag: '@engine-all'}, async ({page, lab}) => {
    await lab.open('lab=pair&stage=contacts&preset=deep');
    const light = await lab.picture(), paper = await dark(lab);
    await lab.theme.selectOption('dark');
    await soon(() => lab.picture()).not.toBe(light);
    const night = await lab.picture();
    expect(await dark(lab)).not.toBe(paper);
    await page.reload();
    await expect(lab.figure).toBeVisible();
    await expect(lab.theme).toHaveValue('dark');
    await soon(() => lab.picture()).toBe(night);
    await lab.theme.selectOption('light');
    await soon(() => lab.picture()).toBe(light);
  });

  test('follows the system until the reader chooses', async ({page, lab}) => {
    await page.emulateMedia({colorScheme: 'light'});
    await lab.open('lab=pair&stage=contacts&preset=deep');
    const light = await lab.picture();
    await page.emulateMedia({colorScheme: 'dark'});
    await soon(() => lab.picture()).not.toBe(light);
    await lab.theme.selectOption('light');
    await soon(() => lab.picture()).toBe(light);
    await lab.theme.selectOption('auto');
    await soon(() => lab.picture()).not.toBe(light);
  });

  test('works without storage', async ({page, lab}) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {get() {
        throw new DOMException('forbidden', 'SecurityError');
      }});
    });
    await lab.open();
    const light = await lab.picture();
    await lab.theme.selectOption('dark');
    await soon(() => lab.picture()).not.toBe(light);
    await lab.next.click();
    await lab.isAt('faces-a');
  });
});

test.describe('the layout', () => {
  for (const size of SIZES) {
    test.describe(`at ${size.width} × ${size.height}`, () => {
      test.use({viewport: size});

      test('does not scroll sideways, and Next is visible', {tag: size.width === 390 ? '@engine' : []}, async ({page, lab}, info) => {
        await lab.open('lab=pair&stage=setup&preset=both-clip');
        for (const stage of STAGES) {
          await lab.isAt(stage);
          expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
          await expect(lab.next).toBeInViewport({ratio: 1});
          await expect(lab.stageButton(stage)).toBeInViewport({ratio: 1});
          await page.keyboard.press('ArrowRight');
        }
        await page.screenshot({path: info.outputPath(`lab-${size.width}x${size.height}.png`)});
      });

      test('keeps every label off the others and off the edges of the boxes', {tag: size.width === 390 ? '@engine-all' : ['@engine-all', '@long']}, async ({page}) => {
        await openFixture(page, 'one');
        const faults = await page.evaluate((scenes) => {
          const [figure] = window.figures;
          const faults: string[] = [];
          interface Point { x: number; y: number }
          interface Rect extends Point { width: number; height: number }

          /** Reports whether a segment has a point inside a rectangle, by cutting the segment with four half-planes. */
          const crosses = (p: Point, q: Point, r: Rect): boolean => {
            let from = 0, to = 1;
            for (const [d, a, b] of [[q.x - p.x, r.x - p.x, r.x + r.width - p.x], [q.y - p.y, r.y - p.y, r.y + r.height - p.y]] as const) {
              if (d === 0 && (a >= 0 || b <= 0)) return false;
              if (d === 0) continue;
              from = Math.max(from, Math.min(a / d, b / d));
              to = Math.min(to, Math.max(a / d, b / d));
            }
            return from < to;
          };
          const edges = (): [Point, Point][] => {
            const {camera} = figure!;
            return Object.values(figure!.getPose()).flatMap(({w, h, x, y, angle}) => {
              const corners = [[1, 1], [-1, 1], [-1, -1], [1, -1]].map(([u, v]) => {
                const dx = u! * w / 2, dy = v! * h / 2;
                const wx = x + dx * Math.cos(angle) - dy * Math.sin(angle), wy = y + dx * Math.sin(angle) + dy * Math.cos(angle);
                return {x: camera.width / 2 + (wx - camera.x) * camera.scale, y: camera.height / 2 - (wy - camera.y) * camera.scale};
              });
              return corners.map((corner, i): [Point, Point] => [corner, corners[(i + 1) % 4]!]);
            });
          };

          for (const numbers of [0, 1]) {
            for (const scene of scenes) {
              for (const stage of window.clipstage.STAGES) {
                figure!.setState(`lab=pair&stage=${stage}&preset=${scene}&numbers=${numbers}`);
                const {labels, camera} = figure!;
                const told = (fault: string): number => faults.push(`${scene}, ${stage}${numbers === 1 ? ' with numbers' : ''}: ${fault}`);
                if (labels.length < 2) told(`has ${labels.length} labels`);
                labels.forEach((label, i) => {
                  if (label.x < 0 || label.y < 0 || label.x + label.width > camera.width || label.y + label.height > camera.height) told(`"${label.text}" is cut off`);
                  for (const other of labels.slice(i + 1)) {
                    const apart = label.x + label.width <= other.x || other.x + other.width <= label.x
                      || label.y + label.height <= other.y || other.y + other.height <= label.y;
                    if (!apart) told(`"${label.text}" and "${other.text}" overlap`);
                  }
                  if (edges().some(([p, q]) => crosses(p, q, label))) told(`"${label.text}" lies over an edge`);
                });
              }
            }
          }
          return faults;
        }, SCENES);
        expect(faults).toEqual([]);
      });

      test('gives the fixture’s figure the size of the lab’s', async ({page, lab}) => {
        await lab.open('lab=pair&preset=keep-drops');
        await page.getByRole('button', {name: say('page.intro.known')}).click();
        const {width, height} = (await lab.canvas.boundingBox())!;
        await openFixture(page, 'one');
        const other = (await lab.canvas.boundingBox())!;
        expect(Math.abs(other.width - width)).toBeLessThanOrEqual(2);
        expect(Math.abs(other.height - height)).toBeLessThanOrEqual(2);
      });
    });
  }
});
