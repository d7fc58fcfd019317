import {readFileSync} from 'node:fs';
import type {Locator, Page} from '@playwright/test';
import {Blog, expect, figureIn, HEAR, heard, iframe, send, test} from './post';
import {say, soon} from './lab';
import {STRICT} from './server';

const EMBED = `${STRICT}embed.html`;
const recipe = (file: string): string => readFileSync(new URL(`../../web/recipes/${file}`, import.meta.url), 'utf8').replaceAll('https://clipstage.example/', STRICT);
const stage = (page: Page, n = 0): Promise<string | null> => page.frameLocator('iframe').nth(n).locator('.cs-figure[data-stage]').getAttribute('data-stage');

class Talk {
  readonly buttons: Locator;
  readonly lines: Locator;

  constructor(private readonly page: Page) {
    this.buttons = page.locator('#talk-commands button');
    this.lines = page.getByRole('log').getByRole('listitem');
  }

  commands(): Promise<unknown[]> {
    return this.buttons.evaluateAll((all) => all.map((button) => ({...(button as HTMLElement).dataset})));
  }

  async works(): Promise<void> {
    const button = (type: string): Locator => this.page.locator(`#talk-commands button[data-type=${type}]`);
    await this.page.locator('#talk-figure').scrollIntoViewIfNeeded();
    await expect(button('next')).toBeEnabled();
    await expect(this.lines.filter({hasText: /^load \{/})).toHaveCount(1);
    await button('next').click();
    const told = (line: string): Promise<void> => expect(this.lines.filter({hasText: line})).toHaveCount(1); // a resize event may follow
    await told('stage {"stage":"faces-a","reached":true}');
    await button('seek').click();
    await told('stage {"stage":"keep","reached":true}');
    await button('prev').click();
    await told('stage {"stage":"clip-pos","reached":true}');
    await button('setPose').click();
    await expect(this.lines.filter({hasText: /^pose .*"angle":0\.5/})).toHaveCount(1);
    for (let i = 0; i < 15; i++) await button('getState').click();
    await soon(() => this.lines.count()).toBe(12); // the list is bounded
    expect(await this.lines.filter({hasText: /^getState \{"state":"lab=pair&stage=clip-pos&a=/}).count()).toBeGreaterThan(8);
  }
}

test('the page Embed exchanges messages with a figure, and shows the code', async ({page}) => {
  await page.goto('embedding.html');
  const talk = new Talk(page);
  await talk.works();
  const shown = (file: string): Promise<string> => page.getByRole('textbox', {name: say('page.embedding.recipe', {file}), exact: true}).last().inputValue();
  expect(await shown('messages.js')).toBe(recipe('messages.js').trimEnd());
  expect(await page.locator('#recipe-messages textarea').first().inputValue()).toBe(recipe('messages.html').trimEnd());
  expect(await shown('send.js')).toBe(recipe('send.js').trimEnd());
  // The page's markup is the recipe's, with names in the reader's language.
  expect(await talk.commands()).toEqual([...recipe('messages.html').matchAll(/data-type="(\w+)"(?: data-payload='(.*?)')?/g)].map(([, type, payload]) => ({type, ...(payload && {payload})})));
});

test('the code works in a post on another origin', {tag: '@engine-all'}, async ({page, blog}) => {
  await page.goto(blog.publish(recipe('messages.html').replace('<script src="messages.js"></script>', `<script>${recipe('messages.js')}</script>`)));
  await new Talk(page).works();
});

/** So high that no browser loads the frame before a scroll. */
const FAR = '<div style="height: 20000px"></div>';

test('a command to an unloaded lazy frame is lost, unless the script keeps it', {tag: '@engine-all'}, async ({page, blog}) => {
  const lazy = (id: string): string => iframe(`${EMBED}?preset=both-clip&id=${id}`, 'loading="lazy"');
  await page.goto(blog.publish(`${HEAR}<script src="${STRICT}clipstage-embed.js"></script>${FAR}${lazy('lost')}${lazy('kept')}`));
  await send(page, {source: 'clipstage', v: 1, type: 'seek', payload: {stage: 'keep'}}, 0);
  await page.evaluate(() => {
    const frame = document.querySelectorAll('iframe')[1]!;
    const {send} = (window as unknown as {clipstageEmbed: {send(frame: HTMLIFrameElement, type: string, payload?: unknown, id?: unknown): void}}).clipstageEmbed;
    send(frame, 'setPose', {b: {angle: 0.5}});
    send(frame, 'seek', {stage: 'incident'});
    send(frame, 'getState', null, 'early');
  });
  expect(await heard(page, ['load', 'progress', 'stage', 'pose', 'getState'], 1)).toEqual([]);

  await page.locator('iframe').nth(1).scrollIntoViewIfNeeded();
  await figureIn(page, 1);
  await soon(async () => (await heard(page, ['getState'], 1)).filter(({data}) => data.id === 'early').map(({data}) => data.payload['stage'])).toEqual(['incident']);
  expect((await heard(page, ['stage', 'pose'], 1)).map(({data}) => data.type), 'each once, in their order').toEqual(['pose', 'stage']);
  await figureIn(page, 0);
  await soon(() => heard(page, ['load'], 0)).toHaveLength(1);
  expect(await stage(page, 0)).toBe('setup');

  await page.evaluate(() => {
    const {send} = (window as unknown as {clipstageEmbed: {send(frame: HTMLIFrameElement, type: string): void}}).clipstageEmbed;
    for (const frame of document.querySelectorAll('iframe')) send(frame, 'next');
  });
  await soon(() => stage(page, 0)).toBe('faces-a');
  await soon(() => stage(page, 1)).toBe('clip-neg');
});

test('a command goes only to the frame’s own host, and into a sandbox', {tag: '@engine'}, async ({page, blog, browserName, faults}) => {
  faults.allow(/target origin/, /CORS|Same Origin|ERR_FAILED|BAD_URI|failed: .*\.wasm |404/); // a wrong target origin; a sandbox's refusals
  const stranger = await Blog.open(`A stranger's page, read in ${browserName}`);
  try {
    const foreign = stranger.publish(HEAR);
    await page.goto(blog.publish(`${HEAR}<script src="${STRICT}clipstage-embed.js"></script>
      ${iframe(`${EMBED}?preset=both-clip`, 'sandbox="allow-scripts"')}${iframe(`${EMBED}?id=left`)}`));
    await figureIn(page, 1);
    await page.evaluate((foreign) => new Promise((resolve) => {
      const frame = document.querySelectorAll('iframe')[1]!;
      frame.addEventListener('load', resolve, {once: true});
      frame.contentWindow!.location.href = foreign; // the attribute src still has our host's address
    }), foreign);
    await page.evaluate(() => {
      const {send} = (window as unknown as {clipstageEmbed: {send(frame: HTMLIFrameElement, type: string, payload?: unknown): void}}).clipstageEmbed;
      for (const frame of document.querySelectorAll('iframe')) send(frame, 'seek', {stage: 'keep'});
    });
    await figureIn(page, 0);
    await soon(() => stage(page, 0)).toBe('keep');
    const told = await page.frames().find((frame) => frame.url() === foreign)!.evaluate(() => window.heard.map(({data}) => data.type));
    expect(told).not.toContain('seek');
  } finally {
    stranger.close();
  }
});
