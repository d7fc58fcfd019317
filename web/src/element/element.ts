// clip-stage.js: the element <clip-stage>, which shows a figure.

import figuresURL from 'chunk:./figures';
import {ClipstageError, tell as report} from '../base/error';
import {importFrom} from '#import';
import {readOptions} from '../base/options';
import type {Manifest} from '../figure/manifest';
import {naturalHeight, reserve} from '../labs/height';
import {drawnOf, posterOf, posterWords, starterOf, undrawn} from '../labs/poster';
import {startsAtStage} from '../figure/standing';
import {type Language, LANGUAGES} from '../text/text.gen';
import {languageOf, pageLanguage, say} from '../text/words';
import {METHODS, type Method, PROPERTIES, type Shown} from './api';
import type * as Figures from './figures';
import {Frame, isLook} from './frame';
import {HOME} from '#home';
import {labOf, type Lab, SHOWN} from '../trace/manifest';
import {attributeOf, BY_ATTRIBUTE, FILES, isObject, readOwn} from './options';
import {addParts} from './parts';
import {Place} from './place';
import {forbidden, watchFrames} from './policy';
import {restWhenFar} from './rest';
import '../prose/prose';

/** The distance from the screen within which a figure is made. */
const NEAR = '75%';

interface Command { method: Method; args: readonly unknown[]; resolve(value: unknown): void; reject(error: unknown): void }

/** The event that a world sends only while there is a listener. */
const CONTACT = 'contact-event';

/** Reports whether a figure is a world that is still running steps on the way to its initial or requested one. */
const arriving = (figure: Shown): boolean => 'arriving' in figure && figure.arriving;

let loaded: typeof Figures | undefined;
let failures = 0;

/** The code that shows figures, loaded once per page. */
async function figures(): Promise<typeof Figures> {
  try {
    return loaded ??= await importFrom<typeof Figures>(figuresURL, failures);
  } catch (cause) {
    failures++;
    throw new ClipstageError('network', say('page.part'), {cause});
  }
}

/** Outside a browser, for example in a program that renders pages, the module can still be loaded. */
const Base = globalThis.HTMLElement ?? Object as unknown as typeof HTMLElement;

/** A figure of any lab. Attributes are its options; they may be set and changed at any time, by properties too. */
export class ClipStage extends Base {
  static readonly observedAttributes = [...BY_ATTRIBUTE.keys()];

  readonly #place = new Place(this.attachShadow({mode: 'open'}));
  readonly #objects: Record<string, unknown> = {};
  readonly #commands: Command[] = []; // commands that wait for the figure
  readonly #changed = new Set<string>(); // names of options that #follow has not handled yet
  #connection = new AbortController(); // aborted when the element leaves the document
  #shown: Shown | undefined;
  #frame: Frame | undefined; // the iframe that shows the figure if the page's policy forbids it here
  readonly #asked = new Set<Command>(); // commands sent to the frame that it has not answered yet
  #kept: Figures.Kept | undefined;
  #coming: object | undefined; // identifies the figure that is loading; an older one is dropped when it arrives
  #near = false;
  #frameless = HOME === undefined; // frames are forbidden by the page's policy, or the package has none
  #failed = false; // the last figure failed to load
  #setsOut: {kept: Figures.Kept | undefined} | undefined; // while a world is on the way to its initial step: the kept state it was made with
  #heard = false; // a listener for contact events was added
  #ends: (() => void)[] = [];
  #settle!: (figure: Shown | null) => void;
  #whenReady = this.#wait();

  /** The figure; null before it is loaded, and if a frame shows it. */
  get figure(): Shown | null { return this.#shown ?? null; }

  /** Resolves with the figure at its initial step, which it loads if necessary; with null if a frame replaces it. */
  get ready(): Promise<Shown | null> {
    this.#start();
    return this.#whenThere();
  }

  /** Resolves with the figure or null; with a world once it has arrived at its initial step, even off the screen. */
  async #whenThere(): Promise<Shown | null> {
    for (;;) {
      const figure = await this.#whenReady;
      if (figure !== null && 'arrived' in figure) await figure.arrived().catch(() => {}); // the figure reports the error itself
      if (figure === this.figure) return figure;
    }
  }

