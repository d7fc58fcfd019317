import type {Page} from '@playwright/test';
import {openFixture} from './embed';
import {expect, test as base} from './post';
import {OPEN} from './server';
import {type Trace, TraceHost} from './traces';

const test = base.extend<object, {host: TraceHost}>({
  host: [async ({browserName}, use) => {
    const host = await TraceHost.open(browserName);
    await use(host);
    host.close();
  }, {scope: 'worker'}],
});

/** An element of an inspector: its tag and classes, its own attributes that a reader can notice, and its texts, row by row. */
interface Shown { kind: string; rows: string[][]; exact: string[] }

declare global { interface Window { readPanel(panel: Element): Shown[] } }

/** Gives each page a function that reads the tables, the reason and the formulas of an inspector. */
const learn = (page: Page): Promise<unknown> => page.addInitScript(() => {
  const classes = (one: Element): string => [...one.classList].sort().join(' '); // vecty sets them in random order
  window.readPanel = (panel) => [...panel.querySelectorAll<HTMLElement>('table, .cs-why, .cs-formulas')].filter((one) => one.closest('[hidden]') === null).map((one) => ({
    kind: `${one.tagName} ${classes(one)}`,
    rows: one instanceof HTMLTableElement ? [...one.rows].map((row) => [classes(row), ...[...row.cells].map((cell) => `${cell.tagName} ${cell.colSpan} ${cell.textContent}`)]) : [[one.textContent]],
    exact: [...one.querySelectorAll<HTMLElement>('[data-value]')].map((cell) => `${cell.dataset['value']} ${cell.title}`),
  }));
});

/** A live figure's trace, and what its inspector shows at each stage of the trace. Leaves the page at a fixture. */
async function live(page: Page, wanted: {options: object; steps?: number; pair?: [number, number]}): Promise<{trace: Trace; shown: Shown[][]}> {
  await learn(page);
  await openFixture(page, 'one');
  return page.evaluate(async ({options, steps = 0, pair}) => {
    interface Live { step(n: number): void; choose(a: number, b: number): void; seek(stage: string): void; next(): void; getTrace(): Trace; destroy(): void }
    const place = document.createElement('div');
    place.style.cssText = 'position: fixed; inset: 0; z-index: 9';
    document.body.append(place);
    const figure = window.cs.mount(place, {controls: 'full', ...options} as never) as unknown as Live;
    if (steps > 0) figure.step(steps);
    if (pair) figure.choose(...pair);
    const trace = figure.getTrace(), shown: Shown[][] = [];
    figure.seek(trace.stages[0]!.id);
    for (const {id, sub = 1} of trace.stages) {
      if (sub > 1) figure.next();
      else figure.seek(id);
      for (let i = 0; i < 4; i++) await new Promise(requestAnimationFrame);
      shown.push(window.readPanel(place.querySelector('.cs-words')?.parentElement ?? place.querySelector('.cs-panel')!));
    }
    figure.destroy();
    place.remove();
    return {trace, shown};
  }, wanted);
}

const CASES = {
  pair: {options: {preset: 'both-clip'}},
  shape: {options: {lab: 'shape', preset: 'tilted-corner'}},
  hull: {options: {lab: 'hull', preset: 'tilted-box'}},
  world: {options: {lab: 'world', scene: 'pyramid'}, steps: 60, pair: [0, 1] as [number, number]},
};

for (const [lab, wanted] of Object.entries(CASES)) {
  test(`a saved trace of a ${lab} shows the tables, reasons and formulas of the live inspector`, async ({page, host, blog}) => {
    test.slow();
    const {trace, shown} = await live(page, wanted);
    expect(new Set(shown.map((stage) => JSON.stringify(stage))).size).toBeGreaterThan(6);
    expect(Math.min(...shown.map((stage) => stage.filter(({kind}) => kind.startsWith('TABLE')).length))).toBeGreaterThan(0);
    const url = host.put(`/${lab}.json`, {body: JSON.stringify(trace)});
    await page.goto(blog.publish(`<script type="module" src="${OPEN}clip-stage.js"></script><clip-stage trace="${url}" controls="full"></clip-stage>`));
    await expect(page.locator('.cs-trace')).toBeVisible();
    for (const [i, {id, sub = 0}] of trace.stages.entries()) {
      if (i > 0) await page.evaluate(() => (document.querySelector('clip-stage') as unknown as {next(): Promise<void>}).next());
      await expect(page.locator('.cs-trace')).toHaveAttribute('data-stage', id);
      const saved = await page.locator('.cs-trace .cs-panel').evaluate((panel) => window.readPanel(panel));
      expect(saved, `${id} ${sub}`).toEqual(shown[i]!);
      const hidden = await page.locator('.cs-trace table').evaluateAll((tables) => tables.filter((table) => !table.checkVisibility()).length);
      expect(hidden, `hidden tables at ${id}`).toBe(0);
    }
  });
}

test('a saved trace with minimal controls has only the sentence', async ({page, host, blog}) => {
  test.slow();
  for (const [lab, wanted] of Object.entries(CASES)) {
    const {trace} = await live(page, wanted), url = host.put(`/${lab}.json`, {body: JSON.stringify(trace)});
    await page.goto(blog.publish(`<script type="module" src="${OPEN}clip-stage.js"></script><clip-stage trace="${url}" controls="minimal"></clip-stage>`));
    await expect(page.locator('.cs-trace .cs-text')).toBeVisible();
    await expect(page.locator('.cs-trace .cs-panel').locator('table, .cs-why, .cs-formulas, .cs-notes').filter({visible: true}), lab).toHaveCount(0);
  }
});

test('a term in a saved panel opens its note, and a hostile panel is refused', async ({page, host, blog}) => {
  const {trace} = await live(page, {options: {preset: 'both-clip'}}), url = host.put('/pair.json', {body: JSON.stringify(trace)});
  const post = (address: string): string => blog.publish(`<script type="module" src="${OPEN}clip-stage.js"></script><clip-stage trace="${address}" stage="clip-pos" controls="full"></clip-stage>`);
  await page.goto(post(url));
  const term = page.locator('.cs-trace .cs-why .cs-term').first();
  await term.click();
  await expect(page.locator('.cs-trace .cs-explain')).toBeVisible();
  await expect(term).toHaveAttribute('aria-expanded', 'true');

  const hostile = structuredClone(trace) as unknown as {stages: {panel: unknown[]}[]};
  hostile.stages[1]!.panel = [['p', {onclick: 'alert(1)'}, '<img src=x onerror=alert(2)>']];
  await page.goto(post(host.put('/hostile.json', {body: JSON.stringify(hostile)})));
  await expect(page.getByRole('alert')).toContainText('stages[1].panel[0][1]');
});
