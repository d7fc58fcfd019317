import {make} from '../base/dom';
import type {ClipstageError} from '../base/error';
import {DEFAULT_PRESET, DEFAULT_SCENE, type LABS, PRESETS, SCENES, STAGES} from '../base/figure.gen';
import {HULL_PRESETS, HULL_STAGES} from '../base/hull.gen';
import {partsOf} from '../base/link';
import {problem} from '../base/options';
import {say} from '../text/words';

/** The options of a figure that its poster depends on. */
interface Chosen { step?: string; poster?: string; preset?: string; scene?: string; state?: string; stage?: string; a?: string; b?: string; hulls?: unknown; alt?: string; theme?: string }
type Lab = typeof LABS[number];

/** What the build has drawn of each lab: its presets, the one that is shown where none is chosen, and the stages, of which without a choice the last one says the most. A figure of a world begins with its scene. */
const DRAWN: Readonly<Record<Lab, readonly [presets: readonly string[], home: string, stages: readonly string[]]>> = {
  pair: [PRESETS, DEFAULT_PRESET, STAGES], hull: [HULL_PRESETS, HULL_PRESETS[0], HULL_STAGES], world: [SCENES, DEFAULT_SCENE, ['0']],
};

/** The parts of a link that make another picture of a preset, or show none: poses, hulls and a seed, and what changes the answer to two hulls. */
const OF_ONES_OWN = ['a', 'b', 'va', 'vb', 'seed', 'bias', 'compare'] as const;

/** The poster of a figure's first picture, as LAB/PRESET/STAGE; undefined for a saved trace and for a pose, hulls or a scene of one's own, which the build has not drawn. */
export function drawnOf(lab: Lab | 'trace', {preset, scene, state, stage, a, b, hulls}: Chosen, hash: string): string | undefined {
  if (lab === 'trace') return undefined;
  const named = partsOf(hash || state || `preset=${preset}&scene=${scene}`), chosen = named.get(lab === 'world' ? 'scene' : 'preset');
  if (lab === 'world' ? chosen === 'own' : (!hash && (a ?? b ?? hulls) !== undefined) || OF_ONES_OWN.some((part) => named.has(part))) return undefined;
  const [presets, home, stages] = DRAWN[lab];
  const known = (ids: readonly string[], id: string | null | undefined, instead: string): string => ids.includes(id!) ? id! : instead; // as the engine does it
  return `${lab}/${known(presets, chosen, home)}/${known(stages, (!hash && stage) || named.get('stage'), stages.at(-1)!)}`;
}

/** The picture that stands in a figure's place until the engine is there, or for good: one of the posters in a folder, or the author's own; nothing where none is wanted, or none is drawn. */
export function posterOf(lab: Lab | 'trace', chosen: Chosen, hash: string, folder: string): HTMLPictureElement | undefined {
  const {poster = 'auto', alt, theme} = chosen, own = poster !== 'auto' && poster !== 'only', drawn = own ? '' : drawnOf(lab, chosen, hash);
  if (poster === 'none' || drawn === undefined) return undefined;
  const picture = make('picture'), image = make('img', {loading: 'lazy'}); // those in sight come first, here too
  image.alt = alt || say(lab === 'pair' ? 'page.canvas' : `page.${lab}.canvas`);
  const file = (theme: string): string => `${folder}posters/${drawn}-${theme}.svg`;
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

/** Says below a printed poster which step of a world it shows, where another one was asked for and no engine has come. */
export function posterWords(lab: Lab | 'trace', {poster = 'auto', step, state = ''}: Chosen, hash: string): string {
  const goal = Number((!hash && step) || partsOf(hash || state).get('step'));
  return lab === 'world' && goal > 0 && ['auto', 'only'].includes(poster) ? say('page.poster.step', {step: goal}) : '';
}

/** The button over a poster that stands alone, all of it: a reader starts the figure with it. */
export function starterOf(start: () => void): HTMLButtonElement {
  const button = make('button', {type: 'button', class: 'start', 'aria-label': say('page.poster.start'), title: say('page.poster.start')});
  button.addEventListener('click', () => {
    button.remove();
    start();
  });
  return button;
}

/** What a poster that stands alone was asked for and cannot show: the engine, which says it of a figure, has not come. */
export function undrawn(lab: Lab | 'trace', {preset, scene, stage}: Chosen): ClipstageError[] {
  if (lab === 'trace') return [];
  const [presets, , stages] = DRAWN[lab], of = lab === 'world' ? {scene: [scene, presets]} as const : {preset: [preset, presets], stage: [stage, stages]} as const;
  return Object.entries(of).flatMap(([name, [id, ids]]) => (id === undefined || ids.includes(id) ? [] : problem(name, id, say('notice.range.choice', {values: ids.join(', ')}))));
}
