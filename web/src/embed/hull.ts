import type {HullStage} from '../base/hull.gen';
import {hull} from '../labs/hull/lab';
import {type HullOptions, readHullOptions} from '../labs/hull/options';
import type {HullCommand} from './message';
import type {Part} from './part';

/** Two hulls in a frame. */
export const part: Part = (given) => {
  const {page, engine: engineOptions, problems} = readHullOptions(given);
  const {theme: _, ...rest} = page; // the whole page has it
  return {
    problems,
    mount(program, element, hash) {
      const figure = hull.mount(program, element, {controls: 'minimal', ...rest, ...engineOptions, hash, problems, lab: 'hull'} as HullOptions);
      return {
        figure, home: figure.getState(),
        tell(to) {
          for (const type of ['stage', 'pose', 'contacts', 'play', 'pause'] as const) figure.on(type, (detail: unknown) => to(type, detail ?? null));
        },
        obey(given, height) {
          const command = given as HullCommand; // others do not reach it
          switch (command.type) {
            case 'seek': return void figure.seek(command.stage as HullStage);
            case 'getState': return {...figure.standing, height};
            case 'hello': return undefined; // which is answered before
            default: return void figure[command.type]();
          }
        },
      };
    },
  };
};
