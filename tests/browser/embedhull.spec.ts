import {AxeBuilder} from '@axe-core/playwright';
import type {Frame} from '@playwright/test';
import {HULL_STAGES} from '../../web/src/base/hull.gen';
import {OPTIONS} from '../../web/src/labs/hull/options';
import {LONG, some, say, soon} from './lab';
import {expect, figureIn, HEAR, heard, iframe, send, test} from './post';
import {OPEN, PLAIN, STRICT} from './server';
import {WEBGL} from './webgl';

// WebGL by software, so that hulls in a post are drawn in space.
test.use(WEBGL);

const EMBED = `${STRICT}embed.html?lab=hull`;

/** The steps of the default preset, as stage and sub-step. clip has a sub-step for each plane, and reduce one for each rule. */
const STEPS = HULL_STAGES.flatMap((stage) => stage === 'clip' || stage === 'reduce' ? [1, 2, 3, 4].map((sub) => `${stage} ${sub}`) : [`${stage} 0`]);

const at = (frame: Frame): Promise<string> => frame.evaluate(() => {
  const {stage, sub = '0'} = document.querySelector<HTMLElement>('.cs-hull')!.dataset;
  return `${stage} ${sub}`;
});
const state = async (frame: Frame): Promise<string> => new URL(frame.url()).hash;

test('hulls in an iframe take the options of the other labs', async ({page, blog}) => {
  const src = (query: string, hash = ''): string => iframe(`${EMBED}&${query}${hash}`);
  await page.goto(blog.publish([
    src('preset=spin&stage=clip&theme=dark&controls=full&panels=values,ids&height=600&lang=en&alt=A+square+on+a+hexagon&id=fig'),
    src('stages=clip,keep,contacts&stage=keep&editable=none'),
    src('controls=none&preset=edgeedge'),
    src(`preset=gap&state=${encodeURIComponent('lab=hull&preset=tilt&stage=clip&sub=3')}`),
    src('preset=gap&stage=edges', '#lab=hull&preset=spin&stage=reduce&sub=4'),
  ].join('')));
  const [full, some, bare, kept, linked] = [await figureIn(page, 0), await figureIn(page, 1), await figureIn(page, 2), await figureIn(page, 3), await figureIn(page, 4)];
  expect(await full.locator('.cs-hull').evaluate((figure) => [figure.clientHeight, figure.dataset['controls'], figure.getAttribute('lang'), getComputedStyle(figure).colorScheme])).toEqual([600, 'full', 'en', 'dark']);
  await expect(full.locator('canvas').first()).toHaveAttribute('aria-label', 'A square on a hexagon');
  await expect(full.locator('table').first()).toBeVisible();
  for (const selector of ['.cs-poses', '.cs-presets', '.cs-keys']) expect(await full.locator(selector).evaluateAll((all) => all.some((one) => one.checkVisibility())), selector).toBe(false);
  expect(await at(full)).toBe('clip 1');

  expect(await some.locator('.cs-stage').evaluateAll((all) => all.map((dot) => (dot as HTMLElement).dataset['stage']))).toEqual(['clip', 'keep', 'contacts']);
  expect(await at(some)).toBe('keep 0');
  await some.getByRole('button', {name: 'Next stage', exact: true}).click();
  await soon(() => at(some)).toBe('contacts 0');
  await expect(some.getByRole('button', {name: 'Next stage', exact: true})).toBeDisabled();
  expect(await some.locator('.cs-boxkey').count()).toBe(0);

  expect(await bare.locator('button').evaluateAll((all) => all.filter((one) => one.checkVisibility()).length)).toBe(0);
  await expect(bare.locator('.cs-space')).toBeVisible();
  await soon(() => at(kept)).toBe('clip 3'); // a state includes the preset
  await soon(() => at(linked)).toBe('reduce 4');
  await soon(() => state(linked)).toBe('#lab=hull&preset=spin&stage=reduce&sub=4');
  for (const frame of [full, some, bare, kept, linked]) await expect(frame.getByRole('alert')).toHaveCount(0);
});

