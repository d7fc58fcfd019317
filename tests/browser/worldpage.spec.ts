import type {Page} from '@playwright/test';
import type {Scene, SceneBody, World} from '../../web/src/engine';
import {MARKS} from '../../web/src/labs/world/layers/contacts';
import {openFixture} from './embed';
import {endable} from './ending';
import {some, expect, say, soon, test} from './lab';

async function open(page: Page, scene: string, step = 0): Promise<void> {
  await page.goto(`./#lab=world&scene=${scene}${step > 0 ? `&step=${step}` : ''}`);
  await expect(page.locator('.cs-world')).toHaveAttribute('data-scene', scene);
  await expect(page.locator('.cs-world')).toHaveAttribute('data-step', String(step));
}

const size = (page: Page): Promise<number[]> => page.locator('.cs-world canvas').evaluate(({clientWidth, clientHeight}) => [clientWidth, clientHeight]);

test('the canvas keeps its size while numbers grow, at every width', async ({page}) => {
  await open(page, 'teeter');
  const world = page.locator('.cs-world');
  const step = async (): Promise<number> => Number(await world.getAttribute('data-step'));
  const button = (name: string) => page.getByRole('button', {name: say(name), exact: true});
  for (const [width, height] of some([[390, 844], [1280, 760], [280, 640], [820, 1180], [768, 1024]] as const)) await test.step(`${width} px wide`, async () => {
    await page.setViewportSize({width, height});
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    const before = await size(page);
    const heights = await page.locator('.cs-line').evaluate((line) => {
      const {textContent} = line;
      const found = ['Step 1', textContent, line.getAttribute('data-longest')!].map((text) => {
        line.textContent = text;
        return line.getBoundingClientRect().height;
      });
      line.textContent = textContent;
      return found;
    });
    expect(new Set(heights).size, String(heights)).toBe(1);
    // Later texts fit into the reserved room.
    await button('world.play').click();
    await soon(step).toBeGreaterThan(100);
    expect(await size(page)).toEqual(before);
    const [now, longest] = await page.locator('.cs-line').evaluate((line) => [line.textContent!.length, line.getAttribute('data-longest')!.length]);
    expect(now).toBeLessThanOrEqual(longest!);
    await button('world.pause').click();
    await button('world.reset').click();
    await soon(step).toBe(0);
  });
});

test('everything can be reached in low windows', {tag: '@engine-all'}, async ({page}) => {
  await open(page, 'pyramid');
  await page.locator('.cs-rarer > summary').click(); // closes the tools
  for (const [width, height] of [[1280, 300], [640, 300], [640, 380], [280, 300]] as const) await test.step(`${width} x ${height}`, async () => {
    await page.setViewportSize({width, height});
    for (const part of ['.cs-world canvas', '.cs-transport', '.cs-line', '.cs-legend']) {
      await soon(() => page.locator(part).evaluate((element) => {
        element.scrollIntoView({block: 'end'});
        const {left, right, top, bottom} = element.getBoundingClientRect();
        // Only scrollable elements may scroll.
        for (let around = element.parentElement; around !== null; around = around.parentElement) {
          if (around.scrollTop > 0 && getComputedStyle(around).overflowY === 'hidden') return [around.className];
        }
        // The element's upper left and lower right corners are in the window, and nothing covers them.
        return [[left + 1, top + 1], [right - 1, bottom - 1]].filter(([x, y]) => {
          const found = document.elementFromPoint(x!, y!);
          return found === null || !(element.contains(found) || found.contains(element) || found.matches('.cs-viewtools'));
        });
      })).toEqual([]);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth), 'scrolls sideways').toBeLessThanOrEqual(width);
  });
});

test('the list of speeds has the height of the buttons at every width', {tag: '@engine-all'}, async ({page}) => {
  await open(page, 'pyramid');
  for (const [width, height] of [[1280, 760], [1280, 300], [768, 1024], [640, 380], [390, 844], [280, 640]] as const) {
    await page.setViewportSize({width, height});
    await soon(() => page.locator('.cs-transport :is(select, button)').evaluateAll((all) => new Set(all.filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect().height)).size)).toBe(1);
  }
});

