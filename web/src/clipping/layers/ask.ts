import {F} from '../../draw/layout.gen';
import {type Segment, add, between, middle} from '../../draw/geometry';
import type {Sheet} from './sheet';
import {STAGE} from './stage';

/** A choice of a question, in its box's colour. A point is a segment of length 0. */
interface Choice extends Segment { color: string }

/** Draws a question's choices; after a wrong answer, also the chosen one. */
export function drawAsk(sheet: Sheet): void {
  const stage = sheet.get(F.ask.stage) - 1;
  if (stage < 0 || sheet.t < 1) return;
  const {theme} = sheet, hot = sheet.get(F.ask.hot), ticked = sheet.get(F.ask.ticked), given = sheet.get(F.ask.given) === 1;
  const chosen = choicesOf(sheet, stage), clip = [STAGE['clip-neg'], STAGE['clip-pos']].indexOf(stage);
  if (clip >= 0 && hot === 0) {
    const [from, to] = F.clips[clip]!.incoming.map(({at}) => sheet.at(at));
    const mark = between(from!, to!, sheet.get(F.ask.mark));
    if (given) sheet.cross(mark, 7, theme.ink);
    else sheet.dot(mark, 7, theme.ink, true);
    if (given) sheet.label({text: sheet.say('canvas.asked'), at: [mark], toward: {x: 0, y: 1}, gap: 12, color: theme.ink, bold: true, priority: 95});
  }
  chosen.forEach(({from, to, color}, i) => {
    const on = stage === STAGE.keep ? (ticked >> i & 1) === 1 : hot === i + 1;
    if (given) {
      if (!on || stage === STAGE.keep) return;
      sheet.line(from, to, {color, width: 4, dash: [9, 6]});
      const at = middle(from, to);
      sheet.cross(at, 7, theme.ink);
      sheet.label({text: sheet.say('canvas.asked'), at: [at, between(from, to, 0.3), between(from, to, 0.7)], toward: {x: 0, y: 1}, gap: 12, color: theme.ink, bold: true, priority: 95});
    } else if (stage === STAGE.keep) {
      sheet.dot(from, hot === i + 1 ? 10 : 8, on ? theme.contact : color, !on);
    } else {
      sheet.line(from, to, {color, width: on ? 6 : 14, alpha: on ? 1 : 0.22, weight: 0});
    }
  });
}

function choicesOf(sheet: Sheet, stage: number): Choice[] {
  const edges = (box: number): Choice[] => [1, 2, 3, 4].map((edge) => ({...sheet.edge(box, edge), color: sheet.color(box)}));
  switch (stage) {
    case STAGE['best-axis']:
      return F.axes.map(({direction, origin}, i) => {
        const box = i >> 1, {w, h} = F.boxes[box]!, half = sheet.get(i % 2 === 0 ? w : h) / 2 * sheet.camera.scale;
        const centre = sheet.at(origin), along = sheet.direction(direction);
        return {from: add(centre, along, -half), to: add(centre, along, half), color: sheet.color(box)};
      });
    case STAGE.reference: return [...edges(0), ...edges(1)];
    case STAGE.incident: return edges(1 - sheet.get(F.reference.ofB));
    case STAGE.keep: return F.clips[1].vertices.map(({at}) => ({from: sheet.at(at), to: sheet.at(at), color: sheet.theme.side}));
    default: return [];
  }
}
