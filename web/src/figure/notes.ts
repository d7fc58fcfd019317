// The content of the notes, loaded when the first note opens.
import {make} from '../base/dom';
import {NOTE, type NoteKey} from '../text/note.gen';
import type {Language} from '../text/text.gen';
import {say, sayer} from '../text/words';
import {FIELD, SKETCHES} from './sketches';
import {nameOf} from './terms';

const sayNote = sayer(NOTE), SVG = 'http://www.w3.org/2000/svg';

/** A term's name, its text with an id, its picture, and a link to the glossary page if there is one. */
export function contentOf(term: string, id: string, glossary: string | undefined, language: Language | undefined): Element[] {
  const said = (part: string): string => sayNote(`page.note.${term}${part}` as NoteKey, {}, language), sketch = SKETCHES[term];
  return [
    make('strong', {}, nameOf(term, language)), make('p', {id}, said('')),
    ...sketch ? [drawn(sketch, said('.alt'))] : [],
    ...glossary === undefined ? [] : [make('a', {href: `${glossary}#${term}`, target: '_blank', rel: 'noopener'}, say('page.glossary', {}, language))],
  ];
}

function drawn(sketch: (typeof SKETCHES)[string], alt: string): Element {
  const svg = document.createElementNS(SVG, 'svg');
  for (const [name, value] of Object.entries({class: 'cs-sketch', viewBox: FIELD, role: 'img', 'aria-label': alt})) svg.setAttribute(name, value);
  for (const [kind, d] of sketch) {
    const path = document.createElementNS(SVG, 'path');
    path.setAttribute('class', `cs-sketch-${kind}`);
    path.setAttribute('d', d);
    svg.append(path);
  }
  return svg;
}
