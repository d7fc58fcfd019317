import {make} from '../base/dom';
import {ClipstageError} from '../base/error';
import type {Option} from '../base/options';
import {COMMANDS, type Message, VERSION} from '../embed/message';
import {isAddress} from '../figure/download';
import {languageOf, say} from '../text/words';
import type {Method} from './api';
import {HOME} from '#home';
import {type Lab, SHOWN} from '../trace/manifest';

/** The command for a method: its type, its payload from the arguments, and the field of the answer with the result. */
interface Call { type: string; write?: ((...args: never[]) => unknown) | undefined; answer?: string }

/** The commands for a lab's methods by name. */
function callsOf(lab: Lab): ReadonlyMap<string, Call> {
  const calls = new Map<string, Call>();
  for (const [type, {method = type, write}] of Object.entries(COMMANDS[lab])) if (type !== 'hello' && type !== 'listen') calls.set(method, {type, write, ...type === 'getValues' && {answer: 'values'}});
  for (const [method, answer] of Object.entries({getState: 'state', ...SHOWN[lab].answers})) calls.set(method, {type: 'getState', answer});
  return calls;
}

/** The types of a frame's messages that are not events of its figure. */
const OWN: ReadonlySet<string> = new Set(['ready', 'done', 'getState', 'getValues']);

/** The receiver of a frame's messages. */
export interface Hearer {
  tell(type: string, detail: unknown): void;
  height(pixels: number): void;
}

interface Asked { message: Message; resolve(value: unknown): void; reject(error: ClipstageError): void; result: string | undefined }

const optionsOf = (lab: Lab): Readonly<Record<string, Option>> => SHOWN[lab].options;

/** Whether an option is only about the look: changing it keeps the reader's stage. */
export const isLook = (lab: Lab, name: string): boolean => name === 'wheel' || name !== 'lab' && (['stages', 'editable'].includes(name) || optionsOf(lab)[name]?.by === 'page');

/** Options by name, as in attributes. */
type Given = Readonly<Record<string, string>>;

/**
 * The options that restore a state of a frame's figure after some options have changed. Returns all options if there
 * is no state, if the changed ones make another figure, or if one that is not about the look was removed.
 */
export function keptOptions(lab: Lab, given: Given, changed: ReadonlySet<string>, state: string | undefined): Given {
  const news = [...changed].filter((name) => !isLook(lab, name));
  if (state === undefined || news.some((name) => given[name] === undefined || ['state', 'preset', 'scene', 'trace'].includes(name))) return given;
  return {...Object.fromEntries(Object.entries(given).filter(([name]) => isLook(lab, name) || changed.has(name))), state};
}

/** The figure in an iframe: for a page whose policy forbids the figure but allows the frame. */
export class Frame {
  readonly element = make('iframe', {class: 'frame', part: 'frame'});
  private readonly gone = new AbortController();
  private readonly asked = new Map<string, Asked>();
  private readonly changed = new Set<string>(); // options that have changed since the figure was asked for its state
  private listens = false; // the frame's page is listening; until then all commands wait
  private stands = false; // the frame's figure is there
  private hears = false; // the element has listeners for contact events
  private shown = ''; // the options that it was loaded with
  private next = 0;

  constructor(readonly lab: Lab, private readonly hearer: Hearer) {
    addEventListener('message', ({source, data}: MessageEvent<Partial<Message> | undefined>) => {
      if (source === this.element.contentWindow && data?.source === 'clipstage') this.hear(data as Message);
    }, {signal: this.gone.signal});
  }

  /** Loads the frame with options as in attributes, in a theme. Unanswered commands are sent again. */
  show(given: Given, theme: 'light' | 'dark', options = given): void {
    const {element, lab} = this, url = new URL('./embed.html', HOME);
    this.shown = JSON.stringify([given, theme]);
    this.listens = this.stands = false;
    url.search = String(new URLSearchParams({...Object.fromEntries(Object.entries(options).filter(([name]) => name in optionsOf(lab)).map(([name, value]) => [name, SHOWN[lab].files.some((one) => one === name) && isAddress(value) ? new URL(value, document.baseURI).href : value])), ...lab === 'trace' ? {trace: new URL(given.trace!, document.baseURI).href} : {lab}, theme}));
    element.title = given.alt || say(SHOWN[lab].name, {}, languageOf(given.lang ?? ''));
    element.style.colorScheme = theme; // otherwise its background would be opaque
    element.src = url.href;
  }

  /** Loads the frame again to apply changed options. read returns the options and the theme. The figure keeps its state as far as possible. */
  async follow(changed: Iterable<string>, read: () => readonly [given: Given, theme: 'light' | 'dark']): Promise<void> {
    const asking = this.changed.size > 0;
    for (const name of changed) this.changed.add(name);
    if (asking) return;
    const state = this.stands && this.lab !== 'trace' ? await this.ask('getState', null, 'state').catch(() => undefined) : undefined;
    if (this.gone.signal.aborted) return;
    const [given, theme] = read(), names = new Set(this.changed);
    this.changed.clear();
    if (JSON.stringify([given, theme]) !== this.shown) this.show(given, theme, keptOptions(this.lab, given, names, state as string | undefined));
  }

  /** Makes a world send its contact events. */
  listen(): void {
    this.hears = true;
    if (this.listens) this.hearContacts();
  }

  private hearContacts(): void {
    if ('listen' in COMMANDS[this.lab]) void this.ask('listen', {on: true}).catch(() => {});
  }

  /** Sends the command for a method of the figure; rejects if there is none. */
  do(method: Method, args: readonly unknown[]): Promise<unknown> {
    const calls = callsOf(this.lab), call = calls.get(method);
    if (call === undefined) {
      const want = say('notice.range.choice', {values: [...calls.keys()]});
      return Promise.reject(new ClipstageError('wasm-blocked', say('notice.invalid-field', {field: 'method', got: method, want}), {field: 'method', range: want}));
    }
    return this.ask(call.type, call.write?.(...args as never[]) ?? null, call.answer);
  }

  private ask(type: string, payload: unknown, result?: string): Promise<unknown> {
    const id = `clip-stage-${++this.next}`, message: Message = {source: 'clipstage', v: VERSION, id, type, payload};
    return new Promise((resolve, reject) => {
      this.asked.set(id, {message, resolve, reject, result});
      if (this.listens) this.post(message);
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
      this.stands = false;
      const waiting = [...this.asked.values()];
      if (this.hears) this.hearContacts(); // before any step
      for (const {message} of waiting) this.post(message);
    }
    if (type === 'load') this.stands = true;
    if (type === 'resize') this.hearer.height((payload as {height: number}).height);
    if (!OWN.has(type) && !asked) this.hearer.tell(type, payload);
  }
}
