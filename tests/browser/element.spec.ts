import {AxeBuilder} from '@axe-core/playwright';
import type {Locator, Page} from '@playwright/test';
import {expectedHeight} from '../../web/src/labs/height';
import {type Lab, SHOWN} from '../../web/src/trace/manifest';
import {call, figure, SCRIPT, set, told} from './element';
import {LONG, say, some, soon} from './lab';
import {expect, test} from './post';
import {OPEN} from './server';

test.describe('the element', () => {
  test('shows only a poster until a method is called or the option changes', async ({page, blog}) => {
    await page.goto(blog.publish(`${SCRIPT}<clip-stage id="one" preset="deep" stage="keep" poster="only"></clip-stage><clip-stage id="two" lab="hull" poster="only"></clip-stage>`));
    for (const [id, poster] of [['one', 'pair/deep/keep'], ['two', 'hull/tilted-box/faces-a']] as const) {
      const image = page.locator(`#${id}`).getByRole('img');
      await expect(image).toHaveAttribute('src', `${OPEN}posters/${poster}-light.svg`);
      await soon(() => image.evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBe(908);
    }
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => performance.getEntriesByType('resource').filter(({name}) => name.includes('.wasm')).length)).toBe(0);
    await call(page, 'one', 'next');
    await expect(figure(page, 'one')).toHaveAttribute('data-stage', 'contacts');
    await expect(figure(page, 'two')).toHaveCount(0);
    await set(page, 'two', 'poster', null);
    await expect(figure(page, 'two')).toHaveAttribute('data-stage', 'faces-a');
  });

  test('starts its figure from poster=only by a click or a key', async ({page, blog}) => {
    await page.goto(blog.publish(`${SCRIPT}<clip-stage id="one" preset="deep" stage="keep" poster="only"></clip-stage><clip-stage id="two" lab="hull" poster="only"></clip-stage>`));
    const start = (id: string): Locator => page.locator(`#${id}`).getByRole('button', {name: say('page.poster.start'), exact: true});
    await start('one').click();
    await expect(figure(page, 'one')).toHaveAttribute('data-stage', 'keep');
    await expect(start('one')).toHaveCount(0);
    await start('two').press('Enter');
    await expect(figure(page, 'two')).toHaveAttribute('data-stage', 'faces-a');
  });

  test('shows no preset’s poster for poses or hulls of its own, even with poster=only', async ({page, blog, faults}) => {
    faults.allow(/ERR_FAILED|NetworkError|Failed to load|failed: /);
    await page.route(/\.wasm$/, (route) => route.abort());
    const pose = 'a="2,2,0,0,0" b="1,1,0.5,1.2,0"', tags = [`preset="deep" ${pose}`, `poster="only" ${pose}`, 'state="seed=7"', 'lab="hull" preset="gap" b="0,0,1,1,0,0,0"', 'preset="deep"'];
    await page.goto(blog.publish(tags.map((tag) => `<clip-stage ${tag}></clip-stage>`).join('') + SCRIPT));
    for (const [n, tag] of tags.entries()) {
      const one = page.locator('clip-stage').nth(n);
      await one.scrollIntoViewIfNeeded();
      await expect(one.getByRole('alert'), tag).toContainText(say('notice.network'));
      await expect(one.getByRole('img'), tag).toHaveCount(n === tags.length - 1 ? 1 : 0);
    }
  });

  test('shows wrong options over poster=only until they are corrected', async ({page, blog}) => {
    await page.goto(blog.publish(`${SCRIPT}<clip-stage id="one" preset="deepest" controls="all" poster="only"></clip-stage>`));
    const notice = page.locator('#one').getByRole('alert');
    for (const word of ['deepest', 'all']) await expect(notice).toContainText(word);
    await expect(page.locator('#one').getByRole('img')).toBeVisible();
    await set(page, 'one', 'controls', 'none');
    await expect(notice).not.toContainText('controls');
    await set(page, 'one', 'preset', 'deep');
    await expect(notice).toHaveCount(0);
    expect(await page.evaluate(() => performance.getEntriesByType('resource').filter(({name}) => name.includes('.wasm')).length)).toBe(0);
  });

  test('shows the figure of its attributes and follows their changes', {tag: '@engine-all'}, async ({page, blog}) => {
    await page.goto(blog.publish(`${SCRIPT}<clip-stage id="one" preset="both-clip" stage="clip-pos"></clip-stage>`));
    await expect(figure(page, 'one')).toHaveAttribute('data-stage', 'clip-pos');
    expect(await told(page, 'one', ['load', 'stage'])).toEqual([
      {id: 'one', type: 'load', detail: {state: 'lab=pair&stage=clip-pos&preset=both-clip', stage: 'clip-pos', playing: false}},
      {id: 'one', type: 'stage', detail: {stage: 'clip-pos', reached: true}},
    ]);
    await figure(page, 'one').getByRole('button', {name: 'Next stage', exact: true}).click();
    await expect(figure(page, 'one')).toHaveAttribute('data-stage', 'keep');

    await set(page, 'one', 'stage', 'incident');
    await expect(figure(page, 'one')).toHaveAttribute('data-stage', 'incident');
    await set(page, 'one', 'preset', 'deep');
    await soon(() => call(page, 'one', 'getState')).toBe('lab=pair&stage=incident&preset=deep');
    await set(page, 'one', 'controls', 'full');
    await expect(figure(page, 'one')).toHaveAttribute('data-controls', 'full');
    await expect(figure(page, 'one')).toHaveAttribute('data-stage', 'incident'); // the figure keeps its stage
    await set(page, 'one', 'stage', 'nowhere');
    await expect(figure(page, 'one').getByRole('alert')).toContainText('nowhere');
    expect((await told(page, 'one', ['error'])).map(({detail}) => detail['code'])).toEqual(['invalid-state']);

    await set(page, 'one', 'lab', 'world');
    await set(page, 'one', 'scene', 'dominos');
    await set(page, 'one', 'stage', null);
    await expect(page.locator('#one .cs-world')).toHaveAttribute('data-scene', 'dominos');
    await set(page, 'one', 'gravity', '0,-3');
    await soon(async () => (await call(page, 'one', 'getSettings') as {gravity: number[]}).gravity).toEqual([0, -3]);
    expect(await call(page, 'one', 'setPose', {}), 'what a world cannot').toBe('invalid-option');
  });

  test('takes properties and commands before its definition, and applies them in order', async ({page, blog}) => {
    await page.goto(blog.publish(`<div id="here"></div><script>
      const early = document.createElement('clip-stage');
      early.id = 'early';
      early.stage = 'keep';
      early.stages = ['incident', 'keep', 'contacts'];
      document.getElementById('here').append(early);
    </script>${SCRIPT}<script type="module">
      const late = document.createElement('clip-stage'); // never in sight, nor in the page before the call
      late.id = 'late';
      window.answers = Promise.all([late.seek('incident'), late.next(), late.next(), late.getState()]);
      document.getElementById('here').append(late);
    </script>`));
    await expect(figure(page, 'early')).toHaveAttribute('data-stage', 'keep');
    await expect(figure(page, 'early').locator('.cs-stage')).toHaveCount(3);
    await expect(figure(page, 'late')).toHaveAttribute('data-stage', 'clip-pos');
    expect((await page.evaluate(() => (window as unknown as {answers: Promise<unknown[]>}).answers)).at(-1)).toContain('stage=clip-pos');
  });

  test('has the methods and properties of each lab, and a world’s contact events while it has a listener', async ({page, blog}) => {
    await page.goto(blog.publish(`${SCRIPT}<clip-stage id="pair"></clip-stage><clip-stage id="world" lab="world" scene="single-box" data-contacts></clip-stage><clip-stage id="hull" lab="hull" stage="clip"></clip-stage>`));
    await call(page, 'pair', 'setPose', {b: {angle: 0.5}});
    expect((await call(page, 'pair', 'getPose') as {b: {angle: number}}).b.angle).toBe(0.5);
    expect(await call(page, 'pair', 'toSVG')).toMatch(/^<svg|^<\?xml/);
    await call(page, 'world', 'step', 120);
    expect(await page.evaluate(() => (document.getElementById('world') as unknown as {steps: number}).steps)).toBe(120);
    expect((await told(page, 'world', ['contact-event'])).map(({detail}) => detail['kind'])[0]).toBe('begin');
    expect(await page.evaluate(() => (document.getElementById('hull') as unknown as {stage: string}).stage)).toBe('clip');
    await call(page, 'hull', 'next');
    expect(await call(page, 'hull', 'seek', 'nowhere')).toBe('invalid-state');
    expect(await page.evaluate(() => (document.querySelector('#pair') as unknown as {frame: Float64Array}).frame.length)).toBeGreaterThan(100);
  });

  test('has the height of its width, of a style sheet, or of an aspect ratio', {tag: '@engine-all'}, async ({page, blog}) => {
    await page.goto(blog.publish(`${SCRIPT}<style>#low { height: 220px; } #ratio { aspect-ratio: 2; }</style><main style="width: 700px">
      <clip-stage id="natural"></clip-stage><clip-stage id="low" controls="none"></clip-stage><clip-stage id="ratio" controls="none"></clip-stage><clip-stage id="chosen" height="300"></clip-stage></main>`));
    const height = (id: string): Promise<number> => page.locator(`#${id}`).evaluate((element) => element.getBoundingClientRect().height);
    for (const id of ['natural', 'low', 'ratio', 'chosen']) {
      await page.locator(`#${id}`).scrollIntoViewIfNeeded();
      await expect(figure(page, id)).toBeVisible();
      await soon(async () => await figure(page, id).evaluate((element) => element.getBoundingClientRect().height)).toBe(await height(id));
    }
    expect([await height('low'), await height('ratio'), await height('chosen')]).toEqual([220, 350, 300]);
    const wide = await height('natural');
    expect(wide).toBeGreaterThan(350 + 80);
    await page.locator('main').evaluate((main) => {
      main.style.width = '320px';
    });
    await soon(() => height('natural')).toBeLessThan(wide);
    await soon(() => page.locator('#natural .place').evaluate(({scrollHeight, clientHeight}) => scrollHeight - clientHeight)).toBe(0); // nothing is cut off
  });

  test('has its room by the style sheet alone, before its script, at every width', {tag: '@engine'}, async ({page, blog}) => {
    const kinds = ['pair', 'world', 'hull'].flatMap((lab) => ['minimal', 'none', 'full'].flatMap((controls) => [false, true].map((asks) => ({lab, controls, asks, preset: ''}))));
    for (const preset of ['near-tie', 'thin', 'both-clip', 'reference-on-b']) for (const lab of ['pair', 'hull']) kinds.push({lab, controls: 'minimal', asks: false, preset});
    await page.goto(blog.publish(`<link rel="stylesheet" href="${OPEN}clip-stage.css"><main>${kinds.map(({lab, controls, asks, preset}) => `<clip-stage${lab === 'pair' ? '' : ` lab="${lab}"`} controls="${controls}"${asks ? ' ask="keep"' : ''}${preset ? ` preset="${preset}"` : ''}><p>Seen until then</p></clip-stage>`).join('')}</main>`));
    const widths = Array.from({length: 91}, (_, i) => 200 + 10 * i);
    const heights = await page.locator('main').evaluate((main, widths) => widths.map((width) => {
      main.style.width = `${width}px`;
      return [...main.children].map((element) => element.getBoundingClientRect().height);
    }), widths);
    const wrong = widths.flatMap((width, n) => kinds.flatMap(({lab, controls, ...of}, i) => (of.preset && width < 280) || Math.abs(heights[n]![i]! - expectedHeight(SHOWN[lab as Lab], controls, width, of)) <= 1 ? [] : [`${lab}, ${controls}, ${of.preset}, ${width} px: ${heights[n]![i]}`]));
    expect(wrong).toEqual([]);
  });

  for (const width of some([390, 340, 680])) {
    test(`reserves its figure’s room, ${width} px wide`, async ({page, blog}) => {
      await page.goto(blog.publish(`${SCRIPT}<main style="width: ${width}px">${['pair', 'world', 'hull'].map((lab) => `<clip-stage lab="${lab}"></clip-stage><clip-stage lab="${lab}" controls="none"></clip-stage>`).join('')}<clip-stage poster="only"></clip-stage></main>`));
      const heights = (): Promise<number[]> => page.locator('clip-stage').evaluateAll((all) => all.map((element) => (element as HTMLElement).offsetHeight));
      // The script has run after the elements were parsed. New elements show the height before their figure.
      await page.waitForFunction(() => customElements.get('clip-stage') !== undefined);
      const before = await page.evaluate(() => ['pair', 'world', 'hull'].flatMap((lab) => ['minimal', 'none'].map((controls) => {
        const element = document.createElement('clip-stage');
        element.setAttribute('lab', lab);
        element.setAttribute('controls', controls);
        document.querySelector('main')!.append(element);
        const height = element.offsetHeight;
        element.remove();
        return height;
      })));
      const wait = page.locator('clip-stage:not([poster])');
      for (let i = 0; i < 6; i++) {
        await wait.nth(i).scrollIntoViewIfNeeded();
        await expect(wait.nth(i).locator('.cs-figure')).toBeVisible();
        await wait.nth(i).evaluate((element) => (element as unknown as {ready: Promise<unknown>}).ready);
      }
      await soon(async () => Math.max(...(await heights()).slice(0, 6).map((height, i) => Math.abs(height / before[i]! - 1)))).toBeLessThan(0.06);
      expect((await heights())[6]).toBe(Math.round(width * 552 / 908)); // the poster's shape
    });
  }

  test('has the page’s colour scheme or its own, and an author’s colours, fonts and parts', {tag: '@engine-all'}, async ({page, blog}) => {
    await page.goto(blog.publish(`${SCRIPT}<style>.night { color-scheme: dark; } #own { --clipstage-a: rgb(1, 2, 3); --clipstage-font: monospace; } #own::part(title) { color: rgb(4, 5, 6); }</style>
      <clip-stage id="page" controls="none" height="200"></clip-stage><clip-stage id="own" theme="light" height="500"></clip-stage>`));
    await page.emulateMedia({colorScheme: 'dark'}); // this page does not follow the system's colour scheme
    await expect(figure(page, 'page')).toHaveAttribute('data-theme', 'light');
    await page.evaluate(() => document.documentElement.classList.add('night'));
    await expect(figure(page, 'page')).toHaveAttribute('data-theme', 'dark');
    await expect(figure(page, 'own')).toHaveAttribute('data-theme', 'light');
    await page.evaluate(() => document.documentElement.classList.remove('night'));
    await expect(figure(page, 'page')).toHaveAttribute('data-theme', 'light');
    await page.evaluate(() => document.documentElement.style.setProperty('color-scheme', 'light dark'));
    await expect(figure(page, 'page')).toHaveAttribute('data-theme', await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches) ? 'dark' : 'light'); // Playwright cannot change Firefox's system
    await set(page, 'page', 'theme', 'light');
    await expect(figure(page, 'page')).toHaveAttribute('data-theme', 'light');

    await expect(figure(page, 'own').locator('.cs-title')).toHaveCSS('color', 'rgb(4, 5, 6)');
    await expect(figure(page, 'own')).toHaveCSS('font-family', 'monospace');
    const drawn = (): Promise<boolean> => figure(page, 'own').locator('canvas').first().evaluate((canvas: HTMLCanvasElement) => {
      const {data} = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
      for (let i = 0; i < data.length; i += 4) if (data[i] === 1 && data[i + 1] === 2 && data[i + 2] === 3) return true;
      return false;
    });
    await soon(drawn).toBe(true);
  });

  test('keeps its content until the figure exists, and requests one engine', async ({page, blog}) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(blog.publish(`${SCRIPT}<clip-stage id="near"><p>What is seen here</p></clip-stage><clip-stage id="two"></clip-stage>
      <div style="height: 6000px"></div><clip-stage id="far"><p>What is seen there</p></clip-stage>`));
    await expect(figure(page, 'two')).toBeVisible();
    await expect(page.getByText('What is seen here')).toBeHidden();
    await expect(page.getByText('What is seen there')).toBeVisible();
    expect(await page.evaluate(() => (document.getElementById('far') as unknown as {figure: unknown}).figure)).toBeNull();
    await page.locator('#far').scrollIntoViewIfNeeded();
    await expect(figure(page, 'far')).toBeVisible();
    expect(asked.filter((url) => /\.wasm(\.gz)?$/.test(url))).toHaveLength(1);
  });

  test('continues in its state when it is moved, and releases its figure when it is removed', async ({page, blog}) => {
    await page.goto(blog.publish(`${SCRIPT}<div id="there"></div><clip-stage id="one" preset="deep"></clip-stage>`));
    await call(page, 'one', 'seek', 'keep');
    const was = await page.evaluateHandle(() => (document.getElementById('one') as unknown as {figure: object}).figure);
    await page.evaluate(() => document.getElementById('there')!.append(document.getElementById('one')!));
    expect(await page.evaluate((was) => (document.getElementById('one') as unknown as {figure: object}).figure === was, was)).toBe(true);
    await page.evaluate(async () => {
      const element = document.getElementById('one')!;
      element.remove();
      await new Promise((resolve) => setTimeout(resolve, 50));
      if ((element as unknown as {figure: object | null}).figure !== null) throw new Error('the figure is not released');
      document.body.append(element);
    });
    await expect(figure(page, 'one')).toHaveAttribute('data-stage', 'keep');
    expect(await call(page, 'one', 'getState')).toBe('lab=pair&stage=keep&preset=deep');
  });

  test('has keyboard, notes and focus in its shadow root, and axe finds nothing', {tag: '@engine'}, async ({page, blog, browserName}) => {
    await page.goto(blog.publish(`<main><h1>A post</h1>${SCRIPT}<clip-stage id="one" preset="both-clip" controls="full" theme="light"></clip-stage></main>`));
    const one = figure(page, 'one');
    await one.getByLabel(say('ui.box', {box: 'A'})).focus();
    const x = async (): Promise<number> => (await call(page, 'one', 'getPose') as {a: {x: number}}).a.x, before = await x();
    await page.keyboard.press('ArrowRight');
    expect(await x()).toBeGreaterThan(before);
    await one.getByRole('button', {name: 'Next stage', exact: true}).focus();
    await page.keyboard.press('Digit9');
    await expect(one).toHaveAttribute('data-stage', 'keep');
    await call(page, 'one', 'setState', 'lab=pair&stage=reference&preset=both-clip');
    await page.mouse.click(5, 5); // returns the keyboard
    const wheel = (): Promise<boolean> => one.evaluate((element) => element.classList.contains('cs-zoomed'));
    await one.locator('canvas').first().hover();
    await page.mouse.wheel(0, -200);
    expect(await wheel(), 'the wheel is the page’s').toBe(false);
    if (browserName !== 'chromium' && !LONG) return; // axe's findings do not depend on the browser
    const {violations} = await new AxeBuilder({page}).analyze();
    expect(violations.flatMap(({id, nodes}) => nodes.map(({target}) => `${id}: ${target.join(' ')}`))).toEqual([]);
  });
});

