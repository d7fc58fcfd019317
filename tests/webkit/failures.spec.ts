import type {ErrorCode} from '../../web/src/base/error';
import {type Lab, expect, say, soon, test} from './lab';

const WASM = /\.wasm(\.gz)?$/;

async function failsWith(lab: Lab, code: ErrorCode, words: string): Promise<void> {
  const notice = await lab.one('[data-code]');
  expect(await notice.getAttribute('data-code')).toBe(code);
  expect(await notice.isDisplayed()).toBe(true);
  expect(await notice.getText()).toContain(words);
  expect(await lab.text('.cs-panel')).toContain(say('page.what'));
  expect(await (await lab.one('.cs-view img')).isDisplayed()).toBe(true);
}

test('without WebAssembly the page says so', async ({lab}) => {
  lab.host.before(() => Reflect.deleteProperty(globalThis, 'WebAssembly'));
  await lab.visit();
  await failsWith(lab, 'unsupported', say('notice.unsupported'));
});

test('without the wasm on the host the page says so', async ({lab}) => {
  lab.host.allow(/404/);
  lab.host.change(WASM, (answer) => ({...answer, status: 404, body: Buffer.from('not found')}));
  await lab.visit();
  await failsWith(lab, 'not-found', '404');
});

test('without a network the page says so and can try again', async ({lab}) => {
  lab.host.change(WASM, () => undefined);
  await lab.visit('#lab=pair&stage=keep&preset=deep');
  await failsWith(lab, 'network', say('notice.network'));
  lab.host.forget();
  await (await lab.one('[data-code] button')).click();
  await lab.isAt('keep');
  await soon(() => lab.run(() => document.querySelectorAll('[data-code]').length)).toBe(0);
});

test('with half of the wasm the page says so', async ({lab}) => {
  lab.host.change(WASM, (answer) => ({...answer, body: answer.body.subarray(0, answer.body.length / 2)}));
  await lab.visit();
  await failsWith(lab, 'truncated', say('notice.truncated'));
});

test('with a web page instead of the wasm the page says so', async ({lab}) => {
  lab.host.change(WASM, (answer) => ({...answer, headers: {'content-type': 'text/html'}, body: Buffer.from('<!doctype html><title>Welcome</title>')}));
  await lab.visit();
  await failsWith(lab, 'mime', 'not WebAssembly');
});

test('if the policy forbids WebAssembly the page says so', async ({lab}) => {
  lab.host.allow(/Content Security Policy|wasm-unsafe-eval/);
  lab.host.change(/\/$/, (answer) => ({...answer, headers: {...answer.headers, 'content-security-policy': "default-src 'self'; img-src 'self' data:"}}));
  await lab.visit();
  await failsWith(lab, 'wasm-blocked', 'wasm-unsafe-eval');
});

test('without a canvas the page says so', async ({lab}) => {
  lab.host.before(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await lab.visit();
  await failsWith(lab, 'no-canvas', say('notice.no-canvas'));
});

test('a flipped bit costs a second download, past the cache, and no notice', async ({lab}) => {
  let sent = 0;
  lab.host.change(WASM, (answer) => {
    if (sent++ === 0) answer.body[answer.body.length - 1000]! ^= 1;
    return {...answer, headers: {...answer.headers, 'cache-control': 'max-age=3600'}};
  });
  await lab.visit('#lab=pair&stage=keep&preset=deep');
  await lab.isAt('keep');
  expect(sent).toBe(2);
});

test('an old page without its script says so after some seconds and reloads past the cache', async ({lab}) => {
  lab.host.allow(/404/, /failed: .*index-old/);
  let sent = 0;
  lab.host.change(/\/$/, (answer) => {
    const html = answer.body.toString();
    return {
      ...answer, headers: {...answer.headers, 'cache-control': 'max-age=3600'},
      body: Buffer.from(sent++ === 0 ? html.replace(/index-[\w-]+\.js/, 'index-old00000.js') : html),
    };
  });
  await lab.visit('#lab=pair&stage=keep&preset=deep');
  const notice = await lab.one('#late p');
  expect(await notice.isDisplayed()).toBe(false);
  await lab.run(() => document.getAnimations().forEach((animation) => animation.finish()));
  expect(await notice.isDisplayed()).toBe(true);
  expect(await notice.getText()).toBe(say('page.late'));
  expect(await (await lab.one('#progress')).isDisplayed()).toBe(false);
  await (await lab.one('#late a')).click();
  await lab.isAt('keep');
  expect(sent).toBe(2);
});

test('Share says that its code is missing, until a retry works', async ({lab}) => {
  lab.host.allow(/404|failed: .*share-/);
  lab.host.change(/\/share-/, (answer) => ({...answer, status: 404, body: Buffer.alloc(0)}));
  await lab.open('lab=pair&stage=keep&preset=deep');
  const share = await lab.one('#share');
  await share.click();
  await soon(() => lab.text('.cs-notice')).toContain(say('page.share.missing'));
  lab.host.forget();
  await share.click();
  await lab.one('dialog[open]');
  await soon(() => lab.text('.cs-notice')).toBe('');
});
