import type {Locator, Page} from '@playwright/test';
import {openFixture} from './embed';
import {some, expect, fill, say, soon, test} from './lab';

const STAGES = ['setup', 'faces-a', 'faces-b', 'best-axis', 'reference', 'incident', 'clip-neg', 'clip-pos', 'keep', 'contacts', 'match', 'warm-start', 'solve', 'integrate'];

/** A pair of boxes of the pyramid that touches at step 122. */
const PAIR = 'lab=world&scene=pyramid&step=122&pick=1,13';

class Controls {
  readonly world: Locator;
  readonly axis: Locator;
  readonly settings: Locator;
  readonly pairs: Locator;

  constructor(readonly page: Page) {
    this.world = page.locator('.cs-world');
    this.axis = page.getByRole('slider', {name: say('world.axis'), exact: true});
    this.settings = page.getByRole('region', {name: say('world.settings')});
    this.pairs = page.getByRole('combobox', {name: say('world.pairs')});
  }

  async open(hash: string): Promise<void> {
    await this.page.goto(`./#${hash}`);
    await expect(this.world).toHaveAttribute('data-step', /step=(\d+)/.exec(hash)?.[1] ?? '0');
    const pick = /pick=(\d+,\d+)/.exec(hash)?.[1];
    if (pick) await expect(this.world).toHaveAttribute('data-pick', pick);
  }

  button(key: string): Locator { return this.page.getByRole('button', {name: say(key), exact: true}); }
  stepper(name: string): Locator { return this.page.locator(`[data-stepper=${name}] .cs-steps`); }
  field(name: string): Locator { return this.page.locator(`[data-field="${name}"]`); }

  /** The figure's moment: step, phase and iteration, or stage and iteration of the pair. */
  async at(): Promise<string> {
    return this.world.evaluate(({dataset: {step, phase, stage, iteration}}) => [step, phase, stage, iteration].filter((part) => part !== undefined).join(' '));
  }

  /** Clicks, and waits for a moment. */
  async click(key: string, at: string): Promise<void> {
    await this.button(key).click();
    await soon(() => this.at()).toBe(at);
  }

  async type(name: string, value: string): Promise<void> {
    await fill(this.field(name), value);
    await this.page.keyboard.press('Enter');
  }
}

const worldTest = test.extend<{controls: Controls}>({
  controls: async ({page}, use) => use(new Controls(page)),
});

worldTest('steppers name their unit and step by it', async ({controls}) => {
  await controls.open('lab=world&scene=pyramid&step=5');
  await expect(controls.stepper('step')).toHaveText('Step 5');
  await expect(controls.stepper('phase')).toHaveText('Integrate');
  await expect(controls.stepper('iteration')).toHaveText('Iteration 10');
  await controls.click('world.next.name', '6');
  await controls.click('world.back.name', '5');
  await controls.click('world.phase.next', '6 broadphase 0');
  await expect(controls.stepper('step')).toHaveText('Step 6');
  await expect(controls.stepper('phase')).toHaveText('Broad phase');
  await controls.click('world.phase.next', '6 forces 0');
  await controls.click('world.iteration.next', '6 iterate 1');
  await expect(controls.stepper('iteration')).toHaveText('Iteration 1');
  await controls.click('world.iteration.next', '6 iterate 2');
  await controls.click('world.iteration.prev', '6 iterate 1');
  await controls.click('world.phase.prev', '6 prestep 0');
  await controls.click('world.reset', '0');
  for (const key of ['world.back.name', 'world.phase.prev', 'world.iteration.prev', 'world.reset']) await expect(controls.button(key), key).toHaveAttribute('aria-disabled', 'true');
  await expect(controls.button('world.next.name')).not.toHaveAttribute('aria-disabled');
});

