import type {Camera} from '../../draw/camera';
import {F, W} from '../../draw/layout.gen';
import type {Theme} from '../../draw/theme';
import type {Subject} from '../../figure/picture';
import {pictures, pngOf as savedAs} from '#pictures';
import {extra, needsExtra} from './extra';
import type {Compared} from './layers/compared';
import {mapRect} from './map';
import {painter} from '#painter';
import {cameraIn, compares, HEADING, secondOf, showsPair, type Viewport} from './viewports';

type Kit = Compared['kit'];

/** A world's picture, its caption (a line with the title and a line with the text), and the headings if two worlds are compared. */
export interface Pictured { frame: Float64Array; camera: Camera; parts: readonly Viewport[]; theme: Theme; caption: string; headings: string }

export async function svgOf(of: Pictured): Promise<string> {
  const [{svgText}, subject] = await Promise.all([pictures.load(), subjectOf(of)]);
  const [title = '', text = ''] = of.caption.split('\n');
  return svgText(subject, {title, text});
}

export const pngOf = async (of: Pictured): Promise<Blob> => savedAs(await subjectOf(of));

/** The drawing without handles, rings, selection and highlights. */
async function subjectOf({frame: shown, camera, parts, theme, headings}: Pictured): Promise<Subject> {
  const frame = shown.slice(), compared = compares(frame);
  for (const one of compared ? [frame, secondOf(frame)] : [frame]) clear(one);
  const [{world, clipping}, layers] = await Promise.all([painter.load(), needsExtra(frame) ? extra.load() : undefined]);
  const map = showsPair(frame) && !compared ? mapRect(frame, camera) : undefined;
  return {camera, draw(ctx) {
    if (!compared) return void world.drawWorld(ctx, frame, camera, theme, clipping, {map, extra: layers});
    const draw: Kit['draw'] = (one, look, more) => world.drawWorld(ctx, one, look, theme, clipping, {extra: layers, ...more});
    layers!.drawCompared({ctx, frame, camera, parts, theme, top: 0, covered: [], position: undefined, previous: [], headings, kit: {draw, cameraIn, showsPair, HEADING}});
  }};
}

function clear(frame: Float64Array): void {
  frame[W.offeredA] = frame[W.offeredB] = frame[W.selected] = -1;
  frame[W.sketching] = 0;
  for (const slot of [F.focus, F.hover, F.part, F.lit]) frame[W.pair + slot] = 0;
}
