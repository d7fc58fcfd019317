import type {FileTarget} from '../../figure/files';
import {flatText, refuseLarge, type Subject, textOfBytes} from '../../figure/reading';
import type {Flat} from '../../engine/values';

/** The code and field of a pair's errors. */
const SUBJECT: Subject = {code: 'invalid-hull', field: 'pair'};

/** How the solids of an OBJ or STL file become hulls. */
export interface SolidOptions {
  /** The accuracy of the points in metres, from 0 to a hundredth of the size. Default: derived from the number of digits in the file. */
  readonly tolerance?: number;
  /** Take the convex hull of a solid's points, whatever its faces are. */
  readonly points?: boolean;
  /** The numbers of the solids for A and B, from 1; 0 keeps the present hull. Required for a file with more than two solids. */
  readonly solids?: readonly [a: number, b: number];
}

/** Decodes bytes to text; returns any other value unchanged. */
export function givenText(file: unknown): unknown {
  if (!(file instanceof ArrayBuffer || ArrayBuffer.isView(file))) return file;
  const bytes = file instanceof ArrayBuffer ? new Uint8Array(file) : new Uint8Array(file.buffer, file.byteOffset, file.byteLength);
  refuseLarge(bytes.length, SUBJECT);
  return textOfBytes(bytes);
}

/** The figure whose pair is imported and exported. */
interface FileFigure {
  readonly element: HTMLElement;
  /** The name of the figure's files without the extension. */
  readonly fileName: string;
  getFile(format: 'json' | 'go' | 'obj'): string;
  load(text: unknown): void;
}

/** A pair given as JSON or object, flattened for the engine; undefined for a text that is no JSON, such as an OBJ or STL file. */
export function flatPair(given: unknown): Flat | undefined {
  if (typeof given === 'string') {
    refuseLarge(given.length, SUBJECT);
    if (!/^\ufeff?\s*[{[]/.test(given)) return undefined;
  }
  return flatText(given, SUBJECT);
}

/** The figure's target for import and export. */
export function filesOf(figure: FileFigure, refuse: (message: string) => void): FileTarget {
  const {element} = figure;
  return {
    ...SUBJECT, lab: 'hull', element, refuse,
    large: (length) => refuseLarge(length, SUBJECT),
    takes: () => element.querySelector('[data-sheet]') !== null, // a figure that may import has the button
    take: (text) => figure.load(text),
    give: (format) => ({text: figure.getFile(format as 'json'), file: `${figure.fileName}.${format}`}),
  };
}
