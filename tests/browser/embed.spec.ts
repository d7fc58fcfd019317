import {AxeBuilder} from '@axe-core/playwright';
import type {Frame, Page} from '@playwright/test';
import {aim} from './camera';
import {LONG, STAGES, fill, frames, readFast, say, some, soon} from './lab';
import {expect, figureIn, HEAR, heard, iframe, test} from './post';
import {STRICT} from './server';

const EMBED = `${STRICT}embed.html`;

const stage = (frame: Frame): Promise<string | undefined> => frame.evaluate(() => document.querySelector<HTMLElement>('[data-stage]')?.dataset['stage']);
const press = (frame: Frame, name: string): Promise<void> => frame.getByRole('button', {name, exact: true}).click();

const axe = (page: Page): ReturnType<AxeBuilder['analyze']> => new AxeBuilder({page}).analyze();

/** The addresses that a page requests. The list grows with each request. */
function requests(page: Page): string[] {
  const list: string[] = [];
  page.on('request', (request) => list.push(request.url()));
  return list;
}

test('one figure in an iframe, with Previous, Next, Play, dots and the stage’s text', {tag: '@engine-all'}, async ({page, blog}) => {
  const urls = requests(page);
  await page.goto(blog.publish(iframe(`${EMBED}?preset=keep-drops&stage=clip-pos&theme=light`)));
  const frame = await figureIn(page);
  const entries = await page.evaluate(() => history.length);
  expect(await stage(frame)).toBe('clip-pos');
  await expect(frame.getByRole('heading', {level: 2})).toHaveText(say('clip.one.title', {point: 'B’s v4'}));
  for (const name of ['Previous stage', 'Next stage', 'Play']) await expect(frame.getByRole('button', {name, exact: true})).toBeVisible();
  const dots = frame.getByRole('list', {name: say('ui.stages')}).getByRole('button');
  expect(await dots.evaluateAll((all) => all.map((dot) => dot.ariaLabel))).toEqual(STAGES.map((id) => say(`stage.${id}`)));
  for (const selector of ['table', 'input', 'select', 'details', '.cs-reset', '.cs-fit']) {
    expect(await frame.locator(selector).evaluateAll((all) => all.filter((one) => one.checkVisibility()).length), selector).toBe(0);
  }

  await press(frame, 'Next stage');
  await expect(frame.getByRole('heading', {level: 2})).toHaveText(say('keep.one.title', {box: 'A'}));
  await soon(async () => new URL(frame.url()).hash).toBe('#lab=pair&stage=keep&preset=keep-drops');
  expect(await page.evaluate(() => history.length), 'the post’s history is its own').toBe(entries);

  await page.evaluate((src) => {
    document.querySelector('iframe')!.src = `${src}?preset=keep-drops&stage=clip-pos&theme=light#preset=deep&stage=incident`;
  }, EMBED);
  await soon(() => stage(frame)).toBe('incident');
  await soon(async () => frame.locator('.cs-twin').textContent()).toContain(say('incident.title', {box: 'B', edge: 3}));
  await page.evaluate(() => {
    const frame = document.querySelector('iframe')!;
    frame.src = frame.src.replace(/#.*/, '#stage=nothing');
  });
  await expect(frame.getByRole('alert')).toContainText(say('state.stage', {value: 'nothing'}));

  const hosts = new Set(urls.map((url) => new URL(url).origin));
  expect([...hosts].sort()).toEqual([new URL(STRICT).origin, blog.origin].sort());
});

test('a percent-encoded link opens its lab, and boxes are options too', async ({page, blog}) => {
  const dominos = 'lab%3Dworld%26scene%3Ddominos', keep = 'lab=pair&stage=keep&';
  await page.goto(blog.publish(HEAR + [`#${dominos}`, '?a=2,2,0,0,0&preset=deep&b=1,1,0.5,1.2,0&stage=keep', '?lab=hull&preset=gap&b=0,0,1.5,1,0,0,0', '?a=2,2,0,0'].map((end) => iframe(EMBED + end)).join('')));
  const states = ['lab=world&scene=dominos', `${keep}a=2,2,0,0,0&b=1,1,0.5,1.2,0`, /^lab=hull&preset=gap&.*&b=0,0,1.5,1,0,0,0$/, 'lab=pair&stage=setup&preset=keep-drops'];
  for (const [n, state] of states.entries()) {
    await page.locator('iframe').nth(n).scrollIntoViewIfNeeded();
    await soon(async () => (await heard(page, ['load'], n)).map(({data}) => data.payload['state'])).toEqual([typeof state === 'string' ? state : expect.stringMatching(state)]);
  }
  await soon(async () => (await heard(page, ['error'], 3)).map(({data: {payload}}) => [payload['code'], payload['field'], payload['range']])).toEqual([['invalid-option', 'a', say('notice.range.box')]]);
});

test('from 280 pixels up nothing is cut off, and the picture does not move', {tag: '@engine-all'}, async ({page, blog}) => {
  await page.goto(blog.publish(iframe(`${EMBED}?preset=both-clip&theme=dark`)));
  const frame = await figureIn(page);
  for (const width of some([280, 700, 400], 2)) {
    await page.evaluate((width) => {
      Object.assign(document.querySelector('iframe')!.style, {width: `${width}px`, height: '520px'});
    }, width);
    await soon(() => frame.evaluate(() => document.querySelector('canvas')!.clientWidth)).toBe(width - 2);
    await frame.locator('.cs-stage').first().click();
    const seen: unknown[] = [];
    for (const id of STAGES) {
      await soon(() => frame.evaluate(() => document.querySelector('.cs-panel')!.ariaLabel)).toBe(say(`stage.${id}`));
      seen.push(await frame.evaluate(() => {
        const page = document.documentElement, figure = document.querySelector('.cs-figure')!;
        const inside = (element: Element): boolean => {
          const {left, top, right, bottom} = element.getBoundingClientRect();
          return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
        };
        const shown = [...document.querySelectorAll('.cs-view, .cs-title, .cs-text, .cs-controls button')].filter((one) => one.checkVisibility());
        const {width, height} = document.querySelector('.cs-view')!.getBoundingClientRect();
        return {
          scrolls: page.scrollWidth > page.clientWidth || page.scrollHeight > page.clientHeight || figure.scrollHeight > figure.clientHeight || figure.scrollWidth > figure.clientWidth,
          outside: shown.filter((one) => !inside(one)).map((one) => one.className),
          touchable: shown.filter((one) => one.matches('button')).every((one) => one.getBoundingClientRect().width >= 24 && one.getBoundingClientRect().height >= 24),
          view: [width, height],
        };
      }));
      if (id !== 'contacts') await frame.getByRole('button', {name: 'Next stage', exact: true}).press('Enter');
    }
    const view = (seen[0] as {view: [number, number]}).view;
    expect(view[1]).toBeGreaterThan(150);
    expect(seen).toEqual(STAGES.map(() => ({scrolls: false, outside: [], touchable: true, view})));
  }
});

test('axe finds nothing in figures of any controls, in either theme', {tag: '@long'}, async ({page, blog}) => {
  // These figures have a background. axe does not know the post's background under other figures.
  await page.goto(blog.publish(`<main><h1>A post</h1>${[
    'stage=keep', 'stage=best-axis&preset=separated-a', 'controls=none&alt=Deep', 'panels=values,ids,boxes&stages=clip-pos,contacts', 'theme=blue',
  ].map((query, i) => iframe(`${EMBED}?${query}`, `title="Figure ${i + 1}"`)).join('')}</main>`));
  for (let i = 0; i < 5; i++) await figureIn(page, i);
  const {violations, passes} = await axe(page);
  expect(passes.length).toBeGreaterThan(20);
  await page.emulateMedia({colorScheme: 'dark'});
  violations.push(...(await axe(page)).violations);
  expect(violations.flatMap(({id, nodes}) => nodes.map(({target, failureSummary}) => `${id}: ${target.join(' ')}: ${failureSummary}`))).toEqual([]);
});

test('our script gives the iframe the height of its width, and ignores other windows', {tag: '@engine'}, async ({page, blog}) => {
  await page.goto(blog.publish(`${HEAR}<p>Before</p>${iframe(`${EMBED}?theme=light`)}<iframe srcdoc="<script>onmessage = ({data}) => parent.postMessage(data, '*')</script>"></iframe><script src="${STRICT}clipstage-embed.js"></script>`));
  const frame = await figureIn(page);
  const height = (): Promise<string> => page.evaluate(() => document.querySelector('iframe')!.style.height);
  await soon(height).not.toBe('');
  const told = async (): Promise<string> => `${(await heard(page, ['resize'])).at(-1)!.data.payload['height']}px`;
  const first = await height();
  expect(first).toBe(await told());
  // In a narrower iframe, the text takes more lines and the picture is lower.
  await page.evaluate(() => {
    document.querySelector('iframe')!.style.width = '300px';
  });
  await soon(height).not.toBe(first);
  await soon(async () => await height() === await told()).toBe(true);
  const narrow = await height();
  for (const _ of STAGES.slice(1)) await press(frame, 'Next stage');
  expect(await frame.evaluate(() => document.querySelector('.cs-figure')!.scrollHeight - document.querySelector('.cs-figure')!.clientHeight)).toBe(0);
  expect(await height()).toBe(narrow);

  await page.evaluate(() => {
    const forged = {source: 'clipstage', v: 1, id: '', type: 'resize', payload: {height: 777}};
    postMessage(forged, '*');
    document.querySelectorAll('iframe')[1]!.contentWindow!.postMessage(forged, '*');
  });
  await soon(() => heard(page, ['resize'], 1)).toHaveLength(1);
  await soon(() => heard(page, ['resize'], -1)).toHaveLength(1);
  expect(await height()).toBe(narrow);
});

test('stages, editable, panels, controls, alt and height follow the author’s options', async ({page, blog}) => {
  const src = (query: string): string => iframe(`${EMBED}?preset=keep-drops&${query}`);
  await page.goto(blog.publish([
    src('stages=clip-neg,clip-pos,keep&stage=clip-pos&editable=none&alt=Where+the+end+is+cut'),
    src('editable=drag&controls=full&height=700'),
    src('panels=values,boxes&editable=edit'),
    src('controls=none'),
  ].join('')));
  const [chosen, drag, edit, bare] = [await figureIn(page, 0), await figureIn(page, 1), await figureIn(page, 2), await figureIn(page, 3)];
  const pose = (frame: Frame): Promise<string[]> => frame.locator('[data-field]').evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value));

  await test.step('some stages, for looking only', async () => {
    expect(await chosen.locator('.cs-stage').evaluateAll((all) => all.map((dot) => (dot as HTMLElement).dataset['stage']))).toEqual(['clip-neg', 'clip-pos', 'keep']);
    await press(chosen, 'Next stage');
    await soon(() => stage(chosen)).toBe('keep');
    await expect(chosen.getByRole('button', {name: 'Next stage'})).toBeDisabled();
    await chosen.locator('.cs-stage').first().focus();
    await chosen.locator('.cs-stage').first().press('Home');
    await soon(() => stage(chosen)).toBe('clip-neg');
    await expect(chosen.getByRole('button', {name: 'Previous stage'})).toBeDisabled();
    await expect(chosen.locator('canvas')).toHaveAttribute('aria-label', 'Where the end is cut');
    expect(await chosen.locator('.cs-boxkey').count()).toBe(0);

    const {centre} = await aim({canvas: page.frameLocator('iframe >> nth=0').locator('canvas')}, 'keep-drops');
    const from = centre('B'), before = await pose(chosen);
    await page.mouse.move(from.x, from.y);
    expect(await chosen.locator('canvas').evaluate((canvas) => canvas.style.cursor)).toBe('');
    await page.mouse.down();
    await page.mouse.move(from.x - 60, from.y, {steps: 4});
    await page.mouse.up();
    expect(await pose(chosen)).toEqual(before);
  });

  await test.step('boxes by hand, full controls', async () => {
    expect(await drag.locator('.cs-figure').evaluate((figure) => figure.clientHeight)).toBe(700);
    await page.evaluate(() => {
      document.querySelectorAll('iframe')[1]!.scrollIntoView();
    });
    expect(await drag.locator('[data-field]').evaluateAll((all) => all.every((field) => (field as HTMLInputElement).readOnly))).toBe(true);
    await expect(drag.getByRole('combobox')).toHaveCount(0);
    await expect(drag.locator('table').first()).toBeVisible();
    const before = await pose(drag);
    const {centre} = await aim({canvas: page.frameLocator('iframe >> nth=1').locator('canvas')}, 'keep-drops');
    const from = centre('B');
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x - 60, from.y, {steps: 4});
    await page.mouse.up();
    await soon(() => pose(drag)).not.toEqual(before);
    expect((await pose(drag))[8]).toBe(before[8]);
  });

  await test.step('all fields, some panels', async () => {
    const shown = await edit.locator('.cs-panel > *').evaluateAll((all) => all.filter((one) => one.checkVisibility()).map((one) => one.className.split(' ')[0]));
    expect(shown).toEqual(['cs-title', 'cs-text', 'cs-table', 'cs-poses']);
    const field = edit.locator('[data-field="b.x"]');
    await fill(field, '0.5');
    await field.press('Enter');
    await soon(async () => new URL(edit.url()).hash).toContain('b=3.1,1.7,0.5,');
    await press(edit, 'Reset');
    await soon(async () => (await pose(edit))[7]).toBe('1.8');
  });

  await test.step('the picture alone', async () => {
    expect(await bare.locator('button').evaluateAll((all) => all.filter((one) => one.checkVisibility()).length)).toBe(0);
    expect(await bare.locator('canvas').evaluate((canvas) => canvas.clientHeight)).toBeGreaterThan(450);
  });
});

