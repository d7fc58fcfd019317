import {Go} from 'virtual:wasm_exec';
import {BOX, RESULT} from './api.gen';
import {type ErrorCode, ClipstageError, type Stands} from '../base/error';
import {KIND} from '../base/figure.gen';
import type {Flat} from './values';
import {say} from '../text/words';

/** The exports of the wasm: see wasm/bridge/program_js.go. Go's compiler calls the memory mem; TinyGo calls it memory. */
interface Exports {
  memory?: WebAssembly.Memory;
  mem?: WebAssembly.Memory;
  version(): number;
  box(): number;
  reserve(bytes: number): number;
  learn(bytes: number): number;
  call(call: number, id: number): number;
  /** due and collect control garbage collection. A program of Go's compiler collects by itself and lacks them. */
  due?(): number;
  collect?(): void;
}

/** The page's handlers for calls from the engine: see wasm/bridge/page_js.go. None may throw. */
export interface Page {
  /** Copies a figure's frame from linear memory. */
  publish(id: number, frame: Float64Array): void;
  changed(id: number, changes: number, stage: number, playing: boolean): void;
  /** Copies a figure's snapshot from linear memory. */
  keep(id: number, state: Float64Array): void;
  /** Handles the loss of an instance outside a call: in an event handler or an animation frame of the engine. */
  lost(id: number, cause: Lost): void;
}

/** The used part of Go's JavaScript runtime, of either compiler. */
export interface Runtime {
  readonly importObject: Record<string, Record<string, unknown>>;
  exited?: boolean;
  exit?(code: number): void;
  run(instance: WebAssembly.Instance): Promise<unknown>;
  /** Continues the program after any event. */
  _resume(): void;
  _inst?: unknown;
  _values?: unknown[];
  _scheduledTimeouts?: Map<unknown, number>;
}

/** The error of an instance that ended by a panic, a trap, or an exception thrown through it. */
export class Lost extends Error {
  override readonly name = 'Lost';
}

/** The types of arguments. A call with a flat value or a list of numbers has no other argument. */
export type Argument = number | string | boolean | Flat | Float64Array;

type Caller = (result: number, ...args: unknown[]) => void;

const encoder = new TextEncoder(), decoder = new TextDecoder();

/** How many of the last printed characters are kept. They tell why the program ended. */
const LAST_WORDS = 2000;

/**
 * One run of the engine. An exception thrown through the engine leaves its stack half-way, so the run has ended. Its
 * data is lost; only the figures' snapshots remain, which the page keeps.
 */
export class Instance {
  /** Whether an exception was thrown through the instance, or its program has exited. */
  ended = false;
  /** For measurements: the longest garbage collection in milliseconds, and the number of collections. */
  readonly collected = {longest: 0, count: 0};

  /** The error of a program that failed to start. It is set a microtask after the start. */
  unbegun: unknown;

  private readonly go: Runtime = new Go();
  private exports!: Exports;
  private memory!: WebAssembly.Memory;
  private box = 0;
  private numbers: Float64Array = new Float64Array(0); // the mailbox
  private kinds: Uint8Array = new Uint8Array(0);
  private depth = 0;
  private entered = 0; // the figure that acts without a call
  private printed = '';

  constructor(page: Page) {
    const {importObject: imports} = this.go;
    imports['clipstage'] = {
      publish: (id: number, at: number, count: number) => this.alive(() => page.publish(id, this.floats(at, count))),
      changed: (id: number, changes: number, stage: number, playing: number) => this.alive(() => page.changed(id, changes, stage, playing !== 0)),
      keep: (id: number, at: number, count: number) => this.alive(() => page.keep(id, this.floats(at, count))),
      now: () => performance.now(),
      entered: (id: number) => {
        this.entered = id;
      },
    };
    const {wasi_snapshot_preview1: wasi, gojs} = imports;
    if (wasi !== undefined) { // only TinyGo's runtime has these imports
      imports['env'] = {...imports['env'], arc4random: () => Math.random() * 2 ** 32 | 0, __stdio_exit: () => {}};
      wasi['fd_write'] = (_: number, list: number, count: number, written: number) => this.printVectors(list, count, written);
      gojs!['syscall/js.valueCall'] = this.throwing(gojs!['syscall/js.valueCall'] as Caller);
    } else {
      gojs!['runtime.wasmWrite'] = (stack: number) => {
        const view = new DataView(this.memory.buffer, stack >>> 0);
        this.print(view.getUint32(16, true), view.getUint32(24, true));
      };
    }
    const resume = this.go._resume.bind(this.go);
    this.go._resume = () => {
      if (this.ended) return;
      try {
        this.enter(resume);
        this.collect();
      } catch (cause) {
        page.lost(this.entered, cause as Lost);
      }
    };
    this.go.exit = () => {};
  }

