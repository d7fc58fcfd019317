import {beforeEach, expect, test, vi} from 'vitest';
import {ClipstageError} from '../base/error';
import {Handlers} from './handlers';

interface Events { step: number; scene: string }

let reported: unknown[] = [];
let handlers = new Handlers<Events>({step: true, scene: true});

beforeEach(() => {
  reported = [];
  handlers = new Handlers<Events>({step: true, scene: true});
  vi.stubGlobal('reportError', (error: unknown) => reported.push(error));
});

test('an unknown event name is quoted in short, and no character of it is cut in two', () => {
  const on = handlers.on as (type: string, handler: () => void) => void;
  expect(() => on.call(handlers, '😀'.repeat(45_000), () => {})).toThrow(`“${'😀'.repeat(40)}…”`);
});

test('an event that a handler causes is sent after all handlers have had the first event', () => {
  const told: unknown[] = [];
  handlers.on('step', (step) => {
    told.push(step);
    if (step < 3) handlers.emit('step', step + 1);
    if (step === 1) handlers.emit('scene', 'wall');
  });
  handlers.on('step', (step) => told.push(`also ${step}`));
  handlers.on('scene', (scene) => told.push(scene));
  handlers.emit('step', 1);
  expect(told).toEqual([1, 'also 1', 2, 'also 2', 'wall', 3, 'also 3']);
});

test('handlers that cause events without end are stopped, with an error', () => {
  let told = 0;
  handlers.on('step', (step) => {
    told++;
    handlers.emit('step', step);
    handlers.emit('step', step);
  });
  handlers.emit('step', 1);
  expect(told).toBe(1000);
  expect(reported).toEqual([expect.objectContaining({code: 'invalid-option', field: 'handler', range: expect.stringContaining('1000')})]);
  handlers.emit('step', 1);
  expect(told).toBe(2000);
});

test('a handler that is removed and added again during an event is called once', () => {
  let told = 0;
  const again = (): void => {
    told++;
    leave();
    leave = handlers.on('step', again);
  };
  let leave = handlers.on('step', again);
  handlers.emit('step', 1);
  handlers.emit('step', 2);
  expect(told).toBe(2);
});

test('a removed handler is not called again, even during an event', () => {
  const told: string[] = [];
  handlers.on('step', () => {
    leave();
    told.push('first');
  });
  const leave = handlers.on('step', () => told.push('second'));
  handlers.emit('step', 1);
  expect(told).toEqual(['first']);
  handlers.on('step', () => handlers.clear());
  handlers.on('step', () => told.push('last'));
  handlers.emit('step', 2);
  expect(told).toEqual(['first', 'first']);
});

test('several events of a type are sent in order, and events that handlers cause come after them', () => {
  const told: string[] = [];
  expect(handlers.hears('step')).toBe(false);
  const end = handlers.on('step', (n) => {
    told.push(`one ${n}`);
    if (n === 1) handlers.emitAll('step', [7]);
  });
  handlers.on('step', (n) => {
    told.push(`two ${n}`);
    if (n === 2) end();
  });
  expect(handlers.hears('step')).toBe(true);
  handlers.emitAll('step', [1, 2, 3]);
  expect(told).toEqual(['one 1', 'two 1', 'one 2', 'two 2', 'two 3', 'two 7']);
});

test('events are sent even if the page’s own reportError throws', () => {
  vi.stubGlobal('reportError', () => {
    throw new Error('mine');
  });
  let told = 0;
  handlers.on('step', () => {
    told++;
    throw new Error('mine');
  });
  handlers.emit('step', 1);
  handlers.emit('step', 2);
  expect(told).toBe(2);
});

test('an exception of a handler is reported, and the other handlers are called', () => {
  const mine = new Error('mine');
  let told = 0;
  handlers.on('step', () => {
    throw mine;
  });
  handlers.on('step', () => told++);
  handlers.emit('step', 1);
  expect([reported, told]).toEqual([[mine], 1]);
});

test.each([
  ['type', () => handlers.on('steps' as never, () => {}), 'step, scene'],
  ['type', () => handlers.on('toString' as never, () => {}), 'step, scene'],
  ['type', () => handlers.on(undefined as never, () => {}), 'step, scene'],
  ['type', () => handlers.on({toString() { throw new Error('mine'); }} as never, () => {}), 'step, scene'],
  ['type', () => handlers.on(['step'] as never, () => {}), 'step, scene'],
  ['handler', () => handlers.on('step', 'go' as never), 'a function'],
])('no %s is refused by name and range', (field, call, range) => {
  expect(call).toThrow(ClipstageError);
  expect(call).toThrow(expect.objectContaining({code: 'invalid-option', field, range: expect.stringContaining(range), message: expect.stringContaining(field)}));
});