for (const lab of some(['moon', 'World'])) test(`every bad value shows a notice with its name, and uses the default: lab=${lab}`, async ({page, blog}) => {
  const bad: Record<string, [value: string, range: string]> = {
    lab: [lab, say('notice.range.choice', {values: 'pair, world, hull, shape'})],
    stages: ['keep,end', say('notice.range.list', {values: STAGES.join(', ')})],
    editable: ['yes', say('notice.range.choice', {values: 'edit, drag, none'})],
    preset: ['<img src=x onerror=alert(1)>', 'resting, corner-down'],
    state: ['a=1,1,0,0,0', say('state.one-box')],
    stage: ['\u202efinish\n', say('notice.range.choice', {values: STAGES.join(', ')})],
    controls: ['', say('notice.range.choice', {values: 'minimal, full, none'})],
    panels: ['all', say('notice.range.list', {values: 'presets, values, ids, boxes, keys'})],
    theme: ['sepia', say('notice.range.choice', {values: 'auto, light, dark, page'})],
    poster: ['https://example.org/p.png', say('page.range.path')],
    alt: ['x'.repeat(501), say('page.range.length', {most: 500})],
    height: ['12', say('page.range.number', {least: 160, most: 4000})],
    id: ['i'.repeat(65), say('page.range.length', {most: 64})],
    origin: ['*', say('page.range.origin')],
  };
  const query = new URLSearchParams([...Object.entries(bad).map(([name, [value]]) => [name, value] as [string, string]), ['utm_source', 'feed']]);
  await page.goto(blog.publish(HEAR + iframe(`${EMBED}?${query}`)));
  const frame = await figureIn(page);
  const lines = (await frame.getByRole('alert').locator('span').textContent())!.split('\n');
  expect(lines).toHaveLength(Object.keys(bad).length);
  for (const [name, [value, range]] of Object.entries(bad)) {
    const line = lines.find((line) => line.startsWith(`Option ${name} `));
    expect(line, name).toContain(range);
    const escaped = value.replace('\u202e', '\\u{202e}').replace('\n', '\\u{a}');
    expect(line, name).toContain(`“${escaped.length > 40 ? `${escaped.slice(0, 40)}…` : escaped}”`);
  }
  expect(await stage(frame)).toBe('setup');
  expect(await frame.locator('.cs-figure').getAttribute('data-controls')).toBe('minimal');
  await soon(async () => (await heard(page, ['error'])).map(({data}) => data.payload['field'])).toHaveLength(Object.keys(bad).length);
  await frame.getByRole('alert').getByRole('button', {name: say('notice.dismiss')}).click();
  await press(frame, 'Next stage');
  await soon(() => stage(frame)).toBe('faces-a');
});

