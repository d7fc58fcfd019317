package panel

import (
	"strconv"

	"github.com/clipstage/clipstage/wasm/text"
)

// xhtml is the namespace of HTML. An element is reused for one of the same tag and namespace: named here alone, it keeps
// elements with text apart from elements with children.
const xhtml = "http://www.w3.org/1999/xhtml"

// Phrase makes an element that holds only text. The text is a property of the element, set as a whole where it changes:
// page translators replace text nodes.
func Phrase(tag, classes, words string, items ...Item) *Element {
	return Node(tag, classes, append(items, space(xhtml), Set("textContent", words))...)
}

// Words are text beside other parts of an element.
func Words(words string, items ...Item) *Element { return Phrase("span", "", words, items...) }

func space(name string) Marks { return Marks{{Kind: Namespace, Value: name}} }

// Drawing makes an element of SVG.
func Drawing(tag string, items ...Item) *Element {
	return Node(tag, "", append(items, space("http://www.w3.org/2000/svg"))...)
}

// Lettering makes a text of SVG.
func Lettering(words string, items ...Item) *Element {
	return Drawing("text", append(items, Set("textContent", words))...)
}

// When is s if it is so, and "" if it is not.
func When(so bool, s string) string {
	if so {
		return s
	}
	return ""
}

// Remark is a remark in a cell, if there is one.
func Remark(class, words string) *Element {
	if words == "" {
		return nil
	}
	return Phrase("span", class, words)
}

// Refused says why an input was refused, if it was.
func Refused(tag, words string) *Element {
	if words == "" {
		return nil
	}
	return Phrase(tag, "cs-refused", words, Attributes("role", "alert"))
}

// Sentence is a text in which each term opens its note where it first stands. Its key replaces it as a whole: of a
// translated sentence no part fits another one.
func Sentence(in text.Language, words string) List {
	var list List
	for _, piece := range in.Terms(words) {
		if piece.Term == "" {
			list = append(list, Words(piece.Text))
		} else {
			list = append(list, Term(piece.Term, piece.Text))
		}
	}
	return Keyed(Node("span", "", Key(words), list))
}

// Keyed is a list of keyed elements. An empty element stands before it, because vecty inserts a first keyed child anew
// with each rendering, and a term would lose the focus.
func Keyed(list ...*Element) List { return List{Node("span", ""), {Children: list}} }

// Text is a stage's sentence, with notes on its terms: web/src/figure/note.ts opens them.
func Text(in text.Language, words string) *Element { return Node("p", "cs-text", Sentence(in, words)) }

// Term is a word that opens a note: see web/src/figure/note.ts.
func Term(name, word string) *Element {
	return Phrase("dfn", "cs-term", word,
		Attributes("role", "button", "tabindex", "0", "aria-expanded", "false", "data-note", name))
}

// Notes explain a table.
func Notes(notes []string) List {
	list := make(List, len(notes))
	for i, words := range notes {
		list[i] = Phrase("p", "cs-hint cs-note", words)
	}
	return list
}

// Head names the columns of a table, if it has names for them.
func Head(names []string) *Element {
	if len(names) == 0 {
		return nil
	}
	cells := make(List, len(names))
	for i, name := range names {
		if name == "" {
			cells[i] = Node("td", "") // a heading must say something
		} else {
			cells[i] = Heading("col", name)
		}
	}
	return Node("thead", "", Node("tr", "", cells))
}

// Heading is the heading of a row or a column.
func Heading(scope, name string, more ...Item) *Element {
	if len(more) == 0 {
		return Phrase("th", "", name, Attributes("scope", scope))
	}
	return Node("th", "", append([]Item{Attributes("scope", scope), Words(name)}, more...)...)
}

// Exact writes numbers with all of their digits, with commas between.
func Exact(values ...float64) (exact string) {
	for i, x := range values {
		if i > 0 {
			exact += ","
		}
		exact += strconv.FormatFloat(x, 'g', -1, 64)
	}
	return exact
}
