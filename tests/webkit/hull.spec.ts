import {HULL_STAGES} from '../../web/src/base/hull.gen';
import {type Lab, expect, say, soon, test} from './lab';

/** The steps of the default preset, as stage and sub-step. clip has a sub-step for each plane, and reduce one for each rule. */
const STEPS = HULL_STAGES.flatMap((stage) => stage === 'clip' || stage === 'reduce' ? [1, 2, 3, 4].map((sub) => `${stage} ${sub}`) : [`${stage} 0`]);

const at = (lab: Lab): Promise<string> => lab.run(() => {
  const {stage, sub = '0'} = document.querySelector<HTMLElement>('.cs-hull')?.dataset ?? {};
  return `${stage} ${sub}`;
});

/** "space" if WebGL2 draws the hulls; otherwise the flat picture's notice, or "". */
const drawn = (lab: Lab): Promise<string> => lab.run(() => {
  const space = document.querySelector<HTMLElement>('.cs-space'), flat = document.querySelector<HTMLElement>('.cs-flat');
  if (space !== null && !space.hidden) return 'space';
  return flat === null || flat.hidden ? '' : flat.textContent;
});

test('hulls are in space, or flat with a notice, and each step has a picture and words of its own, forwards and back', async ({lab}) => {
  await lab.visit('#lab=hull');
  await soon(() => at(lab)).toBe(STEPS[0]);
  await soon(async () => ['space', say('page.space.none')].includes(await drawn(lab))).toBe(true);
  const pictures = new Set<string>(), titles = new Set<string>();
  for (const [i, step] of STEPS.entries()) {
    if (i > 0) await lab.press('Next stage');
    await soon(() => at(lab)).toBe(step);
    await soon(async () => titles.has(await lab.text('h2.cs-title'))).toBe(false);
    titles.add(await lab.text('h2.cs-title'));
    pictures.add(await lab.picture());
  }
  expect(pictures.size).toBe(STEPS.length);
  for (const step of [...STEPS].reverse().slice(1)) {
    await lab.press('Previous stage');
    await soon(() => at(lab)).toBe(step);
  }
});

test('a link restores a pair of hulls with its sub-step; an unreadable one shows a notice and the default', async ({lab}) => {
  await lab.visit('#lab=hull&preset=spin&stage=reduce&sub=3');
  await soon(() => at(lab)).toBe('reduce 3');
  await lab.go('lab=hull&preset=gap&stage=edges');
  await soon(() => at(lab)).toBe('edges 0');
  await lab.go('lab=hull&preset=nothing');
  await soon(() => at(lab)).toBe('faces-a 0');
  expect(await lab.text('.cs-notice')).toContain('nothing');
});