test('Reset stays while it has the focus, though nothing is left to reset', {tag: '@engine-all'}, async ({page, blog}) => {
  await page.goto(blog.publish(iframe(`${EMBED}?preset=keep-drops`)));
  const frame = await figureIn(page);
  const reset = frame.getByRole('button', {name: 'Reset', exact: true});
  await frame.getByLabel(say('ui.box', {box: 'B'})).press('ArrowUp');
  await reset.press('Enter');
  await soon(() => frame.locator('.cs-controls').getAttribute('data-changed')).toBe(null);
  await expect(reset).toBeFocused();
  await expect(reset).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(reset).toBeHidden();
});

test('notices leave most of a small picture visible, show that there is more, and scroll by keyboard', {tag: '@engine-all'}, async ({page, blog}) => {
  for (const controls of ['minimal', 'full']) {
    await page.goto(blog.publish(iframe(`${EMBED}?controls=${controls}&stages=keep,end&editable=yes&panels=all&height=12&origin=*`)));
    await page.evaluate(() => Object.assign(document.querySelector('iframe')!.style, {width: '280px', height: '420px'}));
    const frame = await figureIn(page);
    await soon(() => frame.evaluate(() => innerWidth)).toBe(280);
    const notice = frame.getByRole('alert'), words = notice.locator('span');
    const part = await notice.evaluate((notice) => notice.clientHeight / notice.parentElement!.clientHeight);
    expect(part).toBeLessThanOrEqual(0.4);
    expect(part).toBeGreaterThan(0.25);
    const shades = await words.evaluate((words) => getComputedStyle(words).backgroundAttachment);
    expect(shades, 'two that scroll with the words, and cover two that stay').toBe('local, local, scroll, scroll');
    expect(await words.evaluate((words) => words.scrollHeight / words.clientHeight)).toBeGreaterThan(2);
    await words.focus();
    await page.keyboard.press('End');
    await soon(() => words.evaluate((words) => words.scrollHeight - words.clientHeight - words.scrollTop)).toBeLessThan(1);
    expect(await stage(frame), 'the key is not the figure’s').toBe('setup');
    await notice.getByRole('button', {name: say('notice.dismiss')}).press('Enter');
    await expect(notice).toBeHidden();
    await soon(() => frame.evaluate(() => document.activeElement?.className)).toBe('cs-view');
  }
});

