// Generated from wasm/bridge by make generate. Do not edit.

import type {Pose} from './api';
import type {LabID, Stage} from '../base/figure.gen';
import type {Flat} from './values';

/** The calls that the figures of every lab take, without the figure's number. Each may throw an error instead of its result. */
export interface EveryLab {
  /** seed: where chance begins. lang: in the page’s language where that has not come. */
  create(seed: number, lang: string): null;
  destroy(): null;
  /** JSON. */
  trace(): string;
  /** For the tests of what then happens. */
  panic(): null;
  /** Makes the figure what was kept of it; whether that could be read. */
  restore(kept: Float64Array): boolean;
  /** Puts the controls into the elements that the page has laid ready. */
  render(): null;
  /** As it stands in links. */
  state(): string;
}

/** Those of each lab's figures. */
export interface Calls {
  pair: EveryLab & {
    /** The trace of two boxes, as JSON; no figure is needed. */
    collide(pose: Flat): string;
    /** Where two boxes touch, in numbers: see engine/collider.ts. No figure is needed. */
    manifold(wA: number | string, hA: number | string, xA: number | string, yA: number | string, angleA: number | string, wB: number | string, hB: number | string, xB: number | string, yB: number | string, angleB: number | string): Float64Array;
    next(): null;
    prev(): null;
    seek(stage: string): null;
    play(): null;
    pause(): null;
    /** A stage has been read while the figure plays. */
    tick(): null;
    reset(): null;
    undo(): null;
    redo(): null;
    /** Drops what there is to undo. */
    forget(): null;
    preset(preset: string): null;
    option(name: string, value: string): null;
    setState(state: string): null;
    /** The state of a link; one that cannot be read leaves a notice. */
    open(state: string): null;
    report(message: string): null;
    dismiss(): null;
    /** 0 none, 1 A, 2 B. */
    focus(box: number): null;
    drop(): null;
    cancel(): null;
    leave(): null;
    /** Whether it meant something here; where is one of WHERE. */
    key(key: string, ctrl: boolean, shift: boolean, alt: boolean, meta: boolean, repeat: boolean, where: number): boolean;
    playing(): boolean;
    speed(): number;
    notice(): string;
    words(): string;
    /** Title and text of each shown stage, a line each. */
    sentences(): string;
    measure(): null;
    /** What is left out of a pose keeps its value. */
    setPose(pose: Flat): null;
    light(quantity: number): null;
    /** What is under the pointer: one of PART. */
    hover(x: number, y: number, pixel: number, coarse: boolean): number;
    /** Likewise, and takes it in hand. */
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
    /** Goes to the end of a step; a journey leads to one that was not run yet. */
    seekStep(n: number | string): null;
    /** Takes one, of a journey or of those that are due; whether there are more. */
    advance(): boolean;
    /** What is left out of settings keeps its value. */
    set(settings: Flat): null;
    /** Picks the pair of two bodies; -1 and -1: none. */
    choose(a: number | string, b: number | string): null;
    edit(edit: Flat): null;
    /** JSON of what hands did that was not told yet. */
    edited(): string;
    listen(heard: boolean, after: number): null;
    touched(): string;
    undo(): null;
    redo(): null;
    /** The number of the one that the world is on, or 0. */
    journey(): number;
    /** Throws what has kept the world from its next step, once. */
    failure(): null;
    scene(): string;
    /** JSON. */
    settings(): string;
    /** The world as it stands, as a scene: JSON. */
    sceneText(): string;
    /** The scene as it began, with what hands did and settings changed, each at its step: JSON. */
    recording(): string;
    /** That of the bits of the step that is complete, empty within one. */
    hash(): string;
    /** The body at a point in metres, -1 if there is none. */
    pick(x: number | string, y: number | string): number;
    /** Begins the scene of a state; the number of the journey to its step, 0 if it is there. */
    setState(state: string): number;
    /** Lets the world that was restored go on from where it stood. */
    goOn(steps: number, blamed: boolean): null;
    pause(): null;
    /** The state of a link, likewise; one that cannot be read leaves a notice. */
    open(state: string): null;
    next(): null;
    prev(): null;
    /** Shows a stage of the picked pair. */
    seek(stage: string): null;
    /** A stage has been read while the stages play. */
    tick(): null;
    /** Plays the stages of the picked pair; without one, the world. */
    play(): null;
    playWorld(on: boolean): null;
    /** Lets seconds pass; whether steps are due. */
    pass(elapsed: number): boolean;
    /** What it meant here, one of MEANT; where is one of WHERE. */
    key(key: string, ctrl: boolean, shift: boolean, alt: boolean, meta: boolean, repeat: boolean, where: number): number;
    /** An animation frame has come after a key. */
    drawn(): null;
    /** Of a key. */
    letGo(): null;
    report(message: string): null;
    dismiss(): null;
    compare(text: string): null;
    setSecond(settings: Flat): null;
    compareView(id: string): null;
    over(second: boolean): null;
    /** Rings the pair that a point means, within so many metres; whether there is one. */
    offer(x: number, y: number, within: number): boolean;
    offerNone(): null;
    /** Switches those of these ids on, with commas between them, and all others off. */
    setLayers(ids: string): null;
    offerNext(by: number): null;
    /** Says at its field why a scene that somebody gave cannot be used. */
    refuseScene(message: string): null;
    touch(x: number, y: number, within: number): boolean;
    move(x: number, y: number): null;
    lift(means: boolean): boolean;
    tap(x: number, y: number, within: number): null;
    stay(): null;
    /** Lets readers change what one of EDITABLE says; which it is, as controls that are not full let them do less. */
    editable(id: string, full: boolean): string;
    /** Whether a link has room for all that is shown, and its scene is one that others have. */
    fits(): boolean;
    /** It as a line of what clipstage trace scenes prints. */
    sceneTrace(): string;
    /** Which pair is ringed, in words. */
    offered(): string;
    /** Their ids, with commas between them. */
    layers(): string;
    /** What is under the pointer or ringed, a line each, which begins with its kind. */
    card(): string;
    headings(): string;
    /** The same in one line. */
    pointed(): string;
    /** That of the picked pair, empty without one. */
    stage(): string;
    playsStages(): boolean;
    playing(): boolean;
    notice(): string;
    /** What is said: a title and a text, a line each. */
    caption(): string;
  };
  hull: EveryLab & {
    /** The trace of two hulls, as JSON; no figure is needed. */
    collide(pair: Flat): string;
    /** Builds {points, faces} under the number of the call; how many vertices it has. */
    buildHull(hull: Flat): number;
    /** Gives it up. */
    freeHull(): null;
    /** Where two hulls touch that were built, in numbers: see engine/collider.ts. A pose is a position and a quaternion. */
    manifold(a: number, xA: number | string, yA: number | string, zA: number | string, wA: number | string, iA: number | string, jA: number | string, kA: number | string, b: number, xB: number | string, yB: number | string, zB: number | string, wB: number | string, iB: number | string, jB: number | string, kB: number | string): Float64Array;
    next(): null;
    prev(): null;
    seek(stage: string): null;
    play(): null;
    pause(): null;
    /** A step has been read while the figure plays. */
    tick(): null;
    reset(): null;
    undo(): null;
    redo(): null;
    /** Drops what there is to undo. */
    forget(): null;
    preset(preset: string): null;
    option(name: string, value: string): null;
    setState(state: string): null;
    /** The state of a link; one that cannot be read leaves a notice. */
    open(state: string): null;
    report(message: string): null;
    dismiss(): null;
    /** 0 none, 1 A, 2 B. */
    focus(box: number): null;
    drop(): null;
    cancel(): null;
    leave(): null;
    /** Whether it meant something here; where is one of WHERE. */
    key(key: string, ctrl: boolean, shift: boolean, alt: boolean, meta: boolean, repeat: boolean, where: number): boolean;
    playing(): boolean;
    speed(): number;
    notice(): string;
    words(): string;
    /** Title and text of each step, a line each. */
    sentences(): string;
    /** Shows a sub-step of the present stage, from 1. */
    seekSub(sub: number): null;
    /** Turns the view to where both hulls are seen. */
    fit(): null;
    compare(on: boolean): null;
    /** A hull that is left out keeps its value, and so does what is left out of a pose without points. */
    setHulls(pair: Flat): null;
    /** Shows a pair as files have it, parsed. */
    load(pair: Flat): null;
    /** Shows the hulls of an OBJ or STL file; one solid takes the place of the hull that is picked. A negative tolerance is that of the file; solids count from 1. */
    loadFile(text: string, tolerance: number, points: boolean, a: number, b: number): null;
    /** Says in the sheet why what was imported cannot be used. */
    refuse(message: string): null;
    /** What a line of sight meets: one of HOLD. A ray is a point, two unit directions, away from the reader and at right angles to the picture's plane toward the reader, metres a pixel at the point, and how many more a metre farther along, 1 for a finger, 1 for Shift. */
    hover(ray: Float64Array): number;
    /** Likewise, and takes it in hand, and picks the hull. */
    grab(ray: Float64Array): number;
    /** What is in hand goes to where a line of sight is. */
    drag(ray: Float64Array): null;
    /** Deletes the vertex that is met, or adds one on the face. */
    poke(ray: Float64Array): null;
    stage(): string;
    /** Both hulls as JSON: a file in place of a link. */
    pair(): string;
    /** Both hulls as a text: go, obj, or else JSON. */
    file(format: string): string;
    /** Whether a link has room for both hulls. */
    fits(): boolean;
    /** Title and text, a line each. */
    caption(): string;
    /** What is written on the picture besides numbers, a line each: a name, a space, the words. */
    drawn(): string;
    hullName(side: number): string;
  };
}

