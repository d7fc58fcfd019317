import {readFileSync} from 'node:fs';
import {AxeBuilder} from '@axe-core/playwright';
import type {FrameLocator, Locator, Page} from '@playwright/test';
import {OPTIONS, OPTION_NAMES, type OptionName} from '../../web/src/labs/pair/options';
import {OPTIONS as OF_WORLD} from '../../web/src/labs/world/options';
import {RECIPES} from '../browsers.mjs';
import {LONG, some, fill, say, soon} from './lab';
import {expect, test} from './post';
import {generate} from './recipe';
import {STRICT} from './server';

const PAGE = 'embedding.html';
/** A preview aborted by a newer choice or a navigation. */
const ABORTED = /net::ERR_ABORTED|NS_BINDING_ABORTED/;
const option = (page: Page, name: OptionName): Locator => page.locator(`[data-option=${name}]`);
const figure = (frame: FrameLocator): Locator => frame.locator('.cs-figure:not(.cs-world)[data-stage]');
const sideways = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

async function findings(page: Page): Promise<string[]> {
  const {violations} = await new AxeBuilder({page}).exclude('iframe').analyze();
  return violations.flatMap(({id, nodes}) => nodes.map(({target, failureSummary}) => `${id}: ${target.join(' ')}: ${failureSummary}`));
}

