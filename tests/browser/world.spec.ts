import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import type {Page} from '@playwright/test';
import {SAMPLE_SLOTS, W} from '../../web/src/draw/layout.gen';
import {SAMPLES, SCENES} from '../../web/src/base/figure.gen';
import type {Scene, SceneBody, World} from '../../web/src/engine';
import {expect, say, soon, test} from './lab';
import {openFixture} from './embed';

/** The native engine's results: see wasm/lab/world/vector_test.go. */
interface Vector {
  exact: boolean;
  frames: {scene: string; step: number; contacts: number; energy: number; sha256: string}[];
  scenes: {text: string; step: number; sha256: string}[];
  bad: {text: string; field: string; range: string}[];
}

let vector: Vector;

test.beforeAll(() => {
  const root = fileURLToPath(new URL('../../', import.meta.url));
  const file = join(mkdtempSync(join(tmpdir(), 'clipstage-')), 'worlds.json');
  try {
    execFileSync('go', ['test', '-count=1', '-run', '^TestVector$', './wasm/lab/world', '-args', '-vector', file], {cwd: root, env: {...process.env, GOAMD64: 'v1'}});
    vector = JSON.parse(readFileSync(file, 'utf8')) as Vector;
  } finally {
    rmSync(dirname(file), {recursive: true});
  }
});

declare global {
  interface Window {
    world: World;
    /** The SHA-256 of the world's frame, without the range and the samples of its history. */
    sum(): Promise<string>;
  }
}

/** The part of a result to compare. If the platform's bits differ from the vector's, only scene and step. */
function comparable<T extends {scene: string; step: number}>(frame: T): T | {scene: string; step: number} {
  return vector.exact ? frame : {scene: frame.scene, step: frame.step};
}

async function mount(page: Page, scene = 'pyramid'): Promise<void> {
  await openFixture(page, 'one');
  await page.evaluate(({scene, W, slots}) => {
    window.figures[0]!.destroy();
    window.world = window.cs.mount(document.querySelector('main')!, {lab: 'world', scene: scene as 'wall'});
    window.sum = async () => {
      const whole = window.world.frame, samples = whole[W.samples]! * slots;
      const frame = whole.slice(0, whole.length - samples); // without data of other steps
      frame[W.size] = frame.length;
      frame[W.oldest] = frame[W.latest] = frame[W.samples] = 0;
      const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', frame));
      return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    };
  }, {scene, W, slots: SAMPLE_SLOTS});
}

