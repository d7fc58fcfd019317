import {make} from '../base/dom';
import type {Manifest} from '../figure/manifest';
import {expectedHeight, POSTER} from '../labs/height';
import {languageOf, say} from '../text/words';
import {PROBE, schemeOf, watchScheme} from './scheme';

/**
 * A figure fills its place, which fills the element. The element is as high as an author's style sheet says; else as the strut, which
 * suits the figure: a definite height, or an aspect ratio, is not made more by it. Where only what is in it gives the element a width, as
 * where it floats, the strut does: the least that figures are made for, or less on a narrow screen. What the strut holds makes nothing wider that has a width.
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
.wait ::slotted(*) { max-width: 100%; }
.wait picture { position: absolute; inset: 0; }
.wait img { width: 100%; height: 100%; object-fit: contain; }
.wait .start { position: absolute; inset: 0; width: 100%; padding: 0; border: 0; background: none; cursor: pointer; }
.frame { display: block; width: 100%; height: 100%; border: 0; }
.trouble { white-space: pre-line; position: absolute; inset: auto 1rem 1rem; margin: 0; padding: 0.5rem 0.75rem; border: 1px solid; background: Canvas; color: CanvasText; }
.cs-figure { --cs-paper: var(--clipstage-paper, #ffffff); }
.cs-figure[data-theme=dark] { --cs-paper: var(--clipstage-paper, #14171d); }
${PROBE}
@media screen { .wait .paper { display: none; } }
@media print {
  .place, .wait, .wait picture, .trouble { position: static; }
  .place { container: none; overflow: visible; }
  .strut, .paper ~ slot { display: none; }
  .wait img { display: block; height: auto; max-height: 95mm; }
}
`;

let sheet: CSSStyleSheet | undefined;

/** What stands in an element's shadow root: the place of its figure, and what waits there until it comes. */
export class Place {
  /** The figure's. */
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

  /** The figure's style sheets lie under the element's own. */
  dress(sheets: readonly CSSStyleSheet[]): void { this.root.adoptedStyleSheets = [...sheets, sheet!]; }

  /** As the page has it here. */
  get scheme(): 'light' | 'dark' { return schemeOf(this.probe); }
  follow(tell: () => void, signal: AbortSignal): void { watchScheme(this.probe, tell, signal); }

  get height(): number { return this.strut.offsetHeight; }
  set height(pixels: number) { this.strut.style.height = `${pixels}px`; }

  /** Keeps about the height that a figure of a lab will have, or that of a poster that stands alone. */
  expect(manifest: Manifest, controls: string | undefined, alone: boolean, chosen: number | undefined): void {
    const width = this.root.host.clientWidth;
    if (width === 0 && chosen === undefined) return; // it is not shown
    this.height = chosen ?? (alone ? width * POSTER.height / POSTER.width : expectedHeight(manifest, controls, width));
  }

  /** Shows what the author has given for the time without a figure, else a poster; on paper a poster in any case, and words that belong to it there. */
  showWait(poster: HTMLElement | undefined, words: string): void {
    const {host} = this.root, given = host.childElementCount > 0 || host.textContent!.trim() !== '';
    if (given) poster?.classList.add('paper');
    this.wait.replaceChildren(poster ?? '', ...poster && words ? [make('p', {class: 'paper'}, words)] : [], ...given ? [make('slot')] : []);
    this.wait.hidden = false;
  }

  /** Lays over it the button of a poster that stands alone. */
  showStart(button: HTMLElement): void { this.wait.append(button); }

  hideWait(): void { this.wait.hidden = true; }

  /** Says over it what is wrong: that a figure cannot come, which may be tried again. */
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