test('wheel and keys belong to the post until the figure has the focus, and again after Escape', {tag: '@engine'}, async ({page, blog}) => {
  await page.goto(blog.publish(`<p>Above</p>${iframe(`${EMBED}?preset=keep-drops&controls=minimal`)}<div style="height: 4000px">Below</div>`));
  const frame = await figureIn(page);
  const scrolled = (): Promise<number> => page.evaluate(() => scrollY);
  const zoomed = (): Promise<boolean> => frame.locator('.cs-figure').evaluate((figure) => figure.classList.contains('cs-zoomed'));
  const over = async (): Promise<{x: number; y: number}> => {
    const box = (await page.locator('iframe').boundingBox())!;
    return {x: box.x + 60, y: box.y + 60};
  };
  const wheel = async (by: number): Promise<void> => {
    const {x, y} = await over();
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, by);
  };

  await wheel(60);
  await soon(scrolled).toBeGreaterThan(0);
  expect(await zoomed()).toBe(false);
  // A scrolling element keeps the wheel for half a second. A turn within this time would still scroll the post.
  const still = async (): Promise<boolean> => {
    const from = await scrolled();
    await frames(page, 45);
    return await scrolled() === from;
  };
  await soon(still).toBe(true);

  const {x, y} = await over();
  await page.mouse.click(x, y);
  const before = await scrolled();
  await wheel(-60);
  await soon(zoomed).toBe(true);
  expect(await scrolled()).toBe(before);

  await page.keyboard.press('Escape');
  await frame.getByRole('button', {name: say('page.fit.name')}).evaluate((button) => (button as HTMLElement).click());
  await soon(zoomed).toBe(false);
  await wheel(60);
  await soon(scrolled).toBeGreaterThan(before);
  expect(await zoomed()).toBe(false);

  // While a button of the figure has the focus, the wheel is the figure's. A click into the post ends this.
  await press(frame, 'Next stage');
  await wheel(-60);
  await soon(zoomed).toBe(true);
  await page.mouse.click(20, 500);
  await soon(() => frame.evaluate(() => document.hasFocus())).toBe(false);
  await frame.getByRole('button', {name: say('page.fit.name')}).evaluate((button) => (button as HTMLElement).click());
  const later = await scrolled();
  await wheel(60);
  await soon(scrolled).toBeGreaterThan(later);
  expect(await zoomed()).toBe(false);
});

