import {CIRCLES_STAGES} from '../../base/circles.gen';
import type {ClipstageError} from '../../base/error';
import type {Camera} from '../../draw/camera';
import {CIRCLES as C, CIRCLES_SLOTS} from '../../draw/circles.gen';
import {present} from '../../engine/chunk';
import type {Placeholders} from '../../engine/engine';
import type {Program} from '../../engine/program';
import type {Caption, Subject} from '../../figure/picture';
import {StagedFigure} from '../../figure/staged';
import * as draw from './draw';
import {CIRCLES} from './manifest';
import type {CirclesEvents, CirclesOptions, CirclesStage} from './options';

type Painter = typeof draw;

const KIND = {...CIRCLES, stages: CIRCLES_STAGES, slots: {stage: C.stage, reached: C.reached}, painter: present(draw)} as const;

export class CirclesFigure extends StagedFigure<'circles', CirclesStage, CirclesEvents, Painter> {
  readonly frame = new Float64Array(CIRCLES_SLOTS);
  protected readonly animation = {moving: false, running: false, stop() {}, settled: () => Promise.resolve()};
  protected readonly dragging = false;
  constructor(program: Program, parent: HTMLElement, options: CirclesOptions, wrong: readonly ClipstageError[] = [], stand: Placeholders = {}) {
    super(program, parent, KIND, {options, wrong, stand});
    this.create();
    this.addViewTools('page.fit.name');
    this.begin(() => this.applyOptions(), stand);
  }
  get contacts(): CirclesEvents['contacts'] { return {count: this.frame[C.count]!}; }
  protected stageDetail(stage: CirclesStage): CirclesEvents['stage'] { return {stage, reached: this.reached}; }
  protected letGoOfDrag(): void {}
  protected getPoses(): CirclesEvents['pose'] { return {radius: this.frame[C.radius]!, distance: this.frame[C.distance]!}; }
  protected follow(): void {}
  protected stand(): void {}
  protected fit(width: number, height: number): Camera { return this.painter.here!.fitCircles(this.frame, width, height); }
  getTrace(): {readonly stages: readonly (Caption & {id: string})[]; readonly result: unknown} { return JSON.parse(this.call('trace')) as ReturnType<CirclesFigure['getTrace']>; }
  protected captioned(): Caption { return this.getTrace().stages[this.frame[C.stage]!]!; }
  protected pictured(): (painter: Painter) => Subject {
    const {camera, surface: {theme}} = this, frame = this.frame.slice();
    return ({drawCircles}) => ({camera, draw: (pen) => void drawCircles(pen, frame, camera, theme)});
  }
  publish(frame: Float64Array): void { this.frame.set(frame); }
  protected render(pen: CanvasRenderingContext2D, {drawCircles}: Painter): void { this.drawn = drawCircles(pen, this.frame, this.surface.camera, this.surface.theme); }
}
