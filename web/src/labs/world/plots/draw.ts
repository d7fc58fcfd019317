import uPlot from 'uplot';
import {PLOTS} from '../../../base/figure.gen';
import {W} from '../../../draw/layout.gen';
import type {Theme} from '../../../draw/theme';
import type {capture} from '../../../figure/capture';
import type {samples, tallies} from '../frame';

type Plot = typeof PLOTS[number];

/** The readers of a frame's lists. They are arguments, since this module is a separate chunk, and a chunk imports no other. */
export interface Reader { readonly samples: typeof samples; readonly tallies: typeof tallies }

/** The page's functions that plots call. They are arguments, since a chunk imports no other. */
export interface Hands {
  readonly capture: typeof capture;
  /** A pointer's horizontal position on an element: 0 at the left end, 1 at the right end. */
  across(element: Element, event: PointerEvent): number;
}

/** A curve of a plot: its values in a frame, and the colour and shape that distinguish it. */
interface Curve {
  color: 'ink' | 'soft' | 'contact' | 'side';
  shape: 'filled' | 'line' | 'dashed' | 'dotted' | 'bars';
  of(frame: Float64Array, read: Reader): (number | null)[];
}

/** The curves of each plot, lowest first. */
export const CURVES: Readonly<Record<Plot, readonly Curve[]>> = {
  energy: [
    {color: 'ink', shape: 'filled', of: (frame, read) => read.tallies(frame, 'kinetic')},
    {color: 'soft', shape: 'dashed', of: (frame, read) => read.tallies(frame, 'potential')},
  ],
  deepest: [{color: 'ink', shape: 'filled', of: (frame, read) => read.tallies(frame, 'deepest')}],
  contacts: [
    {color: 'contact', shape: 'filled', of: (frame, read) => read.tallies(frame, 'kept')},
    {color: 'side', shape: 'dashed', of: (frame, read) => read.tallies(frame, 'fresh')},
    {color: 'ink', shape: 'bars', of: (frame, read) => read.tallies(frame, 'lost')},
  ],
  impulses: [
    {color: 'contact', shape: 'filled', of: (frame, read) => read.samples(frame, 'normal1')},
    {color: 'contact', shape: 'dashed', of: (frame, read) => read.samples(frame, 'friction1')},
    {color: 'side', shape: 'line', of: (frame, read) => read.samples(frame, 'normal2')},
    {color: 'side', shape: 'dotted', of: (frame, read) => read.samples(frame, 'friction2')},
  ],
};

export const stepsOf = (frame: Float64Array, plot: Plot, read: Reader): number[] => (plot === 'impulses' ? read.samples(frame, 'step') : read.tallies(frame, 'step'));

/** The values of a plot's curve for one of two compared worlds. */
const COMPARED: Readonly<Record<Plot, (frame: Float64Array, read: Reader) => number[]>> = {
  energy: (frame, read) => read.tallies(frame, 'kinetic'),
  deepest: (frame, read) => read.tallies(frame, 'deepest'),
  contacts: (frame, read) => added(['kept', 'fresh', 'lost'] as const, (of) => read.tallies(frame, of)),
  impulses: (frame, read) => added(['normal1', 'normal2'] as const, (of) => read.samples(frame, of)),
};

function added<Of>(all: readonly Of[], column: (of: Of) => number[]): number[] {
  return all.map(column).reduce((sums, list) => sums.map((sum, i) => sum + list[i]!));
}

const isCompared = (frame: Float64Array): boolean => frame[W.compare.second]! > 0;

/** A plot's curves while two worlds are compared: one for each world, in its world's style, over the first world's steps. */
function comparedCurves(plot: Plot, dashed: number): readonly Curve[] {
  const {color} = CURVES[plot][0]!;
  return [
    {color, shape: dashed === 0 ? 'dashed' : 'line', of: (frame, read) => COMPARED[plot](frame, read)},
    {color, shape: dashed === 1 ? 'dashed' : 'line', of(frame, read) {
      const second = frame.subarray(frame[W.compare.second]), values = COMPARED[plot](second, read);
      const known = new Map(stepsOf(second, plot, read).map((step, i) => [step, values[i]!]));
      return stepsOf(frame, plot, read).map((step) => known.get(step) ?? null);
    }},
  ];
}

export const curvesOf = (frame: Float64Array, plot: Plot): readonly Curve[] => (isCompared(frame) ? comparedCurves(plot, frame[W.compare.dashed]!) : CURVES[plot]);

/** The margin above and below a curve for half its line, CSS pixels. */
const MARGIN = 2;
const DASHES: Readonly<Partial<Record<Curve['shape'], number[]>>> = {dashed: [5, 3], dotted: [1.5, 2.5]};
const UNDER = 0.14;

/** The visible plots of a figure. Go decides their content: see wasm/lab/world/say/plot.go. */
export class Drawings {
  private readonly drawn = new Map<Plot, Drawing>();

  constructor(private readonly read: Reader, private readonly hands: Hands) {}

