import {languageAt} from '../base/dom';
import {ClipstageError, type ErrorCode} from '../base/error';
import {say} from '../text/words';
import {focusedBeside} from './focus';
import {type Meant, otherLab} from './meant';
import {textOfBytes} from './reading';
import {hand} from './save';

/** A button's export: a text and its file name. refused returns the message for a browser that refuses to copy. */
export interface Given { text: string; file: string; refused?: () => string }

/** A figure that imports and exports texts by files and the clipboard. */
export interface FileTarget {
  readonly element: HTMLElement;
  takes(): boolean;
  /** Shows the text's content. Throws or rejects if the text is invalid. */
  take(text: string): void | Promise<void>;
  readonly lab: Meant;
  /** Throws if a text of this many bytes is too large. */
  large(size: number): void;
  /** Shows beside the input field why a text was refused. */
  refuse(message: string): void;
  give(what: string): Given;
  /** The code and field of the error for an unreadable file. */
  readonly code: ErrorCode;
  readonly field: string;
}

/**
 * The detail of the event clipstage-given, which a figure sends before it imports a text. A listener that prevents
 * the default imports the text itself. The name is empty for a text without a file.
 */
export interface GivenFile { text: string; name: string }

declare global {
  interface HTMLElementEventMap { 'clipstage-given': CustomEvent<GivenFile> }
}

/** The most characters to show in the field. A longer text would slow it down. */
const SHOWN = 100_000;

/** Enables a figure's import and export buttons, and drop and paste on the whole figure. */
export function listenToFiles(target: FileTarget, signal: AbortSignal): void {
  const {element: figure} = target;
  const take = async (read: () => string | Promise<string>, name = ''): Promise<void> => {
    let text = '';
    try {
      text = await read();
      const given: GivenFile = {text, name};
      if (!figure.dispatchEvent(new CustomEvent('clipstage-given', {detail: given, bubbles: true, cancelable: true}))) return;
      await target.take(text);
      leave(figure, 2);
    } catch (error) {
      target.refuse(otherLab(text, target.lab, name, languageAt(figure)) ?? ClipstageError.from(error).message);
      requestAnimationFrame(() => requestAnimationFrame(() => figure.querySelector('.cs-sheets .cs-refused')?.scrollIntoView({block: 'nearest'})));
    }
  };
  const options = {signal};
  figure.addEventListener('click', ({target: on, detail}) => {
    const button = on instanceof Element ? on.closest<HTMLElement>('[data-import=load], [data-export], .cs-scenes [data-scene]') : null;
    if (button === null) return;
    if (button.dataset.scene !== undefined) leave(figure, 1, detail === 0);
    else if (button.dataset.export === undefined) void take(() => field(figure)!.value);
    else void give(target, ...button.dataset.export.split(' ') as ['save' | 'copy', string]);
  }, options);
  figure.addEventListener('change', ({target: on}) => {
    if (!(on instanceof HTMLInputElement) || on.dataset.import !== 'file' || on.files?.[0] === undefined) return;
    const [file] = on.files;
    void take(() => textOf(file!, target), file!.name).finally(() => {
      on.value = ''; // allows choosing the same file again
    });
  }, options);
  figure.addEventListener('paste', (event) => {
    const {target: on, clipboardData} = event, text = clipboardData?.getData('text/plain') ?? '', [file] = clipboardData?.files ?? [];
    const own = on instanceof HTMLTextAreaElement && on.dataset.import === 'text';
    if (!target.takes() || (text === '' && file === undefined) || (!own && on instanceof Element && on.matches('input, textarea, select'))) return;
    event.preventDefault();
    if (own) on.value = text.length > SHOWN ? '' : text;
    void take(() => text === '' ? textOf(file!, target) : text, text === '' ? file!.name : '');
  }, options);
  for (const type of ['dragover', 'dragleave', 'drop'] as const) figure.addEventListener(type, (event) => {
    const {dataTransfer} = event;
    if (!target.takes() || dataTransfer === null || !dataTransfer.types.some((kind) => kind === 'Files' || kind === 'text/plain')) return;
    event.preventDefault();
    figure.classList.toggle('cs-dropping', type === 'dragover');
    if (type !== 'drop') return;
    const [file] = dataTransfer.files, text = dataTransfer.getData('text/plain');
    void take(() => file === undefined ? text : textOf(file, target), file?.name);
  }, options);
}

const field = (figure: HTMLElement): HTMLTextAreaElement | null => figure.querySelector<HTMLTextAreaElement>('textarea[data-import]');

/** Moves the focus from a sheet to the sheet's button. With always, the focus may be anywhere. */
function leave(figure: HTMLElement, sheet: number, always = false): void {
  if (always || figure.querySelector('.cs-sheet')?.contains(focusedBeside(figure))) figure.querySelector<HTMLElement>(`[data-sheet="${sheet}"]`)?.focus();
}

/** The text of a file. A file that is too large is not read. */
async function textOf(file: File, target: FileTarget): Promise<string> {
  target.large(file.size);
  try {
    return textOfBytes(new Uint8Array(await file.arrayBuffer()));
  } catch (cause) {
    const {code, field, element} = target, language = languageAt(element);
    const got = say('page.import.unread', {reason: (cause as Error).message}, language), range = say('page.import.file', {}, language);
    throw new ClipstageError(code, say('notice.invalid-field', {field, got, want: range}, language), {field, range, cause});
  }
}

/** Saves or copies an export. The outcome appears beside the button. */
async function give(target: FileTarget, act: 'save' | 'copy', what: string): Promise<void> {
  const done = target.element.querySelector('.cs-done')!;
  done.textContent = '';
  try {
    const {text, file, refused} = target.give(what);
    done.textContent = await hand(act, text, file, {refused, language: languageAt(target.element)});
  } catch (error) {
    done.textContent = ClipstageError.from(error).message;
  }
}
