import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {compile} from 'svelte/compiler';
import {compileScript, parse} from 'vue/compiler-sfc';
import {build} from '../../web/node_modules/vite/dist/node/index.js';
import {some, soon} from './lab';
import {expect, test} from './post';
import {OPEN, STRICT} from './server';

const recipe = (file: string): string => readFileSync(new URL(`../../web/recipes/${file}`, import.meta.url), 'utf8').replaceAll('https://clipstage.example/', STRICT);

const compilers: Record<string, (source: string, file: string) => string> = {
  vue: (source, filename) => compileScript(parse(source, {filename}).descriptor, {
    id: 'post', inlineTemplate: true, templateOptions: {compilerOptions: {isCustomElement: (tag: string) => tag === 'clip-stage'}},
  }).content,
  svelte: (source, filename) => compile(source, {filename, generate: 'client'}).js.code,
};

/** Bundles a page's script with some files of recipes, for production. */
async function bundle(folder: string, files: Record<string, string>): Promise<string> {
  mkdirSync(folder, {recursive: true});
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  const made = await build({
    root: folder, configFile: false, logLevel: 'error', mode: 'production', oxc: {jsx: {runtime: 'automatic', development: false}}, define: {'process.env.NODE_ENV': '"production"', __VUE_OPTIONS_API__: 'false', __VUE_PROD_DEVTOOLS__: 'false', __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false'},
    build: {write: false, lib: {entry: join(folder, 'page.jsx'), formats: ['es']}},
    plugins: [{
      name: 'framework',
      enforce: 'pre',
      transform: (source: string, id: string) => {
        const compiler = compilers[/\.(vue|svelte)$/.exec(id)?.[1] ?? ''];
        return compiler ? {code: compiler(source, id), map: null} : null;
      },
    }],
  });
  const [{output}] = made as unknown as [{output: [{code: string}]}];
  return output[0].code.replaceAll('</script', '<\\/script');
}

const PAGES: Record<string, {file: string; page: string}> = {
  React: {file: 'Post.jsx', page: `import {StrictMode} from 'react'; import {createRoot} from 'react-dom/client'; import Post from './Post.jsx';
    createRoot(document.getElementById('app')).render(<StrictMode><Post /></StrictMode>);`},
  Vue: {file: 'Post.vue', page: `import {createApp} from 'vue'; import Post from './Post.vue'; createApp(Post).mount('#app');`},
  Svelte: {file: 'Post.svelte', page: `import {mount} from 'svelte'; import Post from './Post.svelte'; mount(Post, {target: document.getElementById('app')});`},
};

for (const [name, {file, page: entry}] of Object.entries(PAGES)) {
  for (const first of some(name === 'Vue' ? ['the element', 'the framework'] as const : ['the framework', 'the element'] as const)) {
    test(`${name}: properties reach the element, events come back, and its methods are called, with ${first} first`, async ({page, blog}, info) => {
      const code = await bundle(info.outputPath('site'), {[file]: recipe(file), 'page.jsx': entry});
      const scripts = [`<script type="module" src="${OPEN}clip-stage.js"></script>`, `<script type="module">${code}</script>`];
      await page.goto(blog.publish(`<div id="app"></div>${(first === 'the element' ? scripts : scripts.reverse()).join('')}`));
      const figure = page.locator('clip-stage .cs-figure');
      await expect(figure).toHaveAttribute('data-stage', 'clip-pos');
      await expect(figure.locator('.cs-stage')).toHaveCount(3); // a list, as a property or an attribute
      await page.getByRole('button', {name: 'On', exact: true}).click();
      await expect(page.locator('output')).toHaveText('keep');
      await page.getByRole('button', {name: 'To the contacts'}).click();
      await expect(figure).toHaveAttribute('data-stage', 'contacts');
      await soon(() => page.locator('clip-stage').evaluate((element) => (element as unknown as {stage: string}).stage)).toBe('contacts');
    });
  }
}

/** A page whose component a server renders and the browser hydrates. */
const HYDRATED = `import {StrictMode} from 'react'; import {hydrateRoot} from 'react-dom/client'; import Post from './Post.jsx';
  hydrateRoot(document.getElementById('app'), <StrictMode><Post /></StrictMode>, {onRecoverableError: (error) => console.error(error)});`;

/** A component in strict mode, rendered on a server. */
async function rendered(folder: string, source: string): Promise<string> {
  const code = await bundle(folder, {'Post.jsx': source, 'page.jsx': `import {StrictMode} from 'react'; import {renderToString} from 'react-dom/server'; import Post from './Post.jsx';
    export const html = () => renderToString(<StrictMode><Post /></StrictMode>);`});
  writeFileSync(join(folder, 'server.mjs'), code);
  return (await import(pathToFileURL(join(folder, 'server.mjs')).href) as {html(): string}).html();
}

for (const first of some(['the framework', 'the element'] as const)) {
  test(`React hydrates a server-rendered recipe: list, event and stage work, with ${first} first`, async ({page, blog}, info) => {
    const source = recipe('Post.jsx'), html = await rendered(info.outputPath('server'), source), code = await bundle(info.outputPath('site'), {'Post.jsx': source, 'page.jsx': HYDRATED});
    expect(html).toContain('<clip-stage preset="both-clip" stage="clip-pos" stages="clip-pos,keep,contacts">');
    const scripts = [`<script type="module" src="${OPEN}clip-stage.js"></script>`, `<script type="module">${code}</script>`];
    await page.goto(blog.publish(`<div id="app">${html}</div>${(first === 'the element' ? scripts : scripts.reverse()).join('')}`));
    const figure = page.locator('clip-stage .cs-figure');
    await expect(figure).toHaveAttribute('data-stage', 'clip-pos');
    await expect(figure.locator('.cs-stage')).toHaveCount(3);
    await page.getByRole('button', {name: 'On', exact: true}).click();
    await expect(page.locator('output')).toHaveText('keep');
    await page.getByRole('button', {name: 'To the contacts'}).click();
    await expect(figure).toHaveAttribute('data-stage', 'contacts');
  });
}

const PLAIN = `import {useState} from 'react';
  export default function Post() {
    const [stage, setStage] = useState('clip-pos');
    return <><clip-stage preset="both-clip" stage={stage} stages={['clip-pos', 'keep']} onstage={({detail}) => setStage(detail.stage)} /><output>{stage}</output></>;
  }`;
for (const [how, stages, told] of [['has', 2, 'keep'], ['hydrates, and drops,', 10, 'clip-pos']] as const) {
  test(`React 19 ${how} the list and the handler of a tag, as described in the recipe`, async ({page, blog}, info) => {
    const server = how === 'has' ? '' : await rendered(info.outputPath('server'), PLAIN);
    const code = await bundle(info.outputPath('site'), {'Post.jsx': PLAIN, 'page.jsx': server === '' ? PAGES['React']!.page : HYDRATED});
    await page.goto(blog.publish(`<div id="app">${server}</div><script type="module" src="${OPEN}clip-stage.js"></script><script type="module">${code}</script>`));
    const element = page.locator('clip-stage'), figure = element.locator('.cs-figure');
    await expect(figure.locator('.cs-stage')).toHaveCount(stages);
    await element.evaluate((one) => (one as unknown as {next(): Promise<void>}).next());
    await expect(figure).toHaveAttribute('data-stage', 'keep');
    await expect(page.locator('output')).toHaveText(told);
  });
}

test('the component for MDX gets events, and its ref sends commands that are acknowledged', async ({page, blog}, info) => {
  const code = await bundle(info.outputPath('site'), {'Clipstage.jsx': recipe('mdx-component.jsx'), 'page.jsx': `
    import {createRef, StrictMode} from 'react'; import {createRoot} from 'react-dom/client'; import Clipstage from './Clipstage.jsx';
    window.told = []; window.figure = createRef();
    createRoot(document.getElementById('app')).render(<StrictMode><Clipstage ref={window.figure} preset="both-clip" stage="clip-pos" onStage={({stage}) => window.told.push(stage)} /></StrictMode>);`});
  await page.goto(blog.publish(`<div id="app"></div><script type="module">${code}</script>`));
  await expect(page.frameLocator('iframe').locator('.cs-figure[data-stage]')).toHaveAttribute('data-stage', 'clip-pos');
  const send = (type: string, payload: unknown): Promise<unknown> => page.evaluate(([type, payload]) =>
    (window as unknown as {figure: {current: {send(type: unknown, payload: unknown): Promise<unknown>}}}).figure.current.send(type, payload).catch((error: {code: string}) => error.code), [type, payload]);
  expect(await send('seek', {stage: 'keep'})).toEqual({type: 'seek'});
  expect(await send('getState', null)).toMatchObject({stage: 'keep'});
  expect(await send('seek', {stage: 'nowhere'})).toBe('invalid-state');
  expect(await page.evaluate(() => (window as unknown as {told: string[]}).told)).toEqual(['clip-pos', 'keep']);
});
