// The code of an element that shows a figure, loaded with the first figure of a page.

import viewerURL from 'chunk:../trace/viewer';
import figureSheet from '../figure/figure.css?inline';
import {ClipstageError} from '../base/error';
import {type Progress, programOf} from '../engine/programs';
import {Chunk} from '../engine/chunk';
import {learnPage} from '../engine/texts';
import {fill, isAddress, isContent} from '../figure/download';
import {ofEngine, showFailure} from '../figure/failure';
import {MANIFESTS} from '../labs/manifests';
import {viewOf} from '../figure/host';
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

export {learnPage, ofEngine, showFailure, viewOf};

/** The viewer of saved traces, which needs no engine. */
const viewer = new Chunk<typeof import('../trace/viewer')>(viewerURL);

const OF_LABS = import.meta.glob<string>('../labs/*/*.css', {query: '?inline', import: 'default', eager: true});

let sheets: CSSStyleSheet[] | undefined;

/** The style sheets of figures in a shadow root. All share one copy, made by script, which no policy forbids. */
export function sheetsOf(): CSSStyleSheet[] {
  return sheets ??= [figureSheet, ...Object.values(OF_LABS)].map((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    return sheet;
  });
}

/**
 * How to make a figure: its lab, whether to bypass the browser's cache, the folder of the site, the handler of the
 * engine's progress, and whether the figure is still wanted.
 */
export interface Making { lab: Lab; fresh: boolean; site: string | undefined; progress: Progress; wanted(): boolean }

/**
 * Makes a figure inside a place once its program and drawing code are loaded; undefined if it is no longer wanted then.
 * An ended program is loaded again.
 */
export async function mount(place: HTMLElement, options: object, {lab, fresh, site, progress, wanted}: Making): Promise<Shown | undefined> {
  if (lab === 'trace') {
    const {openTrace} = await viewer.load(), {lab: _, ...given} = options as Record<string, unknown>;
    const {mount} = await openTrace({given, besides: ['wheel', 'hash', 'problems'], base: document.baseURI, site});
    return wanted() ? mount(place) : undefined;
  }
  const made = LABS.find(({id}) => id === lab)!, drawing = made.load().catch(() => {}); // the figure reports the error
  const {given, problems} = await fill(options as Record<string, string>, MANIFESTS[lab].files, document.baseURI);
  const language = languageOf(String((options as {lang?: unknown}).lang ?? ''));
  const program = await programOf(made.id, {fresh, languages: language && [language], onProgress: progress});
  await drawing;
  return wanted() ? program.mount(place, () => made.mount(program, place, {...given, problems: [...(options as {problems: readonly ClipstageError[]}).problems, ...problems]} as never)) as unknown as Shown : undefined;
}

/** The state of a figure for another one in its place: options for the new figure, and a function to call with it once it is made. */
export interface Kept { options: {hash?: string; hulls?: HullPair; [name: string]: unknown}; after?: (figure: Shown) => unknown }

/** Options of a world that must be unset, since a recording replaces them. */
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

/** Changes options of a figure in place. Returns false if they need another figure. Throws if a value is invalid. */
export async function change(figure: Shown, changes: Readonly<Record<string, string | undefined>>): Promise<boolean> {
  const names = Object.keys(changes), only = (...all: string[]): boolean => names.every((name) => all.includes(name) && changes[name] !== undefined);
  if ('playWorld' in figure) {
    if (isAddress(changes.scene) || isContent(changes.scene)) return false;
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

/** The options in a world's link that can be changed in place. */
const ENGINE = Object.entries(WORLD).filter(([name, {by}]) => by === 'engine' && name !== 'scene' && name !== 'state').map(([name]) => name);

/** Sets options of a world by a link. An error about a part of the link becomes an error of that option. */
async function setOptions(figure: World, options: Readonly<Record<string, string>>): Promise<void> {
  try {
    await figure.setState(linkOf({state: figure.getState(), ...options}));
  } catch (cause) {
    const {field = '', message, range = ''} = ClipstageError.from(cause);
    throw Object.hasOwn(options, field) ? new ClipstageError('invalid-option', message, {field, range, cause}) : cause;
  }
}
