import type {Drawn} from '../../../clipping/draw';
import type {Camera} from '../../../draw/camera';
import type {Rect} from '../../../draw/geometry';
import {W} from '../../../draw/layout.gen';
import {Pen} from '../../../draw/pen';
import type {Theme} from '../../../draw/theme';
import type {Viewport} from '../viewports';
import {drawDifference, ringContacts} from './difference';
import type {Outline, WorldSheet} from './sheet';

/** How to draw a world in its part of the canvas: see WorldDrawOptions in draw.ts. */
export interface PartOptions {
  outline: Outline;
  whole: boolean;
  top: number;
  covered: readonly Rect[];
  position: number | undefined;
  previous: Drawn | undefined;
  hollow?: boolean;
  beside: Float64Array;
  draws?(name: string, on: boolean): boolean;
  above?(sheet: WorldSheet): void;
}

/** The inputs for drawing two worlds. kit has the functions of other chunks, since this module is a separate chunk. */
export interface Compared {
  ctx: CanvasRenderingContext2D;
  frame: Float64Array;
  camera: Camera;
  parts: readonly Viewport[];
  theme: Theme;
  /** The height of the covered part at the top, and the rectangles of other elements over the canvas, CSS pixels. */
  top: number;
  covered: readonly Rect[];
  position: number | undefined;
  previous: readonly (Drawn | undefined)[];
  /** The headings: see Headings in wasm/lab/world/say. */
  headings: string;
  kit: {
    draw(frame: Float64Array, camera: Camera, options: PartOptions): Drawn | undefined;
    cameraIn(frame: Float64Array, camera: Camera, part: Viewport): Camera;
    showsPair(frame: Float64Array): boolean;
    HEADING: Readonly<Record<Viewport['heading'], number>>;
  };
}

/** The texts of a comparison, one per line. */
interface Words { titles: Record<Viewport['shows'], readonly [title: string, text: string]>; largest: string; counts: readonly [string, string] }

function read(headings: string): Words {
  const [first = '', of = '', difference = '', arrows = '', second = '', by = '', largest = '', ...counts] = headings.split('\n');
  return {titles: {first: [first, of], difference: [difference, arrows], second: [second, by]}, largest, counts: [counts[0] ?? '', counts[1] ?? '']};
}

const outlines = (frame: Float64Array): readonly [first: Outline, second: Outline] => (frame[W.compare.dashed] === 0 ? ['dashed', 'solid'] : ['solid', 'dashed']);

/** The layers of each world that the viewport of the difference draws even if they are off. */
const FIRST = new Set(['grid', 'bodies', 'joints', 'hands', 'offered', 'surfaces', 'gravity']), SECOND = new Set(['bodies', 'joints']);

export function drawCompared(all: Compared): (Drawn | undefined)[] {
  const {ctx, frame, camera, theme, previous, kit} = all, words = read(all.headings), pair = kit.showsPair(frame);
  const second = frame.subarray(frame[W.compare.second]), [own, other] = outlines(frame);
  const {parts} = all;
  ctx.fillStyle = theme.paper;
  ctx.fillRect(0, 0, camera.width, parts[0]!.y);
  const drawn = parts.map((part, i) => {
    const look = kit.cameraIn(frame, camera, part), of = part.shows === 'second' ? second : frame, outline = part.shows === 'second' ? other : own;
    ctx.save();
    ctx.translate(part.x, part.y);
    ctx.beginPath();
    ctx.rect(0, 0, part.width, part.height);
    ctx.clip();
    const top = part.y === 0 ? all.top : 0, heading = top + kit.HEADING[part.heading];
    const covered = all.covered.map((r) => ({...r, x: r.x - part.x, y: r.y - part.y}));
    const here: PartOptions = {
      outline, beside: of === frame ? second : frame, whole: !pair, previous: previous[i], top: heading,
      // The second world's stage moves only if it is the first world's stage.
      position: of[W.stage] === frame[W.stage] ? all.position : undefined,
      covered: [...covered, {x: 0, y: 0, width: part.width, height: heading}],
    };
    let done: Drawn | undefined;
    if (part.shows === 'difference') {
      kit.draw(frame, look, {...here, draws: (name) => FIRST.has(name)});
      kit.draw(second, look, {...here, outline: other, hollow: true, draws: (name) => SECOND.has(name), above: (sheet) => drawDifference(sheet, frame, words.largest)});
    } else done = kit.draw(of, look, {...here, draws: (name, on) => on && (i === 0 || (name !== 'scale' && name !== 'speed-scale')), above: ringContacts});
    const pen = new Pen(ctx, look, theme);
    writeHeading(pen, top, part.heading, covered, words.titles[part.shows], part.shows === 'difference' ? undefined : outline, part.shows === 'difference' ? '' : words.counts[part.shows === 'first' ? 0 : 1]);
    if (parts.length === 1 && part.width > 480) writeLegend(pen, top, words, [own, other]);
    ctx.restore();
    return done;
  });
  const pen = new Pen(ctx, camera, theme);
  for (const {x, y, width} of parts[0]!.y > 0 ? parts : parts.slice(1)) pen.line({x, y}, x > 0 ? {x, y: camera.height} : {x: width, y}, {color: theme.hairline, width: 1.5});
  return drawn;
}

