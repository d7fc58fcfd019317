import {type Lab, LONG, expect, say, soon, test} from './lab';

const SCREENS = [
  {width: 360, height: 640}, {width: 390, height: 844}, {width: 768, height: 1024}, {width: 1024, height: 768}, {width: 1280, height: 760}, {width: 900, height: 700},
  {width: 1920, height: 1080}, {width: 2560, height: 1440}, {width: 844, height: 390},
  {width: 900, height: 420}, {width: 932, height: 430}, {width: 1024, height: 500}, {width: 1190, height: 510},
];

/** The faults of the screen: elements that overlap wrongly or are partly outside the window, and words that do not fit. */
async function faults(lab: Lab): Promise<string[]> {
  return lab.page.evaluate(() => {
    const found: string[] = [];
    const name = (element: Element): string => `${element.getAttribute('aria-label') ?? element.textContent.slice(0, 30)} <${element.className}>`;
    const panel = document.querySelector('.cs-panel')!;
    const clips = getComputedStyle(panel).overflowY !== 'visible' ? panel.getBoundingClientRect() : undefined;
    /** The visible part of an element, since the panel may scroll. */
    const place = (element: Element): {left: number; right: number; top: number; bottom: number} => {
      const {left, right, top, bottom} = element.getBoundingClientRect();
      return clips && panel.contains(element) ? {left, right, top: Math.max(top, clips.top), bottom: Math.min(bottom, clips.bottom)} : {left, right, top, bottom};
    };
    const shown = [...document.querySelectorAll('.page-head > *, .cs-transport > *, .cs-viewtools > *, .cs-stage, .cs-scrubber, .cs-canvas, .cs-panel > *')]
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().width > 1); // a width of 1 is for screen readers
    const controls = document.querySelector('.cs-controls')!;
    const sticky = getComputedStyle(controls).position === 'sticky';
    const onCanvas = sticky || panel.closest('.cs-hull') !== null || getComputedStyle(document.querySelector('.cs-viewtools')!).gridRowStart === 'view';
    shown.forEach((p, i) => {
      const a = place(p);
      const inBar = p.classList.contains('cs-stage');
      if (!inBar && (a.left < -0.5 || a.right > innerWidth + 0.5)) found.push(`${name(p)} reaches out of the window`);
      for (const q of shown.slice(i + 1)) {
        const pair = [p, q];
        if (pair.some((one) => one.matches('.cs-viewtools > *')) && pair.some((one) => one.matches('.cs-canvas')) && onCanvas) continue;
        if (sticky && controls.contains(p) !== controls.contains(q)) continue; // scrolling content passes under the controls
        const b = place(q);
        const [x, y] = [Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)];
        if (x > 0.5 && y > 0.5) found.push(`${name(p)} and ${name(q)} overlap by ${x} x ${y}`);
      }
    });
    for (const element of document.querySelectorAll<HTMLElement>('button, .cs-title, .cs-text')) {
      if (element.checkVisibility() && element.scrollWidth > element.clientWidth + 1) found.push(`${name(element)} is too wide`);
    }
    for (const {firstChild: text} of document.querySelectorAll('.cs-stage .cs-name')) for (const {0: word, index} of text!.textContent!.matchAll(/\S+/g)) {
      const letters = document.createRange();
      letters.setStart(text!, index);
      letters.setEnd(text!, index + word.length);
      if (letters.getClientRects().length > 1) found.push(`“${word}” breaks inside the word`);
    }
    return found;
  });
}

for (const zoom of [1, 2]) {
  test.describe(zoom === 1 ? 'on every screen' : '1280 x 760 at 200 %', () => {
    test.use({deviceScaleFactor: zoom, folds: 'boxes hulls'});

    for (const state of ['lab=pair&stage=keep&preset=keep-drops', 'lab=hull&stage=clip&sub=2', 'lab=hull&stage=keep&preset=gap']) test(`nothing overlaps: ${state}`, {tag: state.includes('gap') || zoom === 2 && state.includes('pair') ? ['@engine-all', '@long'] : '@engine-all'}, async ({page, lab}, testInfo) => {
      const screens = zoom === 1 ? SCREENS : [{width: 640, height: 380}];
      await page.setViewportSize(screens[0]!);
      await lab.open(state);
      await expect(lab.figure).toHaveAttribute('data-stage', new URLSearchParams(state).get('stage')!);
      for (const {width, height} of screens) await test.step(`${width} x ${height}`, async () => {
        await page.setViewportSize({width, height});
        await soon(() => faults(lab)).toEqual([]);
        const {scrollX, next, canvas, seen} = await page.evaluate(() => ({
          scrollX: document.documentElement.scrollWidth - innerWidth,
          next: document.querySelector('.cs-next')!.getBoundingClientRect().toJSON() as DOMRect,
          canvas: document.querySelector('canvas')!.getBoundingClientRect().toJSON() as DOMRect,
          seen: document.querySelector('.cs-controls')!.getBoundingClientRect().top - document.querySelector('canvas')!.getBoundingClientRect().top,
        }));
        if (LONG) await page.screenshot({path: testInfo.outputPath(`${width}x${height}.png`)});
        expect.soft(scrollX, 'scrolls sideways').toBeLessThanOrEqual(0);
        expect.soft(next.top).toBeGreaterThanOrEqual(0);
        expect.soft(next.bottom, 'Next is seen').toBeLessThanOrEqual(height);
        expect.soft(next.right).toBeLessThanOrEqual(width);
        expect.soft(canvas.height, 'canvas').toBeGreaterThanOrEqual(240);
        expect.soft(seen, 'canvas above the controls').toBeGreaterThanOrEqual(240);
        expect.soft(canvas.width, 'canvas').toBeGreaterThanOrEqual(240);
      });
    });
  });
}

