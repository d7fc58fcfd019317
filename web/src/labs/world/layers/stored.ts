import {LIFE} from '../../../base/figure.gen';
import type {Sheet} from '../../../clipping/draw';
import type {Camera} from '../../../draw/camera';
import {type Point, add, distance, unit} from '../../../draw/geometry';
import {W} from '../../../draw/layout.gen';
import {short} from '../../../text/number';
import {columnsOf, drawBar, drawContact, thickness} from './chips';
import type {PairKit} from './pairkit';

const X = W.watch;

/** The heights of a tray, of the board below it, and of both with some room, CSS pixels. */
const TRAY = 86, BOARD = 24, SHELF = TRAY + BOARD + 12;
/** The largest width of a tray, and the largest distance between a tray's middle and the canvas's middle, CSS pixels. */
const WIDEST = 172, ASIDE = 130;
/** The boxes' scale is proportional to the height above the shelf, times LARGER. */
const LARGER = 1.15;

/** The camera that shows the boxes above the shelf. Without a stored contact there is no shelf, and the camera stays. */
export function shelfCamera(frame: Float64Array, camera: Camera): Camera {
  if (frame[X.step] === 0 || frame[X.nowCount] === 0) return camera;
  const scale = camera.scale * Math.min(1, LARGER * (camera.height - SHELF) / camera.height);
  return {...camera, scale, y: camera.y - SHELF / 2 / scale};
}

/**
 * Draws the impulses that Box2D's solver stores for the next step. From each contact, a bar as thick as its normal
 * impulse leads to a tray with the contact's id.
 */
export function drawStore(sheet: Sheet, frame: Float64Array, {drawMark, writeRemark}: PairKit): void {
  if (frame[X.step] === 0 || frame[X.nowCount] === 0) return writeRemark(sheet, frame[X.step] === 0 ? 'canvas.no-step' : 'canvas.nothing-stored');
  const {theme, width, height} = sheet, count = frame[X.nowCount]!, top = height - SHELF;
  const contacts = X.now.slice(0, count).map((now, i) => ({now, i, at: sheet.project(frame[now.at.x]!, frame[now.at.y]!), normal: frame[X.kept[i]!.normal]!, friction: frame[X.kept[i]!.friction]!}));
  const most = Math.max(...contacts.map(({normal}) => normal));
  if (most === 0) writeRemark(sheet, 'canvas.keeps-nothing');
  sheet.fill([{x: 0, y: top}, {x: width, y: top}, {x: width, y: height}, {x: 0, y: height}], theme.paper);
  drawBoard(sheet, frame[X.step]! + 1);
  sheet.taken.push({x: 0, y: top, width, height: SHELF});
  // The trays are in the contacts' order from left to right, so that no bars cross.
  const aside = Math.min(ASIDE, width / 4 - 1);
  [...contacts].sort((p, q) => p.at.x - q.at.x).forEach(({now, i, at, normal, friction}, place) => {
    const middle = width / 2 + (count === 1 ? 0 : place === 0 ? -aside : aside), left = drawTray(sheet, middle), y = height - BOARD - TRAY + 32;
    drawContact(sheet, frame, now, i, columnsOf(sheet), left + (sheet.small ? 12 : 18), y, LIFE.kept, drawMark);
    const write = (text: string, line: number, bold: boolean): void => sheet.writeFixed(text, left + (sheet.small ? 6 : 12), y + 23 + 17 * line, {color: theme.contact, size: 13, align: 'left', bold});
    write(sheet.say('canvas.impulse', {n: short(normal)}), 0, true);
    write(sheet.say('canvas.friction-kept', {n: short(friction)}), 1, false);
    const tip = {x: middle, y: height - BOARD - TRAY + 16}, thick = thickness(normal, most);
    sheet.line(at, add(tip, unit({x: at.x - tip.x, y: at.y - tip.y}), 24), {color: theme.paper, width: thick + 4, weight: 0});
    drawBar(sheet, at, tip, thick);
    sheet.avoid(at, tip, 120);
  });
  drawNames(sheet, contacts.map(({at}) => at), drawMark);
}

/** Draws the board below the trays, with the number of the step that uses the stored impulses. */
function drawBoard(sheet: Sheet, step: number): void {
  const {theme, width, height} = sheet, y = height - BOARD;
  sheet.fill([{x: 0, y}, {x: width, y}, {x: width, y: height}, {x: 0, y: height}], theme.grid);
  sheet.line({x: 0, y}, {x: width, y}, {color: theme.ink, width: 2, weight: 0});
  sheet.writeFixed(sheet.say('canvas.kept-for', {step: String(step)}), width / 2, y + BOARD / 2 + 1, {color: theme.ink, size: 13, align: 'center', bold: true, halo: theme.grid});
}

/** Draws a tray on the board, open at the top and centred at middle. Returns its left side's x, CSS pixels. */
function drawTray(sheet: Sheet, middle: number): number {
  const {theme, width, height} = sheet, wide = Math.min(WIDEST, width / 2 - 8), left = middle - wide / 2, floor = height - BOARD - 1, top = floor - TRAY;
  const sides = [{x: left, y: top}, {x: left, y: floor}, {x: left + wide, y: floor}, {x: left + wide, y: top}];
  sheet.fill(sides, theme.panel);
  sheet.path(sides, {color: theme.ink, width: 2, weight: 0});
  return left;
}

function drawNames(sheet: Sheet, places: readonly Point[], drawMark: PairKit['drawMark']): void {
  places.forEach((at, i) => {
    drawMark(sheet, at, LIFE.kept, 7);
    const other = places[1 - i], aside = other && distance(at, other) > 1 ? unit({x: at.x - other.x, y: at.y - other.y}) : {x: -1, y: 0};
    sheet.label({
      key: `contact ${i}`, text: sheet.say('canvas.contact', {n: String(i + 1)}), brief: String(i + 1), at, toward: add(aside, {x: 0, y: -1}, 0.5), gap: 12, inside: true,
      color: sheet.theme.contact, bold: true, priority: 90,
    });
  });
}
