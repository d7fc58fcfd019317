import {type Camera, toPixels} from '../../draw/camera';
import {BODY, W} from '../../draw/layout.gen';
import type {Zoom} from '../../figure/zoom';
import {bodyAt} from './frame';

/** Moves the view so that the followed body keeps its position on the canvas. A body outside the canvas moves to the middle. */
export class Following {
  private last = {body: -1, x: 0, y: 0};

  /** anew: the view was reset to the whole scene. */
  follow(frame: Float64Array, camera: Camera, zoom: Zoom, anew: boolean): void {
    const body = frame[W.followed]!, at = bodyAt(body), same = !anew && body === this.last.body;
    if (camera.width <= 1) return;
    if (body < 0) {
      this.last.body = -1;
      return;
    }
    const x = frame[at + BODY.at.x]!, y = frame[at + BODY.at.y]!, {width, height} = camera;
    const now = toPixels(camera, x, y), p = same ? toPixels(camera, this.last.x, this.last.y) : now;
    const seen = p.x >= 0 && p.y >= 0 && p.x <= width && p.y <= height;
    this.last = {body, x, y};
    zoom.shift((seen ? p.x : width / 2) - now.x, (seen ? p.y : height / 2) - now.y);
  }
}
