// What an author puts into a text to show a figure.

import {OF_ALL, type Option} from '../base/options';

/** Options by their names, as embed.html takes them. */
export type OptionValues = Readonly<Record<string, string | undefined>>;

/** What may be chosen for the figures of a lab. */
export type Options = Readonly<Record<string, Option>>;

/** The height of a frame whose page runs no script of ours, by its controls: room for the words at any width from 280 px. */
const FRAME_HEIGHTS: Record<string, number> = {minimal: 560, full: 720, none: 360};

/** What a frame has above and below a figure whose height was chosen, on a background of its own. */
const AROUND = 20;

export function frameHeight({height, controls = ''}: OptionValues): number {
  const {least, most} = OF_ALL.height, chosen = Math.round(Number(height));
  return chosen >= least && chosen <= most ? chosen + AROUND : FRAME_HEIGHTS[controls] ?? FRAME_HEIGHTS.minimal!;
}

/** The options that differ from their defaults, as a query. */
export function queryOf(options: Options, chosen: OptionValues): string {
  return Object.entries(options)
    .filter(([name, option]) => chosen[name] !== undefined && chosen[name] !== option.default)
    .map(([name]) => `${name}=${encodeURIComponent(chosen[name]!).replaceAll('%2C', ',').replaceAll('%2F', '/').replaceAll('%3A', ':')}`).join('&');
}

/** The address of a figure on a host; its state, as getState gives it, goes behind #. */
export function figureAddress(host: string, options: Options, chosen: OptionValues, state = ''): string {
  const url = new URL('embed.html', host);
  url.search = queryOf(options, chosen);
  url.hash = state;
  return url.href;
}

/**
 * A figure in HTML. Where its theme is chosen, the frame has the same colour scheme, whatever its page has: browsers put an
 * opaque ground under a document whose scheme is not its frame's.
 */
export function iframeTag(src: string, {title, height, theme}: {title: string; height: number; theme: string | undefined}): string {
  const style = theme === 'light' || theme === 'dark' ? `border: 0; color-scheme: ${theme}` : 'border: 0';
  return `<iframe src="${attribute(src)}" title="${attribute(title)}" width="100%" height="${height}" loading="lazy" style="${style}"></iframe>`;
}

/** The script that gives a page's frames the heights that suit them. */
export const scriptTag = (host: string, {file, integrity}: {file: string; integrity?: string} = {file: 'clipstage-embed.js'}): string =>
  `<script src="${attribute(new URL(file, host).href)}"${integrity ? ` integrity="${attribute(integrity)}" crossorigin` : ''} async></script>`;

const ENTITIES: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};

/** A text inside an attribute's quotes. */
const attribute = (text: string): string => text.replaceAll(/[&<>"]/g, (c) => ENTITIES[c]!);

/** A picture that is a link. In its words nothing is a sign of Markdown's own. */
export function markdown({words, picture, link}: {words: string; picture: string; link: string}): string {
  return `[![${words.replaceAll(/\s+/g, ' ').replaceAll(/[\\[\]`*_<>]/g, '\\$&')}](${picture})](${link.replaceAll(/[()]/g, (c) => (c === '(' ? '%28' : '%29'))})`;
}
