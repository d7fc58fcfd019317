// Texts that set figures: links, numbers, prompts and stories, with elements and with frames.
import type {Page} from '@playwright/test';
import {MARKS} from '../../web/src/base/figure.gen';
import {PROSE} from '../../web/src/text/prose.gen';
import {F} from '../../web/src/draw/layout.gen';
import {call, figure} from './element';
import {soon} from './lab';
import {expect, figureIn, iframe, test} from './post';
import {OPEN, STRICT} from './server';

const HEAD = `<link rel="stylesheet" href="${OPEN}clip-stage.css"><script type="module" src="${OPEN}clip-stage.js"></script>`;
const TEXT = `<p><a id="edge" href="#fig1:mark=incident">the incident edge</a> <a id="cut" href="#fig1:stage=clip-pos;mark=cut">the cut</a>
  <a id="deep" href="#fig1:preset=deep">deep</a> <a id="moved" href="#fig1:b=2,1,0,9,0">away</a> <a id="plain" href="#end">an end</a></p>
  <p><clip-value for="fig1" of="out.n" digits="0">7</clip-value> <clip-value for="fig1" of="out.contacts[0].s">7</clip-value>
  <clip-until for="fig1" of="out.n" is="0">They are apart.</clip-until></p><p id="end">The end</p>`;
const ELEMENT = '<clip-stage id="fig1" preset="keep-drops" stage="incident">Two boxes</clip-stage>';

/** The name of the thing that is lit in an element's picture. */
const lit = async (page: Page): Promise<string> => MARKS[await page.locator('#fig1').evaluate((stage, slot) => (stage as unknown as {frame: Float64Array}).frame[slot]!, F.lit)]!;

test.describe('a text with an element', () => {
  test.beforeEach(async ({page, blog}) => {
    await page.goto(blog.publish(HEAD + ELEMENT + TEXT));
    await expect(figure(page, 'fig1')).toBeVisible();
  });

  test('a link lights what it marks while it is pointed at or focused, and sets the figure when pressed', async ({page}) => {
    await page.locator('#edge').hover();
    await soon(() => lit(page)).toBe('incident');
    await page.mouse.move(2, 2);
    await soon(() => lit(page)).toBe('');
    await page.locator('#edge').focus();
    await soon(() => lit(page)).toBe('incident');
    await page.keyboard.press('Tab');
    await soon(() => lit(page)).toBe('cut');
    await expect(figure(page, 'fig1'), 'focus alone moves nothing').toHaveAttribute('data-stage', 'incident');
    await page.keyboard.press('Enter');
    await expect(figure(page, 'fig1')).toHaveAttribute('data-stage', 'clip-pos');
    expect(await lit(page)).toBe('cut');
    expect(new URL(page.url()).hash).toBe('');
    await page.locator('#plain').click();
    expect(new URL(page.url()).hash).toBe('#end');
  });

  test('numbers follow, and words appear when the reader has done it', async ({page}) => {
    const [count, depth, done] = [page.locator('clip-value').first(), page.locator('clip-value').nth(1), page.locator('clip-until')];
    await expect(count).toHaveText('1');
    await expect(depth).toHaveText(/^−0\.\d\d$/);
    await expect(done).toHaveText('');
    await page.locator('#deep').click();
    await expect(count).toHaveText('2');
    await page.locator('#moved').click();
    await expect(count).toHaveText('0');
    await expect(depth).toHaveText('–');
    await expect(done).toHaveText('They are apart.');
    await expect(done).toHaveAttribute('role', 'status');
    await page.locator('#deep').click();
    await expect(count).toHaveText('2');
    await expect(done, 'it stays').toHaveText('They are apart.');
  });

  test('a thing under the pointer lights the links that mark it', async ({page}) => {
    await call(page, 'fig1', 'settled');
    const middle = await page.locator('#fig1').evaluate((stage, F) => {
      const {frame, camera: {x, y, scale}} = stage as unknown as {frame: Float64Array; camera: {x: number; y: number; scale: number}};
      const box = 1 - frame[F.reference.ofB]!, edge = frame[F.incident.edge]!, at = [edge - 1, edge % 4].map((i) => F.boxes[box]!.corners[i]!);
      const canvas = stage.shadowRoot!.querySelector('canvas')!.getBoundingClientRect();
      const [px, py] = ['x', 'y'].map((axis) => at.reduce((sum, corner) => sum + frame[corner[axis as 'x' | 'y']]! / 2, 0)) as [number, number];
      return {x: canvas.left + canvas.width / 2 + (px - x) * scale, y: canvas.top + canvas.height / 2 - (py - y) * scale};
    }, F);
    await page.mouse.move(middle.x + 6, middle.y);
    await expect(page.locator('#edge')).toHaveAttribute('data-lit');
    await expect(page.locator('#cut')).not.toHaveAttribute('data-lit');
    await page.mouse.move(2, 2);
    await expect(page.locator('#edge')).not.toHaveAttribute('data-lit');
  });

  test('an unknown name is an error that lists the names', async ({page}) => {
    const error = await page.locator('#fig1').evaluate((stage) => (stage as unknown as {mark(name: string): Promise<void>}).mark('e1').catch(({code, field, range}: {code: string; field: string; range: string}) => ({code, field, range})));
    const {range, ...rest} = error as {code: string; field: string; range: string};
    expect(rest).toEqual({code: 'invalid-option', field: 'mark'});
    expect(range).toContain('A.e1');
  });
});

