import {readFileSync} from 'node:fs';
import type {Frame, Page} from '@playwright/test';
import {PRESETS, SCENES} from '../../web/src/base/figure.gen';
import {HULL_PRESETS, HULL_STAGES} from '../../web/src/base/hull.gen';
import {LONG, STAGES, expect} from '../browser/lab';
import {SCRIPT} from '../browser/element';
import {openFixture} from '../browser/embed';
import {FIXTURES} from '../browser/server';
import {figureIn, iframe, test} from '../browser/post';
import {EVEN, PSEUDO, pseudo, SEPARATOR} from './language.mjs';
import {say} from '../browser/words';
import {faults, faultsOn, listenToCanvas, sayings, sentencesOn, stray, writings} from './look';

/** The fields of a scene. Their names are code. */
const FIELDS = [...readFileSync(new URL('../../physics/scene/codec/scene.schema.json', import.meta.url), 'utf8').matchAll(/"(\w+)": \{/g)].map(([, name]) => name!);

/** A preview aborted by a newer choice, or by closing the dialog. */
const ABORTED = /net::ERR_ABORTED/;

const spoken = (key: string): string => pseudo(key, say(key));

/** The presets to check, by screen width. "make test" checks one preset for each course of a call, and not every one on both screens. */
const SHOWN: Readonly<Record<number, {pair: readonly (typeof PRESETS)[number][]; hull: readonly (typeof HULL_PRESETS)[number][]; compared: readonly (typeof HULL_PRESETS)[number][]}>> = {
  1280: {pair: ['both-clip', 'separated-a'], hull: ['tilted-box', 'edgeedge'], compared: ['fault-boundary', 'edgeedge']},
  390: {pair: ['keep-drops', 'overlap-no-contact'], hull: ['spin', 'gap'], compared: ['fault-boundary', 'aligned']},
};

const BAD = [
  'lang=xx', 'lab=x', 'preset=x', 'stage=x', 'stages=x', 'editable=x', 'state=x', 'controls=x', 'panels=x', 'theme=x', 'poster=//x', `alt=${'x'.repeat(501)}`, 'height=1', `id=${'x'.repeat(65)}`, 'origin=x', 'nothing=x',
];

/** The distinct faults, each with the place where it first appears. */
class Findings {
  private readonly found = new Map<string, string>();

  async look(of: Page | Frame, where: string): Promise<void> {
    const drawn = await writings(of);
    this.listen([...await sayings(of), ...drawn.flatMap(sentencesOn)], where);
    for (const fault of [...await faults(of), ...drawn.flatMap(faultsOn)]) this.add(fault, where);
  }

  listen(texts: readonly string[], where: string): void {
    for (const text of texts) {
      const left = stray(text);
      if (left !== '') this.add(`not in wasm/text: ${left}, in “${text.slice(0, 120)}”`, where);
    }
  }

  private add(what: string, where: string): void {
    if (!this.found.has(what)) this.found.set(what, where);
  }

  none(): void {
    expect([...this.found].map(([what, where]) => `${where}: ${what}`)).toEqual([]);
  }
}

test.use({reuseContext: false});
test.beforeEach(async ({page}) => {
  await page.addInitScript(listenToCanvas);
});

test('texts outside the language are found', () => {
  for (const text of ['⟦Ƥļáý⟧', '⟦Ŝţéƥ 30 (0.50 š)⟧: 2.5 kJ', '⟦⟦B’š ṽ3⟧ ļíéš 1.5 ɱ óúţ⟧', 'e1·e2 1.2e−6', 'A', '×']) expect([text, stray(text)]).toEqual([text, '']);
  for (const [text, left] of [['Play', 'Play'], ['⟦Ƥļáý⟧ now', 'now'], ['⟦Ƥļáý at once⟧', 'at once'], ['ƥļáý', 'ƥļáý'], ['⟦⟦Ƥļáý⟧', 'Ƥļáý'], ['Ƥļáý⟧', 'Ƥļáý']]) {
    expect([text, stray(text!)]).toEqual([text, expect.stringContaining(left!)]);
  }
});

test('cut and overlapping texts are found', async ({page}) => {
  await page.setContent(`<main style="font: 16px sans-serif; line-height: 20px">
    <p style="width: 40px; overflow: hidden; white-space: nowrap">cut by its paragraph</p>
    <button style="width: 30px; padding: 0; white-space: nowrap">longer than its button</button>
    <p style="margin: 0">one line</p><p style="margin: -15px 0 0">another line</p>
    <select style="width: 60px"><option>longer than its menu</option></select>
    <div style="width: 3000px">wide</div></main>`);
  const found = await faults(page);
  for (const what of ['too wide', 'cut: “cut by its', 'out of its button: “longer than its button', 'one over the other: “one line', 'cut in its menu: “longer']) {
    expect(found).toEqual(expect.arrayContaining([expect.stringContaining(what)]));
  }
  await page.setContent('<p>one line</p><p>another</p><button>a button</button><select><option>a menu</option></select>');
  expect(await faults(page)).toEqual([]);

  const writing = {text: 'x', left: 0, right: 50, top: 0, bottom: 10, wide: 100, high: 100};
  expect(faultsOn([writing, {...writing, left: 60, right: 99}])).toEqual([]);
  expect(faultsOn([writing, {...writing, left: 40, right: 110}])).toHaveLength(2);
});

/** All texts of an element, shown or hidden: its words, its texts for screen readers, and the texts on its canvases. */
const saidBy = (page: Page, id: string): Promise<string[]> => page.evaluate((id) => {
  const root = document.getElementById(id)!.shadowRoot!, all: string[] = [];
  for (const element of root.querySelectorAll('*')) {
    for (const name of ['aria-label', 'title', 'alt', 'aria-valuetext']) all.push(element.getAttribute(name) ?? '');
    const withTerms = ':has(> .cs-term)'; // terms are parts of a message
    if (element.matches(withTerms)) all.push(element.textContent!);
    else if (!element.matches(`style, textarea, ${withTerms} > *`)) all.push(...[...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.nodeValue!));
  }
  for (const [canvas, list] of window.written) if (canvas.getRootNode() === root) all.push(list.map(({text}) => text).join(' '));
  return all.filter((text) => text.trim() !== '');
}, id);

test('two languages on one page, each in its own figures', async ({page, blog}) => {
  test.slow();
  const labs = {pair: 'preset="both-clip" stage="clip-neg"', world: 'scene="dominos" step="30" pick="0,1"', hull: 'preset="spin" stage="clip"'};
  const all = Object.entries(labs).flatMap(([lab, options]) => ['en', PSEUDO, ''].map((lang) => ({id: `${lab}-${lang || 'page'}`, lab, lang, options})));
  await page.goto(blog.publish(SCRIPT + all.map(({id, lab, lang, options}) => `<clip-stage id="${id}" lab="${lab}" ${options} controls="full" ${lang && `lang="${lang}"`}></clip-stage>`).join('')));
  for (const {id, lang} of all) {
    const element = page.locator(`#${id}`), figure = element.locator('.cs-figure');
    await element.scrollIntoViewIfNeeded();
    await expect(figure).toHaveAttribute('lang', lang || 'en'); // as in the page's HTML
    await expect(figure).toHaveAttribute('data-stage');
    await expect.poll(async () => (await saidBy(page, id)).length).toBeGreaterThan(20);
  }
  const poll = async (id: string, strays: (said: string) => string): Promise<void> => {
    await expect.poll(async () => (await saidBy(page, id)).map(strays).filter(Boolean)).toEqual([]);
  };
  for (const {id, lang} of all) await poll(id, lang === PSEUDO ? (said) => said.includes('⟦') || !/\p{L}{4}/u.test(said) ? '' : said : (said) => /[⟦⟧]/.test(said) ? said : '');
  await page.evaluate((id) => document.getElementById(id)!.setAttribute('lang', 'en'), `pair-${PSEUDO}`);
  await expect(page.locator(`#pair-${PSEUDO} .cs-figure`)).toHaveAttribute('lang', 'en');
  await poll(`pair-${PSEUDO}`, (said) => /[⟦⟧]/.test(said) ? said : '');
});

test('a frame speaks the language of its address', async ({page, blog}) => {
  const site = FIXTURES.replace('fixtures/', '');
  for (const [lang, strays] of [['en', /[⟦⟧]/], [PSEUDO, /^[^⟦]*\p{L}{4}/u]] as const) {
    await page.goto(blog.publish(iframe(new URL(`embed.html?preset=both-clip&controls=full&lang=${lang}`, site).href)));
    const frame = await figureIn(page);
    await expect(frame.locator('.cs-figure')).toHaveAttribute('lang', lang);
    await expect.poll(async () => (await sayings(frame)).filter((said) => strays.test(said))).toEqual([]);
    const drawn = (await writings(frame)).map((canvas) => canvas.map(({text}) => text).join(' '));
    expect(drawn.filter((said) => said.includes('⟦') !== (lang === PSEUDO))).toEqual([]);
  }
});

test('lists and plurals are those of the language', async ({page, lab, blog}) => {
  await lab.open('lab=pair&preset=separated-a&stage=keep');
  const unreached = `⟦${spoken('stage.not-reached')}${SEPARATOR}${spoken('stage.keep')}⟧`;
  await expect(page.locator('.cs-stages [data-stage=keep]')).toHaveAttribute('aria-label', unreached);
  for (const [step, even] of [[3, false], [4, true]] as const) {
    await page.goto('about:blank');
    await page.goto(`./#lab=world&scene=dominos&step=${step}`);
    const line = page.locator('.cs-line');
    await expect(line).toContainText(SEPARATOR); // between the line's sentences
    expect([step, (await line.textContent())!.includes(EVEN)]).toEqual([step, even]);
  }
  await page.goto(blog.publish(iframe(new URL('embed.html?nothing=x', FIXTURES.replace('fixtures/', '')).href)));
  await expect((await figureIn(page)).locator('.cs-notice')).toContainText(SEPARATOR);
});

test('a frame waits in the language of its address', async ({page}) => {
  await page.route(/\.wasm/, () => {}); // never arrives
  for (const [lang, said] of [[PSEUDO, spoken('page.loading')], ['en', say('page.loading')]] as const) {
    await page.goto('about:blank');
    await page.goto(`embed.html?lang=${lang}`);
    await expect(page.locator('#wait p')).toHaveText(said);
    await expect(page.locator('#bar')).toHaveAttribute('aria-label', said);
  }
});

test('errors of the module', async ({page}) => {
  await page.route(/fixtures\/one\.html$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({response, body: (await response.text()).replace('lang="en"', `lang="${PSEUDO}"`)});
  });
  await openFixture(page, 'one');
  const {said, quiet, names} = await page.evaluate(async () => {
    const {cs} = window, place = document.querySelector('main')!, said: string[] = [], quiet: string[] = [], names: string[] = [];
    const pair = cs.mount(place.appendChild(document.createElement('div'))), world = cs.mount(place.appendChild(document.createElement('div')), {lab: 'world'}), hull = cs.mount(place.appendChild(document.createElement('div')), {lab: 'hull'});
    const body = {width: [1, 1], mass: 1, position: [0, 0]}, joint = {a: 0, b: 1, anchor: [0, 0]};
    const scene = (more: object, of: object = {}): object => ({version: 1, bodies: [{...body, ...of}, {...body, position: [3, 0]}], ...more});
    const scenes = [
      undefined, 1, 'x', '{', [], {}, {version: 2, bodies: []}, scene({version: 1.5}), scene({more: 1}), scene({bodies: 1}), scene({name: 1}), scene({name: 'x'.repeat(300)}), scene({dt: 0}),
      scene({settings: {warmStarting: 1}}), scene({settings: {iterations: 1.5}}), scene({settings: {iterations: 1000}}), scene({settings: {gravity: [1]}}), scene({}, {mass: 0}), scene({}, {mass: 'x'}), scene({}, {mass: Infinity}),
      scene({}, {mass: undefined}), scene({}, {angle: true}), scene({}, {angle: Symbol('x')}), scene({}, {angle: 1n}), scene({}, {angle: () => 1}), scene({}, {width: [1, 1, 1]}), scene({}, {width: [1, {}]}),
      scene({joints: [{...joint, b: 0}]}), scene({joints: [{...joint, a: 7}]}), scene({joints: [{...joint, a: 0.5}]}), scene({bodies: [], joints: [joint]}), scene({joints: [joint]}, {mass: null}),
      scene({bodies: [{...body, mass: null}, {...body, mass: null}], joints: [joint]}), scene({bodies: Array<object>(20_001).fill(body)}), scene({bodies: Array<object>(2000).fill(body)}),
      '{"version": 1, "version": 1, "bodies": []}', Object.defineProperty({}, 'version', {enumerable: true, get() { throw new Error('ẋ'); }}),
    ];
    const calls: [name: string, call: () => unknown][] = [
      ...scenes.map((of): [string, () => unknown] => ['loadScene', () => world.loadScene(of as never)]),
      ...[{x: 1}, {iterations: 'x'}, 5].map((of): [string, () => unknown] => ['setSettings', () => world.setSettings(of as never)]),
      ...[-1, 'x', undefined, {}, 1e9].map((n): [string, () => unknown] => ['step', () => world.step(n === undefined ? NaN : n as never)]),
      ['setScene', () => world.setScene('x' as never)], ['setState', () => world.setState('x')], ['setState', () => world.setState('lab=world&step=x')],
      ['pick', () => world.pick('x' as never, 0)], ['choose', () => world.choose(0, 0)], ['choose', () => world.choose(0, 1e6)],
      ...['x', 'lab=x', 'a=1', 'lab=pair&seed=x', '%', 'x'.repeat(3000)].map((state): [string, () => unknown] => ['setState', () => pair.setState(state)]),
      ...[{a: {w: 0}}, {a: {x: NaN}}, {b: {angle: 'x'}}, {b: {angle: {}}}, {b: 5}, 5].map((pose): [string, () => unknown] => ['setPose', () => pair.setPose(pose as never)]),
      ['collide', () => cs.collide(undefined as never, undefined as never)], ['seek', () => pair.seek('x' as never)], ['setScene', () => pair.setScene('x' as never)],
      ['setTheme', () => pair.setTheme('x' as never)], ['on', () => pair.on('stage', 5 as never)], ['on', () => pair.on('x' as never, () => {})],
      ...[{a: {points: []}}, {a: {points: [[0, 0, 0], [1, 0, 0], [0, 1, 0], [1, 1, 0]]}}, {a: {points: [[0, 0, 'x']]}}, {b: {position: [NaN, 0, 0]}}, {b: 5}, 5].map((of): [string, () => unknown] => ['setHulls', () => hull.setHulls(of as never)]),
      ...['{', '{}', 'v 0 0 0', 'f 1 2 3', 'v 0 0 x', undefined].map((of): [string, () => unknown] => ['load', () => hull.load(of)]),
      ...['x', 'lab=hull&a=1', 'lab=hull&sub=9999', 'lab=hull&va=0,0,0', 'lab=hull&bias=x', 'lab=hull&tilt=x'].map((state): [string, () => unknown] => ['setState', () => hull.setState(state)]),
      ['seek', () => hull.seek('x' as never)], ['setScene', () => hull.setScene('x' as never)],
      ['collideHulls', () => cs.collideHulls(undefined as never, undefined as never)],
      ['press', () => pair.press({} as never)], ['mount', () => cs.mount(5 as never)], ['mount', () => cs.mount(place, 5 as never)],
    ];
    for (const [name, call] of calls) {
      try {
        await call();
        quiet.push(name);
      } catch (error) {
        const {message, range, field, cause} = error as {message: string; range?: string; field?: string; cause?: Error};
        names.push(field ?? '', cause?.message ?? ''); // the browser's own words
        said.push(message, ...range === undefined ? [] : [range]);
      }
    }
    pair.destroy();
    try {
      pair.next();
    } catch (error) {
      said.push((error as Error).message);
    }
    return {said, quiet, names};
  });
  const findings = new Findings();
  const events = ['stage', 'pose', 'contacts', 'answered', 'marks', 'camera', 'play', 'pause', 'error', 'state', 'solved'].reduce((first, last) => `⟦${last}${SEPARATOR}${first}⟧`);
  const code = [...names, ...FIELDS, events, 'JSON'].filter(Boolean).sort((a, b) => b.length - a.length)
    .map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const any = new RegExp(`(?<![\\p{L}-])(${code.join('|')})(?![\\p{L}-])`, 'gu');
  findings.listen(said.map((text) => text.replaceAll(any, '')), 'an error');
  findings.none();
  expect(quiet.length, quiet.join()).toBeLessThan(4);
});

