/** How a figure of any lab stands, in short: what load tells. */
export interface Standing {
  readonly state: string;
  /** Empty where a world shows none. */
  readonly stage: string;
  readonly sub?: number;
  readonly reached?: boolean;
  readonly playing: boolean;
}

/** What the event stage tells of the stage that a figure begins with, after load as after every other stage; nothing where it shows none. */
export function stageOf({stage, sub, reached}: Standing): object | undefined {
  return stage === '' ? undefined : {stage, ...(sub !== undefined && {sub}), ...(reached !== undefined && {reached})};
}
