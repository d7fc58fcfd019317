import type {Page} from '@playwright/test';
import {HULL_PRESETS, HULL_STAGES} from '../../web/src/base/hull.gen';
import {LONG, expect, fewer, frames, READ_BACK, say, some, test} from './lab';

/** The steps of the default preset, as stage and sub-step. clip has a sub-step for each plane, and reduce one for each rule. */
const STEPS = HULL_STAGES.flatMap((stage) => stage === 'clip' || stage === 'reduce' ? [1, 2, 3, 4].map((sub) => `${stage} ${sub}`) : [`${stage} 0`]);

const at = (page: Page): Promise<string> => page.locator('[data-stage]').first().evaluate((figure) => {
  const {stage, sub = '0'} = (figure as HTMLElement).dataset;
  return `${stage} ${sub}`;
});

test('the Hulls lab opens at its default, and Next and Previous walk all stages and sub-steps', {tag: '@engine-all'}, async ({page, lab}) => {
  const said: string[] = [];
  page.on('console', (message) => {
    if (!READ_BACK.test(message.text())) said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(error.message));
  await page.goto('./');
  await page.getByRole('link', {name: say('hull.tab'), exact: true}).click();
  await expect(page.locator('.cs-hull')).toHaveAttribute('data-stage', 'faces-a');
  await expect(page.locator('canvas').first()).toBeVisible();
  const titles = new Set<string>();
  let title = '';
  for (const [i, step] of STEPS.entries()) {
    await expect.poll(() => at(page)).toBe(step);
    await expect(lab.title).not.toHaveText(title); // the title is rendered in the next frame
    titles.add(title = (await lab.title.textContent())!);
    await expect(page.locator('.cs-stage[aria-current=step]')).toHaveAttribute('data-stage', step.split(' ')[0]!);
    if (i + 1 < STEPS.length) await lab.next.press('Enter');
  }
  await expect(lab.next).toBeDisabled();
  expect(titles.size).toBe(STEPS.length);
  for (const step of [...STEPS].reverse()) {
    await expect.poll(() => at(page)).toBe(step);
    if (step !== STEPS[0]) await lab.previous.press('Enter');
  }
  await expect(lab.previous).toBeDisabled();
  expect(said).toEqual([]);
});

test('sub-steps, scrubber, presets, answers and fields follow each other, and the address follows them', async ({page, lab}) => {
  await test.step('buttons of sub-steps jump, keys walk, and the address follows', async () => {
    await lab.open('lab=hull&preset=tilted-box&stage=clip&sub=3');
    expect(await at(page)).toBe('clip 3');
    await page.locator('.cs-sub[data-sub="1"]').click();
    await expect.poll(() => at(page)).toBe('clip 1');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => at(page)).toBe('incident 0');
    await page.keyboard.press('End');
    await expect.poll(() => at(page)).toBe('contacts 0');
    await expect.poll(() => page.evaluate(() => location.hash)).toBe('#lab=hull&preset=tilted-box&stage=contacts');
    await lab.stageButton('clip' as never).click();
    await expect.poll(() => at(page)).toBe('clip 1');
  });

  await test.step('the scrubber keeps its step after a preset with more steps, and goes back from there', async () => {
    await lab.open('lab=hull&preset=gap&stage=contacts');
    for (const [preset, last] of [['tilted-box', '15'], ['gap', '9'], ['deep', '12']] as const) {
      await lab.preset.selectOption(preset);
      await expect(lab.scrubber).toHaveAttribute('max', last);
      await expect(lab.scrubber).toHaveValue(last);
    }
    await lab.scrubber.press('ArrowLeft');
    await expect.poll(() => at(page)).toMatch(/^reduce/);
  });

  await test.step('the scrubber agrees with the stage bar if two edges touch and stages are skipped', async () => {
    await lab.open('lab=hull&preset=edgeedge&stage=best-axis');
    await expect(lab.scrubber).toHaveAttribute('max', '9');
    for (const [stage, place] of [['best-axis', '4'], ['clip', '6'], ['contacts', '9']] as const) {
      await lab.stageButton(stage as never).click();
      await expect(lab.scrubber).toHaveValue(place);
    }
    await lab.scrubber.press('ArrowLeft');
    await expect.poll(() => at(page)).toBe('reduce 0');
    await lab.previous.click();
    await expect.poll(() => at(page)).toBe('best-axis 0');
  });

  await test.step('presets open, and each names the end of its call', async () => {
    await lab.open('lab=hull');
    for (const preset of LONG ? HULL_PRESETS : HULL_PRESETS.filter((_, i) => i % 3 === 0)) {
      await lab.preset.selectOption(preset);
      await page.keyboard.press('End');
      await expect(lab.title).not.toBeEmpty();
      await expect(lab.notice).toBeHidden();
    }
  });

  await test.step('a vertex that makes no hull is refused at its field', async () => {
    await lab.open('lab=hull&preset=tilted-box&stage=faces-a');
    await page.getByRole('button', {name: say('hull.ui.vertices'), exact: true}).click();
    const field = page.locator('[data-field="va.0"]');
    await field.fill('1.1, 0.9, 0.5');
    await field.press('Enter');
    await expect(page.locator('.cs-refused').first()).toBeVisible();
    await field.fill('-1.2, -1, -0.6');
    await field.press('Enter');
    await expect(page.locator('.cs-refused')).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => location.hash)).toContain('va=-1.2,-1,-0.6;');
  });

  await test.step('three answers are shown side by side, with the fault in words, and are in the link', async () => {
    await lab.open('lab=hull&preset=fault-boundary&stage=keep');
    const button = page.getByRole('button', {name: say('hull.ui.compare.name'), exact: true});
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(lab.title).toHaveText(say('hull.compare.title.lost', {missing: '4', count: '6'}));
    await expect(page.locator('.cs-table .cs-wrong th')).toHaveText(say('hull.compare.printed'));
    await expect(page.locator('.cs-notes.cs-wrong')).toContainText(say('hull.fault.boundary'));
    await expect.poll(() => page.evaluate(() => location.hash)).toBe('#lab=hull&preset=fault-boundary&stage=contacts&compare=on');
    await page.reload();
    await expect(lab.title).toHaveText(say('hull.compare.title.lost', {missing: '4', count: '6'}));
    await lab.previous.click();
    await expect(button).toHaveAttribute('aria-pressed', 'false');
  });

  await test.step('a typed pose moves a hull, is in the link, and can be undone', async () => {
    await lab.open('lab=hull&preset=tilted-box&stage=faces-a');
    const title = await lab.title.textContent();
    await page.locator('[data-field="b.2"]').fill('2');
    await page.locator('[data-field="b.2"]').press('Enter');
    await expect(lab.title).toHaveText(say('hull.faces.gap.title', {box: 'A', face: '6'}));
    await expect.poll(() => page.evaluate(() => location.hash)).toContain('&b=0.32,0.17,2,');
    const hash = await page.evaluate(() => location.hash);
    await lab.undo.click();
    await expect(lab.title).toHaveText(title!);
    await page.goto('about:blank');
    await page.goto(`./${hash}`);
    await expect(lab.title).toHaveText(say('hull.faces.gap.title', {box: 'A', face: '6'}));
    await page.locator('[data-field="b.0"]').fill('far');
    await page.locator('[data-field="b.0"]').press('Enter');
    await expect(page.locator('.cs-refused')).toContainText('far');
  });
});

