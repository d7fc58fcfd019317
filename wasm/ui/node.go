package ui

import (
	"github.com/hexops/vecty"

	"github.com/clipstage/clipstage/wasm/text"
)

// Node makes an element of a tag, with classes parted by spaces.
func Node(tag, classes string, parts ...vecty.MarkupOrChild) *vecty.HTML {
	var list []string
	for start, end := 0, 0; end <= len(classes); end++ {
		if end == len(classes) || classes[end] == ' ' {
			if start < end {
				list = append(list, classes[start:end])
			}
			start = end + 1
		}
	}
	return vecty.Tag(tag, append(parts, vecty.Markup(vecty.Class(list...)))...)
}

// xhtml is the namespace of HTML. vecty reuses an element for one of the same tag and namespace:
// named here alone, it keeps elements with text apart from elements with children.
const xhtml = "http://www.w3.org/1999/xhtml"

// Phrase makes an element with nothing but text in it. The text is a property of the element, set as
// a whole where it changes, and vecty never holds a text node: page translators replace those.
func Phrase(tag, classes, words string, parts ...vecty.MarkupOrChild) *vecty.HTML {
	return Node(tag, classes, append(parts, vecty.Markup(vecty.Namespace(xhtml)), written(words))...)
}

// Words are text beside other parts of an element.
func Words(words string, parts ...vecty.MarkupOrChild) *vecty.HTML {
	return Phrase("span", "", words, parts...)
}

func written(words string) vecty.MarkupOrChild { return Property("textContent", words) }

// Attributes sets attributes, names and values in turn. One without a value is left out.
func Attributes(pairs ...string) vecty.MarkupOrChild {
	var list []vecty.Applyer
	for i := 0; i < len(pairs); i += 2 {
		if pairs[i+1] != "" {
			list = append(list, vecty.Attribute(pairs[i], pairs[i+1]))
		}
	}
	return vecty.Markup(list...)
}

// Property sets a property of the element, which attributes are not enough for.
func Property(name string, value any) vecty.MarkupOrChild {
	return vecty.Markup(vecty.Property(name, value))
}

// When is s if it is so, and "" if it is not.
func When(so bool, s string) string {
	if so {
		return s
	}
	return ""
}

// Lettering makes a text of SVG.
func Lettering(words string, parts ...vecty.MarkupOrChild) *vecty.HTML {
	return Drawing("text", append(parts, written(words))...)
}

// Drawing makes an element of SVG.
func Drawing(tag string, parts ...vecty.MarkupOrChild) *vecty.HTML {
	return vecty.Tag(tag, append(parts, vecty.Markup(vecty.Namespace("http://www.w3.org/2000/svg")))...)
}

// Head names the columns of a table, if it has names for them.
func Head(names []string) *vecty.HTML {
	if len(names) == 0 {
		return nil
	}
	cells := make(vecty.List, len(names))
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
func Heading(scope, name string, more ...vecty.MarkupOrChild) *vecty.HTML {
	if len(more) == 0 {
		return Phrase("th", "", name, Attributes("scope", scope))
	}
	return Node("th", "", append([]vecty.MarkupOrChild{Attributes("scope", scope), Words(name)}, more...)...)
}

// Remark is a remark in a cell, if there is one.
func Remark(class, words string) *vecty.HTML {
	if words == "" {
		return nil
	}
	return Phrase("span", class, words)
}

// Sentence is a text in which each term opens its note where it first stands. Its key replaces it as a
// whole: of a translated sentence no part fits another one. An empty element stands before it, because vecty inserts a first
// keyed child anew with each rendering, and a term would lose the focus.
func Sentence(in text.Language, words string) vecty.List {
	var list vecty.List
	for _, piece := range in.Terms(words) {
		if piece.Term == "" {
			list = append(list, Words(piece.Text))
		} else {
			list = append(list, Term(piece.Term, piece.Text))
		}
	}
	return vecty.List{Node("span", ""), vecty.List{Node("span", "", vecty.Markup(vecty.Key(words)), list)}}
}

// Term is a word that opens a note: see web/src/figure/note.ts.
func Term(name, word string) *vecty.HTML {
	return Phrase("dfn", "cs-term", word,
		Attributes("role", "button", "tabindex", "0", "aria-expanded", "false", "data-note", name))
}
