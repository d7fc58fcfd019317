import type {Frame, Page} from '@playwright/test';
import {SCENES} from '../../web/src/base/figure.gen';
import {OPTIONS as HULL_OPTIONS} from '../../web/src/labs/hull/options';
import {OPTIONS, OPTION_NAMES} from '../../web/src/labs/pair/options';
import {PSEUDO} from './language.mjs';
import {OPTIONS as WORLD_OPTIONS} from '../../web/src/labs/world/options';

/** The faults, one per line. */
export interface Found { strays: string[]; layout: string[] }

/**
 * The parts of a text that may stay English: numbers, units, ids, code and names. Elements for code, and names and
 * values of options, are not checked.
 */
const MAY_STAND = [
  /(?<![\p{L}])(m?m|s|kg|rad|N|k?J|[kM]?B|N s|N m|m\/s²?|rad\/s|e)(?![\p{L}])/gu, // units; e of 1e-6
  /(?<![\p{L}])([AB]|[efv]\d+|[xyzwhtpabcnijk]|d[pAB01]|[CMN])(?![\p{L}])/gu, // boxes, edges, faces, vertices, axes, letters of formulas, keys
  /(in|out)Edge[12]/g, // the bytes of an id
];

/** Further parts that may stay English within a message: the quoted part of a link, quoted text, file names, and ids. */
const MAY_STAND_WITHIN = [new RegExp(`(?<![\\p{L}-])(${Object.keys(WORLD_OPTIONS).join('|')})(?= \\S+ “)`, 'gu'), /“[^”]*”/gu, /[\w/.]+\.(html|js|jsx|md|mdx|css|vue|svelte)\b/gu, new RegExp(`(?<![\\p{L}-])(${[PSEUDO, ...OPTION_NAMES, ...[OPTIONS, HULL_OPTIONS].flatMap((options) => Object.values(options)).flatMap((option) => 'values' in option ? option.values : []), ...SCENES].join('|')})(?![\\p{L}-])`, 'gu')];

/**
 * The words of a page's text that should be in the pseudo-language but are not; otherwise empty. A ⟦ or ⟧ without its
 * partner is reported instead.
 */
export function stray(text: string): string {
  let outside = '', depth = 0;
  const inside: string[] = [];
  for (const c of text) {
    if (c === '⟦' || c === '⟧') inside.push(' ');
    if (c === '⟦') depth++;
    else if (c === '⟧') depth--;
    else if (depth > 0) inside.push(c);
    else outside += c;
    if (depth < 0) return `⟧ without ⟦ in ${text}`;
  }
  if (depth !== 0) return `⟦ without ⟧ in ${text}`;
  const without = (part: string, all: readonly RegExp[]): string => all.reduce((left, may) => left.replaceAll(may, ' '), part);
  const around = without(outside, MAY_STAND), within = without(inside.join(''), [...MAY_STAND_WITHIN, ...MAY_STAND]);
  return [...around.match(/\p{L}+/gu) ?? [], ...within.match(/[A-Za-z]+/g) ?? []].join(' ');
}

/** A document's texts: its lines, its announced attributes, its title and its description. Code and letters of formulas are left out. */
export function sayings(of: Page | Frame): Promise<string[]> {
  return of.evaluate(() => {
    const code = 'code, pre, .cs-code-head strong, .cs-code-lines .cs-value, .cs-port-values tbody, .search kbd, .search-value, textarea, script, style, math mi, [data-option], label[for^=option-], .choice legend, .choice-list, .embedding-file > p, #talk-list';
    const shown = (element: Element): boolean => element.checkVisibility({visibilityProperty: true});
    const said = new Map<Element, string>(), all: string[] = [document.title];
    const terms = new Set([...document.querySelectorAll('.cs-term')].map((term) => term.textContent)); // the search lists these parts of messages
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      let element = texts.currentNode.parentElement!;
      if (element.closest(code) || element.closest('.search [role=option]') && terms.has(element.textContent) || !(element.tagName === 'OPTION' || shown(element))) continue;
      while (getComputedStyle(element).display === 'inline' && element.parentElement !== null) element = element.parentElement;
      said.set(element, (said.get(element) ?? '') + texts.currentNode.nodeValue!);
    }
    all.push(...said.values());
    for (const name of ['aria-label', 'title', 'alt', 'placeholder', 'aria-valuetext', 'aria-roledescription', 'label']) {
      for (const element of document.querySelectorAll(`[${name}]`)) if (!element.matches('[data-option] *')) all.push(element.getAttribute(name)!);
    }
    all.push(...[...document.querySelectorAll<HTMLMetaElement>('meta[name=description]')].map(({content}) => content));
    return all.map((text) => text.replace(/\s+/g, ' ').trim()).filter(Boolean);
  });
}