for (const lab of ['pair', 'world', 'hull']) {
  test(`text of twice the size does not make the page scroll sideways: ${lab}`, async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    const session = await page.context().newCDPSession(page);
    await session.send('Page.enable');
    await session.send('Page.setFontSizes', {fontSizes: {standard: 32, fixed: 26}});
    try {
      await page.goto(`./#lab=${lab}`);
      await expect(page.locator(lab === 'world' ? '.cs-world canvas' : '[data-stage] canvas').first()).toBeVisible();
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      const outside = await page.locator('.page-head > *').evaluateAll((all) => all.filter((one) => one.checkVisibility() && one.getBoundingClientRect().right > innerWidth).length);
      expect(outside).toBe(0);
    } finally {
      await session.send('Page.setFontSizes', {fontSizes: {standard: 16, fixed: 13}});
    }
  });

  test(`after a click on the canvas and a key no focus ring is left: ${lab}`, {tag: lab === 'pair' ? '@engine' : '@engine-all'}, async ({page}) => {
    await page.goto(`./#lab=${lab}`);
    const view = page.locator('.cs-view').first();
    await page.locator('.cs-figure:not(.cs-poster) .cs-canvas').click({position: {x: 4, y: 12}});
    await page.keyboard.press('Shift');
    expect(await view.evaluate((element) => [element.matches(':focus'), getComputedStyle(element).outlineStyle])).toEqual([true, 'none']);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => getComputedStyle(document.activeElement!).outlineStyle)).toBe('solid');
  });
}

test('the legend has its heading and the shapes of the canvas', async ({page}) => {
  await open(page, 'pyramid', 30);
  const legend = page.locator('.cs-legend');
  await expect(legend.getByText(say('world.legend'), {exact: true})).toBeVisible();
  await expect(legend.getByRole('list', {name: say('world.legend')}).getByRole('listitem')).toHaveText([say('world.persisted'), say('world.fresh'), say('world.lost')].map((words) => new RegExp(`^\\d+${words}$`)));
  const paths = await legend.locator('path').evaluateAll((all) => all.map((path) => path.getAttribute('d')!));
  expect(paths).toHaveLength(MARKS.length);
  const calls = MARKS.map(({add}) => {
    const list: [string, number[]][] = [];
    const note = (name: string) => (...args: number[]): void => void list.push([name, args]);
    add({moveTo: note('moveTo'), lineTo: note('lineTo'), arc: note('arc'), closePath: note('closePath')} as unknown as Path2D, 0, 0, 4.5);
    return list;
  });
  const differing = await page.evaluate(({paths, calls, filled}) => paths.map((data, i) => {
    const pixels = (path: Path2D): Uint8ClampedArray => {
      const ctx = new OffscreenCanvas(60, 60).getContext('2d')!;
      ctx.setTransform(3, 0, 0, 3, 30, 30);
      if (filled[i]) ctx.fill(path);
      else ctx.stroke(path);
      return ctx.getImageData(0, 0, 60, 60).data;
    };
    const own = new Path2D();
    for (const [name, args] of calls[i]!) (own as unknown as Record<string, (...args: number[]) => void>)[name]!(...args);
    const [a, b] = [pixels(new Path2D(data)), pixels(own)];
    return [a.filter((x) => x > 128).length > 100, a.filter((x, at) => Math.abs(x - b[at]!) > 64).length];
  }), {paths, calls, filled: MARKS.map(({filled}) => filled)});
  expect(differing).toEqual(MARKS.map(() => [true, 0]));
});

/** The number of canvas pixels that nearly have a colour of the theme. */
async function dots(page: Page, name: string): Promise<number> {
  return page.locator('.cs-world canvas').evaluate((canvas, name) => {
    const probe = document.createElement('i');
    probe.className = 'cs-probe';
    canvas.parentElement!.append(probe);
    probe.style.setProperty('color', `var(--cs-${name})`);
    const [r, g, b] = getComputedStyle(probe).color.match(/\d+/g)!.map(Number);
    probe.remove();
    const {width, height} = canvas as HTMLCanvasElement;
    const {data} = (canvas as HTMLCanvasElement).getContext('2d')!.getImageData(0, 0, width, height);
    let count = 0;
    for (let i = 0; i < data.length; i += 4) if (Math.abs(data[i]! - r!) + Math.abs(data[i + 1]! - g!) + Math.abs(data[i + 2]! - b!) < 30) count++;
    return count;
  }, name);
}

test('new contacts keep a shape between small boxes', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 760});
  await open(page, 'drop-2000', 120);
  // A diamond six pixels wide, not a smudge of two or three.
  const fresh = await dots(page, 'side');
  expect(fresh).toBeGreaterThan(200);
});

