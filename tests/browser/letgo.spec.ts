import type {Page} from '@playwright/test';
import {expect, soon, test} from './lab';
import {bodyIn, inWindow, type Lab, mountIn, stateOf} from './parent';

/** Begins to drag a body. Returns the state before, the place in the window, and the body's current place. */
async function begin(page: Page, lab: Lab) {
  await mountIn(page, lab, '');
  const before = await stateOf(page), from = await inWindow(page, lab);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 40, from.y - 20, {steps: 4});
  const dragged = await bodyIn(page, lab);
  return {before, from, dragged};
}

/** A drag without pointerup. The body stays at the last place and no longer follows the pointer. */
async function losesPointerup(page: Page, lab: Lab): Promise<void> {
  const {before, from, dragged} = await begin(page, lab);
  // For example if another element or window takes the event.
  await page.evaluate(() => {
    for (const type of ['pointerup', 'lostpointercapture']) window.addEventListener(type, (event) => event.stopImmediatePropagation(), {capture: true, once: true});
  });
  await page.mouse.up();
  await page.mouse.move(from.x + 80, from.y - 60, {steps: 4});
  expect(await bodyIn(page, lab)).toEqual(dragged);
  await page.evaluate(() => window.one.undo());
  expect(await stateOf(page)).toBe(before); // the drag is an edit
}

async function moves(page: Page, lab: Lab): Promise<void> {
  const {before, from, dragged} = await begin(page, lab);
  await page.evaluate(() => {
    const place = document.createElement('section');
    document.body.append(place);
    place.append(document.getElementById('parent')!);
  });
  await page.mouse.move(from.x + 80, from.y - 60, {steps: 4});
  expect(await bodyIn(page, lab)).toEqual(dragged);
  await page.mouse.up();
  await page.mouse.move(from.x + 20, from.y - 60, {steps: 4});
  expect(await bodyIn(page, lab)).toEqual(dragged);
  const again = await inWindow(page, lab), rested = await stateOf(page);
  await page.mouse.move(again.x, again.y);
  await page.mouse.down();
  await page.mouse.move(again.x + 30, again.y, {steps: 4});
  await page.mouse.up();
  await soon(() => stateOf(page)).not.toBe(rested);
  await page.evaluate(() => {
    window.one.undo();
    window.one.undo();
  });
  expect(await stateOf(page)).toBe(before);
}

test('pair: a drag ends if the pointerup is lost', {tag: '@engine'}, ({page}) => losesPointerup(page, 'pair'));

test('a drag ends if the pointerup is lost or its figure moves in the page', {tag: '@engine-all'}, async ({page}) => {
  for (const lab of ['pair', 'world', 'hull'] as const) {
    if (lab !== 'pair') await test.step(`${lab}: lost`, () => losesPointerup(page, lab));
    await test.step(`${lab}: moved`, () => moves(page, lab));
  }
});
