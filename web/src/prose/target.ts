import {DEFAULT_LAYERS} from '../base/figure.gen';
import {PROSE} from '../text/prose.gen';
import {NAMES, poseOf, readPair, readWorld, SETTINGS, type Settings} from './link';

/** The events after which a figure's numbers may differ. */
const CHANGES: ReadonlySet<string> = new Set(['load', 'pose', 'stage', 'state', 'scene', 'settings', 'picked', 'edited', 'step']);

/** The least time between two readings while a world steps, milliseconds: its trace is long. */
const PAUSE = 200;

interface Standing { state: string; stage: string }

/** Reads a number of a figure, by its path, whenever the figure changes. */
export interface Reader { readonly of: string; read(value: unknown): void }

/** A figure in the page, in an element or in a frame. */
export abstract class Target {
  /** Whether the figure is there. Pointing at a link starts none; pressing it does. */
  live = false;
  /** The end of the last command to an element. */
  done: Promise<unknown> = Promise.resolve();
  private readonly readers = new Set<Reader>();
  private readonly waiting: (() => void)[] = []; // what waits for the figure
  private state = ''; // as the figure began
  private stage = '';
  private reading = false; // a reading is due or on its way
  private stale = false; // the figure has changed since that was sent

  constructor(readonly element: HTMLElement) {}

  /** Calls a method of the figure, which this starts if necessary. */
  abstract do(method: string, ...given: unknown[]): void;
  protected abstract ask(of: readonly string[]): Promise<readonly unknown[]>;

  /** An option that the author gave. */
  abstract option(name: string): string | null;

  /** The options of these names that the author gave, by themselves or in a state. */
  private given(names: readonly string[]): Settings {
    const state = new URLSearchParams(this.option('state') ?? '');
    return Object.fromEntries(names.map((name) => [name, this.option(name) ?? state.get(name)]).filter(([, value]) => value !== null));
  }

  /** How the figure began, for a story. */
  get begun(): Settings {
    const {state, stage} = this;
    return {step: '0', pick: '', layers: DEFAULT_LAYERS, ...stage !== '' && {stage}, ...this.given(['step', 'pick', 'layers', 'stage']), state};
  }

  /** Applies settings, and lights what they mark, if they mark something. A scene keeps the author's settings. */
  set({state, ...settings}: Settings): void {
    const wrong = Object.keys(settings).find((name) => !NAMES.includes(name));
    if (wrong !== undefined) throw new RangeError(PROSE['page.prose.key'].replace('{name}', wrong).replace('{names}', NAMES.join(', ')));
    const {preset, scene = preset, a, b, step, pick, layers, stage, mark} = settings, pair = pick === undefined ? pick : readPair(pick);
    if (scene !== undefined) this.do('setScene', scene);
    else if (state !== undefined) this.do('setState', state);
    const world = {...scene !== undefined && this.given(SETTINGS), ...Object.fromEntries(Object.entries(settings).filter(([name]) => SETTINGS.includes(name)))};
    if (Object.keys(world).length > 0) this.do('setSettings', readWorld(world));
    if (a !== undefined || b !== undefined) {
      const {method, pose} = poseOf({...a !== undefined && {a}, ...b !== undefined && {b}});
      this.do(method, pose);
    }
    if (step !== undefined) this.do('seekStep', Number(step));
    if (pair) this.do('choose', ...pair);
    if (layers !== undefined) this.do('setLayers', layers);
    if (stage !== undefined && pair?.length !== 0) this.do('seek', stage);
    if (mark !== undefined) this.mark(mark);
  }

  /** Calls a function once the figure is there. */
  whenThere(call: () => void): void {
    if (this.live) call();
    else this.waiting.push(call);
  }

