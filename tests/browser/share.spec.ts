import {AxeBuilder} from '@axe-core/playwright';
import {readFile} from 'node:fs/promises';
import type {Page} from '@playwright/test';
import {openFixture} from './embed';
import {type Lab, LONG, expect, say, some, soon, test} from './lab';

const dialog = (page: Page) => page.getByRole('dialog', {name: say('page.share.title')});
const share = (page: Page) => page.getByRole('button', {name: say('page.share'), exact: true});
const press = (page: Page, name: string) => dialog(page).getByRole('button', {name: say(name), exact: true});
const clipboard = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

test.beforeEach(({faults}) => faults.allow(/net::ERR_ABORTED|NS_BINDING_ABORTED/)); // aborted previews

async function openDialog(page: Page): Promise<void> {
  const more = page.getByRole('button', {name: say('page.more'), exact: true});
  if (await more.isVisible()) await more.click(); // on a phone
  await share(page).click();
  await expect(dialog(page)).toBeVisible();
}

interface Saved { file: string; data: Buffer }

/** The name and content of a file that a button saves. */
async function saved(page: Page, name: string): Promise<Saved> {
  const firefox = page.context().browser()!.browserType().name() === 'firefox';
  const {file, data} = await (firefox ? givenAway : downloaded)(page, () => press(page, name).click());
  await expect(dialog(page).getByText(say('page.share.picture.saved', {file}))).toBeVisible();
  return {file, data};
}

async function downloaded(page: Page, act: () => Promise<void>): Promise<Saved> {
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  return {file: download.suggestedFilename(), data: await readFile(await download.path())};
}

/** Records the page's saves, since Playwright does not see Firefox's saves of a page's own data. */
async function givenAway(page: Page, act: () => Promise<void>): Promise<Saved> {
  const given = await page.evaluateHandle(() => {
    const {click} = HTMLAnchorElement.prototype, {createObjectURL} = URL;
    return {saved: new Promise<{file: string; blob: Blob}>((resolve) => {
      let made: Blob;
      URL.createObjectURL = (blob: Blob) => createObjectURL.call(URL, made = blob);
      HTMLAnchorElement.prototype.click = function() {
        URL.createObjectURL = createObjectURL;
        HTMLAnchorElement.prototype.click = click;
        click.call(this);
        resolve({file: this.download, blob: made});
      };
    })};
  });
  await act();
  const {file, bytes} = await given.evaluate(async ({saved}) => {
    const {file, blob} = await saved;
    return {file, bytes: [...new Uint8Array(await blob.arrayBuffer())]};
  });
  return {file, data: Buffer.from(bytes)};
}

const sizeOf = (lab: Lab): Promise<{width: number; height: number}> =>
  lab.canvas.evaluate((canvas) => ({width: canvas.clientWidth, height: canvas.clientHeight}));

