import {ClipstageError, type ErrorCode} from '../base/error';
import {say} from '../text/words';
import {focusedBeside} from './focus';
import {type Meant, otherLab} from './meant';
import {textOfBytes} from './reading';
import {hand} from './save';

/** What a button gives: a text, the name of its file, and what is done where the browser refuses to copy, if that is more than a word. */
export interface Given { text: string; file: string; refused?: () => string }

/** The figure that files and the clipboard are for. */
export interface FileTarget {
  readonly element: HTMLElement;
  /** Whether it takes what is dropped on it and pasted. */
  takes(): boolean;
  /** Shows what a text has; throws or rejects where that cannot be. */
  take(text: string): void | Promise<void>;
  /** Whose files it takes. */
  readonly lab: Meant;
  /** Throws if a text of so many bytes is too large. */
  large(size: number): void;
  /** Says at its field why a text was refused. */
  refuse(message: string): void;
  /** What is exported under a name. */
  give(what: string): Given;
  /** The error for a file that cannot be read. */
  readonly code: ErrorCode;
  readonly field: string;
}

/** A text before a figure takes it, as the event clipstage-given tells of it: who prevents that takes it instead. The name is empty where it was no file. */
export interface GivenFile { text: string; name: string }

declare global {
  interface HTMLElementEventMap { 'clipstage-given': CustomEvent<GivenFile> }
}

/** A refused text that is longer than this does not stand in the field, where it would be slow. */
const SHOWN = 100_000;

/** Lets a figure's sheets import and export, and a file be dropped and a text be pasted anywhere in it. */
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
      target.refuse(otherLab(text, target.lab, name) ?? ClipstageError.from(error).message);
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
      on.value = ''; // the same file may be chosen again
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

/** A sheet has closed: the keyboard goes back to its button. */
function leave(figure: HTMLElement, sheet: number, always = false): void {
  if (always || figure.querySelector('.cs-sheet')?.contains(focusedBeside(figure))) figure.querySelector<HTMLElement>(`[data-sheet="${sheet}"]`)?.focus();
}

/** The text of a file, which is not read if it is too large. */
async function textOf(file: File, target: FileTarget): Promise<string> {
  target.large(file.size);
  try {
    return textOfBytes(new Uint8Array(await file.arrayBuffer()));
  } catch (cause) {
    const got = say('page.import.unread', {reason: (cause as Error).message}), range = say('page.import.file'), {code, field} = target;
    throw new ClipstageError(code, say('notice.invalid-field', {field, got, want: range}), {field, range, cause});
  }
}

/** Saves or copies, and says so beside the button. */
async function give(target: FileTarget, act: 'save' | 'copy', what: string): Promise<void> {
  const done = target.element.querySelector('.cs-done')!;
  done.textContent = '';
  try {
    const {text, file, refused} = target.give(what);
    done.textContent = await hand(act, text, file, refused);
  } catch (error) {
    done.textContent = ClipstageError.from(error).message;
  }
}
