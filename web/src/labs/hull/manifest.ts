import {HULL_PRESETS, HULL_STAGES} from '../../base/hull.gen';
import {MARK, SCENE, STATE} from '../../figure/commands';
import type {Manifest} from '../../figure/manifest';
import {fileOf} from '../../figure/payload';
import {BESIDES, OPTIONS} from './options';

/** Two convex hulls, and every stage of their collide call. */
export const HULL = {
  id: 'hull', class: 'cs-hull', name: 'page.hull.main', picture: 'page.hull.canvas',
  options: OPTIONS, besides: BESIDES, files: ['hulls'],
  clips: false,
  posters: {option: 'preset', presets: HULL_PRESETS, home: HULL_PRESETS[0], stages: HULL_STAGES, own: ['a', 'b', 'va', 'vb', 'seed', 'bias', 'compare']},
  heights: {picture: 330, stacked: 2000, rest: [[790, 125], [595, 147], [505, 170], [485, 198], [410, 220], [352, 246], [305, 193], [0, 210]]},
  events: ['pose', 'contacts', 'answered', 'marks'],
  commands: {
    setScene: SCENE,
    setState: STATE,
    setHulls: {read: fileOf('hulls', false), write: (hulls: unknown) => ({hulls}), large: true},
    mark: MARK,
  },
  answers: {},
  methods: ['seekSub', 'setHulls', 'getHulls', 'mark'],
  properties: ['sub'],
} as const satisfies Manifest;