/** A number once it has been constant for 0.3 s. */
async function rested(value: () => Promise<number>): Promise<number> {
  for (let last = await value(), same = 0; ;) {
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
    const now = await value();
    same = now === last ? same + 1 : 0;
    if (same === 3) return now;
    last = now;
  }
}

test.describe('by touch', () => {
  test.use({hasTouch: true});

  test('a swipe from a box scrolls the post until the figure is tapped, and again after Escape', async ({page, blog}) => {
    await page.goto(blog.publish(`${iframe(`${EMBED}?preset=keep-drops`)}<div style="height: 4000px"></div>`));
    const frame = await figureIn(page);
    const session = await page.context().newCDPSession(page);
    const scrolled = (): Promise<number> => page.evaluate(() => scrollY);
    const pose = (): Promise<string[]> => frame.locator('[data-field]').evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value));
    const canvas = page.frameLocator('iframe').locator('canvas');
    const swipe = async (): Promise<void> => {
      const {x, y} = (await aim({canvas}, 'keep-drops')).centre('B');
      await session.send('Input.dispatchTouchEvent', {type: 'touchStart', touchPoints: [{x, y}]});
      for (let i = 1; i <= 10; i++) {
        await session.send('Input.dispatchTouchEvent', {type: 'touchMove', touchPoints: [{x, y: y - 8 * i}]});
        await page.evaluate(() => new Promise(requestAnimationFrame));
      }
      await session.send('Input.dispatchTouchEvent', {type: 'touchEnd', touchPoints: []});
    };
    const first = await pose();
    await swipe();
    await soon(scrolled).toBeGreaterThan(20);
    expect(await pose()).toEqual(first);

    const before = await rested(scrolled);
    const {centre} = await aim({canvas}, 'keep-drops');
    await page.touchscreen.tap(centre('B').x, centre('B').y);
    await swipe();
    expect(await rested(scrolled)).toBe(before);
    await soon(pose).not.toEqual(first);

    await page.keyboard.press('Escape');
    const moved = await pose();
    await press(frame, 'Reset');
    await page.keyboard.press('Escape');
    await soon(pose).toEqual(first);
    const later = await rested(scrolled);
    await swipe();
    await soon(scrolled).toBeGreaterThan(later);
    expect(await pose()).not.toEqual(moved);
  });
});

