import {AxeBuilder} from '@axe-core/playwright';
import {execFileSync} from 'node:child_process';
import {readFile} from 'node:fs/promises';
import {fileURLToPath} from 'node:url';
import type {Page} from '@playwright/test';
import {SCENES} from '../../web/src/base/figure.gen';
import {openFixture} from './embed';
import {expect, say, some, soon, test} from './lab';

const world = (page: Page) => page.locator('.cs-world');
const button = (page: Page, name: string) => page.getByRole('button', {name: say(name), exact: true});
const area = (page: Page) => page.getByRole('textbox', {name: say('world.import.field')});
const done = (page: Page) => page.locator('.cs-done');
const state = (page: Page): Promise<(string | undefined)[]> => world(page).evaluate(({dataset}) => [dataset['scene'], dataset['step'], dataset['pick']]);

async function open(page: Page, scene: string, step = 0): Promise<void> {
  await page.goto(`./#lab=world&scene=${scene}${step > 0 ? `&step=${step}` : ''}`);
  await expect(world(page)).toHaveAttribute('data-scene', scene);
  await expect(world(page)).toHaveAttribute('data-step', String(step));
}

async function saved(page: Page, name: string): Promise<{file: string; text: string}> {
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, name).click()]);
  const file = download.suggestedFilename();
  await expect(done(page)).toHaveText(say('page.export.saved', {file}));
  return {file, text: await readFile(await download.path(), 'utf8')};
}

const hash = (page: Page): Promise<string> => page.locator('.cs-hash').innerText();

const clipstage = (...args: string[]): string => execFileSync('go', ['run', './physics/cmd/clipstage', ...args], {cwd: fileURLToPath(new URL('../../', import.meta.url)), encoding: 'utf8'});

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    document.activeElement!.dispatchEvent(new ClipboardEvent('paste', {clipboardData, bubbles: true, cancelable: true}));
  }, text);
}

const small = (mass: number): string => JSON.stringify({version: 1, bodies: [{width: [10, 1], mass: null, position: [0, 0]}, {width: [1, 1], mass, position: [0, 3]}]});

