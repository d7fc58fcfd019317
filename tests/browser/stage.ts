import {STAGES, type Stage} from '../../web/src/base/figure.gen';
import {say} from './words';

/** Reads the parts of a figure that follow its stage. It runs in the page, so it uses nothing from this file. */
export function readStage(figure: HTMLElement): unknown {
  const scrubber = figure.querySelector<HTMLInputElement>('input[type=range]')!;
  const enabled = (name: string): boolean => figure.querySelector(`button[aria-label="${name}"]`)!.ariaDisabled !== 'true';
  return {
    figure: figure.dataset['stage'],
    current: [...figure.querySelectorAll<HTMLElement>('[aria-current=step]')].map((button) => button.dataset['stage']),
    scrubber: [scrubber.value, scrubber.getAttribute('aria-valuetext')],
    inspector: figure.querySelector('.cs-panel')!.getAttribute('aria-label'),
    previous: enabled('Previous stage'),
    next: enabled('Next stage'),
  };
}

/** The expected result of readStage at a stage of a collide call that ends at end. */
export function wantStage(stage: Stage, end: Stage): unknown {
  const index = STAGES.indexOf(stage);
  return {
    figure: stage,
    current: [stage],
    scrubber: [String(index + 1), say(`stage.${stage}`)],
    inspector: say(`stage.${stage}`),
    previous: index > 0,
    next: index < STAGES.indexOf(end),
  };
}
