// The HTML and Markdown for authors.

import {OF_ALL, type Option} from '../base/options';

/** Values by option, as in embed.html's address. */
export type OptionValues = Readonly<Record<string, string | undefined>>;

export type Options = Readonly<Record<string, Option>>;

/** The height of a frame on a page without our script, by its controls, in CSS pixels. The text fits at any width from 280. */
const FRAME_HEIGHTS: Record<string, number> = {minimal: 560, full: 720, none: 360};

/** The vertical padding around a figure with a fixed height and a background. */
const AROUND = 20;

export function frameHeight({height, controls = ''}: OptionValues): number {
  const {least, most} = OF_ALL.height, chosen = Math.round(Number(height));
  return chosen >= least && chosen <= most ? chosen + AROUND : FRAME_HEIGHTS[controls] ?? FRAME_HEIGHTS.minimal!;
}

/** The names and values that differ from the options' defaults. */
function differing(options: Options, chosen: OptionValues): [name: string, value: string][] {
  return Object.entries(options).flatMap(([name, option]) => (chosen[name] === undefined || chosen[name] === option.default ? [] : [[name, chosen[name]]]));
}

/** The options that differ from their defaults, as a query. */
export function queryOf(options: Options, chosen: OptionValues): string {
  return differing(options, chosen)
    .map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%2C', ',').replaceAll('%2F', '/').replaceAll('%3A', ':')}`).join('&');
}

/** The address of a figure on a host. state, from getState, comes after the #. */
export function figureAddress(host: string, options: Options, chosen: OptionValues, state = ''): string {
  const url = new URL('embed.html', host);
  url.search = queryOf(options, chosen);
  url.hash = state;
  return url.href;
}

/**
 * The HTML for a figure. With a theme, the frame gets the same colour scheme: browsers draw an opaque background if a
 * document's scheme differs from its frame's.
 */
export function iframeTag(src: string, {title, height, theme}: {title: string; height: number; theme: string | undefined}): string {
  const scheme = theme === 'page' ? 'light dark' : theme === 'light' || theme === 'dark' ? theme : '', style = `border: 0${scheme && `; color-scheme: ${scheme}`}`;
  return `<iframe src="${attribute(src)}" title="${attribute(title)}" width="100%" height="${height}" loading="lazy" style="${style}"></iframe>`;
}

/** The HTML for a figure as an element: the style that reserves its height, the script that defines it, and the tag with its words. */
export function elementTag(host: string, options: Options, chosen: OptionValues, words: string): string {
  const address = (file: string): string => attribute(new URL(file, host).href);
  return `<link rel="stylesheet" href="${address('clip-stage.css')}">\n<script type="module" src="${address('clip-stage.js')}"></script>\n`
    + `<clip-stage${differing(options, chosen).map(([name, value]) => ` ${name.toLowerCase()}="${attribute(value)}"`).join('')}>${attribute(words)}</clip-stage>`;
}

/** The script that gives a page's frames their heights: without async, so that it comes before the frames. */
export const scriptTag = (host: string, {file, integrity}: {file: string; integrity?: string} = {file: 'clipstage-embed.js'}): string =>
  `<script src="${attribute(new URL(file, host).href)}"${integrity ? ` integrity="${attribute(integrity)}" crossorigin` : ''}></script>`;

const ENTITIES: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};

const attribute = (text: string): string => text.replaceAll(/[&<>"]/g, (c) => ENTITIES[c]!);

/** A picture that is a link. Its words must not contain Markdown. */
export function markdown({words, picture, link}: {words: string; picture: string; link: string}): string {
  return `[![${words.replaceAll(/\s+/g, ' ').replaceAll(/[\\[\]`*_<>]/g, '\\$&')}](${picture})](${link.replaceAll(/[()]/g, (c) => (c === '(' ? '%28' : '%29'))})`;
}
