import type {Page} from '@playwright/test';
import type {Figure, HullFigure, World} from '../../web/src/engine';
import {openFixture} from './embed';
import {endable} from './ending';
import {expect, say, soon, test} from './lab';
import {figureIn, HEAR, heard, iframe, send, test as inPost} from './post';
import {STRICT} from './server';

interface Telling { on(type: string, handler: (detail: {code: string; stands?: string; message: string}) => void): unknown }

type Act<Of> = readonly [type: string, act: (one: Of) => void];

declare global {
  interface Window {
    /** The name of the button that steps a world forward. */
    forward: string;
    reported: string[];
    acts: {figure: Act<Figure>[]; world: Act<World>[]; hull: Act<HullFigure>[]};
    codeOf(call: () => unknown): string;
    mountOf(lab: 'pair' | 'world' | 'hull'): Figure | World | HullFigure;
    /** Moves a figure's box or hull to x. A world plays. */
    moveIn(one: Figure | World | HullFigure, x: number): void;
    /** The figure whose instance was lost between its picture and its words. */
    lost: HTMLElement | undefined;
    /** Steps the page's second figure, and returns the stages that it shows. If it works, they are GOES_ON. */
    goesOn(): string[];
  }
}

/** Opens a page with two figures. The second must still work after faults of the first. */
async function open(page: Page): Promise<void> {
  await openFixture(page, 'two');
  await page.evaluate((forward) => {
    window.forward = forward;
    window.reported = [];
    window.addEventListener('error', (event) => {
      event.preventDefault();
      window.reported.push(event.message);
    });
    const panic = (one: object): void => {
      try {
        (one as {call(name: string): void}).call('panic');
      } catch {
        // the event is sent
      }
    };
    const button = (name: string) => (one: Figure | World | HullFigure) => one.element.querySelector<HTMLElement>(`button[aria-label="${name}"]`)!.click();
    window.acts = {
      figure: [
        ['stage', (figure) => figure.next()], ['state', (figure) => figure.next()], ['play', (figure) => figure.play()],
        ['pause', (figure) => {
          figure.play();
          figure.pause();
        }],
        ['pose', (figure) => figure.setPose({b: {x: 9}})], ['contacts', (figure) => figure.setPose({b: {x: 9}})],
        ['error', panic], ['stage', button('Next stage')], ['play', button('Play')],
        ['stage', (figure) => figure.press(new KeyboardEvent('keydown', {key: 'ArrowRight'}))],
      ],
      world: [
        ['step', (world) => world.step()], ['state', (world) => world.step(2)], ['step', (world) => world.reset()],
        ['scene', (world) => world.setScene('wall')], ['step', (world) => world.setState('lab=world&scene=wall&step=5')], ['scene', (world) => world.open('lab=world&scene=wall&step=500')],
        ['settings', (world) => world.setSettings({iterations: 3})], ['edited', (world) => world.edit({do: 'push', body: 1, at: [0, 1], impulse: [1, 0]})],
        ['play', (world) => world.play()],
        ['pause', (world) => {
          world.play();
          world.pause();
        }],
        ['pause', (world) => {
          world.play();
          world.setScene('teeter');
        }],
        ['error', panic], ['step', button(forward)], ['play', button('Play')],
        ['step', (world) => world.press(new KeyboardEvent('keydown', {key: 'ArrowRight'}))],
      ],
      hull: [
        ['stage', (hulls) => hulls.next()], ['state', (hulls) => hulls.seek('keep')], ['play', (hulls) => hulls.play()],
        ['pose', (hulls) => hulls.setHulls({b: {position: [9, 0, 0]}})], ['contacts', (hulls) => hulls.setHulls({b: {position: [9, 0, 0]}})],
        ['error', panic], ['stage', button('Next stage')], ['play', button('Play')],
        ['stage', (hulls) => hulls.press(new KeyboardEvent('keydown', {key: 'ArrowRight'}))],
      ],
    };
    window.codeOf = (call) => {
      try {
        call();
        return 'none';
      } catch (error) {
        return error instanceof window.clipstage.ClipstageError ? error.code : `not ours: ${String(error)}`;
      }
    };
    window.mountOf = (lab) => {
      const place = document.querySelector<HTMLElement>('main > div')!;
      if (lab === 'hull') return window.cs.mount(place, {lab});
      return lab === 'pair' ? window.cs.mount(place, {scene: 'deep'}) : window.cs.mount(place, {lab, scene: 'teeter'});
    };
    window.moveIn = (one, x) => {
      if ('setPose' in one) one.setPose({b: {x}});
      else if ('setHulls' in one) one.setHulls({b: {position: [x, 0, 1]}});
      else one.play();
    };
    window.goesOn = () => {
      const second = window.figures[1]!;
      const stages = [second.stage, second.element.dataset['stage']!];
      second.prev();
      stages.push(second.stage, second.element.dataset['stage']!);
      second.next();
      return stages;
    };
  }, say('world.next.name'));
}