for (const [width, height] of some([[390, 844], [1280, 800]] as const)) test(`a scene is chosen by its picture, ${width} px wide`, {tag: '@engine-all'}, async ({page}) => {
  await page.setViewportSize({width, height});
  await open(page, 'teeter', 4);
  const opener = button(page, 'world.pictures.name'), list = page.getByRole('list', {name: say('world.pictures.name')});
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
  await opener.click();
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  await expect(list.getByRole('button')).toHaveCount(SCENES.length);
  for (const id of SCENES) {
    const one = list.locator(`[data-scene="${id}"]`);
    await expect(one).toHaveAccessibleName(`${say(`world.scene.${id}`)} ${say(`world.scene.${id}.text`)}`);
    await one.scrollIntoViewIfNeeded();
    // The picture is neither blank nor cut off, and the words are inside their card.
    expect(await one.evaluate((button) => {
      const svg = button.querySelector('svg')!, frame = svg.getBoundingClientRect(), card = button.getBoundingClientRect();
      const moving = svg.querySelector('.cs-moving')!.getBoundingClientRect();
      return [
        moving.width > 3 && moving.height > 1 && moving.left >= frame.left && moving.right <= frame.right && moving.top >= frame.top && moving.bottom <= frame.bottom,
        [...button.querySelectorAll('strong, span')].every((words) => words.getBoundingClientRect().right <= card.right && words.getBoundingClientRect().bottom <= card.bottom),
      ];
    }), id).toEqual([true, true]);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  await expect(list.locator('[aria-current]')).toHaveAttribute('data-scene', 'teeter');
  expect((await new AxeBuilder({page}).include('.cs-sheets').analyze()).violations).toEqual([]);
  await list.locator('[data-scene=wall]').click();
  await expect(world(page)).toHaveAttribute('data-scene', 'wall');
  await expect(list).toBeHidden();
  await expect(page.getByRole('combobox', {name: say('world.scene')})).toHaveValue('wall');

  // By the keyboard, so the focus returns to the opener. The mouse is on no term, since Escape would first close its note.
  await page.mouse.move(0, 0);
  await opener.focus();
  await page.keyboard.press('Enter');
  await list.locator('[data-scene=dominos]').focus();
  await page.keyboard.press('Enter');
  await expect(world(page)).toHaveAttribute('data-scene', 'dominos');
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(list).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
});

test('a file, a text and a paste begin a scene; errors are shown at the field, and the running scene continues', async ({page}) => {
  await open(page, 'dominos', 30);
  await button(page, 'world.import.name').click();
  const file = page.locator('input[type=file]'), refused = page.locator('.cs-sheet').getByRole('alert');
  const give = (buffer: Buffer) => file.setInputFiles({name: 'scene.json', mimeType: 'application/json', buffer});
  const message = (field: string, got: string, want: string): string => say('notice.invalid-field', {field, got, want});

  for (const [text, field, got, want] of [
    [small(-1), 'bodies[1].mass', '-1', '1e-06 to 1e+09 kg, or null for a static body'],
    [small(5).replace('"version":1', '"version":2'), 'version', '2', '1'],
    [small(5).replace('"width"', '"width":[1,1],"width"'), 'bodies[0].width', say('notice.twice'), say('notice.range.once')],
  ] as const) await test.step(`${field} is refused`, async () => {
    await give(Buffer.from(text));
    await expect(refused).toHaveText(message(field, got, want));
    await expect(area(page)).toHaveAttribute('aria-invalid', 'true');
    expect(await state(page)).toEqual(['dominos', '30', undefined]);
    await area(page).fill('');
    await area(page).focus();
    await paste(page, text);
    await expect(refused).toHaveText(message(field, got, want));
    await expect(area(page)).toHaveValue(text); // the reader can correct it
    expect(await state(page)).toEqual(['dominos', '30', undefined]);
  });

  await test.step('a too large file is not read', async () => {
    await page.evaluate(() => {
      const {arrayBuffer} = Blob.prototype;
      Blob.prototype.arrayBuffer = function () {
        document.documentElement.dataset['read'] = 'yes';
        return arrayBuffer.call(this);
      };
    });
    await give(Buffer.alloc(8 * 2 ** 20 + 1, ' '));
    await expect(refused).toHaveText(message('scene', say('page.import.large', {size: '8.1'}), say('page.import.most', {most: '8'})));
    expect(await page.evaluate(() => document.documentElement.dataset['read'])).toBeUndefined();
    expect(await state(page)).toEqual(['dominos', '30', undefined]);
  });

  await test.step('a good file', async () => {
    await give(Buffer.from(small(5)));
    await expect(world(page)).toHaveAttribute('data-scene', 'own');
    expect(await page.evaluate(() => document.documentElement.dataset['read'])).toBe('yes');
    await expect(area(page)).toBeHidden();
  });

  await test.step('a corrected text', async () => {
    await page.getByRole('combobox', {name: say('world.scene')}).selectOption('teeter');
    await button(page, 'world.import.name').click();
    await area(page).fill(small(0));
    await button(page, 'world.import.load').click();
    await expect(refused).toContainText('bodies[1].mass');
    await area(page).fill(small(2));
    await button(page, 'world.import.load').click();
    await expect(world(page)).toHaveAttribute('data-scene', 'own');
  });

  await test.step('a text pasted or dropped anywhere in the figure', async () => {
    await page.getByRole('combobox', {name: say('world.scene')}).selectOption('pendulum');
    await page.locator('.cs-world canvas').click({position: {x: 700, y: 110}});
    await paste(page, 'no scene');
    await expect(refused).toContainText('JSON');
    expect((await state(page))[0]).toBe('pendulum');
    await page.locator('.cs-world canvas').click({position: {x: 700, y: 110}});
    await paste(page, small(3));
    await expect(world(page)).toHaveAttribute('data-scene', 'own');
    await page.getByRole('combobox', {name: say('world.scene')}).selectOption('pendulum');
    await page.locator('.cs-world canvas').evaluate((canvas, text) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([text], 'scene.json', {type: 'application/json'}));
      for (const type of ['dragover', 'drop']) canvas.dispatchEvent(new DragEvent(type, {dataTransfer, bubbles: true, cancelable: true}));
    }, small(4));
    await expect(world(page)).toHaveAttribute('data-scene', 'own');
  });

  await test.step('a text field keeps its pasted text', async () => {
    await page.getByRole('combobox', {name: say('world.scene')}).selectOption('pendulum');
    await page.locator('[data-field=iterations]').focus();
    await paste(page, small(3));
    expect((await state(page))[0]).toBe('pendulum');
  });
});

