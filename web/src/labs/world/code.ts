import url from 'chunk:./code/worldpane';
import {partsOf} from '../../base/link';
import {Chunk} from '../../engine/chunk';
import {Code, type CodedFigure} from '../../figure/code';
import type {Pane, PaneHost} from './code/worldpane';

const pane = new Chunk<typeof import('./code/worldpane')>(url);

/** The figure of the code. */
export interface WorldCodeHost extends CodedFigure, Omit<PaneHost, 'close'> {
  /** The reader has opened the code. */
  opened(): void;
}

/** The code of the solver beside a world. */
export class WorldCode extends Code<Pane, WorldCodeHost> {
  /** Opens or shuts the code as a link or the options say. */
  set(open: boolean): void { super.toggle(open); }

  /** The button waits for a picked pair. */
  override changed(): void {
    this.button.classList.toggle('cs-early', this.host.moment().stage === '');
    super.changed();
  }

  override toggle(open?: boolean): void {
    super.toggle(open);
    if (this.open) this.host.opened();
  }

  protected async load(): Promise<() => Pane> {
    const {Pane} = await pane.load(), {host} = this;
    return () => new Pane({...host, close: () => this.toggle(false)});
  }
}

/** Takes code=on and code=off out of a link's state. Other values stay, and the engine refuses them. */
export function withoutCode(state: string): {state: string; open: boolean} {
  const code = partsOf(state).get('code');
  if (code !== 'on' && code !== 'off') return {state, open: false};
  return {state: state.split('&').filter((part) => part.replace(/^#/, '') !== `code=${code}`).join('&'), open: code === 'on'};
}