/** A text on a canvas, and its rectangle in the canvas's CSS pixels. */
interface Writing { text: string; left: number; right: number; top: number; bottom: number; wide: number; high: number }

declare global {
  interface Window { written: Map<HTMLCanvasElement, Writing[]> }
}

/** Records the texts of each canvas's last drawing. A drawing begins when the transform is set. Call this before the page is opened. */
export function listenToCanvas(): void {
  const {prototype} = CanvasRenderingContext2D;
  const {fillText, setTransform} = prototype;
  const written = window.written = new Map();
  prototype.setTransform = function (this: CanvasRenderingContext2D, ...to: [transform?: DOMMatrix2DInit]): void {
    written.delete(this.canvas);
    setTransform.apply(this, to);
  } as typeof setTransform;
  prototype.fillText = function (text: string, x: number, y: number): void {
    if (!written.has(this.canvas)) written.set(this.canvas, []);
    const {width} = this.measureText(text), {a, b, c, d, e, f} = this.getTransform(), ratio = Math.hypot(a, b), half = 0.35 * parseFloat(/[\d.]+px/.exec(this.font)![0]);
    const left = x - width * ({center: 0.5, right: 1, end: 1}[this.textAlign as 'center'] ?? 0);
    if (this.globalAlpha > 0) {
      const corners = [[left, y - half], [left + width, y + half]] as const; // of upright or turned text
      const xs = corners.map(([x, y]) => (a * x + c * y + e) / ratio), ys = corners.map(([x, y]) => (b * x + d * y + f) / ratio);
      written.get(this.canvas)!.push({text, left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys), wide: this.canvas.width / ratio, high: this.canvas.height / ratio});
    }
    fillText.call(this, text, x, y);
  };
}

export async function writings(of: Page | Frame): Promise<Writing[][]> {
  return of.evaluate(() => [...window.written].flatMap(([canvas, list]) => canvas.isConnected && canvas.checkVisibility() ? [list] : []));
}

/** The texts of a canvas. Lines of one sentence are joined. */
export function sentencesOn(canvas: readonly Writing[]): string[] {
  const sentences: string[] = [];
  let open = '';
  const unclosed = (text: string): boolean => text.split('⟦').length > text.split('⟧').length;
  for (const {text} of canvas) {
    if (open !== '' && text.startsWith('⟦') && !unclosed(text)) { // a sentence's first line
      sentences.push(`${open}⟧`);
      open = '';
    }
    open = open === '' ? text : `${open} ${text}`;
    if (unclosed(open)) continue;
    sentences.push(open);
    open = '';
  }
  return open === '' ? sentences : [...sentences, open];
}

