import {toPixels} from '../../web/src/draw/camera';
import {WORLD_STAGES} from '../../web/src/base/figure.gen';
import {fitExtent} from '../../web/src/labs/world/camera';
import {Key, type Lab, expect, say, soon, test} from './lab';

const STACK = 'lab=world&scene=vertical-stack&step=60';
const PAIR = `${STACK}&pick=1,2`;

const at = (lab: Lab): Promise<string> => lab.run(() => {
  const {step, pick, stage, iteration} = document.querySelector<HTMLElement>('.cs-world')?.dataset ?? {};
  return [step, pick, stage, iteration].filter((part) => part !== undefined).join(' ');
});

/** Opens the World page at a link's state, waits for the state, and opens the folds. */
async function open(lab: Lab, state: string, where: string): Promise<void> {
  await lab.visit(`#${state}`);
  await soon(() => at(lab)).toBe(where);
  await lab.one('.cs-settings [data-fold]');
  await lab.unfold();
}

/** Clicks a button by its name after it has stopped moving. Late words above the button move it. */
async function click(lab: Lab, name: string): Promise<void> {
  const button = await lab.one(`button[aria-label="${say(name)}"]`);
  let before = '', now = '';
  await soon(async () => {
    [before, now] = [now, JSON.stringify(await button.getRect())];
    return before === now;
  }).toBe(true);
  await button.click();
}

/** The picture, once it is stable. */
async function settled(lab: Lab): Promise<string> {
  let before = '', now = await lab.picture();
  await soon(async () => {
    [before, now] = [now, await lab.picture()];
    return before === now;
  }).toBe(true);
  return now;
}

test('a link restores step, pair, stage and iteration, and the address follows', async ({lab}) => {
  await open(lab, `${PAIR}&stage=solve&iteration=3&constraint=2&iterations=8@20`, '60 1,2 solve 3');
  await soon(() => lab.text('[data-stepper=constraint] .cs-steps')).toBe(say('world.constraint.friction', {contact: 1}));
  expect(await lab.hash()).toBe(`#${PAIR}&stage=solve&iteration=3&constraint=2&iterations=8@20`);
  await click(lab, 'world.iteration.next');
  await soon(() => at(lab)).toBe('60 1,2 solve 4');
  await soon(() => lab.hash()).toContain('&stage=solve&iteration=4&');
  await lab.go(`${PAIR}&stage=solve`);
  await soon(() => at(lab)).toBe('60 1,2 solve 10'); // without an iteration, the last one
  await lab.go('lab=world&scene=dominos&step=12');
  await soon(() => at(lab)).toBe('12');
});

test('each stage of a picked pair has a picture and words of its own, forwards and back', async ({lab}) => {
  await open(lab, `${PAIR}&stage=setup`, '60 1,2 setup 0');
  const pictures: string[] = [], words: string[] = [];
  const stands = (stage: string): Promise<void> => soon(() => lab.run(() => [
    document.querySelector<HTMLElement>('.cs-world')!.dataset['stage'], document.querySelector<HTMLElement>('.cs-strip [aria-current=step]')?.dataset['stage'],
  ])).toEqual([stage, stage]);
  const stages = WORLD_STAGES.filter((stage) => !['velocity', 'store', 'position'].includes(stage)); // Box2D-Lite's
  for (const [i, stage] of stages.entries()) {
    if (i > 0) await lab.press('Next stage');
    if (stage === 'integrate') for (let n = 2; n <= 10; n++) { // through the iterations
      await soon(() => at(lab)).toBe(`60 1,2 solve ${n}`);
      await lab.press('Next stage');
    }
    await stands(stage);
    pictures.push(await settled(lab));
    await soon(() => lab.text('.cs-words')).not.toBe(words.at(-1) ?? ''); // the words are rendered in the next frames
    words.push(await lab.text('.cs-words'));
  }
  expect(stages).toHaveLength(14);
  expect([new Set(pictures).size, new Set(words).size]).toEqual([14, 14]);
  for (const stage of stages.reverse().slice(1)) {
    if (stage === 'warm-start') for (let n = 9; n >= 1; n--) {
      await lab.press('Previous stage');
      await soon(() => at(lab)).toBe(`60 1,2 solve ${n}`);
    }
    await lab.press('Previous stage');
    await stands(stage);
  }
  await soon(() => lab.picture()).toBe(pictures[0]!);
});

test('the axis is scrubbed by mouse and keys', async ({lab}) => {
  await open(lab, STACK, '60');
  const {x, y, width, height} = await lab.run(() => document.querySelector('.cs-scrubber')!.getBoundingClientRect().toJSON() as DOMRect);
  const place = (step: number): {x: number; y: number} => ({x: x + 10 + (width - 20) * step / 600, y: y + height / 2});
  const step = async (): Promise<number> => Number((await at(lab)).split(' ')[0]);
  await lab.hold(place(60), place(40), place(20));
  await soon(async () => Math.abs(await step() - 20)).toBeLessThanOrEqual(2);
  await lab.drop();
  await lab.drag(place(20), place(90), place(150));
  let stood = -1, same = 0; // the drag's last events may still move the world by a step
  await soon(async () => {
    const now = await step();
    same = now === stood ? same + 1 : 0;
    stood = now;
    return same >= 5 && Math.abs(stood - 150) <= 2;
  }).toBe(true);
  await (await lab.one('.cs-scrubber')).sendKeys(Key.ARROW_LEFT);
  await soon(step).toBe(stood - 1);
  await soon(() => lab.run(() => document.querySelector('.cs-scrubber')!.getAttribute('aria-valuetext'))).toContain(String(stood - 1));
  await (await lab.one('.cs-scrubber')).sendKeys(Key.HOME);
  await soon(step).toBe(0);
});

test('a setting applies from the next step, and an invalid one is refused', async ({lab}) => {
  await open(lab, STACK, '60');
  await lab.one('.cs-words .cs-numbers'); // the part above the switch is rendered last, and moves the switch
  await lab.one('.cs-log [data-kind]');
  await lab.type('iterations', '3');
  await soon(() => lab.hash()).toMatch(/&step=60&.*iterations=3@60/);
  await (await lab.one('.cs-switch input')).click();
  await soon(() => lab.hash()).toMatch(/=(on|off)@60/);
  await click(lab, 'world.next.name');
  await soon(() => at(lab)).toBe('61');
  await lab.type('iterations', 'lots');
  await soon(() => lab.run(() => document.querySelector('[data-field=iterations]')!.getAttribute('aria-invalid'))).toBe('true');
  expect(await lab.hash()).toContain('iterations=3@60');
});

test('a pair is ringed under the mouse, picked by a click, and released', async ({lab}) => {
  await open(lab, STACK, '60');
  const {x, y, width, height} = await lab.canvas.boundingBox();
  // A point just above the contact between the two lowest boxes.
  const p = toPixels(fitExtent({left: -10, right: 10, bottom: -1.5, top: 16}, width, height), 0, 1.05);
  const mouse = {x: Math.round(x + p.x), y: Math.round(y + p.y)};
  const before = await settled(lab);
  await lab.driver.actions().move({...mouse, duration: 50}).perform();
  await soon(() => lab.run(() => document.querySelector('canvas')!.style.cursor)).toBe('pointer');
  await soon(() => lab.picture()).not.toBe(before);
  await lab.driver.actions().move({...mouse, duration: 0}).click().perform();
  await soon(() => at(lab)).toBe('60 1,2 contacts 0');
  await lab.one('.cs-bar');
  await lab.keys(Key.ESCAPE);
  await soon(() => at(lab)).toBe('60');
});
