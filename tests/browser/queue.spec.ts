import type {Frame, Page} from '@playwright/test';
import {STAGES, say, soon} from './lab';
import {expect, figureIn, HEAR, heard, iframe, send, test} from './post';
import {STRICT} from './server';

const EMBED = `${STRICT}embed.html?preset=deep&theme=light`;
const FAR = '<div style="height: 4000px"></div>';

declare global {
  interface Window {
    /** Runs the figure's last idle callback. */
    leisure?: () => void;
  }
}

/** The frame of the n-th iframe, with or without a figure. */
async function frameOf(page: Page, n: number): Promise<Frame> {
  return (await (await page.locator('iframe').nth(n).elementHandle())!.contentFrame())!;
}

/** The times of a frame's requests for the engine, in ms after its start. */
const asked = (frame: Frame): Promise<number[]> => frame.evaluate(() =>
  performance.getEntriesByType('resource').filter(({name}) => name.includes('.wasm')).map(({startTime}) => startTime));

test('a figure out of sight waits until it is scrolled to, shown, printed or gets a command', {tag: '@engine'}, async ({page, blog}) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = (call) => {
      window.leisure = () => call({didTimeout: false, timeRemaining: () => 1});
      return 1;
    };
  });
  const ends = ['near', 'scrolled', 'told', 'printed', 'idle', 'hidden'];
  const [NEAR, SCROLLED, TOLD, PRINTED, IDLE, HIDDEN] = [0, 1, 2, 3, 4, 5];
  await page.goto(blog.publish(`${HEAR}${ends.map((id) => (id === 'hidden' ? `<div hidden>${iframe(EMBED)}</div>` : iframe(EMBED))).join(FAR)}<script src="${STRICT}clipstage-embed.js"></script>`));
  await figureIn(page, NEAR);
  // The figure in sight is ready, and tells the others. Our script's messages to the others do not start them.
  await soon(async () => (await heard(page, ['resize'], NEAR)).length).toBeGreaterThan(0);
  const waiting = new Map<number, Frame>();
  for (const n of [SCROLLED, TOLD, PRINTED, IDLE, HIDDEN]) waiting.set(n, await frameOf(page, n));
  for (const frame of waiting.values()) await soon(() => frame.evaluate(() => window.leisure !== undefined)).toBe(true);
  const started = async (): Promise<number[]> => {
    const list = [];
    for (const [n, frame] of waiting) if ((await asked(frame)).length > 0) list.push(n);
    return list;
  };
  expect(await started()).toEqual([]);
  await expect(waiting.get(SCROLLED)!.getByRole('img', {name: say('page.canvas')})).toHaveCount(1);
  await expect(waiting.get(SCROLLED)!.getByText(say('page.loading'))).toHaveCount(1);

  await send(page, {source: 'clipstage', v: 1, id: 'far', type: 'next'}, TOLD);
  await expect((await figureIn(page, TOLD)).locator('.cs-figure')).toHaveAttribute('data-stage', STAGES[1]!);
  await soon(async () => (await heard(page, ['done'], TOLD)).length).toBeGreaterThan(0);
  await waiting.get(PRINTED)!.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await figureIn(page, PRINTED);
  await waiting.get(IDLE)!.evaluate(() => window.leisure!());
  await figureIn(page, IDLE);
  expect(await started()).toEqual([TOLD, PRINTED, IDLE]);

  await page.locator('iframe').nth(SCROLLED).scrollIntoViewIfNeeded();
  await figureIn(page, SCROLLED);
  expect(await started()).toEqual([SCROLLED, TOLD, PRINTED, IDLE]);
  await page.evaluate(() => {
    const tab = document.querySelector<HTMLElement>('[hidden]')!;
    tab.hidden = false;
    tab.scrollIntoView();
  });
  const shown = await figureIn(page, HIDDEN);
  await soon(() => shown.evaluate(() => document.querySelector('canvas')!.clientHeight)).toBeGreaterThan(150);
  for (let n = 0; n < ends.length; n++) await soon(async () => (await heard(page, ['load'], n)).length).toBe(1);
});

test('a figure out of sight starts after three seconds, in a sandbox and in a hidden tab too', {tag: '@engine-all'}, async ({page, blog, faults}) => {
  faults.allow(/CORS|Same Origin|ERR_FAILED|BAD_URI|failed: .*\.wasm /);
  await page.goto(blog.publish(`${FAR}${iframe(EMBED)}${iframe(EMBED, 'sandbox="allow-scripts"')}<div hidden>${iframe(EMBED)}</div>`));
  const frames = [await frameOf(page, 0), await frameOf(page, 1), await frameOf(page, 2)];
  for (const frame of frames) await frame.locator('.cs-figure[data-stage]').waitFor({state: 'attached'});
  expect(Math.min(...await asked(frames[0]!))).toBeGreaterThan(3000);
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('[hidden]')!.hidden = false;
  });
  for (const frame of frames) {
    await frame.getByRole('button', {name: 'Next stage', exact: true}).click();
    await expect(frame.locator('.cs-figure')).toHaveAttribute('data-stage', STAGES[1]!);
    await soon(() => frame.evaluate(() => {
      const canvas = document.querySelector('canvas')!, {width, height} = canvas;
      return width * height === 0 ? 0 : new Set(new Uint32Array(canvas.getContext('2d')!.getImageData(0, 0, width, height).data.buffer)).size;
    })).toBeGreaterThan(20);
  }
});
