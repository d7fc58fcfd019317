// Checks whether a file is a saved trace. Every value that is drawn or shown is checked, since the file may come from
// anywhere.

import {STAGES, WORLD_STAGES} from '../base/figure.gen';
import {HULL_STAGES} from '../base/hull.gen';
import {quoted} from '../base/options';
import {SHAPE_STAGES} from '../base/shape.gen';
import {H} from '../draw/hull.gen';
import {F, W} from '../draw/layout.gen';
import {S, S_SLOTS} from '../draw/shape.gen';
import {sayTrace} from '../text/tracewords';
import {fault} from './fault';
import {checkHullFrame, checkPairFrame, checkShapeFrame, checkWorldFrame, PAIR_LENGTH, WORLD_HEAD} from './frames';
import {checkPanel, type Part} from './panel';
import {choice, got, integer, items, numbers, object, own, type Path, type PlainTrace, words} from './values';

export type {PlainTrace};

/** The stages of each lab's traces. */
const IDS = {pair: STAGES, world: WORLD_STAGES, hull: HULL_STAGES, shape: SHAPE_STAGES} as const;

export type TraceLab = keyof typeof IDS;

/** The version of trace objects: see wasm/lab/finding/trace.go. */
const VERSION = 1;

/** The limits of a trace: characters of a title and a text, items of lists, and numbers of a frame. */
const MOST = {title: 400, text: 4000, drawn: 8000, stages: 400, frame: 400_000};

/** A stage of a trace, or one of its sub-steps from 1. sub is 0 in a stage without sub-steps. */
export interface Saved {
  readonly id: string;
  readonly sub: number;
  readonly title: string;
  readonly text: string;
  /** Whether the call reached the stage. */
  readonly reached: boolean;
  /** The frame from which the stage is drawn. */
  readonly frame: Float64Array;
  /** The texts on the picture of two hulls, one per line. */
  readonly drawn: string;
  /** The tables, the reason and the formulas beside the picture; empty in an old trace, and in one without a page. */
  readonly panel: readonly Part[];
}

export interface SavedTrace {
  readonly lab: TraceLab;
  /** Whether the frames are of a whole world, not of a pair or two hulls. */
  readonly world: boolean;
  readonly stages: readonly Saved[];
  /** The parsed file. Only the checked parts of it are valid. */
  readonly json: PlainTrace;
}

/** Reads a file as a trace. Throws invalid-trace, with the path of the first wrong field and its range. */
export function readTrace(bytes: Uint8Array): SavedTrace {
  let text: string, json: unknown;
  try {
    text = new TextDecoder('utf-8', {fatal: true}).decode(bytes);
  } catch {
    throw fault('trace', sayTrace('page.trace.got.list', {count: bytes.length}), sayTrace('page.trace.range.utf8'));
  }
  try {
    json = JSON.parse(text);
  } catch {
    throw fault('trace', got(text), sayTrace('page.trace.range.json'));
  }
  return checkTrace(json);
}

/** Checks a trace in parsed JSON, with the same errors. */
export function checkTrace(json: unknown): SavedTrace {
  const trace = object(json, 'trace');
  choice(trace, 'version', [VERSION]);
  const lab = choice(trace, 'lab', Object.keys(IDS) as TraceLab[]);
  object(own(trace, 'input'), 'input');
  if (lab === 'world' && Array.isArray(own(trace, 'stages')) && (own(trace, 'stages') as unknown[]).length === 0) throw fault('stages', got([]), sayTrace('page.trace.range.picked'));
  const list = items(own(trace, 'stages'), 'stages', 1, MOST.stages);
  const whole = lab === 'world' && Object.hasOwn(trace, 'frame') ? numbers(own(trace, 'frame'), 'frame', WORLD_HEAD, MOST.frame) : undefined;
  if (whole) checkWorldFrame(whole, 'frame');
  const stages: Saved[] = [];
  for (const [i, item] of list.entries()) stages.push(stageOf(lab, object(item, `stages[${i}]`), `stages[${i}]`, whole, stages.at(-1)));
  return {lab, world: whole !== undefined, stages, json: trace};
}

/** Checks an item of the list of stages; it must come after the stage before. */
function stageOf(lab: TraceLab, item: PlainTrace, path: Path, whole: Float64Array | undefined, before: Saved | undefined): Saved {
  const ids: readonly string[] = IDS[lab], id = choice(item, 'id', ids, path), number = ids.indexOf(id), last = before === undefined ? -1 : ids.indexOf(before.id);
  const sub = lab === 'hull' && Object.hasOwn(item, 'sub') ? integer(own(item, 'sub'), `${path}.sub`, 1, MOST.stages) : 0;
  if (number < last || (number === last && (sub <= before!.sub || before!.sub === 0))) throw fault(`${path}.id`, quoted(id), sayTrace('page.trace.range.order', {before: before!.id}));
  const title = words(item, 'title', MOST.title, path), text = words(item, 'text', MOST.text, path);
  const drawn = lab === 'hull' && Object.hasOwn(item, 'drawn') ? words(item, 'drawn', MOST.drawn, path) : '';
  const panel = Object.hasOwn(item, 'panel') ? checkPanel(own(item, 'panel'), `${path}.panel`) : [];
  const frame = frameOf(lab, item, path, number, sub, whole, before), longer = lab === 'hull' || lab === 'shape';
  const reached = frame[lab === 'hull' ? H.reached : lab === 'shape' ? S.reached : (whole ? W.pair : 0) + F.reached]!;
  return {id, sub, title, text, drawn, panel, frame, reached: reached >= (longer ? number : Math.min(number, STAGES.length - 1))};
}

function frameOf(lab: TraceLab, item: PlainTrace, path: Path, number: number, sub: number, whole: Float64Array | undefined, before: Saved | undefined): Float64Array {
  if (whole) {
    const frame = changed(whole, own(item, 'slots'), `${path}.slots`);
    checkWorldFrame(frame, `${path}.slots`, number);
    return frame;
  }
  if (lab === 'hull') {
    const frame = numbers(own(item, 'frame'), `${path}.frame`, 1, MOST.frame);
    checkHullFrame(frame, `${path}.frame`, number, sub);
    return frame;
  }
  if (lab === 'shape') {
    const frame = numbers(own(item, 'frame'), `${path}.frame`, S_SLOTS, S_SLOTS);
    checkShapeFrame(frame, `${path}.frame`, number);
    return frame;
  }
  // In an old trace the stages after the collide call have numbers, but no frame.
  if (number >= STAGES.length && before !== undefined && !Object.hasOwn(item, 'frame')) return before.frame;
  const frame = numbers(own(item, 'frame'), `${path}.frame`, PAIR_LENGTH, PAIR_LENGTH);
  checkPairFrame(frame, `${path}.frame`, Math.min(number, STAGES.length - 1));
  return frame;
}

/** A frame with some of its slots changed. */
function changed(whole: Float64Array, slots: unknown, path: Path): Float64Array {
  const frame = whole.slice();
  for (const [i, pair] of items(slots, path, 0, WORLD_HEAD).entries()) {
    const [slot, x] = numbers(pair, `${path}[${i}]`, 2, 2);
    frame[integer(slot, `${path}[${i}][0]`, 2, WORLD_HEAD - 1)] = x!;
  }
  return frame;
}
