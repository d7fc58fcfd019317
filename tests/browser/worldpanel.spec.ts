import type {Page} from '@playwright/test';
import {fileURLToPath} from 'node:url';
import type {SolveTrace, WorldTrace} from '../../web/src/engine/api';
import {expect, say, soon, test} from './lab';

/** Opens the World page at a pair of a wall whose contact has lost its impulse. */
async function open(page: Page, stage: string, more = ''): Promise<void> {
  await page.goto(`./#lab=world&scene=wall&step=10&pick=25,37&stage=${stage}${more}`);
  await expect(page.locator('.cs-world')).toHaveAttribute('data-stage', stage);
  await expect(page.locator('.cs-world')).toHaveAttribute('data-step', '10');
}

/** All digits of a row's cells, by the classes of their columns. */
const cells = (page: Page, row: number, column: string): Promise<number> =>
  page.locator(`.cs-solve tbody tr:nth-child(${row + 1}) .${column}`).evaluate((cell) => Number((cell as HTMLElement).dataset.value));

/** What the command line and the page trace of the figure. */
const traced = async (page: Page): Promise<WorldTrace> => {
  const trace: unknown = await page.evaluate(async () => {
    const {load} = await import(new URL('./clipstage.js', location.href).href) as {load: () => Promise<{mount: (element: HTMLElement, options: object) => {getTrace: () => unknown; on: (event: string, handler: () => void) => void; destroy: () => void}}>};
    const engine = await load();
    const element = document.createElement('div');
    element.style.cssText = 'position: fixed; left: -2000px; width: 800px; height: 600px';
    document.body.append(element);
    const figure = engine.mount(element, {lab: 'world', scene: 'wall', step: 10, pick: '25,37', stage: 'solve'});
    for (let waited = 0; waited < 100 && element.querySelector('[data-step="10"]') === null && element.dataset.step !== '10'; waited++) await new Promise((resolve) => setTimeout(resolve, 50));
    const trace = figure.getTrace();
    figure.destroy();
    element.remove();
    return trace;
  });
  return trace as WorldTrace;
};