test('a sentence describes the picture, and a scale gives its size', async ({page}) => {
  await page.addInitScript(() => {
    const {fillText} = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.fillText = function (...args) {
      document.documentElement.dataset['written'] = args[0];
      document.documentElement.dataset['inSky'] = String(args[2] < 40 + document.querySelector<HTMLElement>('.cs-over')!.offsetHeight); // not on the ground, whose edge would cross the text
      fillText.apply(this, args);
    };
  });
  await page.setViewportSize({width: 1280, height: 760});
  await open(page, 'pyramid');
  for (const [width, height, metres] of [[1280, 760, 5], [390, 844, 2]] as const) await test.step(`${width} px wide`, async () => {
    await page.evaluate(() => {
      delete document.documentElement.dataset['written'];
      delete document.documentElement.dataset['inSky'];
    });
    await page.setViewportSize({width: width - 1, height});
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))); // otherwise the browser may skip a size
    await page.setViewportSize({width, height});
    await expect(page.locator('.cs-world .cs-text')).toBeInViewport({ratio: 1});
    await expect(page.locator('html')).toHaveAttribute('data-written', say('canvas.metre', {n: metres}));
    await expect(page.locator('html')).toHaveAttribute('data-in-sky', 'true');
  });
});

for (const [width, height] of [[1280, 760], [390, 844]] as const) {
  test(`before and without the engine the World tab and its words are shown, ${width} px wide`, async ({page, faults}, testInfo) => {
    faults.allow(/404|\.wasm/);
    await page.setViewportSize({width, height});
    let release = (): void => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\.wasm$/, async (route) => {
      await held;
      await route.fulfill({status: 404});
    });
    const tab = (name: string) => page.getByRole('link', {name, exact: true});
    const isWorld = async (): Promise<void> => {
      await expect(tab(say('page.lab.world'))).toHaveAttribute('aria-current', 'page');
      await expect(tab(say('page.lab.pair'))).not.toHaveAttribute('aria-current');
      await expect(page.getByText(say('world.what'))).toBeInViewport({ratio: 1});
      for (const other of [page.getByText(say('page.intro')), page.getByRole('img', {name: say('page.poster')})]) await expect(other).toBeHidden();
      await expect(page.getByRole('main')).toHaveAccessibleName(say('page.world.main'));
    };
    await page.goto('./#lab=world&scene=dominos', {waitUntil: 'commit'});
    await isWorld();
    await expect(page.getByRole('progressbar', {name: say('page.loading')})).toBeInViewport();
    await page.screenshot({path: testInfo.outputPath('loading.png')});
    // Another tab while the World lab loads.
    await tab(say('page.lab.pair')).click();
    await expect(page.getByText(say('page.intro'))).toBeVisible();
    await expect(page.getByText(say('world.what'))).toBeHidden();
    await tab(say('page.lab.world')).click();
    await isWorld();
    release();
    await expect(page.locator('[data-code]')).toBeInViewport({ratio: 1});
    await isWorld();
    await page.screenshot({path: testInfo.outputPath('failed.png')});
    await page.unroute(/\.wasm$/);
    await page.getByRole('button', {name: say('page.retry')}).click();
    await expect(page.locator('.cs-world')).toHaveAttribute('data-scene', 'pyramid');
  });
}

test('a handler may destroy its world during any event', async ({page}) => {
  await openFixture(page, 'one');
  const got = await page.evaluate(async (playings) => {
    const {cs} = window, main = document.querySelector('main')!, own: Scene = {version: 1, settings: {iterations: 3}, bodies: []};
    const calls: ((world: World) => unknown)[] = [
      (world) => world.step(), (world) => world.back(), (world) => world.reset(), (world) => world.play(), (world) => world.setScene('wall'), (world) => world.loadScene(own),
      (world) => world.setSettings({iterations: 3}), (world) => world.setState('lab=world&scene=wall&step=4'), (world) => world.open('lab=world&scene=wall&step=4'), (world) => world.open('nonsense'),
    ];
    const faults: string[] = [];
    let destroyed = 0;
    for (const type of ['step', 'scene', 'settings', 'play', 'pause', 'state'] as const) {
      for (const playing of playings) {
        for (const call of calls) {
          const world = cs.mount(main, {lab: 'world', scene: 'teeter'});
          world.step(9);
          if (playing) world.play();
          world.on(type, () => {
            destroyed++;
            world.destroy();
          });
          try {
            await call(world);
          } catch (error) {
            faults.push(`${type}, ${String(call)}: ${String(error)}`);
          }
          world.destroy();
        }
      }
    }
    const world = cs.mount(main, {lab: 'world'});
    world.destroy();
    try {
      world.play();
      faults.push('a world that was destroyed plays');
    } catch (error) {
      faults.push(...(error as {code: string}).code === 'destroyed' && !world.playing ? [] : [String(error)]);
    }
    return {faults, destroyed: destroyed > 25 * playings.length};
  }, some([true, false]));
  expect(got).toEqual({faults: [], destroyed: true});
});

