import type {Manifest} from '../figure/manifest';
import {contentOf} from '../base/dom';
import {MANIFESTS} from './manifests';

/** The height of a figure's picture: a share of the width, at most most CSS pixels. Each lab has its own least height. */
const PICTURE = {share: 0.5, most: 420};

/** The least share of a minimal figure's height for its picture, however many lines the words take. */
const SEEN = 0.55;

/** The height of a figure with the inspector, which scrolls, beside the picture: a share of the width, within limits in CSS pixels. */
const LAB = {share: 0.6, least: 600, most: 800};

/** The least width of a figure with the inspector beside the picture, CSS pixels. */
const BESIDE = 897;

/** Figures under this width, CSS pixels, have smaller words. */
export const SMALL = 352;

/** The size of the drawn posters, CSS pixels. At any width, a poster has this aspect ratio. */
export const POSTER = {width: 908, height: 552};

/**
 * The approximate height, CSS pixels, that a figure will need with these controls at this width. The lab of a
 * saved trace is not known yet. asks: the figure asks the reader. around: the space around the figure.
 */
export function expectedHeight({heights: {picture: least, stacked, rest, asked = rest, long = {}}}: Manifest, controls = 'minimal', width: number, {asks = false, preset = '', around = 0} = {}): number {
  const picture = within({...PICTURE, least}, width);
  if (controls === 'none') return picture;
  if (controls === 'full') return width < BESIDE ? stacked : within(LAB, width);
  const words = (asks ? asked : rest).find(([from]) => width >= from)![1], lines = asks ? 0 : Math.ceil((long[preset] ?? 0) / width);
  return withRest(picture, words + lines * (width < SMALL ? 17 : 23), around);
}

/** The height of a picture, which has at least its share, and the parts under it. */
function withRest(picture: number, rest: number, around = 0): number {
  return Math.max(picture, Math.ceil((rest + around) * SEEN / (1 - SEEN))) + rest;
}

/** The largest height so far at the present width, which is kept so that stages do not move the page. */
const most = new WeakMap<HTMLElement, {width: number; height: number}>();

/**
 * The height for the container of a figure, in whole CSS pixels: the author's choice, or else the height that
 * suits the width; and around more. It does not depend on the container's present height.
 */
export function naturalHeight(figure: HTMLElement, chosen: number | undefined, around = 0): number {
  if (chosen !== undefined) return Math.ceil(chosen + around);
  const width = figure.clientWidth, height = Math.ceil(contentHeight(figure, width, around) + around);
  const before = most.get(figure);
  if (before?.width === width && before.height >= height) return before.height;
  most.set(figure, {width, height});
  return height;
}

/** Keeps the height that was reserved for a figure at its present width: a figure that needs less has a higher picture. */
export function reserve(figure: HTMLElement, height: number): void { most.set(figure, {width: figure.clientWidth, height}); }

function contentHeight(figure: HTMLElement, width: number, around: number): number {
  const {heights: {picture: least}} = Object.values(MANIFESTS).find(({class: of}) => of && figure.classList.contains(of)) ?? MANIFESTS.pair;
  const picture = within({...PICTURE, least}, width);
  if (figure.dataset.controls === 'none') return picture;
  const part = (name: string): HTMLElement | null => figure.querySelector<HTMLElement>(`:scope > .cs-${name}`);
  const controls = part('controls')!.offsetHeight, panel = part('panel') === null ? 0 : contentOf(part('panel')!);
  if (figure.dataset.controls === 'minimal') {
    const words = Number.parseFloat(figure.style.getPropertyValue('--cs-words')) || 0;
    return withRest(picture, controls + Math.max(words, panel), around);
  }
  if (getComputedStyle(figure).display === 'grid') return within(LAB, width);
  return part('view')!.offsetHeight + controls + panel;
}

function within({share, least, most}: {share: number; least: number; most: number}, width: number): number {
  return Math.min(Math.max(share * width, least), most);
}
