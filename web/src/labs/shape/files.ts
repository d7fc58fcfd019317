import type {FileTarget} from '../../figure/files';
import {flatText, refuseLarge, type Subject} from '../../figure/reading';
import type {Flat} from '../../engine/values';

const SUBJECT: Subject = {code: 'invalid-shape', field: 'pair'};

interface FileFigure {
  readonly element: HTMLElement;
  readonly fileName: string;
  getFile(): string;
  load(text: unknown): void;
}

/** A pair as JSON, flattened for the engine; undefined for another text, such as an SVG path. */
export function flatPair(given: unknown): Flat | undefined {
  if (typeof given === 'string') {
    refuseLarge(given.length, SUBJECT);
    if (!/^\ufeff?\s*\{/.test(given)) return undefined;
  }
  return flatText(given, SUBJECT);
}

export function filesOf(figure: FileFigure, refuse: (message: string) => void): FileTarget {
  const {element} = figure;
  return {
    ...SUBJECT, lab: 'shape', element, refuse,
    large: (length) => refuseLarge(length, SUBJECT),
    takes: () => element.querySelector('[data-sheet]') !== null, // only a figure with import has this button
    take: (text) => figure.load(text),
    give: () => ({text: figure.getFile(), file: `${figure.fileName}.json`}),
  };
}
