import {type Locator, type Page, expect, test as base} from '@playwright/test';
import {STAGES, type Stage} from '../../web/src/base/figure.gen';
import {readingTime} from '../../web/src/figure/pace';
import {readStage, wantStage} from './stage';
import {say} from './words';

/** Set by "make test-all". All tests and all repetitions run. */
export const LONG = !!process.env.LONG;

/** The share of a long repetition that runs. */
export const PART = LONG ? 1 : 0.1;

/** The first entries of a list; by "make test-all" the whole list. */
export function some<T>(list: readonly T[], count = 1): readonly T[] { return LONG ? list : list.slice(0, count); }

/** The whole list in Chromium. In Firefox its first entries; by "make test-all" the whole list too. */
export function fewer<T>(browserName: string, list: readonly T[], count: number): readonly T[] { return browserName === 'chromium' ? list : some(list, count); }

export {STAGES, type Stage};
export {expect, say};

export class Lab {
  readonly figure: Locator;
  readonly canvas: Locator;
  readonly next: Locator;
  readonly previous: Locator;
  readonly play: Locator;
  readonly pause: Locator;
  readonly reset: Locator;
  readonly undo: Locator;
  readonly redo: Locator;
  readonly fit: Locator;
  readonly scrubber: Locator;
  readonly preset: Locator;
  readonly theme: Locator;
  readonly title: Locator;
  readonly twin: Locator;
  readonly notice: Locator;
  private stopped = false;

  constructor(readonly page: Page) {
    this.figure = page.locator('[data-stage]').first();
    this.canvas = page.locator('canvas').first();
    const button = (name: string): Locator => page.getByRole('button', {name, exact: true});
    this.next = button('Next stage');
    this.previous = button('Previous stage');
    this.play = button('Play');
    this.pause = button('Pause');
    this.reset = button('Reset');
    this.undo = button(say('ui.undo'));
    this.redo = button(say('ui.redo'));
    this.fit = button(say('page.fit.name'));
    this.scrubber = page.getByRole('slider', {name: say('ui.scrubber')});
    this.preset = page.getByRole('combobox', {name: say('ui.preset')});
    this.theme = page.getByLabel(say('page.theme'), {exact: true});
    const choose = this.theme.selectOption.bind(this.theme);
    this.theme.selectOption = async (...theme) => { // on narrow screens the list is in a menu
      const menu = page.locator('#more'), closed = !await this.theme.isVisible();
      if (closed) await menu.evaluate((menu) => (menu as HTMLElement).showPopover());
      const chosen = await choose(...theme);
      if (closed) await menu.evaluate((menu) => (menu as HTMLElement).hidePopover());
      return chosen;
    };
    this.title = page.getByRole('heading', {level: 2});
    this.twin = page.locator('[aria-live=polite]');
    this.notice = page.locator('.cs-notice');
  }

  /** Opens the page at a link's state, and waits until it can be stepped. */
  async open(state = ''): Promise<void> {
    await this.page.goto(state === '' ? './' : `./#${state}`);
    await this.figure.waitFor();
  }

  /** Puts a state behind the #, as a reader who types it. */
  async go(state: string): Promise<void> {
    await this.page.evaluate((hash) => {
      location.hash = hash;
    }, state);
  }

  stageButton(stage: Stage): Locator {
    return this.page.getByRole('list', {name: say('ui.stages')}).locator(`button[data-stage=${stage}]`);
  }

  /** A number field by its name in code, such as "a.w". */
  field(name: string): Locator {
    return this.page.locator(`[data-field="${name}"]`);
  }

  box(side: 'A' | 'B'): Locator {
    return this.page.getByLabel(say('ui.box', {box: side}));
  }

  /** Types into a field without Enter. */
  async fill(name: string, value: string): Promise<void> {
    await fill(this.field(name), value);
  }

  async type(name: string, value: string): Promise<void> {
    await this.fill(name, value);
    await this.page.keyboard.press('Enter');
  }

  /** The texts of the number fields by name. A pair has ten. */
  async pose(): Promise<Record<string, string>> {
    return Object.fromEntries(await this.page.locator('[data-field]').evaluateAll((fields) =>
      fields.map((field) => [(field as HTMLInputElement).dataset['field']!, (field as HTMLInputElement).value])));
  }

  async number(name: string): Promise<number> {
    return Number(await this.field(name).inputValue());
  }

  /** Stops the clock after page.clock.install(). Time then passes only by hand. */
  async stopTime(): Promise<void> {
    const {clock} = this.page;
    await clock.pauseAt(await this.page.evaluate(() => Date.now() + 1000));
    this.stopped = true;
  }

  /** Puts a state behind the # while the clock is stopped, and runs the clock for a second. */
  async show(state: string): Promise<void> {
    await this.go(state);
    await this.page.clock.runFor(1000);
  }

  async leave(): Promise<void> {
    // Playwright restarts a stopped clock without waiting. In a busy browser this could happen in the next test's
    // page, which may have no clock.
    if (this.stopped) await this.page.clock.resume();
  }

  /** The time that Play gives the current stage at the default speed, in milliseconds. */
  async readingTime(): Promise<number> {
    return readingTime(`${await this.title.textContent()} ${await this.page.locator('.cs-text').first().textContent()}`);
  }

  hash(): string {
    return new URL(this.page.url()).hash;
  }

