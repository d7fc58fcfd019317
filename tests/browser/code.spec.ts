import type {Frame, Page, Response} from '@playwright/test';
import {some, say, soon} from './lab';
import {expect, figureIn, HEAR, heard, iframe, test} from './post';
import {FIXTURES, STRICT} from './server';

const DRAW = /\/draw-\w+-[\w-]+(\.lab)?\.js/; // also with a ? and a number after it
const WASM = /\.wasm(\.gz|\.js)?$/;
const SANDBOX = 'sandbox="allow-scripts"';

/** The names of the drawing scripts that the page requests, such as clipping and world. The list grows with each request. */
function asked(page: Page): string[] {
  const drawing: string[] = [];
  page.on('request', (request) => {
    const name = /\/draw-(\w+?)-/.exec(request.url())?.[1];
    if (name !== undefined) drawing.push(name);
  });
  return drawing;
}

/** Delays requests whose address matches what, until the returned function is called. */
async function hold(page: Page, what: RegExp): Promise<() => void> {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(what, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** The number of colours on the n-th canvas. A blank canvas has one. */
async function colours(page: Page | Frame, n = 0): Promise<number> {
  const canvas = await page.waitForFunction((n) => (window as {canvas?: HTMLCanvasElement}).canvas ?? document.querySelectorAll('canvas')[n], n);
  return canvas.evaluate((canvas) => {
    const {width, height} = canvas!, copy = Object.assign(document.createElement('canvas'), {width, height}).getContext('2d', {willReadFrequently: true})!;
    copy.drawImage(canvas!, 0, 0);
    return new Set(new Uint32Array(copy.getImageData(0, 0, width, height).data.buffer)).size;
  });
}

test.describe('a lab’s drawing code', {tag: '@engine-all'}, () => {
  test('is loaded for the lab in the address, then for another lab when it opens, and never twice', {tag: '@engine'}, async ({page, lab}) => {
    const drawing = asked(page);
    await lab.open('lab=pair&stage=keep&preset=deep');
    await soon(() => colours(page)).toBeGreaterThan(5);
    expect(drawing).toEqual(['clipping']);
    await page.getByRole('link', {name: say('page.lab.world'), exact: true}).click();
    await expect(page.locator('.cs-world canvas')).toBeVisible();
    await soon(() => colours(page)).toBeGreaterThan(5);
    expect(drawing).toEqual(['clipping', 'world']);
    await page.goBack();
    await lab.isAt('keep');
    expect(drawing).toEqual(['clipping', 'world']);

    await page.goto('about:blank');
    await page.goto('./#lab=world&scene=pyramid');
    await page.locator('canvas').waitFor();
    await page.waitForLoadState('networkidle');
    expect(drawing.slice(2).sort()).toEqual(['clipping', 'world']);
  });

  for (const path of some(['./', './embed.html?lab=world', './embed.html', './#lab=world&scene=pyramid'], 2)) {
    test(`is requested while the engine loads: ${path}`, {tag: path === './' ? '@engine' : []}, async ({page}) => {
      const drawing = asked(page), release = await hold(page, WASM);
      await page.goto(path);
      // In a frame, the World lab's script contains the code that draws worlds.
      await soon(async () => drawing.sort()).toEqual(path.startsWith('./#lab=world') ? ['clipping', 'world'] : ['clipping']);
      await expect(page.locator('canvas')).toHaveCount(0);
      release();
      await page.locator('canvas').waitFor();
    });
  }

  test('may arrive after the figure, which takes commands and sends events meanwhile', {tag: '@engine'}, async ({page}) => {
    const release = await hold(page, DRAW);
    await page.goto(`${FIXTURES}one.html`);
    await page.waitForFunction(() => window.figures !== undefined);
    const got = await page.evaluate(async () => {
      const figure = window.figures[0]!, told: string[] = [];
      figure.on('stage', ({stage}) => told.push(stage));
      figure.next();
      figure.seek('keep');
      figure.setPose({a: {x: 0.1}});
      const world = document.createElement('div');
      document.body.append(world);
      const scene = window.cs.mount(world, {lab: 'world', scene: 'pyramid'});
      scene.step(3);
      const later = [figure.settled(), figure.toSVG(), figure.toBlob()].map((promise) => promise.then(() => told.push('later')));
      await new Promise((resolve) => setTimeout(resolve, 200));
      const meanwhile = [...told];
      Object.assign(window, {later: Promise.all(later), scene});
      return {meanwhile, stage: figure.stage, shown: figure.element.dataset.stage, x: figure.getPose().a.x, labels: figure.labels, scale: figure.camera.scale > 1, steps: scene.steps, state: scene.getState()};
    });
    expect(got).toEqual({meanwhile: ['faces-a', 'keep'], stage: 'keep', shown: 'keep', x: 0.1, labels: [], scale: true, steps: 3, state: 'lab=world&scene=pyramid&step=3'});
    expect([await colours(page), await colours(page, 1)]).toEqual([1, 1]);
    release();
    await page.evaluate(() => (window as unknown as {later: Promise<unknown>}).later);
    const {labels, drawn} = await page.evaluate(() => {
      const figure = window.figures[0]!, canvas = figure.element.querySelector('canvas')!;
      const drawn = canvas.toDataURL();
      figure.repaint();
      return {labels: figure.labels.length, drawn: canvas.toDataURL() === drawn};
    });
    expect(labels).toBeGreaterThan(2);
    expect(drawn).toBe(true);
    await soon(() => colours(page, 1)).toBeGreaterThan(5);
  });

  test('draws nothing in a figure destroyed before its arrival', async ({page}) => {
    const release = await hold(page, DRAW);
    await page.goto(`${FIXTURES}one.html`);
    await page.waitForFunction(() => window.figures !== undefined);
    await page.evaluate(() => {
      const figure = window.figures[0]!, canvas = figure.element.querySelector('canvas')!;
      Object.assign(window, {canvas, settled: figure.settled().catch(() => {})});
      figure.destroy();
    });
    release();
    await page.evaluate(() => (window as unknown as {settled: Promise<unknown>}).settled);
    expect(await colours(page)).toBe(1);
  });
});

test.describe('without a lab’s drawing code', {tag: '@engine-all'}, () => {
  test.beforeEach(({faults}) => faults.allow(/ERR_FAILED|ERR_ABORTED|NS_ERROR_FAILURE|NS_BINDING_ABORTED|failed|favicon|icon|data:,|CORS|Same Origin|BAD_URI/i));

  for (const state of ['lab=pair&stage=keep&preset=deep', 'lab=world&scene=pyramid&step=5']) {
    test(`the figure shows that until a retry works: ${state}`, async ({page}) => {
      await page.route(DRAW, (route) => route.abort());
      await page.goto(`./#${state}`);
      const alert = page.locator('[data-code=network]'), again = page.getByRole('button', {name: say('page.retry')});
      await expect(alert).toContainText(say('page.part'));
      const refused = page.waitForEvent('requestfailed', (request) => DRAW.test(request.url()));
      await again.click();
      await refused;
      await expect(alert).toHaveCount(1);
      expect(await colours(page)).toBe(1);
      await page.unroute(DRAW);
      await again.click();
      await expect(alert).toHaveCount(0);
      await soon(() => colours(page)).toBeGreaterThan(5);
      expect(new URL(page.url()).hash).toContain(state.includes('world') ? 'scene=pyramid&step=5' : 'stage=keep');
    });
  }

  for (const attributes of ['', SANDBOX]) {
    test(`an embedded figure shows and sends the error, and can try again: ${attributes || 'as usual'}`, async ({page, blog}) => {
      await page.route(DRAW, (route) => route.abort());
      await page.goto(blog.publish(HEAR + iframe(`${STRICT}embed.html?stage=keep`, attributes)));
      const frame = await figureIn(page);
      await expect(frame.locator('[data-code=network]')).toContainText(say('page.part'));
      expect((await heard(page, ['error'])).map(({data}) => data.payload.code)).toEqual(['network']);
      expect(await heard(page, ['load'])).toHaveLength(1);
      await frame.getByRole('button', {name: 'Next stage', exact: true}).click();
      await expect(frame.locator('.cs-figure')).toHaveAttribute('data-stage', 'contacts');
      await page.unroute(DRAW);
      await frame.getByRole('button', {name: say('page.retry')}).click();
      await expect(frame.locator('[data-code]')).toHaveCount(0);
      await soon(() => colours(frame)).toBeGreaterThan(20);
    });
  }

  test('a truncated script is refused and requested again', async ({page, faults}) => {
    faults.allow(/Unexpected end|Unexpected strict mode|SyntaxError|Invalid or unexpected|missing|unterminated|literal not terminated|expected [^]*got /i);
    let sent = 0;
    await page.route(DRAW, async (route) => {
      const response = await route.fetch(), body = await response.text();
      await route.fulfill({response, body: ++sent <= 2 ? body.slice(0, body.length / 2) : body});
    });
    await page.goto('./embed.html?stage=keep');
    await expect(page.locator('[data-code=network]')).toContainText(say('page.part'));
    await page.getByRole('button', {name: say('page.retry')}).click();
    await soon(() => colours(page)).toBeGreaterThan(20);
  });
});

test('an embedded figure has no code of another lab, and no code twice', async ({page, lab}) => {
  /** A text that only the code of pairs contains, and one that only the code of worlds contains. */
  const ofPairs = 'cs-measure', ofWorlds = 'cs-layers';
  /** A text that only the drawing code of a collide call contains: it measures labels. */
  const ofDrawing = 'new Proxy(';
  const scripts = async (path: string): Promise<string[]> => {
    const list: Promise<string>[] = [];
    const hear = (response: Response): void => {
      if (/\.js(\?|$)/.test(response.url()) && !/reload\.js|early\.js|\.wasm\.js|\/text-en-/.test(response.url())) list.push(response.text());
    };
    page.on('response', hear);
    await page.goto(path);
    await page.locator('canvas').waitFor();
    await page.waitForLoadState('networkidle');
    page.off('response', hear);
    return Promise.all(list);
  };
  await page.route(/\.js/, (route) => route.continue()); // otherwise some come from the browser's cache, without a body
  const has = (texts: readonly string[], what: string): number => texts.filter((text) => text.includes(what)).length;
  for (const [path, pairs, worlds] of [['./embed.html', 1, 0], ['./embed.html?lab=world', 0, 1]] as const) {
    const embedded = await scripts(path);
    expect([path, embedded.length, has(embedded, ofPairs), has(embedded, ofWorlds), has(embedded, ofDrawing)]).toEqual([path, 4, pairs, worlds, 1]);
    const [main, drawing] = embedded.sort((p, q) => q.length - p.length);
    expect(main!.length).toBeGreaterThan(drawing!.length * 2);
  }
  await lab.leave();
  const site = await scripts('./');
  expect([has(site, ofPairs), has(site, ofWorlds), has(site, ofDrawing)]).toEqual([1, 1, 1]);
});
