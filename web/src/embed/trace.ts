import {SHOWN} from '../trace/manifest';
import {openTrace} from '../trace/viewer';
import {embedded, type Part} from './part';

/** A saved trace in a frame, without an engine. */
export const part: Part = async (given, hash) => {
  const {problems, mount} = await openTrace({given: {controls: 'minimal', ...given}, hash, base: location.href, site: './'});
  return {problems, mount(_, element) {
    const figure = mount(element);
    delete figure.element.dataset.theme; // the theme applies to the whole page
    return embedded(figure, SHOWN.trace);
  }};
};
