import {expect, test} from 'vitest';
import {ClipstageError} from '../base/error';
import {endOf, endWords} from './end';

test('the error of an ended engine says why it ended and what to do', () => {
  const cause = new Error('too deep');
  const error = endOf(cause);
  expect(error).toBeInstanceOf(ClipstageError);
  expect(error).toMatchObject({code: 'panic', stands: 'ended', cause, message: expect.stringMatching(/too deep.*load\(\)/) as string});
  expect(endWords('page.ended.notice', error.cause)).toContain('too deep');
});
