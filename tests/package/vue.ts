// The tag in Vue's templates, by the types that their compiler reads. This is compiled, not run. The compiler must reject the marked lines.
import 'clipstage/vue';
import type {GlobalComponents} from 'vue';

type Tag = InstanceType<GlobalComponents['clip-stage']>;

export const tags: readonly Tag['$props'][] = [
  {class: 'wide', preset: 'both-clip', stage: 'clip-pos', stages: ['clip-pos', 'keep'], onStage: ({detail}) => console.log(detail.stage)},
  {key: 1, lab: 'world', scene: 'dominos', step: '90', pick: [3, 7], warmStarting: 'off', onContactEvent: ({detail: {kind}}) => console.log(kind === 'begin')},
  {trace: 'pair.json', onLoad: ({detail}) => console.log(detail.state)},
  // @ts-expect-error no preset
  {preset: 'both-clips'},
  // @ts-expect-error no option
  {presets: 'deep'},
  // @ts-expect-error a stage is a text
  {onStage: ({detail}) => detail.stage.toFixed()},
];

export const next = (tag: Tag): Promise<void> => tag.next();