test('if the engine ends during play, the world stops and says so', {tag: '@engine-all'}, async ({page}) => {
  await endable(page);
  await openFixture(page, 'one');
  const got = await page.evaluate(async () => {
    const {cs, clipstage} = window;
    const world = cs.mount(document.querySelector('main')!, {lab: 'world'});
    const told: unknown[] = [];
    world.on('error', (error) => told.push(error instanceof clipstage.ClipstageError && [error.code, error.stands]));
    world.play();
    window.ending = true;
    while (world.playing) await new Promise((resolve) => requestAnimationFrame(resolve));
    return {told, notice: document.querySelector('.cs-world .cs-notice')!.textContent};
  });
  expect(got).toEqual({told: [['panic', 'ended']], notice: expect.stringContaining('on purpose')});
});

test('a held key takes at most a step a picture and is announced at release; single presses take each step', {tag: '@engine'}, async ({page}) => {
  await open(page, 'pyramid');
  const got = await page.locator('.cs-world').evaluate(async (world) => {
    const steps: string[] = [];
    const live = (): string => world.querySelector('.cs-line')!.getAttribute('aria-live')!;
    const shown = async (): Promise<void> => { // the parts of the controls are rendered one after another
      for (let i = 0; i < 6; i++) await new Promise(requestAnimationFrame);
    };
    const press = async (key: string, repeat: boolean): Promise<void> => {
      for (let i = 0; i < 10; i++) world.dispatchEvent(new KeyboardEvent('keydown', {key, repeat, bubbles: true, cancelable: true}));
      const step = (world as HTMLElement).dataset['step'];
      await shown();
      steps.push(`${step} ${live()}`);
    };
    await press('ArrowRight', false);
    await press('ArrowRight', true);
    await press('ArrowRight', true);
    await press('ArrowLeft', true);
    world.dispatchEvent(new KeyboardEvent('keyup', {key: 'ArrowLeft', bubbles: true}));
    await shown();
    steps.push(live());
    await press('ArrowLeft', false);
    return steps;
  });
  expect(got).toEqual(['10 polite', '11 off', '12 off', '11 off', 'polite', '1 polite']);
});

test('an impossible step shows a notice, and the console stays empty', async ({page}) => {
  await openFixture(page, 'one');
  await page.evaluate(async () => {
    const world = window.world = window.cs.mount(document.querySelector('main')!, {lab: 'world'});
    const bodies = Array.from({length: 1500}, (_, i): SceneBody => {
      const x = 3 * (i % 40 - 20), y = 3 * (Math.floor(i / 40) - 20);
      return {width: [1, 1], mass: 1, position: [x, y], velocity: [-30 * x, -30 * y]};
    });
    await world.loadScene({version: 1, settings: {gravity: [0, 0]}, bodies});
    world.step(2);
  });
  const notice = page.locator('.cs-notice'), dismiss = page.getByRole('button', {name: say('notice.dismiss')});
  await page.getByRole('button', {name: say('world.next.name')}).click();
  await expect(notice).toContainText('too many bodies');
  await dismiss.click();
  await page.keyboard.press('ArrowRight');
  await expect(notice).toContainText('too many bodies');
  await dismiss.click();
  await page.getByRole('button', {name: say('world.play'), exact: true}).click();
  await expect(notice).toContainText('too many bodies');
  await expect(page.locator('.cs-world')).toHaveAttribute('data-playing', 'false');
  await page.getByRole('button', {name: say('world.back.name')}).click();
  await expect(notice).toBeHidden();
  // A state beyond that step stops before the step, with a notice.
  expect(await page.evaluate(() => window.world.setState('lab=world&scene=own&step=3').catch((error: {code: string}) => error.code))).toBe('crowded');
  await expect(notice).toContainText('too many bodies');
  await expect(page.locator('.cs-world')).toHaveAttribute('data-step', '2');
});

test('a handler that restarts a playing world does not make it faster', async ({page}) => {
  await openFixture(page, 'one');
  const got = await page.evaluate(async () => {
    const world = window.cs.mount(document.querySelector('main')!, {lab: 'world', scene: 'teeter'});
    let told = 0, pictures = 0;
    world.on('step', ({step}) => {
      if (step > 0) told++;
      if (step < 5) return;
      world.reset();
      world.play();
    });
    world.play();
    for (; pictures < 60; pictures++) await new Promise((resolve) => requestAnimationFrame(resolve));
    return told <= pictures || [told, pictures];
  });
  expect(got).toBe(true);
});