/** The number of animation frames to watch. By "make test-all" they take longer than a playing stage. */
const WATCHED = LONG ? 150 : 30;

/** Waits until a frame requests no more animation frames. Frames already requested may take seconds. */
async function rests(frame: Frame, counts: (frame: Frame) => Promise<object>): Promise<void> {
  await expect(async () => {
    const before = await counts(frame);
    await frames(frame.page(), WATCHED);
    expect(await counts(frame)).toEqual(before);
  }).toPass({timeout: 30_000});
}

test('ten figures in a post: those off the screen use no animation frames, and a lazy one is not requested', {tag: ['@motion', '@engine']}, async ({page, blog}) => {
  await page.emulateMedia({reducedMotion: 'no-preference'});
  await readFast(page);
  await page.addInitScript(() => {
    const counts = {frames: 0, draws: 0};
    Object.assign(window, {counts});
    const {requestAnimationFrame} = window;
    window.requestAnimationFrame = (callback) => {
      counts.frames++;
      return requestAnimationFrame(callback);
    };
    const {fillRect} = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.fillRect = function(...args) {
      counts.draws++;
      fillRect.apply(this, args);
    };
  });
  const urls = requests(page);
  const figures = [...Array(10).keys()].map((i) => iframe(`${EMBED}?preset=deep&id=${i}`)).join('<p>Words</p>');
  await page.goto(blog.publish(`${HEAR}${figures}<div style="height: 9000px"></div>${iframe(`${EMBED}?id=lazy`, 'loading="lazy"')}`));
  const frames = [];
  for (let i = 0; i < 10; i++) frames.push(await figureIn(page, i));
  expect(urls.filter((url) => url.includes('id=lazy'))).toEqual([]);
  expect(new Set(urls.map((url) => new URL(url).origin))).toEqual(new Set([blog.origin, new URL(STRICT).origin]));

  await page.evaluate(() => {
    for (const frame of document.querySelectorAll('iframe')) frame.contentWindow!.postMessage({source: 'clipstage', v: 1, type: 'play'}, '*');
  });
  const last = frames[9]!, first = frames[0]!;
  await soon(() => heard(page, ['play'], 9)).toHaveLength(1);
  const counts = (frame: Frame): Promise<{frames: number; draws: number}> => frame.evaluate(() => (window as unknown as {counts: {frames: number; draws: number}}).counts);
  const shown = await counts(first);
  await rests(last, counts);
  expect(await stage(last)).toBe('setup');
  await expect.poll(async () => { // the figure plays at the pace of its words
    const now = await counts(first);
    return now.frames > shown.frames && now.draws > shown.draws;
  }, {timeout: 30_000}).toBe(true);

  // In sight the last figure plays on, and the first one rests.
  await page.locator('iframe').nth(9).scrollIntoViewIfNeeded();
  await soon(() => stage(last)).not.toBe('setup');
  await rests(first, counts);
  await page.locator('iframe').nth(10).scrollIntoViewIfNeeded();
  await figureIn(page, 10);
});

