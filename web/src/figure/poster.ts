import {make} from '../base/dom';
import {DEFAULT_PRESET, type LABS, PRESETS} from '../base/figure.gen';
import {say} from '../text/words';

/** The options of a figure that its poster depends on. */
interface Chosen { poster?: string; preset?: string; state?: string; alt?: string; theme?: string }

/** The picture that stands in a figure's place until the engine is there: one of the posters in a folder, or the author's own; nothing where there is none. */
export function posterOf(lab: typeof LABS[number] | 'trace', {poster = 'auto', preset, state, alt, theme}: Chosen, hash: string, folder: string): HTMLPictureElement | undefined {
  if (poster === 'none' || poster === 'auto' && lab !== 'pair') return undefined; // there are pictures of presets alone
  const picture = make('picture'), image = make('img', {loading: 'lazy'}); // those in sight come first, here too
  const shown = known(new URLSearchParams(hash || state || `preset=${preset}`).get('preset'));
  image.alt = alt || say(lab !== 'pair' ? `page.${lab}.canvas` : shown === DEFAULT_PRESET ? 'page.poster' : 'page.poster.preset');
  const file = (theme: string): string => folder + (shown === DEFAULT_PRESET ? `poster-${theme}.svg` : `posters/${shown}-${theme}.svg`);
  if (poster !== 'auto') {
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

/** The preset that the engine will show; the default one where that is not known yet, or where it will be none. */
const known = (preset: string | null): string => PRESETS.find((id) => id === preset) ?? DEFAULT_PRESET;