  /** Notes how the figure began. */
  protected begin({state, stage}: Standing): void {
    if (this.state !== '') return;
    this.state = state;
    this.stage = stage;
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
    if (type === 'load') this.begin(detail as Standing);
    if (type === 'marks') this.lightLinks((detail as {marks: readonly string[]}).marks);
    if (!CHANGES.has(type)) return;
    this.live = true;
    for (const call of this.waiting.splice(0)) call();
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
type Stage = HTMLElement & {figure?: {standing: Standing} | null; ready: Promise<unknown>} & Record<string, (...given: unknown[]) => Promise<unknown>>;

class OfElement extends Target {
  constructor(element: HTMLElement) {
    super(element);
    for (const type of [...CHANGES, 'marks']) element.addEventListener(type, (event) => this.heard(type, (event as CustomEvent).detail));
    const {figure} = element as Stage;
    if (!figure) return;
    this.live = true;
    this.begin(figure.standing);
  }

  option(name: string): string | null { return this.element.getAttribute(name); }

  do(method: string, ...given: unknown[]): void {
    this.done = customElements.whenDefined(this.element.localName).then(() => (this.element as Stage)[method]!(...given));
  }

  /** A world is there once it is at its step. */
  override whenThere(call: () => void): void { super.whenThere(() => void (this.element as Stage).ready.then(call)); }

  protected ask(of: readonly string[]): Promise<readonly unknown[]> { return (this.element as Stage)['getValues']!(of) as Promise<readonly unknown[]>; }
}

/** The names in the payloads of commands. */
const FIELDS: Readonly<Record<string, string>> = {setScene: 'scene', setState: 'state', setSettings: 'settings', setHulls: 'hulls', seekStep: 'n', setLayers: 'layers', seek: 'stage', mark: 'mark', getValues: 'of'};

interface Message { source: string; id: unknown; type: string; payload: unknown }

/** What clipstage-embed.js defines. */
declare global {
  var clipstageEmbed: {send(frame: HTMLIFrameElement, type: string, payload?: unknown, id?: string | null): void} | undefined; // eslint-disable-line no-var
}

const PROSE_ID = 'prose-';
let asked = 0;
const nextID = (): string => `${PROSE_ID}${++asked}`;

class OfFrame extends Target {
  private readonly answers = new Map<unknown, (values: readonly unknown[]) => void>();

  constructor(private readonly frame: HTMLIFrameElement) {
    super(frame);
    addEventListener('message', ({source, data}: MessageEvent<Message | undefined>) => {
      if (source !== frame.contentWindow || data?.source !== 'clipstage') return;
      const {id, type, payload} = data, answer = this.answers.get(id);
      this.answers.delete(id);
      answer?.((payload as {values?: readonly unknown[]}).values ?? []);
      if (type === 'error' && !answer && String(id).startsWith(PROSE_ID)) reportError(Object.assign(new Error((payload as Error).message), payload));
      this.heard(type === 'getState' ? 'load' : type, payload);
    });
    this.send('getState', null, nextID()); // answered once the figure is there; it starts none
  }

  do(method: string, ...given: unknown[]): void {
    const [argument, b] = given, field = FIELDS[method];
    if (method === 'choose') this.send('pick', b === undefined ? null : {a: argument, b});
    else this.send(method, field === undefined ? argument : {[field]: argument});
  }

  option(name: string): string | null {
    const {search, hash} = new URL(this.frame.src, document.baseURI);
    return new URLSearchParams(`${hash.slice(1)}&${search.slice(1)}`).get(name);
  }

  protected ask(of: readonly string[]): Promise<readonly unknown[]> {
    const id = nextID();
    return new Promise((resolve) => {
      this.answers.set(id, resolve);
      this.send('getValues', {of}, id);
    });
  }

  private send(type: string, payload: unknown, id = nextID()): void { globalThis.clipstageEmbed?.send(this.frame, type, payload, id); }
}

const targets = new WeakMap<Element, Target>();

/** The figure in an element; undefined if it has none. */
export function targetAt(element: Element | null): Target | undefined {
  if (!(element instanceof HTMLIFrameElement) && element?.localName !== 'clip-stage') return undefined;
  const target = targets.get(element) ?? (element instanceof HTMLIFrameElement ? new OfFrame(element) : new OfElement(element as HTMLElement));
  targets.set(element, target);
  return target;
}

/** The figure in the element with this id. */
export const targetOf = (id: string): Target | undefined => targetAt(document.getElementById(id));