test.describe('a world from code', () => {
  test('each demo has the native frame after 60, 300 and 600 steps', {tag: '@engine'}, async ({page}) => {
    await mount(page);
    expect([...new Set(vector.frames.map(({scene}) => scene))]).toEqual(SCENES.slice(0, SAMPLES));
    const got = await page.evaluate(async ({frames, W}) => {
      const list = [];
      for (const {scene, step} of frames) {
        const {world} = window;
        if (world.scene !== scene || world.steps > step) world.setScene(scene as never);
        while (world.steps < step) world.step(Math.min(40, step - world.steps));
        list.push({scene, step: world.steps, contacts: world.frame[W.contacts], energy: world.frame[W.energy], sha256: await window.sum()});
      }
      return list;
    }, {frames: vector.frames, W});
    expect(got.map(comparable)).toEqual(vector.frames.map(comparable));
  });

  test('a step back leads to the same frame, to the bit, with the settings of that time', async ({page}) => {
    await mount(page, 'dominos');
    const faults = await page.evaluate(async () => {
      const {world} = window;
      const sums: string[] = [];
      const faults: string[] = [];
      world.choose(0, 13);
      for (let step = 0; step < 660; step++) {
        if (step === 100) world.setSettings({warmStarting: false, iterations: 4});
        if (step === 333) world.setSettings({warmStarting: true, gravity: [1, -10]});
        sums.push(await window.sum());
        world.step();
      }
      for (const n of [1, 2, 9, 10, 50, 255, 77, 200]) {
        world.back(n);
        if (await window.sum() !== sums[world.steps]) faults.push(`back by ${n} to step ${world.steps}`);
      }
      if (world.steps !== 56 || world.getSettings().iterations !== 10 || !world.getSettings().warmStarting) faults.push(`step ${world.steps}, ${JSON.stringify(world.getSettings())}`);
      world.step(44);
      if (await window.sum() !== sums[100]) faults.push('back and forth over a change of settings leads elsewhere');
      world.step(100);
      if (await window.sum() !== sums[200]) faults.push('the same way again leads elsewhere');
      return faults;
    });
    expect(faults).toEqual([]);
  });

  test('a scene is read like on the command line, from text and from an object', async ({page}) => {
    await mount(page);
    const got = await page.evaluate(async (scenes) => {
      const list = [];
      for (const {text, step} of scenes) {
        for (const json of [text, JSON.parse(text) as Scene, '\ufeff' + text]) {
          await window.world.loadScene(json);
          window.world.step(step);
          list.push(await window.sum());
        }
      }
      return [window.world.scene, ...list];
    }, vector.scenes);
    const [scene, ...sums] = got;
    expect(scene).toBe('own');
    if (vector.exact) expect(sums).toEqual(vector.scenes.flatMap(({sha256}) => [sha256, sha256, sha256]));
    else expect(sums).toHaveLength(3 * vector.scenes.length);
  });

  test('a bad scene is refused with its path and the range, and the running one goes on', async ({page}) => {
    await mount(page);
    const got = await page.evaluate(async (bad) => {
      const {world} = window;
      world.step(25);
      const before = await window.sum();
      const refusal = async (json: unknown): Promise<unknown[]> => {
        try {
          await world.loadScene(json as Scene);
          return ['loaded'];
        } catch (error) {
          if (!(error instanceof window.clipstage.ClipstageError)) return [String(error)];
          return [error.code, error.field, error.range, await window.sum() === before, error.message.includes(error.field!)];
        }
      };
      const list = [];
      for (const {text} of bad) list.push(await refusal(text));
      const body: SceneBody = {width: [1, 1], mass: 1, position: [0, 0]};
      for (const json of [
        '{', undefined, () => {}, {version: 1, get bodies() { throw new Error('gotcha'); }},
        {version: 1, bodies: [{...body, mass: NaN}]}, {version: 1, bodies: [{...body, mass: Infinity}]}, {version: 1, bodies: Array(20_001).fill(body)},
      ]) list.push(await refusal(json));
      return list;
    }, vector.bad);
    const mass = '1e-06 to 1e+09 kg, or null for a static body';
    expect(got).toEqual([
      ...vector.bad.map(({field, range}) => ['invalid-scene', field, range, true, true]),
      ['invalid-scene', 'scene', 'JSON', true, true], ['invalid-scene', 'scene', 'an object', true, true],
      ['invalid-scene', 'scene', 'an object', true, true], ['invalid-scene', 'bodies', 'plain data', true, true],
      ['invalid-scene', 'bodies[0].mass', mass, true, true], ['invalid-scene', 'bodies[0].mass', mass, true, true],
      ['invalid-scene', 'bodies', 'a list of at most 20000', true, true],
    ]);
  });

  test('other bad input is refused too', async ({page}) => {
    await mount(page);
    const got = await page.evaluate(async () => {
      const {world} = window;
      world.step(25);
      const before = await window.sum();
      const calls: (() => unknown)[] = [
        () => world.step(-1), () => world.step(0.5), () => world.step(NaN), () => world.step('2' as never), () => world.back(Infinity),
        () => world.setScene('nothing' as never), () => world.setState('lab=pair'), () => world.setState('lab=world&step=x'),
        () => world.setSettings({iterations: 101}), () => world.setSettings({gravity: 10 as never}), () => world.setSettings({bounce: 1} as never),
        () => world.choose(0, 0), () => world.choose(0, 79), () => world.choose(0.5, 1),
      ];
      const list = calls.map((call) => {
        try {
          return call();
        } catch (error) {
          return error instanceof window.clipstage.ClipstageError ? [error.code, error.field] : String(error);
        }
      });
      return [...list, await window.sum() === before, world.pick(NaN, 0), world.pick(0, -5), world.playing];
    });
    expect(got).toEqual([
      ...Array(5).fill(['invalid-option', 'n']), ['invalid-scene', 'scene'], ['invalid-state', 'state'], ['invalid-state', 'step'],
      ['invalid-option', 'settings.iterations'], ['invalid-option', 'settings.gravity'], ['invalid-option', 'settings.bounce'],
      ...Array(3).fill(['invalid-option', 'pair']), true, -1, 0, false,
    ]);
  });

  test('no argument of a call causes an internal error, and a refused call changes nothing', async ({page}) => {
    await mount(page, 'teeter');
    const faults = await page.evaluate(async () => {
      const {world, cs} = window;
      const {ClipstageError} = window.clipstage;
      const thrower = {get iterations() { throw new Error('gotcha'); }, get version() { throw new Error('gotcha'); }, toString() { throw new Error('gotcha'); }};
      const {proxy, revoke} = Proxy.revocable({}, {});
      revoke();
      const cycle: Record<string, unknown> = {};
      cycle.bodies = [cycle, cycle];
      cycle.settings = cycle.gravity = cycle;
      let deep: unknown = 1;
      for (let i = 0; i < 20_000; i++) deep = {settings: deep};
      const rings: unknown[] = [];
      for (let i = 0; i < 20_000; i++) rings.push(rings);
      const odd: unknown[] = [
        1n, -(2n ** 70n), Symbol('s'), () => 1, Date, thrower, proxy, new Proxy({}, {ownKeys() { throw new Error('gotcha'); }}), new Date(), new Float64Array([1, 2]),
        new Map([[1, 2]]), /x/, new Error('e'), cycle, deep, rings, Object.assign([], {1: 1}), Object.assign([], {length: 2 ** 32 - 1}), -0, NaN, Infinity, -Infinity, 1e300, 0.5, 'x'.repeat(1e7), '\ud800',
        '', ' ', null, undefined, true, [], {}, [[]], new Number(1), new String('1'), JSON.parse('{"__proto__": 1}'), {constructor: 1}, {toString: 1}, {['\ud800']: 1},
        Object.create(null), Object.create({version: 1, bodies: []}), globalThis, document.body, Promise.resolve(), new WeakMap(), new Uint8Array(1e8),
      ];
      const body: SceneBody = {width: [1, 1], mass: 1, position: [0, 0]};
      const calls: [name: string, call: (v: never, w: never) => unknown][] = [
        ['step', (v) => world.step(v)], ['back', (v) => world.back(v)], ['pick', (v, w) => [world.pick(v, 0), world.pick(w, v)]], ['choose', (v, w) => world.choose(v, w)],
        ['setScene', (v) => world.setScene(v)], ['setState', (v) => world.setState(v)],
        ['setSettings', (v) => world.setSettings(v)], ['gravity', (v, w) => world.setSettings({gravity: [w, v]})],
        ...['iterations', 'warmStarting', 'slop', 'gravity', '__proto__', 'x'].map((name): [string, (v: never) => unknown] => [name, (v) => world.setSettings({[name]: v})]),
        ['loadScene', (v) => world.loadScene(v)], ['joint', (v, w) => world.loadScene({version: 1, bodies: [body, body], joints: [{a: v, b: w, anchor: [0, v]}]})],
        ...['version', 'name', 'settings', 'bodies', 'joints', 'dt', '\ud800'].map((name): [string, (v: never) => unknown] => [name, (v) => world.loadScene({version: 1, bodies: [body], [name]: v})]),
        ...['width', 'mass', 'position', 'angle', '__proto__'].map((name): [string, (v: never) => unknown] => [name, (v) => world.loadScene({version: 1, bodies: [{...body, [name]: v}]})]),
      ];
      const faults: string[] = [];
      let panics = 0;
      world.on('error', () => panics++);
      for (const [name, call] of calls) {
        for (let i = 0; i < odd.length; i++) {
          if (world.scene !== 'teeter' || world.steps !== 25) {
            world.setScene('teeter');
            world.step(25);
          }
          const before = await window.sum();
          try {
            await call(odd[i] as never, odd[(i * 7 + 3) % odd.length] as never);
          } catch (error) {
            const {code, field, range} = error as InstanceType<typeof ClipstageError>;
            if (!(error instanceof ClipstageError) || code === 'panic') faults.push(`${name} ${i}: ${String(error)}`);
            else if (!field || (!range && field !== 'state')) faults.push(`${name} ${i}: ${code} without field or range`);
            if (await window.sum() !== before) faults.push(`${name} ${i}: the frame has changed`);
          }
        }
      }
      const must: [string, () => unknown][] = [
        ['invalid-scene version', () => world.loadScene({version: 1n as never, bodies: []})], ['invalid-scene bodies[0].mass', () => world.loadScene({version: 1, bodies: [{...body, mass: 1n as never}]})],
        ['invalid-scene scene', () => world.loadScene(1n as never)], ['invalid-option n', () => world.step(1n as never)], ['invalid-option n', () => world.back(1n as never)],
        ['invalid-option x', () => world.pick(1n as never, 0)], ['invalid-option pair', () => world.choose(1n as never, 2n as never)], ['invalid-scene scene', () => world.setScene(1n as never)],
        ['invalid-option settings.iterations', () => world.setSettings({iterations: 1n as never})], ['invalid-option settings.iterations', () => world.setSettings({iterations: (() => 1) as never})],
        ['invalid-option settings.iterations', () => world.setSettings({get iterations(): number { throw new Error('gotcha'); }})],
      ];
      for (const [want, call] of must) {
        let got = 'nothing';
        try {
          await call();
        } catch (error) {
          const {code, field} = error as InstanceType<typeof ClipstageError>;
          got = `${code} ${field}`;
        }
        if (got !== want) faults.push(`${got}, not ${want}`);
      }
      world.destroy();
      const main = document.querySelector('main')!;
      const other = cs.mount(main, {lab: 'world', scene: 1n as never});
      if (other.scene !== 'pyramid' || !main.textContent!.includes('“1”')) faults.push('mount with a bigint');
      other.destroy();
      const pair = cs.mount(main);
      for (const value of odd) {
        for (const call of [() => pair.seek(value as never), () => pair.setState(value as never)]) {
          try {
            call();
          } catch (error) {
            if (!(error instanceof ClipstageError) || error.code === 'panic') faults.push(`a pair: ${String(error)}`);
          }
        }
      }
      return panics > 0 ? [...faults, `${panics} panics`] : faults;
    });
    expect(faults).toEqual([]);
  });

  test('invalid options show a notice and use the default', async ({page}) => {
    await mount(page);
    const bad = {controls: 'bogus', theme: 'sepia', alt: 'x'.repeat(501), scene: 'moon', stages: 'keep', scenes: 'wall'};
    const got = await page.evaluate((bad) => {
      window.world.destroy();
      const world = window.world = window.cs.mount(document.querySelector('main')!, {lab: 'world', ...bad} as never) as never;
      const {element, problems, scene} = world as World;
      return {
        ...element.dataset, scene, theme: element.dataset['theme'], name: element.getAttribute('aria-label'),
        fields: problems.map(({code, field}) => [code, field]), lines: element.querySelector('[role=alert] span')!.textContent.split('\n'),
      };
    }, bad);
    expect(got).toMatchObject({controls: 'full', scene: 'pyramid', theme: undefined, name: say('page.world.main')});
    expect(got.fields).toEqual(['controls', 'theme', 'alt', 'stages', 'scenes', 'scene'].map((name) => ['invalid-option', name]));
    expect(got.lines).toHaveLength(6);
    for (const [i, words] of ['one of minimal, full, none, not “bogus”', 'one of auto, light, dark, page, not “sepia”', 'at most 500', 'no option “stages”', 'no option “scenes”', '“moon”'].entries()) {
      expect(got.lines[i]).toContain(words);
    }
  });

  test('an invalid container or invalid options are refused with a code', async ({page}) => {
    await mount(page);
    const got = await page.evaluate(() => {
      const mount = window.cs.mount.bind(window.cs) as (...args: unknown[]) => unknown;
      const main = document.querySelector('main');
      return [[null], [undefined, {lab: 'world'}], ['#main'], [{}], [document], [main, null], [main, 'pair']].map((args) => {
        try {
          return mount(...args);
        } catch (error) {
          return error instanceof window.clipstage.ClipstageError ? [error.code, error.field, error.message] : String(error);
        }
      });
    });
    const element = say('page.range.element'), options = say('page.range.options');
    const refused = (field: string, got: string, want: string): string[] => ['invalid-option', field, say('notice.invalid-field', {field, got, want})];
    expect(got).toEqual([
      refused('element', 'null', element), refused('element', 'undefined', element), refused('element', '#main', element),
      refused('element', '[object Object]', element), refused('element', '[object HTMLDocument]', element),
      refused('options', 'null', options), refused('options', 'pair', options),
    ]);
    await expect(page.locator('.cs-world')).toHaveCount(1);
  });

  test('a crowd of bodies is refused at once; a later one stops the world, with a notice', async ({page}) => {
    await mount(page, 'teeter');
    const got = await page.evaluate(async () => {
      const {world} = window;
      const told: string[] = [];
      world.on('error', ({code}) => told.push(code));
      const refused = async (call: () => unknown): Promise<unknown> => {
        try {
          return await call();
        } catch (error) {
          const {code, field, range} = error as InstanceType<typeof window.clipstage.ClipstageError>;
          return [code, field, range];
        }
      };
      const bodies = (n: number, apart: number, speed: number): SceneBody[] => Array.from({length: n}, (_, i) => {
        const x = apart * (i % 40 - 20), y = apart * (Math.floor(i / 40) - 20);
        return {width: [1, 1], mass: 1, position: [x, y], velocity: [-speed * x, -speed * y]};
      });
      const load = await refused(() => world.loadScene({version: 1, bodies: bodies(20_000, 0, 0)}));
      await world.loadScene({version: 1, settings: {gravity: [0, 0]}, bodies: bodies(1500, 3, 30)});
      world.play();
      const step = await refused(() => world.step(9));
      return [load, step, told, world.scene, world.steps, world.playing, document.querySelector('.cs-notice')!.textContent];
    });
    expect(got).toEqual([
      ['invalid-scene', 'bodies', 'a list with at most 200000 pairs whose bounding boxes overlap'],
      ['crowded', 'bodies', 'at most 500000 pairs of bodies near one another'], ['crowded'], 'own', 2, false, expect.stringContaining('is not taken'),
    ]);
  });

  test('events report each step and each change of settings', async ({page}) => {
    await mount(page, 'dominos');
    const got = await page.evaluate(async () => {
      const {world} = window;
      const steps: number[] = [], iterations: number[] = [];
      world.on('step', ({step}) => steps.push(step));
      world.on('settings', (settings) => iterations.push(settings.iterations));
      world.step();
      world.step(3);
      world.setSettings({iterations: 3});
      world.setSettings({iterations: 3});
      world.step();
      world.back(2);
      world.setSettings({iterations: 4});
      world.reset();
      world.setScene('dominos');
      const still = [...steps];
      world.play();
      while (steps.length - still.length < 6) await new Promise(requestAnimationFrame);
      world.pause();
      return {still, iterations, played: steps.slice(still.length), at: world.steps};
    });
    expect(got.still).toEqual([1, 4, 5, 3, 0, 0]);
    expect(got.iterations).toEqual([3, 10, 4, 10]);
    expect(got.played).toEqual([...got.played].sort((a, b) => a - b));
    expect(got.played.at(-1)).toBe(got.at);
  });

  test('an exception in a handler is reported to its page, and the world plays on', async ({page}) => {
    await mount(page, 'dominos');
    const got = await page.evaluate(async () => {
      const {world} = window;
      const told: string[] = [], heard: number[] = [];
      window.addEventListener('error', (event) => {
        event.preventDefault();
        told.push(event.message);
      });
      world.on('step', () => {
        throw new Error('of the page');
      });
      world.on('step', ({step}) => heard.push(step));
      world.play();
      while (heard.length < 6) await new Promise(requestAnimationFrame);
      const {code, field} = (() => {
        try {
          world.on('step', null as never);
          return {code: '', field: ''};
        } catch (error) {
          return error as {code: string; field: string};
        }
      })();
      return {playing: world.playing, heard: heard.length, told: told.length, message: told[0], code, field};
    });
    expect(got).toMatchObject({playing: true, message: expect.stringContaining('of the page'), code: 'invalid-option', field: 'handler'});
    expect(got.told).toBe(got.heard);
  });

  test('a world with growing forces stops before a position overflows, with a notice', async ({page}) => {
    await mount(page, 'teeter');
    const got = await page.evaluate(async () => {
      const {world} = window;
      const told: unknown[] = [];
      world.on('error', ({code, field, range, stands}) => told.push([code, field, range, stands]));
      const body = {position: [-10, -10] as [number, number]}, joint = {a: 0, b: 1, biasFactor: 1};
      await world.loadScene({
        version: 1, settings: {iterations: 2},
        bodies: [{...body, width: [0.01, 0.01], mass: 1e-6}, {...body, width: [100, 1], mass: 1}],
        joints: [{...joint, anchor: [1, 5]}, {...joint, anchor: [-1000, 0]}],
      });
      world.play();
      while (told.length === 0) await new Promise((resolve) => requestAnimationFrame(resolve));
      return {told, playing: world.playing, finite: world.frame.every(Number.isFinite), notice: document.querySelector('.cs-notice')!.textContent};
    });
    expect(got).toEqual({
      told: [['overflow', 'bodies[0]', 'within 1e100 metres and metres a second', 'midway']], playing: false, finite: true,
      notice: expect.stringContaining('bodies[0] would be too far away'),
    });
  });

  test('a refused call does not stop a playing world', async ({page}) => {
    await mount(page, 'teeter');
    const got = await page.evaluate(async () => {
      const {world} = window;
      const calls: (() => unknown)[] = [
        () => world.step(-1), () => world.step('3' as never), () => world.back(0.5), () => world.setState('lab=pair'), () => world.choose(1, 1),
        () => world.setScene('nothing' as never), () => world.loadScene('{'), () => world.setSettings({iterations: -1}),
      ];
      const list: unknown[] = [];
      world.play();
      for (const call of calls) {
        let refused = false;
        try {
          await call();
        } catch {
          refused = true;
        }
        list.push(refused && world.playing);
      }
      return list;
    });
    expect(got).toEqual(Array(8).fill(true));
  });

  test('the state of a custom scene restores its steps if the scene is loaded', async ({page}) => {
    await mount(page, 'teeter');
    const got = await page.evaluate(async (json) => {
      const {world} = window;
      await world.loadScene(json);
      world.step(7);
      const state = world.getState(), sum = await window.sum();
      world.step(20);
      await world.setState(state);
      const same = [world.scene, world.steps, await window.sum() === sum];
      world.setScene('wall');
      try {
        await world.setState(state);
      } catch (error) {
        return [...same, world.scene, (error as Error).message];
      }
      return same;
    }, vector.scenes[0]!.text);
    expect(got).toEqual(['own', 7, true, 'wall', say('state.own')]);
  });

  test('after a panic the world has its state, and the engine works on', async ({page}) => {
    await mount(page, 'teeter');
    const got = await page.evaluate(() => {
      const {world} = window;
      world.step(25);
      let code = '';
      world.on('error', (error) => {
        code = error.code;
      });
      let thrown: unknown;
      try {
        (world as unknown as {call(name: string): void}).call('panic');
      } catch (error) {
        thrown = error;
      }
      const after = world.steps;
      world.step(3);
      return [code, thrown instanceof window.clipstage.ClipstageError && [thrown.code, thrown.stands], after, world.steps, world.scene];
    });
    expect(got).toEqual(['panic', ['panic', undefined], 25, 28, 'teeter']);
    await expect(page.locator('.cs-notice')).toContainText('on request');
  });

  test('a chosen pair has its stages in the frame and in the trace', async ({page}) => {
    await mount(page);
    const got = await page.evaluate((W) => {
      const {world} = window;
      world.step(100);
      const none = world.getTrace().stages.length;
      world.choose(13, 1);
      const {stages, result, input} = world.getTrace();
      const contacts = stages.filter((stage) => 'frame' in stage)[9]!;
      const own = [...world.frame.subarray(W.pair, W.pair + contacts.frame.length)];
      const differing = contacts.frame.filter((x, i) => x !== own[i]).length;
      return [none, stages.map(({id}) => id).join(), differing, world.frame[W.chosenA], world.frame[W.chosenB], result.step, result.bodies.length, input.scene];
    }, W);
    expect(got).toEqual([0, 'setup,faces-a,faces-b,best-axis,reference,incident,clip-neg,clip-pos,keep,contacts,match,warm-start,solve,integrate', 0, 1, 13, 100, 79, 'pyramid']);
  });
});

