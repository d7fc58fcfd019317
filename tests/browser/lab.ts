import {type Locator, type Page, expect, test as base} from '@playwright/test';
import {STAGES, type Stage} from '../../web/src/base/figure.gen';
import {readingTime} from '../../web/src/figure/pace';
import {readStage, wantStage} from './stage';
import {say} from './words';

/** "make test-all" runs: no test and no repetition is left out. */
export const LONG = !!process.env.LONG;

/** The part of a long repetition that runs. */
export const PART = LONG ? 1 : 0.1;

/** The first entries of a list; all of them by "make test-all". */
export function some<T>(list: readonly T[], count = 1): readonly T[] { return LONG ? list : list.slice(0, count); }

export {STAGES, type Stage};
export {expect, say};

/** The hosted page with its figure, as a reader meets it. */
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
  /** Where the figure says that something was wrong. */
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
    this.title = page.getByRole('heading', {level: 2});
    this.twin = page.locator('[aria-live=polite]');
    this.notice = page.locator('.cs-notice');
  }

  /** Opens the page at a state as it stands in links, and waits until it can be stepped. */
  async open(state = ''): Promise<void> {
    await this.page.goto(state === '' ? './' : `./#${state}`);
    await this.figure.waitFor();
  }

  /** Puts a state behind the # as somebody who types it. */
  async go(state: string): Promise<void> {
    await this.page.evaluate((hash) => {
      location.hash = hash;
    }, state);
  }

  stageButton(stage: Stage): Locator {
    return this.page.getByRole('list', {name: say('ui.stages')}).locator(`button[data-stage=${stage}]`);
  }

  /** A number field by its name in code, "a.w". */
  field(name: string): Locator {
    return this.page.locator(`[data-field="${name}"]`);
  }

  box(side: 'A' | 'B'): Locator {
    return this.page.getByLabel(say('ui.box', {box: side}));
  }

  /** Types into a field and leaves it at that. */
  async fill(name: string, value: string): Promise<void> {
    await fill(this.field(name), value);
  }

  /** Types into a field and presses Enter. */
  async type(name: string, value: string): Promise<void> {
    await this.fill(name, value);
    await this.page.keyboard.press('Enter');
  }

  /** The ten numbers of the fields, as they are written. */
  async pose(): Promise<Record<string, string>> {
    return Object.fromEntries(await this.page.locator('[data-field]').evaluateAll((fields) =>
      fields.map((field) => [(field as HTMLInputElement).dataset['field']!, (field as HTMLInputElement).value])));
  }

  async number(name: string): Promise<number> {
    return Number(await this.field(name).inputValue());
  }

  /** Lets time pass by hand alone, however slow the machine is, after page.clock.install(). */
  async stopTime(): Promise<void> {
    const {clock} = this.page;
    await clock.pauseAt(await this.page.evaluate(() => Date.now() + 1000));
    this.stopped = true;
  }

  /** Ends what would go on after the test. */
  async leave(): Promise<void> {
    // Playwright starts a clock again that still stands then, but waits for nothing: in a
    // busy browser it would do so in the next test's page, which may have no clock.
    if (this.stopped) await this.page.clock.resume();
  }

  /** How long Play stays at the stage that is shown, at the usual speed, in milliseconds. */
  async readingTime(): Promise<number> {
    return readingTime(`${await this.title.textContent()} ${await this.page.locator('.cs-text').first().textContent()}`);
  }

  hash(): string {
    return new URL(this.page.url()).hash;
  }

  /** A short name of the picture on the canvas: the same only for the same pixels. */
  async picture(): Promise<string> {
    return this.canvas.evaluate(async (canvas) => {
      await new Promise(requestAnimationFrame); // in which it is drawn
      const pixels = new TextEncoder().encode((canvas as HTMLCanvasElement).toDataURL());
      const digest = await crypto.subtle.digest('SHA-256', pixels);
      return [...new Uint8Array(digest).subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    });
  }

  /** Waits until everything that names the stage names this one: figure, stage bar, scrubber, buttons, inspector. end is where the collide call ended. */
  async isAt(stage: Stage, end: Stage = 'contacts'): Promise<void> {
    await soon(() => this.figure.evaluate(readStage)).toEqual(wantStage(stage, end));
  }
}

/** Types as a hand does: Firefox tells the page of no change where Playwright's fill wrote. */
export async function fill(field: Locator, value: string): Promise<void> {
  const {keyboard} = field.page();
  await field.click();
  await keyboard.press('ControlOrMeta+a');
  await keyboard.press('Delete');
  await keyboard.type(value);
}

/** Has the readers of the page that is opened next read five times as fast: what waits seconds for them waits a fifth. */
export function readFast(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const {setTimeout} = window;
    window.setTimeout = ((act: () => void, delay = 0) => setTimeout(act, delay >= 1500 ? delay / 5 : delay)) as typeof setTimeout;
  });
}

/** Waits for animation frames of the page. A change is drawn by the second one. */
export function frames(page: Page, count = 2): Promise<void> {
  return page.evaluate(async (count) => {
    for (let i = 0; i < count; i++) await new Promise(requestAnimationFrame);
  }, count);
}

/** Waits until a value is the same again after some frames, and returns it. */
export async function atRest<T>(page: Page, value: () => Promise<T>, count = 10): Promise<T> {
  for (let last = await value(); ;) {
    await frames(page, count);
    const now = await value();
    if (now === last) return now;
    last = now;
  }
}

/** As expect.poll, for what comes with the next frames. */
export function soon<T>(value: () => Promise<T>): ReturnType<typeof expect.poll<T>> {
  return expect.poll(value, {intervals: [0, 20, 20, 40, 80, 160]});
}

/** The style that Playwright puts into a page in Firefox before it takes a picture of it: policies forbid it. */
const OWN_STYLE = 'sha256-YjaKGiklmzC6wjXA513HAMmzus8VE61XCOT+SmwNZWA=';

/** Chromium started without a GPU copies what WebGL has drawn, and warns of that itself. */
export const READ_BACK = /GL Driver Message .*GPU stall due to ReadPixels/;

/** Firefox tells of requests that it cut off when their page or frame was left; the other engines' tests tell where a page does so wrongly. */
const CUT_OFF = /NS_BINDING_ABORTED/;

/** What a browser complains about: console, page errors, requests that fail. */
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

  /** Lets pass what a test provokes. */
  allow(...patterns: RegExp[]): void {
    this.allowed.push(...patterns);
  }
}

/** Every test ends with an empty console, but for what it allowed. */
export const test = base.extend<{faults: Faults; lab: Lab}>({
  // A page whose keyboard has gone to the window's bars, by Tab or by a second page, does
  // not get it back in Firefox, not even by a click: keys come, focus events do not, and
  // Enter presses no button. Such a page is not used again.
  page: async ({page, context}, use) => {
    if (await page.evaluate(() => document.hasFocus())) return use(page);
    const fresh = await context.newPage();
    await page.close();
    await use(fresh);
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
