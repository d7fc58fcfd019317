import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import type {Locator, Page} from '@playwright/test';
import {MARKS} from '../../web/src/base/figure.gen';
import {F, W} from '../../web/src/draw/layout.gen';
import {expect, say, some, soon, watchShifts} from './lab';
import {test} from './post';

interface Chapter { id: string; title: string; lab?: string; stages?: string[] }
const {chapters: CHAPTERS} = JSON.parse(readFileSync(fileURLToPath(new URL('../../web/course.json', import.meta.url)), 'utf8')) as {chapters: Chapter[]};

/** The text of a number of a figure: the shown stage, one of its trace's values, or at a path of the result or of a stage. */
const engineSays = (id: string, path: string, digits: number) => {
  const {figure} = document.getElementById(id) as HTMLElement & {figure: {stage: string; getTrace(): {stages: {id: string}[]; result: object; values: Record<string, unknown>}}};
  const {stages, result, values} = figure.getTrace(), keys = path.split(/[.[\]]+/).filter(Boolean);
  const value = path in values ? values[path] : keys.reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], {...Object.fromEntries(stages.map((one) => [one.id, one])), ...result});
  return typeof value === 'number' ? value.toFixed(digits).replace(/^-(?=0\.?0*$)/, '').replace('-', '−') : value as string;
};

/** Waits until a figure stands as its attributes say, or as the current section of its story does. */
async function stands(figure: Locator): Promise<void> {
  await figure.scrollIntoViewIfNeeded();
  const wanted = await figure.evaluate((element) => {
    const section = document.querySelector(`clip-story[for="${element.id}"] > section[aria-current]`);
    const state = new URLSearchParams(element.getAttribute('state') ?? ''), of = (name: string): string | null => element.getAttribute(name) ?? state.get(name);
    return {stage: section?.getAttribute('data-stage') ?? of('stage'), step: of('step'), iteration: of('iteration')};
  });
  const box = figure.locator('.cs-figure');
  if (wanted.step !== null) await expect(box).toHaveAttribute('data-step', wanted.step);
  if (wanted.stage !== null) await expect(box).toHaveAttribute('data-stage', wanted.stage);
  await expect(box).toBeVisible();
  if (wanted.iteration !== null) await soon(() => figure.evaluate((element) => (element as unknown as {figure: {getState(): string}}).figure.getState())).toContain(`iteration=${wanted.iteration}`);
  await expect(figure.locator('.cs-notice:visible')).toHaveCount(0);
}

/** The parts that are wider than the window. */
const tooWide = (page: Page): Promise<string[]> => page.evaluate(() => [...document.querySelectorAll('body *')]
  .filter((one) => one.closest('pre') !== one.parentElement && one.getBoundingClientRect().right > innerWidth + 1 && one.closest('pre, clip-stage') === null).map(({tagName}) => tagName));

