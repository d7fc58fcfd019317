// Generated from wasm/bridge by make generate. Do not edit.

import type {Pose} from './api';
import type {LabID, Stage} from '../base/figure.gen';
import type {Flat} from './values';

/** The calls of every lab's figures, without the figure's id. Each may throw an error. */
export interface EveryLab {
  /** seed: for random choices. lang: a language’s id; an unknown one means the page’s language. */
  create(seed: number, lang: string): null;
  destroy(): null;
  /** JSON. */
  trace(): string;
  /** For tests of a panic. */
  panic(): null;
  /** Restores a snapshot. False if it is invalid. */
  restore(kept: Float64Array): boolean;
  /** Renders the controls into the elements that the page has prepared. */
  render(): null;
  /** The parameters of a link. */
  state(): string;
  /** Marks the thing with a name in the picture; an empty name marks none. */
  mark(name: string): null;
  /** The names of things, separated by spaces: see wasm/lab/thing.go. */
  names(things: Float64Array): string;
  /** The controls that a reader can find by name: see wasm/lab/panel/find.go. */
  find(): string;
}

/** The calls of each lab's figures. */
export interface Calls {
  pair: EveryLab & {
    /** The trace of two boxes, as JSON, without a figure. */
    collide(pose: Flat): string;
    /** The manifold of two boxes in numbers, without a figure: see engine/collider.ts. */
    manifold(wA: number | string, hA: number | string, xA: number | string, yA: number | string, angleA: number | string, wB: number | string, hB: number | string, xB: number | string, yB: number | string, angleB: number | string): Float64Array;
    next(): null;
    prev(): null;
    seek(stage: string): null;
    play(): null;
    pause(): null;
    /** Shows the next stage while the figure plays. */
    tick(): null;
    reset(): null;
    undo(): null;
    redo(): null;
    /** Clears the undo history. */
    forget(): null;
    preset(preset: string): null;
    option(name: string, value: string): null;
    setState(state: string): null;
    /** Opens the state of a link. An invalid one leaves a notice. */
    open(state: string): null;
    report(message: string): null;
    dismiss(): null;
    /** 0 none, 1 A, 2 B. */
    focus(box: number): null;
    drop(): null;
    cancel(): null;
    leave(): null;
    /** Whether the key had a meaning here. where is one of WHERE. */
    key(key: string, ctrl: boolean, shift: boolean, alt: boolean, meta: boolean, repeat: boolean, where: number): boolean;
    playing(): boolean;
    speed(): number;
    notice(): string;
    words(): string;
    /** A line with the title and one with the text of each shown stage. */
    sentences(): string;
    measure(): null;
    /** Missing numbers of a pose keep their values. */
    setPose(pose: Flat): null;
    mistake(stage: number): null;
    light(quantity: number): null;
    /** The part under the pointer: one of PART. */
    hover(x: number, y: number, pixel: number, coarse: boolean): number;
    /** Begins to drag the part under the pointer, and returns it. */
    grab(x: number, y: number, pixel: number, coarse: boolean): number;
    drag(x: number, y: number, snap: boolean): null;
    stage(): Stage;
    pose(): Pose;
    cursor(): string;
    /** The kind, one of QUANTITY, and the number of the thing with a name. */
    thing(name: string): Float64Array;
    boxName(side: number): string;
  };
  world: EveryLab & {
    step(n: number | string): number;
    back(n: number | string): null;
    reset(): null;
    setScene(scene: string): null;
    load(scene: Flat): null;
    /** Goes to the end of a step. If the step has not run yet, a journey begins. */
    seekStep(n: number | string): null;
    /** Runs one step of a journey or of the due ones. Returns whether there are more. */
    advance(): boolean;
    /** Missing settings keep their values. */
    set(settings: Flat): null;
    /** Picks the pair of two bodies. -1 and -1 pick none. */
    choose(a: number | string, b: number | string): null;
    edit(edit: Flat): null;
    /** The edits that the page has not read yet: JSON. */
    edited(): string;
    listen(heard: boolean, after: number): null;
    touched(): string;
    undo(): null;
    redo(): null;
    /** The number of the journey in progress, or 0. */
    journey(): number;
    /** Throws the error that stopped the world, once. */
    failure(): null;
    scene(): string;
    /** JSON. */
    settings(): string;
    /** The present world as a scene: JSON. */
    sceneText(): string;
    /** The initial scene with all edits and changes of settings at their steps: JSON. */
    recording(): string;
    /** The hash of the last step’s bits, empty within a step. */
    hash(): string;
    /** The body at a point in metres, -1 if there is none. */
    pick(x: number | string, y: number | string): number;
    /** Loads the scene of a state. Returns the number of the journey to its step, 0 if the world is there. */
    setState(state: string): number;
    /** Continues a restored world. */
    goOn(steps: number, blamed: boolean): null;
    pause(): null;
    /** Like setState, for a link. An invalid one leaves a notice. */
    open(state: string): null;
    next(): null;
    prev(): null;
    /** Shows a stage of the picked pair. */
    seek(stage: string): null;
    /** Shows the next stage while the stages play. */
    tick(): null;
    /** Plays the stages of the picked pair, or the world if none is picked. */
    play(): null;
    playWorld(on: boolean): null;
    /** Advances the clock by seconds. Returns whether steps are due. */
    pass(elapsed: number): boolean;
    /** The meaning of a key here, one of MEANT. where is one of WHERE. */
    key(key: string, ctrl: boolean, shift: boolean, alt: boolean, meta: boolean, repeat: boolean, where: number): number;
    /** Reports that an animation frame has followed a key. */
    drawn(): null;
    /** Reports that a key was released. */
    letGo(): null;
    report(message: string): null;
    dismiss(): null;
    compare(text: string): null;
    setSecond(settings: Flat): null;
    compareView(id: string): null;
    over(second: boolean): null;
    /** Rings the pair nearest to a point within a distance in metres. Returns whether there is one. */
    offer(x: number, y: number, within: number): boolean;
    offerNone(): null;
    /** Shows the layers with these ids, separated by commas, and hides all others. */
    setLayers(ids: string): null;
    offerNext(by: number): null;
    /** Shows at its field why a custom scene cannot be used. */
    refuseScene(message: string): null;
    touch(x: number, y: number, within: number): boolean;
    move(x: number, y: number): null;
    lift(means: boolean): boolean;
    tap(x: number, y: number, within: number): null;
    choice(last: boolean, x: number, y: number, within: number, answer: boolean): boolean;
    stay(): null;
    /** Sets which parts readers may change, one of EDITABLE. Controls that are not full allow less; returns the result. */
    editable(id: string, full: boolean): string;
    /** Whether a link can restore the figure: the state is short enough, and the scene is a named one. */
    fits(): boolean;
    /** The present world as a line of the output of clipstage trace scenes. */
    sceneTrace(): string;
    /** The ringed pair in words. */
    offered(): string;
    /** The ids of the shown layers, separated by commas. */
    layers(): string;
    /** What Box2D-Lite's solver used in the picked pair's step: Pick.Inputs. Empty without such a step. */
    inputs(): Float64Array;
    setNames(names: string): null;
    pairNames(): string;
    /** The marked thing of the present picture: its kind and its number. The kind is one of QUANTITY while a pair is picked, else of WORLD_THING. */
    marked(): Float64Array;
    /** The kind, one of WORLD_THING, and the number of the thing with a name. */
    thing(name: string): Float64Array;
    /** The card about the hovered or ringed thing. Each line begins with its kind. */
    card(): string;
    headings(): string;
    /** The card in one line. */
    pointed(): string;
    /** The stage of the picked pair, empty if none is picked. */
    stage(): string;
    playsStages(): boolean;
    pace(): number;
    playing(): boolean;
    notice(): string;
    /** A line with the title and one with the text. */
    caption(): string;
  };
  hull: EveryLab & {
    /** The trace of two hulls, as JSON, without a figure. */
    collide(pair: Flat): string;
    /** Builds the hull of {points, faces} with the call’s id, and returns the number of its vertices. */
    buildHull(hull: Flat): number;
    /** Frees the hull with the call’s id. */
    freeHull(): null;
    /** The manifold of two built hulls in numbers: see engine/collider.ts. A pose is a position and a quaternion. */
    manifold(a: number, xA: number | string, yA: number | string, zA: number | string, wA: number | string, iA: number | string, jA: number | string, kA: number | string, b: number, xB: number | string, yB: number | string, zB: number | string, wB: number | string, iB: number | string, jB: number | string, kB: number | string): Float64Array;
    next(): null;
    prev(): null;
    seek(stage: string): null;
    play(): null;
    pause(): null;
    /** Shows the next step while the figure plays. */
    tick(): null;
    reset(): null;
    undo(): null;
    redo(): null;
    /** Clears the undo history. */
    forget(): null;
    preset(preset: string): null;
    option(name: string, value: string): null;
    setState(state: string): null;
    /** Opens the state of a link. An invalid one leaves a notice. */
    open(state: string): null;
    report(message: string): null;
    dismiss(): null;
    /** 0 none, 1 A, 2 B. */
    focus(box: number): null;
    drop(): null;
    cancel(): null;
    leave(): null;
    /** Whether the key had a meaning here. where is one of WHERE. */
    key(key: string, ctrl: boolean, shift: boolean, alt: boolean, meta: boolean, repeat: boolean, where: number): boolean;
    playing(): boolean;
    speed(): number;
    notice(): string;
    words(): string;
    /** A line with the title and one with the text of each step. */
    sentences(): string;
    /** Shows a sub-step of the present stage, from 1. */
    seekSub(sub: number): null;
    /** Turns the view so that both hulls are seen well. */
    fit(): null;
    compare(on: boolean): null;
    /** A missing hull keeps its value. In a pose without points, a missing number keeps its value. */
    setHulls(pair: Flat): null;
    /** Shows a pair from a parsed JSON file. */
    load(pair: Flat): null;
    /** Shows the hulls of an OBJ or STL file. One solid replaces the picked hull. A negative tolerance means the file’s own. Solids count from 1. */
    loadFile(text: string, tolerance: number, points: boolean, a: number, b: number): null;
    /** Shows in the sheet why an import failed. */
    refuse(message: string): null;
    /** The part that a line of sight meets: one of HOLD. A ray lists a point, a unit vector away from the reader, the unit normal of the picture’s plane toward the reader, the metres of a pixel at the point, their growth per metre along the ray, 1 for a finger, 1 for Shift, and 1 in the picture of the contact plane, where only choices of a question can be met. */
    hover(ray: Float64Array): number;
    /** Begins to drag the part that a line of sight meets, and returns it. Picks the hull. */
    grab(ray: Float64Array): number;
    /** Moves the grabbed part to a line of sight. */
    drag(ray: Float64Array): null;
    /** Deletes the vertex that a line of sight meets, or adds one on a face. */
    poke(ray: Float64Array): null;
    /** Answers by the choice under the pointer, or ticks it. */
    choose(): null;
    stage(): string;
    /** Both hulls as JSON: a file where a link is too short. */
    pair(): string;
    /** Both hulls as a file: json, go or obj. */
    file(format: string): string;
    /** Whether both hulls fit in a link. */
    fits(): boolean;
    /** A line with the title and one with the text. */
    caption(): string;
    /** The text on the picture, apart from numbers: lines of a name, a space and the words. */
    drawn(): string;
    /** The marked thing: its kind, one of HULL_THING, and its number. */
    marked(): Float64Array;
    /** The kind, one of HULL_THING, and the number of the thing with a name. */
    thing(name: string): Float64Array;
    hullName(side: number): string;
  };
  shape: EveryLab & {
    collide(pair: Flat): string;
    next(): null;
    prev(): null;
    seek(stage: string): null;
    play(): null;
    pause(): null;
    /** Shows the next stage while the figure plays. */
    tick(): null;
    reset(): null;
    undo(): null;
    redo(): null;
    /** Clears the undo history. */
    forget(): null;
    preset(preset: string): null;
    option(name: string, value: string): null;
    setState(state: string): null;
    /** Opens the state of a link. An invalid one leaves a notice. */
    open(state: string): null;
    report(message: string): null;
    dismiss(): null;
    /** 0 none, 1 A, 2 B. */
    focus(box: number): null;
    drop(): null;
    cancel(): null;
    leave(): null;
    /** Whether the key had a meaning here. where is one of WHERE. */
    key(key: string, ctrl: boolean, shift: boolean, alt: boolean, meta: boolean, repeat: boolean, where: number): boolean;
    playing(): boolean;
    speed(): number;
    notice(): string;
    words(): string;
    /** A line with the title and one with the text of each shown stage. */
    sentences(): string;
    /** Shows the answers side by side, or hides them. */
    compare(on: boolean): null;
    /** Highlights a quantity: one of SHAPE_QUANTITY. */
    light(quantity: number): null;
    /** Shows a pair from a parsed JSON file. */
    load(pair: Flat): null;
    /** Replaces the focused shape, or A, by the polygon of an SVG path. */
    loadPath(path: string): null;
    /** Shows in the sheet why an import failed. */
    refuse(message: string): null;
    /** The part under the pointer: one of SHAPE_PART. */
    hover(x: number, y: number, pixel: number, coarse: boolean): number;
    /** Begins to drag the part under the pointer, and returns it. A choice of a question is an answer. */
    grab(x: number, y: number, pixel: number, coarse: boolean): number;
    drag(x: number, y: number, snap: boolean): null;
    /** Deletes the corner under the pointer, or adds one at the nearest edge there: a double click. */
    poke(x: number, y: number, pixel: number, coarse: boolean): null;
    stage(): string;
    /** The kind, one of SHAPE_QUANTITY, and 0, for the thing with a name. */
    thing(name: string): Float64Array;
    /** Both shapes as JSON. */
    file(): string;
    cursor(): string;
    shapeName(side: number): string;
  };
}