test('embedded figures, and notices of their options', async ({page, blog, faults: wrong}) => {
  test.slow();
  wrong.allow(/404|ERR_|Failed to load/);
  const findings = new Findings();
  for (const options of [
    'controls=minimal&stage=clip-neg', 'controls=full&panels=presets,values,ids,boxes,keys', 'controls=none', 'stages=keep,contacts&editable=none',
    'lab=hull&preset=spin&stage=clip', 'lab=hull&preset=edgeedge&stage=edges&controls=full', 'lab=hull&preset=gap&stage=keep&controls=full&panels=presets,values,ids,boxes,keys', 'lab=hull&preset=nothing&stage=x',
    ...LONG ? BAD : [BAD.join('&')],
  ]) {
    await page.goto(blog.publish(iframe(new URL(`embed.html?${options.includes('preset=') ? '' : 'preset=both-clip&'}${options}`, FIXTURES.replace('fixtures/', '')).href)));
    const frame = await figureIn(page);
    await findings.look(frame, options);
  }
  findings.none();
});

for (const width of [1280, 390]) {
  test.describe(`${width} px wide`, () => {
    test.use({viewport: {width, height: 900}});
    const {pair, hull, compared} = LONG ? {pair: PRESETS, hull: HULL_PRESETS, compared: HULL_PRESETS} : SHOWN[width]!;

    test('the Pair lab, at every stage of its presets', async ({page, lab}) => {
      test.slow();
      const findings = new Findings();
      await lab.open();
      for (const preset of pair) {
        for (const stage of STAGES) {
          await lab.go(`lab=pair&stage=${stage}&preset=${preset}`);
          await expect(lab.figure).toHaveAttribute('data-stage', stage);
          await findings.look(page, `${preset} ${stage}`);
        }
      }
      findings.none();
    });

    test('the Pair lab’s keys, pictures of presets, notes, Share, notices', async ({page, lab, faults: wrong}) => {
      wrong.allow(ABORTED);
      wrong.allow(/inline script/);
      const findings = new Findings();
      await lab.open('lab=pair&stage=contacts&preset=both-clip');
      await page.locator('.cs-keys summary').click();
      await findings.look(page, 'keys');
      for (const note of await page.locator('.cs-term:visible').all()) {
        await note.click();
        await findings.look(page, 'a note');
        await page.keyboard.press('Escape');
      }
      await page.keyboard.press('m');
      await lab.canvas.hover();
      await findings.look(page, 'measuring');
      await page.keyboard.press('n');
      await page.locator('.cs-presets button[aria-pressed=false]').first().click();
      await expect(page.locator('.cs-gallery')).toBeVisible();
      await findings.look(page, 'the pictures');
      await lab.type('a.w', 'wide');
      await findings.look(page, 'a refused field');
      await lab.go('lab=pair&preset=both-clip&stage=clip-neg&mistake=positive-first');
      await expect(page.locator('.cs-port-values .cs-wrong').first()).toBeVisible();
      await findings.look(page, 'a mistake in the code');
      await lab.go('lab=pair&preset=both-clip&stage=clip-neg&exercise=clip');
      await expect(page.locator('.cs-code-status')).not.toBeEmpty(); // the host's policy forbids run.html
      for (let n = 0; n < 3; n++) await page.locator('.cs-code-tools > button').last().click();
      await findings.look(page, 'an exercise');
      await page.keyboard.press('c');
      await page.locator('#share').dispatchEvent('click'); // it may be in a closed menu
      await expect(page.getByRole('dialog')).toBeVisible();
      await findings.look(page, 'Share');
      for (const summary of await page.getByRole('dialog').locator('summary').all()) await summary.click();
      await findings.look(page, 'Share, opened');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('combobox', {name: spoken('page.search.field')})).toBeFocused();
      await findings.look(page, 'the search');
      await page.keyboard.press('Escape');
      for (const state of ['lab=pair&preset=nothing', 'lab=pair&stage=nothing', 'lab=none', 'lab=pair&a=1,2', 'lab=pair&seed=x', 'lab=pair&a=1,1,0,0,0', '%', 'x']) {
        await lab.go(state);
        await expect(lab.notice).toBeVisible();
        await findings.look(page, `the link ${state}`);
      }
      findings.none();
    });

    for (const stage of HULL_STAGES) {
      test(`the Hulls lab, at ${stage} of its presets`, async ({page, lab}) => {
        test.slow();
        const findings = new Findings();
        await lab.open(`lab=hull&stage=${stage}`);
        for (const preset of hull) {
          await lab.go(`lab=hull&stage=${stage}&preset=${preset}`);
          await expect(page.locator('.cs-presets select')).toHaveValue(preset);
          await expect(lab.figure).toHaveAttribute('data-stage', stage);
          await findings.look(page, `${preset} ${stage}`);
          for (let sub = 2; await page.locator('.cs-hull').getAttribute('data-sub') !== null && sub < 5; sub++) {
            await page.locator('.cs-next').click();
            if (await lab.figure.getAttribute('data-stage') !== stage) break;
            await findings.look(page, `${preset} ${stage} ${sub}`);
          }
        }
        findings.none();
      });
    }

    test('the Hulls lab’s keys, vertices, files, three answers, notices', async ({page, lab}) => {
      test.slow();
      const findings = new Findings();
      await lab.open('lab=hull&stage=contacts&preset=fault-boundary');
      await page.locator('.cs-keys summary').click();
      await findings.look(page, 'keys');
      for (const key of ['hull.ui.vertices', 'ui.gallery.name', 'hull.ui.import.name', 'hull.ui.export.name', 'hull.ui.compare.name'] as const) {
        await page.getByRole('button', {name: spoken(key), exact: true}).click();
        await findings.look(page, key);
      }
      for (const preset of compared) {
        await lab.go(`lab=hull&stage=contacts&preset=${preset}&compare=on&tilt=0.001`);
        await expect(page.locator('.cs-presets select')).toHaveValue(preset);
        await findings.look(page, `${preset} compared`);
      }
      await lab.go('lab=hull&stage=best-axis&preset=edgeedge');
      await lab.type('bias.0', 'much');
      await lab.type('b.0', 'far');
      await findings.look(page, 'refused fields');
      for (const state of ['lab=hull&preset=nothing', 'lab=hull&stage=setup', 'lab=hull&sub=9999', 'lab=hull&a=1,2', 'lab=hull&seed=x', 'lab=hull&va=0,0,0;1,1,1']) {
        await lab.go(state);
        await expect(lab.notice).toBeVisible();
        await findings.look(page, `the link ${state}`);
      }
      findings.none();
    });

    test('the World lab, its scenes and its notices', async ({page, faults: wrong}) => {
      wrong.allow(ABORTED);
      const findings = new Findings();
      await page.goto('./#lab=world&scene=single-box');
      const world = page.locator('.cs-world');
      const go = (hash: string): Promise<void> => page.evaluate((to) => {
        location.hash = to;
      }, hash);
      for (const [i, scene] of SCENES.slice(0, 11).entries()) {
        const step = String(30 + i % 2); // differs from the previous scene's step, which is shown until the new scene begins
        await go(`lab=world&scene=${scene}&step=${step}`);
        await expect(world).toHaveAttribute('data-scene', scene);
        await expect(world).toHaveAttribute('data-step', step);
        await expect(world.locator('.cs-axis .cs-scrubber')).toHaveValue(step); // the axis is rendered a frame later
        await findings.look(page, scene);
      }
      for (const hash of ['lab=world&scene=nothing', 'lab=world&step=x', 'lab=world&scene=own']) {
        await go(hash);
        await expect(page.locator('.cs-notice').last()).toBeVisible();
        await findings.look(page, `the link ${hash}`);
      }
      await page.locator('#share').dispatchEvent('click'); // it may be in a closed menu
      await findings.look(page, 'Share');
      findings.none();
    });

    test('the pages Embed, How it works, Glossary and Handout', async ({page, faults: wrong}) => {
      test.slow();
      wrong.allow(ABORTED);
      const findings = new Findings();
      await page.route(/\/sizes\.json$/, (route) => route.fulfill({json: {wasm: 300000, pair: 75000, world: 98000, hull: 78000, element: 101000}})); // the real build writes this file
      await page.goto('embedding.html');
      await expect(page.frameLocator('#preview').locator('.cs-figure[data-stage]')).toBeVisible();
      await findings.look(page, 'Embed');
      await page.goto('post.html');
      await expect(page.locator('main .cs-term').first()).toBeVisible();
      for (const frame of await page.locator('iframe').all()) {
        await frame.scrollIntoViewIfNeeded();
        await expect(frame.contentFrame().locator('.cs-figure')).toHaveAttribute('data-stage');
      }
      await findings.look(page, 'the post');
      for (const frame of page.frames().slice(1)) await findings.look(frame, frame.url());
      await page.goto('glossary.html');
      await findings.look(page, 'the glossary');
      for (const lab of ['pair', 'hull']) {
        await page.goto(`handout.html?lab=${lab}`);
        await page.locator('body[data-ready]').waitFor({state: 'attached'});
        await findings.look(page, `the handout of ${lab}`);
      }
      findings.none();
    });

    test('the page without an engine', async ({page, faults: wrong}) => {
      wrong.allow(/ERR_|Failed to load/);
      const findings = new Findings();
      await page.route(/\.wasm/, (route) => route.abort());
      await page.goto('embed.html');
      await expect(page.locator('.cs-failure')).toBeVisible();
      await findings.look(page, 'no engine');
      await page.goto('./');
      await expect(page.locator('.cs-failure')).toBeVisible();
      await findings.look(page, 'no engine in the lab');
      findings.none();
    });
  });
}
