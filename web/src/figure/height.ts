/** The height of a figure's picture for a width, in CSS pixels; one that shows two pictures, above one another where there is little room, has a greater least in --cs-least. */
const PICTURE = {share: 0.5, least: 200, most: 420};

/** The least share of its place that the picture of a minimal figure has, however many lines the words take. */
const SEEN = 0.55;

/** A figure with its inspector beside the picture scrolls that; it is this high, at least and at most. */
const LAB = {share: 0.6, least: 600, most: 800};

/** About what controls and words of a minimal figure take under its picture. */
const WORDS = 150;

/** About the height that a figure will ask for, which has such controls and this width. */
export function expectedHeight(controls = 'minimal', width: number): number {
  if (controls === 'full') return within(LAB, width);
  return within(PICTURE, width) + (controls === 'minimal' ? WORDS : 0);
}

/** What was needed before at this width: going through the stages must not move the page. */
const most = new WeakMap<HTMLElement, {width: number; height: number}>();

/**
 * How high the place should be that a figure fills, in whole CSS pixels: as the author has
 * chosen, else as suits its width, and around more. It does not depend on the height that the place has.
 */
export function naturalHeight(figure: HTMLElement, chosen: number | undefined, around = 0): number {
  const width = figure.clientWidth;
  const height = Math.ceil((chosen ?? contentHeight(figure, width, around)) + around);
  const before = most.get(figure);
  if (before?.width === width && before.height >= height) return before.height;
  most.set(figure, {width, height});
  return height;
}

function contentHeight(figure: HTMLElement, width: number, around: number): number {
  const picture = Math.max(within(PICTURE, width), Number.parseFloat(getComputedStyle(figure).getPropertyValue('--cs-least')) || 0);
  if (figure.dataset.controls === 'none') return picture;
  const part = (name: string): HTMLElement | null => figure.querySelector<HTMLElement>(`:scope > .cs-${name}`);
  const controls = part('controls')!.offsetHeight, panel = contentOf(part('panel'));
  if (figure.dataset.controls === 'minimal') {
    const words = Number.parseFloat(figure.style.getPropertyValue('--cs-words')) || 0;
    const rest = controls + Math.max(words, panel);
    return Math.max(picture, Math.ceil((rest + around) * SEEN / (1 - SEEN))) + rest;
  }
  if (getComputedStyle(figure).display === 'grid') return within(LAB, width);
  return part('view')!.offsetHeight + controls + panel;
}

/** From an element's top to the end of what is in it, its padding included; nothing where a figure has no such element. */
function contentOf(element: HTMLElement | null): number {
  if (element === null) return 0;
  const {top} = element.getBoundingClientRect();
  const bottoms = [...element.children].map((child) => child.getBoundingClientRect()).filter(({height}) => height > 0).map(({bottom}) => bottom - top);
  return Math.max(0, ...bottoms) + Number.parseFloat(getComputedStyle(element).paddingBottom);
}

function within({share, least, most}: {share: number; least: number; most: number}, width: number): number {
  return Math.min(Math.max(share * width, least), most);
}
