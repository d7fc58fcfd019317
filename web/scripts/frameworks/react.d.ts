// <clip-stage> for React 19, as a component and in JSX: import 'clipstage/react', which is clipstage/element besides.
import type { ClassAttributes, HTMLAttributes, ReactElement, Ref } from 'react';
import type { ClipStage, ClipStageDetails, ClipStageOptions } from './element.js';

export * from './element.js';

/** onstage, oncontact-event: React adds a listener for the name after on. */
type Handlers = { [Type in keyof ClipStageDetails as `on${Type}`]?: (event: CustomEvent<ClipStageDetails[Type]>) => void };

/** What a figure takes: every option, objects too, and handlers of its events. */
export type ClipstageProps = Omit<HTMLAttributes<ClipStage>, keyof ClipStageOptions | keyof Handlers> & ClipStageOptions & Handlers & { ref?: Ref<ClipStage> };

/** A figure. The server writes its options as attributes; an effect sets objects and adds handlers. */
export declare function Clipstage(props: ClipstageProps): ReactElement;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'clip-stage': ClassAttributes<ClipStage> & Omit<HTMLAttributes<ClipStage>, keyof ClipStageOptions | keyof Handlers> & ClipStageOptions & Handlers;
    }
  }
}