const GOES_ON = ['clip-pos', 'clip-pos', 'clip-neg', 'clip-neg'];

test('handlers, canvases and synthetic events end nothing', {tag: '@engine-all'}, async ({page}) => {
  await open(page);
  await test.step('synthetic events end nothing', async () => {
    await page.evaluate(() => void (window.reported.length = 0));
    const got = await page.evaluate(() => {
      const [first] = window.figures;
      const title = first!.element.querySelector('.cs-title')!;
      for (const type of ['click', 'input', 'change', 'mouseover', 'mouseout', 'focusin', 'focusout', 'keydown', 'pointermove', 'pointerdown', 'wheel', 'touchstart']) {
        for (const target of [title.firstChild!, title, first!.element.querySelector('button')!, first!.element.querySelector('canvas')!]) {
          target.dispatchEvent(new Event(type, {bubbles: true, cancelable: true}));
          for (const relatedTarget of [window, document, title.firstChild!]) {
            target.dispatchEvent(new MouseEvent(type, {bubbles: true, relatedTarget}));
            target.dispatchEvent(new FocusEvent(type, {bubbles: true, relatedTarget}));
          }
        }
      }
      return {code: window.codeOf(() => first!.getState()), goesOn: window.goesOn()};
    });
    expect(got).toEqual({code: 'none', goesOn: GOES_ON});
  });

  await test.step('a handler of any event may destroy its figure: nothing else ends', async () => {
    await page.evaluate(() => void (window.reported.length = 0));
    const got = await page.evaluate(async () => {
      const place = document.querySelector<HTMLElement>('main > div')!;
      const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);
      const faults: string[] = [];
      let destroyed = 0;
      const check = (name: string, one: {destroy(): void; getState(): string}): void => {
        const code = window.codeOf(() => one.getState());
        if (code !== 'destroyed') faults.push(`${name}: ${code}`);
        else destroyed++;
        if (window.goesOn().join() !== 'clip-pos,clip-pos,clip-neg,clip-neg') faults.push(`${name}: the other figure stands`);
        one.destroy();
      };
      for (const [i, [type, act]] of window.acts.figure.entries()) {
        const figure = window.cs.mount(place, {scene: 'deep'});
        figure.on(type as 'stage', () => figure.destroy());
        await frame();
        act(figure);
        check(`figure ${i} ${type}`, figure);
      }
      for (const [i, [type, act]] of window.acts.world.entries()) {
        const world = window.cs.mount(place, {lab: 'world', scene: 'teeter'});
        world.on(type as 'step', () => world.destroy());
        act(world);
        check(`world ${i} ${type}`, world);
      }
      for (const [i, [type, act]] of window.acts.hull.entries()) {
        const hulls = window.cs.mount(place, {lab: 'hull'});
        hulls.on(type as 'stage', () => hulls.destroy());
        await frame();
        act(hulls);
        check(`hulls ${i} ${type}`, hulls);
      }
      const world = window.cs.mount(place, {lab: 'world', scene: 'teeter'});
      world.play();
      await new Promise<void>((resolve) => {
        world.on('step', () => {
          world.destroy();
          resolve();
        });
      });
      await frame();
      await frame();
      check('a world that plays', world);
      return {faults, reported: window.reported, destroyed, figures: document.querySelectorAll('.cs-figure').length};
    });
    expect(got).toEqual({faults: [], reported: [], destroyed: 35, figures: 1});
  });

  await test.step('an exception in a handler is reported and ends nothing', async () => {
    await page.evaluate(() => void (window.reported.length = 0));
    const got = await page.evaluate(() => {
      const place = document.querySelector<HTMLElement>('main > div')!;
      const told: string[] = [];
      const tell = (kind: string, one: Figure | World | HullFigure, type: string, act: (one: never) => void): void => {
        (one as Telling).on(type, () => {
          throw new Error('of the page');
        });
        (one as Telling).on(type, () => told.push(kind));
        window.reported.length = 0;
        const before = told.length;
        act(one as never);
        if (told.length === before || window.reported.some((message) => !message.includes('of the page')) || window.reported.length !== told.length - before) {
          told.push(`${kind} ${type}: ${window.reported.join()}`);
        }
        if (window.codeOf(() => one.getState()) !== 'none') told.push(`${kind} ${type}: its figure is no more`);
        one.destroy();
      };
      for (const [type, act] of window.acts.figure.slice(0, 7)) tell('figure', window.cs.mount(place, {scene: 'deep'}), type, act);
      for (const [type, act] of window.acts.world.slice(0, 11)) tell('world', window.cs.mount(place, {lab: 'world', scene: 'teeter'}), type, act);
      for (const [type, act] of window.acts.hull.slice(0, 6)) tell('hull', window.cs.mount(place, {lab: 'hull'}), type, act);
      return {told: [...new Set(told)], goesOn: window.goesOn()};
    });
    expect(got).toEqual({told: ['figure', 'world', 'hull'], goesOn: GOES_ON});
  });

  await test.step('an exception of a canvas is reported once, in its figure too, until it draws again', async () => {
    await page.evaluate(() => void (window.reported.length = 0));
    const got = await page.evaluate(async () => {
      const first = window.cs.mount(document.querySelector<HTMLElement>('main > div')!, {lab: 'hull'});
      await first.settled(); // waits for the drawing code
      first.destroy();
      const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);
      const pens = CanvasRenderingContext2D.prototype;
      const whole = Object.getOwnPropertyDescriptors(pens);
      const results: unknown[] = [];
      for (const lab of ['pair', 'world', 'hull'] as const) {
        for (const name of ['setTransform', 'stroke'] as const) {
          for (const when of ['before', 'after']) {
            const spoil = (): void => {
              Object.defineProperty(pens, name, {configurable: true, value() {
                throw new Error('no ink');
              }});
            };
            if (when === 'before') spoil();
            const told: string[] = [];
            const one = window.mountOf(lab);
            (one as Telling).on('error', ({code, message}) => told.push(`${code} ${message}`));
            if (when === 'after') spoil();
            const step = (): void => 'step' in one ? one.step() : one.next();
            step();
            for (let i = 0; i < 2; i++) await frame();
            step();
            for (let i = 0; i < 2; i++) await frame();
            const notice = one.element.querySelector('.cs-notice')!.textContent;
            one.element.querySelector<HTMLElement>(`button[aria-label="Next stage"], button[aria-label="${window.forward}"]`)!.click();
            window.moveIn(one, 0.3);
            for (let i = 0; i < 3; i++) await frame();
            one.element.style.height = '300px';
            for (let i = 0; i < 3; i++) await frame();
            Object.defineProperties(pens, whole);
            one.pause();
            const picture = one.element.querySelector('canvas')!.toDataURL();
            step();
            for (let i = 0; i < 2; i++) await frame();
            const again = one.element.querySelector('canvas')!.toDataURL() !== picture;
            const goesOn = window.goesOn().join();
            results.push([lab, name, when, told.join(), notice!.includes('no ink'), again, goesOn, window.reported.splice(0).filter((message) => !message.includes('no ink')).join()]);
            one.destroy();
          }
        }
      }
      return results;
    });
    expect(got).toHaveLength(12);
    const told = `no-canvas ${say('page.not-drawn', {reason: 'no ink'})}`;
    for (const [lab, name, when, ...rest] of got as string[][]) {
      // The mount's events have no handler yet, so only the reader sees the error.
      expect([lab, name, when, ...rest]).toEqual([lab, name, when, when === 'before' ? '' : told, true, true, GOES_ON.join(), '']);
    }
  });

  await test.step('a canvas that sends commands while it is drawn ends nothing', async () => {
    await page.evaluate(() => void (window.reported.length = 0));
    const got = await page.evaluate(async () => {
      const pens = CanvasRenderingContext2D.prototype;
      const {stroke} = pens;
      const codes: string[] = [];
      for (const lab of ['pair', 'world', 'hull'] as const) {
        const one = window.mountOf(lab);
        let drawn = 0;
        pens.stroke = function(this: CanvasRenderingContext2D, ...args: []) {
          Reflect.apply(stroke, this, args);
          drawn++;
          if ('step' in one) one.step();
          else window.moveIn(one, drawn / 1000);
        } as typeof stroke;
        codes.push(window.codeOf(() => 'step' in one ? one.step() : one.next()));
        for (let begun = false; !begun; begun = drawn > 0) await new Promise(requestAnimationFrame); // the drawing code may still be loading
        for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
        pens.stroke = stroke;
        codes.push(drawn > 0 && drawn < 1000 ? 'drawn' : `drawn ${drawn} times`, window.codeOf(() => one.getState()));
        one.destroy();
      }
      return {codes, reported: window.reported, goesOn: window.goesOn()};
    });
    expect(got).toEqual({codes: ['none', 'drawn', 'none', 'none', 'drawn', 'none', 'none', 'drawn', 'none'], reported: [], goesOn: GOES_ON});
  });
});

