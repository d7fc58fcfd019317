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

/** What is said where hulls are drawn flat. */
const FLAT = {none: 'page.space.none', lost: 'page.space.lost', part: 'page.space.part'} as const satisfies Record<Trouble, string>;

/** What a picture of space needs of its figure. */
export interface SpaceHost {
  readonly view: HTMLElement;
  readonly canvas: HTMLCanvasElement;
  camera(): Camera;
  /** Whether it is on the screen, or near. */
  near(): boolean;
  /** The point of the canvas where a pointer is, CSS pixels. */
  point(event: {clientX: number; clientY: number}): Point;
  swipes(): boolean;
  wheel(event: WheelEvent): boolean;
  /** Another picture is to be drawn; whether it is seen as it was at first. */
  changed(home: boolean): void;
  /** It has come, or says why not. */
  told(): void;
}

/** Both hulls of a trace in space, as in a live figure, where they can be drawn so: hands turn the picture, and hold nothing. */
export class InSpace {
  private space: Space | undefined; // once its code has come
  private gone = false;
  private readonly without = make('p', {class: 'cs-flat', role: 'status', hidden: ''});
  /** Resolves when it has come, or cannot. */
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

  /** How high it is that says why hulls are flat, CSS pixels. */
  get head(): number { return this.without.offsetHeight; }

  /** The eyes that see both hulls: on a canvas of their own on the screen, which has so many dots a CSS pixel, else by the pen. */
  eyes({width, height}: Camera, theme: Theme, ratio?: number): Eye<Sheet>[] { return this.space?.see({width, height, tab: undefined}, theme, ratio) ?? []; }

  get busy(): boolean { return this.space !== undefined && (this.space.live || this.space.hands.dragging); }

  /** Looks at both hulls anew. */
  fit(): void { this.space?.fit(); }

  zoom(factor: number): boolean {
    if (!this.space?.live) return false;
    this.space.zoom(factor);
    return true;
  }

  /** Does what a key means where the keyboard is on the picture of space. */
  key(target: EventTarget | null, key: string, shift: boolean): boolean { return this.space?.holds(target) === true && this.space.key(key, shift); }

  /** Gives the context back until it draws again. */
  rest(): void { this.space?.rest(); }

  leave(): void {
    this.gone = true;
    this.space?.destroy();
    this.space = undefined;
  }
}
