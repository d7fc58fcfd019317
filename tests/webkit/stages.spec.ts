import {Key, STAGES, expect, say, soon, test} from './lab';

const TOUCHING = 'lab=pair&stage=setup&preset=both-clip';
const BACKWARDS = [...STAGES].reverse();

test.describe('every stage', () => {
  test('forwards and back, by Next and Previous', async ({lab}) => {
    await lab.open(TOUCHING);
    for (const stage of STAGES.slice(0, -1)) {
      await lab.isAt(stage);
      await lab.press('Next stage');
    }
    for (const stage of BACKWARDS.slice(0, -1)) {
      await lab.isAt(stage);
      await lab.press('Previous stage');
    }
    await lab.isAt('setup');
  });

  test('forwards and back, by the arrow keys, which stop at the ends', async ({lab}) => {
    await lab.open(TOUCHING);
    await lab.keys(Key.ARROW_LEFT);
    for (const stage of STAGES) {
      await lab.isAt(stage);
      await lab.keys(Key.ARROW_RIGHT);
    }
    for (const stage of BACKWARDS) {
      await lab.isAt(stage);
      await lab.keys(Key.ARROW_LEFT);
    }
    await lab.isAt('setup');
  });

  test('by the stage bar', {tag: '@long'}, async ({lab}) => {
    await lab.open(TOUCHING);
    for (const stage of BACKWARDS) {
      await (await lab.one(`li button[data-stage="${stage}"]`)).click();
      await lab.isAt(stage);
    }
  });

  test('has a title and a sentence, and the same words for screen readers', {tag: '@long'}, async ({lab}) => {
    await lab.open(TOUCHING);
    const titles = new Set<string>();
    for (const stage of STAGES) {
      await lab.isAt(stage);
      const title = await lab.text('h2.cs-title');
      titles.add(title);
      await soon(() => lab.text('[aria-live=polite]')).toBe(`${title}. ${await lab.text('.cs-panel .cs-text')}`);
      await lab.keys(Key.ARROW_RIGHT);
    }
    expect(titles.size).toBe(STAGES.length);
  });
});

test.describe('keys', () => {
  test('Home and End go to the ends, digits anywhere', {tag: '@long'}, async ({lab}) => {
    await lab.open(TOUCHING);
    await lab.keys(Key.END);
    await lab.isAt('contacts');
    await lab.keys(Key.HOME);
    await lab.isAt('setup');
    for (const digit of [7, 2, 9, 1, 5, 10, 3, 8, 4, 6]) {
      await lab.keys(String(digit % 10));
      await lab.isAt(STAGES[digit - 1]!);
    }
  });

  test('Space plays to the end, stage after stage', async ({lab}) => {
    await lab.open('lab=pair&stage=clip-pos&preset=resting');
    await lab.keys(' ');
    await lab.one('button[aria-label="Pause"]');
    await lab.isAt('keep');
    await lab.isAt('contacts');
    await lab.one('button[aria-label="Play"]');
  });

  test('arrows and brackets move the focused box, not the stage', async ({lab}) => {
    await lab.open('lab=pair&stage=keep&preset=deep');
    const [x, angle] = [await lab.number('b.x'), await lab.number('b.angle')];
    const focused = (): Promise<string | null> => lab.run(() => document.activeElement!.getAttribute('aria-label'));
    await lab.run(() => document.querySelector<HTMLElement>('.cs-boxkey')!.focus());
    await lab.keys(Key.TAB);
    expect(await focused()).toBe(say('ui.box', {box: 'B'}));
    await lab.keys(Key.ARROW_RIGHT, '[');
    await soon(() => lab.number('b.x')).toBeCloseTo(x + 0.1, 9);
    await soon(() => lab.number('b.angle')).toBeCloseTo(angle + 0.05, 9);
    await lab.isAt('keep');
  });

  test('a number is typed, and a bad one is refused', async ({lab}) => {
    await lab.open('lab=pair&stage=keep&preset=deep');
    await lab.type('b.x', '0.5');
    await soon(() => lab.hash()).toContain('&b=2.6,1.8,0.5,');
    await lab.type('b.x', 'wide');
    await soon(() => lab.run(() => document.querySelector('[data-field="b.x"]')!.getAttribute('aria-invalid'))).toBe('true');
    expect(await lab.text('.cs-field [role=alert], label [role=alert]')).toContain('B’s x must be');
    await lab.press('Reset');
    await lab.isAt('setup');
    expect(await lab.number('b.x')).toBe(0.3);
  });
});
