import {HULL_PRESETS, HULL_STAGES} from '../../base/hull.gen';
import {SCENE} from '../../figure/commands';
import type {Manifest} from '../../figure/manifest';
import {BESIDES, OPTIONS} from './options';

/** Two convex hulls, and every stage of their collide call. */
export const HULL = {
  id: 'hull', class: 'cs-hull', name: 'page.hull.main', picture: 'page.hull.canvas',
  options: OPTIONS, besides: BESIDES, objects: ['hulls'],
  clips: false,
  posters: {option: 'preset', presets: HULL_PRESETS, home: HULL_PRESETS[0], stages: HULL_STAGES, own: ['a', 'b', 'va', 'vb', 'seed', 'bias', 'compare']},
  heights: {picture: 330, stacked: 2000, rest: [[700, 125], [560, 147], [480, 198], [400, 220], [350, 243], [0, 174]]},
  events: ['pose', 'contacts', 'answered'],
  commands: {setScene: SCENE},
  answers: {},
  methods: ['seekSub', 'setHulls', 'getHulls'],
  properties: ['sub'],
} as const satisfies Manifest;
