import {expect, test} from 'vitest';
import {Motion} from './motion';

const time = (stage: number): number => [0, 200, 200, 1000, 200, 200, 0, 0, 200, 200][stage]!;
const at = (stage: number): Motion => new Motion(time, () => false, stage);

test('a motion to a stage takes the stage’s time', () => {
  const motion = at(0);
  motion.aim(1);
  expect(motion.moving).toBe(true);
  motion.advance(50);
  expect(motion.position).toBeCloseTo(0.25);
  motion.advance(149);
  expect(motion.moving).toBe(true);
  motion.advance(1);
  expect(motion.position).toBe(1);
  expect(motion.moving).toBe(false);
});

test('time left over at the end of a motion is not used for the next one', () => {
  const motion = at(0);
  motion.aim(1);
  motion.advance(1e6);
  expect(motion.position).toBe(1);
  motion.aim(2);
  motion.advance(50);
  expect(motion.position).toBeCloseTo(1.25);
});

test('a jump over several stages has no motion', () => {
  const motion = at(1);
  motion.aim(5);
  expect([motion.position, motion.moving]).toEqual([5, false]);
  motion.aim(0);
  expect([motion.position, motion.moving]).toEqual([0, false]);
  motion.aim(1);
  motion.advance(100);
  motion.aim(4);
  expect([motion.position, motion.moving]).toEqual([4, false]);
});

test.each([[2, 3], [4, 5], [3, 2]])('interrupted on the way from %i to %i it goes back from where it is', (from, to) => {
  const motion = at(from);
  motion.aim(to);
  motion.advance(100);
  const here = motion.position;
  motion.aim(from);
  expect(motion.position).toBe(here);
  motion.advance(10);
  expect(Math.abs(motion.position - from)).toBeLessThan(Math.abs(here - from));
  motion.advance(1e4);
  expect(motion.position).toBe(from);
});

test('on the way to a target two stages away, the stage between is passed faster', () => {
  const motion = at(0);
  motion.aim(1);
  motion.advance(100);
  motion.aim(2);
  expect(motion.position).toBeCloseTo(0.5);
  motion.advance(20);
  expect(motion.position).toBeCloseTo(0.8);
  motion.advance(1e4);
  expect(motion.position).toBe(2);
});

test('going back through a long stage does not take long', () => {
  const motion = at(3);
  motion.aim(2);
  motion.advance(400);
  expect(motion.position).toBe(2);
});

test('a motion to a stage without a time ends at once', () => {
  const motion = at(5);
  motion.aim(6);
  motion.advance(0);
  expect(motion.position).toBe(6);
});

test('speed', () => {
  const motion = at(0);
  motion.speed = 2;
  motion.aim(1);
  motion.advance(50);
  expect(motion.position).toBeCloseTo(0.5);
});

test('nothing moves if the reader wants no motion', () => {
  const motion = new Motion(time, () => true, 2);
  motion.aim(3);
  expect(motion.position).toBe(3);
  expect(motion.moving).toBe(false);
});

test('stand ends the motion at the stage', () => {
  const motion = at(2);
  motion.aim(3);
  motion.advance(500);
  motion.stand(7);
  expect([motion.position, motion.moving]).toEqual([7, false]);
});
