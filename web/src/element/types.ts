import type {ClipstageError} from '../base/error';
import type {LoadOptions} from '../engine/engine';
import type {LabEvents, LabOptions, NameOf} from '../labs/registry';
import type {Method, PROPERTIES, Shown} from './api';
import type {Lab} from '../trace/manifest';

/** The type of a member in any of several types. */
type Of<Name extends PropertyKey, Any> = Any extends {readonly [N in Name]?: infer Member} ? (Name extends keyof Any ? Member : never) : never;
type Arguments<Act> = Act extends (...args: infer Args) => unknown ? Args : never;
type Result<Act> = Act extends (...args: never[]) => infer Returned ? Awaited<Returned> : never;

/** The methods of all labs' figures. A call before the figure is there waits for it. */
type Methods = {[Name in Method]: (...args: Arguments<Of<Name, Shown>>) => Promise<Result<Of<Name, Shown>>>};

/** The properties of all labs' figures: undefined without a figure, and if its lab does not have the property. */
type Properties = {readonly [Name in Exclude<typeof PROPERTIES[number], 'labels'>]: Of<Name, Shown> | undefined};

type OptionName = NameOf<LabOptions>;

/** The options, as attributes and properties; null if not given. One with a method's name is only an attribute. */
type Settable = {-readonly [Name in Exclude<OptionName, Method | 'lab' | 'id' | 'origin' | 'lang' | 'hash' | 'problems'>]: Of<Name, LabOptions> | null | undefined};

/** The attributes in JSX and in templates. */
export type ClipStageOptions = {[Name in Exclude<OptionName, 'lab' | 'id' | 'origin' | 'lang' | 'hash' | 'problems'>]?: Of<Name, LabOptions> | null} & {lab?: Lab | null; trace?: string | null};

/** The detail of the element's events by type. */
export interface ClipStageDetails extends Omit<{[Type in NameOf<LabEvents>]: Of<Type, LabEvents>}, 'play' | 'pause'> {
  load: {state: string; stage: string; playing: boolean; scene?: string; step?: number};
  progress: {loaded: Parameters<NonNullable<LoadOptions['onProgress']>>[0]; total: number};
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
  /** The figure; null before it is loaded, and if a frame shows it. */
  readonly figure: Shown | null;
  /** Resolves with the figure at its initial step, which it loads if necessary; with null if a frame replaces it. */
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
