import {partsOf} from '../base/link';

/** How a figure of any lab stands, in short: what load tells. */
export interface Standing {
  readonly state: string;
  /** Empty where a world shows none. */
  readonly stage: string;
  readonly playing: boolean;
}

/** Whether a figure is to start at a stage: then it tells the stage after load, as it does every other one. */
export const startsAtStage = (stage: string | undefined, ...links: readonly (string | undefined)[]): boolean =>
  stage !== undefined || links.some((link) => partsOf(link ?? '').has('stage'));
