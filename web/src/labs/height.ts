import type {Manifest} from '../figure/manifest';
import {MANIFESTS} from './manifests';

/** The height of a figure's picture for a width, in CSS pixels; a lab says its least. */
const PICTURE = {share: 0.5, most: 420};

/** The least share of its place that the picture of a minimal figure has, however many lines the words take. */
const SEEN = 0.55;

/** A figure with its inspector beside the picture scrolls that; it is this high, at least and at most. */
const LAB = {share: 0.6, least: 600, most: 800};

/** The width from which the inspector stands beside the picture. */
const BESIDE = 897;

/** A poster is drawn of this size, and has such a shape at any width. */
export const POSTER = {width: 908, height: 552};

/** About the height that a figure of a lab will ask for, which has such controls and this width; the lab of a saved trace is known later. */
export function expectedHeight({heights: {picture: least, stacked, rest}}: Manifest, controls = 'minimal', width: number): number {
  const picture = within({...PICTURE, least}, width);
  if (controls === 'none') return picture;
  if (controls === 'full') return width < BESIDE ? stacked : within(LAB, width);
  return withRest(picture, rest.find(([from]) => width >= from)![1]);
}

/** The height of a picture and what is under it, where the picture has its share. */
function withRest(picture: number, rest: number, around = 0): number {
  return Math.max(picture, Math.ceil((rest + around) * SEEN / (1 - SEEN))) + rest;
}

/** What was needed before at this width: going through the stages must not move the page. */
const most = new WeakMap<HTMLElement, {width: number; height: number}>();

/**
 * How high the place should be that a figure fills, in whole CSS pixels: as the author has
 * chosen, else as suits its width, and around more. It does not depend on the height that the place has.
 */
export function naturalHeight(figure: HTMLElement, chosen: number | undefined, around = 0): number {
  if (chosen !== undefined) return Math.ceil(chosen + around);
  const width = figure.clientWidth, height = Math.ceil(contentHeight(figure, width, around) + around);
  const before = most.get(figure);
  if (before?.width === width && before.height >= height) return before.height;
  most.set(figure, {width, height});
  return height;
}

function contentHeight(figure: HTMLElement, width: number, around: number): number {
  const {heights: {picture: least}} = Object.values(MANIFESTS).find(({class: of}) => of && figure.classList.contains(of)) ?? MANIFESTS.pair;
  const picture = within({...PICTURE, least}, width);
  if (figure.dataset.controls === 'none') return picture;
  const part = (name: string): HTMLElement | null => figure.querySelector<HTMLElement>(`:scope > .cs-${name}`);
  const controls = part('controls')!.offsetHeight, panel = contentOf(part('panel'));
  if (figure.dataset.controls === 'minimal') {
    const words = Number.parseFloat(figure.style.getPropertyValue('--cs-words')) || 0;
    return withRest(picture, controls + Math.max(words, panel), around);
  }
  if (getComputedStyle(figure).display === 'grid') return within(LAB, width);
  return part('view')!.offsetHeight + controls + panel;
}

/** From an element's top to the end of what is in it, its padding included; nothing where a figure has no such element. */
function contentOf(element: HTMLElement | null): number {
  if (element === null) return 0;
  const {top, width} = element.getBoundingClientRect(), scale = width / element.offsetWidth || 1; // by which parents scale it
  const bottoms = [...element.children].map((child) => child.getBoundingClientRect()).filter(({height}) => height > 0).map(({bottom}) => (bottom - top) / scale);
  return Math.max(0, ...bottoms) + Number.parseFloat(getComputedStyle(element).paddingBottom);
}

function within({share, least, most}: {share: number; least: number; most: number}, width: number): number {
  return Math.min(Math.max(share * width, least), most);
}
