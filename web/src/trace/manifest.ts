import {LABS} from '../base/figure.gen';
import {partsOf} from '../base/link';
import type {Manifest} from '../figure/manifest';
import {MANIFESTS} from '../labs/manifests';
import {OPTIONS} from './options';

/** Saved traces as the figures of a lab without an engine. */
const TRACE = {
  id: 'trace', class: 'cs-trace', name: 'page.trace.main', picture: 'page.trace.canvas',
  options: OPTIONS, besides: ['wheel', 'hash', 'problems'], objects: [],
  clips: true,
  heights: MANIFESTS.pair.heights,
  events: [], commands: {}, answers: {}, methods: [], properties: [],
} as const satisfies Manifest;

/** The manifests of all figures in a frame or an element: the labs, and saved traces. */
export const SHOWN = {...MANIFESTS, trace: TRACE} as const satisfies Readonly<Record<Lab, Manifest>>;

export type Lab = typeof LABS[number] | 'trace';

/** The lab that the options name, or else the link, or else the first lab. If either names a saved trace, it is trace. */
export function labOf(given: Readonly<Record<string, string>>, link: string): Lab {
  const state = partsOf(link), named = given.lab ?? state.get('lab');
  if ((given.trace ?? state.get('trace')) !== null) return 'trace';
  return LABS.find((lab) => lab === named) ?? LABS[0];
}
