import {ClipstageError} from '../../base/error';
import {hand} from '../../figure/save';
import {say} from '../../text/words';

/** What may be taken elsewhere of a world. */
export type Exported = 'scene' | 'recording' | 'trace' | 'hash';

/** The world that files and the clipboard are for. */
export interface FileFigure {
  readonly element: HTMLElement;
  readonly scene: string;
  readonly steps: number;
  getScene(): string;
  getRecording(): string;
  getHash(): string;
  loadScene(json: string): Promise<void>;
}

/** What they may ask of it besides. */
export interface FileTarget {
  /** A line of what clipstage trace scenes prints. */
  trace(): string;
  /** Throws if a scene of so many bytes is too large. */
  large(size: number): void;
  /** Says at its field why a scene was refused. */
  refuse(message: string): void;
}

/** A refused text that is longer than this does not stand in the field, where it would be slow. */
const SHOWN = 100_000;

/** Lets a figure's sheets import and export, and a file be dropped and a text be pasted anywhere in it. */
export function listenToFiles(world: FileFigure, target: FileTarget, signal: AbortSignal): void {
  const figure = world.element;
  const take = async (read: () => string | Promise<string>): Promise<void> => {
    try {
      await world.loadScene(await read());
      leave(figure, 2);
    } catch (error) {
      target.refuse(ClipstageError.from(error).message);
      requestAnimationFrame(() => requestAnimationFrame(() => figure.querySelector('.cs-sheets .cs-refused')?.scrollIntoView({block: 'nearest'})));
    }
  };
  const options = {signal};
  figure.addEventListener('click', ({target: on, detail}) => {
    const button = on instanceof Element ? on.closest<HTMLElement>('[data-import=load], [data-export], .cs-scenes [data-scene]') : null;
    if (button === null) return;
    if (button.dataset.scene !== undefined) leave(figure, 1, detail === 0);
    else if (button.dataset.export === undefined) void take(() => field(figure)!.value);
    else void give(world, target, ...button.dataset.export.split(' ') as ['save' | 'copy', Exported]);
  }, options);
  figure.addEventListener('change', ({target: on}) => {
    if (!(on instanceof HTMLInputElement) || on.dataset.import !== 'file' || on.files?.[0] === undefined) return;
    const [file] = on.files;
    void take(() => textOf(file!, target)).finally(() => {
      on.value = ''; // the same file may be chosen again
    });
  }, options);
  const takes = (): boolean => figure.dataset.editable === 'edit';
  figure.addEventListener('paste', (event) => {
    const {target: on, clipboardData} = event, text = clipboardData?.getData('text/plain') ?? '', [file] = clipboardData?.files ?? [];
    const own = on instanceof HTMLTextAreaElement && on.dataset.import === 'text';
    if (!takes() || (text === '' && file === undefined) || (!own && on instanceof Element && on.matches('input, textarea, select'))) return;
    event.preventDefault();
    if (own) on.value = text.length > SHOWN ? '' : text;
    void take(() => text === '' ? textOf(file!, target) : text);
  }, options);
  for (const type of ['dragover', 'dragleave', 'drop'] as const) figure.addEventListener(type, (event) => {
    const {dataTransfer} = event;
    if (!takes() || dataTransfer === null || !dataTransfer.types.some((kind) => kind === 'Files' || kind === 'text/plain')) return;
    event.preventDefault();
    figure.classList.toggle('cs-dropping', type === 'dragover');
    if (type !== 'drop') return;
    const [file] = dataTransfer.files, text = dataTransfer.getData('text/plain');
    void take(() => file === undefined ? text : textOf(file, target));
  }, options);
}

const field = (figure: HTMLElement): HTMLTextAreaElement | null => figure.querySelector<HTMLTextAreaElement>('textarea[data-import]');

/** A sheet has closed: the keyboard goes back to its button. */
function leave(figure: HTMLElement, sheet: number, always = false): void {
  if (always || figure.querySelector('.cs-sheet')?.contains(document.activeElement)) figure.querySelector<HTMLElement>(`[data-sheet="${sheet}"]`)?.focus();
}

/** The text of a file, which is not read if it is too large. */
async function textOf(file: File, target: FileTarget): Promise<string> {
  target.large(file.size);
  try {
    return await file.text();
  } catch (cause) {
    const got = say('page.import.unread', {reason: (cause as Error).message}), range = say('page.import.file');
    throw new ClipstageError('invalid-scene', say('notice.invalid-field', {field: 'scene', got, want: range}), {field: 'scene', range, cause});
  }
}

/** Saves or copies, and says so beside the button. */
async function give(world: FileFigure, {trace}: FileTarget, act: 'save' | 'copy', what: Exported): Promise<void> {
  const done = world.element.querySelector('.cs-done')!;
  done.textContent = '';
  try {
    const text = {scene: () => world.getScene(), recording: () => world.getRecording(), trace, hash: () => world.getHash()}[what]();
    const file = `clipstage-${world.scene}-${world.steps}${what === 'trace' ? '-trace.jsonl' : what === 'recording' ? '-recording.json' : '.json'}`;
    done.textContent = await hand(act, text, file, what !== 'hash' ? undefined : () => {
      getSelection()?.selectAllChildren(world.element.querySelector('.cs-hash')!);
      return say('page.export.refused.hash');
    });
  } catch (error) {
    done.textContent = ClipstageError.from(error).message;
  }
}