const ENDS = {
  'something is thrown through it': () => {
    window.ending = true;
    window.codeOf(() => window.figures[0]!.next());
    window.codeOf(() => window.world.step());
    window.ending = false;
  },
  'no other instance begins': () => {
    const {Instance} = WebAssembly;
    WebAssembly.Instance = function() { throw new RangeError('on purpose'); } as unknown as typeof WebAssembly.Instance;
    for (const one of [window.figures[0], window.world]) window.codeOf(() => (one as unknown as {call(name: string): void}).call('panic'));
    WebAssembly.Instance = Instance;
  },
};

for (const [how, end] of Object.entries(ENDS)) {
  test(`after the end of the programs every figure reports it once, and load() loads them again: ${how}`, {tag: '@engine-all'}, async ({page, faults}) => {
    faults.allow(/on purpose/);
    await endable(page);
    await open(page);
    await page.evaluate(() => {
      const third = document.createElement('div');
      document.querySelector('main')!.append(third);
      window.world = window.cs.mount(third, {lab: 'world', scene: 'teeter'});
      window.world.play();
      const told: unknown[] = [];
      Object.assign(window, {told});
      for (const [name, one] of Object.entries({first: window.figures[0]!, second: window.figures[1]!, world: window.world})) {
        (one as Telling).on('error', ({code, stands, message}) => told.push([name, code, stands, message]));
      }
      window.world.on('pause', () => told.push(['world', 'pause']));
    });
    await page.evaluate(end);
    const got = await page.evaluate(async () => {
      const {figures: [first, second], world, cs} = window;
      for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
      const box = {w: 1, h: 1, x: 0, y: 0, angle: 0};
      const place = document.createElement('div'), kept = document.createElement('p');
      place.append(kept);
      document.body.append(place);
      const calls: (() => unknown)[] = [
        () => first!.next(), () => first!.getState(), () => second!.setPose({a: {x: 1}}), () => second!.play(), () => world.step(), () => world.play(), () => world.setSettings({iterations: 3}),
        () => cs.collide(box, box), () => cs.mount(place), () => cs.mount(place, {lab: 'world'}),
      ];
      const thrown = calls.map((call) => {
        try {
          return call();
        } catch (error) {
          return error instanceof window.clipstage.ClipstageError ? `${error.code} ${error.stands}` : String(error);
        }
      });
      for (const one of [first!, second!, world]) {
        for (const button of one.element.querySelectorAll<HTMLElement>('button:not(.cs-dismiss)')) button.click();
        one.element.dispatchEvent(new KeyboardEvent('keydown', {key: 'ArrowRight', bubbles: true}));
        one.element.querySelector('canvas')!.dispatchEvent(new PointerEvent('pointermove', {bubbles: true}));
        one.element.style.height = '400px';
      }
      for (let i = 0; i < 5; i++) await new Promise(requestAnimationFrame);
      const {told} = window as unknown as {told: unknown[]};
      return {
        told, thrown, playing: world.playing, kept: place.firstChild === kept && place.childNodes.length === 1,
        drawn: [...document.querySelectorAll('canvas')].map((canvas) => canvas.width > 0),
      };
    });
    const [[, , , message]] = got.told as [[unknown, unknown, unknown, string]];
    expect(message).toContain('load()');
    expect(got.told.filter((one) => (one as string[])[1] !== 'pause').sort()).toEqual([['first', 'panic', 'ended', message], ['second', 'panic', 'ended', message], ['world', 'panic', 'ended', message]]);
    expect(got.told.filter((one) => (one as string[])[1] === 'pause')).toHaveLength(1);
    expect(got.thrown).toEqual(got.thrown.map(() => 'panic ended'));
    expect(got).toMatchObject({playing: false, kept: true, drawn: [true, true, true]});
    const notices = page.locator('.cs-notice:not([hidden])');
    await expect(notices).toHaveCount(3);
    for (const notice of await notices.all()) {
      await expect(notice).toHaveRole('alert');
      await expect(notice).toContainText(say('page.ended.notice', {reason: ''}).split(':')[0]!);
    }

    const again = await page.evaluate(async () => {
      for (const one of [...window.figures, window.world]) one.destroy();
      await new Promise(requestAnimationFrame);
      window.cs = await window.clipstage.load();
      const places = document.querySelectorAll<HTMLElement>('main > div');
      window.figures = [window.cs.mount(places[0]!, {scene: 'deep'}), window.cs.mount(places[1]!, {stage: 'clip-pos'})];
      const world = window.cs.mount(places[2]!, {lab: 'world', scene: 'teeter'});
      world.step(3);
      return {goesOn: window.goesOn(), steps: world.steps, figures: document.querySelectorAll('.cs-figure').length};
    });
    expect(again).toEqual({goesOn: GOES_ON, steps: 3, figures: 3});
    expect((await page.evaluate(() => window.reported)).filter((reported) => !/on purpose/.test(reported))).toEqual([]);
  });
}