/** A canvas's texts that its edge cuts, or that overlap another text. */
export function faultsOn(canvas: readonly Writing[]): string[] {
  const cut = canvas.filter(({left, right, top, bottom, wide, high}) => left < -1 || right > wide + 1 || top < -1 || bottom > high + 1)
    .map(({text, left, right, wide}) => `cut on the canvas: “${text}” from ${Math.round(left)} to ${Math.round(right)} of ${Math.round(wide)} px`);
  const over = canvas.flatMap((one, i) => canvas.slice(i + 1).filter((other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2
    && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2).map((other) => `one over the other on the canvas: “${one.text}”, “${other.text}”`));
  return [...cut, ...over];
}

/** The faults of a page's layout: too great a width, cut texts, overlapping texts. */
export function faults(of: Page | Frame): Promise<string[]> {
  return of.evaluate(() => {
    const found: string[] = [];
    const root = document.documentElement;
    const sideways = root.scrollWidth - root.clientWidth;
    if (sideways > 0) found.push(`the page is ${sideways} px too wide`);
    const short = (text: string): string => `“${text.replace(/\s+/g, ' ').trim().slice(0, 50)}”`;
    const boxOf = (r: DOMRect): string => `${Math.round(r.left)},${Math.round(r.top)} ${Math.round(r.width)}×${Math.round(r.height)}`;

    interface Line { text: string; rect: DOMRect; element: Element; layer: Element | null }
    const lines: Line[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode, element = node.parentElement!;
      if (node.nodeValue!.trim() === '' || element.closest('script, style, option, textarea, noscript')) continue;
      if (!element.checkVisibility({visibilityProperty: true, opacityProperty: true})) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const clips: DOMRect[] = [];
      let hidden = false, scrolled = false, button: Element | undefined, layer: Element | null = element.closest('dialog, [popover]');
      for (let up: Element | null = element; up !== null && up !== root; up = up.parentElement) {
        const style = getComputedStyle(up), rect = up.getBoundingClientRect();
        if (['sticky', 'fixed'].includes(style.position)) layer ??= up; // the page scrolls beneath it
        if (style.clipPath !== 'none' || rect.width <= 1 && rect.height <= 1 && style.position === 'absolute') hidden = true; // for screen readers
        if (['auto', 'scroll'].includes(style.overflowX) || ['auto', 'scroll'].includes(style.overflowY)) scrolled = true;
        if (['hidden', 'clip'].includes(style.overflowX) && !scrolled) clips.push(rect);
        if (up.matches('button, .cs-chip, a[aria-current]') && !scrolled) button ??= up;
      }
      if (hidden) continue;
      const rects = [...range.getClientRects()].filter(({width, height}) => width > 1 && height > 1);
      for (const rect of rects) {
        if (!scrolled) lines.push({text: node.nodeValue!, rect, element, layer});
        const out = clips.find((clip) => rect.left < clip.left - 1 || rect.right > clip.right + 1 || rect.top < clip.top - 2 || rect.bottom > clip.bottom + 2);
        if (out) found.push(`cut: ${short(node.nodeValue!)} ${boxOf(rect)} by ${boxOf(out)}`);
        const own = button?.getBoundingClientRect();
        if (own && (rect.left < own.left - 1 || rect.right > own.right + 1 || rect.top < own.top - 3 || rect.bottom > own.bottom + 3)) {
          found.push(`out of its button: ${short(node.nodeValue!)} ${boxOf(rect)}, the button ${boxOf(own)}`);
        }
      }
    }
    const shadowed = document.querySelector('dialog[open]');
    for (const [i, one] of lines.entries()) {
      for (const other of lines.slice(i + 1)) {
        if (one.layer !== other.layer || shadowed !== null && one.layer === null || one.element === other.element) continue;
        const wide = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
        const high = Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
        if (wide > 2 && high > 4) found.push(`one over the other: ${short(one.text)} ${boxOf(one.rect)}, ${short(other.text)} ${boxOf(other.rect)}`);
      }
    }

    const context = document.createElement('canvas').getContext('2d')!;
    for (const select of document.querySelectorAll('select')) {
      if (!select.checkVisibility({visibilityProperty: true}) || select.selectedIndex < 0) continue;
      const style = getComputedStyle(select);
      context.font = style.font;
      const room = select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
      const {width} = context.measureText(select.selectedOptions[0]!.text);
      if (width > room + 1) found.push(`cut in its menu: ${short(select.selectedOptions[0]!.text)} ${Math.round(width)} px in ${Math.round(room)}`);
    }
    return [...new Set(found)];
  });
}
