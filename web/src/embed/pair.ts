import type {Stage} from '../base/figure.gen';
import {pair} from '../labs/pair/lab';
import {type MountOptions, readPairOptions} from '../labs/pair/options';
import type {PairCommand} from './message';
import type {Part} from './part';

/** A pair in a frame. */
export const part: Part = (given) => {
  const {page, engine: engineOptions, problems} = readPairOptions(given);
  const {theme: _, ...rest} = page; // the whole page has it
  return {
    problems,
    mount(program, element, hash) {
      const figure = pair.mount(program, element, {controls: 'minimal', ...rest as MountOptions, ...engineOptions as MountOptions, hash, problems});
      return {
        figure, home: figure.getState(),
        tell(to) {
          for (const type of ['stage', 'pose', 'contacts', 'play', 'pause'] as const) figure.on(type, (detail: unknown) => to(type, detail ?? null));
        },
        obey(given, height) {
          const command = given as PairCommand; // others do not reach it
          switch (command.type) {
            case 'seek': return void figure.seek(command.stage as Stage);
            case 'setPose': return void figure.setPose(command.pose);
            case 'getState': return {...figure.standing, pose: figure.getPose(), height};
            case 'hello': return undefined; // which is answered before
            default: return void figure[command.type]();
          }
        },
      };
    },
  };
};