test('a figure of the lab that loses its instance between its picture and its words begins anew', {tag: '@engine-all'}, async ({page, lab, faults}) => {
  faults.allow(/on purpose/);
  await endable(page);
  await page.addInitScript(() => {
    let ending = false;
    Object.defineProperty(window, 'ending', {get: () => {
      const now = ending;
      ending = false; // once: the next instance works
      return now;
    }});
    const wait = window.setTimeout;
    window.setTimeout = ((call: () => void, delay?: number) => wait(() => {
      const figure = document.querySelector<HTMLElement>('#lab > .cs-figure:not(.cs-poster)');
      if (delay === undefined && figure !== null && figure.querySelector('[data-on-click]') === null && window.lost === undefined) {
        window.lost = figure;
        ending = true;
        document.dispatchEvent(new KeyboardEvent('keydown', {key: 'ArrowRight', bubbles: true}));
      }
      call();
    }, delay)) as typeof setTimeout;
  });
  await lab.open('lab=pair&stage=keep&preset=deep');
  await lab.isAt('keep');
  expect(await page.evaluate(() => window.lost?.isConnected)).toBe(false);
  await lab.next.click();
  await lab.isAt('contacts');
  await expect(page.locator('[data-code]')).toHaveCount(0);
});

test('after the end of the engine the lab says so, and restarts in the state that was shown', {tag: '@engine-all'}, async ({page, lab, faults}) => {
  faults.allow(/on purpose/);
  await endable(page);
  const failure = page.locator('[data-code=panic]');
  const ending = async (button: string): Promise<void> => {
    await page.evaluate((button) => {
      const press = document.querySelector<HTMLElement>(`.cs-figure button[aria-label="${button}"]`)!;
      window.ending = true;
      press.click();
      window.ending = false;
    }, button);
    await expect(failure).toHaveRole('alert');
    await expect(failure).toContainText(say('page.ended.again', {reason: 'on purpose'}));
  };
  await lab.open('lab=pair&stage=keep&preset=deep');
  await lab.type('b.x', '0.5');
  await lab.isAt('keep');
  const state = await page.evaluate(() => new Promise<string>((resolve) => { // before the address follows the figure
    const field = document.querySelector<HTMLInputElement>('[data-field="b.y"]')!;
    field.focus();
    resolve(location.hash);
  }));
  await lab.next.click();
  await ending('Previous stage');
  await soon(async () => lab.hash()).toContain('stage=contacts');
  expect(lab.hash()).toContain('b=2.6,1.8,0.5,');
  expect(lab.hash()).not.toBe(state);
  await page.getByRole('button', {name: say('page.retry')}).click();
  await lab.isAt('contacts');
  expect(await lab.number('b.x')).toBe(0.5);
  await expect(failure).toHaveCount(0);
  await lab.previous.click();
  await lab.isAt('keep');

  await page.getByRole('link', {name: say('page.lab.world'), exact: true}).click();
  const world = page.locator('.cs-world');
  await world.waitFor();
  for (let i = 0; i < 3; i++) await page.getByRole('button', {name: say('world.next.name')}).click();
  await expect(world).toHaveAttribute('data-step', '3');
  await ending(say('world.next.name'));
  await page.getByRole('button', {name: say('page.retry')}).click();
  await expect(page.locator('.cs-world')).toHaveAttribute('data-step', '3');
  await page.getByRole('button', {name: say('world.next.name')}).click();
  await expect(page.locator('.cs-world')).toHaveAttribute('data-step', '4');
  await page.getByRole('link', {name: say('hull.tab'), exact: true}).click();
  await lab.stageButton('keep').click();
  await ending('Next stage');
  await page.getByRole('button', {name: say('page.retry')}).click();
  await expect(page.locator('.cs-hull')).toHaveAttribute('data-stage', 'keep');
});

