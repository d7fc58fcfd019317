import {type Point, type Rect, unit} from '../../../draw/geometry';
import {CROSSING, CROSSING_SLOTS, FACE, FACE_SLOTS, H} from '../../../draw/hull.gen';
import type {Vec3} from '../eye';
import type {Sheet} from '../sheet';
import {arcOf, drawSector} from './arc';

/** If sphere and grid are side by side and narrower than this, the grid's words are below the grid. CSS pixels. */
const NARROW = 560;
/** The distance between lines of words, CSS pixels. */
const LINE = 17;

/**
 * Draws the unit sphere of the face normals, without perspective, and the grid of all pairs of edges. A pair can
 * touch if its arcs on the sphere cross.
 */
export function drawSphere(sheet: Sheet): void {
  const {theme, places: {second: place}} = sheet, inset = 14;
  sheet.writeFixed(sheet.word('heading'), place.x + inset, place.y + 20, {color: theme.soft, size: 13, align: 'left'});
  const wide = place.width > place.height * 1.15, top = place.y + 36;
  const small = wide && place.width < NARROW; // the grid's words are then below the grid
  const room = wide ? {width: place.width * (small ? 0.58 : 0.48), height: place.height - 70} : {width: place.width, height: (place.height - 70) * 0.58};
  const radius = Math.max(30, Math.min(room.width / 2 - 22, room.height / 2 - 14, 150));
  const centre = {x: place.x + room.width / 2, y: small ? top + room.height / 2 : top + 16 + radius};
  drawBall(sheet, centre, radius);
  const legend = drawLegend(sheet, place.x + inset, place.width - 2 * inset, wide ? {bottom: place.y + place.height - 14} : {top: centre.y + radius + 20});
  const grid = wide ? {x: place.x + room.width + 8, y: top, width: place.width - room.width - 20, height: place.height - 64} : {x: place.x + inset, y: legend + 18, width: place.width - 2 * inset, height: place.y + place.height - legend - 26};
  if (grid.height > 50) drawGrid(sheet, grid);
}

function drawBall(sheet: Sheet, centre: Point, radius: number): void {
  const {theme} = sheet, {edges} = H;
  const place = (v: Vec3): Point => ({x: centre.x + v.x * radius, y: centre.y - v.y * radius});
  const dotOf = (at: number, slots: {x: number; y: number; z: number}): Vec3 => sheet.turned(sheet.vec(slots, at));
  sheet.circle(centre, radius, {color: theme.hairline, width: 1.5});
  const found = sheet.get(edges.found) === 1, best = [sheet.get(edges.a), sheet.get(edges.b)];
  for (const hull of [0, 1]) {
    const color = sheet.color(hull), lists = H.hulls[hull]!;
    for (let n = 0; n < sheet.get(lists.edges.count); n++) {
      const lit = found && n === best[hull], points = arcOf(sheet, hull, n).map((v) => sheet.turned(v));
      if (lit) drawSector(sheet, centre, points.map(place), color);
      for (let i = 0; i + 1 < points.length; i++) { // arcs on the far side are dashed
        const near = points[i]!.z + points[i + 1]!.z >= 0;
        if (!near && !lit && i % 3 === 2) continue;
        sheet.line(place(points[i]!), place(points[i + 1]!), {color, width: lit ? 4.5 : 1, alpha: near ? lit ? 1 : 0.55 : 0.25, weight: 0});
      }
    }
    for (const face of sheet.items(lists.faces, FACE_SLOTS)) {
      const v = dotOf(face, FACE.dot);
      if (v.z >= -1e-9) sheet.dot(place(v), 3.5, color, {diamond: hull === 1});
      else sheet.circle(place(v), 2.5, {color, width: 1, alpha: 0.35});
    }
  }
  for (const pair of sheet.items(edges.pairs, CROSSING_SLOTS)) {
    const v = dotOf(pair, CROSSING.dot);
    if (v.z >= 0) sheet.dot(place(v), 2.6, theme.soft, {empty: true});
    else sheet.circle(place(v), 2, {color: theme.soft, width: 1, alpha: 0.35});
  }
  if (found) return drawDirection(sheet, centre, radius, {v: dotOf(0, edges.dot), name: 'n', color: theme.ink});
  const tests = H.faces[sheet.get(H.best.axis)];
  if (tests === undefined) return;
  const hull = sheet.get(H.best.axis), face = sheet.get(tests.face); // no pair of edges can touch, so the best face is shown
  drawDirection(sheet, centre, radius, {v: dotOf(sheet.face(hull, face), FACE.dot), name: `${sheet.name(hull)} f${face + 1}`, color: sheet.color(hull)});
}