test('both pictures have room beside the inspector, and nothing lies under it', async ({page, lab}) => {
  for (const [site, width] of [['', 897], ['', 900], ['', 932], ['embed.html?lab=hull&controls=full', 900]] as const) {
    await page.setViewportSize({width, height: 650});
    if (site !== '') await page.goto(site);
    else if (width === 897) await lab.open('lab=hull');
    await frames(page); // the page has the new width
    await expect(page.locator('.cs-hull[data-stage]')).toBeVisible();
    await expect(page.locator('.cs-tabs'), `${site} ${width}`).toBeHidden();
    const [figure, view, panel] = await Promise.all(['.cs-hull[data-stage]', '.cs-view', '.cs-panel'].map(async (part) => (await page.locator(part).first().boundingBox())!));
    expect(view!.width).toBeGreaterThanOrEqual(560);
    expect(Math.abs(panel!.y + panel!.height - figure!.y - figure!.height)).toBeLessThan(2);
    expect(Math.abs(panel!.x + panel!.width - figure!.x - figure!.width)).toBeLessThan(2);
  }
});

test('hulls are in space with WebGL2, flat with a notice without, and each step has a picture of its own', {tag: '@engine'}, async ({page, lab, browserName}, testInfo) => {
  await lab.open('lab=hull');
  const space = page.locator('.cs-space'), flat = page.locator('.cs-flat');
  await expect.poll(async () => await space.isVisible() || await flat.isVisible()).toBe(true);
  const live = await space.isVisible();
  testInfo.annotations.push({type: 'WebGL2', description: String(live)});
  if (!live) await expect(flat).toHaveText(say('page.space.none'));
  const pictures = new Set<string>(), steps = fewer(browserName, STEPS, 5);
  for (const [i] of steps.entries()) {
    await page.evaluate(async () => { // the picture is drawn in these frames
      for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
    });
    pictures.add((await page.locator('.cs-view').screenshot()).toString('base64'));
    if (i + 1 < steps.length) await lab.next.press('Enter');
  }
  expect(pictures.size).toBe(steps.length);
});