test('pointing at a link starts no figure, pressing it does', async ({page, blog}) => {
  await page.goto(blog.publish(`${HEAD}<p style="margin-bottom: 4000px"><a id="cut" href="#fig1:stage=clip-pos;mark=cut">the cut</a></p>${ELEMENT}`));
  await page.waitForFunction(() => customElements.get('clip-stage'));
  await page.locator('#cut').hover();
  await page.locator('#cut').focus();
  expect(await page.locator('#fig1').evaluate((stage) => (stage as unknown as {figure: unknown}).figure)).toBeNull();
  await page.locator('#cut').press('Enter');
  await expect(figure(page, 'fig1')).toHaveAttribute('data-stage', 'clip-pos');
  await expect(figure(page, 'fig1')).toBeInViewport();
});

test('a text with a frame has the same links, numbers and prompts', async ({page, blog}) => {
  const frame = iframe(`${STRICT}embed.html?preset=keep-drops&stage=incident`, 'id="fig1"');
  await page.goto(blog.publish(`<script src="${STRICT}clipstage-embed.js"></script>${frame}${TEXT}`));
  const inside = await figureIn(page), shown = inside.locator('.cs-figure');
  const [count, done] = [page.locator('clip-value').first(), page.locator('clip-until')];
  await expect(count).toHaveText('1');
  await expect(done).toHaveText('');
  await page.locator('#cut').click();
  await expect(shown).toHaveAttribute('data-stage', 'clip-pos');
  await page.locator('#deep').click();
  await expect(count).toHaveText('2');
  await page.locator('#moved').click();
  await expect(count).toHaveText('0');
  await expect(done).toHaveText('They are apart.');
  await inside.locator('canvas').hover();
  await page.locator('#deep').click();
  const box = (await page.locator('#fig1').boundingBox())!;
  const heard = page.evaluate(() => new Promise<string[]>((resolve) => {
    addEventListener('message', ({data}) => data.type === 'marks' && data.payload.marks.includes('B.e3') && resolve(data.payload.marks as string[]));
  }));
  for (let y = 10; y < 300; y += 8) await page.mouse.move(box.x + box.width / 2, box.y + y);
  expect(await heard).toContain('B.e3');
});

test('a page without such markup loads nothing for it', async ({page, blog}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(blog.publish(`<script src="${STRICT}clipstage-embed.js"></script>${iframe(`${STRICT}embed.html`)}<a href="#end">end</a><p id="end">The end</p>`));
  await figureIn(page);
  expect(asked.filter((url) => url.includes('clipstage-text'))).toEqual([]);
});

const STORY = (target: string): string => `<clip-story for="fig1"><figure>${target}</figure>
  <section data-stage="incident"><h2>One</h2></section><section data-stage="clip-neg" data-preset="both-clip"><h2>Two</h2></section>
  <section data-stage="clip-pos" data-mark="cut"><h2>Three</h2></section><section data-stage="contacts" data-pose="a=4,2,0,0,0;b=2,2,0,1.8,0"><h2>Four</h2></section></clip-story><p style="height: 60vh">After</p>`;

