// Generated from wasm/bridge by make generate. Do not edit.

import type {Pose} from './api';
import type {Stage} from '../base/figure.gen';
import type {Flat} from './values';

/** The calls that the figures of every lab take, without the figure's number. Each may throw an error instead of its result. */
export interface EveryLab {
  /** seed: where chance begins. lang: in English where there is no such language. */
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
    numbers(): null;
    measure(): null;
    swap(): null;
    surprise(seed: number): null;
    preset(preset: string): null;
    option(name: string, value: string): null;
    /** What is left out of a pose keeps its value. */
    setPose(pose: Flat): null;
    setState(state: string): null;
    /** The state of a link; one that cannot be read leaves a notice. */
    open(state: string): null;
    report(message: string): null;
    dismiss(): null;
    light(quantity: number): null;
    /** 0 none, 1 A, 2 B. */
    focus(box: number): null;
    /** What is under the pointer: one of PART. */
    hover(x: number, y: number, pixel: number, coarse: boolean): number;
    /** Likewise, and takes it in hand. */
    grab(x: number, y: number, pixel: number, coarse: boolean): number;
    drag(x: number, y: number, snap: boolean): null;
    drop(): null;
    cancel(): null;
    leave(): null;
    /** Whether it meant something here; where is one of WHERE. */
    key(key: string, ctrl: boolean, shift: boolean, alt: boolean, meta: boolean, repeat: boolean, where: number): boolean;
    stage(): Stage;
    playing(): boolean;
    speed(): number;
    pose(): Pose;
    cursor(): string;
    notice(): string;
    words(): string;
    /** Title and text of each shown stage, a line each. */
    sentences(): string;
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
    prepared(id: string): null;
    goToFirstDifference(): null;
    /** Picks the pair that a point means, within so many metres; whether there is one. */
    pickAt(x: number, y: number, within: number): boolean;
    /** Rings it; whether there is one. */
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
    /** The state of the Pair lab that has the picked pair, empty without one. */
    pairLink(): string;
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
    next(): null;
    prev(): null;
    seek(stage: string): null;
    /** Shows a sub-step of the present stage, from 1. */
    seekSub(sub: number): null;
    play(): null;
    pause(): null;
    /** A step has been read while the figure plays. */
    tick(): null;
    reset(): null;
    undo(): null;
    redo(): null;
    /** Drops what there is to undo. */
    forget(): null;
    /** Turns the view to where both hulls are seen. */
    fit(): null;
    compare(on: boolean): null;
    swap(): null;
    surprise(seed: number): null;
    preset(preset: string): null;
    option(name: string, value: string): null;
    /** A hull that is left out keeps its value, and so does what is left out of a pose without points. */
    setHulls(pair: Flat): null;
    /** Shows a pair as files have it, parsed. */
    load(pair: Flat): null;
    /** Shows the hulls of an OBJ file; one solid takes the place of the hull that is picked. */
    loadOBJ(text: string): null;
    /** Says in the sheet why what was imported cannot be used. */
    refuse(message: string): null;
    /** The hull is built anew; throws where that makes none. side: 0 A, 1 B; vertices from 0. */
    setVertex(side: number, vertex: number, x: number, y: number, z: number): null;
    addVertex(side: number, x: number, y: number, z: number): null;
    deleteVertex(side: number, vertex: number): null;
    /** What a line of sight meets: one of HOLD. A ray is a point, two unit directions, away from the reader and at right angles to the picture's plane toward the reader, metres a pixel at the point, and how many more a metre farther along, 1 for a finger, 1 for Shift. */
    hover(ray: Float64Array): number;
    /** Likewise, and takes it in hand, and picks the hull. */
    grab(ray: Float64Array): number;
    /** What is in hand goes to where a line of sight is. */
    drag(ray: Float64Array): null;
    drop(): null;
    cancel(): null;
    leave(): null;
    /** Deletes the vertex that is met, or adds one on the face. */
    poke(ray: Float64Array): null;
    setState(state: string): null;
    /** The state of a link; one that cannot be read leaves a notice. */
    open(state: string): null;
    report(message: string): null;
    dismiss(): null;
    /** 0 none, 1 A, 2 B. */
    focus(box: number): null;
    /** Whether it meant something here; where is one of WHERE. */
    key(key: string, ctrl: boolean, shift: boolean, alt: boolean, meta: boolean, repeat: boolean, where: number): boolean;
    stage(): string;
    playing(): boolean;
    speed(): number;
    /** Both hulls as JSON: a file in place of a link. */
    pair(): string;
    /** Both hulls as a text: go, obj, or else JSON. */
    file(format: string): string;
    /** Whether a link has room for both hulls. */
    fits(): boolean;
    notice(): string;
    words(): string;
    /** Title and text, a line each. */
    caption(): string;
    /** Title and text of each step, a line each. */
    sentences(): string;
    /** What is written on the picture besides numbers, a line each: a name, a space, the words. */
    drawn(): string;
    hullName(side: number): string;
  };
}