test('a scene of short steps plays in real time, and does not leap after a pause of drawing', async ({page}) => {
  await openFixture(page, 'one');
  const got = await page.evaluate(async () => {
    const world = window.cs.mount(document.querySelector('main')!, {lab: 'world'});
    const playOn = (elapsed: number): boolean => (world as unknown as {pass(elapsed: number): boolean}).pass(elapsed);
    const played = (seconds: number): number => {
      world.reset();
      playOn(seconds);
      return world.steps;
    };
    await world.loadScene({version: 1, dt: 1 / 480, bodies: []});
    const most = [1 / 60, 3600].map((seconds) => Math.max(...Array.from({length: 20}, () => played(seconds)))); // fewer on a busy machine
    world.setScene('pyramid-100');
    world.step(60);
    const before = world.steps;
    playOn(3600);
    return [...most, world.steps - before];
  });
  expect(got.slice(0, 2)).toEqual([8, 16]);
  expect(got[2]).toBeLessThanOrEqual(2);
});

test('another lab may replace a focused box', {tag: '@engine-all'}, async ({page, lab}) => {
  await lab.open();
  await lab.box('A').focus();
  await lab.go('lab=world');
  await expect(page.locator('.cs-world')).toHaveAttribute('data-scene', 'pyramid');
});

test('Share keeps the shown step of a world on its way', {tag: '@engine-all'}, async ({page}) => {
  await page.goto('./#lab=world&scene=dominos&step=900000');
  const world = page.locator('.cs-world');
  await soon(async () => Number(await world.getAttribute('data-step'))).toBeGreaterThan(10);
  await page.getByRole('button', {name: say('page.share'), exact: true}).click();
  const link = await page.getByRole('textbox', {name: say('page.share.link')}).inputValue();
  const step = await world.getAttribute('data-step');
  expect(Number(step)).toBeLessThan(900_000);
  expect(link).toContain(`&step=${step}`);
  await expect(page.locator('.cs-line')).toContainText(`Step ${step} (`);
});

test('if the engine ends as another lab opens, a notice replaces it, and it starts anew', async ({page}) => {
  await endable(page);
  await open(page, 'teeter');
  await page.evaluate(() => {
    window.ending = true;
  });
  await page.getByRole('link', {name: say('page.lab.pair'), exact: true}).click();
  await expect(page.locator('[data-code=panic]')).toContainText('on purpose');
  await page.evaluate(() => {
    window.ending = false;
  });
  await page.getByRole('button', {name: say('page.retry')}).click();
  await expect(page.locator('.cs-figure[data-stage]')).toHaveAttribute('data-stage', 'setup');
});

for (const lab of ['pair', 'world', 'hull']) {
  test(`the canvas follows a change of the screen’s resolution: ${lab}`, async ({page}) => {
    const session = await page.context().newCDPSession(page);
    const screen = (deviceScaleFactor: number) => session.send('Emulation.setDeviceMetricsOverride', {width: 1280, height: 760, deviceScaleFactor, mobile: false});
    const ratio = (): Promise<number> => page.locator('.cs-figure:not(.cs-poster) .cs-canvas').evaluate((canvas) => (canvas as HTMLCanvasElement).width / canvas.clientWidth);
    // An emulated screen changes without an event.
    await page.addInitScript(() => {
      const asked = new Set<MediaQueryList>(), {addEventListener} = MediaQueryList.prototype;
      MediaQueryList.prototype.addEventListener = function (this: MediaQueryList, ...args: Parameters<typeof addEventListener>) {
        if (this.media.includes('resolution')) asked.add(this);
        addEventListener.apply(this, args);
      } as typeof addEventListener;
      Object.assign(window, {tell: () => {
        for (const query of asked) if (!query.matches) query.dispatchEvent(new Event('change'));
      }});
    });
    try {
      await screen(1);
      await page.goto(`./#lab=${lab}`);
      await expect(page.locator('.cs-figure:not(.cs-poster) .cs-canvas')).toBeVisible();
      for (const factor of [2, 1.5, 1]) {
        await screen(factor);
        await page.evaluate(() => (window as unknown as {tell(): void}).tell());
        await soon(ratio).toBeCloseTo(factor, 2);
      }
    } finally {
      await session.send('Emulation.clearDeviceMetricsOverride');
    }
  });
}
