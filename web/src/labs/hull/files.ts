import type {FileTarget} from '../../figure/files';
import {flatText, refuseLarge, type Subject, textOfBytes} from '../../figure/reading';
import type {Flat} from '../../engine/values';

/** The code and field of a pair's errors. */
const SUBJECT: Subject = {code: 'invalid-hull', field: 'pair'};

/** How the solids of an OBJ or STL file become hulls. */
export interface SolidOptions {
  /** How exact the points are, metres, from 0 to a hundredth of the size; left out, it follows from the file's digits. */
  readonly tolerance?: number;
  /** The hull of a solid's points, whatever its faces are. */
  readonly points?: boolean;
  /** Which solids A and B are, counted from 1; 0 keeps a hull. A file with more than two needs it. */
  readonly solids?: readonly [a: number, b: number];
}

/** The text of bytes; anything else as it was given. */
export function givenText(file: unknown): unknown {
  if (!(file instanceof ArrayBuffer || ArrayBuffer.isView(file))) return file;
  const bytes = file instanceof ArrayBuffer ? new Uint8Array(file) : new Uint8Array(file.buffer, file.byteOffset, file.byteLength);
  refuseLarge(bytes.length, SUBJECT);
  return textOfBytes(bytes);
}

/** The pair that files and the clipboard are for. */
interface FileFigure {
  readonly element: HTMLElement;
  /** The name of its files without the ending. */
  readonly fileName: string;
  getFile(format: 'json' | 'go' | 'obj'): string;
  load(text: unknown): void;
}

/** A pair as somebody's code gave it, as JSON or as object; undefined where a text is none of these, but an OBJ or STL file. */
export function flatPair(given: unknown): Flat | undefined {
  if (typeof given === 'string') {
    refuseLarge(given.length, SUBJECT);
    if (!/^\ufeff?\s*[{[]/.test(given)) return undefined;
  }
  return flatText(given, SUBJECT);
}

/** The figure, as imports and exports need it. */
export function filesOf(figure: FileFigure, refuse: (message: string) => void): FileTarget {
  const {element} = figure;
  return {
    ...SUBJECT, lab: 'hull', element, refuse,
    large: (length) => refuseLarge(length, SUBJECT),
    takes: () => element.querySelector('[data-sheet]') !== null, // those who may import have the button
    take: (text) => figure.load(text),
    give: (format) => ({text: figure.getFile(format as 'json'), file: `${figure.fileName}.${format}`}),
  };
}
