import {readFileSync} from 'node:fs';
import {transformWithOxc} from '../../web/node_modules/vite/dist/node/index.js';
import {STRICT} from './server';

/** What stands in the recipes for the figures' host. */
const RECIPE_HOST = 'https://clipstage.example/';

const recipe = (file: string): string => readFileSync(new URL(`../../web/recipes/${file}`, import.meta.url), 'utf8').replaceAll(RECIPE_HOST, STRICT);

type Parameters = Record<string, string>;

/** What each generator makes of its recipe, by plain stand-ins: parameters are put in, conditions are looked at. */
export const expansions: Record<'html' | 'hugo' | 'jekyll' | 'mdx', () => Promise<string>> = {
  html: async () => recipe('plain.html'),

  async hugo() {
    const shortcode = (given: Parameters): string => recipe('hugo-shortcode.html')
      .replaceAll(/\{\{ with \.Get "(\w+)" \}\}(.*?)(?:\{\{ else \}\}(.*?))?\{\{ end \}\}/g, (_, name: string, some: string, none = '') =>
        given[name] ? some.replaceAll('{{ . }}', given[name]) : none)
      .replaceAll(/\{\{ \.Get "(\w+)" \}\}/g, (_, name: string) => given[name] ?? '');
    return finished(recipe('hugo-post.md').replaceAll(/\{\{< clipstage (.*?) >\}\}/g, (_, given: string) => shortcode(parameters(given))));
  },

  async jekyll() {
    const include = (given: Parameters): string => recipe('jekyll-include.html')
      .replaceAll(/\{% if include\.(\w+) %\}(.*?)\{% endif %\}/g, (_, name: string, some: string) => (given[name] ? some : ''))
      .replaceAll(/\{\{ include\.(\w+)(?: \| default: '([^']*)')? \}\}/g, (_, name: string, none = '') => given[name] ?? none);
    return finished(recipe('jekyll-post.md').replaceAll(/\{% include clipstage\.html (.*?) %\}/g, (_, given: string) => include(parameters(given))));
  },

  async mdx() {
    const {code} = await transformWithOxc(recipe('mdx-component.jsx'), 'Clipstage.jsx', {jsx: {runtime: 'classic', pragma: 'h'}});
    const component = new Function('h', `${code.replace('export default', 'return')}`)(element) as (given: Parameters) => string;
    const post = recipe('mdx-post.mdx').replace(/^import Clipstage from '\.\/Clipstage\.jsx';$/m, '');
    return finished(post.replaceAll(/<Clipstage (.*?) \/>/g, (_, given: string) => component(parameters(given))));
  },
};

/** name="value" as all of them write it. */
const parameters = (text: string): Parameters => Object.fromEntries([...text.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));

/** What React makes of an element, as text. */
function element(tag: string, {style, ...attributes}: Record<string, unknown> & {style: Record<string, unknown>}): string {
  const css = Object.entries(style).map(([name, value]) => `${name}: ${value}`).join('; ');
  return `<${tag}${Object.entries({...attributes, style: css}).map(([name, value]) => ` ${name}="${String(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`).join('')}></${tag}>`;
}

/** A generator leaves nothing of a template. */
function finished(html: string): string {
  if (/\{\{|\{%|<Clipstage/.test(html)) throw new Error(`not expanded: ${html}`);
  return html;
}