/** Rings a point of the sphere, with an outward arrow and a name. */
function drawDirection(sheet: Sheet, centre: Point, radius: number, {v, name, color}: {v: Vec3; name: string; color: string}): void {
  const {theme} = sheet, at = {x: centre.x + v.x * radius, y: centre.y - v.y * radius};
  sheet.circle(at, 9, {color: theme.ink, width: 2.5});
  const out = unit({x: v.x, y: -v.y}), tip = {x: at.x + out.x * 30, y: at.y + out.y * 30};
  sheet.arrow({x: at.x + out.x * 9, y: at.y + out.y * 9}, tip, {color: theme.ink, width: 2.5});
  sheet.label({text: name, at: tip, toward: {x: 1, y: 0}, gap: 6, color, bold: true, size: 15, priority: 90, inside: true});
}

/** Draws the marks' legend from top downwards, or with its last row at bottom. Returns the end of the last row. */
function drawLegend(sheet: Sheet, x: number, width: number, {top, bottom}: {top?: number; bottom?: number}): number {
  const {theme} = sheet, style = {color: theme.soft, size: 13, align: 'left'} as const, placed: {words: string; draw(at: Point): void; at: number; row: number}[] = [];
  let at = x, row = 0;
  for (const [name, draw] of [
    ['faces-a', (p: Point) => sheet.dot(p, 4, theme.a)], ['faces-b', (p: Point) => sheet.dot(p, 4, theme.b, {diamond: true})], ['cross', (p: Point) => sheet.dot(p, 2.6, theme.soft, {empty: true})],
  ] as const) {
    if (name === 'cross' && sheet.get(H.edges.found) === 0) continue;
    const words = sheet.word(name), needed = 16 + sheet.measure(words, 13);
    if (at > x && at + needed > x + width + 4) [at, row] = [x, row + 1];
    placed.push({words, draw, at, row});
    at += needed + 14;
  }
  const first = top ?? bottom! - row * 18;
  for (const one of placed) {
    const y = first + one.row * 18;
    one.draw({x: one.at + 6, y});
    sheet.writeFixed(one.words, one.at + 16, y, style);
  }
  return first + row * 18;
}

/**
 * Draws the grid of all pairs of edges. A dot is a pair that cannot touch. A square is a pair whose arcs cross; a
 * smaller overlap is darker. The best pair is framed.
 */