worldTest('a pressed button keeps the focus', async ({page, controls}) => {
  await controls.open('lab=world&scene=pyramid&step=122');
  for (const [key, at] of [['world.next.name', '123'], ['world.phase.next', '124 broadphase 0'], ['world.iteration.next', '124 iterate 1']] as const) {
    await controls.button(key).focus();
    await page.keyboard.press('Enter');
    await soon(() => controls.at()).toBe(at);
    await expect(controls.button(key)).toBeFocused();
  }
  await controls.button('world.play').focus();
  await page.keyboard.press('Enter');
  await expect(controls.button('world.pause')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(controls.button('world.play')).toBeFocused();
  await page.keyboard.press('n');
  await page.evaluate(() => {
    location.hash = 'lab=world&scene=pyramid&step=122&pick=1,13&stage=keep';
  });
  await expect(controls.world).toHaveAttribute('data-stage', 'keep');
  await expect(controls.button('world.unchoose.name')).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.closest('.cs-transport') ?? null)).toBe(null);
});

worldTest('the finest stepper that applies is the primary one, and with a pair it is Next', async ({page, controls}) => {
  const primary = (): Promise<string[]> => page.locator('.cs-transport .cs-next').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')!));
  await controls.open('lab=world&scene=pyramid&step=5');
  await soon(primary).toEqual([say('world.play')]);
  await controls.button('world.phase.next').click();
  await soon(primary).toEqual([say('world.phase.next')]);
  await controls.button('world.iteration.next').click();
  await soon(primary).toEqual([say('world.iteration.next')]);
  await controls.open(`${PAIR}&stage=keep`);
  await soon(primary).toEqual([say('ui.next.name')]);
  await page.locator('[data-stage=solve].cs-stage').click();
  await soon(primary).toEqual([say('ui.next.name')]);
  await controls.button('world.constraint.next').click();
  await expect(controls.stepper('constraint')).toHaveText('Normal 1');
  await soon(primary).toEqual([say('ui.next.name')]);
  await controls.button('ui.next.name').click(); // goes by constraints now
  await expect(controls.stepper('constraint')).toHaveText('Friction 1');
});

worldTest('the strip has the phases of the step, and goes to each', async ({page, controls}) => {
  await controls.open('lab=world&scene=pyramid&step=5');
  const list = page.getByRole('list', {name: say('world.phases')});
  const current = (): Promise<(string | undefined)[]> => list.locator('[aria-current=step]').evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['phase']));
  await expect(list.locator('[data-phase]')).toHaveText(['Contacts', 'Forces', 'Prestep', 'Iterate', 'Integrate']);
  await soon(current).toEqual(['integrate']);
  for (const phase of ['prestep', 'broadphase', 'forces']) {
    await list.locator(`[data-phase=${phase}]`).click();
    await soon(() => controls.at()).toBe(`5 ${phase} 0`);
    await soon(current).toEqual([phase]);
  }
  const ticks = list.getByRole('group', {name: say('world.ticks')}).getByRole('button');
  await expect(ticks).toHaveCount(10);
  await ticks.nth(3).click();
  await soon(() => controls.at()).toBe('5 iterate 4');
  await expect(ticks.nth(3)).toHaveAttribute('aria-current', 'true');
  await soon(current).toEqual(['iterate']);
  await list.locator('[data-phase=integrate]').click();
  await soon(() => controls.at()).toBe('5');
});

worldTest('more than twenty iterations are ticks for a pointer alone', async ({page, controls}) => {
  await controls.open('lab=world&scene=pyramid&step=5&iterations=40');
  const ticks = page.locator('.cs-rounds > *');
  await expect(ticks).toHaveCount(40);
  await expect(page.getByRole('group', {name: say('world.ticks')})).toHaveCount(0);
  expect(await ticks.evaluateAll((all) => all.filter((one) => (one as HTMLElement).tabIndex >= 0).length)).toBe(0);
  await ticks.nth(30).click();
  await soon(() => controls.at()).toBe('5 iterate 31');
});

