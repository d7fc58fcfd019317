import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {type Address, followHash} from './address';

/** Longer than the pause between two writes of the address. */
const LATER = 500;

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function page(hash: string, options: Partial<Address> & {shown?: string; arriving?: boolean} = {}) {
  const location = {hash, get href() { return `http://here/${this.hash}`; }};
  const opened: string[] = [], pushed: string[] = [], written: string[] = [];
  const set = (url: string): void => {
    location.hash = url === '#' ? '' : url;
  };
  vi.stubGlobal('location', location);
  vi.stubGlobal('history', {
    replaceState: (_: unknown, __: string, url: string) => {
      written.push(url);
      set(url);
    },
    pushState: (_: unknown, __: string, url: string) => {
      pushed.push(url);
      set(url);
    },
  });
  const browser = new EventTarget(), navigation = new EventTarget();
  vi.stubGlobal('window', Object.assign(browser, {setTimeout, navigation}));
  const {shown, arriving, ...followed} = options;
  let state = shown ?? hash.slice(1);
  const told = new Set<(detail: {preset: boolean}) => void>();
  const show = (to: string, preset = false): void => {
    state = to;
    for (const handler of told) handler({preset});
  };
  const figure = {
    arriving,
    getState: () => state,
    open(link: string) {
      opened.push(link);
      show(link);
    },
    on(_: 'state', handler: (detail: {preset: boolean}) => void) {
      told.add(handler);
      return () => told.delete(handler);
    },
  };
  const write = followHash(figure, {own: true, home: 'home', ...followed});
  return {
    location, opened, pushed, written, show, write,
    get state() { return state; },
    tell: () => browser.dispatchEvent(new Event('popstate')),
    /** A browser announces every link before it follows the link. Some browsers fire no later event. */
    announce(url: string, sameDocument = true) {
      navigation.dispatchEvent(Object.assign(new Event('navigate'), {destination: {sameDocument, url: `http://here/${url}`}}));
    },
    go(url: string) {
      set(url);
      this.tell();
    },
    /** A script sets the hash. Browsers fire an event only for a changed hash. */
    assign(url: string) {
      if (location.hash !== url) this.go(url);
    },
  };
}

test('the address follows the figure at once, or a pause after the last write; a preset adds an entry to the history', () => {
  const it = page('#one');
  it.show('two');
  expect(it.location.hash).toBe('#two');
  it.show('three');
  it.show('four');
  expect(it.location.hash).toBe('#two');
  vi.advanceTimersByTime(LATER);
  expect(it.location.hash).toBe('#four');
  expect(it.pushed).toEqual([]);
  expect(it.written).toEqual(['#two', '#four']);
  it.show('five', true);
  expect(it.pushed).toEqual(['#five']);
});

test('the address is written at most once a pause, however often the figure changes', () => {
  const it = page('#0');
  for (let i = 1; i <= 100; i++) {
    it.show(String(i));
    vi.advanceTimersByTime(10);
  }
  expect(it.written.length).toBeLessThanOrEqual(4);
  vi.advanceTimersByTime(LATER);
  expect(it.location.hash).toBe('#100');
});

test('the state before a preset is written first, so that going back leads to it', () => {
  const it = page('#one');
  it.show('two');
  vi.advanceTimersByTime(100);
  it.show('three');
  it.show('four', true);
  expect(it.pushed).toEqual(['#four']);
  expect(it.written).toEqual(['#two', '#three']);
  vi.advanceTimersByTime(LATER);
  expect([...it.written, it.location.hash]).toEqual(['#two', '#three', '#four']);
});

test('if a script sets the hash of a state that the figure has just left, the figure returns to it', () => {
  const it = page('#step=120');
  it.show('step=86');
  it.show('step=86&do=add');
  it.show('step=86');
  it.assign('#step=120');
  vi.advanceTimersByTime(LATER);
  expect(it.opened).toEqual(['step=120']);
  expect(it.state).toBe('step=120');
  expect(it.location.hash).toBe('#step=120');
});

