// The page about embedding: every option live, and the recipes.

import paperPart from '../../recipes/paper.html?raw';
import htmlPage from '../../recipes/plain.html?raw';
import hugoShortcode from '../../recipes/hugo-shortcode.html?raw';
import hugoPost from '../../recipes/hugo-post.md?raw';
import jekyllInclude from '../../recipes/jekyll-include.html?raw';
import jekyllPost from '../../recipes/jekyll-post.md?raw';
import mdxComponent from '../../recipes/mdx-component.jsx?raw';
import mdxPost from '../../recipes/mdx-post.mdx?raw';
import messagesPage from '../../recipes/messages.html?raw';
import messagesScript from '../../recipes/messages.js?raw';
import consoleScript from '../../recipes/console.js?raw';
import elementPage from '../../recipes/element.html?raw';
import reactPost from '../../recipes/Post.jsx?raw';
import sveltePost from '../../recipes/Post.svelte?raw';
import vuePost from '../../recipes/Post.vue?raw';
import styleSheet from '../../recipes/style.css?raw';
import textPage from '../../recipes/text.html?raw';
import sendScript from '../../recipes/send.js?raw';
import '../../recipes/console.js'; // the live examples run the displayed code
import '../../recipes/messages.js';
import {writeHash} from '../figure/address';
import {readThemePreference} from '../base/preference';
import {optionInput} from './optioninput';
import {offer} from './copy';
import {make} from '../base/dom';
import type {Option} from '../base/options';
import {LABS} from '../base/figure.gen';
import {MANIFESTS} from '../labs/manifests';
import {OPTIONS as OF_TRACE} from '../trace/options';
import {previewIn} from './preview';
import {type OptionValues, figureAddress, frameHeight, iframeTag, queryOf, scriptTag} from './tag';
import {saySite} from '../text/sitewords';
import {learnPage} from '../engine/texts';
import {pageLanguage, say} from '../text/words';

/** The folder of this page and its figures. The recipes name another host in its place. */
const host = new URL('.', location.href).href;
const RECIPE_HOST = 'https://clipstage.example/';

/** The options of a saved trace, which names its lab itself. */
const {lab: _, ...SAVED} = OF_TRACE;

/** The files of each recipe by the name that an author gives them, with their text. */
const RECIPES: Record<string, Record<string, string>> = {
  html: {'post.html': htmlPage},
  paper: {'post.html': paperPart},
  hugo: {'layouts/shortcodes/clipstage.html': hugoShortcode, 'post.md': hugoPost},
  jekyll: {'_includes/clipstage.html': jekyllInclude, 'post.md': jekyllPost},
  messages: {'post.html': messagesPage, 'messages.js': messagesScript},
  element: {'post.html': elementPage, 'console.js': consoleScript},
  frameworks: {'Post.jsx': reactPost, 'Post.vue': vuePost, 'Post.svelte': sveltePost},
  style: {'style.css': styleSheet},
  early: {'send.js': sendScript},
  text: {'post.html': textPage},
  mdx: {'Clipstage.jsx': mdxComponent, 'post.mdx': mdxPost},
};

await learnPage(pageLanguage()).catch(() => {}); // if they fail to load, the page speaks English
byID('late').remove(); // the script has been loaded
const theme = readThemePreference();
if (theme !== 'auto') document.documentElement.dataset.theme = theme;
const part = document.getElementById(location.hash.slice(1)); // a link to a part of the page
showOptions(Object.fromEntries(new URLSearchParams(location.hash.slice(1))) as OptionValues);
showRecipes();
byID('fixed').append(offer(scriptTag(host, HELPER), {label: saySite('page.embedding.script.fixed'), copy: saySite('page.embedding.script.copy'), lines: 3}).element);
void showSizes();
part?.scrollIntoView();
// Set only now, so that the page's code does not miss the figure's first messages.
(byID('talk-figure') as HTMLIFrameElement).src = new URL('embed.html?preset=both-clip&id=figure-1', host).href;

function showOptions(given: OptionValues): void {
  const preview = byID('preview') as HTMLIFrameElement;
  const showIn = previewIn(preview);
  const tag = offer('', {label: saySite('page.embedding.tag'), copy: saySite('page.share.embed.copy'), lines: 5});
  const script = offer(scriptTag(host), {label: saySite('page.embedding.script'), copy: saySite('page.embedding.script.copy'), lines: 2});
  let choices: (readonly [string, ReturnType<typeof optionInput>])[] = [];
  const chosen = (): OptionValues => Object.fromEntries(choices.map(([name, choice]) => [name, choice.value()]));
  /** Shows the options of a lab. Options that the last lab has too keep their values. */
  const offerOf = (lab: typeof LABS[number], given: OptionValues): void => {
    const {options, name} = MANIFESTS[lab];
    const show = (): void => {
      const values = chosen();
      if (values.lab !== lab) {
        offerOf(LABS.find((id) => id === values.lab) ?? LABS[0], {...values, state: undefined});
        byID('option-lab').focus();
        return;
      }
      const saved = Boolean(values.trace), src = figureAddress(host, saved ? SAVED : options, values), height = frameHeight(values);
      tag.field.value = iframeTag(src, {title: values.alt || say(saved ? 'page.trace.main' : name), height, theme: values.theme});
      preview.height = String(height);
      showIn(src);
      writeHash(queryOf(saved ? SAVED : options, values));
    };
    choices = Object.entries<Option>({...options, trace: OF_TRACE.trace}).map(([name, option]) => [name, optionInput(name, option, name === 'lab' ? lab : valueFor(option, given[name]), show, true)] as const);
    byID('options').replaceChildren(...choices.map(([, {element}]) => element));
    show();
  };
  byID('tag').append(tag.element);
  byID('script').append(script.element);
  offerOf(LABS.find((id) => id === given.lab) ?? LABS[0], given);
}

/** A value for another lab's option with the same name; undefined if that lab does not have the value. */
function valueFor(option: Option, value: string | undefined): string | undefined {
  return value !== undefined && option.kind === 'choice' && !option.values.includes(value) ? undefined : value;
}

function showRecipes(): void {
  for (const [name, files] of Object.entries(RECIPES)) {
    byID(`recipe-${name}`).append(...Object.entries(files).map(([file, source]) => {
      const text = source.trimEnd().replaceAll(RECIPE_HOST, host);
      const {element, field, button} = offer(text, {label: saySite('page.embedding.recipe', {file}), copy: say('page.copy'), lines: text.split('\n').length + 1});
      button.setAttribute('aria-label', saySite('page.embedding.recipe.copy', {file}));
      field.setAttribute('wrap', 'off');
      return make('div', {class: 'embedding-file'}, make('p', {}, file), element);
    }));
  }
}

/** Shows the sizes that compress.mjs has written, or nothing without a build. */
async function showSizes(): Promise<void> {
  try {
    const sizes = await (await fetch(new URL('sizes.json', host))).json() as Record<string, number>;
    for (const row of byID('sizes').querySelectorAll<HTMLElement>('[data-size]')) row.lastElementChild!.textContent = sizes[row.dataset.size!]?.toLocaleString('en') ?? '';
  } catch {
    byID('sizes').closest('.embedding-table')!.remove();
  }
}

function byID(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (element === null) throw new Error(`embedding.html has no #${id}`);
  return element;
}