test('in an embedded figure with full controls nothing overlaps at 900 px', async ({page, lab}) => {
  await page.setViewportSize({width: 900, height: 700});
  await page.goto('./embed.html?controls=full&preset=both-clip&stage=keep');
  await expect(lab.figure).toHaveAttribute('data-stage', 'keep');
  await soon(() => faults(lab)).toEqual([]);
});

test('a picked pair’s title and two lines of its sentence are fully visible', async ({page, lab}) => {
  for (const [width, height] of [[360, 740], [390, 844], [430, 932]] as const) await test.step(`${width} x ${height}`, async () => {
    await page.setViewportSize({width, height});
    for (const stage of ['match', 'warm-start', 'solve']) {
      const state = `lab=world&scene=vertical-stack&step=34&pick=2,3&stage=${stage}`;
      if (stage === 'match') await lab.open(state);
      else await lab.go(state);
      await expect(page.locator('.cs-world')).toHaveAttribute('data-stage', stage);
      await expect(page.locator('.cs-world')).toHaveAttribute('data-step', '34');
      await soon(() => page.evaluate(() => {
        const text = document.querySelector('.cs-words > .cs-text')!, lines = document.createRange(), bar = document.querySelector('.cs-time')!.getBoundingClientRect().top;
        lines.selectNodeContents(text);
        const bottoms = [...new Set([...lines.getClientRects()].map(({bottom}) => Math.round(bottom)))].sort((a, b) => a - b);
        return {title: document.querySelector('.cs-words > .cs-title')!.getBoundingClientRect().bottom <= bar, lines: bottoms.filter((bottom) => bottom <= bar).length >= Math.min(2, bottoms.length)};
      })).toEqual({title: true, lines: true});
    }
  });
});

for (const [what, sites] of Object.entries({
  'the labs': ['#lab=pair', '#lab=world', '#lab=hull&stage=clip'],
  'embedded worlds': ['embed.html?lab=world', 'embed.html?lab=world&scene=dominos&step=60&pick=1,2'],
  'embedded figures': ['embed.html', 'embed.html?lab=hull', 'embed.html?controls=full', 'embed.html?lab=hull&stage=reduce&controls=full', ...LONG ? ['embed.html?controls=full&theme=dark'] : []],
})) {
  test(`no button is cut off on narrow screens: ${what}`, {tag: what === 'embedded worlds' ? '@engine-all' : '@engine'}, async ({page}) => {
    for (const site of sites) await test.step(site, async () => {
      await page.setViewportSize({width: 280, height: 640});
      await page.goto('about:blank'); // otherwise only the hash would change, without a load
      await page.goto(`./${site}`);
      const buttons = page.locator('.cs-transport button');
      await expect(buttons.filter({visible: true}).first()).toBeVisible();
      for (const width of [180, 280, 320, 352]) await test.step(`${width} px`, async () => {
        await page.setViewportSize({width, height: 640});
        await soon(() => buttons.evaluateAll((all) => all.filter((button) => button.checkVisibility()).flatMap((button) => {
          const words = document.createRange(), {left, right, height} = button.getBoundingClientRect();
          words.selectNodeContents(button);
          const tops = [...words.getClientRects()].map(({top}) => top), lines = Math.max(...tops) - Math.min(...tops) < 6 ? 1 : 2; // smaller characters on a line begin lower
          const inner = words.getBoundingClientRect();
          return left >= 0 && right <= innerWidth && inner.left >= left && inner.right <= right && lines === 1 && height >= 24 ? [] : [button.textContent];
        }))).toEqual([]);
      });
    });
  });
}

for (const viewport of [{width: 390, height: 844}, {width: 1280, height: 760}]) {
  for (const state of ['', 'lab=pair&stage=contacts&preset=both-clip', 'lab=hull', 'lab=hull&stage=clip&sub=2&preset=spin']) {
    // opening.spec.ts checks the unchanged page on both screens.
    const short = viewport.width === 390 ? 'lab=hull&stage=clip&sub=2&preset=spin' : 'lab=pair&stage=contacts&preset=both-clip';
    test(`nothing shifts after load, ${viewport.width} px wide, ${state || 'the default'}`, {tag: state === short ? [] : '@long'}, async ({page, lab}, testInfo) => {
      await page.setViewportSize(viewport);
      await page.addInitScript(() => {
        const shifts: {value: number; what: string[]}[] = [];
        Object.assign(window, {shifts});
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const {value, sources} = entry as PerformanceEntry & {value: number; sources: {node: Element | null}[]};
            shifts.push({value, what: sources.map(({node}) => node?.className ?? node?.nodeName ?? '')});
          }
        }).observe({type: 'layout-shift', buffered: true});
      });
      await lab.open(state);
      await page.waitForFunction(() => performance.getEntriesByName('clipstage-drawn').some(({startTime}) => performance.now() > startTime + 2000));
      const shifts = await page.evaluate(() => (window as unknown as {shifts: {value: number; what: string[]}[]}).shifts);
      const sum = shifts.reduce((all, {value}) => all + value, 0);
      testInfo.annotations.push({type: 'layout shift', description: sum.toFixed(4)});
      expect(sum, JSON.stringify(shifts)).toBeLessThan(0.01);
    });
  }
}

test('the longest formula fits a window of 390 px, and the page scrolls in no direction but down', async ({page, lab}) => {
  await page.setViewportSize({width: 390, height: 844});
  await lab.open('lab=pair&preset=both-clip&stage=clip-pos');
  const formulas = page.getByRole('region', {name: say('formula.name')});
  await expect(formulas.locator('math')).toHaveCount(3);
  expect(await formulas.evaluate((e) => e.scrollWidth - e.clientWidth)).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