  /** Draws the plots that have changed. scale is the parents' scale of the figure. Returns false if a plot's element is still missing. */
  draw(figure: Element, frame: Float64Array, theme: Theme, scale: number): boolean {
    let placed = true;
    for (const [i, plot] of PLOTS.entries()) {
      const shown = (frame[W.plots]! >> i & 1) === 1, place = shown ? figure.querySelector(`[data-plot=${plot}] .cs-host`) : null;
      if (!shown) this.drop(plot);
      else if (place === null) placed = false;
      else {
        const curves = curvesOf(frame, plot);
        let drawing = this.drawn.get(plot);
        if (drawing !== undefined && !drawing.has(curves)) {
          this.drop(plot);
          drawing = undefined;
        }
        if (drawing === undefined) this.drawn.set(plot, drawing = new Drawing(plot, curves, figure, this.read, this.hands));
        drawing.stand(place, scale);
        drawing.draw(frame, theme);
      }
    }
    return placed;
  }

  private drop(plot: Plot): void {
    this.drawn.get(plot)?.destroy();
    this.drawn.delete(plot);
  }

  destroy(): void {
    for (const plot of PLOTS) this.drop(plot);
  }
}

class Drawing {
  private readonly chart: uPlot;
  private readonly sized = new ResizeObserver(() => this.fit());
  private theme: Theme | undefined;
  private scale = 1;
  private shown = ''; // identifies the last drawing's content
  private x: uPlot.Range.MinMax = [0, 1];
  private y: uPlot.Range.MinMax = [0, 1];

  constructor(private readonly plot: Plot, private readonly curves: readonly Curve[], figure: Element, private readonly read: Reader, hands: Hands) {
    this.chart = new uPlot({
      width: 1, height: 1, pxAlign: 0, padding: [MARGIN, 0, MARGIN, 0],
      cursor: {show: false}, select: {show: false, left: 0, top: 0, width: 0, height: 0}, legend: {show: false}, axes: [{show: false}, {show: false}],
      scales: {x: {time: false, range: () => this.x}, y: {range: () => this.y}},
      series: [{}, ...curves.flatMap((curve) => this.layers(curve))],
    }, undefined, (_, ready) => void ready());
    listen(this.chart.root, figure, hands);
  }

  has(curves: readonly Curve[]): boolean { return curves.map(({shape}) => shape).join() === this.curves.map(({shape}) => shape).join(); }

  private layers({color, shape}: Curve): uPlot.Series[] {
    const paint = (): string => this.theme?.[color] ?? '#000', bars = shape === 'bars';
    const line: uPlot.Series = {
      stroke: bars ? undefined : paint, width: bars ? 0 : 1.5, points: {show: false}, spanGaps: true,
      dash: DASHES[shape], ...bars && {fill: paint, paths: uPlot.paths.bars!({size: [0.6, 3, 1]})},
    };
    return shape === 'filled' ? [{fill: paint, alpha: UNDER, width: 0, points: {show: false}, spanGaps: true}, line] : [line];
  }

  /** Moves the chart into its element. The controls may have rendered a new element. */
  stand(place: Element, scale: number): void {
    const stays = this.chart.root.parentElement === place;
    if (stays && scale === this.scale) return;
    this.scale = scale;
    if (!stays) {
      this.sized.disconnect();
      place.append(this.chart.root);
      this.sized.observe(place);
    }
    this.fit();
  }

  /** Gives the chart the screen's resolution. The style sheet gives it the size of its element. */
  private fit(): void {
    const {clientWidth, clientHeight} = this.chart.root.parentElement!, [width, height] = [clientWidth * this.scale, clientHeight * this.scale];
    if (width > 0 && height > 0 && (width !== this.chart.width || height !== this.chart.height)) this.chart.setSize({width, height});
  }

  draw(frame: Float64Array, theme: Theme): void {
    const {lo, hi} = W.scales[PLOTS.indexOf(this.plot)]!;
    this.x = [frame[W.first]!, frame[W.last]!];
    this.y = [frame[lo]!, frame[hi]!];
    const steps = stepsOf(frame, this.plot, this.read), curves = this.curves.map(({of}) => of(frame, this.read));
    const shown = [this.x, this.y, steps.length, steps[0], ...curves.map((curve) => sum(curve))].join();
    if (shown === this.shown && theme === this.theme) return;
    this.shown = shown;
    this.theme = theme;
    const layers = this.curves.flatMap(({shape}, i) => (shape === 'filled' ? [curves[i]!, curves[i]!] : [curves[i]!]));
    this.chart.setData([steps, ...layers]);
  }

  destroy(): void {
    this.sized.disconnect();
    this.chart.destroy();
  }
}

/** A checksum of a curve. Different curves have, in practice, different checksums. */
function sum(curve: readonly (number | null)[]): number {
  let all = 0;
  for (let i = 0; i < curve.length; i++) all += (curve[i] ?? 0) * (i + 1);
  return all;
}

/** Lets a click or a drag in a plot move the time axis's slider. */
function listen(root: HTMLElement, figure: Element, {capture, across}: Hands): void {
  const slider = (): HTMLInputElement | null => figure.querySelector('.cs-axis .cs-scrubber');
  const go = (event: PointerEvent): void => {
    const input = slider();
    if (input === null || root.clientWidth === 0) return;
    const first = Number(input.min), last = Number(input.max);
    const value = input.value;
    input.value = String(Math.round(first + (last - first) * Math.min(1, Math.max(0, across(root, event)))));
    if (input.value !== value) input.dispatchEvent(new Event('input', {bubbles: true}));
  };
  const letGo = (): void => void slider()?.dispatchEvent(new Event('change', {bubbles: true}));
  root.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    event.preventDefault(); // nothing is selected
    capture(root, event, letGo);
    go(event);
  });
  root.addEventListener('pointermove', (event) => {
    if (root.hasPointerCapture(event.pointerId)) go(event);
  });
}
