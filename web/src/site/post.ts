// The sample post. Its terms have notes, as in the figures.
import {learnPage} from '../engine/texts';
import {attachNotes, linkGlossary, markTerms} from '../figure/note';
import {pageLanguage} from '../text/words';

const text = document.querySelector('main')!;
void learnPage(pageLanguage()).then(() => markTerms(text), () => {}); // without the messages no term is found
attachNotes(text);
linkGlossary('./glossary.html');
