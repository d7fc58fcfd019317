import {expect, test} from 'vitest';
import {OPTIONS} from '../labs/pair/options';
import {OPTIONS as OF_WORLD} from '../labs/world/options';
import {elementTag, figureAddress, frameHeight, iframeTag, markdown, queryOf, scriptTag} from './tag';

test('the query has the values that differ from the defaults, in the order of the options', () => {
  expect(queryOf(OPTIONS, {})).toBe('');
  expect(queryOf(OPTIONS, {controls: OPTIONS.controls.default, theme: 'dark', stage: 'keep', stages: 'keep,contacts'})).toBe('stages=keep,contacts&stage=keep&theme=dark');
  expect(queryOf(OF_WORLD, {controls: 'full', warmStarting: 'off', pick: '3,7', lab: 'world', stage: 'solve', scene: OF_WORLD.scene.default})).toBe('lab=world&pick=3,7&stage=solve&warmStarting=off&controls=full');
  expect(queryOf(OPTIONS, {lab: 'pair'})).toBe('');
  expect(queryOf(OPTIONS, {alt: 'A & B, 50 %', origin: 'https://example.org'})).toBe('alt=A%20%26%20B,%2050%20%25&origin=https://example.org');
});

test('a value is unchanged after writing and reading the query', () => {
  for (const value of ['a=1&b=2#c', '+ ?/:,', '“Ω”\n😀', '%2C%', '"<>\'']) expect(new URLSearchParams(queryOf(OPTIONS, {alt: value})).get('alt')).toBe(value);
});

test('a figure’s address lies beside its page, with the state after #', () => {
  expect(figureAddress('https://example.org/lab/', OPTIONS, {theme: 'dark'}, 'lab=pair&stage=keep')).toBe('https://example.org/lab/embed.html?theme=dark#lab=pair&stage=keep');
  expect(figureAddress('https://example.org/lab/', OPTIONS, {})).toBe('https://example.org/lab/embed.html');
});

test('a tag holds any address and any title', () => {
  expect(iframeTag('https://example.org/embed.html?a=1&b=2', {title: '"A" <touches> B & C', height: 400, theme: undefined}))
    .toBe('<iframe src="https://example.org/embed.html?a=1&amp;b=2" title="&quot;A&quot; &lt;touches&gt; B &amp; C" width="100%" height="400" loading="lazy" style="border: 0"></iframe>');
  for (const theme of ['light', 'dark']) expect(iframeTag('', {title: '', height: 400, theme})).toContain(` style="border: 0; color-scheme: ${theme}">`);
  expect(iframeTag('', {title: '', height: 400, theme: 'page'})).toContain(' style="border: 0; color-scheme: light dark">');
  for (const theme of ['auto', 'blue', '']) expect(iframeTag('', {title: '', height: 400, theme})).toContain(' style="border: 0">');
  expect(scriptTag('https://example.org/lab/')).toBe('<script src="https://example.org/lab/clipstage-embed.js"></script>');
});

test('an element has the options as attributes, and any words', () => {
  const head = '<link rel="stylesheet" href="https://example.org/lab/clip-stage.css">\n<script type="module" src="https://example.org/lab/clip-stage.js"></script>\n';
  expect(elementTag('https://example.org/lab/', OPTIONS, {theme: 'auto'}, 'A & <B>')).toBe(`${head}<clip-stage>A &amp; &lt;B&gt;</clip-stage>`);
  expect(elementTag('https://example.org/lab/', OF_WORLD, {lab: 'world', warmStarting: 'off', state: 'lab=world&step=1'}, ''))
    .toBe(`${head}<clip-stage lab="world" state="lab=world&amp;step=1" warmstarting="off"></clip-stage>`);
});

test('a frame has room for its controls, or the chosen height', () => {
  expect(frameHeight({})).toBe(frameHeight({controls: 'minimal'}));
  expect(frameHeight({controls: 'full'})).toBeGreaterThan(frameHeight({controls: 'none'}));
  expect(frameHeight({controls: 'no such'})).toBe(frameHeight({}));
  expect(frameHeight({height: '400'})).toBe(420);
  for (const height of ['high', '7', '1e9', '']) expect(frameHeight({height})).toBe(frameHeight({}));
});

test('a picture’s words contain no Markdown', () => {
  expect(markdown({words: 'A *is* [in]\n B_1 `x` \\', picture: 'a.svg', link: 'https://example.org/#a(1)'}))
    .toBe('[![A \\*is\\* \\[in\\] B\\_1 \\`x\\` \\\\](a.svg)](https://example.org/#a%281%29)');
});