worldTest('a picked pair has 14 stages, under the phases that compute them', async ({page, controls}) => {
  await controls.open(`${PAIR}&stage=setup`);
  const list = page.getByRole('list', {name: say('ui.stages')});
  const stages = list.locator('.cs-stage');
  expect(await stages.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['stage']))).toEqual(STAGES);
  const bracketed = await page.locator('[data-bracket]').evaluateAll((all) => all.map((one) => [(one as HTMLElement).dataset['bracket'], one.querySelectorAll('.cs-stage').length]));
  expect(bracketed).toEqual([['near', 0], ['broadphase', 11], ['forces', 0], ['prestep', 1], ['iterate', 1], ['integrate', 1]]);
  await expect(controls.button('ui.prev.name')).toHaveAttribute('aria-disabled', 'true');
  for (const [i, stage] of STAGES.entries()) {
    await soon(() => controls.world.getAttribute('data-stage')).toBe(stage);
    await expect(list.locator('[aria-current=step]')).toHaveAttribute('data-stage', stage);
    if (stage === 'solve') {
      for (let n = 1; n < 10; n++) { // iteration by iteration
        await expect(stages.nth(i)).toContainText(`Solve, ${n} of 10`);
        await controls.click('ui.next.name', `122 solve ${n + 1}`);
      }
    }
    if (i + 1 < STAGES.length) await controls.button('ui.next.name').press('Enter');
  }
  await expect(controls.button('ui.next.name')).toHaveAttribute('aria-disabled', 'true');
  await expect(controls.button('ui.prev.name')).not.toHaveAttribute('aria-disabled');
  await controls.click('ui.prev.name', '122 solve 10');
  await list.getByRole('group', {name: say('world.ticks')}).getByRole('button', {name: 'Iteration 4', exact: true}).click();
  await soon(() => controls.at()).toBe('122 solve 4');
  await controls.click('world.iteration.prev', '122 solve 3');
  await controls.click('world.back.name', '121 solve 3'); // the stage stays
  for (const before of ['solve 2', 'solve 1', 'warm-start 0']) await controls.click('ui.prev.name', `121 ${before}`);
  await controls.button('world.unchoose.name').click();
  await expect(controls.world).not.toHaveAttribute('data-pick');
  await expect(page.getByRole('list', {name: say('world.phases')})).toBeVisible();
});

worldTest('a stage that was not reached says so', async ({page, controls}) => {
  await controls.open('lab=world&scene=pyramid&step=122&pick=1,40&stage=setup');
  const missing = page.locator('.cs-stage.cs-unreached');
  await expect(missing).not.toHaveCount(0);
  await expect(page.locator('[data-stage=solve].cs-stage')).toHaveAccessibleName(`${say('stage.solve')}, ${say('stage.not-reached')}`);
  await expect(page.locator('[data-stage=setup].cs-stage')).toHaveAccessibleName(say('stage.setup'));
});

worldTest('stages or the world play, by separate buttons', {tag: '@long'}, async ({controls}) => {
  await controls.open(`${PAIR}&stage=setup`);
  await controls.button('world.play.world').click();
  await soon(async () => Number((await controls.at()).split(' ')[0])).toBeGreaterThan(124);
  await expect(controls.button('world.play')).toBeVisible();
  await controls.button('world.pause.world').click();
  const stood = (await controls.at()).split(' ')[0]!;
  await controls.button('world.play').click();
  await expect(controls.button('world.pause')).toBeVisible();
  await soon(async () => (await controls.at()).split(' ')[1]).not.toBe('setup');
  expect((await controls.at()).split(' ')[0]).toBe(stood);
  await controls.button('world.pause').click();
  await expect(controls.button('world.play')).toBeVisible();
});

