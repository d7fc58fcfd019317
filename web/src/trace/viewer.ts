// Saved traces, shown without the engine. Loaded when one is opened.

import {ClipstageError} from '../base/error';
import {addressOf, download} from './address';
import {readTrace, type SavedTrace} from './check';
import {TraceFigure} from './figure';
import {readTraceOptions} from './options';
import {type Pictures, picturesOf} from './pictures';
import {tryAll} from './trial';
import {sayTrace} from '../text/tracewords';

export {TraceFigure};

/** Where a trace is to be shown, and how. */
export interface Opening {
  /** The options, by their names. */
  given: Readonly<Record<string, unknown>>;
  /** A link's state, which wins over them. */
  state?: string;
  /** What addresses are relative to. */
  base: string;
  /** The folder of the site. */
  site: string;
  wheel?: 'page' | 'zoom' | 'zoom-when-focused';
}

/** Has a trace come, and finds out whether it is one. Rejects with a ClipstageError. What it returns makes the figure. */
export async function openTrace({given, state = '', base, site, wheel = 'zoom-when-focused'}: Opening): Promise<{problems: readonly ClipstageError[]; mount(element: HTMLElement, above?: HTMLElement): TraceFigure}> {
  const {page, problems, trace: address, stage, sub} = readTraceOptions(given, state), url = addressOf(address, base);
  let redraw = (): void => {}, pictures: Pictures, trace: SavedTrace;
  const bytes = await download(url);
  try {
    trace = readTrace(bytes);
    pictures = await picturesOf(trace, () => redraw());
    tryAll(trace, pictures);
  } catch (cause) {
    if (!(cause instanceof ClipstageError) || cause.code !== 'invalid-trace') throw cause;
    const {field = '', range = '', message} = cause;
    throw new ClipstageError('invalid-trace', sayTrace('page.trace.at', {url: url.href, reason: message}), {field, range, cause});
  }
  return {
    problems,
    mount: (element, above) => new TraceFigure(element, {
      trace, address, options: page, stage, sub, site, wheel, above, problems: [...problems],
      pictures(draw) {
        redraw = draw;
        return pictures;
      },
    }),
  };
}