test.describe('the page Embed', () => {
  test('has every option live: a choice changes the tag, the figure and the address', {tag: '@engine-all'}, async ({page, context, faults}) => {
    test.slow();
    faults.allow(ABORTED);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(PAGE);
    const preview = page.frameLocator('#preview');
    const tag = page.getByRole('textbox', {name: say('page.embedding.tag'), exact: true});
    const follows = async (options: Record<string, string>): Promise<void> => {
      await soon(() => page.locator('#preview').evaluate((frame) =>
        Object.fromEntries(new URL((frame as HTMLIFrameElement).contentWindow!.location.href).searchParams))).toEqual(options);
      await expect(figure(preview)).toBeVisible();
    };
    await expect(figure(preview)).toHaveAttribute('data-stage', 'setup');
    const entries = await page.evaluate(() => history.length);

    await test.step('each has its name, its default and its meaning', async () => {
      for (const name of OPTION_NAMES) {
        const at = option(page, name);
        await expect(at, name).toBeVisible();
        const described = page.locator(`#${await at.getAttribute('aria-describedby')}`);
        await expect(described, name).toHaveText(say(OPTIONS[name].meaning));
        if (OPTIONS[name].kind === 'list') await expect(at.getByRole('checkbox'), name).toHaveCount((OPTIONS[name] as {values: readonly string[]}).values.length);
        else await expect(at, name).toHaveValue(OPTIONS[name].default);
      }
      await expect(tag).toHaveValue(`<iframe src="${STRICT}embed.html" title="${say('page.main')}" width="100%" height="560" loading="lazy" style="border: 0"></iframe>`);
    });

    await test.step('choices', async () => {
      await option(page, 'preset').selectOption('both-clip');
      await option(page, 'stage').selectOption('keep');
      await option(page, 'theme').selectOption('dark');
      await option(page, 'editable').selectOption('none');
      await follows({editable: 'none', preset: 'both-clip', stage: 'keep', theme: 'dark'});
      await expect(figure(preview)).toHaveAttribute('data-stage', 'keep');
      await expect(preview.locator('html')).toHaveAttribute('data-theme', 'dark');
      expect(await tag.inputValue()).toContain(`src="${STRICT}embed.html?editable=none&amp;preset=both-clip&amp;stage=keep&amp;theme=dark"`);
      expect(await tag.inputValue()).toContain('style="border: 0; color-scheme: dark"');
    });

    await test.step('lists, words and a height', async () => {
      for (const stage of ['keep', 'contacts']) await option(page, 'stages').getByLabel(stage).check();
      await option(page, 'controls').selectOption('full');
      await option(page, 'panels').getByLabel('ids').check();
      await fill(option(page, 'alt'), 'What is "left" of B');
      await fill(option(page, 'height'), '420');
      await option(page, 'height').blur();
      await follows({stages: 'keep,contacts', editable: 'none', preset: 'both-clip', stage: 'keep', controls: 'full', panels: 'ids', theme: 'dark', alt: 'What is "left" of B', height: '420'});
      await expect(preview.locator('.cs-stage')).toHaveCount(2);
      await expect(preview.locator('.cs-figure')).toHaveAttribute('data-controls', 'full');
      expect(await tag.inputValue()).toContain('title="What is &quot;left&quot; of B" width="100%" height="440"');
      await expect(page.locator('#preview')).toHaveAttribute('height', '440');
    });

    await test.step('an invalid value shows a notice in the figure', async () => {
      await fill(option(page, 'height'), '7');
      await option(page, 'height').blur();
      await expect(preview.locator('.cs-notice')).toContainText('height');
    });

    await test.step('copies the tag, stays out of the history, keeps the choice in the address', async () => {
      await page.getByRole('button', {name: say('page.share.embed.copy'), exact: true}).click();
      await expect(page.getByText(say('page.share.copied')).first()).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await tag.inputValue());
      expect(await page.evaluate(() => history.length)).toBe(entries);
      const before = await tag.inputValue();
      await page.reload();
      await expect(figure(preview)).toHaveAttribute('data-stage', 'keep');
      await expect(tag).toHaveValue(before);
    });
  });

  test('has the options of each lab: common ones keep their values', {tag: '@engine-all'}, async ({page, faults}) => {
    faults.allow(ABORTED);
    await page.goto(PAGE);
    const preview = page.frameLocator('#preview'), world = preview.locator('.cs-world[data-step]');
    const tag = page.getByRole('textbox', {name: say('page.embedding.tag'), exact: true});
    await expect(figure(preview)).toHaveAttribute('data-stage', 'setup');
    await option(page, 'theme').selectOption('dark');
    await option(page, 'lab').selectOption('world');
    await expect(option(page, 'lab')).toBeFocused();
    await expect(page.locator('[data-option]')).toHaveCount(Object.keys(OF_WORLD).length + 1); // and trace, an option of all labs
    for (const [name, {kind, meaning, default: left}] of Object.entries(OF_WORLD)) {
      const at = page.locator(`[data-option=${name}]`);
      await expect(page.locator(`#${await at.getAttribute('aria-describedby')}`), name).toHaveText(say(meaning));
      if (kind === 'list') expect((await at.locator('input:checked').evaluateAll((all) => all.map((box) => (box as HTMLInputElement).value))).join(), name).toBe(left);
      else await expect(at, name).toHaveValue(({lab: 'world', theme: 'dark'} as Record<string, string>)[name] ?? left);
    }
    await expect(preview.locator('html[data-theme=dark]')).toBeAttached();
    await page.locator('[data-option=scene]').selectOption('wall');
    await fill(page.locator('[data-option=step]'), '12');
    await page.locator('[data-option=step]').blur();
    await page.locator('[data-option=warmStarting]').selectOption('off');
    await option(page, 'editable').selectOption('none');
    await page.locator('[data-option=controls]').selectOption('full');
    for (const panel of ['values', 'settings']) await page.locator('[data-option=panels]').getByLabel(panel).check();
    await page.locator('[data-option=plots]').getByLabel('energy').check();
    await page.locator('[data-option=layers]').getByLabel('contacts').uncheck();
    await page.locator('[data-option=layers]').getByLabel('normals').check();
    await expect(world).toHaveAttribute('data-scene', 'wall');
    await expect(world).toHaveAttribute('data-step', '12');
    await expect(preview.getByRole('alert')).toHaveCount(0);
    await expect(tag).toHaveValue(new RegExp(`title="${say('page.world.main')}"`));
    expect(await tag.inputValue()).toContain('embed.html?lab=world&amp;scene=wall&amp;step=12&amp;plots=energy&amp;layers=bodies,normals,joints&amp;warmStarting=off&amp;controls=full&amp;editable=none&amp;panels=values,settings&amp;theme=dark"');
    await expect(world).toHaveAttribute('data-panels', 'values settings');
    await expect(world).toHaveAttribute('data-editable', 'none');
    await expect(preview.locator('.cs-layer[aria-pressed=true]')).toHaveCount(3);
    await expect(preview.locator('.cs-plotwords').first()).toBeVisible();
    expect(await findings(page)).toEqual([]);
    const before = await tag.inputValue();
    await page.reload();
    await expect(tag).toHaveValue(before);
    await expect(world).toHaveAttribute('data-step', '12');
    await option(page, 'lab').selectOption('pair');
    await expect(page.locator('[data-option]')).toHaveCount(OPTION_NAMES.length + 1);
    await expect(figure(preview)).toHaveAttribute('data-stage', 'setup');
    await expect(preview.getByRole('alert')).toHaveCount(0);
    expect(await tag.inputValue()).toContain('embed.html?editable=none&amp;controls=full&amp;panels=values&amp;theme=dark"');
  });

  test('continues if the browser refuses to change the address, as it does after many changes', async ({page, faults}) => {
    faults.allow(ABORTED);
    await page.addInitScript(() => {
      history.replaceState = () => {
        throw new DOMException('too often', 'SecurityError');
      };
    });
    await page.goto(PAGE);
    await option(page, 'preset').selectOption('both-clip');
    await soon(() => page.locator('#preview').evaluate((frame) => (frame as HTMLIFrameElement).contentWindow!.location.search)).toBe('?preset=both-clip');
    await expect(page.getByRole('textbox', {name: say('page.embedding.tag'), exact: true})).toHaveValue(/preset=both-clip/);
    await expect(page.locator('#recipe-html textarea').first()).toBeVisible();
  });

  test('fits every screen, and axe finds nothing', async ({page}) => {
    await page.goto(PAGE);
    await expect(figure(page.frameLocator('#preview'))).toBeVisible();
    for (const width of [1280, 390, 320, 180]) {
      await page.setViewportSize({width, height: 800});
      expect(await sideways(page), `${width} px`).toBe(0);
    }
    // The test above runs axe on the wide light page, with a world's options.
    for (const [width, colorScheme] of some([[390, 'dark'], [1280, 'light'], [320, 'light']] as const)) {
      await page.setViewportSize({width, height: 800});
      await page.emulateMedia({colorScheme});
      expect(await findings(page), `${width} px`).toEqual([]);
    }
  });
});

