import {expect, test as base} from '@playwright/test';
import {By, Key, type WebDriver, type WebElement, until} from 'selenium-webdriver';
import type {Stage} from '../../web/src/base/figure.gen';
import {soon} from '../browser/lab';
import {PLAIN, STRICT} from '../browser/server';
import {readStage, wantStage} from '../browser/stage';
import {type Browser, startBrowser} from './driver';
import {Host} from './host';

export {STAGES, type Stage} from '../../web/src/base/figure.gen';
export {soon} from '../browser/lab';
export {saying, say} from '../browser/words';
export {expect, Key};

/** How long an element may take to appear, in milliseconds. */
const SOON = 15_000;

interface Point { x: number; y: number }

/** The hosted page in WebKit. */
export class Lab {
  readonly canvas = {boundingBox: async () => this.run(() => document.querySelector('canvas')!.getBoundingClientRect().toJSON() as DOMRect)};

  constructor(readonly driver: WebDriver, readonly host: Host) {}

  /** Opens the page at a link's state, waits until it can be stepped, and opens its folds. */
  async open(state = ''): Promise<void> {
    await this.visit(state === '' ? '' : `#${state}`);
    await this.one('.cs-figure[data-stage] .cs-keys');
    await this.unfold();
  }

  async unfold(): Promise<void> {
    await this.run(() => {
      for (const fold of document.querySelectorAll<HTMLDetailsElement>('[data-fold]')) fold.open = true;
    });
  }

  /** Opens a page of the site without waiting. */
  async visit(path = ''): Promise<void> {
    await this.driver.get(this.host.url + path);
  }

  /** Runs a function in the page. It can use only its arguments. */
  run<Result, Args extends unknown[]>(script: (...args: Args) => Result, ...args: Args): Promise<Result> {
    return this.driver.executeScript<Result>(script as (...args: unknown[]) => Result, ...args);
  }

  /** Waits for the first match. */
  one(css: string): Promise<WebElement> {
    return this.driver.wait(until.elementLocated(By.css(css)), SOON, css);
  }

  async press(name: 'Next stage' | 'Previous stage' | 'Play' | 'Pause' | 'Reset' | 'Share' | 'Undo' | 'Redo'): Promise<void> {
    await (await this.one(`button[aria-label="${name}"]`)).click();
  }

  /** Presses keys one after the other, at the current focus. */
  async keys(...keys: string[]): Promise<void> {
    for (const key of keys) await this.driver.actions().sendKeys(key).perform();
  }

  /** Drags the mouse along points of the window. */
  async drag(from: Point, ...to: Point[]): Promise<void> {
    await this.hold(from, ...to);
    await this.drop();
  }

  /** Like drag, but keeps the button down. */
  async hold(from: Point, ...to: Point[]): Promise<void> {
    const actions = this.driver.actions().move({...round(from), duration: 0}).press();
    for (const point of to) actions.move({...round(point), duration: 20});
    await actions.perform();
  }

  async drop(): Promise<void> {
    await this.driver.actions().release().perform();
  }

  async choose(css: string, value: string): Promise<void> {
    await (await this.one(css)).findElement(By.css(`option[value="${value}"]`)).click();
  }

  async type(name: string, value: string): Promise<void> {
    const field = await this.one(`[data-field="${name}"]`);
    // Selects all and types, since clear() would enter an empty value.
    await this.run((name) => {
      const input = document.querySelector<HTMLInputElement>(`[data-field="${name}"]`)!;
      input.focus();
      input.select();
    }, name);
    await field.sendKeys(value, Key.ENTER);
  }

  async number(name: string): Promise<number> {
    return Number(await this.run((name) => document.querySelector<HTMLInputElement>(`[data-field="${name}"]`)!.value, name));
  }

  hash(): Promise<string> {
    return this.run(() => location.hash);
  }

  /** Puts a state behind the #, as a reader who types it. */
  async go(state: string): Promise<void> {
    await this.run((hash) => {
      location.hash = hash;
    }, state);
  }

  text(css: string): Promise<string> {
    return this.run((css) => document.querySelector(css)?.textContent ?? '', css);
  }

  picture(): Promise<string> {
    return this.run(() => document.querySelector('canvas')!.toDataURL());
  }

  async isAt(stage: Stage, end: Stage = 'contacts'): Promise<void> {
    const figure = await this.one('.cs-figure[data-stage]');
    await soon(() => this.driver.executeScript(readStage, figure)).toEqual(wantStage(stage, end));
  }
}

function round({x, y}: Point): Point {
  return {x: Math.round(x), y: Math.round(y)};
}

/** Each test has its own host, and must end without complaints, except allowed ones. */
export const test = base.extend<{lab: Lab; plainLab: Lab}, {webkit: Browser}>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs there
  webkit: [async ({}, use) => {
    const browser = await startBrowser();
    await sized(browser.driver, 1280, 800);
    await use(browser);
    await browser.stop();
  }, {scope: 'worker', timeout: 90_000}],
  lab: async ({webkit}, use) => visiting(STRICT, webkit, use),
  plainLab: async ({webkit}, use) => visiting(PLAIN, webkit, use),
});

async function visiting(origin: string, {driver}: Browser, use: (lab: Lab) => Promise<void>): Promise<void> {
  const host = new Host(origin);
  await host.start();
  await use(new Lab(driver, host));
  await driver.get('about:blank');
  await host.stop();
  expect(host.faults, 'faults in the console and on the network').toEqual([]);
}

/** Sets the size of the page inside the window. */
async function sized(driver: WebDriver, width: number, height: number): Promise<void> {
  const window = driver.manage().window();
  await window.setRect({x: 0, y: 0, width, height});
  const [insideWidth, insideHeight] = await driver.executeScript<[number, number]>(() => [innerWidth, innerHeight]);
  await window.setRect({x: 0, y: 0, width: 2 * width - insideWidth, height: 2 * height - insideHeight});
}
