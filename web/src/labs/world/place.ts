import {PHASES, WORLD_STAGES} from '../../base/figure.gen';
import {W} from '../../draw/layout.gen';
import {showNotice} from '../../figure/notice';
import {compareView} from './viewports';

/** Says in a figure's element where its world stands, and which pair is picked. */
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

/** Shows a sentence where it is not there already; with a button to undo what it is about, if that can be. */
export function keepNotice(notice: HTMLElement, message: string, dismiss: () => void, undo?: () => void): void {
  if ((notice.firstChild?.textContent ?? '') !== message) showNotice(notice, message, dismiss, undo);
}
