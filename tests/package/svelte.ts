// The tag for Svelte's compiler. This is compiled, not run. The compiler must reject the marked lines.
import type {ClipStage} from 'clipstage/svelte';
import type {SvelteHTMLElements} from 'svelte/elements';

export const tags: readonly SvelteHTMLElements['clip-stage'][] = [
  {class: 'wide', preset: 'both-clip', stage: 'clip-pos', stages: ['clip-pos', 'keep'], onstage: ({detail}) => console.log(detail.stage)},
  {lab: 'world', scene: 'dominos', step: '90', pick: [3, 7], warmStarting: 'off', 'oncontact-event': ({detail: {kind}}) => console.log(kind === 'begin')},
  {trace: 'pair.json', onload: ({detail}) => console.log(detail.state)},
  // @ts-expect-error no preset
  {preset: 'both-clips'},
  // @ts-expect-error no option
  {presets: 'deep'},
  // @ts-expect-error a stage is a text
  {onstage: ({detail}) => detail.stage.toFixed()},
];

export const next = (tag: ClipStage): Promise<void> => tag.next();
