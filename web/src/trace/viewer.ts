// Shows saved traces without the engine. Loaded when a trace is opened.

import {ClipstageError} from '../base/error';
import {addressOf, download, MOST, tooLarge} from '../figure/download';
import {readTrace, type SavedTrace} from './check';
import {TraceFigure} from './figure';
import {readTraceOptions} from './options';
import {type StagePictures, picturesOf} from './pictures';
import {tryAll} from './trial';
import {learnPage} from '../engine/texts';
import {languageOf, pageLanguage} from '../text/words';
import {sayTrace} from '../text/tracewords';

export {TraceFigure};

export interface Opening {
  given: Readonly<Record<string, unknown>>;
  /** Further allowed names, such as wheel and hash. */
  besides?: readonly string[];
  /** A link's state, which overrides the options. */
  hash?: string;
  /** The trace's file, instead of its address. */
  file?: File;
  /** The base of relative addresses. */
  base: string;
  /** The folder of the site, for links to the lab; undefined without a site. */
  site: string | undefined;
}

/** Loads and checks a trace. Rejects with a ClipstageError. The result's mount makes the figure. */
export async function openTrace({given, besides = [], hash, file, base, site}: Opening): Promise<{problems: readonly ClipstageError[]; mount(element: HTMLElement, above?: HTMLElement): TraceFigure}> {
  const language = languageOf(String(given.lang ?? '')) ?? pageLanguage();
  await learnPage(language);
  const {page, problems, trace: address, stage, sub, wheel = 'zoom-when-focused'} = readTraceOptions(given, besides, hash), from = file ?? addressOf(address, base), url = 'href' in from ? from.href : from.name;
  let redraw = (): void => {}, pictures: StagePictures, trace: SavedTrace;
  const bytes = await ('href' in from ? download(from) : readFile(from));
  try {
    trace = readTrace(bytes);
    pictures = await picturesOf(trace, () => redraw());
    tryAll(trace, pictures);
  } catch (cause) {
    if (!(cause instanceof ClipstageError) || cause.code !== 'invalid-trace') throw cause;
    const {field = '', range = '', message} = cause;
    throw new ClipstageError('invalid-trace', sayTrace('page.trace.at', {url, reason: message}), {field, range, cause});
  }
  return {
    problems,
    mount: (element, above) => new TraceFigure(element, {
      trace, address, options: {...page, lang: language}, stage, sub, site, wheel, above, problems: [...problems],
      pictures(draw) {
        redraw = draw;
        return pictures;
      },
    }),
  };
}

/** The bytes of the reader's file. Rejects a file of more than MOST bytes. */
async function readFile(file: File): Promise<Uint8Array> {
  if (file.size > MOST) throw tooLarge(file.name);
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch (cause) {
    throw new ClipstageError('invalid-trace', sayTrace('page.trace.at', {url: file.name, reason: (cause as Error).message}), {field: 'trace', cause});
  }
}
