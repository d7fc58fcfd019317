// <clip-stage> in JSX, for React 19: import 'clipstage/react', which is clipstage/element besides.
import type { ClassAttributes, HTMLAttributes } from 'react';
import type { ClipStage, ClipStageDetails, ClipStageOptions } from './element.js';

export * from './element.js';

/** onstage, oncontact-event: React adds a listener for the name after on. */
type Handlers = { [Type in keyof ClipStageDetails as `on${Type}`]?: (event: CustomEvent<ClipStageDetails[Type]>) => void };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'clip-stage': ClassAttributes<ClipStage> & Omit<HTMLAttributes<ClipStage>, keyof ClipStageOptions | keyof Handlers> & ClipStageOptions & Handlers;
    }
  }
}
