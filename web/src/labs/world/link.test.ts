import {describe, expect, test} from 'vitest';
import {ClipstageError} from '../../base/error';
import {follow, linkOf} from './link';

describe('the link of options', () => {
  test('has each by its name, in the order of links', () => {
    expect(linkOf({warmStarting: 'off', gravity: '0,-3', stage: 'solve', pick: '1,2', step: '30', scene: 'wall'}))
      .toBe('lab=world&scene=wall&step=30&pick=1,2&stage=solve&gravity=0,-3&warmStarting=off');
    expect(linkOf({})).toBe('lab=world');
  });

  test('has the state’s scene, and otherwise the options before the state’s values', () => {
    expect(linkOf({state: 'lab=world&scene=wall&step=5&pick=1,2', scene: 'pyramid', step: '9'})).toBe('lab=world&lab=world&scene=wall&pick=1,2&step=9');
    expect(linkOf({state: 'step=5', scene: 'pyramid'})).toBe('lab=world&step=5&scene=pyramid');
  });

  test('passes on a state that is no link, for the engine to refuse', () => {
    expect(linkOf({state: 'fog'})).toBe('lab=world&fog');
    expect(linkOf({scene: '100 % & \ud800', step: '-1'})).toBe('lab=world&scene=100 %25 %26 \ud800&step=-1');
  });
});

describe('options are followed', () => {
  /** An engine that knows the scenes pyramid and wall (with ten bodies), and records the accepted links. */
  const engine = (): {sent: string[]; go(link: string): void} => {
    const sent: string[] = [];
    return {sent, go(link) {
      const {scene = 'pyramid', pick, stage, compare} = Object.fromEntries(new URLSearchParams(link));
      const refuse = (field: string, message: string): never => {
        throw new ClipstageError('invalid-state', message, {field, range: `a ${field}`});
      };
      if (!['pyramid', 'wall'].includes(scene)) refuse('scene', 'no scene');
      if (pick !== undefined && (scene !== 'wall' || Number(pick.split(',')[1]) > 9)) refuse('pick', 'It must be a pick.');
      if (stage !== undefined && pick === undefined) refuse('stage', 'No stage.');
      if (compare !== undefined) refuse('iterations', 'No number.');
      sent.push(link);
    }};
  };

  test('at once if all are valid', () => {
    const {sent, go} = engine(), problems: ClipstageError[] = [];
    expect(follow({scene: 'wall', pick: '3,9', stage: 'solve'}, go, problems, 'en')).toBe('lab=world&scene=wall&pick=3,9&stage=solve');
    expect([sent, problems]).toEqual([['lab=world&scene=wall&pick=3,9&stage=solve'], []]);
    expect(follow({}, go, problems, 'en')).toBe('lab=world');
    expect(sent).toHaveLength(1);
  });

  test('without the invalid ones, each of which is a problem', () => {
    const {sent, go} = engine(), problems: ClipstageError[] = [];
    expect(follow({scene: 'wall', step: '4', pick: '3,10', stage: 'solve', slop: '0', compare: 'iterations:x'}, go, problems, 'en')).toBe('lab=world&scene=wall&step=4&slop=0');
    expect(sent.at(-1)).toBe('lab=world&scene=wall&step=4&slop=0');
    expect(problems.map(({code, field, range, message}) => [code, field, range, message])).toEqual([
      ['invalid-option', 'pick', 'a pick', 'Option pick must be a pick, not “3,10”. Its default is used.'],
      ['invalid-option', 'stage', 'a stage', 'Option stage must be a stage, not “solve”. Its default is used. No stage.'],
      ['invalid-option', 'compare', 'the part of a figure’s link after #', 'Option compare must be the part of a figure’s link after #, not “iterations:x”. Its default is used. No number.'],
    ]);
  });
});