test.describe('Share', () => {
  test('gives the tag with a live preview, and leads to all options', {tag: ['@sub-path', '@engine']}, async ({page, lab, context, faults, browserName, baseURL}) => {
    faults.allow(ABORTED);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await lab.open('lab=pair&stage=keep&preset=both-clip');
    await lab.type('b.x', '0.4');
    await page.getByRole('button', {name: say('page.share'), exact: true}).click();
    const dialog = page.getByRole('dialog');
    const preview = page.frameLocator('.share-preview');
    await expect(figure(preview)).toHaveAttribute('data-stage', 'keep');
    await option(page, 'theme').selectOption('dark');
    await expect(preview.locator('html[data-theme=dark] .cs-figure[data-stage]')).toBeVisible();
    await option(page, 'controls').selectOption('none');
    await expect(figure(preview)).toHaveAttribute('data-controls', 'none');
    await page.getByRole('button', {name: say('page.share.embed.copy'), exact: true}).click();
    const tag = await page.evaluate(() => navigator.clipboard.readText());
    const src = /src="([^"]*)"/.exec(tag)![1]!.replaceAll('&amp;', '&');
    expect(src).toBe(new URL(`embed.html?controls=none&theme=dark${new URL(page.url()).hash}`, page.url()).href);
    expect(src).toContain('&b=');
    expect(tag).toContain('style="border: 0; color-scheme: dark"');
    if (LONG || browserName === 'chromium' && baseURL === STRICT) expect(await findings(page)).toEqual([]); // axe's findings do not depend on browser and site

    await dialog.getByRole('link', {name: say('page.share.embedding')}).click();
    await expect(page).toHaveURL(/embedding\.html#/);
    await expect(figure(page.frameLocator('#preview'))).toHaveAttribute('data-stage', 'keep');
    await expect(option(page, 'state')).toHaveValue(new URL(src).hash.slice(1));
    await page.getByRole('link', {name: say('embedding.skip')}).click();
    await expect(lab.figure).toBeVisible();
    await page.getByRole('link', {name: say('page.embedding'), exact: true}).click();
    await expect(page).toHaveURL(new RegExp(`${PAGE}`));
    await page.waitForLoadState(); // Firefox's page cannot be driven earlier
  });
});