test('an invalid option shows a notice, and the others apply', async ({page, blog}) => {
  test.slow();
  const bad: Record<string, string> = {preset: 'none', stage: 'setup', stages: 'clip,none', editable: 'perhaps', controls: 'dots', panels: 'nothing', theme: 'blue', height: '1', lang: 'xx', state: 'lab=hull&sub=9999'};
  for (const [option, value] of some([['stages', bad['stages']!], ['autoplay', '1'], ...Object.entries(bad)] as const, 2)) {
    await page.goto(blog.publish(HEAR + iframe(`${EMBED}&${option === 'preset' ? '' : 'preset=spin&'}${option}=${encodeURIComponent(value)}`)));
    const frame = await figureIn(page);
    await expect(frame.getByRole('alert').locator('span'), option).toContainText(option);
    await soon(async () => (await heard(page, ['error'])).map(({data: {payload: {code, field}}}) => [code, field])).toEqual([['invalid-option', option]]);
    expect(await at(frame), option).toBe('faces-a 0');
    expect(await state(frame), option).toBe('');
  }
  expect(Object.keys(OPTIONS)).toEqual(expect.arrayContaining(Object.keys(bad)));
});

test('hulls send events, obey commands, and answer', async ({page, blog}) => {
  await page.goto(blog.publish(HEAR + iframe(`${EMBED}&id=fig-1`)));
  const frame = await figureIn(page);
  await soon(() => heard(page, ['load'])).toHaveLength(1);
  const [{count, list: [one]}] = (await heard(page, ['contacts'])).map(({data: {payload}}) => payload) as [{count: number; list: {position: number[]; depth: number; normal: number[]}[]}];
  expect([count, one!.position.length, one!.depth > 0]).toEqual([4, 3, true]);
  expect(Math.hypot(...one!.normal)).toBeCloseTo(1);
  const say1 = (type: string, payload?: unknown, id?: unknown): Promise<void> => send(page, {source: 'clipstage', v: 1, type, ...payload === undefined ? {} : {payload}, ...id === undefined ? {} : {id}});
  await say1('seek', {stage: 'clip'});
  await say1('next');
  await say1('getState', undefined, 7);
  await soon(async () => (await heard(page, ['getState'])).map(({data: {id, payload}}) => [id, payload['state'], payload['stage']])).toEqual([[7, 'lab=hull&preset=tilted-box&stage=clip&sub=2', 'clip']]);
  expect(await at(frame)).toBe('clip 2');
  expect((await heard(page, ['stage'])).map(({data: {payload}}) => payload)).toEqual([{stage: 'clip', sub: 1, reached: true}, {stage: 'clip', sub: 2, reached: true}]);
  await say1('seek', {stage: 'setup'}, 8);
  await soon(async () => (await heard(page, ['error'])).map(({data: {id}}) => id)).toEqual([8]);
  expect(await at(frame)).toBe('clip 2');
  await say1('prev');
  await soon(() => at(frame)).toBe('clip 1');
});

for (const {name, host, sandboxed} of [
  {name: 'a strict host', host: STRICT, sandboxed: false}, {name: 'a strict host without CORS headers, in a sandbox', host: STRICT, sandboxed: true},
  {name: 'a strict host with CORS headers, in a sandbox', host: OPEN, sandboxed: true}, {name: 'a sub-path of a host with the wrong type for wasm, in a sandbox', host: PLAIN, sandboxed: true},
]) {
  test(`${name}: hulls are in space, walk all their steps, and violate no policy`, async ({page, blog, faults}) => {
    if (sandboxed) faults.allow(/\.wasm\b.*CORS|CORS|ERR_FAILED|failed: .*\.wasm /);
    faults.allow(/favicon|icon|data:,/);
    await page.addInitScript(() => {
      const violations: string[] = [];
      Object.assign(window, {violations});
      document.addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI, sample}) => violations.push(`${violatedDirective} ${blockedURI} ${sample}`));
    });
    const only = {'content-security-policy': `default-src 'none'; frame-src ${new URL(host).origin}`};
    await page.goto(blog.publish(iframe(`${host}embed.html?lab=hull&theme=light`, sandboxed ? 'sandbox="allow-scripts"' : ''), only));
    const frame = await figureIn(page), titles = new Set<string>();
    await expect(frame.locator('.cs-space')).toBeVisible();
    // Every step. In a sandbox "make test" walks only the first three, since later steps use the same files.
    for (const [i, step] of (sandboxed ? some(STEPS, 3) : STEPS).entries()) {
      if (i > 0) await frame.getByRole('button', {name: 'Next stage', exact: true}).press('Enter');
      await soon(() => at(frame)).toBe(step);
      await soon(async () => titles.has((await frame.getByRole('heading', {level: 2}).textContent())!)).toBe(false); // the title changes in the next animation frame
      titles.add((await frame.getByRole('heading', {level: 2}).textContent())!);
    }
    expect(await frame.evaluate(() => (window as unknown as {violations: string[]}).violations)).toEqual([]);
  });
}

