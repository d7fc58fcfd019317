import type {HullPair} from '../../engine/api';
import {isContent} from '../../figure/download';
import type {FileTarget} from '../../figure/files';
import {contentOf, flatText, refuseLarge, type Subject, textOfBytes} from '../../figure/reading';
import type {Flat} from '../../engine/values';

const SUBJECT: Subject = {code: 'invalid-hull', field: 'pair'};

/** How the solids in an OBJ or STL file become hulls. */
export interface SolidOptions {
  /** The accuracy of the points in metres, from 0 to a hundredth of the size. The default follows from the digits and the faces in the file. */
  readonly tolerance?: number;
  /** Ignore a solid's faces and take the convex hull of its points. */
  readonly points?: boolean;
  /** The solids' numbers for A and B, from 1. 0 keeps the current hull. Required if a file has more than two solids. */
  readonly solids?: readonly [a: number, b: number];
}

/** Decodes bytes to text. Any other value stays unchanged. */
export function givenText(file: unknown): unknown {
  if (!(file instanceof ArrayBuffer || ArrayBuffer.isView(file))) return file;
  const bytes = file instanceof ArrayBuffer ? new Uint8Array(file) : new Uint8Array(file.buffer, file.byteOffset, file.byteLength);
  refuseLarge(bytes.length, SUBJECT);
  return textOfBytes(bytes);
}

/** A pair as getHulls writes it, given as an object or JSON; undefined for a file. */
export function pairIn(given: unknown): HullPair | undefined {
  const pair = isContent(given) ? contentOf(given, SUBJECT) as object : {hulls: []};
  return 'hulls' in pair ? undefined : pair as HullPair;
}

interface FileFigure {
  readonly element: HTMLElement;
  readonly fileName: string;
  getFile(format: 'json' | 'go' | 'obj'): string;
  load(text: unknown): void;
}

/** A pair as JSON or object, flattened for the engine. It is undefined for other texts, such as an OBJ or STL file. */
export function flatPair(given: unknown): Flat | undefined {
  if (typeof given === 'string') {
    refuseLarge(given.length, SUBJECT);
    if (!/^\ufeff?\s*[{[]/.test(given)) return undefined;
  }
  return flatText(given, SUBJECT);
}

export function filesOf(figure: FileFigure, refuse: (message: string) => void): FileTarget {
  const {element} = figure;
  return {
    ...SUBJECT, lab: 'hull', element, refuse,
    large: (length) => refuseLarge(length, SUBJECT),
    takes: () => element.querySelector('[data-sheet]') !== null, // only a figure with import has this button
    take: (text) => figure.load(text),
    give: (format) => ({text: figure.getFile(format as 'json'), file: `${figure.fileName}.${format}`}),
  };
}
