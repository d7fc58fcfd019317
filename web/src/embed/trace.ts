import {openTrace} from '../trace/viewer';
import type {Simple} from './message';
import type {Part} from './part';

/** A saved trace in a frame, where no engine is. */
export const part: Part = async (given, hash) => {
  const {problems, mount} = await openTrace({given: {controls: 'minimal', ...given}, hash, base: location.href, site: './'});
  return {
    problems,
    mount(_, element) {
      const figure = mount(element), home = figure.getState();
      return {
        figure, home,
        tell(to) {
          for (const type of ['stage', 'play', 'pause'] as const) figure.on(type, (detail: unknown) => to(type, detail ?? null));
        },
        obey(given, height) {
          const command = given as Simple; // others do not reach it
          switch (command.type) {
            case 'seek': return void figure.seek(command.stage);
            case 'getState': return {...figure.standing, height};
            case 'hello': return undefined; // which is answered before
            default: return void figure[command.type]();
          }
        },
      };
    },
  };
};
