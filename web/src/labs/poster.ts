import {make} from '../base/dom';
import type {ClipstageError} from '../base/error';
import {partsOf} from '../base/link';
import {problem} from '../base/options';
import {isAddress, isContent} from '../figure/download';
import type {Manifest} from '../figure/manifest';
import {type Language, LANGUAGES} from '../text/text.gen';
import {languageOf, pageLanguage, say} from '../text/words';

interface Chosen { step?: string; poster?: string; preset?: string; scene?: unknown; state?: string; stage?: string; stages?: string; a?: string; b?: string; hulls?: unknown; pair?: unknown; ask?: string; alt?: string; theme?: string; lang?: string }

const spoken = ({lang = ''}: Chosen): Language => languageOf(lang) ?? pageLanguage();

/**
 * The poster of a figure's first picture, as LAB/PRESET/STAGE. It is undefined for a saved trace, and for custom
 * poses, hulls or scenes.
 */
export function drawnOf({id, posters}: Manifest, {preset, scene, state, stage, stages: listed, a, b, hulls, pair, ask}: Chosen, hash: string): string | undefined {
  if (posters === undefined) return undefined;
  const {option, presets, home, stages, own} = posters, named = partsOf(hash || state || `preset=${preset}&scene=${scene}`), chosen = named.get(option);
  const given = !hash && (option === 'scene' ? isAddress(scene) || isContent(scene) : (a ?? b ?? hulls ?? pair) !== undefined);
  if (chosen === 'own' || given || own.some((part) => named.has(part))) return undefined;
  const known = (ids: readonly string[], id: string | null | undefined, instead: string): string => ids.includes(id!) ? id! : instead; // as the engine does
  const asks = named.get('ask') || (!hash && ask); // a question's poster must not tell the answer
  const kept = listed?.split(',') ?? [], first = stages.find((one) => kept.includes(one)) ?? stages[0]!; // where the figure begins
  return `${id}/${known(presets, chosen, home)}/${asks ? stages[0]! : known(stages, (!hash && stage) || named.get('stage'), first)}`;
}

/**
 * The picture to show until the figure is ready, or permanently: one of the posters in a folder, or the author's own.
 * It is undefined if the option poster is none, or if there is no poster.
 */
export function posterOf(manifest: Manifest, chosen: Chosen, hash: string, folder: string): HTMLPictureElement | undefined {
  const {poster = 'auto', alt, theme} = chosen, own = poster !== 'auto' && poster !== 'only', drawn = own ? '' : drawnOf(manifest, chosen, hash);
  if (poster === 'none' || drawn === undefined) return undefined;
  const picture = make('picture'), image = make('img', {loading: 'lazy'}); // pictures in sight are loaded first
  const language = spoken(chosen);
  image.alt = alt || say(manifest.picture, {}, language);
  const file = (theme: string): string => `${folder}posters/${language === LANGUAGES[0] ? '' : `${language}/`}${drawn}-${theme}.svg`;
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

/**
 * The text below a printed poster of a world, if another step than the poster's was requested: it names the poster's
 * step. Otherwise empty.
 */
export function posterWords({options}: Manifest, chosen: Chosen, hash: string): string {
  const {poster = 'auto', step, state = ''} = chosen;
  const goal = Number((!hash && step) || partsOf(hash || state).get('step'));
  return 'step' in options && goal > 0 && ['auto', 'only'].includes(poster) ? say('page.poster.step', {step: goal}, spoken(chosen)) : '';
}

/** The button over a poster shown alone. It starts the figure. */
export function starterOf(start: () => void, language?: Language): HTMLButtonElement {
  const name = say('page.poster.start', {}, language), button = make('button', {type: 'button', class: 'start', 'aria-label': name, title: name});
  button.addEventListener('click', () => {
    button.remove();
    start();
  });
  return button;
}

/** The errors for a preset or stage that a poster shown alone cannot show. For a figure, the engine reports them. */
export function undrawn({posters}: Manifest, chosen: Chosen): ClipstageError[] {
  if (posters === undefined) return [];
  const {option, presets, stages} = posters, language = spoken(chosen), of = {[option]: presets, ...stages.length > 1 && {stage: stages}};
  return Object.entries(of).flatMap(([name, ids]) => {
    const id = chosen[name as 'stage'];
    return id === undefined || ids.includes(id) ? [] : problem(name, id, say('notice.range.choice', {values: ids}, language), '', language);
  });
}