for (const [kind, target, head] of [['an element', ELEMENT, HEAD], ['a frame', iframe(`${STRICT}embed.html?preset=keep-drops&stage=incident`, 'id="fig1"'), `<link rel="stylesheet" href="${OPEN}clip-stage.css"><script src="${STRICT}clipstage-embed.js"></script>`]] as const) {
  test.describe(`a story with ${kind}`, () => {
    const shown = async (page: Page) => kind === 'a frame' ? (await figureIn(page)).locator('.cs-figure') : figure(page, 'fig1');
    test.beforeEach(async ({page, blog}) => {
      await page.setViewportSize({width: 1280, height: 800});
      await page.goto(blog.publish(head + STORY(target)));
    });

    test('keeps it in view and sets it by scrolling', async ({page}) => {
      const figure = await shown(page);
      await expect(figure).toHaveAttribute('data-stage', 'incident');
      const middle = (n: number): Promise<void> => page.locator('clip-story > section').nth(n).evaluate((section) => section.scrollIntoView({block: 'center'}));
      for (const [n, stage] of ['incident', 'clip-neg', 'clip-pos', 'contacts', 'clip-pos', 'clip-neg'].entries()) {
        await middle(n < 4 ? n : 6 - n);
        await expect(figure).toHaveAttribute('data-stage', stage);
        await expect(page.locator('#fig1')).toBeInViewport({ratio: 0.7});
        await expect(page.locator('clip-story > section[aria-current=step]')).toHaveCount(1);
      }
    });

    test('keeps it whole while the last section is in the middle', async ({page}) => {
      await shown(page);
      const last = page.locator('clip-story > section').nth(3), tall = (height: string): Promise<void> => last.evaluate((section, height) => {
        section.lastElementChild!.setAttribute('style', `height: ${height}`);
        scrollTo(0, scrollY + section.lastElementChild!.getBoundingClientRect().bottom - innerHeight / 2);
      }, height);
      for (const height of ['10vh', '60vh', '150vh']) {
        await tall(height);
        expect(await page.locator('#fig1').evaluate((element) => element.getBoundingClientRect().top), height).toBeGreaterThanOrEqual(0);
      }
    });

    test('is set by buttons and by keys', async ({page}) => {
      const figure = await shown(page), next = page.getByRole('button', {name: PROSE['page.prose.next']}), back = page.getByRole('button', {name: PROSE['page.prose.back']});
      await expect(back).toHaveAttribute('aria-disabled', 'true');
      await next.click();
      await expect(figure).toHaveAttribute('data-stage', 'clip-neg');
      await expect(page.locator('clip-story > section').nth(1)).toBeInViewport();
      await expect(page.locator('.clip-bar')).toContainText('2 of 4');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      await expect(figure).toHaveAttribute('data-stage', 'contacts');
      await expect(next).toHaveAttribute('aria-disabled', 'true');
      await page.keyboard.press('ArrowLeft');
      await expect(figure).toHaveAttribute('data-stage', 'clip-pos');
    });

    test('stands above its sections in a narrow window, where only buttons set it', async ({page}) => {
      await page.setViewportSize({width: 390, height: 844});
      const figure = await shown(page), top = (selector: string): Promise<number> => page.locator(selector).first().evaluate((element) => element.getBoundingClientRect().top);
      expect(await top('clip-story > section')).toBeGreaterThan(await top('#fig1'));
      await page.locator('clip-story > section').nth(3).scrollIntoViewIfNeeded();
      const lines = (): Promise<boolean[]> => page.locator('clip-story > section').evaluateAll((all) => all.map((section) => getComputedStyle(section).borderLeftColor !== 'rgba(0, 0, 0, 0)'));
      expect(await lines(), 'a line marks the section that the figure shows').toEqual([true, false, false, false]);
      await expect(figure).toHaveAttribute('data-stage', 'incident');
      await page.getByRole('button', {name: PROSE['page.prose.next']}).click();
      await expect(figure).toHaveAttribute('data-stage', 'clip-neg');
    });
  });
}