/** The calls of each lab's program by their numbers. */
export const CALLS = {
  pair: {create: 0, destroy: 1, trace: 2, panic: 3, restore: 4, render: 5, state: 6, mark: 7, names: 8, find: 9, collide: 10, manifold: 11, next: 12, prev: 13, seek: 14, play: 15, pause: 16, tick: 17, reset: 18, undo: 19, redo: 20, forget: 21, preset: 22, option: 23, setState: 24, open: 25, report: 26, dismiss: 27, focus: 28, drop: 29, cancel: 30, leave: 31, key: 32, playing: 33, speed: 34, notice: 35, words: 36, sentences: 37, measure: 38, setPose: 39, mistake: 40, light: 41, hover: 42, grab: 43, drag: 44, stage: 45, pose: 46, cursor: 47, thing: 48, boxName: 49},
  world: {create: 0, destroy: 1, trace: 2, panic: 3, restore: 4, render: 5, state: 6, mark: 7, names: 8, find: 9, step: 10, back: 11, reset: 12, setScene: 13, load: 14, seekStep: 15, advance: 16, set: 17, choose: 18, edit: 19, edited: 20, listen: 21, touched: 22, undo: 23, redo: 24, journey: 25, failure: 26, scene: 27, settings: 28, sceneText: 29, recording: 30, hash: 31, pick: 32, setState: 33, goOn: 34, pause: 35, open: 36, next: 37, prev: 38, seek: 39, tick: 40, play: 41, playWorld: 42, pass: 43, key: 44, drawn: 45, letGo: 46, report: 47, dismiss: 48, compare: 49, setSecond: 50, compareView: 51, over: 52, offer: 53, offerNone: 54, setLayers: 55, offerNext: 56, refuseScene: 57, touch: 58, move: 59, lift: 60, tap: 61, choice: 62, stay: 63, editable: 64, fits: 65, sceneTrace: 66, offered: 67, layers: 68, inputs: 69, setNames: 70, pairNames: 71, marked: 72, thing: 73, card: 74, headings: 75, pointed: 76, stage: 77, playsStages: 78, pace: 79, playing: 80, notice: 81, caption: 82},
  hull: {create: 0, destroy: 1, trace: 2, panic: 3, restore: 4, render: 5, state: 6, mark: 7, names: 8, find: 9, collide: 10, buildHull: 11, freeHull: 12, manifold: 13, next: 14, prev: 15, seek: 16, play: 17, pause: 18, tick: 19, reset: 20, undo: 21, redo: 22, forget: 23, preset: 24, option: 25, setState: 26, open: 27, report: 28, dismiss: 29, focus: 30, drop: 31, cancel: 32, leave: 33, key: 34, playing: 35, speed: 36, notice: 37, words: 38, sentences: 39, seekSub: 40, fit: 41, compare: 42, setHulls: 43, load: 44, loadFile: 45, refuse: 46, hover: 47, grab: 48, drag: 49, poke: 50, choose: 51, stage: 52, pair: 53, file: 54, fits: 55, caption: 56, drawn: 57, marked: 58, thing: 59, hullName: 60},
  shape: {create: 0, destroy: 1, trace: 2, panic: 3, restore: 4, render: 5, state: 6, mark: 7, names: 8, find: 9, collide: 10, next: 11, prev: 12, seek: 13, play: 14, pause: 15, tick: 16, reset: 17, undo: 18, redo: 19, forget: 20, preset: 21, option: 22, setState: 23, open: 24, report: 25, dismiss: 26, focus: 27, drop: 28, cancel: 29, leave: 30, key: 31, playing: 32, speed: 33, notice: 34, words: 35, sentences: 36, compare: 37, light: 38, load: 39, loadPath: 40, refuse: 41, hover: 42, grab: 43, drag: 44, poke: 45, stage: 46, thing: 47, file: 48, cursor: 49, shapeName: 50},
} as const satisfies {[L in LabID]: {[Name in keyof Calls[L]]: number}};

/** The kinds of a call's result in the mailbox. */
export const RESULT = {none: 0, number: 1, false: 2, true: 3, text: 4, pose: 5, list: 6, failed: 7} as const;

/** The offset in bytes of the kinds in the mailbox, and the number of slots. */
export const BOX = {kinds: 128, slots: 16} as const;
