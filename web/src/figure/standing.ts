import {partsOf} from '../base/link';

/** A summary of a figure's state: the payload of load. */
export interface Standing {
  readonly state: string;
  /** Empty if a world shows none. */
  readonly stage: string;
  readonly playing: boolean;
}

/** Reports whether an option or a link names a figure's stage: then the figure sends the event stage after load. */
export const startsAtStage = (stage: string | undefined, ...links: readonly (string | undefined)[]): boolean =>
  stage !== undefined || links.some((link) => partsOf(link ?? '').has('stage'));
