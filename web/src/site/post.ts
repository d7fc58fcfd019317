// The sample post: its terms have notes, as those of the figures.
import {attachNotes, markTerms} from '../figure/note';

const text = document.querySelector('main')!;
markTerms(text);
attachNotes(text);
