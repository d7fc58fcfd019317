// A 2D context that keeps what is drawn on it, and measures text without a font.

export interface Call { name: string; args: unknown[] }

/** A stroked or filled path, or a text, as it is seen. */
export interface Mark {
  kind: 'stroke' | 'fill' | 'text';
  points: {x: number; y: number}[];
  closed: boolean;
  color: string;
  alpha: number;
  width: number;
  text?: string;
}

export function record(): {ctx: CanvasRenderingContext2D; calls: Call[]; marks: Mark[]} {
  const calls: Call[] = [], marks: Mark[] = [];
  let state: Record<string, unknown> = {font: '10px sans-serif', globalAlpha: 1, lineWidth: 1, strokeStyle: '#000', fillStyle: '#000'};
  const saved: Record<string, unknown>[] = [];
  let paths: {points: {x: number; y: number}[]; closed: boolean}[] = [];
  const mark = (kind: Mark['kind'], more: Partial<Mark> = {}): void => {
    const color = String(state[kind === 'stroke' ? 'strokeStyle' : 'fillStyle']);
    const alpha = Number(state['globalAlpha']), width = Number(state['lineWidth']);
    if (kind === 'text') marks.push({kind, points: [], closed: false, color, alpha, width, ...more});
    else for (const path of paths) marks.push({kind, ...path, points: [...path.points], color, alpha, width});
  };
  const does: Record<string, (...args: never[]) => unknown> = {
    save: () => saved.push({...state}),
    restore: () => { state = saved.pop() ?? state; },
    beginPath: () => { paths = []; },
    moveTo: (x: number, y: number) => paths.push({points: [{x, y}], closed: false}),
    lineTo: (x: number, y: number) => paths.at(-1)!.points.push({x, y}),
    closePath: () => { paths.at(-1)!.closed = true; },
    arc: (x: number, y: number, r: number) => paths.push({closed: true, points: [{x: x + r, y}, {x, y: y + r}, {x: x - r, y}, {x, y: y - r}]}),
    rect: (x: number, y: number, w: number, h: number) => paths.push({closed: true, points: [{x, y}, {x: x + w, y}, {x: x + w, y: y + h}, {x, y: y + h}]}),
    stroke: () => mark('stroke'),
    fill: () => mark('fill'),
    fillText: (text: string, x: number, y: number) => mark('text', {text, points: [{x, y}]}),
    getTransform: () => ({a: 1, b: 0, c: 0, d: 1, e: 0, f: 0}),
    measureText: (text: string) => {
      const size = Number(/(\d+(?:\.\d+)?)px/.exec(String(state['font']))![1]);
      const wide = String(state['font']).startsWith('600') ? 1.06 : 1;
      return {width: 0.58 * wide * size * text.length};
    },
  };
  const ctx = new Proxy({}, {
    get: (_, name: string) => name in state ? state[name] : (...args: never[]) => {
      calls.push({name, args});
      return does[name]?.(...args);
    },
    set: (_, name: string, value) => {
      state[name] = value;
      calls.push({name, args: [value]});
      return true;
    },
  });
  return {ctx: ctx as unknown as CanvasRenderingContext2D, calls, marks};
}
