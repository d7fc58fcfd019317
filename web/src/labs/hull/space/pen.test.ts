import {expect, test} from 'vitest';
import type {Point, Segment} from '../../../draw/geometry';
import {outlineOf, within} from '../outline';
import {letterPlace} from './pen';

const square = (x: number, y: number, size: number): Point[] => outlineOf([{x, y}, {x: x + size, y}, {x: x + size, y: y + size}, {x, y: y + size}]);
const linesOf = (...outlines: (readonly Point[])[]): Segment[] => outlines.flatMap((points) => points.map((from, i) => ({from, to: points[(i + 1) % points.length]!})));

test('an outline goes once around the points in one direction, without the points inside', () => {
  const points = outlineOf([{x: 5, y: 5}, {x: 0, y: 0}, {x: 10, y: 0}, {x: 4, y: 6}, {x: 10, y: 10}, {x: 0, y: 10}, {x: 5, y: 0}]);
  expect(points).toHaveLength(4);
  const area = points.reduce((sum, p, i) => sum + p.x * points[(i + 1) % 4]!.y - p.y * points[(i + 1) % 4]!.x, 0) / 2;
  expect(area).toBe(100);
});

test('a letter is inside its own outline, outside the other one', () => {
  const own = square(0, 0, 200), other = square(100, 0, 300), {at} = letterPlace(own, other, linesOf(own, other));
  expect(within(own, at)).toBe(true);
  expect(within(other, at)).toBe(false);
});

test('a letter keeps its place while that is nearly the best, and leaves a covered place', () => {
  const own = square(0, 0, 200), far = square(500, 0, 50), first = letterPlace(own, far, linesOf(own));
  for (let x = 0; x < 14; x++) {
    const {part} = letterPlace(own, far, [...linesOf(own), {from: {x, y: 0}, to: {x, y: 200}}], first.part);
    expect(part).toEqual(first.part);
  }
  const through = {from: {x: first.at.x, y: 0}, to: {x: first.at.x, y: 200}};
  expect(letterPlace(own, far, [...linesOf(own), through], first.part).part).not.toEqual(first.part);
  expect(letterPlace(square(300, 40, 200), far, linesOf(square(300, 40, 200)), first.part).at).toEqual({x: first.at.x + 300, y: first.at.y + 40});
});