const INSET = 14, ICON = {width: 22, height: 14};

/** Draws an icon of a box with an outline. (x, y) is the middle of its left side. */
function drawIcon({ctx, theme}: Pen, x: number, y: number, outline: Outline): void {
  ctx.save();
  ctx.strokeStyle = theme.ink;
  ctx.lineWidth = 1.75;
  ctx.setLineDash(outline === 'dashed' ? [3, 2] : []);
  ctx.strokeRect(x, y - ICON.height / 2, ICON.width, ICON.height);
  ctx.restore();
}

/**
 * Writes a viewport's heading: its bodies' outline, the world, the settings and the number of contacts. The heading
 * begins to the right of controls that cover its left end.
 */
function writeHeading(pen: Pen, top: number, heading: Viewport['heading'], covered: readonly Rect[], [title, text]: readonly [string, string], outline: Outline | undefined, count: string): void {
  const {theme, width} = pen, y = top + 18;
  const left = Math.max(INSET, ...covered.filter((r) => r.x < INSET + ICON.width && r.y < y && r.y + r.height > top && r.width < width / 2).map((r) => r.x + r.width + 10)), x = left + ICON.width + 10;
  if (outline) drawIcon(pen, left, y, outline);
  else {
    drawIcon(pen, left - 2, y - 2, 'solid');
    drawIcon(pen, left + 3, y + 3, 'dashed');
  }
  pen.write(title, x, y, {color: theme.ink, size: 16, align: 'left', bold: true});
  const after = x + pen.measure(title, 16, true) + 12, taken = pen.measure(count, 13, true) + INSET;
  if (heading === 'line') pen.write(wrapped(pen, text, width - after - taken - INSET)[0]!, after, y, {color: theme.soft, size: 13, align: 'left'});
  const rows = heading === 'tall' ? 3 : 2, beside = heading === 'line' || count === '' || after + taken < width; // otherwise the number is in the last row
  if (heading !== 'line') wrapped(pen, text, width - left - INSET).slice(0, beside ? rows : rows - 1).forEach((line, i) => pen.write(line, left, y + 20 + 16 * i, {color: theme.soft, size: 13, align: 'left'}));
  if (count !== '') pen.write(count, width - INSET, beside ? y : y + 4 + 16 * rows, {color: theme.contact, size: 13, align: 'right', bold: true});
}

/** Writes the legend at the right of the heading, if only the difference is shown: each world's outline. */
function writeLegend(pen: Pen, top: number, words: Words, [own, other]: readonly [Outline, Outline]): void {
  const y = top + 18;
  let x = pen.width - INSET;
  for (const [title, outline] of [[words.titles.second[0], other], [words.titles.first[0], own]] as const) {
    pen.write(title, x, y, {color: pen.theme.ink, size: 13, align: 'right', bold: true});
    x -= pen.measure(title, 13, true) + 8 + ICON.width;
    drawIcon(pen, x, y, outline);
    x -= 18;
  }
}

/** Breaks a text at spaces into lines of at most this width, CSS pixels. A longer word stays whole. */
function wrapped(pen: Pen, text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1), longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && pen.measure(longer, 13) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