test.describe('the example post', () => {
  test('has eight figures at eight stages, in light and in dark', {tag: LONG ? '@sub-path' : []}, async ({page}) => {
    test.slow();
    await page.setViewportSize({width: 1000, height: 800});
    await page.goto('post.html');
    const stages = ['best-axis', 'incident', 'clip-pos', 'keep', 'match', 'solve', 'solve', 'position'];
    for (const [i, stage] of stages.entries()) {
      const frame = page.locator('iframe').nth(i);
      await frame.scrollIntoViewIfNeeded();
      await expect(frame.contentFrame().locator('.cs-figure[data-stage]')).toHaveAttribute('data-stage', stage);
      await expect(frame.contentFrame().locator('.cs-next:visible[aria-disabled=true]'), 'a reader can go on').toHaveCount(0);
      await soon(() => frame.evaluate((f) => f.style.height)).toMatch(/^\d+px$/); // set by our script
    }
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({colorScheme});
      const ground = (of: Locator): Promise<string> => of.evaluate((body) => getComputedStyle(body).backgroundColor);
      const own = await ground(page.locator('body'));
      for (const i of stages.keys()) await soon(() => ground(page.frameLocator('iframe').nth(i).locator('body'))).toBe(own);
      if (colorScheme === 'dark' || LONG) expect(await findings(page), colorScheme).toEqual([]);
    }
    await page.setViewportSize({width: 320, height: 700});
    expect(await sideways(page)).toBe(0);
  });

  test('has figures that match the text below them: step, pair and iteration', async ({page}) => {
    await page.goto('post.html');
    for (const [n, step, pick, iteration, inFigure, inText] of [
      [4, '71', '25,35', undefined, '5.93 N s are lost', '5.93 N s'],
      [5, '65', '5,17', '5', '0.86 N s', '0.86 N s'],
      [6, '200', '3,9', '10', '15.88 N s', '15.88 N s'],
      [7, '51', '0,1', '1', '7.33 mm', '7.3 mm'],
    ] as const) {
      const frame = page.locator('iframe').nth(n);
      await frame.scrollIntoViewIfNeeded();
      const world = frame.contentFrame().locator('.cs-world');
      await expect(world).toHaveAttribute('data-step', step);
      await expect(world).toHaveAttribute('data-pick', pick);
      if (iteration) await expect(world).toHaveAttribute('data-iteration', iteration);
      await expect(world.locator('.cs-words')).toContainText(inFigure);
      await expect(world.getByRole('alert')).toHaveCount(0);
      await expect(page.locator('figure').nth(n).locator('+ p')).toContainText(inText);
    }
  });

  test('loads a figure when a reader comes near it, and links both parts at its beginning', async ({page}) => {
    const asked: string[] = [];
    page.on('request', (request) => void (request.url().includes('lab=world') && asked.push(request.url())));
    await page.setViewportSize({width: 390, height: 600});
    await page.goto('post.html');
    await expect(figure(page.frameLocator('iframe >> nth=0'))).toBeVisible();
    expect(asked).toEqual([]);
    for (const [name, id] of [['post.contact.name', 'contact'], ['post.rest.name', 'rest']] as const) {
      await page.getByRole('navigation').getByRole('link', {name: say(name)}).click();
      await expect(page).toHaveURL(new RegExp(`#${id}$`));
      await expect(page.locator(`#${id}`)).toBeInViewport();
      await expect(page.locator(`#${id}`)).toHaveText(say(name));
    }
    await page.locator('iframe').nth(4).scrollIntoViewIfNeeded();
    await expect(page.frameLocator('iframe >> nth=4').locator('.cs-world')).toHaveAttribute('data-stage', 'match');
    expect(asked.length).toBeGreaterThan(0);
  });
});

