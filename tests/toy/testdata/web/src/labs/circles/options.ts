import {CIRCLES_PRESETS, CIRCLES_STAGES} from '../../base/circles.gen';
import {CONTROLS, type CommonOptions, OF_ALL, type Option} from '../../base/options';
import type {FigureEvents} from '../pair/options';

export type CirclesStage = typeof CIRCLES_STAGES[number];
export const OPTIONS = {
  lab: OF_ALL.lab, lang: OF_ALL.lang,
  preset: {by: 'engine', kind: 'choice', values: CIRCLES_PRESETS, default: CIRCLES_PRESETS[0], meaning: 'page.option.preset'},
  state: {by: 'engine', kind: 'state', values: [], default: '', meaning: 'page.option.state'},
  circles: {by: 'engine', kind: 'value', default: '', meaning: 'page.option.circles'},
  stage: {by: 'engine', kind: 'choice', values: CIRCLES_STAGES, default: '', meaning: 'page.option.stage'},
  controls: CONTROLS, theme: OF_ALL.theme, poster: OF_ALL.poster, alt: OF_ALL.alt, height: OF_ALL.height, id: OF_ALL.id, origin: OF_ALL.origin,
} as const satisfies Record<string, Option>;

export interface CirclesOptions extends CommonOptions {
  lab: 'circles';
  preset?: typeof CIRCLES_PRESETS[number];
  /** Radius and distance, metres. */
  circles?: readonly [radius: number, distance: number] | string;
  stage?: CirclesStage;
}
export type CirclesEvents = Omit<FigureEvents, 'stage' | 'answered' | 'pose' | 'contacts'> & {
  stage: {stage: CirclesStage; reached: boolean};
  answered: {stage: CirclesStage; right: boolean};
  pose: {radius: number; distance: number};
  contacts: {count: number};
};