test.describe('the World page', () => {
  test('plays, pauses, steps, goes back and begins anew', {tag: '@engine'}, async ({page}) => {
    await page.goto('./#lab=world');
    const world = page.locator('.cs-world');
    const button = (name: string) => page.getByRole('button', {name, exact: true});
    const step = async (): Promise<number> => Number(await world.getAttribute('data-step'));
    await expect(world).toHaveAttribute('data-step', '0');
    await expect(world).toHaveAttribute('data-scene', 'pyramid');
    await expect(button(say('world.back.name'))).toBeDisabled();
    await expect(page.getByRole('link', {name: say('page.lab.world')})).toHaveAttribute('aria-current', 'page');

    await button(say('world.next.name')).click();
    await page.keyboard.press('ArrowRight');
    expect(await step()).toBe(2);
    await page.keyboard.press('ArrowLeft');
    expect(await step()).toBe(1);
    await button(say('world.back.name')).click();
    expect(await step()).toBe(0);

    // A button that its own click disables keeps the focus and does nothing more.
    for (const name of ['world.back.name', 'world.reset'] as const) {
      await button(say('world.next.name')).click();
      await button(say(name)).focus();
      for (let press = 0; press < 2; press++) {
        await page.keyboard.press('Enter');
        expect(await step()).toBe(0);
        await expect(button(say(name))).toBeDisabled();
        await expect(button(say(name))).toBeFocused();
      }
    }

    await button(say('world.play')).click();
    await soon(step).toBeGreaterThan(20);
    await button(say('world.pause')).click();
    const paused = await step();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await step()).toBe(paused);
    await expect(page.locator('.cs-line')).toContainText(`Step ${paused} `);
    await soon(async () => new URL(page.url()).hash).toBe(`#lab=world&scene=pyramid&step=${paused}`);

    // Without a focused button, Space plays too.
    await page.locator('canvas').click({position: {x: 200, y: 30}});
    await page.keyboard.press(' ');
    await soon(step).toBeGreaterThan(paused);
    await page.keyboard.press(' ');
    await button(say('world.reset')).click();
    await expect(world).toHaveAttribute('data-step', '0');

    await page.getByRole('combobox', {name: say('world.scene')}).selectOption('teeter');
    await expect(world).toHaveAttribute('data-scene', 'teeter');
    await soon(async () => new URL(page.url()).hash).toBe('#lab=world&scene=teeter');
    await page.goBack();
    await expect(world).toHaveAttribute('data-scene', 'pyramid');

    await page.getByRole('link', {name: say('page.lab.pair')}).click();
    await expect(page.locator('[data-stage]').first()).toBeVisible();
    await expect(world).toHaveCount(0);
    await expect(page.getByRole('button', {name: say('page.share'), exact: true})).toBeVisible();
    await page.goBack();
    await expect(world).toHaveAttribute('data-scene', 'pyramid');
  });

  test('the view is zoomed, fitted again, and kept when the window is resized', {tag: '@engine-all'}, async ({page}) => {
    await page.setViewportSize({width: 1280, height: 760});
    await page.goto('./#lab=world&scene=varying-friction&step=900'); // a box has slid off the ground, and falls
    const world = page.locator('.cs-world'), canvas = page.locator('canvas');
    await expect(world).toHaveAttribute('data-step', '900');
    const picture = () => canvas.evaluate(async (canvas: HTMLCanvasElement) => {
      await new Promise(requestAnimationFrame); // the picture is drawn in this frame
      return canvas.toDataURL();
    });
    const fitted = await picture();
    await page.setViewportSize({width: 1270, height: 760});
    await page.setViewportSize({width: 1280, height: 760});
    await soon(picture).toBe(fitted);

    await page.keyboard.press('+');
    await expect(world).toHaveClass(/cs-zoomed/);
    const zoomed = await picture();
    expect(zoomed).not.toBe(fitted);
    await page.setViewportSize({width: 900, height: 700});
    await soon(picture).not.toBe(zoomed);
    await page.setViewportSize({width: 1280, height: 760});
    await soon(picture).toBe(zoomed);
    await page.keyboard.press('-');
    await soon(picture).toBe(fitted);
    await page.keyboard.press('+');
    await page.keyboard.press('0');
    await soon(picture).toBe(fitted);

    await page.getByRole('button', {name: say('page.zoom-in'), exact: true}).click();
    await soon(picture).toBe(zoomed);
    await page.getByRole('button', {name: say('page.world.fit'), exact: true}).click();
    await soon(picture).toBe(fitted);
    await expect(world).not.toHaveClass(/cs-zoomed/);
  });

  test('the browser’s Back returns to the left step; Share shows its link’s step; a key held down plays once', {tag: '@engine-all'}, async ({page}) => {
    await page.goto('./#lab=world&scene=dominos');
    const world = page.locator('.cs-world');
    await expect(world).toHaveAttribute('data-scene', 'dominos');
    for (let step = 0; step < 5; step++) await page.keyboard.press('ArrowRight');
    await page.getByRole('combobox', {name: say('world.scene')}).selectOption('teeter');
    await expect(world).toHaveAttribute('data-scene', 'teeter');
    await page.goBack();
    await expect(world).toHaveAttribute('data-scene', 'dominos');
    await expect(world).toHaveAttribute('data-step', '5');
    await page.keyboard.press('ArrowRight');
    await page.getByRole('link', {name: say('page.lab.pair')}).click();
    await expect(world).toHaveCount(0);
    await page.goBack();
    await expect(world).toHaveAttribute('data-step', '6');

    await page.locator('canvas').click({position: {x: 200, y: 30}}); // the tab has the focus, and Space then
    await page.keyboard.press(' ');
    await expect(world).toHaveAttribute('data-playing', 'true');
    await page.keyboard.down(' ');
    await expect(world).toHaveAttribute('data-playing', 'false');
    for (let press = 0; press < 5; press++) await page.keyboard.down(' '); // the browser repeats a held key
    await expect(world).toHaveAttribute('data-playing', 'false');
    await page.keyboard.up(' ');
    await page.keyboard.press(' ');
    await page.getByRole('button', {name: say('page.share'), exact: true}).click();
    await expect(world).toHaveAttribute('data-playing', 'false');
    const link = await page.getByRole('textbox', {name: say('page.share.link')}).inputValue();
    expect(link).toContain(`step=${await world.getAttribute('data-step')}`);
  });

  test('a link opens its scene and step; a broken one the default, with a notice', async ({page}) => {
    await page.goto('./#lab=world&scene=suspension-bridge&step=75');
    const world = page.locator('.cs-world');
    await expect(world).toHaveAttribute('data-step', '75');
    await expect(world).toHaveAttribute('data-scene', 'suspension-bridge');
    expect(new URL(page.url()).hash).toBe('#lab=world&scene=suspension-bridge&step=75');
    await page.evaluate(() => {
      location.hash = 'lab=world&scene=moon';
    });
    await expect(page.locator('.cs-notice')).toContainText('moon');
    await expect(world).toHaveAttribute('data-scene', 'pyramid');
    await page.getByRole('button', {name: say('notice.dismiss')}).click();
    await expect(page.locator('.cs-notice')).toBeHidden();
  });

  test('a broken link is replaced by the default’s address, after a load or another lab, and the notice stays', async ({page}) => {
    const added = (): Promise<number> => page.evaluate(() => history.length);
    const givesWay = async (to: string): Promise<void> => {
      await soon(async () => new URL(page.url()).hash).toBe(to);
      await expect(page.locator('.cs-notice')).toContainText('nope');
    };
    await page.goto('./#lab=world&scene=nope');
    await givesWay('#lab=world&scene=pyramid');
    const before = await added();
    for (const [from, to] of [['lab=pair&preset=nope', '#lab=pair&stage=setup&preset=keep-drops'], ['lab=world&scene=nope', '#lab=world&scene=pyramid']] as const) {
      await page.evaluate((from) => {
        location.hash = from;
      }, from);
      await givesWay(to);
    }
    expect(await added()).toBe(Math.min(before + 2, 50)); // a used tab's history may be full
    await page.goBack();
    await expect(page.locator('[data-stage]').first()).toBeVisible();
    await expect(page.locator('.cs-notice')).toBeHidden();
  });
});
