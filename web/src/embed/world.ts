import type {WorldStage} from '../base/figure.gen';
import type {Edit} from '../engine/api';
import {world} from '../labs/world/lab';
import {readWorldOptions, type WorldOptions} from '../labs/world/options';
import type {WorldCommand} from './message';
import type {Part} from './part';

/** A world in a frame. */
export const part: Part = (given) => {
  const {page, engine: engineOptions, problems} = readWorldOptions(given);
  const {theme: _, ...rest} = page; // the whole page has it
  return {
    problems,
    mount(program, element, hash) {
      const options = {controls: 'minimal', ...rest, ...engineOptions, hash, problems, lab: 'world'} as WorldOptions;
      const figure = world.mount(program, element, options);
      // The Pair lab stands on the site's own page, not in this frame.
      element.addEventListener('click', (event) => {
        const link = (event.target as Element).closest('.cs-open a')?.getAttribute('href');
        if (!link) return;
        event.preventDefault();
        window.open(`./index.html${link}`, '_blank', 'noopener');
      });
      let deaf: (() => void) | undefined, hear = (): void => {};
      return {
        figure, home: hash || figure.home,
        tell(to) {
          hear = () => deaf = figure.on('contact-event', (detail) => to('contact-event', detail)); // only if the page asks
          for (const type of ['step', 'scene', 'picked', 'settings', 'edited', 'stage', 'play', 'pause'] as const) figure.on(type, (detail: unknown) => to(type, detail ?? null));
        },
        obey(given, height) {
          const command = given as WorldCommand; // others do not reach it
          switch (command.type) {
            case 'seek': return void figure.seek(command.stage as WorldStage);
            case 'step': case 'back': return void figure[command.type](command.n);
            case 'pick': return void figure.choose(...command.pair);
            case 'playWorld': return void figure.playWorld(command.on);
            case 'listen':
              deaf?.();
              deaf = undefined;
              return void (command.on && hear());
            case 'edit': return void figure.edit(command.edit as Edit);
            case 'setSettings': return void figure.setSettings(command.settings);
            case 'getState': return {...figure.standing, settings: figure.getSettings(), height};
            case 'hello': return undefined; // which is answered before
            default: return void figure[command.type]();
          }
        },
      };
    },
  };
};
