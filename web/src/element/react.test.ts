// @vitest-environment happy-dom
import {act, createElement, StrictMode} from 'react';
import {createRoot, hydrateRoot} from 'react-dom/client';
import {renderToString} from 'react-dom/server';
import {beforeEach, expect, test, vi} from 'vitest';
import {Clipstage} from './react';

vi.mock('./element', () => ({ClipStage: undefined}));
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

/** Stands for the element: it has the properties of an element that are options. */
class Stub extends HTMLElement {
  hulls: unknown;
  set stage(value: string | null) { if (value === null) this.removeAttribute('stage'); else this.setAttribute('stage', value); }
  get stage(): string | null { return this.getAttribute('stage'); }
  set stages(value: string | null) { if (value === null) this.removeAttribute('stages'); else this.setAttribute('stages', value); }
  get stages(): string | null { return this.getAttribute('stages'); }
}
customElements.define('clip-stage', Stub);

const HULLS = {a: {points: [[0, 0, 0]]}};
const heard: string[] = [];
const figure = (stage: string, more = {}) => createElement(StrictMode, null, createElement(Clipstage, {
  preset: 'both-clip', stage, stages: ['clip-pos', 'keep'], warmStarting: false, hulls: HULLS, className: 'wide',
  onstage: ({detail}: CustomEvent<{stage: string}>) => heard.push(`${stage} ${detail.stage}`), ...more,
}, 'Two boxes'));

const found = (): Stub => document.querySelector<HTMLElement>('clip-stage') as Stub;
const tell = (): void => void found().dispatchEvent(new CustomEvent('stage', {detail: {stage: 'keep'}}));

beforeEach(() => {
  heard.length = 0;
  document.body.innerHTML = '<main></main>';
});

test('the server writes options as attributes, lists as texts, and neither objects nor handlers', () => {
  expect(renderToString(figure('clip-pos'))).toBe('<clip-stage preset="both-clip" stage="clip-pos" stages="clip-pos,keep" warmstarting="off" class="wide">Two boxes</clip-stage>');
});

for (const how of ['hydrated', 'rendered by the browser'] as const) test(`the tag gets objects and handlers, ${how}`, async () => {
  const main = document.querySelector('main')!, told = vi.spyOn(console, 'error');
  let root: {render(node: ReturnType<typeof figure>): void; unmount(): void};
  await act(() => {
    if (how === 'hydrated') {
      main.innerHTML = renderToString(figure('clip-pos'));
      root = hydrateRoot(main, figure('clip-pos'));
    } else {
      root = createRoot(main);
      root.render(figure('clip-pos'));
    }
  });
  expect(told).not.toHaveBeenCalled();
  const one = found();
  expect(one.hulls).toBe(HULLS);
  expect(one.stages).toBe('clip-pos,keep');
  tell();
  expect(heard).toEqual(['clip-pos keep']);

  await act(() => root.render(figure('keep', {hulls: undefined})));
  expect(found()).toBe(one);
  expect(one.stage).toBe('keep');
  expect(one.hulls).toBeUndefined();
  tell();
  expect(heard).toEqual(['clip-pos keep', 'keep keep']);

  await act(() => root.render(figure('keep', {onstage: undefined})));
  tell();
  expect(heard).toHaveLength(2);
  await act(() => root.unmount());
});

test('the ref is the element', async () => {
  const ref: {current: HTMLElement | null} = {current: null}, root = createRoot(document.querySelector('main')!);
  await act(() => root.render(figure('keep', {ref})));
  expect(ref.current).toBe(found());
  await act(() => root.unmount());
});