test.describe('the course', () => {
  for (const [i, {id}] of CHAPTERS.entries()) test(`${id}: each figure stands as the page asks, and the numbers are the engine's`, {tag: i === 0 ? '@engine' : '@engine-all'}, async ({page}) => {
    await page.goto(`course/${id}.html`);
    const printed = await page.request.get(`course/${id}.html`).then((answer) => answer.text());
    const fallbacks = [...printed.matchAll(/<clip-value [^>]*>(?<text>[^<]*)</g)].map(({groups}) => groups!.text!);
    const figures = page.locator('clip-stage');
    await expect(figures).toHaveCount(3);
    const names = new Set<string | null>();
    for (const figure of await figures.all()) {
      await stands(figure);
      names.add(await figure.locator('.cs-figure').getAttribute('aria-label'));
    }
    expect(names.size, 'each figure has its own name').toBe(3);
    for (const story of await page.locator('clip-story').all()) { // back to its first state
      await story.locator('section').first().evaluate((section) => section.scrollIntoView({block: 'center'}));
      await expect(story.locator('section').first()).toHaveAttribute('aria-current', 'step');
      await stands(page.locator(`#${await story.getAttribute('for')}`));
    }
    await expect(page.locator('clip-stage#ask')).toHaveCount(1);
    const asks = page.locator('clip-stage[ask]');
    if (await asks.count() > 0) await expect(asks.locator('.cs-title')).toContainText('?');
    const values = await page.locator('clip-value').all();
    expect(values.length).toBe(fallbacks.length);
    expect(values.length, 'the text has numbers of its figures').toBeGreaterThan(1);
    for (const [i, value] of values.entries()) {
      const [of, on, digits] = await value.evaluate((e) => [e.getAttribute('of')!, e.getAttribute('for')!, Number(e.getAttribute('digits'))] as const);
      const said = await page.evaluate(`(${engineSays.toString()})(${JSON.stringify(on)}, ${JSON.stringify(of)}, ${digits})`);
      expect(fallbacks[i], `${on} ${of}`).toBe(said);
      await expect(value, `${on} ${of}`).toHaveText(said as string);
    }
    for (const opens of await page.locator('[data-opens]').all()) { // numbers of the figure as it opens, which stay
      const asked = (await opens.getAttribute('data-opens'))!, [on, of, digits] = asked.split(' ');
      await expect(opens, asked).toHaveText(await page.evaluate(`(${engineSays.toString()})(${JSON.stringify(on)}, ${JSON.stringify(of)}, ${digits!})`));
    }
  });

  for (const {id: chapter} of CHAPTERS.filter(({lab}) => lab === 'pair')) test(`${chapter}: each mark lights its thing, at its stage`, async ({page}) => {
    await page.goto(`course/${chapter}.html`);
    const links = await page.locator('a[href*="mark="]').all();
    expect(links.length).toBeGreaterThan(1);
    for (const link of links) {
      const [, id, settings] = /^#(\w+):(.*)$/.exec((await link.getAttribute('href'))!)!, stage = page.locator(`#${id}`);
      const {stage: at, mark} = Object.fromEntries(settings!.split(';').map((one) => one.split('='))) as {stage?: string; mark: string};
      await stage.scrollIntoViewIfNeeded();
      await expect(stage.locator('.cs-figure')).toBeVisible();
      await link.focus();
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50)))); // a story follows the scroll to the link
      await link.press('Enter');
      if (at) await expect(stage.locator('.cs-figure')).toHaveAttribute('data-stage', at);
      // The lit quantity has the name, and the picture differs from the picture without light.
      const [lit, differs] = await stage.evaluate(async (element, slot) => {
        const stage = element as unknown as {frame: Float64Array; settled(): Promise<void>; mark(name: string): Promise<void>}, picture = (): string => element.shadowRoot!.querySelector('canvas')!.toDataURL();
        await stage.settled();
        const quantity = stage.frame[slot]!, seen = picture();
        await stage.mark('');
        await stage.settled();
        return [quantity, seen !== picture()] as const;
      }, F.lit);
      expect(MARKS[lit], mark).toBe(mark);
      expect(differs, mark).toBe(true);
    }
  });

  for (const {id: chapter} of CHAPTERS.slice(CHAPTERS.findIndex(({id}) => id === 'loop'))) test(`${chapter}: each mark lights while its link is pointed at`, async ({page}) => {
    test.slow();
    await page.goto(`course/${chapter}.html`);
    for (const figure of await page.locator('clip-stage').all()) await stands(figure);
    const links = await page.locator('a[href*="mark="]').all();
    expect(links.length).toBeGreaterThan(2);
    for (const link of links) {
      const href = (await link.getAttribute('href'))!, [id] = /\w+/.exec(href)!, stage = page.locator(`#${id}`);
      const picture = (): Promise<string> => stage.evaluate((element) => [...element.shadowRoot!.querySelectorAll('canvas')].filter(({width}) => width > 0).map((canvas) => canvas.toDataURL()).join());
      await stage.scrollIntoViewIfNeeded();
      if (/[:;](?:stage|step)=/.test(href)) {
        await link.click();
        await link.blur();
        await expect(stage.locator('.cs-notice:visible'), href).toHaveCount(0);
      }
      await link.scrollIntoViewIfNeeded();
      await page.mouse.move(2, 2);
      let dark = '';
      await expect.poll(async () => dark === (dark = await picture()), {message: `${href} comes to rest`, intervals: [200]}).toBe(true);
      await link.hover();
      await soon(async () => await picture() === dark).toBe(false);
      await page.mouse.move(2, 2);
      await soon(async () => await picture() === dark).toBe(true);
    }
  });

  for (const width of [390, 1280]) test(`a question’s answers and its verdict lie in its figure, ${width} px wide`, async ({page}) => {
    await page.setViewportSize({width, height: 844});
    for (const {id} of CHAPTERS) {
      await page.goto(`course/${id}.html`);
      const ask = page.locator('#ask');
      if (await ask.getAttribute('ask') === null) continue;
      await ask.scrollIntoViewIfNeeded();
      await expect(ask.locator('.cs-answer, .cs-ask button').first()).toBeVisible();
      const inside = (): Promise<void> => soon(() => ask.evaluate((stage) => Math.max(...[...stage.shadowRoot!.querySelectorAll('.cs-asking :is(button, p)')].map((one) => one.getBoundingClientRect().bottom)) <= stage.getBoundingClientRect().bottom)).toBe(true);
      await inside();
      await ask.locator('.cs-answer').first().click();
      const verdict = ask.locator('.cs-asking .cs-verdict');
      await expect(verdict.or(ask.locator('.cs-answer[aria-pressed=true]')).first()).toBeVisible();
      if (!await verdict.isVisible()) await ask.getByRole('button', {name: say('ask.done'), exact: true}).click(); // the choice is one of many
      await expect(verdict).toBeVisible();
      await inside();
    }
  });

  // The right choices of the questions about the solvers: this step's contacts, or the tip of B's last velocity.
  const CHOICES: Record<string, number[] | 'solved'> = {loop: 'solved', impulse: [0, 1], clamp: [1], box2d: [1]};
  for (const [chapter, right] of Object.entries(CHOICES)) for (const width of [390, 1280]) test(`${chapter}: the question is answered in the picture, ${width} px wide`, async ({page}) => {
    await page.setViewportSize({width, height: 844});
    await page.goto(`course/${chapter}.html`);
    const ask = page.locator('#ask'), verdict = ask.locator('.cs-asking .cs-verdict');
    await stands(ask);
    await expect(ask.locator('.cs-title').first()).toContainText('?');
    const {boxes: [, {x, y}], ask: {mark}} = F, {velocity} = W.watch.solved[1], at = W.watch.now.map(({at}) => at);
    const points = (): Promise<{x: number; y: number}[]> => ask.evaluate((element, slots) => {
      const {frame, figure: {camera}} = element as unknown as {frame: Float64Array; figure: {camera: {x: number; y: number; scale: number; width: number; height: number}}}, of = (slot: number): number => frame[slot]!;
      const places = slots.tip ? [{x: of(slots.x) + of(slots.mark) * of(slots.velocity.x), y: of(slots.y) + of(slots.mark) * of(slots.velocity.y)}] : slots.at.map(({x, y}) => ({x: of(x), y: of(y)}));
      return places.map(({x, y}) => ({x: camera.width / 2 + (x - camera.x) * camera.scale, y: camera.height / 2 - (y - camera.y) * camera.scale}));
    }, {tip: right === 'solved', at, velocity, mark: W.pair + mark, x: W.pair + x, y: W.pair + y});
    const canvas = ask.locator('canvas').first();
    await soon(async () => (await points()).every(({x, y}) => x > 0 && y > 0)).toBe(true);
    for (const i of right === 'solved' ? [0] : right) await canvas.click({position: (await points())[i]!});
    if (right !== 'solved') {
      await expect(ask.locator('.cs-answer[aria-pressed=true]')).toHaveCount(right.length);
      await ask.getByRole('button', {name: say('ask.done'), exact: true}).click();
    }
    await expect(verdict).toContainText(say('ask.right'));
    await expect(verdict).not.toHaveClass(/cs-wrong/);
  });

  test('Reset leaves the knob of a body free on a phone', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await page.goto('course/overlap.html');
    const figure = page.locator('#fig1'), reset = figure.locator('.cs-reset'), canvas = figure.locator('canvas').first();
    await stands(figure);
    const [a, b] = [F.boxes[0], F.boxes[1]].map(({x, y}) => ({x, y}));
    const place = (of: {x: number; y: number}): Promise<{x: number; y: number; scale: number}> => figure.evaluate((element, {x, y}) => {
      const {frame, figure: {camera}} = element as unknown as {frame: Float64Array; figure: {camera: {x: number; y: number; scale: number; width: number; height: number}}};
      return {x: camera.width / 2 + (frame[x]! - camera.x) * camera.scale, y: camera.height / 2 - (frame[y]! - camera.y) * camera.scale, scale: camera.scale};
    }, of);
    const {x, y, width} = (await canvas.boundingBox())!, from = await place(b!);
    await page.mouse.move(x + from.x, y + from.y);
    await page.mouse.down();
    await page.mouse.move(x + width - 45, y + 80, {steps: 5});
    await page.mouse.up();
    await expect(reset).toBeVisible();
    const {x: left, width: wide} = (await reset.boundingBox())!;
    expect(left + wide, 'at the left').toBeLessThan(x + width / 2);
    const home = await place(a!);
    await page.mouse.move(x + home.x, y + home.y); // A's handles lie elsewhere
    await reset.click();
    await expect(reset).toBeHidden();
  });

  type Acting = HTMLElement & Record<'setPose' | 'step' | 'setHulls', (to: unknown) => Promise<unknown>> & {figure: {getHulls(): {b: {position: number[]}}}};
  // By chapter: each prompt's figure, and what the reader does to it.
  const PROMPTS: Record<string, [figure: string, act: (stage: Acting) => unknown][]> = {
    overlap: [['fig2', (stage) => stage.setPose({b: {y: 0.8, angle: 0.06}})]], shadows: [['fig2', (stage) => stage.setPose({b: {x: 0, y: 0}})]],
    least: [['fig2', (stage) => stage.setPose({b: {y: 1.8, angle: 0.2}})]], reference: [['fig1', (stage) => stage.setPose({b: {x: 3, y: 0}})]],
    incident: [['fig2', (stage) => stage.setPose({b: {angle: 1}})]], clipping: [['fig1', (stage) => stage.setPose({b: {x: 0}})]], keep: [['fig2', (stage) => stage.setPose({b: {y: 1}})]],
    name: [['fig1', (stage) => stage.setPose({b: {y: 0}})]], loop: [], impulse: [], clamp: [],
    warm: [['fig2', (stage) => stage.step(1)]], stacks: [['fig1', (stage) => stage.step(40)]], box2d: [],
    hulls: [['fig1', (stage) => {
      const hulls = stage.figure.getHulls();
      hulls.b.position[2] = 3;
      return stage.setHulls(hulls);
    }]],
  };
  for (const {id: chapter} of CHAPTERS) test(`${chapter}: each prompt says when it is done`, async ({page}) => {
    await page.goto(`course/${chapter}.html`);
    await expect(page.locator('clip-until')).toHaveCount(PROMPTS[chapter]!.length);
    for (const [id, act] of PROMPTS[chapter]!) {
      const done = page.locator(`clip-until[for=${id}]`), figure = page.locator(`#${id}`);
      await stands(figure);
      await expect(done).toHaveText('');
      await figure.evaluate(act as unknown as (stage: Element) => unknown);
      await expect(done).toHaveText(/\.$/);
    }
  });

  for (const {id: chapter} of CHAPTERS.filter(({id}) => readFileSync(fileURLToPath(new URL(`../../web/public/course/${id}.html`, import.meta.url)), 'utf8').includes('<clip-story'))) test(`${chapter}: the story sets its figure`, async ({page}) => {
    await page.setViewportSize({width: 1280, height: 800});
    await page.goto(`course/${chapter}.html`);
    const figure = page.locator(`#${await page.locator('clip-story').getAttribute('for')}`), shown = figure.locator('.cs-figure');
    for (const section of await page.locator('clip-story > section').all()) {
      await section.evaluate((element) => element.scrollIntoView({block: 'center'}));
      const {stage, step} = await section.evaluate((element) => ({...element.dataset})) as {stage?: string; step?: string};
      await expect(shown).toHaveAttribute(stage === undefined ? 'data-step' : 'data-stage', (stage ?? step)!);
      await expect(figure).toBeInViewport({ratio: 0.7});
      await expect(section).toHaveAttribute('aria-current', 'step');
    }
  });

  test('a story follows its figure', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await page.goto('course/clipping.html');
    const figure = page.locator('#fig1'), sections = page.locator('clip-story > section');
    await stands(figure);
    for (const at of [1, 2, 1]) {
      await figure.evaluate((element, stage) => (element as unknown as {seek(stage: string): Promise<void>}).seek(stage), (await sections.nth(at).getAttribute('data-stage'))!);
      await expect(sections.nth(at)).toHaveAttribute('aria-current', 'step');
    }
  });

  test('a link sets its figure, and the numbers follow the pose', async ({page}) => {
    await page.goto('course/overlap.html');
    const figure = page.locator('#fig1');
    await expect(figure.locator('.cs-figure')).toHaveAttribute('data-stage', 'setup');
    await page.locator('a[href="#fig1:stage=contacts"]').click();
    await expect(figure.locator('.cs-figure')).toHaveAttribute('data-stage', 'contacts');
    await figure.evaluate((stage) => (stage as unknown as {setPose(pose: object): Promise<void>}).setPose({b: {y: 5}}));
    await expect(page.locator('clip-value[of="out.n"][for=fig1]')).toHaveText('0');
    await expect(page.locator('clip-value[of="out.contacts[0].s"][for=fig1]').first()).toHaveText('–');
  });

  test('the numbers follow a world’s steps', async ({page}) => {
    await page.goto('course/loop.html');
    const figure = page.locator('#fig1');
    await stands(figure);
    await figure.evaluate((stage) => (stage as unknown as {step(n: number): Promise<void>}).step(1));
    await expect(page.locator('clip-value[for=fig1][of="bodies[1][4]"]').first(), 'after the landing').toHaveText('0.38');
  });

  test('progress is kept, and chapters lead to each other', async ({page}) => {
    await page.goto('course/index.html');
    await expect(page.locator('.chapters a')).toHaveText(CHAPTERS.map(({title}) => title));
    await page.locator('.chapters a').first().click();
    for (const {id, title} of CHAPTERS.slice(1)) {
      await page.locator('a[rel=next]').click();
      await expect(page).toHaveURL(new RegExp(`course/${id}.html$`));
      await expect(page.locator('h1')).toHaveText(title);
    }
    await expect(page.locator('a[rel=next]')).toHaveCount(0);
    await page.locator('.turn').scrollIntoViewIfNeeded();
    await soon(() => page.evaluate(() => localStorage['clipstage.course'] as string)).toContain(CHAPTERS.at(-1)!.id);
    await page.locator('.turn').getByRole('link', {name: say('page.course.contents')}).click();
    await expect(page.locator('.chapters a').last()).toHaveClass('read');
  });

  test('each header leads to the contents, before the labs', async ({page}) => {
    for (const path of ['./', 'embedding.html', 'glossary.html', 'p/index.html', 'p/thin/index.html', 'course/hulls.html', 'course/index.html']) {
      await page.goto(path);
      const names = await page.locator('body > header a').evaluateAll((all) => all.map(({textContent}) => textContent));
      expect(names.find((name) => name !== say('page.name')), path).toBe(say('page.read'));
      await page.locator('body > header').getByRole('link', {name: say('page.read')}).click();
      await expect(page.locator('.chapters')).toBeVisible();
    }
  });

  test('a stage of a lab leads to its chapter', async ({page}) => {
    const states: readonly (readonly [state: string, chapter: string])[] = [
      ['lab=pair&preset=both-clip&stage=clip-pos', 'clipping'], ['lab=hull&preset=spin&stage=reduce', 'hulls'],
      ['lab=world&scene=pyramid&step=71&pick=25,35&stage=match', 'warm'], ['lab=world&scene=pyramid&step=71&pick=25,35&stage=keep', 'keep'],
    ];
    for (const [state, chapter] of some(states, 2)) {
      await page.goto('./');
      await page.goto(`./#${state}`);
      const link = page.locator('.cs-why .page-course');
      await expect(link).toHaveText(say('page.course', {n: CHAPTERS.findIndex(({id}) => id === chapter) + 1}));
      await expect(link).toHaveAttribute('href', `./course/${chapter}.html`);
      await expect(link).toBeVisible();
    }
    await page.goto('./#lab=pair&preset=two-contacts&stage=keep');
    await page.locator('.cs-figure[data-stage=keep]').waitFor();
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('.cs-why .page-course')).toHaveAttribute('href', './course/name.html');
  });

  for (const {id} of CHAPTERS) test(`${id}: fits a phone, and paper`, async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await page.goto(`course/${id}.html`);
    for (const figure of await page.locator('clip-stage').all()) {
      await stands(figure);
      const [own, inner] = await figure.evaluate((element) => [element.getBoundingClientRect().height, element.shadowRoot!.querySelector('.cs-figure')!.getBoundingClientRect().height] as const);
      expect(inner, 'the figure has room').toBeLessThanOrEqual(own + 1);
    }
    expect(await tooWide(page)).toEqual([]);
    await page.emulateMedia({media: 'print'});
    await expect(page.locator('header')).toBeHidden();
    for (const figure of await page.locator('main > figure').all()) await expect(figure).toBeVisible();
  });
});

