import {LABS} from '../base/figure.gen';
import {partsOf} from '../base/link';
import type {Manifest} from '../figure/manifest';
import {MANIFESTS} from '../labs/manifests';
import {OPTIONS} from './options';

/** Saved traces, described like the figures of a lab. */
const TRACE = {
  id: 'trace', class: 'cs-trace', name: 'page.trace.main', picture: 'page.trace.canvas',
  options: OPTIONS, besides: ['wheel', 'hash', 'problems'], files: [],
  clips: true,
  heights: MANIFESTS.pair.heights,
  events: [], commands: {}, answers: {}, methods: [], properties: [],
} as const satisfies Manifest;

/** The manifests of everything that a frame or an element can show: the labs, and saved traces. */
export const SHOWN = {...MANIFESTS, trace: TRACE} as const satisfies Readonly<Record<Lab, Manifest>>;

export type Lab = typeof LABS[number] | 'trace';

/** The lab that the options name, else the link, else the first lab. It is trace if either names a saved trace. */
export function labOf(given: Readonly<Record<string, string>>, link: string): Lab {
  const state = partsOf(link), named = given.lab ?? state.get('lab');
  if ((given.trace ?? state.get('trace')) !== null) return 'trace';
  return LABS.find((lab) => lab === named) ?? LABS[0];
}
