import type {Theme} from '../draw/theme';
import {sayTrace} from '../text/tracewords';
import type {SavedTrace} from './check';
import {fault} from './fault';
import type {StagePictures} from './pictures';

/** The canvas size for trial drawings, in CSS pixels. */
const SIZE = {width: 640, height: 420};

const THEME: Theme = {
  paper: '#fff', panel: '#fff', ink: '#000', soft: '#555', grid: '#eee', hairline: '#ddd',
  a: '#00f', b: '#f80', side: '#808', contact: '#080', cut: '#999', hand: '#860', wrong: '#c00', mark: '#ffc', font: 'sans-serif',
};

function blind(): CanvasRenderingContext2D {
  const nothing = (): void => {}, styles: Record<string | symbol, unknown> = {};
  return new Proxy({} as CanvasRenderingContext2D, {
    get(_, name) {
      if (name in styles) return styles[name];
      if (name === 'measureText') return (text: string) => ({width: 7 * text.length});
      return name === 'getTransform' ? () => ({a: 1, b: 0, c: 0, d: 1, e: 0, f: 0}) : nothing;
    },
    set(_, name, value) {
      styles[name] = value;
      return true;
    },
  });
}

/** Draws every stage invisibly. Throws invalid-trace for the first stage that cannot be drawn. */
export function tryAll({stages}: SavedTrace, pictures: StagePictures): void {
  const pen = blind();
  for (const [i, stage] of stages.entries()) {
    let drawn: boolean;
    try {
      const camera = pictures.fit(stage, SIZE.width, SIZE.height);
      drawn = [camera.scale, camera.x, camera.y].every(Number.isFinite) && camera.scale > 0;
      if (drawn) pictures.draw(pen, stage, camera, THEME);
    } catch {
      drawn = false;
    }
    if (!drawn) throw fault(`stages[${i}].frame`, sayTrace('page.trace.got.list', {count: stage.frame.length}), sayTrace('page.trace.range.drawn'));
  }
}
