import type {Page} from '@playwright/test';
import {call, figure, SCRIPT, set, told} from './element';
import {some, soon} from './lab';
import {expect, test} from './post';

test.describe('an element in its page', () => {
  test('has a width of its own if nothing sets one, and no height from a width of zero', async ({page, blog}) => {
    const words = 'Words that stand beside the figure, and take all the room that they can have. '.repeat(8);
    const places: Record<string, string> = {
      float: '<div style="float: left">@</div><br style="clear: both">', inline: '<div style="display: inline-block">@</div>', absolute: '<div style="position: relative; height: 600px"><div style="position: absolute">@</div></div>',
      flex: `<div style="display: flex">@<p>${words}</p></div>`, cell: `<table><tr><td>@</td><td>${words}</td></tr></table>`,
    };
    await page.setViewportSize({width: 700, height: 800});
    for (const lab of some(['pair', 'world', 'hull'])) {
      await page.goto(blog.publish(SCRIPT + Object.entries(places).map(([name, html]) => `<section>${html.replace('@', `<clip-stage id="${name}" lab="${lab}"></clip-stage>`)}</section>`).join('')));
      for (const name of Object.keys(places)) await test.step(name, async () => {
        await page.locator(`#${name}`).scrollIntoViewIfNeeded();
        await expect(figure(page, name)).toBeVisible();
        await expect(figure(page, name).locator('.cs-next').first()).toBeVisible();
        await soon(async () => (await page.locator(`#${name}`).boundingBox())!.width).toBeGreaterThanOrEqual(280);
        await soon(async () => (await page.locator(`#${name}`).boundingBox())!.width).toBeLessThanOrEqual(300);
        await soon(async () => (await page.locator(`#${name}`).boundingBox())!.height).toBeLessThan(750);
      });
    }
  });

  test('has the width of its block, a column of 280 px or a style sheet, and never widens the page', async ({page, blog}) => {
    await page.setViewportSize({width: 640, height: 800});
    await page.goto(blog.publish(`${SCRIPT}<style>clip-stage { height: 400px; } #small { width: 150px; }</style><div style="width: 200px; overflow: auto" id="narrow"><clip-stage id="block"></clip-stage></div><clip-stage id="small"></clip-stage>
      <div style="display: grid; grid-template-columns: 1fr 1fr; width: 560px"><clip-stage id="left"></clip-stage><clip-stage id="right"></clip-stage></div>
      <div style="display: flex; width: 560px"><clip-stage id="one" style="flex: 1"></clip-stage><clip-stage id="two" style="flex: 1"></clip-stage></div>`));
    await page.waitForFunction(() => customElements.get('clip-stage') !== undefined);
    const widths = await page.locator('clip-stage').evaluateAll((all) => all.map((element) => element.getBoundingClientRect().width));
    expect(widths).toEqual([200, 150, 280, 280, 280, 280]);
    expect(await page.locator('#narrow').evaluate(({scrollWidth}) => scrollWidth)).toBe(200);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(640);
  });

  test('has the height of its width as soon as it is shown', async ({page, blog}) => {
    await page.goto(blog.publish(`${SCRIPT}<div style="width: 600px"><clip-stage id="like"></clip-stage><clip-stage id="one" style="display: none"></clip-stage></div>`));
    await expect(figure(page, 'like').locator('.cs-next').first()).toBeVisible();
    await call(page, 'one', 'toSVG'); // waits until the hidden figure exists
    const heights = await page.evaluate(async () => {
      const one = document.getElementById('one')!, heights = new Set<number>();
      one.style.display = '';
      for (let i = 0; i < 20; i++) {
        await new Promise(requestAnimationFrame);
        heights.add(one.offsetHeight);
      }
      return [...heights];
    });
    expect(Math.max(...heights)).toBeLessThanOrEqual(await page.locator('#like').evaluate((element) => (element as HTMLElement).offsetHeight));
  });

  test('names the valid labs, themes and heights, and uses the defaults', async ({page, blog}) => {
    await page.goto(blog.publish(`${SCRIPT}<clip-stage id="one" lab="nope" theme="blue" height="9000"></clip-stage><clip-stage id="like"></clip-stage>`));
    const notice = figure(page, 'one').getByRole('alert');
    for (const word of ['nope', 'blue', '9000']) await expect(notice).toContainText(word);
    await soon(async () => (await told(page, 'one', ['error'])).map(({detail}) => detail)).toEqual([
      {code: 'invalid-option', field: 'lab', range: 'one of pair, world, hull, shape'}, {code: 'invalid-option', field: 'theme', range: 'one of auto, light, dark, page'},
      {code: 'invalid-option', field: 'height', range: 'a whole number from 160 to 4000 (CSS pixels)'},
    ]);
    const height = (id: string): Promise<number> => page.locator(`#${id}`).evaluate((element) => (element as HTMLElement).offsetHeight);
    await figure(page, 'like').waitFor();
    await soon(async () => await height('one') - await height('like')).toBe(0);
    const natural = await height('like'), heights = [['300', 300], ['50', natural], ['4000', 4000], ['-5', natural], ['50000', natural]] as const;
    for (const [given, is] of heights) {
      await set(page, 'one', 'height', given);
      await soon(() => height('one')).toBe(is);
    }
    await soon(async () => (await told(page, 'one', ['error'])).slice(3).map(({detail}) => detail['field'])).toEqual(['height', 'height', 'height']);
    await expect(notice).toContainText('50000');
    await set(page, 'one', 'theme', 'red');
    await expect(notice).toContainText('red');
    expect((await told(page, 'one', ['error'])).at(-1)!.detail).toEqual({code: 'invalid-option', field: 'theme', range: 'one of auto, light, dark, page'});
  });

  test('may have a language of its own, as any element, and speaks it if it can', async ({page, blog}) => {
    await page.goto(blog.publish(`${SCRIPT}<clip-stage id="one" lang="en-GB"></clip-stage>`));
    await expect(figure(page, 'one')).toBeVisible();
    await expect(figure(page, 'one')).toHaveAttribute('lang', 'en');
    await expect(figure(page, 'one').getByRole('alert')).toBeHidden();
    expect(await told(page, 'one', ['error'])).toEqual([]);
    await set(page, 'one', 'lang', 'fr');
    await expect(figure(page, 'one').getByRole('alert')).toContainText('fr');
    await expect(figure(page, 'one')).toHaveAttribute('lang', 'en');
    expect((await told(page, 'one', ['error'])).at(-1)!.detail).toEqual({code: 'invalid-option', field: 'lang', range: 'one of en'});
  });
});