worldTest('the axis goes to any step, back at once and forward step by step', async ({page, controls}) => {
  await controls.open('lab=world&scene=pyramid&step=122');
  const {axis} = controls;
  await expect(axis).toHaveAttribute('min', '0');
  await expect(axis).toHaveAttribute('max', '600');
  await expect(axis).toHaveValue('122');
  await expect(axis).toHaveAttribute('aria-valuetext', 'Step 122, 2.03 s');
  await axis.focus();
  await page.keyboard.press('ArrowLeft');
  await soon(() => controls.at()).toBe('121');
  await expect(axis).toHaveAttribute('aria-valuetext', 'Step 121, 2.02 s');
  await page.keyboard.press('Home');
  await soon(() => controls.at()).toBe('0');
  // The computed steps stay, pale: 122 of 600.
  const drawn = (): Promise<string[]> => page.locator('.cs-timeline').evaluate((line) => ['--at', '--latest'].map((name) => (line as HTMLElement).style.getPropertyValue(name)));
  await soon(drawn).toEqual(['0.0000', '0.2033']);
  const box = (await axis.boundingBox())!;
  const x = (step: number): number => box.x + 10 + (box.width - 20) * step / 600;
  await page.mouse.move(x(0), box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(x(60), box.y + box.height / 2, {steps: 5});
  await soon(async () => Number(await controls.at())).toBeGreaterThan(55);
  await page.mouse.move(x(200), box.y + box.height / 2, {steps: 5});
  await soon(async () => Number(await controls.at())).toBeGreaterThan(195);
  await page.mouse.up();
  await soon(drawn).not.toContain('0.2033');
  const reached = Number(await controls.at());
  expect(reached).toBeLessThan(205);
  await expect(axis).toHaveValue(String(reached));
  // After more than 600 steps the axis begins at a later step. It shows all steps that the reader can go back to.
  await page.evaluate(() => {
    location.hash = 'lab=world&scene=single-box&step=1500';
  });
  await soon(() => controls.at()).toBe('1500');
  await soon(async () => [Number(await axis.getAttribute('max')), Number(await axis.inputValue())]).toEqual([1500, 1500]);
  const min = Number(await axis.getAttribute('min'));
  expect(min).toBeGreaterThan(850);
  expect(min).toBeLessThanOrEqual(900);
  await expect(page.locator('.cs-line')).toContainText(`To go back: ${1500 - min} steps, `);
});

worldTest('the axis shows a pair’s impulse', async ({page, controls}) => {
  await controls.open('lab=world&scene=pyramid&step=60');
  await expect(page.locator('.cs-curve')).toHaveCount(0);
  await controls.open(`${PAIR}&stage=solve`);
  const paths = page.locator('.cs-curve path');
  await expect(paths).toHaveCount(2);
  const points = (): Promise<number> => paths.first().evaluate((path) => path.getAttribute('d')!.split('L').length);
  const before = await points();
  expect(before).toBeGreaterThan(10);
  await controls.button('world.next.name').click();
  await soon(points).toBe(before + 1);
});

worldTest('refused settings stay in their field, others apply from the next step', async ({page, controls}) => {
  await controls.open('lab=world&scene=pyramid&step=20');
  const {settings} = controls, alert = settings.getByRole('alert');
  const live = (): Promise<string> => page.evaluate(() => location.hash);
  await expect(controls.button('world.settings.reset')).toHaveAttribute('aria-disabled', 'true');
  await controls.type('iterations', 'lots');
  await expect(alert).toHaveText('Iterations is “lots”; it must be a whole number, 0 to 100.');
  await expect(controls.field('iterations')).toHaveValue('lots');
  await expect(controls.field('iterations')).toHaveAttribute('aria-invalid', 'true');
  expect(await live()).not.toContain('iterations');
  await controls.type('iterations', '101');
  await expect(alert).toHaveText('Iterations is 101; it must be a whole number, 0 to 100.');
  await controls.click('world.next.name', '21'); // steps the world
  await expect(controls.stepper('iteration')).toHaveText('Iteration 10');
  await controls.type('iterations', '3');
  await expect(alert).toHaveCount(0);
  await expect(settings.getByRole('slider', {name: say('world.slider', {field: say('world.iterations')})})).toHaveValue('3');
  await controls.click('world.next.name', '22');
  await expect(controls.stepper('iteration')).toHaveText('Iteration 3');
  await expect(page.locator('.cs-rounds > *')).toHaveCount(3);
  await controls.type('dt', '1/120');
  await expect(controls.field('dt')).toHaveValue('1/120');
  await controls.type('gravity.y', '−5');
  await expect(controls.field('gravity.y')).toHaveValue('-5');
  const warm = settings.getByRole('switch', {name: say('world.warm-starting')});
  await expect(warm).toBeChecked();
  await warm.click();
  await expect(warm).not.toBeChecked();
  await controls.click('world.next.name', '23');
  await soon(live).toMatch(/iterations=3@21.*gravity=0,-5@22|gravity=0,-5@22/);
  const slider = settings.getByRole('slider', {name: say('world.slider', {field: say('world.baumgarte')})});
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await expect(controls.field('baumgarte')).toHaveValue('0.21');
  await controls.button('world.settings.reset').click();
  for (const [name, value] of Object.entries({'gravity.x': '0', 'gravity.y': '-10', iterations: '10', baumgarte: '0.2', slop: '0.01', dt: '1/60'})) await expect(controls.field(name)).toHaveValue(value);
  await expect(warm).toBeChecked();
  await expect(controls.button('world.settings.reset')).toHaveAttribute('aria-disabled', 'true');
  // A warning names the later steps that a change of settings would remove.
  await controls.click('world.back.name', '22');
  await expect(settings).toContainText(say('world.settings.forget', {from: 23, to: 23}));
  await controls.type('slop', '0');
  await expect(settings).not.toContainText('removes the later steps');
});

worldTest('keys step, ring and pick', async ({page, controls}) => {
  await controls.open('lab=world&scene=pyramid&step=122');
  const {keyboard} = page, press = async (key: string, at: string): Promise<void> => {
    await keyboard.press(key);
    await soon(() => controls.at()).toBe(at);
  };
  await press('ArrowRight', '123');
  await press('ArrowLeft', '122');
  await press('.', '123 iterate 1');
  await press(',', '123 prestep 0');
  await press('>', '123 iterate 10');
  await press('<', '123 prestep 0');
  await press('ArrowLeft', '122');
  const ringed = page.locator('.cs-ringed');
  await keyboard.press('n');
  await expect(ringed).toContainText('Ringed: boxes 0 and 1.');
  await keyboard.press('n');
  await expect(ringed).toContainText('Ringed: boxes 0 and 2.');
  await keyboard.press('p');
  await expect(ringed).toContainText('Ringed: boxes 0 and 1.');
  await keyboard.press('Enter');
  await expect(controls.world).toHaveAttribute('data-pick', '0,1');
  await expect(controls.pairs).toHaveValue('0,1');
  await press('Home', '122 setup 0');
  await press('ArrowRight', '122 faces-a 0');
  await press('Shift+ArrowRight', '123 faces-a 0');
  await press('End', '123 integrate 0');
  await keyboard.press('Escape');
  await expect(controls.world).not.toHaveAttribute('data-pick');
  await page.getByText(say('ui.keys'), {exact: true}).click();
  await expect(page.locator('.cs-keys dt')).toHaveCount(16);
});

worldTest('a pair is picked from the list, or by two numbers', async ({page, controls}) => {
  await controls.open('lab=world&scene=pyramid&step=122');
  const {pairs, world} = controls;
  await expect(pairs).toHaveValue('');
  await pairs.selectOption('1,13');
  await expect(world).toHaveAttribute('data-pick', '1,13');
  await expect(controls.field('body.0')).toHaveValue('1');
  await expect(pairs.locator('option:checked')).toHaveText('Boxes 1 and 13');
  await fill(controls.field('body.0'), '40');
  await fill(controls.field('body.1'), '40');
  await controls.button('world.pick.name').click();
  await expect(page.locator('.cs-picks [role=alert]')).toHaveText('A pair is two different bodies, from 0 to 78.');
  await expect(world).toHaveAttribute('data-pick', '1,13');
  await fill(controls.field('body.1'), '2');
  await controls.button('world.pick.name').click();
  await expect(world).toHaveAttribute('data-pick', '2,40');
  await expect(page.locator('.cs-picks [role=alert]')).toHaveCount(0);
  await expect(pairs.locator('option:checked')).toHaveText('Boxes 2 and 40, apart');
  await pairs.selectOption('');
  await expect(world).not.toHaveAttribute('data-pick');
  // A large pile has too many pairs for a list.
  await controls.open('lab=world&scene=pyramid-40&step=20');
  await expect(pairs.locator('option')).toHaveCount(201);
  await expect(page.locator('.cs-picks')).toContainText(/and 1,\d{3} more: press one in the picture/);
});

worldTest('the world runs to a chosen event, at the chosen speed', async ({page, controls}) => {
  await controls.open('lab=world&scene=pyramid&step=10');
  const run = controls.button('world.run'), items = page.locator('.cs-run li button');
  await run.click();
  await expect(run).toHaveAttribute('aria-expanded', 'true');
  await expect(items).toHaveText([say('world.run.lost'), say('world.run.deepest')]);
  await items.last().click();
  await expect(run).toHaveAttribute('aria-expanded', 'false');
  await soon(async () => Number(await controls.at())).toBeGreaterThan(10);
  await expect(page.locator('.cs-ringed')).toContainText('Ringed: boxes');
  await controls.open(`${PAIR}&stage=solve`);
  await run.click();
  await expect(items).toHaveCount(3);
  await page.locator('.cs-world canvas').click({position: {x: 5, y: 5}}); // elsewhere
  await expect(items).toHaveCount(0);
  const speed = page.getByRole('combobox', {name: say('world.speed')});
  await expect(speed.locator('option')).toHaveText(['1×', '½×', '⅛×', '2×', '4×']);
  await speed.selectOption('⅛×');
  await controls.button('world.play.world').click();
  const steps = async (): Promise<number> => Number((await controls.at()).split(' ')[0]);
  await soon(steps).toBeGreaterThan(122);
  const [first, since] = [await steps(), Date.now()];
  await soon(steps).toBeGreaterThan(first + 3);
  // At an eighth of 60 steps per second, 4 steps take 533 ms. At full speed they would take 67 ms.
  expect(Date.now() - since).toBeGreaterThan(250);
});

worldTest('while the world plays, only changed parts are rendered', async ({page, controls}) => {
  await controls.open('lab=world&scene=pyramid&step=30');
  await expect(page.locator('.cs-strip [aria-current=step]')).toHaveAttribute('data-phase', 'integrate'); // everything is rendered
  await expect(controls.axis).toHaveValue('30');
  await page.evaluate(() => {
    const counts: Record<string, number> = {};
    Object.assign(window, {counts});
    const parts = ['cs-buttons', 'cs-strip', 'cs-settings', 'cs-picks', 'cs-presets', 'cs-marks', 'cs-timeline'];
    new MutationObserver((list) => {
      for (const {target} of list) {
        const around = target instanceof Element ? target : target.parentElement!;
        const part = parts.find((name) => around.closest(`.${name}`) !== null);
        if (part) counts[part] = (counts[part] ?? 0) + 1;
      }
    }).observe(document.querySelector('.cs-world')!, {subtree: true, childList: true, characterData: true, attributes: true});
  });
  await controls.button('world.play').click();
  await soon(async () => Number(await controls.at())).toBeGreaterThan(60);
  const counted = (): Promise<Record<string, number>> => page.evaluate(() => (window as unknown as {counts: Record<string, number>}).counts);
  await soon(async () => (await counted())['cs-timeline']).toBeGreaterThan(20); // even on a slow machine that draws few steps
  const counts = await counted();
  for (const part of ['cs-strip', 'cs-settings', 'cs-picks', 'cs-presets', 'cs-marks']) expect(counts[part] ?? 0, part).toBe(0);
  expect(counts['cs-buttons']).toBeLessThan(20); // Play becomes Pause
  await controls.button('world.pause').click();
});

const seen = (page: Page): Promise<string[]> => page.locator('.cs-world').evaluate((world) => {
  const parts = ['.cs-play', '[data-stepper=step]', '[data-stepper=iteration]', '.cs-axis', '.cs-strip', '.cs-line', '.cs-run', '.cs-settings', '.cs-picks', '.cs-title', '.cs-text', '.cs-prev', '.cs-unchoose'];
  return parts.filter((part) => world.querySelector(part)?.checkVisibility());
});

worldTest('controls=minimal and none show their parts', async ({page}) => {
  await page.setViewportSize({width: 700, height: 520});
  await openFixture(page, 'one');
  const mount = (controls: string, state: string): Promise<void> => page.evaluate(async ({controls, state}) => {
    window.figures[0]!.destroy();
    const main = document.querySelector('main')!;
    main.style.setProperty('height', '500px');
    window.world?.destroy();
    window.world = window.cs.mount(main, {lab: 'world', controls} as never);
    await window.world.setState(state);
  }, {controls, state});
  await mount('minimal', 'lab=world&scene=pyramid&step=122');
  await soon(() => seen(page)).toEqual(['.cs-play', '[data-stepper=step]', '.cs-axis', '.cs-title', '.cs-text']);
  await mount('minimal', PAIR);
  await soon(() => seen(page)).toEqual(['.cs-play', '.cs-axis', '.cs-title', '.cs-text', '.cs-prev']);
  expect(await page.locator('.cs-world canvas').evaluate(({clientHeight}) => clientHeight)).toBeGreaterThan(250);
  await mount('none', PAIR);
  await soon(() => seen(page)).toEqual([]);
  expect(await page.locator('.cs-world canvas').evaluate(({clientHeight}) => clientHeight)).toBe(500);
});

worldTest('the transport is one row from 897 px on, clear of the view’s tools', async ({page, controls}) => {
  for (const hash of some([`${PAIR}&stage=solve&iteration=10&constraint=4`, 'lab=world&scene=pyramid&step=122', `${PAIR}&stage=solve`, `${PAIR}&stage=keep`])) {
    await controls.open(hash);
    if (hash.includes('pick=')) await page.locator('.cs-rarer > summary').click(); // closes the tools, which have no room beside the stages
    for (const width of [897, 950, 976, 977, 1000, 1088, 1089, 1100, 1200, 1201, 1248, 1249, 1280, 1440, 1472, 1473, 1600, 1601, 1920]) {
      await page.setViewportSize({width, height: 800});
      await soon(() => page.evaluate(() => {
        const shown = (css: string): DOMRect[] => [...document.querySelectorAll(css)].filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect());
        const row = shown('.cs-transport :is(button, select, summary)').sort((a, b) => a.left - b.left), tools = shown('.cs-viewtools > summary');
        return {
          width: innerWidth, rows: new Set(row.map(({top, height}) => Math.round(top + height / 2))).size, narrowest: Math.min(...row.map(({width}) => width)) >= 24,
          overlaps: row.some(({right}, i) => right > (row[i + 1]?.left ?? Math.min(...tools.map(({left}) => left)) - 8) + 1),
        };
      })).toEqual({width, rows: 1, narrowest: true, overlaps: false});
    }
  }
});

