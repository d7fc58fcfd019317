import type {Page} from '@playwright/test';
import {mountAnew, openFixture} from './embed';
import {expect, fill, say, soon, test} from './lab';

async function states(page: Page): Promise<{state: string; stage: string | undefined; frame: string; picture: string}[]> {
  return page.evaluate(() => Promise.all(window.figures.map(async (figure) => {
    await figure.settled();
    return {
      state: figure.getState(),
      stage: figure.element.dataset['stage'],
      frame: figure.frame.join(),
      picture: figure.element.querySelector('canvas')!.toDataURL(),
    };
  })));
}

test.describe('two figures on a page', () => {
  test('share one engine, each program of which is downloaded once', {tag: '@engine'}, async ({page}) => {
    const wasm: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('.wasm')) wasm.push(request.url());
    });
    await openFixture(page, 'two');
    expect(wasm.map((url) => /\/(\w+)-[^/]*\.wasm/.exec(url)?.[1]).sort()).toEqual(['hull', 'pair', 'shape', 'world']);
    await expect(page.locator('canvas')).toHaveCount(2);
    expect((await states(page)).map(({state}) => state)).toEqual(['lab=pair&stage=setup&preset=deep', 'lab=pair&stage=clip-pos&preset=keep-drops']);

    await test.step('draw again when their own container changes its size', async () => {
      const before = await states(page);
      await page.evaluate(() => {
        document.querySelectorAll<HTMLElement>('main > div')[1]!.style.height = '700px';
      });
      await soon(async () => (await states(page))[1]!.picture !== before[1]!.picture).toBe(true);
      expect((await states(page))[0]).toEqual(before[0]);
    });
  });

  test('stand alone: nothing of one changes the other', async ({page}) => {
    await openFixture(page, 'two');
    await test.step('do not disturb each other', async () => {
      await mountAnew(page);
      const first = page.locator('.cs-figure').nth(0), second = page.locator('.cs-figure').nth(1);
      const before = await states(page);
      await second.getByRole('button', {name: 'Previous stage'}).click();
      await expect(second).toHaveAttribute('data-stage', 'clip-neg');
      await expect(first).toHaveAttribute('data-stage', 'setup');
      let now = await states(page);
      expect(now[0]).toEqual(before[0]);
      expect(now[1]!.frame).not.toBe(before[1]!.frame);
      expect(now[1]!.picture).not.toBe(before[1]!.picture);

      const still = now[1];
      await fill(first.locator('[data-field="b.x"]'), '0.5');
      await page.keyboard.press('Enter');
      await first.getByRole('button', {name: 'Play'}).focus();
      await page.keyboard.press('End'); // a key goes to the figure that has the focus
      await expect(first).toHaveAttribute('data-stage', 'contacts');
      now = await states(page);
      expect(now[0]!.state).toContain('b=2.6,1.8,0.5,');
      expect(now[1]).toEqual(still);
    });

    await test.step('a state goes from one figure to another', async () => {
      await mountAnew(page);
      const [first, second] = await page.evaluate(() => {
        const [first, second] = window.figures;
        first!.setPose({a: {x: 0.1 + 0.2}});
        first!.seek('reference');
        second!.setState(first!.getState());
        return [first!.getState(), second!.getState()];
      });
      expect(second).toBe(first);
      expect((await states(page)).map(({stage}) => stage)).toEqual(['reference', 'reference']);
    });

    await test.step('destroying one leaves the other working', async () => {
      await mountAnew(page);
      const codes = await page.evaluate(() => {
        const [first] = window.figures;
        first!.destroy();
        first!.destroy(); // a second call does nothing
        const calls: (() => unknown)[] = [
          () => first!.next(), () => first!.prev(), () => first!.seek('keep'), () => first!.play(), () => first!.reset(), () => first!.undo(), () => first!.getState(),
          () => first!.getPose(), () => first!.setPose({}), () => first!.setState(''), () => first!.setScene('deep'), () => first!.getTrace(),
        ];
        return calls.map((call) => {
          try {
            return call();
          } catch (error) {
            return error instanceof window.clipstage.ClipstageError ? error.code : `not ours: ${error}`;
          }
        });
      });
      expect(codes).toEqual(codes.map(() => 'destroyed'));
      await expect(page.locator('canvas')).toHaveCount(1);
      const second = page.locator('.cs-figure');
      await second.getByRole('button', {name: 'Next stage'}).click();
      await expect(second).toHaveAttribute('data-stage', 'keep');
      await expect(second.getByRole('heading', {level: 2})).toHaveText(say('keep.one.title', {box: 'A'}));
      await page.evaluate(() => {
        window.figures.push(window.cs.mount(document.querySelector<HTMLElement>('main > div')!, {scene: 'thin', stage: 'contacts'}));
      });
      await expect(page.locator('.cs-figure').first()).toHaveAttribute('data-stage', 'contacts');
      await expect(second).toHaveCount(2);
    });

    await test.step('options apply at the beginning and cannot be undone', async () => {
      await mountAnew(page);
      const second = page.locator('.cs-figure').nth(1);
      await expect(second.getByRole('button', {name: say('ui.undo')})).toBeDisabled();
      await expect(second).toHaveAttribute('data-theme', 'dark');
      await page.evaluate(() => {
        window.figures.push(window.cs.mount(document.querySelector<HTMLElement>('main > div')!, {scene: 'nothing' as 'deep'}));
      });
      await expect(page.locator('.cs-notice').first()).toHaveText(new RegExp(say('notice.invalid-scene', {scene: 'nothing'})));
    });
  });
});

