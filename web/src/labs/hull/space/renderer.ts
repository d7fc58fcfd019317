import {Camera, Scene, WebGLRenderer} from 'three';
import type {Rect} from '../../../draw/geometry';
import {matrices} from './camera';
import {Ghost} from './layers/ghost';
import {Hulls} from './layers/hulls';
import type {Shot} from './look';
import {reachOf} from './solid';

/** Renders hulls in space with WebGL on a canvas of its own. It renders only when draw is called. */
export class Renderer {
  private readonly renderer: WebGLRenderer;
  private readonly scene = new Scene();
  private readonly camera = new Camera();
  private readonly parts: readonly [Hulls, Ghost];

  constructor(private readonly canvas: HTMLCanvasElement, context: WebGL2RenderingContext) {
    this.renderer = new WebGLRenderer({canvas, context});
    this.renderer.setClearColor(0, 0);
    this.renderer.autoClear = false;
    this.parts = [new Hulls(this.renderer), new Ghost()];
    for (const {objects} of this.parts) this.scene.add(...objects);
    this.scene.matrixWorldAutoUpdate = false; // no object has a transform
  }

  /**
   * Draws the shot into several rectangles of one size, on a canvas that covers them all, with ratio dots per CSS
   * pixel. The shot's camera is made for the first rectangle.
   */
  draw(shot: Shot, places: readonly Rect[], all: Rect, ratio: number): void {
    const {renderer, camera, canvas} = this, {width, height} = places[0]!, dots = (length: number): number => Math.round(length * ratio);
    const wide = Math.max(1, dots(all.width)), high = Math.max(1, dots(all.height));
    if (canvas.width !== wide || canvas.height !== high) renderer.setSize(wide, high, false);
    const reach = 1.01 * Math.max(shot.look.distance / 1e6, reachOf([...shot.solids, ...shot.ghost ? [shot.ghost] : []]));
    const {view, projection} = matrices(shot.look, places[0]!, reach);
    camera.matrixWorldInverse.fromArray(view);
    camera.projectionMatrix.fromArray(projection);
    camera.matrixWorldAutoUpdate = false;
    for (const part of this.parts) part.update(shot, width, height, ratio);
    renderer.clear();
    for (const {x, y} of places) {
      renderer.setViewport(dots(x - all.x), high - dots(y - all.y + height), dots(width), dots(height));
      renderer.render(this.scene, camera);
    }
  }

  /** Frees the renderer's resources. A lost context has none left. */
  dispose(): void {
    for (const part of this.parts) part.dispose();
    this.renderer.dispose();
  }

  release(): void {
    this.dispose();
    this.renderer.forceContextLoss();
  }
}
