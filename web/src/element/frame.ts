import {make} from '../base/dom';
import {ClipstageError} from '../base/error';
import {COMMANDS, type Message, VERSION} from '../embed/message';
import {say} from '../text/words';
import type {Method} from './api';
import {HOME} from './home';
import {type Lab, OPTIONS} from './options';

/** The commands that stand for methods, what they take from the methods' arguments, and what the methods return of their answers. */
const AS_COMMAND: Partial<Record<Method, {type: string; payload?: (...args: never[]) => unknown; result?: string}>> = {
  ...Object.fromEntries(['next', 'prev', 'play', 'pause', 'undo', 'redo'].map((type) => [type, {type}])),
  seek: {type: 'seek', payload: (stage: unknown) => ({stage})},
  setPose: {type: 'setPose', payload: (pose: unknown) => pose},
  step: {type: 'step', payload: (n = 1) => ({n})},
  back: {type: 'back', payload: (n = 1) => ({n})},
  choose: {type: 'pick', payload: (a?: unknown, b?: unknown) => (a === undefined ? null : {a, b})},
  playWorld: {type: 'playWorld', payload: (on = true) => ({on})},
  setSettings: {type: 'setSettings', payload: (settings: unknown) => ({settings})},
  edit: {type: 'edit', payload: (edit: unknown) => ({edit})},
  getState: {type: 'getState', result: 'state'},
  getPose: {type: 'getState', result: 'pose'},
  getSettings: {type: 'getState', result: 'settings'},
};

/** What a frame tells that is none of its figure's events. */
const OWN: ReadonlySet<string> = new Set(['ready', 'done', 'getState']);

/** Whom a frame tells. */
export interface Hearer {
  tell(type: string, detail: unknown): void;
  height(pixels: number): void;
}

interface Asked { resolve(value: unknown): void; reject(error: ClipstageError): void; result: string | undefined }

/** The figure in an iframe: for a page that forbids what the figure needs, but not the frame. */
export class Frame {
  readonly element: HTMLIFrameElement;
  private readonly gone = new AbortController();
  private readonly asked = new Map<string, Asked>();
  private readonly waiting: Message[] = []; // until its page listens
  private listens = false;
  private next = 0;

  /** given are the options as attributes have them, theme the one that is shown. */
  constructor(private readonly lab: Lab, given: Readonly<Record<string, string>>, theme: 'light' | 'dark', private readonly hearer: Hearer) {
    const url = new URL('./embed.html', HOME);
    url.search = String(new URLSearchParams({...Object.fromEntries(Object.entries(given).filter(([name]) => name in OPTIONS[lab])), ...lab === 'trace' ? {trace: new URL(given.trace!, document.baseURI).href} : {lab}, theme}));
    this.element = make('iframe', {class: 'frame', part: 'frame', title: given.alt || say(lab === 'pair' ? 'page.main' : `page.${lab}.main`), src: url.href});
    this.element.style.colorScheme = theme; // else its ground were opaque
    addEventListener('message', ({source, data}: MessageEvent<Partial<Message> | undefined>) => {
      if (source === this.element.contentWindow && data?.source === 'clipstage') this.hear(data as Message);
    }, {signal: this.gone.signal});
  }

  /** Does what a method of the figure does, if there is a command for it. */
  do(method: Method, args: readonly unknown[]): Promise<unknown> {
    const command = AS_COMMAND[method], known: readonly string[] = COMMANDS[this.lab];
    if (command === undefined || !known.includes(command.type)) {
      const want = say('notice.range.choice', {values: Object.entries(AS_COMMAND).filter(([, {type}]) => known.includes(type)).map(([name]) => name).join(', ')});
      return Promise.reject(new ClipstageError('wasm-blocked', say('notice.invalid-field', {field: 'method', got: method, want}), {field: 'method', range: want}));
    }
    const id = `clip-stage-${++this.next}`;
    const message: Message = {source: 'clipstage', v: VERSION, id, type: command.type, payload: command.payload?.(...args as never[]) ?? null};
    return new Promise((resolve, reject) => {
      this.asked.set(id, {resolve, reject, result: command.result});
      if (this.listens) this.post(message);
      else this.waiting.push(message);
    });
  }

  end(): void {
    this.gone.abort();
    this.element.remove();
  }

  private post(message: Message): void { this.element.contentWindow?.postMessage(message, new URL(HOME!).origin); }

  private hear({id, type, payload}: Message): void {
    const asked = typeof id === 'string' ? this.asked.get(id) : undefined;
    if (asked) {
      this.asked.delete(id as string);
      if (type === 'error') asked.reject(ClipstageError.from(Object.assign(new Error(), payload)));
      else asked.resolve(asked.result === undefined ? undefined : (payload as Record<string, unknown>)[asked.result]);
    }
    if (type === 'ready') {
      this.listens = true;
      for (const message of this.waiting.splice(0)) this.post(message);
    }
    if (type === 'resize') this.hearer.height((payload as {height: number}).height);
    if (!OWN.has(type) && !asked) this.hearer.tell(type, payload);
  }
}