export type Lab = keyof Calls;

/** The calls by their numbers. */
export const CALLS = {
  pair: {create: 0, destroy: 1, trace: 2, panic: 3, restore: 4, render: 5, state: 6, collide: 7, next: 8, prev: 9, seek: 10, play: 11, pause: 12, tick: 13, reset: 14, undo: 15, redo: 16, forget: 17, numbers: 18, measure: 19, swap: 20, surprise: 21, preset: 22, option: 23, setPose: 24, setState: 25, open: 26, report: 27, dismiss: 28, light: 29, focus: 30, hover: 31, grab: 32, drag: 33, drop: 34, cancel: 35, leave: 36, key: 37, stage: 38, playing: 39, speed: 40, pose: 41, cursor: 42, notice: 43, words: 44, sentences: 45, boxName: 46},
  world: {create: 47, destroy: 48, trace: 49, panic: 50, restore: 51, render: 52, state: 53, step: 54, back: 55, reset: 56, setScene: 57, load: 58, seekStep: 59, advance: 60, set: 61, choose: 62, edit: 63, edited: 64, listen: 65, touched: 66, undo: 67, redo: 68, journey: 69, failure: 70, scene: 71, settings: 72, sceneText: 73, recording: 74, hash: 75, pick: 76, setState: 77, goOn: 78, pause: 79, open: 80, next: 81, prev: 82, seek: 83, tick: 84, play: 85, playWorld: 86, pass: 87, key: 88, drawn: 89, letGo: 90, report: 91, dismiss: 92, compare: 93, setSecond: 94, compareView: 95, over: 96, prepared: 97, goToFirstDifference: 98, pickAt: 99, offer: 100, offerNone: 101, setLayers: 102, offerNext: 103, refuseScene: 104, touch: 105, move: 106, lift: 107, tap: 108, stay: 109, editable: 110, fits: 111, sceneTrace: 112, offered: 113, layers: 114, card: 115, headings: 116, pointed: 117, pairLink: 118, stage: 119, playsStages: 120, playing: 121, notice: 122, caption: 123},
  hull: {create: 124, destroy: 125, trace: 126, panic: 127, restore: 128, render: 129, state: 130, collide: 131, next: 132, prev: 133, seek: 134, seekSub: 135, play: 136, pause: 137, tick: 138, reset: 139, undo: 140, redo: 141, forget: 142, fit: 143, compare: 144, swap: 145, surprise: 146, preset: 147, option: 148, setHulls: 149, load: 150, loadOBJ: 151, refuse: 152, setVertex: 153, addVertex: 154, deleteVertex: 155, hover: 156, grab: 157, drag: 158, drop: 159, cancel: 160, leave: 161, poke: 162, setState: 163, open: 164, report: 165, dismiss: 166, focus: 167, key: 168, stage: 169, playing: 170, speed: 171, pair: 172, file: 173, fits: 174, notice: 175, words: 176, caption: 177, sentences: 178, drawn: 179, hullName: 180},
} as const satisfies {[L in Lab]: {[Name in keyof Calls[L]]: number}};

/** What a call leaves in the mailbox. */
export const RESULT = {none: 0, number: 1, false: 2, true: 3, text: 4, pose: 5, failed: 6} as const;

/** Bytes from the beginning of the mailbox to the kinds of its numbers, and how many there are. */
export const BOX = {kinds: 96, slots: 12} as const;