test('the poster is shown before the engine, and a failure names the missing file', {tag: '@engine-all'}, async ({page, blog, faults}) => {
  faults.allow(/ERR_FAILED|NetworkError|Failed to load|failed: /);
  await page.route(/\.wasm$/, (route) => route.abort());
  await page.goto(blog.publish(HEAR
    + iframe(`${EMBED}?poster=icon.svg&alt=A+cut+end&theme=light`) + iframe(`${EMBED}?theme=dark&height=1`) + iframe(`${EMBED}?poster=none`)));
  const [own, auto, none] = [page.frameLocator('iframe >> nth=0'), page.frameLocator('iframe >> nth=1'), page.frameLocator('iframe >> nth=2')];
  await expect(own.getByRole('img')).toHaveAttribute('alt', 'A cut end');
  await expect(own.getByRole('img')).toHaveAttribute('src', 'icon.svg');
  await expect(auto.getByRole('img')).toHaveAttribute('src', './posters/pair/keep-drops/setup-dark.svg');
  await expect(auto.getByRole('img')).toHaveAttribute('alt', say('page.canvas'));
  for (const frame of [own, auto, none]) {
    await expect(frame.getByRole('alert')).toContainText(say('notice.network'));
    await expect(frame.locator('[data-code=network]')).toBeVisible();
  }
  await expect(none.getByRole('img')).toHaveCount(0);
  await expect(auto.getByRole('alert')).toContainText('Option height');
  await soon(async () => (await heard(page, ['error'], 1)).map(({data}) => data.payload['code'])).toContain('network');

  await page.unroute(/\.wasm$/);
  await own.getByRole('button', {name: say('page.retry')}).click();
  await figureIn(page, 0);
  await expect(own.getByRole('img', {name: 'A cut end'})).toBeVisible(); // the canvas
  await expect(own.getByRole('alert')).toHaveCount(0);
});

