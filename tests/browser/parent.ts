import type {Page} from '@playwright/test';
import {H, SPOT, SPOT_SLOTS} from '../../web/src/draw/hull.gen';
import {BODY, F} from '../../web/src/draw/layout.gen';
import {bodyAt} from '../../web/src/labs/world/frame';
import {openFixture} from './embed';

export interface Point { x: number; y: number }
export type Lab = 'pair' | 'world' | 'hull';
interface One {
  element: HTMLElement;
  frame: Float64Array;
  camera: {scale: number; x: number; y: number; width: number; height: number};
  getState(): string;
  undo(): void;
  settled?(): Promise<void>;
}

declare global {
  interface Window { one: One }
}

/** Mounts a figure in a parent of 640 by 440 px with a style, as in a slide deck. */
export async function mountIn(page: Page, lab: Lab, style: string, options: object = {}): Promise<void> {
  if (!await page.evaluate(() => 'one' in window)) await openFixture(page, 'one');
  await page.evaluate(async ({lab, style, options}) => {
    for (const figure of [...window.figures, window.one]) (figure as typeof window.figures[number] | undefined)?.destroy();
    document.getElementById('parent')?.remove();
    const parent = document.createElement('div');
    parent.id = 'parent';
    parent.style.cssText = `position: absolute; left: 0; top: 0; width: 640px; height: 440px; transform-origin: 0 0; ${style}`;
    document.body.append(parent);
    window.one = window.cs.mount(parent, {lab, controls: 'minimal', wheel: 'zoom', ...options} as never) as never;
    await window.one.settled?.();
    for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
  }, {lab, style, options});
}

/** A body's position in the picture, metres: a pair's B, a world's body 1, or the mean of hull A's corners in the flat picture. */
export function bodyIn(page: Page, lab: Lab): Promise<Point> {
  const [x, y] = lab === 'pair' ? [F.boxes[1].x, F.boxes[1].y] : [bodyAt(1) + BODY.at.x, bodyAt(1) + BODY.at.y];
  return page.evaluate(({lab, x, y, list, view, slots}) => {
    const {frame} = window.one;
    if (lab !== 'hull') return {x: frame[x]!, y: frame[y]!};
    const at = frame[list.at]!, count = frame[list.count]!, sum = {x: 0, y: 0};
    for (let i = 0; i < count; i++) {
      sum.x += frame[at + i * slots + view.x]! / count;
      sum.y += frame[at + i * slots + view.y]! / count;
    }
    return sum;
  }, {lab, x, y, list: H.hulls[0].vertices, view: SPOT.view, slots: SPOT_SLOTS});
}

/** The body's position in the window, CSS pixels. Its parent scales the figure and turns it clockwise by angle, radians. */
export async function inWindow(page: Page, lab: Lab, scale = 1, angle = 0): Promise<Point> {
  const body = await bodyIn(page, lab);
  return page.evaluate(({body, scale, angle}) => {
    const {camera, element} = window.one, rect = element.querySelector('canvas')!.getBoundingClientRect();
    const x = scale * camera.scale * (body.x - camera.x), y = -scale * camera.scale * (body.y - camera.y);
    return {x: rect.left + rect.width / 2 + x * Math.cos(angle) - y * Math.sin(angle), y: rect.top + rect.height / 2 + x * Math.sin(angle) + y * Math.cos(angle)};
  }, {body, scale, angle});
}

export const cameraScale = (page: Page): Promise<number> => page.evaluate(() => window.one.camera.scale);
export const stateOf = (page: Page): Promise<string> => page.evaluate(() => window.one.getState());