test.describe('Share', () => {
  test('copies the link with one more key, saves the picture, and returns the keyboard', {tag: '@engine'}, async ({page, lab, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await lab.open('lab=pair&stage=setup&preset=deep');
    await page.keyboard.press('End');
    await share(page).focus();
    await page.keyboard.press('Enter');
    await expect(press(page, 'page.share.link.copy')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByText(say('page.share.copied'))).toBeVisible();
    const link = await clipboard(page);
    expect(new URL(page.url()).hash).toBe('#lab=pair&stage=contacts&preset=deep');
    expect(link).toBe(new URL('p/deep/#contacts', page.url()).href);

    await test.step('Markdown: a picture with a link', async () => {
      await press(page, 'page.share.markdown.copy').click();
      await soon(() => clipboard(page)).not.toBe(link);
      expect(await clipboard(page)).toBe(`[![${await lab.title.first().textContent()}](clipstage-deep-contacts.svg)](${link})`);
    });

    await test.step('the picture, as SVG and as PNG', async () => {
      const {width, height} = await sizeOf(lab);
      const svg = await saved(page, 'page.share.picture.svg');
      expect(svg.file).toBe('clipstage-deep-contacts.svg');
      const text = svg.data.toString('utf8');
      expect(text).toContain(`<svg `);
      expect(text).toContain(`width="${width}" height="${height}"`);
      const png = await saved(page, 'page.share.picture.png');
      expect(png.file).toBe('clipstage-deep-contacts.png');
      expect([png.data.readUInt32BE(16), png.data.readUInt32BE(20)]).toEqual([2 * width, 2 * height]); // IHDR
      const trace = await saved(page, 'page.share.picture.trace');
      expect(trace.file).toBe('clipstage-deep-contacts.json');
      const {version, lab: of, stages} = JSON.parse(trace.data.toString('utf8')) as {version: number; lab: string; stages: {id: string}[]};
      expect([version, of, stages.length, stages.at(-1)!.id]).toEqual([1, 'pair', 10, 'contacts']);
    });

    await test.step('keys are the dialog’s until Esc; then Share has the focus again', async () => {
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('Home');
      await lab.isAt('contacts');
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
      await expect(share(page)).toBeFocused();
      await page.keyboard.press('ArrowLeft');
      await lab.isAt('keep');
    });

    await test.step('also if a click does not focus a button, as in WebKit', async () => {
      await lab.next.focus();
      await share(page).evaluate((button) => (button as HTMLElement).click());
      await expect(dialog(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(share(page)).toBeFocused();
    });

    await test.step('opened again it has the current state; a click beside it closes it', async () => {
      await openDialog(page);
      await expect(dialog(page).getByLabel(say('page.share.link'))).toHaveValue(/p\/deep\/#keep$/);
      await page.mouse.click(8, 400);
      await expect(dialog(page)).toHaveCount(0);
    });
  });

  test('has the link to a world, and links Embed, on a phone too', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize({width: 390, height: 844});
    await page.goto('./#lab=world&scene=teeter');
    const world = page.locator('.cs-world');
    await expect(world).toHaveAttribute('data-scene', 'teeter');
    await page.keyboard.press('ArrowRight');
    await openDialog(page);
    await expect(press(page, 'page.share.link.copy')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByText(say('page.share.copied'))).toBeVisible();
    expect(new URL(await clipboard(page)).hash).toBe('#lab=world&scene=teeter&step=1');
    await expect(dialog(page).getByRole('heading', {level: 3})).toHaveText(['link', 'picture', 'markdown', 'embed'].map((part) => say(`page.share.${part}`)));
    await page.keyboard.press('ArrowRight');
    await expect(world).toHaveAttribute('data-step', '1');
    // embedding.spec.ts runs axe on the wide dialog.
    if (LONG) expect((await new AxeBuilder({page}).exclude('iframe').analyze()).violations).toEqual([]);
    const preview = page.frameLocator('.share-preview').locator('.cs-world');
    await expect(preview).toHaveAttribute('data-step', '1');
    await dialog(page).locator('[data-option=controls]').selectOption('none');
    await expect(preview).toHaveAttribute('data-controls', 'none');
    await expect(preview).toHaveAttribute('data-scene', 'teeter');
    const tag = await dialog(page).getByRole('textbox', {name: say('page.share.embed')}).inputValue();
    expect(tag).toContain(`embed.html?lab=world&amp;controls=none#lab=world&amp;scene=teeter&amp;step=1" title="${say('page.world.main')}"`);
    const element = await dialog(page).getByRole('textbox', {name: say('page.share.element'), exact: true}).inputValue();
    expect(element).toContain(`<clip-stage lab="world" state="lab=world&amp;scene=teeter&amp;step=1" controls="none">${say('page.world.main')}</clip-stage>`);
    await dialog(page).getByRole('link', {name: say('page.share.embedding')}).click();
    await expect(page).toHaveURL(/embedding\.html/);
    await expect(page.frameLocator('#preview').locator('.cs-world')).toHaveAttribute('data-step', '1');
    await expect(page.locator('[data-option=state]')).toHaveValue('lab=world&scene=teeter&step=1');
    await page.waitForLoadState(); // Firefox's page cannot be driven earlier
  });

  test('gives the page of an unchanged preset or scene; otherwise the link', async ({page}) => {
    test.slow();
    const field = dialog(page).getByLabel(say('page.share.link'), {exact: true});
    for (const [state, address] of [
      ['lab=hull&preset=gap&stage=edges', 'p/hull-gap/#edges'], ['lab=world&scene=card-house', 'p/world-card-house/'], ['lab=pair&stage=setup&preset=thin', 'p/thin/'],
    ] as const) {
      await page.goto('about:blank');
      await page.goto(`./#${state}`);
      await expect(page.locator('#lab > .cs-figure:not(.cs-poster)')).toBeVisible();
      await openDialog(page);
      await expect(field).toHaveValue(new URL(address, page.url()).href);
      await expect(dialog(page).getByText(say('page.share.link.page'))).toBeVisible();
      expect((await page.request.get(await field.inputValue())).status()).toBe(200);
      await page.keyboard.press('Escape');
      await expect(share(page)).toBeFocused();
    }
    await page.locator('.cs-boxkey').first().focus();
    await page.keyboard.press('ArrowRight');
    await openDialog(page);
    await expect(field).toHaveValue(/\/#lab=pair&stage=setup&a=/);
    await expect(dialog(page).getByText(say('page.share.link.text'))).toBeVisible();
    expect(await field.inputValue()).toBe(page.url());
  });

  test('selects the text if the clipboard is refused', {tag: '@engine-all'}, async ({page, lab}) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', {value: undefined});
    });
    await lab.open('lab=pair&stage=keep&preset=deep');
    await openDialog(page);
    for (const name of ['page.share.link', 'page.share.markdown']) {
      await press(page, `${name}.copy`).click();
      const field = dialog(page).getByRole('textbox', {name: say(name)});
      await expect(field).toBeFocused();
      expect(await page.evaluate(() => getSelection()!.toString())).toBe(await field.inputValue());
    }
    await expect(dialog(page).getByText(say('page.share.refused'))).toHaveCount(2);
  });

  test.describe('on a phone', () => {
    test.use({viewport: {width: 390, height: 844}});

    test('fills the screen, scrolls only down, and has large buttons', {tag: '@engine-all'}, async ({page, lab}) => {
      await lab.open('lab=pair&stage=keep&preset=deep');
      await openDialog(page);
      const box = (await dialog(page).boundingBox())!;
      expect([box.x, box.y, box.width, box.height]).toEqual([0, 0, 390, 844]);
      expect(await dialog(page).evaluate((d) => d.scrollWidth - d.clientWidth)).toBe(0);
      for (const button of await dialog(page).getByRole('button').all()) expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    });
  });
});

test.describe('a saved picture', () => {
  test.use({deviceScaleFactor: 2});

  test('looks like the canvas at every stage, and the SVG has its words', {tag: '@engine-all'}, async ({page}) => {
    test.slow();
    await openFixture(page, 'one');
    const looks = [['light', some(['keep-drops', 'separated-a'] as const)], ['dark', LONG ? ['near-tie' as const] : []]] as const;
    const faults = await page.evaluate(async (looks) => {
      const [figure] = window.figures;
      const canvas = figure!.element.querySelector('canvas')!;
      const faults: string[] = [];
      const dots = (image: CanvasImageSource): Uint8ClampedArray => {
        const copy = document.createElement('canvas');
        copy.width = canvas.width;
        copy.height = canvas.height;
        const context = copy.getContext('2d', {willReadFrequently: true})!;
        context.drawImage(image, 0, 0, copy.width, copy.height);
        return context.getImageData(0, 0, copy.width, copy.height).data;
      };
      const differing = (p: Uint8ClampedArray, q: Uint8ClampedArray, by: number): number => {
        let n = 0;
        for (let i = 0; i < p.length; i += 4) if (Math.max(Math.abs(p[i]! - q[i]!), Math.abs(p[i + 1]! - q[i + 1]!), Math.abs(p[i + 2]! - q[i + 2]!)) > by) n++;
        return n / (p.length / 4);
      };
      for (const [theme, scenes] of looks) {
        figure!.setTheme(theme);
        const paper = getComputedStyle(figure!.element).getPropertyValue('--cs-paper').trim();
        for (const scene of scenes) {
          figure!.setScene(scene);
          for (const stage of window.clipstage.STAGES) {
            figure!.seek(stage);
            await figure!.settled();
            const told = (fault: string): number => faults.push(`${theme}, ${scene}, ${stage}: ${fault}`);
            const seen = dots(canvas);

            const png = await createImageBitmap(await figure!.toBlob());
            if (png.width !== 2 * figure!.camera.width || png.height !== 2 * figure!.camera.height) told(`PNG of ${png.width} × ${png.height}`);
            // Text is smoothed differently outside the page.
            const pngOff = differing(dots(png), seen, 64);
            if (pngOff > 0.002) told(`the PNG looks different in ${pngOff} of its dots`);

            const source = await figure!.toSVG();
            const {documentElement: svg} = new DOMParser().parseFromString(source, 'application/xml');
            if (svg.namespaceURI !== 'http://www.w3.org/2000/svg' || svg.querySelector('parsererror')) told('no valid SVG');
            if (svg.querySelector('script, foreignObject, image, style') || [...svg.querySelectorAll('*')].some((e) => e.getAttributeNames().some((name) => /^on|href|^style$/.test(name)))) told('more than a drawing');
            const texts = [...svg.querySelectorAll('text')];
            if (texts.some((text) => !text.getAttribute('font-family'))) told('a text without a font');
            const written = new Set(texts.map((text) => text.textContent));
            for (const line of figure!.labels.flatMap((label) => label.text.split('\n'))) if (!written.has(line)) told(`"${line}" is missing`);
            if (!source.includes(paper)) told('other colours');
            if (!svg.querySelector('title')?.textContent || !svg.querySelector('desc')?.textContent) told('no words for those who do not see it');
            const image = new Image();
            image.src = URL.createObjectURL(new Blob([source], {type: 'image/svg+xml'}));
            await image.decode();
            const svgOff = differing(dots(image), seen, 64);
            if (svgOff > 0.008) told(`the SVG looks different in ${svgOff} of its dots`);
          }
        }
      }
      return faults;
    }, looks);
    expect(faults).toEqual([]);
  });

  test('has no handles and no highlights', async ({page}) => {
    await openFixture(page, 'one');
    const before = await page.evaluate(() => window.figures[0]!.toSVG());
    const {x, y, width, height} = (await page.locator('canvas').boundingBox())!;
    const plain = await page.evaluate(() => document.querySelector('canvas')!.toDataURL());
    await page.mouse.move(x + width * 0.5, y + height * 0.55);
    await soon(() => page.evaluate(() => document.querySelector('canvas')!.toDataURL())).not.toBe(plain);
    expect(await page.evaluate(() => window.figures[0]!.toSVG())).toBe(before);
  });
});
