import {expect, test, vi} from 'vitest';
import {ClipstageError} from './error';
import {endOf, endWords, type Runtime, watch} from './program';

/** A program whose every call does as it is told. */
class Program implements Runtime {
  exited = false;
  _inst: unknown = {};
  _values: unknown = [];
  _scheduledTimeouts = new Map<unknown, number>();
  calls = 0;
  exit(_code: number): void {
    throw new Error('not watched');
  }

  constructor(private readonly run: (program: Program) => void) {}

  _resume(): void {
    if (this.exited) throw new Error('Go program has already exited');
    this.calls++;
    this.run(this);
  }
}

function watched(run: (program: Program) => void): {program: Program; over: unknown[]} {
  const over: unknown[] = [], program = new Program(run);
  watch(program, (cause) => over.push(cause));
  return {program, over};
}

test('a program that is called goes on', () => {
  const {program, over} = watched(() => {});
  program._resume();
  program._resume();
  expect([program.calls, over]).toEqual([2, []]);
});

test('what is thrown through a program ends it: that is told once, and nothing more happens in it', () => {
  const cause = new RangeError('too deep');
  const {program, over} = watched(() => {
    throw cause;
  });
  program._resume();
  program._resume();
  expect([program.calls, over, program._inst, program._values]).toEqual([1, [cause], undefined, undefined]);
});

test('so does its exit', () => {
  const {program, over} = watched((program) => {
    program.exit(2);
    program.exited = true;
  });
  program._resume();
  program._resume();
  expect([program.calls, over]).toEqual([1, [new Error('exit 2')]]);
});

test('where it ends in the midst of a call from it, the call around that is told of no other end', () => {
  let depth = 0;
  const {program, over} = watched((program) => {
    if (depth++ === 0) program._resume();
    throw new Error(`at depth ${depth}`);
  });
  program._resume();
  expect(over).toEqual([new Error('at depth 2')]);
});

test('its timers go with it', async () => {
  vi.useFakeTimers();
  const {program, over} = watched(() => {
    throw new Error('no more');
  });
  let rang = false;
  program._scheduledTimeouts.set(1, setTimeout(() => {
    rang = true;
  }, 10) as unknown as number);
  program._resume();
  vi.advanceTimersByTime(100);
  vi.useRealTimers();
  expect([rang, program._scheduledTimeouts.size, over.length]).toEqual([false, 0, 1]);
});

test('the error of an engine that has ended says why, and what to do', () => {
  const cause = new Error('too deep');
  const error = endOf(cause);
  expect(error).toBeInstanceOf(ClipstageError);
  expect(error).toMatchObject({code: 'panic', stands: 'ended', cause, message: expect.stringMatching(/too deep.*load\(\)/) as string});
  expect(endWords('page.ended.notice', error.cause)).toContain('too deep');
});
