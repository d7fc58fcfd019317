import type {Page} from '@playwright/test';
import {some, LONG, type Lab, STAGES, type Stage, expect, say, soon, test} from './lab';
import {hostile} from './hostile';
import {saying} from './words';

/** Counts the entries that the page adds to the history. history.length stops at fifty. */
async function countEntries(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, {added: 0});
    const pushState = history.pushState.bind(history);
    history.pushState = (...args) => {
      (window as unknown as {added: number}).added++;
      pushState(...args);
    };
  });
  return () => page.evaluate(() => (window as unknown as {added: number}).added);
}

const hash = (lab: Lab): ReturnType<typeof expect.poll<string>> => expect.poll(() => lab.hash(), {intervals: [50]});

test.describe('history', {tag: '@sub-path'}, () => {
  test('choosing a preset adds an entry, stepping and moving replace it', {tag: '@engine-all'}, async ({page, lab}) => {
    const added = await countEntries(page);
    await lab.open();
    await lab.preset.selectOption('deep');
    await hash(lab).toBe('#lab=pair&stage=setup&preset=deep');
    expect(await added()).toBe(1);
    await page.keyboard.press('End');
    await hash(lab).toBe('#lab=pair&stage=contacts&preset=deep');
    await lab.type('b.x', '0.25');
    await hash(lab).toBe('#lab=pair&stage=contacts&a=4.2,2.6,0,0,0.06&b=2.6,1.8,0.25,0.6,0.42');
    expect(await added()).toBe(1);
    await lab.preset.selectOption('thin');
    await hash(lab).toBe('#lab=pair&stage=contacts&preset=thin');
    expect(await added()).toBe(2);
  });

  test('choosing a preset of hulls adds an entry, stepping and moving replace it, and going back restores each', {tag: '@engine-all'}, async ({page, lab}) => {
    const added = await countEntries(page);
    await lab.open('lab=hull');
    await lab.preset.selectOption('spin');
    await hash(lab).toBe('#lab=hull&preset=spin&stage=faces-a');
    await page.keyboard.press('End');
    await hash(lab).toBe('#lab=hull&preset=spin&stage=contacts');
    await lab.type('b.0', '0.25');
    await hash(lab).toMatch(/^#lab=hull&preset=spin&stage=contacts&a=.*&b=0\.25,/);
    expect(await added()).toBe(1);
    await lab.preset.selectOption('gap');
    await hash(lab).toBe('#lab=hull&preset=gap&stage=contacts');
    expect(await added()).toBe(2);

    await page.goBack();
    await expect(lab.field('b.0')).toHaveValue('0.25');
    await expect(lab.figure).toHaveAttribute('data-stage', 'contacts');
    await page.goBack();
    await expect(lab.preset).toHaveValue('tilted-box');
    await expect(lab.figure).toHaveAttribute('data-stage', 'faces-a');
    await page.goForward();
    await expect(lab.field('b.0')).toHaveValue('0.25');
    await page.goForward();
    await expect(lab.preset).toHaveValue('gap');
    await expect(lab.notice).toBeHidden();
  });

  test('going back and forward restores pose and stage', {tag: '@engine'}, async ({page, lab}) => {
    await lab.open();
    const preset = await lab.preset.inputValue();
    await lab.preset.selectOption('deep');
    await lab.stageButton('keep').click();
    await lab.type('b.x', '0.25');
    await hash(lab).toContain('stage=keep&a=');
    await lab.preset.selectOption('thin');
    await lab.stageButton('reference').click();
    await hash(lab).toBe('#lab=pair&stage=reference&preset=thin');

    await page.goBack();
    await lab.isAt('keep');
    await expect(lab.field('b.x')).toHaveValue('0.25');
    await expect(lab.field('a.w')).toHaveValue('4.2');
    await page.goBack();
    await lab.isAt('setup');
    await expect(lab.preset).toHaveValue(preset);
    await page.goForward();
    await lab.isAt('keep');
    await page.goForward();
    await lab.isAt('reference');
    await expect(lab.preset).toHaveValue('thin');
    await expect(lab.notice).toBeHidden();
  });
});

test.describe('a link opened right after a step, before the address is updated, shows its state and stays', () => {
  const WRITTEN = 'lab=pair&stage=faces-a&preset=deep';
  test('boxes', {tag: '@engine'}, async ({page, lab}) => {
    await page.clock.install();
    await lab.open('lab=pair&stage=reference&preset=deep');
    await lab.stopTime();
    for (const [what, link, stage, preset] of [
      ['another’s', 'lab=pair&stage=keep&preset=thin', 'keep', 'thin'],
      ['that of the state just left', WRITTEN, 'faces-a', 'deep'],
    ] as const) await test.step(what, async () => {
      await lab.show('lab=pair&stage=setup&preset=deep');
      await lab.isAt('setup');
      await lab.next.click();
      expect(lab.hash(), 'the first step is in the address at once').toBe(`#${WRITTEN}`);
      await lab.next.click();
      await expect(lab.figure).toHaveAttribute('data-stage', 'faces-b');
      expect(lab.hash(), 'the second waits').toBe(`#${WRITTEN}`);
      await page.goto(`./#${link}`);
      await page.clock.runFor(1000);
      await lab.isAt(stage);
      await expect(lab.preset).toHaveValue(preset);
      expect(lab.hash()).toBe(`#${link}`);
    });
  });

  test('hulls', {tag: '@engine-all'}, async ({page, lab}) => {
    await page.clock.install();
    await lab.open('lab=hull&preset=spin&stage=faces-a');
    await lab.stopTime();
    await lab.next.click();
    await lab.next.click();
    await expect(lab.figure).toHaveAttribute('data-stage', 'edges');
    expect(lab.hash()).toBe('#lab=hull&preset=spin&stage=faces-b');
    await page.goto('./#lab=hull&preset=gap&stage=edges');
    await page.clock.runFor(1000);
    await expect(lab.figure).toHaveAttribute('data-stage', 'edges');
    await expect(lab.preset).toHaveValue('gap');
    expect(lab.hash()).toBe('#lab=hull&preset=gap&stage=edges');
  });
});

// Setting the hash to its current text fires no event.
test('a world returns to a hash that a script sets after going back and undoing an edit', {tag: '@engine-all'}, async ({page, lab}) => {
  await page.clock.install();
  const link = 'lab=world&scene=dominos&step=120', world = page.locator('.cs-world');
  await page.goto(`./#${link}`);
  await expect(world).toHaveAttribute('data-step', '120');
  await lab.stopTime();
  for (const key of ['Shift+ArrowLeft', 'Shift+ArrowLeft', 'b']) await page.keyboard.press(key);
  await page.locator('canvas').first().click({position: {x: 400, y: 200}});
  await page.keyboard.press('Control+z');
  await expect(world).toHaveAttribute('data-step', '118');
  await page.evaluate((to) => { location.hash = to; }, link);
  await page.clock.resume();
  await expect(world).toHaveAttribute('data-step', '120');
  expect(new URL(page.url()).hash).toBe(`#${link}`);
});

test.describe('a good link', () => {
  test('restores pose and stage, bit for bit', {tag: ['@sub-path', '@engine']}, async ({page, lab}) => {
    const a = '0.30000000000000004,2.2250738585072014,-1e-7,123456789.12345679,3.141592653589793';
    const b = '1e-9,999999999.9999999,5e-324,-0.1,-1000000';
    await lab.open(`lab=pair&stage=faces-a&a=${a}&b=${b}`);
    await lab.isAt('faces-a');
    const numbers = (text: string): number[] => text.split(',').map(Number);
    expect(Object.values(await lab.pose()).map(Number)).toEqual([...numbers(a), ...numbers(b)]);
    await page.keyboard.press('Home');
    await hash(lab).toContain('stage=setup');
    const [, writtenA, writtenB] = /&a=(.*)&b=(.*)$/.exec(lab.hash())!;
    expect([...numbers(writtenA!), ...numbers(writtenB!)]).toEqual([...numbers(a), ...numbers(b)]);
    await page.reload();
    await expect(lab.figure).toBeVisible();
    expect(Object.values(await lab.pose()).map(Number)).toEqual([...numbers(a), ...numbers(b)]);
  });

  const links: [what: string, link: string, stage: 'setup' | 'keep', preset: string][] = [
    ['with the parts in another order', 'preset=deep&stage=keep&lab=pair', 'keep', 'deep'],
    ['with the signs escaped, as mailers do', 'lab%3Dpair%26stage%3Dkeep%26preset%3Ddeep', 'keep', 'deep'],
    ['without a stage', 'preset=deep', 'setup', 'deep'],
    ['with a name from a later version', 'lab=pair&stage=keep&preset=deep&zoom=2', 'keep', 'deep'],
    ['whose pose is a preset’s', 'lab=pair&stage=keep&a=4.2,2.6,0,0,0.06&b=2.6,1.8,0.3,0.6,0.42', 'keep', 'deep'],
    ['with degrees', 'lab=pair&stage=keep&a=4.2,2.6,0,0,0.06&b=2.6,1.8,0.3,0.6,45°', 'keep', ''],
  ];
  test('is read in every spelling', async ({page, lab}) => {
    // Go's tests cover the reading of links.
    for (const [what, link, stage, preset] of some(links, 3)) await test.step(what, async () => {
      await page.goto('about:blank'); // otherwise only the hash would change, without a load
      await lab.open(link);
      await lab.isAt(stage);
      await expect(lab.notice).toBeHidden();
      if (preset !== '') await expect(lab.preset).toHaveValue(preset);
      else await expect(lab.field('b.angle')).toHaveValue(String(45 * Math.PI / 180));
    });
  });

  const hulls = [
    ['with vertices', 'lab=hull&stage=edges&va=0,0,0;1,0,0;0,1,0;0,0,1e-3&b=0.1,0.2,5e-324,1,0,0,0', 'edges', ''],
    ['with the parts in another order', 'preset=spin&stage=keep&lab=hull', 'keep', 'spin'], ['with the signs escaped, as mailers do', 'lab%3Dhull%26stage%3Dkeep%26preset%3Dspin', 'keep', 'spin'],
    ['without a stage', 'lab=hull&preset=spin', 'faces-a', 'spin'], ['with a name from a later version', 'lab=hull&stage=keep&preset=spin&zoom=2', 'keep', 'spin'],
  ] as const;
  test('of hulls is read in every spelling', async ({page, lab}) => {
    for (const [what, link, stage, preset] of some(hulls, 2)) await test.step(what, async () => {
      await page.goto('about:blank'); // otherwise only the hash would change, without a load
      await lab.open(link);
      await expect(lab.figure).toHaveAttribute('data-stage', stage);
      await expect(lab.notice).toBeHidden();
      if (preset !== '') await expect(lab.preset).toHaveValue(preset);
      else for (const [i, value] of ['0.1', '0.2', '5e-324'].entries()) await expect(lab.field(`b.${i}`)).toHaveValue(value);
    });
  });

  test('keeps edge and vertex numbers', async ({page, lab}) => {
    await lab.open('lab=pair&stage=setup&preset=deep&numbers=1');
    const numbers = page.getByRole('button', {name: say('ui.numbers.name')});
    await expect(numbers).toHaveAttribute('aria-pressed', 'true');
    const shown = await lab.picture();
    await page.keyboard.press('n');
    await expect(numbers).toHaveAttribute('aria-pressed', 'false');
    await hash(lab).toBe('#lab=pair&stage=setup&preset=deep');
    expect(await lab.picture()).not.toBe(shown);
  });
});

// TestPageLinks checks that diff writes such links.
test('a link from clipstage diff opens at the difference and shows both values', async ({page, lab}) => {
  for (const [name, link, stage, said] of [
    ['a pair', 'lab=pair&stage=reference&a=4.2,2.6,0,0,0.06&b=2.6,1.8,0.25,0.6,0.42&differs=mid.front;0.5;%5B1,%22x%22%5D', 'reference', 'mid.front: expected 0.5, got [1,"x"].'],
    ['a scene', 'lab=world&scene=pyramid&step=40&pick=0,1&stage=contacts&differs=arbiter%20of%20bodies%200%20and%201,%20keys;%5B0x1%5D;nothing', 'contacts', 'arbiter of bodies 0 and 1, keys: expected [0x1], got nothing.'],
    ['hulls', 'lab=hull&preset=offset&stage=edges&differs=mid.edges.separation;0.5;1%3Cb%3E', 'edges', 'mid.edges.separation: expected 0.5, got 1<b>.'],
  ] as const) await test.step(name, async () => {
    await page.goto(`./#${link}`);
    await expect(lab.figure).toHaveAttribute('data-stage', stage);
    await expect(lab.notice).toContainText(said);
    await expect.poll(() => lab.hash()).toBe(`#${link.slice(0, link.indexOf('&differs='))}`);
  });
});

test.describe('a broken link', () => {
  const broken = [
    'garbage', '&', 'lab=', 'lab=hulls', 'lab=pair&stage=', 'lab=pair&stage=contact', 'stage=SETUP', 'preset=nothing', 'preset=__proto__',
    'a=1,1,0,0,0', 'a=1,1,0,0&b=1,1,0,0,0', 'a=1,1,0,0,0,0&b=1,1,0,0,0', 'a=,,,,&b=,,,,', 'a=NaN,1,0,0,0&b=1,1,0,0,0',
    'a=1,1,0,0,Infinity&b=1,1,0,0,0', 'a=0,1,0,0,0&b=1,1,0,0,0', 'a=-1,1,0,0,0&b=1,1,0,0,0', 'a=1,1,1e10,0,0&b=1,1,0,0,0', 'a=1e99,1,0,0,0&b=1,1,0,0,0',
    'a=1,1,0,0,1e400&b=1,1,0,0,0', 'a=0x,1,0,0,0&b=1,1,0,0,0', 'stage=%', 'stage=%zz', 'stage=%00', 'stage=%ff%fe', 'lab=pair&stage=<img src=x onerror=alert(1)>',
    'a'.repeat(5000), `stage=${'k'.repeat(1500)}`, '🎲=🎲&', 'stage=keep&&', 'lab=pair;stage=keep',
  ];

  test('shows a notice and the default when it is opened', {tag: ['@sub-path', '@engine-all']}, async ({lab}) => {
    await lab.open('lab=pair');
    const pose = await lab.pose();
    await lab.page.goto('about:blank');
    await lab.open('lab=pair&stage=contacts&a=1,2,3&b=4');
    await expect(lab.notice).toHaveText(new RegExp(saying('notice.invalid-state').source.slice(0, -1)));
    await lab.isAt('setup');
    expect(await lab.pose()).toEqual(pose);
    await hash(lab).toMatch(/^#lab=pair&stage=setup&preset=/);
    await expect(lab.notice).toBeVisible();
    await lab.next.click();
    await hash(lab).toMatch(/^#lab=pair&stage=faces-a&preset=/);
  });

  test('shows a notice and the default when the hash changes to it', async ({page, lab}) => {
    await test.step('shows a notice and the default when the hash changes to it', async () => {
      await lab.open('lab=pair');
      const preset = await lab.preset.inputValue();
      const tooLong = say('state.too-long');
      for (const link of some(broken, 4)) {
        await test.step(link.slice(0, 60), async () => {
          await lab.go('lab=pair&stage=keep&preset=deep');
          await lab.isAt('keep');
          await expect(lab.notice).toBeHidden();
          await lab.go(link);
          await expect(lab.notice).toBeVisible();
          await lab.isAt('setup');
          await expect(lab.preset).toHaveValue(preset);
          if (link.length > 2000) await expect(lab.notice).toContainText(tooLong);
        });
      }
      await expect(page.locator('img')).toHaveCount(0);
    });

    await test.step('of hulls shows a notice and the default when the hash changes to it', async () => {
      await lab.open('lab=hull');
      for (const link of some([
        'stage=setup', 'stage=', 'preset=nothing', 'preset=__proto__', 'seed=0', 'sub=9999', 'a=1,2,3', 'a=1,2,3,4,5,6', 'b=1e99,0,0,1,0,0,0', 'b=NaN,0,0,1,0,0,0', 'va=0,0,0;1,1,1', 'va=;;;', 'bias=2,0', 'bias=x', 'tilt=x', 'compare=x', 'x=%zz', 'a'.repeat(5000),
      ], 4)) await test.step(link.slice(0, 60), async () => {
        await lab.go('lab=hull&preset=spin&stage=keep');
        await expect(lab.figure).toHaveAttribute('data-stage', 'keep');
        await expect(lab.notice).toBeHidden();
        await lab.go(`lab=hull&${link}`);
        await expect(lab.notice).toBeVisible();
        await expect(lab.figure).toHaveAttribute('data-stage', 'faces-a');
        await expect(lab.preset).toHaveValue('tilted-box');
      });
    });

    await test.step('leaves a notice that can be dismissed', async () => {
      await lab.open('garbage');
      await expect(lab.notice).toHaveRole('alert');
      await page.getByRole('button', {name: say('notice.dismiss')}).click();
      await expect(lab.notice).toBeHidden();
      await soon(() => lab.notice.textContent()).toBe('');
    });
  });

  const LINKS = LONG ? 200 : 40;

  test('harms nothing: random links from a seed', async ({page, lab}) => {
    test.slow();
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    await lab.open();
    const {faults, notices} = await page.evaluate(async ({links, stages}) => {
      const figure = document.querySelector<HTMLElement>('.cs-figure')!, notice = figure.querySelector<HTMLElement>('.cs-notice')!;
      const canvas = figure.querySelector('canvas')!;
      const button = (name: string): HTMLButtonElement => figure.querySelector(`button[aria-label="${name}"]`)!;
      /** The number of elements that an attack in a link could add. */
      const foreign = (): number => document.querySelectorAll('script, style, link, img, iframe, object, embed, base, form, marquee, [onerror], [onload], [onclick], [href^=javascript]').length;
      const colours = (): number => {
        const copy = new OffscreenCanvas(64, 64).getContext('2d', {willReadFrequently: true})!;
        copy.drawImage(canvas, 0, 0, 64, 64);
        return new Set(new Uint32Array(copy.getImageData(0, 0, 64, 64).data.buffer)).size;
      };
      const before = foreign();
      const faults: string[] = [];
      let notices = 0;
      for (const link of links) {
        const fault = (what: string): unknown => faults.push(`${what}: ${link.slice(0, 100)}`);
        location.hash = link;
        // Browsers accept 20 addresses a second.
        await new Promise((resolve) => {
          setTimeout(resolve, 60);
        });
        const stage = figure.dataset['stage'] as Stage;
        if (!stages.includes(stage)) fault(`stage "${stage}"`);
        if (!notice.hidden) {
          notices++;
          if (notice.textContent.length < 20 || notice.textContent.length > 300) fault(`a notice of ${notice.textContent.length} characters`);
          if (!notice.checkVisibility()) fault('no notice to see');
        }
        if (colours() < 4) fault('blank');
        if (foreign() !== before) fault('new elements');
        if ('hit' in window) fault('its script ran');
        const forward = button('Next stage').ariaDisabled !== 'true';
        button(forward ? 'Next stage' : 'Previous stage').click();
        const wanted = stages[stages.indexOf(stage) + (forward ? 1 : -1)];
        if (figure.dataset['stage'] !== wanted) fault(`from ${stage} to ${figure.dataset['stage']}`);
        if (!figure.querySelector('h2')?.textContent) fault('no title');
      }
      return {faults, notices};
    }, {links: hostile(LINKS, 20), stages: [...STAGES]});
    expect(faults).toEqual([]);
    expect(dialogs).toEqual([]);
    expect(notices).toBeGreaterThan(LINKS / 2);
    expect(notices).toBeLessThan(LINKS);
    await lab.go('lab=pair&stage=keep&preset=deep');
    await lab.isAt('keep');
    await expect(lab.notice).toBeHidden();
  });
});