inPost('after the end of the engine an embedded figure says so, sends an error, and starts anew', {tag: '@engine-all'}, async ({page, blog, faults}) => {
  faults.allow(/on purpose/);
  await endable(page);
  await page.goto(blog.publish(HEAR + iframe(`${STRICT}embed.html?preset=deep&id=one`)));
  const frame = await figureIn(page);
  const figure = frame.locator('.cs-figure[data-stage]');
  await frame.getByRole('button', {name: 'Next stage', exact: true}).click();
  await expect(figure).toHaveAttribute('data-stage', 'faces-a');
  await frame.evaluate(() => {
    const press = document.querySelector<HTMLElement>('button[aria-label="Next stage"]')!;
    window.ending = true;
    press.click();
    press.click();
    window.ending = false;
  });
  const failure = frame.locator('[data-code=panic]');
  await expect(failure).toContainText(say('page.ended.again', {reason: 'on purpose'}));
  await expect(figure).toHaveCount(0);
  const command = (type: string, id: string, payload: unknown = null): unknown => ({source: 'clipstage', v: 1, type, id, payload});
  await send(page, command('next', 'late'));
  await soon(async () => (await heard(page, ['error'])).map(({data}) => [data.id, data.payload['code']])).toEqual([['one', 'panic'], ['late', 'panic']]);

  await frame.getByRole('button', {name: say('page.retry')}).click();
  await expect(figure).toHaveAttribute('data-stage', 'faces-a');
  await send(page, command('seek', 'again', {stage: 'keep'}));
  await expect(figure).toHaveAttribute('data-stage', 'keep');
  await soon(async () => (await heard(page, ['load'])).map(({data}) => data.payload['stage'])).toEqual(['setup', 'faces-a']);
  expect(await heard(page, ['error'])).toHaveLength(2);
});