const FRAMES = `<link rel="stylesheet" href="${OPEN}clip-stage.css"><script src="${STRICT}clipstage-embed.js"></script>`;

for (const kind of ['an element', 'a frame'] as const) test(`each section of a story sets the same in ${kind}, from the first on`, async ({page, blog}) => {
  const target = kind === 'a frame' ? iframe(`${STRICT}embed.html`, 'id="fig1"') : '<clip-stage id="fig1">Two boxes</clip-stage>';
  await page.setViewportSize({width: 390, height: 844});
  await page.goto(blog.publish(`${kind === 'a frame' ? FRAMES : HEAD}<clip-story><figure>${target}</figure><section data-preset="both-clip" data-stage="keep"><h2>One</h2></section>
    <section data-stage="contacts"><h2>Two</h2></section><section data-preset="separated-b"><h2>Three</h2></section></clip-story><p><clip-value for="fig1" of="contacts">9</clip-value></p>`));
  const shown = kind === 'a frame' ? (await figureIn(page)).locator('.cs-figure') : figure(page, 'fig1'), count = page.locator('clip-value');
  const next = page.getByRole('button', {name: PROSE['page.prose.next']}), back = page.getByRole('button', {name: PROSE['page.prose.back']});
  for (const [stage, contacts, press] of [['keep', '2', next], ['contacts', '2', next], ['', '0', back], ['contacts', '2', back], ['keep', '2', undefined]] as const) {
    await expect(count).toHaveText(contacts);
    if (contacts === '2') await expect(shown).toHaveAttribute('data-stage', stage);
    await press?.click();
  }
  if (kind === 'a frame') return;
  await call(page, 'fig1', 'next');
  await expect(page.locator('.clip-bar'), 'it follows its figure').toContainText('2 of 3');
});

test('a story in a narrow column of a wide window stands above its sections', async ({page, blog}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await page.goto(blog.publish(`${HEAD}<div style="max-width: 30rem">${STORY(ELEMENT)}</div>`));
  await expect(figure(page, 'fig1')).toBeVisible();
  const width = (selector: string): Promise<number> => page.locator(selector).first().evaluate((element) => element.getBoundingClientRect().width);
  expect(await width('#fig1')).toBe(await width('clip-story'));
});

test('a link moves hulls, and an unknown name in a link is an error', async ({page, blog, faults}) => {
  const wrong: string[] = [];
  faults.allow(/stpe/);
  page.on('pageerror', ({message}) => wrong.push(message));
  await page.goto(blog.publish(`${HEAD}<clip-stage id="fig1" lab="hull" preset="tilted-box">Two hulls</clip-stage>
    <p><a id="away" href="#fig1:b=9,0,0,1,0,0,0">away</a> <a id="typo" href="#fig1:stpe=3">typo</a> <clip-value for="fig1" of="contacts">9</clip-value></p>`));
  await expect(page.locator('clip-value')).toHaveText('4');
  await page.locator('#away').click();
  await expect(page.locator('clip-value')).toHaveText('0');
  await page.locator('#typo').click();
  await soon(async () => wrong.join()).toContain('stpe');
  expect(new URL(page.url()).hash).toBe('');
});

for (const kind of ['an element', 'a frame'] as const) test(`a scene keeps the settings of ${kind}, and a link can set them`, async ({page, blog}) => {
  const target = kind === 'a frame' ? iframe(`${STRICT}embed.html?lab=world&scene=vertical-stack&warmStarting=off`, 'id="fig1"') : '<clip-stage id="fig1" lab="world" scene="vertical-stack" warmstarting="off">A stack</clip-stage>';
  await page.goto(blog.publish(`${kind === 'a frame' ? FRAMES : HEAD}${target}<p><a id="other" href="#fig1:scene=vertical-stack;step=60">a stack</a> <a id="warm" href="#fig1:scene=vertical-stack;step=60;warmStarting=on">warm</a>
    <clip-value for="fig1" of="step">7</clip-value> <clip-value for="fig1" of="energy" digits="4">7</clip-value></p>`));
  const [step, energy] = [page.locator('clip-value').first(), page.locator('clip-value').nth(1)];
  await expect(step).toHaveText('0');
  await page.locator('#other').click();
  await expect(step).toHaveText('60');
  const cold = (await energy.textContent())!;
  await page.locator('#warm').click();
  await expect(step).toHaveText('60');
  await expect(energy).not.toHaveText(cold);
  await page.locator('#other').click();
  await expect(energy).toHaveText(cold);
});

