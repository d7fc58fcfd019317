// <clip-stage> in Vue's templates: import 'clipstage/vue', which is clipstage/element besides.
import type { HTMLAttributes, ReservedProps } from 'vue';
import type { ClipStage, ClipStageDetails, ClipStageOptions } from './element.js';

export * from './element.js';

/** contact-event as contactEvent. */
type Camel<Name extends string> = Name extends `${infer First}-${infer Rest}` ? `${First}${Capitalize<Camel<Rest>>}` : Name;

/** onStage, onContactEvent: Vue's names for @stage and @contact-event. */
type Handlers = { [Type in keyof ClipStageDetails as `on${Capitalize<Camel<Type>>}`]?: (event: CustomEvent<ClipStageDetails[Type]>) => void };

declare module 'vue' {
  interface GlobalComponents {
    'clip-stage': new () => ClipStage & { $props: ReservedProps & Omit<HTMLAttributes, keyof ClipStageOptions | keyof Handlers> & ClipStageOptions & Handlers };
  }
}