worldTest('at the match the picture does not move: its buttons say why, and a click picks nothing', async ({page, controls}) => {
  await controls.open(`${PAIR}&stage=match`);
  const tools = page.locator('.cs-viewtools button:visible'), canvas = page.locator('.cs-world canvas'), picture = (): Promise<string> => canvas.evaluate((one) => (one as HTMLCanvasElement).toDataURL());
  await expect(tools).toHaveCount(3);
  for (const tool of await tools.all()) await expect(tool).toHaveAccessibleDescription(say('page.world.still'));
  const before = await picture();
  for (const tool of await tools.all()) {
    await expect(tool).toHaveAttribute('aria-disabled', 'true');
    await tool.click({force: true});
  }
  const {x, y, width, height} = (await canvas.boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.wheel(0, -300);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 + 60, y + height / 2 + 40, {steps: 3});
  await page.mouse.up();
  for (const [u, v] of [[0.2, 0.3], [0.5, 0.5], [0.5, 0.6], [0.75, 0.35]] as const) await canvas.click({position: {x: u * width, y: v * height}});
  await page.keyboard.press('+');
  await expect(controls.world).not.toHaveClass(/cs-zoomed/);
  await expect(controls.world).toHaveAttribute('data-pick', '1,13');
  expect(await picture()).toBe(before);
  await controls.button('ui.prev.name').click();
  await expect(controls.world).toHaveAttribute('data-stage', 'contacts');
  for (const tool of await tools.all()) {
    await expect(tool).not.toHaveAttribute('aria-disabled');
    await expect(tool).toHaveAttribute('title', (await tool.getAttribute('aria-label'))!);
  }
  await controls.button('page.zoom-in').click();
  await expect(controls.world).toHaveClass(/cs-zoomed/);
});