for (const kind of ['an element', 'a frame'] as const) test(`a link picks a pair in ${kind}, and a section does`, async ({page, blog}) => {
  const target = kind === 'a frame' ? iframe(`${STRICT}embed.html?lab=world&scene=vertical-stack`, 'id="fig1"') : '<clip-stage id="fig1" lab="world" scene="vertical-stack">A stack</clip-stage>';
  await page.setViewportSize({width: 390, height: 844});
  await page.goto(blog.publish(`${kind === 'a frame' ? FRAMES : HEAD}<clip-story><figure>${target}</figure><section data-step="30"><h2>One</h2></section>
    <section data-pick="2,1" data-stage="solve"><h2>Two</h2></section></clip-story><p><a id="pick" href="#fig1:step=40;pick=0,1;stage=match">the lowest two</a> <a id="none" href="#fig1:pick=none">all</a></p>`));
  const shown = kind === 'a frame' ? page.frameLocator('#fig1').locator('.cs-figure') : figure(page, 'fig1');
  await expect(shown).toHaveAttribute('data-step', '30');
  for (const [press, pick, stage] of [['#pick', '0,1', 'match'], ['#none', null, null], ['.clip-bar button:last-child', '1,2', 'solve'], ['.clip-bar button', null, null]] as const) {
    await page.locator(press).first().press('Enter');
    for (const [name, value] of [['data-pick', pick], ['data-stage', stage]] as const) await (value === null ? expect(shown).not.toHaveAttribute(name) : expect(shown).toHaveAttribute(name, value));
  }
});

test('a page opened by a link to a figure sets it', async ({page, blog}) => {
  for (const [target, head] of [[ELEMENT, HEAD], [iframe(`${STRICT}embed.html?preset=keep-drops&stage=incident`, 'id="fig1"'), FRAMES]] as const) {
    await page.goto(`${blog.publish(`${head}<p style="height: 3000px">Above</p>${target}`)}#fig1:stage=keep;mark=point1`);
    await expect(head === FRAMES ? (await figureIn(page)).locator('.cs-figure') : figure(page, 'fig1')).toHaveAttribute('data-stage', 'keep');
    await expect(page.locator('#fig1')).toBeInViewport();
  }
});

test('a promise of seekStep waits for the step', async ({page, blog}) => {
  await page.goto(blog.publish(`${HEAD}<clip-stage id="fig1" lab="world" scene="pyramid">A pyramid</clip-stage>`));
  await call(page, 'fig1', 'seekStep', 40);
  expect(await call(page, 'fig1', 'getValues', ['step'])).toEqual([40]);
});

test('a reader who wants less motion sees no scrolling', async ({page, blog}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.setViewportSize({width: 1280, height: 800});
  await page.goto(blog.publish(HEAD + STORY(ELEMENT)));
  await expect(figure(page, 'fig1')).toBeVisible();
  const ways = await page.evaluate(() => {
    const asked: unknown[] = [];
    Element.prototype.scrollIntoView = (how) => void asked.push((how as ScrollIntoViewOptions).behavior);
    document.querySelectorAll<HTMLElement>('.clip-bar button')[1]!.click();
    return asked;
  });
  expect(ways).toEqual(['auto']);
});

test('without scripts all of it is text', async ({browser, blog}) => {
  const context = await browser.newContext({javaScriptEnabled: false}), page = await context.newPage();
  await page.goto(blog.publish(HEAD + ELEMENT + TEXT + STORY('')));
  await expect(page.locator('clip-value').first()).toHaveText('7');
  await expect(page.locator('clip-until')).toHaveText('They are apart.');
  await expect(page.locator('.clip-bar')).toHaveCount(0);
  await context.close();
});