test('unreadable links show a notice and the default', async ({page, lab}) => {
  // Go's tests cover the reading of links.
  for (const link of some(['lab=hull&va=0,0,0;1,1,1', `lab=hull&va=${'1,2,3;'.repeat(400)}`, 'lab=hull&stage=setup', 'lab=hull&preset=none', 'lab=hull&sub=9999', 'lab=hull&a=1,2,3'], 2)) {
    await page.goto('about:blank');
    await lab.open(link);
    await expect(lab.notice, link).toBeVisible();
    expect(await at(page), link).toBe('faces-a 0');
  }
});

test('an embedded figure has all stages, and takes its options', async ({page, lab}) => {
  await page.goto('./embed.html?lab=hull');
  await expect.poll(() => at(page)).toBe('faces-a 0');
  for (const step of STEPS.slice(1)) {
    await lab.next.press('Enter');
    await expect.poll(() => at(page)).toBe(step);
  }
  await page.goto('./embed.html?lab=hull&preset=edgeedge&stage=edges');
  await expect.poll(() => at(page)).toBe('edges 0');
  await lab.next.click();
  await lab.next.click();
  await expect.poll(() => at(page)).toBe('contacts 0');
  await page.goto('./embed.html?lab=hull&stage=nothing&preset=nothing');
  await expect(lab.notice).toContainText('nothing');
});

test('code collides two hulls, mounts them, and gets errors', async ({page}) => {
  await page.goto('./');
  const found = await page.evaluate(async () => {
    const {load} = await import(new URL('engine.js', location.href).href) as typeof import('../../web/src/engine');
    const engine = await load();
    const cube: [number, number, number][] = [0, 1, 2, 3, 4, 5, 6, 7].map((i) => [i & 1, i >> 1 & 1, i >> 2]);
    const trace = engine.collideHulls({points: cube}, {points: cube, position: [0.25, 0.125, 0.75]});
    const refused: unknown[] = [];
    for (const bad of [{points: cube.slice(0, 3)}, {points: [...cube, cube[0]]}, {points: 'no'}, {points: cube, rotation: [0, 0, 0, 0.5]}, {}, null]) {
      try {
        engine.collideHulls(bad as never, {points: cube});
        refused.push('taken');
      } catch (error) {
        const {code, field} = error as {code: string; field: string};
        refused.push([code, field]);
      }
    }
    const place = document.createElement('div');
    place.style.height = '500px';
    document.body.append(place);
    const figure = engine.mount(place, {lab: 'hull', hulls: {a: {points: cube}, b: {points: cube, position: [0.25, 0.125, 0.75]}}, stage: 'contacts'});
    const {stage} = figure, svg = await figure.toSVG();
    const shown = figure.getTrace().result, moved: unknown[] = [];
    figure.setHulls({b: {rotation: [0, 1, 0, 0]}});
    moved.push(figure.getHulls().b.position);
    figure.setHulls({b: {points: cube}});
    moved.push(figure.getHulls().b.position);
    const untaken: unknown[] = [];
    for (const bad of [{}, {points: []}, {faces: [[0, 1, 2]]}]) {
      try {
        figure.setHulls({a: bad as never});
      } catch (error) {
        untaken.push((error as {field: string}).field);
      }
    }
    figure.destroy();
    const without = engine.mount(place, {lab: 'hull', hulls: {a: {points: []}, b: {points: cube}}});
    const default_ = [without.getState(), without.problems.map(({field}) => field), without.element.querySelector('.cs-notice')!.textContent];
    without.destroy();
    return {result: trace.result, stages: trace.stages.map(({id, sub}) => `${id} ${sub ?? 0}`), refused, stage, svg: svg.slice(0, 4), shown, moved, untaken, default_};
  });
  expect(found.result).toMatchObject({colliding: true, axisType: 'faceA', depth: 0.25, n: [0, 0, 1], mtv: [0, 0, 0.25]});
  expect('contacts' in found.result && found.result.contacts).toHaveLength(4);
  expect(found.result.article).toMatchObject({hit: true, mtv: [0, 0, 0.25], parts: 'contacts', faults: ['frame']});
  expect(found.stages).toEqual(expect.arrayContaining(['faces-a 0', 'clip 1', 'clip 4', 'reduce 0', 'contacts 0']));
  expect(found.refused).toEqual([
    ['invalid-hull', 'a.points'], ['invalid-hull', expect.stringMatching(/^a\.points\[/)], ['invalid-hull', 'a.points'], ['invalid-pose', 'a.rotation'], ['invalid-hull', 'a.points'], ['invalid-hull', 'a'],
  ]);
  expect(found.stage).toBe('contacts');
  expect(found.svg).toBe('<svg');
  expect(found.shown, 'a hull without a pose stands where collideHulls has it').toEqual(found.result);
  expect(found.moved).toEqual([[0.25, 0.125, 0.75], [0, 0, 0]]);
  expect(found.untaken).toEqual(['a.points', 'a.points', 'a.points']);
  expect(found.default_).toEqual(['lab=hull&preset=tilted-box&stage=faces-a', ['a.points'], expect.stringContaining('4')]);
});
