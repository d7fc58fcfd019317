import {PHASES, WORLD_STAGES} from '../../base/figure.gen';
import {W} from '../../draw/layout.gen';
import {compareView} from './viewports';

/** Writes the world's step and phase, the picked pair and the comparison to data attributes of a figure's element. */
export function showPlace({dataset}: HTMLElement, frame: Float64Array, picked: {a: number; b: number} | null): void {
  const within = frame[W.complete] === 0;
  const set = (name: string, value: string | undefined): void => {
    if (value === undefined) delete dataset[name];
    else if (dataset[name] !== value) dataset[name] = value;
  };
  set('step', String(frame[W.step]!));
  set('compare', compareView(frame));
  set('phase', within ? PHASES[frame[W.ran]!] : undefined);
  set('iteration', picked ? String(frame[W.atIteration]!) : within ? String(frame[W.iteration]!) : undefined);
  set('pick', picked ? `${picked.a},${picked.b}` : undefined);
  set('stage', picked ? WORLD_STAGES[frame[W.stage]!] : undefined);
}
