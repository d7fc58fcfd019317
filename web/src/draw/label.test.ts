import {expect, test} from 'vitest';
import {type LabelRequest, type Surroundings, placeLabels} from './label';
import {contains, crosses} from './geometry';

const free: Surroundings = {width: 400, height: 300, edges: [], boxes: [], obstacles: [], taken: []};
const measure = (text: string): number => 8 * text.length;
const request = (text: string, rest: Partial<LabelRequest> = {}): LabelRequest => ({text, at: {x: 200, y: 150}, color: '#000', priority: 1, ...rest});

test('a label is placed in its preferred direction', () => {
  const [p] = placeLabels([request('right', {toward: {x: 1, y: 0}})], free, measure);
  expect(p!.rect.x).toBeGreaterThan(200);
  expect(p!.align).toBe('left');
  expect(p!.leader).toBeUndefined();
});

test('the more important label goes first, the other gives way', () => {
  const [first, second] = placeLabels([request('less', {priority: 1}), request('more', {priority: 2})], free, measure);
  expect(first!.lines).toEqual(['more']);
  expect(first!.rect.y).toBeLessThan(150);
  expect(second!.lines).toEqual(['less']);
  const apart = first!.rect.x + first!.rect.width < second!.rect.x || second!.rect.x + second!.rect.width < first!.rect.x
    || first!.rect.y + first!.rect.height < second!.rect.y || second!.rect.y + second!.rect.height < first!.rect.y;
  expect(apart).toBe(true);
});

test('a label that must go far away gets a leader line', () => {
  const taken = [{x: 130, y: 100, width: 140, height: 100}];
  const [p] = placeLabels([request('far')], {...free, taken}, measure);
  expect(p!.leader).toBeDefined();
  expect(Math.hypot(p!.leader!.from.x - 200, p!.leader!.from.y - 150)).toBeLessThan(8);
});

test('a label without a place is left out', () => {
  const taken = [{x: 0, y: 0, width: 400, height: 300}];
  expect(placeLabels([request('none')], {...free, taken}, measure)).toEqual([]);
});

test('an optional label is left out rather than placed over a thick line', () => {
  const obstacles = [...Array(40).keys()].map((i) => ({from: {x: 0, y: 8 * i}, to: {x: 400, y: 8 * i}, weight: 120}));
  expect(placeLabels([request('optional', {optional: true})], {...free, obstacles}, measure)).toEqual([]);
  expect(placeLabels([request('needed')], {...free, obstacles}, measure)).toHaveLength(1);
});

test('a label keeps its place as long as that is good', () => {
  const right = {toward: {x: 1, y: 0}, key: 'it'};
  const first = placeLabels([request('it 1.00', right)], free, measure);
  const before = new Map(first.map(({key, slot}) => [key, slot]));
  // The direction has turned, so the other side is best.
  const [next] = placeLabels([request('it 1.01', {...right, toward: {x: -1, y: 0}, at: {x: 201, y: 150}})], free, measure, before);
  expect(next!.rect.x).toBeCloseTo(first[0]!.rect.x + 1);
  const [alone] = placeLabels([request('it 1.01', {...right, toward: {x: -1, y: 0}, at: {x: 201, y: 150}})], free, measure);
  expect(alone!.rect.x).toBeLessThan(201);
});

test('a label moves a little aside rather than far away', () => {
  const first = placeLabels([request('it', {key: 'it'})], free, measure);
  const {rect} = first[0]!;
  const taken = [{x: rect.x - 40, y: rect.y - 20, width: 42, height: 60}];
  const [next] = placeLabels([request('it', {key: 'it'})], {...free, taken}, measure, new Map(first.map(({key, slot}) => [key, slot])));
  expect(Math.hypot(next!.rect.x - rect.x, next!.rect.y - rect.y)).toBeLessThan(12);
  expect(next!.rect.x).toBeGreaterThan(rect.x);
});

test('crosses sees a segment that passes through, ends in, or misses a rectangle', () => {
  const r = {x: 10, y: 10, width: 20, height: 10};
  expect(crosses({from: {x: 0, y: 15}, to: {x: 40, y: 15}}, r)).toBe(true);
  expect(crosses({from: {x: 15, y: 15}, to: {x: 16, y: 16}}, r)).toBe(true);
  expect(crosses({from: {x: 0, y: 0}, to: {x: 40, y: 8}}, r)).toBe(false);
  expect(crosses({from: {x: 0, y: 30}, to: {x: 12, y: 18}}, r)).toBe(true);
});

test('contains does not care which way round the polygon goes', () => {
  const square = [{x: 0, y: 0}, {x: 4, y: 0}, {x: 4, y: 4}, {x: 0, y: 4}];
  for (const polygon of [square, [...square].toReversed()]) {
    expect(contains(polygon, {x: 1, y: 3})).toBe(true);
    expect(contains(polygon, {x: 5, y: 3})).toBe(false);
  }
});
