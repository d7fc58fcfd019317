import {partsOf} from '../base/link';

/** A summary of a figure's state, sent with the event load. */
export interface Standing {
  readonly state: string;
  /** Empty in a world without a stage. */
  readonly stage: string;
  readonly playing: boolean;
}

/** Whether an option or a link names a stage. The figure then sends the event stage after load. */
export const startsAtStage = (stage: string | undefined, ...links: readonly (string | undefined)[]): boolean =>
  stage !== undefined || links.some((link) => partsOf(link ?? '').has('stage'));
