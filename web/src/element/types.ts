import type {ClipstageError} from '../base/error';
import type {LoadOptions} from '../engine/engine';
import type {HullEvents, HullOptions} from '../labs/hull/options';
import type {FigureEvents, MountOptions} from '../labs/pair/options';
import type {WorldEvents, WorldOptions} from '../labs/world/options';
import type {Method, PROPERTIES, Shown} from './api';
import type {Lab} from '../trace/manifest';

/** What a name stands for in any of several types. */
type Of<Name extends PropertyKey, Any> = Any extends {readonly [N in Name]?: infer Member} ? (Name extends keyof Any ? Member : never) : never;
type Arguments<Act> = Act extends (...args: infer Args) => unknown ? Args : never;
type Result<Act> = Act extends (...args: never[]) => infer Returned ? Awaited<Returned> : never;

/** The methods of figures, of whichever lab the element shows: what is asked before the figure is there waits for it. */
type Methods = {[Name in Method]: (...args: Arguments<Of<Name, Shown>>) => Promise<Result<Of<Name, Shown>>>};

/** Their properties: undefined before the figure is there, and where its lab has none such. */
type Properties = {readonly [Name in Exclude<typeof PROPERTIES[number], 'labels'>]: Of<Name, Shown> | undefined};

type AnyOptions = MountOptions | WorldOptions | HullOptions;
type OptionName = AnyOptions extends infer Options ? (Options extends unknown ? keyof Options : never) : never;

/** The options, which attributes and properties are; null for one that is not given. Those that are methods too are set as attributes. */
type Settable = {-readonly [Name in Exclude<OptionName, Method | 'lab' | 'id' | 'origin' | 'lang' | 'hash' | 'problems'>]: Of<Name, AnyOptions> | null | undefined};

/** What may be written on the tag in JSX and in templates. */
export type ClipStageOptions = {[Name in Exclude<OptionName, 'lab' | 'id' | 'origin' | 'lang' | 'hash' | 'problems'>]?: Of<Name, AnyOptions> | null} & {lab?: Lab | null; trace?: string | null};

/** What the element tells, by type, as detail. */
export interface ClipStageDetails extends Omit<FigureEvents & WorldEvents & HullEvents, 'stage' | 'pose' | 'play' | 'pause'> {
  load: {state: string; stage: string; playing: boolean; scene?: string; step?: number};
  progress: {loaded: Parameters<NonNullable<LoadOptions['onProgress']>>[0]; total: number};
  stage: FigureEvents['stage'] | WorldEvents['stage'] | HullEvents['stage'];
  pose: FigureEvents['pose'] | HullEvents['pose'];
  play: null;
  pause: null;
  resize: {height: number};
  error: ClipstageError;
}

/** <clip-stage>: a figure of any lab. Attributes are its options; they may be set and changed at any time, by properties too. */
export interface ClipStage extends HTMLElement, Methods, Properties, Settable {
  lab: Lab | null | undefined;
  /** The address of a saved trace. */
  trace: string | null | undefined;
  /** The figure, once it is there; null before, and where a frame stands in its place. */
  readonly figure: Shown | null;
  /** Resolves with the figure when it is there, and has it made if it is not; with a world once it stands at the step where it begins; with null where a frame stands in its place. */
  readonly ready: Promise<Shown | null>;
  addEventListener<Type extends keyof ClipStageDetails>(type: Type, handler: (event: CustomEvent<ClipStageDetails[Type]>) => void, options?: boolean | AddEventListenerOptions): void;
  addEventListener(type: string, handler: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
  removeEventListener<Type extends keyof ClipStageDetails>(type: Type, handler: (event: CustomEvent<ClipStageDetails[Type]>) => void, options?: boolean | EventListenerOptions): void;
  removeEventListener(type: string, handler: EventListenerOrEventListenerObject, options?: boolean | EventListenerOptions): void;
}

export declare const ClipStage: {new(): ClipStage; prototype: ClipStage; readonly observedAttributes: readonly string[]};

declare global {
  interface HTMLElementTagNameMap { 'clip-stage': ClipStage }
}
