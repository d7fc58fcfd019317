import {SHAPE_PRESETS, SHAPE_STAGES} from '../../base/shape.gen';
import {MARK, SCENE, STATE} from '../../figure/commands';
import type {Manifest} from '../../figure/manifest';
import {BESIDES, OPTIONS} from './options';

/** Two circles, capsules or rounded polygons, and every stage of their collide call. */
export const SHAPE = {
  id: 'shape', class: '', name: 'page.shape.main', picture: 'page.shape.canvas',
  options: OPTIONS, besides: BESIDES, files: [],
  clips: false,
  posters: {option: 'preset', presets: SHAPE_PRESETS, home: SHAPE_PRESETS[0], stages: SHAPE_STAGES, own: ['a', 'b', 'seed', 'compare']},
  heights: {picture: 200, stacked: 1600, rest: [[0, 198]]},
  events: ['pose', 'contacts', 'answered', 'marks'],
  commands: {setScene: SCENE, setState: STATE, mark: MARK},
  answers: {},
  methods: ['mark'],
  properties: [],
} as const satisfies Manifest;