  /**
   * The runtime's call of a function of the page. The runtime catches its exception, and the program would panic without
   * the reason. This throws the exception through the program instead. At result the runtime writes the value's index,
   * and then whether the function has returned.
   */
  private throwing(call: Caller): Caller {
    return (result, ...args) => {
      call(result, ...args);
      const view = new DataView(this.memory.buffer, result >>> 0);
      if (view.getUint8(8) === 0) throw this.go._values![view.getUint32(0, true)];
    };
  }

  get imports(): WebAssembly.Imports { return this.go.importObject as WebAssembly.Imports; }

  /** Starts the program with its messages, the page's language first. Throws if its frames have another layout version. */
  start(instance: WebAssembly.Instance, texts: readonly string[], layout: number): void {
    this.exports = instance.exports as unknown as Exports;
    this.memory = (this.exports.memory ?? this.exports.mem)!;
    this.enter(() => {
      this.go.run(instance).catch((cause: unknown) => {
        this.unbegun = cause;
      });
    });
    const version = this.enter(() => this.exports.version());
    if (version === 0) throw this.end(new Error('it did not begin')); // unbegun is set later
    if (version !== layout) this.refuse(`frame layout ${version}, expected ${layout}`);
    for (const text of texts) this.learn(text);
    this.box = this.enter(() => this.exports.box());
  }

  /** Adds the messages of a language. Throws if their version differs. */
  learn(texts: string): void {
    const words = encoder.encode(texts);
    if (this.enter(() => {
      this.put([words]);
      return this.exports.learn(words.length);
    }) === 0) this.refuse('texts of another engine');
  }

  private refuse(reason: string): never { throw new ClipstageError('version', say('notice.version', {reason})); }

  /** Makes a call by its index in CALLS. Throws the call's error as a ClipstageError, or Lost if the instance has ended. */
  call(call: number, id: number, args: readonly (Argument | undefined)[]): unknown {
    const result = this.enter(() => {
      this.write(args);
      return this.exports.call(call, id);
    });
    try {
      return this.read(result);
    } finally {
      this.collect();
    }
  }

  private enter<T>(act: () => T): T {
    if (this.ended) throw new Lost(this.lastWords('ended'));
    this.depth++;
    try {
      const result = act();
      if (this.go.exited && !this.ended) throw new Error('exit');
      return result;
    } catch (cause) {
      throw this.end(cause);
    } finally {
      this.depth--;
    }
  }

  /** Collects garbage if it is due and no Go function is on the stack. */
  private collect(): void {
    const {due, collect} = this.exports;
    if (this.depth > 0 || this.ended || due === undefined || collect === undefined || due() === 0) return;
    const begin = performance.now();
    collect();
    this.collected.longest = Math.max(this.collected.longest, performance.now() - begin);
    this.collected.count++;
  }

  /** Ends the instance. Later calls by the browser return at once. */
  private end(cause: unknown): Lost {
    if (cause instanceof Lost) return cause;
    this.ended = true;
    const {go} = this;
    go.exited = true;
    for (const timer of go._scheduledTimeouts?.values() ?? []) clearTimeout(timer);
    go._scheduledTimeouts?.clear(); // otherwise the runtime waits for each
    return new Lost(this.lastWords(ClipstageError.from(cause).message), {cause});
  }

  private lastWords(otherwise: string): string {
    const [, words] = /^(?:panic|fatal error): (?:runtime error: )?(.*)$/m.exec(this.printed) ?? [];
    return words ?? otherwise;
  }

