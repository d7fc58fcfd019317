import url from 'chunk:./plots/draw';
import {ClipstageError, guarded} from '../../base/error';
import {W} from '../../draw/layout.gen';
import type {Theme} from '../../draw/theme';
import {Chunk} from '../../engine/chunk';
import {capture} from '../../figure/capture';
import type {OnScreen} from '../../figure/onscreen';
import {samples, tallies} from './frame';

const drawing = new Chunk<typeof import('./plots/draw')>(url);

export interface PlotsHost {
  readonly element: Element;
  readonly onScreen: Pick<OnScreen, 'across'>;
  failed(error: ClipstageError): void;
  draw(): void;
}

/** The plots over a world's time axis. Their drawing code is loaded with the first plot. */
export class Plots {
  private drawings: InstanceType<typeof import('./plots/draw')['Drawings']> | undefined;
  private coming = false;
  private refused = 0; // the plots for which the code could not be loaded; other plots request it again
  private gone = false;
  private waiting = 0; // the animation frame that waits for the plots' elements

  constructor(private readonly host: PlotsHost) {}

  draw(frame: Float64Array, theme: Theme, scale: number): void {
    if (frame[W.plots] === 0) this.refused = 0;
    if (this.gone || (frame[W.plots] === 0 && this.drawings === undefined)) return;
    const module = drawing.here;
    if (module === undefined) return this.load(frame[W.plots]!);
    this.drawings ??= new module.Drawings({samples, tallies}, {capture, across: (...at) => this.host.onScreen.across(...at)});
    cancelAnimationFrame(this.waiting);
    if (this.drawings.draw(this.host.element, frame, theme, scale)) return;
    // The controls render a plot's element in the next animation frame.
    guarded(() => {
      this.waiting = requestAnimationFrame(() => this.host.draw());
    });
  }

  private load(shown: number): void {
    if (this.coming || shown === this.refused) return;
    this.coming = true;
    const come = (then: () => void): void => {
      this.coming = false;
      if (!this.gone) then();
    };
    drawing.load().then(() => come(() => this.host.draw()), (error: unknown) => come(() => {
      this.refused = shown;
      this.host.failed(ClipstageError.from(error));
    }));
  }

  destroy(): void {
    this.gone = true;
    guarded(() => cancelAnimationFrame(this.waiting));
    this.drawings?.destroy();
    this.drawings = undefined;
  }
}
