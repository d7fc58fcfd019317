// The sample post. Its terms have notes, as in the figures.
import {attachNotes, markTerms} from '../figure/note';

const text = document.querySelector('main')!;
markTerms(text);
attachNotes(text);
