package panel

import "github.com/clipstage/clipstage/wasm/text"

// Marker makes the texts of a stage, from top to bottom. In these texts the first occurrence of each term opens
// a note: see web/src/figure/note.ts.
type Marker struct{ text.Finder }

// NewMarker returns the marker of a stage's texts below others, whose terms have their notes already.
func NewMarker(in text.Language, above ...string) *Marker {
	m := &Marker{text.Finder{In: in}}
	for _, words := range above {
		m.Split(words)
	}
	return m
}

// Phrase makes an element with a text. The pieces of the text are its key. So a changed text is replaced as a
// whole, because a page translator may have reordered its parts.
func (m *Marker) Phrase(tag, classes, words string, items ...Item) *Element {
	var list List
	key := Key("")
	for _, piece := range m.Split(words) {
		key += Key(piece.Text + "|")
		if piece.Term == "" {
			list = append(list, Words(piece.Text))
		} else {
			list = append(list, Term(piece.Term, piece.Text))
		}
	}
	return Node(tag, classes, append(items, Keyed(Node("span", "", key, list)))...)
}

// Text makes the sentence of a stage.
func (m *Marker) Text(words string) *Element { return m.Phrase("p", "cs-text", words) }

// Notes makes the explanations of a table.
func (m *Marker) Notes(notes []string) List {
	list := make(List, len(notes))
	for i, words := range notes {
		list[i] = m.Phrase("p", "cs-hint cs-note", words)
	}
	return list
}

// Why makes the reason for a stage. Without a reason it is hidden.
func (m *Marker) Why(reason string) *Element {
	return Node("p", "cs-why", Attributes("hidden", When(reason == "", "hidden")),
		Phrase("strong", "", m.In.Text(text.WhyName)), m.Phrase("span", "", reason)).As("why")
}

// Term returns a word that opens a note: see web/src/figure/note.ts.
func Term(name, word string) *Element {
	return Phrase("dfn", "cs-term", word,
		Attributes("role", "button", "tabindex", "0", "aria-expanded", "false", "data-note", name))
}

// Keyed returns a list of keyed elements after an empty element. Without the empty element, vecty would insert
// a first keyed child again with each rendering, and a term would lose the focus.
func Keyed(list ...*Element) List { return List{Node("span", ""), {Children: list}} }
