import {SHAPE_PART} from '../../../base/shape.gen';
import {pixelOf} from '../../../draw/camera';
import {type Point, add, middle} from '../../../draw/geometry';
import {S} from '../../../draw/shape.gen';
import {type Side, outlineOf} from '../outline';
import {type Sheet, STAGE} from '../sheet';

const CORNER = 4.5; // half the size of a corner's handle, screen pixels

/** Draws the handles of the hovered and of the focused shape: knob, radius, corners. A focused shape has a ring. */
export function drawHands(sheet: Sheet): void {
  const {theme} = sheet, pixel = pixelOf(sheet.camera), {hands} = S, focus = sheet.get(S.focus), hover = sheet.get(hands.side), part = sheet.get(hands.part);
  for (const side of [0, 1] as const) {
    const focused = focus === side + 1, hovered = hover === side + 1, color = sheet.color(side), slots = S.sides[side];
    if (focused) {
      const ring = outlineOf(sheet.frame, side, sheet.get(slots.radius) + 6 / sheet.camera.scale).map(({x, y}) => sheet.project(x, y));
      sheet.path(ring, {color: theme.ink, width: 2, dash: [6, 4], weight: 20}, true);
    }
    if (!focused && !hovered) continue;
    handle(sheet, sheet.at(slots.knob), add(sheet.at(slots.knob), sheet.direction(slots.up), sheet.get(hands.knob) * pixel), hovered && part === SHAPE_PART.knob, color, 7);
    if (!sheet.get(hands.handles)) continue;
    handle(sheet, sheet.at(slots.grip), add(sheet.at(slots.grip), sheet.direction(slots.out), sheet.get(hands.grip) * pixel), hovered && part === SHAPE_PART.radius, color, 5);
    sheet.cores[side].forEach((at, i) => {
      const held = hovered && part === SHAPE_PART.corner && sheet.get(hands.corner) === i + 1, chosen = sheet.get(hands.chosen) === side + 1 && sheet.get(hands.picked) === i + 1, half = (chosen ? 6.5 : CORNER) * pixel;
      const square = [[1, 1], [-1, 1], [-1, -1], [1, -1]].map(([x, y]) => ({x: at.x + x! * half, y: at.y + y! * half}));
      sheet.path(square, {color: theme.paper, width: 5 * pixel, weight: 0}, true);
      sheet.fill(square, held || chosen ? color : theme.paper);
      sheet.path(square, {color, width: 2 * pixel, weight: 0}, true);
      sheet.avoidPoint(at, (CORNER + 1) * pixel, 60);
    });
  }
}

function handle(sheet: Sheet, from: Point, at: Point, held: boolean, color: string, radius: number): void {
  const pixel = pixelOf(sheet.camera);
  sheet.line(from, at, {color, width: 1.5 * pixel});
  sheet.dot(at, (held ? radius + 2 : radius) * pixel, color);
  if (!held) sheet.disc(at, (radius - 2.5) * pixel, sheet.theme.paper);
  sheet.avoidPoint(at, (radius + 3) * pixel, 200);
}

/** Draws the choices of a question in the picture, and the reader's wrong answer. */
export function drawAsk(sheet: Sheet): void {
  const stage = sheet.get(S.ask.stage) - 1, {theme} = sheet;
  if (stage < 0) return;
  const hot = sheet.get(S.ask.hot), given = sheet.get(S.ask.given) === 1, ticked = sheet.get(S.ask.ticked);
  choicesOf(sheet, stage).forEach(({points, name, side}, i) => {
    const strong = hot === i + 1 || (ticked >> i & 1) === 1, color = strong && given ? theme.wrong : strong ? theme.side : sheet.color(side), at = points.length === 1 ? points[0]! : middle(points[0]!, points[1]!);
    if (points.length === 1) sheet.circle(at, strong ? 13 : 10, {color, width: strong ? 5 : 3});
    else sheet.path(points, {color, width: strong ? 9 : 6, alpha: strong ? 0.9 : 0.45});
    if (strong && given) sheet.cross(at, 7, theme.wrong);
    const centre = sheet.middle(side);
    sheet.label({key: `choice ${i}`, text: strong && given ? [name, sheet.say('canvas.asked')] : name, at, toward: {x: at.x - centre.x, y: at.y - centre.y}, gap: 12, inside: true, color: strong && given ? theme.wrong : sheet.color(side), bold: true, priority: 100});
  });
}

interface Choice { points: readonly Point[]; name: string; side: Side }

function choicesOf(sheet: Sheet, stage: number): Choice[] {
  const corner = (side: Side, i: number): Choice => ({points: [sheet.cores[side][i]!], name: sheet.cornerName(side, i), side});
  const edge = (side: Side, i: number): Choice => {
    const {from, to} = sheet.edge(side, i);
    return {points: [from, to], name: sheet.say('canvas.edge', {n: String(i + 1)}), side};
  };
  const edges = (side: Side): Choice[] => Array.from({length: sheet.get(S.sides[side].count)}, (_, i) => edge(side, i));
  switch (stage) {
    case STAGE.region: {
      const side = sheet.side(0), at = sheet.get(S.region.edge);
      return [corner(side, at), corner(side, (at + 1) % sheet.get(S.sides[side].count)), edge(side, at)];
    }
    case STAGE.reference: return [...edges(sheet.side(0)), ...edges(sheet.side(1))];
    case STAGE.incident: return edges((sheet.get(S.incident.side) - 1) as Side);
    case STAGE['clip-lower']: {
      const side = (sheet.get(S.incident.side) - 1) as Side, at = sheet.get(S.incident.edge);
      return [corner(side, (at + 1) % sheet.get(S.sides[side].count)), corner(side, at)];
    }
    default: return [];
  }
}