test('the first chapter loads at most 270 kB', async ({page}) => {
  const session = await page.context().newCDPSession(page);
  let bytes = 0;
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', {cacheDisabled: true});
  session.on('Network.loadingFinished', ({encodedDataLength}) => { bytes += encodedDataLength; });
  await page.goto(`course/${CHAPTERS[0]!.id}.html`);
  for (const figure of await page.locator('clip-stage').all()) await stands(figure);
  expect(bytes).toBeGreaterThan(100_000);
  expect(bytes).toBeLessThanOrEqual(270_000);
});

for (const width of [390, 1280]) test(`no chapter shifts while its figures come, ${width} px wide`, {tag: '@layout-shift'}, async ({page}) => {
  test.slow();
  await page.setViewportSize({width, height: 800});
  const shifts = await watchShifts(page);
  for (const {id} of CHAPTERS) {
    await page.goto(`course/${id}.html`);
    await stands(page.locator('clip-stage').first());
    expect(await shifts(), id).toBeLessThanOrEqual(0.02);
  }
});

test('nothing shifts while a world runs to its step and gets the words of its pair', {tag: '@layout-shift'}, async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  const shifts = await watchShifts(page);
  await page.route('**/warm.html', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({response: answer, body: (await answer.text()).replace('step="200" pick="0,1" stage="match"', 'step="400" pick="0,1" stage="warm-start"').replace('<section data-stage="match">', '<section data-stage="warm-start">')});
  });
  await page.goto('course/warm.html');
  await expect(page.locator('#fig1 .cs-figure')).toHaveAttribute('data-stage', 'warm-start');
  await expect(page.locator('#fig1 .cs-figure')).toBeVisible();
  expect(await shifts()).toBeLessThanOrEqual(0.02);
});

