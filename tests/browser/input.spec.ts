import type {Page} from '@playwright/test';
import type {Engine} from '../../web/src/engine';
import {mountAnew, openFixture} from './embed';
import {LONG, expect, say, test} from './lab';

declare global {
  interface Window {
    /** New values of wrong types for all methods. */
    odd(): unknown[];
  }
}

/** A page with a figure, and values that its methods do not accept. */
async function open(page: Page): Promise<void> {
  if (await page.evaluate(() => 'odd' in window)) return mountAnew(page);
  await openFixture(page, 'one');
  await page.evaluate(() => {
    const gotcha = (): never => { throw new Error('gotcha'); };
    const length = (length: unknown): unknown => new Proxy([1, 2], {get: (target, name) => (name === 'length' ? length : Reflect.get(target, name) as unknown)});
    const bare = (of: object): object => Object.assign(Object.create(null) as object, of);
    window.odd = () => {
      const thrower = {toString: gotcha, valueOf: gotcha};
      for (const name of ['a', 'b', 'w', 'x', 'lab', 'scene', 'hash', 'stage', 'stages', 'theme', 'wheel', 'problems', 'iterations', 'version', 'length', 'key', 'wasm', 'code']) {
        Object.defineProperty(thrower, name, {get: gotcha, enumerable: true});
      }
      const {proxy, revoke} = Proxy.revocable({}, {});
      revoke();
      const list = Proxy.revocable([], {});
      list.revoke();
      const cycle: Record<string, unknown> = {};
      cycle['a'] = cycle['b'] = cycle['x'] = cycle['stages'] = cycle['bodies'] = cycle;
      const ring: unknown[] = [];
      ring.push(ring);
      const all = new Proxy({}, Object.fromEntries(['get', 'has', 'ownKeys', 'getPrototypeOf', 'getOwnPropertyDescriptor'].map((trap) => [trap, gotcha])));
      return [
        undefined, null, true, 0, -0, -1, 0.5, NaN, Infinity, 1e300, 5, 1n, -(2n ** 70n), Symbol('s'), '', ' ', 'bogus', 'x'.repeat(1e6), '\ud800', '\0', '{}', '[]',
        () => 1, gotcha, Date, {}, [], [[]], [null], ['keep'], [1, 2], Array(2 ** 32 - 1), length(-1), length(NaN), length(2 ** 53), length('1'), length({valueOf: gotcha}),
        thrower, proxy, list.proxy, all, cycle, ring, bare({}), bare({a: bare({x: 'one'}), lab: bare({}), theme: bare({}), stages: length(-1), wheel: bare({})}), Object.create({a: 5}), new Number(1), new String('keep'), new Date(NaN),
        new Float64Array(2), new Map(), new Error('no'), Object.assign(new Error('no'), {code: 'panic', message: {}}), new Event('keydown'), Promise.resolve(), globalThis, document, document.body,
        {a: 5}, {a: null}, {b: []}, {a: {x: null}}, {b: {w: {}}}, {b: thrower}, {a: bare({x: thrower})}, {key: 1}, {preventDefault: 1, target: null, get key() { return gotcha(); }},
        JSON.parse('{"__proto__": {"a": 5}, "constructor": 1}'), {toString: 1, valueOf: 1}, {nodeType: 1}, {nodeType: 1, replaceChildren: gotcha, childNodes: []},
      ];
    };
  });
}