test('an exported scene begins with the same bits, and has the command line’s hash', async ({page, context}, info) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const clipboard = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
  await open(page, 'dominos', 70);
  await button(page, 'world.export.name').click();
  const before = await hash(page);
  expect(before).toMatch(/^[0-9a-f]{16}$/);
  expect(clipstage('hash', '-step', '70', 'dominos')).toBe(`dominos: step 70, hash ${before}\n`);

  await button(page, 'world.export.copy.hash').click();
  await expect(done(page)).toHaveText(say('page.export.copied'));
  expect(await clipboard()).toBe(before);

  const trace = await saved(page, 'world.export.save.trace');
  expect(trace.file).toBe('clipstage-dominos-70-trace.jsonl');
  expect(JSON.parse(trace.text)).toMatchObject({name: 'dominos', checkpoints: [{step: 70}]});
  await button(page, 'world.export.copy.trace').click();
  await soon(clipboard).toBe(trace.text);

  const scene = await saved(page, 'world.export.save.scene');
  expect(scene.file).toBe('clipstage-dominos-70.json');
  await button(page, 'world.export.copy.scene').click();
  await soon(clipboard).toBe(scene.text);

  // Another step has another hash, which is not shown yet.
  await page.keyboard.press('Escape');
  await page.locator('.cs-world canvas').click({position: {x: 700, y: 110}});
  await page.keyboard.press('ArrowRight');
  await button(page, 'world.export.name').click();
  await soon(() => hash(page)).not.toBe(before);
  await expect(done(page)).toBeEmpty();
  await page.locator('.cs-world canvas').click({position: {x: 700, y: 110}});
  await page.keyboard.press('>');
  await expect(world(page)).toHaveAttribute('data-phase', /./);
  await expect(page.locator('.cs-hash')).toHaveCount(0);
  await expect(page.locator('[data-export]')).toHaveCount(4); // only scene and recording

  await button(page, 'world.import.name').click();
  await page.locator('input[type=file]').setInputFiles({name: scene.file, mimeType: 'application/json', buffer: Buffer.from(scene.text)});
  await expect(world(page)).toHaveAttribute('data-scene', 'own');
  await button(page, 'world.export.name').click();
  expect(await hash(page)).toBe(before);
  const again = await saved(page, 'world.export.save.scene');
  expect(again).toEqual({file: 'clipstage-own-0.json', text: scene.text});
  // The same steps from there, on the page and by the command line.
  const file = info.outputPath('scene.json');
  await (await import('node:fs/promises')).writeFile(file, scene.text);
  await page.locator('.cs-world canvas').click({position: {x: 700, y: 110}});
  for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowRight');
  await expect(world(page)).toHaveAttribute('data-step', '3');
  await soon(async () => `${file}: step 3, hash ${await hash(page)}\n`).toBe(clipstage('hash', '-step', '3', file));
});

test('if the clipboard is refused, the hash is selected and files are offered', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {value: undefined});
  });
  await open(page, 'teeter', 3);
  await button(page, 'world.export.name').click();
  await button(page, 'world.export.copy.hash').click();
  await expect(done(page)).toHaveText(say('page.export.refused.hash'));
  expect(await page.evaluate(() => String(getSelection()))).toBe(await hash(page));
  await button(page, 'world.export.copy.scene').click();
  await expect(done(page)).toHaveText(say('page.export.refused'));
});