function drawGrid(sheet: Sheet, room: {x: number; y: number; width: number; height: number}): void {
  const {theme} = sheet, {edges} = H;
  const columns = sheet.get(H.hulls[0].edges.count), rows = sheet.get(H.hulls[1].edges.count);
  const words = [sheet.word('pairs'), sheet.word('rest')];
  const beside = room.width >= 300, aside = beside ? 116 : 0, left = 26, head = 18;
  const cell = Math.min((room.width - aside - left) / columns, (room.height - head) / rows, 15);
  if (cell < 2) return;
  const x = room.x + left, y = room.y + head;
  const at = (a: number, b: number): Point => ({x: x + (a + 0.5) * cell, y: y + (b + 0.5) * cell});
  const pairs = sheet.items(edges.pairs, CROSSING_SLOTS), values = pairs.map((pair) => sheet.get(pair + CROSSING.separation));
  const low = Math.min(...values), high = Math.max(...values);
  if (columns * rows <= 2500) for (let a = 0; a < columns; a++) for (let b = 0; b < rows; b++) {
    const p = at(a, b), r = cell < 7 ? 0.5 : 1;
    sheet.fill([{x: p.x - r, y: p.y - r}, {x: p.x + r, y: p.y - r}, {x: p.x + r, y: p.y + r}, {x: p.x - r, y: p.y + r}], theme.cut);
  }
  pairs.forEach((pair, i) => {
    const p = at(sheet.get(pair + CROSSING.a), sheet.get(pair + CROSSING.b)), r = cell * 0.42;
    const dark = high > low ? (values[i]! - low) / (high - low) : 1;
    sheet.fill([{x: p.x - r, y: p.y - r}, {x: p.x + r, y: p.y - r}, {x: p.x + r, y: p.y + r}, {x: p.x - r, y: p.y + r}], theme.ink, 0.25 + 0.6 * dark);
  });
  const small = {size: 13, bold: true} as const;
  sheet.writeFixed(sheet.word('edges-a'), x, room.y + 6, {...small, color: theme.a, align: 'left'});
  const down = sheet.word('edges-b');
  if (y + sheet.measure(down, small.size, true) <= sheet.height) {
    sheet.ctx.save();
    sheet.ctx.translate(room.x + 6, y);
    sheet.ctx.rotate(-Math.PI / 2);
    sheet.write(down, 0, 0, {...small, color: theme.b, align: 'right'});
    sheet.ctx.restore();
  }
  if (sheet.get(edges.found) === 1) {
    const a = sheet.get(edges.a), b = sheet.get(edges.b), p = at(a, b), r = cell * 0.5 + 2.5;
    drawCrosshair(sheet, {x, y, width: columns * cell, height: rows * cell}, p, r);
    sheet.path([{x: p.x - r, y: p.y - r}, {x: p.x + r, y: p.y - r}, {x: p.x + r, y: p.y + r}, {x: p.x - r, y: p.y + r}], {color: theme.ink, width: 2.5}, true);
  }
  const end = y + rows * cell;
  if (!beside && room.y + room.height - end < 120) return;
  const tx = beside ? Math.min(x + columns * cell + 16, room.x + room.width - aside + 8) : x, ty = beside ? y : end + 14;
  sheet.writeFixed(String(sheet.get(edges.crossing)), tx, ty + 16, {color: theme.ink, size: 28, bold: true, align: 'left'});
  const width = room.x + room.width - tx, [counted, rest] = [wrap(sheet, words[0]!, width, true), wrap(sheet, words[1]!, width, false)];
  const second = ty + 42 + Math.max(44, counted.length * LINE + 10);
  counted.forEach((line, i) => sheet.writeFixed(line, tx, ty + 42 + i * LINE, {color: theme.ink, size: 13, bold: true, align: 'left'}));
  if (second + rest.length * LINE > sheet.height) return; // too low for the second sentence
  rest.forEach((line, i) => sheet.writeFixed(line, tx, second + i * LINE, {color: theme.soft, size: 13, align: 'left'}));
}

/** Draws the best pair's row and column, with the edges' names if there is room. */
function drawCrosshair(sheet: Sheet, {x, y, width, height}: Rect, at: Point, r: number): void {
  const {theme} = sheet, {edges} = H, small = {size: 13, bold: true} as const, right = x + width, bottom = y + height;
  for (const [from, to] of [[y - 3, at.y - r], [at.y + r, bottom + 3]] as const) sheet.line({x: at.x, y: from}, {x: at.x, y: to}, {color: theme.a, width: 2});
  for (const [from, to] of [[x - 3, at.x - r], [at.x + r, right + 3]] as const) sheet.line({x: from, y: at.y}, {x: to, y: at.y}, {color: theme.b, width: 2});
  const name = (edge: number): string => `e${sheet.get(edge) + 1}`, clear = (word: string): number => sheet.measure(sheet.word(word), 13, true) + 16; // the axis's heading needs this room
  if (at.x > x + clear('edges-a')) sheet.writeFixed(name(edges.a), at.x, y - 12, {...small, color: theme.a, align: 'center'});
  if (at.y > y + clear('edges-b')) sheet.writeFixed(name(edges.b), x - 5, at.y, {...small, color: theme.b, align: 'right'});
}

/** Breaks a text into lines at most width wide, CSS pixels. */
function wrap(sheet: Sheet, text: string, width: number, bold: boolean): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1)!, next = line === '' ? word : `${line} ${word}`;
    if (line === '' || sheet.measure(next, 13, bold) <= width) lines[lines.length - 1] = next;
    else lines.push(word);
  }
  return lines;
}