test.describe('under a policy that forbids a figure’s needs', () => {
  const policy = (connect: string, script: string): Record<string, string> => ({
    'content-security-policy': `default-src 'none'; script-src ${OPEN} 'unsafe-inline' ${script}; connect-src ${connect}; img-src ${OPEN}; frame-src ${OPEN}`,
  });

  for (const [what, headers, allowed] of [
    ['WebAssembly', policy(OPEN, ''), /WebAssembly|wasm|Content.Security/i],
    ['the fetch of it', policy("'none'", "'wasm-unsafe-eval'"), /Content.Security|connect|Refused|fetch/i],
  ] as const) {
    test(`${what}: a frame takes its place, with the options, and events still arrive`, {tag: '@engine-all'}, async ({page, blog, faults}) => {
      faults.allow(allowed, /favicon/);
      await page.goto(blog.publish(`${SCRIPT}<clip-stage id="one" preset="both-clip" stage="clip-pos"></clip-stage>`, headers));
      const frame = page.locator('#one iframe').contentFrame();
      await expect(frame.locator('.cs-figure[data-stage]')).toHaveAttribute('data-stage', 'clip-pos');
      await call(page, 'one', 'seek', 'keep');
      await expect(frame.locator('.cs-figure[data-stage]')).toHaveAttribute('data-stage', 'keep');
      expect((await told(page, 'one', ['load', 'stage'])).map(({type, detail}) => `${type} ${detail['stage']}`)).toEqual(['load clip-pos', 'stage clip-pos', 'stage keep']);
      expect(await call(page, 'one', 'getState')).toBe('lab=pair&stage=keep&preset=both-clip');
      expect(await call(page, 'one', 'seek', 'nowhere')).toBe('invalid-state');
      await frame.getByRole('button', {name: 'Next stage', exact: true}).click();
      await soon(async () => (await told(page, 'one', ['stage'])).at(-1)!.detail['stage']).toBe('contacts');
    });
  }

  /** Asks a frame for its state, and changes an attribute before the answer can arrive. */
  const askAndSet = (page: Page, id: string, name: string, value: string): Promise<unknown> => page.evaluate(async ([id, name, value]) => {
    const element = document.getElementById(id!)! as HTMLElement & {getState(): Promise<string>}, answer = element.getState();
    element.setAttribute(name!, value!);
    return answer;
  }, [id, name, value]);

  test('the frame answers calls made before an option changed', {tag: '@engine-all'}, async ({page, blog, faults}) => {
    faults.allow(/WebAssembly|wasm|Content.Security|favicon|ERR_ABORTED|NS_BINDING_ABORTED/i); // loads of a frame's page aborted by the next page
    await page.goto(blog.publish(`${SCRIPT}<clip-stage id="one" preset="deep"></clip-stage>`, policy(OPEN, '')));
    await call(page, 'one', 'seek', 'keep');
    expect(await askAndSet(page, 'one', 'controls', 'full')).toBe('lab=pair&stage=keep&preset=deep');
    await expect(page.locator('#one iframe').contentFrame().locator('.cs-figure')).toHaveAttribute('data-controls', 'full');
    expect(await askAndSet(page, 'one', 'preset', 'thin')).toMatch(/^lab=pair&stage=(keep&preset=deep|setup&preset=thin)$/);
    expect(await askAndSet(page, 'one', 'lab', 'hull')).toContain('lab=hull');
  });

  test('the frame follows options and keeps its figure’s state', {tag: '@engine-all'}, async ({page, blog, faults}) => {
    faults.allow(/WebAssembly|wasm|Content.Security|favicon|ERR_ABORTED|NS_BINDING_ABORTED/i); // loads of a frame's page aborted by the next page
    await page.goto(blog.publish(`${SCRIPT}<clip-stage id="one" lab="world" scene="dominos"></clip-stage><clip-stage id="two"></clip-stage>`, policy(OPEN, '')));
    const html = (id: string) => page.locator(`#${id} iframe`).contentFrame().locator('html');
    const contacts = await page.evaluateHandle(() => {
      const count = {told: 0};
      document.getElementById('one')!.addEventListener('contact-event', () => count.told++);
      return count;
    });
    await call(page, 'one', 'step', 60);
    await soon(() => contacts.evaluate(({told}) => told)).toBeGreaterThan(10);
    await set(page, 'one', 'theme', 'dark');
    await expect(html('one')).toHaveAttribute('data-theme', 'dark');
    const there = (): Promise<void> => soon(() => call(page, 'one', 'getState')).toMatch(/^lab=world&scene=dominos&step=60/);
    await there();
    await set(page, 'one', 'height', '300');
    await soon(() => page.locator('#one').evaluate((one) => (one as HTMLElement).offsetHeight)).toBeLessThan(330);
    await there();
    await set(page, 'one', 'iterations', '5');
    await soon(() => call(page, 'one', 'getState')).toMatch(/scene=dominos&step=60.*&iterations=5/);

    await call(page, 'two', 'setPose', {b: {x: 0.7}});
    await set(page, 'two', 'stage', 'keep');
    await soon(() => call(page, 'two', 'getState')).toContain('stage=keep');
    expect(await call(page, 'two', 'getPose')).toMatchObject({b: {x: 0.7}});
    await page.evaluate(() => {
      (document.getElementById('two') as unknown as {hulls: unknown}).hulls = {};
    });
    await soon(async () => (await told(page, 'two', ['error'])).map(({detail: {field, range}}) => [field, range])).toEqual([['hulls', say('page.range.in-frame')]]);
  });

  test('if frames are forbidden too, its content stays, with the error', {tag: '@engine-all'}, async ({page, blog, faults}) => {
    faults.allow(/WebAssembly|wasm|Content.Security|frame|Framing|favicon|posters|csp/i);
    await page.goto(blog.publish(`${SCRIPT}<clip-stage id="one"><p>What is seen instead</p></clip-stage>`, {'content-security-policy': `default-src 'none'; script-src ${OPEN} 'unsafe-inline'; connect-src ${OPEN}`}));
    await expect(page.locator('#one').getByRole('alert')).toContainText(say('notice.blocked'));
    await expect(page.getByText('What is seen instead')).toBeVisible();
    await soon(async () => (await told(page, 'one', ['error'])).map(({detail}) => detail['code'])).toEqual(['wasm-blocked']);
    await expect(page.locator('#one iframe')).toHaveCount(0);
  });
});
