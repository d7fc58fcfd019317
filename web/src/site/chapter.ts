import {make, write} from '../base/dom';
import {saySite} from '../text/sitewords';

/** Links the reason for a figure's stage to the chapter of the course about the stage. A world's collide call has the chapters of the Pair lab. */
export function linkChapter({element}: {element: HTMLElement}, lab: string, stage: string): void {
  const why = element.querySelector('.cs-why'), found = COURSE[lab]?.[stage] ?? (lab === 'world' ? COURSE.pair![stage] : undefined);
  const before = why?.querySelector<HTMLAnchorElement>('.page-course');
  if (!why || !found) return before?.remove();
  const [n, id] = found, link = before ?? make('a', {class: 'page-course'});
  link.href = `./course/${id}.html`;
  write(link, saySite('page.course', {n}));
  if (!before) why.append(' ', link);
}
