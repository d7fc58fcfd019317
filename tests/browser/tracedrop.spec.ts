import type {Page} from '@playwright/test';
import {LONG, expect, say, soon, test} from './lab';
import {live, type Trace} from './traces';

const CASES = {
  pair: {lab: 'pair', options: {preset: 'both-clip'}},
  shape: {lab: 'shape', options: {preset: 'leaning-capsules'}},
  hull: {lab: 'hull', options: {preset: 'tilted-box'}},
  world: {lab: 'world', options: {scene: 'dominos', solver: 'box2d', iterations: 7}, steps: 60, pair: [0, 1]},
} as const;

async function drop(page: Page, selector: string, text: string, name: string): Promise<void> {
  await page.locator(selector).first().evaluate((on, [text, name]) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], name));
    for (const type of ['dragover', 'drop']) on.dispatchEvent(new DragEvent(type, {bubbles: true, cancelable: true, composed: true, dataTransfer}));
  }, [text, name] as const);
}

for (const [lab, on] of [['pair', 'world'], ['shape', 'pair'], ['hull', 'shape'], ['world', 'hull']] as const) {
  const labs = LONG ? ['pair', 'shape', 'world', 'hull'] : [on];
  test(`a trace of a ${lab} can be dropped on ${labs.join(', ')}, and opens its own lab`, {tag: '@engine-all'}, async ({page}) => {
    test.slow();
    const {trace} = await live(page, CASES[lab] as never), text = JSON.stringify(trace);
    for (const on of labs) {
      await page.goto('about:blank');
      await page.goto(`./#lab=${on}`);
      await expect(page.locator('.cs-figure[data-stage], .cs-world[data-step]').first()).toBeVisible();
      await drop(page, '#lab .cs-view', text, 'saved.json');
      await expect(page.locator('#lab > .cs-trace')).toHaveAttribute('data-stage', trace.stages[0]!.id);
      await expect(page.locator('#lab > *')).toHaveCount(1);
      await expect(page.getByRole('button', {name: say('page.share'), exact: true})).toBeHidden();
    }
    await page.keyboard.press('End');
    const last = trace.stages.at(-1)!;
    await expect(page.locator('#lab > .cs-trace')).toHaveAttribute('data-stage', last.id);

    // The lab's results equal the trace's.
    const href = await page.getByRole('link', {name: say('page.trace.open')}).getAttribute('href');
    await page.goto('about:blank');
    await page.goto(href!);
    const figure = page.locator('#lab .cs-figure');
    await expect(figure).toHaveAttribute('data-stage', last.id, {timeout: 30_000});
    await expect(page.locator('#lab .cs-notice')).toHaveText('');
    await expect(page.locator('.cs-panel .cs-text').first()).toHaveText(last.text.split('\n')[0]!);
  });
}

test('a file that is no trace shows a notice, and the picture stays', {tag: '@engine-all'}, async ({page}) => {
  await page.goto('./#lab=pair&preset=deep&stage=keep');
  const figure = page.locator('.cs-figure[data-stage=keep]'), notice = page.locator('#lab .cs-notice');
  await expect(figure).toBeVisible();
  for (const [text, name, words] of [
    ['Milk, eggs', 'notes.txt', ['notes.txt', 'JSON']], ['{"version": 1, "bodies": []}', 'scene.json', ['scene.json', 'lab']],
    [' '.repeat(2_000_001), 'large.json', ['large.json', '2000000']], ['{"version": 1, "lab": "pair", "input": {}, "stages": []}', 'empty.json', ['stages']],
  ] as const) {
    await drop(page, 'body', text, name);
    for (const word of words) await expect(notice).toContainText(word);
    await expect(figure).toBeVisible();
  }
  // A world imports scenes. Its notice distinguishes invalid traces from files that are not scenes.
  await page.goto('about:blank');
  await page.goto('./#lab=world');
  await expect(page.locator('.cs-world[data-step]')).toBeVisible();
  await drop(page, '.cs-view', '{"version": 1, "lab": "world", "input": {}, "stages": 7}', 'wrong.json');
  await expect(notice).toContainText('wrong.json');
  await expect(notice).toContainText('stages');
  await drop(page, '.cs-view', JSON.stringify({version: 1, bodies: [{width: [1, 1], mass: 1, position: [0, 3]}]}), 'scene.json');
  await expect(page.locator('.cs-world')).toHaveAttribute('data-step', '0');
  await soon(async () => new URL(page.url()).hash).toContain('scene=own');
});

