import type {Point} from '../draw/geometry';
import type {Program} from '../engine/program';
import {hasFocus} from './focus';
import type {Asked} from './labfigure';
import {Pointer, type PointerTarget} from './pointer';
import {StagedFigure, type StagedEvents, type StagedKind} from './staged';

/** The labs with two bodies in a flat picture. */
type FlatLab = 'pair' | 'shape';

/** A figure with two bodies in a flat picture, which a pointer drags. */
export abstract class FlatFigure<L extends FlatLab, Stage extends string, Events extends StagedEvents<Stage>, Painter> extends StagedFigure<L, Stage, Events, Painter> {
  protected readonly pointer: Pointer;

  constructor(program: Program, parent: HTMLElement, kind: StagedKind<L, Events, Painter, Stage>, asked: Asked) {
    super(program, parent, kind, asked);
    this.pointer = new Pointer(this.canvas, this.onScreen, this.pointerTarget(), this.gone.signal);
  }

  /** Whether the camera shows both bodies. */
  protected abstract allInView(): boolean;
  /** Called with the position of a pointer that does not drag: see PointerTarget. */
  protected abstract pointedAt(at: Point | undefined): void;

  /** For the engine: it copies the frame. */
  publish(frame: Float64Array): void { this.frame.set(frame); }

  protected get dragging(): boolean { return this.pointer?.dragging; }
  protected override get busy(): boolean { return this.dragging; }
  protected letGoOfDrag(): void { this.pointer.letGo(); }

  /** The same figure, typed for the calls of both labs' programs. */
  private get flat(): FlatFigure<FlatLab, Stage, Events, Painter> { return this as unknown as FlatFigure<FlatLab, Stage, Events, Painter>; }

  /** The commands of a pointer to this figure. */
  private pointerTarget(): PointerTarget {
    return {
      camera: () => this.camera,
      hover: (...at) => this.flat.call('hover', ...at),
      cursor: () => this.flat.call('cursor'),
      grab: (...at) => {
        if (!hasFocus(this.element)) this.view.focus({preventScroll: true});
        return this.flat.call('grab', ...at);
      },
      swipes: () => this.swipes(),
      drag: (...to) => this.flat.call('drag', ...to),
      drop: () => this.letGo('drop'),
      cancel: () => this.letGo('cancel'),
      leave: () => this.flat.call('leave'),
      pointed: (at) => this.pointedAt(at),
    };
  }

  private letGo(end: 'drop' | 'cancel'): void {
    this.flat.call(end);
    if (!this.allInView()) this.resetView();
  }
}