  connectedCallback(): void {
    if (this.#connection.signal.aborted) this.#connection = new AbortController();
    else if (this.#near || this.#shown || this.#frame) return; // moved within the page
    const {signal} = this.#connection;
    for (const name of BY_ATTRIBUTE.values()) this.#upgrade(name);
    this.#place.follow(() => this.#setTheme(), signal);
    this.#await();
    const sight = new IntersectionObserver((changes) => {
      if (!changes.at(-1)!.isIntersecting) return;
      sight.disconnect();
      this.#near = true;
      this.#startSeen();
    }, {rootMargin: NEAR});
    sight.observe(this);
    const width = this.#place.watchWidth(() => (this.#shown ? this.#fit() : this.#frame || this.#expect()));
    signal.addEventListener('abort', () => {
      sight.disconnect();
      width.disconnect();
    });
    if (this.#commands.length > 0) this.#start();
  }

  disconnectedCallback(): void {
    queueMicrotask(() => {
      if (this.isConnected) return; // moved within the page
      this.#connection.abort();
      this.#near = false;
      this.#end(true);
    });
  }

  attributeChangedCallback(attribute: string): void { this.#note(BY_ATTRIBUTE.get(attribute)!); }

  #note(name: string): void {
    if (this.#changed.size === 0) queueMicrotask(() => void this.#follow());
    this.#changed.add(name);
  }

  override addEventListener(...[type, handler, options]: Parameters<HTMLElement['addEventListener']>): void {
    super.addEventListener(type, handler, options);
    if (type !== CONTACT || this.#heard) return;
    this.#heard = true;
    this.#hearContacts();
  }

  /** Calls a method of the figure, once the figure is there. */
  #do(method: Method, args: readonly unknown[]): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const command = {method, args, resolve, reject};
      if (this.#shown || this.#frame) return this.#run(command);
      this.#commands.push(command);
      this.#start();
    });
  }

  #run(command: Command): void {
    const {method, args, resolve, reject} = command;
    if (this.#frame) return this.#ask(this.#frame, command);
    try {
      const act = (this.#shown as unknown as Record<string, unknown>)[method];
      if (typeof act !== 'function') {
        const want = say('notice.range.choice', {values: [...new Set(METHODS)].filter((name) => name in this.#shown!)});
        throw new ClipstageError('invalid-option', say('notice.invalid-field', {field: 'method', got: method, want}), {field: 'method', range: want});
      }
      const result = (act as (...args: unknown[]) => unknown).apply(this.#shown, [...args]);
      resolve(method === 'seekStep' && this.#shown && 'arrived' in this.#shown ? this.#shown.arrived() : result);
    } catch (error) {
      reject(error);
    }
  }

  /** Calls a method of the frame's figure. If the frame ends before its answer, the next figure is asked. */
  #ask(frame: Frame, command: Command): void {
    const {method, args, resolve, reject} = command;
    this.#asked.add(command);
    frame.do(method, args).finally(() => this.#asked.delete(command)).then(resolve, reject);
  }

  /** The given options by name. */
  #given(): Record<string, string> {
    const given: Record<string, string> = {};
    for (const [attribute, name] of BY_ATTRIBUTE) {
      const value = this.getAttribute(attribute);
      if (value !== null) given[name] = value;
    }
    for (const {alt} of this.querySelectorAll('img')) if (alt) given.alt ??= alt; // the author's picture shows the same
    if (given.lang === '') delete given.lang; // HTML: an unknown language
    else if (given.lang !== undefined) given.lang = languageOf(given.lang) ?? given.lang; // de-AT is German
    return given;
  }

  get #lab(): Lab {
    const given = this.#given();
    return labOf(given, given.state ?? '');
  }
  get #manifest(): Manifest { return SHOWN[this.#lab]; }

  get #theme(): 'light' | 'dark' {
    const {theme} = readOwn(this.#given()).page;
    return theme === 'light' || theme === 'dark' ? theme : this.#place.scheme;
  }

  get #language(): Language | undefined { return languageOf(this.lang); }

  get #chosenHeight(): number | undefined { return Number(readOwn(this.#given()).page.height) || undefined; }

  /** Reserves the height of the future figure. */
  #expect(): void {
    const {controls, ask = '', preset} = this.#given();
    this.#place.expect(this.#manifest, controls, this.#alone && !this.#coming, this.#chosenHeight, {asks: ask !== '', preset});
  }

  /** The poster's inputs: the options, and the state of a figure that was here before. */
  get #pictured(): Parameters<typeof drawnOf> {
    const manifest = this.#manifest, {options: {hash = '', ...kept} = {}, after} = this.#kept ?? {};
    return [manifest, {...this.#given(), ...this.#objects, ...kept, ...after && manifest.id === 'world' && {state: 'scene=own'}}, hash];
  }

  /** Whether only a poster is shown until a click or a command. Without a poster for the options it is false. */
  get #alone(): boolean { return this.getAttribute('poster') === 'only' && drawnOf(...this.#pictured) !== undefined; }

  /** Shows the poster, or the author's content, until the figure is there. */
  #await(): void {
    const given = this.#given(), [manifest, pictured, hash] = this.#pictured, {options} = manifest;
    this.#expect();
    this.#place.showWait(posterOf(manifest, {...!HOME && {poster: 'none'}, ...pictured, theme: this.#theme}, hash, HOME ?? ''), posterWords(manifest, pictured, hash));
    if (!this.#alone || this.#coming || this.#failed) return;
    this.#place.showStart(starterOf(() => this.#start(), this.#language));
    const problems = [...readOptions(options, given, [...Object.keys(options), 'wheel'], this.#language).problems, ...undrawn(manifest, given)]; // no figure will report them
    if (problems.length > 0) this.#place.showTrouble(problems.map(({message}) => message).join('\n'));
  }

  #wait(): Promise<Shown | null> { return new Promise((resolve) => void (this.#settle = resolve)); }

  /** Loads the figure if the element is near the screen. If only a poster is shown, a click or a command loads it. */
  #startSeen(): void {
    if (this.#near && !this.#alone) this.#start();
  }

  /** Loads a figure, unless there is one or it is loading. */
  #start(fresh = false): void {
    if (!this.isConnected || this.#shown || this.#frame || this.#coming) return;
    this.#failed = false;
    void this.#make(this.#coming = {}, fresh);
  }

  async #make(coming: object, fresh: boolean): Promise<void> {
    const wanted = (): boolean => coming === this.#coming && this.isConnected;
    let part: typeof Figures | undefined;
    try {
      part = await figures();
      if (!wanted()) return;
      const language = this.#language ?? pageLanguage(); // the poster is in English until then
      if (language !== LANGUAGES[0]) void part.learnPage(language).then(() => coming === this.#coming && this.#await(), () => {});
      this.#place.dress(part.sheetsOf());
      const kept = this.#kept, lab = this.#lab, given = this.#given();
      const {problems} = readOwn(given);
      delete given.height; // the element handles it
      if (problems.some(({field}) => field === 'lang')) delete given.lang; // the error has been reported
      const figure = await part.mount(this.#place.element, {controls: 'minimal', ...given, ...this.#objects, ...kept?.options, lab, theme: this.#theme, problems}, {
        lab, fresh, site: HOME, wanted, progress: (loaded, total) => this.#tell('progress', {loaded, total}),
      });
      if (figure === undefined || !wanted()) return figure?.destroy();
      this.#take(figure, kept);
      const after = kept?.after?.(figure);
      if (arriving(figure)) this.#setsOut = {kept};
      await after;
    } catch (cause) {
      if (!wanted()) return;
      const error = ClipstageError.from(cause), framed = error.code === 'wasm-blocked' || error.code === 'network' && await forbidden();
      if (!wanted()) return;
      this.#coming = undefined;
      if (framed && !this.#frameless) return this.#takeFrame(error);
      this.#fail(part, error);
    }
  }

  #take(figure: Shown, kept: Figures.Kept | undefined): void {
    const first = kept === undefined;
    this.#kept = undefined;
    this.#changed.clear();
    this.#expect();
    if (figure.element.dataset.controls === 'minimal') reserve(figure.element, this.#place.height);
    this.#shown = figure;
    this.#coming = undefined;
    this.#setsOut = arriving(figure) ? {kept} : undefined;
    if (!this.#setsOut) this.#place.hideWait();
    const observer = new ResizeObserver(() => this.#fit());
    for (const part of figure.element.children) observer.observe(part.querySelector(':scope > canvas') ?? part); // the canvas fills the view
    const parts = addParts(figure.element), any = figure as unknown as {on(type: string, handler: (detail: unknown) => void): () => void};
    this.#ends = [() => observer.disconnect(), () => parts.disconnect(), restWhenFar(this, () => figure.doze())];
    const release = this.#setsOut && this.#place.hold(this.#ends);
    for (const type of figure.events) {
      if (type === CONTACT) continue;
      any.on(type, (detail) => {
        if (this.#setsOut && !arriving(figure)) {
          this.#setsOut = undefined;
          release?.();
        }
        this.#tell(type, detail ?? null);
      });
    }
    any.on('error', (error) => {
      if ((error as ClipstageError).stands === 'ended') this.#fail(undefined, error as ClipstageError);
    });
    this.#fit();
    this.#settle(figure);
    if (first) {
      this.#tell('load', figure.standing);
      if (figure.atStage && startsAtStage(this.getAttribute('stage') ?? undefined, this.getAttribute('state') ?? undefined)) this.#tell('stage', figure.atStage);
      if ('contacts' in figure) this.#tell('contacts', figure.contacts);
      this.#tell('camera', loaded!.viewOf(figure.camera));
      for (const error of figure.problems) this.#tell('error', error);
    }
    this.#hearContacts();
    for (const command of this.#commands.splice(0)) this.#run(command);
  }

  #takeFrame(why: ClipstageError): void {
    const place = this.#place, refused = new AbortController();
    watchFrames(() => { // frames are forbidden too: show the poster again, and the reason
      this.#frameless = true;
      this.#end(false);
      this.#fail(undefined, why);
    }, refused.signal);
    this.#ends = [() => refused.abort()];
    const frame = this.#frame = new Frame(this.#lab, {
      tell: (type, detail) => this.#tell(type, detail),
      height: (pixels) => {
        place.height = pixels;
      },
    });
    frame.show(this.#given(), this.#theme);
    if (this.#heard) frame.listen();
    place.element.replaceChildren(frame.element);
    place.hideWait();
    this.#settle(null);
    this.#refuseObjects(FILES);
    for (const command of this.#commands.splice(0)) this.#run(command);
  }

  /** Sends an error for each of these options that is an object: it cannot be in a frame's address. */
  #refuseObjects(names: Iterable<string>, lang = this.#language, want = say('page.range.in-frame', {}, lang)): void {
    for (const field of names) if (field in this.#objects) this.#tell('error', new ClipstageError('wasm-blocked', say('notice.invalid-field', {field, got: say('page.kind.object', {}, lang), want}, lang), {field, range: want}));
  }

  /** Shows that no figure can be loaded, or that its engine has ended. */
  #fail(part: typeof Figures | undefined, error: ClipstageError): void {
    this.#failed = true;
    this.#tell('error', error);
    if (this.#shown) this.#end(false);
    for (const {reject} of this.#commands.splice(0)) reject(error);
    this.#await();
    this.#place.showTrouble(error.message, () => {
      this.#await();
      this.#start(part === undefined || !part.ofEngine(error));
    });
  }

  /** Removes the figure. If keeping is true, the next figure restores its state. */
  #end(keeping: boolean): void {
    this.#coming = undefined;
    const shown = this.#shown, frame = this.#frame;
    if (shown === undefined && frame === undefined) return;
    for (const end of this.#ends.splice(0)) end();
    if (keeping && shown) this.#kept = this.#setsOut ? this.#setsOut.kept : loaded!.keep(shown);
    this.#shown = this.#frame = undefined;
    frame?.end();
    this.#commands.unshift(...this.#asked);
    this.#asked.clear();
    shown?.destroy();
    this.#place.element.replaceChildren();
    this.#whenReady = this.#wait();
  }

  /** Makes another figure by the present options. If keeping is true, it restores the state of the one before. */
  #anew(keeping: boolean): void {
    this.#end(keeping);
    if (!keeping) this.#kept = undefined;
    this.#start();
  }

  /** Applies changed options. */
  async #follow(): Promise<void> {
    const changed = new Set(this.#changed), names = new Set(changed), given = this.#given(), shown = this.#shown;
    this.#changed.clear();
    const sized = names.delete('height'), dyed = names.delete('theme'), looks = [...names].every((name) => isLook(this.#lab, name));
    if (!this.isConnected) {
      if (looks) return;
      this.#end(false); // the next figure shows something else
      this.#kept = undefined;
      return;
    }
    if (this.#frame) return this.#followFrame(this.#frame, changed);
    if (sized) this.#fit();
    if (dyed && !this.#frame) this.#setTheme();
    if (shown) this.#say(shown, readOwn(given).problems.filter(({field}) => field !== 'lab' && changed.has(field!))); // otherwise the figure reports them when it is loaded
    if (names.size === 0) return;
    if (shown === undefined) {
      if (this.#coming) this.#anew(looks); // a figure is loading with the old options
      this.#await();
      if (names.has('poster')) return this.#startSeen();
      return this.#failed ? this.#start() : undefined; // with the new options it may succeed
    }
    try {
      const changes = Object.fromEntries([...names].map((name) => [name, given[name]]));
      if (this.#setsOut || !await loaded!.change(shown, changes)) this.#anew(looks);
      if (names.has('lang')) this.#await(); // the poster has words in it too
    } catch (cause) {
      this.#say(shown, [ClipstageError.from(cause)]);
    }
  }

  #followFrame(frame: Frame, changed: ReadonlySet<string>): void {
    this.#refuseObjects(changed);
    if (frame.lab !== this.#lab) this.#anew(false);
    else void frame.follow(changed, () => [this.#given(), this.#theme]);
  }

  /** Shows errors in the figure, and sends them as events. */
  #say(shown: Shown, errors: readonly ClipstageError[]): void {
    if (errors.length > 0) shown.report(errors.map(({message}) => message).join('\n'));
    for (const error of errors) this.#tell('error', error);
  }

  #setTheme(): void {
    const shown = this.#shown, theme = this.#theme;
    if (this.#frame) return this.#followFrame(this.#frame, new Set(['theme']));
    if (shown === undefined) return;
    if (shown.element.dataset.theme === theme) shown.repaint();
    else shown.setTheme(theme);
  }

  #fit(): void {
    const place = this.#place, shown = this.#shown, before = place.height;
    if (shown === undefined) return this.#frame ? undefined : void this.#await();
    if (matchMedia('print').matches || (shown.element.clientWidth === 0 && this.#chosenHeight === undefined)) return; // without a width there is no height
    place.height = naturalHeight(shown.element, this.#chosenHeight);
    if (place.height !== before) this.#tell('resize', {height: place.height});
  }

  /** Lets the world look for contact events if there is a listener. */
  #hearContacts(): void {
    if (this.#heard) this.#frame?.listen();
    if (!this.#shown || !('playWorld' in this.#shown) || !this.#heard) return;
    this.#shown.on(CONTACT, (detail) => this.#tell(CONTACT, detail));
  }

  #tell(type: string, detail: unknown): void {
    try {
      this.dispatchEvent(new CustomEvent(type, {detail}));
    } catch (error) {
      report(error);
    }
  }

  static {
    const {prototype} = this;
    const define = (name: string, found: {get(this: ClipStage): unknown; set?(this: ClipStage, value: unknown): void}): void => {
      if (!(name in Base.prototype)) Object.defineProperty(prototype, name, {...found, configurable: true, enumerable: true});
    };
    for (const name of PROPERTIES) define(name, {get() { return (this.#shown as unknown as Record<string, unknown> | undefined)?.[name]; }});
    for (const name of METHODS) define(name, {get() { return this.#method(name); }});
    for (const [attribute, name] of BY_ATTRIBUTE) {
      const method = METHODS.find((one) => one === name);
      define(name, {
        get() { return method ? this.#method(method) : this.#objects[name] ?? this.#told(name) ?? this.getAttribute(attribute); },
        set(value) {
          if (this.#setObject(name, value)) return;
          const words = attributeOf(value);
          if (words === undefined) this.removeAttribute(attribute);
          else this.setAttribute(attribute, words);
        },
      });
    }
  }

  /** Keeps an option's object, which no attribute can hold. Returns false for another value, which takes its place. */
  #setObject(name: string, value: unknown): boolean {
    const is = isObject(name, value);
    if (is || name in this.#objects) this.#note(name);
    if (is) this.#objects[name] = value;
    else delete this.#objects[name];
    return is;
  }

  /** A method. Some, such as step, pick and compare, are options too, which are set under the same name. */
  #method(name: Method): (...args: unknown[]) => Promise<unknown> { return (...args) => this.#do(name, args); }

  /** The present value, in the figure, of an option that the figure itself changes: its stage, its scene, its layers. */
  #told(name: string): string | undefined {
    const value = (this.#shown as unknown as Record<string, unknown> | undefined)?.[name];
    return typeof value === 'string' ? value : undefined;
  }

  /** Makes a property that was set before the element was defined an option. */
  #upgrade(name: string): void {
    if (!Object.hasOwn(this, name)) return;
    const value = (this as unknown as Record<string, unknown>)[name];
    Reflect.deleteProperty(this, name);
    (this as unknown as Record<string, unknown>)[name] = value;
  }
}

if (globalThis.customElements?.get('clip-stage') === undefined) globalThis.customElements?.define('clip-stage', ClipStage);