test('a link followed before the address is up to date is not overwritten', () => {
  const it = page('#one');
  it.show('two');
  it.show('three');
  vi.advanceTimersByTime(100);
  it.go('#link');
  vi.advanceTimersByTime(LATER);
  expect(it.opened).toEqual(['link']);
  expect(it.state).toBe('link');
  expect(it.location.hash).toBe('#link');
});

test('a link with the address that the figure has just left is not overwritten', () => {
  const it = page('#zero');
  it.show('one');
  it.show('two');
  it.go('#one');
  vi.advanceTimersByTime(LATER);
  expect(it.opened).toEqual(['one']);
  expect(it.state).toBe('one');
  expect(it.location.hash).toBe('#one');
  it.go('#one');
  expect(it.opened, 'what is shown already').toEqual(['one']);
});

test('a link that the browser only announces is not overwritten', () => {
  const it = page('#one');
  it.announce('#one');
  vi.advanceTimersByTime(LATER);
  expect(it.opened, 'what is shown already').toEqual([]);
  const leave = (): void => { // the address has the previous state, and a write is pending
    vi.advanceTimersByTime(LATER);
    it.show('one');
    it.show('two');
  };
  it.show('zero');
  leave();
  it.announce('#one');
  vi.advanceTimersByTime(LATER);
  expect(it.opened).toEqual(['one']);
  expect(it.location.hash).toBe('#one');
  it.show('zero');
  leave();
  it.announce('#one');
  it.tell();
  vi.advanceTimersByTime(LATER);
  expect(it.opened, 'once').toEqual(['one', 'one']);
  it.show('zero');
  leave();
  it.announce('#one', false);
  it.announce('#two');
  vi.advanceTimersByTime(LATER);
  expect(it.location.hash, 'a reload, and the figure’s own').toBe('#two');
});

test('a link whose event comes late is not overwritten', () => {
  const it = page('#one');
  it.show('two');
  it.show('three');
  it.location.hash = '#link';
  vi.advanceTimersByTime(LATER);
  expect(it.opened).toEqual(['link']);
  it.tell();
  vi.advanceTimersByTime(LATER);
  expect(it.location.hash).toBe('#link');
  it.location.hash = '#other';
  it.show('three', true);
  vi.advanceTimersByTime(LATER);
  expect(it.pushed).toEqual([]);
  expect(it.state).toBe('other');
});

test('a broken link is replaced by the shown state at once', () => {
  const it = page('#broken', {shown: 'default'});
  expect([it.location.hash, ...it.pushed, ...it.opened]).toEqual(['#default']);
  vi.advanceTimersByTime(LATER);
  expect([it.location.hash, ...it.pushed, ...it.opened]).toEqual(['#default']);
  expect(page('', {shown: 'default'}).location.hash, 'no link').toBe('');
});

test('a link to which the figure is still on its way stays', () => {
  const it = page('#step=75', {shown: 'step=3', arriving: true});
  it.write();
  vi.advanceTimersByTime(LATER);
  expect(it.location.hash).toBe('#step=75');
});

test('an empty hash stands for the state at the start of the page', () => {
  const it = page('#one');
  it.go('');
  expect(it.opened).toEqual(['home']);
});

test('if the browser refuses to write the address, the figure keeps its state, and the next write is tried again', () => {
  const it = page('#one');
  const {replaceState} = history;
  history.replaceState = () => {
    throw new Error('too often');
  };
  it.show('two');
  vi.advanceTimersByTime(LATER);
  expect([it.location.hash, it.state, ...it.opened]).toEqual(['#one', 'two']);
  history.replaceState = replaceState;
  it.write();
  expect(it.location.hash).toBe('#two');
});

test('another lab’s link ends it: neither links nor changes are followed', () => {
  const gone = new AbortController();
  const it = page('#one', {signal: gone.signal, elsewhere: (hash) => hash === 'world' && (gone.abort(), true)});
  it.show('two');
  it.go('#world');
  it.show('three');
  vi.advanceTimersByTime(LATER);
  expect(it.location.hash).toBe('#world');
  it.go('#link');
  expect(it.opened).toEqual([]);
});