/** The calls of each lab's program by their numbers. */
export const CALLS = {
  pair: {create: 0, destroy: 1, trace: 2, panic: 3, restore: 4, render: 5, state: 6, collide: 7, manifold: 8, next: 9, prev: 10, seek: 11, play: 12, pause: 13, tick: 14, reset: 15, undo: 16, redo: 17, forget: 18, preset: 19, option: 20, setState: 21, open: 22, report: 23, dismiss: 24, focus: 25, drop: 26, cancel: 27, leave: 28, key: 29, playing: 30, speed: 31, notice: 32, words: 33, sentences: 34, measure: 35, setPose: 36, light: 37, hover: 38, grab: 39, drag: 40, stage: 41, pose: 42, cursor: 43, boxName: 44},
  world: {create: 0, destroy: 1, trace: 2, panic: 3, restore: 4, render: 5, state: 6, step: 7, back: 8, reset: 9, setScene: 10, load: 11, seekStep: 12, advance: 13, set: 14, choose: 15, edit: 16, edited: 17, listen: 18, touched: 19, undo: 20, redo: 21, journey: 22, failure: 23, scene: 24, settings: 25, sceneText: 26, recording: 27, hash: 28, pick: 29, setState: 30, goOn: 31, pause: 32, open: 33, next: 34, prev: 35, seek: 36, tick: 37, play: 38, playWorld: 39, pass: 40, key: 41, drawn: 42, letGo: 43, report: 44, dismiss: 45, compare: 46, setSecond: 47, compareView: 48, over: 49, offer: 50, offerNone: 51, setLayers: 52, offerNext: 53, refuseScene: 54, touch: 55, move: 56, lift: 57, tap: 58, stay: 59, editable: 60, fits: 61, sceneTrace: 62, offered: 63, layers: 64, card: 65, headings: 66, pointed: 67, stage: 68, playsStages: 69, playing: 70, notice: 71, caption: 72},
  hull: {create: 0, destroy: 1, trace: 2, panic: 3, restore: 4, render: 5, state: 6, collide: 7, buildHull: 8, freeHull: 9, manifold: 10, next: 11, prev: 12, seek: 13, play: 14, pause: 15, tick: 16, reset: 17, undo: 18, redo: 19, forget: 20, preset: 21, option: 22, setState: 23, open: 24, report: 25, dismiss: 26, focus: 27, drop: 28, cancel: 29, leave: 30, key: 31, playing: 32, speed: 33, notice: 34, words: 35, sentences: 36, seekSub: 37, fit: 38, compare: 39, setHulls: 40, load: 41, loadFile: 42, refuse: 43, hover: 44, grab: 45, drag: 46, poke: 47, stage: 48, pair: 49, file: 50, fits: 51, caption: 52, drawn: 53, hullName: 54},
} as const satisfies {[L in LabID]: {[Name in keyof Calls[L]]: number}};

/** What a call leaves in the mailbox. */
export const RESULT = {none: 0, number: 1, false: 2, true: 3, text: 4, pose: 5, list: 6, failed: 7} as const;

/** Bytes from the beginning of the mailbox to the kinds of its numbers, and how many there are. */
export const BOX = {kinds: 128, slots: 16} as const;
