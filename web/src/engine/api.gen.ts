// Generated from wasm/bridge by make generate. Do not edit.

import type {Pose} from './api';
import type {LabID, Stage} from '../base/figure.gen';
import type {Flat} from './values';

/** The calls of every lab's figures, without the figure's id. Each may throw an error. */
export interface EveryLab {
  /** seed: of random choices. lang: a language’s id; without that language, the page’s language is used. */
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
    light(quantity: number): null;
    /** The part under the pointer: one of PART. */
    hover(x: number, y: number, pixel: number, coarse: boolean): number;
    /** Begins to drag the part under the pointer, and returns it. */
    grab(x: number, y: number, pixel: number, coarse: boolean): number;
    drag(x: number, y: number, snap: boolean): null;
    stage(): Stage;
    pose(): Pose;
    cursor(): string;
    boxName(side: number): string;
  };
  world: EveryLab & {
    step(n: number | string): number;
    back(n: number | string): null;
    reset(): null;
    setScene(scene: string): null;
    load(scene: Flat): null;
    /** Goes to the end of a step. A step that has not run yet takes a journey. */
    seekStep(n: number | string): null;
    /** Runs one step of a journey or of the due ones. Returns whether there are more. */
    advance(): boolean;
    /** Missing settings keep their values. */
    set(settings: Flat): null;
    /** Picks the pair of two bodies. -1 and -1 pick none. */
    choose(a: number | string, b: number | string): null;
    edit(edit: Flat): null;
    /** The edits that were not told yet: JSON. */
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
    /** setState for a link. An invalid one leaves a notice. */
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
    /** Lets seconds pass. Returns whether steps are due. */
    pass(elapsed: number): boolean;
    /** The meaning of a key here, one of MEANT. where is one of WHERE. */
    key(key: string, ctrl: boolean, shift: boolean, alt: boolean, meta: boolean, repeat: boolean, where: number): number;
    /** Tells that an animation frame has followed a key. */
    drawn(): null;
    /** Tells that a key was released. */
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
    stay(): null;
    /** Sets which parts readers may change, one of EDITABLE. Controls that are not full allow less; returns the result. */
    editable(id: string, full: boolean): string;
    /** Whether a link can restore the figure: it has room, and its scene is a named one. */
    fits(): boolean;
    /** The present world as a line of the output of clipstage trace scenes. */
    sceneTrace(): string;
    /** The ringed pair in words. */
    offered(): string;
    /** The ids of the shown layers, separated by commas. */
    layers(): string;
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
    /** Frees that hull. */
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
    /** A missing hull keeps its value. So do the missing numbers of a pose without points. */
    setHulls(pair: Flat): null;
    /** Shows a pair from a parsed JSON file. */
    load(pair: Flat): null;
    /** Shows the hulls of an OBJ or STL file. One solid replaces the picked hull. A negative tolerance means the file’s own. Solids count from 1. */
    loadFile(text: string, tolerance: number, points: boolean, a: number, b: number): null;
    /** Shows in the sheet why an import failed. */
    refuse(message: string): null;
    /** The part that a line of sight meets: one of HOLD. A ray is a point; a unit vector away from the reader; the unit normal of the picture’s plane, toward the reader; the metres of a pixel at the point, and their growth per metre along the ray; 1 for a finger; 1 for Shift. */
    hover(ray: Float64Array): number;
    /** Begins to drag the part that a line of sight meets, and returns it. Picks the hull. */
    grab(ray: Float64Array): number;
    /** Moves the grabbed part to a line of sight. */
    drag(ray: Float64Array): null;
    /** Deletes the vertex that a line of sight meets, or adds one on a face. */
    poke(ray: Float64Array): null;
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
    hullName(side: number): string;
  };
}

/** The calls of each lab's program by their numbers. */
export const CALLS = {
  pair: {create: 0, destroy: 1, trace: 2, panic: 3, restore: 4, render: 5, state: 6, collide: 7, manifold: 8, next: 9, prev: 10, seek: 11, play: 12, pause: 13, tick: 14, reset: 15, undo: 16, redo: 17, forget: 18, preset: 19, option: 20, setState: 21, open: 22, report: 23, dismiss: 24, focus: 25, drop: 26, cancel: 27, leave: 28, key: 29, playing: 30, speed: 31, notice: 32, words: 33, sentences: 34, measure: 35, setPose: 36, light: 37, hover: 38, grab: 39, drag: 40, stage: 41, pose: 42, cursor: 43, boxName: 44},
  world: {create: 0, destroy: 1, trace: 2, panic: 3, restore: 4, render: 5, state: 6, step: 7, back: 8, reset: 9, setScene: 10, load: 11, seekStep: 12, advance: 13, set: 14, choose: 15, edit: 16, edited: 17, listen: 18, touched: 19, undo: 20, redo: 21, journey: 22, failure: 23, scene: 24, settings: 25, sceneText: 26, recording: 27, hash: 28, pick: 29, setState: 30, goOn: 31, pause: 32, open: 33, next: 34, prev: 35, seek: 36, tick: 37, play: 38, playWorld: 39, pass: 40, key: 41, drawn: 42, letGo: 43, report: 44, dismiss: 45, compare: 46, setSecond: 47, compareView: 48, over: 49, offer: 50, offerNone: 51, setLayers: 52, offerNext: 53, refuseScene: 54, touch: 55, move: 56, lift: 57, tap: 58, stay: 59, editable: 60, fits: 61, sceneTrace: 62, offered: 63, layers: 64, card: 65, headings: 66, pointed: 67, stage: 68, playsStages: 69, pace: 70, playing: 71, notice: 72, caption: 73},
  hull: {create: 0, destroy: 1, trace: 2, panic: 3, restore: 4, render: 5, state: 6, collide: 7, buildHull: 8, freeHull: 9, manifold: 10, next: 11, prev: 12, seek: 13, play: 14, pause: 15, tick: 16, reset: 17, undo: 18, redo: 19, forget: 20, preset: 21, option: 22, setState: 23, open: 24, report: 25, dismiss: 26, focus: 27, drop: 28, cancel: 29, leave: 30, key: 31, playing: 32, speed: 33, notice: 34, words: 35, sentences: 36, seekSub: 37, fit: 38, compare: 39, setHulls: 40, load: 41, loadFile: 42, refuse: 43, hover: 44, grab: 45, drag: 46, poke: 47, stage: 48, pair: 49, file: 50, fits: 51, caption: 52, drawn: 53, hullName: 54},
} as const satisfies {[L in LabID]: {[Name in keyof Calls[L]]: number}};

/** The kinds of a call's result in the mailbox. */
export const RESULT = {none: 0, number: 1, false: 2, true: 3, text: 4, pose: 5, list: 6, failed: 7} as const;

/** The offset in bytes of the kinds in the mailbox, and the number of slots. */
export const BOX = {kinds: 128, slots: 16} as const;
