import {expect, test} from 'vitest';
import {filesOf} from './given';

test('an accepted scene removes the notice of an earlier file; a refused scene leaves it', async () => {
  let notice = 'That is no trace.', good = true;
  const retract = (message: string): void => {
    if (message === notice) notice = '';
  };
  const world = {
    element: undefined as unknown as HTMLElement, scene: 'own', steps: 0, getScene: () => '', getRecording: () => '', getHash: () => '', retract,
    loadScene: () => good ? Promise.resolve() : Promise.reject(new Error('no')),
  };
  const files = filesOf(world, () => '', () => notice, () => {});
  good = false;
  await expect(files.take('{}')).rejects.toThrow('no');
  expect(notice).toBe('That is no trace.');
  good = true;
  await files.take('{}');
  expect(notice).toBe('');
});
