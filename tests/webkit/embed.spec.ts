import {aim} from '../browser/camera';
import {Blog, HEAR, type Heard, iframe} from '../browser/post';
import {type Lab, expect, soon, test as base} from './lab';

const test = base.extend<{blog: Blog}>({
  blog: async ({webkit}, use) => {
    const blog = await Blog.open(`A post, read in ${(await webkit.driver.getCapabilities()).getBrowserName()}`);
    await use(blog);
    blog.close();
  },
});

async function read(lab: Lab, post: string): Promise<void> {
  await lab.driver.get(post);
  await lab.driver.switchTo().frame(await lab.one('iframe'));
  await lab.one('.cs-figure[data-stage]');
}

const stage = (lab: Lab): Promise<string | undefined> => lab.run(() => document.querySelector<HTMLElement>('.cs-figure')!.dataset['stage']);

for (const [where, sandbox, cors] of [
  ['in an iframe', '', false],
  ['in a sandbox', 'sandbox="allow-scripts"', true],
  ['in a sandbox, from a host without CORS headers', 'sandbox="allow-scripts"', false],
] as const) {
  test(`a figure ${where} loads, is stepped and follows the mouse`, async ({lab, blog}) => {
    // In a sandbox, no host matches 'self' in WebKit. A host with a policy must name itself.
    lab.host.changeHeader('content-security-policy', (policy) => policy.replaceAll("'self'", new URL(lab.host.url).origin));
    if (cors) lab.host.changeHeader('access-control-allow-origin', () => '*');
    await read(lab, blog.publish(HEAR + iframe(`${lab.host.url}embed.html?preset=both-clip&stage=keep&theme=light&id=one`, sandbox)));
    expect(await stage(lab)).toBe('keep');
    await lab.press('Previous stage');
    await soon(() => stage(lab)).toBe('clip-pos');
    await lab.press('Next stage');
    await soon(() => stage(lab)).toBe('keep');
    await lab.press('Next stage');
    await soon(() => stage(lab)).toBe('contacts');
    await soon(() => lab.hash()).toBe('#lab=pair&stage=contacts&preset=both-clip');

    // A drag. Places are in the frame's coordinates; the mouse is in the post's.
    const number = (): Promise<number> => lab.number('a.x');
    const {centre} = await aim(lab, 'both-clip');
    const before = await number(), from = centre('A');
    await lab.drag(from, {x: from.x + 20, y: from.y}, {x: from.x + 40, y: from.y + 10});
    await soon(number).toBeGreaterThan(before);

    await lab.driver.switchTo().defaultContent();
    const heard = await lab.run(() => (window as unknown as {heard: Heard[]}).heard.map(({data}) => data.type));
    expect(heard.slice(heard.indexOf('load'))).toEqual(expect.arrayContaining(['load', 'resize', 'stage', 'pose', 'contacts']));
    await lab.run(() => document.querySelector('iframe')!.contentWindow!.postMessage({source: 'clipstage', v: 1, id: 'one', type: 'seek', payload: {stage: 'incident'}}, '*'));
    await soon(() => lab.run(() => (window as unknown as {heard: Heard[]}).heard.findLast(({data}) => data.type === 'stage')?.data.payload['stage'])).toBe('incident');
  });
}

test('a figure without its engine says so in its place, and to the post', async ({lab, blog}) => {
  lab.host.allow(/404/);
  lab.host.change(/\.wasm/, (answer) => ({...answer, status: 404, body: Buffer.from('not found')}));
  await lab.driver.get(blog.publish(HEAR + iframe(`${lab.host.url}embed.html?preset=deep&theme=dark`)));
  await soon(() => lab.run(() => (window as unknown as {heard: Heard[]}).heard.find(({data}) => data.type === 'error')?.data.payload['code'])).toBe('not-found');
  await lab.driver.switchTo().frame(await lab.one('iframe'));
  expect(await (await lab.one('[data-code]')).getText()).toContain('404');
});

test('an invalid option shows a notice, and the default is used', async ({lab, blog}) => {
  await read(lab, blog.publish(iframe(`${lab.host.url}embed.html?preset=deep&stage=nothing&theme=blue`)));
  expect(await stage(lab)).toBe('setup');
  const notice = await lab.text('.cs-notice');
  expect(notice).toContain('stage');
  expect(notice).toContain('theme');
  expect(await lab.run(() => document.querySelector('[role=alert]')?.closest('.cs-figure') !== null)).toBe(true);
});
