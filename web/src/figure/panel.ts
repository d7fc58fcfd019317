import {contentOf, make} from '../base/dom';

/**
 * The height, in CSS pixels, of the longest of a figure's sentences under its picture. sentences has two lines for
 * each: its title and its text.
 */
export function heightOfWords(figure: HTMLElement, sentences: string): number {
  const lines = sentences.split('\n');
  const trial = make('div', {class: 'cs-trial', 'aria-hidden': 'true'});
  for (let i = 0; i + 1 < lines.length; i += 2) {
    trial.append(make('div', {}, make('span', {class: 'cs-title'}, lines[i]!), make('span', {class: 'cs-text'}, lines[i + 1]!)));
  }
  figure.append(trial);
  const needed = Math.max(...[...trial.children].map((sentence) => (sentence as HTMLElement).offsetHeight));
  trial.remove();
  return needed;
}

/** The height, in CSS pixels, of a question under a figure's picture with its answers, or of the verdict; 0 without one. */
export function heightOfQuestion(figure: HTMLElement): number {
  const panel = figure.querySelector<HTMLElement>('.cs-panel');
  return panel?.querySelector('.cs-asking:not([hidden])') ? contentOf(panel) : 0;
}

/** Scrolls a stage's button to the middle of the stage bar, which is a strip on narrow screens. */
export function showInBar(button: HTMLElement | null): void {
  const item = button?.parentElement;
  const bar = item?.parentElement;
  if (bar && bar.scrollWidth > bar.clientWidth) {
    bar.scrollTo({left: item.offsetLeft - bar.offsetLeft - (bar.clientWidth - item.offsetWidth) / 2});
  }
}

/** The distance between the title and the inspector's border after scrolling, CSS pixels. */
const MARGIN = 8;

/**
 * Brings the title and the sentence of a new subject into view, once they are rendered. Where the page scrolls, it
 * does so only for a reader at the figure, and the picture stays above the words. The focus does not move.
 */
export function showWords(figure: HTMLElement, view: HTMLElement): void {
  requestAnimationFrame(() => requestAnimationFrame(() => {
    const panel = figure.querySelector('.cs-panel'); // none if the figure has been destroyed
    const title = panel?.querySelector('.cs-title'), end = panel?.querySelector('.cs-text')?.getBoundingClientRect().bottom;
    if (!panel || !title || end === undefined) return;
    const {left, top, bottom} = title.getBoundingClientRect(), border = panel.getBoundingClientRect();
    if (getComputedStyle(panel).overflowY === 'auto') {
      if (top < border.top || end > border.bottom) panel.scrollTop += top - border.top - MARGIN;
    } else if (figure.matches(':focus-within, :hover') && !title.contains((figure.getRootNode() as Document | ShadowRoot).elementFromPoint(left + 1, (top + bottom) / 2))) {
      view.scrollIntoView();
    }
  }));
}