test.describe('the recipes', () => {
  for (const name of some(RECIPES)) {
    test(`${name}: its page shows the figure at its stage, from another origin`, {tag: name === 'html' ? '@engine-all' : []}, async ({page, blog}, info) => {
      const show = async (html: string): Promise<{frame: Locator; chosen: URLSearchParams}> => {
        await page.goto(html.startsWith('<!doctype') ? blog.publishPage(html) : blog.publish(html));
        const frame = page.locator('iframe');
        await expect(frame).toHaveCount(1);
        await expect(figure(frame.contentFrame())).toHaveAttribute('data-stage', 'clip-pos');
        await expect(frame.contentFrame().locator('.cs-notice')).toBeHidden();
        const shown = new URL(await frame.contentFrame().locator('body').evaluate(() => location.href));
        expect(shown.origin).toBe(new URL(STRICT).origin);
        return {frame, chosen: shown.searchParams};
      };
      const {frame, chosen} = await show(await generate(name, info.outputPath('site')));
      await expect(frame).toHaveAttribute('title', say('page.main'));
      // Without a script, the page has the picture with a link to its page.
      const still = await page.locator('noscript').evaluate((element) => element.textContent), [, link = '', picture = ''] = /<a href="([^"#]+)[^"]*">\s*<img\s[^>]*src="([^"]+)"/.exec(still!) ?? [];
      expect([link, picture]).toEqual([`${STRICT}p/both-clip/`, `${STRICT}posters/pair/both-clip/clip-pos-light.svg`]);
      for (const address of [link, picture]) expect((await page.request.get(address)).status(), address).toBe(200);
      if (name === 'html') {
        expect(Object.fromEntries(chosen)).toEqual({preset: 'both-clip', stage: 'clip-pos'});
        await soon(() => frame.evaluate((f) => f.style.height)).toMatch(/^\d+px$/);
        return;
      }
      expect(Object.fromEntries(chosen)).toEqual({preset: 'both-clip', stage: 'clip-pos', theme: 'light'});
      await expect(frame.contentFrame().locator('html')).toHaveAttribute('data-theme', 'light');
      const scheme = (frame: Locator): Promise<string> => frame.evaluate((frame) => (frame as HTMLElement).style.colorScheme);
      expect(await scheme(frame)).toBe('light');

      const full = await show(await generate(name, info.outputPath('full'), `theme="dark" controls="full" title="A's side, 'cut' & <kept>"`));
      expect(Object.fromEntries(full.chosen)).toEqual({preset: 'both-clip', stage: 'clip-pos', theme: 'dark', controls: 'full'});
      await expect(full.frame).toHaveAttribute('title', "A's side, 'cut' & <kept>");
      expect(await scheme(full.frame)).toBe('dark');

      const more = await generate(name, info.outputPath('more'), 'theme="light" panels="ids,values" height="400" editable="none"');
      expect(Object.fromEntries((await show(more)).chosen)).toEqual({preset: 'both-clip', stage: 'clip-pos', theme: 'light', panels: 'ids,values', height: '400', editable: 'none'});
      const bare = await generate(name, info.outputPath('bare'), undefined, 'preset="both-clip" stage="clip-pos" theme="light"');
      await page.goto(blog.publish(bare));
      await expect(figure(page.frameLocator('iframe'))).toHaveAttribute('data-stage', 'setup');
      await expect(page.frameLocator('iframe').locator('.cs-notice')).toBeHidden();
      expect(await page.frameLocator('iframe').locator('body').evaluate(() => location.search)).toBe('');

      const auto = await show(await generate(name, info.outputPath('auto'), 'theme="auto"'));
      expect(await scheme(auto.frame)).toBe('');
    });

    if (name !== 'html') test(`${name}: hulls and worlds have a title and, without a script, a picture of their own`, async ({page}, info) => {
      for (const [parameters, title, link, picture] of [
        ['lab="hull" preset="gap"', 'page.hull.main', 'p/hull-gap/', 'posters/hull/gap/faces-a-light.svg'],
        ['lab="world" scene="wall" step="9"', 'page.world.main', 'p/world-wall/', 'posters/world/wall/0-light.svg'],
      ] as const) {
        const html = await generate(name, info.outputPath(link.replaceAll('/', '-')), parameters, 'preset="both-clip" stage="clip-pos" theme="light"');
        for (const part of [`title="${say(title)}"`, `alt="${say(title)}"`, `href="${STRICT}${link}"`, `src="${STRICT}${picture}"`]) expect(html).toContain(part);
        for (const address of [link, picture]) expect((await page.request.get(STRICT + address)).status(), address).toBe(200);
      }
    });
  }
});

test('the page Embed links the comparison of engines, which has a table for each scene', {tag: '@sub-path'}, async ({page}) => {
  const {scenes, versions} = JSON.parse(readFileSync(new URL('../peers/result.json', import.meta.url), 'utf8')) as {scenes: {engines: unknown[]}[]; versions: Record<string, string>};
  await page.goto('./embedding.html');
  await page.getByRole('link', {name: say('bench.title')}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(say('bench.title'));
  for (const [i, {engines}] of scenes.entries()) await expect(page.locator('table').nth(i).locator('tbody tr')).toHaveCount(engines.length);
  const {dependencies} = JSON.parse(readFileSync(new URL('../peers/package.json', import.meta.url), 'utf8')) as {dependencies: Record<string, string>};
  for (const [name, version] of Object.entries(versions)) if (name in dependencies) expect(version, `${name} was measured in another version: make bench-peers`).toBe(dependencies[name]);
});