test('any argument is accepted, or refused with code, field and range', {tag: '@engine-all'}, async ({page, faults}) => {
  await test.step('a figure accepts any argument or refuses it with code, field and range', async () => {
    await open(page);
    const got = await page.evaluate(async () => {
      const {figures: [figure], clipstage: {ClipstageError}} = window;
      const told: string[] = [], faults: string[] = [];
      figure!.on('error', ({code}) => told.push(code));
      const calls: [name: string, call: (v: never) => unknown][] = [
        ['setPose', (v) => figure!.setPose(v)], ['a', (v) => figure!.setPose({a: v})], ['a.x', (v) => figure!.setPose({a: {x: v}})], ['b.w', (v) => figure!.setPose({b: {w: v}})],
        ['setState', (v) => figure!.setState(v)], ['seek', (v) => figure!.seek(v)], ['setScene', (v) => figure!.setScene(v)], ['setTheme', (v) => figure!.setTheme(v)],
        ['on', (v) => figure!.on(v, () => {})], ['handler', (v) => figure!.on('stage', v)()], ['press', (v) => figure!.press(v)],
        ['open', (v) => figure!.open(v)], ['report', (v) => figure!.report(v)],
      ];
      const pass = new Set(['open', 'report']); // these methods report errors in the figure
      const start = figure!.getState();
      let refused = 0;
      for (const [name, call] of calls) {
        for (const [i, value] of window.odd().entries()) {
          const before = [figure!.getState(), figure!.frame.join(), figure!.element.dataset['theme']].join();
          try {
            await call(value as never);
            if (!pass.has(name)) continue;
          } catch (error) {
            refused++;
            if (!(error instanceof ClipstageError) || !/^invalid-(pose|state|scene|option)$/.test(error.code)) faults.push(`${name} ${i}: ${String(error)}`);
            else if (!error.field || !error.range || !error.message) faults.push(`${name} ${i}: ${error.code} without field or range`);
            if (pass.has(name)) faults.push(`${name} ${i} throws`);
            if ([figure!.getState(), figure!.frame.join(), figure!.element.dataset['theme']].join() !== before) faults.push(`${name} ${i}: the figure has changed`);
          }
        }
      }
      figure!.setState(start);
      figure!.next();
      return {faults, told, refused: refused > 500, stage: figure!.element.dataset['stage'], state: figure!.getState(), keys: Object.keys(Object.prototype)};
    });
    expect(got).toEqual({faults: [], told: [], refused: true, stage: 'faces-a', state: 'lab=pair&stage=faces-a&preset=keep-drops', keys: []});
  });

  await test.step('an invalid pose is refused with its field', async () => {
    await open(page);
    const POSE = say('page.range.pose'), BOX = say('page.range.box'), PLAIN = say('notice.range.readable'), X = say('notice.range.coordinate');
    const got = await page.evaluate(() => {
      const thrower = {get x(): number { throw new Error('gotcha'); }};
      const box = {w: 1, h: 1, x: 0, y: 0, angle: 0};
      const {figures: [figure], cs} = window;
      const pose = figure!.getPose();
      const calls: (() => unknown)[] = [
        ...[5, null, undefined, [], 'a', () => 1].map((pose) => () => figure!.setPose(pose as never)),
        () => figure!.setPose({a: null} as never), () => figure!.setPose({b: 7} as never), () => figure!.setPose({a: {x: 3}, b: []} as never),
        () => figure!.setPose({a: thrower}), () => figure!.setPose({get b(): never { throw new Error('gotcha'); }}), () => figure!.setPose({a: {x: Object.create(null)} as never}),
        () => cs.collide(thrower as never, box), () => cs.collide(box, {...box, x: Object.create(null) as never}),
      ];
      const refused = calls.map((call) => {
        try {
          return call();
        } catch (error) {
          const {code, field, range} = error as {code: string; field: string; range: string};
          return [code, field, range];
        }
      });
      figure!.setPose(Object.assign(Object.create(null) as object, {a: Object.assign(Object.create(null) as object, {x: 0.25})}));
      return {refused, moved: JSON.stringify(figure!.getPose()) === JSON.stringify({...pose, a: {...pose.a, x: 0.25}})};
    });
    expect(got).toEqual({
      refused: [
        ...Array(6).fill(['invalid-pose', 'pose', POSE]), ['invalid-pose', 'a', BOX], ['invalid-pose', 'b', BOX], ['invalid-pose', 'b', BOX],
        ['invalid-pose', 'a.x', PLAIN], ['invalid-pose', 'b', PLAIN], ['invalid-pose', 'a.x', X], ['invalid-pose', 'a.x', PLAIN], ['invalid-pose', 'b.x', X],
      ],
      moved: true,
    });
  });

  await test.step('a world accepts any argument or refuses it with code, field and range', async () => {
    await open(page);
    const got = await page.evaluate(async () => {
      const {cs, clipstage: {ClipstageError}} = window;
      window.figures[0]!.destroy();
      const world = cs.mount(document.querySelector('main')!, {lab: 'world', scene: 'teeter'});
      window.figures = [world as never];
      const told: string[] = [], faults: string[] = [];
      world.on('error', ({code}) => told.push(code));
      const body = {width: [1, 1], mass: 1, position: [0, 0]};
      // world.spec.ts tests the methods shared with the page. This test covers the others.
      const calls: [name: string, call: (v: never) => unknown][] = [
        ['on', (v) => world.on(v, () => {})], ['handler', (v) => world.on('step', v)()], ['press', (v) => world.press(v)], ['pickAt', (v) => world.pickAt(v, 1)],
        ['choose', (v) => world.choose(v, v)], ['scene', (v) => world.loadScene(v)], ['bodies', (v) => world.loadScene({version: 1, bodies: v})],
        ['gravity', (v) => world.setSettings({gravity: v})], ['edit', (v) => world.edit(v)], ['do', (v) => world.edit({do: v})],
        ['body', (v) => world.edit({do: 'push', body: v, at: [0, 0], impulse: [0, 0]})], ['width', (v) => world.edit({do: 'add', width: v, mass: 1, position: [0, 0]})], ['report', (v) => world.report(v)], ['open', (v) => world.open(v)],
      ];
      let refused = 0;
      for (const [name, call] of calls) {
        for (const [i, value] of window.odd().entries()) {
          const before = [world.getState(), JSON.stringify(world.getSettings()), world.frame.join()].join();
          try {
            await call(value as never);
          } catch (error) {
            refused++;
            if (!(error instanceof ClipstageError) || !/^invalid-(scene|option)$/.test(error.code)) faults.push(`${name} ${i}: ${String(error)}`);
            else if (!error.field || !error.range || !error.message) faults.push(`${name} ${i}: ${error.code} without field or range`);
            if ([world.getState(), JSON.stringify(world.getSettings()), world.frame.join()].join() !== before) faults.push(`${name} ${i}: the world has changed`);
          }
        }
      }
      const negative = new Proxy([body], {get: (target, name) => (name === 'length' ? -1 : Reflect.get(target, name) as unknown)});
      const lengths = await Promise.all([negative, {version: 1, bodies: negative}, {version: 1, bodies: [{...body, position: negative}]}].map((scene) => world.loadScene(scene as never).catch(({code, field, range}: {code: string; field: string; range: string}) => [code, field, range])));
      await world.loadScene(Object.assign(Object.create(null) as object, {version: 1, bodies: [Object.assign(Object.create(null) as object, body)]}) as never);
      world.setSettings(Object.assign(Object.create(null) as object, {iterations: 3}));
      world.step(2);
      return {faults, told, refused: refused > 400, lengths, scene: world.scene, steps: world.steps, iterations: world.getSettings().iterations};
    });
    const plain = say('notice.range.readable');
    expect(got).toEqual({
      faults: [], told: [], refused: true, lengths: [['invalid-scene', 'scene', plain], ['invalid-scene', 'bodies', plain], ['invalid-scene', 'bodies[0].position', plain]],
      scene: 'own', steps: 2, iterations: 3,
    });
  });

  await test.step('mount with any options shows a notice and the default, or throws and leaves its container unchanged', async () => {
    await open(page);
    const got = await page.evaluate(async ([names, world, each]) => {
      const {cs, clipstage: {ClipstageError}} = window;
      const place = document.createElement('div'), kept = document.createElement('p');
      place.style.height = '300px';
      document.querySelector('main')!.append(place);
      const faults: string[] = [];
      const trial = (name: string, args: unknown[]): void => {
        place.replaceChildren(kept);
        let figure: ReturnType<Engine['mount']> | undefined;
        try {
          figure = (cs.mount as (...args: unknown[]) => typeof figure).apply(cs, args);
        } catch (error) {
          if (!(error instanceof ClipstageError) || error.code !== 'invalid-option' || !error.field || !error.range) faults.push(`${name}: ${String(error)}`);
          if (place.firstChild !== kept || place.childNodes.length !== 1) faults.push(`${name}: its place has changed`);
          return;
        }
        const notice = figure!.element.querySelector('.cs-notice')!.textContent!;
        for (const problem of figure!.problems) {
          if (!(problem instanceof ClipstageError) || !problem.code.startsWith('invalid-') || !problem.field || !problem.range || !notice.includes(problem.message.slice(0, 20))) faults.push(`${name}: ${String(problem)}`);
        }
        try {
          const {next, step} = figure as {next?(): void; step?(): void};
          (next ?? step)!.call(figure);
          figure!.getState();
        } catch (error) {
          faults.push(`${name}: ${String(error)}`);
        }
        figure!.destroy();
      };
      const count = window.odd().length;
      for (let i = 0; i < count; i += each) {
        // Not the page itself as a container, since a figure would replace everything.
        const one = window.odd()[i];
        if (one !== document.body) trial(`place ${i}`, [one]);
        if (Object(one) === one || i < 5) trial(`options ${i}`, [place, window.odd()[i]]); // other values are refused in the same way
        trial(`world ${i}`, [place, Object.assign({}, ...world.map((name) => ({[name]: window.odd()[i]})), {lab: 'world'})]);
        trial(`each option ${i}`, [place, Object.assign({}, ...names.map((name) => ({[name]: window.odd()[i]})))]);
        if (i % 10 === 0) await new Promise(requestAnimationFrame);
      }
      for (const [i, value] of window.odd().entries()) {
        try {
          cs.collide(value as never, value as never);
          faults.push(`collide ${i} is taken`);
        } catch (error) {
          if (!(error instanceof ClipstageError) || error.code !== 'invalid-pose' || !error.field || !error.range) faults.push(`collide ${i}: ${String(error)}`);
        }
      }
      place.remove();
      return {faults, figures: document.querySelectorAll('.cs-figure').length, stage: (window.figures[0]!.next(), window.figures[0]!.stage)};
    }, [OPTIONS, WORLD, LONG ? 1 : 4] as const);
    expect(got).toMatchObject({faults: [], stage: 'faces-a'});
  });

  await test.step('an invalid option shows a notice and uses the default', async () => {
    await open(page);
    const got = await page.evaluate(() => {
      const place = document.querySelector('main')!;
      window.figures[0]!.destroy();
      const list = new Proxy(['keep'], {get: (target, name) => (name === 'length' ? -1 : Reflect.get(target, name) as unknown)});
      const mine = new window.clipstage.ClipstageError('invalid-option', 'of the page', {field: 'mine', range: 'ours'});
      return [
        {wheel: 'bogus'}, {wheel: 1}, {hash: 5}, {problems: 5}, {problems: [mine, 5]}, {problems: [mine]}, {stages: list}, {stages: Array(2 ** 32 - 1)}, {get theme() { throw new Error('gotcha'); }},
        Object.assign(Object.create(null) as object, {wheel: 'page', theme: 'dark'}),
      ].map((options) => {
        const figure = window.cs.mount(place, options as never), {element, problems} = figure;
        window.figures.push(figure as never);
        return [problems.map(({field}) => field).join(), element.dataset['wheel'], element.querySelector('.cs-notice')!.textContent!.split('\n').length, element.querySelectorAll('.cs-stage').length, element.dataset['theme'] ?? 'auto'];
      });
    });
    const usual = ['zoom-when-focused', 1, 10, 'auto'];
    expect(got).toEqual([
      ['wheel', ...usual], ['wheel', ...usual], ['hash', ...usual], ['problems', ...usual], ['problems', ...usual], ['mine', ...usual], ['stages', ...usual], ['stages', ...usual], ['theme', ...usual],
      ['', 'page', 1, 10, 'dark'],
    ]);
  });

  await test.step('load with any argument loads, or rejects with a code', async () => {
    faults.allow(/404|failed|abort|Loading|fetch/i);
    await open(page);
    const got = await page.evaluate(async () => {
      const {load, ClipstageError} = window.clipstage;
      const faults: string[] = [], reported: string[] = [];
      const attempt = async (name: string, options: unknown): Promise<void> => {
        try {
          await load(options as never);
        } catch (error) {
          if (!(error instanceof ClipstageError) || error.code === 'panic') faults.push(`${name}: ${String(error)}`);
          else if (error.code === 'invalid-option' && (!error.field || !error.range)) faults.push(`${name}: without field or range`);
        }
      };
      // Arguments with which load succeeds are left out, since one such call is enough.
      for (const [i, value] of window.odd().entries()) {
        if (typeof value !== 'object' || value === null) await attempt(`options ${i}`, value === undefined ? null : value);
        if (value !== undefined && typeof value !== 'string') await attempt(`wasm ${i}`, {labs: ['pair'], wasm: {pair: value}});
        if (value !== undefined && typeof value !== 'function') await attempt(`onProgress ${i}`, {onProgress: value});
      }
      window.addEventListener('error', (event) => {
        event.preventDefault();
        reported.push(event.message);
      });
      const engine = await load({onProgress() { throw new Error('of the page'); }});
      const box = {w: 1, h: 1, x: 0, y: 0, angle: 0};
      return {faults, told: reported.length > 0 && reported.every((message) => message.includes('of the page')), n: engine.collide(box, {...box, x: 0.9}).result.out.n};
    });
    expect(got).toEqual({faults: [], told: true, n: 2});
  });
});

const WORLD = ['scene', 'state', 'step', 'pick', 'stage', 'gravity', 'iterations', 'slop', 'dt', 'warmStarting', 'controls', 'editable', 'panels', 'theme', 'alt', 'height', 'hash', 'problems', 'wheel', 'id', 'origin', 'poster'];
const OPTIONS = ['lab', 'scene', 'state', 'stage', 'stages', 'controls', 'panels', 'editable', 'theme', 'height', 'alt', 'hash', 'problems', 'wheel', 'id', 'origin', 'poster', 'preset'];
