import {STAGES, type Stage} from '../../web/src/base/figure.gen';
import {say} from './words';

/** All that names the stage that a figure is at. Runs in the page, so it must need nothing from here. */
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

/** What readStage must find at a stage of a collide call that ended at another. */
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
