import {Blog} from '../browser/post';
import {type Lab, expect, soon, test as base} from './lab';

const test = base.extend<{blog: Blog}>({
  blog: async ({webkit}, use) => {
    const blog = await Blog.open(`A post, read in ${(await webkit.driver.getCapabilities()).getBrowserName()}`);
    await use(blog);
    blog.close();
  },
});

type Element = HTMLElement & Record<'next' | 'seek' | 'getState' | 'getTrace', (...args: unknown[]) => Promise<unknown>>;

const stageOf = (lab: Lab, id: string): Promise<string | undefined> =>
  lab.run((id) => document.getElementById(id)!.shadowRoot?.querySelector<HTMLElement>('.cs-figure')?.dataset['stage'], id);

/** Opens a post with elements, on another origin. */
async function read(lab: Lab, blog: Blog, elements: string): Promise<void> {
  lab.host.changeHeader('access-control-allow-origin', () => '*');
  await lab.driver.get(blog.publish(`<script type="module" src="${lab.host.url}clip-stage.js"></script><script>
    window.told = [];
    document.addEventListener('DOMContentLoaded', () => {
      for (const type of ['load', 'stage']) document.getElementById('one').addEventListener(type, ({detail}) => told.push(type + ' ' + detail.stage));
    });
  </script>${elements}`));
}

test('elements show figures of two labs, take commands and attributes, and send events', async ({lab, blog}) => {
  await read(lab, blog, '<clip-stage id="one" preset="both-clip" stage="clip-pos"></clip-stage><clip-stage id="two" lab="world" scene="dominos" step="20"></clip-stage>');
  await soon(() => stageOf(lab, 'one')).toBe('clip-pos');
  await lab.run(() => void (document.getElementById('one') as Element).next());
  await soon(() => stageOf(lab, 'one')).toBe('keep');
  await lab.run(() => document.getElementById('one')!.setAttribute('stage', 'incident'));
  await soon(() => stageOf(lab, 'one')).toBe('incident');
  expect(await lab.run(() => (window as unknown as {told: string[]}).told)).toEqual(['load clip-pos', 'stage clip-pos', 'stage keep', 'stage incident']);
  expect(await lab.run(() => (document.getElementById('one') as Element).getState())).toBe('lab=pair&stage=incident&preset=both-clip');
  await lab.run(() => document.getElementById('two')!.scrollIntoView());
  await soon(() => lab.run(() => document.getElementById('two')!.shadowRoot!.querySelector<HTMLElement>('.cs-world')?.dataset['step'])).toBe('20');
});

test('a saved trace is shown without the engine, with its picture', async ({lab, blog}) => {
  await read(lab, blog, '<clip-stage id="one" preset="both-clip" stage="keep" theme="light"></clip-stage>');
  await soon(() => stageOf(lab, 'one')).toBe('keep');
  const saved = await lab.run(async () => JSON.stringify(await (document.getElementById('one') as Element).getTrace()));
  lab.host.change(/saved\.json$/, (answer) => ({...answer, status: 200, headers: {'content-type': 'application/json', 'access-control-allow-origin': '*'}, body: Buffer.from(saved)}));
  const before = lab.host.requests.filter((path) => path.includes('.wasm')).length;
  await read(lab, blog, `<clip-stage id="one" trace="${lab.host.url}saved.json" stage="keep" theme="light"></clip-stage>`);
  await soon(() => stageOf(lab, 'one')).toBe('keep');
  await lab.run(() => void (document.getElementById('one') as Element).seek('contacts'));
  await soon(() => stageOf(lab, 'one')).toBe('contacts');
  expect(await lab.run(() => (window as unknown as {told: string[]}).told)).toEqual(['load keep', 'stage keep', 'stage contacts']);
  expect(lab.host.requests.filter((path) => path.includes('.wasm'))).toHaveLength(before);
});

test('the page of a preset has pictures, and its figure can be stepped', async ({lab}) => {
  await lab.visit('p/deep/');
  expect(await lab.run(() => document.querySelectorAll('ol > li img').length)).toBe(10);
  await lab.driver.switchTo().frame(await lab.one('iframe'));
  await lab.one('.cs-figure[data-stage=setup]');
  await lab.press('Next stage');
  await lab.one('.cs-figure[data-stage=faces-a]');
});
