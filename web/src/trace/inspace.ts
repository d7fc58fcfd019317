import {languageAt, make} from '../base/dom';
import {ClipstageError, tell} from '../base/error';
import {HOLD} from '../base/hull.gen';
import type {Camera} from '../draw/camera';
import type {Point} from '../draw/geometry';
import type {Theme} from '../draw/theme';
import type {Eye} from '../labs/hull/eye';
import {inSpace} from '../labs/hull/inspace';
import type {Sheet} from '../labs/hull/sheet';
import type {Space, Trouble} from '../labs/hull/space/space';
import {saySpace} from '../text/spacewords';

const FLAT = {none: 'page.space.none', lost: 'page.space.lost', part: 'page.space.part'} as const satisfies Record<Trouble, string>;

export interface SpaceHost {
  readonly view: HTMLElement;
  readonly canvas: HTMLCanvasElement;
  camera(): Camera;
  /** Whether the figure is on or near the screen. */
  near(): boolean;
  /** The point of the canvas under a pointer, in CSS pixels. */
  point(event: {clientX: number; clientY: number}): Point;
  swipes(): boolean;
  wheel(event: WheelEvent): boolean;
  /** Called when the picture must be redrawn. home: it has its first viewpoint. */
  changed(home: boolean): void;
  /** Called when the picture is ready, or its element tells why there is none. */
  told(): void;
}

/** Both hulls of a trace in space, as in a live figure, if WebGL works. A drag turns or shifts the view, but moves no hull. */
export class InSpace {
  private space: Space | undefined; // undefined until its code is loaded
  private gone = false;
  private readonly without = make('p', {class: 'cs-flat', role: 'status', hidden: ''});
  /** Resolves when the picture is ready or has failed. */
  settled: Promise<void> = Promise.resolve();

  constructor(private readonly frame: () => Float64Array) {}

  enter(host: SpaceHost): void {
    host.view.append(this.without);
    this.settled = this.load(host);
  }

  private async load({view, canvas, camera, near, point, swipes, wheel, changed, told}: SpaceHost): Promise<void> {
    const {frame} = this, language = languageAt(view), explain = (trouble: Trouble | undefined): void => {
      this.without.textContent = trouble === undefined ? '' : saySpace(FLAT[trouble], {}, language);
      this.without.hidden = trouble === undefined;
      told();
    };
    try {
      const {Space} = await inSpace.load();
      if (this.gone) return;
      this.space = new Space({
        view, canvas, name: saySpace('page.space.canvas', {}, language), get frame() { return frame(); }, get camera() { return camera(); }, get near() { return near(); },
        point, swipes, wheel, changed, trouble: explain, sight: () => HOLD.none, pull() {}, hand() {}, grabbed() {},
      });
      if (this.space.live) explain(undefined);
    } catch (error) {
      if (!this.gone) explain('part');
      if (!(error instanceof ClipstageError)) tell(error);
    }
  }

  /** The height of the text that explains why hulls are drawn flat, in CSS pixels. */
  get head(): number { return this.without.offsetHeight; }

  /** The eyes for both hulls' pictures. With ratio they are for the screen, at ratio dots per CSS pixel; otherwise for the pen. */
  eyes({width, height}: Camera, theme: Theme, ratio?: number): Eye<Sheet>[] { return this.space?.see({width, height, tab: undefined}, theme, ratio) ?? []; }

  get busy(): boolean { return this.space !== undefined && (this.space.live || this.space.hands.dragging); }

  fit(): void { this.space?.fit(); }

  zoom(factor: number): boolean {
    if (!this.space?.live) return false;
    this.space.zoom(factor);
    return true;
  }

  key(target: EventTarget | null, key: string, shift: boolean): boolean { return this.space?.holds(target) === true && this.space.key(key, shift); }

  /** Frees the WebGL context until the next drawing. */
  rest(): void { this.space?.rest(); }

  leave(): void {
    this.gone = true;
    this.space?.destroy();
    this.space = undefined;
  }
}
