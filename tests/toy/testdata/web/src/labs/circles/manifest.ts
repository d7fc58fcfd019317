import {CIRCLES_PRESETS, CIRCLES_STAGES} from '../../base/circles.gen';
import type {Manifest} from '../../figure/manifest';
import {OPTIONS} from './options';

export const CIRCLES = {
  id: 'circles', class: '', name: 'page.circles.main', picture: 'page.circles.canvas',
  options: OPTIONS, besides: ['hash', 'wheel'], files: [],
  clips: false,
  posters: {option: 'preset', presets: CIRCLES_PRESETS, home: CIRCLES_PRESETS[0], stages: CIRCLES_STAGES, own: ['circles', 'seed']},
  heights: {picture: 200, stacked: 600, rest: [[0, 174]]},
  events: ['pose', 'contacts'], commands: {}, answers: {}, methods: [], properties: [],
} as const satisfies Manifest;