test('the poster of a world stays until its words are rendered, frames after its controls', {tag: '@layout-shift'}, async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  const shifts = await watchShifts(page), session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: 4}); // a frame then has time for one panel
  await page.addInitScript(() => { // a poster goes after 3 s in any case, which a slow processor may need
    const real = window.setTimeout;
    window.setTimeout = ((act: () => void, time?: number) => real(act, time === 3000 ? 60_000 : time)) as typeof setTimeout;
  });
  await page.goto('course/box2d.html');
  await stands(page.locator('#fig1'));
  await expect(page.locator('#fig1 .cs-panel .cs-title')).toBeVisible();
  expect(await shifts()).toBeLessThan(0.005);
});

test.describe('the course without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('shows its posters', async ({page}) => {
    for (const {id} of CHAPTERS) {
      await page.goto(`course/${id}.html`);
      const images = page.locator('clip-stage img');
      await expect(images).toHaveCount(3);
      for (const image of await images.all()) {
        await image.scrollIntoViewIfNeeded();
        await expect(image).toBeVisible();
        for (const source of [await image.getAttribute('src'), await image.locator('xpath=../source').getAttribute('srcset')]) {
          expect((await page.request.get(new URL(source!, page.url()).href)).ok(), source!).toBe(true);
        }
      }
    }
  });
});
