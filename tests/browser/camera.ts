import {readFileSync} from 'node:fs';
import {toPixels} from '../../web/src/draw/camera';
import {fit} from '../../web/src/clipping/camera';
import {F} from '../../web/src/draw/layout.gen';

interface Point { x: number; y: number }
interface Rectangle extends Point { width: number; height: number }

/** The frames of the presets, by id. */
export const presets = new Map(
  (JSON.parse(readFileSync(new URL('../../web/testdata/presets.json', import.meta.url), 'utf8')) as {id: string; frame: number[]}[])
    .map(({id, frame}) => [id, Float64Array.from(frame)]));

/** The distance of a knob from its box's top edge, CSS pixels. */
const KNOB = 34;

/** Positions for the mouse, in page pixels, while the Pair lab shows the unchanged preset. scale is in pixels per metre. */
export async function aim(lab: {canvas: {boundingBox(): Promise<Rectangle | null>}}, preset: string): Promise<{scale: number; centre(side: 'A' | 'B'): Point; knob(side: 'A' | 'B'): Point; corner(side: 'A' | 'B', number: 1 | 2 | 3 | 4): Point}> {
  const frame = presets.get(preset)!;
  const {x, y, width, height} = (await lab.canvas.boundingBox())!;
  const camera = fit(frame, width, height);
  const box = (side: 'A' | 'B') => F.boxes[side === 'A' ? 0 : 1]!;
  const at = (wx: number, wy: number): Point => {
    const p = toPixels(camera, wx, wy);
    return {x: x + p.x, y: y + p.y};
  };
  return {
    scale: camera.scale,
    corner: (side, number) => {
      const {x, y} = box(side).corners[number - 1]!;
      return at(frame[x]!, frame[y]!);
    },
    centre: (side) => at(frame[box(side).x]!, frame[box(side).y]!),
    knob(side) {
      const {x, y, h, angle} = box(side);
      const up = frame[h]! / 2 + KNOB / camera.scale;
      return at(frame[x]! - Math.sin(frame[angle]!) * up, frame[y]! + Math.cos(frame[angle]!) * up);
    },
  };
}
