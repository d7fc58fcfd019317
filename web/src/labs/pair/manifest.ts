import {DEFAULT_PRESET, PRESETS, STAGES} from '../../base/figure.gen';
import {MARK, SCENE, STATE} from '../../figure/commands';
import type {Manifest} from '../../figure/manifest';
import {isPlain} from '../../figure/payload';
import {say} from '../../text/words';
import {BESIDES, OPTIONS} from './options';

/** Whether a value is a pose: numbers of boxes by name. The engine checks their ranges. */
function isPose(value: unknown): value is object {
  if (!isPlain(value)) return false;
  return Object.entries(value).every(([side, box]) => (side === 'a' || side === 'b') && isPlain(box)
    && Object.entries(box).every(([field, number]) => ['w', 'h', 'x', 'y', 'angle'].includes(field) && typeof number === 'number'));
}

/** Two boxes, and every stage of their collide call. */
export const PAIR = {
  id: 'pair', class: '', name: 'page.main', picture: 'page.canvas',
  options: OPTIONS, besides: BESIDES, files: ['pair'],
  clips: true,
  posters: {option: 'preset', presets: PRESETS, home: DEFAULT_PRESET, stages: STAGES, own: ['a', 'b', 'seed']},
  heights: {
    picture: 200, stacked: 1300,
    rest: [[1105, 102], [715, 125], [555, 147], [530, 170], [445, 198], [390, 220], [352, 243], [335, 174], [0, 191]],
    long: {'near-tie': 400, 'overlap-no-contact': 400, thin: 600, 'both-clip': 900, 'reference-on-b': 1300},
    asked: [[680, 234], [400, 257], [360, 282], [335, 289], [0, 334]],
  },
  events: ['pose', 'contacts', 'answered', 'solved', 'marks'],
  commands: {
    setPose: {
      read: (payload) => (isPose(payload) ? [payload] : say('page.message.pose', {example: '{a: {w, h, x, y, angle}, b: {w, h, x, y, angle}}'})),
      write: (pose: unknown) => pose,
    },
    mark: MARK,
    setScene: SCENE,
    setState: STATE,
  },
  answers: {getPose: 'pose'},
  methods: ['setPose', 'getPose', 'mark'],
  properties: ['position'],
} as const satisfies Manifest;