  private alive(act: () => void): void {
    if (!this.ended) act();
  }

  private floats(at: number, count: number): Float64Array { return new Float64Array(this.memory.buffer, at >>> 0, count); }

  /** Creates the views of the mailbox, and again whenever the memory has grown. */
  private open(): void {
    if (this.numbers.buffer === this.memory.buffer) return;
    this.numbers = this.floats(this.box, BOX.slots);
    this.kinds = new Uint8Array(this.memory.buffer, this.box + BOX.kinds, BOX.slots);
  }

  private write(args: readonly (Argument | undefined)[]): void {
    this.open();
    const texts: Uint8Array[] = [];
    let length = 0;
    for (let i = 0; i < BOX.slots; i++) {
      const arg = args[i];
      let kind: number = KIND.undefined, number = 0;
      switch (typeof arg) {
        case 'undefined': break;
        case 'number':
          kind = KIND.number;
          number = arg;
          break;
        case 'boolean':
          kind = arg ? KIND.true : KIND.false;
          break;
        case 'string': {
          const text = encoder.encode(arg);
          texts.push(text);
          kind = KIND.text;
          number = text.length;
          length += number;
          break;
        }
        default: {
          const bytes = arg instanceof Float64Array ? new Uint8Array(arg.buffer, arg.byteOffset, arg.byteLength) : laid(arg);
          texts.push(bytes);
          kind = arg instanceof Float64Array ? KIND.list : KIND.object;
          length += number = bytes.length;
        }
      }
      this.kinds[i] = kind;
      this.numbers[i] = number;
    }
    if (length > 0) this.put(texts);
  }

  private put(texts: readonly Uint8Array[]): void {
    let at = this.exports.reserve(texts.reduce((sum, {length}) => sum + length, 0)) >>> 0;
    const bytes = new Uint8Array(this.memory.buffer);
    for (const text of texts) {
      bytes.set(text, at);
      at += text.length;
    }
  }

  private read(result: number): unknown {
    this.open();
    const {numbers} = this;
    switch (result) {
      case RESULT.number: return numbers[0];
      case RESULT.false: return false;
      case RESULT.true: return true;
      case RESULT.text: return this.text(numbers[0]!, numbers[1]!);
      case RESULT.pose: {
        const box = (at: number): object => ({w: numbers[at], h: numbers[at + 1], x: numbers[at + 2], y: numbers[at + 3], angle: numbers[at + 4]});
        return {a: box(0), b: box(5)};
      }
      case RESULT.failed: {
        let at = numbers[0]!;
        const [message, code, field, range, stands] = [...numbers.subarray(1, 6)].map((length) => this.text((at += length) - length, length));
        throw new ClipstageError(code as ErrorCode, message!, {field: field!, range: range!, stands: stands as Stands | ''});
      }
      case RESULT.list: return this.floats(numbers[0]!, numbers[1]!);
      default: return null;
    }
  }

  private text(at: number, length: number): string { return decoder.decode(new Uint8Array(this.memory.buffer, at, length)); }

  private print(at: number, length: number): number {
    this.printed = (this.printed + this.text(at, length)).slice(-LAST_WORDS);
    return length;
  }

  private printVectors(list: number, count: number, written: number): number {
    const view = new DataView(this.memory.buffer);
    let sum = 0;
    for (let i = 0; i < count; i++) sum += this.print(view.getUint32(list + 8 * i, true), view.getUint32(list + 8 * i + 4, true));
    view.setUint32(written, sum, true);
    return 0;
  }
}

/** A flat value as bytes: see value in wasm/bridge/arguments.go. */
function laid({kinds, numbers, texts}: Flat): Uint8Array {
  const encoded = texts.map((text) => encoder.encode(text));
  const head = Float64Array.of(numbers.length, texts.length, kinds.length);
  const lengths = Float64Array.from(encoded, ({length}) => length);
  const parts = [head, numbers, lengths].map(({buffer, byteOffset, byteLength}) => new Uint8Array(buffer, byteOffset, byteLength)).concat(kinds, encoded);
  const bytes = new Uint8Array(parts.reduce((sum, {length}) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