test('twelve frames of hulls in a post are all in space', async ({page, blog}) => {
  test.slow();
  await page.setViewportSize({width: 480, height: 700}); // the same number of pictures, with fewer pixels
  await page.goto(blog.publish(Array.from({length: 12}, (_, i) => `<p>Figure ${i + 1}</p>${iframe(`${EMBED}&preset=${i % 2 === 0 ? 'tilted-box' : 'edgeedge'}&controls=minimal`)}`).join('')));
  for (let i = 0; i < 12; i++) {
    await page.locator('iframe').nth(i).scrollIntoViewIfNeeded();
    const frame = await figureIn(page, i);
    await expect(frame.locator('.cs-space')).toBeVisible();
  }
  for (let i = 0; i < 12; i++) {
    const frame = await figureIn(page, i);
    expect(await frame.locator('.cs-space').evaluate((canvas) => (canvas as HTMLCanvasElement).getContext('webgl2')!.isContextLost()), `figure ${i + 1}`).toBe(false);
    await expect(frame.locator('.cs-flat')).toBeHidden();
  }
});

test('without WebGL2 a frame of hulls is flat, says so, and walks its steps', async ({page, blog}) => {
  await page.addInitScript(() => {
    const {getContext} = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = function flat(this: HTMLCanvasElement, ...args: [string]) {
      return args[0] === 'webgl2' ? null : getContext.apply(this, args as never);
    } as never;
  });
  await page.goto(blog.publish(iframe(EMBED)));
  const frame = await figureIn(page), seen = new Set<string>();
  await expect(frame.locator('.cs-flat')).toHaveText(say('page.space.none'));
  await expect(frame.locator('.cs-space')).toHaveCount(0);
  const next = frame.getByRole('button', {name: 'Next stage', exact: true});
  const count = LONG ? 15 : 4;
  for (let steps = 0; steps < count; steps++) {
    seen.add(await frame.locator('canvas').first().evaluate(async (canvas) => {
      for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
      return (canvas as HTMLCanvasElement).toDataURL();
    }));
    if (steps < count - 1) await next.press('Enter');
  }
  expect(seen.size).toBe(count);
  expect(await at(frame)).toBe(STEPS[count - 1]);
});

test('axe finds nothing in hulls of any controls, in either theme', async ({page, blog}) => {
  test.slow();
  for (const query of some(['controls=full', 'controls=minimal&stage=clip', 'controls=none&alt=Hulls', 'stage=x'])) {
    await page.goto(blog.publish(`<main><h1>A post</h1>${iframe(`${EMBED}&${query}`, 'title="Figure"')}</main>`));
    await figureIn(page);
    for (const colorScheme of some(['dark', 'light'] as const)) {
      await page.emulateMedia({colorScheme});
      let found: Awaited<ReturnType<AxeBuilder['analyze']>> | undefined;
      await soon(async () => (found = await new AxeBuilder({page}).analyze()).passes.length, 60_000)
        .toBeGreaterThan(15); // fewer: on a busy machine, axe's script does not start in a frame within a second, axe's limit
      expect(found!.violations.flatMap(({id, nodes}) => nodes.map(({target, failureSummary}) => `${query}, ${colorScheme}: ${id}: ${target.join(' ')}: ${failureSummary}`))).toEqual([]);
    }
  }
});