test.describe('from code', () => {
  test('take and give poses, states and traces, and refuse bad ones', {tag: '@engine-all'}, async ({page, faults}) => {
    await openFixture(page, 'one');
    await test.step('collide returns the trace of a figure with the same boxes', async () => {
      await mountAnew(page);
      const differing = await page.evaluate(() => {
        const [figure] = window.figures;
        const scenes = ['resting', 'both-clip', 'separated-b', 'same-centre', 'swapped-count', 'overlap-no-contact'];
        return scenes.filter((scene) => {
          figure!.setScene(scene as never);
          const trace = figure!.getTrace();
          const {a, b} = figure!.getPose();
          const drawn = (stages: typeof trace.stages): unknown => stages.map(({id, title, text}) => [id, title, text]);
          const other = window.cs.collide(a, b);
          return JSON.stringify([trace.version, trace.lab, trace.input, trace.result, drawn(trace.stages)])
            !== JSON.stringify([other.version, other.lab, other.input, other.result, drawn(other.stages)]);
        });
      });
      expect(differing).toEqual([]);
    });

    await test.step('a trace has the figure’s frame of every stage', async () => {
      await mountAnew(page);
      const faults = await page.evaluate(() => {
        const [figure] = window.figures;
        figure!.setScene('both-clip');
        const {stages} = figure!.getTrace();
        return stages.filter(({id, frame}) => {
          figure!.seek(id);
          return frame.length !== figure!.frame.length || !frame.every((x, i) => Object.is(x, figure!.frame[i]) || x === figure!.frame[i]);
        }).map(({id}) => id);
      });
      expect(faults).toEqual([]);
    });

    await test.step('a bad pose is refused with its field and the range, and changes nothing', async () => {
      await mountAnew(page);
      const before = await states(page);
      // Playwright passes NaN and Infinity unchanged.
      const bad: [pose: unknown, field: string, range: string][] = [
        [{a: {w: NaN}}, 'a.w', WIDTH], [{a: {w: Infinity}}, 'a.w', WIDTH], [{a: {h: 0}}, 'a.h', WIDTH], [{b: {w: -1}}, 'b.w', WIDTH],
        [{b: {h: 1e10}}, 'b.h', WIDTH], [{b: {h: 9e-10}}, 'b.h', WIDTH], [{a: {x: NaN}}, 'a.x', COORDINATE], [{a: {y: -Infinity}}, 'a.y', COORDINATE],
        [{b: {x: 1e10}}, 'b.x', COORDINATE], [{b: {y: -1.1e9}}, 'b.y', COORDINATE], [{a: {angle: NaN}}, 'a.angle', ANGLE], [{b: {angle: Infinity}}, 'b.angle', ANGLE],
        [{a: {w: '2'}}, 'a.w', WIDTH], [{a: {x: null}}, 'a.x', COORDINATE], [{a: {x: true}}, 'a.x', COORDINATE], [{b: {angle: [1]}}, 'b.angle', ANGLE], [{b: {y: {}}}, 'b.y', COORDINATE],
        [{a: {x: 1}, b: {x: 'one'}}, 'b.x', COORDINATE],
      ];
      const got = await page.evaluate((poses) => poses.map((pose) => {
        try {
          window.figures[0]!.setPose(pose as never);
          return ['taken'];
        } catch (error) {
          const {name, code, field, range, message} = error as InstanceType<typeof window.clipstage.ClipstageError>;
          return [error instanceof window.clipstage.ClipstageError, name, code, field, range, message.split(' must be ')[0], message.includes(range!)];
        }
      }), bad.map(([pose]) => pose));
      // The message is for readers, the field for code.
      const named = (field: string): string => say('notice.field', {box: field[0]!.toUpperCase(), field: say(`ui.field.${field.slice(2)}`)});
      expect(got).toEqual(bad.map(([, field, range]) => [true, 'ClipstageError', 'invalid-pose', field, range, named(field), true]));
      expect(await states(page)).toEqual(before);
    });

    await test.step('collide needs both boxes complete', async () => {
      await mountAnew(page);
      const box = {w: 1, h: 1, x: 0, y: 0, angle: 0};
      const {angle: _, ...angleless} = box;
      const bad: [a: unknown, b: unknown, field: string][] = [
        [undefined, undefined, 'a.w'], [box, undefined, 'b.w'], [null, box, 'a.w'], [box, angleless, 'b.angle'], [{...box, h: NaN}, box, 'a.h'],
        ['box', box, 'a.w'], [7, box, 'a.w'], [box, {...box, x: '0'}, 'b.x'], [[], box, 'a.w'],
      ];
      const got = await page.evaluate((pairs) => pairs.map(([a, b]) => {
        try {
          return window.cs.collide(a as never, b as never).result.out.n;
        } catch (error) {
          const {code, field} = error as InstanceType<typeof window.clipstage.ClipstageError>;
          return [code, field];
        }
      }), bad);
      expect(got).toEqual(bad.map(([, , field]) => ['invalid-pose', field]));
      expect(await page.evaluate((box) => window.cs.collide(box, {...box, x: 0.9}).result.out.n, box)).toBe(2);
    });

    await test.step('omitted fields of a pose keep their values', async () => {
      await mountAnew(page);
      const [before, after] = await page.evaluate(() => {
        const [figure] = window.figures;
        const before = figure!.getPose();
        figure!.setPose({});
        figure!.setPose({b: {angle: 1}});
        return [before, figure!.getPose()];
      });
      expect(after).toEqual({...before, b: {...before!.b, angle: 1}});
    });

    await test.step('unknown stages, scenes and states are refused and change nothing', async () => {
      await mountAnew(page);
      const before = await states(page);
      const codes = await page.evaluate(() => {
        const [figure] = window.figures;
        const calls: (() => unknown)[] = [
          () => figure!.seek('end' as never), () => figure!.seek(undefined as never), () => figure!.setScene('nothing' as never), () => figure!.setScene('constructor' as never),
          () => figure!.setState('stage=keep&a=1'), () => figure!.setState('lab=world'),
        ];
        return calls.map((call) => {
          try {
            return call();
          } catch (error) {
            return (error as InstanceType<typeof window.clipstage.ClipstageError>).code;
          }
        });
      });
      expect(codes).toEqual(['invalid-state', 'invalid-state', 'invalid-scene', 'invalid-scene', 'invalid-state', 'invalid-state']);
      expect(await states(page)).toEqual(before);
    });

    await test.step('a stage with a throwing getter is refused, and the engine works on', async () => {
      await mountAnew(page);
      const before = await states(page);
      const code = await page.evaluate(() => {
        const trap = {toString(): never {
          throw new Error('from the page');
        }};
        try {
          window.figures[0]!.seek(trap as never);
          return 'taken';
        } catch (error) {
          return (error as InstanceType<typeof window.clipstage.ClipstageError>).code;
        }
      });
      expect(code).toBe('invalid-state');
      expect(await states(page)).toEqual(before);
      expect(await page.evaluate(() => {
        window.figures[0]!.next();
        return window.figures[0]!.element.dataset['stage'];
      })).toBe('faces-a');
    });

    await test.step('a pose with a throwing getter does not harm the engine', async () => {
      await mountAnew(page);
      const before = await states(page);
      const messages = await page.evaluate(() => {
        const box = {w: 1, h: 1, x: 0, y: 0, angle: 0};
        const trap = {get x(): never {
          throw new Error('from the page');
        }};
        const poses = [{get a(): never {
          throw new Error('from the page');
        }}, {a: trap}, {b: new Proxy(box, {get() {
          throw new Error('from the page');
        }})}];
        const calls = [...poses.map((pose) => () => window.figures[0]!.setPose(pose as never)), () => window.cs.collide({...box, x: 1n as never}, box), () => window.cs.collide(box, trap as never)];
        return calls.map((call) => {
          try {
            return call();
          } catch (error) {
            const {code, field} = error as {code?: string; field?: string};
            return `${code ?? (error as Error).message} ${field}`;
          }
        });
      });
      expect(messages).toEqual(['invalid-pose a', 'invalid-pose a.x', 'invalid-pose b.w', 'invalid-pose a.x', 'invalid-pose b.x']);
      expect(await states(page)).toEqual(before);
      expect(await page.evaluate(() => {
        window.figures[0]!.setPose({a: {x: 2}});
        return window.figures[0]!.getPose().a.x;
      })).toBe(2);
    });

    await test.step('handlers get events of stages, poses, contacts and playing until they are removed', async () => {
      await mountAnew(page);
      const told = await page.evaluate(() => {
        const [figure] = window.figures;
        const told: unknown[] = [];
        const off = (['stage', 'pose', 'contacts', 'play', 'pause'] as const)
          .map((type) => figure!.on(type, (detail: unknown) => told.push(type === 'pose' ? [type, (detail as {b: {x: number}}).b.x] : [type, detail])));
        figure!.setScene('resting');
        told.length = 0;
        figure!.next();
        figure!.setPose({b: {x: 9}});
        figure!.seek('contacts');
        figure!.play();
        figure!.pause();
        for (const stop of off) stop();
        figure!.next();
        return told;
      });
      expect(told).toEqual([
        ['stage', {stage: 'faces-a', reached: true}],
        ['pose', 9], ['contacts', {count: 0, list: []}],
        ['stage', {stage: 'contacts', reached: false}],
        ['stage', {stage: 'setup', reached: true}], ['play', undefined], ['pause', undefined],
      ]);
    });

    await test.step('load rejects with a code if the wasm is missing', async () => {
      faults.allow(/404/);
      await mountAnew(page);
      const error = await page.evaluate(() => window.clipstage.load({labs: ['pair'], wasm: './nothing.wasm'}).then(() => undefined, (error: unknown) => {
        const {name, code} = error as InstanceType<typeof window.clipstage.ClipstageError>;
        return {name, code};
      }));
      expect(error).toEqual({name: 'ClipstageError', code: 'not-found'});
    });
  });

  const WIDTH = say('notice.range.width'), COORDINATE = say('notice.range.coordinate'), ANGLE = say('notice.range.angle');
  test('a lab without its program is refused with a code; load adds it to the same engine and reports progress', {tag: '@engine-all'}, async ({page}) => {
    await openFixture(page, 'two');
    const {refused, same, told, n, hulls, stage} = await page.evaluate(async () => {
      const box = {w: 1, h: 1, x: 0, y: 0, angle: 0}, cube = {points: [-1, 1].flatMap((x) => [-1, 1].flatMap((y) => [-1, 1].map((z): [number, number, number] => [x, y, z])))};
      const place = document.querySelector<HTMLElement>('main > div')!, refused: unknown[] = [];
      const addresses = performance.getEntriesByType('resource').map(({name}) => name).filter((name) => name.endsWith('.wasm'));
      const wasm = Object.fromEntries((['pair', 'world', 'hull'] as const).map((lab) => [lab, addresses.find((address) => address.includes(`/${lab}-`))!]));
      const mine = await window.clipstage.load({labs: ['pair'], wasm}); // other addresses make another engine
      for (const act of [() => mine.collideHulls(cube, cube), () => mine.hull(cube.points), () => mine.mount(place, {lab: 'world'})]) {
        try {
          act();
        } catch (error) {
          const {code, field, range} = error as InstanceType<typeof window.clipstage.ClipstageError>;
          refused.push([code, field, range]);
        }
      }
      const told: [number, number][] = [];
      const engine = await window.clipstage.load({labs: ['pair', 'world'], wasm, onProgress: (loaded, total) => told.push([loaded, total])});
      const {stage} = engine.mount(place, {lab: 'world', scene: 'pyramid'}) as {stage?: string};
      await engine.load('hull');
      return {refused, same: engine === mine && engine !== window.cs && await window.clipstage.load() === window.cs, told, n: engine.collide(box, {...box, x: 0.9}).result.out.n, hulls: mine.collideHulls(cube, cube).stages.length, stage};
    });
    expect(refused).toEqual(Array.from({length: 3}, () => ['lab-not-loaded', 'labs', 'pair, world, hull, shape']));
    expect([same, n, stage]).toEqual([true, 2, '']);
    expect(hulls).toBeGreaterThan(0);
    await expect(page.locator('main .cs-world[data-step="0"]')).toBeVisible();
    expect(told.at(-1)![0]).toBe(told.at(-1)![1]);
    expect(told.every(([loaded, total], i) => loaded <= total && (i === 0 || loaded > told[i - 1]![0]))).toBe(true);
    // The lengths of the page's own programs are known from the start.
    await openFixture(page, 'one');
    const whole = await page.evaluate(() => (window as unknown as {progress: [number, number][]}).progress);
    expect(new Set(whole.map(([, total]) => total))).toEqual(new Set([whole.at(-1)![0]]));
  });
});
