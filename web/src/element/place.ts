import {make} from '../base/dom';
import type {Manifest} from '../figure/manifest';
import {expectedHeight, POSTER} from '../labs/height';
import {languageOf, say} from '../text/words';
import {PROBE, schemeOf, watchScheme} from './scheme';

/**
 * A figure fills its place, which fills the element. If nothing sets the element's height, an invisible strut gives it
 * the height that the figure needs; if nothing sets its width, as when it floats, the least width of figures, or less
 * on a narrow screen.
 */
const STYLE = `
:host { display: block; position: relative; min-height: 0; }
:host([hidden]) { display: none; }
:host([theme=light]) { color-scheme: light; }
:host([theme=dark]) { color-scheme: dark; }
.strut { max-height: 100%; overflow: hidden; }
.strut::before { content: ""; display: block; width: min(280px, 75vw); }
.place, .wait { position: absolute; inset: 0; }
.place { overflow: auto; container: clipstage / size; }
.place:empty, [hidden] { display: none; }
.held { visibility: hidden; }
.wait ::slotted(*) { max-width: 100%; }
.wait picture { position: absolute; inset: 0; }
.wait img { width: 100%; height: 100%; object-fit: contain; }
.wait .start { position: absolute; inset: 0; width: 100%; padding: 0; border: 0; background: none; cursor: pointer; }
.frame { display: block; width: 100%; height: 100%; border: 0; }
.trouble { white-space: pre-line; position: absolute; inset: auto 1rem 1rem; margin: 0; padding: 0.5rem 0.75rem; border: 1px solid; background: Canvas; color: CanvasText; }
.cs-figure { --cs-paper: var(--clipstage-paper, #ffffff); }
.cs-figure[data-theme=dark] { --cs-paper: var(--clipstage-paper, #14171d); }
${PROBE}
.probe { inset: 0 0 auto; }
@media screen { .wait .paper { display: none; } }
@media print {
  .place, .wait, .wait picture, .trouble { position: static; }
  .place { container: none; overflow: visible; }
  .strut, .paper ~ slot { display: none; }
  .wait img { display: block; height: auto; max-height: 95mm; }
}
`;

/** How long the poster stays while a world runs to its initial step, milliseconds. */
const HELD = 3000;

/** The most panels of a figure. A frame renders at least one of them. */
const PANELS = 3;

let sheet: CSSStyleSheet | undefined;

/** The shadow root of an element: the place of its figure, and the poster until the figure is there. */
export class Place {
  /** The element for the figure. */
  readonly element = make('div', {class: 'place'});
  private readonly strut = make('div', {class: 'strut'});
  private readonly wait = make('div', {class: 'wait', part: 'wait'});
  private readonly probe = make('span', {class: 'probe', 'aria-hidden': 'true'});

  constructor(private readonly root: ShadowRoot) {
    if (sheet === undefined) {
      sheet = new CSSStyleSheet();
      sheet.replaceSync(STYLE);
    }
    root.adoptedStyleSheets = [sheet];
    root.append(this.strut, this.wait, this.element, this.probe);
  }

  /** Adds the figure's style sheets under the element's own. */
  dress(sheets: readonly CSSStyleSheet[]): void { this.root.adoptedStyleSheets = [...sheets, sheet!]; }

  /** The colour scheme of the page at this element. */
  get scheme(): 'light' | 'dark' { return schemeOf(this.probe); }
  follow(tell: () => void, signal: AbortSignal): void { watchScheme(this.probe, tell, signal); }

  /** Calls tell when the width changes. The probe has no height of its own, so tell may change the element's height. */
  watchWidth(tell: () => void): ResizeObserver {
    const watching = new ResizeObserver(tell);
    watching.observe(this.probe);
    return watching;
  }

  get height(): number { return this.strut.offsetHeight; }
  set height(pixels: number) { this.strut.style.height = `${pixels}px`; }

  /** Reserves about the height of a lab's future figure, or of its poster if only that is wanted (alone). */
  expect(manifest: Manifest, controls: string | undefined, alone: boolean, chosen: number | undefined, of: {asks: boolean; preset: string | undefined}): void {
    const width = this.root.host.clientWidth;
    if (width === 0 && chosen === undefined) return; // not displayed
    this.height = chosen ?? (alone ? width * POSTER.height / POSTER.width : expectedHeight(manifest, controls, width, of));
  }

  /** Shows the author's content, or a poster if there is none. In print the poster is always shown, with its words. */
  showWait(poster: HTMLElement | undefined, words: string): void {
    const {host} = this.root, given = host.childElementCount > 0 || host.textContent!.trim() !== '';
    if (given) poster?.classList.add('paper');
    this.wait.replaceChildren(poster ?? '', ...poster && words ? [make('p', {class: 'paper'}, words)] : [], ...given ? [make('slot')] : []);
    this.wait.hidden = false;
  }

  /** Shows the start button over a poster that is shown until the figure is asked for. */
  showStart(button: HTMLElement): void { this.wait.append(button); }

  hideWait(): void {
    this.wait.hidden = true;
    this.element.classList.remove('held');
  }

  /**
   * Keeps the poster for a moment: the words of a picked pair, which come last, make the picture smaller. Returns a
   * function that hides the poster once the panels are rendered.
   */
  hold(ends: (() => void)[]): () => void {
    this.element.classList.add('held');
    let frame = 0;
    const timer = setTimeout(() => this.hideWait(), HELD), after = (count: number): void => {
      frame = requestAnimationFrame(() => (count > 1 ? after(count - 1) : this.hideWait()));
    };
    ends.push(() => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
    });
    return () => after(PANELS);
  }

  /** Shows a message over the poster, with a button for another attempt if there is a retry. */
  showTrouble(message: string, retry?: () => void): void {
    const trouble = make('p', {class: 'trouble', part: 'notice', role: 'alert'}, `${message} `);
    this.wait.append(trouble);
    if (retry === undefined) return;
    const button = make('button', {type: 'button'}, say('page.retry', {}, languageOf((this.root.host as HTMLElement).lang)));
    trouble.append(button);
    button.addEventListener('click', () => {
      trouble.remove();
      retry();
    });
  }
}