test.describe('changes of a detached element', () => {
  const state = (page: Page): Promise<unknown> => call(page, 'one', 'getState');

  test('apply when it is attached again; options of its look keep its state', async ({page, blog}) => {
    await page.goto(blog.publish(`${SCRIPT}<clip-stage id="one" preset="deep"></clip-stage>`));
    await call(page, 'one', 'seek', 'keep');
    const away = (change: string): Promise<unknown> => page.evaluate(async (change) => {
      const one = document.getElementById('one')!, [name, value] = change.split('=');
      one.remove();
      await new Promise((done) => setTimeout(done, 50));
      one.setAttribute(name!, value!);
      await new Promise((done) => setTimeout(done, 50));
      document.body.append(one);
    }, change);
    await away('controls=full');
    expect(await state(page)).toBe('lab=pair&stage=keep&preset=deep');
    await away('preset=both-clip');
    expect(await state(page)).toBe('lab=pair&stage=setup&preset=both-clip');
    expect(await told(page, 'one', ['error'])).toEqual([]);
    await away('lab=hull');
    expect(await state(page)).toContain('lab=hull'); // the Hulls lab lacks this preset, so its figure shows a notice
  });

  test('two changes of its look in a row keep its state', async ({page, blog}) => {
    await page.goto(blog.publish(`${SCRIPT}<clip-stage id="one"></clip-stage>`));
    for (const lab of ['pair', 'hull', 'world']) {
      await set(page, 'one', 'lab', lab);
      await soon(() => state(page)).toContain(`lab=${lab}`);
      await call(page, 'one', lab === 'world' ? 'step' : 'seek', lab === 'world' ? 5 : 'keep');
      const before = await state(page);
      await page.evaluate(async () => {
        const one = document.getElementById('one')! as HTMLElement & {ready: Promise<unknown>};
        one.setAttribute('controls', 'full');
        const {ready} = one;
        await Promise.resolve();
        one.setAttribute('editable', 'none');
        await Promise.race([ready, one.ready]);
      });
      expect(await state(page)).toBe(before);
      for (const name of ['controls', 'editable']) await set(page, 'one', name, null);
    }
  });

  test('a world on the way to its step arrives despite changes', async ({page, blog}) => {
    await page.goto(blog.publish(`${SCRIPT}<clip-stage id="one" lab="world" scene="drop-500" step="120"></clip-stage>`));
    const change = (how: string): Promise<unknown> => page.evaluate(async (how) => {
      const one = document.getElementById('one')! as HTMLElement & {ready: Promise<unknown>; arriving?: boolean};
      one.setAttribute('scene', 'vertical-stack');
      await one.ready;
      one.setAttribute('scene', 'drop-500');
      one.setAttribute('step', how === 'iterations' ? '121' : '120');
      await Promise.resolve();
      while (!one.arriving) await new Promise(requestAnimationFrame);
      if (how === 'moved') {
        one.remove();
        await new Promise((done) => setTimeout(done, 30));
        document.body.append(one);
      } else {
        one.setAttribute(how, how === 'controls' ? 'full' : '5');
      }
    }, how);
    await call(page, 'one', 'getState');
    for (const [how, step] of [['moved', 'step=120'], ['controls', 'step=120'], ['iterations', 'step=121']] as const) {
      await change(how);
      await soon(() => state(page)).toContain(`scene=drop-500&${step}`);
    }
    expect(await state(page)).toContain('iterations=5');
  });

  test('a world out of sight is ready at its step', async ({page, blog}) => {
    await page.goto(blog.publish(`${SCRIPT}<div style="height: 5000px"></div><clip-stage id="one" lab="world" scene="drop-500" step="120"></clip-stage>`));
    expect(await page.evaluate(async () => {
      const one = document.getElementById('one')! as HTMLElement & {ready: Promise<{steps: number; arriving: boolean}>}, {steps, arriving} = await one.ready;
      return {steps, arriving, seen: one.getBoundingClientRect().top < innerHeight};
    })).toEqual({steps: 120, arriving: false, seen: false});
  });

  test('a scene of its own keeps pair, stage and edits when an option changes', async ({page, blog}) => {
    await page.goto(blog.publish(`${SCRIPT}<clip-stage id="one" lab="world" scene="wall" step="3"></clip-stage>`));
    const scene = JSON.parse(await call(page, 'one', 'getScene') as string) as object;
    await call(page, 'one', 'loadScene', scene);
    await call(page, 'one', 'step', 40);
    await call(page, 'one', 'edit', {do: 'push', body: 2, at: [0, 1], impulse: [5, 0]});
    await call(page, 'one', 'step', 1);
    await call(page, 'one', 'choose', 0, 1);
    await call(page, 'one', 'seek', 'warm-start');
    const before = await state(page), hash = await call(page, 'one', 'getHash');
    expect(before).toMatch(/^lab=world&scene=own&step=41&pick=0,1&stage=warm-start&do=/);
    for (const [name, value] of [['controls', 'full'], ['editable', 'none'], ['panels', 'values']] as const) {
      await set(page, 'one', name, value);
      await expect(figure(page, 'one')).toHaveAttribute(`data-${name}`, value);
      await soon(() => state(page)).toBe(before);
      expect(await call(page, 'one', 'getHash')).toBe(hash);
      await expect(figure(page, 'one').getByRole('alert')).toBeHidden();
    }
    await set(page, 'one', 'iterations', '7');
    await soon(() => state(page)).toMatch(/^lab=world&scene=own&step=41&pick=0,1&stage=warm-start&iterations=7/);
    expect(await told(page, 'one', ['error'])).toEqual([]);
  });

  test('calls are rejected once no figure can exist', async ({page, blog, faults}) => {
    faults.allow(/nowhere|404/);
    await page.goto(blog.publish(`${SCRIPT}<clip-stage id="one" trace="nowhere.json"></clip-stage>`));
    expect(await call(page, 'one', 'next')).toBe('not-found');
  });

  test('is left-to-right on a right-to-left page, and has parts in worlds too', async ({page, blog}) => {
    await page.goto(blog.publish(`${SCRIPT}<div dir="rtl"><clip-stage id="one" lab="world" controls="full" pick="1,2" step="60" scene="vertical-stack"></clip-stage></div>`));
    await expect(figure(page, 'one')).toHaveCSS('direction', 'ltr');
    for (const part of ['title', 'text']) await expect(page.locator(`#one [part~=${part}]`).first()).toBeAttached();
  });
});
