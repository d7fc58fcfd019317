import {readBox, type Settings} from './link';

/** The events after which a figure's numbers may differ. */
const CHANGES: ReadonlySet<string> = new Set(['load', 'pose', 'stage', 'state', 'scene', 'settings', 'picked', 'edited', 'step']);

/** The least time between two readings while a world steps, milliseconds: its trace is long. */
const PAUSE = 200;

/** Reads a number of a figure, by its path, whenever the figure changes. */
export interface Reader { readonly of: string; read(value: unknown): void }

/** A figure in the page, in an element or in a frame. */
export abstract class Target {
  /** Whether the figure is there. Pointing at a link starts none; pressing it does. */
  live = false;
  private readonly readers = new Set<Reader>();
  private reading = false; // a reading is due or on its way
  private stale = false; // the figure has changed since that was sent

  constructor(readonly element: HTMLElement) {}

  /** Calls a method of the figure, which this starts if necessary. */
  abstract do(method: string, argument: unknown): void;
  protected abstract ask(of: readonly string[]): Promise<readonly unknown[]>;

  /** Applies settings, and lights what they mark, if they mark something. */
  set({preset, scene = preset, a, b, step, layers, stage, mark}: Settings): void {
    if (scene !== undefined) this.do('setScene', scene);
    if (a !== undefined || b !== undefined) this.do('setPose', {...a !== undefined && {a: readBox(a)}, ...b !== undefined && {b: readBox(b)}});
    if (step !== undefined) this.do('seekStep', Number(step));
    if (layers !== undefined) this.do('setLayers', layers);
    if (stage !== undefined) this.do('seek', stage);
    if (mark !== undefined) this.mark(mark);
  }

  mark(name: string): void { this.do('mark', name); }

  /** Reads a number now, and after each change until the returned function is called. */
  follow(reader: Reader): () => void {
    this.readers.add(reader);
    if (this.live) this.refresh();
    return () => this.readers.delete(reader);
  }

  /** Hears an event of the figure. */
  protected heard(type: string, detail: unknown): void {
    if (type === 'marks') this.lightLinks((detail as {marks: readonly string[]}).marks);
    if (!CHANGES.has(type)) return;
    this.live = true;
    this.refresh(type === 'step' ? PAUSE : 0);
  }

  /** Lights the links that name things under the figure's pointer. */
  private lightLinks(marks: readonly string[]): void {
    for (const link of document.querySelectorAll(`a[href^="#${CSS.escape(this.element.id)}:"]`)) {
      const [, mark = ''] = /[:;]mark=([^;]*)/.exec(link.getAttribute('href')!) ?? [];
      link.toggleAttribute('data-lit', marks.includes(mark));
    }
  }

  private refresh(after = 0): void {
    this.stale = true;
    if (this.reading || this.readers.size === 0) return;
    this.reading = true;
    const read = async (): Promise<void> => {
      this.stale = false;
      const readers = [...this.readers];
      try {
        const values = await this.ask(readers.map(({of}) => of));
        readers.forEach((reader, i) => this.readers.has(reader) && reader.read(values[i]));
      } finally {
        this.reading = false;
        if (this.stale) this.refresh(after);
      }
    };
    if (after > 0) setTimeout(() => void read(), after);
    else requestAnimationFrame(() => void read());
  }
}

/** A <clip-stage> before and after it is defined. */
type Stage = HTMLElement & {figure?: object | null} & Record<string, (argument: unknown) => Promise<unknown>>;

class OfElement extends Target {
  constructor(element: HTMLElement) {
    super(element);
    for (const type of [...CHANGES, 'marks']) element.addEventListener(type, (event) => this.heard(type, (event as CustomEvent).detail));
    if ((element as Stage).figure) this.live = true;
  }

  do(method: string, argument: unknown): void {
    void customElements.whenDefined(this.element.localName).then(() => (this.element as Stage)[method]!(argument));
  }

  protected ask(of: readonly string[]): Promise<readonly unknown[]> { return (this.element as Stage)['getValues']!(of) as Promise<readonly unknown[]>; }
}

/** The names in the payloads of commands. */
const FIELDS: Readonly<Record<string, string>> = {setScene: 'scene', seekStep: 'n', setLayers: 'layers', seek: 'stage', mark: 'mark', getValues: 'of'};

interface Message { source: string; id: unknown; type: string; payload: unknown }

/** What clipstage-embed.js defines. */
declare global {
  var clipstageEmbed: {send(frame: HTMLIFrameElement, type: string, payload?: unknown, id?: string | null): void} | undefined; // eslint-disable-line no-var
}

let asked = 0;

class OfFrame extends Target {
  private readonly answers = new Map<unknown, (values: readonly unknown[]) => void>();

  constructor(private readonly frame: HTMLIFrameElement) {
    super(frame);
    addEventListener('message', ({source, data}: MessageEvent<Message | undefined>) => {
      if (source !== frame.contentWindow || data?.source !== 'clipstage') return;
      if (data.type === 'getValues' || data.type === 'error') this.answers.get(data.id)?.((data.payload as {values?: readonly unknown[]}).values ?? []);
      this.heard(data.type === 'getState' ? 'load' : data.type, data.payload);
      if (data.type === 'getValues' || data.type === 'error') this.answers.delete(data.id);
    });
    this.send('getState', null, `prose-${++asked}`); // answered once the figure is there; it starts none
  }

  do(method: string, argument: unknown): void {
    const field = FIELDS[method];
    this.send(method, field === undefined ? argument : {[field]: argument});
  }

  protected ask(of: readonly string[]): Promise<readonly unknown[]> {
    const id = `prose-${++asked}`;
    return new Promise((resolve) => {
      this.answers.set(id, resolve);
      this.send('getValues', {of}, id);
    });
  }

  private send(type: string, payload: unknown, id: string | null = null): void { globalThis.clipstageEmbed?.send(this.frame, type, payload, id); }
}

const targets = new WeakMap<Element, Target>();

/** The figure in the element with this id; undefined if there is none. */
export function targetOf(id: string): Target | undefined {
  const element = document.getElementById(id);
  if (!(element instanceof HTMLIFrameElement) && element?.localName !== 'clip-stage') return undefined;
  const target = targets.get(element) ?? (element instanceof HTMLIFrameElement ? new OfFrame(element) : new OfElement(element));
  targets.set(element, target);
  return target;
}
