import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {record} from '../../testdata/recorder';
import {HULL_STAGES} from '../base/hull.gen';
import {toPixels} from '../draw/camera';
import {H} from '../draw/hull.gen';
import {BODY, CONTACT, W} from '../draw/layout.gen';
import {namesAt} from '../draw/marks';
import type {Theme} from '../draw/theme';
import {fitHulls} from './hull/camera';
import {drawHulls} from './hull/draw';
import {thingsOf as hullThings} from './hull/layers/marks';
import {isMark as isHullMark, MARKABLE as HULL_MARKS} from './hull/mark';
import {Sheet} from './hull/sheet';
import {fitExtent, worldExtent} from './world/camera';
import {bodyAt, forEachContact} from './world/frame';
import {isMark, quantityOf, thingsOf, withBodies} from './world/marks';

const read = (name: string): unknown => JSON.parse(readFileSync(new URL(`../../testdata/${name}.json`, import.meta.url), 'utf8'));
const hulls = read('hulls') as {id: string; frame: number[]; steps: {drawn: string}[]}[];
const theme: Theme = {
  paper: '#fff', panel: '#fefefe', ink: '#000', soft: '#555', grid: '#eee', hairline: '#ddd',
  a: '#00f', b: '#f80', side: '#808', contact: '#080', cut: '#999', hand: '#860', wrong: '#c00', mark: '#ffc', font: 'sans-serif',
};

function sheetOf(id: string, stage: typeof HULL_STAGES[number]): Sheet {
  const frame = Float64Array.from(hulls.find((one) => one.id === id)!.frame);
  frame[H.stage] = HULL_STAGES.indexOf(stage);
  frame[H.sub] = frame[H.subs] = 0;
  return new Sheet(record().ctx, frame, fitHulls(frame, 908, 592), theme, new Map());
}

test.each(['tilted-box', 'edgeedge', 'spin'])('each thing of the hulls %s has a name that may be marked, and a place', (id) => {
  const sheet = sheetOf(id, 'contacts'), things = hullThings(sheet);
  for (const {names: [name], points} of things) {
    expect(isHullMark(sheet.frame, name!)).toBe(true);
    expect(points.length > 0 && points.every(({x, y}) => Number.isFinite(x) && Number.isFinite(y))).toBe(true);
  }
  for (const name of HULL_MARKS.filter((one) => one.includes('.'))) expect(things.some(({names}) => names.includes(name))).toBe(true);
  expect(things.filter(({names: [name]}) => name!.startsWith('contact'))).toHaveLength(sheet.get(H.contacts.list.count));
});

test('a marked face is the face with this number, and the pointer meets its edges by their names', () => {
  const sheet = sheetOf('tilted-box', 'incident'), things = hullThings(sheet);
  const of = (name: string) => things.find(({names}) => names.includes(name))!;
  const {ofB, face} = H.incident.hullFace;
  expect(of('incident').points).toEqual(of(`${sheet.name(sheet.get(ofB))}.f${sheet.get(face) + 1}`).points);
  expect(of('reference').points).toEqual(of(`${sheet.name(sheet.get(H.reference.ofB))}.f${sheet.get(H.reference.face) + 1}`).points);
  const [from, to] = of('B.e1').points;
  expect(namesAt(things, {x: (from!.x + to!.x) / 2, y: (from!.y + to!.y) / 2})).toContain('B.e1');
  expect(namesAt(things, {x: -50, y: -50})).toEqual([]);
  expect(isHullMark(sheet.frame, 'A.f99')).toBe(false);
  expect(isHullMark(sheet.frame, 'centre')).toBe(false);
});

test('what the reader is asked for has no mark', () => {
  const sheet = sheetOf('tilted-box', 'incident');
  sheet.frame[H.ask.stage] = HULL_STAGES.indexOf('incident') + 1;
  sheet.frame[H.ask.given] = 0;
  const names = hullThings(sheet).flatMap((thing) => thing.names);
  expect(names).not.toContain('incident');
  expect(names).not.toContain('contact1');
  expect(names).toContain('reference');
});

test('the drawing lights what is marked, and nothing without a mark', () => {
  const {frame, steps} = hulls.find((one) => one.id === 'tilted-box')!, at = Float64Array.from(frame), words = new Map(steps[0]!.drawn.split('\n').filter(Boolean).map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]));
  const halos = (mark: string): number => {
    const {ctx, marks} = record();
    drawHulls(ctx, at, fitHulls(at, 908, 592), theme, words, {mark});
    return marks.filter(({kind, color, width}) => kind === 'stroke' && color === theme.mark && width === 14).length;
  };
  expect([halos(''), halos('B.e2'), halos('A')]).toEqual([0, 1, 1]);
});

test('a world’s bodies and contacts have the names of their numbers', () => {
  const {frame: numbers} = (read('moments') as {id: string; frame: number[]}[])[0]!, frame = Float64Array.from(numbers), camera = fitExtent(worldExtent(frame, false), 980, 500);
  const things = thingsOf(frame, camera, theme), of = (name: string) => things.find(({names}) => names.includes(name))!;
  for (const {names: [name]} of things) expect(isMark(frame, name!)).toBe(true);
  const [, , p, q] = of('body1').points, at = bodyAt(1), middle = toPixels(camera, frame[at + BODY.at.x]!, frame[at + BODY.at.y]!), [r] = of('body1').points;
  expect((p!.x + r!.x) / 2).toBeCloseTo(middle.x);
  expect((p!.y + r!.y) / 2).toBeCloseTo(middle.y);
  expect(q).toBeDefined();
  let n = 0;
  forEachContact(frame, (slot) => expect(of(`contact${++n}`).points).toEqual([toPixels(camera, frame[slot + CONTACT.at.x]!, frame[slot + CONTACT.at.y]!)]));
  expect(isMark(frame, 'body999999')).toBe(false);
  expect(isMark(frame, 'body01')).toBe(false);
});

test('a picked pair’s A and B are also bodies of the world', () => {
  const {frame: numbers} = (read('moments') as {id: string; frame: number[]}[])[0]!, frame = Float64Array.from(numbers), a = frame[W.chosenA];
  expect(quantityOf(frame, `body${a}`)).toBe(quantityOf(frame, 'A'));
  expect(withBodies(frame, ['A', 'normal'])).toEqual(['A', `body${a}`, 'normal']);
  expect(quantityOf(frame, '')).toBe(0);
});
