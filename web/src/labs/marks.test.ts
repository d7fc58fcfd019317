import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {record} from '../../testdata/recorder';
import {WORLD_THING} from '../base/figure.gen';
import {HULL_STAGES, HULL_THING} from '../base/hull.gen';
import {toPixels} from '../draw/camera';
import {H} from '../draw/hull.gen';
import {BODY, CONTACT} from '../draw/layout.gen';
import {type Thing, thingsAt} from '../draw/marks';
import type {Theme} from '../draw/theme';
import {fitHulls} from './hull/camera';
import {drawHulls} from './hull/draw';
import {thingsOf as hullThings} from './hull/layers/marks';
import {Sheet} from './hull/sheet';
import {fitExtent, worldExtent} from './world/camera';
import {bodyAt, forEachContact} from './world/frame';
import {thingsOf} from './world/marks';

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

const finder = (things: readonly Thing[]) => (kind: number, number = 0): Thing => things.find((thing) => thing.kind === kind && (thing.number ?? 0) === number)!;

test.each(['tilted-box', 'edgeedge', 'spin'])('each thing of the hulls %s has a place', (id) => {
  const sheet = sheetOf(id, 'contacts'), things = hullThings(sheet);
  for (const {points} of things) expect(points.length > 0 && points.every(({x, y}) => Number.isFinite(x) && Number.isFinite(y))).toBe(true);
  const {hull, face, edge, vertex, contact} = HULL_THING;
  for (const of of [0, 1]) for (const kind of [hull, face, edge, vertex]) expect(finder(things)(kind + of)).toBeDefined();
  expect(things.filter(({kind}) => kind === contact)).toHaveLength(sheet.get(H.contacts.list.count));
});

test('a marked face is the face with this number, and the pointer meets its edges', () => {
  const sheet = sheetOf('tilted-box', 'incident'), things = hullThings(sheet), of = finder(things);
  const {ofB, face} = H.incident.hullFace;
  expect(of(HULL_THING.incident).points).toEqual(of(HULL_THING.face + sheet.get(ofB), sheet.get(face)).points);
  expect(of(HULL_THING.reference).points).toEqual(of(HULL_THING.face + sheet.get(H.reference.ofB), sheet.get(H.reference.face)).points);
  const [from, to] = of(HULL_THING.edge + 1).points;
  expect(thingsAt(things, {x: (from!.x + to!.x) / 2, y: (from!.y + to!.y) / 2})).toContain(of(HULL_THING.edge + 1));
  expect(thingsAt(things, {x: -50, y: -50})).toEqual([]);
});

test('what the reader is asked for has no mark', () => {
  const sheet = sheetOf('tilted-box', 'incident');
  sheet.frame[H.ask.stage] = HULL_STAGES.indexOf('incident') + 1;
  sheet.frame[H.ask.given] = 0;
  const kinds = hullThings(sheet).map(({kind}) => kind);
  expect(kinds).not.toContain(HULL_THING.incident);
  expect(kinds).not.toContain(HULL_THING.contact);
  expect(kinds).toContain(HULL_THING.reference);
});

test('the drawing lights what is marked, and nothing without a mark', () => {
  const {frame, steps} = hulls.find((one) => one.id === 'tilted-box')!, at = Float64Array.from(frame), words = new Map(steps[0]!.drawn.split('\n').filter(Boolean).map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]));
  const halos = (marked: readonly number[]): number => {
    const {ctx, marks} = record();
    drawHulls(ctx, at, fitHulls(at, 908, 592), theme, words, {marked});
    return marks.filter(({kind, color, width}) => kind === 'stroke' && color === theme.mark && width === 14).length;
  };
  expect([halos([0, 0]), halos([HULL_THING.edge + 1, 1]), halos([HULL_THING.hull, 0])]).toEqual([0, 1, 1]);
});

test('a world’s bodies and contacts have the names of their numbers', () => {
  const {frame: numbers} = (read('moments') as {id: string; frame: number[]}[])[0]!, frame = Float64Array.from(numbers), camera = fitExtent(worldExtent(frame, false), 980, 500);
  const of = finder(thingsOf(frame, camera, theme)), {points: [r, , p, q]} = of(WORLD_THING.body, 1), at = bodyAt(1), middle = toPixels(camera, frame[at + BODY.at.x]!, frame[at + BODY.at.y]!);
  expect((p!.x + r!.x) / 2).toBeCloseTo(middle.x);
  expect((p!.y + r!.y) / 2).toBeCloseTo(middle.y);
  expect(q).toBeDefined();
  let n = 0;
  forEachContact(frame, (slot) => expect(of(WORLD_THING.contact, n++).points).toEqual([toPixels(camera, frame[slot + CONTACT.at.x]!, frame[slot + CONTACT.at.y]!)]));
});