test('the poster shows the preset of the link; custom boxes have no poster', async ({page, blog, faults}) => {
  faults.allow(/ERR_FAILED|NetworkError|Failed to load|failed: .*wasm/);
  await page.route(/\.wasm$/, (route) => route.abort());
  const free = encodeURIComponent('a=4.4,2,0.1,-0.4,0.06&b=3.1,1.7,1.8,1.7,0.36');
  const home = './posters/pair/keep-drops/setup-light.svg';
  const posters = {
    'preset=both-clip&theme=light': './posters/pair/both-clip/setup-light.svg',
    'preset=both-clip&theme=light&stage=clip-pos': './posters/pair/both-clip/clip-pos-light.svg',
    'preset=thin&theme=dark&state=preset%3Ddeep%26stage%3Dkeep': './posters/pair/deep/keep-dark.svg',
    'preset=thin&theme=dark&stage=setup#lab=pair&stage=keep&preset=near-tie': './posters/pair/near-tie/keep-dark.svg',
    'lab=hull&preset=gap&stage=edges&theme=dark': './posters/hull/gap/edges-dark.svg',
    'lab=hull&stage=keep#lab=hull&preset=deep': './posters/hull/deep/faces-a-light.svg',
    'lab=world&scene=wall&step=9': './posters/world/wall/0-light.svg',
    'lab=world&scene=deep': './posters/world/pyramid/0-light.svg',
    'preset=keep-drops': home,
    'preset=..%2Fthin&stage=..%2F..%2Fdeep%2Fkeep': home,
    'preset=constructor&stage=length': home,
  };
  const urls = requests(page);
  await page.goto(blog.publish(Object.keys(posters).map((query) => iframe(`${EMBED}?${query}`)).join('')));
  for (const [n, poster] of Object.values(posters).entries()) {
    const image = page.frameLocator('iframe').nth(n).getByRole('img');
    await expect(image).toHaveAttribute('src', poster);
    await expect(image).toHaveAttribute('alt', say(poster.includes('/pair/') ? 'page.canvas' : poster.includes('/hull/') ? 'page.hull.canvas' : 'page.world.canvas'));
    await page.locator('iframe').nth(n).scrollIntoViewIfNeeded();
    await soon(() => image.evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
    await expect(page.frameLocator('iframe').nth(n).getByRole('alert')).toBeVisible();
  }
  const own = [`preset=thin&state=${free}`, `preset=deep&a=2,2,0,0,0&b=1,1,0.5,1.2,0&poster=only`];
  await page.goto(blog.publish(own.map((query) => iframe(`${EMBED}?${query}`)).join('')));
  for (const n of own.keys()) {
    const frame = page.frameLocator('iframe').nth(n);
    await expect(frame.getByRole('alert')).toContainText(say('notice.network')); // the engine was requested
    await expect(frame.getByRole('img')).toHaveCount(0);
  }
  expect(urls.filter((url) => url.includes('/posters/')).length, 'one request of a figure').toBeLessThanOrEqual(Object.keys(posters).length);
});

test('poster=only fills its frame, and a command loads the engine', {tag: '@engine-all'}, async ({page, blog}) => {
  const urls = requests(page);
  await page.goto(blog.publish(HEAR + ['preset=deep&stage=keep&theme=light', 'lab=hull&preset=gap&stage=edges', 'lab=world&scene=wall'].map((query) => iframe(`${EMBED}?${query}&poster=only`)).join('')));
  for (const [n, poster] of ['pair/deep/keep-light', 'hull/gap/edges-light', 'world/wall/0-light'].entries()) {
    const frame = page.frameLocator('iframe').nth(n), image = frame.getByRole('img');
    await expect(image).toHaveAttribute('src', `./posters/${poster}.svg`);
    await page.locator('iframe').nth(n).scrollIntoViewIfNeeded();
    await soon(() => image.evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBe(908);
    const {width, height, around} = await image.evaluate((img) => ({...img.getBoundingClientRect().toJSON() as DOMRect, around: innerHeight}));
    expect(height).toBeGreaterThan(around - 30);
    expect(await frame.locator('body').evaluate(() => [document.body.innerText.trim(), document.documentElement.scrollHeight > innerHeight])).toEqual(['', false]);
    await soon(async () => (await heard(page, ['resize'], n)).map(({data}) => Math.abs(Number(data.payload['height']) - width * 552 / 908) < 25)).toEqual([true]);
  }
  expect(urls.filter((url) => /wasm|text-en/.test(url))).toEqual([]);
  await page.evaluate(() => {
    document.querySelector('iframe')!.contentWindow!.postMessage({source: 'clipstage', v: 1, type: 'next', payload: null, id: 1}, '*');
  });
  expect(await stage(await figureIn(page))).toBe('contacts');

  const second = page.frameLocator('iframe').nth(1); // a reader's click does the same
  await second.getByRole('button', {name: say('page.poster.start'), exact: true}).click();
  await expect(second.locator('.cs-figure[data-stage]')).toHaveAttribute('data-stage', 'edges');
  await expect(second.getByRole('button', {name: say('page.poster.start'), exact: true})).toHaveCount(0);
});

test('poster=only shows wrong options over it without loading the engine', {tag: '@engine-all'}, async ({page, blog}) => {
  const urls = requests(page), cases = [
    ['preset=deepest&stage=keep', ['preset', 'deepest']], ['lab=world&scene=wall&theme=pink&steps=3', ['theme', 'pink', 'steps']], ['lab=hull&stage=clip-neg', ['stage', 'clip-neg']],
    ['preset=deep&stage=keep&utm_source=x', []], ['preset=deep&scenes=wall&controls=all', ['scenes', 'controls', 'all']],
  ] as const;
  await page.goto(blog.publish(cases.map(([query]) => iframe(`${EMBED}?${query}&poster=only`)).join('')));
  for (const [n, [, words]] of cases.entries()) {
    await page.locator('iframe').nth(n).scrollIntoViewIfNeeded();
    const notice = page.frameLocator('iframe').nth(n).getByRole('alert');
    await expect(page.frameLocator('iframe').nth(n).getByRole('img')).toBeVisible();
    for (const word of words) await expect(notice).toContainText(word);
    if (words.length === 0) await expect(notice).toHaveCount(0);
  }
  expect(urls.filter((url) => /wasm|text-en/.test(url))).toEqual([]);
  await page.evaluate(() => {
    document.querySelector('iframe')!.contentWindow!.postMessage({source: 'clipstage', v: 1, type: 'next', payload: null, id: 1}, '*');
  });
  expect(await stage(await figureIn(page))).toBe('contacts');
  await expect(page.frameLocator('iframe').first().getByRole('alert')).toHaveCount(1); // the figure's own
});
