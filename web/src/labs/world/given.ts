import {languageAt} from '../../base/dom';
import type {FileTarget} from '../../figure/files';
import {say} from '../../text/words';
import {refuseLarge, SUBJECT} from './scene';

interface FileFigure {
  readonly element: HTMLElement;
  readonly scene: string;
  readonly steps: number;
  getScene(): string;
  getRecording(): string;
  getHash(): string;
  loadScene(json: string): Promise<void>;
  retract(message: string): void;
}

/**
 * Makes a world's import and export. trace returns the line that the command clipstage trace scenes prints. notice
 * returns the notice over the figure.
 */
export function filesOf(world: FileFigure, trace: () => string, notice: () => string, refuse: (message: string) => void): FileTarget {
  const {element} = world, named = (suffix: string): string => `clipstage-${world.scene}-${world.steps}${suffix}`;
  return {
    ...SUBJECT, lab: 'world', element, large: refuseLarge, refuse,
    takes: () => element.dataset.editable === 'edit',
    async take(text) {
      const stale = notice(); // the notice of an earlier file
      await world.loadScene(text);
      world.retract(stale);
    },
    give(what) {
      switch (what) {
        case 'scene': return {text: world.getScene(), file: named('.json')};
        case 'recording': return {text: world.getRecording(), file: named('-recording.json')};
        case 'trace': return {text: trace(), file: named('-trace.jsonl')};
        default: return {text: world.getHash(), file: '', refused: () => {
          getSelection()?.selectAllChildren(element.querySelector('.cs-hash')!);
          return say('page.export.refused.hash', {}, languageAt(element));
        }};
      }
    },
  };
}