for (const [width, height] of some([[320, 640], [390, 844]] as const)) {
  worldTest(`at ${width} px nothing scrolls sideways, nothing overlaps, and fingers find the buttons`, async ({page, controls}) => {
    await page.setViewportSize({width, height});
    for (const hash of ['lab=world&scene=pyramid&step=122', `${PAIR}&stage=match`, `${PAIR}&stage=solve`]) for (const more of [false, true]) {
      await controls.open(hash);
      const fold = page.locator('.cs-rarer');
      if (await fold.evaluate((one: HTMLDetailsElement) => one.open) !== more) await fold.locator('summary').click();
      await expect(fold).toHaveJSProperty('open', more);
      const faults = (): Promise<string[]> => page.evaluate(() => {
        const list: string[] = [];
        if (document.documentElement.scrollWidth > innerWidth) list.push(`${document.documentElement.scrollWidth} px wide`);
        const shown = [...document.querySelectorAll('.cs-transport :is(button, select, summary)')].filter((one) => one.checkVisibility());
        const rects = shown.map((one) => one.getBoundingClientRect());
        for (const [i, a] of rects.entries()) {
          const name = shown[i]!.getAttribute('aria-label') ?? shown[i]!.textContent;
          if (a.height < 44 || a.width < 44) list.push(`${name} is ${a.width} x ${a.height}`);
          if (a.left < 0 || a.right > innerWidth || a.bottom > innerHeight) list.push(`${name} is outside`);
          for (const b of rects.slice(i + 1)) if (a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1) list.push(`${name} overlaps`);
        }
        return list;
      });
      await soon(faults).toEqual([]);
      await soon(() => page.locator('.cs-strip [aria-current=step]').evaluate((one) => {
        const {left, right} = one.getBoundingClientRect();
        return left >= -1 && right <= innerWidth + 1;
      })).toBe(true);
    }
  });
}

worldTest('in forced colours the current stage and the computed steps differ from the rest', async ({page, controls}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await controls.open(`${PAIR}&stage=match`);
  const colour = (selector: string, name: string): Promise<string> => page.locator(selector).first().evaluate((one, name) => getComputedStyle(one).getPropertyValue(name), name);
  expect(await colour('.cs-run-by', 'background-color')).not.toBe(await colour('.cs-track', 'background-color'));
  expect(await colour('[data-stage=match].cs-stage', 'background-color')).not.toBe(await colour('[data-stage=keep].cs-stage', 'background-color'));
  await page.emulateMedia({forcedColors: 'none'});
});