test('a saved picture of a world looks like its canvas', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openFixture(page, 'one');
  const faults = await page.evaluate(async (themes) => {
    const frames = (n: number): Promise<void> => new Promise((resolve) => {
      requestAnimationFrame(() => n > 1 ? void frames(n - 1).then(resolve) : resolve());
    });
    const {width, height} = document.querySelector('canvas')!.getBoundingClientRect();
    window.figures[0]!.destroy();
    const main = document.querySelector('main')!, faults: string[] = [];
    const world = window.cs.mount(main, {lab: 'world', controls: 'none'}), canvas = world.element.querySelector('canvas')!;
    const dots = (image: CanvasImageSource): Uint8ClampedArray => {
      const copy = new OffscreenCanvas(width, height).getContext('2d')!;
      copy.drawImage(image, 0, 0, width, height);
      return copy.getImageData(0, 0, width, height).data;
    };
    const differing = (a: Uint8ClampedArray, b: Uint8ClampedArray): number => {
      let count = 0;
      for (let i = 0; i < a.length; i += 4) if (Math.abs(a[i]! - b[i]!) + Math.abs(a[i + 1]! - b[i + 1]!) + Math.abs(a[i + 2]! - b[i + 2]!) > 192) count++;
      return count / (a.length / 4);
    };
    for (const theme of themes) for (const state of [
      'scene=dominos&step=70', 'scene=pyramid&step=20', 'scene=pyramid&step=122&layers=bodies,impulses,cones,cells', 'scene=drop-500&step=40', 'scene=pyramid&step=60&pick=5,17&stage=clip-pos',
      'scene=pyramid&step=60&pick=5,17&stage=match', 'scene=pyramid&step=60&pick=5,17&stage=warm-start', 'scene=pyramid&step=60&pick=5,17&stage=solve',
    ]) {
      world.setTheme(theme);
      await world.setState(`lab=world&${state}`);
      await world.toBlob(); // waits for the world's drawing code
      await frames(3);
      const told = (fault: string): number => faults.push(`${theme}, ${state}: ${fault}`);
      const before = dots(canvas);
      const png = await createImageBitmap(await world.toBlob());
      if (png.width !== Math.round(2 * world.camera.width) || png.height !== Math.round(2 * world.camera.height)) told(`PNG of ${png.width} × ${png.height}`);
      const source = await world.toSVG(), {documentElement: svg} = new DOMParser().parseFromString(source, 'application/xml');
      if (svg.namespaceURI !== 'http://www.w3.org/2000/svg' || svg.querySelector('parsererror')) told('no valid SVG');
      if (svg.querySelector('script, foreignObject, image, style') || [...svg.querySelectorAll('*')].some((e) => e.getAttributeNames().some((name) => /^on|href|^style$/.test(name)))) told('more than a drawing');
      const title = world.element.querySelector('.cs-title')!.textContent;
      if (svg.querySelector('title')?.textContent !== title || !svg.querySelector('desc')?.textContent) told(`it is called ${svg.querySelector('title')?.textContent}, not ${title}`);
      const image = new Image();
      image.src = URL.createObjectURL(new Blob([source], {type: 'image/svg+xml'}));
      await image.decode();
      const pngOff = differing(dots(png), before), svgOff = differing(dots(image), before);
      if (pngOff > 0.004) told(`the PNG looks different in ${pngOff} of its dots`);
      if (svgOff > 0.008) told(`the SVG looks different in ${svgOff} of its dots`);
      if (!state.includes('pick')) { // each body, and the rings of each joint
        const {bodies, jointP = []} = world.getTrace().result, count = (what: RegExp): number => source.match(what)?.length ?? 0;
        const outlines = count(/Z/g) + count(/<rect [^>]*stroke="/g); // turned and upright boxes
        if (outlines < bodies.length || count(/ A /g) < 2 * jointP.length) told(`${outlines} outlines and ${count(/ A /g)} rings`);
      }
      if (source.length > 400_000) told(`${source.length} characters`);
    }
    return faults;
  }, some(['dark', 'light'] as const));
  expect(faults).toEqual([]);
});

test('Share saves the picture of a world with a picked pair', async ({page, faults}) => {
  faults.allow(/net::ERR_ABORTED/); // an aborted preview
  await page.goto('./#lab=world&scene=pyramid&step=60&pick=5,17&stage=solve');
  await expect(world(page)).toHaveAttribute('data-stage', 'solve');
  await page.getByRole('button', {name: say('page.share'), exact: true}).click();
  const dialog = page.getByRole('dialog', {name: say('page.share.title')});
  for (const [name, kind] of [['page.share.picture.svg', 'svg'], ['page.share.picture.png', 'png']] as const) {
    const [download] = await Promise.all([page.waitForEvent('download'), dialog.getByRole('button', {name: say(name), exact: true}).click()]);
    expect(download.suggestedFilename()).toBe(`clipstage-pyramid-60-solve.${kind}`);
  }
  await expect(dialog.getByLabel(say('page.share.markdown'))).toHaveValue(/^\[!\[.+\]\(clipstage-pyramid-60-solve\.svg\)\]\(.+stage=solve.*\)$/);
});
