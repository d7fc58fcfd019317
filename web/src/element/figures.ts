// What an element needs once it is to show a figure: loaded with the first of a page.

import viewerURL from 'chunk:../trace/viewer';
import figureSheet from '../figure/figure.css?inline';
import {ClipstageError} from '../base/error';
import {type Progress, programOf} from '../engine/programs';
import {Chunk} from '../engine/chunk';
import {learnPage} from '../engine/texts';
import {ofEngine, showFailure} from '../figure/failure';
import {LABS} from '../labs/registry';
import type {HullPair} from '../engine/api';
import type {HullFigure} from '../labs/hull/figure';
import type {WorldStage} from '../base/figure.gen';
import type {HullStage} from '../base/hull.gen';
import {partsOf} from '../base/link';
import {linkOf} from '../labs/world/link';
import {OPTIONS as WORLD} from '../labs/world/options';
import type {World} from '../labs/world/world';
import {languageOf} from '../text/words';
import type {Shown} from './api';
import type {Lab} from '../trace/manifest';

export {learnPage, ofEngine, showFailure};

/** What shows saved traces, without an engine. */
const viewer = new Chunk<typeof import('../trace/viewer')>(viewerURL);

const OF_LABS = import.meta.glob<string>('../labs/*/*.css', {query: '?inline', import: 'default', eager: true});

let sheets: CSSStyleSheet[] | undefined;

/** The style sheets of figures in a shadow root: one copy for all, and made by script, which no policy of the page forbids. */
export function sheetsOf(): CSSStyleSheet[] {
  return sheets ??= [figureSheet, ...Object.values(OF_LABS)].map((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    return sheet;
  });
}

/** How a figure is made: of which lab, whether past the browser's cache, the folder of the site, who hears how far the engine is, and whether it is wanted still. */
export interface Making { lab: Lab; fresh: boolean; site: string | undefined; progress: Progress; wanted(): boolean }

/** Makes a figure inside a place, once all has come that draws it. Where its program has ended, it is loaded again. */
export async function mount(place: HTMLElement, options: object, {lab, fresh, site, progress, wanted}: Making): Promise<Shown | undefined> {
  if (lab === 'trace') {
    const {openTrace} = await viewer.load(), {lab: _, ...given} = options as Record<string, unknown>;
    const {mount} = await openTrace({given, besides: ['wheel', 'hash', 'problems'], base: document.baseURI, site});
    return wanted() ? mount(place) : undefined;
  }
  const made = LABS.find(({id}) => id === lab)!, drawing = made.load().catch(() => {}); // the figure says it where that cannot be had
  const language = languageOf(String((options as {lang?: unknown}).lang ?? ''));
  const program = await programOf(made.id, {fresh, languages: language && [language], onProgress: progress});
  await drawing;
  return wanted() ? program.mount(place, () => made.mount(program, place, options as never)) as unknown as Shown : undefined;
}

/** What of a figure is to stay when another is made in its place: its options, and what is done once it is there. */
export interface Kept { options: {hash?: string; hulls?: HullPair; [name: string]: unknown}; after?: (figure: Shown) => unknown }

/** The options of a world that its recording has in their place. */
const BY_RECORDING = {scene: undefined, state: undefined, step: undefined, pick: undefined, stage: undefined};

export function keep(figure: Shown): Kept {
  const options = {hash: figure.getState()};
  if (!('fits' in figure) || figure.fits) return {options};
  const {stage} = figure;
  if ('getHulls' in figure) return {options: {hulls: figure.getHulls()}, after: (next) => (next as HullFigure).seek(stage as HullStage)};
  const recording = figure.getRecording(), {picked, layers} = figure, {plots, compare} = Object.fromEntries(partsOf(figure.getState()));
  return {
    options: {...BY_RECORDING, plots, layers, compare},
    async after(next) {
      const world = next as World;
      await world.loadScene(recording);
      if (!picked || !await world.arrived()) return;
      world.choose(picked.a, picked.b);
      if (stage) world.seek(stage as WorldStage);
    },
  };
}

/** Options of a figure that is there already, by what they are now. False where it takes another figure. What cannot be is thrown. */
export async function change(figure: Shown, changes: Readonly<Record<string, string | undefined>>): Promise<boolean> {
  const names = Object.keys(changes), only = (...all: string[]): boolean => names.every((name) => all.includes(name) && changes[name] !== undefined);
  if ('playWorld' in figure) {
    if (only('scene')) figure.setScene(changes.scene as never);
    else if (only(...ENGINE)) await setOptions(figure, changes as Record<string, string>);
    else return false;
    return true;
  }
  if (!only('preset', 'stage')) return false;
  if (changes.preset !== undefined && 'setScene' in figure) figure.setScene(changes.preset as never);
  if (changes.stage !== undefined) figure.seek(changes.stage as never);
  return true;
}

/** What of a world's link an option may change. */
const ENGINE = Object.entries(WORLD).filter(([name, {by}]) => by === 'engine' && name !== 'scene' && name !== 'state').map(([name]) => name);

/** An error that the engine finds in the link is one of the option that is there. */
async function setOptions(figure: World, options: Readonly<Record<string, string>>): Promise<void> {
  try {
    await figure.setState(linkOf({state: figure.getState(), ...options}));
  } catch (cause) {
    const {field = '', message, range = ''} = ClipstageError.from(cause);
    throw Object.hasOwn(options, field) ? new ClipstageError('invalid-option', message, {field, range, cause}) : cause;
  }
}
