import {make} from '../base/dom';
import type {ClipstageError} from '../base/error';
import {DEFAULT_PRESET, DEFAULT_SCENE, type LABS, PRESETS, SCENES, STAGES} from '../base/figure.gen';
import {HULL_PRESETS, HULL_STAGES} from '../base/hull.gen';
import {problem} from '../base/options';
import {say} from '../text/words';

/** The options of a figure that its poster depends on. */
interface Chosen { poster?: string; preset?: string; scene?: string; state?: string; stage?: string; alt?: string; theme?: string }
type Lab = typeof LABS[number];

/** What the build has drawn of each lab: its presets, the one that is shown where none is chosen, and the stages, of which without a choice the last one says the most. A figure of a world begins with its scene. */
const DRAWN: Readonly<Record<Lab, readonly [presets: readonly string[], home: string, stages: readonly string[]]>> = {
  pair: [PRESETS, DEFAULT_PRESET, STAGES], hull: [HULL_PRESETS, HULL_PRESETS[0], HULL_STAGES], world: [SCENES, DEFAULT_SCENE, ['0']],
};

/** The picture that stands in a figure's place until the engine is there, or for good: one of the posters in a folder, or the author's own; nothing where none is wanted. */
export function posterOf(lab: Lab | 'trace', {poster = 'auto', preset, scene, state, stage, alt, theme}: Chosen, hash: string, folder: string): HTMLPictureElement | undefined {
  const own = poster !== 'auto' && poster !== 'only';
  if (poster === 'none' || (lab === 'trace' && !own)) return undefined; // of a trace nothing is drawn
  const picture = make('picture'), image = make('img', {loading: 'lazy'}); // those in sight come first, here too
  const [presets, home, stages] = DRAWN[lab === 'trace' ? 'pair' : lab], named = new URLSearchParams(hash || state || `preset=${preset}&scene=${scene}`);
  // What the engine will show, as far as the build has drawn it.
  const known = (ids: readonly string[], id: string | null | undefined, instead: string): string => ids.includes(id!) ? id! : instead;
  const shown = known(presets, named.get(lab === 'world' ? 'scene' : 'preset'), home), at = known(stages, (!hash && stage) || named.get('stage'), stages.at(-1)!);
  image.alt = alt || say(lab === 'pair' ? 'page.canvas' : `page.${lab}.canvas`);
  const file = (theme: string): string => `${folder}posters/${lab}/${shown}/${at}-${theme}.svg`;
  if (own) {
    image.src = poster;
  } else if (theme === 'light' || theme === 'dark') {
    image.src = file(theme);
  } else {
    picture.append(make('source', {srcset: file('dark'), media: '(prefers-color-scheme: dark)'}));
    image.src = file('light');
  }
  picture.append(image);
  return picture;
}

/** What a poster that stands alone was asked for and cannot show: the engine, which says it of a figure, has not come. */
export function undrawn(lab: Lab | 'trace', {preset, scene, stage}: Chosen): ClipstageError[] {
  if (lab === 'trace') return [];
  const [presets, , stages] = DRAWN[lab], of = lab === 'world' ? {scene: [scene, presets]} as const : {preset: [preset, presets], stage: [stage, stages]} as const;
  return Object.entries(of).flatMap(([name, [id, ids]]) => (id === undefined || ids.includes(id) ? [] : problem(name, id, say('notice.range.choice', {values: ids.join(', ')}))));
}
