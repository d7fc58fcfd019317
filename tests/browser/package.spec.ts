import {LONG, some} from './lab';
import {execFileSync, spawnSync} from 'node:child_process';
import {copyFileSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {expect, test, type Page} from '@playwright/test';
import * as esbuild from 'esbuild';
import webpack from 'webpack';
import {build, createServer} from '../../web/node_modules/vite/dist/node/index.js';
import {example, Package, serve} from './package';
import {FIXTURES, STRICT} from './server';
import {say} from './words';

const FILES = `
LICENSE README.md package.json lib/clipstage.js lib/clipstage.d.ts lib/element.js lib/element.d.ts lib/layout.js lib/layout.d.ts
lib/pair.wasm lib/world.wasm lib/hull.wasm lib/shape.wasm lib/check.wasm lib/collide.js lib/collide.d.ts lib/collide.wasm lib/scene.schema.json lib/licenses.txt lib/style.css lib/draw-clipping.js lib/draw-hull.js lib/draw-layers.js lib/draw-plots.js lib/draw-shape.js lib/draw-world.js
lib/board.js lib/camera.js lib/cases.js lib/editor.js lib/figures.js lib/files.js lib/geometry.js lib/gosources.js lib/grid.js lib/label.js lib/layout.gen.js lib/manifest.js lib/marks.js lib/notes.js lib/number.js lib/pane.js lib/pen.js lib/picture.js lib/registry.js lib/run.html lib/save.js lib/sheets.js lib/worldpane.js
lib/space.js lib/react.d.ts lib/react.js lib/element2.js lib/stage.js lib/outline.js lib/svelte.d.ts lib/vue.d.ts lib/text-en-pair.js lib/text-en-world.js lib/text-en-hull.js lib/text-en-shape.js lib/text-sitewords.js lib/texts.js lib/viewer.js
`.trim().split(/\s+/);

const WEB = fileURLToPath(new URL('../../web/', import.meta.url)), LIB = join(WEB, 'lib'), DIST = process.env.CLIPSTAGE_DIST ?? join(WEB, 'dist');

/** A page without its own style sheet. It has one figure by mount, as in the README, and one by the element. */
const HTML = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A project</title><link rel="icon" href="data:,"></head>
<body><main id="figure"></main><clip-stage preset="deep" stage="keep">Two boxes.</clip-stage><script type="module" src="./main.js"></script></body></html>`;
const BOXES = '{w: 2, h: 1, x: 0, y: 0, angle: 0}, {w: 1, h: 1, x: 0, y: 0.9, angle: 0}';
const MAIN = `import 'clipstage/element';
import {load as loadBare} from 'clipstage/collide';
loadBare().then((engine) => { document.body.dataset.contacts = engine.collide(${BOXES}).result.out.n; }, (error) => console.error(error.code, error.message));\nimport {VERSION, F} from 'clipstage/layout';\n${example()}\nif (F.version !== 0 || VERSION < 1) throw new Error('no layout');\n`;
const FILES_OF = {'index.html': HTML, 'main.js': MAIN};

let made: Package;
test.describe.configure({mode: 'default'}); // the package is made once
test.beforeAll(() => {
  made = new Package();
});
test.afterAll(() => made?.remove());

/** Checks both figures' stages and style, the result of the engine without a page, and an empty console. */
async function seesFigures(page: Page, url: string): Promise<void> {
  await page.goto('about:blank'); // so that no message of the last page counts
  const told: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) told.push(message.text());
  });
  page.on('pageerror', (error) => told.push(String(error)));
  await page.goto(url);
  const mounted = page.locator('#figure > .cs-figure'), element = page.locator('clip-stage .cs-figure');
  await expect(mounted).toHaveAttribute('data-stage', 'clip-pos', {timeout: 30_000});
  await expect(element).toHaveAttribute('data-stage', 'keep', {timeout: 30_000});
  await expect(page.locator('body')).toHaveAttribute('data-contacts', '2');
  for (const figure of [mounted, element]) await expect(figure).toHaveCSS('display', /flex|grid/);
  expect(told).toEqual([]);
}

async function served(folder: string, look: (url: string) => Promise<void>): Promise<void> {
  const host = await serve(folder);
  try {
    await look(host.url);
  } finally {
    host.close();
  }
}

test('the tarball has these files, and no others', () => {
  expect(made.name).toBe(`clipstage-${made.version}.tgz`);
  expect([...made.files.keys()].sort()).toEqual(FILES.sort());
  const licences = readFileSync(join(LIB, 'licenses.txt'), 'utf8').split(/\n-{80}\n\n/).map((text) => text.split('\n')[0]);
  expect(licences).toEqual(expect.arrayContaining(['Go', 'vecty', 'three', 'd3-zoom', 'uplot']));
});

test('the page shows the package’s version', async ({page}) => {
  await page.goto(STRICT);
  for (const width of [1280, 1000, 390, 320, 280]) {
    await page.setViewportSize({width, height: 800});
    const shown = page.locator(width > 480 ? '.page-version' : '.page-about');
    await expect(shown).toHaveText(say('page.version', {version: made.version}));
    if (!await shown.isVisible()) await page.getByRole('button', {name: say('page.more')}).click();
    await expect(shown).toBeInViewport({ratio: 1});
    expect(await shown.evaluate((one) => { // not covered
      const {left, top, right, bottom} = one.getBoundingClientRect();
      return [left + 1, right - 1].every((x) => document.elementFromPoint(x, (top + bottom) / 2) === one);
    })).toBe(true);
  }
  await page.goto(`${STRICT}embedding.html`);
  await expect(page.locator('.embedding-version')).toHaveText(say('page.version', {version: made.version}));
});

test('a Vite project builds it', async ({page}) => {
  const root = made.project('vite', FILES_OF);
  await build({root, configFile: false, logLevel: 'error'});
  await served(join(root, 'dist'), (url) => seesFigures(page, url));
});

test('a figure has its style once: by a link of its page, by mount, in a shadow root', async ({page}) => {
  await page.goto(`${FIXTURES}one.html`);
  const own = page.locator('main > .cs-figure');
  await expect(own).toHaveAttribute('data-stage', 'setup');
  expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
  const looks = await own.evaluate((figure) => getComputedStyle(figure).display);

  await page.goto(`${FIXTURES}bare.html`);
  const sheets = await page.evaluate(async () => {
    const {load} = await import('../engine.js' as string) as typeof import('../../web/src/engine'), engine = await load();
    const [plain, twice, host] = document.querySelectorAll('div'), shadow = host!.attachShadow({mode: 'open'});
    const inside = shadow.appendChild(document.createElement('section'));
    engine.mount(plain!);
    engine.mount(twice!, {lab: 'world'});
    engine.mount(inside, {lab: 'hull'});
    return [document.adoptedStyleSheets.length, shadow.adoptedStyleSheets.length, getComputedStyle(inside.firstElementChild!).display, getComputedStyle(document.documentElement).getPropertyValue('--cs-paper')];
  });
  expect(sheets).toEqual([3, 3, looks, '']);
});

test('Vite’s dev server, which prebundles it, finds its wasm', async ({page}) => {
  const root = made.project('dev', FILES_OF);
  const server = await createServer({root, configFile: false, logLevel: 'error', server: {port: 0, host: 'localhost'}});
  try {
    await server.listen();
    await seesFigures(page, server.resolvedUrls!.local[0]!);
  } finally {
    await server.close();
  }
});

test('a webpack project builds it', async ({page}) => {
  const root = made.project('webpack', FILES_OF);
  const {errors, warnings} = await new Promise<webpack.StatsCompilation>((resolve, reject) => {
    webpack({mode: 'production', context: root, entry: './main.js', output: {path: join(root, 'dist'), filename: 'main.js', trustedTypes: true}, performance: false, optimization: {minimize: false}}, (error, stats) => (error ? reject(error) : resolve(stats!.toJson({all: false, errors: true, warnings: true}))));
  });
  expect([errors, warnings]).toEqual([[], []]);
  writeFileSync(join(root, 'dist/index.html'), HTML);
  await served(join(root, 'dist'), (url) => seesFigures(page, url));
});

test('in an esbuild project the error names the wasm’s place, and the wasm works there', async ({page}) => {
  const root = made.project('esbuild', FILES_OF), outdir = join(root, 'dist');
  const {warnings} = await esbuild.build({absWorkingDir: root, entryPoints: ['main.js'], bundle: true, format: 'esm', splitting: true, target: 'es2020', outdir, logLevel: 'silent'});
  expect(warnings).toEqual([]);
  writeFileSync(join(outdir, 'index.html'), HTML);
  await served(outdir, async (url) => {
    const told = page.waitForEvent('console', {predicate: (message) => message.text().includes('clipstage/pair.wasm'), timeout: 30_000});
    await page.goto(url);
    expect((await told).text()).toContain('not-found');
    for (const file of ['pair.wasm', 'world.wasm', 'hull.wasm', 'check.wasm', 'collide.wasm']) copyFileSync(join(root, 'node_modules/clipstage/lib', file), join(outdir, file));
    await seesFigures(page, url);
  });
});

test('Node loads every module, and a figure’s error says that it needs a page', () => {
  const root = made.project('node', {'main.js': `
    const modules = await Promise.all(['clipstage', 'clipstage/element', 'clipstage/layout'].map((name) => import(name)));
    const code = await modules[0].load().catch((error) => error.code + ': ' + error.message);
    const {load} = await import('clipstage/collide'), engine = await load(), {length} = engine.collide(${BOXES}).result.out.contacts;
    console.log(JSON.stringify({length, names: modules.map((one) => Object.keys(one)[0]), code}));`});
  expect(JSON.parse(execFileSync(process.execPath, ['main.js'], {cwd: root, encoding: 'utf8'}))).toEqual({length: 2, names: ['ClipstageError', 'ClipStage', 'ANCHOR'], code: expect.stringMatching(/^unsupported: .*clipstage\/collide/) as unknown});
});

test('the example of clipstage/layout draws every box of a world at its place', async ({page}) => {
  const scripts = ['collide', 'layout'].map((name) => `"clipstage/${name}": "./node_modules/clipstage/lib/${name}.js"`).join(', ');
  const root = made.project('layout', {
    'draw.js': example('clipstage/layout'),
    'index.html': `<!doctype html><html lang="en"><title>A world</title><link rel="icon" href="data:,"><script type="importmap">{"imports": {${scripts}}}</script><canvas width="800" height="400"></canvas><script type="module" src="./main.js"></script></html>`,
    'main.js': `import {load} from 'clipstage/collide';\nimport {draw} from './draw.js';\n
      const context = document.querySelector('canvas').getContext('2d'), world = (await load()).world({scene: 'pyramid'}), drawn = [];
      world.step(60);
      world.edit({do: 'remove', body: 3});
      const {strokeRect} = context;
      context.strokeRect = (x, y, w, h) => {
        const {e, f, a} = context.getTransform();
        drawn.push([e, f, w, h, a]);
        strokeRect.call(context, x, y, w, h);
      };
      draw(context, world.frame);
      const {data} = context.getImageData(0, 0, 800, 400);
      document.body.dataset.found = JSON.stringify({drawn, bodies: world.getTrace().result.bodies, inked: data.some((byte) => byte > 0)});`,
  });
  const host = await serve(root, ''); // the page has an import map
  try {
    await page.goto(host.url);
    await expect(page.locator('body')).toHaveAttribute('data-found', /./, {timeout: 30_000});
    const {drawn, bodies, inked} = JSON.parse((await page.locator('body').getAttribute('data-found'))!) as {drawn: number[][]; bodies: number[][]; inked: boolean};
    expect(inked).toBe(true);
    expect(drawn.map(([x, y]) => [x, y])).toEqual(bodies.filter((_, i) => i !== 3).map(([x, y]) => [expect.closeTo(400 + 20 * x!, 3), expect.closeTo(400 - 20 * (1 + y!), 3)]));
  } finally {
    host.close();
  }
});

test('the types import only files of the package', () => {
  const wrong: string[] = [];
  for (const file of [...made.files.keys()].filter((name) => name.endsWith('.d.ts'))) {
    for (const [comment] of readFileSync(join(WEB, file), 'utf8').matchAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm)) {
      for (const [name] of comment.matchAll(/[\w./-]*\w\.(?:ts|js|mjs|go|md|json|css|html|wasm|txt)\b|\b(?:wasm|web|tests|physics)\/[\w./-]+/g)) {
        if (!made.files.has(name) && !made.files.has(`lib/${name.replace(/^\.\//, '')}`)) wrong.push(`${file}: ${name} in ${comment}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

/** The public names in the element's types, in addition to the main module's. */
const ELEMENT = `Arguments Camera ClipStage ClipStageDetails ClipStageOptions Lab LabEvents LabFigure LabOptions Method Methods NameOf Of OptionName PlainTrace Properties Result Settable Shown Standing TraceEvents TraceFigure View`.split(' ');

for (const [whose, folder, main, element] of [['site', DIST, 'engine', 'clip-stage'], ['package', LIB, 'clipstage', 'element']] as const) {
  test(`the types of the ${whose} have only the error class and public names`, () => {
    const [figures, tag] = [main, element].map((name) => readFileSync(join(folder, `${name}.d.ts`), 'utf8')) as [string, string];
    const declared = (text: string): string[] => [...text.matchAll(/^(?:declare )?(?:abstract )?(?:const|class|interface|type|function) (\w+)/gm)].map(([, name]) => name!);
    expect(`${figures}${tag}`.match(/\bclass \w+|\b(?:private|protected|constructor)\b/g)).toEqual(['class ClipstageError', 'constructor']);
    expect([...new Set(declared(tag))].sort()).toEqual(ELEMENT);
    expect(declared(figures)).toEqual(expect.arrayContaining(['Trace', 'WorldTrace', 'HullTrace', 'Scene']));
  });
}

/** A program without a page. It has no browser types, and Node's types only if they are installed. */
const SERVER = `
import {load} from 'clipstage/collide';
export async function contacts(): Promise<number> {
  for (const wasm of ['./collide.wasm', new Uint8Array(8), new ArrayBuffer(8)]) await load({wasm});
  // @ts-expect-error no wasm
  await load({wasm: 7});
  return (await load()).collide(${BOXES}).result.out.n;
}
`;

for (const compiler of some(['typescript', 'typescript-5.0'])) for (const types of some([[], ['node']])) {
  test(`${compiler} with ${types[0] ?? 'no'} types beside JavaScript’s own compiles a program without a page`, () => {
    const compilerOptions = {module: 'nodenext', target: 'es2022', lib: ['es2022'], types, typeRoots: [join(WEB, 'node_modules/@types')], strict: true, skipLibCheck: false, skipDefaultLibCheck: true, noEmit: true};
    const root = made.project(`${compiler}-server${types.length}`, {'server.ts': SERVER, 'tsconfig.json': JSON.stringify({compilerOptions, files: ['server.ts']})});
    const {status, stdout} = spawnSync(process.execPath, [join(fileURLToPath(new URL('../node_modules/', import.meta.url)), compiler, 'bin/tsc'), '-p', root], {encoding: 'utf8'});
    expect(stdout).toBe('');
    expect(status).toBe(0);
  });
}

/** Rules of type resolution: a bundler's, Node's, and the old ones. */
const RESOLUTIONS = {bundler: {module: 'esnext', moduleResolution: 'bundler'}, node16: {module: 'node16', moduleResolution: 'node16'}, node10: {module: 'esnext', moduleResolution: 'node'}};

// README.md names the oldest of these compilers.
const COMPILERS = {'typescript-5.0': ['bundler', 'node16', 'node10'], 'typescript': ['bundler', 'node16']} as const;
for (const [compiler, resolution] of Object.entries(COMPILERS).flatMap(([compiler, resolutions]) => some(resolutions).map((resolution) => [compiler, resolution] as const))) {
  test(`${compiler}, by the rules of ${resolution}, accepts exact literals, and only public names`, () => {
    const compilerOptions = {...RESOLUTIONS[resolution], target: 'es2022', lib: ['es2022', 'dom'], types: [], strict: true, skipLibCheck: false, skipDefaultLibCheck: true, noEmit: true};
    const root = made.project(`${compiler}-${resolution}`, {
      'consumer.ts': readFileSync(new URL('../package/consumer.ts', import.meta.url), 'utf8'),
      'tsconfig.json': JSON.stringify({compilerOptions, files: ['consumer.ts']}),
    });
    const {status, stdout} = spawnSync(process.execPath, [join(fileURLToPath(new URL('../node_modules/', import.meta.url)), compiler, 'bin/tsc'), '-p', root], {encoding: 'utf8'});
    expect(stdout).toBe('');
    expect(status).toBe(0);
  });
}

const MODULES = fileURLToPath(new URL('../node_modules/', import.meta.url));

/** Programs with the tag, and the places of their frameworks' types. */
const FRAMEWORKS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'react.tsx': {react: '@types/react', 'react/*': '@types/react/*'}, 'vue.ts': {vue: 'vue'}, 'svelte.ts': {'svelte/elements': 'svelte/elements.d.ts'},
};
for (const files of LONG ? Object.keys(FRAMEWORKS).map((file) => [file]) : [Object.keys(FRAMEWORKS)]) {
  test(`${files.join(', ')}: TypeScript knows the tag's options and events there, and refuses others`, () => {
    const paths = Object.fromEntries(files.flatMap((file) => Object.entries(FRAMEWORKS[file]!)).map(([name, place]) => [name, [join(MODULES, place)]]));
    const compilerOptions = {...RESOLUTIONS.bundler, paths, jsx: 'react-jsx', target: 'es2022', lib: ['es2022', 'dom'], types: [], strict: true, skipLibCheck: false, noEmit: true};
    const root = made.project(files.join().replace('.', '-'), {
      ...Object.fromEntries(files.map((file) => [file, readFileSync(new URL(`../package/${file}`, import.meta.url), 'utf8')])),
      'tsconfig.json': JSON.stringify({compilerOptions, files}),
    });
    const {status, stdout} = spawnSync(process.execPath, [join(MODULES, 'typescript/bin/tsc'), '-p', root], {encoding: 'utf8'});
    expect(stdout).toBe('');
    expect(status).toBe(0);
  });
}