  async picture(): Promise<string> {
    return this.canvas.evaluate(async (canvas) => {
      await new Promise(requestAnimationFrame); // the picture is drawn in this frame
      const pixels = new TextEncoder().encode((canvas as HTMLCanvasElement).toDataURL());
      const digest = await crypto.subtle.digest('SHA-256', pixels);
      return [...new Uint8Array(digest).subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    });
  }

  /** Waits until figure, stage bar, scrubber, buttons and inspector show this stage. end is the collide call's last stage. */
  async isAt(stage: Stage, end: Stage = 'contacts'): Promise<void> {
    await soon(() => this.figure.evaluate(readStage)).toEqual(wantStage(stage, end));
  }
}

/** Types key by key. In Firefox, Playwright's fill causes no change event. */
export async function fill(field: Locator, value: string): Promise<void> {
  const {keyboard} = field.page();
  await field.click();
  await keyboard.press('ControlOrMeta+a');
  await keyboard.press('Delete');
  await keyboard.type(value);
}

/** Shortens the next page's waits of 1.5 s or more to a fifth. Such waits are for the reader. */
export function readFast(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const {setTimeout} = window;
    window.setTimeout = ((act: () => void, delay = 0) => setTimeout(act, delay >= 1500 ? delay / 5 : delay)) as typeof setTimeout;
  });
}

/** Adds up the layout shifts of each page that is opened from now on. The returned function reads the sum. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = {shift: 0};
    Object.assign(window, {seen});
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & {value: number}).value;
    }).observe({type: 'layout-shift', buffered: true});
  });
  return () => page.evaluate(() => (window as unknown as {seen: {shift: number}}).seen.shift);
}

/** Waits for animation frames of the page. After the second frame a change is drawn. */
export function frames(page: Page, count = 2): Promise<void> {
  return page.evaluate(async (count) => {
    for (let i = 0; i < count; i++) await new Promise(requestAnimationFrame);
  }, count);
}

/** Waits until a value is the same after some frames, and returns it. */
export async function atRest<T>(page: Page, value: () => Promise<T>, count = 10): Promise<T> {
  for (let last = await value(); ;) {
    await frames(page, count);
    const now = await value();
    if (now === last) return now;
    last = now;
  }
}

/** Like expect.poll, for values that change with the next frames. */
export function soon<T>(value: () => Promise<T>, timeout?: number): ReturnType<typeof expect.poll<T>> {
  return expect.poll(value, {intervals: [0, 20, 20, 40, 80, 160], timeout});
}

/** The error for the style that Playwright adds before a screenshot in Firefox. Policies forbid it. */
const OWN_STYLE = 'sha256-YjaKGiklmzC6wjXA513HAMmzus8VE61XCOT+SmwNZWA=';

/** Without a GPU Chromium copies WebGL's pictures, and warns of this. */
export const READ_BACK = /GL Driver Message .*GPU stall due to ReadPixels/;

/** Firefox reports requests that a page or frame aborts when it is left. Other engines' tests find wrong aborts. */
const CUT_OFF = /NS_BINDING_ABORTED/;

/** A browser's complaints: console messages, page errors, failed requests, responses with status 400 or above. */
export class Faults {
  readonly list: string[] = [];
  private readonly allowed: RegExp[] = [];

  constructor(page: Page) {
    const add = (fault: string): void => {
      if (fault.includes(OWN_STYLE) || READ_BACK.test(fault) || CUT_OFF.test(fault)) return;
      if (!this.allowed.some((pattern) => pattern.test(fault))) this.list.push(fault);
    };
    page.on('console', (message) => add(`console.${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => add(`error: ${error.message}`));
    page.on('requestfailed', (request) => add(`failed: ${request.url()} ${request.failure()?.errorText}`));
    page.on('response', (response) => {
      if (response.status() >= 400) add(`${response.status()}: ${response.url()}`);
    });
  }

  /** Allows complaints that a test provokes. */
  allow(...patterns: RegExp[]): void {
    this.allowed.push(...patterns);
  }
}

/**
 * Simulates a reader whose last visit left these folds open. Their names are separated by spaces. In a narrow window
 * the fold of the tools stays closed, since there it also holds rarer controls.
 */
function leaveOpen(folds: string): void {
  try {
    if (folds !== '') localStorage['clipstage.folds'] ??= innerWidth > 896 ? folds : folds.replace('tools ', '');
  } catch {
    // The browser refuses storage.
  }
}

/**
 * A test must end without complaints of the browser, except allowed ones. The option folds names the folds that the
 * reader's last visit left open.
 */
export const test = base.extend<{folds: string; faults: Faults; lab: Lab}>({
  folds: ['view boxes hulls tools scenes pairs settings', {option: true}],
  // In Firefox a page can lose the keyboard to the window's bars, by Tab or by a second page. Even a click does not
  // return it: keys arrive, but focus events do not, and Enter presses no button. Such a page is not used again.
  page: async ({page, context, folds}, use) => {
    let usable = page;
    if (!await page.evaluate(() => document.hasFocus())) {
      usable = await context.newPage();
      await page.close();
    }
    await usable.addInitScript(leaveOpen, folds);
    await use(usable);
  },
  faults: [async ({page}, use) => {
    const faults = new Faults(page);
    await use(faults);
    expect(faults.list, 'faults in the console and on the network').toEqual([]);
  }, {auto: true}],
  lab: async ({page}, use) => {
    const lab = new Lab(page);
    await use(lab);
    await lab.leave();
  },
});
