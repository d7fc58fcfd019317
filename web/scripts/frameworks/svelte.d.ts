// <clip-stage> in Svelte 5: import 'clipstage/svelte', which is clipstage/element besides.
import type { HTMLAttributes } from 'svelte/elements';
import type { ClipStage, ClipStageDetails, ClipStageOptions } from './element.js';

export * from './element.js';

/** onstage, oncontact-event: Svelte adds a listener for the name after on. */
type Handlers = { [Type in keyof ClipStageDetails as `on${Type}`]?: (event: CustomEvent<ClipStageDetails[Type]>) => void };

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'clip-stage': Omit<HTMLAttributes<ClipStage>, keyof ClipStageOptions | keyof Handlers> & ClipStageOptions & Handlers;
  }
}