test('the notice for a file of another lab names that lab, dropped, pasted or imported', async ({page}) => {
  const hull = {points: [[0, 0, 0], [1, 0, 0], [0, 1, 0], [0, 0, 1]]}, box = {w: 1, h: 1, x: 0, y: 0, angle: 0};
  const files = {
    world: [JSON.stringify({version: 1, bodies: []}), 'World lab'], hull: [JSON.stringify({version: 1, hulls: [hull, hull]}), 'Hulls lab'],
    pair: [JSON.stringify({a: box, b: box}), 'Pair lab'], obj: ['v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\n', 'Hulls lab'],
  } as const;
  for (const on of ['pair', 'world', 'hull'] as const) {
    await page.goto('about:blank');
    await page.goto(`./#lab=${on}`);
    await expect(page.locator('.cs-figure[data-stage], .cs-world[data-step]').first()).toBeVisible();
    const said = on === 'pair' ? page.locator('#lab .cs-notice') : page.locator('#lab .cs-sheets .cs-refused');
    for (const [lab, [text, words]] of Object.entries(files)) {
      if (lab === on || (lab === 'obj' && on === 'hull')) continue;
      await drop(page, '#lab .cs-view', text, `${lab}.txt`);
      await expect(said, `${lab} dropped on ${on}`).toContainText(`${lab}.txt is`);
      await expect(said).toContainText(words);
      await page.locator('#lab .cs-view').first().evaluate((at, text) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', text);
        at.dispatchEvent(new ClipboardEvent('paste', {bubbles: true, cancelable: true, composed: true, clipboardData}));
      }, text);
      await expect(said, `${lab} pasted into ${on}`).toContainText('This text is');
      await expect(said).toContainText(words);
      if (on === 'pair') continue; // the Pair lab has no import
      await page.locator('input[data-import=file]').setInputFiles({name: `in-${lab}.json`, mimeType: 'application/json', buffer: Buffer.from(text)});
      await expect(said, `${lab} imported into ${on}`).toContainText(`in-${lab}.json is`);
      await expect(said).toContainText(words);
    }
  }
});

test('Back, a reload and the tabs lead from a dropped trace to the labs', {tag: '@engine'}, async ({page}) => {
  const {trace} = await live(page, CASES.hull as never), text = JSON.stringify(trace satisfies Trace);
  const livePair = page.locator('.cs-figure[data-stage=keep]:not(.cs-trace)'), dropped = page.locator('.cs-trace');
  await page.goto('./#lab=pair&preset=deep&stage=keep');
  await expect(livePair).toBeVisible();
  await drop(page, 'body', text, 'hulls.json');
  await expect(dropped).toBeVisible();
  await drop(page, '.cs-view', 'nothing', 'nothing.json');
  await expect(page.locator('#lab .cs-notice')).toContainText('nothing.json');
  await page.goBack();
  await expect(livePair).toBeVisible();

  await drop(page, 'body', text, 'hulls.json');
  await expect(dropped).toBeVisible();
  const liveHulls = page.locator('.cs-hull[data-stage]:not(.cs-trace)');
  await page.getByRole('link', {name: say('hull.tab'), exact: true}).click(); // the address already names the Hulls lab
  await expect(liveHulls).toBeVisible();

  await drop(page, '.cs-view', text, 'hulls.json');
  await expect(dropped).toBeVisible();
  await page.reload();
  await expect(liveHulls).toBeVisible();
  await drop(page, '.cs-view', text, 'hulls.json');
  await expect(dropped).toBeVisible();
  await page.getByRole('link', {name: say('page.lab.world'), exact: true}).click();
  await expect(page.locator('.cs-world[data-step]')).toBeVisible();
});
