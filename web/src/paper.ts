/** The size of a picture on paper, in CSS pixels, and how many dots are drawn for one. */
export const PAPER = {width: 720, height: 450, ratio: 3};

/** Tells when the page is laid out for paper, and when for the screen again; some of it twice. */
export function onPaper(print: (on: boolean) => void, options: {signal: AbortSignal}): void {
  // Not every browser tells both ways.
  const paper = matchMedia('print');
  paper.addEventListener('change', ({matches}) => print(matches), options);
  window.addEventListener('beforeprint', () => print(true), options);
  // In Firefox the page still has its layout for paper then.
  window.addEventListener('afterprint', () => print(paper.matches), options);
}
