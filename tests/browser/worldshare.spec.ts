import {AxeBuilder} from '@axe-core/playwright';
import {execFileSync} from 'node:child_process';
import {readFile, writeFile} from 'node:fs/promises';
import {fileURLToPath} from 'node:url';
import type {Download, Page} from '@playwright/test';
import {expect, say, soon, test} from './lab';

const world = (page: Page) => page.locator('.cs-world');
const button = (page: Page, name: string) => page.getByRole('button', {name: say(name), exact: true});
const dialog = (page: Page) => page.getByRole('dialog', {name: say('page.share.title')});
const address = (page: Page): Promise<string> => page.evaluate(() => decodeURIComponent(location.hash).slice(1));
const text = async (download: Download): Promise<string> => readFile(await download.path(), 'utf8');
const hash = (page: Page): Promise<string> => page.locator('.cs-hash').innerText();
const clipstage = (input: string, ...args: string[]): string => execFileSync('go', ['run', './physics/cmd/clipstage', ...args], {cwd: fileURLToPath(new URL('../../', import.meta.url)), encoding: 'utf8', input});

async function draw(page: Page): Promise<void> {
  const {x, y, width, height} = (await world(page).locator('canvas').first().boundingBox())!;
  await page.locator('[data-tool=add] button').click();
  await page.mouse.move(x + width / 4, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 4 + 60, y + height / 2 + 40, {steps: 4});
  await page.mouse.up();
}

/** A link with edits, a few characters below its limit. */
function full(): string {
  let state = 'lab=world&scene=vertical-stack&step=20';
  for (let i = 0; state.length < 1960; i++) state += `&do=set@${1 + Math.floor(i / 10)},b${1 + i % 10},f0.${25 + i % 50}5`; // numbers in their only spelling
  return state;
}

async function open(page: Page, state: string): Promise<void> {
  await page.goto(`./#${state}`);
  await expect(world(page)).toHaveAttribute('data-step', '20');
  await soon(() => address(page)).toBe(state);
}

async function imported(page: Page, file: string, json: string): Promise<void> {
  await button(page, 'world.import.name').click();
  await page.locator('input[type=file]').setInputFiles({name: file, mimeType: 'application/json', buffer: Buffer.from(json)});
}

test('a link has the edits until its room is used up: then the address keeps scene and step, and Share has a file', async ({page, context, faults}, info) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  faults.allow(/net::ERR_ABORTED/); // an aborted preview
  const link = full();
  await open(page, link);
  await button(page, 'page.share').click();
  await expect(dialog(page).getByLabel(say('page.share.link'))).toHaveValue(new RegExp(`#${link.slice(0, 60)}`));
  await expect(dialog(page).getByRole('heading', {name: say('page.share.file'), exact: true})).toHaveCount(0);
  await page.keyboard.press('Escape');

  await draw(page);
  await soon(() => address(page)).toBe('lab=world&scene=vertical-stack&step=20');
  await button(page, 'page.share').click();
  await expect(dialog(page)).toContainText(say('page.share.file.past'));
  for (const name of ['page.share.link', 'page.share.markdown', 'page.share.embed']) await expect(dialog(page).getByRole('heading', {name: say(name), exact: true})).toHaveCount(0);
  await expect(dialog(page).getByRole('heading', {name: say('page.share.picture'), exact: true})).toBeVisible();
  const save = button(page, 'page.share.file.save');
  await expect(save).toBeFocused();
  expect((await new AxeBuilder({page}).include('.share').analyze()).violations).toEqual([]);
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  const file = 'clipstage-vertical-stack-20-recording.json', json = await text(download);
  expect(download.suggestedFilename()).toBe(file);
  await expect(dialog(page).getByRole('status').first()).toHaveText(say('page.export.saved', {file}));
  await button(page, 'page.share.file.copy').click();
  await expect(dialog(page).getByRole('status').first()).toHaveText(say('page.export.copied'));
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(json);
  expect(JSON.parse(json)).toMatchObject({name: 'vertical-stack', step: 20, edits: expect.arrayContaining([expect.objectContaining({do: 'add', step: 20})]) as unknown});
  await page.keyboard.press('Escape');

  // The export has the same file, and the command line prints its hash.
  await button(page, 'world.export.name').click();
  const before = await hash(page);
  const [recording] = await Promise.all([page.waitForEvent('download'), button(page, 'world.export.save.recording').click()]);
  expect([recording.suggestedFilename(), await text(recording)]).toEqual([file, json]);
  const [trace] = await Promise.all([page.waitForEvent('download'), button(page, 'world.export.save.trace').click()]);
  const traced = await text(trace);
  expect(clipstage(json, 'hash', '-')).toBe(`-: step 20, hash ${before}\n`);
  expect(clipstage(json, 'trace', 'scenes')).toBe(traced);
  const kept = info.outputPath(file);
  await writeFile(kept, json);
  expect(clipstage(traced, 'diff', '-tol', '0', kept, '-')).toContain('1 the same');

  await page.goto('about:blank');
  await page.goto('./#lab=world&scene=wall');
  await expect(world(page)).toHaveAttribute('data-scene', 'wall');
  await imported(page, file, json);
  await expect(world(page)).toHaveAttribute('data-scene', 'own');
  await expect(world(page)).toHaveAttribute('data-step', '20');
  await button(page, 'world.export.name').click();
  expect(await hash(page)).toBe(before);
  await page.locator('.cs-world canvas').first().click({position: {x: 700, y: 110}});
  for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowRight');
  await expect(world(page)).toHaveAttribute('data-step', '23');
  await soon(async () => `-: step 23, hash ${await hash(page)}\n`).toBe(clipstage(json, 'hash', '-step', '23', '-'));

  // A custom scene does not fit into a link either.
  await button(page, 'page.share').click();
  await expect(dialog(page)).toContainText(say('page.share.file.own'));
  await page.keyboard.press('Escape');
  await expect(button(page, 'page.share')).toBeFocused();
});

test('a recording with impossible edits is refused at its field', async ({page}) => {
  await page.goto('./#lab=world&scene=teeter&step=4');
  await expect(world(page)).toHaveAttribute('data-step', '4');
  const scene = (edits: string): string => `{"version":1,"bodies":[{"width":[1,1],"mass":1,"position":[0,3]}],"edits":[${edits}]}`;
  const refused = page.locator('.cs-sheet').getByRole('alert');
  await button(page, 'world.import.name').click();
  for (const [edits, field, got, want] of [
    ['{"step":3,"do":"set","body":0,"mass":0}', 'edits[0].mass', '0', '1e-06 to 1e+09 kg, or null for a static body'],
    ['{"step":3,"do":"drop"},{"step":2,"do":"drop"}', 'edits[1].step', '2', '3 to 1e+06'],
    ['{"step":3,"do":"fly"}', 'edits[0].do', 'fly', 'one of add, set, remove, push, pin, unpin, grab, drag, drop'],
    ['{"step":3,"do":"remove","body":0},{"step":3,"do":"unpin","body":0}', 'edits[1].body', '0', say('scene.there')],
  ] as const) {
    await page.locator('input[type=file]').setInputFiles({name: 'scene.json', mimeType: 'application/json', buffer: Buffer.from(scene(edits))});
    await expect(refused).toHaveText(say('notice.invalid-field', {field, got, want}));
    await expect(world(page)).toHaveAttribute('data-scene', 'teeter');
    await expect(world(page)).toHaveAttribute('data-step', '4');
  }
});
