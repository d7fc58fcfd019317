import {DEFAULT_SCENE, SCENES} from '../../base/figure.gen';
import {MARK, SCENE, STATE} from '../../figure/commands';
import type {Manifest} from '../../figure/manifest';
import {fileOf, isNone, isPlain, none, own, type Read, textOf, valueOf} from '../../figure/payload';
import {say} from '../../text/words';
import {BESIDES, OPTIONS} from './options';

const steps: Read = (payload) => {
  if (isNone(payload)) return [];
  const n = valueOf(payload, 'n');
  return typeof n === 'number' ? [n] : say('page.message.steps', {example: '{n}'});
};

const switched: Read = (payload) => {
  const on = valueOf(payload, 'on');
  return typeof on === 'boolean' ? [on] : say('page.message.on', {example: '{on}'});
};

const pair: Read = (payload) => {
  if (isNone(payload)) return [];
  const indices = isPlain(payload) ? [own(payload, 'a'), own(payload, 'b')] : [];
  return indices.length === 2 && indices.every((index) => typeof index === 'number') ? indices : say('page.message.pair', {example: '{a, b}'});
};

/** Reads settings: numbers, booleans and lists of numbers by name, and the id of a solver. The engine checks names and ranges. */
const settings: Read = (payload) => {
  const given = isPlain(payload) ? own(payload, 'settings') : undefined;
  const good = isPlain(given) && Object.entries(given).every(([name, one]) => typeof one === 'number' || typeof one === 'boolean'
    || (name === 'solver' && typeof one === 'string') || (Array.isArray(one) && one.every((number) => typeof number === 'number')));
  return good ? [given] : say('page.message.settings', {example: '{settings}'});
};

/** The layers of the picture, separated by commas. The engine checks them. */
const layers = textOf('layers', 'page.message.layers', '{layers}');

const edit: Read = (payload) => {
  const given = isPlain(payload) ? own(payload, 'edit') : undefined;
  return isPlain(given) ? [given] : say('page.message.edit', {example: '{edit}'});
};

/** A scene of bodies and joints that moves. */
export const WORLD = {
  id: 'world', class: 'cs-world', name: 'page.world.main', picture: 'page.world.canvas',
  options: OPTIONS, besides: BESIDES, files: ['scene'],
  clips: true,
  posters: {option: 'scene', presets: SCENES, home: DEFAULT_SCENE, stages: ['0'], own: []},
  heights: {picture: 200, stacked: 2000, rest: [[480, 106], [0, 153]]},
  events: ['step', 'scene', 'picked', 'settings', 'edited', 'contact-event', 'answered', 'marks'],
  onDemand: 'contact-event',
  commands: {
    setScene: SCENE,
    loadScene: {read: fileOf('scene', true), write: (scene: unknown) => ({scene}), large: true},
    setState: STATE,
    compare: {read: textOf('compare', 'page.message.compare', '{compare}'), write: (compare: unknown) => ({compare})},
    mark: MARK,
    setLayers: {read: layers, write: (layers: unknown) => ({layers: Array.isArray(layers) ? layers.join() : layers})},
    seekStep: {read: steps, write: (n: unknown) => ({n})},
    step: {read: steps, write: (n = 1) => ({n})},
    back: {read: steps, write: (n = 1) => ({n})},
    pick: {read: pair, method: 'choose', write: (a?: unknown, b?: unknown) => (a === undefined ? null : {a, b})},
    playWorld: {read: switched, write: (on = true) => ({on})},
    setSettings: {read: settings, write: (settings: unknown) => ({settings})},
    edit: {read: edit, write: (edit: unknown) => ({edit})},
    undo: {read: none},
    redo: {read: none},
    listen: {read: switched},
  },
  answers: {getSettings: 'settings'},
  methods: [
    'step', 'back', 'seekStep', 'playWorld', 'pick', 'pickAt', 'choose', 'edit', 'setSettings', 'getSettings', 'loadScene', 'getScene', 'getRecording', 'getHash',
    'compare', 'setView', 'setSecond', 'setLayers', 'mark',
  ],
  properties: ['steps', 'picked', 'arriving'],
} as const satisfies Manifest;
